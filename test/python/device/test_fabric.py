# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens an array of another machine. To simulate the machine, the importer has another boot ID and another device."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import ur_ipc
from peer import DEADLINE_S

EXPORTER = """
import os, sys, ur_ipc
array = ur_ipc.from_array(bytearray(range(200)), device="cuda:0")
os.write(1, bytes(ur_ipc.share(array[10:])))
os.close(1)
sys.stdin.read()
assert array.tobytes() == bytes(range(10)) + bytes(190)
"""

IMPORTER = """
import ctypes, pathlib, sys
libc, random = ctypes.CDLL(None), "/proc/sys/kernel/random"
assert libc.unshare(0x00020000) == 0  # CLONE_NEWNS
assert libc.mount(None, b"/", None, 1 << 14 | 1 << 18, None) == 0  # MS_REC | MS_PRIVATE
assert libc.mount(None, random.encode(), b"tmpfs", 0, None) == 0
pathlib.Path(random, "boot_id").write_text("6c62272e-07bb-4014-a2b8-21756295c58d")
import ur_ipc
handle = ur_ipc.ArrayHandle.from_bytes(sys.stdin.buffer.read())
assert handle.device_uuid != ur_ipc.empty(0, device="cuda:0").device.uuid
try:
    handle.open()
except ValueError as error:
    assert "pass a device of this machine to open()" in str(error), error
else:
    raise AssertionError("opened on a device of another machine")
array = handle.open(device="cuda:0")
assert array.tobytes() == bytes(range(10, 200)), array
array.copy_from(bytearray(190))
"""


def test_another_machine_opens_an_array(device: ur_ipc.Device, tmp_path: Path) -> None:
    if device.name != "cuda:0" or "CU_HOST_DRIVER_DEVICES" not in os.environ:
        pytest.skip("only the software driver of CUDA simulates a fabric")
    if os.geteuid() != 0:
        pytest.skip("needs root to change the boot ID that a process sees")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    environment |= {"UR_IPC_FABRIC": "1", "CU_HOST_DRIVER_FABRIC": str(tmp_path)}
    with subprocess.Popen(
        (sys.executable, "-c", EXPORTER), env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as exporter:
        assert exporter.stdin and exporter.stdout
        subprocess.run(
            (sys.executable, "-c", IMPORTER),
            env={**environment, "CUDA_VISIBLE_DEVICES": "1"},
            input=exporter.stdout.read(),
            check=True,
            timeout=DEADLINE_S,
        )
        exporter.stdin.close()
        assert exporter.wait(DEADLINE_S) == 0
    assert not list(tmp_path.iterdir())
