# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Physical memory: memory without addresses, which each process maps at its own address."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from uuid import UUID

from ur_ipc import _arrays, ur, wire
from ur_ipc._arrays import ObjectExports
from ur_ipc.arrays import Array
from ur_ipc.closing import Closing
from ur_ipc.devices import Device, find_device
from ur_ipc.dtypes import dtype_of
from ur_ipc.handles import Handle, resolve_read_only
from ur_ipc.memory import Memory
from ur_ipc.native import Native


class PhysicalMemory(Closing):
    """Memory of a device that this and other processes can map.

    Attributes:
        device: The device of the memory.
        nbytes: The size: the requested size, rounded up to the device's granularity.
        read_only: Whether `map` gives read-only access. The system enforces it.
    """

    __slots__ = ("__weakref__", "_exported", "_exports", "_native", "device", "nbytes", "read_only")

    device: Device
    nbytes: int
    read_only: bool
    _exports: ObjectExports | None

    def __init__(self, nbytes: int, *, device: str | UUID | Device = "cpu") -> None:
        """Allocates memory with undefined contents. Raises ValueError for an unknown device or an invalid size,
        OutOfMemoryError if the device has too little memory, UnsupportedError if the device cannot share physical memory."""
        target, nbytes = find_device(device), operator.index(nbytes)
        if nbytes <= 0:
            raise ValueError(f"the size of physical memory has to be positive, not {nbytes} bytes")
        size = round_up(nbytes, granularity(target, nbytes))
        properties = ur.ur_physical_mem_properties_t(flags=ur.ur_physical_mem_flags_t.UR_PHYSICAL_MEM_FLAG_ENABLE_IPC)
        handle = ur.urPhysicalMemCreate(target.context, target.handle, size, properties)
        self._set_up(target, handle, b"", size, read_only=False)
        self._exports = ObjectExports(
            partial(ur.urIPCGetPhysMemHandleExp, target.context, handle), partial(ur.urIPCPutPhysMemHandleExp, target.context)
        )

    def _set_up(
        self, device: Device, handle: ur.ur_physical_mem_handle_t, exported: bytes, nbytes: int, *, read_only: bool
    ) -> None:
        self.device = device
        self.nbytes = nbytes
        self.read_only = read_only
        self._exports = None
        self._exported = exported  # the handle that this process used to open the memory; empty if this process made it
        release = partial(ur.urIPCClosePhysMemHandleExp, device.context) if exported else ur.urPhysicalMemRelease
        self._native = Native("physical memory", handle, release)

    @classmethod
    def open(cls, device: Device, exported: bytes, *, read_only: bool) -> PhysicalMemory:
        """Opens the memory of an adapter's handle."""
        memory = cls.__new__(cls)
        handle = ur.urIPCOpenPhysMemHandleExp(device.context, device.handle, exported)
        memory._set_up(device, handle, exported, 0, read_only=read_only)
        memory.nbytes = ur.urPhysicalMemGetInfo(handle, ur.ur_physical_mem_info_t.UR_PHYSICAL_MEM_INFO_SIZE)
        return memory

    @property
    def handle(self) -> ur.ur_physical_mem_handle_t:
        """The low-level handle, valid until `close`. Raises ValueError after `close`."""
        with self._native as handle:
            return handle

    @property
    def closed(self) -> bool:
        """Whether the object was closed."""
        return self._native.closed

    def map(self) -> Array:
        """Maps the memory as an array of bytes, at an address that the system chooses. The mapping lasts as long as the array,
        even after `close`. Raises OutOfMemoryError if there is no free address range."""
        memory = MappedMemory.reserve(self.device, self.nbytes, self.nbytes)
        memory.map(self)
        return Array(memory, memory.address, (self.nbytes,), (1,), dtype_of("uint8"), read_only=self.read_only, whole=True)

    def share(self, *, read_only: bool | None = None) -> PhysicalMemoryHandle:
        """Returns a handle that lets other processes open the memory, by default with the rights of this object."""
        return self._share(read_only)

    def _share(self, read_only: bool | None) -> PhysicalMemoryHandle:
        is_read_only = resolve_read_only(self.read_only, read_only)
        with self._native:
            if self._exports is not None:
                return PhysicalMemoryHandle.with_export(self.device, self._exports, self.nbytes, self, read_only=is_read_only)
        return PhysicalMemoryHandle._from_export(
            self.device.backend, self.device.uuid.bytes, self._exported, self.nbytes, read_only=is_read_only
        )

    def lasting(self) -> bytes:
        """Returns an adapter's handle that is valid until this object is closed."""
        with self._native:
            return self._exported if self._exports is None else self._exports.lasting()

    def __reduce__(self) -> tuple[Callable[[bytes], PhysicalMemory], tuple[bytes]]:
        handle = PhysicalMemoryHandle._from_export(
            self.device.backend, self.device.uuid.bytes, self.lasting(), self.nbytes, read_only=self.read_only
        )
        return _open, (bytes(handle),)

    def close(self) -> None:
        """Releases the object. All mappings stay valid. If this process created the memory, its handles become stale."""
        self._native.close()
        if self._exports is not None and not _arrays.is_forked():
            self._exports.end()

    def __del__(self, is_exiting: Callable[[], bool] = _arrays.is_exiting) -> None:  # module globals may be gone at exit
        if hasattr(self, "_native") and not is_exiting():
            self.close()

    def __repr__(self) -> str:
        return f"<ur_ipc.PhysicalMemory {self.nbytes} bytes on {self.device.name}{', closed' if self._native.closed else ''}>"


