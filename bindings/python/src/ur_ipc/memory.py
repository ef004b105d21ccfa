# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory that arrays lie in: where it is from, how it is exported, and how it is given back."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from typing import ClassVar, TypeAlias

from ur_ipc import _arrays, ur
from ur_ipc._arrays import Claims, OpenedMemory
from ur_ipc.devices import Device
from ur_ipc.errors import Error, OutOfResourcesError

# The first Get on the host moves all pages that were written into a file. From this size on that is done before the first
# is written; such memory begins with fresh pages, of which there is none to move.
_EARLY_BYTES = 16 << 20

# Of threads that share borrowed memory first, all at once, one makes the claims.
_first_share = threading.RLock()


class Memory(_arrays.Memory):
    """Memory that arrays lie in. It goes back when it is closed, or when nobody refers to it any more."""

    __slots__ = ("__weakref__", "claims")

    claims: Claims | None  # what this process lets others open; None where there is nothing to open
    exported: ClassVar = b""  # no other process has exported it

    def __init__(self, address: int, nbytes: int, device: Device) -> None:
        super().__init__(address, nbytes, device)
        self.claims = None

    def close(self, arrays: int = 1) -> None:
        """Gives the memory back although so many arrays on it live. BufferError if anybody else looks at it."""
        if self.end(arrays):
            try:
                self._give_back()
            except Error:  # nothing else tells that it is still there: Ctrl-C may come when it is gone
                self.resume(arrays)
                raise

    def __del__(self, is_ending: Callable[[], bool] = _arrays.is_ending) -> None:  # modules lose their names at the end
        # What is there at the end goes back with the process, and what a fork copied is the parent's.
        if not (self.ended or is_ending() or _arrays.is_forked()):
            self._give_back()

    def _give_back(self) -> None:
        self._release()
        self.claims = None

    @property
    def protected(self) -> bool:
        """Whether the system refuses to write to it."""
        return False

    def shareable_claims(self) -> Claims | None:
        """The claims on it, None where there are none to make. ValueError where it cannot be shared."""
        return self.claims

    def _release(self) -> None:
        """Gives back what the address stands for. After an error all of it is still there."""
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
            with contextlib.suppress(OutOfResourcesError):  # of descriptors, say: shared later, perhaps
                memory.claims.prepare()
        return memory

    def _release(self) -> None:
        ur.urUSMFree(self.device.context, self.address)


class BorrowedMemory(Memory):
    """Memory that an object of another library owns, which is kept as long as this is."""

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
            return  # the adapter knows, and says what to do
        kind = ur.ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_TYPE
        if ur.urUSMGetMemAllocInfo(self.device.context, self.address, kind) != ur.ur_usm_type_t.UR_USM_TYPE_DEVICE:
            raise ValueError(
                "the array lies in host memory of this process alone, which no other process can open; copy it once into "
                "memory that can be shared, and share that: ur_ipc.share(ur_ipc.from_array(x)), or make it there: "
                "ur_ipc.empty(...).numpy()"
            )

    def _release(self) -> None:
        self.claims = None  # before the owner may free what they are for
        self._owner = None


class NoMemory(Memory):
    """What arrays without elements lie in."""

    __slots__ = ()

    def _release(self) -> None:
        pass


# What arrays lie in.
AnyMemory: TypeAlias = Memory | OpenedMemory

__all__ = ["AllocatedMemory", "AnyMemory", "BorrowedMemory", "Memory", "NoMemory", "OpenedMemory"]
