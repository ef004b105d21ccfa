# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Several processes run dpnp kernels on one array, through the overlay over the vendor's OpenCL adapter."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection, Listener
from pathlib import Path

import dpctl
import dpnp
import numpy as np
import pytest
from share import DEVICE, KERNELS, CountingKernel, Event, share

SHAPE, DTYPE = (64, 96), "float32"
ROUNDS = int(os.environ["ROUNDS"])
MAX_PENDING = 16


@pytest.fixture(scope="module")
def queue() -> dpctl.SyclQueue:
    return dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), property="in_order")


@contextlib.contextmanager
def running_worker(address: str) -> Iterator[Connection]:
    """Yields the connection to another process, which must exit without an error."""
    with Listener(address, "AF_UNIX") as listener:
        process = subprocess.Popen([sys.executable, str(Path(__file__).with_name("worker.py")), address])
        try:
            with listener.accept() as connection:
                yield connection
                connection.send(None)
            assert process.wait(60) == 0
        finally:
            process.kill()
            process.wait()


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Connection]:
    with running_worker(str(tmp_path / "socket")) as connection:
        yield connection


def call_worker(worker: Connection, name: str, *arguments: object) -> object:
    worker.send((name, arguments))
    assert worker.poll(60), "the worker did not answer within 60 s"
    return worker.recv()


def random_array(queue: dpctl.SyclQueue, shape: tuple[int, ...], dtype: str) -> tuple[np.ndarray, dpnp.ndarray]:
    expected = np.random.default_rng(1).standard_normal(shape).astype(dtype)
    array = dpnp.array(expected, sycl_queue=queue, usm_type="device")
    queue.wait()
    return expected, array


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_kernel_reads_what_another_process_wrote(queue: dpctl.SyclQueue, worker: Connection, kernel: str) -> None:
    # Even without the overlay, dpnp's FFT of real numbers hangs on the vendor's adapter: the FFT holds the interpreter's lock
    # while it waits for a host task that needs this lock.
    dtype = "complex64" if kernel == "fft" else DTYPE
    expected, array = random_array(queue, (64, 64), dtype)
    result = call_worker(worker, "apply", kernel, share(array), (64, 64), dtype)
    assert isinstance(result, np.ndarray)
    if kernel == "sort":
        np.testing.assert_array_equal(result, KERNELS[kernel](np, expected))
    else:  # the order of additions differs
        np.testing.assert_allclose(result, KERNELS[kernel](np, expected), rtol=1e-4, atol=1e-4)


def test_four_processes_use_one_array(queue: dpctl.SyclQueue, tmp_path: Path) -> None:
    """Three importers read the array at the same time. Then each importer reads what another importer wrote."""
    expected, array = random_array(queue, (64, 64), DTYPE)
    handle, numbers = share(array), np.arange(expected.size, dtype=DTYPE).reshape(expected.shape)
    with contextlib.ExitStack() as stack:
        workers = [stack.enter_context(running_worker(str(tmp_path / str(number)))) for number in range(3)]
        for worker in workers:
            worker.send(("apply", ("elementwise", handle, expected.shape, DTYPE)))
        for worker in workers:
            assert worker.poll(60)
            np.testing.assert_allclose(worker.recv(), KERNELS["elementwise"](np, expected), rtol=1e-4, atol=1e-4)
        for number, worker in enumerate(workers):
            call_worker(worker, "write", handle, expected.shape, DTYPE, number)
            numbers_read = call_worker(workers[number - 1], "apply", "sort", handle, expected.shape, DTYPE)
            np.testing.assert_array_equal(numbers_read, numbers * number)


def test_only_events_order_kernels(queue: dpctl.SyclQueue, worker: Connection) -> None:
    """The exporter adds 1, and the importer doubles the numbers. A message between them means that a command is
    enqueued, not that it has run."""
    count = np.zeros(1 << 16, dtype="uint32")
    memory = dpctl.memory.MemoryUSMDevice(count.nbytes, queue=queue)
    memory.copy_from_host(count.view("uint8"))
    request, answer = Event(queue), Event(queue)
    add = CountingKernel(queue, 1, 1)
    worker.send(("rounds", (share(memory), count.shape, request.share(), answer.share(), ROUNDS)))
    assert worker.poll(60)
    worker.recv()
    for number in range(ROUNDS):
        if number % MAX_PENDING == 0:
            queue.wait()  # an event has room for a limited number of pending signals
        add.submit(memory)
        request.signal()
        worker.send("signaled")
        assert worker.poll(60)
        worker.recv()
        answer.wait()
        count = (count + np.uint32(1)) * np.uint32(2)
    queue.wait()
    np.testing.assert_array_equal(memory.copy_to_host().view("uint32"), count)
    assert worker.poll(60)
    assert worker.recv() is None
