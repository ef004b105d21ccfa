# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`share`: makes handles of arrays, events and memory of this process."""

from __future__ import annotations

import threading
import weakref
from typing import TYPE_CHECKING, Any, overload

from ur_ipc._arrays import HandleCacheEntry
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
def share(  # type: ignore[overload-overlap]
    x: Tree, *, read_only: bool | None = None, version: object = None, snapshot: bool = False
) -> TreeHandle: ...
@overload
def share(x: object, *, read_only: bool | None = None) -> ArrayHandle: ...
def share(x: object, *, read_only: bool | None = None, version: object = None, snapshot: bool = False) -> Handle:
    """Returns a handle that lets other processes open `x` without a copy.

    A tree of arrays is a dict (such as `state_dict()`), a list, a tuple or a dataclass that contains arrays or containers
    of arrays. Its arrays need few handles. Arrays that share bytes also share them in the importer. Arrays of this package and
    of other libraries on GPUs are shared in place: importers see later updates. Arrays that cannot be shared in place, such as
    NumPy's and PyTorch's on the host, are copied once into memory that the handle owns.

    Args:
        x: An array, view, event, physical memory or growable array of this package, an array of another library whose memory
            an adapter can share (PyTorch, CuPy, JAX, dpctl, all with DLPack or `__cuda_array_interface__`), or a tree. Its
            importers have to open it while it exists. The handle keeps it alive.
        read_only: Whether importers can only read; by default as in `x`, and true for a tree.
        version: Your label for this state of a tree, any JSON value. Importers read it in the handle's manifest.
        snapshot: Whether to copy the arrays of other libraries in a tree, so that the exporter may change them at once.

    Raises:
        TypeError: `x` cannot be shared, or `version` or `snapshot` was given and `x` is not a tree.
        ValueError: `x` is in private memory of this process. The message says how to allocate memory that can be shared.
        PermissionError: `x` is read-only, and `read_only` is False.
        UnsupportedError, InvalidArgumentError: The adapter cannot share the memory. The message names the remedy.
        OutOfResourcesError: The process has no free descriptor. Each shared array needs one.
    """
    if read_only is None and version is None and not snapshot and (entry := _shared.get(id(x))) and (handle := entry.reuse(x)):
        return handle
    if version is None and not snapshot and isinstance(x, Array):
        return ArrayHandle.of(x, read_only=read_only)
    if is_tree(x):
        return TreeHandle.of(x, version=version, read_only=read_only is not False, snapshot=snapshot)
    if version is not None or snapshot:
        raise TypeError("only a tree can have a version or be a snapshot: put the array into a dict or a list")
    if isinstance(x, Event | PhysicalMemory | GrowableArray):
        return x._share(read_only)
    return _share_array(x, read_only)


_shared: dict[int, HandleCacheEntry] = {}  # cache entries by the arrays' identities
_lock = threading.RLock()  # lets only one thread create the cache entry of an array


def _share_array(x: object, read_only: bool | None) -> ArrayHandle:
    """Makes a handle of another library's array. The exports of the array's memory last as long as the array."""
    array = borrow(source_of(x))
    with _lock:
        entry = None if array.nbytes == 0 else _cache_entry(x, array)
    handle = ArrayHandle.of(array, read_only=read_only)
    if entry is not None and read_only is None and (state := state_of(x)) is not None:
        entry.cache(x, handle, state)
    return handle


def _cache_entry(x: object, array: Array) -> HandleCacheEntry | None:
    """Returns the cache entry of `x`, whose memory `array` views. Returns None if `x` supports no weak references: then only
    the handle owns the export."""
    memory: BorrowedMemory = array.memory
    entry = _shared.get(id(x))
    if entry is not None and entry.belongs_to(x) and entry.address == array.address:
        memory.exports = entry.exports
        return entry
    exports = memory.shareable_exports()
    identity = id(x)

    def forget(_: object) -> None:
        del _shared[identity]

    try:
        _shared[identity] = HandleCacheEntry(weakref.ref(x, forget), array.address, exports)
    except TypeError:
        return None
    return _shared[identity]
