# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps the memory of a sent message until the message's receivers have dropped it.

Each message has an entry in a memory file of the sender. A receiver opens that file, locks the entry for reading, and writes
its process ID into the entry. The receiver unlocks the entry when it drops the memory. If the receiver exits, the kernel
unlocks the entry. When an entry has a process ID and no lock, the sender releases the memory of its message.
"""

from __future__ import annotations

import fcntl
import itertools
import os
import secrets
import struct
import threading
import time
import weakref
from collections import Counter, deque
from multiprocessing.context import get_spawning_popen
from pathlib import Path
from typing import Any, NamedTuple

from ur_ipc import _arrays
from ur_ipc.arrays import Array
from ur_ipc.errors import InvalidHandleError
from ur_ipc.handles import ArrayHandle
from ur_ipc.memory import BorrowedMemory
from ur_ipc.ur_enums import ur_result_t

# An entry contains the number of its message, and the ID of the last process that received the message. 0 stands for no message
# or no process.
_ENTRY = struct.Struct("<QQ")
_ENTRIES = 1024  # per file, a small number because the kernel searches all locks of the file for each new lock
_FLOCK = struct.Struct("@hhqqi")
# A send makes one entry and checks two others, so that entries of dropped memory do not accumulate.
_CHECKS_PER_SEND = 2

_numbers = itertools.count(secrets.randbits(62) + 1)
# Reentrant, because the garbage collector may run `_Receipt.__del__`, which takes the lock, while the thread holds the lock.
_lock = threading.RLock()


class Ticket(NamedTuple):
    """The part of a message that names the message's entry."""

    namespace: int  # the inode of the sender's PID namespace
    pid: int
    descriptor: int  # the number of the sender's descriptor for its memory file
    device: int
    inode: int
    entry: int
    number: int


def _namespace() -> int:
    return Path("/proc/self/ns/pid").stat().st_ino


def _set_lock(descriptor: int, kind: int, entry: int) -> bool:
    """Sets the lock of a descriptor on an entry. Returns False if the lock of another descriptor prevents it."""
    try:
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, _FLOCK.pack(kind, os.SEEK_SET, entry, 1, 0))
    except BlockingIOError:
        return False
    return True


def _read(descriptor: int, entry: int) -> tuple[int, int]:
    number, pid = _ENTRY.unpack(os.pread(descriptor, _ENTRY.size, entry * _ENTRY.size))
    return number, pid


def _write(descriptor: int, entry: int, number: int, pid: int) -> None:
    os.pwrite(descriptor, _ENTRY.pack(number, pid), entry * _ENTRY.size)


# The sender


