#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times how long a new process needs to attach a model that the keeper holds. Measures this three times: after the model's
loader was killed, after the previous process was killed, and after the keeper was killed and its standby has taken over.

    PYTHONPATH=build/release/python bench/python/attaching.py [--tensors 20000] [--mib 3] [--device cuda:0] [--keeper FILE]

On a GPU the tensors are PyTorch's, in `ur_ipc.torch.pool`. Prints the milliseconds from the call of `attach` until an element
of the last tensor is read. The creation of the process's context is not timed. Each process that attaches verifies all tensors.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from typing import Any

import numpy as np
import ur_ipc
from loading import keeper

_NAME = "model"
_WAIT_S = 30.0


def value_of(number: int) -> int:
    return number % 100


def keep(tensors: int, elements: int, device: str) -> None:
    """Runs the loader, which kills itself at the end."""
    model: dict[str, Any]
    if device == "cpu":
        model = {f"{n}": np.full(elements, value_of(n), "int16") for n in range(tensors)}
    else:
        torch = import_module("torch")
        with import_module("ur_ipc.torch").pool(device):
            model = {f"{n}": torch.full((elements,), value_of(n), dtype=torch.int16, device=device) for n in range(tensors)}
        torch.cuda.synchronize()
    ur_ipc.keep(_NAME, model, read_only=device == "cpu")
    os.kill(os.getpid(), signal.SIGKILL)


def attach(label: str, tensors: int, elements: int, device: str) -> None:
    """Runs an engine, which kills itself at the end. Fails if a tensor is wrong."""
    convert: Callable[[ur_ipc.Array], Any] = ur_ipc.Array.numpy if device == "cpu" else ur_ipc.Array.torch
    if device != "cpu":
        import_module("torch").zeros(1, device=device)
    ur_ipc.empty(1, "uint8", device=device)
    begin = time.perf_counter()
    model = ur_ipc.attach(_NAME, timeout=_WAIT_S, convert=convert)
    int(model[f"{tensors - 1}"][-1])
    elapsed_ms = (time.perf_counter() - begin) * 1e3
    mismatches = sum(int(model[f"{n}"].sum()) != value_of(n) * elements for n in range(tensors))
    if mismatches:
        raise SystemExit(f"{label}: {mismatches} of {tensors} tensors are wrong")
    print(f"{label:40}{elapsed_ms:8.1f} ms", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


def run(task: Callable[..., None], *arguments: Any) -> None:
    process = get_context("spawn").Process(target=task, args=arguments)
    process.start()
    process.join()
    if process.exitcode != -signal.SIGKILL:
        raise SystemExit(f"{task.__name__} has failed")


def main() -> None:
    parser = argparse.ArgumentParser(description="Times how long a new process needs to attach a model that the keeper holds.")
    parser.add_argument("--tensors", type=int, default=20_000, help="the number of tensors")
    parser.add_argument("--mib", type=int, default=3, help="the size of a tensor in MiB")
    parser.add_argument("--device", default="cuda:0", help="the device of the tensors")
    parser.add_argument("--keeper", default="build/release/bin/ur-ipc-keeper", help="the keeper's program")
    options = parser.parse_args()
    elements = options.mib << 19
    with contextlib.ExitStack() as stack:
        active_keeper = stack.enter_context(keeper(options.keeper))
        command = [options.keeper, "--max-bytes", "1TiB", "--standby"]
        standby = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE))
        stack.callback(standby.kill)
        assert standby.stdout
        standby.stdout.readline()  # the standby is ready
        run(keep, options.tensors, elements, options.device)
        for label in "after the loader was killed", "after another engine was killed":
            run(attach, label, options.tensors, elements, options.device)
        active_keeper.kill()
        run(attach, "after the keeper was killed", options.tensors, elements, options.device)


if __name__ == "__main__":
    main()
