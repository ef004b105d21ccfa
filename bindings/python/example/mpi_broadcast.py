# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Broadcasts an array to all ranks of an MPI program, with one copy per node.

mpirun -n 8 python -m mpi4py mpi_broadcast.py [MIB]
"""

from __future__ import annotations

import sys
import time

import ur_ipc
from ur_ipc import mpi

MIB = 1 << 20


def main(mib: int) -> None:
    with mpi.group() as group:
        weights = None
        if group.rank == 0:
            weights = ur_ipc.empty((mib, MIB), "uint8")
            weights.numpy()[:] = 7
        start = time.perf_counter()
        weights = group.broadcast(weights)
        took = time.perf_counter() - start

        sums = group.gather(weights.numpy()[group.rank :: group.size].sum(dtype="int64", keepdims=True).reshape(1))
        if sums is not None:
            print(f"{mib} MiB to {group.size} ranks on {len(group.nodes)} nodes in {took:.3f} s", file=sys.stderr)
            print("all there:", int(sums.numpy().sum()) == 7 * mib * MIB)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1024)
