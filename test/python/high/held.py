# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps commands pending until a test releases them: they copy from a page that userfaultfd holds back."""

from __future__ import annotations

import ctypes
import fcntl
import mmap
import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager

import ur_ipc
from ur_ipc import ur

_USERFAULTFD = 323  # the number of the system call, on x86-64
_USER_MODE_ONLY = 1
_API = 0xC018AA3F
_REGISTER = 0xC020AA00
_ZEROPAGE = 0xC020AA04
_MODE_MISSING = 1
_BYTES = 1 << 20  # the adapter copies fewer bytes in the calling thread


@contextmanager
def held_queue(device: ur_ipc.Device) -> Iterator[None]:
    """Blocks the queue of this process on the device until the block ends."""
    libc = ctypes.CDLL(None, use_errno=True)
    userfault_fd = libc.syscall(_USERFAULTFD, os.O_CLOEXEC | os.O_NONBLOCK | _USER_MODE_ONLY)
    if userfault_fd < 0:
        raise OSError(ctypes.get_errno(), "userfaultfd")
    source = mmap.mmap(-1, _BYTES, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    address = ctypes.addressof(ctypes.c_char.from_buffer(source))
    target = ur_ipc.empty(_BYTES, "uint8", device=device)
    fcntl.ioctl(userfault_fd, _API, struct.pack("QQQ", 0xAA, 0, 0))
    fcntl.ioctl(userfault_fd, _REGISTER, struct.pack("QQQQ", address, _BYTES, _MODE_MISSING, 0))
    ur.urEnqueueUSMMemcpy(device.queue, False, target.address, address, _BYTES)
    try:
        yield
    finally:
        fcntl.ioctl(userfault_fd, _ZEROPAGE, struct.pack("QQQq", address, _BYTES, 0, 0))
        ur.urQueueFinish(device.queue)
        os.close(userfault_fd)
