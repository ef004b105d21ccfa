#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares three ways to share the PyTorch tensors of a model on a GPU: torch.multiprocessing, ur_ipc with tensors in the
memory of PyTorch's allocator, and ur_ipc with tensors in ur_ipc.torch.pool. ur_ipc shares all tensors as one tree.

    models.py [--tensors N] [--mib N] [--rounds N] [--json FILE]

One process shares all tensors in one message. An importer, a new one for each of the three ways, opens and reads them. The
tensors change in each round. Prints the times of the first round and the medians of later rounds, in milliseconds. Prints the
device memory that the first round allocates, and the descriptors that it opens in each process. In the first and the "dropped"
rounds, the importer drops the tensors after it has read them. In the "open" rounds, it drops the tensors of a round only after
it has opened the tensors of the next round.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from contextlib import nullcontext
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any

import ur_ipc

STEPS = ("share", "open", "drop")


class Torch:
    """Shares with torch.multiprocessing."""

    def __init__(self) -> None:
        import_module("torch.multiprocessing")  # registers its reducers

    def pack(self, model: dict[str, Any]) -> bytes:
        """Returns the bytes for the other process."""
        return bytes(ForkingPickler.dumps(model))

    def unpack(self, data: bytes) -> Any:
        """Opens the model of the other process."""
        return ForkingPickler.loads(data)


class UrIpc:
    """Shares with this package. The tensors are in memory of PyTorch's own allocator."""

    def __init__(self) -> None:
        self._handle: Any = None

    def pack(self, model: dict[str, Any]) -> bytes:
        self._handle = ur_ipc.share(model, read_only=False)
        return bytes(self._handle)

    def unpack(self, data: bytes) -> Any:
        return ur_ipc.TreeHandle.from_bytes(data).open(convert=ur_ipc.Array.torch)


class UrIpcPool(UrIpc):
    """Shares with this package. The tensors are in its pool."""


WAYS: dict[str, type[Torch] | type[UrIpc]] = {"torch": Torch, "ur_ipc": UrIpc, "ur_ipc, pool": UrIpcPool}


def build(way: str, sizes: tuple[int, int], number: int) -> dict[str, Any]:
    """Returns a model of bfloat16 tensors, with two alternating sizes."""
    torch = import_module("torch")
    with import_module("ur_ipc.torch").pool() if WAYS[way] is UrIpcPool else nullcontext():
        return {
            f"layers.{layer}.weight": torch.zeros(sizes[layer % len(sizes)], dtype=torch.bfloat16, device="cuda")
            for layer in range(number)
        }


def milliseconds_since(begin: float) -> float:
    return (time.perf_counter() - begin) * 1e3


def descriptors() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def run_importer(connection: Connection) -> None:
    """Runs the other process: opens each model, and sends the sum of the first elements of its tensors, the number of
    descriptors that it opened, and the times of open and drop."""
    torch = import_module("torch")
    torch.zeros(1, device="cuda")  # creates the process's context
    ways = {name: way() for name, way in WAYS.items()}
    kept_models: list[Any] = []
    connection.send("ready")
    while (request := connection.recv()) is not None:
        name, data, keeps_model = request
        initial_count = descriptors()
        begin = time.perf_counter()
        model = ways[name].unpack(data)
        open_ms = milliseconds_since(begin)
        total = float(torch.stack([tensor.flatten()[0] for tensor in model.values()]).double().sum())
        new_descriptors = descriptors() - initial_count
        torch.cuda.synchronize()
        begin = time.perf_counter()
        kept_models[:] = [model] if keeps_model else []
        del model
        connection.send((total, new_descriptors, open_ms, milliseconds_since(begin)))


def measure(way: str, connection: Connection, model: dict[str, Any], rounds: int) -> dict[str, dict[str, float]]:
    """Returns the times of the first round, the medians of later rounds, and the resources that the first round uses."""
    torch = import_module("torch")
    sharer = WAYS[way]()
    times: dict[str, list[float]] = {step: [] for step in STEPS}
    resources: dict[str, float] = {}
    for round_ in range(2 * rounds + 3):
        keeps_model = rounds < round_ <= 2 * rounds + 1  # the last round makes the other process drop everything
        for tensor in model.values():
            tensor.view(-1)[0] = round_ % 4
        torch.cuda.synchronize()
        free, initial_count = torch.cuda.mem_get_info()[0], descriptors()
        begin = time.perf_counter()
        data = sharer.pack(model)
        times["share"].append(milliseconds_since(begin))
        new_descriptors = descriptors() - initial_count
        connection.send((way, data, keeps_model))
        total, importer_descriptors, open_ms, drop_ms = connection.recv()
        if total != round_ % 4 * len(model):
            raise SystemExit(f"{way}: the other process read a sum of {total} in round {round_}")
        times["open"].append(open_ms)
        times["drop"].append(drop_ms)
        if round_ == 0:
            mib = (free - torch.cuda.mem_get_info()[0]) / 2**20
            resources = {"device MiB": mib, "descriptors": new_descriptors, "importer's descriptors": importer_descriptors}

    def medians(rounds_: slice) -> dict[str, float]:
        return {step: statistics.median(milliseconds[rounds_]) for step, milliseconds in times.items()}

    return {
        "first": medians(slice(1)),
        "dropped": medians(slice(1, rounds + 1)),
        "open": medians(slice(rounds + 2, 2 * rounds + 2)),
        "takes": resources,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Times the sharing of a model by ur_ipc and by torch.multiprocessing.")
    parser.add_argument("--tensors", type=int, default=19_500, help="the number of tensors")
    parser.add_argument("--mib", type=int, default=4608, help="the size of the model in MiB")
    parser.add_argument("--rounds", type=int, default=10, help="the number of rounds")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results to a file")
    arguments = parser.parse_args()
    torch = import_module("torch")
    elements = (arguments.mib << 20) // 2 // arguments.tensors
    sizes = (elements // 8, 2 * elements - elements // 8)
    nbytes = 2 * sum(sizes[layer % len(sizes)] for layer in range(arguments.tensors))

    print(
        f"{torch.cuda.get_device_name()}, PyTorch {torch.__version__}, {arguments.tensors:,} tensors, "
        f"{nbytes / 2**30:.2f} GiB, {arguments.rounds} rounds"
    )
    print(f"{'milliseconds':20}" + "".join(f"{step:>10}" for step in (*STEPS, "share+open")))
    results = {}
    for way in WAYS:
        connection, worker_connection = get_context("spawn").Pipe()
        worker = get_context("spawn").Process(target=run_importer, args=(worker_connection,))
        worker.start()
        connection.recv()
        results[way] = result = measure(way, connection, build(way, sizes, arguments.tensors), arguments.rounds)
        connection.send(None)
        worker.join()
        torch.cuda.empty_cache()  # returns the memory of the pool
        for name in ("first", "dropped", "open"):
            medians = result[name]
            row = (*medians.values(), medians["share"] + medians["open"])
            print(f"{way + ', ' + name:20}" + "".join(f"{value:10.1f}" for value in row))
        print(f"{way:20}" + ", ".join(f"{name} {value:,.0f}" for name, value in result["takes"].items()))
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
