# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""test/toy_adapter is the example of docs/writing_an_adapter.md: it is short, and the page quotes it exactly."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "test/toy_adapter"
PAGE = ROOT / "docs/writing_an_adapter.md"
BAR = 250


def own_files() -> list[Path]:
    """Returns the files that an author of an adapter writes, without the build and test files."""
    return [path for path in sorted(TOY.iterdir()) if path.suffix in (".yml", ".hpp", ".cpp")]


def test_the_adapter_is_short() -> None:
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in own_files()}
    assert lines.keys() > {"support.yml", "backend.hpp"}
    assert sum(lines.values()) < BAR, lines


def test_the_page_names_every_file() -> None:
    page = PAGE.read_text(encoding="utf-8")
    named = {path.name for path in TOY.iterdir() if f"(../test/toy_adapter/{path.name})" in page}
    assert named == {path.name for path in own_files()} | {"CMakeLists.txt"}


def test_the_page_quotes_the_files() -> None:
    page = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```(?:cpp|yaml|cmake)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    texts = [path.read_text(encoding="utf-8") for path in [*own_files(), TOY / "CMakeLists.txt"]]
    assert blocks
    assert [block for block in blocks if not any(block in text for text in texts)] == []
