# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Other users, listed or not, can neither block publishers and subscribers nor use up their connections.

Like the adapters' tests with other users, these tests need root.
"""

from __future__ import annotations

import os
import shutil
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import numpy as np
import pytest
import tree_tasks
import untrusted_tasks
import ur_ipc
from peer import DEADLINE_S, Worker, runtime_folder
from ur_ipc import wire
from ur_ipc.publishing import FRAME, MAGIC

OWNER, LISTED, STRANGER = range(100_000 + 3 * os.getpid(), 100_003 + 3 * os.getpid())  # concurrent runs use other users
NAME = f"untrusted-{os.getpid()}"
ANSWER_S = 10  # the limit for calls that must return within UR_IPC_TIMEOUT_MS, two seconds


@pytest.fixture
def runtime() -> Iterator[Path]:
    """Makes a runtime folder for this process and its children. All users may list and enter the folder."""
    with runtime_folder(0o755) as folder:
        yield folder


@pytest.fixture
def common() -> Iterator[Callable[[int, int], Path]]:
    """Returns a function that makes a user's folder in /tmp with the given owner."""
    folders = []

    def make(user: int, owner: int) -> Path:
        folder = Path(f"/tmp/ur-ipc-{user}")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(0o711)
        folders.append(folder)
        os.chown(folder, owner, owner)
        return folder

    yield make
    for folder in folders:
        shutil.rmtree(folder)


@pytest.fixture
def start() -> Iterator[Callable[..., Worker]]:
    """Returns a function that starts a process of a user, with UR_IPC_ALLOW_UIDS if it is given."""
    with ExitStack() as processes:

        def start_process(user: int = 0, allowed: int | str = "") -> Worker:
            process = processes.enter_context(Worker())
            if user != 0:
                process.call(tree_tasks.become, user, str(allowed))
            return process

        yield start_process


@pytest.fixture
def dead(start: Callable[..., Worker]) -> Iterator[Callable[[Path], None]]:
    """Returns a function that mounts a file system that never answers. Unmounts it before the processes that access it exit."""
    with ExitStack() as mounts:

        def mount(folder: Path) -> None:
            try:
                mounts.enter_context(untrusted_tasks.dead_file_system(folder))
            except OSError as error:
                pytest.skip(f"no file system can be mounted here: {error}")

        yield mount


# Folders of other users


def link_the_socket(folder: Path, dead: Path) -> None:
    (folder / f"ur-publisher-{NAME}").symlink_to(dead / "socket")


def link_the_folder(folder: Path, dead: Path) -> None:
    folder.rmdir()
    folder.symlink_to(dead)


