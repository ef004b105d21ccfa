#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the tests with mutants: small changes of ipc, adapters/kit and adapters/native_cpu, one at a time.

universalmutator makes the mutants, and this script tries a random selection of them in each folder. It skips mutants that do
not compile, or that compile to the same code as the file or an earlier mutant. For each mutant it runs the conformance, fault
and unit tests that execute the mutant's line, and the random histories of the API and of the simulated kernel. It starts with
the quickest tests, and stops at the first failure. These tests use native CPU; for code that adapters share, the script also
runs tests of Level Zero on the software driver.

The script saves the results. So an interrupted run can continue, and a run with a larger number of mutants adds to the earlier
results. The report lists the mutants that no test noticed. test/mutants/no_defects.yml lists mutants that are not defects, with
reasons.
Exit code 1: the score of a folder is below its limit.

The builds are in build/mutants and build/coverage. The results and the map of tests to lines are in build/mutants.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from itertools import islice
from pathlib import Path

from mutation.coverage_map import CoverageMap, measure
from mutation.mutants import Mutant, mutants_of
from mutation.report import MIN_SCORES, Trial, report
from mutation.trial import MutantTester, Outcome, Verdict
from rebuild import BuildTree

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build/mutants"
COVERAGE = ROOT / "build/coverage"
ADAPTERS = ("native_cpu", "level_zero")  # their tests judge shared code
CONTROLS = 25  # the number of mutants between two trials of the unchanged file
PROGRESS = 15.0  # seconds between progress lines


def build() -> None:
    for preset, part in (("mutants", "mutants"), ("coverage", "coverage-of-mutants")):
        subprocess.run(["cmake", "--preset", preset], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["cmake", "--build", "--preset", part], cwd=ROOT, check=True)


def coverage_map(jobs: int) -> CoverageMap:
    """Returns the saved map. Measures it again if a program is newer."""
    path = BUILD / "coverage_map.json"
    programs = [*(COVERAGE / "bin").iterdir(), *(COVERAGE / "lib").iterdir()]
    if not path.exists() or path.stat().st_mtime < max(program.stat().st_mtime for program in programs):
        print("measuring which suite runs which line", flush=True)
        measure(ROOT, COVERAGE, list(MIN_SCORES), jobs).save(path)
    coverage = CoverageMap.load(path)
    for failure in coverage.failed:
        print(f"fails without a mutant, so it cannot judge mutants: {failure}")
    return coverage


def mutants_in(folder: str, seed: int) -> list[Mutant]:
    """Returns all mutants of a folder's compiled files, in a random order that depends on the seed."""
    files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*.cpp"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        mutants = [mutant for batch in pool.map(lambda file: mutants_of(ROOT, file), files) for mutant in batch]
    random.Random(seed).shuffle(mutants)
    return mutants


class VerdictLog:
    """The file with the verdicts so far."""

    def __init__(self, path: Path, retry_survivors: bool) -> None:
        self._path = path
        self._verdicts: dict[str, Verdict] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            entry = json.loads(line)
            self._verdicts[entry["mutant"]] = Verdict(Outcome(entry["outcome"]), entry["test"])
        if retry_survivors:
            survivors = (Outcome.SURVIVED, Outcome.UNCOVERED)
            self._verdicts = {key: verdict for key, verdict in self._verdicts.items() if verdict.outcome not in survivors}

    def find(self, mutant: Mutant) -> Verdict | None:
        return self._verdicts.get(mutant.key)

    def record(self, mutant: Mutant, verdict: Verdict) -> None:
        entry = {"mutant": mutant.key, "outcome": verdict.outcome, "test": verdict.test, "place": str(mutant)}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def try_folder(tester: MutantTester, folder: str, target: int, seed: int, log: VerdictLog, jobs: int) -> list[Trial]:
    """Tries mutants of a folder until `target` of them count. Returns all tried mutants."""
    trials: list[Trial] = []
    mutants = mutants_in(folder, seed)
    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(tester.record_original, {mutant.file for mutant in mutants}))
    print(f"{folder}: {len(mutants)} mutants to choose from", flush=True)

    def try_numbered(item: tuple[int, Mutant]) -> Trial:
        number, mutant = item
        earlier_verdict = log.find(mutant)
        verdict = earlier_verdict or tester.try_one(mutant)
        if not earlier_verdict:
            log.record(mutant, verdict)
        if not earlier_verdict and number % CONTROLS == 0:
            control = tester.control(mutant.file, mutant.line)
            if control.outcome is Outcome.KILLED:
                print(f"FAILS WITHOUT A MUTANT: {control.test}", flush=True)
        return Trial(mutant, verdict)

    start = last_report = time.monotonic()
    with ThreadPoolExecutor(jobs) as pool:
        remaining = iter(enumerate(mutants))
        pending = {pool.submit(try_numbered, item) for item in islice(remaining, jobs)}
        while pending:
            finished, pending = wait(pending, return_when=FIRST_COMPLETED)
            trials += [future.result() for future in finished]
            total = sum(trial.counts for trial in trials)
            if total < target:
                pending |= {pool.submit(try_numbered, item) for item in islice(remaining, len(finished))}
            if time.monotonic() - last_report > PROGRESS or not pending:
                last_report = time.monotonic()
                counts = Counter(trial.verdict.outcome for trial in trials)
                print(
                    f"{folder}: {total} of {target} in {last_report - start:.0f} s: "
                    + ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())),
                    flush=True,
                )
    return trials


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--mutants", type=int, default=300, metavar="N", help="the number of mutants to try in each folder (300)"
    )
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random selection (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="the number of parallel trials (one per processor)")
    parser.add_argument("--folder", action="append", choices=list(MIN_SCORES), help="try only this folder; may be repeated")
    parser.add_argument("--again", action="store_true", help="try survivors again, after tests were added")
    options = parser.parse_args()
    build()
    tester = MutantTester(BuildTree(ROOT, BUILD, ADAPTERS), coverage_map(options.jobs))
    log = VerdictLog(BUILD / "verdicts.jsonl", options.again)
    trials = []
    for folder in options.folder or MIN_SCORES:
        trials += try_folder(tester, folder, options.mutants, options.seed, log, options.jobs)
    lines, all_passed = report(trials, ROOT / "test/mutants/no_defects.yml")
    (BUILD / "report.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    return 0 if all_passed else 1


if __name__ == "__main__":
    sys.exit(main())
