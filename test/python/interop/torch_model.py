# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model of PyTorch with 300 tensors, in the process that trains it and in one that it is served to. It does what it
reads: a line in, a line out.

torch_model.py owner|worker NAME
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import ur_ipc

torch: Any = import_module("torch")


class Model(torch.nn.Module):  # type: ignore[misc]
    """Layers with weights, biases and what is no parameter; the last has the weights of the first."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding = torch.nn.Embedding(50, 16)
        self.layers = torch.nn.ModuleList(
            torch.nn.Sequential(torch.nn.Linear(16, 16), torch.nn.BatchNorm1d(16)) for _ in range(42)
        )
        self.norm = torch.nn.LayerNorm(16, dtype=torch.float64)
        self.head = torch.nn.Linear(16, 50)
        self.head.weight = self.embedding.weight
        self.register_buffer("scale", torch.ones(3, dtype=torch.bfloat16))

    def forward(self, words: Any) -> Any:
        x = self.embedding(words)
        for layer in self.layers:
            x = x + layer(x)
        return self.head(self.norm(x.double()).float())


def answer(model: Model) -> str:
    model.eval()
    with torch.no_grad():
        return repr(model(torch.arange(50)).sum().item())


def own(name: str) -> None:
    torch.manual_seed(7)
    model = Model()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    with ur_ipc.publish(name, model.state_dict(), version=0) as publisher:
        print(len(model.state_dict()), flush=True)
        for line in sys.stdin:
            if line == "step\n":
                model.train()
                model(torch.arange(50)).square().mean().backward()
                optimizer.step()
                publisher.update(model.state_dict(), version=1)
            print(answer(model), flush=True)


def work(name: str) -> None:
    model = Model()
    tensors = model.state_dict(keep_vars=True)
    with ur_ipc.subscribe(name, convert=ur_ipc.Array.torch) as subscriber:
        for _ in sys.stdin:
            version = subscriber.wait(60)
            state = version.tree
            assert state.keys() == model.state_dict().keys()
            assert state["head.weight"].data_ptr() == state["embedding.weight"].data_ptr()
            for key, tensor in tensors.items():
                assert (tensor.shape, tensor.dtype) == (state[key].shape, state[key].dtype), key
                tensor.data = state[key]  # where it lies
            assert model.head.weight.data_ptr() == state["head.weight"].data_ptr()
            print(version.version, answer(model), flush=True)


if __name__ == "__main__":
    {"owner": own, "worker": work}[sys.argv[1]](sys.argv[2])
