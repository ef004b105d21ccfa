# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`publish`: shares successive versions of a tree of arrays under a name.

One thread of the publisher serves all subscribers, and never waits for one of them. It announces each new version. A subscriber
requests the newest version, opens it, and confirms that it has opened it. The publisher keeps the version until it gets the
confirmation, or until the timeout. It sends a subscriber one frame at a time.
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
from ur_ipc.named_sockets import Listener, open_for_this_process, require_allowed, require_name, timeout_s
from ur_ipc.trees import TreeHandle

# The header of a frame to a subscriber: the magic bytes, the payload's length, and the number of a version. The payload is
# that version's handle; an announcement has no payload. If the number is REFUSED or SHORTAGE, the payload is an error message.
FRAME = struct.Struct("<4sIQ")
MAGIC = b"urp1"
REFUSED, SHORTAGE = 0, 2**64 - 1
MAX_MESSAGE_BYTES = 4096
# A subscriber sends single bytes.
REQUEST, OPENED = b"?", b"!"

_MAX_SUBSCRIBERS = 1024
# These limits reserve connections and descriptors for subscribers of the publisher's own user.
_MAX_PER_OTHER_USER = 64
_MAX_OF_OTHER_USERS = 512
_RESERVED_DESCRIPTORS = 64
_PAUSE_S = 0.1  # after a failed accept


class _Version:
    """A version that subscribers can open until its last user releases it."""

    __slots__ = ("_frame", "handle", "number", "users")

    def __init__(self, handle: TreeHandle) -> None:
        self._frame = b""
        self.number = 0  # set when this version becomes the newest
        self.handle = handle
        self.users = 0

    @property
    def frame(self) -> bytes:
        """The frame that carries the handle. All subscribers share one copy of it."""
        if not self._frame:
            data = bytes(self.handle)
            self._frame = FRAME.pack(MAGIC, len(data), self.number) + data
        return self._frame


class _Versions:
    """The newest version, and the older versions that subscribers are opening."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._newest: _Version | None = None
        self._has_ended = False
        self.number = 0  # of the newest version; the first is 1

    def replace(self, handle: TreeHandle) -> bool:
        """Makes `handle` the newest version, and releases the previous version. After `end`, releases `handle` and returns
        False."""
        new = _Version(handle)
        new.users = 1
        with self._lock:  # no calls here: Python may run a signal handler in a call, and the handler may wait for the service
            old: _Version | None = new
            if not self._has_ended:
                old, self._newest = self._newest, new
                self.number = new.number = self.number + 1
        if old is not None:
            self.release(old)
        return old is not new

    def end(self) -> None:
        """Releases the newest version. Later calls of `replace` fail."""
        with self._lock:
            self._has_ended = True
            old, self._newest = self._newest, None
        if old is not None:
            self.release(old)

    def use_newest(self) -> _Version:
        with self._lock:
            assert self._newest is not None
            self._newest.users += 1
            return self._newest

    def release(self, version: _Version) -> None:
        with self._lock:
            version.users -= 1
            unused = version.users == 0
        if unused and not _arrays.is_exiting():
            version.handle.put()


class _Client:
    """The publisher's record of one subscriber."""

    __slots__ = ("announced", "deadline", "has_request", "socket", "unsent", "user", "version")

    def __init__(self, connection: socket.socket, user: int) -> None:
        self.socket = connection
        self.user = user
        self.unsent = memoryview(b"")  # the unsent rest of the current frame
        self.announced = 0  # the number of the newest version that was announced to the subscriber
        self.has_request = False  # whether a request for a version waits until the current frame is sent
        self.version: _Version | None = None  # sent, but not yet confirmed
        self.deadline = 0.0  # the latest time when the publisher releases `version`


