# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the headers of safetensors files, because the safetensors library does not return the tensors' positions in a file.

The format: 8 bytes with the length of the header, the header in JSON, and the bytes of the tensors without gaps.
"""

from __future__ import annotations

import json
import math
import os
import stat
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from struct import Struct
from typing import Any

from ur_ipc.dtypes import DType, dtype_of

Files = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]

_LENGTH = Struct("<Q")
_MAX_JSON_BYTES = 100_000_000  # the format's limit for a header
_MAX_DIMENSIONS = 64  # this package's limit for an array
_METADATA = "__metadata__"
_FIELDS = {"dtype", "shape", "data_offsets"}
_DTYPES = {
    name: dtype_of(dtype_name)
    for name, dtype_name in {
        "BOOL": "bool",
        "I8": "int8",
        "I16": "int16",
        "I32": "int32",
        "I64": "int64",
        "U8": "uint8",
        "U16": "uint16",
        "U32": "uint32",
        "U64": "uint64",
        "F16": "float16",
        "BF16": "bfloat16",
        "F32": "float32",
        "F64": "float64",
        "C64": "complex64",
        "F8_E4M3": "float8_e4m3fn",
        "F8_E4M3FNUZ": "float8_e4m3fnuz",
        "F8_E5M2": "float8_e5m2",
        "F8_E5M2FNUZ": "float8_e5m2fnuz",
        "F8_E8M0": "float8_e8m0fnu",
    }.items()
}


@dataclass(frozen=True, slots=True)
class StoredTensor:
    """A tensor in an open file."""

    name: str
    dtype: DType
    shape: tuple[int, ...]
    file: FileIO
    start: int  # the position of the tensor's first byte in the file
    nbytes: int


def open_tensors(files: Files, stack: ExitStack) -> list[StoredTensor]:
    """Opens safetensors files and returns their tensors, in the order of their bytes. `stack` closes the files.

    Args:
        files: A file, several files, or an index (`model.safetensors.index.json`) that lists the tensors of each file.

    Raises:
        ValueError: A file or the index is invalid, or a tensor is in two files.
        OSError: A file cannot be read.
    """
    paths = [Path(files)] if isinstance(files, str | os.PathLike) else list(map(Path, files))
    if len(paths) == 1 and paths[0].suffix == ".json":
        return _indexed_tensors(paths[0], stack)
    tensors = [tensor for path in paths for tensor in _tensors_of(path, stack)]
    first: dict[str, StoredTensor] = {}
    for tensor in tensors:
        earlier = first.setdefault(tensor.name, tensor)
        if earlier is not tensor:
            raise ValueError(
                f"the tensor {tensor.name!r} is in {earlier.file.name} and in {tensor.file.name}; load one of the files, or "
                "the index (model.safetensors.index.json) that names the file of each tensor"
            )
    return tensors


def _indexed_tensors(path: Path, stack: ExitStack) -> list[StoredTensor]:
    """Returns the tensors that an index names. The index also names the file of each tensor."""
    try:
        with _open_file(path) as file:
            file_of = _parse(file.read(_MAX_JSON_BYTES + 1)).get("weight_map")
        if not isinstance(file_of, dict) or not all(_is_file_name(name) for name in file_of.values()):
            raise ValueError("its weight_map has to name a file of the same folder for each tensor")
    except ValueError as problem:
        raise ValueError(f"{path} is not an index of safetensors files: {problem}") from None
    tensors_by_name: dict[str, StoredTensor] = {}
    for name in sorted(set(file_of.values())):
        tensors = _tensors_of(path.with_name(name), stack)
        tensors_by_name |= {tensor.name: tensor for tensor in tensors if file_of.get(tensor.name) == name}
    for tensor_name, name in file_of.items():
        if tensor_name not in tensors_by_name:
            raise ValueError(f"{path} names the tensor {tensor_name!r} in {name}, but that file lacks it; download both again")
    return list(tensors_by_name.values())


def _is_file_name(name: object) -> bool:
    """Returns whether `name` is a file name without a folder, so that an index cannot reach other folders."""
    return isinstance(name, str) and name not in ("", ".", "..") and "/" not in name and "\0" not in name


def _open_file(path: Path) -> FileIO:
    """Opens a file. Raises ValueError for a pipe or a device, because an open or a read of it could block."""
    file = FileIO(os.fspath(path), opener=_open_without_blocking)
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise ValueError(f"{path} is a pipe or a device, not a regular file; name a safetensors file")
    return file


def _open_without_blocking(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_NONBLOCK)


def _tensors_of(path: Path, stack: ExitStack) -> list[StoredTensor]:
    file = stack.enter_context(_open_file(path))
    try:
        return _read_header(file)
    except ValueError as problem:
        raise ValueError(f"{path} is not a complete safetensors file: {problem}; download or save it again") from None


def _read_header(file: FileIO) -> list[StoredTensor]:
    size = os.fstat(file.fileno()).st_size
    if size < _LENGTH.size:
        raise ValueError(f"it has {size} bytes, but the length of the header alone takes {_LENGTH.size} bytes")
    (length,) = _LENGTH.unpack(os.pread(file.fileno(), _LENGTH.size, 0))
    begin = _LENGTH.size + length
    if length > _MAX_JSON_BYTES or begin > size:
        raise ValueError(
            f"bytes 0 to 7 say that the header has {length} bytes, but the file has {size} bytes, and the limit is "
            f"{_MAX_JSON_BYTES} bytes"
        )
    header = _parse(os.pread(file.fileno(), length, _LENGTH.size))
    header.pop(_METADATA, None)
    tensors = [_tensor(name, fields, file, begin) for name, fields in header.items()]
    tensors.sort(key=lambda tensor: (tensor.start, tensor.nbytes))
    end = begin
    for tensor in tensors:
        if tensor.start != end:
            raise ValueError(
                f"the tensor {tensor.name!r} begins at byte {tensor.start}, but the tensor before it ends at byte {end}"
            )
        end += tensor.nbytes
    if end != size:
        raise ValueError(f"its tensors end at byte {end}, but the file has {size} bytes")
    return tensors


def _parse(text: bytes) -> dict[str, Any]:
    """Parses a JSON object. Raises ValueError for other text, and for an object that contains a key twice."""
    if len(text) > _MAX_JSON_BYTES:
        raise ValueError(f"it has more than {_MAX_JSON_BYTES} bytes of JSON")
    try:
        parsed = json.loads(text.decode(), object_pairs_hook=_without_duplicates)
    except (ValueError, RecursionError) as problem:
        raise ValueError(f"invalid JSON: {problem}") from None
    if not isinstance(parsed, dict):
        raise ValueError("its JSON is not an object")
    return parsed


def _without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members: dict[str, object] = {}
    for key, value in pairs:
        if key in members:
            raise ValueError(f"the key {key!r} appears twice")
        key.encode()  # fails for half of a surrogate pair, which JSON can escape
        members[key] = value
    return members


def _tensor(name: str, fields: object, file: FileIO, begin: int) -> StoredTensor:
    """Makes a tensor from a header entry. `begin` is the position of the first byte after the header."""
    if not isinstance(fields, dict) or fields.keys() != _FIELDS:
        raise ValueError(f"the entry of the tensor {name!r} needs exactly the keys {', '.join(sorted(_FIELDS))}")
    dtype = _DTYPES.get(fields["dtype"]) if isinstance(fields["dtype"], str) else None
    if dtype is None:
        raise ValueError(
            f"the tensor {name!r} has the element type {fields['dtype']!r}, which this package does not support; supported are "
            f"{', '.join(_DTYPES)}"
        )
    shape, offsets = fields["shape"], fields["data_offsets"]
    if not _are_sizes(shape) or len(shape) > _MAX_DIMENSIONS:
        raise ValueError(f"the shape of the tensor {name!r} is not a list of at most {_MAX_DIMENSIONS} sizes")
    if not _are_sizes(offsets) or len(offsets) != 2:
        raise ValueError(f"the data_offsets of the tensor {name!r} are not two offsets")
    nbytes = math.prod(shape) * dtype.itemsize
    if offsets[1] - offsets[0] != nbytes:
        raise ValueError(f"the tensor {name!r} has {nbytes} bytes, but its data_offsets are {offsets[0]} and {offsets[1]}")
    return StoredTensor(name, dtype, tuple(shape), file, begin + offsets[0], nbytes)


def _are_sizes(numbers: object) -> bool:
    return isinstance(numbers, list) and all(type(number) is int and 0 <= number < 1 << 63 for number in numbers)
