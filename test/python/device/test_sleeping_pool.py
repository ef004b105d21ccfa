# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pools for PyTorch sleep, and wake with their memory at the same addresses."""

from __future__ import annotations

import gc
import os
import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
import tasks
import tree_tasks
import ur_ipc
from held import held_queue
from parts import Part, array_over, fill
from peer import DEADLINE_S, Worker, python_output
from pools import MIB, Segment, Torch, is_allocated, new_pool
from test_kept_memory import keeper_for_device
from ur_ipc import ur

KEEP_OR_DISCARD = pytest.mark.parametrize("keep", [True, False], ids=["keep_contents", "discard"])


def write(device: ur_ipc.Device, segment: Segment, value: int) -> None:
    ur.urEnqueueUSMFill(device.queue, segment.address, bytes([value]), 2 * MIB)
    device.finish()


def first_byte(device: ur_ipc.Device, segment: Segment) -> int:
    byte = np.empty(1, "uint8")
    device.copy(byte.ctypes.data, segment.address, 1)
    return int(byte[0])


def free_bytes(device: ur_ipc.Device) -> int:
    return int(ur.urDeviceGetInfo(device.handle, ur.ur_device_info_t.UR_DEVICE_INFO_GLOBAL_MEM_FREE))


def is_mapped(device: ur_ipc.Device, array: ur_ipc.Array) -> bool:
    page, info = array.address // (2 * MIB) * (2 * MIB), ur.ur_virtual_mem_info_t.UR_VIRTUAL_MEM_INFO_ACCESS_MODE
    access = ur.urVirtualMemGetInfo(device.context, page, 2 * MIB, info)
    return bool(access != ur.ur_virtual_mem_access_flags_t.UR_VIRTUAL_MEM_ACCESS_FLAG_NONE)


@pytest.fixture
def _has_interface(device: ur_ipc.Device) -> None:
    if device.name != "cuda:0":
        pytest.skip("only CUDA supports __cuda_array_interface__, which PyTorch's tensors have")


def test_contents_return_to_the_same_addresses(torch: Torch, device: ur_ipc.Device) -> None:
    pool = new_pool()
    with pool:
        segments = [torch.segment(size * MIB) for size in (2, 300, 2)]
    for number, segment in enumerate(segments):
        write(device, segment, number + 1)
    free = free_bytes(device)
    for _ in range(3):
        pool.sleep(keep_contents=True)
        assert pool.asleep
        assert not any(is_allocated(device, segment.address) for segment in segments)
        pool.wake()
        assert not pool.asleep
        assert [first_byte(device, segment) for segment in segments] == [1, 2, 3]
        assert free_bytes(device) == free
    assert torch.synchronized_devices == [0, 0, 0]


def test_memory_is_returned_and_replaced(torch: Torch, device: ur_ipc.Device) -> None:
    gc.collect()
    free = free_bytes(device)
    pool = new_pool()
    with pool:
        segments = [torch.segment(size * MIB) for size in (2, 300, 2)]
    used = free_bytes(device)
    pool.sleep()
    assert free_bytes(device) == free
    assert not any(is_allocated(device, segment.address) for segment in segments)
    pool.wake()
    assert free_bytes(device) == used
    for number, segment in enumerate(segments):
        write(device, segment, number + 4)
    assert [first_byte(device, segment) for segment in segments] == [4, 5, 6]


def test_pools_sleep_separately(torch: Torch, device: ur_ipc.Device) -> None:
    weights, cache = new_pool(), new_pool()
    with weights:
        weight_segment = torch.segment(2 * MIB)
        with cache:
            cache_segment = torch.segment(2 * MIB)
        second = torch.segment(2 * MIB)
    write(device, weight_segment, 1)
    cache.sleep()
    assert not is_allocated(device, cache_segment.address)
    with weights:
        third = torch.segment(2 * MIB)
    write(device, second, 2)
    write(device, third, 3)
    cache.wake()
    weights.sleep(keep_contents=True)
    write(device, cache_segment, 4)
    weights.wake()
    assert [first_byte(device, segment) for segment in (weight_segment, second, third, cache_segment)] == [1, 2, 3, 4]


