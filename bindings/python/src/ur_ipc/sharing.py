# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`share`: handles of what this process has."""

from __future__ import annotations

import contextlib
import weakref
from typing import TYPE_CHECKING, Any, overload

from ur_ipc.arrays import Array, borrow
from ur_ipc.claims import Claims
from ur_ipc.events import Event, EventHandle
from ur_ipc.growable import GrowableArray, GrowableArrayHandle
from ur_ipc.handles import ArrayHandle, Handle
from ur_ipc.memory import BorrowedMemory
from ur_ipc.physical import PhysicalMemory, PhysicalMemoryHandle
from ur_ipc.sources import source_of
from ur_ipc.structure import is_tree
from ur_ipc.trees import TreeHandle

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Tree = dict[Any, Any] | list[Any] | tuple[Any, ...] | DataclassInstance


@overload
def share(x: Event, *, read_only: bool | None = None) -> EventHandle: ...  # type: ignore[overload-overlap]
@overload
def share(x: PhysicalMemory, *, read_only: bool | None = None) -> PhysicalMemoryHandle: ...  # type: ignore[overload-overlap]
@overload
def share(x: GrowableArray, *, read_only: bool | None = None) -> GrowableArrayHandle: ...  # type: ignore[overload-overlap]
@overload
def share(x: Tree, *, read_only: bool | None = None, version: object = None) -> TreeHandle: ...  # type: ignore[overload-overlap]
@overload
def share(x: object, *, read_only: bool | None = None) -> ArrayHandle: ...
def share(x: object, *, read_only: bool | None = None, version: object = None) -> Handle:
    """A handle with which other processes open `x`, without a copy.

    A tree of arrays is a dict (as `state_dict()` gives it), a list, a tuple or a dataclass, and what these have in them. Its
    arrays need few handles together, and those that share bytes do so for others. Those that lie in memory of this process
    alone, as NumPy's do and PyTorch's on the host, are copied, once, into memory that the handle keeps.

    Args:
        x: An array of this package or a view of one, an array of another library whose memory an adapter can share (PyTorch,
            CuPy, JAX, dpctl, all with DLPack or `__cuda_array_interface__`), an event, physical memory or a growable array
            of this package, or a tree. It has to live until others have opened it; the handle keeps it as long as the handle
            is kept.
        read_only: Whether what others open cannot be written through; by default as in `x`, and true for a tree.
        version: What you call this state of a tree; others see it in the handle's manifest. Anything that JSON has.

    Raises:
        TypeError: `x` is nothing that can be shared, or no tree and has a version.
        ValueError: `x` lies in memory of this process alone; the text says how to get at memory that can be shared.
        PermissionError: `x` is read-only, and asked to be shared for writing.
        UnsupportedError, InvalidArgumentError: The adapter cannot share the memory; its text says what to do.
        OutOfResourcesError: The process has no descriptor left. Each array that is shared holds one.
    """
    if is_tree(x):
        return TreeHandle.of(x, version=version, read_only=read_only is not False)
    if version is not None:
        raise TypeError("a tree alone has a version")
    if isinstance(x, Array):
        return ArrayHandle.of(x, read_only=read_only)
    if isinstance(x, Event | PhysicalMemory | GrowableArray):
        return x._share(read_only)
    return ArrayHandle.of(_array_over(x), read_only=read_only)


# Claims on memory of other libraries' arrays, by their identities, as long as they live.
_others: dict[int, tuple[weakref.ref[object], int, Claims]] = {}


def _array_over(x: object) -> Array:
    """An array over one of another library, whose claims last as long as that."""
    array = borrow(source_of(x))
    if array.nbytes == 0:
        return array
    memory: BorrowedMemory = array.memory
    known = _others.get(id(x))
    if known is not None and known[0]() is x and known[1] == array.address:
        memory.claims = known[2]
        return array
    claims = memory.shareable_claims()
    identity = id(x)

    def forget(_: object) -> None:
        del _others[identity]

    with contextlib.suppress(TypeError):  # where nobody tells of the end of `x`, the handle alone keeps the claim
        _others[identity] = weakref.ref(x, forget), array.address, claims
    return array
