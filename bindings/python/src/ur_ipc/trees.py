# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handles of trees of arrays, such as all the weights of a model: one handle lets other processes open the whole tree."""

from __future__ import annotations

import contextlib
import gc
import json
import math
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any
from uuid import UUID

from ur_ipc import _arrays, ur, wire
from ur_ipc._arrays import MAX_DEPTH, Description
from ur_ipc.arrays import Array
from ur_ipc.devices import Device
from ur_ipc.dtypes import DType
from ur_ipc.errors import UnsupportedError
from ur_ipc.handles import Handle, resolve_read_only
from ur_ipc.packing import Packer
from ur_ipc.physical import MappedMemory, PhysicalMemory, PhysicalMemoryHandle
from ur_ipc.structure import by_name, require_dataclass

Convert = Callable[[Array], object]

_TORCH_BACKENDS = (ur.ur_backend_t.UR_BACKEND_CUDA, ur.ur_backend_t.UR_BACKEND_HIP)


@dataclass(frozen=True, slots=True)
class ArrayInfo:
    """The description of an array in a tree. Reading it maps no memory.

    Attributes:
        path: The keys, indices and field names from the top to the array, with dots between them.
        shape: The number of elements in each dimension.
        strides: The distance between neighboring elements in each dimension, in bytes.
        dtype: The type of the elements.
        device_uuid: The device of the memory.
        part: The index of the part, an allocation that holds the elements. Arrays that share bytes are in the same part.
        offset: The offset of the first element in the part, in bytes.
    """

    path: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: DType
    device_uuid: UUID
    part: int
    offset: int

    @property
    def nbytes(self) -> int:
        """The size of all elements in bytes."""
        return math.prod(self.shape) * self.dtype.itemsize


class Manifest:
    """The contents of a tree.

    Attributes:
        version: The exporter's label for this state of the tree, or None.
    """

    __slots__ = ("_arrays", "_description", "_devices", "version")

    version: Any

    def __init__(self, version: Any, description: Description, devices: list[bytes]) -> None:
        self.version = version
        self._description = description
        self._devices = devices  # the UUID of each part's device
        self._arrays: tuple[ArrayInfo, ...] | None = None  # made on demand: most programs only open the tree

    @property
    def arrays(self) -> tuple[ArrayInfo, ...]:
        """The arrays, in the order of the tree."""
        if self._arrays is None:
            devices = [UUID(bytes=uuid) for uuid in self._devices]
            self._arrays = tuple(
                ArrayInfo(path, shape, strides, dtype, devices[part], part, offset)
                for path, shape, strides, dtype, part, offset in self._description.array_infos()
            )
        return self._arrays

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Manifest) and (self.version, self.arrays) == (other.version, other.arrays)

    __hash__ = None  # type: ignore[assignment]  # the version may be mutable

    def __repr__(self) -> str:
        return f"Manifest(version={self.version!r}, arrays={self.arrays!r})"


