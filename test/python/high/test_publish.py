# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One process publishes versions of a tree under a name, and other processes open them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tasks
import tree_tasks
import ur_ipc
from peer import DEADLINE_S, Worker, python_output, runtime_folder
from ur_ipc.publishing import FRAME, MAGIC, REQUEST

NOBODY = 65534

pytestmark = pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")


@pytest.fixture(autouse=True)
def runtime() -> Iterator[Path]:
    with runtime_folder() as folder:
        yield folder


@pytest.fixture
def worker() -> Iterator[Worker]:
    with Worker() as other:
        yield other


def connect(folder: Path, name: str) -> socket.socket:
    """Connects to a publisher, but sends no message."""
    connection = socket.socket(socket.AF_UNIX)
    connection.settimeout(DEADLINE_S)
    connection.connect(str(folder / f"ur-publisher-{name}"))
    return connection


def test_a_subscriber_opens_versions_and_learns_of_new_ones(worker: Worker) -> None:
    with ur_ipc.publish("weights", tree_tasks.filled(1), version={"step": 1}) as publisher:
        worker.call(tree_tasks.subscribe, "weights")
        number, version, tree = worker.call(tree_tasks.current, "weights")
        assert (number, version) == (1, {"step": 1})
        assert tree.keys() == tree_tasks.filled(1).keys()
        assert (tree["layer3.weight"] == 1).all()
        publisher.update({"another": [np.full(3, 2)]}, version="second")
        number, version, tree = worker.call(tree_tasks.current, "weights")
        assert (number, version) == (2, "second")
        assert tree["another"][0].tolist() == [2, 2, 2]


def test_wait_returns_only_unopened_versions() -> None:
    with ur_ipc.publish("x", {"a": np.zeros(3)}, version=1) as publisher, ur_ipc.subscribe("x") as subscriber:
        assert subscriber.wait(DEADLINE_S).number == 1
        with pytest.raises(TimeoutError, match="'x'"):
            subscriber.wait(0.01)
        for number in range(2, 5):
            publisher.update([np.full(2, number)])
        newest = subscriber.wait(DEADLINE_S)
        assert newest.number == 4  # the subscriber skips versions that it did not request
        assert newest.tree[0].numpy().tolist() == [4, 4]
        assert subscriber.current().number == 4


def test_published_trees_are_read_only_by_default() -> None:
    with ur_ipc.publish("x", [np.zeros(3)]), ur_ipc.subscribe("x", convert=ur_ipc.Array.numpy) as subscriber:
        array = subscriber.current().tree[0]
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    with ur_ipc.publish("x", [np.zeros(3)], read_only=False), ur_ipc.subscribe("x") as subscriber:
        subscriber.current().tree[0].numpy()[0] = 1
        assert subscriber.current().tree[0].numpy().tolist() == [1, 0, 0]


def test_a_check_comes_before_anything_is_mapped() -> None:
    def check(manifest: ur_ipc.Manifest) -> None:
        if manifest.version < 2:
            raise LookupError(manifest.arrays[0].path)

    with ur_ipc.publish("x", {"a": np.zeros(3)}, version=1) as publisher, ur_ipc.subscribe("x", check=check) as subscriber:
        before = tasks.holdings()
        with pytest.raises(LookupError, match="a"):
            subscriber.wait()
        assert tasks.holdings() == before
        publisher.update({"a": np.zeros(3)}, version=2)
        assert subscriber.wait().version == 2


def test_a_failed_update_keeps_the_previous_version() -> None:
    with ur_ipc.publish("x", [np.zeros(3)]) as publisher, ur_ipc.subscribe("x") as subscriber:
        with pytest.raises(TypeError, match="is not an array"):
            publisher.update([np.zeros(3), object()])
        assert subscriber.current().number == 1


