# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kills a keeper at one of its system calls (ptrace). The calling process must have no other child."""

from __future__ import annotations

import ctypes
import errno
import os
import signal
from pathlib import Path

from keeper_tasks import Keeper

_SYSCALL, _SEIZE, _INTERRUPT = 24, 0x4206, 0x4207
_TRACE_SYSGOOD, _TRACE_CLONE, _EXIT_KILL = 1, 1 << 3, 1 << 20
_SYSCALL_STOP = signal.SIGTRAP | 0x80
_WALL = 0x40000000

_libc = ctypes.CDLL(None, use_errno=True)
_libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]
_libc.ptrace.restype = ctypes.c_long

keepers: list[Keeper] = []


def _ptrace(request: int, thread: int, data: int = 0) -> None:
    """Sends a request to a traced thread. Does nothing if the thread has been killed meanwhile."""
    if _libc.ptrace(request, thread, None, data) < 0 and ctypes.get_errno() != errno.ESRCH:
        raise OSError(ctypes.get_errno(), "ptrace")


def start_keeper() -> int:
    keepers.append(Keeper())
    return keepers[-1].pid


def trace() -> None:
    """Begins to trace the keeper, and stops all its threads. `kill_at` continues them."""
    for thread in Path(f"/proc/{keepers[-1].pid}/task").iterdir():
        _ptrace(_SEIZE, int(thread.name), _TRACE_SYSGOOD | _TRACE_CLONE | _EXIT_KILL)
        _ptrace(_INTERRUPT, int(thread.name))


def kill_at(stop: int) -> bool:
    """Kills the keeper at the stop with the number `stop`. A thread stops at the entry and at the exit of each system call.
    Waits until the keeper has exited. Returns whether it reached this stop."""
    keeper = keepers.pop()
    stop_count = 0
    while True:
        thread, status = os.waitpid(-1, _WALL)
        if os.WIFSTOPPED(status):
            stop_count += os.WSTOPSIG(status) == _SYSCALL_STOP
            if stop_count == stop:
                os.kill(keeper.pid, signal.SIGKILL)
            is_signal = os.WSTOPSIG(status) not in (_SYSCALL_STOP, signal.SIGTRAP, signal.SIGSTOP)
            _ptrace(_SYSCALL, thread, os.WSTOPSIG(status) if is_signal else 0)
        elif thread == keeper.pid:
            return stop_count >= stop
