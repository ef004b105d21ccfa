# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""While a thread waits for another process, the other threads run."""

from __future__ import annotations

import os
import signal
import sys
import threading

from peer import DEADLINE_S, Worker
from ur_ipc import ur
from world import World, signal_late


def test_other_threads_run_during_a_wait(world: World) -> None:
    event = world.shareable_event()
    data, size = ur.urIPCGetEventHandleExp(event)
    with Worker() as signaler:
        signaler.begin(signal_late, ur.bytes_at(data, size))
        _, status = os.waitpid(signaler.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        is_waiting, interval = threading.Event(), sys.getswitchinterval()
        sys.setswitchinterval(DEADLINE_S)  # this thread runs only if the waiter releases the GIL

        def wait() -> None:
            is_waiting.set()
            ur.urEventWait([event])

        waiter = threading.Thread(target=wait)
        try:
            waiter.start()
            assert is_waiting.wait(DEADLINE_S)
            os.kill(signaler.pid, signal.SIGCONT)
            waiter.join(DEADLINE_S)
            assert not waiter.is_alive()
        finally:
            sys.setswitchinterval(interval)
        signaler.finish(signal_late)
    ur.urIPCPutEventHandleExp(world.context, data)
    ur.urEventRelease(event)
