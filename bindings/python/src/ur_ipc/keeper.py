# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The client of `ur-ipc-keeper`, a process that holds memory under names. tools/keeper/protocol.hpp defines the protocol."""

from __future__ import annotations

import contextlib
import enum
import errno
import operator
import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from struct import Struct
from typing import Any, NamedTuple

from ur_ipc import ur, wire
from ur_ipc.errors import InvalidHandleError, OutOfResourcesError, PermissionRefusedError, error_of
from ur_ipc.handles import Handle
from ur_ipc.named_sockets import connect_to, require_name, timeout_s
from ur_ipc.sharing import share

_MAGIC = 0x5045454B
_REQUEST = Struct("<IIQQQIIII64s")
_REPLY = Struct("<IIQiIII")
_ENTRY = Struct("<64sQQQII")
_HANDLE_BYTES = 256
_REPLY_TIMEOUT_S = 15.0  # longer than the keeper's limit for one request
_RETRY_S = 0.02
_MAX_LEASE_S = 1e15
_KINDS = (wire.Kind.ARRAY, wire.Kind.PHYSICAL_MEMORY, wire.Kind.TREE)


class _Operation(enum.IntEnum):
    KEEP = 1
    ATTACH = 2
    LIST = 3
    DROP = 4


class _Answer(NamedTuple):
    version: int
    exports: list[bytes]
    payload: bytes


@dataclass(frozen=True, slots=True)
class Kept:
    """A version that the keeper holds.

    Attributes:
        name: The name.
        version: The number of the version.
        nbytes: The size of its objects and its description.
        objects: The number of its objects.
        owner: The user id of the name's owner, who can replace and drop its versions.
        age: The time since the version was kept, in seconds.
    """

    name: str
    version: int
    nbytes: int
    objects: int
    owner: int
    age: int


class AbsentError(LookupError):
    """The keeper does not have the version."""


def keep(
    name: str,
    x: object,
    *,
    version: int | None = None,
    lease: float | None = None,
    process: int | None = None,
    read_only: bool | None = None,
) -> int:
    """Makes the user's keeper (`ur-ipc-keeper`) hold the memory of `x`, so that it outlives this process. Returns the version.

    The keeper holds the memory itself and not a copy: every process that attaches it sees later writes. Readers see a complete
    version or none. The new version replaces a version with the same number; processes that have attached the old one keep it.

    Args:
        name: The name for `attach`: up to 48 letters, digits, dots, dashes and underscores.
        x: Any argument of `share` except events and growable arrays, or a handle that `share` returned.
        version: The number of the version, from 1; by default the newest version's number plus 1.
        lease: The keeper drops the version after this number of seconds; by default there is no limit.
        process: The id of a process. When that process exits, the keeper drops the version.
        read_only: As in `share`. Ignored for a handle.

    Raises:
        ConnectionRefusedError: No keeper runs.
        TimeoutError, ConnectionResetError: The keeper did not answer, or ended before its answer. The version may appear later.
        PermissionError: The name belongs to another user, or the keeper does not allow this user.
        OutOfResourcesError: The version would exceed the user's quota, or the keeper is too busy.
        UnsupportedError: The driver frees the memory when the exporter exits.
        TypeError, ValueError: An argument is invalid.
        The errors of `share`.
    """
    number = _number_of(version)
    if lease is not None and not 0 < lease < _MAX_LEASE_S:
        raise ValueError(f"the lease has to be a positive number of seconds below {_MAX_LEASE_S:.0f}, not {lease}")
    inode = 0 if process is None else _inode_of(process)
    handle = x if isinstance(x, Handle) else share(x, read_only=read_only)
    try:
        note = bytes(handle)
        exports = [export for export in map(_export_of, _parts(note)) if export]
        if not exports:
            raise ValueError("there is no memory to keep: the arrays have no elements")
        limit_ms = 0 if lease is None else max(1, round(lease * 1000))
        request = _Request(_Operation.KEEP, name, number, limit_ms, process or 0, inode)
        with _ask(request, exports, note) as answer:
            return answer.version
    finally:
        if handle is not x:
            handle.put()