def test_open_versions_survive_a_killed_publisher(worker: Worker) -> None:
    with Worker() as owner:
        owner.call(tree_tasks.publish, "x", 5)
        worker.call(tree_tasks.subscribe, "x")
        worker.call(tree_tasks.current, "x")
        worker.begin(tree_tasks.wait_until_publisher_is_gone, "x")
        os.kill(owner.pid, signal.SIGKILL)
        error = worker.finish(tree_tasks.wait_until_publisher_is_gone)
    assert error == "False the publisher of 'x' has ended or was closed; open versions stay usable"
    assert (worker.call(tree_tasks.kept_tree)["tied"] == 5).all()
    with pytest.raises(ur_ipc.PublisherGoneError):
        worker.call(tree_tasks.current, "x")
    with pytest.raises(
        ur_ipc.PublisherGoneError, match=r"no process publishes under the name 'x' in .*start the publisher first"
    ):
        worker.call(tree_tasks.subscribe, "x")


def test_a_child_of_the_publisher_does_not_make_it_look_alive(worker: Worker) -> None:
    with Worker() as owner:
        child = owner.call(tree_tasks.publish_and_fork, "x")
        try:
            worker.call(tree_tasks.subscribe, "x")
            worker.begin(tree_tasks.wait_until_publisher_is_gone, "x")
            os.kill(owner.pid, signal.SIGKILL)
            assert worker.finish(tree_tasks.wait_until_publisher_is_gone).startswith("False")
            ur_ipc.publish("x", [np.zeros(3)]).close()
        finally:
            os.kill(child, signal.SIGKILL)


def test_subscribers_notice_a_closed_publisher(runtime: Path) -> None:
    publisher = ur_ipc.publish("x", [np.arange(3)])
    subscriber = ur_ipc.subscribe("x")
    tree = subscriber.current().tree
    assert subscriber.alive
    publisher.close()
    publisher.close()
    assert not subscriber.alive
    assert publisher.closed
    assert list(runtime.iterdir()) == []
    for request in subscriber.current, subscriber.wait:
        with pytest.raises(ur_ipc.PublisherGoneError):
            request()
    with pytest.raises(ValueError, match="the publisher is closed"):
        publisher.update([np.zeros(3)])
    assert tree[0].numpy().tolist() == [0, 1, 2]
    subscriber.close()
    with pytest.raises(ValueError, match="the subscriber is closed"):
        subscriber.current()


def test_a_name_has_one_living_publisher(worker: Worker, runtime: Path) -> None:
    with Worker() as owner:
        owner.call(tree_tasks.publish, "x", 1)
        with pytest.raises(FileExistsError, match=f"process {owner.pid} publishes under the name 'x'"):
            ur_ipc.publish("x", [np.zeros(3)])
        os.kill(owner.pid, signal.SIGKILL)
    assert [entry.name for entry in runtime.iterdir()] == ["ur-publisher-x"]  # only the socket of the killed publisher
    with ur_ipc.publish("x", tree_tasks.filled(7)):
        worker.call(tree_tasks.subscribe, "x")
        assert worker.call(tree_tasks.current, "x")[2]["tied"][0, 0] == 7
        with pytest.raises(FileExistsError):
            ur_ipc.publish("x", [np.zeros(3)])


def test_one_of_several_publishers_gets_the_name() -> None:
    with contextlib.ExitStack() as stack:
        publishers = [stack.enter_context(Worker()) for _ in range(4)]
        for number in range(20):
            for candidate in publishers:
                candidate.begin(tree_tasks.publish_if_free, f"x{number}", candidate.pid)
            winners = [candidate for candidate in publishers if candidate.finish(tree_tasks.publish_if_free)]
            assert len(winners) == 1
            with ur_ipc.subscribe(f"x{number}") as subscriber:
                assert subscriber.current().version == winners[0].pid


def test_a_failed_publish_shares_nothing() -> None:
    array = ur_ipc.zeros(3)
    with ur_ipc.publish("x", [np.zeros(3)]), pytest.raises(FileExistsError):
        ur_ipc.publish("x", [array])
    with ur_ipc.share(array) as handle:
        data = bytes(handle)
    with pytest.raises(ur_ipc.InvalidHandleError):  # the failed publish() has left no export
        ur_ipc.Handle.from_bytes(data).open()


