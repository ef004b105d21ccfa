# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One class per array library. It makes arrays to share, views shared arrays, and writes to them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import ur_ipc

INTEGERS = ("int8", "int16", "int32", "int64", "uint8")
UNSIGNED = ("uint16", "uint32", "uint64")
REALS = ("float16", "float32", "float64")
COMPLEX = ("complex64", "complex128")


class Library:
    """A library that views arrays through DLPack."""

    types: tuple[str, ...] = ("bool", *INTEGERS, *REALS, *COMPLEX)
    cases: tuple[str, ...] = ("steps", "transposed", "number")
    writes = True
    reads_read_only = False  # whether its version of DLPack marks read-only arrays

    def __init__(self, module: str) -> None:
        self.module: Any = import_module(module)

    def make(self, values: bytes, dtype: str, shape: tuple[int, ...]) -> Any:
        """Makes an array of this library with these bytes."""
        raise NotImplementedError

    def view(self, array: ur_ipc.Array) -> Any:
        """Returns an array of this library over the same memory."""
        return self.module.from_dlpack(array)

    def data(self, x: Any) -> bytes:
        """Returns the elements as bytes, row by row."""
        raise NotImplementedError

    def clear(self, x: Any) -> None:
        """Sets all elements to 0."""
        x[...] = 0

    def open(self, handle: ur_ipc.ArrayHandle) -> ur_ipc.Array:
        return handle.open()


class Numpy(Library):
    types = ("bool", *INTEGERS, *UNSIGNED, *REALS, *COMPLEX)
    cases = (*Library.cases, "backwards")
    reads_read_only = True

    def __init__(self) -> None:
        super().__init__("numpy")

    def make(self, values: bytes, dtype: str, shape: tuple[int, ...]) -> Any:
        return self.module.frombuffer(values, dtype).reshape(shape) if values else self.module.empty(shape, dtype)

    def view(self, array: ur_ipc.Array) -> Any:
        return self.module.asarray(array)

    def data(self, x: Any) -> bytes:
        data: bytes = x.tobytes()
        return data


class Torch(Library):
    types = (*Library.types[1:], "bfloat16")  # without bool, which versions of PyTorch read differently from DLPack

    def __init__(self) -> None:
        super().__init__("torch")

    def make(self, values: bytes, dtype: str, shape: tuple[int, ...]) -> Any:
        if not values:
            return self.module.empty(shape, dtype=getattr(self.module, dtype))
        return self.module.frombuffer(bytearray(values), dtype=getattr(self.module, dtype)).reshape(shape)

    def data(self, x: Any) -> bytes:
        number = x.new_empty(x.shape).copy_(x).reshape(-1)
        data: bytes = bytes(number.view(self.module.uint8).numpy()) if number.numel() else b""
        return data


class Jax(Library):
    types = ("bool", *INTEGERS, *UNSIGNED, *REALS, *COMPLEX, "bfloat16")
    cases = ("number",)  # only contiguous arrays
    writes = False

    def __init__(self) -> None:
        import_module("jax").config.update("jax_enable_x64", True)
        super().__init__("jax.numpy")

    def make(self, values: bytes, dtype: str, shape: tuple[int, ...]) -> Any:
        raw = self.module.frombuffer(values, dtype="uint8") if values else self.module.zeros(0, "uint8")
        items = ur_ipc.empty(0, dtype).itemsize
        view = raw.reshape(-1, items) if items > 1 else raw
        if dtype in ("bool", *COMPLEX):
            return self.module.asarray(import_module("numpy").frombuffer(values, dtype)).reshape(shape)
        return import_module("jax.lax").bitcast_convert_type(view, dtype).reshape(shape)

    def data(self, x: Any) -> bytes:
        data: bytes = import_module("numpy").asarray(x).tobytes()
        return data


class Dpctl(Library):
    """Memory of a SYCL context, without a type and a shape."""

    types = ("uint8",)
    cases = ()  # only one dimension

    def __init__(self) -> None:
        super().__init__("dpctl.memory")
        from ur_ipc import sycl

        self._queue = import_module("dpctl").SyclQueue("cpu")
        self._device = sycl.device_of(self._queue)

    def make(self, values: bytes, dtype: str, shape: tuple[int, ...]) -> Any:
        memory = self.module.MemoryUSMDevice(len(values), queue=self._queue)
        memory.copy_from_host(import_module("numpy").frombuffer(values, "uint8"))
        return memory

    def view(self, array: ur_ipc.Array) -> Any:
        return self.module.as_usm_memory(array)

    def data(self, x: Any) -> bytes:
        data: bytes = x.copy_to_host().tobytes()
        return data

    def clear(self, x: Any) -> None:
        x.copy_from_host(import_module("numpy").zeros(x.nbytes, "uint8"))

    def open(self, handle: ur_ipc.ArrayHandle) -> ur_ipc.Array:
        return handle.open(device=self._device)


LIBRARIES: dict[str, type[Any]] = {"numpy": Numpy, "torch": Torch, "jax": Jax, "dpctl": Dpctl}
