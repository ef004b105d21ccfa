# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The byte format of handles, version 1. docs/python.md describes it for other languages. ext/arrays/wire.cpp implements it."""

from __future__ import annotations

import enum
from struct import Struct
from typing import NamedTuple

from ur_ipc import _arrays
from ur_ipc._arrays import Message, split
from ur_ipc.dtypes import DTYPES, DType

_BYTES = Struct("<Q")


class Kind(enum.IntEnum):
    """The kind of object that a handle names."""

    ARRAY = 1
    EVENT = 2
    PHYSICAL_MEMORY = 3
    GROWABLE_ARRAY = 4
    TREE = 5


class Elements(NamedTuple):
    """The layout of elements in memory."""

    dtype: DType
    number: int  # an array's offset, or a growable array's capacity
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # in bytes


def pack(kind: int, backend: int, device_uuid: bytes, read_only: bool, fields: bytes, exported: bytes) -> bytes:
    """Packs a handle into bytes."""
    return _arrays.pack(kind, backend, device_uuid, read_only, fields, exported)


def unpack(message: bytes) -> Message:
    """Parses the bytes of a handle. Raises ValueError, with the reason, if this version cannot read them."""
    return _arrays.unpack(message)


def pack_elements(dtype: DType, number: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> bytes:
    """Packs the fields of a kind that has elements. A kind with contiguous rows has no `strides`."""
    return _arrays.pack_elements(dtype.number, number, shape, strides)


def unpack_elements(fields: bytes, *, strided: bool) -> Elements:
    """Parses the result of `pack_elements`. Raises ValueError for invalid fields."""
    element_type, number, shape, strides = _arrays.unpack_elements(fields, strided)
    return Elements(DTYPES[element_type], number, shape, strides)


def pack_size(nbytes: int) -> bytes:
    """Packs the field of a kind that has only a size."""
    return _BYTES.pack(nbytes)


def unpack_size(fields: bytes) -> int:
    """Parses the result of `pack_size`."""
    if len(fields) != _BYTES.size:
        raise ValueError(f"the handle's size field has {len(fields)} bytes, not {_BYTES.size}")
    nbytes: int = _BYTES.unpack(fields)[0]
    return nbytes


__all__ = [
    "Elements",
    "Kind",
    "Message",
    "pack",
    "pack_elements",
    "pack_size",
    "split",
    "unpack",
    "unpack_elements",
    "unpack_size",
]
