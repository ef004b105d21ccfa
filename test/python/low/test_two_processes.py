# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threads call the low level at the same time, and run while one of them waits for another process."""

from __future__ import annotations

import os
import signal
import sys
import threading

from ur_ipc import ur
from world import DEADLINE_S, Process, World, write

# Is stopped while what its signal waits for is being done.
SIGNALLER = """
import os, signal
from ur_ipc import ur
from world import World
world = World()
handle = bytes.fromhex(input())
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
    with Process(SIGNALLER) as signaller:
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
