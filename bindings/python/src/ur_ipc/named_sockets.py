# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sockets with names, in a folder that only one user may write. Subscribers find publishers by them, and clients the keeper."""

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
from io import FileIO
from pathlib import Path
from typing import TypeVar

from ur_ipc.errors import PublisherGoneError

Inherited = TypeVar("Inherited", socket.socket, FileIO)

# These prefixes differ from the broker's prefix, because the broker removes stale sockets that have its prefix.
_PREFIX, _NEW_PREFIX, _LOCK = "ur-publisher-", "ur-new-publisher-", "ur-publishers.lock"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,47}")
_MAX_PATH_BYTES = 107  # in a socket's address
_CREDENTIALS = struct.Struct("=iII")  # pid, uid, gid
_SO_PEERGROUPS = 59
_MAX_OPTION_BYTES = 1024  # Python's limit for a socket option: 256 groups
_USERS_FOLDER = re.compile(r"ur-ipc-([0-9]{1,10})")
_BACKLOG = 128  # of connections that wait to be accepted
_MAX_PAUSE_S = 0.05  # between two attempts to get a lock
_RESOURCE_ERRNOS = (errno.EMFILE, errno.ENFILE, errno.ENOMEM)
MAX_WAIT_S = 2e6  # the longest timeout of `poll` and `select`

# The publisher sockets and locked files of this process. A forked child closes its copies. Otherwise a publisher would seem to
# be alive until the child exits, and a file would stay locked.
_inherited: weakref.WeakSet[socket.socket | FileIO] = weakref.WeakSet()
_fork_lock = threading.RLock()  # prevents forks while it is held; reentrant, because a signal handler may fork


def open_for_this_process(make: Callable[[], Inherited]) -> Inherited:
    """Returns the socket or file that `make` opens. Forked children close their copies of it."""
    with _fork_lock:
        file = make()
        _inherited.add(file)
    return file


def _close_copies() -> None:
    for file in list(_inherited):
        file.close()
    _fork_lock.release()


os.register_at_fork(before=_fork_lock.acquire, after_in_parent=_fork_lock.release, after_in_child=_close_copies)


def timeout_s() -> float:
    """Returns the timeout for one step of the exchange between two processes, in seconds."""
    text = os.environ.get("UR_IPC_TIMEOUT_MS", "")
    return min(int(text) / 1000, MAX_WAIT_S) if text.isascii() and text.isdecimal() else 2.0


def _numbers_in(variable: str) -> list[int]:
    """Returns the numbers in an environment variable, which is a comma-separated list. Ignores items that are not numbers."""
    items = os.environ.get(variable, "").split(",")
    return [int(item) for item in items if item.isascii() and item.isdecimal()]


def _listed_users() -> list[int]:
    """Returns the users in UR_IPC_ALLOW_UIDS, without this process's user."""
    return [user for user in _numbers_in("UR_IPC_ALLOW_UIDS") if user != os.geteuid()]


def _listed_groups() -> list[int]:
    """Returns the groups in UR_IPC_ALLOW_GIDS, without the overflow group, which stands for every unmapped group."""
    return [group for group in _numbers_in("UR_IPC_ALLOW_GIDS") if group != _overflow_id("gid")]


def _allows_other_users() -> bool:
    return bool(_listed_users() or _listed_groups())


def require_allowed(connection: socket.socket) -> int:
    """Returns the user of the process on the other side. Raises PermissionError for a process that is not allowed."""
    pid, uid, gid = _peer_credentials(connection)
    _require_mapped_user(pid, uid)
    if uid in (os.geteuid(), *_listed_users()):
        return uid
    allowed_groups = _listed_groups()
    if allowed_groups and not {gid, *_peer_groups(connection)}.isdisjoint(allowed_groups):
        return uid
    raise PermissionError(
        errno.EPERM,
        f"process {pid} runs as user {uid}, and this process as user {os.geteuid()}: to share with that user, set "
        f"UR_IPC_ALLOW_UIDS={uid} in this process and UR_IPC_ALLOW_UIDS={os.geteuid()} in the other, or "
        "set UR_IPC_ALLOW_GIDS in each process to a group of the other process",
    )


def _peer_groups(connection: socket.socket) -> tuple[int, ...]:
    """Returns the supplementary groups of the process on the other side. Returns an empty tuple if the kernel cannot report the
    groups, or if there are more than 256."""
    try:
        groups = connection.getsockopt(socket.SOL_SOCKET, _SO_PEERGROUPS, _MAX_OPTION_BYTES)
    except OSError:
        return ()
    return struct.unpack(f"={len(groups) // 4}I", groups)


