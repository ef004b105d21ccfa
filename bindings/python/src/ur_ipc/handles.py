# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handles: small values that travel to other processes and are opened there."""

from __future__ import annotations

import copyreg
import math
from collections.abc import Callable
from functools import lru_cache
from types import TracebackType
from typing import Any, ClassVar, Self
from uuid import UUID

from ur_ipc import _arrays, wire
from ur_ipc.arrays import Array
from ur_ipc.claims import Claim, Claims
from ur_ipc.devices import Device, device_of_handle, find_device
from ur_ipc.dtypes import DType
from ur_ipc.errors import InvalidHandleError
from ur_ipc.memory import Memory, NoMemory, OpenedMemory


class Handle:
    """What another process opens to get at an object of this one.

    It travels as `bytes(handle)`, which `Handle.from_bytes` reads, or by pickle. In the process that shared, it is valid until
    `put`, at the end of a `with` block at the latest. A handle that is dropped without that stays valid as long as what was
    shared exists in this process.

    Attributes:
        backend: The number of the adapter's backend (`ur_backend_t`).
        read_only: Whether what is opened is for reading only.
        exported: The adapter's own handle, as `urIPCGet...HandleExp` made it.
    """

    __slots__ = ("_bytes", "_claim", "_claims", "_owner", "_uuid", "backend", "exported", "read_only")

    kind: ClassVar[wire.Kind]
    _classes: ClassVar[dict[int, type[Handle]]] = {}
    backend: int
    read_only: bool
    exported: bytes

    def __init__(self, backend: int, uuid: bytes, exported: bytes, *, read_only: bool) -> None:
        self.backend = backend
        self._uuid = uuid
        self.exported = exported
        self.read_only = read_only
        self._bytes: bytes | None = None  # once somebody asked for them
        self._claims: Claims | None = None  # of the object, in the process that shared it
        self._claim: Claim | None = None  # what is put with this handle
        self._owner: object = None  # what keeps the object until then

    def __init_subclass__(cls) -> None:
        Handle._classes[cls.kind] = cls

    @classmethod
    def from_bytes(cls, data: bytes | bytearray | memoryview) -> Self:
        """The handle that `bytes(handle)` was called for, in whichever process. ValueError for bytes that are none, or one of
        another kind than this class. Nothing is opened yet."""
        message = bytes(data)
        made = _received(message) if len(message) <= _SMALL_BYTES and not wire.is_tree(message) else _read(message)
        if not isinstance(made, cls):
            raise ValueError(f"these are the bytes of another kind of handle: {type(made).__name__}, not {cls.__name__}")
        return made

    @property
    def device_uuid(self) -> UUID:
        """The device that the object lies on."""
        return UUID(bytes=self._uuid)

    @property
    def _device(self) -> Device:
        return device_of_handle(self.backend, self._uuid)

    @classmethod
    def _of_message(cls, message: wire.Message) -> Handle:
        raise NotImplementedError

    def open(self) -> Any:
        """The object of the process that shared it, in this process."""
        raise NotImplementedError

    def _fields(self) -> bytes:
        """What its kind adds to the bytes."""
        return b""

    def __bytes__(self) -> bytes:
        if self._bytes is None:
            self._bytes = wire.pack(self.kind, self.backend, self._uuid, self.read_only, self._fields(), self.exported)
        return self._bytes

    def __reduce__(self) -> tuple[Callable[[bytes], Handle], tuple[bytes]]:
        return handle_from_bytes, (bytes(self),)

    def _claimed(self, claims: Claims, claim: Claim | None, owner: object) -> Self:
        """Makes it the handle of an object of this process. With a claim of its own it keeps the object too."""
        self._claims, self._claim, self._owner = claims, claim, owner
        return self

    def _take_over(self, other: Handle, owner: object) -> None:
        """Takes the claim of another handle, which is a part of this one."""
        claim, other._claim = other._claim, None
        if other._claims is not None:
            self._claimed(other._claims, claim, owner)

    def put(self) -> None:
        """Takes the handle back: copies of it cannot be opened any more, and what is open stays open.

        Where the object was pickled, or other handles of it were dropped without being put, all copies stay valid as long as
        the object. In a process that only received the handle there is nothing to take back, and nothing is done.
        """
        claim, self._claim = self._claim, None
        if claim is not None and not _arrays.is_forked():
            claim.put()
        self._owner = None

    close = put

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.put()

    def __del__(self, is_ending: Callable[[], bool] = _arrays.is_ending) -> None:  # modules lose their names at the end
        # What a fork copied is the parent's, and so may be the lock.
        if self._claim is not None and self._claims is not None and not (is_ending() or _arrays.is_forked()):
            self._claims.keep(self._claim)  # somebody may be about to open it


def rights_of(read_only: bool, wanted: bool | None) -> bool:
    """Whether what is handed on is for reading only: as it is, or as it is `wanted`. PermissionError if that were more."""
    if read_only and wanted is False:
        raise PermissionError("it is for reading only, and not to be had for writing; that is for its owner to decide")
    return read_only if wanted is None else wanted


def handle_from_bytes(data: bytes) -> Handle:
    """What a pickled handle becomes."""
    return Handle.from_bytes(data)


