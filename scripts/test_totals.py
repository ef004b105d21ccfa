#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Summarizes a test run from the JUnit reports (*.xml) of a folder. Prints each failure with the end of its output, then a line
with totals. Exit code 1: a test or a step failed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from xml.etree import ElementTree

SHOWN_LINES = 40  # of a failing test's output


def failure(case: ElementTree.Element) -> list[str]:
    """Returns the lines about a failed test, or an empty list if the test passed."""
    reasons = [reason for kind in ("failure", "error") if (reason := case.find(kind)) is not None]
    if not reasons:
        return []
    texts = [*reasons, *case.findall("system-out"), *case.findall("system-err")]
    printed = "\n".join(text.text.strip("\n") for text in texts if text.text).splitlines()
    name = ".".join(part for part in dict.fromkeys((case.get("classname"), case.get("name"))) if part)
    return [f"FAILED {name}", *(f"  {line}" for line in printed[-SHOWN_LINES:])]


def report(folder: Path, steps: list[str]) -> tuple[list[str], int]:
    """Returns the lines to print for the reports in a folder and the failed steps, and the number of failures."""
    failures, passed, skipped = [[f"FAILED {step}"] for step in steps], 0, 0
    for results in sorted(folder.glob("*.xml")):
        for case in ElementTree.parse(results).iter("testcase"):
            if lines := failure(case):
                failures.append(lines)
            elif case.find("skipped") is not None or case.get("status") in ("notrun", "disabled"):
                skipped += 1
            else:
                passed += 1
    total = f"{passed} passed, {len(failures)} failed" + (f", {skipped} skipped" if skipped else "")
    return [line for lines in failures for line in lines] + [total], len(failures)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results", type=Path, help="the folder of the reports")
    parser.add_argument("steps", nargs="*", help="the names of failed steps that have no report")
    options = parser.parse_args()
    lines, failed = report(options.results, options.steps)
    print("\n".join(lines))
    return int(failed != 0)


if __name__ == "__main__":
    sys.exit(main())