def test_a_call_in_the_wrong_state_changes_nothing(torch: Torch, device: ur_ipc.Device) -> None:
    pool = new_pool()
    with pytest.raises(RuntimeError, match="the pool is not asleep"):
        pool.wake()
    with pool:
        segment = torch.segment(2 * MIB)
        with pytest.raises(RuntimeError, match="a block of the pool is open"):
            pool.sleep()
    write(device, segment, 7)
    pool.sleep(keep_contents=True)
    with pytest.raises(RuntimeError, match="asleep already"):
        pool.sleep()
    with pytest.raises(RuntimeError, match=r"call its wake\(\) first"), pool:
        pass
    pool.wake()
    assert first_byte(device, segment) == 7


@pytest.mark.usefixtures("_has_interface")
@KEEP_OR_DISCARD
def test_memory_is_not_shared_while_it_sleeps(keep: bool, torch: Torch) -> None:
    pool = new_pool()
    with pool:
        part = Part(torch.segment(2 * MIB), 4096, (10, 20))
    fill(part, 1)
    pool.sleep(keep_contents=keep)
    attempts: list[Any] = [part, {"layer": part}]
    for x in attempts:
        with pytest.raises(RuntimeError, match=r"call the pool's wake\(\) before you share"):
            ur_ipc.share(x)
    pool.wake()
    fill(part, 2)
    for x in attempts:
        ur_ipc.share(x).put()


@pytest.mark.usefixtures("_has_interface")
def test_handles_of_kept_memory_stay_valid(torch: Torch, worker: Worker) -> None:
    pool = new_pool()
    with pool:
        part = Part(torch.segment(2 * MIB), 4096, (10, 20))
    fill(part, 1)
    with ur_ipc.share(part) as handle:
        pool.sleep(keep_contents=True)
        worker.call(tasks.open_as, "part", bytes(handle))
    pool.wake()
    fill(part, 2)
    with ur_ipc.share(part) as handle:
        assert worker.call(tasks.opened_bytes, bytes(handle))[0] == np.full((10, 20), 2, "int32").tobytes()
    worker.call(tasks.drop, "part")


@pytest.mark.usefixtures("_has_interface")
def test_handles_of_returned_memory_become_stale(torch: Torch, worker: Worker) -> None:
    pool = new_pool()
    with pool:
        parts = {name: Part(torch.segment(2 * MIB), 4096, (10, 20)) for name in ("a", "b")}
    array = array_over(parts["a"])
    for part in parts.values():
        fill(part, 1)
    tree = ur_ipc.share(parts)
    stale = [bytes(tree), *(bytes(ur_ipc.share(x)) for x in (parts["a"], array))]  # the test does not put the last two
    pickle.dumps(array)
    worker.call(tasks.open_as, "model", stale[0])
    pool.sleep()
    for data in stale:
        with pytest.raises(ur_ipc.InvalidHandleError):
            worker.call(tasks.open_as, "late", data)
    pool.wake()
    for part in parts.values():
        fill(part, 2)
    new = np.full((10, 20), 2, "int32").tobytes()
    assert (
        worker.call(tree_tasks.elements, "model", "a") == np.full((10, 20), 1, "int32").tobytes()
    )  # the importer keeps the old memory
    for x in (parts["a"], array):
        assert worker.call(tasks.opened_bytes, bytes(ur_ipc.share(x)))[0] == new
    worker.call(tasks.unpickle_as, "arrays", pickle.dumps({"a": array}))
    assert worker.call(tree_tasks.elements, "arrays", "a") == new
    worker.call(tasks.drop, "arrays")
    with ur_ipc.share(parts) as new_handle:
        worker.call(tasks.open_as, "model", bytes(new_handle))
        assert worker.call(tree_tasks.elements, "model", "b") == new
    tree.put()
    worker.call(tasks.drop, "model")


@pytest.mark.usefixtures("_has_interface")
def test_an_opened_tree_of_a_pool_sleeps(torch: Torch, device: ur_ipc.Device) -> None:
    pool = new_pool()
    with pool:
        parts = {name: Part(torch.segment(2 * MIB), 4096, (10, 20)) for name in ("a", "b")}
    fill(parts["a"], 1)
    with ur_ipc.share(parts, read_only=False) as handle:
        assert [type(part) for part in handle._parts] == [ur_ipc.PhysicalMemoryHandle]
        opened = handle.open(can_sleep=True)
        for keep_open in (True, False):
            torch.synchronized_devices.clear()
            opened.sleep(keep_open=keep_open)
            assert torch.synchronized_devices == [0]
            assert not is_mapped(device, opened.tree["a"])
            fill(parts["a"], 2)
            opened.wake()
            assert is_mapped(device, opened.tree["a"])
            assert opened.tree["a"].tobytes() == np.full((10, 20), 2, "int32").tobytes()
        opened.sleep(keep_open=False)
        pool.sleep()
        with pytest.raises(ur_ipc.InvalidHandleError):
            opened.wake()
        assert opened.asleep