@pytest.mark.parametrize("trap", [link_the_socket, link_the_folder])
def test_a_link_leads_no_subscriber_into_a_dead_file_system(
    start: Callable[..., Worker],
    common: Callable[[int, int], Path],
    dead: Callable[[Path], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    trap: Callable[[Path, Path], None],
) -> None:
    folder = common(LISTED, LISTED)
    monkeypatch.setenv("UR_IPC_ALLOW_UIDS", str(LISTED))
    subscriber = start()
    dead(tmp_path)
    trap(folder, tmp_path)
    try:
        with pytest.raises(ur_ipc.PublisherGoneError, match="no process publishes"):
            subscriber.call_within(ANSWER_S, tree_tasks.subscribe, NAME)
    finally:
        if folder.is_symlink():
            folder.unlink()
            folder.mkdir()


@pytest.mark.parametrize("child", ["", f"ur-publisher-{NAME}"], ids=["folder", "socket"])
def test_a_mount_leads_no_subscriber_into_a_dead_file_system(
    start: Callable[..., Worker],
    common: Callable[[int, int], Path],
    dead: Callable[[Path], None],
    monkeypatch: pytest.MonkeyPatch,
    child: str,
) -> None:
    monkeypatch.setenv("UR_IPC_ALLOW_UIDS", str(LISTED))
    subscriber = start()
    folder = common(LISTED, LISTED) / child
    folder.mkdir(exist_ok=True)
    dead(folder)
    with pytest.raises(ur_ipc.PublisherGoneError, match="no process publishes"):
        subscriber.call_within(ANSWER_S, tree_tasks.subscribe, NAME)


def test_a_mount_of_another_user_blocks_no_publisher(
    start: Callable[..., Worker],
    common: Callable[[int, int], Path],
    dead: Callable[[Path], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    publisher = start(OWNER)
    dead(common(OWNER, STRANGER))
    with pytest.raises(PermissionError, match=f"cannot publish in /tmp/ur-ipc-{OWNER}: another file system is mounted there"):
        publisher.call_within(ANSWER_S, tree_tasks.publish, NAME, 7)


def test_a_subscriber_opens_versions_of_a_listed_user(
    start: Callable[..., Worker], common: Callable[[int, int], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    common(LISTED, LISTED)
    start(LISTED, 0).call(tree_tasks.publish, NAME, 7)
    with pytest.raises(ur_ipc.PublisherGoneError, match=r"no process publishes.*UR_IPC_ALLOW_UIDS=0"):
        ur_ipc.subscribe(NAME)
    monkeypatch.setenv("UR_IPC_ALLOW_UIDS", str(LISTED))
    assert tree_tasks.newest_label(NAME) == 7


def test_another_users_folder_blocks_no_publisher(
    start: Callable[..., Worker], common: Callable[[int, int], Path], runtime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    common(OWNER, STRANGER)
    os.chown(runtime, OWNER, OWNER)
    publisher, subscriber = start(OWNER, LISTED), start(LISTED, OWNER)
    publisher.call(tree_tasks.publish, NAME, 7)
    assert subscriber.call(tree_tasks.newest_label, NAME) == 7
    # If neither folder is usable, the error text names the reason and a remedy.
    for mode, allowed, is_passable in ((0o700, LISTED, True), (0o777, LISTED, True), (0o777, "", False)):
        runtime.chmod(mode)
        with pytest.raises(PermissionError) as raised:
            start(OWNER, allowed).call(tree_tasks.publish, "another", 7)
        message = str(raised.value)
        assert f"cannot publish in /tmp/ur-ipc-{OWNER}: it belongs to user {STRANGER}; have its owner" in message
        assert f"set XDG_RUNTIME_DIR to a directory that user {OWNER} owns" in message
        assert ("mode 0711" in message) == is_passable
    runtime.chmod(0o700)
    start(OWNER).call(tree_tasks.publish, "another", 7)


def test_a_lock_on_the_folder_blocks_no_publisher(
    start: Callable[..., Worker], runtime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UR_IPC_TIMEOUT_MS", "300")
    start(STRANGER).call(untrusted_tasks.lock_folder, str(runtime))
    ur_ipc.publish(NAME, [np.zeros(3)]).close()
    assert list(runtime.iterdir()) == []


def test_publishers_of_one_user_wait_for_each_other_in_a_folder(
    start: Callable[..., Worker], runtime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UR_IPC_TIMEOUT_MS", "300")
    lock = runtime / "ur-publishers.lock"
    lock.touch(0o600)  # a killed publisher left this file
    ur_ipc.publish(NAME, [np.zeros(3)]).close()
    assert list(runtime.iterdir()) == []
    lock.touch(0o600)
    start().call(untrusted_tasks.lock_folder, str(lock))
    with pytest.raises(TimeoutError, match=f"holds the lock {lock}"):
        ur_ipc.publish(NAME, [np.zeros(3)])


# Connections of other users


@pytest.mark.parametrize(("limit", "message"), [(100, "are reserved for user 0"), (512, f"user {LISTED} has 64 subscribers")])
def test_a_listed_user_blocks_no_subscriber(
    start: Callable[..., Worker], runtime: Path, monkeypatch: pytest.MonkeyPatch, limit: int, message: str
) -> None:
    monkeypatch.setenv("UR_IPC_ALLOW_UIDS", f"{LISTED},{OWNER}")
    publisher, greedy, other = start(), start(LISTED, 0), start(OWNER, 0)
    publisher.call(tree_tasks.publish, NAME, 7)
    publisher.call(untrusted_tasks.limit_descriptors, limit)
    assert 20 < greedy.call(untrusted_tasks.connect_often, NAME, 1000) <= 64
    with pytest.raises(ur_ipc.OutOfResourcesError, match=message):
        greedy.call(tree_tasks.subscribe, NAME)
    with ExitStack() as stack:
        for _ in range(10):
            version = stack.enter_context(ur_ipc.subscribe(NAME)).current()
            assert version.version == 7
    if limit == 512:
        assert other.call(tree_tasks.newest_label, NAME) == 7
    greedy.call(untrusted_tasks.disconnect)
    assert greedy.call(tree_tasks.newest_label, NAME) == 7


# Messages


def tree_handle(*, version: bytes = b"null", layouts: int = 1, arrays: int = 1, value: bytes = b"", repeats: int = 0) -> bytes:
    """Returns a tree handle with a list of arrays and `repeats` copies of a value."""
    header = struct.pack("<4I", 1, len(version), layouts, arrays)
    layout = struct.pack("<BBHIq", 1, 8, 1, 0, 0)
    values = struct.pack("<BI", 7, arrays + repeats) + b"\6" * arrays + value * repeats
    fields = header + version + layout * layouts + bytes(16) * arrays + values
    part = wire.pack(wire.Kind.PHYSICAL_MEMORY, 5, bytes(16), True, wire.pack_size(8), b"")
    return wire.pack(wire.Kind.TREE, 0, bytes(16), True, fields, part)


MESSAGES: dict[str, Callable[[int], bytes]] = {
    "version": lambda repeats: tree_handle(version=b"[" + b"{}," * repeats + b"0]"),
    "layouts": lambda repeats: tree_handle(layouts=repeats, arrays=repeats),
    "arrays": lambda repeats: tree_handle(arrays=repeats),
    "dicts": lambda repeats: tree_handle(value=b"\11" + bytes(4), repeats=repeats),
    "dataclasses": lambda repeats: tree_handle(value=b"\13" + bytes(8), repeats=repeats),
}


def memory_of_check(subscriber: Worker, runtime: Path, data: bytes) -> tuple[int, str]:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(runtime / f"ur-publisher-{NAME}"))
        listener.listen()
        subscriber.begin(untrusted_tasks.memory_of_check, NAME)
        connection, _ = listener.accept()
        with connection:
            connection.settimeout(DEADLINE_S)
            connection.sendall(FRAME.pack(MAGIC, 0, 1) + FRAME.pack(MAGIC, len(data), 1) + data)
            return subscriber.finish(untrusted_tasks.memory_of_check)


@pytest.mark.parametrize("case", MESSAGES)
def test_checking_a_message_needs_a_few_times_its_size(start: Callable[..., Worker], runtime: Path, case: str) -> None:
    data = MESSAGES[case](2_000_000)
    growth, message = memory_of_check(start(), runtime, data)
    assert growth < 6 * len(data)
    assert "the limit" in message


@pytest.mark.parametrize(
    ("case", "repeats"),
    [("version", 340_000), ("layouts", 500_000), ("arrays", 980_000), ("dicts", 1_040_000), ("dataclasses", 1_040_000)],
)
def test_a_message_within_the_limits_needs_little_memory(
    start: Callable[..., Worker], runtime: Path, case: str, repeats: int
) -> None:
    growth, message = memory_of_check(start(), runtime, MESSAGES[case](repeats))
    assert message == "checked"
    assert growth < 300 << 20
