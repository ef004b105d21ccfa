# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files for the tests of `ur_ipc.load`, and functions that these tests run in other processes."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import ur_ipc

LAYERS = 40
LAYER_BYTES = 1 << 20  # `load` needs several reads for all layers


def packed(header: object, data: bytes = b"") -> bytes:
    """Returns the bytes of a safetensors file."""
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data


def write(path: Path, tensors: dict[str, tuple[str, list[int], bytes]]) -> Path:
    """Writes the element types, shapes and bytes of tensors into a safetensors file."""
    header: dict[str, Any] = {"__metadata__": {"format": "pt"}}
    end = 0
    for name, (dtype, shape, data) in tensors.items():
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [end, end + len(data)]}
        end += len(data)
    path.write_bytes(packed(header, b"".join(data for _, _, data in tensors.values())))
    return path


def write_model(path: Path, layers: int = LAYERS) -> Path:
    """Writes layers that are filled with their numbers."""
    return write(path, {f"layers.{n}": ("U8", [LAYER_BYTES], bytes([n]) * LAYER_BYTES) for n in range(layers)})


def is_model(tensors: dict[str, ur_ipc.Array], layers: int = LAYERS) -> bool:
    """Returns whether the tensors have the contents that `write_model` writes."""
    return len(tensors) == layers and all((tensors[f"layers.{n}"].numpy() == n).all() for n in range(layers))


def load_model(name: str, path: Path, **options: Any) -> tuple[bool, int]:
    """Loads the result of `write_model`. Returns whether it is complete, and how many bytes this process has read."""
    before = _read_bytes()
    complete = is_model(ur_ipc.load(name, path, **options))
    return complete, _read_bytes() - before


def _read_bytes() -> int:
    """Returns the number of bytes that system calls of this process have read."""
    facts = dict(line.split(": ") for line in Path("/proc/self/io").read_text().splitlines())
    return int(facts["rchar"])


def stop_half_way(name: str, path: Path, reached: Path) -> None:
    """Begins to load a model. Never returns: after some reads, the load waits forever."""
    read, reads = os.preadv, []

    def read_some(descriptor: int, buffers: Any, offset: int) -> int:
        reads.append(offset)
        if len(reads) > 4:
            reached.touch()
            threading.Event().wait()
        return read(descriptor, buffers, offset)

    with patch.object(os, "preadv", read_some):
        ur_ipc.load(name, path)


def elements_of(array: ur_ipc.Array) -> bytes:
    return ur_ipc.from_array(array).tobytes()


def all_types() -> dict[str, tuple[str, list[int], bytes]]:
    """Returns a tensor of each element type of the format, and tensors of unusual shapes."""
    sizes = {"BOOL": 1, "I8": 1, "U8": 1, "F8_E4M3": 1, "F8_E5M2": 1, "F8_E4M3FNUZ": 1, "F8_E5M2FNUZ": 1, "F8_E8M0": 1}
    sizes |= {"I16": 2, "U16": 2, "F16": 2, "BF16": 2, "I32": 4, "U32": 4, "F32": 4, "I64": 8, "U64": 8, "F64": 8, "C64": 8}
    random = np.random.default_rng(5)
    tensors = {dtype: (dtype, [3, 1, 7], random.integers(0, 2, 21 * size, "uint8").tobytes()) for dtype, size in sizes.items()}
    tensors["empty"] = ("BF16", [4, 0], b"")
    tensors["scalar"] = ("F32", [], np.float32(2.5).tobytes())
    tensors["long"] = ("I16", [5 << 20], random.integers(-9, 9, 5 << 20, "int16").tobytes())
    tensors["ünïcode.名前"] = ("I8", [1], b"\7")
    return tensors
