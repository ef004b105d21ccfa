# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests on a device whose memory the host cannot access: UR_IPC_TEST_DEVICE, or cuda:0 by default."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import ur_ipc

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "high"))

from peer import Peer


@pytest.fixture(scope="session")
def device() -> ur_ipc.Device:
    return ur_ipc.empty(0, device=os.environ.get("UR_IPC_TEST_DEVICE", "cuda:0")).device


@pytest.fixture(scope="session")
def peer() -> Iterator[Peer]:
    with Peer() as other:
        yield other
