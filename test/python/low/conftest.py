# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(1, str(Path(__file__).parents[1] / "high"))

from world import World


@pytest.fixture(scope="session")
def world() -> World:
    return World()