class TreeHandle(Handle):
    """The handle of a tree of arrays.

    It keeps alive the arrays that are shared in place, and owns the copies of the other arrays. Keep the handle until the
    importers have opened it.

    Attributes:
        manifest: The contents of the tree.
    """

    __slots__ = ("_description", "_parts", "manifest")

    kind = wire.Kind.TREE
    manifest: Manifest
    _description: Description
    _parts: _arrays.Parts  # keeps alive the arrays that are shared in place

    @classmethod
    def of(cls, tree: object, *, version: object = None, read_only: bool = True, snapshot: bool = False) -> TreeHandle:
        """Makes a handle of a tree; see `share`."""
        label = _pack_version(version)
        with _paused_collector():
            packer = Packer(tree, snapshot=snapshot)
            packing = packer.packing
            if not len(packing):
                raise TypeError(f"the {type(tree).__name__} contains no array to share")
            parts = packer.pack(read_only=read_only)
            try:
                description = Description(packing.describe(label))
            except ValueError:
                parts.put()
                raise
            return cls._from_parts(parts, version, description, bytes(parts), read_only=read_only)

    @classmethod
    def _from_parts(
        cls, parts: _arrays.Parts, version: object, description: Description, exported: bytes, *, read_only: bool
    ) -> TreeHandle:
        backend, uuid = parts.device
        handle = cls(backend, uuid, exported, read_only=read_only)
        handle._parts = parts
        handle._description = description
        handle.manifest = Manifest(version, description, parts.device_uuids)
        return handle

    @classmethod
    def _of_message(cls, message: wire.Message) -> TreeHandle:
        try:
            description = Description(message.fields)
            parts = _arrays.Parts(message.exported)
            if not 0 < len(parts) <= len(description):
                raise ValueError(f"{len(parts)} parts for {len(description)} arrays")
            description.require_within(parts.sizes)
            version = _parse_version(description.version)
        except ValueError as problem:
            raise ValueError(f"the handle's tree is invalid: {problem}") from None
        return cls._from_parts(parts, version, description, message.exported, read_only=message.read_only)

    def _fields(self) -> bytes:
        return bytes(self._description)

    @property
    def nbytes(self) -> int:
        """The size of all memory that `open` maps. Bytes that arrays share count once."""
        return sum(self._parts.sizes)

    def put(self) -> None:
        """Revokes the handle: no process can open the handle or a copy of it any more. Open trees stay open. The handle no
        longer keeps the exporter's arrays or its own copies of arrays alive."""
        self._parts.put()

    close = put

    def open(
        self,
        *,
        read_only: bool | None = None,
        convert: Convert | None = None,
        dataclasses: Iterable[type] = (),
        can_sleep: bool = False,
    ) -> Any:
        """Opens the exporter's tree over the same memory: the same dicts, lists, tuples and dataclasses, with arrays of this
        package. Verifies the whole handle before it maps any memory. The memory stays mapped until the last array is dropped.

        Args:
            read_only: True makes the arrays reject writes. By default the arrays have the exporter's setting. The system
                prevents writes to arrays that the exporter copied, if the device supports physical memory.
            convert: A function that is called with each array, and whose result replaces the array in the tree, such as
                `ur_ipc.Array.numpy`, `ur_ipc.Array.torch` and `cupy.from_dlpack`.
            dataclasses: The dataclasses that may be built. The exporter chooses the values of their fields, which can have
                any type, and `__init__` is not called. So name only classes that are harmless with any values.
            can_sleep: Whether to return an `OpenedTree`, which contains the tree and can temporarily unmap its memory.

        Raises:
            UnsupportedError: `can_sleep` is true, and a part of the tree is not physical memory.
            ValueError: This process does not see a device, or `dataclasses` lacks a dataclass of the tree.
            TypeError: An item of `dataclasses` is not a dataclass.
            PermissionError: `read_only` is False, but the tree was shared for reading only.
            The errors of `ArrayHandle.open`.
        """
        if self.read_only and read_only is False:
            raise PermissionError("the tree was shared for reading only; its owner can share it with share(x, read_only=False)")
        is_read_only = self.read_only if read_only is None else read_only
        types = by_name(dataclasses)
        for name, fields in self._description.dataclasses():
            require_dataclass(name, fields, types)
        if not is_read_only:
            resolve_read_only(self._parts.read_only, False)
        parts = _parts_that_can_sleep(self._parts) if can_sleep else []
        mapped: list[MappedMemory] = []
        makes_no_garbage = convert is None or convert is Array.torch  # a function of the program may make garbage
        with _paused_collector() if makes_no_garbage else contextlib.nullcontext():
            tree = _arrays.open_tree(
                self._description,
                self._parts,
                is_read_only,
                convert,
                types,
                partial(_map, read_only=is_read_only, mapped=mapped),
            )
        return OpenedTree(tree, parts, mapped, read_only=is_read_only) if can_sleep else tree

    def __repr__(self) -> str:
        rights = ", read-only" if self.read_only else ""
        return f"<ur_ipc.TreeHandle of {len(self._description)} arrays, {self.nbytes} bytes{rights}>"


@contextlib.contextmanager
def _paused_collector() -> Iterator[None]:
    """Pauses the garbage collector, which would visit thousands of new objects many times and find no garbage."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _pack_version(version: object) -> bytes:
    try:
        packed = json.dumps(version, separators=(",", ":"), allow_nan=False).encode()
        _require_shallow(version)
    except (TypeError, ValueError, RecursionError) as problem:
        raise TypeError(
            f"the version has to be a JSON value: make it of None, bool, numbers, strings, lists and dicts, at most "
            f"{MAX_DEPTH} deep ({problem})"
        ) from None
    return packed


def _parse_version(packed: bytes) -> Any:
    try:
        version = json.loads(packed)
    except RecursionError:
        raise ValueError("the version is nested too deeply") from None
    _require_shallow(version)
    return version


def _require_shallow(version: object) -> None:
    """Raises ValueError if the version is nested so deeply that it could overflow a reader's stack."""
    level = [version]
    for _ in range(MAX_DEPTH + 1):
        children = (x.values() if isinstance(x, dict) else x for x in level if isinstance(x, dict | list | tuple))
        level = [x for items in children for x in items]
    if level:
        raise ValueError(f"the version is more than {MAX_DEPTH} containers deep")


def _map(part: PhysicalMemoryHandle, *, read_only: bool, mapped: list[MappedMemory]) -> Array:
    """Maps all bytes of the part, and appends their memory to `mapped`."""
    array = part.open(read_only=read_only).map()
    if array.nbytes < part.nbytes:
        raise ValueError("the memory is smaller than the handle claims")
    mapped.append(array.memory)
    return array


