# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Objects that close at the end of a `with` block."""

from __future__ import annotations

from types import TracebackType
from typing import Protocol, Self


class _Closable(Protocol):
    def close(self) -> None: ...


def close_at_end(closable: _Closable, error: BaseException | None) -> None:
    """Closes an object at the end of a `with` block. If an exception leaves the block, ignores BufferError: the traceback may
    hold views that prevent closing. The memory is freed with the last view."""
    try:
        closable.close()
    except BufferError:
        if error is None:
            raise


class Closing:
    """The base class of objects that close at the end of a `with` block."""

    __slots__ = ()

    def close(self) -> None:
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        close_at_end(self, error)
