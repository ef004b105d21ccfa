# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Publishers, subscribers and the keeper run as different users, and meet in the directory of NVIDIA's DRA driver.

Like the adapters' tests with other users, these tests need root.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import numpy as np
import pytest
import tree_tasks
import ur_ipc
from keeper_tasks import PROGRAM, Keeper, new_model, values_of
from peer import Worker

EXPORTER, IMPORTER, STRANGER = range(400_000 + 3 * os.getpid(), 400_003 + 3 * os.getpid())  # concurrent runs use other users
TEAM = 61001


class Start(Protocol):
    def __call__(self, user: int, *, users: str = "", team: bool = False) -> Worker: ...


@pytest.fixture
def rendezvous(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Makes a directory as the driver does: root owns it, and every user may create files there."""
    with tempfile.TemporaryDirectory(prefix="ur-") as folder:
        Path(folder).chmod(0o1777)
        monkeypatch.setenv("NVIDIA_DRA_LOCAL_IPC_DIR", folder)
        monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
        yield Path(folder)


@pytest.fixture
def start() -> Iterator[Start]:
    """Returns a function that starts a process of a user. The process lists the users in `users`, or it is in the team and
    lists the team's group."""
    with ExitStack() as processes:

        def start_process(user: int, *, users: str = "", team: bool = False) -> Worker:
            process = processes.enter_context(Worker())
            process.call(tree_tasks.become, user, users, [TEAM] if team else [], str(TEAM) if team else "")
            return process

        yield start_process


def test_listed_users_share(rendezvous: Path, start: Start) -> None:
    start(EXPORTER, users=str(IMPORTER)).call(tree_tasks.publish, "pods", 7)
    assert (rendezvous / f"ur-ipc-{EXPORTER}/ur-publisher-pods").is_socket()
    assert start(IMPORTER, users=str(EXPORTER)).call(tree_tasks.newest_label, "pods") == 7
    with pytest.raises(ur_ipc.PublisherGoneError, match=str(rendezvous)):
        start(STRANGER).call(tree_tasks.subscribe, "pods")


def test_members_of_a_listed_group_share(rendezvous: Path, start: Start) -> None:
    start(EXPORTER, team=True).call(tree_tasks.publish, "pods", 7)
    assert start(IMPORTER, team=True).call(tree_tasks.newest_label, "pods") == 7
    # The publisher lists the group, but this user is not in it.
    with pytest.raises(PermissionError, match=r"the publisher of 'pods' refuses.*UR_IPC_ALLOW_GIDS"):
        start(STRANGER, users=str(EXPORTER)).call(tree_tasks.subscribe, "pods")


def test_a_publisher_outside_the_group_hides_no_member(rendezvous: Path, start: Start) -> None:
    first, second = sorted((EXPORTER, STRANGER))
    start(first, users=str(IMPORTER)).call(tree_tasks.publish, "pods", 1)
    importer = start(IMPORTER, team=True)
    with pytest.raises(PermissionError, match=f"runs as user {first}"):
        importer.call(tree_tasks.subscribe, "pods")
    start(second, team=True).call(tree_tasks.publish, "pods", 2)
    assert importer.call(tree_tasks.newest_label, "pods") == 2


@pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools")
def test_the_keeper_serves_members_of_a_listed_group(rendezvous: Path, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UR_IPC_ALLOW_GIDS", str(TEAM))
    os.setgroups([*os.getgroups(), TEAM])
    try:
        with Keeper():
            ur_ipc.keep("model", new_model(6))
            assert start(IMPORTER, team=True).call(values_of, "model", 1)["deep"] == [6, 6]
            with pytest.raises(PermissionError, match="does not list this user in UR_IPC_ALLOW_UIDS or its group"):
                start(STRANGER, users="0").call(values_of, "model", 1)
            listing = subprocess.run(
                [PROGRAM, "--list"], user=IMPORTER, group=IMPORTER, extra_groups=[TEAM], capture_output=True, text=True
            )
            assert (listing.returncode, "model" in listing.stdout, listing.stderr) == (0, True, "")
    finally:
        os.setgroups([group for group in os.getgroups() if group != TEAM])


def test_an_unusable_directory_is_named(rendezvous: Path, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UR_IPC_BROKER", "off")  # with a broker, the broker's directory would fail first
    rendezvous.chmod(0o755)
    remedy = f"set NVIDIA_DRA_LOCAL_IPC_DIR to a directory that user {EXPORTER} may write, or unset it"
    message = f"cannot publish in {rendezvous}/ur-ipc-{EXPORTER}: Permission denied; .*{remedy}"
    with pytest.raises(PermissionError, match=message):
        start(EXPORTER).call(tree_tasks.publish, "pods", 7)
    assert list(rendezvous.iterdir()) == []
    long_path = rendezvous / ("d" * 80)
    long_path.mkdir(0o777)
    monkeypatch.setenv("NVIDIA_DRA_LOCAL_IPC_DIR", str(long_path))
    with pytest.raises(PermissionError, match=r"its path is too long for a socket; .*NVIDIA_DRA_LOCAL_IPC_DIR"):
        ur_ipc.publish("pods", [np.zeros(3)])
