# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handles of trees, such as all the weights of a model, in one value that can be sent to other processes."""

from __future__ import annotations

import contextlib
import gc
import json
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any
from uuid import UUID

from ur_ipc import _arrays, wire
from ur_ipc._arrays import Places
from ur_ipc.arrays import Array
from ur_ipc.dtypes import DType
from ur_ipc.handles import ArrayHandle, Handle, rights_of
from ur_ipc.packing import Packer
from ur_ipc.physical import PhysicalMemoryHandle
from ur_ipc.structure import MAX_DEPTH, Node, by_name, put_together, require_tree, take_apart

Convert = Callable[[Array], object]

# Limits of the JSON that describes a tree, checked before it is parsed: parsing can take 30 bytes of memory per byte.
MAX_DESCRIPTION = 16 << 20  # bytes
MAX_VALUES = 1 << 20  # commas and opening brackets


@dataclass(frozen=True, slots=True)
class ArrayInfo:
    """The description of an array in a tree. Reading it maps no memory.

    Attributes:
        path: The keys, indices and field names from the top to the array, with dots between them.
        shape: The number of elements in each dimension.
        strides: The distance of neighboring elements in each dimension, in bytes.
        dtype: The type of the elements.
        device_uuid: The device of the memory.
        part: The index of the memory that holds the elements. Arrays that share bytes have the same part.
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
        """The bytes of all elements together."""
        return math.prod(self.shape) * self.dtype.itemsize


class Manifest:
    """The contents of a tree.

    Attributes:
        version: The owner's label for this state of the tree, or None.
    """

    __slots__ = ("_arrays", "_devices", "_places", "version")

    version: Any

    def __init__(self, version: Any, places: Places, devices: list[UUID]) -> None:
        self.version = version
        self._places = places
        self._devices = devices  # of the parts
        self._arrays: tuple[ArrayInfo, ...] | None = None  # made on demand: most programs only open the tree

    @property
    def arrays(self) -> tuple[ArrayInfo, ...]:
        """The arrays, in the order of the tree."""
        if self._arrays is None:
            self._arrays = tuple(
                ArrayInfo(path, shape, strides, dtype, self._devices[part], part, offset)
                for path, shape, strides, dtype, part, offset in self._places.facts()
            )
        return self._arrays

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Manifest) and (self.version, self.arrays) == (other.version, other.arrays)

    __hash__ = None  # type: ignore[assignment]  # the version may be mutable

    def __repr__(self) -> str:
        return f"Manifest(version={self.version!r}, arrays={self.arrays!r})"


class TreeHandle(Handle):
    """The handle of a tree of arrays.

    It keeps alive the arrays that are shared in place, and owns the copies of the other arrays. Keep it until the importers
    have opened it.

    Attributes:
        manifest: The contents of the tree.
    """

    __slots__ = ("_description", "_in_place", "_node", "_parts", "_places", "manifest")

    kind = wire.Kind.TREE
    manifest: Manifest
    _description: bytes
    _in_place: list[_arrays.Packed]  # keeps alive the arrays that are shared in place
    _node: Node
    _parts: list[Handle]
    _places: Places

    @classmethod
    def of(cls, tree: object, *, version: object = None, read_only: bool = True, snapshot: bool = False) -> TreeHandle:
        """A handle of a tree; see `share`."""
        _require_version(version)
        packer = Packer()
        paths: list[str] = []

        def number_of(x: object, path: str) -> int:
            packer.add(x, stays=not snapshot or isinstance(x, Array))
            paths.append(path)
            return len(paths) - 1

        node = take_apart(tree, number_of)
        if not paths:
            raise TypeError(f"the {type(tree).__name__} contains no array to share")
        parts = packer.pack(read_only=read_only)
        places = _arrays.places_of(paths, packer.packed)
        try:
            description = _description_of(node, version, places)
            _require_limits(description)
        except ValueError:
            for part in parts:
                part.put()
            raise
        handle = cls._made(parts, node, version, places, description, b"".join(map(bytes, parts)), read_only=read_only)
        handle._in_place = [item for item in packer.packed if item.stays]
        return handle

    @classmethod
    def _made(
        cls,
        parts: list[Handle],
        node: Node,
        version: object,
        places: Places,
        description: bytes,
        exported: bytes,
        *,
        read_only: bool,
    ) -> TreeHandle:
        backend, uuid = parts[0].backend, parts[0].device_uuid
        if any((part.backend, part.device_uuid) != (backend, uuid) for part in parts):
            backend, uuid = 0, UUID(int=0)  # each part has its own
        handle = cls(backend, uuid.bytes, exported, read_only=read_only)
        handle._parts = parts
        handle._in_place = []
        handle._node = node
        handle._description = description
        handle._places = places
        handle.manifest = Manifest(version, places, [part.device_uuid for part in parts])
        return handle

    @classmethod
    def _of_message(cls, message: wire.Message) -> TreeHandle:
        _require_limits(message.fields)
        try:
            with _paused_collector():
                description = json.loads(message.fields)
            entries = description["arrays"]
            if not isinstance(entries, list):
                raise TypeError("the arrays are not a list")
            exported = wire.split(message.exported)
            if len(exported) > len(entries):
                raise ValueError(f"{len(exported)} parts for {len(entries)} arrays")
            parts = [_part_of(part) for part in exported]
            places = _arrays.read_places(entries, [_size_of(part) for part in parts])
            node, version = description["tree"], description["version"]
            _require_shallow(version)
            return cls._made(parts, node, version, places, message.fields, message.exported, read_only=message.read_only)
        except RecursionError:
            raise ValueError("the handle's tree is invalid: it is nested too deeply; share a flatter tree") from None
        except (KeyError, TypeError, IndexError, ValueError) as problem:
            raise ValueError(f"the handle's tree is invalid: {problem!r}") from None

    def _fields(self) -> bytes:
        return self._description

    @property
    def nbytes(self) -> int:
        """The size of all memory that `open` maps. Bytes that arrays share count once."""
        return sum(_size_of(part) for part in self._parts)

    def put(self) -> None:
        """Revokes the handle: it and its copies can no longer be opened. Trees that are open stay open. The handle no longer
        keeps the exporter's arrays or copies of them."""
        for part in self._parts:
            part.put()
        self._in_place = []

    close = put

    def open(self, *, read_only: bool | None = None, convert: Convert | None = None, dataclasses: Iterable[type] = ()) -> Any:
        """Opens the exporter's tree over the same memory: the same dicts, lists, tuples and dataclasses, with arrays of this
        package. Verifies the whole handle before it maps any memory. The memory stays mapped until the last array is dropped.

        Args:
            read_only: True makes the arrays reject writes. By default the arrays have the exporter's setting. For copied arrays
                the system prevents writes, if the device supports that.
            convert: Called with each array. Its result replaces the array in the tree. Examples are `ur_ipc.Array.numpy`,
                `ur_ipc.Array.torch` and `cupy.from_dlpack`.
            dataclasses: The dataclasses that may be built. The exporter chooses the values of their fields, of any type,
                and `__init__` is not called, so name only classes that you would build from its values.

        Raises:
            ValueError: This process does not see a device, or `dataclasses` lacks a dataclass of the tree.
            TypeError: An item of `dataclasses` is not a dataclass.
            PermissionError: `read_only` is False, but the tree was shared for reading only.
            The errors of `ArrayHandle.open`.
        """
        if self.read_only and read_only is False:
            raise PermissionError("the tree was shared for reading only; its owner can share it with share(x, read_only=False)")
        rights = self.read_only if read_only is None else read_only
        types = by_name(dataclasses)
        require_tree(self._node, len(self._places), types)
        arrays = self._open_arrays(rights)
        return put_together(self._node, arrays if convert is None else [convert(array) for array in arrays], types)

    def _open_arrays(self, read_only: bool) -> list[Array]:
        if not read_only:
            for part in self._parts:
                rights_of(part.read_only, False)
        return _arrays.open_tree(self._parts, self._places, read_only, partial(_map, read_only=read_only))

    def __repr__(self) -> str:
        rights = ", read-only" if self.read_only else ""
        return f"<ur_ipc.TreeHandle of {len(self._places)} arrays, {self.nbytes} bytes{rights}>"


