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
from ur_ipc.meeting import LONGEST_S, connect, timeout_s
from ur_ipc.publishing import ASK, FRAME, MAGIC, MAX_REASON, OPENED, REFUSED, SHORT
from ur_ipc.structure import by_name
from ur_ipc.trees import Convert, Manifest, TreeHandle
from ur_ipc.ur_enums import ur_result_t

T = TypeVar("T")
_Steps: TypeAlias = Generator[bool, None, T]  # whether to wait until something has come

_MAX_BYTES = 64 << 20  # the largest description, and a part for each of its arrays, take less


@dataclass(frozen=True, slots=True)
class Published:
    """A version of a published tree, opened.

    Attributes:
        tree: The tree, with arrays of this package or what `convert` has made of them.
        number: How many versions there had been with it; they count from 1, and subscribers may miss some.
        manifest: What is in it.
    """

    tree: Any
    number: int
    manifest: Manifest

    @property
    def version(self) -> Any:
        """What its publisher calls it."""
        return self.manifest.version


class Subscriber:
    """The versions of a tree under a name; `subscribe` makes it. Threads that ask it for versions take turns.

    What it has opened stays readable, and never changes to another version, after later ones and after the end of the
    publisher; the memory goes with the last array of it.

    Attributes:
        name: The name.
    """

    __slots__ = (
        "__weakref__",
        "_check",
        "_closed",
        "_convert",
        "_dataclasses",
        "_due",
        "_failed",
        "_had",
        "_lock",
        "_newest",
        "_received",
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
        by_name(self._dataclasses)  # raises TypeError here rather than at the first version
        _arrays.start_use()
        self.name = name
        self._convert = convert
        self._check = check
        self._lock = threading.Lock()  # held by who asks for a version
        self._closed = False
        self._received = bytearray()
        self._due = False  # whether an answer is on its way
        self._newest = 0  # the number of the newest version that it was told of
        self._had = 0  # that of the last one that it was sent
        self._failed = 0  # that of the last one whose handle was stale
        self._socket = connect(name)
        try:
            self._socket.setblocking(False)
            self._run(self._frame(), time.monotonic() + timeout_s())
        except BaseException:
            self._socket.close()
            raise

    @property
    def alive(self) -> bool:
        """Whether the publisher lives. Told by the system at once."""
        self._require_open()
        hangup = select.POLLRDHUP | select.POLLHUP | select.POLLERR
        poll = select.poll()
        poll.register(self._socket, hangup)
        return not poll.poll(0)

    def current(self, timeout: float | None = None) -> Published:
        """Opens the newest version, whole.

        Args:
            timeout: Seconds that the publisher has to answer; None for those of `UR_IPC_TIMEOUT_MS`.

        Raises:
            PublisherGoneError: The publisher has ended, or is closed.
            TimeoutError: It does not answer.
            The others are those of `TreeHandle.open`, and what `check` raises.
        """
        end = time.monotonic() + (timeout_s() if timeout is None else timeout)
        with self._turn(end):
            return self._open_newest(end)

    def wait(self, timeout: float | None = None) -> Published:
        """Opens the newest version, whole, once there is one newer than the last that was opened: the first time at once.
        Other threads run meanwhile.

        Args:
            timeout: Seconds to wait at most; None for as long as the publisher lives.

        Raises:
            TimeoutError: There was no newer version within that time.
            The others are those of `current`.
        """
        end = None if timeout is None else time.monotonic() + timeout
        with self._turn(end):
            self._run(self._newer(), end)
            return self._open_newest(end)

    def __aiter__(self) -> Subscriber:
        return self

    async def __anext__(self) -> Published:
        """As `wait`, while the loop's other tasks run. `asyncio.timeout` limits it. RuntimeError if another task is waiting
        by this subscriber."""
        if self._lock.locked():
            raise RuntimeError(
                f"another task or thread is waiting for a version of {self.name!r} by the same subscriber; give each its own"
            )
        with self._turn(0.0):
            await self._run_async(self._newer())
            while True:
                number, data = await self._run_async(self._answer())
                with self._opening(number):
                    return await asyncio.to_thread(self._opened, number, data)

    @contextlib.contextmanager
    def _turn(self, end: float | None) -> Iterator[None]:
        """Nobody else asks for versions meanwhile."""
        self._require_open()
        if not self._lock.acquire(timeout=-1 if end is None else min(max(0.0, end - time.monotonic()), threading.TIMEOUT_MAX)):
            raise TimeoutError(f"another thread is waiting for a version of {self.name!r} by the same subscriber")
        try:
            self._require_open()  # still
            yield
        finally:
            self._lock.release()
            if self._closed:
                self._close_unless_used()

    def _open_newest(self, end: float | None) -> Published:
        while True:
            number, data = self._run(self._answer(), end)
            with self._opening(number):
                return self._opened(number, data)

    def _opened(self, number: int, data: bytes) -> Published:
        handle = TreeHandle.from_bytes(data)
        if self._check is not None:
            self._check(handle.manifest)
        return Published(handle.open(convert=self._convert, dataclasses=self._dataclasses), number, handle.manifest)

    @contextlib.contextmanager
    def _opening(self, number: int) -> Iterator[None]:
        """Goes on behind its block where the version was there no more because it took longer than one is kept."""
        try:
            yield
        except InvalidHandleError:
            if not self.alive:
                raise self._ended() from None
            if number == self._failed:
                raise  # it still is the newest, which is kept
            self._failed = number
        finally:
            with contextlib.suppress(PublisherGoneError, ValueError):
                self._send(OPENED)

    # What is said to the publisher, in steps: each ends where the next has to wait until something has come.

    def _newer(self) -> _Steps[None]:
        """Until there is a version newer than the last that it was sent."""
        while self._newest <= self._had:
            yield from self._frame()

    def _answer(self) -> _Steps[tuple[int, bytes]]:
        """The newest version's number and handle."""
        while self._due:
            yield from self._frame()  # to somebody who has given up since
        self._send(ASK)
        self._due = True
        while self._due:
            number, data = yield from self._frame()
        self._had = number
        return number, data

    def _frame(self) -> _Steps[tuple[int, bytes]]:
        """The next frame of the publisher."""
        while (frame := self._take_frame()) is None:
            yield not self._receive()
        return frame

    def _run(self, steps: _Steps[T], end: float | None) -> T:
        """What the steps return. TimeoutError if they take longer."""
        poll = select.poll()
        poll.register(self._socket, select.POLLIN)
        try:
            while True:
                waits = next(steps)
                left = None if end is None else end - time.monotonic()
                if waits:
                    over = not poll.poll(None if left is None else min(max(0.0, left), LONGEST_S) * 1000)
                else:  # who has much to tell is not waited for any longer than a step may take
                    over = left is not None and left < -timeout_s()
                if over:
                    raise TimeoutError(f"the publisher of {self.name!r} has told nothing new in time")
        except StopIteration as ended:
            result: T = ended.value
            return result

    async def _run_async(self, steps: _Steps[T]) -> T:
        """The same, while the loop's other tasks run."""
        loop = asyncio.get_running_loop()
        told = asyncio.Event()
        loop.add_reader(self._socket, told.set)
        try:
            while True:
                told.clear()
                await (told.wait() if next(steps) else asyncio.sleep(0))
        except StopIteration as over:
            result: T = over.value
            return result
        finally:
            loop.remove_reader(self._socket)

    def _take_frame(self) -> tuple[int, bytes] | None:
        """A frame of what was received, if it is whole."""
        if len(self._received) < FRAME.size:
            return None
        magic, size, number = FRAME.unpack_from(self._received)
        if magic != MAGIC or size > (MAX_REASON if number in (REFUSED, SHORT) else _MAX_BYTES):
            raise ValueError(f"the publisher of {self.name!r} speaks as no publisher of this version of ur_ipc does")
        end = FRAME.size + size
        if len(self._received) < end:
            return None
        data = bytes(self._received[FRAME.size : end])
        del self._received[:end]
        if number == REFUSED:
            raise PermissionError(errno.EPERM, f"the publisher of {self.name!r} refuses: {data.decode(errors='replace')}")
        if number == SHORT:
            reason = (
                f"the publisher of {self.name!r} has no room for another subscriber: {data.decode(errors='replace')}; close "
                "some, or raise the limit of its descriptors (ulimit -n)"
            )
            raise OutOfResourcesError(ur_result_t.UR_RESULT_ERROR_OUT_OF_RESOURCES, "subscribe", reason, errno.EAGAIN)
        if data:
            self._due = False
        self._newest = max(self._newest, number)
        return number, data

    def _receive(self) -> bool:
        """Takes what has come. False if nothing has."""
        try:
            received = self._socket.recv(1 << 20)
        except BlockingIOError:
            return False
        except ConnectionError:
            received = b""
        if not received:
            raise self._ended()
        self._received += received
        return True

    def _send(self, word: bytes) -> None:
        try:
            self._socket.send(word)
        except ConnectionError:
            raise self._ended() from None

    def _ended(self) -> Exception:
        if self._closed:
            return ValueError("the subscriber is closed")
        return PublisherGoneError(f"the publisher of {self.name!r} has ended or was closed; what was opened stays usable")

    def _require_open(self) -> None:
        _arrays.require_not_forked()
        if self._closed:
            raise ValueError("the subscriber is closed")

    def close(self) -> None:
        """Ends the subscription. What was opened stays usable. A thread or task that waits for a version is told by
        ValueError. A second close does nothing."""
        self._closed = True
        if _arrays.is_forked():
            self._socket.close()  # the connection goes on in the parent
            return
        with contextlib.suppress(OSError):  # it has ended already
            self._socket.shutdown(socket.SHUT_RDWR)  # wakes who waits
        self._close_unless_used()

    def _close_unless_used(self) -> None:
        """By now, or by who uses it when he is through: nobody may wait for a descriptor that has another meaning by then."""
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
    """The versions of the tree that a process of this user, or of one in `UR_IPC_ALLOW_UIDS`, publishes under a name.

    Args:
        name: As for `publish`.
        convert: As for `TreeHandle.open`.
        check: Called with the manifest of each version before that is mapped; what it raises is raised instead of opening.
        dataclasses: As for `TreeHandle.open`.

    Raises:
        PublisherGoneError: Nobody publishes under that name.
        PermissionError: Who does is of a user that is not allowed, or does not allow this one.
        OutOfResourcesError: The publisher has no descriptor left, or this user has too many subscribers there.
        TimeoutError: It does not answer.
        ValueError: `name` is no name to publish under.
    """
    return Subscriber(name, convert=convert, check=check, dataclasses=dataclasses)
