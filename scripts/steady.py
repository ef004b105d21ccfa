#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds flaky tests of the conformance suite, which fail although the code has no defect. Runs the suite repeatedly, each time
in another random order, on all adapters that need no device, in parallel and with one busy loop per processor. Needs a Release
build. The log of each failure stays in build/release/steady. Exit code 1: a test failed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "release"
PROGRAM = BUILD / "bin" / "ur-ipc-conformance"
LOGS = BUILD / "steady"


@dataclass(frozen=True)
class TestedAdapter:
    """An adapter and its settings for the suite. They must match the settings in test/conformance."""

    name: str  # "level_zero_v2.neo"
    variables: dict[str, str] = field(default_factory=dict)

    @property
    def library(self) -> Path:
        return BUILD / "lib" / f"libur_adapter_{self.name.partition('.')[0]}.so.0"

    def command(self, seed: int, report: Path) -> list[str]:
        program = [str(PROGRAM), "--shuffle", str(seed), "--json", str(report)]
        if not self.name.startswith("level_zero"):
            return program
        census = [str(ROOT / "fakes/host/run_with_census.py"), f"--census={report.with_suffix('.census')}"]
        return [sys.executable, *census, "--", *program]


NO_SKIPS = {"UR_IPC_TEST_NO_SKIP": "1"}  # for adapters that support everything: a skip is a failure
LEVEL_ZERO = NO_SKIPS | {"ZE_ENABLE_ALT_DRIVERS": str(BUILD / "lib" / "libze_host_driver.so")}
NEO = LEVEL_ZERO | {"ZE_HOST_DRIVER_LIKE": "neo"}
ADAPTERS = (
    TestedAdapter("native_cpu", NO_SKIPS),
    TestedAdapter("mock", NO_SKIPS),
    TestedAdapter("level_zero", LEVEL_ZERO),
    TestedAdapter("level_zero.neo", NEO),
    TestedAdapter("level_zero_v2", LEVEL_ZERO),
    TestedAdapter("level_zero_v2.neo", NEO),
    TestedAdapter("opencl"),
)


@contextmanager
def busy_processors() -> Iterator[None]:
    """Runs a busy loop on each processor. The loops end if this process is killed."""
    loop = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: pass"
    loops = [subprocess.Popen([sys.executable, "-c", loop]) for _ in os.sched_getaffinity(0)]
    try:
        yield
    finally:
        for process in loops:
            process.kill()
            process.wait()


def outcomes(report: Path, exit_code: int) -> Counter[str]:
    """Returns the numbers of passed, failed and skipped tests of one run. A run that fails without a failed test counts as one
    failure."""
    counts: Counter[str] = Counter(json.loads(report.read_text(encoding="utf-8"))["totals"] if report.exists() else {})
    if exit_code != 0:
        counts["failed"] = max(counts["failed"], 1)
    return counts


def one_round(adapter: TestedAdapter, seed: int) -> Counter[str]:
    report = LOGS / f"{adapter.name}-{seed}.json"
    report.unlink(missing_ok=True)
    prefixes = ("UR_", "ZE_", "OCL_", "POCL_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(prefixes)} | adapter.variables
    environment["UR_ADAPTERS_FORCE_LOAD"] = str(adapter.library)
    run = subprocess.run(
        adapter.command(seed, report),
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    counts = outcomes(report, run.returncode)
    if counts["failed"]:
        log = report.with_suffix(".log")
        log.write_text(run.stdout, encoding="utf-8")
        print(f"{adapter.name} failed with seed {seed}: {log.relative_to(ROOT)}", flush=True)
    for file in (report, report.with_suffix(".census")):
        file.unlink(missing_ok=True)
    return counts


def all_rounds(adapter: TestedAdapter, seeds: range) -> Counter[str]:
    return sum((one_round(adapter, seed) for seed in seeds), Counter())


def line(name: str, rounds: int, counts: Counter[str]) -> str:
    totals = ", ".join(f"{counts[outcome]} {outcome}" for outcome in ("passed", "failed", "skipped"))
    return f"{name:<18} {rounds} rounds: {totals}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, help="the number of runs of each adapter (20)")
    parser.add_argument(
        "--seed", type=int, default=1, help="the seed of the first run's order, plus 1 for each further run (1)"
    )
    options = parser.parse_args()
    if not PROGRAM.exists():
        parser.error(
            f"there is no {PROGRAM.relative_to(ROOT)}; build it: cmake --preset release; cmake --build --preset release"
        )
    LOGS.mkdir(exist_ok=True)
    seeds = range(options.seed, options.seed + options.rounds)
    failed_count = 0
    with busy_processors(), ThreadPoolExecutor(len(ADAPTERS)) as pool:
        for adapter, counts in zip(ADAPTERS, pool.map(lambda adapter: all_rounds(adapter, seeds), ADAPTERS), strict=True):
            print(line(adapter.name, options.rounds, counts), flush=True)
            failed_count += counts["failed"]
    return int(failed_count != 0)


if __name__ == "__main__":
    sys.exit(main())
