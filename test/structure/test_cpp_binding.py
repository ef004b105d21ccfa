# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C++ binding offers every function of the spec, and docs/cpp.md quotes programs that are built and run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from urgen.diagnostics import Diagnostics
from urgen.project import Project, load

ROOT = Path(__file__).resolve().parents[2]
HEADER = ROOT / "generated/bindings/cpp/include/ur-ipc/cpp/api.hpp"
EXAMPLE = ROOT / "bindings/cpp/example"
PAGE = ROOT / "docs/cpp.md"


@pytest.fixture(scope="module")
def code() -> str:
    return re.sub(r"//.*", "", HEADER.read_text(encoding="utf-8"))


def test_every_function_is_called_and_named_in_errors(code: str) -> None:
    spec = load(Project(ROOT), problems := Diagnostics())
    assert spec, problems.sorted()
    assert [f.name for f in spec.functions if not re.search(rf"\b{f.name}\(", code) or f'"{f.name}"' not in code] == []


def test_every_function_throws_or_takes_a_code(code: str) -> None:
    reported = len(re.findall(r"\bstd::error_code &ec\)(?: const)? \{", code))
    thrown = len(re.findall(r"\bdetail::raise\(ec, ", code))
    assert reported == thrown > 0


def test_every_answer_has_a_type(code: str) -> None:
    spec = load(Project(ROOT), Diagnostics())
    assert spec
    answered = [etor.name for enum in spec.enums for etor in enum.distinct if etor.ctype]
    assert answered
    assert [name for name in answered if f"info_type<{name}>" not in code] == []


def test_the_page_quotes_what_is_built_and_run() -> None:
    blocks = re.findall(r"^```(?:c|cpp)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    texts = [path.read_text(encoding="utf-8") for path in sorted(EXAMPLE.iterdir())]
    assert len(blocks) > 3
    assert [block for block in blocks if not any(block in text for text in texts)] == []
