# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Changes that a keeper has acknowledged outlive the keeper: a standby takes over, or systemd passes them to a new keeper."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import subprocess
from pathlib import Path
from typing import Any

import kill_at_call
import numpy as np
import pytest
import tree_tasks
import ur_ipc
from keeper_tasks import (
    PROGRAM,
    Keeper,
    Standby,
    change_for,
    held_value,
    hold,
    names,
    new_model,
    read_for,
    standby_errno,
    values_of,
    wait_until,
)
from peer import DEADLINE_S, Worker
from service_manager import ServiceManager

NOBODY = 65534

# The test kills the keeper at every n-th entry or exit of a system call. In nightly.KilledKeeper, n is 1.
STRIDE = int(os.environ.get("UR_IPC_TEST_KEEPER_STRIDE", "11"))

pytestmark = [
    pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools"),
    pytest.mark.usefixtures("runtime"),
]


def keep_all_kinds(owner: Worker) -> list[ur_ipc.Kept]:
    """Keeps versions that use every field of a version. Returns the keeper's list of them."""
    ur_ipc.keep("model", new_model(1))
    ur_ipc.keep("model", new_model(2), version=9)
    ur_ipc.keep("model", new_model(3), version=9)  # replaces
    ur_ipc.keep("array", ur_ipc.from_array(np.arange(5)))
    ur_ipc.keep("again", ur_ipc.attach("array"))  # a handle of the keeper itself, with the same descriptor
    ur_ipc.keep("large", dict(enumerate(np.arange(40_000).reshape(20_000, 2))))
    ur_ipc.keep("lease", new_model(4), lease=3600)
    ur_ipc.keep("process", new_model(5), process=owner.pid)
    ur_ipc.keep("dropped", new_model(6))
    ur_ipc.drop("dropped")
    memory = ur_ipc.physical.PhysicalMemory(4096)
    memory.map().numpy()[:] = 9
    ur_ipc.keep("physical", memory)
    return ur_ipc.kept()


def check_all_kinds(before: list[ur_ipc.Kept], owner: Worker) -> None:
    """Checks the restored versions, and that the new keeper works like the old one."""
    after = ur_ipc.kept()
    assert [(k.name, k.version, k.nbytes, k.objects, k.owner) for k in after] == [
        (k.name, k.version, k.nbytes, k.objects, k.owner) for k in before
    ]
    assert all(new.age >= old.age for new, old in zip(after, before, strict=True))
    assert [values_of(*v)["deep"][0] for v in (("model", 1), ("model", 9), ("lease", 1), ("process", 1))] == [1, 3, 4, 5]
    assert ur_ipc.attach("array").numpy().tolist() == ur_ipc.attach("again").numpy().tolist() == [0, 1, 2, 3, 4]
    assert (ur_ipc.attach("physical").map().numpy() == 9).all()
    assert [array.numpy().tolist() for array in ur_ipc.attach("large").values()] == np.arange(40_000).reshape(
        20_000, 2
    ).tolist()
    ur_ipc.drop("array")
    assert ur_ipc.attach("again").numpy().tolist() == [0, 1, 2, 3, 4]
    assert (ur_ipc.keep("model", new_model(7)), ur_ipc.drop("model", 10)) == (10, 1)
    owner.kill()
    wait_until(lambda: names() == [("again", 1), ("large", 1), ("lease", 1), ("model", 1), ("model", 9), ("physical", 1)])


# Standbys


def test_a_standby_takes_over_everything() -> None:
    """The first standby receives each change as it happens, and the second standby receives everything at once."""
    with Worker() as owner, Worker() as reader, Keeper() as keeper, Standby() as first:
        before = keep_all_kinds(owner)
        reader.call(hold, "model")
        keeper.kill()
        first.wait_until_serving()
        with Standby() as second:
            first.kill()
            second.wait_until_serving()
            assert reader.call(held_value, "model") == 3
            check_all_kinds(before, owner)


