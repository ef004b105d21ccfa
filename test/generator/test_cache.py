# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cache that a run of the generator leaves for the next run."""

import importlib.util
import os
from pathlib import Path

import pytest
from mini_tree import Tree

from urgen import cache


def _without_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)


def test_cached_texts_need_no_clang_format(tree: Tree, empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tree.run("generate").code == 0
    before = tree.outputs()
    _without_program(monkeypatch)
    assert tree.run("generate").code == 0
    assert tree.outputs() == before
    assert empty_cache.is_dir()


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        (".clang-format", "ColumnLimit: 100", "ColumnLimit: 99"),
        ("templates/adapters/__adapter__/entries.cpp.j2", "// ", "//  "),
    ],
)
def test_another_style_or_text_is_formatted(
    name: str, old: str, new: str, tree: Tree, empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tree.run("generate").code == 0
    text = (tree.root / name).read_text(encoding="utf-8")
    assert old in text
    tree.write(name, text.replace(old, new, 1))
    _without_program(monkeypatch)
    assert "is not installed" in tree.run("generate").err


def test_the_generator_works_without_a_cache_folder(tree: Tree, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert tree.run("generate").code == 0
    assert tree.run("check").code == 0


@pytest.mark.parametrize("damage", [b"\xff", b"", b"x" * 100])
def test_a_damaged_cache_is_made_again(damage: bytes, tree: Tree, empty_cache: Path) -> None:
    assert tree.run("generate").code == 0
    for path in (path for path in (empty_cache / "urgen").rglob("*") if path.is_file()):
        path.write_bytes(damage)
    assert tree.run("check").code == 0
    assert all(path.read_bytes() != damage for path in (empty_cache / "urgen").rglob("*") if path.is_file())


def test_a_cache_that_was_tampered_with_changes_no_output(tree: Tree, empty_cache: Path) -> None:
    assert tree.run("generate").code == 0
    paths = sorted((empty_cache / "urgen/formatted").iterdir())
    contents = [path.read_bytes() for path in paths]
    for path, content in zip(paths, reversed(contents), strict=True):
        path.write_bytes(content.replace(b"//", b"##"))  # damages a cached text
    assert tree.run("check").code == 0


@pytest.mark.usefixtures("empty_cache")
def test_the_oldest_texts_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_MAX_FILES", 2)
    texts = cache.Cache("formatted")
    for source in ("first", "second", "third"):
        texts.put(source.encode(), source)
    for age, source in enumerate(("third", "first", "second")):
        os.utime(texts.path((source,)), (1_000_000 - age, 1_000_000 - age))
    texts.trim()
    assert [texts.get(source) for source in ("first", "second", "third")] == [b"first", None, b"third"]
