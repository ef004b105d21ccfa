# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Child processes inherit this path, so they can import the same modules.
sys.path.insert(0, str(Path(__file__).parent))

from peer import Peer


@pytest.fixture(scope="session")
def peer() -> Iterator[Peer]:
    """Starts a second process, for tests that leave nothing behind in it."""
    with Peer() as other:
        yield other
