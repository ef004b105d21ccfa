# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Actors on two local nodes of Ray."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig

import pytest
from pythons import HERE, PYTHONS

DEADLINE_S = 290
DEVICES = ["cpu:0", *filter(None, [os.environ.get("UR_IPC_TEST_DEVICE")])]


def passed_cases(*command: object, **environment: str) -> int:
    result = subprocess.run(
        list(map(str, command)), env=os.environ | environment, capture_output=True, text=True, timeout=DEADLINE_S
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return len(result.stdout.splitlines())


def test_ray_sends_handles_on_a_node_and_copies_between_nodes() -> None:
    assert passed_cases(sys.executable, HERE / "ray_nodes.py") == 6


@pytest.mark.parametrize("device", DEVICES)
def test_arrays_live_as_long_as_their_references(device: str) -> None:
    assert passed_cases(sys.executable, HERE / "ray_transports.py", "array", device) == 8


@pytest.mark.skipif("torch" not in PYTHONS, reason="no Python with PyTorch is named in UR_IPC_INTEROP_PYTHONS")
def test_tensors_live_as_long_as_their_references() -> None:
    # The Python interpreter with PyTorch imports Ray from this environment.
    paths = f"{os.environ['PYTHONPATH']}:{sysconfig.get_path('purelib')}"
    assert passed_cases(PYTHONS["torch"], HERE / "ray_transports.py", "torch", "cpu:0", PYTHONPATH=paths) == 8
