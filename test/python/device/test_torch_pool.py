# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the memory pool for PyTorch with a double of PyTorch that has only what the pool needs."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import tasks
import tree_tasks
import ur_ipc
from held import held_queue
from parts import Part, fill
from peer import DEADLINE_S, Worker
from pools import MIB, Torch, is_allocated, new_pool
from ur_ipc import ur


def test_tensors_in_the_pool_are_shared_in_place(torch: Torch, device: ur_ipc.Device, worker: Worker) -> None:
    if device.name != "cuda:0":
        pytest.skip("only CUDA supports __cuda_array_interface__")
    pool = new_pool()
    with pool:
        segments = [torch.segment(2 * MIB) for _ in range(40)]
        with pool:  # a block of the pool inside another one
            segments.append(torch.segment(300 * MIB))  # larger than the first block
    with pool:  # another block of the pool
        segments += [torch.segment(20 * MIB) for _ in range(3)]
    tree = {f"layer {number}": Part(segment, 4096, (10, 20)) for number, segment in enumerate(segments)}
    for part in tree.values():
        fill(part, 1)
    with ur_ipc.share(tree, read_only=False) as handle:
        assert len(handle._parts) == 2
        worker.call(tasks.open_as, "model", bytes(handle))
        layer = bytes(ur_ipc.share(tree["layer 40"]))
        for name, value in ("layer 7", 7), ("layer 40", 8):
            fill(tree[name], value)
            assert worker.call(tree_tasks.elements, "model", name) == np.full((10, 20), value, "int32").tobytes()
        assert worker.call(tasks.opened_bytes, layer)[0] == np.full((10, 20), 8, "int32").tobytes()
        data, addresses = bytes(handle), [segment.address for segment in segments]
        del tree, segments, part
        gc.collect()
        assert all(is_allocated(device, address) for address in addresses)  # the handle keeps the tensors
    gc.collect()
    assert not any(is_allocated(device, address) for address in addresses)
    with pytest.raises(ur_ipc.InvalidHandleError):
        worker.call(tasks.open_as, "late", data)
    assert worker.call(tree_tasks.elements, "model", "layer 7") == np.full((10, 20), 7, "int32").tobytes()
    worker.call(tasks.drop, "model")


def test_a_block_may_end_inside_another_block(torch: Torch) -> None:
    pool = new_pool()
    with new_pool():
        with pool, pool:
            torch.segment(2 * MIB)
        gc.collect()
        assert not torch.has_aborted
        torch.segment(2 * MIB)
    with pytest.raises(KeyError), pool:
        raise KeyError
    gc.collect()
    assert not torch.has_aborted
    assert not torch.active_pools


def test_memory_is_reused_and_released(torch: Torch, device: ur_ipc.Device) -> None:
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
        segment, other_segment = torch.segment(2 * MIB), torch.segment(2 * MIB)
    segment.stream = ur.urQueueGetNativeHandle(device.queue)
    with ThreadPoolExecutor() as pool:
        with held_queue(device):
            free_call = pool.submit(segment.free)
            with pytest.raises(TimeoutError):
                free_call.result(timeout=0.3)
        free_call.result(DEADLINE_S)
    assert is_allocated(device, other_segment.address)  # the memory is still mapped, so the free has not unmapped it


def test_the_error_names_a_missing_prerequisite(torch: Torch) -> None:
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
