# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests sleep and wake of pools for PyTorch on a GPU. Graphs are captured before the pool sleeps for the first time."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import ur_ipc
from gpu_libraries import INSTALLED

pytestmark = pytest.mark.skipif("torch" not in INSTALLED, reason="PyTorch is not installed")

GIB = 1 << 30
ROUNDS = int(os.environ.get("UR_IPC_TEST_SLEEPS", "1000"))
LAYERS, WIDTH = 64, 2048  # of float32: 1 GiB


@dataclass
class Model:
    """Layers in a pool, and a graph that computes with them."""

    pool: Any
    layers: list[Any]
    graph: Any
    result: Any

    def fill(self) -> None:
        torch = import_module("torch")
        torch.manual_seed(1)
        for layer in self.layers:
            torch.nn.init.normal_(layer, std=WIDTH**-0.5)

    def compute(self) -> Any:
        self.result.zero_()
        self.graph.replay()
        return self.result.clone()


@pytest.fixture
def model() -> Iterator[Model]:
    torch = import_module("torch")

    pool = import_module("ur_ipc.torch").pool("cuda:0")
    with pool:
        layers = [torch.empty(WIDTH, WIDTH, device="cuda:0") for _ in range(LAYERS)]
    x = torch.ones(4, WIDTH, device="cuda:0")
    result = torch.empty_like(x)
    graph = torch.cuda.CUDAGraph()

    def forward() -> None:
        y = x
        for layer in layers:
            y = torch.tanh(y @ layer)
        result.copy_(y)

    new_model = Model(pool, layers, graph, result)
    new_model.fill()
    side_stream = torch.cuda.Stream()
    with torch.cuda.stream(side_stream):
        forward()  # creates the lasting resources of the libraries
    side_stream.synchronize()
    with torch.cuda.graph(graph):
        forward()
    yield new_model
    layers.clear()
    graph.reset()
    gc.collect()
    torch.cuda.empty_cache()


def free_bytes() -> int:
    return int(import_module("torch").cuda.mem_get_info()[0])


def resources() -> tuple[int, int, int]:
    """Returns the free device memory in bytes, the number of descriptors, and the size of this process's address ranges in
    KiB."""
    status = Path("/proc/self/status").read_text()
    size = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmSize:"))
    return free_bytes(), sum(1 for _ in Path("/proc/self/fd").iterdir()), size


def test_a_graph_is_valid_after_sleep_with_the_same_contents(model: Model) -> None:
    torch = import_module("torch")
    before = model.compute()
    assert before.abs().max() > 0
    free = free_bytes()
    model.pool.sleep(keep_contents=True)
    assert free_bytes() - free < GIB // 8
    model.pool.wake()
    assert torch.equal(model.compute(), before)


def test_a_graph_is_valid_after_sleep_with_new_memory(model: Model) -> None:
    torch = import_module("torch")
    before = model.compute()
    free = free_bytes()
    model.pool.sleep()
    assert free_bytes() - free >= GIB
    block = torch.empty(free_bytes() - GIB // 2, dtype=torch.uint8, device="cuda:0")  # uses the memory that the pool returned
    with pytest.raises(ur_ipc.OutOfMemoryError):
        model.pool.wake()
    assert model.pool.asleep
    del block
    torch.cuda.empty_cache()
    model.pool.wake()
    for layer in model.layers:
        layer.zero_()
    assert model.compute().abs().max() == 0  # the graph reads the new memory
    model.fill()
    assert torch.equal(model.compute(), before)


def test_many_rounds_take_no_resources(model: Model) -> None:
    torch = import_module("torch")
    before = model.compute()

    def rounds(number: int) -> None:
        for round_ in range(number):
            keep = round_ % 2 == 0
            model.pool.sleep(keep_contents=keep)
            model.pool.wake()
            if not keep:
                model.layers[0].fill_(float(round_))

    rounds(20)  # the driver keeps resources that its first calls allocate
    free, descriptors, addresses = resources()
    rounds(ROUNDS)
    after = resources()
    print(f"{ROUNDS} rounds: free bytes {free} to {after[0]}, descriptors {descriptors} to {after[1]}, ", end="")
    print(f"addresses {addresses} to {after[2]} KiB")
    assert after[0] >= free - (16 << 20)
    assert after[1] == descriptors
    assert after[2] <= addresses + (256 << 10)
    model.fill()
    assert torch.equal(model.compute(), before)