class _Table:
    """A memory file of this process with the entries of messages."""

    __slots__ = ("descriptor", "free", "identity")

    def __init__(self) -> None:
        self.descriptor = os.memfd_create("ur-ipc-sent", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        os.ftruncate(self.descriptor, _ENTRIES * _ENTRY.size)
        # Without the last seal, a receiver could add a seal that prevents all writes.
        fcntl.fcntl(self.descriptor, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL)
        status = os.fstat(self.descriptor)
        self.identity = _namespace(), os.getpid(), self.descriptor, status.st_dev, status.st_ino
        self.free = list(reversed(range(_ENTRIES)))  # successive messages get adjacent entries, whose locks the kernel merges


class Sent:
    """Memory that this process has sent in a message and keeps until the receivers have dropped it.

    Attributes:
        since: When the message was sent, by `time.monotonic()`.
    """

    __slots__ = ("_child", "_entry", "_memory_handle", "_message", "_table", "since")

    def __init__(self, handle: ArrayHandle, table: _Table, entry: int) -> None:
        self._memory_handle: ArrayHandle | None = handle  # keeps the memory alive
        # If multiprocessing pickles the message as an argument of a new child, only this child can receive the message.
        child = get_spawning_popen()
        self._child = None if child is None else weakref.ref(child)
        self._table = table
        self._entry = entry
        self._message = bytes(handle)
        self.since = time.monotonic()

    @property
    def handle(self) -> ArrayHandle:
        """The handle in the message, with the shape, the type and the size."""
        handle: ArrayHandle = ArrayHandle.from_bytes(self._message)
        return handle

    @property
    def receiver(self) -> int | None:
        """The ID of the last process that received the message. None if no process has received it, or after `release`."""
        with _lock:
            return None if self._memory_handle is None else _read(self._table.descriptor, self._entry)[1] or None

    def release(self) -> None:
        """Releases the memory of a message that no process will receive. A process that opens the message later gets an error.
        Raises BufferError if a receiver uses the memory. A second call does nothing."""
        _arrays.require_not_forked()
        with _lock:
            memory_handle = self._memory_handle
            if not self._end(is_unwanted=True):
                raise BufferError(f"process {self.receiver} uses the memory; let that process drop it first")
        del memory_handle  # without the lock, because this may call the library that allocated the memory

    def _end(self, *, is_unwanted: bool) -> bool:
        """Ends the entry if the message was received, can never be received, or `is_unwanted`. Keeps the entry while a
        receiver has the memory. Does nothing if this call interrupts another call, for example in a signal handler. Returns
        whether the entry has ended."""
        global _is_ending
        if self._memory_handle is None:
            return True
        if _is_ending:
            return False
        _is_ending = True
        try:
            return (is_unwanted or self._was_received() or self._is_lost()) and self._end_unused()
        finally:
            _is_ending = False

    def _was_received(self) -> bool:
        number, pid = _read(self._table.descriptor, self._entry)
        return pid != 0 or number == 0  # Ctrl-C can interrupt `_end_unused` after it has cleared the entry

    def _is_lost(self) -> bool:
        """Returns whether the only receiver, a child process, has exited or failed to start. multiprocessing keeps the Popen
        object of a running child, so a dead reference also means that the child does not run."""
        if self._child is None:
            return False
        child: Any = self._child()
        # A child has no pid before its start.
        return child is None or (getattr(child, "pid", None) is not None and child.poll() is not None)

    def _end_unused(self) -> bool:
        """Clears and frees the entry. Returns False if a receiver has the memory."""
        table = self._table
        if not _set_lock(table.descriptor, fcntl.F_WRLCK, self._entry):
            return False
        _write(table.descriptor, self._entry, 0, 0)
        _set_lock(table.descriptor, fcntl.F_UNLCK, self._entry)
        self._memory_handle = None
        table.free.append(self._entry)
        if len(table.free) == _ENTRIES and len(_tables) > 1:
            _tables.remove(table)
            os.close(table.descriptor)
        return True

    def __repr__(self) -> str:
        age = time.monotonic() - self.since
        handle = self.handle
        return f"<ur_ipc.torch.Sent {handle.dtype} {handle.shape}, {age:.1f} s ago, receiver {self.receiver}>"


_tables: list[_Table] = []
_sent: deque[Sent] = deque()  # in the order of their next checks
# Whether `_end` is running. The reentrant lock does not stop a signal handler or a destructor of the same thread.
_is_ending = False


def send(handle: ArrayHandle) -> Ticket:
    """Keeps the memory of `handle` until the receivers of the ticket have dropped it."""
    _check(_CHECKS_PER_SEND)
    with _lock:
        table, entry = _take_entry()
        number = next(_numbers)
        _write(table.descriptor, entry, number, 0)
        _sent.append(Sent(handle, table, entry))
        return Ticket(*table.identity, entry, number)


def _take_entry() -> tuple[_Table, int]:
    for table in reversed(_tables):
        if table.free:
            return table, table.free.pop()
    _tables.append(_Table())
    return _take_entry()


def sent() -> list[Sent]:
    """Returns the sent messages whose memory this process keeps, the oldest first. Calls `collect`."""
    collect()
    with _lock:
        return sorted((item for item in _sent.copy() if item._memory_handle is not None), key=lambda item: item.since)


def collect() -> None:
    """Releases the memory of each received message if all receivers have dropped the memory or exited."""
    _check(len(_sent))


def _check(limit: int) -> None:
    """Checks at most `limit` entries, and starts with the least recently checked ones."""
    _arrays.require_not_forked()
    handles = []  # released without the lock, because this may call the library that allocated the memory
    with _lock:
        for _ in range(limit):
            if not _sent:  # a signal handler may have emptied it
                break
            item = _sent[0]  # not removed yet: if Ctrl-C interrupts the check, `_sent` still keeps the memory
            handles.append(item._memory_handle)
            if not item._end(is_unwanted=False):
                _sent.rotate(-1)
            elif item in _sent:
                _sent.remove(item)


# The receiver


class _OpenTable:
    """A sender's table in a receiver. The receiver's locks belong to the descriptor."""

    __slots__ = ("__weakref__", "descriptor", "receipts")

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.receipts: Counter[int] = Counter()  # by entry

    def __del__(self) -> None:
        self.close()

    def close(self) -> None:
        descriptor, self.descriptor = self.descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)


