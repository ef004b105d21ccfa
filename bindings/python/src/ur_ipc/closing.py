# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is closed at the end of a `with` block."""

from __future__ import annotations

from types import TracebackType
from typing import Protocol, Self


class _Closable(Protocol):
    def close(self) -> None: ...


def close_at_end(closable: _Closable, error: BaseException | None) -> None:
    """Closes at the end of a block. Where an exception leaves it, a refusal is not told: frames of the traceback may hold what
    stands in the way, and the memory goes with the last of that."""
    try:
        closable.close()
    except BufferError:
        if error is None:
            raise


class Closing:
    """Closed at the end of a `with` block."""

    __slots__ = ()

    def close(self) -> None:
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        close_at_end(self, error)