@pytest.mark.parametrize("name", ["", ".", "..", "a/b", "../x", "a b", "ä", "a\0b", "-x", "x" * 49, "x\n"])
def test_invalid_names_are_refused(name: str, runtime: Path) -> None:
    for use in (lambda: ur_ipc.publish(name, [np.zeros(3)]), lambda: ur_ipc.subscribe(name)):
        with pytest.raises(ValueError, match="letters, digits, dots"):
            use()
    assert list(runtime.iterdir()) == []


@pytest.mark.parametrize("make", [lambda path: path.symlink_to("nowhere"), lambda path: path.touch()], ids=["link", "file"])
def test_a_folder_must_be_a_directory(runtime: Path, monkeypatch: pytest.MonkeyPatch, make: Callable[[Path], None]) -> None:
    runtime.chmod(0o777)
    folder = runtime / "ur-ipc"
    make(folder)
    monkeypatch.setattr("ur_ipc.named_sockets._folders_of", lambda _, others: [runtime, folder])
    monkeypatch.setattr("ur_ipc.named_sockets._common_folders", lambda _: [folder])
    with pytest.raises(PermissionError, match=r"it is not a directory, and user 0 owns it; have its owner .* remove it"):
        ur_ipc.publish("x", [np.zeros(3)])


# Users


# Like the adapters' tests with other users, these tests need root.


def refusal(subscriber: Worker) -> str:
    with pytest.raises(OSError) as raised:
        subscriber.call(tree_tasks.subscribe, "x")
    return f"{type(raised.value).__name__}: {raised.value}"


def test_other_users_find_nothing_unless_both_list_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    with Worker() as stranger, Worker() as acquaintance:
        stranger.call(tree_tasks.become, NOBODY, "")
        acquaintance.call(tree_tasks.become, NOBODY, "0")
        with ur_ipc.publish("x", {"a": np.arange(3)}):
            assert "no process publishes" in refusal(stranger)
            assert "no process publishes" in refusal(acquaintance)
        monkeypatch.setenv("UR_IPC_ALLOW_UIDS", "12345")
        with ur_ipc.publish("x", {"a": np.arange(3)}):
            assert "no process publishes" in refusal(stranger)
            error = refusal(acquaintance)
            assert error.startswith("PermissionError: [Errno 1] the publisher of 'x' refuses: process ")
            assert f"as user {NOBODY}" in error
        monkeypatch.setenv("UR_IPC_ALLOW_UIDS", str(NOBODY))
        with ur_ipc.publish("x", {"a": np.arange(3)}, version="for both"):
            assert "no process publishes" in refusal(stranger)
            acquaintance.call(tree_tasks.subscribe, "x")
            assert acquaintance.call(tree_tasks.newest_label, "x") == "for both"


def test_a_publisher_of_another_user_is_refused(runtime: Path) -> None:
    """A process of another user listens at the publisher's socket."""
    with Worker() as foreign_process:
        foreign_process.call(tree_tasks.listen_as, NOBODY, str(runtime / "ur-publisher-x"))
        with pytest.raises(PermissionError, match=f"process {foreign_process.pid} runs as user {NOBODY}.*UR_IPC_ALLOW_UIDS"):
            ur_ipc.subscribe("x")


# Slow clients, shortages and races


def test_no_subscriber_blocks_the_publisher_or_others(runtime: Path) -> None:
    big = {f"a name that is rather long, so that a handle fills what the kernel keeps {i}": np.zeros(1) for i in range(3000)}
    with ur_ipc.publish("x", big) as publisher, contextlib.ExitStack() as stack:
        before = tasks.holdings()
        unread = [stack.enter_context(connect(runtime, "x")) for _ in range(5)]
        for connection in unread:
            connection.send(REQUEST)  # never reads the answer
        silent = [stack.enter_context(connect(runtime, "x")) for _ in range(5)]
        wrong = stack.enter_context(connect(runtime, "x"))
        wrong.sendall(b"GET / HTTP/1.1\r\n\r\n")
        greedy = stack.enter_context(connect(runtime, "x"))
        greedy.sendall(REQUEST * 100)
        for connection in wrong, greedy:
            with contextlib.suppress(ConnectionResetError):
                while connection.recv(1 << 20):
                    pass
        with ur_ipc.subscribe("x") as subscriber:
            for number in range(2, 30):
                publisher.update([np.full(3, number)], version=number)
                assert subscriber.wait(DEADLINE_S).tree[0].numpy().tolist() == [number] * 3
        # These descriptors may be left: both ends of ten connections, our ends of `wrong` and `greedy`, the publisher's end of
        # the last subscriber, and at most one version for each connection whose client does not read.
        assert tasks.holdings()[0] <= before[0] + 2 * (len(unread) + len(silent)) + 3 + len(unread)


