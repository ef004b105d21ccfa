# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reports the results of the trials."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import yaml

from mutation.mutants import Mutant
from mutation.trial import Outcome, Verdict

# The percentage of each folder's mutants that tests should detect.
MIN_SCORES = {"ipc": 90.0, "adapters/kit": 90.0, "adapters/native_cpu": 80.0}


@dataclass(frozen=True)
class Trial:
    """A mutant and its verdict."""

    mutant: Mutant
    verdict: Verdict

    @property
    def counts(self) -> bool:
        return self.verdict.outcome not in (Outcome.INVALID, Outcome.SAME)


def report(trials: list[Trial], no_defects: Path) -> tuple[list[str], bool]:
    """Returns the lines of the report, and whether every folder reaches its limit."""
    reasons = {
        (entry["file"], entry["before"], entry["after"]): entry["reason"] for entry in yaml.safe_load(no_defects.read_text())
    }
    lines = ["| folder | mutants | killed | no defect | survived | score | limit |", "|---|---|---|---|---|---|---|"]
    all_passed, survivors, excused = True, [], []
    for folder, limit in MIN_SCORES.items():
        folder_trials = [trial for trial in trials if trial.counts and trial.mutant.file.startswith(f"{folder}/")]
        if not folder_trials:
            continue
        kinds: Counter[str] = Counter()
        for trial in folder_trials:
            reason = reasons.get((trial.mutant.file, trial.mutant.before, trial.mutant.after))
            if trial.verdict.outcome is Outcome.KILLED:
                kinds["killed"] += 1
            elif reason:
                kinds["no defect"] += 1
                excused.append(f"- {trial.mutant}: {reason}")
            else:
                kinds["survived"] += 1
                survivors.append(
                    f"- {trial.mutant}" + (" (no test runs it)" if trial.verdict.outcome is Outcome.UNCOVERED else "")
                )
        score = 100.0 * kinds["killed"] / ((len(folder_trials) - kinds["no defect"]) or 1)
        all_passed &= score >= limit
        lines.append(
            f"| {folder} | {len(folder_trials)} | {kinds['killed']} | {kinds['no defect']} | {kinds['survived']} "
            f"| {score:.1f} % | {limit:.0f} % |"
        )
    lines += ["", "Survived:", "", *sorted(survivors), "", "No defect:", "", *sorted(excused)]
    return lines, all_passed
