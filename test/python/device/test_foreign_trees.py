# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trees of arrays that another library allocated from the driver are shared in place."""

from __future__ import annotations

import ctypes
import gc
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import tasks
import tree_tasks
import ur_ipc
from hypothesis import given, settings
from hypothesis import strategies as st
from parts import Part, array_over, fill
from peer import Worker
from tensor_library import Tensor
from ur_ipc import ur

SEGMENT = 4 << 20


class Segment:
    """Memory from the driver's allocation function, which the caching allocators of other libraries also call."""

    allocation: tuple[Any, ...] = ("cuMemAlloc_v2",)  # the function, and its arguments after the size

    def __init__(self, device: ur_ipc.Device) -> None:
        self._driver = ctypes.CDLL("libcuda.so.1")
        context, address = ctypes.c_void_p(), ctypes.c_uint64()
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device.index)
        self._call("cuCtxSetCurrent", context)
        function, *arguments = self.allocation
        self._call(function, ctypes.byref(address), ctypes.c_size_t(SEGMENT), *arguments)
        self.address = address.value

    def _call(self, function: str, *arguments: Any) -> None:
        assert getattr(self._driver, function)(*arguments) == 0, function

    def __del__(self) -> None:
        self._call("cuMemFree_v2", ctypes.c_uint64(self.address))


class PoolSegment(Segment):
    """Memory of the driver's pool, which other processes cannot open."""

    allocation = ("cuMemAllocAsync", None)


class DeviceTensor(Tensor):
    """A tensor in a segment, with DLPack's functions for C programs."""

    dlpack_device = (2, 0)

    def __init__(self, segment: Segment, offset: int, length: int) -> None:
        super().__init__(np.empty(length, "int64"))  # only its type and shape are used
        self._array = array_over(Part(segment, offset, (2 * length,))).view("int64", (length,))

    def data_ptr(self) -> int:
        return self._array.address

    def __dlpack__(self, **options: Any) -> object:
        return self._array.__dlpack__(**options)

    def fill(self, value: int) -> None:
        self._array.copy_from(np.full(self.shape, value))


@pytest.fixture(scope="module", autouse=True)
def _cuda(device: ur_ipc.Device) -> None:
    if device.backend != ur.ur_backend_t.UR_BACKEND_CUDA:
        pytest.skip("only CUDA supports __cuda_array_interface__")


def test_importers_see_updates_of_arrays_in_place(device: ur_ipc.Device, worker: Worker) -> None:
    segments = [Segment(device), Segment(device)]
    tree = {f"layer {number}": Part(segments[number % 2], 4096 * number, (10, 20)) for number in range(100)}
    for part in tree.values():
        fill(part, 1)
    with ur_ipc.share(tree) as handle, ur_ipc.share(tree, snapshot=True) as snapshot:
        assert [type(part) for part in handle._parts] == [ur_ipc.ArrayHandle] * 2
        assert [type(part) for part in snapshot._parts] == [ur_ipc.PhysicalMemoryHandle]
        worker.call(tasks.open_as, "model", bytes(handle))
        worker.call(tasks.open_as, "before", bytes(snapshot))
        fill(tree["layer 42"], 7)
        assert worker.call(tree_tasks.elements, "model", "layer 42") == np.full((10, 20), 7, "int32").tobytes()
        assert worker.call(tree_tasks.elements, "model", "layer 43") == np.full((10, 20), 1, "int32").tobytes()
        assert worker.call(tree_tasks.elements, "before", "layer 42") == np.full((10, 20), 1, "int32").tobytes()
    worker.call(tasks.drop, "before")
    worker.call(tasks.drop, "model")


def test_a_handle_keeps_all_arrays_alive_that_it_shares_in_place(device: ur_ipc.Device) -> None:
    segment = Segment(device)
    parts = [Part(segment, 0, (5,)), Part(segment, 4096, (5,))]
    references = [weakref.ref(part) for part in parts]
    handle = ur_ipc.share(parts)
    del parts
    gc.collect()
    assert all(part() is not None for part in references)
    handle.put()
    gc.collect()
    assert all(part() is None for part in references)


