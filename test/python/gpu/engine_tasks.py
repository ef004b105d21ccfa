# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks of an owner of weights, and of engines that generate text with them. Each process runs the tasks of one role."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import tasks
import ur_ipc

PROMPT = [1, 2, 3, 4, 5, 6, 7, 8]


def _random_model() -> Any:
    torch, transformers = import_module("torch"), import_module("transformers")
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=1024,
        hidden_size=512,
        intermediate_size=1024,
        num_hidden_layers=4,
        num_attention_heads=8,
        num_key_value_heads=4,
        max_position_embeddings=128,
    )
    with torch.device("cuda"):
        return transformers.LlamaForCausalLM(config).eval()


def make_model() -> bytes:
    """Makes a model in the pool. Returns the handle of its weights."""
    with import_module("ur_ipc.torch").pool("cuda:0"):
        model = _random_model()
    handle = ur_ipc.share(model.state_dict(), read_only=False)
    tasks.held["engine"] = model, handle
    return bytes(handle)


def open_model(handle: bytes) -> None:
    """Makes a model with the owner's weights, and captures a part of it as a graph."""
    torch = import_module("torch")
    model = _random_model()
    model.load_state_dict(ur_ipc.TreeHandle.from_bytes(handle).open(convert=ur_ipc.Array.torch), assign=True)
    graph, stream = torch.cuda.CUDAGraph(), torch.cuda.Stream()
    with torch.no_grad():
        with torch.cuda.stream(stream):
            _part(model)  # libraries must allocate their memory before the capture
        stream.synchronize()
        with torch.cuda.graph(graph):
            result = _part(model)
    tasks.held["engine"] = model, graph, result


def _part(model: Any) -> Any:
    """Returns the logits of some tokens after one layer of the model."""
    torch = import_module("torch")
    hidden = model.model.embed_tokens.weight[1:9]
    return model.lm_head(model.model.layers[0].mlp(hidden)) + torch.zeros(1, device="cuda")


def replay_graph() -> list[float]:
    """Returns the sums that the captured graph computes."""
    _, graph, result = tasks.held["engine"]
    graph.replay()
    return [float(row.sum()) for row in result]


def compute() -> list[float]:
    """Returns the same sums, which the owner computes without a graph."""
    with import_module("torch").no_grad():
        return [float(row.sum()) for row in _part(tasks.held["engine"][0])]


def generate() -> list[int]:
    torch = import_module("torch")
    model = tasks.held["engine"][0]
    prompt = torch.tensor([PROMPT], device="cuda")
    tokens = model.generate(prompt, attention_mask=torch.ones_like(prompt), max_new_tokens=24, do_sample=False, pad_token_id=0)
    return [int(token) for token in tokens[0]]


def update() -> None:
    """Changes the owner's weights in place."""
    torch = import_module("torch")
    torch.manual_seed(1)
    with torch.no_grad():
        for weight in tasks.held["engine"][0].parameters():
            weight += 0.02 * torch.randn_like(weight)
    torch.cuda.synchronize()
