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


def residence() -> int:
    """Returns the resident memory of this process in bytes, after a garbage collection."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def one_round(own: ur_ipc.Array, sent: bytes, number: int) -> None:
    """Makes one object of each kind that owns a resource, and makes one call that must fail."""
    ur_ipc.ArrayHandle.from_bytes(sent).open().close()
    with ur_ipc.share(own) as handle, handle.open() as opened:
        opened[number % len(own) :].numpy()[:1] = number
    pickle.loads(pickle.dumps(own)).numpy()
    fresh = ur_ipc.from_array(np.full(100, number))
    with ur_ipc.share({"own": own, "fresh": fresh, "copied": np.full(10, number)}) as whole:
        tree = whole.open()
        assert tree["copied"].numpy()[9] == number
    loop: list[Any] = [tree, fresh, np.from_dlpack(fresh), memoryview(own)]
    loop.append(loop)
    event = ur_ipc.Event()
    event.signal()
    event.share().open().wait()
    if number % 100 == 0:  # these kinds are slower
        with ur_ipc.GrowableArray(5, capacity=100_000) as array, array.share() as grown, grown.open() as opened:
            assert len(opened) == 5
        with ur_ipc.publish("closed", [np.zeros(3)]), ur_ipc.subscribe("closed") as subscriber:
            subscriber.current()
        loop.append(ur_ipc.publish(f"dropped.{number}", [np.zeros(3)]))
    try:
        ur_ipc.share({"own": own, "wrong": object()})
    except TypeError as refused:
        loop.append(refused)


def rounds(sent: bytes, number: int) -> list[tuple[int, int, int]]:
    """Opens an array that another process sent, and makes objects of each kind. Returns this process's descriptors, mappings
    and memory after a tenth of the rounds, and after all of them."""
    own = ur_ipc.from_array(np.arange(1000))
    seen = []
    for done in range(1, number + 1):
        one_round(own, sent, done)
        if done in (number // 10, number):
            gc.collect()
            for thread in threading.enumerate():  # a publisher's own thread ends a dropped publisher
                if thread.name == "ur_ipc publisher":
                    thread.join(5)
            seen.append((*tasks.lasting_holdings(), residence()))
    return seen


def fork_and_wait(do: Callable[[], bytes]) -> tuple[int, bytes]:
    """Runs `do` in a forked child, which then stays alive. Returns its pid and the result. This process itself must not have
    used the package."""
    ours, theirs = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.write(theirs, do())
        os.close(theirs)
        signal.pause()
    os.close(theirs)
    with os.fdopen(ours, "rb") as pipe:
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