def _overflow_id(kind: str) -> int:
    """Returns the id that stands for every user (`kind` is "uid") or group ("gid") that this user namespace does not map."""
    return int(Path(f"/proc/sys/kernel/overflow{kind}").read_text())


def _require_mapped_user(pid: int, uid: int) -> None:
    """Raises PermissionError if `uid` is the overflow UID, which stands for every user that this namespace does not map."""
    if uid == _overflow_id("uid") and not _is_mapped(uid):
        raise PermissionError(
            errno.EPERM,
            f"process {pid} runs as a user that this user namespace does not map (the kernel shows user {uid}), so the user is "
            "unknown; map the user (uid_map) in the namespace of this process",
        )


def _is_mapped(uid: int) -> bool:
    ranges = (map(int, line.split()) for line in Path("/proc/self/uid_map").read_text().splitlines())
    return any(first <= uid < first + count for first, _, count in ranges)


def require_name(name: str) -> None:
    """Raises ValueError unless `name` is a valid name for a publisher, or for memory that the keeper holds."""
    if not _NAME.fullmatch(name):
        raise ValueError(
            f"{name!r} is not a valid name: use up to 48 letters, digits, dots, dashes and underscores, "
            "starting with a letter or a digit"
        )


def _folders_of(user: int, *, others: bool) -> list[Path]:
    """Returns the folders for a user's sockets, in order of preference. With `others`, returns only folders that other users
    can reach."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    folders = [Path(runtime)] if runtime.startswith("/") else []
    if not others:
        folders.append(Path(f"/run/user/{user}"))
    *rendezvous, common = _common_folders(user)
    return [*rendezvous, *folders, common]


def _rendezvous() -> list[Path]:
    """Returns a list with the rendezvous directory of the pods of one ResourceClaim, or an empty list if NVIDIA's DRA driver
    sets no such directory."""
    folder = os.environ.get("NVIDIA_DRA_LOCAL_IPC_DIR", "")
    return [Path(folder)] if folder.startswith("/") else []


def _common_folders(user: int) -> list[Path]:
    """Returns the paths that a user's folder may have in the folders that all users share, in order of preference."""
    return [parent / f"ur-ipc-{user}" for parent in (*_rendezvous(), Path("/tmp"))]


def _users_with_folders() -> list[int]:
    """Returns the users who have a folder in the folders that all users share. `connect_to` tries all of them if groups are
    listed, because a process cannot list the members of a group."""
    users = set()
    for parent in (*_rendezvous(), Path("/tmp")):
        with contextlib.suppress(OSError):
            users |= {int(match[1]) for folder in parent.iterdir() if (match := _USERS_FOLDER.fullmatch(folder.name))}
    return sorted(users)


def _mount_of(descriptor: int) -> str | int:
    """Returns an id of the mount of a file. The kernel gives it without a call into the file system."""
    try:
        text = Path(f"/proc/self/fdinfo/{descriptor}").read_text()
        return dict(line.split(":", 1) for line in text.splitlines())["mnt_id"]
    except (PermissionError, KeyError):  # after setuid before Linux 5.14; in gVisor
        return os.fstat(descriptor).st_dev


def _inspect(name: str, folder: int) -> int:
    """Returns a descriptor for inspecting a file or link in a folder. Raises OSError if another file system is mounted there.

    A user can mount a file system that never answers, and signals cannot interrupt calls into it. So this function
    follows no link, opens no file, and calls only the file system of the folder.
    """
    descriptor = os.open(name, os.O_PATH | os.O_NOFOLLOW, dir_fd=folder)
    if _mount_of(descriptor) != _mount_of(folder):
        os.close(descriptor)
        raise OSError(errno.EXDEV, "another file system is mounted there", name)
    return descriptor


@contextmanager
def _private_folder(folder: Path, user: int) -> Iterator[int]:
    """Provides a descriptor of a folder that only `user` can write. Raises OSError for any other folder."""
    with ExitStack() as stack:
        parent = os.open(folder.parent, os.O_PATH | os.O_DIRECTORY)
        stack.callback(os.close, parent)
        if user == os.geteuid() and folder not in _common_folders(user):  # may be a mount, as /run/user/UID is
            descriptor = os.open(folder.name, os.O_PATH | os.O_NOFOLLOW, dir_fd=parent)
        else:
            descriptor = _inspect(folder.name, parent)
        stack.callback(os.close, descriptor)
        status = os.fstat(descriptor)
        if not stat.S_ISDIR(status.st_mode):
            raise PermissionError(errno.EPERM, f"it is not a directory, and user {status.st_uid} owns it", str(folder))
        if status.st_uid != user:
            raise PermissionError(errno.EPERM, f"it belongs to user {status.st_uid}", str(folder))
        if status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            raise PermissionError(errno.EPERM, f"other users may write there (mode {status.st_mode & 0o7777:o})", str(folder))
        yield descriptor


