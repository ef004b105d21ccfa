# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the end of memory, queues and events: in any order, while kernels run, in a fork and at exit."""

import contextlib
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator

import dpctl
import dpctl.memory
import dpnp
import numpy as np
import pytest
from share import DEVICE, CountingKernel, Event, Opened, RefusedError, share

TIMES = int(os.environ["ROUNDS"])
EXITS = int(os.environ.get("EXITS", "3"))
BYTES = 1 << 14


SIGNALLER = """
import dpctl, dpctl.memory
from share import DEVICE, CountingKernel, Event
queue = dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), property="in_order")
memory = dpctl.memory.MemoryUSMDevice(1 << 18, queue=queue)
memory.memset()
event = Event(queue)
CountingKernel(queue, 5, 1, (1 << 32) - 1).submit(memory)  # runs for hours
event.signal()
print(event.share().hex(), flush=True)
input()
"""


@contextlib.contextmanager
def pending_signal(queue: dpctl.SyclQueue) -> Iterator[tuple[Event, threading.Timer]]:
    """Yields an event that another process signals after a kernel that runs for hours, and a timer that kills the process."""
    process = subprocess.Popen([sys.executable, "-c", SIGNALLER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    timer = threading.Timer(0.5, process.kill)
    try:
        yield Event(queue, bytes.fromhex(process.stdout.readline())), timer
    finally:
        timer.cancel()
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def queue() -> dpctl.SyclQueue:
    return dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), property="in_order")


def zeros(queue: dpctl.SyclQueue, size: int = BYTES) -> dpctl.memory.MemoryUSMDevice:
    memory = dpctl.memory.MemoryUSMDevice(size, queue=queue)
    memory.memset()
    return memory


def test_memory_ends_under_a_kernel(queue: dpctl.SyclQueue) -> None:
    kernel = CountingKernel(queue, 1, 1)
    for number in range(TIMES):
        memory = zeros(queue)
        opened = Opened(share(memory), queue, (BYTES,), "uint8")
        kernel.submit(memory)
        kernel.submit(opened.memory)
        if number % 2:
            opened.close()
            del memory
        else:
            del memory
            opened.close()
    queue.wait()


def test_memory_ends_under_a_copy_of_another_context(queue: dpctl.SyclQueue) -> None:
    device = queue.sycl_device
    other = dpctl.SyclQueue(dpctl.SyclContext([device]), device, property="in_order")
    slow = CountingKernel(other, 5, 1, 500_000)
    memory, copy, source = zeros(other), zeros(other, 1 << 22), zeros(queue, 1 << 22)
    slow.submit(memory)
    other.memcpy_async(copy, source, 1 << 22)
    del source
    other.wait()


def test_objects_end_in_any_order() -> None:
    shuffled = random.Random(1)
    for _ in range(TIMES):
        queue = dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), property="in_order")
        other = dpctl.SyclQueue(queue.sycl_context, queue.sycl_device, property="in_order")
        event = Event(queue)
        imported = Event(other, event.share())
        memory = zeros(queue)
        event.signal()
        imported.wait()
        alive = [queue, other, event, imported, memory]
        del queue, other, event, imported, memory
        shuffled.shuffle(alive)
        while alive:
            alive.pop()


def test_a_fork_leaves_the_parent_intact(queue: dpctl.SyclQueue) -> None:
    kernel = CountingKernel(queue, 1, 1)
    memory = zeros(queue)
    for _ in range(TIMES):
        kernel.submit(memory)
        child = os.fork()
        if child == 0:
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
    queue.wait()
    np.testing.assert_array_equal(memory.copy_to_host().view("uint32"), TIMES)


def test_a_fork_beside_pending_signals(queue: dpctl.SyclQueue) -> None:
    """A thread of the overlay queries the driver for pending signals. Meanwhile, fork takes the locks of the overlay and the
    driver."""
    waiting = dpctl.SyclQueue(queue.sycl_context, queue.sycl_device, property="in_order")
    events = [Event(waiting) for _ in range(10)]
    with pending_signal(waiting) as (awaited, killer):
        awaited.wait()
        for event in events * 20:
            event.signal()
        for _ in range(10 * TIMES):
            child = os.fork()
            if child == 0:
                os._exit(0)
            assert os.waitpid(child, 0)[1] == 0
        killer.start()
        for event in events:
            event.wait_on_host()


EXIT = """
import dpctl, dpctl.memory, os, sys
from share import DEVICE, CountingKernel, Event, Opened, share
queue = dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), property="in_order")
memory = dpctl.memory.MemoryUSMDevice(1 << 14, queue=queue)
opened = Opened(share(memory), queue, (1 << 14,), "uint8")
event = Event(queue)
imported = Event(queue, event.share())
event.signal()
imported.wait()
kernel = CountingKernel(queue, 1, 1)
for _ in range(100):
    kernel.submit(opened.memory)
"""


ENDINGS = ["", "sys.exit(0)", "sys.exit(0) if os.fork() else os._exit(0)"]


def test_programs_exit_with_everything_alive() -> None:
    for number in range(EXITS):
        subprocess.run([sys.executable, "-c", EXIT + ENDINGS[number % len(ENDINGS)]], check=True, timeout=100)


def test_a_host_wait_for_a_killed_signaler_fails(queue: dpctl.SyclQueue) -> None:
    with pending_signal(queue) as (event, killer):
        killer.start()
        with pytest.raises(RefusedError, match="IN_EVENT_LIST_EXEC_STATUS"):
            event.wait_on_host()


@pytest.mark.parametrize("order", [{"property": "in_order"}, {}])
def test_kernels_behind_a_killed_signaler_end(order: dict[str, str]) -> None:
    """After the kill, the kernels run with undefined results, a wait for the event fails, and the queue stays usable."""
    queue = dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), **order)
    memory = zeros(queue)
    kernel = CountingKernel(queue, 1, 1)
    array = dpnp.zeros(16, sycl_queue=queue)
    with pending_signal(queue) as (event, killer):
        event.wait()
        kernel.submit(memory)
        killer.start()
        array += 1
        queue.wait()
        with pytest.raises(RefusedError, match="IN_EVENT_LIST_EXEC_STATUS"):
            event.wait_on_host()
        with pytest.raises(RefusedError, match="IN_EVENT_LIST_EXEC_STATUS"):
            event.wait()
    memory.memset()
    kernel.submit(memory)
    queue.wait()
    np.testing.assert_array_equal(memory.copy_to_host().view("uint32"), 1)
    assert dpnp.arange(10, sycl_queue=queue).sum() == 45
