# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The progress of a long transfer, shown on a terminal."""

from __future__ import annotations

import sys
import time
from typing import Self

_FIRST_S = 1.0  # shorter transfers show nothing
_EVERY_S = 0.2
_GIB = 1 << 30


class Progress:
    """A line on stderr that shows how many bytes are transferred, until the end of a `with` block. Shows nothing for short
    transfers, or if stderr is not a terminal."""

    __slots__ = ("_is_shown", "_label", "_next", "_start", "_total", "_transferred")

    def __init__(self, label: str, total: int, *, shown: bool) -> None:
        self._label = label
        self._total = total
        self._transferred = 0
        self._start = time.monotonic()
        self._next = self._start + _FIRST_S if shown and sys.stderr.isatty() else None
        self._is_shown = False

    def advance(self, nbytes: int) -> None:
        """Adds `nbytes` to the number of transferred bytes."""
        self._transferred += nbytes
        now = time.monotonic()
        if self._next is not None and now >= self._next:
            self._next = now + _EVERY_S
            self._is_shown = True
            gib, total_gib = self._transferred / _GIB, self._total / _GIB
            sys.stderr.write(f"\r{self._label}: {gib:.2f} of {total_gib:.2f} GiB, {gib / (now - self._start):.2f} GiB/s\x1b[K")
            sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        if self._is_shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
