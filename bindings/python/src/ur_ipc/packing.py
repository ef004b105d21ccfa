# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packs the arrays of a tree into few handles: one handle per allocation, and one per device for all copies."""

from __future__ import annotations

from functools import partial

from ur_ipc import _arrays
from ur_ipc._arrays import PackedArray
from ur_ipc.arrays import Array, borrow, copy_elements, empty, row_strides
from ur_ipc.devices import Device
from ur_ipc.dtypes import dtype_of
from ur_ipc.errors import UnsupportedError
from ur_ipc.handles import ArrayHandle, Handle
from ur_ipc.physical import PhysicalMemory, round_up
from ur_ipc.sources import Source, is_torch, source_of

# The alignment of copies, in bytes, for vector instructions and devices.
_ALIGNMENT = 256
_BYTE = dtype_of("uint8")


class Packer:
    """Describes the arrays of a tree, waits for the pending work of their libraries, and shares them with few handles.

    Without `snapshot`, shares another library's array in place if its memory can be shared. In this case, all other arrays of
    the allocation are shared in place, too.

    Attributes:
        packing: The values and arrays of the tree.
    """

    __slots__ = ("_ordered", "packing")

    def __init__(self, tree: object, *, snapshot: bool) -> None:
        self._ordered: set[tuple[type, Device]] = set()  # these devices' queues wait for the work on arrays of these types
        self.packing = _arrays.Packing(tree, not snapshot, self._order, self._borrow)

    def _borrow(self, x: object) -> Array:
        """Makes an array over the memory of any library's array. Raises TypeError for other types."""
        source = source_of(x)
        return borrow(self._order(x, source.device) or source)

    def _order(self, x: object, device: Device) -> Source | None:
        """Orders the device's queue after the pending work on `x`. Returns the library's description of `x` if this call
        requested one, otherwise None."""
        if device.host_accessible or not hasattr(x, "__dlpack__") or (type(x), device) in self._ordered:
            return None
        if is_torch(x):  # PyTorch's current stream orders all its tensors
            self._ordered.add((type(x), device))
        return source_of(x, device)

    def pack(self, *, read_only: bool) -> _arrays.Parts:
        """Makes handles of the memory that importers open for the arrays.

        Copies the arrays that cannot be shared in place, into one allocation per device. Arrays that share bytes also share
        them in importers.
        """
        try:
            return self.packing.share(read_only, partial(_copy, read_only=read_only))
        finally:
            self.packing.release_uses()


def _copy(device: Device, items: list[PackedArray], *, read_only: bool) -> Handle:
    """Makes a handle of new memory that holds copies of all items."""
    blocks = _blocks_of(items)
    starts, size = [], 0
    for block in blocks:
        starts.append(size)
        size += round_up(block.nbytes, _ALIGNMENT)
    # Export the memory before the copies: an export moves the data that is in the memory.
    handle, target = memory_for(device, size, read_only=read_only)
    try:
        for block, start in zip(blocks, starts, strict=True):
            block.copy_into(target, start)
    finally:
        if not device.host_accessible:
            device.finish()  # one wait for all copies
    return handle


def memory_for(device: Device, nbytes: int, *, read_only: bool) -> tuple[Handle, Array]:
    """Returns a handle that owns new memory, and the memory as a writable array of bytes. Uses physical memory if the device
    supports it, because the system can then prevent importers from writing."""
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
    """A range of bytes that one copy covers, and the arrays in it."""

    __slots__ = ("high", "items", "low")

    def __init__(self, item: PackedArray) -> None:
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
        destination = target[start : start + self.nbytes]
        first = self.items[0]
        array = first.array
        if self._has_gaps:
            first.strides = row_strides(array.shape, array.itemsize)
            first.offset = start
            copy_elements(destination.view(array.dtype, array.shape), array)
            return
        for item in self.items:
            item.offset = start + item.array.address - self.low
        if not array.device.host_accessible:
            array.device.begin_copy(destination.address, self.low, self.nbytes)
        elif any(item.array.nbytes == self.nbytes for item in self.items):
            copy_elements(destination, Source(array, self.low, (self.nbytes,), (1,), _BYTE, array.device, False))
        else:  # omit the bytes that belong to no element: they are private
            for item in self.items:
                x = item.array
                address = destination.address + x.address - self.low
                copy_elements(Source(target, address, x.shape, x.strides, x.dtype, x.device, False), x)


def _blocks_of(items: list[PackedArray]) -> list[_Block]:
    """Groups arrays into blocks of overlapping arrays, and sorts the blocks by address."""
    blocks: list[_Block] = []
    for item in sorted(items, key=lambda item: item.low):
        if blocks and item.low < blocks[-1].high:
            blocks[-1].items.append(item)
            blocks[-1].high = max(blocks[-1].high, item.high)
        else:
            blocks.append(_Block(item))
    return blocks