def sample_tensors(device: ur_ipc.Device) -> dict[str, DeviceTensor]:
    """Returns tensors in two segments, in the order of their addresses, and in a segment of a pool."""
    segment, pool, other_segment = Segment(device), PoolSegment(device), Segment(device)
    first, last = sorted((segment, other_segment), key=lambda segment: segment.address)
    tensors = {
        f"{name} {number}": DeviceTensor(segment, 4096 * number, 16)
        for name, segment in (("last", last), ("pool", pool), ("first", first))
        for number in range(10)
    }
    for tensor in tensors.values():
        tensor.fill(1)
    return tensors


def test_tensors_of_c_functions_are_shared_in_place_and_tensors_of_a_pool_are_copied(
    device: ur_ipc.Device, worker: Worker
) -> None:
    tensors = sample_tensors(device)
    with ur_ipc.share(tensors) as handle:
        assert [part.nbytes for part in handle._parts][:2] == [9 * 4096 + 16 * 8] * 2
        assert [type(part) for part in handle._parts] == [ur_ipc.ArrayHandle] * 2 + [ur_ipc.PhysicalMemoryHandle]
        assert [array.part for array in handle.manifest.arrays] == [1] * 10 + [2] * 10 + [0] * 10
        worker.call(tasks.open_as, "model", bytes(handle))
        for tensor in tensors.values():
            tensor.fill(7)
        for name, value in (("first 9", 7), ("pool 5", 1), ("last 0", 7)):
            assert worker.call(tree_tasks.elements, "model", name) == np.full(16, value).tobytes()
    assert worker.call(tree_tasks.open_nothing, bytes(handle)) == ("InvalidHandleError", True)
    worker.call(tasks.drop, "model")


@pytest.mark.parametrize("ends", [ur_ipc.TreeHandle.put, lambda _: None], ids=["put", "dropped"])
def test_the_end_of_a_handle_releases_tensors_and_handles(
    device: ur_ipc.Device, worker: Worker, ends: Callable[[ur_ipc.TreeHandle], None]
) -> None:
    tensors = sample_tensors(device)
    references = [weakref.ref(tensor) for name, tensor in tensors.items() if not name.startswith("pool")]
    handle = ur_ipc.share(tensors)
    del tensors
    gc.collect()
    assert all(tensor() is not None for tensor in references)
    message = bytes(handle)
    ends(handle)
    del handle
    gc.collect()
    assert all(tensor() is None for tensor in references)
    assert worker.call(tree_tasks.open_nothing, message) == ("InvalidHandleError", True)


LENGTHS = st.integers(0, 4)
POSITIONS = st.tuples(st.integers(0, 1), st.integers(0, 12), LENGTHS, LENGTHS, st.booleans())


@settings(max_examples=60, deadline=None)
@given(positions=st.lists(POSITIONS, min_size=1, max_size=8))
def test_arrays_keep_their_values_and_their_distances_within_a_segment(
    device: ur_ipc.Device, positions: list[tuple[int, int, int, int, bool]]
) -> None:
    segments = [Segment(device), Segment(device)]
    # An array in several physical memory objects has no handle, so the tree gets a copy of it.
    growable = ur_ipc.GrowableArray(1, "uint8", capacity=8 << 20, device=device)
    growable.grow(5 << 20)
    assert len(growable.array.memory.parts) > 1
    numbers = np.arange(64, dtype="int32")
    for segment in segments:
        array_over(Part(segment, 0, (64,))).copy_from(numbers)
    tree: list[Any] = [growable.array, growable.array[3 << 20 :]]
    expected = []
    for number, offset, rows, columns, is_transposed in positions:
        strides = (4, 4 * rows) if is_transposed else (4 * columns, 4)
        tree.append(Part(segments[number], 4 * offset, (rows, columns), strides))
        expected.append(np.lib.stride_tricks.as_strided(numbers[offset:], (rows, columns), strides))
    with ur_ipc.share(tree) as handle:
        assert len(handle._parts) <= 3
        whole, tail, *opened = handle.open()
        assert tail.address - whole.address == 3 << 20
        for array, values, (number, *_) in zip(opened, expected, positions, strict=True):
            if not array.nbytes:
                continue
            first = next(x for x, position in zip(opened, positions, strict=True) if position[0] == number and x.nbytes)
            assert array.address - first.address == 4 * (positions[opened.index(array)][1] - positions[opened.index(first)][1])
            if array.contiguous:
                assert array.tobytes() == values.tobytes()
