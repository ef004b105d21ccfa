# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files for the tests of `ur_ipc.load`, and functions that these tests run in other processes."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import ur_ipc
from ur_ipc import _arrays

LAYERS = 40
LAYER_BYTES = 1 << 20  # `load` needs several reads for all layers


def safetensors_bytes(header: object, data: bytes = b"") -> bytes:
    """Returns the bytes of a safetensors file."""
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data


def write(path: Path, tensors: dict[str, tuple[str, list[int], bytes]]) -> Path:
    """Writes a safetensors file with these tensors: their element types, shapes and bytes."""
    header: dict[str, Any] = {"__metadata__": {"format": "pt"}}
    end = 0
    for name, (dtype, shape, data) in tensors.items():
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [end, end + len(data)]}
        end += len(data)
    path.write_bytes(safetensors_bytes(header, b"".join(data for _, _, data in tensors.values())))
    return path


def write_model(path: Path, layers: int = LAYERS) -> Path:
    """Writes a model whose layers are filled with their numbers."""
    return write(path, {f"layers.{n}": ("U8", [LAYER_BYTES], bytes([n]) * LAYER_BYTES) for n in range(layers)})


def write_sparse(path: Path, nbytes: int) -> Path:
    """Writes a tensor of zeros that uses no space on the disk."""
    path.write_bytes(safetensors_bytes({"w": {"dtype": "U8", "shape": [nbytes], "data_offsets": [0, nbytes]}}))
    os.truncate(path, path.stat().st_size + nbytes)
    return path


def is_model(tensors: dict[str, ur_ipc.Array], layers: int = LAYERS) -> bool:
    """Returns whether the tensors have the contents that `write_model` writes."""
    return len(tensors) == layers and all((tensors[f"layers.{n}"].numpy() == n).all() for n in range(layers))


def load_model(name: str, path: Path, **options: Any) -> tuple[bool, int]:
    """Loads the result of `write_model`. Returns whether the model is complete, and how many bytes this process has read."""
    before = read_bytes()
    complete = is_model(ur_ipc.load(name, path, **options))
    return complete, read_bytes() - before


def read_bytes() -> int:
    """Returns the number of bytes that system calls of this process have read."""
    counters = dict(line.split(": ") for line in Path("/proc/self/io").read_text().splitlines())
    return int(counters["rchar"])


def stop_halfway(name: str, path: Path, half_read: Path) -> None:
    """Begins to load a model, and never returns: after half of the reads it waits until it is killed."""
    read = _arrays.read_files

    def read_half(device: Any, queue: int, address: int, parts: Any, report: Any) -> None:
        read(device, queue, address, parts[: len(parts) // 2], report)
        half_read.touch()
        threading.Event().wait()

    with patch.object(_arrays, "read_files", read_half):
        ur_ipc.load(name, path)


def call_before_reads(action: Callable[[int, int], object]) -> Any:
    """Patches `load`: before it reads, it calls `action` with the last tensor's file descriptor and address."""
    read = _arrays.read_files

    def action_then_read(device: Any, queue: int, address: int, parts: Any, report: Any) -> Any:
        action(parts[-1][0], address + parts[-1][3])
        return read(device, queue, address, parts, report)

    return patch.object(_arrays, "read_files", action_then_read)


def replace_by_unreadable(descriptor: int) -> None:
    """Replaces an open file by /proc/self/mem, whose first bytes cannot be read, because no memory is mapped there."""
    with Path("/proc/self/mem").open("rb") as file:
        os.dup2(file.fileno(), descriptor, inheritable=False)


def elements_of(array: ur_ipc.Array) -> bytes:
    return ur_ipc.from_array(array).tobytes()


def all_types() -> dict[str, tuple[str, list[int], bytes]]:
    """Returns a tensor of each element type in the format, and tensors with unusual shapes."""
    sizes = {"BOOL": 1, "I8": 1, "U8": 1, "F8_E4M3": 1, "F8_E5M2": 1, "F8_E4M3FNUZ": 1, "F8_E5M2FNUZ": 1, "F8_E8M0": 1}
    sizes |= {"I16": 2, "U16": 2, "F16": 2, "BF16": 2, "I32": 4, "U32": 4, "F32": 4, "I64": 8, "U64": 8, "F64": 8, "C64": 8}
    random = np.random.default_rng(5)
    tensors = {dtype: (dtype, [3, 1, 7], random.integers(0, 2, 21 * size, "uint8").tobytes()) for dtype, size in sizes.items()}
    tensors["empty"] = ("BF16", [4, 0], b"")
    tensors["scalar"] = ("F32", [], np.float32(2.5).tobytes())
    tensors["long"] = ("I16", [5 << 20], random.integers(-9, 9, 5 << 20, "int16").tobytes())
    tensors["ünïcode.名前"] = ("I8", [1], b"\7")
    return tensors
