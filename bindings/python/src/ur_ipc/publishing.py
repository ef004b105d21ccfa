# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`publish`: a tree of arrays under a name, in one version after the other.

A thread of the publisher's serves its subscribers, and never waits for any of them. Each of them is told that there is a new
version, asks for the newest, opens it, and says so; until then, for as long as a step between processes may take, that version
is kept. What is sent to a subscriber is at most one frame, and the next one is made when that is through.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import os
import resource
import selectors
import socket
import struct
import threading
import time
import weakref
from types import TracebackType

from ur_ipc import _arrays
from ur_ipc.meeting import Listener, of_publisher, require_allowed, require_name, timeout_s
from ur_ipc.trees import TreeHandle

# What goes to subscribers: these bytes, the length of what follows, and the number of a version. What follows is the handle of
# that version; nothing, if it is only told that it is there; or the reason of a refusal or of a shortage, with numbers that no
# version has.
FRAME = struct.Struct("<4sIQ")
MAGIC = b"urp1"
REFUSED, SHORT = 0, 2**64 - 1
MAX_REASON = 4096  # bytes
# What comes from them, a byte each.
ASK, OPENED = b"?", b"!"

_MAX_SUBSCRIBERS = 1024
# Users in UR_IPC_ALLOW_UIDS leave room for subscribers of the publisher's own user.
_MAX_PER_OTHER_USER = 64
_MAX_OF_OTHER_USERS = 512
_RESERVED_DESCRIPTORS = 64
_PAUSE_S = 0.1  # after a connection that could not be accepted


class _Version:
    """A version that others can open, as long as somebody uses it."""

    __slots__ = ("_frame", "handle", "number", "users")

    def __init__(self, handle: TreeHandle) -> None:
        self._frame = b""
        self.number = 0  # once it is the newest
        self.handle = handle
        self.users = 0

    @property
    def frame(self) -> bytes:
        """Made once: each subscriber that reads slowly would keep a copy of its own."""
        if not self._frame:
            data = bytes(self.handle)
            self._frame = FRAME.pack(MAGIC, len(data), self.number) + data
        return self._frame


