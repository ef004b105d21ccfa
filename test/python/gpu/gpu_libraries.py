# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One class per GPU library. It makes arrays on the device, views shared arrays, and writes to them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import ur_ipc

NUMBERS = ("int8", "int16", "int32", "int64", "uint8", "float16", "float32", "float64", "complex64", "complex128")


class Library:
    types: tuple[str, ...] = NUMBERS
    slices = True  # a slice shares the memory of its array
    writes = True

    def __init__(self, module: str) -> None:
        self.module: Any = import_module(module)

    def make(self, values: np.ndarray[Any, Any]) -> Any:
        """Makes an array of this library on the device. Returns after its elements are written."""
        raise NotImplementedError

    def view(self, array: ur_ipc.Array) -> Any:
        """Returns an array of this library over the same memory."""
        return self.module.from_dlpack(array)

    def data(self, x: Any) -> bytes:
        """Returns the elements as bytes, row by row."""
        raise NotImplementedError

    def clear(self, x: Any) -> None:
        """Sets all elements to 0. Returns after the device has finished."""
        raise NotImplementedError


class Torch(Library):
    def __init__(self) -> None:
        super().__init__("torch")

    def make(self, values: np.ndarray[Any, Any]) -> Any:
        array = self.module.from_numpy(values.copy()).to("cuda")
        self.module.cuda.synchronize()
        return array

    def data(self, x: Any) -> bytes:
        data: bytes = x.cpu().numpy().tobytes()
        return data

    def clear(self, x: Any) -> None:
        x.zero_()
        self.module.cuda.synchronize()


class Cupy(Library):
    def __init__(self) -> None:
        super().__init__("cupy")

    def make(self, values: np.ndarray[Any, Any]) -> Any:
        array = self.module.asarray(values)
        self.module.cuda.Device().synchronize()
        return array

    def data(self, x: Any) -> bytes:
        data: bytes = x.get().tobytes()
        return data

    def clear(self, x: Any) -> None:
        x[...] = 0
        self.module.cuda.Device().synchronize()


class Jax(Library):
    slices = False
    writes = False

    def __init__(self) -> None:
        import_module("jax").config.update("jax_enable_x64", True)
        super().__init__("jax.numpy")

    def make(self, values: np.ndarray[Any, Any]) -> Any:
        return self.module.asarray(values).block_until_ready()

    def data(self, x: Any) -> bytes:
        return np.asarray(x).tobytes()


class CudaCore(Library):
    """Uses NVIDIA's cuda.core: views of arrays of any type, and buffers. Each buffer is an allocation of cuMemCreate."""

    slices = False

    def __init__(self) -> None:
        super().__init__("cuda.core")
        self._driver: Any = import_module("cuda.bindings.driver")
        self._device = self.module.Device(0)
        self._device.set_current()
        self._stream = self._device.create_stream()
        self._memory = self.module.VirtualMemoryResource(self._device)
        self._view: Any = import_module("cuda.core.utils").StridedMemoryView

    def _check(self, result: tuple[Any, ...]) -> None:
        if int(result[0]) != 0:
            raise RuntimeError(f"the driver returned {result[0]}")

    def make(self, values: np.ndarray[Any, Any]) -> Any:
        memory = self._memory.allocate(values.nbytes, stream=self._stream)
        self._check(self._driver.cuMemcpyHtoD(int(memory.handle), values.ctypes.data, values.nbytes))
        return self._view.from_buffer(memory, values.shape, dtype=values.dtype)

    def view(self, array: ur_ipc.Array) -> Any:
        return self._view.from_dlpack(array, stream_ptr=-1)

    def data(self, x: Any) -> bytes:
        host = np.empty(x.shape, x.dtype)
        self._check(self._driver.cuMemcpyDtoH(host.ctypes.data, x.ptr, host.nbytes))
        return host.tobytes()

    def clear(self, x: Any) -> None:
        self._check(self._driver.cuMemsetD8(x.ptr, 0, int(np.prod(x.shape)) * x.dtype.itemsize))
        self._check(self._driver.cuCtxSynchronize())


_CLASSES: dict[str, type[Any]] = {"torch": Torch, "cupy": Cupy, "jax": Jax, "cuda.core": CudaCore}


def _is_installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # the parent package is missing
        return False


INSTALLED = [name for name in _CLASSES if _is_installed(name)]


@cache
def library(name: str) -> Library:
    """Returns the library. The first call loads it."""
    instance: Library = _CLASSES[name]()
    return instance
