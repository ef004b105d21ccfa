# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handles of the low level that several threads may use, and one of them close."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from ur_ipc import _arrays

H = TypeVar("H")


class Native(Generic[H]):
    """A handle, until it is closed. It is given back when no thread is in a call with it any more.

    Use it as `with native as handle:`, which raises ValueError once it is closed.

    Attributes:
        closed: Whether nobody can begin to use it any more.
    """

    __slots__ = ("_give_back", "_handle", "_lock", "_name", "_users", "closed")

    closed: bool

    def __init__(self, name: str, handle: H, give_back: Callable[[H], None]) -> None:
        self._name = name
        self._handle = handle
        self._give_back = give_back
        self._lock = threading.Lock()
        self._users = 1  # its owner, until that closes it
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
        """Ends the owner's use. A second close does nothing, and neither does one in the child of a fork."""
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
            self._give_back(self._handle)