class _Versions:
    """The newest version, and those that subscribers are about to open."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._newest: _Version | None = None
        self._ended = False
        self.number = 0  # of the newest; they count from 1

    def replace(self, handle: TreeHandle) -> bool:
        """Makes it the newest, and frees the one before unless somebody uses it. False, and it is freed, after the end."""
        new = _Version(handle)
        new.users = 1
        with self._lock:  # no call in here: a signal's handler may come then, and wait for the service
            old: _Version | None = new
            if not self._ended:
                old, self._newest = self._newest, new
                self.number = new.number = self.number + 1
        if old is not None:
            self.leave(old)
        return old is not new

    def end(self) -> None:
        """There will be no other."""
        with self._lock:
            self._ended = True
            old, self._newest = self._newest, None
        if old is not None:
            self.leave(old)

    def use_newest(self) -> _Version:
        with self._lock:
            assert self._newest is not None
            self._newest.users += 1
            return self._newest

    def leave(self, version: _Version) -> None:
        with self._lock:
            version.users -= 1
            unused = version.users == 0
        if unused and not _arrays.is_ending():
            version.handle.put()


class _Client:
    """A subscriber, as the publisher sees it."""

    __slots__ = ("asked", "out", "socket", "told", "until", "user", "version")

    def __init__(self, connection: socket.socket, user: int) -> None:
        self.socket = connection
        self.user = user
        self.out = memoryview(b"")  # of the frame that is on its way
        self.told = 0  # the number of the newest version that it has heard of
        self.asked = False  # for a version, which is sent when what is on its way is through
        self.version: _Version | None = None  # what it was sent and has not opened
        self.until = 0.0  # when that is not kept any longer


class _Service:
    """The thread that serves the subscribers of a publisher. It does not keep the publisher."""

    def __init__(self, listener: Listener, versions: _Versions) -> None:
        self._listener = listener
        self._versions = versions
        self._clients: dict[socket.socket, _Client] = {}
        self.ending = False
        self._paused_until = 0.0  # when to accept connections again
        self._woken, self._wake = socket.socketpair()
        for end in (self._woken, self._wake):
            end.setblocking(False)
        self._spare: int | None = None  # a descriptor to report a shortage of descriptors with
        self._open_spare()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._woken, selectors.EVENT_READ)
        self._selector.register(listener.socket, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._run, name="ur_ipc publisher", daemon=True)
        _services.add(self)

    def start(self) -> None:
        self._thread.start()

    def wake(self) -> None:
        """Lets the thread see what there is to tell."""
        with contextlib.suppress(OSError):  # it has been woken often enough, or has ended
            self._wake.send(b"!")

    def stop(self) -> None:
        """Ends the service: subscribers see that the publisher has gone. Does not wait for that, since it may be called where
        garbage is collected: by any thread, with any lock."""
        if not _arrays.is_forked():  # where it is the parent's
            self.ending = True
            self.wake()

    def close(self) -> None:
        """Ends it, and returns when it has ended."""
        self.stop()
        if _arrays.is_forked() or threading.current_thread() is self._thread:
            return
        try:
            self._thread.join()
        except RuntimeError:  # it was never begun
            self._close_all()

    def close_copies(self) -> None:
        """In the child of a fork, whose sockets `meeting` closes."""
        self._selector.close()
        self._close_spare()
        for copied in (self._woken, self._wake):
            copied.close()

    def _run(self) -> None:
        try:
            while not self.ending:
                self._serve_once()
        finally:
            self._close_all()

    def _close_all(self) -> None:
        self.ending = True
        self._listener.close()
        for client in list(self._clients.values()):
            self._drop(client)
        self._versions.end()
        self._selector.close()
        self._close_spare()
        self._woken.close()
        self._wake.close()

    def _serve_once(self) -> None:
        for key, _ in self._selector.select(self._time_left()):
            if key.fileobj is self._woken:
                with contextlib.suppress(BlockingIOError):
                    self._woken.recv(4096)
            elif key.fileobj is self._listener.socket:
                self._accept()
            elif key.fileobj in self._clients:
                self._hear(key.data)
        now = time.monotonic()
        if self._paused_until and self._paused_until <= now:
            self._paused_until = 0.0
            self._selector.register(self._listener.socket, selectors.EVENT_READ)
        for client in list(self._clients.values()):
            if client.version is not None and client.until <= now:
                self._release(client)
            self._tell(client)

    def _time_left(self) -> float | None:
        """Until there is something to do that nobody tells."""
        ends = [client.until for client in self._clients.values() if client.version is not None]
        if self._paused_until:
            ends.append(self._paused_until)
        return max(0.0, min(ends) - time.monotonic()) if ends else None

    def _accept(self) -> None:
        try:
            connection = self._accept_connection()
        except BlockingIOError:
            return
        except OSError as shortage:
            self._report_shortage(shortage)
            return
        try:
            user = require_allowed(connection)
            self._require_room(connection, user)
            connection.setblocking(False)
            client = _Client(connection, user)
            self._selector.register(connection, selectors.EVENT_READ, client)
            self._clients[connection] = client
        except OSError as problem:
            _refuse(connection, problem)

    def _accept_connection(self) -> socket.socket:
        return of_publisher(lambda: self._listener.socket.accept()[0])

    def _report_shortage(self, shortage: OSError) -> None:
        """Reports to the subscriber that connects that this process has no descriptor left for it."""
        if self._spare is None:
            self._open_spare()
        self._close_spare()
        try:
            _refuse(self._accept_connection(), shortage)
        except BlockingIOError:
            pass
        except OSError:  # another thread has taken the descriptor; the subscriber waits
            self._selector.unregister(self._listener.socket)
            self._paused_until = time.monotonic() + _PAUSE_S
        self._open_spare()

    def _open_spare(self) -> None:
        with contextlib.suppress(OSError):
            self._spare = os.dup(self._wake.fileno())

    def _close_spare(self) -> None:
        spare, self._spare = self._spare, None
        if spare is not None:
            os.close(spare)

    def _require_room(self, connection: socket.socket, user: int) -> None:
        """Raises OSError if there is no room for another subscriber of that user."""
        if len(self._clients) >= _MAX_SUBSCRIBERS:
            raise OSError(errno.EAGAIN, f"it serves {_MAX_SUBSCRIBERS} subscribers at most")
        own = os.geteuid()
        if user == own:
            return
        others = [client.user for client in self._clients.values() if client.user != own]
        if others.count(user) >= _MAX_PER_OTHER_USER or len(others) >= _MAX_OF_OTHER_USERS:
            raise OSError(
                errno.EAGAIN,
                f"user {user} has {others.count(user)} subscribers here, and all users but {own} have {len(others)}; the "
                f"limits are {_MAX_PER_OTHER_USER} and {_MAX_OF_OTHER_USERS}",
            )
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        reserved = min(_RESERVED_DESCRIPTORS, limit // 4)
        if limit != resource.RLIM_INFINITY and connection.fileno() >= limit - reserved:  # the lowest number that is free
            raise OSError(
                errno.EMFILE,
                f"the last {reserved} descriptors of process {os.getpid()} are reserved for user {own}",
            )

    def _hear(self, client: _Client) -> None:
        """What a subscriber says. One that says what none says is dropped."""
        try:
            said = client.socket.recv(16)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if not said:
            self._drop(client)
        for word in said:
            if word == OPENED[0]:
                self._release(client)
            elif word == ASK[0] and not client.asked:
                client.asked = True
            else:
                self._drop(client)
                return

    def _tell(self, client: _Client) -> None:
        """Sends as much as the subscriber takes now."""
        if client.socket not in self._clients:
            return
        try:
            while client.out or self._next_frame(client):
                client.out = client.out[client.socket.send(client.out) :]
        except BlockingIOError:
            pass
        except OSError:
            self._drop(client)
            return
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if client.out else 0)
        self._selector.modify(client.socket, events, client)

    def _next_frame(self, client: _Client) -> bool:
        """Makes the next frame for a subscriber. False if there is nothing to say to it."""
        if client.asked:
            self._release(client)
            client.version = self._versions.use_newest()
            client.until = time.monotonic() + timeout_s()
            client.told = client.version.number
            client.out = memoryview(client.version.frame)
            client.asked = False
        elif client.told < self._versions.number:
            client.told = self._versions.number
            client.out = memoryview(FRAME.pack(MAGIC, 0, client.told))
        return bool(client.out)

    def _release(self, client: _Client) -> None:
        version, client.version = client.version, None
        if version is not None:
            self._versions.leave(version)

    def _drop(self, client: _Client) -> None:
        if self._clients.pop(client.socket, None) is not None:
            self._selector.unregister(client.socket)
            client.socket.close()
            self._release(client)


def _refuse(connection: socket.socket, problem: OSError) -> None:
    """Reports a refusal or a shortage to a subscriber, and closes its connection."""
    number = REFUSED if isinstance(problem, PermissionError) else SHORT
    reason = str(problem.strerror).encode()[:MAX_REASON]
    connection.setblocking(False)
    with contextlib.suppress(OSError):
        connection.send(FRAME.pack(MAGIC, len(reason), number) + reason)
    connection.close()


# Those of this process.
_services: weakref.WeakSet[_Service] = weakref.WeakSet()


def _leave_to_parent() -> None:
    for service in list(_services):
        service.close_copies()


def _close_all() -> None:
    for service in list(_services):
        service.close()


os.register_at_fork(after_in_child=_leave_to_parent)
atexit.register(_close_all)


class Publisher:
    """A tree of arrays under a name, until it is closed or this process ends; `publish` makes it.

    It keeps the newest version, and an older one while a subscriber is about to open it. What subscribers have opened they
    keep, whatever happens here. No subscriber ever holds it up.

    Attributes:
        name: What `subscribe` is called with.
    """

    __slots__ = ("__weakref__", "_finish", "_read_only", "_service", "_versions", "name")

    name: str

    def __init__(self, name: str, tree: object, *, version: object = None, read_only: bool = True) -> None:
        """See `publish`."""
        require_name(name)
        _arrays.start_use()
        self.name = name
        self._read_only = read_only
        self._versions = _Versions()
        self._versions.replace(TreeHandle.of(tree, version=version, read_only=read_only, snapshot=True))
        with contextlib.ExitStack() as undo:
            undo.callback(self._versions.end)
            listener = Listener(name)
            undo.callback(listener.close)
            self._service = _Service(listener, self._versions)
            undo.callback(self._service.close)  # Ctrl-C may come at any time
            self._finish = weakref.finalize(self, self._service.stop)
            self._finish.atexit = False
            self._service.start()
            undo.pop_all()

    def update(self, tree: object, *, version: object = None) -> None:
        """Makes a tree, of whatever structure, the newest version; otherwise as `publish`. After an error the version before
        still is."""
        _arrays.require_not_forked()
        if self.closed or not self._versions.replace(
            TreeHandle.of(tree, version=version, read_only=self._read_only, snapshot=True)
        ):
            raise ValueError("the publisher is closed")
        self._service.wake()

    @property
    def closed(self) -> bool:
        """Whether nothing is published any more."""
        return not self._finish.alive or self._service.ending

    def close(self) -> None:
        """Ends it now: subscribers are told that the publisher has gone, and keep what they have opened."""
        # No lock: a signal's handler may close what this thread updates, and a child of a fork what its parent does.
        self._finish()
        self._service.close()

    def __enter__(self) -> Publisher:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<ur_ipc.Publisher {self.name!r}, version {self._versions.number}{', closed' if self.closed else ''}>"


def publish(name: str, tree: object, *, version: object = None, read_only: bool = True) -> Publisher:
    """Lets other processes of this user, and of those in `UR_IPC_ALLOW_UIDS`, open a tree of arrays by a name.

    Arrays of this package are opened where they lie: do not write to them as long as the version with them is the newest. Those
    of other libraries are copied, on their devices, into memory of the version's own, and may change at once.

    Args:
        name: Up to 48 letters, digits, dots, dashes and underscores.
        tree: As for `share`.
        version: What you call this version; subscribers see it. Anything that JSON has.
        read_only: Whether subscribers cannot write to what they open.

    Raises:
        ValueError: `name` is no such name.
        FileExistsError: A living process publishes under that name.
        The others are those of `share`.
    """
    return Publisher(name, tree, version=version, read_only=read_only)
