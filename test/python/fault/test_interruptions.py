# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Interruptions of a call: Ctrl-C, a signal handler, a fork, the exit of the interpreter."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
import ur_ipc
from peer import DEADLINE_S, python_output, runtime_folder
from ur_ipc import named_sockets, publishing


@pytest.fixture(autouse=True)
def runtime() -> Iterator[None]:
    with runtime_folder():
        yield


class CallbackArray:
    """An array that runs a callback when `share` requests its elements."""

    def __init__(self, callback: Callable[[], object]) -> None:
        self._callback = callback
        self._elements = np.zeros(3)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0

    def __dlpack__(self, **arguments: Any) -> Any:
        self._callback()
        return self._elements.__dlpack__(**arguments)


def exits_normally(child: int) -> bool:
    """Returns whether a forked child exits with code 0 before the deadline. Kills the child otherwise."""
    deadline = time.monotonic() + DEADLINE_S
    while time.monotonic() < deadline:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            return status == 0
        threading.Event().wait(0.005)
    os.kill(child, 9)
    os.waitpid(child, 0)
    return False


@pytest.mark.parametrize("make", [lambda: ur_ipc.zeros(64), lambda: ur_ipc.PhysicalMemory(4096).map()], ids=["array", "mapped"])
def test_an_array_stays_closed_after_an_interrupted_close(make: Callable[[], ur_ipc.Array]) -> None:
    array = make()
    memory = array.memory

    class InterruptedMemory(type(memory)):  # type: ignore[misc]
        __slots__ = ()

        def _release_with_exports(self) -> None:
            super()._release_with_exports()
            raise KeyboardInterrupt

    memory.__class__ = InterruptedMemory
    with pytest.raises(KeyboardInterrupt):
        array.close()
    assert memory.ended
    array.close()  # must not free the memory a second time
    with pytest.raises(BufferError, match="closed"):
        array.numpy()


def test_a_publisher_can_be_closed_during_an_update() -> None:
    publisher = ur_ipc.publish("interrupted", {"w": np.zeros(3)})
    with pytest.raises(ValueError, match="closed"):
        publisher.update({"w": CallbackArray(publisher.close)})
    with ur_ipc.publish("interrupted", {"w": np.zeros(3)}), ur_ipc.subscribe("interrupted") as subscriber:
        assert subscriber.current(DEADLINE_S).number == 1


def test_a_forked_child_can_exit_while_its_parent_publishes() -> None:
    children: list[int] = []

    def fork() -> None:
        child = os.fork()
        if child == 0:
            publisher.close()
            os._exit(0)
        children.append(child)

    with ur_ipc.publish("forked", {"w": np.zeros(3)}) as publisher:
        publisher.update({"w": CallbackArray(fork)})
        assert exits_normally(children[0])
        with ur_ipc.subscribe("forked") as subscriber:
            assert subscriber.current(DEADLINE_S).number == 2


def test_a_forked_child_can_drop_a_handle_that_a_thread_uses() -> None:
    array = ur_ipc.zeros(4)
    handle = ur_ipc.share(array)
    is_over = threading.Event()

    def work() -> None:
        while not is_over.is_set():
            ur_ipc.share(array)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        for _ in range(20):
            child = os.fork()
            if child == 0:
                del handle
                os._exit(0)
            assert exits_normally(child)
    finally:
        is_over.set()
        thread.join()


def test_a_failed_publisher_releases_its_name() -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    for name in ("_Service.__init__", "_Service.start"):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(f"ur_ipc.publishing.{name}", interrupt)
            with pytest.raises(KeyboardInterrupt):
                ur_ipc.publish("interrupted", {"w": np.zeros(3)})
    ur_ipc.publish("interrupted", {"w": np.zeros(3)}).close()


def test_a_second_close_of_a_listener_keeps_the_new_socket() -> None:
    first = named_sockets.Listener("interrupted")
    first.close()
    with ur_ipc.publish("interrupted", {"w": np.zeros(3)}):  # the new socket often has the inode number of the first one
        first.close()
        with ur_ipc.subscribe("interrupted") as subscriber:
            assert subscriber.current(DEADLINE_S).number == 1


BUSY_PROGRAM = """
import sys, threading, numpy, ur_ipc
a, b, e = ur_ipc.zeros(1 << 20), ur_ipc.zeros(1 << 20), ur_ipc.Event()
handle = ur_ipc.share(a)
is_running = threading.Event()
def work():
    while True:
        {work}
        is_running.set()
threading.Thread(target=work, daemon=True).start()
is_running.wait()
"""


@pytest.mark.parametrize(
    "work",
    ["ur_ipc.zeros(9)", "b.copy_from(a)", "b.tobytes()", "e.signal(), e.wait()", "handle.open()", "numpy.from_dlpack(a)"],
)
def test_the_interpreter_exits_during_calls_of_daemon_threads(work: str) -> None:
    python_output(BUSY_PROGRAM.format(work=work))


def test_a_timeout_ends_a_wait_for_a_publisher_that_always_sends() -> None:
    listener = named_sockets.Listener("sender")
    listener.socket.setblocking(True)
    frame = publishing.FRAME.pack(publishing.MAGIC, 0, 1)

    def send_frames() -> None:
        connection = listener.socket.accept()[0]
        connection.setblocking(True)
        with connection:
            try:
                connection.sendall(frame)
                is_subscribed.wait()
                while True:
                    connection.sendall(frame * 4096)
            except OSError:
                pass

    is_subscribed = threading.Event()
    thread = threading.Thread(target=send_frames)
    thread.start()
    try:
        with ur_ipc.subscribe("sender") as subscriber:
            is_subscribed.set()
            with pytest.raises(TimeoutError):
                subscriber.wait(timeout=0.05)
    finally:
        thread.join()
        listener.close()


def test_very_long_timeouts_are_accepted() -> None:
    event = ur_ipc.Event()
    event.signal()
    event.wait(timeout=float("inf"))
    event.wait(timeout=1e12)
