# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A test double of PyTorch 2.10 and later, whose tensor class has DLPack's functions for C programs."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import numpy as np

Int64s = ctypes.POINTER(ctypes.c_int64)


class CTensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", ctypes.c_int32 * 2),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", Int64s),
        ("strides", Int64s),
        ("byte_offset", ctypes.c_uint64),
    )


class CManagedTensor(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_uint32 * 2),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.CFUNCTYPE(None, ctypes.c_void_p)),
        ("flags", ctypes.c_uint64),
        ("tensor", CTensor),
    )


class CTable(ctypes.Structure):
    """DLPack's table: its version, the table of the previous version, and five functions."""


Take = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p))
Lend = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(ctypes.POINTER(CManagedTensor)))
Describe = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(CTensor))
CTable._fields_ = [
    ("version", ctypes.c_uint32 * 2),
    ("previous", ctypes.POINTER(CTable)),
    ("allocate", ctypes.c_void_p),
    ("lend", Lend),
    ("take", Take),
    ("describe", Describe),
    ("stream", ctypes.c_void_p),
]


class Tensor:
    """A tensor over NumPy elements, or over a lent tensor, which the tensor returns when it is deleted."""

    description_count = 0  # the number of calls of the C function that describes a tensor
    fails = False
    dlpack_device = (1, 0)
    lent: Any = None
    elements: np.ndarray[Any, Any]

    def __init__(self, elements: np.ndarray[Any, Any]) -> None:
        self.elements = elements

    @classmethod
    def from_lent(cls, lent: CManagedTensor) -> Tensor:
        tensor = cls(np.array(lent.tensor.shape[: lent.tensor.ndim]))
        tensor.lent = lent
        return tensor

    def __del__(self) -> None:
        if self.lent is not None:
            self.lent.deleter(ctypes.addressof(self.lent))

    # The members that Python code reads.

    @property
    def shape(self) -> tuple[int, ...]:
        shape: tuple[int, ...] = self.elements.shape
        return shape

    @property
    def dtype(self) -> str:
        return str(self.elements.dtype)

    def data_ptr(self) -> int:
        return self.elements.ctypes.data

    def stride(self) -> tuple[int, ...]:
        return tuple(stride // self.elements.itemsize for stride in self.elements.strides)

    def untyped_storage(self) -> object:
        return self.elements

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.dlpack_device

    def __dlpack__(self, **options: Any) -> object:
        return self.elements.__dlpack__(**options)


@Take  # type: ignore[untyped-decorator]
def _take(lent: int, result: Any) -> int:
    if Tensor.fails:
        return -1
    tensor = Tensor.from_lent(CManagedTensor.from_address(lent))
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(tensor))
    result[0] = id(tensor)
    return 0


@Describe  # type: ignore[untyped-decorator]
def _describe(tensor: Tensor, output: Any) -> int:
    Tensor.description_count += 1
    description, strides = output[0], tensor.stride()
    tensor._numbers = (ctypes.c_int64 * (2 * len(strides)))(*tensor.shape, *strides)  # type: ignore[attr-defined]
    description.data, description.ndim = tensor.data_ptr(), len(strides)
    description.device[0], description.device[1] = tensor.dlpack_device
    description.code, description.bits, description.lanes, description.byte_offset = (
        "iuf".index(tensor.elements.dtype.kind),
        64,
        1,
        0,
    )
    description.shape = ctypes.cast(tensor._numbers, Int64s)  # type: ignore[attr-defined]
    description.strides = ctypes.cast(ctypes.byref(tensor._numbers, 8 * len(strides)), Int64s)  # type: ignore[attr-defined]
    return 0


lent: dict[int, tuple[Tensor, CManagedTensor]] = {}  # by the address of the lent tensor


@Lend  # type: ignore[untyped-decorator]
def _lend(tensor: Tensor, result: Any) -> int:
    managed = CManagedTensor((1, 1), deleter=_delete)
    _describe(tensor, ctypes.pointer(managed.tensor))
    lent[ctypes.addressof(managed)] = tensor, managed
    result[0] = ctypes.pointer(managed)
    return 0


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _delete(managed: int) -> None:
    del lent[managed]


_current_table = CTable((1, 3), None, None, _lend, _take, _describe, None)
_future_table = CTable((2, 0), ctypes.pointer(_current_table), None, Lend(), Take(), Describe(), None)
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p
_NAME = b"dlpack_exchange_api"
Tensor.__module__ = "torch"
Tensor.__dlpack_c_exchange_api__ = _new_capsule(ctypes.addressof(_future_table), _NAME, None)  # type: ignore[attr-defined]


def from_dlpack(capsule: object) -> object:
    """Replaces torch.from_dlpack: only keeps the capsule."""
    return SimpleNamespace(capsule=capsule)
