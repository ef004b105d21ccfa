# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The generator accepts only the pinned clang-format."""

import importlib.metadata
import importlib.util
import tomllib
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from mini_tree import ROOT, Tree

from urgen import format as formatting

pytestmark = pytest.mark.usefixtures("empty_cache")


def _install(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installs a script in the place of the clang-format wheel's program."""
    binary = folder / "clang_format/data/bin/clang-format"
    binary.parent.mkdir(parents=True)
    binary.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    binary.chmod(0o755)
    spec = ModuleSpec("clang_format", None, origin=str(folder / "clang_format/__init__.py"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: spec)


def test_the_pin_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert f"clang-format=={formatting.PINNED}" in project["project"]["dependencies"]
    assert importlib.metadata.version("clang-format") == formatting.PINNED


def test_another_version_is_refused_with_the_command(tree: Tree, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _install(tmp_path, "echo Debian clang-format version 14.0.6", monkeypatch)
    result = tree.run("generate")
    assert result.code == 1
    assert "clang-format 19.1.7 is needed, found 14.0.6; run: " in result.err
    assert result.err.rstrip().endswith("-m pip install clang-format==19.1.7")
    assert not (tree.root / "generated").exists()


def test_a_missing_program_is_refused_with_the_command(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "clang-format 19.1.7 is not installed; run: " in tree.run("generate").err


def test_a_failing_program_is_reported(tree: Tree, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _install(
        tmp_path,
        f"test $1 = --version && echo clang-format version {formatting.PINNED} && exit\necho broken >&2; exit 1",
        monkeypatch,
    )
    result = tree.run("generate")
    assert result.code == 1
    assert result.err.startswith("error: clang-format refused ")
    assert "broken" in result.err


def test_the_style_of_the_project_is_used(tree: Tree) -> None:
    tree.replace(".clang-format", "ColumnLimit: 100", "ColumnLimit: 40")
    assert tree.run("generate").code == 0
    lines = (tree.root / "generated/adapters/tiny/entries.cpp").read_text(encoding="utf-8").splitlines()
    assert max(len(line) for line in lines if not line.startswith("//")) <= 40


def test_only_c_and_cpp_are_formatted(tree: Tree) -> None:
    tree.write("templates/raw.def.j2", "a   (  b )\n")
    tree.write("templates/raw.h.j2", "int   a ;\n")
    assert tree.run("generate").code == 0
    assert tree.outputs()["raw.def"] == b"a   (  b )\n"
    assert tree.outputs()["raw.h"] == b"int a;\n"
