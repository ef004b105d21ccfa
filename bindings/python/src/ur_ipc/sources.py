# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Describes other libraries' arrays, which provide a buffer, DLPack, or an array interface."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from ur_ipc import _arrays, ur
from ur_ipc.devices import DLPACK_CPU, DLPACK_CUDA, DLPACK_ONEAPI, DLPACK_ROCM, Device, devices, find_device, sycl
from ur_ipc.dtypes import DTYPES, DType, dtype_of
from ur_ipc.errors import Error

_DLPACK_VERSION = (1, 1)
_NO_STREAM = -1  # DLPack's value for no synchronization by the producer
_LIBRARIES_WITHOUT_NO_STREAM = ("jax", "jaxlib")  # these libraries use -1 as the address of a stream

_HOST_KINDS = (DLPACK_CPU, 3, 11)  # 3 and 11 are pinned memory of CUDA and ROCm


class Source:
    """Another library's array. This object keeps the array alive and prevents the library from moving it."""

    __slots__ = ("_owner", "address", "device", "dtype", "read_only", "shape", "strides")

    def __init__(
        self,
        owner: object,
        address: int,
        shape: tuple[int, ...],
        strides: tuple[int, ...],
        dtype: DType,
        device: Device,
        read_only: bool,
    ) -> None:
        self._owner = owner
        self.address = address
        self.shape = shape
        self.strides = strides  # in bytes
        self.dtype = dtype
        self.device = device
        self.read_only = read_only

    @property
    def nbytes(self) -> int:
        return math.prod(self.shape) * self.dtype.itemsize

    @property
    def contiguous(self) -> bool:
        """Whether the elements are in row-major order without gaps."""
        step = self.dtype.itemsize
        for length, stride in zip(reversed(self.shape), reversed(self.strides), strict=True):
            if length != 1 and stride != step:
                return self.nbytes == 0
            step *= length
        return True


def source_of(x: object, reader: Device | None = None) -> Source:
    """Describes another library's array `x`. `reader` is the device that will read the array: the library then orders its own
    work before the reads. Raises TypeError if `x` is not an array, BufferError for an unsupported element type."""
    if reader is None and is_torch(x):
        tensor = _from_torch(x)
        if tensor is not None:
            return tensor
    if hasattr(x, "mask") and hasattr(x, "filled"):
        raise TypeError("a masked array has a mask beside its elements; share x.data and x.mask, or x.filled()")
    view = _buffer_of(x)
    if view is not None:
        return make_source(_arrays.from_buffer(view), find_device("cpu"))
    if hasattr(x, "__sycl_usm_array_interface__"):  # before DLPack, which lacks the context
        return _from_sycl(x, x.__sycl_usm_array_interface__)
    if hasattr(x, "__dlpack__"):
        return source_by_dlpack(x, reader)
    if hasattr(x, "__cuda_array_interface__"):
        return _from_cuda(x, x.__cuda_array_interface__)
    raise TypeError(
        f"{type(x).__name__} is not an array: it has neither a buffer nor __dlpack__, __cuda_array_interface__ or "
        "__sycl_usm_array_interface__; convert it, for example with numpy.asarray(x)"
    )


def is_torch(x: object) -> bool:
    """Returns whether the type of `x` belongs to PyTorch."""
    return type(x).__module__.partition(".")[0] == "torch"


def _from_torch(x: Any) -> Source | None:
    """Describes a PyTorch tensor on a GPU, three times as fast as through DLPack. Returns None if DLPack has to describe it."""
    if not (getattr(x, "is_cuda", False) and _is_plain(x)):
        return None
    try:
        dtype = dtype_of(x.dtype)
    except ValueError:
        return None
    strides = tuple([step * dtype.itemsize for step in x.stride()])
    device = device_of(DLPACK_CUDA if import_module("torch").version.hip is None else DLPACK_ROCM, x.device.index)
    return Source(storage_of(x), x.data_ptr(), tuple(x.shape), strides, dtype, device, False)


def _is_plain(x: Any) -> bool:
    """Returns whether shape, strides and type fully describe the elements."""
    return str(x.layout) == "torch.strided" and not (x.is_quantized or x.is_conj() or x.is_neg())


def state_of(x: Any) -> object:
    """Returns the address and the layout of a PyTorch tensor, which are quick to read; None for other arrays."""
    return (x.data_ptr(), x.shape, x.stride(), x.dtype) if is_torch(x) else None


def storage_of(x: Any) -> object:
    """Returns the storage of a PyTorch tensor. The storage keeps the memory alive even if the tensor is resized or deleted."""
    return (getattr(x, "untyped_storage", None) or x.storage)()


