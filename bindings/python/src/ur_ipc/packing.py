# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packs the arrays of a tree into few handles: one per allocation, and one per device for all copies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from contextlib import ExitStack

from ur_ipc import _arrays, ur
from ur_ipc.arrays import Array, borrow, copy_elements, empty, row_strides
from ur_ipc.devices import Device
from ur_ipc.dtypes import DType, dtype_of
from ur_ipc.errors import UnsupportedError
from ur_ipc.handles import ArrayHandle, Handle
from ur_ipc.memory import AnyMemory
from ur_ipc.physical import MappedMemory, PhysicalMemory, round_up
from ur_ipc.sources import Source, source_of

# The alignment of copies, in bytes, for vector instructions and devices.
_ALIGNMENT = 256
_BYTE = dtype_of("uint8")


def extent(address: int, shape: Sequence[int], strides: Sequence[int], dtype: DType) -> tuple[int, int]:
    """The first address of the elements, and the address after the last. They are equal if there are no elements."""
    low = high = address
    if 0 not in shape:
        for length, stride in zip(shape, strides, strict=True):
            low += min(0, stride * (length - 1))
            high += max(0, stride * (length - 1))
        high += dtype.itemsize
    return low, high


def array_over(x: object) -> Array:
    """An array over an array of any library, ordered after that library's pending work. Raises TypeError for other types."""
    if isinstance(x, Array):
        return x
    source = source_of(x)
    return borrow(source if source.device.host_accessible else source_of(x, source.device))


class Packed:
    """An array of this process, and its place in the shared memory.

    Attributes:
        array: The array.
        part: The index of the handle of the shared memory.
        offset: The offset of the first element in the shared memory, in bytes.
        strides: The strides in the shared memory, in bytes.
    """

    __slots__ = ("array", "high", "low", "offset", "part", "strides")

    def __init__(self, array: Array) -> None:
        self.array = array
        self.low, self.high = extent(array.address, array.shape, array.strides, array.dtype)
        self.part = 0
        self.offset = 0
        self.strides = array.strides


def pack(arrays: Sequence[Array], in_place: Sequence[bool], *, read_only: bool) -> tuple[list[Handle], list[Packed]]:
    """Makes handles of the memory in which importers find the arrays.

    An array with `in_place` set is shared in place if its memory can be shared. Then all other arrays of its allocation are
    shared in place, too. The remaining arrays are copied, together per device. Arrays that share bytes share them in importers.
    """
    with ExitStack() as kept:
        for array in arrays:
            kept.enter_context(_arrays.Kept(array.memory))
        return _pack(arrays, in_place, read_only=read_only)


def _pack(arrays: Sequence[Array], in_place: Sequence[bool], *, read_only: bool) -> tuple[list[Handle], list[Packed]]:
    packing = _Packing(read_only)
    packed = [Packed(array) for array in arrays]
    allocations: defaultdict[object, list[tuple[Packed, bool]]] = defaultdict(list)
    for item, stays in zip(packed, in_place, strict=True):
        allocations[_allocation_of(item)].append((item, stays))
    copied: defaultdict[Device, list[Packed]] = defaultdict(list)
    for allocation, members in allocations.items():
        items = [item for item, _ in members]
        stay = allocation is not None and any(stays for _, stays in members)
        if not (stay and packing.share_in_place(items)):
            for item in items:
                copied[item.array.device].append(item)
    for device, items in copied.items():
        packing.copy(device, items)
    for device in {array.device for array in arrays if not array.device.host_accessible}:
        device.finish()  # importers must not see the libraries' unfinished work
    return packing.parts, packed


def _allocation_of(item: Packed) -> object:
    """A key that all arrays of a shareable allocation have in common; None for an array outside such allocations."""
    memory: AnyMemory = item.array.memory
    if item.low == item.high:
        return None
    if isinstance(memory, MappedMemory):
        return id(memory) if len(memory.parts) == 1 else None
    info = ur.ur_usm_alloc_info_t
    context = memory.device.context
    kind = ur.urUSMGetMemAllocInfo(context, item.low, info.UR_USM_ALLOC_INFO_TYPE)
    if kind != ur.ur_usm_type_t.UR_USM_TYPE_DEVICE:
        return None
    return memory.device, ur.urUSMGetMemAllocInfo(context, item.low, info.UR_USM_ALLOC_INFO_BASE_PTR)


