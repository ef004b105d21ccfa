# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the conformance tests on several adapters, and prints the results in one table with a row per test.

    compare.py --program PROGRAM --released NAME=LIBRARY... --own NAME=LIBRARY... [--filter PATTERN] [--all]

Without --all, the table contains only tests that fail or whose results differ between adapters; the last rows count all tests.
Fails if one of our adapters does not pass a test that a released adapter passes.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LABELS = {"passed": "pass", "failed": "FAIL", "skipped": "unclaimed"}


def parse_library(text: str) -> tuple[str, Path]:
    name, _, library = text.partition("=")
    return name, Path(library)


def outcomes(program: Path, adapter: Path, pattern: str, report: Path) -> dict[str, str]:
    """Returns the outcome of each test. Exits if the program writes no report, because then no test ran."""
    environment = os.environ | {"UR_ADAPTERS_FORCE_LOAD": str(adapter)}
    command = [str(program), "--filter", pattern, "--timeout", "10", "--json", str(report)]
    process = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if not report.exists():
        sys.exit(f"compare.py: {adapter} was not tested; exit code {process.returncode}:\n{process.stdout}")
    devices = json.loads(report.read_text(encoding="utf-8"))["devices"]
    return {test["name"]: LABELS[test["outcome"]] for test in devices[0]["tests"]}


def print_table(results: dict[str, dict[str, str]], all_tests: bool) -> None:
    columns = list(results)
    tests = list(dict.fromkeys(test for column in results.values() for test in column))
    width = max(map(len, [*tests, "test"])) + 2
    cells = [max(len(column), len("unclaimed")) + 2 for column in columns]

    def line(first: str, rest: list[str]) -> str:
        return (first.ljust(width) + "".join(text.ljust(cell) for text, cell in zip(rest, cells, strict=True))).rstrip()

    print(line("test", columns))
    for test in tests:
        row = [results[column].get(test, "-") for column in columns]
        if all_tests or "FAIL" in row or len(set(row)) > 1:
            print(line(test, row))
    for label in LABELS.values():
        print(line(f"{label}, of {len(tests)}", [str(list(results[column].values()).count(label)) for column in columns]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, required=True, help="ur-ipc-conformance")
    parser.add_argument("--released", type=parse_library, action="append", required=True, metavar="NAME=LIBRARY")
    parser.add_argument("--own", type=parse_library, action="append", required=True, metavar="NAME=LIBRARY")
    parser.add_argument("--filter", default="*", help="the program's filter")
    parser.add_argument("--all", action="store_true", help="list all tests")
    options = parser.parse_args()

    adapters = dict([*options.released, *options.own])
    # The programs run concurrently, because some adapters spend most of their time waiting.
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(len(adapters)) as pool:
        runs = {
            name: pool.submit(outcomes, options.program, library, options.filter, Path(folder) / f"{name}.json")
            for name, library in adapters.items()
        }
        results = {name: run.result() for name, run in runs.items()}
    print_table(results, options.all)

    regressions = [
        f"{own_name} does not pass {test}, which {released_name} passes"
        for own_name, _ in options.own
        for released_name, _ in options.released
        for test, outcome in results[released_name].items()
        if outcome == "pass" and results[own_name].get(test) != "pass"
    ]
    for sentence in regressions:
        print(f"compare.py: {sentence}", file=sys.stderr)
    return 1 if regressions else 0


if __name__ == "__main__":
    sys.exit(main())