def _parts_that_can_sleep(parts: _arrays.Parts) -> list[PhysicalMemoryHandle]:
    """Returns the parts that have memory. Raises UnsupportedError if the memory of one of them cannot be unmapped."""
    sleeping_parts = []
    for part in parts:
        if isinstance(part, PhysicalMemoryHandle):
            sleeping_parts.append(part)
        elif part.nbytes:
            raise UnsupportedError(
                ur.ur_result_t.UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "open",
                "the exporter shares an array that is not in physical memory, so it cannot leave its address; let the exporter "
                "share tensors of ur_ipc.torch.pool, host arrays of other libraries, or arrays of PhysicalMemory(...).map()",
            )
    return sleeping_parts


class OpenedTree:
    """A tree that was opened with `can_sleep=True`. Its memory can be unmapped, and mapped again later at the same addresses,
    so that arrays, tensors and captured graphs stay valid.

    The addresses stay reserved until this object and the last array are dropped. If a signal handler raises an exception during
    `sleep` or `wake`, such as KeyboardInterrupt, the tree may be unusable: open its handle again.

    Attributes:
        tree: The tree, as `TreeHandle.open` returns it without `can_sleep`.
    """

    __slots__ = ("_asleep", "_lock", "_mapped", "_parts", "_read_only", "tree")

    tree: Any

    def __init__(self, tree: Any, parts: list[PhysicalMemoryHandle], mapped: list[MappedMemory], *, read_only: bool) -> None:
        self.tree = tree
        self._parts = parts
        self._mapped = mapped  # the memory of each part
        self._read_only = read_only
        self._asleep = False
        self._lock = threading.RLock()

    @property
    def asleep(self) -> bool:
        """Whether the memory is unmapped: after `sleep`, until `wake`."""
        return self._asleep

    def sleep(self, *, keep_open: bool = True) -> None:
        """Unmaps the memory of the tree, and keeps its addresses reserved.

        Waits for the work of this package's queue on the devices, and if the program has loaded PyTorch, for all work of this
        process on its GPUs. It cannot prevent later work, and does not wait for other threads: until `wake`, an access to host
        memory of the tree terminates the process with SIGSEGV, and a kernel that uses its device memory fails. The arrays may
        be dropped.

        Args:
            keep_open: Whether this process keeps the memory open. If not, the exporter or the keeper can free it, and `wake`
                opens the handle again.

        Raises:
            RuntimeError: The tree is asleep.
        """
        _arrays.require_not_forked()
        with self._lock:
            if self._asleep:
                raise RuntimeError("the tree is asleep already")
            for device in {memory.device for memory in self._mapped}:
                _finish(device)
            with contextlib.ExitStack() as undo:
                for memory in self._mapped:
                    memory.sleep()
                    undo.callback(memory.wake, memory.parts[0])
                undo.pop_all()
            self._asleep = True
            if not keep_open:
                for memory in self._mapped:
                    memory.parts[0].close()

    def wake(self) -> None:
        """Maps the memory at the same addresses again, with the current contents of the exporter's memory.

        If this fails, the tree stays asleep.

        Raises:
            RuntimeError: The tree is not asleep.
            InvalidHandleError: After `sleep(keep_open=False)`, the exporter revoked the handle or exited, or the keeper dropped
                the version. Drop the tree, and open another handle.
            The other errors of `ArrayHandle.open`, after `sleep(keep_open=False)`.
        """
        _arrays.require_not_forked()
        with self._lock:
            if not self._asleep:
                raise RuntimeError("the tree is not asleep")
            with contextlib.ExitStack() as undo:
                for handle, memory in zip(self._parts, self._mapped, strict=True):
                    part = memory.parts[0]
                    if part.closed:
                        part = self._reopen(handle, part.nbytes)
                        undo.callback(part.close)
                    memory.wake(part)
                    undo.callback(memory.sleep)
                undo.pop_all()
            self._asleep = False

    def _reopen(self, handle: PhysicalMemoryHandle, nbytes: int) -> PhysicalMemory:
        part = handle.open(read_only=self._read_only)
        if part.nbytes != nbytes:
            raise ValueError(f"the memory of the handle has {part.nbytes} bytes, but had {nbytes} before; open a new handle")
        return part

    def __repr__(self) -> str:
        return f"<ur_ipc.OpenedTree of {len(self._parts)} parts{', asleep' if self._asleep else ''}>"


def _finish(device: Device) -> None:
    """Waits for the work of this package's queue and of PyTorch on the device."""
    device.finish()
    torch = sys.modules.get("torch")
    if device.backend in _TORCH_BACKENDS and torch is not None and torch.cuda.is_initialized():
        torch.cuda.synchronize(device.index)
