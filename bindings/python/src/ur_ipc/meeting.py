# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where publishers and subscribers meet: sockets with names, in a folder that one user alone may write."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import re
import socket
import stat
import struct
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ur_ipc.errors import PublisherGoneError

# Others than the broker's, which clears away dead ones of its own.
_PREFIX, _NEW_PREFIX = "ur-publisher-", "ur-new-publisher-"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,47}")
_LONGEST_PATH = 107  # that a socket's address has room for
_CREDENTIALS = struct.Struct("=iII")  # pid, uid, gid
_WAITING = 128  # connections that the kernel holds for the publisher
LONGEST_S = 2e6  # that `poll` and `select` wait for

# Sockets of publishers, which a child of a fork must not have: nobody is to believe that the publisher lives because the child
# does. The lock is for what must not be half done when this process forks; a signal's handler may fork meanwhile.
_sockets: weakref.WeakSet[socket.socket] = weakref.WeakSet()
_forking = threading.RLock()


def of_publisher(make: Callable[[], socket.socket]) -> socket.socket:
    """A new socket, which children of forks close."""
    with _forking:
        made = make()
        _sockets.add(made)
    return made


def _leave_to_parent() -> None:
    for copied in list(_sockets):
        copied.close()
    _forking.release()


os.register_at_fork(before=_forking.acquire, after_in_parent=_forking.release, after_in_child=_leave_to_parent)


def timeout_s() -> float:
    """The deadline of every step between two processes."""
    text = os.environ.get("UR_IPC_TIMEOUT_MS", "")
    return min(int(text) / 1000, LONGEST_S) if text.isascii() and text.isdecimal() else 2.0


def _listed_users() -> list[int]:
    """Those of UR_IPC_ALLOW_UIDS other than this one; what is no number there is left out."""
    items = os.environ.get("UR_IPC_ALLOW_UIDS", "").split(",")
    return [int(item) for item in items if item.isascii() and item.isdecimal() and int(item) != os.geteuid()]


def require_allowed(connection: socket.socket) -> None:
    """PermissionError unless the process on the other side is of this user, or of one that is allowed."""
    pid, uid = _peer(connection)
    _require_known(pid, uid)
    if uid not in (os.geteuid(), *_listed_users()):
        raise PermissionError(
            errno.EPERM,
            f"process {pid} is of user {uid}, and this one of user {os.geteuid()}: set UR_IPC_ALLOW_UIDS={uid} here, and "
            f"UR_IPC_ALLOW_UIDS={os.geteuid()} there, to share with that user",
        )


def _require_known(pid: int, uid: int) -> None:
    """PermissionError where that number stands for every user that this namespace has none for."""
    if uid == int(Path("/proc/sys/kernel/overflowuid").read_text()) and not _is_mapped(uid):
        raise PermissionError(
            errno.EPERM,
            f"process {pid} runs as a user that this user namespace has no number for (it shows {uid}) and so may be anybody; "
            "map the user (uid_map) in the namespace of this process",
        )


def _is_mapped(uid: int) -> bool:
    ranges = (map(int, line.split()) for line in Path("/proc/self/uid_map").read_text().splitlines())
    return any(first <= uid < first + count for first, _, count in ranges)


def require_name(name: str) -> None:
    """ValueError for what is no name to meet by."""
    if not _NAME.fullmatch(name):
        raise ValueError(
            f"{name!r} is no name to publish under: take up to 48 letters, digits, dots, dashes and underscores, the first of "
            "them a letter or a digit"
        )


def _folders_of(user: int) -> list[Path]:
    """The folders for sockets of a user, the best first."""
    folders = [Path(f"/run/user/{user}"), _common_folder(user)]
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if user == os.geteuid() and runtime.startswith("/"):
        folders.insert(0, Path(runtime))
    return folders


def _common_folder(user: int) -> Path:
    """Where a user's sockets are if there is no runtime folder, or other users may come."""
    return Path(f"/tmp/ur-ipc-{user}")


