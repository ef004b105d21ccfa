# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dpnp and C++ programs that g++ has compiled use one array. The variable KERNELS names the program."""

import contextlib
import os
import subprocess
from collections.abc import Iterator

import dpctl
import dpnp
import numpy as np
import pytest
from share import DEVICE, ImportedArray, share

COUNT = 1024


@pytest.fixture(scope="module")
def queue() -> dpctl.SyclQueue:
    return dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), property="in_order")


@contextlib.contextmanager
def exporter(factor: int) -> Iterator[tuple[str, list[str]]]:
    """Starts a C++ program that shares numbers. Yields its handle, and a list that contains the numbers after the program's
    exit."""
    command = [os.environ["KERNELS"], "export", str(COUNT), str(factor)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        numbers: list[str] = []
        try:
            yield process.stdout.readline().strip(), numbers
            numbers += process.communicate("\n", timeout=60)[0].split()
            assert process.returncode == 0
        finally:
            process.kill()


def scale(handle: str, factor: int) -> None:
    """Runs a kernel in another C++ process."""
    subprocess.run([os.environ["KERNELS"], "import", handle, str(COUNT), str(factor)], check=True, timeout=100)


def test_two_cpp_processes() -> None:
    with exporter(3) as (handle, numbers):
        scale(handle, 5)
    assert numbers == ["15"] * COUNT


def test_cpp_uses_an_array_of_dpnp(queue: dpctl.SyclQueue) -> None:
    array = dpnp.arange(COUNT, dtype="float32", sycl_queue=queue)
    queue.wait()
    scale(share(array).hex(), 4)
    np.testing.assert_array_equal(dpnp.asnumpy(array + 1), np.arange(COUNT) * 4 + 1)


def test_dpnp_uses_an_array_of_cpp(queue: dpctl.SyclQueue) -> None:
    with exporter(2) as (handle, numbers):
        opened = ImportedArray(bytes.fromhex(handle), queue, (COUNT,), "float32")
        assert opened.array.sum() == 2 * COUNT
        opened.array += dpnp.arange(COUNT, dtype="float32", sycl_queue=queue)
        queue.wait()
        opened.close()
    assert numbers == [f"{2 + number:g}" for number in range(COUNT)]
