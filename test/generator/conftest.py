# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Options and fixtures of the generator's tests."""

from pathlib import Path

import pytest
from mini_tree import Tree, copy_to


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="accept what the generator gives as the golden output")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A copy of the small tree."""
    return copy_to(tmp_path / "tree")


@pytest.fixture
def bless(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--bless"))