def _buffer_of(x: object) -> memoryview | None:
    try:
        return memoryview(x)  # type: ignore[arg-type]
    except TypeError:
        return None
    except BufferError:  # the array is on a device, or buffers lack its element type
        if hasattr(x, "__dlpack__"):
            return None
        raise


def make_source(array: _arrays.Source, device: Device) -> Source:
    return Source(array, array.address, array.shape, array.strides, DTYPES[array.type], device, array.read_only)


def source_by_dlpack(x: Any, reader: Device | None = None) -> Source:
    """Describes an array that has `__dlpack__`; see `source_of`."""
    if getattr(x, "requires_grad", False):
        x = x.detach()  # PyTorch does not export tensors that require gradients; a detached tensor has the same memory
    kind = int(x.__dlpack_device__()[0])
    arguments: dict[str, object] = {}
    if kind in (DLPACK_CUDA, DLPACK_ROCM):
        if reader is None and type(x).__module__.partition(".")[0] in _LIBRARIES_WITHOUT_NO_STREAM:
            reader = device_of(kind, int(x.__dlpack_device__()[1]))
        arguments["stream"] = _NO_STREAM if reader is None else ur.urQueueGetNativeHandle(reader.queue, None)
    try:
        capsule = x.__dlpack__(max_version=_DLPACK_VERSION, **arguments)
    except TypeError:  # a library from before DLPack 1.0
        capsule = x.__dlpack__(**arguments)
    array = _arrays.from_capsule(capsule)
    return make_source(array, device_of(array.device_type, array.device_id))


def device_of(kind: int, number: int) -> Device:
    """Returns the device for DLPack's device type and ID."""
    if kind in _HOST_KINDS:
        return find_device("cpu")
    for name, dlpack_kind in (("cuda", DLPACK_CUDA), ("hip", DLPACK_ROCM), ("level_zero", DLPACK_ONEAPI)):
        if kind == dlpack_kind:
            return find_device(f"{name}:{number}")
    raise BufferError(f"ur_ipc has no adapter for the array's device: DLPack device type {kind}, number {number}")


def _strides_of(strides: Iterable[int] | None, shape: tuple[int, ...], itemsize: int, unit: int) -> tuple[int, ...]:
    """Converts strides in units of `unit` bytes to bytes. None stands for the strides of a contiguous array."""
    if strides is not None:
        return tuple(int(stride) * unit for stride in strides)
    return tuple([itemsize * math.prod(shape[dimension + 1 :]) for dimension in range(len(shape))])


def _from_cuda(x: object, interface: Mapping[str, Any]) -> Source:
    address, read_only = interface["data"]
    dtype, shape = dtype_of(interface["typestr"]), tuple(map(int, interface["shape"]))
    device = _cuda_device_of(address)
    _wait_for_stream(device, interface.get("stream"))
    strides = _strides_of(interface.get("strides"), shape, dtype.itemsize, 1)
    return Source(x, address or 0, shape, strides, dtype, device, bool(read_only))


def _cuda_device_of(address: int) -> Device:
    """Returns the CUDA device of an address."""
    cuda_devices = [device for device in devices() if device.backend == ur.ur_backend_t.UR_BACKEND_CUDA]
    for device in cuda_devices[1:]:
        info = ur.ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_DEVICE
        try:
            if ur.urUSMGetMemAllocInfo(device.context, address, info) == device.handle:
                return device
        except Error:
            continue
    return cuda_devices[0] if cuda_devices else find_device("cuda:0")


def _wait_for_stream(device: Device, stream: int | None) -> None:
    """Waits for the work on the stream that the array interface names."""
    if stream is not None:
        queue = ur.urQueueCreateWithNativeHandle(stream, device.context, device.handle, None)
        try:
            ur.urQueueFinish(queue)
        finally:
            ur.urQueueRelease(queue)


def _from_sycl(x: object, interface: Mapping[str, Any]) -> Source:
    address, read_only = interface["data"]
    if hasattr(x, "copy_from_host"):
        read_only = False  # dpctl's plain memory reports True although it is always writable
    dtype, shape = dtype_of(interface["typestr"]), tuple(map(int, interface["shape"]))
    strides = _strides_of(interface.get("strides"), shape, dtype.itemsize, dtype.itemsize)
    start = int(address) + int(interface.get("offset", 0)) * dtype.itemsize
    return Source(x, start, shape, strides, dtype, sycl.device_of(interface["syclobj"]), bool(read_only))
