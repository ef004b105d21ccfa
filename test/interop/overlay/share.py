# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dpnp arrays and events of two processes: a thin layer over share.cpp, whose library INTEROP_SHARE names."""

import ctypes
import math
import os

import dpctl
import dpctl.memory
import dpctl.program
import dpnp
import numpy as np

HANDLE_BYTES = 256
# Functions of an array, computed by dpnp or NumPy.
KERNELS = {
    "elementwise": lambda library, x: library.sqrt(library.abs(x)) * 3 + 1,
    "reduction": lambda library, x: library.sum(x, axis=0),
    "matmul": lambda _, x: x @ x,
    "sort": lambda library, x: library.sort(x, axis=1),
    "fft": lambda library, x: library.fft.fft(x, axis=1),
}

_library = ctypes.CDLL(os.environ["INTEROP_SHARE"])
_pointer, _bool = ctypes.c_void_p, ctypes.c_bool
for _name, _result, _arguments in (
    ("shareError", ctypes.c_char_p, []),
    ("shareMemory", _bool, [_pointer, _pointer, _pointer]),
    ("openMemory", _pointer, [_pointer, _pointer]),
    ("closeMemory", _bool, [_pointer, _pointer]),
    ("makeEvent", _pointer, [_pointer]),
    ("shareEvent", _bool, [_pointer, _pointer]),
    ("openEvent", _pointer, [_pointer, _pointer]),
    ("releaseEvent", None, [_pointer]),
    ("signalEvent", _bool, [_pointer, _pointer]),
    ("awaitEvent", _bool, [_pointer, _pointer]),
    ("awaitEventOnHost", _bool, [_pointer]),
):
    _function = getattr(_library, _name)
    _function.restype, _function.argtypes = _result, _arguments


class RefusedError(Exception):
    """The SYCL runtime's error."""


def _checked(result):
    if not result:
        raise RefusedError(_library.shareError().decode())
    return result


def share(array: dpnp.ndarray | dpctl.memory.MemoryUSMDevice) -> bytes:
    """The handle of an array, or of memory."""
    handle = ctypes.create_string_buffer(HANDLE_BYTES)
    interface = array.__sycl_usm_array_interface__
    context = array.sycl_context.addressof_ref()
    _checked(_library.shareMemory(interface["data"][0], context, handle))
    return handle.raw


class Opened:
    """Memory of another process, as an array on a queue."""

    def __init__(self, handle: bytes, queue: dpctl.SyclQueue, shape: tuple[int, ...], dtype: str) -> None:
        self._queue = queue
        self._address = _checked(_library.openMemory(handle, queue.addressof_ref()))
        bytes_of = math.prod(shape) * np.dtype(dtype).itemsize
        self.__sycl_usm_array_interface__ = {
            "data": (self._address, False),
            "shape": (bytes_of,),
            "strides": None,
            "typestr": "|u1",
            "version": 1,
            "syclobj": queue,
        }
        self.memory = dpctl.memory.as_usm_memory(self)
        self.array = dpnp.ndarray(shape, dtype, buffer=self.memory, sycl_queue=queue)

    def close(self) -> None:
        del self.array, self.memory
        _checked(_library.closeMemory(self._address, self._queue.sycl_context.addressof_ref()))


class CountingKernel:
    """An OpenCL C kernel. SYCL signals no event behind the host tasks that dpnp's operators submit."""

    def __init__(self, queue: dpctl.SyclQueue, change: str) -> None:
        source = f"kernel void change(global uint *x) {{ size_t i = get_global_id(0); x[i] = {change}; }}"
        self._queue = queue
        self._program = dpctl.program.create_program_from_source(queue, source)

    def submit(self, memory: dpctl.memory.MemoryUSMDevice) -> None:
        kernel = self._program.get_sycl_kernel("change")
        self._queue.submit_async(kernel, [memory], [memory.nbytes // 4])


class Event:
    """An event that processes share."""

    def __init__(self, queue: dpctl.SyclQueue, handle: bytes | None = None) -> None:
        context = queue.sycl_context.addressof_ref()
        self._queue = queue
        self._address = _checked(_library.openEvent(handle, context) if handle else _library.makeEvent(context))

    def __del__(self) -> None:
        if hasattr(self, "_address"):
            _library.releaseEvent(self._address)

    def share(self) -> bytes:
        handle = ctypes.create_string_buffer(HANDLE_BYTES)
        _checked(_library.shareEvent(self._address, handle))
        return handle.raw

    def signal(self) -> None:
        """Signals after all earlier commands of the queue."""
        _checked(_library.signalEvent(self._queue.addressof_ref(), self._address))

    def wait(self) -> None:
        """Makes later commands of the queue wait."""
        _checked(_library.awaitEvent(self._queue.addressof_ref(), self._address))

    def wait_on_host(self) -> None:
        _checked(_library.awaitEventOnHost(self._address))
