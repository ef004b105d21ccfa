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
from ur_ipc.errors import InvalidArgumentError, UnsupportedError
from ur_ipc.handles import ArrayHandle, Handle
from ur_ipc.memory import AnyMemory
from ur_ipc.physical import MappedMemory, PhysicalMemory, round_up
from ur_ipc.sources import Source, is_torch, source_of

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


class Reader:
    """Describes the arrays of a tree, each ordered after the pending work of its library."""

    __slots__ = ("_ordered",)

    def __init__(self) -> None:
        self._ordered: set[Device] = set()  # devices on which PyTorch's work was ordered

    def array_over(self, x: object) -> Array:
        """An array over an array of any library. Raises TypeError for other types."""
        if isinstance(x, Array):
            return x
        source = source_of(x)
        device = source.device
        if not device.host_accessible and hasattr(x, "__dlpack__") and device not in self._ordered:
            source = source_of(x, device)
            if is_torch(x):  # its tensors are all ordered after the current stream
                self._ordered.add(device)
        return borrow(source)


class Packed:
    """An array of this process, and its place in the shared memory.

    Attributes:
        array: The array.
        part: The index of the handle of the shared memory.
        offset: The offset of the first element in the shared memory, in bytes.
        strides: The strides in the shared memory, in bytes.
        stays: Whether the array is to be shared in place; after the packing, whether it is.
    """

    __slots__ = ("array", "high", "low", "offset", "part", "stays", "strides")

    def __init__(self, array: Array, stays: bool) -> None:
        self.array = array
        self.stays = stays
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
    packed = list(map(Packed, arrays, in_place))
    by_device: defaultdict[Device, list[Packed]] = defaultdict(list)
    for item in packed:
        by_device[item.array.device].append(item)
    for device, items in by_device.items():
        allocations, others = _by_allocation(_blocks_of(items))
        for blocks in allocations:
            members = [item for block in blocks for item in block.items]
            if not (any(item.stays for item in members) and packing.share_in_place(members)):
                others += blocks
        if others:
            packing.copy(device, others)
        if not device.host_accessible:
            device.finish()  # importers must not see the libraries' unfinished work
    return packing.parts, packed


def _by_allocation(blocks: list[_Block]) -> tuple[list[list[_Block]], list[_Block]]:
    """Groups the blocks of a device, sorted by address, by the shareable allocations around them. Returns the groups, and the
    blocks outside such allocations."""
    groups: list[list[_Block]] = []
    others: list[_Block] = []
    end = 0  # of the allocation of the last group
    for block in blocks:
        if block.low < block.high <= end:  # most blocks are in the allocation of the block before
            groups[-1].append(block)
        elif block.low < block.high <= (found := _end_of_allocation(block)):
            groups.append([block])
            end = found
        else:
            others.append(block)
    return groups, others


def _end_of_allocation(block: _Block) -> int:
    """The address after the shareable allocation in which the block begins; 0 if there is none."""
    memory: AnyMemory = block.items[0].array.memory
    if isinstance(memory, MappedMemory):
        return memory.address + memory.mapped if len(memory.parts) == 1 else 0
    info, context = ur.ur_usm_alloc_info_t, memory.device.context
    try:
        if memory.device.host_accessible:
            kind = ur.urUSMGetMemAllocInfo(context, block.low, info.UR_USM_ALLOC_INFO_TYPE)
            if kind != ur.ur_usm_type_t.UR_USM_TYPE_DEVICE:
                return 0  # private memory
        base: int = ur.urUSMGetMemAllocInfo(context, block.low, info.UR_USM_ALLOC_INFO_BASE_PTR)
        size: int = ur.urUSMGetMemAllocInfo(context, block.low, info.UR_USM_ALLOC_INFO_SIZE)
    except (InvalidArgumentError, UnsupportedError):
        return 0  # such as memory of pools
    return base + size


class _Packing:
    """Collects the handles."""

    def __init__(self, read_only: bool) -> None:
        self.parts: list[Handle] = []
        self._read_only = read_only

    def share_in_place(self, items: list[Packed]) -> bool:
        """Makes a handle of the allocation of items, sorted by address. Returns False if the allocation cannot be shared."""
        memory: AnyMemory = items[0].array.memory
        start = items[0].low
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
            item.stays = True
        self.parts.append(handle)
        return True

    def copy(self, device: Device, blocks: list[_Block]) -> None:
        """Makes a handle of new memory that holds copies of all blocks."""
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
        for block in blocks:
            for item in block.items:
                item.part = len(self.parts)
                item.stays = False
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
    """Groups arrays into blocks of overlapping arrays, and sorts these by address."""
    blocks: list[_Block] = []
    for item in sorted(items, key=lambda item: item.low):
        if blocks and item.low < blocks[-1].high:
            blocks[-1].items.append(item)
            blocks[-1].high = max(blocks[-1].high, item.high)
        else:
            blocks.append(_Block(item))
    return blocks