def test_a_standby_takes_over_from_a_keeper_that_gets_sigterm() -> None:
    """This is how a new release of the keeper replaces an old one."""
    with Keeper() as keeper, Standby() as standby:
        ur_ipc.keep("model", new_model(1))
        os.kill(keeper.pid, signal.SIGTERM)
        assert keeper.exit_code() == 0
        assert wait_and_attach("model")["weight"] == 1
        os.kill(standby.pid, signal.SIGTERM)
        assert standby.exit_code() == 0


def wait_and_attach(name: str) -> dict[str, Any]:
    ur_ipc.attach(name, timeout=DEADLINE_S)
    return values_of(name, 1)


def test_clients_lose_nothing_while_standbys_take_over_repeatedly() -> None:
    """A reader may get a handle from a keeper that exits before the reader has opened the handle."""
    with contextlib.ExitStack() as stack:
        keeper: Keeper = stack.enter_context(Keeper())
        ur_ipc.keep("model", new_model(8))
        clients = [stack.enter_context(Worker()) for _ in range(4)]
        for number, client in enumerate(clients):
            client.begin(read_for if number == 0 else change_for, "model" if number == 0 else f"x{number}", 3.0)
        takeovers = 0
        while not any(client.has_finished() for client in clients):
            standby = stack.enter_context(Standby())
            keeper.kill()
            keeper = standby
            takeovers += 1
        assert all(client.finish(read_for) > 5 for client in clients)
        assert takeovers > 5


def value_of(name: str, version: int) -> int:
    """Returns the value of a version, which all its arrays must have."""
    tree = values_of(name, version)
    assert tree["deep"] == [tree["weight"]] * 2
    return int(tree["weight"])


def test_an_acknowledged_change_survives_a_kill_at_each_system_call() -> None:
    stop = 1
    with Worker() as tracer:
        while kill_during_changes(tracer, stop):
            stop += STRIDE
    assert stop > 300  # the three changes make more system calls


def kill_during_changes(tracer: Worker, stop: int) -> bool:
    """Kills the keeper during three changes, and checks the versions of the standby. Returns whether the keeper reached the
    stop. If the keeper was killed before the first change, the standby may have made all three changes."""
    pid = tracer.call(kill_at_call.start_keeper)
    ur_ipc.keep("replaced", new_model(1))
    ur_ipc.keep("dropped", new_model(2))
    states = [
        {"replaced": 1, "dropped": 2},
        {"replaced": 1, "dropped": 2, "added": 3},
        {"replaced": 3, "dropped": 2, "added": 3},
        {"replaced": 3, "added": 3},
    ]
    replacement = ur_ipc.share(new_model(3))
    with Standby() as standby:
        tracer.call(kill_at_call.trace)
        tracer.begin(kill_at_call.kill_at, stop)
        acknowledged = 0
        with contextlib.suppress(ConnectionError, ProcessLookupError):
            ur_ipc.keep("added", replacement)
            acknowledged = 1
            ur_ipc.keep("replaced", replacement, version=1)
            acknowledged = 2
            ur_ipc.drop("dropped")
            acknowledged = 3
            os.kill(pid, signal.SIGKILL)
        was_reached = tracer.finish(kill_at_call.kill_at)
        standby.wait_until_serving()
        versions = {name: value_of(name, version) for name, version in names()}
        assert versions in states[acknowledged : acknowledged + 2], (stop, acknowledged)
        for name in versions:
            ur_ipc.drop(name)
        wait_until(lambda: not holds_memory(standby))
        return was_reached


def holds_memory(keeper: Keeper) -> bool:
    """Returns whether the keeper has a memory file other than its export table."""
    for number in keeper.descriptors():
        with contextlib.suppress(FileNotFoundError):  # closed meanwhile
            link = str(Path(f"/proc/{keeper.pid}/fd/{number}").readlink())
            if "/memfd:" in link and "ur-ipc-exports" not in link:
                return True
    return False


