# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`subscribe`: the versions of a tree that another process publishes."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import select
import socket
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, TypeAlias, TypeVar

from ur_ipc import _arrays
from ur_ipc.errors import InvalidHandleError, OutOfResourcesError, PublisherGoneError
from ur_ipc.named_sockets import MAX_WAIT_S, connect, timeout_s
from ur_ipc.publishing import FRAME, MAGIC, MAX_MESSAGE_BYTES, OPENED, REFUSED, REQUEST, SHORTAGE
from ur_ipc.structure import by_name
from ur_ipc.trees import Convert, Manifest, TreeHandle
from ur_ipc.ur_enums import ur_result_t

T = TypeVar("T")
_Steps: TypeAlias = Generator[bool, None, T]  # yields whether the caller has to wait for data

_MAX_BYTES = 64 << 20  # larger than any valid handle of a tree, even with one part per array


@dataclass(frozen=True, slots=True)
class Published:
    """A version of a published tree that this process has opened.

    Attributes:
        tree: The tree, with arrays of this package or the results of `convert`.
        number: The number of the version. The first is 1. A subscriber may miss versions.
        manifest: The contents of the tree.
    """

    tree: Any
    number: int
    manifest: Manifest

    @property
    def version(self) -> Any:
        """The publisher's label for this version."""
        return self.manifest.version


