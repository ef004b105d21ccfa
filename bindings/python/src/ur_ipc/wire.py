# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The bytes that handles travel as, version 1. docs/python.md describes them for readers in other languages, and
ext/arrays/wire.cpp reads and writes them."""

from __future__ import annotations

import enum
from struct import Struct
from typing import NamedTuple

from ur_ipc import _arrays
from ur_ipc._arrays import Message, fits_addresses, split
from ur_ipc.dtypes import DTYPES, DType

_BYTES = Struct("<Q")


class Kind(enum.IntEnum):
    """What a handle is of."""

    ARRAY = 1
    EVENT = 2
    PHYSICAL_MEMORY = 3
    GROWABLE_ARRAY = 4
    TREE = 5


class Elements(NamedTuple):
    """How elements lie in memory."""

    dtype: DType
    number: int  # the kind's own
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # in bytes


def pack(kind: int, backend: int, device_uuid: bytes, read_only: bool, fields: bytes, exported: bytes) -> bytes:
    """The bytes of a handle."""
    return _arrays.pack(kind, backend, device_uuid, read_only, fields, exported)


def unpack(message: bytes) -> Message:
    """What the bytes of a handle say. ValueError, with the reason, if they are none that this version reads."""
    return _arrays.unpack(message)


def pack_elements(dtype: DType, number: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> bytes:
    """The fields of a kind that has elements; `strides` may be empty for one whose rows lie without gaps."""
    return _arrays.pack_elements(dtype.number, number, shape, strides)


def unpack_elements(fields: bytes, *, strided: bool) -> Elements:
    """What `pack_elements` has packed. ValueError for what cannot be."""
    element_type, number, shape, strides = _arrays.unpack_elements(fields, strided)
    return Elements(DTYPES[element_type], number, shape, strides)


def pack_size(nbytes: int) -> bytes:
    """The field of a kind that has a size alone."""
    return _BYTES.pack(nbytes)


def unpack_size(fields: bytes) -> int:
    """What `pack_size` has packed."""
    if len(fields) != _BYTES.size:
        raise ValueError(f"the handle's size takes {len(fields)} bytes, not {_BYTES.size}")
    nbytes: int = _BYTES.unpack(fields)[0]
    return nbytes


__all__ = [
    "Elements",
    "Kind",
    "Message",
    "fits_addresses",
    "pack",
    "pack_elements",
    "pack_size",
    "split",
    "unpack",
    "unpack_elements",
    "unpack_size",
]
