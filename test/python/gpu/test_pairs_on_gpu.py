# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For every pair of libraries, one process allocates with the first, and another views the same memory with the second."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gpu_tasks
import numpy as np
import pytest
import ur_ipc
from gpu_libraries import INSTALLED, library
from peer import Worker


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker() as process:
        yield process


@pytest.mark.parametrize("importer", INSTALLED)
@pytest.mark.parametrize("exporter", [*INSTALLED, "ur_ipc"])
def test_two_libraries_use_the_same_memory(worker: Worker, exporter: str, importer: str) -> None:
    reader = library(importer)
    numbers = np.random.default_rng(7)
    for dtype in reader.types:
        values = numbers.integers(0, 100, (4, 6)).astype(dtype)
        array = ur_ipc.from_array(values, device="cuda:0")
        whole: Any = array if exporter == "ur_ipc" else library(exporter).make(values)
        if exporter == "ur_ipc" or library(exporter).slices:
            with ur_ipc.share(whole[1:]) as handle:
                assert worker.call(gpu_tasks.read, importer, bytes(handle), False) == values[1:].tobytes(), dtype
        can_clear = reader.writes and exporter != "jax"  # JAX arrays are immutable
        with ur_ipc.share(whole) as handle:
            assert worker.call(gpu_tasks.read, importer, bytes(handle), can_clear) == values.tobytes(), dtype
        if can_clear:
            elements = array.tobytes() if exporter == "ur_ipc" else library(exporter).data(whole)
            assert elements == bytes(values.nbytes), dtype
