# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A trainer updates the weights of inference engines in place, in two sets of weights that take turns.

    weight_updates.py [cpu|cuda:0] [number of engines] [number of updates]

An engine maps both sets once. Each update then needs one small message in each direction and copies no weights. To show the
effects of crashes, the program kills one engine after half of the updates, and the trainer after the last update. The other
engines can still use the last weights.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import ur_ipc

SIZE = 1 << 16
SETS = 2


def new_weights(device: str) -> dict[str, Any]:
    if device == "cpu":
        return {"layer": ur_ipc.zeros(SIZE, "float32").numpy()}
    import torch
    from ur_ipc.torch import pool

    with pool(device):
        return {"layer": torch.zeros(SIZE, device=device)}


def synchronize(device: str) -> None:
    """Waits for the device. Then the other process sees all writes, and may overwrite what this process has read."""
    if device != "cpu":
        import torch

        torch.cuda.synchronize()


def model_of(weights: dict[str, Any], device: str) -> Callable[[], float]:
    """Makes the engine's model. On a GPU, the model is a captured graph, which stays valid because the weights keep their
    addresses."""
    if device == "cpu":
        return lambda: float(weights["layer"].mean())
    import torch

    answer = torch.zeros(1, device=device)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        torch.mean(weights["layer"], dim=0, keepdim=True, out=answer)

    def replay() -> float:
        graph.replay()
        return float(answer.item())

    return replay


def serve(number: int, handle: ur_ipc.TreeHandle, trainer: Connection, device: str) -> None:
    """Runs an engine until the trainer exits."""
    sets = handle.open(convert=ur_ipc.Array.numpy if device == "cpu" else ur_ipc.Array.torch)
    models = [model_of(weights, device) for weights in sets]
    version = 0
    try:
        while True:
            version = trainer.recv()
            answer = models[version % SETS]()
            if answer != version:
                sys.exit(f"engine {number} has computed {answer} with version {version}")
            trainer.send(version)  # this engine no longer uses the other set
    except (EOFError, ConnectionError):  # the trainer has ended
        print(f"an engine computes {models[version % SETS]()} with version {version}", flush=True)


def wait_for(engines: list[Connection], used: dict[Connection, int], version: int) -> None:
    """Waits until each engine uses `version` or a later one. Removes engines that have ended."""
    for engine in list(engines):
        used.setdefault(engine, version)  # a new engine uses no set yet
        try:
            while used[engine] < version:
                used[engine] = engine.recv()
        except (EOFError, ConnectionError):  # the kernel reports the end of an engine
            engines.remove(engine)


def train(engines: list[Connection], parent: Connection, device: str, updates: int) -> None:
    """Runs the trainer, which writes each version into the set that no engine uses."""
    sets = [new_weights(device) for _ in range(SETS)]
    handle = ur_ipc.share(sets, read_only=device == "cpu")  # PyTorch has no read-only tensors
    parent.send(handle)
    used: dict[Connection, int] = {}
    for version in range(1, updates + 1):
        wait_for(engines, used, version - 1)
        sets[version % SETS]["layer"][:] = version
        synchronize(device)
        for engine in engines:
            with contextlib.suppress(ConnectionError):
                engine.send(version)
        if version == updates // 2:
            parent.send("halfway")
    wait_for(engines, used, updates)
    os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    device = sys.argv[1] if len(sys.argv) > 1 else "cpu"
    engines = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    updates = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    context = get_context("spawn")
    pipes = [context.Pipe() for _ in range(engines)]
    handles, parent = context.Pipe()
    trainer = context.Process(target=train, args=([ours for ours, _ in pipes], parent, device, updates))
    trainer.start()
    parent.close()
    handle = handles.recv()
    workers = [context.Process(target=serve, args=(number, handle, theirs, device)) for number, (_, theirs) in enumerate(pipes)]
    for worker in workers:
        worker.start()
    for pipe in pipes:  # from now on, only the trainer and the engines have the pipes
        for end in pipe:
            end.close()
    handles.recv()
    workers[-1].kill()
    for worker in workers:
        worker.join()
    if any(worker.exitcode for worker in workers[:-1]):
        sys.exit("an engine has failed")


if __name__ == "__main__":
    main()