class _Packing:
    """Collects the handles."""

    def __init__(self, read_only: bool) -> None:
        self.parts: list[Handle] = []
        self._read_only = read_only

    def share_in_place(self, items: list[Packed]) -> bool:
        """Makes a handle of the allocation of all items. Returns False if the allocation cannot be shared."""
        memory: AnyMemory = items[0].array.memory
        start = min(item.low for item in items)
        handle: Handle
        if isinstance(memory, MappedMemory):
            handle, start = memory.parts[0].share(read_only=self._read_only), memory.address
        else:
            nbytes = max(item.high for item in items) - start
            is_read_only = any(item.array.read_only for item in items)
            try:
                handle = ArrayHandle.of(
                    Array(memory, start, (nbytes,), (1,), _BYTE, read_only=is_read_only), read_only=self._read_only
                )
            except (ValueError, UnsupportedError):
                return False  # such as memory of pools that other processes cannot open
        for item in items:
            item.part = len(self.parts)
            item.offset = item.array.address - start
        self.parts.append(handle)
        return True

    def copy(self, device: Device, items: list[Packed]) -> None:
        """Makes a handle of new memory that holds copies of all items."""
        blocks = _blocks_of(sorted(items, key=lambda item: item.low))
        starts, size = [], 0
        for block in blocks:
            starts.append(size)
            size += round_up(block.nbytes, _ALIGNMENT)
        # Make the handle before the copies: exporting memory moves the data that it holds.
        handle, target = _memory_for(device, size, read_only=self._read_only)
        try:
            for block, start in zip(blocks, starts, strict=True):
                block.copy_into(target, start)
        finally:
            if not device.host_accessible:
                device.finish()  # one wait for all copies
        for item in items:
            item.part = len(self.parts)
        self.parts.append(handle)


def _memory_for(device: Device, nbytes: int, *, read_only: bool) -> tuple[Handle, Array]:
    """New memory as a writable array of bytes, and a handle that owns it. It is physical memory if the device has that: then
    the system can prevent importers from writing."""
    if nbytes:
        try:
            memory = PhysicalMemory(nbytes, device=device)
        except UnsupportedError:
            pass
        else:
            return memory.share(read_only=read_only), memory.map()
    array = empty(nbytes, _BYTE, device=device)
    return ArrayHandle.of(array, read_only=read_only), array


class _Block:
    """A range of bytes that is copied at once, and the arrays in it."""

    __slots__ = ("high", "items", "low")

    def __init__(self, item: Packed) -> None:
        self.items = [item]
        self.low = item.low
        self.high = item.high

    @property
    def _has_gaps(self) -> bool:
        """Whether this is one array with gaps between its elements. The copy omits the gaps to keep their bytes private."""
        array = self.items[0].array
        return len(self.items) == 1 and array.nbytes < self.high - self.low and array.device.host_accessible

    @property
    def nbytes(self) -> int:
        """The size of the copy in bytes."""
        return self.items[0].array.nbytes if self._has_gaps else self.high - self.low

    def copy_into(self, target: Array, start: int) -> None:
        """Copies the block to the offset `start` of `target`, and sets the offsets of its arrays. On a device this only starts
        the copy."""
        place = target[start : start + self.nbytes]
        first = self.items[0]
        array = first.array
        if self._has_gaps:
            first.strides = row_strides(array.shape, array.itemsize)
            first.offset = start
            copy_elements(place.view(array.dtype, array.shape), array)
            return
        for item in self.items:
            item.offset = start + item.array.address - self.low
        if not array.device.host_accessible:
            array.device.begin_copy(place.address, self.low, self.nbytes)
        else:
            copy_elements(place, Source(array, self.low, (self.nbytes,), (1,), _BYTE, array.device, False))


def _blocks_of(items: list[Packed]) -> list[_Block]:
    """Groups arrays, sorted by address, into blocks of overlapping arrays."""
    blocks: list[_Block] = []
    for item in items:
        if blocks and item.low < blocks[-1].high:
            blocks[-1].items.append(item)
            blocks[-1].high = max(blocks[-1].high, item.high)
        else:
            blocks.append(_Block(item))
    return blocks
