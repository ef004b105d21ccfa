# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fixtures of the generator's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from mini_tree import Tree, copy_to


@pytest.fixture(autouse=True, scope="session")
def cache_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Hides the cache of earlier runs from the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the cache folder, still empty."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Returns a copy of the small tree."""
    return copy_to(tmp_path / "tree")


@pytest.fixture
def runs(request: pytest.FixtureRequest) -> int:
    """Returns how often a test repeats its runs."""
    return int(request.config.getoption("--runs"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--specs", type=int, default=25, help="the number of random specs to generate and compile")
    parser.addoption("--built-specs", type=int, default=0, help="the number of random specs whose tests to build and run")
    parser.addoption(
        "--runs", type=int, default=5, help="how often a test kills the generator, or runs it several times at once"
    )