def test_a_keeper_works_without_its_standby_and_log() -> None:
    reader, log = os.pipe()
    os.close(reader)
    with Keeper(stderr=log) as keeper:
        os.close(log)
        with Standby():
            ur_ipc.keep("x", new_model(1))
        ur_ipc.keep("x", new_model(2))  # the keeper finds that the standby has exited
        with Standby() as standby:
            keeper.kill()
            standby.wait_until_serving()
            assert (value_of("x", 1), value_of("x", 2)) == (1, 2)


def test_a_standby_that_does_not_read_is_disconnected(capfd: pytest.CaptureFixture[str]) -> None:
    """A standby that has missed changes must not take over."""
    array = ur_ipc.zeros(1)
    with Keeper() as keeper, Standby() as standby:
        os.kill(standby.pid, signal.SIGSTOP)
        ur_ipc.keep("x", array)
        while "does not read" not in capfd.readouterr().err:
            ur_ipc.keep("x", array, version=1)
        ur_ipc.drop("x")
        keeper.kill()
        os.kill(standby.pid, signal.SIGCONT)
        assert standby.exit_code() == 1
        assert "did not read" in capfd.readouterr().err
    with Keeper():
        assert names() == []


def test_standbys_wait_for_their_turn_and_a_plain_keeper_never_overtakes_one() -> None:
    with contextlib.ExitStack() as processes:
        first = processes.enter_context(subprocess.Popen([PROGRAM, "--standby"]))  # serves immediately, because no keeper runs
        processes.callback(first.kill)
        wait_until(is_serving)
        ur_ipc.keep("x", new_model(1))
        with Standby() as second:
            third = processes.enter_context(subprocess.Popen([PROGRAM, "--standby"], stdout=subprocess.PIPE))
            processes.callback(third.kill)
            os.kill(second.pid, signal.SIGSTOP)
            first.kill()
            first.wait(DEADLINE_S)
            result = subprocess.run([PROGRAM], stderr=subprocess.PIPE, text=True, timeout=DEADLINE_S, check=False)
            assert (result.returncode, "a standby of this user takes over" in result.stderr) == (1, True)
            os.kill(second.pid, signal.SIGCONT)
            second.wait_until_serving()
            assert third.stdout
            assert b"has everything" in third.stdout.readline()
        wait_until(is_serving)
        assert value_of("x", 1) == 1


def is_serving() -> bool:
    with contextlib.suppress(ConnectionError):
        ur_ipc.kept()
        return True
    return False


@pytest.mark.parametrize("limit", [20, 130])  # too few for the start, and too few for a takeover of all versions
def test_a_standby_needs_enough_descriptors(limit: int) -> None:
    with Keeper():
        for _ in range(50):
            ur_ipc.keep("y", ur_ipc.zeros(1))
        ur_ipc.keep("x", [ur_ipc.zeros(1) for _ in range(20)])
        command = ["bash", "-c", f"ulimit -n {limit}; exec {PROGRAM} --standby"]
        result = subprocess.run(command, stderr=subprocess.PIPE, text=True, timeout=DEADLINE_S, check=False)
        assert (result.returncode, "ulimit -Hn" in result.stderr) == (1, True)
        ur_ipc.keep("x", new_model(1))
        assert value_of("x", 2) == 1


@pytest.mark.parametrize("options", [(), ("--standby",)])
def test_a_keeper_does_not_start_with_a_file_size_limit(options: tuple[str, ...]) -> None:
    command = ["prlimit", f"--fsize={1 << 20}:{1 << 20}", PROGRAM, *options]
    result = subprocess.run(command, stderr=subprocess.PIPE, text=True, timeout=DEADLINE_S, check=False)
    assert (result.returncode, "ulimit -Hf" in result.stderr) == (1, True)


