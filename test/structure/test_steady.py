# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests scripts/steady.py with made-up reports, and its command for Level Zero."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import steady


def report(folder: Path, **totals: int) -> Path:
    path = folder / "report.json"
    path.write_text(json.dumps({"totals": totals}), encoding="utf-8")
    return path


def test_counts_what_a_run_reports(tmp_path: Path) -> None:
    path = report(tmp_path, passed=570, failed=2, skipped=1)
    assert steady.outcomes(path, 1) == Counter(passed=570, failed=2, skipped=1)


def test_a_run_that_fails_otherwise_is_a_failure(tmp_path: Path) -> None:
    assert steady.outcomes(tmp_path / "none.json", 2)["failed"] == 1
    assert steady.outcomes(report(tmp_path, passed=572, failed=0, skipped=0), 1)["failed"] == 1


def test_the_line_of_an_adapter_adds_up_its_rounds() -> None:
    counts = Counter(passed=572, failed=0, skipped=0) + Counter(passed=571, failed=1, skipped=0)
    assert steady.line("mock", 2, counts) == "mock               2 rounds: 1143 passed, 1 failed, 0 skipped"


def test_level_zero_is_judged_by_the_driver_too() -> None:
    for subject in steady.SUBJECTS:
        census = any("run_with_census.py" in word for word in subject.command(7, Path("report.json")))
        assert census == subject.name.startswith("level_zero"), subject.name