class _Service:
    """The thread that serves the subscribers of a publisher. It holds no reference to the publisher."""

    def __init__(self, listener: Listener, versions: _Versions) -> None:
        self._listener = listener
        self._versions = versions
        self._clients: dict[socket.socket, _Client] = {}
        self.is_stopping = False
        self._paused_until = 0.0  # when to accept connections again
        self._wake_receiver, self._wake_sender = socket.socketpair()
        for end in (self._wake_receiver, self._wake_sender):
            end.setblocking(False)
        self._spare_descriptor: int | None = None  # closed to free a descriptor for reporting a shortage of descriptors
        self._open_spare()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._wake_receiver, selectors.EVENT_READ)
        self._selector.register(listener.socket, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._run, name="ur_ipc publisher", daemon=True)
        _services.add(self)

    def start(self) -> None:
        self._thread.start()

    def wake(self) -> None:
        """Wakes the thread, which then checks for a new version and for a request to stop."""
        with contextlib.suppress(OSError):  # wake-ups are pending, or the thread has exited
            self._wake_sender.send(b"!")

    def stop(self) -> None:
        """Asks the thread to end the service, and returns at once. The garbage collector may call this in any thread, with any
        lock held, so it must not wait."""
        if not _arrays.is_forked():  # in a child, the service is the parent's
            self.is_stopping = True
            self.wake()

    def close(self) -> None:
        """Ends the service, and waits until its thread has exited."""
        self.stop()
        if _arrays.is_forked() or threading.current_thread() is self._thread:
            return
        try:
            self._thread.join()
        except RuntimeError:  # the thread was never started
            self._close_all()

    def close_copies(self) -> None:
        """Closes descriptors that a forked child has inherited. `named_sockets` closes the listener's socket."""
        self._selector.close()
        self._close_spare()
        for end in (self._wake_receiver, self._wake_sender):
            end.close()

    def _run(self) -> None:
        try:
            while not self.is_stopping:
                self._serve_once()
        finally:
            self._close_all()

    def _close_all(self) -> None:
        self.is_stopping = True
        self._listener.close()
        for client in list(self._clients.values()):
            self._drop(client)
        self._versions.end()
        self._selector.close()
        self._close_spare()
        self._wake_receiver.close()
        self._wake_sender.close()

    def _serve_once(self) -> None:
        for key, _ in self._selector.select(self._time_left()):
            if key.fileobj is self._wake_receiver:
                with contextlib.suppress(BlockingIOError):
                    self._wake_receiver.recv(4096)
            elif key.fileobj is self._listener.socket:
                self._accept()
            elif key.fileobj in self._clients:
                self._receive(key.data)
        now = time.monotonic()
        if self._paused_until and self._paused_until <= now:
            self._paused_until = 0.0
            self._selector.register(self._listener.socket, selectors.EVENT_READ)
        for client in list(self._clients.values()):
            if client.version is not None and client.deadline <= now:
                self._release(client)
            self._send(client)

    def _time_left(self) -> float | None:
        """Returns the seconds until the next timeout; None if there is no timeout."""
        ends = [client.deadline for client in self._clients.values() if client.version is not None]
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
            _reject(connection, problem)

    def _accept_connection(self) -> socket.socket:
        return open_for_this_process(lambda: self._listener.socket.accept()[0])

    def _report_shortage(self, shortage: OSError) -> None:
        """Reports to the connecting subscriber that this process has no free descriptor."""
        if self._spare_descriptor is None:
            self._open_spare()
        self._close_spare()
        try:
            _reject(self._accept_connection(), shortage)
        except BlockingIOError:
            pass
        except OSError:  # another thread took the free descriptor; the subscriber waits
            self._selector.unregister(self._listener.socket)
            self._paused_until = time.monotonic() + _PAUSE_S
        self._open_spare()

    def _open_spare(self) -> None:
        with contextlib.suppress(OSError):
            self._spare_descriptor = os.dup(self._wake_sender.fileno())

    def _close_spare(self) -> None:
        spare, self._spare_descriptor = self._spare_descriptor, None
        if spare is not None:
            os.close(spare)

    def _require_room(self, connection: socket.socket, user: int) -> None:
        """Raises OSError if this user has reached a limit."""
        if len(self._clients) >= _MAX_SUBSCRIBERS:
            raise OSError(errno.EAGAIN, f"the publisher serves at most {_MAX_SUBSCRIBERS} subscribers")
        own_uid = os.geteuid()
        if user == own_uid:
            return
        other_users = [client.user for client in self._clients.values() if client.user != own_uid]
        if other_users.count(user) >= _MAX_PER_OTHER_USER or len(other_users) >= _MAX_OF_OTHER_USERS:
            raise OSError(
                errno.EAGAIN,
                f"user {user} has {other_users.count(user)} subscribers here (limit {_MAX_PER_OTHER_USER}), and all users "
                f"except {own_uid} together have {len(other_users)} (limit {_MAX_OF_OTHER_USERS})",
            )
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        reserved = min(_RESERVED_DESCRIPTORS, limit // 4)
        if limit != resource.RLIM_INFINITY and connection.fileno() >= limit - reserved:  # the kernel gives the lowest number
            raise OSError(
                errno.EMFILE,
                f"the last {reserved} descriptors of process {os.getpid()} are reserved for user {own_uid}",
            )

    def _receive(self, client: _Client) -> None:
        """Receives a subscriber's bytes. Drops the subscriber on an unknown byte or a second request."""
        try:
            received = client.socket.recv(16)
        except BlockingIOError:
            return
        except OSError:
            received = b""
        if not received:
            self._drop(client)
        for byte in received:
            if byte == OPENED[0]:
                self._release(client)
            elif byte == REQUEST[0] and not client.has_request:
                client.has_request = True
            else:
                self._drop(client)
                return

    def _send(self, client: _Client) -> None:
        """Sends frames until the socket would block."""
        if client.socket not in self._clients:
            return
        try:
            while client.unsent or self._next_frame(client):
                client.unsent = client.unsent[client.socket.send(client.unsent) :]
        except BlockingIOError:
            pass
        except OSError:
            self._drop(client)
            return
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if client.unsent else 0)
        self._selector.modify(client.socket, events, client)

    def _next_frame(self, client: _Client) -> bool:
        """Makes the next frame for a subscriber. Returns False if there is no frame to send."""
        if client.has_request:
            self._release(client)
            client.version = self._versions.use_newest()
            client.deadline = time.monotonic() + timeout_s()
            client.announced = client.version.number
            client.unsent = memoryview(client.version.frame)
            client.has_request = False
        elif client.announced < self._versions.number:
            client.announced = self._versions.number
            client.unsent = memoryview(FRAME.pack(MAGIC, 0, client.announced))
        return bool(client.unsent)

    def _release(self, client: _Client) -> None:
        version, client.version = client.version, None
        if version is not None:
            self._versions.release(version)

    def _drop(self, client: _Client) -> None:
        if self._clients.pop(client.socket, None) is not None:
            self._selector.unregister(client.socket)
            client.socket.close()
            self._release(client)


