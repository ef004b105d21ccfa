# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types of array elements: DLPack's types, by the names that NumPy, PyTorch and JAX use."""

from __future__ import annotations

from ur_ipc._arrays import ELEMENT_TYPES

# The kind characters of NumPy's type strings, by DLPack's type codes.
_KINDS = {0: "i", 1: "u", 2: "f", 5: "c", 6: "b"}


class DType(str):
    """The type of an array's elements: a name that NumPy and JAX also accept, as in `numpy.dtype(array.dtype)`."""

    __slots__ = ("bits", "code", "itemsize", "number", "typestr")

    number: int  # the index in this build's DTYPES; another build may use another number
    code: int  # DLPack's type code
    bits: int
    itemsize: int  # in bytes
    typestr: str | None  # NumPy's type string, such as "<f4"; None if NumPy lacks the type, such as bfloat16

    @classmethod
    def _make(cls, number: int, name: str, code: int, bits: int) -> DType:
        dtype = cls(name)
        dtype.number = number
        dtype.code = code
        dtype.bits = bits
        dtype.itemsize = bits // 8
        order = "<" if dtype.itemsize > 1 else "|"
        dtype.typestr = f"{order}{_KINDS[code]}{dtype.itemsize}" if code in _KINDS else None
        return dtype

    def __reduce__(self) -> tuple[object, ...]:
        return dtype_of, (str(self),)


DTYPES = tuple(DType._make(number, *fields) for number, fields in enumerate(ELEMENT_TYPES))
_BY_NAME: dict[str, DType] = {str(dtype): dtype for dtype in DTYPES}
for _dtype in DTYPES:
    if _dtype.typestr is not None:
        for _order in ("<", "=", "|", ""):
            _BY_NAME[_order + _dtype.typestr[1:]] = _dtype
_BY_NAME |= {"float": _BY_NAME["float64"], "int": _BY_NAME["int64"], "complex": _BY_NAME["complex128"]}
_BY_NAME["bool_"] = _BY_NAME["bool"]


def dtype_of(dtype_like: object) -> DType:
    """Returns the type for a name ("float32", "<f4") or for a type of NumPy, PyTorch, JAX or Python. Raises ValueError for a
    type that is not supported."""
    if isinstance(dtype_like, DType):
        return dtype_like
    attribute = getattr(dtype_like, "name", None) or getattr(dtype_like, "__name__", None)
    name = dtype_like if isinstance(dtype_like, str) else attribute
    dtype = _BY_NAME.get((name or str(dtype_like)).removeprefix("torch."))
    if dtype is None or not getattr(dtype_like, "isnative", True):
        raise ValueError(
            f"{dtype_like!r} is not a supported element type; supported are {', '.join(DTYPES)}, in this machine's byte order"
        )
    return dtype