@pytest.mark.parametrize("left", [0, 1])  # one descriptor is enough to accept a connection, but not to identify its process
def test_a_publisher_without_descriptors_reports_it_and_continues(worker: Worker, left: int) -> None:
    worker.call(tree_tasks.publish, "x", 1)
    with ur_ipc.subscribe("x") as subscriber:
        worker.call(tree_tasks.take_descriptors, left=left)
        for _ in range(3):
            with pytest.raises(ur_ipc.OutOfResourcesError, match="no room for another subscriber: Too many open files"):
                ur_ipc.subscribe("x")
        worker.call(tree_tasks.release_descriptors)
        worker.call(tree_tasks.update, "x", 2)
        with ur_ipc.subscribe("x") as another:
            assert (subscriber.current().number, another.current().number) == (2, 2)


def test_dropped_subscribers_leave_nothing(runtime: Path) -> None:
    with ur_ipc.publish("x", tree_tasks.filled(1), version=1) as publisher:
        with ur_ipc.subscribe("x") as subscriber:
            subscriber.current()
        before = tasks.holdings()
        for number in range(2, 202):
            with connect(runtime, "x") as connection:
                if number % 4 > 0:
                    connection.send(REQUEST)
                if number % 4 > 1:
                    connection.recv(number)  # reads a part of the answer
                if number % 4 > 2:
                    connection.shutdown(socket.SHUT_WR)
            publisher.update(tree_tasks.filled(number), version=number)
        with ur_ipc.subscribe("x") as subscriber:
            assert tree_tasks.is_whole(subscriber.current(DEADLINE_S))
            assert tasks.holdings()[0] == before[0] + 2  # both ends of the connection


def test_a_subscriber_that_pauses_for_long_is_served() -> None:
    with ur_ipc.publish("x", [np.zeros(3)]) as publisher, ur_ipc.subscribe("x") as busy, ur_ipc.subscribe("x") as other:
        other.wait(DEADLINE_S)
        for number in range(2, 602):  # more messages than the socket buffer of an idle subscriber can hold
            publisher.update([np.full(3, number)])
            assert other.wait(DEADLINE_S).number == number
        assert busy.current(DEADLINE_S).number == 601
        with pytest.raises(TimeoutError):
            busy.wait(0.0)
        publisher.update([np.zeros(3)])
        assert busy.wait(DEADLINE_S).number == 602


def test_a_version_with_closed_arrays_has_its_own_error() -> None:
    array = ur_ipc.zeros(3)
    with ur_ipc.publish("x", [array]) as publisher, ur_ipc.subscribe("x") as subscriber:
        array.close()
        for _ in range(2):
            with pytest.raises(ur_ipc.InvalidHandleError):
                subscriber.current(DEADLINE_S)
        publisher.update([np.ones(3)])
        assert subscriber.wait(DEADLINE_S).tree[0].numpy().tolist() == [1, 1, 1]


