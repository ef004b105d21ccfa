# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the generated classes of the low level stand on."""

from typing import Self


class Handle:
    """A handle of the API: an address that means something in this process alone. It owns nothing."""

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
        raise TypeError(f"{type(self).__name__} means nothing in another process; send the bytes of an IPC handle")


class Struct:
    """A struct that others may be chained to, and that may be chained itself, by `pNext`."""

    __slots__ = ()
