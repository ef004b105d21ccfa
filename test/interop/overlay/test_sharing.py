# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`ur_ipc.share` shares arrays of dpnp and memory of dpctl in place. Spawned processes import this module, too."""

import multiprocessing
from multiprocessing.connection import Connection

import pytest
import ur_ipc
import ur_ipc.sycl

ur_ipc.sycl.install()

import dpctl.memory  # noqa: E402
import dpnp  # noqa: E402
import numpy as np  # noqa: E402


def double(handle: ur_ipc.ArrayHandle, parent: Connection) -> None:
    """Computes the sum of the exporter's numbers with a kernel, and doubles them with another kernel."""
    numbers = handle.open().dpnp()
    parent.send(float(numbers.sum()))
    numbers *= 2
    numbers.sycl_queue.wait()


def test_kernels_of_a_spawned_process_use_the_array() -> None:
    array = dpnp.arange(12, dtype="float32").reshape(3, 4)
    array.sycl_queue.wait()
    handle = ur_ipc.share(array)  # exports the array until the handle is deleted, because dpnp's arrays have no weak references
    spawn = multiprocessing.get_context("spawn")
    parent, child = spawn.Pipe()
    process = spawn.Process(target=double, args=(handle, child))
    process.start()
    assert parent.poll(60)
    assert parent.recv() == 66
    process.join(60)
    assert process.exitcode == 0
    np.testing.assert_array_equal(dpnp.asnumpy(array), np.arange(12).reshape(3, 4) * 2)


def test_an_opened_array_outlives_the_original() -> None:
    memory = dpctl.memory.MemoryUSMDevice(64)
    memory.memset(7)
    opened = ur_ipc.share(memory).open().dpnp()
    del memory
    assert opened.sum() == 64 * 7


def test_an_array_that_dpnp_cannot_use_is_refused() -> None:
    array = ur_ipc.share(dpnp.zeros((4, 4))).open()
    with pytest.raises(ValueError, match="ascontiguousarray"):
        array[:, 1:].dpnp()
    with pytest.raises(BufferError, match="read_only=False"):
        ur_ipc.share(dpnp.zeros(4), read_only=True).open().dpnp()
    with pytest.raises(ValueError, match=r"ur_ipc\.sycl\.install"):
        ur_ipc.zeros(4).dpnp()
