# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the transfer of an array from one rank of an MPI program to all ranks of a node. This package and MPI take turns.

    PYTHONPATH=build/release/python mpirun -n 4 python -m mpi4py bench/python/broadcasting.py [--rounds 20] [--json FILE]

Each round ends when all ranks have read one element of every page. This package and MPI's shared window have one copy per
node; MPI's broadcast makes one copy per rank. MPI's methods allocate new memory in each round, as for an array that is sent
once. With this package, the ranks open the root's array in place, and close it after each round.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import ur_ipc
from mpi4py import MPI
from ur_ipc import mpi

MIB = 1 << 20
SIZES = (1, 16, 64)
PAGE = 4096


def read(array: Any) -> int:
    return int(array[::PAGE].sum(dtype="int64"))


def read_by_handle(group: ur_ipc.nodes.Group, source: ur_ipc.Array | None, nbytes: int) -> int:
    return read(group.broadcast(source).numpy())


def read_by_bcast(group: ur_ipc.nodes.Group, source: ur_ipc.Array | None, nbytes: int) -> int:
    array = np.empty(nbytes, "uint8") if source is None else source.numpy()
    MPI.COMM_WORLD.Bcast(array)
    return read(array)


def read_by_window(group: ur_ipc.nodes.Group, source: ur_ipc.Array | None, nbytes: int) -> int:
    window = MPI.Win.Allocate_shared(0 if source is None else nbytes, 1, comm=MPI.COMM_WORLD)
    try:
        memory, _ = window.Shared_query(0)
        array = np.frombuffer(memory, "uint8", nbytes)
        if source is not None:
            array[:] = source.numpy()
        MPI.COMM_WORLD.Barrier()
        return read(array)
    finally:
        window.Free()


METHODS: dict[str, Callable[[ur_ipc.nodes.Group, ur_ipc.Array | None, int], int]] = {
    "MPI Bcast": read_by_bcast,
    "MPI shared window": read_by_window,
    "ur_ipc": read_by_handle,
}


def measure(group: ur_ipc.nodes.Group, mib: int, rounds: int) -> dict[str, float]:
    """Returns, for each method, the median in microseconds of the slowest rank's time."""
    source = ur_ipc.empty(mib * MIB, "uint8") if group.rank == 0 else None
    if source is not None:
        source.numpy()[:] = 1
    times: dict[str, list[float]] = {method: [] for method in METHODS}
    for _ in range(rounds + 1):
        for method, microseconds in times.items():
            MPI.COMM_WORLD.Barrier()
            start = time.perf_counter()
            if METHODS[method](group, source, mib * MIB) != mib * MIB // PAGE:
                raise RuntimeError(f"{method}: rank {group.rank} has read wrong data")
            microseconds.append(MPI.COMM_WORLD.allreduce(time.perf_counter() - start, MPI.MAX) * 1e6)
    return {method: statistics.median(microseconds[1:]) for method, microseconds in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, help="rounds of each size and method (default 20)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the medians as JSON, too")
    options = parser.parse_args()
    with mpi.group() as group:
        medians = {f"{mib} MiB": measure(group, mib, options.rounds) for mib in SIZES}
        if group.rank != 0:
            return
        for size, values in medians.items():
            print(size, ", ".join(f"{method} {value:.0f} us" for method, value in values.items()))
        if options.json:
            title = f"broadcasting an array to the {group.size} ranks of a node with MPI"
            rows = [{"row": size, "unit": "us", "values": values} for size, values in medians.items()]
            options.json.write_text(json.dumps({title: rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
