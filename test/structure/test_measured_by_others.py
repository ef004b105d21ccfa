# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests scripts/measured_by_others.py with a page and programs of the test."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import measured_by_others

PAGE = """| suite | native_cpu | cuda |
|---|---|---|
| event | 1 / 0 / 1 | |
| usm | 2 / 0 / 0 | 0 / 0 / 2 |
"""
PROGRAM = """#!/bin/sh
echo "<testsuite><testcase result='completed'/><testcase result='skipped'/></testsuite>" > "${1#--gtest_output=xml:}"
"""


def test_reads_each_cell_with_totals() -> None:
    found = [(entry.suite, entry.column, str(entry.totals)) for entry in measured_by_others.recorded(PAGE)]
    assert found == [("event", "native_cpu", "1 / 0 / 1"), ("usm", "native_cpu", "2 / 0 / 0"), ("usm", "cuda", "0 / 0 / 2")]


def test_reports_each_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "page.md").write_text(PAGE, encoding="utf-8")
    for name, text in {"event-test": PROGRAM, "usm-test": "#!/bin/sh\nexit 3\n"}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr(sys, "argv", ["measured_by_others.py", str(tmp_path), "--page", str(tmp_path / "page.md")])
    assert measured_by_others.main() == 1
    event, usm, cuda, total = capsys.readouterr().out.splitlines()
    assert event.split() == ["native_cpu", "event", "1", "/", "0", "/", "1"]
    assert usm.endswith("exit code 3 without a report, recorded: 2 / 0 / 0")
    assert cuda.endswith("recorded: 0 / 0 / 2")
    assert total == "2 differences"