def test_a_standby_refuses_a_keeper_that_breaks_the_protocol(runtime: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        listener.bind(str(runtime / "ur-ipc-keeper"))
        listener.listen()
        standby = subprocess.Popen([PROGRAM, "--standby"], stderr=subprocess.PIPE, text=True)
        connection, _ = listener.accept()
        with connection:
            connection.recv(200)
            connection.sendall(b"KEEP" + bytes(28) + b"\xff" * 64)  # a notification without an end
            _, output = standby.communicate(timeout=DEADLINE_S)
    assert (standby.returncode, output.startswith("ur-ipc-keeper: ")) == (1, True)


def test_only_the_keepers_user_can_start_a_standby(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UR_IPC_ALLOW_UIDS", str(NOBODY))
    with Worker() as guest, Keeper():
        guest.call(tree_tasks.become, NOBODY, "0")
        assert guest.call(standby_errno) == errno.EPERM


# systemd


@pytest.mark.parametrize("signal_number", [signal.SIGKILL, signal.SIGTERM])
def test_systemd_passes_everything_to_a_new_keeper(runtime: Path, signal_number: signal.Signals) -> None:
    with ServiceManager(runtime) as manager, Worker() as owner, Worker() as reader:
        before = keep_all_kinds(owner)
        reader.call(hold, "model")
        manager.restart(signal_number)
        assert reader.call(held_value, "model") == 3
        check_all_kinds(before, owner)
        manager.restart(signal_number)  # the new keeper must also restore the restored copies
        assert value_of("model", 9) == 3
        for name in {name for name, _ in names()}:
            ur_ipc.drop(name)
        assert manager.stop(signal_number) == (0 if signal_number == signal.SIGTERM else -signal_number)
        assert (manager.stored, manager.rejected) == ([], [])


def test_systemd_gets_changes_before_they_are_acknowledged(runtime: Path) -> None:
    with ServiceManager(runtime) as manager:
        for number in range(30):
            ur_ipc.keep("x", new_model(number), version=1)
            if number % 3 == 0:
                ur_ipc.drop("x")
            manager.restart(signal.SIGKILL)
            assert names() == ([] if number % 3 == 0 else [("x", 1)])
            if names():
                assert value_of("x", 1) == number


def test_a_full_store_of_systemd_is_refused(runtime: Path) -> None:
    with ServiceManager(runtime, limit=6) as manager:
        ur_ipc.keep("x", new_model(1))
        with pytest.raises(ur_ipc.OutOfResourcesError, match="FileDescriptorStoreMax"):
            ur_ipc.keep("y", new_model(2))
        manager.restart(signal.SIGKILL)
        assert names() == [("x", 1)]
        ur_ipc.drop("x")
        assert (ur_ipc.keep("y", new_model(2)), manager.rejected) == (1, [])


def renamed_record(record: int, old: str, new: str) -> int:
    """Returns a copy of a version's record with another name."""
    name_bytes = 64
    data = os.pread(record, 1 << 20, 0)
    copy = os.memfd_create("renamed")
    os.pwrite(copy, data.replace(old.encode().ljust(name_bytes, b"\0"), new.encode().ljust(name_bytes, b"\0"), 1), 0)
    return copy


def test_incomplete_and_foreign_descriptors_are_removed(runtime: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with ServiceManager(runtime) as manager:
        ur_ipc.keep("x", new_model(1))
        ur_ipc.keep("y", new_model(2))
        manager.stop(signal.SIGKILL)
        records = [name for name, _ in manager.stored if name.startswith("v")]
        record = records[0]
        first = next(name for name, _ in manager.stored if name.startswith("o"))
        manager.stored = [entry for entry in manager.stored if entry[0] != first]
        manager.stored.append(("vffff", os.memfd_create("foreign")))
        manager.stored.append(("vfffe", renamed_record(dict(manager.stored)[max(records)], "y", "\n")))
        manager.start()
        assert names() == [("y", 1)]
        output = capfd.readouterr().err
        assert "is missing" in output
        assert "its record has a different format" in output
        assert "the name is not valid" in output
        manager.stop(signal.SIGKILL)
        assert len(manager.stored) == 4
        assert record not in dict(manager.stored)


def test_a_keeper_of_systemd_has_no_standby(runtime: Path) -> None:
    with ServiceManager(runtime):
        wait_until(is_serving)
        result = subprocess.run([PROGRAM, "--standby"], stderr=subprocess.PIPE, text=True, timeout=DEADLINE_S, check=False)
        assert (result.returncode, "systemd started this keeper" in result.stderr) == (1, True)
