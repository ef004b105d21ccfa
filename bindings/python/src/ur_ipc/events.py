# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Events: a process signals the end of its work, and other processes wait for the signal."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Any
from uuid import UUID

from ur_ipc import _arrays, ur, wire
from ur_ipc._arrays import ObjectExports
from ur_ipc.closing import Closing
from ur_ipc.devices import Device, find_device
from ur_ipc.handles import Handle
from ur_ipc.native import Native


class Event(Closing):
    """An event that several processes can signal and wait for, any number of times.

    `signal` enqueues the signal on this process's queue of the device, after the queue's earlier work. `wait` waits for the
    latest signal that any process has enqueued before the call. Before the first signal, `wait` returns at once. So notify the
    other processes after each call of `signal`, for example through a pipe, and let them call `wait` after the notification.

    Attributes:
        device: The device whose queues signal the event.
    """

    __slots__ = ("__weakref__", "_callback", "_exported", "_exports", "_lock", "_native", "device")

    device: Device

    def __init__(self, *, device: str | UUID | Device = "cpu") -> None:
        """Makes an event. Raises ValueError if the device is unknown, UnsupportedError if its events cannot be shared."""
        target = find_device(device)
        flags = ur.ur_exp_event_flags_t.UR_EXP_EVENT_FLAG_IPC_EXP
        self._set_up(target, ur.urEventCreateExp(target.context, target.handle, ur.ur_exp_event_desc_t(flags=flags)), b"")

    def _set_up(self, device: Device, handle: ur.ur_event_handle_t, exported: bytes) -> None:
        self.device = device
        self._native = Native("event", handle, ur.urEventRelease)
        self._exported = exported  # the handle that this process used to open the event; empty if this process made it
        self._callback: _Callback | None = None
        self._lock = threading.Lock()
        self._exports: ObjectExports | None = None
        if not exported:
            self._exports = ObjectExports(
                partial(ur.urIPCGetEventHandleExp, handle), partial(ur.urIPCPutEventHandleExp, device.context)
            )

    @classmethod
    def _from_export(cls, device: Device, exported: bytes) -> Event:
        event = cls.__new__(cls)
        event._set_up(device, ur.urIPCOpenEventHandleExp(device.context, exported), exported)
        return event

    @property
    def handle(self) -> ur.ur_event_handle_t:
        """The low-level handle, valid until `close`. Raises ValueError after `close`."""
        with self._native as handle:
            return handle

    def signal(self, *, after: Iterable[Event] = ()) -> None:
        """Signals after the queue's earlier work and after the latest signals of the events in `after`. Returns at once.

        If this process ends before the signal, `wait` raises SignalFailedError in the waiting processes. With Level Zero, the
        signal stays pending instead.
        """
        with contextlib.ExitStack() as uses:
            handle = uses.enter_context(self._native)
            wait_list = [uses.enter_context(event._native) for event in after]
            ur.urEnqueueEventsWaitWithBarrierExt(self.device.queue, None, wait_list, phEvent=handle)

    @property
    def done(self) -> bool:
        """Whether `wait` would not block, because the latest signal is complete or has failed."""
        with self._native as handle:
            return _is_done(handle)

    def wait(self, timeout: float | None = None) -> None:
        """Waits for the latest signal. Other threads run meanwhile. Ctrl-C interrupts the wait; closing the event in another
        thread does not.

        Args:
            timeout: The time limit in seconds; None for no limit.

        Raises:
            TimeoutError: The event was not signaled in that time.
            SignalFailedError: A process ended before it completed this signal or a signal that this one waits for.
        """
        end = None if timeout is None else time.monotonic() + timeout
        with self._native as handle:
            is_new = False
            while not (is_new or _is_done(handle)):
                wakeup = threading.Event()
                callback, is_new = self._add_waiter(handle, wakeup.set)
                if not wakeup.wait(None if end is None else min(max(0.0, end - time.monotonic()), threading.TIMEOUT_MAX)):
                    callback.remove(wakeup.set)
                    raise TimeoutError(f"the event was not signaled within {timeout} s")
            _require_success(handle)

    def __await__(self) -> Generator[Any, None, None]:
        """`await event` waits as `wait` does, while the loop's other tasks run."""
        with self._native as handle:
            is_new = False
            while not (is_new or _is_done(handle)):
                loop = asyncio.get_running_loop()
                future = loop.create_future()
                wake = partial(_wake, loop, future)
                callback, is_new = self._add_waiter(handle, wake)
                try:
                    yield from future
                finally:
                    callback.remove(wake)
            _require_success(handle)

    def _add_waiter(self, handle: ur.ur_event_handle_t, wake: Callable[[], None]) -> tuple[_Callback, bool]:
        """Adds `wake` to the waiters of a callback. Returns the callback, and whether this call registered it: an older
        callback may fire before the latest signal.

        A callback cannot be unregistered. So later waiters reuse a callback that has not fired.
        """
        with self._lock:
            if self._callback is not None and self._callback.add(wake):
                return self._callback, False
            callback = self._callback = _Callback()
            callback.add(wake)
        info = ur.ur_execution_info_t.UR_EXECUTION_INFO_COMPLETE
        try:
            ur.urEventSetCallback(handle, info, callback.fire)
        except BaseException:
            callback.fire()
            raise
        return callback, True

    def share(self) -> EventHandle:
        """Returns a handle that lets other processes open the event."""
        return self._share(None)

    def _share(self, read_only: bool | None) -> EventHandle:
        if read_only:
            raise PermissionError(
                "an event cannot be shared for reading only: each process that opens it can signal it; omit read_only"
            )
        if self._exports is None:
            return EventHandle(self.device.backend, self.device.uuid.bytes, self._exported, read_only=False)
        with self._native:
            exported, export = self._exports.take()
        handle = EventHandle(self.device.backend, self.device.uuid.bytes, exported, read_only=False)
        return handle._own_export(self._exports, export, self)

    def __reduce__(self) -> tuple[Callable[[bytes], Event], tuple[bytes]]:
        with self._native:
            exported = self._exported if self._exports is None else self._exports.lasting()
        return _open, (bytes(EventHandle(self.device.backend, self.device.uuid.bytes, exported, read_only=False)),)

    def close(self) -> None:
        """Releases the event in this process. Other processes keep it. If this process made it, its handles become stale."""
        self._native.close()
        if self._exports is not None and not _arrays.is_forked():
            self._exports.end()

    def __del__(self, is_exiting: Callable[[], bool] = _arrays.is_exiting) -> None:  # module globals may be gone at exit
        if hasattr(self, "_native") and not is_exiting():
            self.close()

    def __repr__(self) -> str:
        return f"<ur_ipc.Event on {self.device.name}{', closed' if self._native.closed else ''}>"