def _reject(connection: socket.socket, problem: OSError) -> None:
    """Sends the error to a subscriber, and closes its connection."""
    number = REFUSED if isinstance(problem, PermissionError) else SHORTAGE
    reason = str(problem.strerror).encode()[:MAX_MESSAGE_BYTES]
    connection.setblocking(False)
    with contextlib.suppress(OSError):
        connection.send(FRAME.pack(MAGIC, len(reason), number) + reason)
    connection.close()


# The services of this process.
_services: weakref.WeakSet[_Service] = weakref.WeakSet()


def _close_copies() -> None:
    for service in list(_services):
        service.close_copies()


def _close_all() -> None:
    for service in list(_services):
        service.close()


os.register_at_fork(after_in_child=_close_copies)
atexit.register(_close_all)


class Publisher:
    """Shares a tree of arrays under a name until `close` or the end of this process. `publish` returns it.

    It keeps the newest version, and keeps an older version while a subscriber is opening it. Subscribers keep the versions that
    they have opened, even after the publisher ends. No subscriber delays the publisher.

    Attributes:
        name: The name that subscribers pass to `subscribe`.
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
            undo.callback(self._service.close)  # Ctrl-C may interrupt the lines below
            self._finish = weakref.finalize(self, self._service.stop)
            self._finish.atexit = False
            self._service.start()
            undo.pop_all()

    def update(self, tree: object, *, version: object = None) -> None:
        """Makes `tree` the newest version; see `publish`. The tree may have another structure. After an error the newest
        version is unchanged."""
        _arrays.require_not_forked()
        if self.closed or not self._versions.replace(
            TreeHandle.of(tree, version=version, read_only=self._read_only, snapshot=True)
        ):
            raise ValueError("the publisher is closed")
        self._service.wake()

    @property
    def closed(self) -> bool:
        """Whether the publisher has ended."""
        return not self._finish.alive or self._service.is_stopping

    def close(self) -> None:
        """Ends the publisher and its subscribers' connections. Subscribers keep the versions that they have opened."""
        # No lock: a signal handler may call this in the middle of `update`, and so may a forked child.
        self._finish()
        self._service.close()

    def __enter__(self) -> Publisher:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<ur_ipc.Publisher {self.name!r}, version {self._versions.number}{', closed' if self.closed else ''}>"


def publish(name: str, tree: object, *, version: object = None, read_only: bool = True) -> Publisher:
    """Lets processes of this user, and of users that `UR_IPC_ALLOW_UIDS` or `UR_IPC_ALLOW_GIDS` allow, open a tree by a name.

    Subscribers open arrays of this package in place: do not write to them while their version is the newest. `publish` copies
    the arrays of other libraries, on their devices, so you may write to the originals at once.

    Args:
        name: Up to 48 letters, digits, dots, dashes and underscores.
        tree: As for `share`.
        version: Your label for this version, any JSON value. Subscribers can read it.
        read_only: Whether subscribers can only read the arrays.

    Raises:
        ValueError: `name` is not a valid name.
        FileExistsError: A living process publishes under that name.
        The errors of `share`.
    """
    return Publisher(name, tree, version=version, read_only=read_only)