@pytest.mark.usefixtures("_has_interface")
@pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools")
def test_the_keeper_keeps_the_contents_that_a_sleep_returns(torch: Torch) -> None:
    pool = new_pool()
    with pool:
        part = Part(torch.segment(2 * MIB), 4096, (10, 20))
    fill(part, 1)
    with keeper_for_device():
        ur_ipc.keep("model", {"a": part})
        pool.sleep()
        attached = ur_ipc.attach("model", can_sleep=True)
        attached.sleep(keep_open=False)
        pool.wake()
        fill(part, 2)
        attached.wake()
        assert attached.tree["a"].tobytes() == np.full((10, 20), 1, "int32").tobytes()


@KEEP_OR_DISCARD
def test_a_tensor_may_be_dropped_while_its_pool_sleeps(keep: bool, torch: Torch, device: ur_ipc.Device) -> None:
    gc.collect()
    free = free_bytes(device)
    pool = new_pool()
    with pool:
        large, small = torch.segment(300 * MIB), torch.segment(2 * MIB)
    write(device, small, 5)
    pool.sleep(keep_contents=keep)
    address = large.address
    large.free()
    pool.wake()
    assert not is_allocated(device, address)
    if keep:
        assert first_byte(device, small) == 5
    pool.sleep(keep_contents=keep)
    small.free()
    assert free_bytes(device) == free
    pool.wake()  # the pool is empty
    with pool:
        write(device, torch.segment(2 * MIB), 6)


def test_a_wake_without_memory_changes_nothing(torch: Torch, device: ur_ipc.Device) -> None:
    pool = new_pool()
    with pool:
        segments = [torch.segment(300 * MIB) for _ in range(2)]
    pool.sleep()
    rest = free_bytes(device) - 400 * MIB  # leaves memory for one of the two segments
    reserved_memory = ur_ipc.PhysicalMemory(rest, device=device)
    free = free_bytes(device)
    with pytest.raises(ur_ipc.OutOfMemoryError):
        pool.wake()
    assert pool.asleep
    assert free_bytes(device) == free
    reserved_memory.close()
    pool.wake()
    for segment in segments:
        write(device, segment, 1)


def test_sleep_waits_for_work_on_the_memory(torch: Torch, device: ur_ipc.Device) -> None:
    pool = new_pool()
    with pool:
        segment = torch.segment(2 * MIB)
    with ThreadPoolExecutor() as threads:
        with held_queue(device):
            ur.urEnqueueUSMFill(device.queue, segment.address, b"\3", 2 * MIB)
            sleep_call = threads.submit(pool.sleep, keep_contents=True)
            with pytest.raises(TimeoutError):
                sleep_call.result(timeout=0.3)
        sleep_call.result(DEADLINE_S)
    pool.wake()
    assert first_byte(device, segment) == 3


def test_many_rounds_take_no_resources(torch: Torch, device: ur_ipc.Device) -> None:
    pool = new_pool()
    with pool:
        segments = [torch.segment(size * MIB) for size in (2, 300)]

    def rounds(number: int) -> tuple[int, int, int]:
        for round_ in range(number):
            pool.sleep(keep_contents=round_ % 2 == 0)
            pool.wake()
            for segment in segments:
                write(device, segment, round_ % 256)
        return free_bytes(device), *tasks.holdings()

    before = rounds(10)
    assert rounds(200) == before


def test_a_forked_child_leaves_the_pool_alone(torch: Torch, device: ur_ipc.Device) -> None:
    pool = new_pool()
    with pool:
        segment = torch.segment(2 * MIB)
    write(device, segment, 8)
    assert "forked child" in tasks.refusal_in_forked_child(pool.sleep)
    assert first_byte(device, segment) == 8


@KEEP_OR_DISCARD
def test_a_process_exits_while_its_pool_sleeps(keep: bool, device: ur_ipc.Device, torch: Torch) -> None:
    program = f"""
import sys
from pools import MIB, Torch, new_pool
torch = Torch()
torch.version.hip = {torch.version.hip!r}
for name in ("torch", "torch.multiprocessing", "torch.distributed"):
    sys.modules[name] = torch
pool = new_pool()
with pool:
    segment = torch.segment(2 * MIB)
pool.sleep(keep_contents={keep})
print(pool.asleep)
"""
    assert python_output(program) == "True\n"