def _is_usable(folder: Path, name: str, for_others: bool) -> bool:
    """Returns whether this process can make its socket in the folder and, if `for_others`, other users can reach the socket."""
    try:
        with _private_folder(folder, os.geteuid()) as descriptor:
            return _path_fits(folder, name) and (not for_others or bool(os.fstat(descriptor).st_mode & stat.S_IXOTH))
    except OSError:
        return False


def _path_fits(folder: Path, name: str) -> bool:
    return len(os.fsencode(folder / (_NEW_PREFIX + name))) <= _MAX_PATH_BYTES


def own_folder(name: str) -> Path:
    """Returns the folder for this process's sockets and lock files: a folder in the rendezvous directory if there is one,
    otherwise the first usable private folder, otherwise a folder in /tmp. Makes a folder in the rendezvous directory or /tmp.
    Raises PermissionError if the folder is unusable."""
    own_uid, for_others = os.geteuid(), _allows_other_users()
    common = _common_folders(own_uid)[0]
    private = [] if _rendezvous() else _folders_of(own_uid, others=for_others)[:-1]
    for folder in private:
        if _is_usable(folder, name, for_others):
            return folder
    try:
        if not _path_fits(common, name):
            raise OSError(errno.ENAMETOOLONG, "its path is too long for a socket")
        with contextlib.suppress(FileExistsError):  # verified below
            common.mkdir(0o700)
        with _private_folder(common, own_uid):
            pass
    except OSError as problem:
        if problem.errno in _RESOURCE_ERRNOS:
            raise
        raise PermissionError(
            errno.EPERM,
            f"cannot publish in {common}: {problem.strerror}; have its owner or an administrator remove it, or "
            f"{_remedy(own_uid, for_others)}",
        ) from None
    if for_others:
        common.chmod(0o711)  # other users can reach a socket, but cannot list the folder
    return common


def _remedy(own_uid: int, for_others: bool) -> str:
    """Returns the part of an error message that says how to get a usable folder."""
    if _rendezvous():
        return f"set NVIDIA_DRA_LOCAL_IPC_DIR to a directory that user {own_uid} may write, or unset it"
    access_hint = ", and that other users can enter (mode 0711), here and in subscribers" if for_others else ""
    return f"set XDG_RUNTIME_DIR to a directory that user {own_uid} owns and only user {own_uid} may write{access_hint}"


@contextmanager
def file_lock(path: Path, timeout: float) -> Iterator[None]:
    """Holds a lock on a file in `own_folder` during a `with` block. The kernel drops the lock when this process exits. Raises
    TimeoutError if another process or thread holds the lock for `timeout` seconds."""
    end = time.monotonic() + timeout
    pause_s = 0.001
    while (lock := _try_lock(path)) is None:
        if time.monotonic() > end:
            raise TimeoutError(f"another process of this user holds the lock {path} and does not release it; end that process")
        time.sleep(pause_s)
        pause_s = min(2 * pause_s, _MAX_PAUSE_S)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
        lock.close()


def _try_lock(path: Path) -> FileIO | None:
    """Locks a file and returns it. Returns None if another process holds the lock or has just removed the file."""
    with ExitStack() as undo:
        lock = open_for_this_process(lambda: FileIO(path, "w", opener=_open_lock))
        undo.callback(lock.close)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if path.stat().st_ino != os.fstat(lock.fileno()).st_ino:
                return None
        except (BlockingIOError, FileNotFoundError):
            return None
        undo.pop_all()
        return lock


def _open_lock(path: str, _: int) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)


def _try_connect(folder: Path, user: int, file: str) -> socket.socket | None:
    """Connects to a socket in a user's folder. Returns None if nothing listens there, or access is denied. Raises
    TimeoutError if the listener accepts no connection."""
    with ExitStack() as stack:
        try:
            descriptor = _inspect(file, stack.enter_context(_private_folder(folder, user)))
            stack.callback(os.close, descriptor)
        except OSError as problem:
            if problem.errno in _RESOURCE_ERRNOS:
                raise
            return None
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            deadline_us = max(1, int(timeout_s() * 1e6))  # 0 would disable the timeout
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("@ll", *divmod(deadline_us, 10**6)))
            connection.connect(f"/proc/self/fd/{descriptor}")
        except (FileNotFoundError, ConnectionRefusedError, PermissionError):
            connection.close()
            return None
        except BlockingIOError:
            connection.close()
            raise TimeoutError(f"the listener of {folder / file} accepts no connection") from None
        except BaseException:
            connection.close()
            raise
        return connection