def attach(name: str, version: int | None = None, *, timeout: float = 0.0, **options: Any) -> Any:
    """Opens memory that the keeper holds. Returns an array, physical memory or a tree, according to the argument of `keep`.

    The memory stays usable when the version is dropped or replaced, and when the keeper or the exporter exits.

    Args:
        name: The name.
        version: The number of the version; by default the newest one.
        timeout: The longest wait for a keeper and for the version, in seconds. A standby may take over during the wait.
        options: The arguments of `TreeHandle.open` or `ArrayHandle.open`.

    Raises:
        LookupError: The keeper does not have the version.
        TypeError: A program in C or C++ kept the version, with a note that Python cannot read.
        ConnectionError, TimeoutError: No keeper runs, or the keeper ended before its answer or did not answer.
        PermissionError: The keeper does not allow this user.
        The errors of `ArrayHandle.open` and `TreeHandle.open`.
    """
    if not timeout >= 0:
        raise ValueError(f"the timeout has to be at least 0 seconds, not {timeout}")
    return attach_until(time.monotonic() + timeout, (LookupError, ConnectionError), name, version, **options)


def attach_until(end: float, errors: tuple[type[Exception], ...], name: str, version: int | None, **options: Any) -> Any:
    """Attaches like `attach`. Tries again after the listed errors, until `time.monotonic` reaches `end`."""
    request = _Request(_Operation.ATTACH, name, _number_of(version))
    while True:
        with contextlib.ExitStack() as stack:
            try:
                answer = stack.enter_context(_ask(request))
            except errors:
                if time.monotonic() >= end:
                    raise
            else:  # the keeper holds the version while the connection is open, for at most 10 seconds
                try:
                    return _handle_of(name, answer).open(**options)
                except InvalidHandleError:  # the keeper may have ended meanwhile
                    if time.monotonic() >= end:
                        raise
        time.sleep(_RETRY_S)


def kept() -> list[Kept]:
    """Lists the versions that the keeper holds. Raises ConnectionRefusedError if no keeper runs."""
    with _ask(_Request(_Operation.LIST)) as answer:
        entries = [_ENTRY.unpack_from(answer.payload, start) for start in range(0, len(answer.payload), _ENTRY.size)]
    return [
        Kept(name.rstrip(b"\0").decode(), version, nbytes, objects, owner, age)
        for name, version, nbytes, age, objects, owner in entries
    ]


def require_quota(name: str, nbytes: int) -> None:
    """Raises OutOfResourcesError if the keeper does not accept `nbytes` more bytes from this user."""
    with _ask(_Request(_Operation.LIST)) as answer:
        free = answer.version - 1
    if 0 <= free < nbytes:
        text = (
            f"the quota is full: {name!r} needs {nbytes} bytes, and the keeper accepts {free} more bytes from this user; drop "
            "a version, or start ur-ipc-keeper with a larger --max-bytes or --max-objects"
        )
        raise OutOfResourcesError(ur.ur_result_t.UR_RESULT_ERROR_OUT_OF_RESOURCES, "keep", text)


def drop(name: str, version: int | None = None) -> int:
    """Makes the keeper release one version, or all versions of the name. Returns the number of released versions.

    Raises:
        LookupError: The keeper does not have the version.
        PermissionError: The name belongs to another user.
        ConnectionRefusedError: No keeper runs.
        TimeoutError, ConnectionResetError: The keeper did not answer, or ended before its answer. It may have dropped the
            versions.
    """
    with _ask(_Request(_Operation.DROP, name, _number_of(version))) as answer:
        return answer.version


class _Request(NamedTuple):
    operation: _Operation
    name: str = ""
    version: int = 0
    lease_ms: int = 0
    process: int = 0
    inode: int = 0

    def pack(self, handles: int, note_size: int) -> bytes:
        numbers = (self.version, self.lease_ms, self.inode, self.process, handles, note_size, 0)
        return _REQUEST.pack(_MAGIC, self.operation, *numbers, self.name.encode())


def _number_of(version: int | None) -> int:
    if version is None:
        return 0
    number = operator.index(version)
    if not 0 < number < 1 << 63:
        raise ValueError(f"the version has to be a positive number of 63 bits, not {version}")
    return number