def _is_private(folder: Path, user: int) -> bool:
    """Whether nobody but the user can put or replace a file there."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == user and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _fits(folder: Path, name: str) -> bool:
    return len(os.fsencode(folder / (_NEW_PREFIX + name))) <= _LONGEST_PATH


def _own_folder(name: str) -> Path:
    """The folder that this process puts its socket into."""
    own, others = os.geteuid(), _listed_users()
    if not others:
        for folder in _folders_of(own):
            if _fits(folder, name) and _is_private(folder, own):
                return folder
    folder = _common_folder(own)
    with contextlib.suppress(FileExistsError):  # whatever it is
        folder.mkdir(0o700)
    if not _is_private(folder, own):
        raise PermissionError(
            errno.EPERM,
            f"cannot publish in {folder}: it is not a directory that user {own} alone may write; remove it or set "
            "XDG_RUNTIME_DIR",
        )
    if others:
        folder.chmod(0o711)  # they may go through to a socket whose name they know
    return folder


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Nobody else puts a publisher's socket there, or takes one away."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        end = time.monotonic() + timeout_s()
        while True:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > end:
                    raise TimeoutError(f"another process holds the lock on {folder} and does not give it back") from None
                time.sleep(0.001)
        yield
    finally:
        os.close(descriptor)  # and the lock with it


def _connected(path: Path) -> socket.socket | None:
    """A connection to who listens there; None if nobody does, or this user may not ask. TimeoutError if it takes none."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        deadline_us = max(1, int(timeout_s() * 1e6))  # 0 would be none
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("@ll", *divmod(deadline_us, 10**6)))
        connection.connect(str(path))
    except (FileNotFoundError, ConnectionRefusedError, PermissionError):
        connection.close()
        return None
    except BlockingIOError:
        connection.close()
        raise TimeoutError(f"the publisher at {path} takes no connection") from None
    except BaseException:
        connection.close()
        raise
    return connection


def _peer(connection: socket.socket) -> tuple[int, int]:
    """The process on the other side, and its user, as the kernel knows them."""
    credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    pid, uid, _ = _CREDENTIALS.unpack(credentials)
    return pid, uid


def _living_at(path: Path) -> int | None:
    """The process that publishes there, None if there is none."""
    connection = _connected(path)
    if connection is None:
        return None
    with connection:
        connection.settimeout(timeout_s())
        try:
            # A publisher says something at once. One that is just being ended takes connections for a moment yet.
            lives = bool(connection.recv(1))
        except (TimeoutError, BlockingIOError):  # the latter where no time is given
            lives = True
        except ConnectionError:
            lives = False
        return _peer(connection)[0] if lives else None


class Listener:
    """A socket that subscribers find by a name, as long as it is open.

    Attributes:
        socket: What they connect to. It does not block.
    """

    __slots__ = ("_inode", "_path", "socket")

    def __init__(self, name: str) -> None:
        """FileExistsError if another publisher has the name, and lives; TimeoutError if it has stopped."""
        require_name(name)
        folder = _own_folder(name)
        self._path = folder / (_PREFIX + name)
        new = folder / (_NEW_PREFIX + name)
        with _locked(folder):
            pid = _living_at(self._path)
            if pid is not None:
                raise FileExistsError(
                    errno.EEXIST, f"process {pid} publishes under the name {name!r}: close its publisher, or take another name"
                )
            new.unlink(missing_ok=True)  # of one that was killed on its way
            self.socket = of_publisher(lambda: socket.socket(socket.AF_UNIX, socket.SOCK_STREAM | socket.SOCK_NONBLOCK))
            try:
                self.socket.bind(str(new))
                new.chmod(0o666 if _listed_users() else 0o600)
                self.socket.listen(_WAITING)
                self._inode: int | None = new.stat().st_ino
                new.rename(self._path)  # over what a dead one has left; who finds it finds somebody who listens
            except BaseException:
                self.socket.close()
                raise

    def close(self) -> None:
        """Gives the name up. A second close does nothing: Ctrl-C may have two come."""
        with contextlib.suppress(OSError), _locked(self._path.parent):
            inode, self._inode = self._inode, None  # the number may be another publisher's from here on
            if self._path.stat().st_ino == inode:
                self._path.unlink()
        with _forking:  # between the number that it had and the end of it nobody knows of it
            self.socket.close()


def connect(name: str) -> socket.socket:
    """A connection to the publisher of that name.

    Raises:
        ValueError: It is no name to publish under.
        PublisherGoneError: Nobody publishes under it.
        PermissionError: Who does is of another user that is not allowed, or does not allow this one.
        TimeoutError: It does not take connections.
    """
    require_name(name)
    seen = []
    for user in (os.geteuid(), *_listed_users()):
        for folder in _folders_of(user):
            if _fits(folder, name) and _is_private(folder, user):
                seen.append(str(folder))
                connection = _connected(folder / (_PREFIX + name))
                if connection is not None:
                    try:
                        require_allowed(connection)
                    except BaseException:
                        connection.close()
                        raise
                    return connection
    raise PublisherGoneError(
        f"nobody publishes under the name {name!r} in {' or '.join(seen) or 'any runtime folder'}; start the publisher first, "
        f"with the same XDG_RUNTIME_DIR; one of another user needs UR_IPC_ALLOW_UIDS={os.geteuid()}"
    )
