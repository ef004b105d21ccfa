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
from contextlib import ExitStack, contextmanager
from pathlib import Path

from ur_ipc.errors import PublisherGoneError

# Others than the broker's, which clears away dead ones of its own.
_PREFIX, _NEW_PREFIX, _LOCK = "ur-publisher-", "ur-new-publisher-", "ur-publishers.lock"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,47}")
_LONGEST_PATH = 107  # that a socket's address has room for
_CREDENTIALS = struct.Struct("=iII")  # pid, uid, gid
_WAITING = 128  # connections that the kernel holds for the publisher
_SHORTAGES = (errno.EMFILE, errno.ENFILE, errno.ENOMEM)
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


def require_allowed(connection: socket.socket) -> int:
    """Returns the user of the process on the other side. Raises PermissionError for a user that is not allowed."""
    pid, uid = _peer(connection)
    _require_known(pid, uid)
    if uid not in (os.geteuid(), *_listed_users()):
        raise PermissionError(
            errno.EPERM,
            f"process {pid} is of user {uid}, and this one of user {os.geteuid()}: set UR_IPC_ALLOW_UIDS={uid} here, and "
            f"UR_IPC_ALLOW_UIDS={os.geteuid()} there, to share with that user",
        )
    return uid


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


def _folders_of(user: int, *, others: bool) -> list[Path]:
    """The folders for sockets of a user, the best first; with `others` only those that other users can reach."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    folders = [Path(runtime)] if runtime.startswith("/") else []
    if not others:
        folders.append(Path(f"/run/user/{user}"))
    return [*folders, _common_folder(user)]


def _common_folder(user: int) -> Path:
    """Where a user's sockets are if there is no runtime folder, or other users may come."""
    return Path(f"/tmp/ur-ipc-{user}")


def _mount_of(descriptor: int) -> str | int:
    """Identifies the mount that a file lies in. The kernel answers this without asking the file system."""
    try:
        text = Path(f"/proc/self/fdinfo/{descriptor}").read_text()
        return dict(line.split(":", 1) for line in text.splitlines())["mnt_id"]
    except (PermissionError, KeyError):  # after setuid before Linux 5.14; in gVisor
        return os.fstat(descriptor).st_dev


def _inspect(name: str, folder: int) -> int:
    """Returns a descriptor with which a file or link in a folder can be inspected. Raises OSError if another file system is
    mounted there.

    A user can mount a file system that never answers, and no signal ends such a wait. So this follows no link, opens nothing,
    and asks only the file system of the folder.
    """
    descriptor = os.open(name, os.O_PATH | os.O_NOFOLLOW, dir_fd=folder)
    if _mount_of(descriptor) != _mount_of(folder):
        os.close(descriptor)
        raise OSError(errno.EXDEV, "another file system is mounted there", name)
    return descriptor


@contextmanager
def _private_folder(folder: Path, user: int) -> Iterator[int]:
    """Provides a descriptor of a folder in which only that user can put or replace a file. Raises OSError for any other."""
    with ExitStack() as opened:
        parent = os.open(folder.parent, os.O_PATH | os.O_DIRECTORY)
        opened.callback(os.close, parent)
        if user == os.geteuid() and folder != _common_folder(user):  # may be a mount, as /run/user/UID is
            descriptor = os.open(folder.name, os.O_PATH | os.O_NOFOLLOW, dir_fd=parent)
        else:
            descriptor = _inspect(folder.name, parent)
        opened.callback(os.close, descriptor)
        found = os.fstat(descriptor)
        if not stat.S_ISDIR(found.st_mode):
            raise PermissionError(errno.EPERM, f"it is not a directory, and user {found.st_uid} owns it", str(folder))
        if found.st_uid != user:
            raise PermissionError(errno.EPERM, f"it belongs to user {found.st_uid}", str(folder))
        if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            raise PermissionError(errno.EPERM, f"other users may write there (mode {found.st_mode & 0o7777:o})", str(folder))
        yield descriptor


def _is_usable(folder: Path, name: str, listed: bool) -> bool:
    """Whether this process can put its socket there, and the users that it lists can reach it."""
    try:
        with _private_folder(folder, os.geteuid()) as descriptor:
            return _fits(folder, name) and (not listed or bool(os.fstat(descriptor).st_mode & stat.S_IXOTH))
    except OSError:
        return False


