# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests scripts/test_totals.py with reports in the formats of CTest and pytest."""

from __future__ import annotations

from pathlib import Path

import pytest

import test_totals

PASSED = '<testcase name="Event.Waits" classname="Event.Waits" status="run"><system-out>fine</system-out></testcase>'
UNCLAIMED = '<testcase name="cuda.Event.Waits" status="notrun"><skipped message="no device"/></testcase>'
FAILED = """<testcase name="Event.Hangs" classname="Event.Hangs" status="fail">
  <failure message="Failed"/><system-out>first line
last line
</system-out></testcase>"""
BROKEN = '<testcase classname="test_spec" name="test_reads"><error message="no fixture">NameError: spec</error></testcase>'


def reports(folder: Path, *cases: str) -> Path:
    for number, case in enumerate(cases):
        (folder / f"{number}.xml").write_text(f"<testsuite>{case}</testsuite>", encoding="utf-8")
    return folder


def test_adds_up_passed_tests(tmp_path: Path) -> None:
    assert test_totals.report(reports(tmp_path, PASSED + UNCLAIMED, PASSED), []) == (["2 passed, 0 failed, 1 skipped"], 0)


def test_shows_failed_tests_with_their_output(tmp_path: Path) -> None:
    lines, failed = test_totals.report(reports(tmp_path, FAILED + PASSED, BROKEN), ["tidy.py"])
    expected = ["FAILED tidy.py", "FAILED Event.Hangs", "  first line", "  last line"]
    assert lines == [*expected, "FAILED test_spec.test_reads", "  NameError: spec", "1 passed, 3 failed"]
    assert failed == 3


def test_shows_the_end_of_a_long_output(tmp_path: Path) -> None:
    printed = "".join(f"line {number}\n" for number in range(1000))
    lines, _ = test_totals.report(reports(tmp_path, FAILED.replace("first line", printed)), [])
    assert len(lines) == 1 + test_totals.SHOWN_LINES + 1
    assert lines[-2] == "  last line"


@pytest.mark.parametrize(("case", "code"), [(PASSED, 0), (FAILED, 1)])
def test_fails_if_a_test_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str, code: int) -> None:
    monkeypatch.setattr("sys.argv", ["test_totals.py", str(reports(tmp_path, case))])
    assert test_totals.main() == code
