# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shares dpnp arrays and events between two processes, through the library in INTEROP_SHARE, which is built from share.cpp."""

import ctypes
import math
import os

import dpctl
import dpctl.memory
import dpctl.program
import dpnp
import numpy as np

HANDLE_BYTES = 256
DEVICE = os.environ.get("DEVICE", "opencl:cpu")
# Functions of an array, which dpnp or NumPy can compute.
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


class SyclError(Exception):
    """An error of the SYCL runtime."""


def _require(result):
    if not result:
        raise SyclError(_library.shareError().decode())
    return result


def share(array: dpnp.ndarray | dpctl.memory.MemoryUSMDevice) -> bytes:
    """Returns a handle of an array or of memory."""
    handle = ctypes.create_string_buffer(HANDLE_BYTES)
    interface = array.__sycl_usm_array_interface__
    context = array.sycl_context.addressof_ref()
    _require(_library.shareMemory(interface["data"][0], context, handle))
    return handle.raw


class ImportedArray:
    """Memory of another process, as an array on a queue."""

    def __init__(self, handle: bytes, queue: dpctl.SyclQueue, shape: tuple[int, ...], dtype: str) -> None:
        self._queue = queue
        self._address = _require(_library.openMemory(handle, queue.addressof_ref()))
        byte_count = math.prod(shape) * np.dtype(dtype).itemsize
        self.__sycl_usm_array_interface__ = {
            "data": (self._address, False),
            "shape": (byte_count,),
            "strides": None,
            "typestr": "|u1",
            "version": 1,
            "syclobj": queue,
        }
        self.memory = dpctl.memory.as_usm_memory(self)
        self.array = dpnp.ndarray(shape, dtype, buffer=self.memory, sycl_queue=queue)

    def close(self) -> None:
        del self.array, self.memory
        _require(_library.closeMemory(self._address, self._queue.sycl_context.addressof_ref()))


def _spirv_module() -> bytes:
    """Returns a SPIR-V module. Its kernel change(x, factor, addend, repeats) repeats x[i] = x[i] * factor + addend."""
    words = [0x07230203, 0x10000, 0, 40, 0]  # magic number, version 1.0, generator, bound of the ids, schema

    def add(opcode: int, *operands: int) -> None:
        words.extend((len(operands) + 1 << 16 | opcode, *operands))

    function, index, uint, ulong, vector, void, boolean, on_index, on_uint, signature, zero, one, x, factor = range(1, 15)
    addend, repeats, entry, ids, i, item, old, loop, value, step, product, total, steps, is_less, last = range(15, 30)
    for capability in (4, 6, 11):  # Addresses, Kernel, Int64
        add(17, capability)
    add(14, 2, 2)  # OpMemoryModel Physical64 OpenCL
    add(15, 6, function, *np.frombuffer(b"change\0\0", "<u4").tolist(), index)  # OpEntryPoint Kernel
    add(71, index, 11, 28)  # OpDecorate BuiltIn GlobalInvocationId
    add(21, uint, 32, 0)  # OpTypeInt
    add(21, ulong, 64, 0)
    add(23, vector, ulong, 3)  # OpTypeVector
    add(19, void)  # OpTypeVoid
    add(20, boolean)  # OpTypeBool
    add(32, on_index, 1, vector)  # OpTypePointer Input
    add(32, on_uint, 5, uint)  # OpTypePointer CrossWorkgroup
    add(33, signature, void, on_uint, uint, uint, uint)  # OpTypeFunction
    add(43, uint, zero, 0)  # OpConstant
    add(43, uint, one, 1)
    add(59, on_index, index, 1)  # OpVariable Input
    add(54, void, function, 0, signature)  # OpFunction
    for kind, parameter in ((on_uint, x), (uint, factor), (uint, addend), (uint, repeats)):
        add(55, kind, parameter)  # OpFunctionParameter
    add(248, entry)  # OpLabel
    add(61, vector, ids, index)  # OpLoad
    add(81, ulong, i, ids, 0)  # OpCompositeExtract
    add(70, on_uint, item, x, i)  # OpInBoundsPtrAccessChain
    add(61, uint, old, item, 2, 4)  # OpLoad, aligned to 4 bytes
    add(249, loop)  # OpBranch
    add(248, loop)
    add(245, uint, value, old, entry, total, loop)  # OpPhi
    add(245, uint, step, zero, entry, steps, loop)
    add(132, uint, product, value, factor)  # OpIMul
    add(128, uint, total, product, addend)  # OpIAdd
    add(128, uint, steps, step, one)
    add(176, boolean, is_less, steps, repeats)  # OpULessThan
    add(250, is_less, loop, last)  # OpBranchConditional
    add(248, last)
    add(62, item, total, 2, 4)  # OpStore
    add(253)  # OpReturn
    add(56)  # OpFunctionEnd
    return np.array(words, "<u4").tobytes()


class CountingKernel:
    """A kernel that changes numbers. It replaces dpnp's operators, which also submit host tasks: SYCL signals no event after a
    host task."""

    def __init__(self, queue: dpctl.SyclQueue, factor: int, addend: int, repeats: int = 1) -> None:
        self._queue = queue
        self._program = dpctl.program.create_program_from_spirv(queue, _spirv_module())
        self._numbers = [ctypes.c_uint32(number) for number in (factor, addend, repeats)]

    def submit(self, memory: dpctl.memory.MemoryUSMDevice) -> None:
        kernel = self._program.get_sycl_kernel("change")
        self._queue.submit_async(kernel, [memory, *self._numbers], [memory.nbytes // 4])


class Event:
    """An event that processes share."""

    def __init__(self, queue: dpctl.SyclQueue, handle: bytes | None = None) -> None:
        context = queue.sycl_context.addressof_ref()
        self._queue = queue
        self._address = _require(_library.openEvent(handle, context) if handle else _library.makeEvent(context))

    def __del__(self) -> None:
        if hasattr(self, "_address"):
            _library.releaseEvent(self._address)

    def share(self) -> bytes:
        handle = ctypes.create_string_buffer(HANDLE_BYTES)
        _require(_library.shareEvent(self._address, handle))
        return handle.raw

    def signal(self) -> None:
        """Enqueues a signal after all earlier commands of the queue."""
        _require(_library.signalEvent(self._queue.addressof_ref(), self._address))

    def wait(self) -> None:
        """Makes later commands of the queue wait for the event."""
        _require(_library.awaitEvent(self._queue.addressof_ref(), self._address))

    def wait_on_host(self) -> None:
        _require(_library.awaitEventOnHost(self._address))
