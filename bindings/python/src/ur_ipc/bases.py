# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The base classes of the generated low-level classes."""

from typing import Self


class Handle:
    """A handle of the API: an address that is valid only in this process. Does not own the object."""

    __slots__ = ("_value",)

    def __init__(self, value: int = 0) -> None:
        self._value = value

    def __int__(self) -> int:
        return self._value

    def __bool__(self) -> bool:
        return self._value != 0

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._value == self._value

    def __hash__(self) -> int:
        return hash((type(self), self._value))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._value:#x})"

    def __reduce__(self) -> tuple[type[Self], tuple[int]]:
        raise TypeError(f"{type(self).__name__} is not valid in another process; send the bytes of an IPC handle")


class Struct:
    """A struct that can be part of a `pNext` chain."""

    __slots__ = ()