def _peer_credentials(connection: socket.socket) -> tuple[int, int, int]:
    """Returns the ids of the process at the other end and of its effective user and group, as the kernel reports them."""
    credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    pid, uid, gid = _CREDENTIALS.unpack(credentials)
    return pid, uid, gid


def _publisher_of(folder: Path, name: str) -> int | None:
    """Returns the id of the process that publishes under the name in a folder of this user, or None."""
    connection = _try_connect(folder, os.geteuid(), _PREFIX + name)
    if connection is None:
        return None
    with connection:
        connection.settimeout(timeout_s())
        try:
            # A live publisher announces its version at once. A closing publisher may still accept a connection for a moment.
            is_alive = bool(connection.recv(1))
        except (TimeoutError, BlockingIOError):  # BlockingIOError if the timeout is 0
            is_alive = True
        except ConnectionError:
            is_alive = False
        return _peer_credentials(connection)[0] if is_alive else None


class Listener:
    """A socket that subscribers can find by a name until the socket is closed.

    Attributes:
        socket: The non-blocking socket that subscribers connect to.
    """

    __slots__ = ("_inode", "_path", "socket")

    def __init__(self, name: str) -> None:
        """Raises FileExistsError if a living publisher has the name, and TimeoutError if that publisher does not respond."""
        require_name(name)
        folder = own_folder(name)
        self._path = folder / (_PREFIX + name)
        new = folder / (_NEW_PREFIX + name)
        with file_lock(folder / _LOCK, timeout_s()):  # not the folder itself, which other users can open and lock
            pid = _publisher_of(folder, name)
            if pid is not None:
                raise FileExistsError(
                    errno.EEXIST, f"process {pid} publishes under the name {name!r}: close its publisher, or use another name"
                )
            new.unlink(missing_ok=True)  # a publisher that was killed before its rename may have left a socket
            self.socket = open_for_this_process(
                lambda: socket.socket(socket.AF_UNIX, socket.SOCK_STREAM | socket.SOCK_NONBLOCK)
            )
            try:
                self.socket.bind(str(new))
                new.chmod(0o666 if _allows_other_users() else 0o600)
                self.socket.listen(_BACKLOG)
                self._inode: int | None = new.stat().st_ino
                new.rename(self._path)  # replaces a stale socket; subscribers never find one without a listener
            except BaseException:
                self.socket.close()
                raise

    def close(self) -> None:
        """Releases the name. A second close, which Ctrl-C can cause, does nothing."""
        with contextlib.suppress(OSError), file_lock(self._path.parent / _LOCK, timeout_s()):
            inode, self._inode = self._inode, None  # after the unlink another publisher may get the same inode
            if self._path.stat().st_ino == inode:
                self._path.unlink()
        with _fork_lock:  # a fork during `close` would copy a descriptor that the child cannot find
            self.socket.close()


def connect(name: str) -> socket.socket:
    """Connects to the publisher with that name.

    Raises:
        ValueError: `name` is not a valid name.
        PublisherGoneError: No process publishes under the name.
        PermissionError: The publisher's user is not allowed here, or does not allow this user.
        TimeoutError: The publisher accepts no connection.
    """
    require_name(name)
    connection, places = connect_to(_PREFIX + name)
    if connection is not None:
        return connection
    raise PublisherGoneError(
        f"no process publishes under the name {name!r} in {places}; start the publisher first, with the same XDG_RUNTIME_DIR; "
        f"a publisher of another user needs UR_IPC_ALLOW_UIDS={os.geteuid()}, or a group of this user in UR_IPC_ALLOW_GIDS"
    )


def connect_to(file: str) -> tuple[socket.socket | None, str]:
    """Connects to an allowed process that listens on a socket with this name. Returns the connection or None, and a text that
    names the searched folders. Raises PermissionError if processes listen there, but none of them is allowed. Raises
    TimeoutError as `connect` does."""
    own_uid = os.geteuid()
    users = dict.fromkeys((own_uid, *_listed_users(), *(_users_with_folders() if _listed_groups() else ())))
    folders = [(folder, user) for user in users for folder in _folders_of(user, others=user != own_uid)]
    places = " or ".join(dict.fromkeys(str(folder) for folder, _ in folders))
    refusal: PermissionError | None = None
    for folder, user in folders:
        connection = _try_connect(folder, user, file)
        if connection is not None:
            try:
                require_allowed(connection)
            except PermissionError as error:
                connection.close()
                refusal = refusal or error
                continue
            except BaseException:
                connection.close()
                raise
            return connection, places
    if refusal:
        raise refusal
    return None, places
