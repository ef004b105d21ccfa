# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory, physical memory and events between two processes, by the low level alone; and threads that run while one waits."""

from __future__ import annotations

import os
import signal
import sys
import threading

import pytest
from ur_ipc import ur
from world import DEADLINE_S, PAGE, Process, World, write

IMPORTER = """
from ur_ipc import ur
from world import PAGE, World, write
world = World()
handle = bytes.fromhex(input())
"""


@pytest.fixture
def pages(world: World) -> int:
    """As many bytes as are sent."""
    return 3 * PAGE


def test_memory_is_read_and_written_there(world: World, pages: int) -> None:
    program = """
address = ur.urIPCOpenMemHandleExp(world.context, world.device, handle)
print(ur.bytes_at(address, 5).decode(), flush=True)
write(address, b"back ")
ur.urIPCCloseMemHandleExp(world.context, address)
print("closed", flush=True)
"""
    address = world.allocate(pages)
    write(address, b"there")
    data, size = ur.urIPCGetMemHandleExp(world.context, address)
    with Process(IMPORTER + program) as importer:
        importer.tell(ur.bytes_at(data, size).hex())
        assert importer.line() == "there"
        assert importer.line() == "closed"
        assert importer.end() == 0
    assert ur.bytes_at(address, 5) == b"back "
    ur.urIPCPutMemHandleExp(world.context, data)
    world.free(address)


def test_physical_memory_is_mapped_there(world: World) -> None:
    program = """
physical = ur.urIPCOpenPhysMemHandleExp(world.context, world.device, handle)
start = world.map(physical)
print(ur.bytes_at(start, 5).decode(), flush=True)
write(start, b"back ")
world.unmap(start)
ur.urIPCClosePhysMemHandleExp(world.context, physical)
print("closed", flush=True)
"""
    physical = world.shareable_physical_memory()
    start = world.map(physical)
    write(start, b"there")
    data, size = ur.urIPCGetPhysMemHandleExp(world.context, physical)
    with Process(IMPORTER + program) as importer:
        importer.tell(ur.bytes_at(data, size).hex())
        assert importer.line() == "there"
        assert importer.line() == "closed"
        assert importer.end() == 0
    assert ur.bytes_at(start, 5) == b"back "
    ur.urIPCPutPhysMemHandleExp(world.context, data)
    world.unmap(start)
    ur.urPhysicalMemRelease(physical)


def test_an_event_is_signalled_there(world: World) -> None:
    program = """
event = ur.urIPCOpenEventHandleExp(world.context, handle)
ur.urEventWait([event])
print("waited", flush=True)
world.signal(event)
ur.urQueueFinish(world.queue)
print("signalled", flush=True)
input()
"""
    event = world.shareable_event()
    world.signal(event)
    data, size = ur.urIPCGetEventHandleExp(event)
    with Process(IMPORTER + program) as importer:
        importer.tell(ur.bytes_at(data, size).hex())
        assert importer.line() == "waited"
        assert importer.line() == "signalled"
        ur.urEventWait([event])
        importer.tell("end")
        assert importer.end() == 0
    ur.urIPCPutEventHandleExp(world.context, data)
    ur.urEventRelease(event)


# Is stopped while what its signal waits for is being done.
SIGNALLER = """
import os, signal
event = ur.urIPCOpenEventHandleExp(world.context, handle)
size = 1 << 29
memory = world.allocate(size)
ur.urEnqueueUSMFill(world.queue, memory, b"x", size)
world.signal(event)
os.kill(os.getpid(), signal.SIGSTOP)
input()
"""


def test_other_threads_run_while_one_waits(world: World) -> None:
    event = world.shareable_event()
    data, size = ur.urIPCGetEventHandleExp(event)
    with Process(IMPORTER + SIGNALLER) as signaller:
        signaller.tell(ur.bytes_at(data, size).hex())
        _, status = os.waitpid(signaller.popen.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        waits, interval = threading.Event(), sys.getswitchinterval()
        sys.setswitchinterval(DEADLINE_S)  # this thread runs only when the other one lets it

        def wait() -> None:
            waits.set()
            ur.urEventWait([event])

        waiter = threading.Thread(target=wait)
        try:
            waiter.start()
            assert waits.wait(DEADLINE_S)
            signaller.popen.send_signal(signal.SIGCONT)
            waiter.join(DEADLINE_S)
            assert not waiter.is_alive()
        finally:
            sys.setswitchinterval(interval)
        signaller.tell("end")
        assert signaller.end() == 0
    ur.urIPCPutEventHandleExp(world.context, data)
    ur.urEventRelease(event)


def test_threads_share_at_the_same_time(world: World) -> None:
    failed: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(20):
                address = world.allocate()
                data, size = ur.urIPCGetMemHandleExp(world.context, address)
                opened = ur.urIPCOpenMemHandleExp(world.context, world.device, ur.bytes_at(data, size))
                write(address, b"seen")
                assert ur.bytes_at(opened, 4) == b"seen"
                ur.urIPCCloseMemHandleExp(world.context, opened)
                ur.urIPCPutMemHandleExp(world.context, data)
                world.free(address)
        except BaseException as error:
            failed.append(error)

    workers = [threading.Thread(target=work) for _ in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(DEADLINE_S)
    assert failed == []
