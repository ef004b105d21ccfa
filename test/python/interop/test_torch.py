# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch.multiprocessing` sends tensors through this package."""

from __future__ import annotations

import subprocess

import pytest
from pythons import HERE, PYTHONS

DEADLINE_S = 100


@pytest.mark.skipif("torch" not in PYTHONS, reason="no Python with PyTorch is named in UR_IPC_INTEROP_PYTHONS")
def test_tensors_are_sent_as_handles() -> None:
    result = subprocess.run(
        [PYTHONS["torch"], HERE / "torch_processes.py", "cpu"], capture_output=True, text=True, timeout=DEADLINE_S
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.splitlines()[-1] == "all cases passed"
