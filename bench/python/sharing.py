#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the transfer of a host array to another process: with this package, with `multiprocessing.shared_memory`, and
with PyTorch's sharing strategy `file_descriptor` if PyTorch is installed.

    PYTHONPATH=build/release/python bench/python/sharing.py [--mib 64] [--rounds 100] [--burst 16] [--json FILE]

Each round measures every method. One process makes arrays ("make") and pickles them ("share"). The other process makes a NumPy
or PyTorch array of each, reads its first element ("open"), and drops the array ("drop"). A round sends --burst new arrays
("fresh"). Then it sends one array --burst times, while the other process has it open ("reused"). Prints medians in
microseconds. The ratio is this package's time for share + open, divided by the time of the method in the same row.
"""

from __future__ import annotations

import argparse
import json
import pickle
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import product
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import numpy as np
import ur_ipc

THIS_PACKAGE = "ur_ipc"
STEPS = ("make", "share", "open", "drop")

Times = dict[str, float]  # microseconds, by step


class UrIpc:
    def make(self, nbytes: int) -> Any:
        return ur_ipc.empty(nbytes, "uint8")

    def open(self, data: bytes) -> tuple[Any, Any]:
        """Returns the owner of the memory, and the array."""
        array = pickle.loads(data)
        return array, array.numpy()

    def drop(self, owner: Any) -> None:
        pass

    def free(self, memory: Any) -> None:
        memory.close()


class NamedSharedMemory(UrIpc):
    """Shares with multiprocessing.shared_memory."""

    def make(self, nbytes: int) -> Any:
        return SharedMemory(create=True, size=nbytes)

    def open(self, data: bytes) -> tuple[Any, Any]:
        memory = pickle.loads(data)
        return memory, np.ndarray(memory.size, "uint8", memory.buf)

    def drop(self, owner: Any) -> None:
        owner.close()

    def free(self, memory: Any) -> None:
        memory.close()
        memory.unlink()


class Torch(UrIpc):
    def __init__(self) -> None:
        import torch
        import torch.multiprocessing

        torch.multiprocessing.set_sharing_strategy("file_descriptor")
        self._torch: Any = torch

    def make(self, nbytes: int) -> Any:
        return self._torch.empty(nbytes, dtype=self._torch.uint8).share_memory_()

    def open(self, data: bytes) -> tuple[Any, Any]:
        return None, pickle.loads(data)

    def free(self, memory: Any) -> None:
        pass


METHODS: dict[str, Callable[[], UrIpc]] = {THIS_PACKAGE: UrIpc, "multiprocessing.shared_memory": NamedSharedMemory}
if find_spec("torch"):
    METHODS["torch file_descriptor"] = Torch


@contextmanager
def record_time(times: Times, step: str) -> Iterator[None]:
    start = time.perf_counter_ns()
    yield
    times[step] = (time.perf_counter_ns() - start) / 1000


def importer(channel: Connection) -> None:
    """Runs the other process: opens each array that it receives, until it receives None."""
    methods = {name: method() for name, method in METHODS.items()}
    open_arrays = [methods[name].open(data) for name, data in channel.recv()]
    channel.send(len(open_arrays))
    while (message := channel.recv()) is not None:
        name, burst = message
        method, burst_times = methods[name], []
        open_pairs = []
        for data in burst:
            times: Times = {}
            with record_time(times, "open"):
                open_pairs.append(method.open(data))
                int(open_pairs[-1][1][0])
            burst_times.append(times)
        for times in burst_times:
            owner, array = open_pairs.pop()
            with record_time(times, "drop"):
                del array
                method.drop(owner)
                del owner
        channel.send(burst_times)


def measure(mib: int, rounds: int, burst: int) -> dict[str, dict[str, Times]]:
    """Returns the medians by method, by kind of array ("fresh" or "reused"), and by step."""
    context = get_context("spawn")
    channel, importer_channel = context.Pipe()
    process = context.Process(target=importer, args=(importer_channel,), daemon=True)
    process.start()
    methods = {name: method() for name, method in METHODS.items()}
    reused_arrays = {name: method.make(mib << 20) for name, method in methods.items()}
    channel.send([(name, bytes(ForkingPickler.dumps(array))) for name, array in reused_arrays.items()])
    channel.recv()
    series: defaultdict[tuple[str, str, str], list[float]] = defaultdict(list)
    order = list(methods)
    for number in range(-5, rounds):
        order = [*order[1:], order[0]]
        for name, kind in product(order, ("fresh", "reused")):
            method, burst_times = methods[name], [Times() for _ in range(burst)]
            arrays, messages = [], []
            for times in burst_times:
                with record_time(times, "make"):
                    arrays.append(method.make(mib << 20) if kind == "fresh" else reused_arrays[name])
            for times, array in zip(burst_times, arrays, strict=True):
                with record_time(times, "share"):
                    messages.append(bytes(ForkingPickler.dumps(array)))
            channel.send((name, messages))
            for times, importer_times in zip(burst_times, channel.recv(), strict=True):
                times |= importer_times
                if number >= 0:  # earlier rounds create resources that later rounds reuse
                    for step in STEPS:
                        series[name, kind, step].append(times[step])
            while kind == "fresh" and arrays:
                method.free(arrays.pop())
            array = None  # frees the last array's memory before the next method runs
    channel.send(None)
    process.join()
    for name, method in methods.items():
        method.free(reused_arrays[name])
    return {
        name: {kind: {step: statistics.median(series[name, kind, step]) for step in STEPS} for kind in ("fresh", "reused")}
        for name in methods
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mib", type=int, default=64, help="the size of each array in MiB")
    parser.add_argument("--rounds", type=int, default=100, help="the number of rounds")
    parser.add_argument("--burst", type=int, default=16, help="the number of arrays in a row")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results to a file")
    arguments = parser.parse_args()
    results = measure(arguments.mib, arguments.rounds, arguments.burst)
    print(f"{arguments.mib} MiB, medians of {arguments.rounds} rounds with {arguments.burst} arrays each, in microseconds")
    print(f"{'':30} {'':7} {'make':>9} {'share':>9} {'open':>9} {'drop':>9} {'share + open':>13} {'ratio':>8}")
    for name, kinds in results.items():
        for kind, times in kinds.items():
            total = times["share"] + times["open"]
            ur_ipc_total = results[THIS_PACKAGE][kind]["share"] + results[THIS_PACKAGE][kind]["open"]
            steps = " ".join(f"{times[step]:9.1f}" for step in STEPS)
            print(f"{name:30} {kind:7} {steps} {total:13.1f} {ur_ipc_total / total:8.2f}")
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
