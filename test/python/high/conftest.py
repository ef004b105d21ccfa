# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

# Child processes inherit this path, so they can import the same modules.
sys.path.insert(0, str(Path(__file__).parent))

from peer import Worker, runtime_folder


@pytest.fixture(scope="session")
def worker() -> Iterator[Worker]:
    """Starts a second process for tests that leave no objects in it."""
    with Worker() as process:
        yield process


@pytest.fixture
def runtime() -> Iterator[Path]:
    """Makes an empty runtime folder, which other users may enter."""
    with runtime_folder(0o711) as folder:
        yield folder


@pytest.fixture
def keeper(runtime: Path) -> Iterator[Any]:
    with import_module("keeper_tasks").Keeper() as process:
        yield process
