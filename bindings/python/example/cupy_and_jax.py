# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""CuPy in one process and JAX in another process use the same GPU buffer."""

from __future__ import annotations

import os
from multiprocessing import get_context
from typing import Any

import ur_ipc


def sum_with_jax(array: ur_ipc.Array, answers: Any) -> None:
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # leave GPU memory for other processes
    import jax.numpy as jnp

    x = jnp.from_dlpack(array)
    answers.put((float(x.sum()), x.unsafe_buffer_pointer() == array.address))


def main() -> None:
    import cupy

    array = ur_ipc.empty((1024, 1024), "float32", device="cuda:0")
    x = cupy.from_dlpack(array)
    x[:] = 1
    x[0, 0] = 5
    cupy.cuda.get_current_stream().synchronize()  # before the worker reads

    context = get_context("spawn")
    answers = context.Queue()
    worker = context.Process(target=sum_with_jax, args=(array, answers))
    worker.start()
    total, in_place = answers.get()
    worker.join()
    print("sum:", total, "in place:", in_place)


if __name__ == "__main__":
    main()
