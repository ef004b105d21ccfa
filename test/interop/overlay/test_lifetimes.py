# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Frees memory and destroys queues and events in any order, while kernels run, in a fork and at exit."""

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
from share import DEVICE, CountingKernel, Event, ImportedArray, SyclError, share

ROUNDS = int(os.environ["ROUNDS"])
EXITS = int(os.environ.get("EXITS", "3"))
BYTES = 1 << 14


SIGNALER = """
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
    process = subprocess.Popen([sys.executable, "-c", SIGNALER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
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


def test_memory_is_freed_while_a_kernel_uses_it(queue: dpctl.SyclQueue) -> None:
    kernel = CountingKernel(queue, 1, 1)
    for number in range(ROUNDS):
        memory = zeros(queue)
        opened = ImportedArray(share(memory), queue, (BYTES,), "uint8")
        kernel.submit(memory)
        kernel.submit(opened.memory)
        if number % 2:
            opened.close()
            del memory
        else:
            del memory
            opened.close()
    queue.wait()


def test_memory_is_freed_while_another_context_copies_it(queue: dpctl.SyclQueue) -> None:
    device = queue.sycl_device
    other = dpctl.SyclQueue(dpctl.SyclContext([device]), device, property="in_order")
    slow_kernel = CountingKernel(other, 5, 1, 500_000)
    memory, copy, source = zeros(other), zeros(other, 1 << 22), zeros(queue, 1 << 22)
    slow_kernel.submit(memory)
    other.memcpy_async(copy, source, 1 << 22)
    del source
    other.wait()


def test_objects_are_destroyed_in_any_order() -> None:
    generator = random.Random(1)
    for _ in range(ROUNDS):
        queue = dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), property="in_order")
        other = dpctl.SyclQueue(queue.sycl_context, queue.sycl_device, property="in_order")
        event = Event(queue)
        imported = Event(other, event.share())
        memory = zeros(queue)
        event.signal()
        imported.wait()
        objects = [queue, other, event, imported, memory]
        del queue, other, event, imported, memory
        generator.shuffle(objects)
        while objects:
            objects.pop()


def test_a_fork_leaves_the_parent_intact(queue: dpctl.SyclQueue) -> None:
    kernel = CountingKernel(queue, 1, 1)
    memory = zeros(queue)
    for _ in range(ROUNDS):
        kernel.submit(memory)
        child = os.fork()
        if child == 0:
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
    queue.wait()
    np.testing.assert_array_equal(memory.copy_to_host().view("uint32"), ROUNDS)


def test_a_fork_during_pending_signals(queue: dpctl.SyclQueue) -> None:
    """A thread of the overlay queries the driver for pending signals. Meanwhile, fork takes the locks of the overlay and the
    driver."""
    waiting_queue = dpctl.SyclQueue(queue.sycl_context, queue.sycl_device, property="in_order")
    events = [Event(waiting_queue) for _ in range(10)]
    with pending_signal(waiting_queue) as (remote_event, killer):
        remote_event.wait()
        for event in events * 20:
            event.signal()
        for _ in range(10 * ROUNDS):
            child = os.fork()
            if child == 0:
                os._exit(0)
            assert os.waitpid(child, 0)[1] == 0
        killer.start()
        for event in events:
            event.wait_on_host()


EXIT = """
import dpctl, dpctl.memory, os, sys
from share import DEVICE, CountingKernel, Event, ImportedArray, share
queue = dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), property="in_order")
memory = dpctl.memory.MemoryUSMDevice(1 << 14, queue=queue)
opened = ImportedArray(share(memory), queue, (1 << 14,), "uint8")
event = Event(queue)
imported = Event(queue, event.share())
event.signal()
imported.wait()
kernel = CountingKernel(queue, 1, 1)
for _ in range(100):
    kernel.submit(opened.memory)
"""


EXIT_STATEMENTS = ["", "sys.exit(0)", "sys.exit(0) if os.fork() else os._exit(0)"]


def test_programs_exit_with_live_objects() -> None:
    for number in range(EXITS):
        subprocess.run([sys.executable, "-c", EXIT + EXIT_STATEMENTS[number % len(EXIT_STATEMENTS)]], check=True, timeout=100)


def test_a_host_wait_for_a_killed_signaler_fails(queue: dpctl.SyclQueue) -> None:
    with pending_signal(queue) as (event, killer):
        killer.start()
        with pytest.raises(SyclError, match="IN_EVENT_LIST_EXEC_STATUS"):
            event.wait_on_host()


@pytest.mark.parametrize("order", [{"property": "in_order"}, {}])
def test_kernels_complete_after_their_signaler_is_killed(order: dict[str, str]) -> None:
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
        with pytest.raises(SyclError, match="IN_EVENT_LIST_EXEC_STATUS"):
            event.wait_on_host()
        with pytest.raises(SyclError, match="IN_EVENT_LIST_EXEC_STATUS"):
            event.wait()
    memory.memset()
    kernel.submit(memory)
    queue.wait()
    np.testing.assert_array_equal(memory.copy_to_host().view("uint32"), 1)
    assert dpnp.arange(10, sycl_queue=queue).sum() == 45
