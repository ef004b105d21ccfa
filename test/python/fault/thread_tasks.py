# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threads of one process use and close one object concurrently. Each round uses a new object."""

from __future__ import annotations

import contextlib
import gc
import pickle
import sys
import threading
from collections import deque
from collections.abc import Callable

import numpy as np
import tasks
import ur_ipc
from peer import DEADLINE_S

THREADS = 4  # per operation

# Makes the object of a round, and returns the operations for its threads. The last operation closes the object.
Round = Callable[[], list[Callable[[], object]]]


def copied() -> list[Callable[[], object]]:
    array = ur_ipc.from_array(np.ones(1 << 18))
    opened = ur_ipc.Handle.from_bytes(bytes(ur_ipc.share(array))).open()

    def fill() -> None:
        opened.copy_from(np.full(1 << 18, 2.0))

    return [opened.tobytes, fill, lambda: np.array(opened.numpy()), opened.close, array.close]


def shared() -> list[Callable[[], object]]:
    array = ur_ipc.from_array(np.arange(100))

    def share() -> None:
        with ur_ipc.share(array) as handle:
            assert handle.open().tobytes() == np.arange(100).tobytes()

    return [share, lambda: pickle.loads(pickle.dumps(array)), lambda: ur_ipc.share([array]).open(), array.close]


def put() -> list[Callable[[], object]]:
    array = ur_ipc.from_array(np.arange(100))
    handle = ur_ipc.share(array)
    return [handle.open, handle.put]


def viewed() -> list[Callable[[], object]]:
    array = ur_ipc.from_array(np.arange(100))
    return [lambda: array[1:].numpy().sum(), lambda: np.from_dlpack(array), lambda: memoryview(array)[0], array.close]


def signaled() -> list[Callable[[], object]]:
    event = ur_ipc.Event()

    def signal_and_wait() -> None:
        event.signal()
        event.wait(DEADLINE_S)

    return [signal_and_wait, lambda: event.share().open().wait(DEADLINE_S), lambda: pickle.dumps(event), event.close]


def mapped() -> list[Callable[[], object]]:
    memory = ur_ipc.PhysicalMemory(1)

    def share() -> None:
        with ur_ipc.share(memory) as handle:
            handle.open().map().close()

    return [lambda: memory.map().numpy().sum(), share, memory.close]


def grown() -> list[Callable[[], object]]:
    array = ur_ipc.GrowableArray(0, capacity=1 << 16)

    def follow() -> None:
        with ur_ipc.share(array) as handle:
            assert len(handle.open()) <= 1 << 16

    return [lambda: array.grow(len(array) + 100), lambda: array.array.numpy().sum(), follow, array.close]


def lent() -> list[Callable[[], object]]:
    """Shares arrays of other libraries over our memory. Their handles stay valid while the array lives."""
    array = ur_ipc.from_array(np.arange(100)).numpy()
    imported = ur_ipc.from_dlpack(array)

    def send(x: object) -> None:
        data = bytes(ur_ipc.share(x))
        try:
            ur_ipc.Handle.from_bytes(data).open()
        except ur_ipc.InvalidHandleError as error:
            raise AssertionError("the handle is stale although its array lives") from error

    return [lambda: send(array), lambda: send(imported)]


def dropped() -> list[Callable[[], object]]:
    """Each thread may drop the last reference to an array while other threads use it."""
    array = ur_ipc.from_array(np.arange(100))
    handle = ur_ipc.share(array)
    arrays = deque([array])

    def open_more() -> None:
        arrays.append(handle.open())

    def derive_more() -> None:
        with contextlib.suppress(IndexError):  # another thread has just emptied `arrays`
            arrays.append(arrays[-1][10:])
            arrays.append(pickle.loads(pickle.dumps(arrays[0])))

    def drop() -> None:
        with contextlib.suppress(IndexError):
            assert int(arrays.popleft().numpy()[-1]) == 99

    def close() -> None:
        with contextlib.suppress(IndexError):
            arrays.pop().close()

    def finish() -> None:
        handle.put()
        arrays.clear()

    return [open_more, derive_more, drop, close, finish]


def published() -> list[Callable[[], object]]:
    publisher = ur_ipc.publish("threads", [np.zeros(100)])
    subscriber = ur_ipc.subscribe("threads")

    def update() -> None:
        publisher.update([np.full(100, threading.get_ident())])

    def read() -> None:
        with contextlib.suppress(ur_ipc.PublisherGoneError):
            values = subscriber.current().tree[0].numpy()
            assert (values == values[0]).all()

    def subscribe() -> None:
        with contextlib.suppress(ur_ipc.PublisherGoneError), ur_ipc.subscribe("threads") as second:
            second.wait(DEADLINE_S)

    def finish() -> None:
        publisher.close()
        subscriber.close()

    return [update, read, subscribe, finish]


ROUNDS: dict[str, Round] = {
    round_.__name__: round_ for round_ in (copied, shared, put, lent, viewed, signaled, mapped, grown, dropped, published)
}


def run(kind: str, rounds: int) -> tuple[list[str], tuple[int, int], tuple[int, int]]:
    """Returns the unexpected errors, and this process's descriptors and mappings before and after the rounds."""
    sys.setswitchinterval(1e-5)
    for operation in ROUNDS[kind]():
        operation()  # the first call allocates resources that the process keeps
    before = tasks.lasting_holdings()
    errors: list[str] = []
    for _ in range(rounds):
        _run_round(ROUNDS[kind](), errors)
    return errors, before, tasks.lasting_holdings()


def first_use_in_threads() -> list[str]:
    """Lets several threads use the package for the first time at the same time. Returns the unexpected errors."""
    errors: list[str] = []

    def begin() -> None:
        assert ur_ipc.share(ur_ipc.from_array(np.arange(100))).open().tobytes() == np.arange(100).tobytes()
        event = ur_ipc.Event()
        event.signal()
        event.share().open().wait(DEADLINE_S)

    _run_round([begin, begin], errors)
    return errors


def _is_expected(error: Exception) -> bool:
    """Returns whether an error is expected from a call on an object that another thread has closed or put."""
    reasons = ("closed", "stale", "never shrinks")
    return isinstance(error, ValueError | BufferError) and any(reason in str(error) for reason in reasons)


def _run_round(operations: list[Callable[[], object]], errors: list[str]) -> None:
    barrier = threading.Barrier(THREADS * len(operations))

    def repeat(do: Callable[[], object]) -> None:
        barrier.wait()
        for _ in range(3):
            try:
                do()
            except Exception as error:
                if not _is_expected(error):
                    errors.append(repr(error))

    threads = [threading.Thread(target=repeat, args=(do,)) for do in operations for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with contextlib.suppress(BufferError):
        operations[-1]()
    gc.collect()
