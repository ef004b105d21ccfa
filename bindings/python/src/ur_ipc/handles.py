# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handles: small values that a process sends to other processes, which open them."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from types import TracebackType
from typing import Any, ClassVar, Self
from uuid import UUID

from ur_ipc import _arrays, wire
from ur_ipc.arrays import Array
from ur_ipc.devices import Device, find_device
from ur_ipc.dtypes import DType


class Handle(_arrays.Handle):
    """A value that lets other processes open an object of this process.

    Send it as `bytes(handle)`, which `Handle.from_bytes` reads, or by pickle. It is valid until the exporter calls `put` or
    leaves the `with` block of the handle. A handle that the exporter drops without `put` is valid as long as the exporter has
    the object.

    Attributes:
        backend: The number of the adapter's backend (`ur_backend_t`).
        read_only: Whether importers can only read.
        exported: The adapter's own handle, the result of `urIPCGet...HandleExp`.
    """

    __slots__ = ()

    kind: ClassVar[wire.Kind]
    _classes: ClassVar[dict[int, type[Handle]]] = {}

    def __init_subclass__(cls) -> None:
        Handle._classes[cls.kind] = cls

    @classmethod
    def from_bytes(cls, data: bytes | bytearray | memoryview) -> Self:
        """Parses the result of `bytes(handle)` from this or another process. Does not open the object. Raises ValueError if the
        bytes are not a handle, or not a handle of this class."""
        handle: Self = _arrays.read_handle(data)
        if cls is not Handle and not isinstance(handle, cls):
            raise ValueError(f"the bytes are of class {type(handle).__name__}, not {cls.__name__}; use Handle.from_bytes")
        return handle

    @property
    def device_uuid(self) -> UUID:
        """The device of the object."""
        return UUID(bytes=self._uuid)

    @classmethod
    def _of_message(cls, message: wire.Message) -> Handle:
        raise NotImplementedError

    def open(self) -> Any:
        """Opens the exporter's object in this process."""
        raise NotImplementedError

    def _fields(self) -> bytes:
        """Returns the bytes that only this kind of handle has."""
        return b""

    def _pack(self) -> bytes:
        return wire.pack(self.kind, self.backend, self._uuid, self.read_only, self._fields(), self.exported)

    def __reduce__(self) -> tuple[Callable[[bytes], Handle], tuple[bytes]]:
        return handle_from_bytes, (bytes(self),)

    def put(self) -> None:
        """Revokes the handle: no process can open the handle or a copy of it any more. Open objects stay open.

        If the exporter has pickled the object, or has dropped another handle of it without `put`, this handle and its copies
        stay valid as long as the exporter has the object. In an importer, `put` does nothing.
        """
        super().put()

    close = put

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.put()


def resolve_read_only(read_only: bool, override: bool | None) -> bool:
    """Returns `override`, or `read_only` if `override` is None. Raises PermissionError if `override` would add write access."""
    if read_only and override is False:
        raise PermissionError("the object is read-only here; only its owner can share it for writing")
    return read_only if override is None else override


def handle_from_bytes(data: bytes) -> Handle:
    """Restores a pickled handle."""
    return Handle.from_bytes(data)


def handle_of_message(message: wire.Message) -> Handle:
    """Makes the handle in a message of any kind except arrays."""
    return Handle._classes[message.kind]._of_message(message)


class ArrayHandle(Handle):
    """The handle of an array.

    Attributes:
        shape: The number of elements in each dimension.
        strides: The distance between neighboring elements in each dimension, in bytes.
        dtype: The type of the elements.
        offset: The offset of the first element from the address that was exported, in bytes.
        nbytes: The size of all elements in bytes.
    """

    __slots__ = ()

    kind = wire.Kind.ARRAY

    @property
    def dtype(self) -> DType:
        return self._layout.dtype

    @property
    def offset(self) -> int:
        return self._offset

    @property
    def shape(self) -> tuple[int, ...]:
        return self._layout.shape

    @property
    def strides(self) -> tuple[int, ...]:
        return self._layout.strides

    @property
    def nbytes(self) -> int:
        return self._layout.nbytes

    @classmethod
    def of(cls, array: Array, *, read_only: bool | None = None) -> ArrayHandle:
        """Makes a handle of an array; see `share`."""
        return _arrays.share_array(array, None if read_only is None else resolve_read_only(array.read_only, read_only))

    @classmethod
    def lasting(cls, array: Array) -> ArrayHandle:
        """Makes a handle that is valid as long as this process has the memory of the array."""
        return _arrays.share_permanently(array)

    def open(self, *, read_only: bool | None = None, device: str | UUID | Device | None = None) -> Array:
        """Opens the exporter's array over the same memory. The exporter itself can also open it.

        The array and its views stay usable no matter what the exporter does.

        Args:
            read_only: True for an array that rejects writes; by default the exporter's setting. The memory is still mapped
                for reading and writing: only views, buffers and DLPack tensors reject writes.
            device: For a handle of another machine, the device to open it on. For other handles, another context of the
                same device, from `ur_ipc.sycl.device_of`.

        Raises:
            InvalidHandleError: The exporter revoked the handle, freed the array, or has ended (ExporterGoneError).
            PermissionRefusedError: The system denies this process access to the exporter.
            PermissionError: `read_only` is False, but the array was shared for reading only.
            ValueError: This process does not see the device, or the array exceeds the exported memory.
            OutOfResourcesError: The process has too few descriptors or too little address space.
        """
        target = None if device is None else find_device(device)
        is_read_only = None if read_only is None else resolve_read_only(self.read_only, read_only)
        return self._open(target, is_read_only)

    def __repr__(self) -> str:
        rights = ", read-only" if self.read_only else ""
        return f"<ur_ipc.ArrayHandle {self.dtype} {self.shape} on device {self.device_uuid}{rights}>"


def _open(handle: bytes | bytearray | memoryview) -> Array:
    """Opens a pickled array."""
    return _arrays.open_array(handle)


_open.__module__ = "ur_ipc"  # pickle finds the package faster than one of its modules
copyreg.pickle(Array, _arrays.reduce_array)