def _read(data: bytes) -> Handle:
    message = wire.unpack(data)
    made = Handle._classes[message.kind]._of_message(message)
    made._bytes = data
    return made


# The same handles come again and again, as to workers: those of single objects are read once. Nothing in them changes,
# as what a tree tells may.
_SMALL_BYTES = 1024
_received = lru_cache(maxsize=128)(_read)


class ArrayHandle(Handle):
    """The handle of an array.

    Attributes:
        shape: The number of elements in each dimension.
        strides: How many bytes apart the elements of each dimension are.
        dtype: The type of the elements.
        offset: How many bytes the first element lies behind the address that the adapter's handle is of.
        nbytes: The bytes of all elements together.
    """

    __slots__ = ("_fits", "dtype", "nbytes", "offset", "shape", "strides")

    kind = wire.Kind.ARRAY
    dtype: DType
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    nbytes: int
    _fits: bool  # the array lies in its memory, which has the same size whenever it is opened

    @classmethod
    def of(cls, array: Array, *, read_only: bool | None = None) -> ArrayHandle:
        """A handle of an array; see `share`."""
        memory: Memory = array.memory
        rights = rights_of(array.read_only, read_only)
        with _arrays.Kept(memory):
            claims = memory.shareable_claims()
            if claims is None:
                return cls._of_exported(array, memory.exported, rights)
            exported, claim = claims.take()
            return cls._of_exported(array, exported, rights)._claimed(claims, claim, memory)

    @classmethod
    def lasting(cls, array: Array) -> ArrayHandle:
        """A handle that is valid as long as the memory of the array is in this process."""
        memory: Memory = array.memory
        with _arrays.Kept(memory):
            claims = memory.shareable_claims()
            exported = memory.exported if claims is None else claims.lasting()
            return cls._of_exported(array, exported, array.read_only)

    @classmethod
    def _of_exported(cls, array: Array, exported: bytes, read_only: bool) -> ArrayHandle:
        memory: Memory = array.memory
        device = memory.device
        elements = wire.Elements(array.dtype, array.address - memory.address, array.shape, array.strides)
        return cls._made(device.backend, device.uuid.bytes, exported, elements, read_only=read_only)

    @classmethod
    def _made(cls, backend: int, uuid: bytes, exported: bytes, elements: wire.Elements, *, read_only: bool) -> ArrayHandle:
        handle = cls(backend, uuid, exported, read_only=read_only)
        handle.dtype = elements.dtype
        handle.offset = elements.number
        handle.shape = elements.shape
        handle.strides = elements.strides
        handle.nbytes = math.prod(elements.shape) * elements.dtype.itemsize
        handle._fits = False
        return handle

    @classmethod
    def _of_message(cls, message: wire.Message) -> ArrayHandle:
        elements = wire.unpack_elements(message.fields, strided=True)
        return cls._made(message.backend, message.device_uuid, message.exported, elements, read_only=message.read_only)

    def _fields(self) -> bytes:
        return wire.pack_elements(self.dtype, self.offset, self.shape, self.strides)

    def again(self, exported: bytes) -> ArrayHandle:
        """Another handle of the same array, with the adapter's handle `exported`. It keeps nothing."""
        same = ArrayHandle(self.backend, self._uuid, exported, read_only=self.read_only)
        same.dtype, same.offset, same.nbytes, same._fits = self.dtype, self.offset, self.nbytes, self._fits
        same.shape, same.strides = self.shape, self.strides
        if exported is self.exported:
            same._bytes = bytes(self)
        return same

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
        on = self._device if device is None else find_device(device)
        rights = rights_of(self.read_only, read_only)
        memory = self._open_memory(on) if self.nbytes else NoMemory(0, 0, on)
        address = memory.address + self.offset if self.nbytes else 0
        return Array(memory, address, self.shape, self.strides, self.dtype, read_only=rights, whole=True)

    def _open_memory(self, device: Device) -> OpenedMemory:
        try:
            memory = OpenedMemory.open(device, self.exported)
        except InvalidHandleError as refused:
            refused.add_note(
                "A handle is valid as long as the process that shared lives, holds the array, and has not put the handle. Keep "
                "the array there until it has been opened."
            )
            raise
        if not self._fits:
            self._require_fit(memory)
            self._fits = True
        return memory

    def _require_fit(self, memory: OpenedMemory) -> None:
        # Forged numbers must not become addresses.
        if not _arrays.lie_within(memory.bounds(), memory.address, self.offset, self.shape, self.strides, self.dtype.itemsize):
            raise ValueError("the handle's shape, strides and offset reach beyond the memory that it stands for")

    def __repr__(self) -> str:
        rights = ", read-only" if self.read_only else ""
        return f"<ur_ipc.ArrayHandle {self.dtype} {self.shape} on device {self.device_uuid}{rights}>"


def _open(handle: bytes) -> Array:
    return ArrayHandle.from_bytes(handle).open()


def _reduce(array: Array) -> tuple[Callable[[bytes], Array], tuple[bytes]]:
    """How an array is pickled: as a handle that lasts as long as it does in this process."""
    address = array.address  # refused for a closed array, and in the child of a fork
    if array._sent is None or array._sent[0] != address:
        array._sent = address, bytes(ArrayHandle.lasting(array))
    return _open, (array._sent[1],)


copyreg.pickle(Array, _reduce)