def _require_version(version: object) -> None:
    try:
        json.dumps(version, allow_nan=False)
        _require_shallow(version)
    except (TypeError, ValueError, RecursionError) as problem:
        raise TypeError(
            f"the version has to be a JSON value: make it of None, bool, numbers, strings, lists and dicts, at most "
            f"{MAX_DEPTH} deep ({problem})"
        ) from None


def _require_shallow(version: object) -> None:
    """Raises ValueError for a version that is nested so deeply that readers could overflow their stack."""
    level = [version]
    for _ in range(MAX_DEPTH + 1):
        inner = (x.values() if isinstance(x, dict) else x for x in level if isinstance(x, dict | list | tuple))
        level = [x for items in inner for x in items]
    if level:
        raise ValueError(f"the version is more than {MAX_DEPTH} containers deep")


def _description_of(node: Node, version: object, places: Places) -> bytes:
    """The JSON description of a tree; see docs/python.md."""
    members = {"version": _json(version), "tree": _json(node), "arrays": places.json()}
    return b"{%s}" % b",".join(b'"%s":%s' % (name.encode(), value) for name, value in members.items())


def _json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode()


def _require_limits(description: bytes) -> None:
    values = sum(map(description.count, (b",", b"[", b"{")))
    if len(description) > MAX_DESCRIPTION or values > MAX_VALUES:
        raise ValueError(
            f"the description of the tree has {len(description)} bytes with {values} commas and opening brackets; the limits "
            f"are {MAX_DESCRIPTION} and {MAX_VALUES}; share it as several trees"
        )


@contextlib.contextmanager
def _paused_collector() -> Iterator[None]:
    """Pauses the garbage collector, which would visit all new containers of a large JSON many times and find no garbage."""
    was_enabled = gc.isenabled()
    try:
        gc.disable()  # in the block, because an interrupt can arrive as soon as it returns
        yield
    finally:
        if was_enabled:
            gc.enable()


def _part_of(data: bytes) -> Handle:
    if wire.unpack(data).kind not in (wire.Kind.ARRAY, wire.Kind.PHYSICAL_MEMORY):  # parsing a tree here would recurse
        raise ValueError("a part is not a handle of bytes")
    return Handle.from_bytes(data)


def _size_of(part: Handle) -> int:
    if isinstance(part, PhysicalMemoryHandle) or (
        isinstance(part, ArrayHandle) and part.strides == (1,) and part.dtype.itemsize == 1
    ):
        return part.nbytes
    raise ValueError(f"{part} is not a handle of bytes")


def _map(part: PhysicalMemoryHandle, *, read_only: bool) -> Array:
    """Maps all bytes of the part."""
    mapped = part.open(read_only=read_only).map()
    if mapped.nbytes < part.nbytes:
        raise ValueError("the memory is smaller than the handle claims")
    return mapped
