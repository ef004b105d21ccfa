#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the sharing of PyTorch tensors on a GPU with ur_ipc and with torch.multiprocessing, in one run.

    tensors.py [--rounds N] [--burst N] [--mib N] [--json FILE]

One process shares --burst tensors in a row, as for a model, and another process opens them. The methods take turns. Prints the
median times of sharing, opening and dropping a tensor, in microseconds. "reused" is one tensor that stays open; "fresh" tensors
are new in each round. The GPU has no work, so no method waits for it.
"""

from __future__ import annotations

import argparse
import json
import pickle
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import ur_ipc

STEPS = ("share", "open", "drop")


class Torch:
    """torch.multiprocessing."""

    def __init__(self) -> None:
        self._reduce: Callable[[Any], Any] = import_module("torch.multiprocessing.reductions").reduce_tensor

    def pack(self, tensor: Any) -> bytes:
        """Returns the bytes for the other process."""
        return pickle.dumps(self._reduce(tensor))

    def unpack(self, data: bytes) -> Any:
        """Opens the tensor of the other process."""
        rebuild, arguments = pickle.loads(data)
        return rebuild(*arguments)


class UrIpc:
    """This package."""

    def pack(self, tensor: Any) -> bytes:
        return bytes(ur_ipc.share(tensor))

    def unpack(self, data: bytes) -> Any:
        return ur_ipc.Handle.from_bytes(data).open().torch()


METHODS: dict[str, type[Torch] | type[UrIpc]] = {"torch": Torch, "ur_ipc": UrIpc}


def record_time(times: list[float], step: Callable[..., Any], *arguments: Any) -> Any:
    begin = time.perf_counter()
    result = step(*arguments)
    times.append((time.perf_counter() - begin) * 1e6)
    return result


def run_importer(connection: Connection) -> None:
    """Runs the other process: opens each tensor, and sends its first element and the times of open and drop."""
    methods = {name: method() for name, method in METHODS.items()}
    kept_tensors: list[Any] = []
    while (request := connection.recv()) is not None:
        name, burst, keeps_last = request
        unpack = methods[name].unpack
        open_times: list[float] = []
        drop_times: list[float] = []
        tensors = [record_time(open_times, unpack, data) for data in burst]
        first_elements = [float(tensor.flatten()[0]) for tensor in tensors]
        if keeps_last:
            kept_tensors.append(tensors.pop())
        while tensors:
            record_time(drop_times, tensors.__delitem__, -1)
        connection.send((first_elements, open_times, drop_times))


def measure(method: str, connection: Connection, rounds: int, burst: int, nbytes: int, *, fresh: bool) -> dict[str, float]:
    """Returns the medians of a method, for tensors of one size."""
    torch = import_module("torch")

    def make() -> Any:
        return torch.empty(nbytes // 4, dtype=torch.float32, device="cuda")

    pack = METHODS[method]().pack
    times: dict[str, list[float]] = {step: [] for step in STEPS}
    tensors: list[Any] = []
    for round_ in range(rounds + 1):  # round 0 does each process's one-time work, and keeps the reused tensor open
        if fresh:
            tensors.clear()
            torch.cuda.empty_cache()
            tensors += [make() for _ in range(burst)]
        elif not tensors:
            tensors += [make()] * burst
        for tensor in tensors:
            tensor[0] = round_
        torch.cuda.synchronize()
        share_times: list[float] = []
        connection.send((method, [record_time(share_times, pack, tensor) for tensor in tensors], not fresh and round_ == 0))
        first_elements, open_times, drop_times = connection.recv()
        if first_elements != [round_] * burst:
            raise SystemExit(f"{method}: the other process read {first_elements}, not {round_}")
        if round_ > 0:
            for step, step_times in zip(STEPS, (share_times, open_times, drop_times), strict=True):
                times[step] += step_times
    return {step: statistics.median(step_times) for step, step_times in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Times the sharing of PyTorch tensors by ur_ipc and by torch.multiprocessing.")
    parser.add_argument("--rounds", type=int, default=50, help="the number of rounds")
    parser.add_argument("--burst", type=int, default=16, help="the number of tensors in a row")
    parser.add_argument("--mib", type=int, default=64, help="the size of each tensor in MiB")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results to a file")
    arguments = parser.parse_args()
    torch = import_module("torch")

    connection, worker_connection = get_context("spawn").Pipe()
    worker = get_context("spawn").Process(target=run_importer, args=(worker_connection,))
    worker.start()
    results: dict[str, dict[str, dict[str, float]]] = {}
    print(
        f"{torch.cuda.get_device_name()}, PyTorch {torch.__version__}, {arguments.mib} MiB, "
        f"{arguments.rounds} rounds with {arguments.burst} tensors each"
    )
    print(f"{'medians in us':28}" + "".join(f"{step:>10}" for step in (*STEPS, "total")))
    for name, fresh in (("reused", False), ("fresh", True)):
        results[name] = {}
        for method in METHODS:
            medians = measure(method, connection, arguments.rounds, arguments.burst, arguments.mib << 20, fresh=fresh)
            medians["total"] = sum(medians.values())
            results[name][method] = medians
            print(f"{name + ', ' + method:28}" + "".join(f"{value:10.1f}" for value in medians.values()))
        ratio = results[name]["ur_ipc"]["total"] / results[name]["torch"]["total"]
        print(f"{'':28}{ratio:.2f} of the time of torch.multiprocessing")
    connection.send(None)
    worker.join()
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