def _inode_of(process: int) -> int:
    """Returns the inode of the process's pidfd. The keeper identifies the process by this inode."""
    try:
        pidfd = os.pidfd_open(process)
    except (OSError, OverflowError) as problem:
        raise ValueError(f"there is no process {process} for the lease ({problem}); name a living process") from None
    try:
        return os.fstat(pidfd).st_ino
    finally:
        os.close(pidfd)


@contextmanager
def _ask(request: _Request, exports: list[bytes] | None = None, note: bytes = b"") -> Iterator[_Answer]:
    """Sends a request and yields the answer. Closes the connection at the end of the context."""
    if request.operation is not _Operation.LIST:
        require_name(request.name)
    connection, places = connect_to("ur-ipc-keeper")
    if connection is None:
        raise ConnectionRefusedError(
            errno.ECONNREFUSED, f"no keeper runs in {places}; start ur-ipc-keeper with the same XDG_RUNTIME_DIR"
        )
    with connection:
        connection.settimeout(max(_REPLY_TIMEOUT_S, timeout_s()))
        sent = exports or []
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # the keeper may refuse before it has read everything
            connection.sendall(b"".join([request.pack(len(sent), len(note)), *sent, note]))
        magic, result, version, system_code, count, size, _ = _REPLY.unpack(_receive(connection, _REPLY.size))
        if magic != _MAGIC:
            raise ValueError("the keeper's protocol is unknown; use a keeper of the same version as this package")
        handles = _receive(connection, count * _HANDLE_BYTES)
        payload = _receive(connection, size)
        if result != 0:
            text = payload.decode(errors="replace")
            if system_code == errno.ENOENT:
                raise AbsentError(text)
            if system_code == errno.EPERM:
                raise PermissionRefusedError(result, request.operation.name.lower(), text, system_code)
            raise error_of(result, request.operation.name.lower(), text, system_code)
        yield _Answer(version, [handles[i : i + _HANDLE_BYTES] for i in range(0, len(handles), _HANDLE_BYTES)], payload)


def _receive(connection: socket.socket, size: int) -> bytes:
    received = bytearray()
    while len(received) < size:
        more = connection.recv(min(size - len(received), 1 << 20))
        if not more:
            raise ConnectionResetError(errno.ECONNRESET, "the keeper closed the connection: it ended or was busy; try again")
        received += more
    return bytes(received)


def _parts(message: bytes) -> list[bytes]:
    """Splits a handle's message into messages of one object each."""
    unpacked = wire.unpack(message)
    if unpacked.kind not in _KINDS:
        raise TypeError("the keeper can hold only arrays, physical memory, and trees of arrays")
    return wire.split(unpacked.exported) if unpacked.kind == wire.Kind.TREE else [message]


def _export_of(part: bytes) -> bytes:
    """Returns the adapter's handle, which is empty for an array without elements."""
    export = wire.unpack(part).exported
    if len(export) not in (0, _HANDLE_BYTES):
        raise TypeError(f"the keeper cannot hold memory of this adapter, whose handles have {len(export)} bytes")
    return export


def _with_exports(message: bytes, exports: list[bytes]) -> bytes:
    """Replaces the adapter's handles in a handle's message."""
    remaining_exports = iter(exports)
    parts = [_replace_export(part, next(remaining_exports, b"")) if _export_of(part) else part for part in _parts(message)]
    unpacked = wire.unpack(message)
    return _replace_export(message, b"".join(parts)) if unpacked.kind == wire.Kind.TREE else parts[0]


def _handle_of(name: str, answer: _Answer) -> Handle:
    """Returns the handle of an attached version. Raises TypeError if a program in C or C++ kept the version."""
    try:
        return Handle.from_bytes(_with_exports(answer.payload, answer.exports))
    except ValueError as problem:
        raise TypeError(
            f"version {answer.version} of {name!r} has no note from this package, so a program in C or C++ kept it "
            f"({problem}); attach it with urIPCKeeperAttach"
        ) from None


def _replace_export(message: bytes, exported: bytes) -> bytes:
    old = wire.unpack(message)
    return wire.pack(old.kind, old.backend, old.device_uuid, old.read_only, old.fields, exported)
