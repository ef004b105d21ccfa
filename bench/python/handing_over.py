# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the transfer of an array to another process that reads it. This package and Python's own methods take turns.

    PYTHONPATH=build/release/python python bench/python/handing_over.py [--rounds 50] [--json FILE]

Each round makes the array's handle, name or bytes, sends them through a pipe, and waits until the other process has read one
element of every page.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import numpy as np
import ur_ipc

SIZES = {"4 KiB": 1 << 12, "1 MiB": 1 << 20, "64 MiB": 64 << 20}
PAGE = 4096


def reader(pipe: Connection) -> None:
    """Runs the other process: reads each array that it receives, until it receives None."""
    while (message := pipe.recv()) is not None:
        method, data = message
        pipe.send(READERS[method](data))


def read(array: Any) -> int:
    return int(array[::PAGE].sum())


def read_pickled(array: Any) -> int:
    return read(array)


def read_shared_memory(name: str) -> int:
    memory = SharedMemory(name)
    try:
        return read(np.ndarray(memory.size, "uint8", memory.buf))
    finally:
        memory.close()


def read_handle(data: bytes) -> int:
    with ur_ipc.Handle.from_bytes(data).open() as array:
        return read(array.numpy())


READERS: dict[str, Callable[[Any], int]] = {
    "pickled bytes": read_pickled,
    "multiprocessing.shared_memory": read_shared_memory,
    "ur_ipc": read_handle,
}


class Methods:
    """An array of ones in the memory of each method."""

    def __init__(self, nbytes: int) -> None:
        self._pages = -(-nbytes // PAGE)
        self._numpy = np.ones(nbytes, "uint8")
        self._shared_memory = SharedMemory(create=True, size=nbytes)
        np.ndarray(nbytes, "uint8", self._shared_memory.buf)[:] = 1
        self._array = ur_ipc.from_array(self._numpy)

    def send(self, method: str, pipe: Connection) -> None:
        """Sends the array, and waits until the other process has read it."""
        if method == "ur_ipc":
            with ur_ipc.share(self._array) as handle:
                self._deliver(method, bytes(handle), pipe)
        else:
            self._deliver(method, self._shared_memory.name if method == "multiprocessing.shared_memory" else self._numpy, pipe)

    def _deliver(self, method: str, data: object, pipe: Connection) -> None:
        pipe.send((method, data))
        if pipe.recv() != self._pages:
            raise RuntimeError(f"{method}: the other process has read wrong data")

    def close(self) -> None:
        self._array.close()
        self._shared_memory.close()
        self._shared_memory.unlink()


def measure(rounds: int) -> list[dict[str, Any]]:
    spawn = get_context("spawn")
    pipe, reader_pipe = spawn.Pipe()
    process = spawn.Process(target=reader, args=(reader_pipe,))
    process.start()
    rows = []
    for size, nbytes in SIZES.items():
        methods = Methods(nbytes)
        times: dict[str, list[float]] = {method: [] for method in READERS}
        for _ in range(rounds + 1):
            for method, microseconds in times.items():
                start = time.perf_counter_ns()
                methods.send(method, pipe)
                microseconds.append((time.perf_counter_ns() - start) / 1000)
        methods.close()
        # Omits the first round, because it creates resources that later rounds reuse.
        medians = {method: statistics.median(microseconds[1:]) for method, microseconds in times.items()}
        rows.append({"row": size, "unit": "us", "values": medians})
    pipe.send(None)
    process.join()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=50, help="rounds of each size and method (default 50)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the medians as JSON, too")
    options = parser.parse_args()
    rows = measure(options.rounds)
    for row in rows:
        print(row["row"], ", ".join(f"{method} {value:.1f} us" for method, value in row["values"].items()))
    if options.json:
        options.json.write_text(json.dumps({"sending an array to another process in Python": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
