# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays that grow while other processes have them open."""

from __future__ import annotations

import math
import operator
import struct
import threading
from collections.abc import Callable, Sequence
from uuid import UUID

from ur_ipc import _arrays, wire
from ur_ipc.arrays import Array, lengths_of, row_strides, zeros
from ur_ipc.closing import Closing
from ur_ipc.devices import Device, find_device
from ur_ipc.dtypes import DType, dtype_of
from ur_ipc.errors import InvalidHandleError
from ur_ipc.handles import ArrayHandle, Handle, resolve_read_only
from ur_ipc.physical import MappedMemory, PhysicalMemory, granularity, round_up

# The directory of a growable array is a shared array of bytes. Its first words are the length and the number of parts. The
# entry of a part contains the part's size, the size of the adapter's handle, and the handle. See docs/python.md.
_LENGTH, _PARTS, _FIRST_PART = 0, 8, 64
_PART_BYTES = 512
_MAX_PARTS = 256
_PART = struct.Struct("<QQ")


class GrowableArray(Closing):
    """An array that can grow along its first dimension, in all processes that have it open. Its elements never move.

    The array reserves addresses for `capacity` rows once, and maps physical memory when it grows. Only its creator can
    grow it. An importer sees the new length when it next reads the length. Views stay valid when the array grows.

    Attributes:
        dtype: The type of the elements.
        device: The device of the memory.
        row_shape: The shape of a row, an element of the first dimension.
        capacity: The maximum length.
        read_only: Whether writing through this object fails. The system enforces it.
    """

    __slots__ = (
        "__weakref__",
        "_directory",
        "_is_owner",
        "_length",
        "_lock",
        "_memory",
        "capacity",
        "dtype",
        "read_only",
        "row_shape",
    )

    capacity: int
    dtype: DType
    read_only: bool
    row_shape: tuple[int, ...]

    def __init__(
        self,
        shape: int | Sequence[int],
        dtype: object = "float64",
        *,
        capacity: int,
        device: str | UUID | Device = "cpu",
    ) -> None:
        """Makes an array with undefined contents.

        Args:
            shape: The initial shape; the first length can grow.
            dtype: The type of the elements, as for `empty`.
            capacity: The maximum first length. Reserved addresses cost no memory.
            device: As for `empty`.

        Raises:
            ValueError: A length is negative or exceeds the capacity, rows have no bytes, or the type or device is unknown.
            UnsupportedError: The device cannot share physical memory.
            OutOfMemoryError: There is too little memory or address space.
        """
        lengths = lengths_of(shape)
        if not lengths:
            raise ValueError("a growable array needs at least one dimension")
        self._set_up(find_device(device), dtype_of(dtype), lengths[1:], operator.index(capacity), read_only=False)
        self._is_owner = True
        self._directory = zeros(_FIRST_PART + _MAX_PARTS * _PART_BYTES, "uint8")
        self.grow(lengths[0])

    def _set_up(self, device: Device, dtype: DType, row_shape: tuple[int, ...], capacity: int, *, read_only: bool) -> None:
        self.dtype = dtype
        self.row_shape = row_shape
        self.capacity = capacity
        self.read_only = read_only
        self._length = 0
        self._lock = threading.RLock()  # a signal handler may interrupt the thread that holds it
        if min(row_shape, default=1) <= 0 or capacity <= 0:
            raise ValueError(
                f"an array of up to {capacity} rows of shape {row_shape} has no bytes to reserve; use a positive capacity "
                "and positive lengths"
            )
        nbytes = capacity * self._row_bytes
        self._memory = MappedMemory.reserve(device, nbytes, nbytes)

    @classmethod
    def _from_directory(cls, device: Device, elements: wire.Elements, directory: Array, *, read_only: bool) -> GrowableArray:
        size = _FIRST_PART + _MAX_PARTS * _PART_BYTES
        # This class reads words of the directory by address, so the directory's shape and strides have to cover them.
        if not (directory.shape == (size,) and directory.strides == (1,) and directory.itemsize == 1):
            raise ValueError("the handle's directory does not have the layout of a growable array's directory")
        if not directory.device.host_accessible:
            raise ValueError("the handle's directory is in memory that the host cannot access")
        array = cls.__new__(cls)
        array._set_up(device, elements.dtype, elements.shape, elements.number, read_only=read_only)
        array._is_owner = False
        array._directory = directory
        array._map_new_parts()
        return array

    @property
    def device(self) -> Device:
        return self._memory.device

    @property
    def _row_bytes(self) -> int:
        return math.prod(self.row_shape) * self.dtype.itemsize

    @property
    def closed(self) -> bool:
        """Whether the array was closed."""
        return self._memory.ended

    def __len__(self) -> int:
        """Returns the current length."""
        self._require_open()
        if not self._is_owner:
            self._map_new_parts()
        return self._length

    @property
    def array(self) -> Array:
        """An array of the current length. It does not grow: read this property again after the owner has grown the array.

        If the owner exits, this process loses the rows that it has not mapped.
        """
        shape = (len(self), *self.row_shape)
        strides = row_strides(shape, self.dtype.itemsize)
        return Array(self._memory, self._memory.address, shape, strides, self.dtype, read_only=self.read_only)

    def grow(self, length: int) -> None:
        """Grows the array to `length`. New elements have undefined contents: write them before you notify importers.

        Raises:
            ValueError: `length` is less than the current length or exceeds the capacity.
            PermissionError: Another process owns the array.
            OutOfMemoryError, OutOfResourcesError: There is no memory or descriptor left; the length is unchanged.
        """
        self._require_open()
        if not self._is_owner:
            raise PermissionError("the array belongs to another process, and only that process can grow it")
        with _arrays.MemoryUse(self._memory), self._lock:
            if not self._length <= length <= self.capacity:
                raise ValueError(
                    f"cannot grow from {self._length} to {length} rows: an array never shrinks, and has at most {self.capacity}"
                )
            length = operator.index(length)
            missing_bytes = length * self._row_bytes - self._memory.mapped
            if missing_bytes > 0:
                self._add_part(missing_bytes)
            self._length = length
            _arrays.store(self._directory.address + _LENGTH, length)

    def _add_part(self, nbytes: int) -> None:
        """Adds a part of at least an eighth of the current size, so that the number of parts stays small."""
        memory = self._memory
        unit = granularity(self.device, memory.nbytes)
        size = round_up(max(nbytes, memory.mapped // 8), unit)
        part = PhysicalMemory(min(size, memory.nbytes - memory.mapped), device=self.device)
        exported = part.lasting()
        number = len(memory.parts)
        entry = _PART.pack(part.nbytes, len(exported)) + exported
        if number == _MAX_PARTS or len(entry) > _PART_BYTES:
            raise ValueError(f"the directory has no room for part {number} with a handle of {len(exported)} bytes")
        memory.map(part)
        start = _FIRST_PART + number * _PART_BYTES
        memoryview(self._directory)[start : start + len(entry)] = entry
        _arrays.store(self._directory.address + _PARTS, number + 1)

    def _map_new_parts(self) -> None:
        """Maps the parts that the owner has added."""
        with _arrays.MemoryUse(self._memory), self._lock:
            length = _arrays.load(self._directory.address + _LENGTH)  # read before the parts, which then cover the length
            parts = _arrays.load(self._directory.address + _PARTS)
            try:
                for number in range(len(self._memory.parts), min(parts, _MAX_PARTS)):
                    self._open_part(number)
            except InvalidHandleError:  # the owner has closed the array, or ended
                length = min(length, self._memory.mapped // self._row_bytes)
            if length > self.capacity or length * self._row_bytes > self._memory.mapped:
                raise ValueError("the owner of the array claims a length that its memory does not cover")
            self._length = max(self._length, length)

    def _open_part(self, number: int) -> None:
        start = _FIRST_PART + number * _PART_BYTES
        entry = bytes(memoryview(self._directory)[start : start + _PART_BYTES])
        nbytes, size = _PART.unpack_from(entry)
        exported = entry[_PART.size : _PART.size + size]
        part = PhysicalMemory.open(self.device, exported, read_only=self.read_only)
        if part.nbytes != nbytes or self._memory.mapped + nbytes > self._memory.nbytes:
            raise ValueError("the owner of the array claims parts that do not match its memory")
        self._memory.map(part)

    def _require_open(self) -> None:
        _arrays.require_not_forked()
        if self.closed:
            raise ValueError("the array is closed")

    def share(self, *, read_only: bool | None = None) -> GrowableArrayHandle:
        """Returns a handle that lets other processes open the array, by default with the rights of this object."""
        return self._share(read_only)

    def _share(self, read_only: bool | None) -> GrowableArrayHandle:
        self._require_open()
        is_read_only = resolve_read_only(self.read_only, read_only)
        directory = ArrayHandle.of(self._directory, read_only=True)
        handle = self._handle_with(directory, is_read_only)
        handle._take_over(directory, self)
        return handle

    def _handle_with(self, directory: ArrayHandle, read_only: bool) -> GrowableArrayHandle:
        elements = wire.Elements(self.dtype, self.capacity, self.row_shape, ())
        return GrowableArrayHandle._from_export(
            self.device.backend, self.device.uuid.bytes, bytes(directory), elements, read_only=read_only
        )

    def __reduce__(self) -> tuple[Callable[[bytes], GrowableArray], tuple[bytes]]:
        self._require_open()
        return _open, (bytes(self._handle_with(ArrayHandle.lasting(self._directory), self.read_only)),)

    def close(self) -> None:
        """Closes the array. Raises BufferError, and changes nothing, while a view of it exists. Importers keep the rows that
        they have mapped. If this process made the array, its handles become stale and it cannot grow any more."""
        if not self.closed:
            self._memory.close(arrays=0)
            self._directory.close()

    def __repr__(self) -> str:
        if self.closed:
            return "<ur_ipc.GrowableArray, closed>"
        shape = ("up to " + str(self.capacity), *map(str, self.row_shape))
        return f"<ur_ipc.GrowableArray {self.dtype} ({', '.join(shape)}) on {self.device.name}>"


class GrowableArrayHandle(Handle):
    """The handle of a growable array.

    Attributes:
        dtype: The type of the elements.
        row_shape: The shape of an element of the first dimension.
        capacity: The maximum length.
    """

    __slots__ = ("capacity", "dtype", "row_shape")

    kind = wire.Kind.GROWABLE_ARRAY
    dtype: DType
    row_shape: tuple[int, ...]
    capacity: int

    @classmethod
    def _from_export(
        cls, backend: int, uuid: bytes, exported: bytes, elements: wire.Elements, *, read_only: bool
    ) -> GrowableArrayHandle:
        handle = cls(backend, uuid, exported, read_only=read_only)
        handle.dtype = elements.dtype
        handle.row_shape = elements.shape
        handle.capacity = elements.number
        return handle

    @classmethod
    def _of_message(cls, message: wire.Message) -> GrowableArrayHandle:
        elements = wire.unpack_elements(message.fields, strided=False)
        return cls._from_export(message.backend, message.device_uuid, message.exported, elements, read_only=message.read_only)

    def _fields(self) -> bytes:
        return wire.pack_elements(self.dtype, self.capacity, self.row_shape, ())

    def open(self, *, read_only: bool | None = None) -> GrowableArray:
        """Opens the exporter's array; raises the errors of `ArrayHandle.open`. With `read_only`, the system maps the memory
        read-only."""
        is_read_only = resolve_read_only(self.read_only, read_only)
        device = self._device
        elements = wire.Elements(self.dtype, self.capacity, self.row_shape, ())
        directory = ArrayHandle.from_bytes(self.exported).open()
        return GrowableArray._from_directory(device, elements, directory, read_only=is_read_only)

    def __repr__(self) -> str:
        shape = ("up to " + str(self.capacity), *map(str, self.row_shape))
        return f"<ur_ipc.GrowableArrayHandle {self.dtype} ({', '.join(shape)}) on device {self.device_uuid}>"


def _open(handle: bytes) -> GrowableArray:
    return GrowableArrayHandle.from_bytes(handle).open()
