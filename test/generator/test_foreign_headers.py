# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares headers of other projects with the facts of the spec."""

from collections.abc import Callable
from pathlib import Path

import pytest
from mini_tree import HERE, Result, run

Compare = Callable[[str, str, str], Result]


@pytest.fixture
def compare(tmp_path: Path) -> Compare:
    """Returns a function that replaces a text in one header of a spec, and compares the headers with the spec."""
    assert run("import-ur", HERE / "upstream", "--generate", tmp_path).code == 0

    def compared(header: str, old: str, new: str) -> Result:
        path = tmp_path / "include/unified-runtime" / header
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return run("import-ur", HERE / "upstream", "--compare", tmp_path / "include")

    return compared


def test_the_headers_of_the_spec_itself_hold_all(compare: Compare) -> None:
    result = compare("ur_api.h", "UR_API_H_INCLUDED", "UR_API_H_INCLUDED")
    held, total = (int(word) for word in result.out.split()[:3:2])
    assert (result.code, result.err, held) == (0, "", total)
    assert total > 150


@pytest.mark.parametrize(
    ("header", "old", "new", "fact"),
    [
        (
            "ur_api.h",
            "UR_CONTEXT_FLAG_SECOND = UR_BIT(1)",
            "UR_CONTEXT_FLAG_SECOND = UR_BIT(3)",
            "UR_CONTEXT_FLAG_SECOND == 0x2",
        ),
        ("ur_api.h", "typedef uint8_t ur_bool_t", "typedef int8_t ur_bool_t", "std::is_same_v<ur_bool_t, uint8_t>"),
        ("ur_api.h", "typedef uint8_t ur_bool_t", "typedef uint16_t ur_bool_t", "sizeof(ur_bool_t) == 1"),
        ("ur_ddi.h", "ur_pfnContextRetain_t pfnRetain;", "", "sizeof(ur_dditable_t) == 48"),
        (
            "ur_ddi.h",
            "ur_pfnContextRetain_t pfnRetain;",
            "ur_pfnContextCreate_t pfnRetain;",
            "std::is_same_v<decltype(ur_context_dditable_t::pfnRetain), ur_pfnContextRetain_t>",
        ),
    ],
)
def test_differences_are_named(header: str, old: str, new: str, fact: str, compare: Compare) -> None:
    result = compare(header, old, new)
    assert result.code == 1
    assert f"\n{fact}: " in "\n" + result.out


def test_compilers_that_stop_early_are_asked_again(compare: Compare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change = ("ur_api.h", "typedef uint8_t ur_bool_t", "typedef uint16_t ur_bool_t")
    everything = compare(*change)
    brief = tmp_path / "brief"
    brief.write_text('#!/bin/sh\nexec c++ -fmax-errors=1 "$@"\n', encoding="utf-8")
    brief.chmod(0o755)
    monkeypatch.setenv("CXX", str(brief))
    again = run("import-ur", HERE / "upstream", "--compare", tmp_path / "include")
    assert everything.out.count("static assertion failed") > 1
    assert again == everything


def test_without_headers_the_compiler_is_quoted(tmp_path: Path) -> None:
    result = run("import-ur", HERE / "upstream", "--compare", tmp_path)
    assert result.code == 1
    assert result.err.startswith("error: ") and "unified-runtime/ur_ddi.h" in result.err


def test_a_missing_compiler_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", str(tmp_path / "none"))
    result = run("import-ur", HERE / "upstream", "--compare", tmp_path)
    assert result.errors == [f"error: cannot run {tmp_path}/none: No such file or directory; name a C++ compiler in CXX"]