def _status(handle: ur.ur_event_handle_t) -> int:
    """Returns the `ur_event_status_t` of the latest signal."""
    status: int = ur.urEventGetInfo(handle, ur.ur_event_info_t.UR_EVENT_INFO_COMMAND_EXECUTION_STATUS)
    return status


def _is_done(handle: ur.ur_event_handle_t) -> bool:
    done = ur.ur_event_status_t.UR_EVENT_STATUS_COMPLETE, ur.ur_event_status_t.UR_EVENT_STATUS_ERROR
    return _status(handle) in done


def _require_success(handle: ur.ur_event_handle_t) -> None:
    """Raises SignalFailedError if the latest signal has failed. Calls `urEventWait` only in this case: another process may have
    enqueued a new signal, and `urEventWait` would wait for it without the timeout and without Ctrl-C."""
    if _status(handle) == ur.ur_event_status_t.UR_EVENT_STATUS_ERROR:
        ur.urEventWait([handle])


class _Callback:
    """A callback of an event, and the waiters that the callback wakes."""

    __slots__ = ("_has_fired", "_lock", "_waiters")

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiters: list[Callable[[], None]] = []
        self._has_fired = False

    def add(self, wake: Callable[[], None]) -> bool:
        """Adds a waiter. Returns False if the callback has fired."""
        with self._lock:
            if not self._has_fired:
                self._waiters.append(wake)
            return not self._has_fired

    def remove(self, wake: Callable[[], None]) -> None:
        with self._lock, contextlib.suppress(ValueError):
            self._waiters.remove(wake)

    def fire(self, *_: object) -> None:
        with self._lock:
            self._has_fired = True
            waiters, self._waiters = self._waiters, []
        for wake in waiters:
            wake()


def _wake(loop: asyncio.AbstractEventLoop, future: asyncio.Future[None]) -> None:
    def set_result() -> None:
        if not future.done():
            future.set_result(None)

    with contextlib.suppress(RuntimeError):  # the loop is closed, so no task waits
        loop.call_soon_threadsafe(set_result)


class EventHandle(Handle):
    """The handle of an event."""

    __slots__ = ()

    kind = wire.Kind.EVENT

    @classmethod
    def _of_message(cls, message: wire.Message) -> EventHandle:
        if message.fields:
            raise ValueError("the handle of an event has extra fields")
        return cls(message.backend, message.device_uuid, message.exported, read_only=message.read_only)

    def open(self) -> Event:
        """Opens the exporter's event; raises the errors of `ArrayHandle.open`."""
        return Event._from_export(self._device, self.exported)

    def __repr__(self) -> str:
        return f"<ur_ipc.EventHandle on device {self.device_uuid}>"


def _open(handle: bytes) -> Event:
    return EventHandle.from_bytes(handle).open()
