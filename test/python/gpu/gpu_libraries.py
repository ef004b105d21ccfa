# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each library for GPUs is told to do: make arrays on the device, look at shared ones, and write them."""

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
    cases: tuple[str, ...] = ("whole", "offset", "steps", "transposed", "empty", "number")
    writes = True

    def __init__(self, module: str) -> None:
        self.module: Any = import_module(module)

    def made(self, values: np.ndarray[Any, Any]) -> Any:
        """An array of the library's own on the device, complete."""
        raise NotImplementedError

    def see(self, array: ur_ipc.Array) -> Any:
        """The library's array over the same memory."""
        return self.module.from_dlpack(array)

    def data(self, x: Any) -> bytes:
        """The elements, row by row."""
        raise NotImplementedError

    def clear(self, x: Any) -> None:
        """Sets all elements to 0, and returns when they are."""
        raise NotImplementedError


class Torch(Library):
    def __init__(self) -> None:
        super().__init__("torch")

    def made(self, values: np.ndarray[Any, Any]) -> Any:
        made = self.module.from_numpy(values.copy()).to("cuda")
        self.module.cuda.synchronize()
        return made

    def data(self, x: Any) -> bytes:
        data: bytes = x.cpu().numpy().tobytes()
        return data

    def clear(self, x: Any) -> None:
        x.zero_()
        self.module.cuda.synchronize()


class Cupy(Library):
    def __init__(self) -> None:
        super().__init__("cupy")

    def made(self, values: np.ndarray[Any, Any]) -> Any:
        made = self.module.asarray(values)
        self.module.cuda.Device().synchronize()
        return made

    def data(self, x: Any) -> bytes:
        data: bytes = x.get().tobytes()
        return data

    def clear(self, x: Any) -> None:
        x[...] = 0
        self.module.cuda.Device().synchronize()


class Jax(Library):
    cases = ("whole", "offset", "empty", "number")  # rows without gaps alone
    writes = False

    def __init__(self) -> None:
        import_module("jax").config.update("jax_enable_x64", True)
        super().__init__("jax.numpy")

    def made(self, values: np.ndarray[Any, Any]) -> Any:
        return self.module.asarray(values).block_until_ready()

    def data(self, x: Any) -> bytes:
        return np.asarray(x).tobytes()


_CLASSES: dict[str, type[Any]] = {"torch": Torch, "cupy": Cupy, "jax": Jax}
INSTALLED = [name for name in _CLASSES if find_spec(name)]


@cache
def library(name: str) -> Library:
    """The library, loaded at the first call."""
    made: Library = _CLASSES[name]()
    return made
