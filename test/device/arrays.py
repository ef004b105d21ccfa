#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports arrays of PyTorch, CuPy and JAX, and memory from cuMemAlloc, and opens them in another process.

Each process compares every byte that the other one wrote. If an allocator's memory cannot be shared, the adapter's error must
name the remedy. Skips libraries that are not installed.

    arrays.py [KIND]...
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

SIZE = 3 << 20
OFFSET = 4096  # bytes, from the start of the allocation to the shared array
ALL_DEVICES = 2
LOADER = os.environ.get("UR_IPC_LOADER", "libur_loader.so.0")


class Refused(Exception):
    pass


class Runtime:
    """A context and a queue on the first device."""

    def __init__(self) -> None:
        self.ur = ctypes.CDLL(LOADER)
        self.adapter, platform, self.device = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
        self.context, self.queue = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("urLoaderInit", ctypes.c_uint32(0), None)
        self.call("urAdapterGet", ctypes.c_uint32(1), ctypes.byref(self.adapter), None)
        self.call("urPlatformGet", self.adapter, ctypes.c_uint32(1), ctypes.byref(platform), None)
        self.call("urDeviceGet", platform, ALL_DEVICES, ctypes.c_uint32(1), ctypes.byref(self.device), None)
        self.call("urContextCreate", ctypes.c_uint32(1), ctypes.byref(self.device), None, ctypes.byref(self.context))
        self.call("urQueueCreate", self.context, self.device, None, ctypes.byref(self.queue))

    def call(self, name: str, *arguments: Any) -> None:
        result = getattr(self.ur, name)(*arguments)
        if result != 0:
            text, code = ctypes.c_char_p(), ctypes.c_int32()
            self.ur.urAdapterGetLastError(self.adapter, ctypes.byref(text), ctypes.byref(code))
            raise Refused(f"{name} returned {result}: {(text.value or b'').decode()}")

    def get(self, pointer: int) -> bytes:
        data, size = ctypes.c_void_p(), ctypes.c_size_t()
        at = ctypes.c_void_p(pointer)
        self.call("urIPCGetMemHandleExp", self.context, at, ctypes.byref(data), ctypes.byref(size))
        return ctypes.string_at(data.value or 0, size.value)

    def open(self, handle: bytes) -> int:
        opened = ctypes.c_void_p()
        size = ctypes.c_size_t(len(handle))
        self.call("urIPCOpenMemHandleExp", self.context, self.device, handle, size, ctypes.byref(opened))
        return opened.value or 0

    def close(self, pointer: int) -> None:
        self.call("urIPCCloseMemHandleExp", self.context, ctypes.c_void_p(pointer))

    def copy(self, to: Any, source: Any, size: int) -> None:
        self.call("urEnqueueUSMMemcpy", self.queue, True, to, source, ctypes.c_size_t(size), 0, None, None)

    def read(self, pointer: int, size: int) -> bytes:
        host = ctypes.create_string_buffer(size)
        self.copy(host, ctypes.c_void_p(pointer), size)
        return host.raw

    def write(self, pointer: int, data: bytes) -> None:
        self.copy(ctypes.c_void_p(pointer), data, len(data))


