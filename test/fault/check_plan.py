# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the plan in README.md: each plan number has a row, each test in a row exists, and no test name contains a plan number
such as T07."""

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
ADAPTER_PREFIX = "EACH."  # stands for the prefix of each adapter in --adapters


def rows(readme: str) -> dict[int, list[str]]:
    """Returns the test patterns of each row, keyed by plan number."""
    matches = re.findall(r"^\| T(\d{2,3}) \|.*\| ([^|]*) \|$", readme, re.MULTILINE)
    return {int(number): re.findall(r"`([^`]+)`", tests) for number, tests in matches}


def ctest_names(ctest: str, build: Path) -> list[str]:
    listing = subprocess.run(
        [ctest, "--show-only=json-v1", "-C", "long"], cwd=build, check=True, capture_output=True, text=True
    ).stdout
    return [test["name"] for test in json.loads(listing)["tests"]]


def exists(pattern: str, names: list[str], adapters: list[str]) -> bool:
    """Returns whether the pattern is a path in the source tree or matches a CTest test. EACH must match for every adapter."""
    if pattern.startswith("test/"):
        return (HERE.parent.parent / pattern).exists()
    prefixes = [adapter + "." for adapter in adapters] if pattern.startswith(ADAPTER_PREFIX) else [ADAPTER_PREFIX]
    return all(fnmatch.filter(names, pattern.replace(ADAPTER_PREFIX, prefix, 1)) for prefix in prefixes)


def problems_in(plan: dict[int, list[str]], names: list[str], adapters: list[str]) -> list[str]:
    numbers = set(range(1, max(plan) + 1)) - TESTED_ELSEWHERE - UNUSED_NUMBERS
    problems = [f"T{number:02} has no row" for number in sorted(numbers - plan.keys())]
    for number, patterns in plan.items():
        if not patterns:
            problems.append(f"T{number:02} names no test; list the tests in the last column")
        problems += [f"T{number:02}: there is no test {test}" for test in patterns if not exists(test, names, adapters)]
    plan_number = re.compile(r"(^|[./])(Nightly)?T\d\d")
    problems += [f"test name {name} contains a plan number; rename the test" for name in names if plan_number.search(name)]
    return problems


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
