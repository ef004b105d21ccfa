# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests scripts/measured_by_others.py. Shell scripts stand for the test programs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import measured_by_others

PAGE = """| suite | software Level Zero driver | software Level Zero driver, neo | failures |
|---|---|---|---|
| `test_ipc --gtest_filter=-*Kernel*` | 1 / 0 / 1 | 1 / 0 / 0 | - |
| test_missing | 9 / 0 / 0 | 9 / 0 / 0 | - |

| suite | native_cpu |
|---|---|
| event | 1 / 0 / 1 |

| program | software Level Zero driver |
|---|---|
| test_ipc | 5 / 0 / 0 |
"""

# Reports one passed and one skipped test if it gets the expected arguments, variables and folder.
PROGRAM = """#!/bin/sh
set -e
test "$(pwd)" = "$(dirname "$0")"
case "$(basename "$0")" in
test_ipc)
  test "$1" = "--gtest_filter=-*Kernel*"
  test "$ZE_HOST_DRIVER_DEVICES" = 2
  shift;;
event-test) test -n "$UR_ADAPTERS_FORCE_LOAD";;
esac
report="${1#--gtest_output=xml:}"
echo '<testsuite><testcase result="completed"/><testcase result="skipped"/></testsuite>' > "$report"
"""


def test_compares_the_totals_of_both_projects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("test_ipc", "event-test"):
        program = tmp_path / name
        program.write_text(PROGRAM, encoding="utf-8")
        program.chmod(0o755)
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    monkeypatch.chdir(tmp_path.parent)
    monkeypatch.setattr(sys, "argv", ["measured_by_others.py", tmp_path.name, "--page", str(page)])
    assert measured_by_others.main() == 1
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert lines == [
        "software Level Zero driver test_ipc --gtest_filter=-*Kernel* 1 / 0 / 1",
        "software Level Zero driver, neo test_ipc --gtest_filter=-*Kernel* 1 / 0 / 1, recorded: 1 / 0 / 0",
        "native_cpu event 1 / 0 / 1",
        "1 differences",
    ]