def _fits(folder: Path, name: str) -> bool:
    return len(os.fsencode(folder / (_NEW_PREFIX + name))) <= _LONGEST_PATH


def _own_folder(name: str) -> Path:
    """The folder that this process puts its socket into."""
    own, listed = os.geteuid(), bool(_listed_users())
    *folders, common = _folders_of(own, others=listed)
    for folder in folders:
        if _is_usable(folder, name, listed):
            return folder
    with contextlib.suppress(FileExistsError):  # whatever it is
        common.mkdir(0o700)
    try:
        with _private_folder(common, own):
            pass
    except OSError as problem:
        if problem.errno in _SHORTAGES:
            raise
        passable = ", and that other users may pass through (mode 0711), here and in subscribers" if listed else ""
        raise PermissionError(
            errno.EPERM,
            f"cannot publish in {common}: {problem.strerror}; have its owner or an administrator remove it, or set "
            f"XDG_RUNTIME_DIR to a directory that user {own} owns and only user {own} may write{passable}",
        ) from None
    if listed:
        common.chmod(0o711)  # they may go through to a socket whose name they know
    return common


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Keeps other processes of this user from adding or removing a publisher's socket there."""
    path = folder / _LOCK  # other users could lock the folder itself, since they may open it
    end = time.monotonic() + timeout_s()
    while (lock := _lock(path)) is None:
        if time.monotonic() > end:
            raise TimeoutError(f"another process of this user holds the lock {path} and does not release it; end that process")
        time.sleep(0.001)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
        os.close(lock)


def _lock(path: Path) -> int | None:
    """Locks a file and returns its descriptor. Returns None if another process holds the lock or has just removed the file."""
    with ExitStack() as undo:
        lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
        undo.callback(os.close, lock)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if path.stat().st_ino != os.fstat(lock).st_ino:
                return None
        except (BlockingIOError, FileNotFoundError):
            return None
        undo.pop_all()
        return lock


def _connected(folder: Path, user: int, name: str) -> socket.socket | None:
    """Connects to the publisher of that name in a user's folder. Returns None if there is none, or this user may not ask it.
    Raises TimeoutError if it accepts no connection."""
    with ExitStack() as opened:
        try:
            descriptor = _inspect(_PREFIX + name, opened.enter_context(_private_folder(folder, user)))
            opened.callback(os.close, descriptor)
        except OSError as problem:
            if problem.errno in _SHORTAGES:
                raise
            return None
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            deadline_us = max(1, int(timeout_s() * 1e6))  # 0 would be none
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("@ll", *divmod(deadline_us, 10**6)))
            connection.connect(f"/proc/self/fd/{descriptor}")
        except (FileNotFoundError, ConnectionRefusedError, PermissionError):
            connection.close()
            return None
        except BlockingIOError:
            connection.close()
            raise TimeoutError(f"the publisher of {name!r} in {folder} accepts no connection") from None
        except BaseException:
            connection.close()
            raise
        return connection


def _peer(connection: socket.socket) -> tuple[int, int]:
    """The process on the other side, and its user, as the kernel knows them."""
    credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    pid, uid, _ = _CREDENTIALS.unpack(credentials)
    return pid, uid


def _living_in(folder: Path, name: str) -> int | None:
    """Returns the process that publishes under that name in a folder of this user, or None."""
    connection = _connected(folder, os.geteuid(), name)
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
            pid = _living_in(folder, name)
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
    own = os.geteuid()
    folders = [(folder, user) for user in (own, *_listed_users()) for folder in _folders_of(user, others=user != own)]
    for folder, user in folders:
        connection = _connected(folder, user, name)
        if connection is not None:
            try:
                require_allowed(connection)
            except BaseException:
                connection.close()
                raise
            return connection
    places = " or ".join(dict.fromkeys(str(folder) for folder, _ in folders))
    raise PublisherGoneError(
        f"no process publishes under the name {name!r} in {places}; start the publisher first, with the same XDG_RUNTIME_DIR; "
        f"a publisher of another user needs UR_IPC_ALLOW_UIDS={own}"
    )
