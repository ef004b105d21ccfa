# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A process of another user or in another pid namespace. Reads pickled arrays from stdin. For each array, it writes the bytes
of the unpickled array, or the text of the error.

    stranger.py user|pid_namespace
"""

from __future__ import annotations

import ctypes
import os
import pickle
import sys
from typing import Any

import ur_ipc

NOBODY = 65534
_MS_REC, _MS_PRIVATE = 1 << 14, 1 << 18
_CLONE_NEWNS, _CLONE_NEWPID = 0x00020000, 0x20000000


def become_another_user() -> None:
    os.setgroups([])
    os.setgid(NOBODY)
    os.setuid(NOBODY)


def enter_another_pid_namespace() -> None:
    """Forks a child into a new pid namespace with its own /proc. Only the child returns; the parent waits for it and exits."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(_CLONE_NEWPID | _CLONE_NEWNS) != 0:
        raise OSError(ctypes.get_errno(), "unshare")
    child = os.fork()
    if child != 0:
        os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    assert os.getpid() == 1
    if libc.mount(None, b"/", None, _MS_REC | _MS_PRIVATE, None) != 0 or libc.mount(b"proc", b"/proc", b"proc", 0, None) != 0:
        raise OSError(ctypes.get_errno(), "mount")


SETUPS = {"user": become_another_user, "pid_namespace": enter_another_pid_namespace}


def bytes_of(array: Any) -> bytes:
    return array.tobytes() if isinstance(array, ur_ipc.Array) else bytes(array.cpu().numpy())


def main() -> None:
    SETUPS[sys.argv[1]]()
    while True:
        try:
            message = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        try:
            reply: object = bytes_of(pickle.loads(message))
        except Exception as error:
            reply = f"{type(error).__name__}: {error}"
        pickle.dump(reply, sys.stdout.buffer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
