# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# What children import, too: they are given this process's path.
sys.path.insert(0, str(Path(__file__).parent))

from peer import Peer


@pytest.fixture(scope="session")
def peer() -> Iterator[Peer]:
    """Another process, for tests that leave it as it was."""
    with Peer() as other:
        yield other
