#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times sleep and wake of a PyTorch memory pool on a GPU, once keeping the pool's contents and once discarding them. In the
same run, times PyTorch's own method: the program drops the tensors, empties the cache, and makes new tensors, which have new
addresses.

    sleeping.py [--gib N] [--rounds N] [--json FILE]

A captured graph adds up one element of each tensor of the pool. After each wake, the program replays the graph, and exits
with an error if the sum is wrong. Prints the medians and the maxima in milliseconds, and the free device memory in GiB while
the pool is asleep.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

GIB = 1 << 30


class Pool:
    """A pool with tensors of 1 GiB, and a graph that adds up the last element of each."""

    def __init__(self, number: int) -> None:
        torch = import_module("torch")
        self.memory = import_module("ur_ipc.torch").pool("cuda")
        with self.memory:
            self.tensors = [torch.zeros(GIB // 4, device="cuda") for _ in range(number)]
        self._sum = torch.zeros(1, device="cuda")
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._sum.zero_()
            for tensor in self.tensors:
                self._sum.add_(tensor[-1])

    def fill(self, value: float) -> None:
        for tensor in self.tensors:
            tensor[-1] = value

    def check(self, value: float) -> None:
        self._graph.replay()
        if self._sum.item() != value * len(self.tensors):
            raise SystemExit(f"the graph computed {self._sum.item()}, not {value * len(self.tensors)}")


def milliseconds(function: Callable[[], object]) -> float:
    begin = time.perf_counter()
    function()
    return (time.perf_counter() - begin) * 1e3


def sleep_and_wake(pool: Pool, rounds: int, keep_contents: bool) -> dict[str, list[float]]:
    """Returns the milliseconds of each sleep and wake, and the free device memory in GiB while the pool is asleep."""
    torch = import_module("torch")
    values: dict[str, list[float]] = {"sleep": [], "wake": [], "free GiB": []}
    pool.fill(0.0)
    for round_ in range(rounds):
        value = float(round_ % 4 + 1)
        if keep_contents:
            pool.fill(value)
            torch.cuda.synchronize()
        values["sleep"].append(milliseconds(lambda: pool.memory.sleep(keep_contents=keep_contents)))
        values["free GiB"].append(torch.cuda.mem_get_info()[0] / GIB)
        values["wake"].append(milliseconds(pool.memory.wake))
        if not keep_contents:
            pool.fill(value)
        pool.check(value)
    return values


def drop_and_recreate(number: int, rounds: int) -> dict[str, list[float]]:
    """Returns the milliseconds of PyTorch's own method, and the free device memory in GiB after each drop."""
    torch = import_module("torch")
    values: dict[str, list[float]] = {"sleep": [], "wake": [], "free GiB": []}
    tensors: list[Any] = []

    def create() -> None:
        tensors.extend(torch.empty(GIB // 4, device="cuda") for _ in range(number))

    def drop() -> None:
        tensors.clear()
        torch.cuda.synchronize()
        torch.cuda.empty_cache()

    create()
    for _ in range(rounds):
        values["sleep"].append(milliseconds(drop))
        values["free GiB"].append(torch.cuda.mem_get_info()[0] / GIB)
        values["wake"].append(milliseconds(create))
    drop()
    return values


def main() -> None:
    parser = argparse.ArgumentParser(description="Times sleep and wake of a PyTorch memory pool.")
    parser.add_argument("--gib", type=int, default=40, help="the size of the pool in GiB")
    parser.add_argument("--rounds", type=int, default=20, help="the number of measurements of each step")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results to a file")
    arguments = parser.parse_args()
    torch = import_module("torch")
    print(f"{torch.cuda.get_device_name()}, PyTorch {torch.__version__}, {arguments.gib} GiB, {arguments.rounds} rounds")
    print(f"{'milliseconds':32}{'sleep':>10}{'(max)':>10}{'wake':>10}{'(max)':>10}{'free GiB':>10}")
    results = {"torch, new addresses": drop_and_recreate(arguments.gib, arguments.rounds)}
    pool = Pool(arguments.gib)
    results["pool, keep_contents=True"] = sleep_and_wake(pool, arguments.rounds, True)
    results["pool"] = sleep_and_wake(pool, arguments.rounds, False)
    for method, values in results.items():
        row = [number for step in ("sleep", "wake") for number in (statistics.median(values[step]), max(values[step]))]
        print(f"{method:32}" + "".join(f"{number:10.1f}" for number in (*row, min(values["free GiB"]))))
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
