# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests on a device whose memory the host cannot access. UR_IPC_TEST_DEVICE selects the device (cuda:0 by default)."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import ur_ipc

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "high"))

from peer import Worker
from pools import Torch


@pytest.fixture(scope="session")
def device() -> ur_ipc.Device:
    return ur_ipc.empty(0, device=os.environ.get("UR_IPC_TEST_DEVICE", "cuda:0")).device


@pytest.fixture(scope="session")
def worker() -> Iterator[Worker]:
    with Worker() as process:
        yield process


@pytest.fixture
def torch(device: ur_ipc.Device, monkeypatch: pytest.MonkeyPatch) -> Torch:
    torch_double = Torch()
    if device.name != "cuda:0":
        if device.name != "hip:0":
            pytest.skip("PyTorch has pools only for CUDA and ROCm")
        torch_double.version.hip = "6"
    for name in ("torch", "torch.multiprocessing", "torch.distributed"):
        monkeypatch.setitem(sys.modules, name, torch_double)
    monkeypatch.delitem(sys.modules, "ur_ipc.torch", raising=False)
    return torch_double
