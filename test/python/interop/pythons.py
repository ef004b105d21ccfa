# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Python interpreter that each library is installed for."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = Path(__file__).parent
# UR_IPC_INTEROP_PYTHONS names the interpreter for each library except NumPy: torch=/usr/bin/python3,jax=...
PYTHONS = {"numpy": sys.executable} | dict(
    entry.split("=", 1) for entry in os.environ.get("UR_IPC_INTEROP_PYTHONS", "").split(",") if entry
)

# The tests run as root in containers. Open MPI rejects root without these variables.
MPI_ENVIRONMENT = os.environ | {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


def mpirun(ranks: int) -> list[str | Path]:
    """Returns the command that starts a Python program in several ranks."""
    launcher = Path(sys.executable).parent / "mpirun"
    return [launcher, "-n", str(ranks), "--oversubscribe", sys.executable, "-m", "mpi4py"]