_open_tables: weakref.WeakValueDictionary[tuple[int, int], _OpenTable] = weakref.WeakValueDictionary()  # by device and inode
_last_table: _OpenTable | None = None  # stays open for the next message


class _Receipt:
    """The opened array of a message, and a lock on the message's entry."""

    __slots__ = ("_array", "_entry", "_table")

    def __init__(self, array: Array, table: _OpenTable, ticket: Ticket) -> None:
        """Raises InvalidHandleError if the sender has released the memory."""
        self._array: Array | None = array
        self._table = table
        self._entry = ticket.entry
        with _lock:
            table.receipts[ticket.entry] += 1  # first, so that deleting an older receipt does not unlock the entry
            # A sender locks an entry only to end it.
            is_locked = _set_lock(table.descriptor, fcntl.F_RDLCK, ticket.entry)
            if not is_locked or _read(table.descriptor, ticket.entry)[0] != ticket.number:
                raise _release_error()
            _write(table.descriptor, ticket.entry, ticket.number, os.getpid())

    def __del__(self) -> None:
        if _arrays.is_exiting() or _arrays.is_forked():  # the exit removes all locks; a forked child shares its parent's locks
            return
        self._array = None  # closes the memory before the unlock, which lets the sender free the memory
        with _lock:
            self._table.receipts[self._entry] -= 1
            if not self._table.receipts[self._entry]:
                del self._table.receipts[self._entry]
                _set_lock(self._table.descriptor, fcntl.F_UNLCK, self._entry)


def receive(array: Array, ticket: Ticket) -> Array:
    """Returns an array over the memory of `array`, which was opened from a message. The sender keeps the memory until the
    result is dropped. Raises InvalidHandleError if the sender has released the memory.

    If this process cannot open the sender's file, for example in another namespace, returns `array`. The sender then keeps the
    memory until the sender exits.
    """
    table = _table_of(ticket)
    if table is None:
        return array
    memory = BorrowedMemory.of(_Receipt(array, table, ticket), array.device, array.address, array.nbytes)
    return Array(memory, array.address, array.shape, array.strides, array.dtype, read_only=array.read_only, whole=True)


def _table_of(ticket: Ticket) -> _OpenTable | None:
    """Returns the sender's table; None if this process cannot open it. Raises InvalidHandleError if the sender has closed
    it."""
    global _last_table
    key = ticket.device, ticket.inode
    with _lock:
        table = _open_tables.get(key)
        if table is None and (descriptor := _open_file(ticket)) is not None:
            table = _open_tables[key] = _OpenTable(descriptor)
        _last_table = table or _last_table
        return table


def _open_file(ticket: Ticket) -> int | None:
    if ticket.namespace != _namespace():
        return None
    try:
        path_descriptor = os.open(f"/proc/{ticket.pid}/fd/{ticket.descriptor}", os.O_PATH | os.O_CLOEXEC)
    except FileNotFoundError:
        if Path(f"/proc/{ticket.pid}").exists():
            raise _release_error() from None
        return None  # the sender has exited since the memory was opened, or /proc hides the processes of its user
    except (PermissionError, ProcessLookupError):  # the sender belongs to another user, or exits
        return None
    try:
        status = os.fstat(path_descriptor)  # before the open, because opening another kind of file may have side effects
        if (status.st_dev, status.st_ino) != (ticket.device, ticket.inode):
            raise _release_error()
        return os.open(f"/proc/self/fd/{path_descriptor}", os.O_RDWR | os.O_CLOEXEC)
    finally:
        os.close(path_descriptor)


def _release_error() -> InvalidHandleError:
    return InvalidHandleError(
        ur_result_t.UR_RESULT_ERROR_INVALID_VALUE,
        "ur_ipc.torch",
        "the sender has released the memory of the message: it called release(), or earlier receivers of the message have "
        "dropped the memory; send one message to each receiver",
    )


def _close_copies() -> None:
    """Closes the descriptors that a forked child inherits, because they would keep the locks after the parent exits."""
    _lock.release()
    for table in list(_open_tables.values()):
        table.close()


# A fork waits while a thread opens a table. Otherwise the child could not find the new descriptor to close it.
os.register_at_fork(before=_lock.acquire, after_in_parent=_lock.release, after_in_child=_close_copies)
