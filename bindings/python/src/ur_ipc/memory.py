# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The memory of arrays: allocation, export and release."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from typing import ClassVar, TypeAlias

from ur_ipc import _arrays, ur
from ur_ipc._arrays import ObjectExports, OpenedMemory
from ur_ipc.devices import Device
from ur_ipc.errors import Error, OutOfResourcesError

# On the host, the first Get moves all written pages into a file. Allocations of at least this size get a handle before the
# first write, when there are no pages to move.
_EARLY_BYTES = 16 << 20

# Lets only one thread create `exports` when several threads share the same borrowed memory for the first time.
_first_share_lock = threading.RLock()


class Memory(_arrays.Memory):
    """Memory of arrays. `close` releases it, and so does dropping the last reference."""

    __slots__ = ("__weakref__", "exports")

    exports: (
        ObjectExports | None
    )  # the exports of the memory; None before the first export, or if the memory cannot be exported
    exported: ClassVar = b""  # OpenedMemory has the handle that it was opened from; other memory has no handle

    def __init__(self, address: int, nbytes: int, device: Device) -> None:
        super().__init__(address, nbytes, device)
        self.exports = None

    def close(self, arrays: int = 1) -> None:
        """Releases the memory. Raises BufferError if anything but the caller's `arrays` arrays uses it."""
        if self.end(arrays):
            try:
                self._release_with_exports()
            except Error:  # only this exception means that the memory still exists; after Ctrl-C it may be gone
                self.resume(arrays)
                raise

    def __del__(self, is_exiting: Callable[[], bool] = _arrays.is_exiting) -> None:  # module globals may be gone at exit
        # The exit of the process frees all memory. In a forked child, the memory is the parent's.
        if not (self.ended or is_exiting() or _arrays.is_forked()):
            self._release_with_exports()

    def _release_with_exports(self) -> None:
        self._release()
        self.exports = None

    @property
    def protected(self) -> bool:
        """Whether the system prevents writes to the memory."""
        return False

    def shareable_exports(self) -> ObjectExports | None:
        """Returns the memory's exports, or None if sharing it needs no export. Raises ValueError if it cannot be shared."""
        return self.exports

    def _release(self) -> None:
        """Frees or unmaps the memory. If that fails, all of the memory is still usable."""
        raise NotImplementedError


class AllocatedMemory(Memory):
    """Device memory of this process."""

    __slots__ = ()

    @classmethod
    def allocate(cls, device: Device, nbytes: int, *, zeroed: bool = False) -> AllocatedMemory:
        is_early = device.host_accessible and nbytes >= _EARLY_BYTES
        memory = cls(device.allocate(nbytes, zeroed=zeroed or is_early), nbytes, device)
        memory.exports = _arrays.exports_of_memory(int(device.context), memory.address)
        if is_early:
            with contextlib.suppress(OutOfResourcesError):  # for example, no descriptor is free; sharing may succeed later
                memory.exports.prepare()
        return memory

    def _release(self) -> None:
        ur.urUSMFree(self.device.context, self.address)


class BorrowedMemory(Memory):
    """Another library's memory. This object keeps the memory's owner alive."""

    __slots__ = ("_owner",)

    _owner: object

    @classmethod
    def of(cls, owner: object, device: Device, address: int, nbytes: int) -> BorrowedMemory:
        memory = cls(address, nbytes, device)
        memory._owner = owner
        return memory

    def shareable_exports(self) -> ObjectExports:
        if self.exports is None:
            self._require_shareable()
            with _first_share_lock:
                self.exports = self.exports or _arrays.exports_of_memory(int(self.device.context), self.address)
        return self.exports

    def _require_shareable(self) -> None:
        if not self.device.host_accessible:
            return  # the adapter checks this, and its error gives the remedy
        kind = ur.ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_TYPE
        if ur.urUSMGetMemAllocInfo(self.device.context, self.address, kind) != ur.ur_usm_type_t.UR_USM_TYPE_DEVICE:
            raise ValueError(
                "the array is in private host memory, which no other process can open; copy it once into memory that can be "
                "shared, with ur_ipc.share(ur_ipc.from_array(x)), or allocate it there, with ur_ipc.empty(...).numpy()"
            )

    def _release(self) -> None:
        self.exports = None  # before the owner can free the memory
        self._owner = None


class NoMemory(Memory):
    """The memory of arrays without elements."""

    __slots__ = ()

    def _release(self) -> None:
        pass


def borrowed_memory(owner: object, device: Device, address: int, nbytes: int) -> Memory:
    """Makes the memory object for another library's array."""
    return BorrowedMemory.of(owner, device, address, nbytes) if nbytes else NoMemory(0, 0, device)


# The memory of any array.
AnyMemory: TypeAlias = Memory | OpenedMemory

__all__ = ["AllocatedMemory", "AnyMemory", "BorrowedMemory", "Memory", "NoMemory", "OpenedMemory", "borrowed_memory"]
