# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each example in docs/python.md is a complete program, and prints what the page says. docs/python_compared.md names existing
tests."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest
from peer import output_of

PAGE = Path(__file__).resolve().parents[3] / "docs/python.md"
TESTS = Path(__file__).resolve().parents[1]
EXAMPLES = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", PAGE.read_text(), re.DOTALL)


def test_all_examples_are_found() -> None:
    assert len(EXAMPLES) == PAGE.read_text().count("```python") >= 5


@pytest.mark.parametrize(("program", "output"), EXAMPLES)
def test_an_example_prints_what_the_page_says(tmp_path: Path, program: str, output: str) -> None:
    path = tmp_path / "example.py"
    path.write_text(program)
    assert output_of(sys.executable, path, env={**os.environ, "XDG_RUNTIME_DIR": str(tmp_path)}) == output


def test_the_comparison_names_existing_tests() -> None:
    named_tests = set(re.findall(r"`(test_\w+)`", (PAGE.parent / "python_compared.md").read_text()))
    tests = set(re.findall(r"^def (test_\w+)", "".join(path.read_text() for path in TESTS.glob("*/test_*.py")), re.MULTILINE))
    assert len(named_tests) > 30
    assert not named_tests - tests
