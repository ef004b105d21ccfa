# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks of processes of other users. They keep objects between calls in `held`, by name."""

from __future__ import annotations

import ctypes
import fcntl
import os
import re
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import tasks
import ur_ipc
from ur_ipc import named_sockets
from ur_ipc.publishing import FRAME

held = tasks.held


@contextmanager
def dead_file_system(folder: Path) -> Iterator[None]:
    """Mounts a file system where every access blocks until the `with` block ends. Raises OSError if the mount fails."""
    libc = ctypes.CDLL(None, use_errno=True)
    fuse = os.open("/dev/fuse", os.O_RDWR)
    try:
        options = f"fd={fuse},rootmode=40000,user_id=0,group_id=0,allow_other"
        if libc.mount(b"dead", bytes(folder), b"fuse", 0, options.encode()) != 0:
            raise OSError(ctypes.get_errno(), "mount")
        try:
            yield
        finally:
            libc.umount2(bytes(folder), 2)  # MNT_DETACH
    finally:
        os.close(fuse)  # makes all pending accesses fail


def lock_folder(folder: str) -> None:
    held["lock"] = os.open(folder, os.O_RDONLY)
    fcntl.flock(held["lock"], fcntl.LOCK_EX)


def limit_descriptors(limit: int) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))


def connect_often(name: str, times: int) -> int:
    """Opens idle connections. Returns how many of them the publisher keeps open."""
    connections: list[socket.socket] = held.setdefault("connections", [])
    with suppress(TimeoutError):  # a publisher without descriptors does not accept connections
        for _ in range(times):
            connection = named_sockets.connect(name)
            connection.settimeout(2)
            _, _, number = FRAME.unpack(connection.recv(FRAME.size, socket.MSG_WAITALL))
            if 0 < number < times:
                connections.append(connection)
            else:
                connection.close()
    return len(connections)


def disconnect() -> None:
    for connection in held.pop("connections"):
        connection.close()


def memory_of_check(name: str) -> tuple[int, str]:
    """Subscribes until `check` is called. Returns the peak growth of this process's memory in bytes, and the text of the
    error."""

    def status(field: str) -> int:
        match = re.search(rf"{field}:\s+(\d+) kB", Path("/proc/self/status").read_text())
        assert match
        return int(match[1]) * 1024

    def check(_: ur_ipc.Manifest) -> None:
        raise LookupError("checked")

    ur_ipc.devices()
    Path("/proc/self/clear_refs").write_text("5")  # resets the peak of the memory, VmHWM
    before = status("VmRSS")
    try:
        with ur_ipc.subscribe(name, check=check) as subscriber:
            subscriber.current(60)
    except (LookupError, ValueError) as error:
        return status("VmHWM") - before, str(error)
    raise AssertionError
