# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What this process lets others open: one Get of the API each, until it is put."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from functools import partial

from ur_ipc import _arrays, ur

Get = Callable[[], tuple[int, int]]
Put = Callable[[int], None]


class Claim:
    """Bytes that others can open an object with, until they are put."""

    __slots__ = ("_addresses", "_put", "data")

    data: bytes

    def __init__(self, get: Get, put: Put) -> None:
        address, size = get()
        self._addresses = [address]  # until it is put
        self._put = put
        self.data = ur.bytes_at(address, size)

    def put(self) -> None:
        """Makes the bytes stale. Of several threads one does, and a second time does nothing."""
        with contextlib.suppress(IndexError):
            self._put(self._addresses.pop())


class Claims:
    """The claims of one object that are to last as long as the object does.

    A handle has a claim of its own, and puts it. Where nobody puts, because a handle was dropped after its bytes had been
    sent, or an array was pickled, the claim stays here, and later handles are given the same one: so their number does not
    grow with the number of handles. What is here is put when nobody refers to this any more.
    """

    __slots__ = ("_get", "_kept", "_lock", "_put")

    def __init__(self, get: Get, put: Put) -> None:
        self._get = get
        self._put = put
        self._kept: list[Claim] = []
        self._lock = threading.RLock()  # `keep` may come while this thread collects garbage

    @classmethod
    def of_memory(cls, context: ur.ur_context_handle_t, address: int) -> Claims:
        """Those of memory, allocated by this process or by another library in it."""
        return cls(partial(ur.urIPCGetMemHandleExp, context, address), partial(ur.urIPCPutMemHandleExp, context))

    def prepare(self) -> None:
        """Does what the first claim takes besides."""
        Claim(self._get, self._put).put()

    def take(self) -> tuple[bytes, Claim | None]:
        """The bytes of a claim, and the claim if it is the taker's to put or to leave here."""
        with self._lock:
            if self._kept:
                return self._kept[0].data, None
        claim = Claim(self._get, self._put)
        return claim.data, claim

    def lasting(self) -> bytes:
        """The bytes of a claim that nobody puts before the object is gone."""
        with self._lock:
            if not self._kept:
                self._kept.append(Claim(self._get, self._put))
            return self._kept[0].data

    def keep(self, claim: Claim) -> None:
        """Takes over a claim that nobody will put, though others may want to open it yet."""
        with self._lock:
            self._kept.append(claim)

    def end(self) -> None:
        """Puts what is here."""
        with self._lock:
            while self._kept:
                self._kept.pop().put()

    def __del__(self, is_ending: Callable[[], bool] = _arrays.is_ending) -> None:  # modules lose their names at the end
        if not (is_ending() or _arrays.is_forked()):
            self.end()
