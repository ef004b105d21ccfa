# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A vendor's adapter of another version works as without the overlay, and the log says what does not fit."""

import os
import subprocess
import sys

VERSION = (0 << 16) | 12
CALL = f"""
import ctypes, sys
overlay = ctypes.CDLL(sys.argv[1])
table = (ctypes.c_void_p * 16)()
assert overlay.urGetPlatformProcAddrTable({VERSION}, table) == 0
count = ctypes.c_uint32()
get = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_void_p])
assert get(table[0])(None, 0, None, ctypes.byref(count)) == 0
print(count.value)
"""


def test_a_vendor_of_another_version_is_passed_through() -> None:
    environment = os.environ | {
        "UR_IPC_OVERLAY_LOADER": os.environ["OTHER_VENDOR"],
        "UR_LOG_OVERLAY_OPENCL": "level:info;output:stderr",
    }
    ran = subprocess.run(
        [sys.executable, "-c", CALL, os.environ["UR_ADAPTERS_FORCE_LOAD"]],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert ran.stdout == "7\n"
    assert "shares nothing between processes: the vendor's" in ran.stderr
