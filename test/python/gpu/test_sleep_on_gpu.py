# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pools for PyTorch sleep and wake on a GPU. The graphs are captured before the pool first sleeps."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import tasks
import ur_ipc
from gpu_libraries import INSTALLED
from peer import Peer

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

    made = Model(pool, layers, graph, result)
    made.fill()
    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        forward()  # creates the lasting resources of the libraries
    side.synchronize()
    with torch.cuda.graph(graph):
        forward()
    yield made
    layers.clear()
    graph.reset()
    gc.collect()
    torch.cuda.empty_cache()


def free_bytes() -> int:
    return int(import_module("torch").cuda.mem_get_info()[0])


def holdings() -> tuple[int, int, int]:
    """Returns the free device memory, the descriptors, and the size of all address ranges of this process in KiB."""
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
    taken = torch.empty(free_bytes() - GIB // 2, dtype=torch.uint8, device="cuda:0")  # uses the memory that the pool returned
    with pytest.raises(ur_ipc.OutOfMemoryError):
        model.pool.wake()
    assert model.pool.asleep
    del taken
    torch.cuda.empty_cache()
    model.pool.wake()
    for layer in model.layers:
        layer.zero_()
    assert model.compute().abs().max() == 0  # the graph reads the new memory
    model.fill()
    assert torch.equal(model.compute(), before)


def test_the_cache_sleeps_and_the_weights_stay(model: Model) -> None:
    torch = import_module("torch")
    before = model.compute()
    cache_pool = import_module("ur_ipc.torch").pool("cuda:0")
    with cache_pool:
        cache = torch.full((GIB // 4,), 7.0, device="cuda:0")
    free = free_bytes()
    cache_pool.sleep()
    assert free_bytes() - free >= GIB
    assert torch.equal(model.compute(), before)
    with model.pool:
        more = torch.ones(1024, device="cuda:0")
    cache_pool.wake()
    cache.fill_(3.0)
    assert cache.mean().item() == 3.0
    assert more.sum().item() == 1024


def test_importers_and_handles(model: Model) -> None:
    layer = model.layers[-1]
    layer.fill_(2.5)
    with Peer() as importer, ur_ipc.share(layer) as handle:
        importer.call(tasks.open_as, "layer", bytes(handle))
        model.pool.sleep()
        with pytest.raises(RuntimeError, match="asleep"):
            ur_ipc.share(layer)
        with pytest.raises(ur_ipc.InvalidHandleError):
            importer.call(tasks.opened_bytes, bytes(handle))
        model.pool.wake()
        layer.fill_(4.5)
        with ur_ipc.share(layer) as again:
            elements = importer.call(tasks.opened_bytes, bytes(again))[0]
        assert elements == layer.cpu().numpy().tobytes()
        importer.call(tasks.drop, "layer")


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

    rounds(20)  # the driver keeps some resources of its first calls
    free, descriptors, addresses = holdings()
    rounds(ROUNDS)
    after = holdings()
    print(f"{ROUNDS} rounds: free bytes {free} to {after[0]}, descriptors {descriptors} to {after[1]}, ", end="")
    print(f"addresses {addresses} to {after[2]} KiB")
    assert after[0] >= free - (16 << 20)
    assert after[1] == descriptors
    assert after[2] <= addresses + (256 << 10)
    model.fill()
    assert torch.equal(model.compute(), before)


def test_an_opened_tree_sleeps(model: Model) -> None:
    torch = import_module("torch")
    with ur_ipc.share({"layers": model.layers}, read_only=False) as handle:
        opened = handle.open(convert=ur_ipc.Array.torch, can_sleep=True)
    layers = opened.tree["layers"]
    expected = [layer.clone() for layer in layers[:2]]
    address = layers[0].data_ptr()
    for _ in range(20):
        opened.sleep()
        model.layers[0].mul_(1.0)  # the exporter's memory stays
        opened.wake()
    assert layers[0].data_ptr() == address
    assert all(torch.equal(layer, before) for layer, before in zip(layers, expected, strict=False))
    opened.sleep(keep_open=False)
    with pytest.raises(ur_ipc.InvalidHandleError):  # its handle was put
        opened.wake()
