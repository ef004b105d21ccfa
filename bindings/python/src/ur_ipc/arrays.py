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
from ur_ipc.memory import AllocatedMemory, BorrowedMemory, Memory, NoMemory
from ur_ipc.sources import Source, source_by_dlpack, source_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

Key = int | slice | EllipsisType | tuple[int | slice | EllipsisType, ...]


class Array(_arrays.View):
    """An array in memory that processes can share; `empty`, `zeros`, `from_array` and a handle's `open` make it.

    NumPy, PyTorch, CuPy, JAX and dpctl look at it without a copy: by Python's buffers on the host, by DLPack, and by
    `__cuda_array_interface__` or `__sycl_usm_array_interface__`. Who looks at it keeps its memory alive.

    Attributes:
        shape: The number of elements in each dimension.
        strides: How many bytes apart the elements of each dimension are.
        dtype: The type of the elements, by its name.
        nbytes: The bytes of all elements together.
        read_only: Whether nobody can write through this array.
        contiguous: Whether the elements lie row by row without gaps.
        address: The address of the first element, valid as long as the array is open.
        memory: What it lies in.
        device: The device that the memory lies on.
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
        """The bytes of one element."""
        return self.dtype.itemsize

    def close(self) -> None:
        """Ends the use of the array now.

        The array that was made or opened takes its memory with it: own memory is freed, which makes its handles stale, and
        opened memory is unmapped. BufferError, and nothing is changed, if a view, a buffer or a DLPack tensor of the memory
        lives. A view ends alone. A second close does nothing.
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
        """A view of some of the elements, by numbers, slices and `...`. IndexError where there is no such element."""
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
                raise IndexError(f"there is no element {part} in a dimension of {length}")
        return self._view(address, tuple(shape), tuple(strides), self.dtype)

    def _parts(self, key: Key) -> list[int | slice]:
        """One number or slice for each dimension."""
        parts = [_number_of(part) for part in (key if isinstance(key, tuple) else (key,))]
        missing = [slice(None)] * (self.ndim - sum(part is not ... for part in parts))
        if ... not in parts:
            parts.append(...)
        place = parts.index(...)
        parts[place : place + 1] = missing
        if len(parts) != self.ndim or not all(isinstance(part, int | slice) for part in parts):
            raise IndexError(f"{key!r} is no index of an array of {self.ndim} dimensions: numbers, slices and one ... are")
        return [part for part in parts if isinstance(part, int | slice)]

    def view(self, dtype: object = None, shape: Sequence[int] | None = None) -> Array:
        """The same bytes as elements of another type, in another shape (by default one row). The array has to be contiguous."""
        wanted = self.dtype if dtype is None else dtype_of(dtype)
        lengths = (self.nbytes // wanted.itemsize,) if shape is None else lengths_of(shape)
        if not self.contiguous:
            raise ValueError("the elements do not lie row by row without gaps, so that they have no other shape or type")
        if math.prod(lengths) * wanted.itemsize != self.nbytes or min(lengths, default=0) < 0:
            raise ValueError(f"{self.nbytes} bytes are no elements of type {wanted} in shape {lengths}")
        return self._view(self.address, lengths, row_strides(lengths, wanted.itemsize), wanted)

    def _view(self, address: int, shape: tuple[int, ...], strides: tuple[int, ...], dtype: DType) -> Array:
        return Array(self.memory, address, shape, strides, dtype, read_only=self.read_only)

    def __copy__(self) -> Array:
        return self[...]

    def __deepcopy__(self, memo: object) -> Array:
        return from_array(self, device=self.device)

    # Bytes in and out

    def copy_from(self, x: object) -> None:
        """Overwrites the elements with those of an array of the same shape and type, of any library, and returns when it is
        done. On devices whose memory the host does not reach both have to be contiguous, or `x` has to lie on the host.
        The two may overlap if they are views of one array; memory that was opened for two contexts has two addresses here,
        and nobody notices that it is one."""
        if self.read_only:
            raise ValueError("the array is read-only")
        source = x if isinstance(x, Array) else source_of(x, self.device)
        if (source.shape, source.dtype) != (self.shape, self.dtype):
            raise ValueError(
                f"cannot copy {source.dtype} of shape {source.shape} into {self.dtype} of shape {self.shape}: they differ"
            )
        copy_elements(self, source)

    def tobytes(self) -> bytes:
        """A copy of the elements, row by row."""
        target = bytearray(self.nbytes)
        place = _arrays.from_buffer(target)
        strides = row_strides(self.shape, self.itemsize)
        copy_elements(Source(place, place.address, self.shape, strides, self.dtype, find_device("cpu"), False), self)
        return bytes(target)

    def numpy(self) -> NDArray[Any]:
        """The array as one of NumPy, over the same memory. BufferError where the host does not reach that."""
        return _arrays.as_numpy(self)

    def torch(self) -> Any:
        """The array as a tensor of PyTorch, over the same memory.

        PyTorch has no read-only tensors. Over memory that the system protects, such as that of a tree that was copied to be
        shared, a tensor is made nevertheless: a program that writes to it is ended by the system. BufferError for other
        read-only arrays.
        """
        if (tensor := self.tensor()) is not None:
            return tensor
        if self.read_only and self.memory.protected:
            return Array(self.memory, self.address, self.shape, self.strides, self.dtype).torch()
        if min(self.strides, default=0) < 0:  # some versions end the process
            raise BufferError("tensors of PyTorch do not run backwards; copy the array: ur_ipc.from_array(x)")
        torch = import_module("torch")
        tensor = torch.from_dlpack(self.__dlpack__())  # the first of a device has it begin to use that
        if self.device._tensors is None:
            self.device._tensors = _arrays.exchange_of(getattr(torch, "Tensor", None))
        return tensor

    # Interchange

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
        """The array for another library's `from_dlpack`. BufferError where it cannot be told as the consumer asks for.

        Work of this package is done when its functions return, so that no `stream` has to wait for it.
        """
        here = self.__dlpack_device__()
        target = here if dl_device is None else dl_device
        versioned = max_version is not None and max_version[0] >= 1
        if target == here and not copy:
            return self.capsule(versioned, False)
        if copy is False or target not in (here, find_device("cpu").dlpack):
            raise BufferError(
                f"the array lies on DLPack's device {here} and is copied there or to the host (1, 0), not to {target}"
            )
        to = self.device if target == here else find_device("cpu")
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
    """The lengths of a shape as numbers of Python's own, which are not cut off where they are multiplied as NumPy's are."""
    return tuple(map(operator.index, shape if isinstance(shape, Iterable) else (shape,)))


def _number_of(part: int | slice | EllipsisType) -> int | slice | EllipsisType:
    """A number of whichever library as Python's own, and anything else as it is."""
    try:
        return operator.index(part)  # type: ignore[arg-type]
    except TypeError:
        return part


def row_strides(shape: Sequence[int], itemsize: int) -> tuple[int, ...]:
    """How many bytes apart elements are that lie row by row without gaps."""
    strides = []
    for length in reversed(shape):
        strides.append(itemsize)
        itemsize *= length
    return tuple(reversed(strides))


def copy_elements(to: Array | Source, source: Array | Source) -> None:
    """Copies between arrays of one shape and type, of which at most one lies on a device that the host does not reach, or
    both on the same."""
    with contextlib.ExitStack() as kept:
        for array in to, source:
            if isinstance(array, Array):
                kept.enter_context(_arrays.Kept(array.memory))
        _copy_elements(to, source)


def _copy_elements(to: Array | Source, source: Array | Source) -> None:
    if to.device.host_accessible and source.device.host_accessible:
        if _overlap(to, source):
            source = _packed(source)
        _arrays.copy(to.address, to.strides, source.address, source.strides, to.shape, to.dtype.itemsize)
        return
    device = source.device if to.device.host_accessible else to.device
    if to.contiguous and source.contiguous:
        device.copy(to.address, source.address, to.nbytes)
    elif source.device.host_accessible and to.contiguous:
        copy_elements(to, _packed(source))
    elif to.device.host_accessible and source.contiguous:
        staging = empty(to.shape, to.dtype)
        copy_elements(staging, source)
        copy_elements(to, staging)
    else:
        raise ValueError(
            f"an array on {device.name} does not lie row by row without gaps, and is not copied then; make it so by the "
            "library that it is from, as with x.contiguous() or cupy.ascontiguousarray(x)"
        )


def _overlap(to: Array | Source, source: Array | Source) -> bool:
    """Whether elements that are read may have been written by then."""
    low, high = _reach(to)
    other_low, other_high = _reach(source)
    return low < other_high and other_low < high and (to.address, to.strides) != (source.address, source.strides)


def _reach(array: Array | Source) -> tuple[int, int]:
    low = high = array.address
    if 0 in array.shape:
        return low, high
    for length, stride in zip(array.shape, array.strides, strict=True):
        low += min(0, stride * (length - 1))
        high += max(0, stride * (length - 1))
    return low, high + array.dtype.itemsize


def _packed(source: Array | Source) -> Array:
    staging = empty(source.shape, source.dtype)
    copy_elements(staging, source)
    return staging


def _make(shape: int | Sequence[int], dtype: object, device: str | UUID | Device, *, zeroed: bool) -> Array:
    lengths = lengths_of(shape)
    elements, on = dtype_of(dtype), find_device(device)
    if min(lengths, default=0) < 0:
        raise ValueError(f"an array of shape {lengths} would have a negative length")
    nbytes = math.prod(lengths) * elements.itemsize
    memory = AllocatedMemory.allocate(on, nbytes, zeroed=zeroed) if nbytes else NoMemory(0, 0, on)
    return Array(memory, memory.address, lengths, row_strides(lengths, elements.itemsize), elements, whole=True)


def empty(shape: int | Sequence[int], dtype: object = "float64", *, device: str | UUID | Device = "cpu") -> Array:
    """A new array, contiguous, of any contents. Its memory is a kernel object of its own, which nobody else's bytes are in.

    Args:
        shape: The number of elements, in each dimension.
        dtype: Their type: a name ("float32", "<f4"), or a type of NumPy, PyTorch, JAX or Python.
        device: "cpu", "cuda:0", "level_zero:0", "hip:0", or a device's UUID.

    Raises:
        ValueError: There is no such type or device, or a length is negative.
        OutOfMemoryError: The device has no room.
    """
    return _make(shape, dtype, device, zeroed=False)


def zeros(shape: int | Sequence[int], dtype: object = "float64", *, device: str | UUID | Device = "cpu") -> Array:
    """A new array of zeros; otherwise as `empty`."""
    return _make(shape, dtype, device, zeroed=True)


def from_array(x: object, *, device: str | UUID | Device = "cpu") -> Array:
    """A new array with a copy of the elements of `x`: an array of any library, or anything with a buffer.

    Raises:
        TypeError: `x` is no array.
        ValueError: There is no such device, or `x` lies on a device and is not contiguous.
        BufferError: The elements of `x` are of a type that this package does not have.
    """
    on = find_device(device)
    source = x if isinstance(x, Array) else source_of(x, on)
    array = empty(source.shape, source.dtype, device=on)
    copy_elements(array, source)
    return array


def from_dlpack(x: object) -> Array:
    """An array over the memory of an array of another library, which is kept alive as long as this array.

    Raises:
        TypeError: `x` has no `__dlpack__`.
        BufferError: The other library cannot tell its array by DLPack, or its elements are of no type of this package.
    """
    if not hasattr(x, "__dlpack__"):
        raise TypeError(f"{type(x).__name__} has no __dlpack__")
    return borrow(source_by_dlpack(x))


def borrow(source: Source) -> Array:
    """An array over what the source describes."""
    memory: Memory
    if source.nbytes:
        memory = BorrowedMemory.of(source, source.device, source.address, source.nbytes)
    else:
        memory = NoMemory(0, 0, source.device)
    return Array(memory, memory.address, source.shape, source.strides, source.dtype, read_only=source.read_only, whole=True)


__all__ = ["DTYPES", "Array", "empty", "from_array", "from_dlpack", "zeros"]