class Subscriber:
    """Opens the versions of a published tree. `subscribe` returns it. Threads that use one subscriber take turns.

    An open version never changes. It stays readable after newer versions appear, and after the publisher ends. The memory of a
    version is unmapped with its last array.

    Attributes:
        name: The name of the publisher.
    """

    __slots__ = (
        "__weakref__",
        "_buffer",
        "_check",
        "_closed",
        "_convert",
        "_dataclasses",
        "_failed_number",
        "_has_pending",
        "_last_number",
        "_lock",
        "_newest_number",
        "_socket",
        "name",
    )

    name: str

    def __init__(
        self,
        name: str,
        *,
        convert: Convert | None = None,
        check: Callable[[Manifest], object] | None = None,
        dataclasses: Iterable[type] = (),
    ) -> None:
        """See `subscribe`."""
        _arrays.require_not_forked()
        self._dataclasses = tuple(dataclasses)
        by_name(self._dataclasses)  # raises TypeError here, not at the first version
        _arrays.start_use()
        self.name = name
        self._convert = convert
        self._check = check
        self._lock = threading.Lock()  # held during a request for a version
        self._closed = False
        self._buffer = bytearray()
        self._has_pending = False  # a request that the publisher has not answered
        self._newest_number = 0  # the number of the newest version that the publisher has announced
        self._last_number = 0  # the number of the last version that the publisher has sent
        self._failed_number = 0  # the number of the last version whose handle was stale
        self._socket = connect(name)
        try:
            self._socket.setblocking(False)
            self._run(self._next_frame(), time.monotonic() + timeout_s())
        except BaseException:
            self._socket.close()
            raise

    @property
    def alive(self) -> bool:
        """Whether the publisher still runs. The kernel reports the publisher's end at once."""
        self._require_open()
        hangup = select.POLLRDHUP | select.POLLHUP | select.POLLERR
        poll = select.poll()
        poll.register(self._socket, hangup)
        return not poll.poll(0)

    def current(self, timeout: float | None = None) -> Published:
        """Opens the newest version.

        Args:
            timeout: The longest wait for the publisher's answer, in seconds; None for the limit in `UR_IPC_TIMEOUT_MS`.

        Raises:
            PublisherGoneError: The publisher has ended, or is closed.
            TimeoutError: The publisher does not answer.
            The errors of `TreeHandle.open` and of `check`.
        """
        end = time.monotonic() + (timeout_s() if timeout is None else timeout)
        with self._turn(end):
            return self._open_newest(end)

    def wait(self, timeout: float | None = None) -> Published:
        """Waits for a version newer than the last one that this subscriber received, and opens the newest version. The first
        call does not wait. Other threads run meanwhile.

        Args:
            timeout: The time limit in seconds; None to wait as long as the publisher lives.

        Raises:
            TimeoutError: No newer version was published in that time.
            The errors of `current`.
        """
        end = None if timeout is None else time.monotonic() + timeout
        with self._turn(end):
            self._run(self._wait_for_newer(), end)
            return self._open_newest(end)

    def __aiter__(self) -> Subscriber:
        return self

    async def __anext__(self) -> Published:
        """Waits like `wait`, but lets the loop's other tasks run. Limit it with `asyncio.timeout`. Raises RuntimeError if
        another task or thread is waiting on this subscriber."""
        if self._lock.locked():
            raise RuntimeError(
                f"another task or thread is waiting for a version of {self.name!r} on the same subscriber; subscribe once in "
                "each task or thread"
            )
        with self._turn(0.0):
            await self._run_async(self._wait_for_newer())
            while True:
                number, data = await self._run_async(self._request_newest())
                with self._opening(number):
                    return await asyncio.to_thread(self._open_version, number, data)

    @contextlib.contextmanager
    def _turn(self, end: float | None) -> Iterator[None]:
        """Holds the lock during a request for a version."""
        self._require_open()
        if not self._lock.acquire(timeout=-1 if end is None else min(max(0.0, end - time.monotonic()), threading.TIMEOUT_MAX)):
            raise TimeoutError(f"another thread is waiting for a version of {self.name!r} on the same subscriber")
        try:
            self._require_open()  # another thread may have closed the subscriber
            yield
        finally:
            self._lock.release()
            if self._closed:
                self._close_unless_used()

    def _open_newest(self, end: float | None) -> Published:
        while True:
            number, data = self._run(self._request_newest(), end)
            with self._opening(number):
                return self._open_version(number, data)

    def _open_version(self, number: int, data: bytes) -> Published:
        handle = TreeHandle.from_bytes(data)
        if self._check is not None:
            self._check(handle.manifest)
        return Published(handle.open(convert=self._convert, dataclasses=self._dataclasses), number, handle.manifest)

    @contextlib.contextmanager
    def _opening(self, number: int) -> Iterator[None]:
        """Confirms the version after the block. Ignores a stale handle once, because the publisher may have released an old
        version meanwhile."""
        try:
            yield
        except InvalidHandleError:
            if not self.alive:
                raise self._end_error() from None
            if number == self._failed_number:
                raise  # a second failure with this version is an error: the publisher keeps its newest version
            self._failed_number = number
        finally:
            with contextlib.suppress(PublisherGoneError, ValueError):
                self._send(OPENED)

    # The protocol with the publisher. These generators yield whether the caller has to wait for data before the next step.

    def _wait_for_newer(self) -> _Steps[None]:
        """Waits for a version newer than the last that the publisher has sent."""
        while self._newest_number <= self._last_number:
            yield from self._next_frame()

    def _request_newest(self) -> _Steps[tuple[int, bytes]]:
        """Requests the newest version, and returns its number and handle."""
        while self._has_pending:
            yield from self._next_frame()  # the answer to an earlier call that timed out
        self._send(REQUEST)
        self._has_pending = True
        while self._has_pending:
            number, data = yield from self._next_frame()
        self._last_number = number
        return number, data

    def _next_frame(self) -> _Steps[tuple[int, bytes]]:
        """Returns the next frame from the publisher."""
        while (frame := self._take_frame()) is None:
            yield not self._receive()
        return frame

    def _run(self, steps: _Steps[T], end: float | None) -> T:
        """Runs the steps, and returns their result. Raises TimeoutError at `end`."""
        poll = select.poll()
        poll.register(self._socket, select.POLLIN)
        try:
            while True:
                must_wait = next(steps)
                remaining_s = None if end is None else end - time.monotonic()
                if must_wait:
                    wait_s = None if remaining_s is None else max(0.0, min(remaining_s, MAX_WAIT_S))
                    has_timed_out = not poll.poll(None if wait_s is None else wait_s * 1000)
                else:  # a publisher that keeps sending gets one more timeout to finish
                    has_timed_out = remaining_s is not None and remaining_s < -timeout_s()
                if has_timed_out:
                    raise TimeoutError(f"the publisher of {self.name!r} has sent no new version in time")
        except StopIteration as stop:
            result: T = stop.value
            return result

    async def _run_async(self, steps: _Steps[T]) -> T:
        """Runs the steps like `_run`, but lets the loop's other tasks run."""
        loop = asyncio.get_running_loop()
        readable = asyncio.Event()
        loop.add_reader(self._socket, readable.set)
        try:
            while True:
                readable.clear()
                await (readable.wait() if next(steps) else asyncio.sleep(0))
        except StopIteration as stop:
            result: T = stop.value
            return result
        finally:
            loop.remove_reader(self._socket)

    def _take_frame(self) -> tuple[int, bytes] | None:
        """Removes the first frame from the received bytes, if it is complete."""
        if len(self._buffer) < FRAME.size:
            return None
        magic, size, number = FRAME.unpack_from(self._buffer)
        if magic != MAGIC or size > (MAX_MESSAGE_BYTES if number in (REFUSED, SHORTAGE) else _MAX_BYTES):
            raise ValueError(
                f"the publisher of {self.name!r} does not use the protocol of this version of ur_ipc; use the same version"
            )
        end = FRAME.size + size
        if len(self._buffer) < end:
            return None
        data = bytes(self._buffer[FRAME.size : end])
        del self._buffer[:end]
        if number == REFUSED:
            raise PermissionError(errno.EPERM, f"the publisher of {self.name!r} refuses: {data.decode(errors='replace')}")
        if number == SHORTAGE:
            reason = (
                f"the publisher of {self.name!r} has no room for another subscriber: {data.decode(errors='replace')}; close "
                "other subscribers, or raise the publisher's descriptor limit (ulimit -n)"
            )
            raise OutOfResourcesError(ur_result_t.UR_RESULT_ERROR_OUT_OF_RESOURCES, "subscribe", reason, errno.EAGAIN)
        if data:
            self._has_pending = False
        self._newest_number = max(self._newest_number, number)
        return number, data

    def _receive(self) -> bool:
        """Receives the available bytes. Returns False if no bytes are available."""
        try:
            received = self._socket.recv(1 << 20)
        except BlockingIOError:
            return False
        except ConnectionError:
            received = b""
        if not received:
            raise self._end_error()
        self._buffer += received
        return True

    def _send(self, word: bytes) -> None:
        try:
            self._socket.send(word)
        except ConnectionError:
            raise self._end_error() from None

    def _end_error(self) -> Exception:
        if self._closed:
            return ValueError("the subscriber is closed")
        return PublisherGoneError(f"the publisher of {self.name!r} has ended or was closed; open versions stay usable")

    def _require_open(self) -> None:
        _arrays.require_not_forked()
        if self._closed:
            raise ValueError("the subscriber is closed")

    def close(self) -> None:
        """Ends the subscription. Open versions stay usable. In a thread or task that waits for a version, the wait raises
        ValueError. A second close does nothing."""
        self._closed = True
        if _arrays.is_forked():
            self._socket.close()  # the parent keeps the connection
            return
        with contextlib.suppress(OSError):  # the connection has ended
            self._socket.shutdown(socket.SHUT_RDWR)  # wakes waiting threads
        self._close_unless_used()

    def _close_unless_used(self) -> None:
        """Closes the socket unless a thread uses it: that thread closes it, so that it never polls a reused descriptor."""
        if self._lock.acquire(blocking=False):
            self._socket.close()
            self._lock.release()

    def __enter__(self) -> Subscriber:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        if hasattr(self, "_socket"):
            self._socket.close()

    def __repr__(self) -> str:
        return f"<ur_ipc.Subscriber of {self.name!r}{', closed' if self._closed else ''}>"


def subscribe(
    name: str,
    *,
    convert: Convert | None = None,
    check: Callable[[Manifest], object] | None = None,
    dataclasses: Iterable[type] = (),
) -> Subscriber:
    """Subscribes to the tree that a process of this user, or of an allowed user as in `publish`, publishes under a name.

    Args:
        name: As for `publish`.
        convert: As for `TreeHandle.open`.
        check: A function that is called with each version's manifest before the version is mapped. It may raise an exception to
            reject the version.
        dataclasses: As for `TreeHandle.open`.

    Raises:
        PublisherGoneError: No process publishes under that name.
        PermissionError: The publisher's user is not allowed here, or does not allow this user.
        OutOfResourcesError: The publisher has no free descriptor, or has too many subscribers, in total or from this user.
        TimeoutError: The publisher does not answer.
        ValueError: `name` is not a valid name.
    """
    return Subscriber(name, convert=convert, check=check, dataclasses=dataclasses)
