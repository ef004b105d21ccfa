#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs test programs of other projects and compares their totals with docs/measured_by_others.md.

The programs are <folder>/<suite>-test for Unified Runtime and <folder>/<suite> for the Level Zero tests. A suite in a table may
have arguments. The script skips suites that are not in the folder. Exit code 1: a total differs.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/measured_by_others.md"
_TOTALS = re.compile(r"(\d+) / (\d+) / (\d+)")
_DRIVER = "software Level Zero driver"
_DRIVER_SWITCHES = {"ZE_HOST_DRIVER_DEVICES": "2", "ZE_HOST_DRIVER_API_VERSION": "1.17"}


@dataclass(frozen=True)
class Totals:
    """Passed, failed and skipped tests of a program."""

    passed: int
    failed: int
    skipped: int

    def __str__(self) -> str:
        return f"{self.passed} / {self.failed} / {self.skipped}"


@dataclass(frozen=True)
class RecordedTotals:
    """The recorded totals of a suite."""

    suite: str  # enqueue, or "test_ipc --gtest_filter=-*Timestamp*"
    column: str  # native_cpu, or "software Level Zero driver, neo"
    totals: Totals

    def command(self, programs: Path) -> list[str]:
        """Returns the program and its arguments."""
        name, *arguments = self.suite.split()
        return [str(programs / (name if self.column.startswith(_DRIVER) else f"{name}-test")), *arguments]


def read_recorded(page: str) -> Iterator[RecordedTotals]:
    """Yields the totals in the tables of the page, which have a row per suite and a column per adapter or driver."""
    columns: list[str] = []
    for line in page.splitlines():
        if not line.startswith("|"):
            columns = []  # the end of a table
            continue
        cells = [cell.strip(" `") for cell in line.strip("|").split("|")]
        if cells[0] == "suite":
            columns = cells
        for column, cell in zip(columns[1:], cells[1:], strict=False):
            if match := _TOTALS.fullmatch(cell):
                yield RecordedTotals(cells[0], column, Totals(*map(int, match.groups())))


def environment(column: str, build: Path, loader: Path | None) -> dict[str, str]:
    """Returns the variables that select an adapter and its software driver, or a mode of the driver."""
    paths = [str(loader)] if loader else []
    variables = {"ZE_ENABLE_ALT_DRIVERS": str(build / "lib/libze_host_driver.so")}
    if column.startswith(_DRIVER):
        variables |= _DRIVER_SWITCHES | ({"ZE_HOST_DRIVER_LIKE": "neo"} if column.endswith(", neo") else {})
    else:
        variables["UR_ADAPTERS_FORCE_LOAD"] = str(build / f"lib/libur_adapter_{column}.so.0")
    if column == "cuda":
        paths.append(str(build / "fakes/cuda/cuda"))
    if paths:
        variables["LD_LIBRARY_PATH"] = ":".join([*paths, *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])
    return variables


def run_suite(command: list[str], variables: dict[str, str], seconds: float) -> Totals | str:
    """Returns the totals of a run, or the reason why there are no totals.

    The program starts in its own folder, where the Level Zero tests look for their helper programs.
    """
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        try:
            run = subprocess.run(
                [*command, f"--gtest_output=xml:{report}"],
                cwd=Path(command[0]).parent,
                env=os.environ | variables,
                capture_output=True,
                check=False,
                timeout=seconds,
            )
        except subprocess.TimeoutExpired:
            return f"not finished after {seconds:.0f} s"
        if not report.exists():
            return f"exit code {run.returncode} without a report"
        cases = list(ElementTree.parse(report).iter("testcase"))
    failed_count = sum(case.find("failure") is not None for case in cases)
    completed = sum(case.get("result") == "completed" for case in cases)
    skipped = sum(case.get("result") == "skipped" for case in cases)
    return Totals(completed - failed_count, failed_count, skipped)


def resolve_path(path: str) -> Path:
    return Path(path).resolve()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", type=resolve_path, help="the folder of the built test programs")
    parser.add_argument(
        "--build", type=resolve_path, default=ROOT / "build/release", help="the build of the adapters and software drivers"
    )
    parser.add_argument("--loader", type=resolve_path, help="the folder of another loader for the programs")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page with the recorded totals")
    parser.add_argument("--seconds", type=float, default=600, help="the time limit of a program")
    options = parser.parse_args()
    differences = 0
    for entry in read_recorded(options.page.read_text(encoding="utf-8")):
        command = entry.command(options.programs)
        if not Path(command[0]).exists():
            continue
        totals = run_suite(command, environment(entry.column, options.build, options.loader), options.seconds)
        differs = totals != entry.totals
        differences += differs
        print(f"{entry.column:24} {entry.suite:28} {totals}" + (f", recorded: {entry.totals}" if differs else ""), flush=True)
    print(f"{differences} differences")
    return int(differences != 0)


if __name__ == "__main__":
    sys.exit(main())
