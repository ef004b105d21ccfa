# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`share`: handles of what this process has."""

from __future__ import annotations

import threading
import weakref
from typing import TYPE_CHECKING, Any, overload

from ur_ipc._arrays import Known
from ur_ipc.arrays import Array, borrow
from ur_ipc.events import Event, EventHandle
from ur_ipc.growable import GrowableArray, GrowableArrayHandle
from ur_ipc.handles import ArrayHandle, Handle
from ur_ipc.memory import BorrowedMemory
from ur_ipc.physical import PhysicalMemory, PhysicalMemoryHandle
from ur_ipc.sources import source_of, state_of
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
    if read_only is None and version is None and (known := _shared.get(id(x))) and (again := known.again(x)):
        return again
    if version is None and isinstance(x, Array):
        return ArrayHandle.of(x, read_only=read_only)
    if is_tree(x):
        return TreeHandle.of(x, version=version, read_only=read_only is not False)
    if version is not None:
        raise TypeError("a tree alone has a version")
    if isinstance(x, Event | PhysicalMemory | GrowableArray):
        return x._share(read_only)
    return _share_array(x, read_only)


_shared: dict[int, Known] = {}  # by the arrays' identities
_lock = threading.RLock()  # of threads that share an array first, all at once, one makes what is known of it


def _share_array(x: object, read_only: bool | None) -> ArrayHandle:
    """A handle of an array of another library. Claims on its memory last as long as the array."""
    array = borrow(source_of(x))
    with _lock:
        known = None if array.nbytes == 0 else _known(x, array)
    handle = ArrayHandle.of(array, read_only=read_only)
    if known is not None and read_only is None and (state := state_of(x)) is not None:
        known.note(x, handle, state)
    return handle


def _known(x: object, array: Array) -> Known | None:
    """What is known of `x`, which `array` is over; None where nobody tells of its end, and the handle alone keeps the claim."""
    memory: BorrowedMemory = array.memory
    known = _shared.get(id(x))
    if known is not None and known.is_of(x) and known.address == array.address:
        memory.claims = known.claims
        return known
    claims = memory.shareable_claims()
    identity = id(x)

    def forget(_: object) -> None:
        del _shared[identity]

    try:
        _shared[identity] = Known(weakref.ref(x, forget), array.address, claims)
    except TypeError:
        return None
    return _shared[identity]
