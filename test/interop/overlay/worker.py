# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The importer in test_kernels.py: it runs dpnp kernels on the exporter's arrays when the parent requests them."""

import sys
from multiprocessing.connection import Client

import dpctl
import dpnp
import numpy as np
from share import DEVICE, KERNELS, CountingKernel, Event, ImportedArray


def apply(queue, kernel, handle, shape, dtype):
    """Runs a kernel that reads the exporter's array, and returns the result."""
    opened = ImportedArray(handle, queue, shape, dtype)
    queue.wait()
    result = dpnp.asnumpy(KERNELS[kernel](dpnp, opened.array))
    opened.close()
    return result


def write(queue, handle, shape, dtype, factor):
    """Runs a kernel that writes the exporter's array."""
    opened = ImportedArray(handle, queue, shape, dtype)
    opened.array[:] = dpnp.arange(np.prod(shape), dtype=dtype, sycl_queue=queue).reshape(shape) * factor
    queue.wait()
    opened.close()


def rounds(queue, parent, handle, shape, request, answer, count):
    """Doubles the exporter's numbers after each request. Only the two events order the kernels."""
    opened = ImportedArray(handle, queue, shape, "uint32")
    request, answer = Event(queue, request), Event(queue, answer)
    double = CountingKernel(queue, 2, 0)
    parent.send("ready")
    for _ in range(count):
        parent.recv()
        request.wait()
        double.submit(opened.memory)
        answer.signal()
        parent.send("enqueued")
    queue.wait()
    opened.close()


def main() -> None:
    queue = dpctl.SyclQueue(dpctl.SyclDevice(DEVICE), property="in_order")
    with Client(sys.argv[1]) as parent:
        while (request := parent.recv()) is not None:
            name, arguments = request
            if name == "rounds":
                result = rounds(queue, parent, *arguments)
            else:
                result = {"apply": apply, "write": write}[name](queue, *arguments)
            parent.send(result)


if __name__ == "__main__":
    main()
