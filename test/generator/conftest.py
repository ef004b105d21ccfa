# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fixtures of the generator's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from mini_tree import Tree, copy_to


@pytest.fixture(autouse=True, scope="session")
def cache_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Hides the cache of other runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache folder of a first run."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A copy of the small tree."""
    return copy_to(tmp_path / "tree")


@pytest.fixture
def runs(request: pytest.FixtureRequest) -> int:
    """The number of repetitions of a test with several runs."""
    return int(request.config.getoption("--runs"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--specs", type=int, default=25, help="how many random specs are generated and compiled")
    parser.addoption("--built-specs", type=int, default=0, help="how many random specs have their tests built and run")
    parser.addoption("--runs", type=int, default=5, help="how often the generator is killed, and run several times at once")
