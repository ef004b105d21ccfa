# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks of the endurance tests: many rounds in a second process, and the work of its children, which the tests kill."""

from __future__ import annotations

import ctypes
import gc
import os
import pickle
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import tasks
import ur_ipc


def resident_bytes() -> int:
    """Returns the resident memory of this process in bytes, after a garbage collection."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def one_round(array: ur_ipc.Array, handle_bytes: bytes, number: int) -> None:
    """Makes one object of each kind that owns a resource, and makes one call that must fail."""
    ur_ipc.ArrayHandle.from_bytes(handle_bytes).open().close()
    with ur_ipc.share(array) as handle, handle.open() as opened:
        opened[number % len(array) :].numpy()[:1] = number
    pickle.loads(pickle.dumps(array)).numpy()
    new_array = ur_ipc.from_array(np.full(100, number))
    with ur_ipc.share({"array": array, "new": new_array, "copied": np.full(10, number)}) as whole:
        tree = whole.open()
        assert tree["copied"].numpy()[9] == number
    cycle: list[Any] = [tree, new_array, np.from_dlpack(new_array), memoryview(array)]
    cycle.append(cycle)
    event = ur_ipc.Event()
    event.signal()
    event.share().open().wait()
    if number % 100 == 0:  # these kinds are slower
        with ur_ipc.GrowableArray(5, capacity=100_000) as rows, rows.share() as rows_handle, rows_handle.open() as opened:
            assert len(opened) == 5
        with ur_ipc.publish("closed", [np.zeros(3)]), ur_ipc.subscribe("closed") as subscriber:
            subscriber.current()
        cycle.append(ur_ipc.publish(f"dropped.{number}", [np.zeros(3)]))
    try:
        ur_ipc.share({"array": array, "wrong": object()})
    except TypeError as error:
        cycle.append(error)


def rounds(handle_bytes: bytes, number: int) -> list[tuple[int, int, int]]:
    """Opens an array that another process shares, and makes objects of each kind. Returns this process's descriptors, mappings
    and memory after a tenth of the rounds, and after all of them."""
    array = ur_ipc.from_array(np.arange(1000))
    measurements = []
    for round_number in range(1, number + 1):
        one_round(array, handle_bytes, round_number)
        if round_number in (number // 10, number):
            gc.collect()
            for thread in threading.enumerate():  # a publisher's own thread closes a dropped publisher
                if thread.name == "ur_ipc publisher":
                    thread.join(5)
            measurements.append((*tasks.lasting_holdings(), resident_bytes()))
    return measurements


def fork_and_wait(do: Callable[[], bytes]) -> tuple[int, bytes]:
    """Runs `do` in a forked child, which then stays alive. Returns its pid and the result. This process itself must not have
    used the package."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.write(writer, do())
        os.close(writer)
        signal.pause()
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        return pid, pipe.read()


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def export_in_child(number: int) -> tuple[int, bytes]:
    def export() -> bytes:
        tasks.held["a"] = ur_ipc.from_array(np.full(1000, number))
        return bytes(ur_ipc.share(tasks.held["a"]))

    return fork_and_wait(export)


def import_in_child(handle: bytes, number: int) -> tuple[int, bytes]:
    def write() -> bytes:
        tasks.held["a"] = ur_ipc.ArrayHandle.from_bytes(handle).open()
        tasks.held["a"].numpy()[:] = number
        return b"written"

    return fork_and_wait(write)


def publish_in_child(name: str, number: int) -> tuple[int, bytes]:
    def publish() -> bytes:
        tasks.held["p"] = ur_ipc.publish(name, [np.full(1000, number)])
        return b"published"

    return fork_and_wait(publish)


def subscribe_in_child(name: str) -> tuple[int, bytes]:
    def subscribe() -> bytes:
        tasks.held["s"] = ur_ipc.subscribe(name)
        tasks.held["v"] = tasks.held["s"].current()
        return bytes(tasks.held["v"].tree[0].tobytes()[:8])

    return fork_and_wait(subscribe)
