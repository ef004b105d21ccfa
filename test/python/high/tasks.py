# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks of the second process. It keeps objects between calls in `held`, by name."""

from __future__ import annotations

import gc
import os
import pickle
import re
import signal as signal_module
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any

import numpy as np
import ur_ipc
from held import held_queue
from numpy.typing import NDArray
from ur_ipc import sending

held: dict[str, Any] = {}

KEPT_EXPORTERS = 8  # the capacity of the adapter's cache, with three descriptors per exporter


def open_as(name: str, handle: bytes, **options: bool) -> None:
    held[name] = ur_ipc.Handle.from_bytes(handle).open(**options)


def unpickle_as(name: str, pickled: bytes) -> None:
    held[name] = pickle.loads(pickled)


def receive_as(name: str, handle: bytes, ticket: sending.Ticket) -> None:
    held[name] = sending.receive(ur_ipc.ArrayHandle.from_bytes(handle).open(), ticket)


def fork_and_drop(name: str) -> int:
    """Forks a child that drops the objects that it inherited, and stays alive."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        drop(name)
        os.write(writer, b"!")
        signal_module.pause()
    os.read(reader, 1)
    return child


def refusal_in_forked_child(call: Callable[[], object]) -> str:
    """Returns the text of the RuntimeError that a call raises in a forked child."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            call()
        except RuntimeError as error:
            os.write(writer, str(error).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as answer:
        text = answer.read()
    os.waitpid(child, 0)
    return text


def drop(name: str) -> None:
    del held[name]
    gc.collect()


def close(name: str) -> None:
    held.pop(name).close()


def read(name: str) -> NDArray[Any]:
    """Returns a copy of an array's elements."""
    return np.array(held[name].numpy())


def write(name: str, value: object) -> None:
    held[name].numpy()[...] = value


def overwrite(name: str, values: NDArray[Any]) -> None:
    """Writes the elements of an array on any device."""
    held[name].copy_from(values)


def describe(name: str) -> tuple[object, ...]:
    array = held[name]
    return array.shape, array.strides, str(array.dtype), array.nbytes, array.read_only, array.device.uuid


def opened_bytes(handle: bytes, **options: bool) -> tuple[bytes, tuple[object, ...]]:
    """Opens a handle, and closes its array after reading it. Returns the array's bytes and description."""
    open_as("opened", handle, **options)
    try:
        return held["opened"].tobytes(), describe("opened")
    finally:
        close("opened")


def make(name: str, values: NDArray[Any], device: str = "cpu") -> bytes:
    """Makes an array in this process, and returns a handle of it."""
    held[name] = ur_ipc.from_array(values, device=device)
    return bytes(ur_ipc.share(held[name]))


def holdings() -> tuple[int, int]:
    """Returns the numbers of this process's descriptors and shared mappings. Excludes descriptors of exporters in the adapter's
    cache, up to its capacity."""
    gc.collect()
    return holdings_now()


def holdings_now() -> tuple[int, int]:
    """Returns the same as `holdings`, without a garbage collection first."""
    maps = Path("/proc/self/maps").read_text().splitlines()
    files = [str(entry.readlink()) for entry in Path("/proc/self/fd").iterdir() if entry.is_symlink()]
    exporter_descriptors = sum(map(belongs_to_exporter, files))  # includes this process's own export table
    mappings = sum("memfd:" in line and "ur-ipc-exports" not in line for line in maps)
    return len(files) - min(exporter_descriptors, 3 * KEPT_EXPORTERS + 1), mappings


def belongs_to_exporter(file: str) -> bool:
    """Returns whether a descriptor refers to a process, its /proc directory, or an export table."""
    return "pidfd" in file or "memfd:ur-ipc-exports" in file or re.fullmatch(r"/proc/\d+( \(deleted\))?", file) is not None


def shared_files() -> set[Path]:
    """Returns the files in /dev/shm that may belong to this project. Concurrent tests may add files."""
    return {entry for entry in Path("/dev/shm").iterdir() if "ur" in entry.name}


def lasting_holdings() -> tuple[int, int]:
    """Returns `holdings` without the userfaultfd, which the adapter opens when it moves memory into a file for the first
    time."""
    descriptors, mappings = holdings()
    names = [entry.readlink().name for entry in Path("/proc/self/fd").iterdir() if entry.is_symlink()]
    return descriptors - sum("userfaultfd" in name for name in names), mappings


def signal(name: str, *after: str) -> None:
    held[name].signal(after=[held[event] for event in after])


def signal_never(name: str) -> None:
    """Enqueues a signal behind a command that never completes."""
    held["queue"] = held_queue(held[name].device)
    held["queue"].__enter__()
    held[name].signal()


def wait_then_read(event: str, array: str) -> tuple[int, NDArray[Any]]:
    """Waits for an event. Returns options often another thread of this process ran during the wait, and the elements after the
    wait."""
    turns = 0
    is_over = threading.Event()

    def count() -> None:
        nonlocal turns
        while not is_over.is_set():
            turns += 1

    counter = threading.Thread(target=count)
    counter.start()
    held[event].wait()
    elements = read(array)
    is_over.set()
    counter.join()
    return turns, elements


def map_and_write(name: str, value: int) -> None:
    with held[name].map() as array:
        array.numpy()[:] = value


def make_growable(name: str, length: int, capacity: int) -> bytes:
    """Makes a growable array with the numbers from 0, and returns a handle of it."""
    held[name] = ur_ipc.GrowableArray(length, capacity=capacity)
    held[name].array.numpy()[:] = np.arange(length)
    return bytes(ur_ipc.share(held[name]))


def grow(name: str, length: int) -> None:
    held[name].grow(length)


def read_grown(name: str) -> NDArray[Any]:
    return np.array(held[name].array.numpy())


def grown_rows(name: str, first: int, last: int) -> bytes:
    rows: bytes = held[name].array[first:last].tobytes()
    return rows


def keep_view(name: str) -> int:
    """Keeps a view of the array, and returns its address."""
    held["view"] = held[name].array
    address: int = held["view"].address
    return address


def drop_view() -> None:
    del held["view"]


def sum_of(item: Any) -> Any:
    if isinstance(item, ur_ipc.Event):
        item.wait()
        return type(item).__name__
    if isinstance(item, ur_ipc.ArrayHandle):
        with item.open() as array:
            return sum_of(array)
    if isinstance(item, ur_ipc.GrowableArray):
        return sum_of(item.array)
    if isinstance(item, dict):
        return sum_of(item["nested"][0])
    return int(item.numpy().sum())


def answer_sums(requests: Queue[Any], answers: Queue[Any]) -> None:
    while (item := requests.get()) is not None:
        answers.put(sum_of(item))


def fill_and_make(array: ur_ipc.Array, connection: Connection) -> None:
    array.numpy()[:] = [1, 2, 3, 4, 5]
    reversed_copy = ur_ipc.from_array(array.numpy()[::-1])
    connection.send(reversed_copy)
    connection.recv()


def fill_row(row: ur_ipc.Array, value: int) -> int:
    row.numpy()[:] = value
    return int(row.numpy().sum())


def fail_with(array: ur_ipc.Array) -> None:
    raise ZeroDivisionError(f"of {array}")
