# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The sender of a message keeps the message's memory until the receivers have dropped it."""

from __future__ import annotations

import fcntl
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest
import tasks
import ur_ipc
from peer import DEADLINE_S, Worker
from ur_ipc import sending

Message = tuple[bytes, sending.Ticket]


def send(value: int, number: int = 5) -> Message:
    """Sends an array, and keeps no reference to it."""
    handle = ur_ipc.share(ur_ipc.from_array(np.full(number, value)))
    return bytes(handle), sending.send(handle)


def receive(message: Message) -> ur_ipc.Array:
    return sending.receive(ur_ipc.ArrayHandle.from_bytes(message[0]).open(), message[1])


@pytest.fixture(autouse=True)
def no_leaks(worker: Worker) -> Iterator[None]:
    """Checks that each test releases all that it sends. The first message opens descriptors that stay open."""
    receive(send(0))  # a sender and a receiver each keep one table open
    sending.collect()
    before = tasks.holdings()
    yield
    assert sending.sent() == []
    assert tasks.holdings() == before


def test_memory_lives_until_its_receivers_have_dropped_it(worker: Worker) -> None:
    message = send(3)
    worker.call(tasks.receive_as, "first", *message)
    worker.call(tasks.receive_as, "second", *message)
    with Worker() as other:
        other.call(tasks.receive_as, "third", *message)
        (item,) = sending.sent()
        assert (item.receiver, item.handle.shape) == (other.pid, (5,))
        with pytest.raises(BufferError, match=f"process {other.pid} uses the memory"):
            item.release()
        assert f"receiver {other.pid}" in repr(item)
        other.kill()
    for name in "first", "second":
        assert sending.sent() == [item]
        assert worker.call(tasks.read, name).tolist() == [3] * 5
        worker.call(tasks.drop, name)
    assert sending.sent() == []
    assert item.receiver is None
    item.release()
    with pytest.raises(ur_ipc.InvalidHandleError):
        worker.call(tasks.receive_as, "late", *message)


def test_a_late_receiver_gets_no_memory_that_was_released(worker: Worker) -> None:
    with ur_ipc.share(ur_ipc.zeros(5)) as handle:
        message = bytes(handle), sending.send(handle)
        worker.call(tasks.receive_as, "array", *message)
        worker.call(tasks.drop, "array")
        sending.collect()
        second = send(1)  # gets the entry of the first message
        wrong_ticket = second[1]._replace(inode=message[1].inode + 1)
        for ticket in (message[1], wrong_ticket, wrong_ticket._replace(descriptor=1 << 20)):
            with pytest.raises(ur_ipc.InvalidHandleError, match="send one message to each receiver"):
                worker.call(tasks.receive_as, "late", bytes(handle), ticket)
        (item,) = sending.sent()
        assert item.receiver is None
        item.release()


def test_a_message_that_no_process_receives_is_listed_and_released(worker: Worker) -> None:
    message = send(1)
    (item,) = sending.sent()
    assert item.receiver is None
    item.release()
    with pytest.raises(ur_ipc.InvalidHandleError):
        worker.call(tasks.receive_as, "array", *message)


