# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks README.md: it has a row for each test of the plan, CTest or the tree has each test of a row, and no test's name
contains a number of the plan."""

from __future__ import annotations

import argparse
import fnmatch
import json
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TESTED_ELSEWHERE = {55, 56, 59, 60, 61, 62}  # the text below the table says where these tests are
UNUSED_NUMBERS = {67, 68, 72, 73, 74, 79}  # the text lists them, too
EACH = "EACH."


def rows(readme: str) -> dict[int, list[str]]:
    """Returns the patterns in the tests column of each row, by the plan's number."""
    matches = re.findall(r"^\| T(\d{2,3}) \|.*\| ([^|]*) \|$", readme, re.MULTILINE)
    return {int(number): re.findall(r"`([^`]+)`", tests) for number, tests in matches}


def ctest_names(ctest: str, build: Path) -> list[str]:
    listing = subprocess.run(
        [ctest, "--show-only=json-v1", "-C", "long"], cwd=build, check=True, capture_output=True, text=True
    ).stdout
    return [test["name"] for test in json.loads(listing)["tests"]]


def exists(pattern: str, names: list[str], adapters: list[str]) -> bool:
    """Returns whether CTest has a test with this name, for EACH with each adapter's name, or the tree has this path."""
    if pattern.startswith("test/"):
        return (HERE.parent.parent / pattern).exists()
    expected = [pattern.replace(EACH, adapter + ".", 1) for adapter in adapters] if pattern.startswith(EACH) else [pattern]
    return all(fnmatch.filter(names, name) for name in expected)


def problems_in(plan: dict[int, list[str]], names: list[str], adapters: list[str]) -> list[str]:
    numbers = set(range(1, max(plan) + 1)) - TESTED_ELSEWHERE - UNUSED_NUMBERS
    issues = [f"T{number:02} has no row" for number in sorted(numbers - plan.keys())]
    for number, patterns in plan.items():
        if not patterns:
            issues.append(f"T{number:02} names no test; list the tests in the last column")
        issues += [f"T{number:02}: there is no test {pattern}" for pattern in patterns if not exists(pattern, names, adapters)]
    numbered = re.compile(r"(^|[./])(Nightly)?T\d\d")
    issues += [f"the name of {name} contains a number of the plan" for name in names if numbered.search(name)]
    return issues


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ctest", default="ctest")
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--adapters", nargs="+", required=True, help="the adapters that EACH stands for")
    options = parser.parse_args()
    problems = problems_in(rows((HERE / "README.md").read_text()), ctest_names(options.ctest, options.build), options.adapters)
    for problem in problems:
        print(f"test/fault/README.md: {problem}")
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
