# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Low-level handles that several threads can use while one of them closes the handle."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from ur_ipc import _arrays

H = TypeVar("H")


class Native(Generic[H]):
    """Owns a low-level handle. Releases the handle as soon as it is closed and no thread uses it.

    Use it as `with native as handle:`, which raises ValueError after `close`.

    Attributes:
        closed: Whether `close` was called.
    """

    __slots__ = ("_handle", "_lock", "_name", "_release", "_users", "closed")

    closed: bool

    def __init__(self, name: str, handle: H, release: Callable[[H], None]) -> None:
        self._name = name
        self._handle = handle
        self._release = release
        self._lock = threading.Lock()
        self._users = 1  # the owner, until `close`
        self.closed = False

    def __enter__(self) -> H:
        _arrays.require_not_forked()
        with self._lock:
            if self.closed:
                raise ValueError(f"the {self._name} is closed")
            self._users += 1
        return self._handle

    def __exit__(self, *_: object) -> None:
        self._leave()

    def close(self) -> None:
        """Ends the owner's use. Does nothing if called again, or in a forked child."""
        if _arrays.is_forked():
            return
        with self._lock:
            was_closed, self.closed = self.closed, True
        if not was_closed:
            self._leave()

    def _leave(self) -> None:
        with self._lock:
            self._users -= 1
            is_unused = self._users == 0
        if is_unused:
            self._release(self._handle)