class SentArray:
    """Sends an array when it is pickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return sending.receive, send(3)


class NotPickled:
    def __reduce__(self) -> tuple[Any, ...]:
        raise ValueError("it has no pickle")


class NeverUnpickled:
    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (7,)


def test_the_arguments_of_a_process_are_released_with_it() -> None:
    child = multiprocessing.get_context("spawn").Process(target=print, args=(NeverUnpickled(), SentArray()))
    child.start()
    child.join(DEADLINE_S)
    assert child.exitcode == 7
    assert sending.sent() == []
    child = multiprocessing.get_context("spawn").Process(target=print, args=(SentArray(), NotPickled()))
    with pytest.raises(ValueError, match="no pickle"):
        child.start()
    assert sending.sent() == []


@pytest.mark.parametrize("function", ["_read", "_set_lock", "_write"])
@pytest.mark.parametrize("is_before", [True, False])
def test_an_interrupted_check_neither_loses_nor_keeps_memory(
    function: str, is_before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = send(1)
    array = receive(message)
    if function == "_write":
        del array
    original = getattr(sending, function)

    def interrupt(*arguments: Any) -> None:
        if not is_before:
            original(*arguments)
        raise KeyboardInterrupt

    with monkeypatch.context() as patcher, pytest.raises(KeyboardInterrupt):
        patcher.setattr(sending, function, interrupt)
        sending.collect()
    if function != "_write":
        assert len(sending.sent()) == 1
        assert receive(message).numpy()[0] == 1
        del array


def test_a_signal_handler_may_send_while_entries_are_released(monkeypatch: pytest.MonkeyPatch) -> None:
    arrays = [receive(send(value)) for value in range(5)]
    arrays.clear()
    original = sending._set_lock

    def handle(descriptor: int, kind: int, entry: int) -> bool:
        if kind == fcntl.F_WRLCK:
            arrays.append(receive(send(7)))
        return original(descriptor, kind, entry)

    with monkeypatch.context() as patcher:
        patcher.setattr(sending, "_set_lock", handle)
        sending.collect()
    assert [array.numpy()[0] for array in arrays] == [7] * 5
    assert len({item._entry for item in sending.sent()}) == 5

    def interrupt(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_name == "<genexpr>":
            sys.setprofile(None)
            arrays.append(receive(send(7)))

    sys.setprofile(interrupt)
    assert len(sending.sent()) == 5
    assert len(sending.sent()) == 6
    arrays.clear()


def test_a_receiver_closes_the_memory_before_it_unlocks_the_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    before = tasks.holdings()[1]
    array = receive(send(1))
    mappings = []
    original = sending._set_lock

    def record(descriptor: int, kind: int, entry: int) -> bool:
        mappings.append(tasks.holdings_now()[1])
        return original(descriptor, kind, entry)

    with monkeypatch.context() as patcher:
        patcher.setattr(sending, "_set_lock", record)
        del array
    assert mappings == [before + 1]  # only the sender's mapping


def test_a_receiver_cannot_make_the_sender_s_file_read_only() -> None:
    _, ticket = send(1)
    file = os.open(f"/proc/{ticket.pid}/fd/{ticket.descriptor}", os.O_RDWR)
    with pytest.raises(PermissionError):
        fcntl.fcntl(file, fcntl.F_ADD_SEALS, fcntl.F_SEAL_WRITE)
    os.close(file)
    sending.sent()[0].release()


def test_sends_release_dropped_messages(worker: Worker) -> None:
    for value in range(100):
        worker.call(tasks.receive_as, "array", *send(value))
        assert worker.call(tasks.read, "array")[0] == value
        assert len(sending._sent) <= 3
    worker.call(tasks.drop, "array")


def test_many_messages_need_few_descriptors() -> None:
    arrays = [receive(message) for message in [send(value, 1) for value in range(1500)]]
    assert [int(array.numpy()[0]) for array in arrays[::100]] == list(range(0, 1500, 100))
    assert len(sending.sent()) == 1500
    del arrays[::2]
    assert len(sending.sent()) == 750
    arrays.clear()


@pytest.mark.parametrize("changes", [{"namespace": 1}, {"pid": 1 << 30}])
def test_a_receiver_that_does_not_see_the_sender_s_process_gets_the_memory(changes: dict[str, int]) -> None:
    handle, ticket = send(4)
    array = receive((handle, ticket._replace(inode=1, **changes)))
    (item,) = sending.sent()
    assert (item.receiver, array.numpy()[0]) == (None, 4)
    item.release()


def test_a_forked_child_neither_drops_nor_keeps_what_its_parent_received() -> None:
    with Worker() as parent:
        parent.call(tasks.receive_as, "array", *send(6))
        child = parent.call(tasks.fork_and_drop, "array")
        assert len(sending.sent()) == 1
        os.kill(parent.pid, signal.SIGKILL)
        os.waitid(os.P_PID, parent.pid, os.WEXITED | os.WNOWAIT)
        assert sending.sent() == []
        os.kill(child, signal.SIGKILL)


def test_a_child_that_is_forked_during_a_receipt_keeps_no_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    message = send(1)
    sending._last_table = None
    file_is_open = threading.Event()
    original = sending._open_file

    def open_slowly(ticket: sending.Ticket) -> int | None:
        descriptor = original(ticket)
        file_is_open.set()
        time.sleep(0.1)
        return descriptor

    monkeypatch.setattr(sending, "_open_file", open_slowly)
    receiver = threading.Thread(target=receive, args=(message,))
    receiver.start()
    file_is_open.wait(DEADLINE_S)
    child = os.fork()
    if child == 0:
        os._exit(sum("ur-ipc-sent" in str(file.resolve()) for file in Path("/proc/self/fd").iterdir()))
    receiver.join()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 1  # only the sender's file


def test_the_child_of_a_fork_is_refused() -> None:
    send(1)
    assert "forked child" in tasks.refusal_in_forked_child(sending.collect)
    (item,) = sending.sent()
    item.release()
