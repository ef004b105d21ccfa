# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The memory pool for PyTorch, with a PyTorch that has only what the pool needs."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import tasks
import tree_tasks
import ur_ipc
from held import held_queue
from parts import Part, fill
from peer import DEADLINE_S, Peer
from ur_ipc import ur

MIB = 1 << 20

Functions = tuple[Callable[..., int | None], Callable[..., None]]


class Torch:
    """Calls the functions of the innermost pool, as PyTorch does for the segments of its tensors."""

    def __init__(self) -> None:
        self.blocks: list[Functions] = []
        self.aborts = False
        self.multiprocessing = self.distributed = self
        self.version = SimpleNamespace(hip=None)
        self.__version__ = "2.5"
        self.cuda = SimpleNamespace(
            ipc_collect=None,
            is_available=lambda: True,
            current_device=lambda: 0,
            device=nullcontext,
            memory=SimpleNamespace(CUDAPluggableAllocator=self.allocator_of),
            MemPool=partial(MemPool, self),
            use_mem_pool=self.use_mem_pool,
        )

    def allocator_of(self, path: str, allocate: str, free: str) -> Any:
        library = ctypes.CDLL(path)
        functions = getattr(library, allocate), getattr(library, free)
        functions[0].restype = ctypes.c_void_p
        functions[0].argtypes = ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p
        functions[1].argtypes = ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p
        return SimpleNamespace(allocator=lambda: functions)

    @contextmanager
    def use_mem_pool(self, pool: MemPool) -> Iterator[None]:
        self.blocks.append(pool.functions)
        try:
            yield
        finally:
            assert self.blocks.pop() is pool.functions

    def segment(self, nbytes: int) -> Segment:
        return Segment(*self.blocks[-1], nbytes)


class MemPool:
    """PyTorch ends the process if it drops one while a block is open."""

    def __init__(self, torch: Torch, functions: Functions) -> None:
        self._torch = torch
        self.functions = functions

    def __del__(self) -> None:
        self._torch.aborts |= bool(self._torch.blocks)


class Segment:
    def __init__(self, allocate: Callable[..., int | None], free: Callable[..., None], nbytes: int) -> None:
        self._free: Callable[..., None] | None = None
        self._nbytes = nbytes
        self.stream: int | None = None  # the default stream
        self.address = allocate(nbytes, 0, None) or 0
        if not self.address:
            raise MemoryError
        self._free = free

    def free(self) -> None:
        free, self._free = self._free, None
        if free is not None:
            free(self.address, self._nbytes, 0, self.stream)

    def __del__(self) -> None:
        self.free()


@pytest.fixture
def torch(device: ur_ipc.Device, monkeypatch: pytest.MonkeyPatch) -> Torch:
    made = Torch()
    if device.name != "cuda:0":
        if device.name != "hip:0":
            pytest.skip("PyTorch has pools for CUDA and ROCm")
        made.version.hip = "6"
    for name in ("torch", "torch.multiprocessing", "torch.distributed"):
        monkeypatch.setitem(sys.modules, name, made)
    monkeypatch.delitem(sys.modules, "ur_ipc.torch", raising=False)
    return made


def new_pool(device: object = "cuda:0") -> Any:
    return import_module("ur_ipc.torch").pool(device)


def is_allocated(device: ur_ipc.Device, address: int) -> bool:
    """Whether the address is in device memory of this process."""
    kind = ur.urUSMGetMemAllocInfo(device.context, address, ur.ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_TYPE)
    return bool(kind == ur.ur_usm_type_t.UR_USM_TYPE_DEVICE)


def test_tensors_in_the_pool_are_shared_in_place(torch: Torch, device: ur_ipc.Device, peer: Peer) -> None:
    if device.name != "cuda:0":
        pytest.skip("only CUDA has the interface of the arrays")
    pool = new_pool()
    with pool:
        segments = [torch.segment(2 * MIB) for _ in range(40)]
        with pool:  # inside itself
            segments.append(torch.segment(300 * MIB))  # larger than the first block
    with pool:  # again
        segments += [torch.segment(20 * MIB) for _ in range(3)]
    tree = {f"layer {number}": Part(segment, 4096, (10, 20)) for number, segment in enumerate(segments)}
    for part in tree.values():
        fill(part, 1)
    with ur_ipc.share(tree, read_only=False) as handle:
        assert len(handle._parts) == 2
        peer.call(tasks.open_as, "model", bytes(handle))
        layer = bytes(ur_ipc.share(tree["layer 40"]))
        for name, value in ("layer 7", 7), ("layer 40", 8):
            fill(tree[name], value)
            assert peer.call(tree_tasks.elements, "model", name) == np.full((10, 20), value, "int32").tobytes()
        assert peer.call(tasks.opened_bytes, layer)[0] == np.full((10, 20), 8, "int32").tobytes()
        data, addresses = bytes(handle), [segment.address for segment in segments]
        del tree, segments, part
        gc.collect()
        assert all(is_allocated(device, address) for address in addresses)  # the handle keeps the tensors
    gc.collect()
    assert not any(is_allocated(device, address) for address in addresses)
    with pytest.raises(ur_ipc.InvalidHandleError):
        peer.call(tasks.open_as, "late", data)
    assert peer.call(tree_tasks.elements, "model", "layer 7") == np.full((10, 20), 7, "int32").tobytes()
    peer.call(tasks.drop, "model")


def test_a_block_ends_inside_another(torch: Torch) -> None:
    pool = new_pool()
    with new_pool():
        with pool, pool:
            torch.segment(2 * MIB)
        gc.collect()
        assert not torch.aborts
        torch.segment(2 * MIB)
    with pytest.raises(KeyError), pool:
        raise KeyError
    gc.collect()
    assert not torch.aborts
    assert not torch.blocks


def test_memory_is_reused_and_given_back(torch: Torch, device: ur_ipc.Device) -> None:
    with new_pool(), pytest.raises(MemoryError):
        torch.segment(1 << 50)
    with new_pool("cuda"):
        first, second = torch.segment(2 * MIB), torch.segment(2 * MIB)
        address = first.address
        del first
        assert torch.segment(2 * MIB).address == address
    assert is_allocated(device, address)
    del second
    assert not is_allocated(device, address)


def test_a_free_waits_for_the_work_on_the_stream(torch: Torch, device: ur_ipc.Device) -> None:
    with new_pool():
        segment, kept = torch.segment(2 * MIB), torch.segment(2 * MIB)
    segment.stream = ur.urQueueGetNativeHandle(device.queue)
    with ThreadPoolExecutor() as pool:
        with held_queue(device):
            freed = pool.submit(segment.free)
            with pytest.raises(TimeoutError):
                freed.result(timeout=0.3)
        freed.result(DEADLINE_S)
    assert is_allocated(device, kept.address)  # so the driver had no memory to unmap


def test_a_missing_prerequisite_is_named(torch: Torch) -> None:
    with pytest.raises(ValueError, match=r"not for 'cpu'; for tensors on the host .* ur_ipc\.empty\(shape, dtype\)\.torch\(\)"):
        new_pool("cpu")
    with pytest.raises(ValueError, match=r"there is no device .*:77; this process sees"):
        new_pool("cuda:77")
    torch.cuda.is_available = lambda: False
    with pytest.raises(RuntimeError, match="PyTorch finds none"):
        new_pool()
    del torch.cuda.use_mem_pool
    with pytest.raises(RuntimeError, match=r"PyTorch 2\.5 or later; this is PyTorch 2\.5"):
        new_pool()
