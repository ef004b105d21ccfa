# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays in memory that processes can share."""

from __future__ import annotations

import contextlib
import math
import operator
from collections.abc import Iterable, Sequence
from importlib import import_module
from types import EllipsisType, TracebackType
from typing import TYPE_CHECKING, Any
from uuid import UUID

from ur_ipc import _arrays, ur
from ur_ipc.closing import close_at_end
from ur_ipc.devices import Device, find_device
from ur_ipc.dtypes import DTYPES, DType, dtype_of
from ur_ipc.memory import AllocatedMemory, NoMemory, borrowed_memory
from ur_ipc.sources import Source, source_by_dlpack, source_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

Key = int | slice | EllipsisType | tuple[int | slice | EllipsisType, ...]


class Array(_arrays.View):
    """An array in memory that processes can share. Make it with `empty`, `zeros`, `from_array` or a handle's `open`.

    NumPy, PyTorch, CuPy, JAX and dpctl can use it without a copy, through Python's buffers on the host, DLPack,
    `__cuda_array_interface__` or `__sycl_usm_array_interface__`. The arrays of those libraries keep the memory alive.

    Attributes:
        shape: The number of elements in each dimension.
        strides: The distance between neighboring elements in each dimension, in bytes.
        dtype: The type of the elements.
        nbytes: The size of all elements in bytes.
        read_only: Whether writes through this array fail.
        contiguous: Whether the elements are in row-major order without gaps.
        address: The address of the first element, valid until the array is closed.
        memory: The memory of the elements.
        device: The device of the memory.
        closed: Whether the array was closed.
    """

    __slots__ = ("__weakref__",)

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    @property
    def itemsize(self) -> int:
        """The size of one element in bytes."""
        return self.dtype.itemsize

    def close(self) -> None:
        """Closes the array.

        Closing an array that this process allocated frees the memory and makes its handles stale. Closing an opened array
        unmaps the memory. Raises BufferError, and changes nothing, while a view, a buffer or a DLPack tensor of the memory
        exists. Closing a view closes only the view. A second close does nothing.
        """
        if self.closed:
            return
        if self._whole:
            self.memory.close()
        self.leave()

    def __enter__(self) -> Array:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        close_at_end(self, error)

    # Views

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("an array without dimensions has no length")
        return self.shape[0]

    def __getitem__(self, key: Key) -> Array:
        """Returns a view of the elements that integers, slices and `...` select. Raises IndexError for an integer out of
        range."""
        address, shape, strides = self.address, [], []
        for part, length, stride in zip(self._parts(key), self.shape, self.strides, strict=True):
            if isinstance(part, slice):
                start, stop, step = part.indices(length)
                number = len(range(start, stop, step))
                address += stride * start if number else 0
                shape.append(number)
                strides.append(stride * step)
            elif -length <= part < length:
                address += stride * (part % length)
            else:
                raise IndexError(f"the index {part} is out of range for a dimension of length {length}")
        return self._view(address, tuple(shape), tuple(strides), self.dtype)

    def _parts(self, key: Key) -> list[int | slice]:
        """Returns one integer or slice for each dimension."""
        parts = [_number_of(part) for part in (key if isinstance(key, tuple) else (key,))]
        missing = [slice(None)] * (self.ndim - sum(part is not ... for part in parts))
        if ... not in parts:
            parts.append(...)
        position = parts.index(...)
        parts[position : position + 1] = missing
        if len(parts) != self.ndim or not all(isinstance(part, int | slice) for part in parts):
            raise IndexError(
                f"{key!r} is not an index of an array of {self.ndim} dimensions: use integers, slices and at most one '...'"
            )
        return [part for part in parts if isinstance(part, int | slice)]

    def view(self, dtype: object = None, shape: Sequence[int] | None = None) -> Array:
        """Returns an array over the same bytes with another type and shape, by default with one dimension. Raises ValueError if
        the array is not contiguous, or if the elements of that type and shape need another number of bytes."""
        new_dtype = self.dtype if dtype is None else dtype_of(dtype)
        lengths = (self.nbytes // new_dtype.itemsize,) if shape is None else lengths_of(shape)
        if not self.contiguous:
            raise ValueError("the array is not contiguous, so it has no view of another shape or type; make a contiguous copy")
        if math.prod(lengths) * new_dtype.itemsize != self.nbytes or min(lengths, default=0) < 0:
            raise ValueError(f"the array's {self.nbytes} bytes do not make elements of type {new_dtype} in shape {lengths}")
        return self._view(self.address, lengths, row_strides(lengths, new_dtype.itemsize), new_dtype)

    def _view(self, address: int, shape: tuple[int, ...], strides: tuple[int, ...], dtype: DType) -> Array:
        return Array(self.memory, address, shape, strides, dtype, read_only=self.read_only)

    def __copy__(self) -> Array:
        return self[...]

    def __deepcopy__(self, memo: object) -> Array:
        return from_array(self, device=self.device)

    # Copies of the elements

    def copy_from(self, x: object) -> None:
        """Copies the elements of `x`, an array of any library with the same shape and type, and waits for the copy. An
        array in memory that the host cannot access has to be contiguous. Source and target may overlap, with one exception:
        memory that was opened for two contexts has two addresses, and the copy does not detect an overlap between them."""
        if self.read_only:
            raise ValueError("the array is read-only; share and open it with read_only=False")
        source = x if isinstance(x, Array) else source_of(x, self.device)
        if (source.shape, source.dtype) != (self.shape, self.dtype):
            raise ValueError(
                f"cannot copy {source.dtype} of shape {source.shape} into {self.dtype} of shape {self.shape}: "
                "type and shape have to be equal"
            )
        copy_elements(self, source)

    def tobytes(self) -> bytes:
        """Returns a copy of the elements in row-major order."""
        target = bytearray(self.nbytes)
        buffer = _arrays.from_buffer(target)
        strides = row_strides(self.shape, self.itemsize)
        copy_elements(Source(buffer, buffer.address, self.shape, strides, self.dtype, find_device("cpu"), False), self)
        return bytes(target)

    def numpy(self) -> NDArray[Any]:
        """Returns a NumPy array over the same memory. Raises BufferError if the host cannot access the memory."""
        return _arrays.as_numpy(self)

    def dpnp(self) -> Any:
        """Returns a dpnp array over the same memory, on a new in-order queue of the memory's SYCL context.

        Raises:
            ValueError: The memory is not in a SYCL context (see `ur_ipc.sycl`), or the array is not contiguous.
            BufferError: The array is read-only, but dpnp has no read-only arrays.
        """
        context: Any = self.device.syclobj
        if context is None:
            raise ValueError(f"memory on {self.device.name} is not in a SYCL context; see ur_ipc.sycl.install and device_of")
        if self.read_only:
            raise BufferError("the array is read-only, but dpnp has no read-only arrays; share it with read_only=False")
        if not self.contiguous:
            raise ValueError("the array is not contiguous; share dpnp.ascontiguousarray(x)")
        dpctl = import_module("dpctl")
        queue = dpctl.SyclQueue(context, context.get_devices()[0], property="in_order")
        memory = import_module("dpctl.memory").as_usm_memory(self)
        return import_module("dpnp").ndarray(self.shape, str(self.dtype), buffer=memory, sycl_queue=queue)

    def torch(self) -> Any:
        """Returns a PyTorch tensor over the same memory.

        PyTorch has no read-only tensors. For a read-only array, this returns a tensor only if the system protects the
        memory, as for copies in a shared tree. A write to such a tensor crashes the program. For other read-only arrays
        this raises BufferError.
        """
        if (tensor := self.tensor()) is not None:
            return tensor
        if self.read_only and (self.memory.protected or not self.nbytes):
            return Array(self.memory, self.address, self.shape, self.strides, self.dtype).torch()
        if self.read_only:
            raise BufferError(
                "the array is read-only, but PyTorch has no read-only tensors, and the system does not protect this memory "
                "from writes; share the array or its tree with read_only=False, or copy it: ur_ipc.from_array(x)"
            )
        if min(self.strides, default=0) < 0:  # some PyTorch versions abort the process
            raise BufferError("PyTorch tensors have no negative strides; copy the array: ur_ipc.from_array(x)")
        torch = import_module("torch")
        tensor = torch.from_dlpack(self.__dlpack__())  # PyTorch initializes the device for its first tensor
        if self.device._tensors is None:
            self.device._tensors = _arrays.exchange_of(getattr(torch, "Tensor", None))
        return tensor

    # Interfaces for other libraries

    def __array__(self, dtype: object = None, copy: bool | None = None) -> NDArray[Any]:
        import numpy as np

        return np.array(self.numpy(), dtype=None if dtype is None else np.dtype(str(dtype_of(dtype))), copy=copy)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device.dlpack

    def __dlpack__(
        self,
        *,
        stream: object = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:  # a capsule
        """Returns a DLPack capsule for another library's `from_dlpack`. Raises BufferError if this array cannot meet the
        request.

        Ignores `stream`, because the functions of this package return only after their work on the array is complete.
        """
        own_device = self.__dlpack_device__()
        target = own_device if dl_device is None else dl_device
        versioned = max_version is not None and max_version[0] >= 1
        if target == own_device and not copy:
            return self.capsule(versioned, False)
        if copy is False or target not in (own_device, find_device("cpu").dlpack):
            raise BufferError(
                f"the array is on DLPack device {own_device}; it can be copied on that device or to the host (1, 0), not to "
                f"{target}"
            )
        to = self.device if target == own_device else find_device("cpu")
        return from_array(self, device=to).capsule(versioned, True)

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        if self.device.backend != ur.ur_backend_t.UR_BACKEND_CUDA or self.dtype.typestr is None:
            raise AttributeError(f"{self.dtype} on {self.device.name} has no __cuda_array_interface__")
        self.memory.expose()
        return {
            "shape": self.shape,
            "typestr": self.dtype.typestr,
            "data": (self.address if self.size else 0, self.read_only),
            "strides": None if self.contiguous else self.strides,
            "version": 3,
        }

    @property
    def __sycl_usm_array_interface__(self) -> dict[str, object]:
        syclobj = self.device.syclobj
        if syclobj is None or self.dtype.typestr is None or any(stride % self.itemsize for stride in self.strides):
            raise AttributeError(f"{self.dtype} on {self.device.name} has no __sycl_usm_array_interface__")
        self.memory.expose()
        return {
            "shape": self.shape,
            "typestr": self.dtype.typestr,
            "data": (self.address, self.read_only),
            "strides": None if self.contiguous else tuple(stride // self.itemsize for stride in self.strides),
            "offset": 0,
            "version": 1,
            "syclobj": syclobj,
        }

    def __repr__(self) -> str:
        if self.closed:
            return "<ur_ipc.Array, closed>"
        rights = ", read-only" if self.read_only else ""
        return f"<ur_ipc.Array {self.dtype} {self.shape} on {self.device.name}{rights}>"


def lengths_of(shape: int | Sequence[int]) -> tuple[int, ...]:
    """Returns the lengths of a shape as Python integers, because products of NumPy's integers can overflow."""
    return tuple(map(operator.index, shape if isinstance(shape, Iterable) else (shape,)))


def _number_of(part: int | slice | EllipsisType) -> int | slice | EllipsisType:
    """Converts an integer of any library to a Python `int`, and returns anything else unchanged."""
    try:
        return operator.index(part)  # type: ignore[arg-type]
    except TypeError:
        return part


def row_strides(shape: Sequence[int], itemsize: int) -> tuple[int, ...]:
    """Returns the strides of a contiguous array in row-major order, in bytes."""
    strides = []
    for length in reversed(shape):
        strides.append(itemsize)
        itemsize *= length
    return tuple(reversed(strides))


def copy_elements(to: Array | Source, source: Array | Source) -> None:
    """Copies elements between arrays of the same shape and type. If the host can access neither array, both have to be on the
    same device."""
    with contextlib.ExitStack() as uses:
        for array in to, source:
            if isinstance(array, Array):
                uses.enter_context(_arrays.MemoryUse(array.memory))
        _copy_elements(to, source)


def _copy_elements(to: Array | Source, source: Array | Source) -> None:
    if to.device.host_accessible and source.device.host_accessible:
        if _may_overwrite(to, source):
            source = _contiguous_copy(source)
        _arrays.copy(to.address, to.strides, source.address, source.strides, to.shape, to.dtype.itemsize)
        return
    device = source.device if to.device.host_accessible else to.device
    if to.contiguous and source.contiguous:
        device.copy(to.address, source.address, to.nbytes)
    elif source.device.host_accessible and to.contiguous:
        copy_elements(to, _contiguous_copy(source))
    elif to.device.host_accessible and source.contiguous:
        staging = empty(to.shape, to.dtype)
        copy_elements(staging, source)
        copy_elements(to, staging)
    else:
        raise ValueError(
            f"cannot copy the array on {device.name}, because it is not contiguous; make it contiguous with its own library, "
            "for example with x.contiguous() or cupy.ascontiguousarray(x)"
        )


def _may_overwrite(to: Array | Source, source: Array | Source) -> bool:
    """Returns whether a copy may overwrite elements of the source before it reads them."""
    low, high = _address_range(to)
    other_low, other_high = _address_range(source)
    return low < other_high and other_low < high and (to.address, to.strides) != (source.address, source.strides)


def _address_range(array: Array | Source) -> tuple[int, int]:
    low = high = array.address
    if 0 in array.shape:
        return low, high
    for length, stride in zip(array.shape, array.strides, strict=True):
        low += min(0, stride * (length - 1))
        high += max(0, stride * (length - 1))
    return low, high + array.dtype.itemsize


def _contiguous_copy(source: Array | Source) -> Array:
    staging = empty(source.shape, source.dtype)
    copy_elements(staging, source)
    return staging


def _make(shape: int | Sequence[int], dtype: object, device: str | UUID | Device, *, zeroed: bool) -> Array:
    lengths = lengths_of(shape)
    elements, target = dtype_of(dtype), find_device(device)
    if min(lengths, default=0) < 0:
        raise ValueError(f"the shape {lengths} has a negative length")
    nbytes = math.prod(lengths) * elements.itemsize
    memory = AllocatedMemory.allocate(target, nbytes, zeroed=zeroed) if nbytes else NoMemory(0, 0, target)
    return Array(memory, memory.address, lengths, row_strides(lengths, elements.itemsize), elements, whole=True)


def empty(shape: int | Sequence[int], dtype: object = "float64", *, device: str | UUID | Device = "cpu") -> Array:
    """Makes a contiguous array with undefined contents. Its memory is a separate kernel object that holds no other data.

    Args:
        shape: The number of elements in each dimension.
        dtype: The type of the elements: a name ("float32", "<f4"), or a type of NumPy, PyTorch, JAX or Python.
        device: "cpu", "cuda:0", "level_zero:0", "hip:0", or a device's UUID.

    Raises:
        ValueError: The type or device is unknown, or a length is negative.
        OutOfMemoryError: The device has too little free memory.
    """
    return _make(shape, dtype, device, zeroed=False)


def zeros(shape: int | Sequence[int], dtype: object = "float64", *, device: str | UUID | Device = "cpu") -> Array:
    """Makes an array of zeros; see `empty`."""
    return _make(shape, dtype, device, zeroed=True)


def from_array(x: object, *, device: str | UUID | Device = "cpu") -> Array:
    """Makes an array with a copy of the elements of `x`, an array of any library or an object with a buffer.

    Raises:
        TypeError: `x` is not an array.
        ValueError: The device is unknown, or `x` is in device memory and not contiguous.
        BufferError: This package does not support the element type of `x`.
    """
    target = find_device(device)
    source = x if isinstance(x, Array) else source_of(x, target)
    array = empty(source.shape, source.dtype, device=target)
    copy_elements(array, source)
    return array


def from_dlpack(x: object) -> Array:
    """Makes an array over the memory of `x`, an array of another library. The new array keeps `x` alive.

    Raises:
        TypeError: `x` has no `__dlpack__`.
        BufferError: The other library cannot export `x` by DLPack, or this package does not support the element type.
    """
    if not hasattr(x, "__dlpack__"):
        raise TypeError(f"{type(x).__name__} has no __dlpack__")
    return borrow(source_by_dlpack(x))


def borrow(source: Source) -> Array:
    """Makes an array over the memory of the source."""
    memory = borrowed_memory(source, source.device, source.address, source.nbytes)
    return Array(memory, memory.address, source.shape, source.strides, source.dtype, read_only=source.read_only, whole=True)


__all__ = ["DTYPES", "Array", "empty", "from_array", "from_dlpack", "zeros"]
