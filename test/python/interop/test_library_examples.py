# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs in bindings/python/example that need more than NumPy. test/python/device runs the program for GPUs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pythons import HERE, MPI_ENVIRONMENT, PYTHONS, mpirun

EXAMPLES = HERE.parents[2] / "bindings/python/example"
DEADLINE_S = 100


def output_lines(*command: str | Path) -> list[str]:
    result = subprocess.run(command, env=MPI_ENVIRONMENT, capture_output=True, text=True, timeout=DEADLINE_S)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout.splitlines()


def test_mpi_broadcast() -> None:
    assert output_lines(*mpirun(4), EXAMPLES / "mpi_broadcast.py", "64") == ["all there: True"]


def test_ray_actors() -> None:
    assert output_lines(sys.executable, EXAMPLES / "ray_actors.py")[-1] == "[0.0, 1.0, 2.0, 3.0]"


@pytest.mark.skipif("torch" not in PYTHONS, reason="no Python with PyTorch is named in UR_IPC_INTEROP_PYTHONS")
def test_serve_torch_model() -> None:
    assert output_lines(PYTHONS["torch"], EXAMPLES / "serve_torch_model.py") == ["as the model itself: True"] * 2
