# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A vendor's adapter of another version works as it does without the overlay. The log says that it is not extended."""

import os
import subprocess
import sys

import pytest

VERSION = (0 << 16) | 12
CALL = f"""
import ctypes, os, sys
os.environ["SET_BEFORE"] = "1"  # as Python programs do; afterwards the C library owns the array of all variables
overlay = ctypes.CDLL(sys.argv[1])
table = (ctypes.c_void_p * 16)()
assert overlay.urGetPlatformProcAddrTable({VERSION}, table) == 0
count = ctypes.c_uint32()
get = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_void_p])
assert get(table[0])(None, 0, None, ctypes.byref(count)) == 0
print(count.value)
getenv = ctypes.CDLL(None).getenv
getenv.restype = ctypes.c_char_p
for name in "SET_AT_START", "UR_ADAPTERS_FORCE_LOAD", "ONEAPI_DEVICE_SELECTOR":
    print(name, (getenv(name.encode()) or b"").decode())
"""


def run_overlay(variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Loads the overlay over a vendor's adapter of another version."""
    return subprocess.run(
        [sys.executable, "-c", CALL, os.environ["UR_ADAPTERS_FORCE_LOAD"]],
        env=os.environ | {"UR_IPC_OVERLAY_LOADER": os.environ["OTHER_VENDOR"]} | variables,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )


def test_a_vendor_of_another_version_is_passed_through() -> None:
    result = run_overlay({"UR_LOG_OVERLAY_OPENCL": "level:info;output:stderr"})
    assert result.stdout.startswith("7\n")
    assert "shares nothing between processes: the vendor's" in result.stderr


@pytest.mark.parametrize("selector", ["", "opencl:cpu"])
def test_the_environment_keeps_variables_that_are_set_during_the_start(selector: str) -> None:
    adapter = os.environ["UR_ADAPTERS_FORCE_LOAD"]
    result = run_overlay({"ONEAPI_DEVICE_SELECTOR": selector} if selector else {})
    assert result.stdout.splitlines()[1:] == [
        "SET_AT_START 1",
        f"UR_ADAPTERS_FORCE_LOAD {adapter}",
        f"ONEAPI_DEVICE_SELECTOR {selector}",
    ]
