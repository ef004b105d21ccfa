# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sharing with GPU libraries, if they are installed."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import ur_ipc
from peer import DEADLINE_S

ROOT = Path(__file__).resolve().parents[3]


def uninstalled(*libraries: str) -> list[str]:
    return [library for library in libraries if find_spec(library) is None]


def output_lines(*command: str | Path) -> list[str]:
    result = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=4 * DEADLINE_S)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout.splitlines()


@pytest.mark.skipif(bool(uninstalled("torch")), reason="PyTorch is not installed")
def test_torch_multiprocessing_sends_handles(device: ur_ipc.Device) -> None:
    assert output_lines(ROOT / "test/python/interop/torch_processes.py", device.name)[-1] == "all cases passed"


@pytest.mark.skipif(bool(uninstalled("cupy", "jax")), reason=f"{' and '.join(uninstalled('cupy', 'jax'))} not installed")
def test_cupy_and_jax_on_one_buffer(device: ur_ipc.Device) -> None:
    lines = output_lines(ROOT / "bindings/python/example/cupy_and_jax.py")
    assert lines == [f"sum: {float(1024 * 1024 + 4)} in place: True"]