def test_closing_a_subscriber_ends_waits_of_threads() -> None:
    with ur_ipc.publish("x", [np.zeros(3)]):
        with ur_ipc.subscribe("x") as subscriber:
            subscriber.current()
        before = tasks.holdings()
        subscriber = ur_ipc.subscribe("x")
        subscriber.wait(DEADLINE_S)
        messages: list[str] = []

        def wait() -> None:
            with pytest.raises(ValueError, match="the subscriber is closed") as raised:
                subscriber.wait(DEADLINE_S)
            messages.append(str(raised.value))

        waiters = [threading.Thread(target=wait) for _ in range(4)]
        for thread in waiters:
            thread.start()
        subscriber.close()
        for thread in waiters:
            thread.join(DEADLINE_S)
        assert len(messages) == 4
        with ur_ipc.subscribe("x"):  # by now, the publisher has closed the previous connection
            assert tasks.holdings()[0] == before[0] + 2


def test_a_replaced_version_can_be_opened_until_the_timeout(runtime: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def receive(connection: socket.socket) -> bytes:
        data = b""
        while not data:
            magic, size, _ = FRAME.unpack(connection.recv(FRAME.size, socket.MSG_WAITALL))
            assert magic == MAGIC
            data = connection.recv(size, socket.MSG_WAITALL) if size else b""
        return data

    with ur_ipc.publish("x", [np.arange(3)]) as publisher, connect(runtime, "x") as connection:
        connection.send(REQUEST)
        first = ur_ipc.TreeHandle.from_bytes(receive(connection))
        publisher.update([np.zeros(3)])
        assert first.open()[0].numpy().tolist() == [0, 1, 2]
        monkeypatch.setenv("UR_IPC_TIMEOUT_MS", "0")
        connection.send(REQUEST)  # also reports that the first version is no longer needed
        second = ur_ipc.TreeHandle.from_bytes(receive(connection))
        with pytest.raises(ur_ipc.InvalidHandleError):
            first.open()
        publisher.update([np.zeros(3)])
        connection.send(REQUEST)
        receive(connection)
        with pytest.raises(ur_ipc.InvalidHandleError):
            second.open()


def test_a_stopped_publisher_is_noticed_in_time(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    worker.call(tree_tasks.publish, "x", 1)
    with ur_ipc.subscribe("x") as subscriber:
        os.kill(worker.pid, signal.SIGSTOP)
        try:
            os.waitpid(worker.pid, os.WUNTRACED)  # returns when the process has stopped
            with pytest.raises(TimeoutError):
                subscriber.current(0.01)
            monkeypatch.setenv("UR_IPC_TIMEOUT_MS", "10")
            with pytest.raises(TimeoutError):
                ur_ipc.subscribe("x")
        finally:
            os.kill(worker.pid, signal.SIGCONT)
        worker.call(tree_tasks.update, "x", 2)
        newest = subscriber.current(DEADLINE_S)  # not the answer to the request that timed out
        assert (newest.number, newest.version) == (2, 2)
        assert tree_tasks.is_whole(newest)


@pytest.mark.parametrize(
    "reply",
    [
        b"HTTP/1.1 400 Bad Request\r\n",
        FRAME.pack(MAGIC, 2**30, 1),
        FRAME.pack(MAGIC, 2**20, 0),
        FRAME.pack(MAGIC, 3, 1) + b"abc",
    ],
)
def test_a_subscriber_rejects_other_protocols(runtime: Path, reply: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(runtime / "ur-publisher-x"))
        listener.listen()
        with contextlib.ExitStack() as stack:
            subscriber = stack.enter_context(Worker())
            subscriber.begin(tree_tasks.subscribe_and_open, "x")
            connection, _ = listener.accept()
            with connection:
                connection.sendall(reply + reply)
                with pytest.raises(ValueError, match=r"does not use the protocol|not a ur_ipc handle"):
                    subscriber.finish(tree_tasks.subscribe_and_open)


def test_a_forked_child_gets_an_error_and_harms_nothing() -> None:
    program = """
import gc, os, numpy as np, ur_ipc
publisher = ur_ipc.publish("x", [np.arange(3)])
subscriber = ur_ipc.subscribe("x")
pid = os.fork()
if pid == 0:
    refusals = []
    renew = lambda: ur_ipc.subscribe("x")
    for use in renew, subscriber.current, subscriber.wait, lambda: subscriber.alive, lambda: publisher.update([np.zeros(3)]):
        try:
            use()
        except RuntimeError as error:
            refusals.append("start the child with spawn or forkserver" in str(error))
    publisher.close()
    subscriber.close()
    del publisher, subscriber, use
    gc.collect()
    raise SystemExit(0 if refusals == [True] * 5 else 1)
assert os.waitpid(pid, 0)[1] == 0
publisher.update([np.ones(3)])
assert subscriber.current().tree[0].numpy().tolist() == [1, 1, 1]
assert ur_ipc.subscribe("x").current().number == 2
"""
    warning_option = "-Wignore::DeprecationWarning"  # Python 3.12 and later warn of a fork in a process with threads
    python_output(program, warning_option)


@pytest.mark.parametrize("code", ["kept = publisher", "raise SystemExit(0)", "del subscriber", "tree = subscriber.current()"])
def test_the_interpreter_exits_with_live_publishers(code: str, runtime: Path) -> None:
    program = f"""
import numpy as np, ur_ipc
publisher = ur_ipc.publish("x", [np.arange(3)])
subscriber = ur_ipc.subscribe("x")
{code}
"""
    python_output(program, "-X", "dev")
    assert list(runtime.iterdir()) == []


# asyncio


def test_a_wait_does_not_block_the_event_loop() -> None:
    async def follow(subscriber: ur_ipc.Subscriber, publisher: ur_ipc.Publisher) -> list[Any]:
        values: list[Any] = []

        async def read() -> None:
            async for version in subscriber:
                values.append(version.tree[0].numpy()[0])  # noqa: PERF401 - the other task reads the list meanwhile

        reader = asyncio.create_task(read())
        for number in range(5):
            while len(values) <= number:
                await asyncio.sleep(0)  # would not return if the wait blocked the loop
            publisher.update([np.full(3, number + 1)])
        publisher.close()
        with pytest.raises(ur_ipc.PublisherGoneError):
            await reader
        return values

    with ur_ipc.publish("x", [np.zeros(3)]) as publisher, ur_ipc.subscribe("x") as subscriber:
        values = asyncio.run(asyncio.wait_for(follow(subscriber, publisher), DEADLINE_S))
        assert values[:5] == [0, 1, 2, 3, 4]


def test_a_wait_is_canceled_at_any_time_and_leaves_nothing_behind() -> None:
    async def cancel_after(turns: int, subscriber: ur_ipc.Subscriber) -> None:
        waiter = asyncio.ensure_future(anext(subscriber))
        for _ in range(turns):
            await asyncio.sleep(0)
        waiter.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await waiter

    async def main(publisher: ur_ipc.Publisher, subscriber: ur_ipc.Subscriber) -> None:
        for turns in range(60):
            await cancel_after(turns, subscriber)
            publisher.update(tree_tasks.filled(turns), version=turns)
            await cancel_after(turns, subscriber)
            publisher.update(tree_tasks.filled(turns), version=-turns)
            async with asyncio.timeout(DEADLINE_S):
                version = await anext(subscriber)
            assert version.version == -turns
            assert version.manifest.arrays

    with ur_ipc.publish("x", [np.zeros(3)]) as publisher, ur_ipc.subscribe("x") as subscriber:
        subscriber.current()
        before = tasks.holdings()
        asyncio.run(main(publisher, subscriber))
        publisher.update([np.zeros(3)])
        subscriber.current()
        assert tasks.holdings() == before


def test_closing_a_subscriber_ends_waits_of_tasks() -> None:
    async def main(subscriber: ur_ipc.Subscriber) -> None:
        await anext(subscriber)
        waiter = asyncio.ensure_future(anext(subscriber))
        await asyncio.sleep(0)
        with pytest.raises(RuntimeError, match="another task"):
            await anext(subscriber)
        subscriber.close()
        with pytest.raises(ValueError, match="the subscriber is closed"):
            await asyncio.wait_for(waiter, DEADLINE_S)
        assert subscriber._socket.fileno() < 0

    with ur_ipc.publish("x", [np.zeros(3)]):
        asyncio.run(main(ur_ipc.subscribe("x")))
