# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One process publishes the state_dict() of a PyTorch model, and workers load it without a copy."""

from __future__ import annotations

import os
from typing import Any

import torch
import torch.multiprocessing
import ur_ipc


def model_of(state: dict[str, Any]) -> Any:
    """Makes a model whose parameters use the memory of the state."""
    model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU(), torch.nn.Linear(4, 1))
    for name, tensor in state.items():
        layer, _, parameter = name.rpartition(".")
        setattr(model.get_submodule(layer), parameter, torch.nn.Parameter(tensor, requires_grad=False))
    return model.eval()


def infer(name: str, answers: Any) -> None:
    with ur_ipc.subscribe(name, convert=ur_ipc.Array.torch) as weights:
        model = model_of(weights.current().tree)
        answers.put(round(model(torch.ones(3)).item(), 3))


def main() -> None:
    torch.manual_seed(7)
    model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU(), torch.nn.Linear(4, 1))
    context = torch.multiprocessing.get_context("spawn")
    answers = context.Queue()
    with ur_ipc.publish(f"example-{os.getpid()}", model.state_dict()) as publisher:
        workers = [context.Process(target=infer, args=(publisher.name, answers)) for _ in range(2)]
        for worker in workers:
            worker.start()
        expected = round(model(torch.ones(3)).item(), 3)
        for _ in workers:
            print("as the model itself:", answers.get() == expected)
        for worker in workers:
            worker.join()


if __name__ == "__main__":
    main()
