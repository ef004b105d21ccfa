# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests scripts/build_costs.py with made-up records of builds."""

from __future__ import annotations

from pathlib import Path

import pytest

import build_costs


def build(folder: Path, *lines: str) -> Path:
    folder.mkdir()
    (folder / "compile_costs.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return folder


def test_sums_up_and_finds_the_largest(tmp_path: Path) -> None:
    release = build(tmp_path / "release", "1.50 0.25 102400 a.cpp.o", "9.00 0.50 204800 b c.cpp.o", "2.00 0.00 1024 a.cpp.o")
    checked = build(tmp_path / "checked", *(f"{n}.00 0.00 2048 {n}.cpp.o" for n in range(1, 10)))
    lines, most = build_costs.report([release, checked])
    assert lines[:2] == ["release: 2 files, 12 s of processor time", "checked: 9 files, 45 s of processor time"]
    assert lines[3].split() == ["9.5", "s", "release:", "b", "c.cpp.o"]
    assert len(lines) == 2 + 1 + 10 + 1
    assert (lines[-1], most) == ("most memory: 200 MiB  release: b c.cpp.o", 200)


@pytest.mark.parametrize(("limit", "code"), [("199", 1), ("200", 0)])
def test_limits_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, code: int) -> None:
    folder = build(tmp_path / "release", "9.00 0.50 204800 b.cpp.o")
    monkeypatch.setattr("sys.argv", ["build_costs.py", str(folder), "--most-memory", limit])
    assert build_costs.main() == code


def test_a_build_that_compiled_nothing(tmp_path: Path) -> None:
    assert build_costs.report([tmp_path]) == ([f"{tmp_path.name}: 0 files, 0 s of processor time"], 0)
