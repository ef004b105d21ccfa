# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The memory of arrays: allocation, export and release."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from typing import ClassVar, TypeAlias

from ur_ipc import _arrays, ur
from ur_ipc._arrays import Claims, OpenedMemory
from ur_ipc.devices import Device
from ur_ipc.errors import Error, OutOfResourcesError

# On the host, the first Get moves all written pages into a file. Allocations of at least this size get a handle before the
# first write, when there are no pages to move.
_EARLY_BYTES = 16 << 20

# Lets only one thread make the claims when several threads share the same borrowed memory for the first time.
_first_share = threading.RLock()


class Memory(_arrays.Memory):
    """Memory of arrays. `close` releases it, and so does dropping the last reference."""

    __slots__ = ("__weakref__", "claims")

    claims: Claims | None  # the exports of the memory; None before the first export, or if the memory cannot be exported
    exported: ClassVar = b""  # OpenedMemory has the handle that it was opened from; other memory has no handle

    def __init__(self, address: int, nbytes: int, device: Device) -> None:
        super().__init__(address, nbytes, device)
        self.claims = None

    def close(self, arrays: int = 1) -> None:
        """Releases the memory. `arrays` is the number of the caller's arrays in it. Raises BufferError if anything else uses
        the memory."""
        if self.end(arrays):
            try:
                self._give_back()
            except Error:  # only this exception means that the memory still exists; after Ctrl-C it may be gone
                self.resume(arrays)
                raise

    def __del__(self, is_ending: Callable[[], bool] = _arrays.is_ending) -> None:  # module globals may be gone at exit
        # The exit of the process frees all memory. In a forked child, the memory is the parent's.
        if not (self.ended or is_ending() or _arrays.is_forked()):
            self._give_back()

    def _give_back(self) -> None:
        self._release()
        self.claims = None

    @property
    def protected(self) -> bool:
        """Whether the system prevents writes to the memory."""
        return False

    def shareable_claims(self) -> Claims | None:
        """Returns the claims on the memory, or None if sharing it needs no claims. Raises ValueError if it cannot be shared."""
        return self.claims

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
        memory.claims = _arrays.claims_of_memory(int(device.context), memory.address)
        if is_early:
            with contextlib.suppress(OutOfResourcesError):  # for example, no descriptor is free; sharing may succeed later
                memory.claims.prepare()
        return memory

    def _release(self) -> None:
        ur.urUSMFree(self.device.context, self.address)


class BorrowedMemory(Memory):
    """Memory of another library. This object keeps its owner alive."""

    __slots__ = ("_owner",)

    _owner: object

    @classmethod
    def of(cls, owner: object, device: Device, address: int, nbytes: int) -> BorrowedMemory:
        memory = cls(address, nbytes, device)
        memory._owner = owner
        return memory

    def shareable_claims(self) -> Claims:
        if self.claims is None:
            self._require_shareable()
            with _first_share:
                self.claims = self.claims or _arrays.claims_of_memory(int(self.device.context), self.address)
        return self.claims

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
        self.claims = None  # before the owner can free the memory
        self._owner = None


class NoMemory(Memory):
    """The memory of arrays without elements."""

    __slots__ = ()

    def _release(self) -> None:
        pass


def borrowed_memory(owner: object, device: Device, address: int, nbytes: int) -> Memory:
    """Makes the memory of another library's array."""
    return BorrowedMemory.of(owner, device, address, nbytes) if nbytes else NoMemory(0, 0, device)


# The memory of any array.
AnyMemory: TypeAlias = Memory | OpenedMemory

__all__ = ["AllocatedMemory", "AnyMemory", "BorrowedMemory", "Memory", "NoMemory", "OpenedMemory", "borrowed_memory"]
