# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`ur_ipc.share` of dpctl's memory, with the overlay over the adapter $OVER. Spawned processes import this module, too."""

import multiprocessing
import os
from multiprocessing.connection import Connection

import pytest
import ur_ipc
import ur_ipc.sycl

OVER = os.environ["OVER"]
ur_ipc.sycl.install(os.environ.get("RUNTIME"), over=OVER)

import dpctl  # noqa: E402
import dpctl.memory  # noqa: E402
import numpy as np  # noqa: E402

SIZE = 100_000


def distinct_bytes(memory: dpctl.memory.MemoryUSMDevice) -> list[int]:
    contents = np.zeros(SIZE, "uint8")
    memory.copy_to_host(contents)
    return sorted(set(contents.tolist()))


def overwrite(handle: ur_ipc.ArrayHandle, parent: Connection) -> None:
    """Sends the exporter's bytes to the parent, and sets each byte to 9."""
    memory = dpctl.memory.as_usm_memory(handle.open())
    parent.send(distinct_bytes(memory))
    memory.memset(9)


def test_commands_of_a_spawned_process_use_the_memory() -> None:
    memory = dpctl.memory.MemoryUSMDevice(SIZE)
    memory.memset(7)
    handle = ur_ipc.share(memory)  # exports until the handle is deleted, because dpctl's memory has no weak references
    assert handle.open().device.backend == ur_ipc.ur.ur_backend_t[f"UR_BACKEND_{OVER.upper()}"]
    spawn = multiprocessing.get_context("spawn")
    parent, child = spawn.Pipe()
    process = spawn.Process(target=overwrite, args=(handle, child))
    process.start()
    assert parent.poll(60)
    assert parent.recv() == [7]
    process.join(60)
    assert process.exitcode == 0
    assert distinct_bytes(memory) == [9]


def test_opened_memory_outlives_the_original() -> None:
    memory = dpctl.memory.MemoryUSMDevice(SIZE)
    memory.memset(7)
    opened = ur_ipc.share(memory).open()
    del memory
    assert distinct_bytes(dpctl.memory.as_usm_memory(opened)) == [7]


def test_an_unknown_vendor_is_refused() -> None:
    with pytest.raises(ValueError, match="no overlay over 'hip'; choose one of opencl, level_zero, cuda"):
        ur_ipc.sycl.install(over="hip")
