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
WANTED = {"ipc": 90.0, "adapters/kit": 90.0, "adapters/native_cpu": 80.0}


@dataclass(frozen=True)
class Tried:
    """A mutant and its verdict."""

    mutant: Mutant
    verdict: Verdict

    @property
    def counts(self) -> bool:
        return self.verdict.outcome not in (Outcome.INVALID, Outcome.SAME)


def report(tried: list[Tried], no_defects: Path) -> tuple[list[str], bool]:
    """Returns the lines of the report, and whether every folder reaches its limit."""
    known = {
        (entry["file"], entry["before"], entry["after"]): entry["reason"] for entry in yaml.safe_load(no_defects.read_text())
    }
    lines = ["| folder | mutants | killed | no defect | survived | score | limit |", "|---|---|---|---|---|---|---|"]
    good, survivors, excused = True, [], []
    for folder, wanted in WANTED.items():
        own = [one for one in tried if one.counts and one.mutant.file.startswith(f"{folder}/")]
        if not own:
            continue
        kinds: Counter[str] = Counter()
        for one in own:
            reason = known.get((one.mutant.file, one.mutant.before, one.mutant.after))
            if one.verdict.outcome is Outcome.KILLED:
                kinds["killed"] += 1
            elif reason:
                kinds["no defect"] += 1
                excused.append(f"- {one.mutant}: {reason}")
            else:
                kinds["survived"] += 1
                survivors.append(f"- {one.mutant}" + (" (no test runs it)" if one.verdict.outcome is Outcome.UNCOVERED else ""))
        score = 100.0 * kinds["killed"] / ((len(own) - kinds["no defect"]) or 1)
        good &= score >= wanted
        lines.append(
            f"| {folder} | {len(own)} | {kinds['killed']} | {kinds['no defect']} | {kinds['survived']} "
            f"| {score:.1f} % | {wanted:.0f} % |"
        )
    lines += ["", "Survived:", "", *sorted(survivors), "", "No defect:", "", *sorted(excused)]
    return lines, good