def pattern(seed: int) -> bytes:
    return bytes((seed + 7 * index + index // 251) % 256 for index in range(65536)) * (SIZE // 65536)


# Each function makes an array of OFFSET + SIZE bytes. It returns the address and the object that keeps the array alive.


def of_torch() -> tuple[int, object]:
    torch = import_module("torch")
    array = torch.zeros(OFFSET + SIZE, dtype=torch.uint8, device="cuda")
    torch.cuda.synchronize()
    return array.data_ptr(), array


def of_cupy() -> tuple[int, object]:
    cupy = import_module("cupy")
    array = cupy.zeros(OFFSET + SIZE, dtype=cupy.uint8)
    cupy.cuda.Device().synchronize()
    return int(array.data.ptr), array


def of_cupys_asynchronous_pool() -> tuple[int, object]:
    cupy = import_module("cupy")
    cupy.cuda.set_allocator(cupy.cuda.MemoryAsyncPool().malloc)
    return of_cupy()


def of_jax() -> tuple[int, object]:
    numpy = import_module("jax.numpy")
    array = numpy.zeros(OFFSET + SIZE, dtype=numpy.uint8).block_until_ready()
    return int(array.unsafe_buffer_pointer()), array


def of_the_driver() -> tuple[int, object]:
    cuda = ctypes.CDLL("libcuda.so.1")
    context, memory = ctypes.c_void_p(), ctypes.c_uint64()
    codes = [cuda.cuInit(0), cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0), cuda.cuCtxSetCurrent(context)]
    codes.append(cuda.cuMemAlloc_v2(ctypes.byref(memory), ctypes.c_size_t(OFFSET + SIZE)))
    if any(codes):
        raise RuntimeError(f"the driver returned {codes}")
    return memory.value, cuda


EXPANDABLE = {"PYTORCH_CUDA_ALLOC_CONF": "expandable_segments:True"}
KINDS: dict[str, tuple[str, Callable[[], tuple[int, object]], dict[str, str], str]] = {
    # the required module, the function, the environment, and a part of the expected error (empty: the array can be shared)
    "driver": ("ctypes", of_the_driver, {}, ""),
    "torch": ("torch", of_torch, {}, ""),
    "torch_expandable": ("torch", of_torch, {**EXPANDABLE, "TORCH_CUDA_EXPANDABLE_SEGMENTS_IPC": "1"}, ""),
    "torch_expandable_private": (
        "torch",
        of_torch,
        {**EXPANDABLE, "TORCH_CUDA_EXPANDABLE_SEGMENTS_IPC": "0"},
        "TORCH_CUDA_EXPANDABLE_SEGMENTS_IPC=1",
    ),
    "torch_asynchronous": (
        "torch",
        of_torch,
        {"PYTORCH_CUDA_ALLOC_CONF": "backend:cudaMallocAsync"},
        "PYTORCH_CUDA_ALLOC_CONF=backend:native",
    ),
    "cupy": ("cupy", of_cupy, {}, ""),
    "cupy_asynchronous": ("cupy", of_cupys_asynchronous_pool, {}, "asynchronous pool"),
    "jax": ("jax", of_jax, {"XLA_PYTHON_CLIENT_MEM_FRACTION": "0.05"}, ""),
}


def export(kind: str) -> None:
    _, make, _, refusal = KINDS[kind]
    address, kept = make()
    runtime = Runtime()
    runtime.write(address + OFFSET, pattern(1))
    try:
        handle = runtime.get(address + OFFSET)
    except Refused as refused:
        if not refusal or refusal not in str(refused):
            raise
        print(f"{kind}: refused as expected: {refused}")
        return
    if refusal:
        raise SystemExit(f"{kind}: was shared, but the export should be refused")
    command = [sys.executable, "-B", __file__, "--open"]
    subprocess.run(command, input=handle, check=True)
    if runtime.read(address + OFFSET, SIZE) != pattern(2):
        raise SystemExit(f"{kind}: the bytes that the importer wrote are missing")
    print(f"{kind}: {SIZE} bytes are the same in both processes")
    del kept


def open_and_compare() -> None:
    runtime = Runtime()
    pointer = runtime.open(sys.stdin.buffer.read())
    if runtime.read(pointer, SIZE) != pattern(1):
        raise SystemExit("the bytes that the exporter wrote are missing")
    runtime.write(pointer, pattern(2))
    runtime.close(pointer)


def main() -> int:
    arguments = sys.argv[1:]
    if arguments == ["--open"]:
        open_and_compare()
        return 0
    if arguments[:1] == ["--export"]:
        export(arguments[1])
        return 0
    failed = 0
    for kind in arguments or KINDS:
        module, _, environment, _ = KINDS[kind]
        if find_spec(module) is None:
            print(f"{kind}: skipped, {module} is not installed")
            continue
        command = [sys.executable, "-B", __file__, "--export", kind]
        sys.stdout.flush()
        if subprocess.run(command, env={**os.environ, **environment}).returncode != 0:
            print(f"{kind}: FAILED")
            failed += 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
