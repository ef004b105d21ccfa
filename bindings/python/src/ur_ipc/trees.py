# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handles of trees: models, in one value that travels to other processes."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any
from uuid import UUID

from ur_ipc import _arrays, wire
from ur_ipc.arrays import Array
from ur_ipc.dtypes import DType, dtype_of
from ur_ipc.handles import ArrayHandle, Handle, rights_of
from ur_ipc.packing import array_over, extent, pack
from ur_ipc.physical import PhysicalMemoryHandle
from ur_ipc.structure import MAX_DEPTH, Node, by_name, put_together, require_tree, take_apart

Convert = Callable[[Array], object]

# Limits of the JSON that describes a tree, checked before it is parsed: parsing can take 30 bytes of memory per byte.
MAX_DESCRIPTION = 16 << 20  # bytes
MAX_VALUES = 1 << 20  # commas and opening brackets


@dataclass(frozen=True, slots=True)
class ArrayInfo:
    """An array of a tree, as it is known before anything is mapped.

    Attributes:
        path: The keys, numbers and fields that lead to it, with dots between them.
        shape: The number of elements in each dimension.
        strides: How many bytes apart the elements of each dimension are.
        dtype: The type of the elements.
        device_uuid: The device that it lies on.
        part: The number of the memory that it lies in. Arrays that share bytes lie in the same.
        offset: How many bytes its first element lies behind the first one there.
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


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a tree has in it.

    Attributes:
        version: What its owner calls this state of it; None if nothing.
        arrays: The arrays, in the order of the tree.
    """

    version: Any
    arrays: tuple[ArrayInfo, ...]


class TreeHandle(Handle):
    """The handle of a tree of arrays.

    It keeps the copies of those arrays that were copied to be shared: hold it until others have opened it.

    Attributes:
        manifest: What is in it.
    """

    __slots__ = ("_description", "_node", "_parts", "manifest")

    kind = wire.Kind.TREE
    manifest: Manifest
    _description: bytes
    _node: Node
    _parts: list[Handle]

    @classmethod
    def of(cls, tree: object, *, version: object = None, read_only: bool = True, snapshot: bool = False) -> TreeHandle:
        """A handle of a tree; see `share`. With `snapshot` only arrays of this package are found where they lie, and those
        of other libraries are copied, so that they may change at once."""
        _require_told(version)
        arrays: list[Array] = []
        in_place: list[bool] = []
        paths: list[str] = []

        def number_of(x: object, path: str) -> int:
            arrays.append(array_over(x))
            in_place.append(not snapshot or isinstance(x, Array))
            paths.append(path)
            return len(arrays) - 1

        node = take_apart(tree, number_of)
        if not arrays:
            raise TypeError(f"there is no array in the {type(tree).__name__}, so that there is nothing to share")
        parts, packed = pack(arrays, in_place, read_only=read_only)
        infos = tuple(
            ArrayInfo(path, item.array.shape, item.strides, item.array.dtype, item.array.device.uuid, item.part, item.offset)
            for path, item in zip(paths, packed, strict=True)
        )
        manifest = Manifest(version, infos)
        try:
            description = _description_of(node, manifest)
            _require_limits(description)
        except ValueError:
            for part in parts:
                part.put()
            raise
        return cls._made(parts, node, manifest, description, b"".join(map(bytes, parts)), read_only=read_only)

    @classmethod
    def _made(
        cls, parts: list[Handle], node: Node, manifest: Manifest, description: bytes, exported: bytes, *, read_only: bool
    ) -> TreeHandle:
        backend, uuid = parts[0].backend, parts[0].device_uuid
        if any((part.backend, part.device_uuid) != (backend, uuid) for part in parts):
            backend, uuid = 0, UUID(int=0)  # the parts tell theirs
        handle = cls(backend, uuid.bytes, exported, read_only=read_only)
        handle._parts = parts
        handle._node = node
        handle._description = description
        handle.manifest = manifest
        return handle

    @classmethod
    def _of_message(cls, message: wire.Message) -> TreeHandle:
        _require_limits(message.fields)
        try:
            told = json.loads(message.fields)
            if not isinstance(told["arrays"], list):
                raise TypeError("the arrays are no list")
            exported = wire.split(message.exported)
            if len(exported) > len(told["arrays"]):
                raise ValueError(f"{len(exported)} parts for {len(told['arrays'])} arrays")
            parts = [_part_of(part) for part in exported]
            infos = tuple(_info_of(entry, parts) for entry in told["arrays"])
            _require_shallow(told["version"])
            manifest = Manifest(told["version"], infos)
            return cls._made(parts, told["tree"], manifest, message.fields, message.exported, read_only=message.read_only)
        except RecursionError:
            raise ValueError(
                "the handle's tree cannot be: its description is nested too deeply; share a flatter tree"
            ) from None
        except (KeyError, TypeError, IndexError, ValueError) as problem:
            raise ValueError(f"the handle's tree cannot be: {problem!r}") from None

    def _fields(self) -> bytes:
        return self._description

    @property
    def nbytes(self) -> int:
        """The bytes of all memory that is mapped to open it. Arrays that share bytes count once."""
        return sum(_size_of(part) for part in self._parts)

    def put(self) -> None:
        """Takes the handle back: copies of it cannot be opened any more, and what is open stays open. The copies that it kept
        of arrays are freed here."""
        for part in self._parts:
            part.put()

    close = put

    def open(self, *, read_only: bool | None = None, convert: Convert | None = None, dataclasses: Iterable[type] = ()) -> Any:
        """The tree of the process that shared it, over the same memory: the same dicts, lists, tuples and dataclasses, with
        arrays of this package. All is looked at before anything is mapped. Its memory goes with the last of its arrays.

        Args:
            read_only: True for arrays that cannot be written through; by default as the tree was shared. Where the device
                can, copied arrays are mapped so that the system refuses to write.
            convert: Called with each array; what it returns is in the tree instead. `ur_ipc.Array.numpy`,
                `ur_ipc.Array.torch` and `cupy.from_dlpack` are such.
            dataclasses: The dataclasses that may be built. The exporter chooses the values of their fields, of any type,
                and `__init__` is not called, so name only classes that you would build from its values.

        Raises:
            ValueError: This process does not see a device, or `dataclasses` lacks a dataclass of the tree.
            TypeError: An item of `dataclasses` is not a dataclass.
            PermissionError: It was shared for reading only, and asked for with `read_only=False`.
            The others are those of `ArrayHandle.open`.
        """
        if self.read_only and read_only is False:
            raise PermissionError("the tree was shared for reading only; its owner decides that, by share(x, read_only=False)")
        rights = self.read_only if read_only is None else read_only
        types = by_name(dataclasses)
        require_tree(self._node, len(self.manifest.arrays), types)
        arrays = self._open_arrays(rights)
        return put_together(self._node, arrays if convert is None else [convert(array) for array in arrays], types)

    def _open_arrays(self, read_only: bool) -> list[Array]:
        if not read_only:
            for part in self._parts:
                rights_of(part.read_only, False)
        arrays = [(info.part, info.offset, info.shape, info.strides, info.dtype) for info in self.manifest.arrays]
        return _arrays.open_tree(self._parts, arrays, read_only, partial(_map, read_only=read_only))

    def __repr__(self) -> str:
        rights = ", read-only" if self.read_only else ""
        return f"<ur_ipc.TreeHandle of {len(self.manifest.arrays)} arrays, {self.nbytes} bytes{rights}>"


