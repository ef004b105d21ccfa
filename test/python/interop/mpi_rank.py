# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An MPI rank that runs cases: mpi_rank.py CASE..."""

from __future__ import annotations

import sys

from mpi4py import MPI
from rank_cases import CASES, SPECIAL_CASES, node_of
from ur_ipc import mpi

with mpi.group(node=node_of(MPI.COMM_WORLD.rank)) as group:
    for name in sys.argv[1:]:
        (CASES | SPECIAL_CASES)[name](group)
        if group.rank == 0:
            print(f"{name}: passed", flush=True)
