# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A parent and its workers share a NumPy array. Each worker sorts some rows in place."""

from __future__ import annotations

from multiprocessing import get_context

import numpy as np
import ur_ipc

WORKERS = 4


def sort(rows: ur_ipc.Array) -> None:
    rows.numpy().sort(axis=1)


def main() -> None:
    array = ur_ipc.empty((1000, 1000), "int64")
    array.numpy()[:] = np.random.default_rng(7).integers(0, 1_000_000, array.shape)
    expected = np.sort(array.numpy(), axis=1)

    with get_context("spawn").Pool(WORKERS) as pool:
        pool.map(sort, [array[first::WORKERS] for first in range(WORKERS)])

    print("sorted:", bool((array.numpy() == expected).all()))


if __name__ == "__main__":
    main()