def _require_told(version: object) -> None:
    try:
        json.dumps(version, allow_nan=False)
        _require_shallow(version)
    except (TypeError, ValueError, RecursionError) as problem:
        raise TypeError(
            f"the version is told to other processes, and not by pickle: make it of None, bool, numbers, strings, lists and "
            f"dicts, at most {MAX_DEPTH} deep ({problem})"
        ) from None


def _require_shallow(version: object) -> None:
    """Raises ValueError for a version that is too deep for the stack of its readers."""
    level = [version]
    for _ in range(MAX_DEPTH + 1):
        inner = (x.values() if isinstance(x, dict) else x for x in level if isinstance(x, dict | list | tuple))
        level = [x for items in inner for x in items]
    if level:
        raise ValueError(f"the version is more than {MAX_DEPTH} containers deep")


def _description_of(node: Node, manifest: Manifest) -> bytes:
    """The JSON of a tree, as docs/python.md documents it."""
    arrays = [
        {
            "path": info.path,
            "dtype": str(info.dtype),
            "shape": info.shape,
            "strides": info.strides,
            "part": info.part,
            "offset": info.offset,
        }
        for info in manifest.arrays
    ]
    told = {"version": manifest.version, "tree": node, "arrays": arrays}
    return json.dumps(told, separators=(",", ":"), allow_nan=False).encode()


def _require_limits(description: bytes) -> None:
    values = sum(map(description.count, (b",", b"[", b"{")))
    if len(description) > MAX_DESCRIPTION or values > MAX_VALUES:
        raise ValueError(
            f"the description of the tree has {len(description)} bytes with {values} commas and opening brackets; the limits "
            f"are {MAX_DESCRIPTION} and {MAX_VALUES}; share it as several trees"
        )


def _part_of(data: bytes) -> Handle:
    if wire.unpack(data).kind not in (wire.Kind.ARRAY, wire.Kind.PHYSICAL_MEMORY):  # parsing a tree here would recurse
        raise ValueError("a part is not a handle of bytes")
    part = Handle.from_bytes(data)
    _size_of(part)
    return part


def _size_of(part: Handle) -> int:
    if isinstance(part, PhysicalMemoryHandle) or (
        isinstance(part, ArrayHandle) and part.strides == (1,) and part.dtype.itemsize == 1
    ):
        return part.nbytes
    raise ValueError(f"{part} is no handle of bytes")


def _info_of(entry: dict[str, Any], parts: list[Handle]) -> ArrayInfo:
    dtype, path = dtype_of(entry["dtype"]), entry["path"]
    shape, strides = tuple(entry["shape"]), tuple(entry["strides"])
    number, offset = entry["part"], entry["offset"]
    numbers = (*shape, *strides, number, offset)
    if not all(type(item) is int and abs(item) < 2**63 for item in numbers) or min(*shape, number, 0) < 0:
        raise ValueError(f"the numbers of the array {path!r}")
    if not isinstance(path, str) or len(shape) != len(strides) or not wire.fits_addresses(shape, dtype.itemsize):
        raise ValueError(f"the shape of the array {path!r}")
    part = parts[number]
    low, high = extent(offset, shape, strides, dtype)
    if low < 0 or high > _size_of(part):
        raise ValueError(f"the array {path!r} reaches beyond its memory")
    return ArrayInfo(path, shape, strides, dtype, part.device_uuid, number, offset)


def _map(part: PhysicalMemoryHandle, *, read_only: bool) -> Array:
    """All its bytes."""
    mapped = part.open(read_only=read_only).map()
    if mapped.nbytes < part.nbytes:
        raise ValueError("the handle's memory is smaller than it says")
    return mapped
