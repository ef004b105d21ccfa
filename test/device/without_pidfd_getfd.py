#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program without permission for pidfd_getfd, as in the default profiles of container engines.

without_pidfd_getfd.py PROGRAM [ARGUMENT]...
"""

import ctypes
import errno
import os
import struct
import sys

PIDFD_GETFD = 438  # the number of the system call, on every architecture
LOAD_WORD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, REFUSE = 0x7FFF0000, 0x00050000 | errno.EPERM
SET_SECCOMP, SET_NO_NEW_PRIVS, FILTER = 22, 38, 2

steps = [(LOAD_WORD, 0, 0, 0), (JUMP_IF_EQUAL, 0, 1, PIDFD_GETFD), (RETURN, 0, 0, REFUSE), (RETURN, 0, 0, ALLOW)]
code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code)))
prctl = ctypes.CDLL(None, use_errno=True).prctl
if prctl(SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 or prctl(SET_SECCOMP, FILTER, program, 0, 0) != 0:
    sys.exit(f"cannot set the filter: {os.strerror(ctypes.get_errno())}")
os.execvp(sys.argv[1], sys.argv[1:])
