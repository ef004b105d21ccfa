# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handles: small values that travel to other processes and are opened there."""

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
    """What another process opens to get at an object of this one.

    It travels as `bytes(handle)`, which `Handle.from_bytes` reads, or by pickle. In the process that shared, it is valid until
    `put`, at the end of a `with` block at the latest. A handle that is dropped without that stays valid as long as what was
    shared exists in this process.

    Attributes:
        backend: The number of the adapter's backend (`ur_backend_t`).
        read_only: Whether what is opened is for reading only.
        exported: The adapter's own handle, as `urIPCGet...HandleExp` made it.
    """

    __slots__ = ()

    kind: ClassVar[wire.Kind]
    _classes: ClassVar[dict[int, type[Handle]]] = {}

    def __init_subclass__(cls) -> None:
        Handle._classes[cls.kind] = cls

    @classmethod
    def from_bytes(cls, data: bytes | bytearray | memoryview) -> Self:
        """The handle that `bytes(handle)` was called for, in whichever process. ValueError for bytes that are none, or one of
        another kind than this class. Nothing is opened yet."""
        made: Self = _arrays.read_handle(data)
        if cls is not Handle and not isinstance(made, cls):
            raise ValueError(f"these are the bytes of another kind of handle: {type(made).__name__}, not {cls.__name__}")
        return made

    @property
    def device_uuid(self) -> UUID:
        """The device that the object lies on."""
        return UUID(bytes=self._uuid)

    @classmethod
    def _of_message(cls, message: wire.Message) -> Handle:
        raise NotImplementedError

    def open(self) -> Any:
        """The object of the process that shared it, in this process."""
        raise NotImplementedError

    def _fields(self) -> bytes:
        """What its kind adds to the bytes."""
        return b""

    def _pack(self) -> bytes:
        return wire.pack(self.kind, self.backend, self._uuid, self.read_only, self._fields(), self.exported)

    def __reduce__(self) -> tuple[Callable[[bytes], Handle], tuple[bytes]]:
        return handle_from_bytes, (bytes(self),)

    def put(self) -> None:
        """Takes the handle back: copies of it cannot be opened any more, and what is open stays open.

        Where the object was pickled, or other handles of it were dropped without being put, all copies stay valid as long as
        the object. In a process that only received the handle there is nothing to take back, and nothing is done.
        """
        super().put()

    close = put

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.put()


def rights_of(read_only: bool, wanted: bool | None) -> bool:
    """Whether what is handed on is for reading only: as it is, or as it is `wanted`. PermissionError if that were more."""
    if read_only and wanted is False:
        raise PermissionError("it is for reading only, and not to be had for writing; that is for its owner to decide")
    return read_only if wanted is None else wanted


def handle_from_bytes(data: bytes) -> Handle:
    """What a pickled handle becomes."""
    return Handle.from_bytes(data)


def handle_of_message(message: wire.Message) -> Handle:
    """The handle that a message is, of other kinds than arrays'."""
    return Handle._classes[message.kind]._of_message(message)


class ArrayHandle(Handle):
    """The handle of an array.

    Attributes:
        shape: The number of elements in each dimension.
        strides: How many bytes apart the elements of each dimension are.
        dtype: The type of the elements.
        offset: How many bytes the first element lies behind the address that the adapter's handle is of.
        nbytes: The bytes of all elements together.
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
        """A handle of an array; see `share`."""
        return _arrays.share_array(array, None if read_only is None else rights_of(array.read_only, read_only))

    @classmethod
    def lasting(cls, array: Array) -> ArrayHandle:
        """A handle that is valid as long as the memory of the array is in this process."""
        return _arrays.share_for_good(array)

    def open(self, *, read_only: bool | None = None, device: str | UUID | Device | None = None) -> Array:
        """The array of the process that shared it, over the same memory. Works in that process too.

        It stays usable until it and its views are gone, whatever the other process does.

        Args:
            read_only: True for an array that cannot be written through; by default as it was shared. The memory itself is
                mapped for reading and writing: views, buffers and DLPack tensors refuse to write.
            device: What to open it on: another context of the same device, as `ur_ipc.sycl.device_of` gives.

        Raises:
            InvalidHandleError: The handle was put, its array is gone, or its process has ended (ExporterGoneError).
            PermissionRefusedError: The system does not let this process look into the other.
            PermissionError: It was shared for reading only, and asked for with `read_only=False`.
            ValueError: This process does not see the device, or the array would lie outside the memory.
            OutOfResourcesError: The process is short of descriptors or address space.
        """
        on = None if device is None else find_device(device)
        rights = None if read_only is None else rights_of(self.read_only, read_only)
        return self._open(on, rights)

    def __repr__(self) -> str:
        rights = ", read-only" if self.read_only else ""
        return f"<ur_ipc.ArrayHandle {self.dtype} {self.shape} on device {self.device_uuid}{rights}>"


def _open(handle: bytes | bytearray | memoryview) -> Array:
    """What a pickled array becomes."""
    return _arrays.open_array(handle)


_open.__module__ = "ur_ipc"  # which pickle finds sooner than a module in it
copyreg.pickle(Array, _arrays.reduced)