class PhysicalMemoryHandle(Handle):
    """The handle of physical memory.

    Attributes:
        nbytes: The size of the memory.
    """

    __slots__ = ("nbytes",)

    kind = wire.Kind.PHYSICAL_MEMORY
    nbytes: int

    @classmethod
    def _from_export(cls, backend: int, uuid: bytes, exported: bytes, nbytes: int, *, read_only: bool) -> PhysicalMemoryHandle:
        handle = cls(backend, uuid, exported, read_only=read_only)
        handle.nbytes = nbytes
        return handle

    @classmethod
    def with_export(
        cls, device: Device, exports: ObjectExports, nbytes: int, owner: object, *, read_only: bool
    ) -> PhysicalMemoryHandle:
        """Returns a handle that owns an export of this process's memory, and keeps `owner` alive."""
        exported, export = exports.take()
        handle = cls._from_export(device.backend, device.uuid.bytes, exported, nbytes, read_only=read_only)
        return handle._own_export(exports, export, owner)

    @classmethod
    def _of_message(cls, message: wire.Message) -> PhysicalMemoryHandle:
        nbytes = wire.unpack_size(message.fields)
        return cls._from_export(message.backend, message.device_uuid, message.exported, nbytes, read_only=message.read_only)

    def _fields(self) -> bytes:
        return wire.pack_size(self.nbytes)

    def open(self, *, read_only: bool | None = None) -> PhysicalMemory:
        """Opens the exporter's memory; raises the errors of `ArrayHandle.open`. With `read_only`, the system maps the memory
        read-only."""
        is_read_only = resolve_read_only(self.read_only, read_only)
        return PhysicalMemory.open(self._device, self.exported, read_only=is_read_only)

    def __repr__(self) -> str:
        return f"<ur_ipc.PhysicalMemoryHandle {self.nbytes} bytes on device {self.device_uuid}>"


def _open(handle: bytes) -> PhysicalMemory:
    return PhysicalMemoryHandle.from_bytes(handle).open()


class MappedMemory(Memory):
    """A reserved address range, into which `map` maps physical memory without gaps, from the first address."""

    __slots__ = ("asleep", "mapped", "parts")

    asleep: bool  # whether `sleep` has unmapped the only part, until `wake` maps it
    mapped: int  # bytes, from the first address
    parts: list[PhysicalMemory]  # in the order of their addresses

    @classmethod
    def reserve(cls, device: Device, nbytes: int, mapped_together: int) -> MappedMemory:
        """Reserves `nbytes` bytes of addresses. One physical memory object may cover at most `mapped_together` of these
        bytes."""
        size = round_up(nbytes, granularity(device, mapped_together))
        memory = cls(ur.urVirtualMemReserve(device.context, None, size), size, device)
        memory.asleep = False
        memory.mapped = 0
        memory.parts = []
        return memory

    def map(self, part: PhysicalMemory) -> None:
        """Maps `part` at the end of the mapped range."""
        self._map_at(self.address + self.mapped, part)
        self.parts.append(part)
        self.mapped += part.nbytes

    def _map_at(self, address: int, part: PhysicalMemory) -> None:
        access = ur.ur_virtual_mem_access_flags_t
        flags = access.UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY if part.read_only else access.UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE
        with part._native as handle:
            ur.urVirtualMemMap(self.device.context, address, part.nbytes, handle, 0, flags)

    def sleep(self) -> None:
        """Unmaps the only part. Its address stays reserved."""
        (part,) = self.parts
        ur.urVirtualMemUnmap(self.device.context, self.address, part.nbytes)
        self.asleep = True

    def wake(self, part: PhysicalMemory) -> None:
        """Replaces the only part by `part`, and maps it at the same address."""
        self._map_at(self.address, part)
        self.parts[0] = part
        self.asleep = False

    @property
    def protected(self) -> bool:
        return all(part.read_only for part in self.parts)

    def shareable_exports(self) -> None:
        raise ValueError(
            "the array is in mapped physical memory; share its PhysicalMemory or its GrowableArray, or a tree that contains "
            "the array"
        )

    def _release(self) -> None:
        while self.parts:
            part = self.parts[-1]
            if not self.asleep:
                ur.urVirtualMemUnmap(self.device.context, self.address + self.mapped - part.nbytes, part.nbytes)
            self.mapped -= part.nbytes
            self.parts.pop()
        ur.urVirtualMemFree(self.device.context, self.address, self.nbytes)


def granularity(device: Device, nbytes: int) -> int:
    """Returns the granularity of addresses and sizes for mappings of `nbytes` bytes."""
    size: int = ur.urVirtualMemGranularityGetInfo(
        device.context,
        device.handle,
        nbytes,
        ur.ur_virtual_mem_granularity_info_t.UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
    )
    return size


def round_up(nbytes: int, multiple: int) -> int:
    return -(-nbytes // multiple) * multiple
