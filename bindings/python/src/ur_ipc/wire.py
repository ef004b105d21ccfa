# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The bytes that handles travel as, version 1. docs/python.md describes them for readers in other languages.

A message is a header, fields of its kind, the adapter's handle, and a checksum. All numbers are little-endian.
"""

from __future__ import annotations

import enum
import math
from dataclasses import dataclass
from struct import Struct, error
from zlib import crc32

from ur_ipc.dtypes import DType, dtype_of_code

_MAGIC = b"ur-ipc\0\0"
_VERSION = 1
_READ_ONLY = 1
_MAX_DIMENSIONS = 64  # NumPy's
_MAX_BYTES = 2**63 - 1  # that an address, an offset or a length may tell

# Magic, version, kind, bytes of the message, flags, backend, bytes of the adapter's handle, device UUID.
_HEADER = Struct("<8sHHIIII16s")
_KIND = slice(10, 12)
# DLPack's code, bits and lanes of the elements, dimensions, and a kind's own number.
_ELEMENTS = Struct("<BBHIq")
_BYTES = Struct("<Q")
_CHECKSUM = Struct("<I")


class Kind(enum.IntEnum):
    """What a handle is of."""

    ARRAY = 1
    EVENT = 2
    PHYSICAL_MEMORY = 3
    GROWABLE_ARRAY = 4
    TREE = 5


_KINDS = {int(kind): kind for kind in Kind}


@dataclass(slots=True)
class Message:
    """What stands in the header of every handle, and the adapter's bytes."""

    kind: Kind
    backend: int
    device_uuid: bytes
    read_only: bool
    fields: bytes  # those of the kind
    exported: bytes  # the adapter's handle


@dataclass(slots=True)
class Elements:
    """How elements lie in memory."""

    dtype: DType
    number: int  # the kind's own
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # in bytes


class _Malformed(Exception):
    pass


def pack(kind: Kind, backend: int, device_uuid: bytes, read_only: bool, fields: bytes, exported: bytes) -> bytes:
    """The bytes of a handle."""
    size = _HEADER.size + len(fields) + len(exported) + _CHECKSUM.size
    flags = _READ_ONLY if read_only else 0
    header = _HEADER.pack(_MAGIC, _VERSION, kind, size, flags, backend, len(exported), device_uuid)
    message = header + fields + exported
    return message + _CHECKSUM.pack(crc32(message))


def split(messages: bytes) -> list[bytes]:
    """Messages that follow each other. ValueError if the last one is cut off."""
    parts = []
    start = 0
    while start < len(messages):
        if len(messages) - start < _HEADER.size:
            raise ValueError(f"the last {len(messages) - start} bytes are no handle of ur_ipc: they are cut off")
        size = max(_HEADER.size, _HEADER.unpack_from(messages, start)[3])
        parts.append(messages[start : start + size])
        start += size
    return parts


def is_tree(message: bytes) -> bool:
    """Whether bytes, if they are a message, are that of a tree."""
    return message[_KIND] == int(Kind.TREE).to_bytes(2, "little")


def unpack(message: bytes) -> Message:
    """What the bytes of a handle say. ValueError, with the reason, if they are none that this version reads."""
    try:
        return _unpack(message)
    except (_Malformed, error) as problem:
        raise ValueError(f"these {len(message)} bytes are no handle of ur_ipc: {problem}") from None


def _unpack(message: bytes) -> Message:
    if len(message) < _HEADER.size + _CHECKSUM.size:
        raise _Malformed("they are cut off")
    magic, version, kind, size, flags, backend, exported, uuid = _HEADER.unpack_from(message)
    if magic != _MAGIC:
        raise _Malformed("they do not begin as one")
    if version != _VERSION:
        raise _Malformed(f"they are of version {version}, and this library reads version {_VERSION}")
    if size != len(message):
        raise _Malformed(f"they should be {size}")
    body = message[: -_CHECKSUM.size]
    if _CHECKSUM.unpack_from(message, len(body)) != (crc32(body),):
        raise _Malformed("they were changed on their way")
    if kind not in _KINDS:
        raise _Malformed(f"nothing is of kind {kind}")
    if flags & ~_READ_ONLY:
        raise _Malformed(f"nothing has the flags {flags:#x}")
    end = len(body) - exported
    if end < _HEADER.size:
        raise _Malformed("the adapter's handle is longer than the message")
    return Message(_KINDS[kind], backend, uuid, bool(flags & _READ_ONLY), body[_HEADER.size : end], body[end:])


def pack_elements(dtype: DType, number: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> bytes:
    """The fields of a kind that has elements; `strides` may be empty for one whose rows lie without gaps."""
    head = _ELEMENTS.pack(dtype.code, dtype.bits, 1, len(shape), number)
    return head + Struct(f"<{len(shape)}Q{len(strides)}q").pack(*shape, *strides)


def unpack_elements(fields: bytes, *, strided: bool) -> Elements:
    """What `pack_elements` has packed. ValueError for what cannot be."""
    try:
        return _unpack_elements(fields, strided=strided)
    except (_Malformed, error) as problem:
        raise ValueError(f"the handle's elements cannot be: {problem}") from None


def _unpack_elements(fields: bytes, *, strided: bool) -> Elements:
    code, bits, lanes, dimensions, number = _ELEMENTS.unpack_from(fields)
    dtype = dtype_of_code(code, bits)
    if dtype is None or lanes != 1:
        raise _Malformed(f"this library has no type of DLPack's code {code} with {bits} bits and {lanes} lanes")
    steps = dimensions if strided else 0
    if dimensions > _MAX_DIMENSIONS or len(fields) != _ELEMENTS.size + 8 * (dimensions + steps):
        raise _Malformed(f"{len(fields)} bytes for {dimensions} dimensions")
    numbers = Struct(f"<{dimensions}Q{steps}q").unpack_from(fields, _ELEMENTS.size)
    shape, strides = numbers[:dimensions], numbers[dimensions:]
    if not fits_addresses(shape, dtype.itemsize):
        raise _Malformed("more bytes than there can be")
    return Elements(dtype, number, shape, strides)


def fits_addresses(shape: tuple[int, ...], itemsize: int) -> bool:
    """Whether elements of that shape can be. Lengths count even where another one is 0: nobody who multiplies them
    overflows."""
    return len(shape) <= _MAX_DIMENSIONS and math.prod([length or 1 for length in shape]) * itemsize <= _MAX_BYTES


def pack_size(nbytes: int) -> bytes:
    """The field of a kind that has a size alone."""
    return _BYTES.pack(nbytes)


def unpack_size(fields: bytes) -> int:
    """What `pack_size` has packed."""
    if len(fields) != _BYTES.size:
        raise ValueError(f"the handle's size takes {len(fields)} bytes, not {_BYTES.size}")
    nbytes: int = _BYTES.unpack(fields)[0]
    return nbytes
