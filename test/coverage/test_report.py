# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests that the report names each mistake, and nothing that is correct."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import coverage_report as report

SOURCE = "bool isRoot(int uid) {\n  return uid == 0 ||\n         uid == kAdmin;\n}\n"
FIRST = [2, 10, 2, 18]
SECOND = [3, 10, 3, 23]


def branch(place: list[int], true: int, false: int) -> list[int]:
    return [*place, true, false, 0, 0, 4]


class Tree:
    """A source tree with one measured file."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.file = root / "ipc/config.cpp"
        self.gaps = root / "test/coverage/gaps.yml"
        for path, text in ((self.file, SOURCE), (self.gaps, "")):
            path.parent.mkdir(parents=True)
            path.write_text(text, encoding="utf-8")

    def list_gap(self, condition: str, never: bool, race: bool = False) -> None:
        gap = {
            "file": "ipc/config.cpp",
            "function": "isRoot",
            "condition": condition,
            "never": never,
            "race": race,
            "reason": "-",
        }
        self.gaps.write_text(json.dumps([gap]), encoding="utf-8")

    def export(self, *copies: list[list[int]]) -> dict[str, Any]:
        """Returns an export of llvm-cov, with the branches of each copy of the function."""
        lines = {"lines": {"count": 4, "covered": 4}}
        functions = [
            {"name": "config.cpp:_ZN2ur3ipc12_GLOBAL__N_16isRootEi", "filenames": [str(self.file)], "branches": branches}
            for branches in copies
        ]
        elsewhere = {"name": "main", "filenames": ["/usr/include/x.h"], "branches": [branch(FIRST, 0, 0)]}
        files = [{"filename": str(self.file), "summary": lines}]
        return {"data": [{"files": files, "functions": [*functions, elsewhere]}]}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    monkeypatch.setattr(report, "ROOT", tmp_path)
    return Tree(tmp_path)


def run(export: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(export)))
    code = report.main()
    return code, capsys.readouterr().out


def test_all_branches_are_taken(tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(tree.export([branch(FIRST, 1, 2), branch(SECOND, 1, 1)]), monkeypatch, capsys)
    assert code == 0
    assert "4 of    4  100.0 %" in out


def test_an_unlisted_gap_is_reported(tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(report, "MIN_PERCENT", 75.0)
    export = tree.export([branch(FIRST, 1, 2), branch(SECOND, 0, 2)])
    code, out = run(export, monkeypatch, capsys)
    assert code == 1
    assert "ipc/config.cpp: isRoot: `uid == kAdmin` is never true (line 3)" in out
    tree.list_gap("uid == kAdmin", never=True)
    assert run(export, monkeypatch, capsys)[0] == 0


@pytest.mark.parametrize("won", [0, 1])
def test_a_race_may_be_won_or_lost(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], won: int
) -> None:
    tree.list_gap("uid == kAdmin", never=True, race=True)
    code, out = run(tree.export([branch(FIRST, 1, 2), branch(SECOND, won, 2)]), monkeypatch, capsys)
    assert code == 0
    assert "4 of    4  100.0 %" in out


@pytest.mark.parametrize(
    ("condition", "never", "complaint"),
    [("uid == kAdmin", True, "a test takes this branch"), ("uid == 7", True, "there is no `uid == 7` in isRoot")],
)
def test_a_wrong_entry_of_the_list_is_reported(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], condition: str, never: bool, complaint: str
) -> None:
    tree.list_gap(condition, never)
    code, out = run(tree.export([branch(FIRST, 1, 2), branch(SECOND, 1, 1)]), monkeypatch, capsys)
    assert code == 1
    assert complaint in out


def test_no_file_is_forgotten(tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    tree.file.with_name("handle.cpp").touch()
    code, out = run(tree.export(), monkeypatch, capsys)
    assert code == 1
    assert "ipc/handle.cpp is in no program" in out
    tree.file.with_name("handle.cpp").unlink()
    tree.file = tree.file.rename(tree.file.with_name("stranger.cpp"))
    code, out = run(tree.export(), monkeypatch, capsys)
    assert code == 1
    assert "ipc/stranger.cpp is in no group" in out
