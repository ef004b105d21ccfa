# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ur-ipc-keeper holds memory under names, and the memory outlives the processes that allocated it."""

from __future__ import annotations

import contextlib
import math
import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tree_tasks
import ur_ipc
from keeper_tasks import (
    BROKER,
    PROGRAM,
    Keeper,
    export_of,
    held_value,
    hold,
    keep_array,
    keep_export,
    keep_model,
    names,
    new_model,
    replace_object,
    replace_repeatedly,
    reseal,
    values_of,
    wait_until,
)
from peer import DEADLINE_S, Worker, output_of
from ur_ipc import keeper as client
from ur_ipc.physical import PhysicalMemory

NOBODY = 65534

pytestmark = [
    pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools"),
    pytest.mark.usefixtures("runtime"),
]


# Versions


def test_memory_outlives_the_process_that_made_it(keeper: Keeper) -> None:
    with pytest.raises(LookupError, match="nothing with the name 'model'"):
        ur_ipc.attach("model")
    with Worker() as exporter:
        assert exporter.call(keep_model, "model", 3, version=7) == 7
        exporter.kill()
    with Worker() as exporter:  # the process exits at the end of the block
        assert exporter.call(keep_array, "array") == 1
    memory = PhysicalMemory(4096)
    memory.map().numpy()[:] = 9
    ur_ipc.keep("physical", memory)
    memory.close()
    with Worker() as reader:
        assert reader.call(values_of, "model", 7) == {"weight": 3, "deep": [3, 3]}
    assert ur_ipc.attach("array").numpy().tolist() == [0, 1, 2, 3, 4]
    ur_ipc.keep("again", ur_ipc.attach("array"))  # a handle of the keeper itself
    ur_ipc.drop("array")
    assert ur_ipc.attach("again").numpy().tolist() == [0, 1, 2, 3, 4]
    assert (ur_ipc.attach("physical").map().numpy() == 9).all()
    assert not ur_ipc.attach("model")["weight"].numpy().flags.writeable
    version = next(version for version in ur_ipc.kept() if version.name == "model")
    assert (version.version, version.owner, version.age < DEADLINE_S) == (7, os.geteuid(), True)
    assert version.nbytes > new_model(3)["weight"].nbytes
    with Path("/dev/full").open("w") as device:
        assert subprocess.run([PROGRAM, "--list"], stdout=device, stderr=subprocess.DEVNULL, check=False).returncode == 1
    listing = output_of(PROGRAM, "--list").splitlines()
    assert listing[0].split() == ["name", "version", "owner", "bytes", "objects", "age", "in", "s"]
    assert [line.split()[:2] for line in listing[1:]] == [["again", "1"], ["model", "7"], ["physical", "1"]]
    with Path(f"/proc/{keeper.pid}/maps").open() as maps:  # it maps nothing except its own export table
        assert {line.split()[5] for line in maps if "memfd:" in line} == {"/memfd:ur-ipc-exports"}


def test_replaced_and_dropped_versions_stay_with_their_readers(keeper: Keeper) -> None:
    assert [ur_ipc.keep("model", new_model(value)) for value in (1, 2)] == [1, 2]
    first, second = ur_ipc.attach("model", 1), ur_ipc.attach("model")
    assert ur_ipc.keep("model", new_model(5), version=2) == 2
    assert [tree["weight"].numpy()[0] for tree in (first, second, ur_ipc.attach("model", 2))] == [1, 2, 5]
    assert (ur_ipc.keep("model", new_model(0)), ur_ipc.drop("model", 3), ur_ipc.drop("model")) == (3, 1, 2)
    assert (names(), first["deep"][1].numpy()[0], second["weight"].numpy()[0]) == ([], 1, 2)
    with pytest.raises(LookupError):
        ur_ipc.drop("model")


def test_a_version_is_whole_or_absent(keeper: Keeper) -> None:
    """Readers see whole versions without an error while another process replaces the version repeatedly."""
    valid = ur_ipc.share(new_model(1))
    exports = [client._export_of(part) for part in client._parts(bytes(valid))]
    with pytest.raises(ur_ipc.Error), client._ask(client._Request(client._Operation.KEEP, "x"), [*exports, b"?" * 256]):
        pass
    assert names() == []
    with Worker() as writer:
        writer.call(keep_model, "x", 0, version=1)
        writer.begin(replace_repeatedly, "x", 1.0)
        trees = [values_of("x", 1) for _ in range(100)]
        assert all(tree["deep"] == [tree["weight"]] * 2 for tree in trees)
        assert writer.finish(replace_repeatedly) > 10


def test_a_killed_keeper_loses_only_the_names() -> None:
    with Keeper() as keeper, Worker() as reader:
        ur_ipc.keep("model", new_model(4))
        reader.call(hold, "model")
        tree = ur_ipc.attach("model")
        keeper.kill()
        assert tree["weight"].numpy()[0] == reader.call(held_value, "model") == 4
        with pytest.raises(ConnectionRefusedError, match="start ur-ipc-keeper"):
            ur_ipc.attach("model")
        with Keeper():
            with pytest.raises(LookupError):
                ur_ipc.attach("model")
            with pytest.raises(subprocess.CalledProcessError, match="status 1"):
                subprocess.run([PROGRAM], check=True, capture_output=True, timeout=DEADLINE_S)  # a second keeper


# Limits


def test_a_full_quota_rejects_versions_until_one_is_dropped() -> None:
    with Keeper("--max-bytes", "1MiB", "--max-objects", "2"):
        array = ur_ipc.zeros(600_000, "uint8")
        ur_ipc.keep("a", array)
        with pytest.raises(ur_ipc.OutOfResourcesError, match=r"quota is full: user \d+ keeps 60\d+ bytes in 1 objects"):
            ur_ipc.keep("b", array)
        ur_ipc.keep("b", ur_ipc.zeros(9), lease=0.2)
        assert ur_ipc.kept()[1].nbytes >= 4096  # a whole page
        with pytest.raises(ur_ipc.OutOfResourcesError, match="2 objects"):
            ur_ipc.keep("c", ur_ipc.zeros(9))
        wait_until(lambda: names() == [("a", 1)])
        ur_ipc.drop("a")
        ur_ipc.keep("b", array)


def test_leases_end_with_their_time_or_process(keeper: Keeper) -> None:
    with Worker() as other:
        ur_ipc.keep("x", new_model(1), process=other.pid)
        ur_ipc.keep("x", new_model(2), lease=3600)
        ur_ipc.keep("y", new_model(3), lease=0.05)
        tree = ur_ipc.attach("x", 1)
        wait_until(lambda: names() == [("x", 1), ("x", 2)])
        other.kill()
        wait_until(lambda: names() == [("x", 2)])
        assert tree["weight"].numpy()[0] == 1
        with pytest.raises(ValueError, match="no process"):
            ur_ipc.keep("x", new_model(1), process=other.pid)


@pytest.mark.parametrize(
    ("arguments", "options", "error"),
    [
        (("x", [np.zeros(1)]), {"version": 0}, ValueError),
        (("x", [np.zeros(1)]), {"lease": 0}, ValueError),
        (("../x", [np.zeros(1)]), {}, ValueError),
        (("x", 3), {}, TypeError),
    ],
)
def test_wrong_arguments_are_refused(arguments: Any, options: Any, error: type[Exception], keeper: Keeper) -> None:
    with pytest.raises(error):
        ur_ipc.keep(*arguments, **options)
    with ur_ipc.Event() as event, pytest.raises(TypeError, match="can hold only arrays"):
        ur_ipc.keep("x", event)
    assert names() == []


# Users. Like the adapters' tests with other users, these tests need root.


def test_other_users_are_served_only_if_both_list_them(monkeypatch: pytest.MonkeyPatch) -> None:
    with Worker() as stranger, Worker() as guest:
        stranger.call(tree_tasks.become, NOBODY, "")
        guest.call(tree_tasks.become, NOBODY, "0")
        with Keeper():
            ur_ipc.keep("model", new_model(6))
            for process in (stranger, guest):
                with pytest.raises((PermissionError, ConnectionRefusedError)):
                    process.call(values_of, "model", 1)
        monkeypatch.setenv("UR_IPC_ALLOW_UIDS", str(NOBODY))
        with Keeper():
            ur_ipc.keep("model", new_model(6))
            with pytest.raises((PermissionError, ConnectionRefusedError)):
                stranger.call(values_of, "model", 1)
            assert guest.call(values_of, "model", 1)["deep"] == [6, 6]
            refusal = f"belongs to user 0, so user {NOBODY} can only attach it"
            with pytest.raises(PermissionError, match=refusal):
                guest.call(ur_ipc.drop, "model")
            with pytest.raises(PermissionError, match=refusal):
                guest.call(keep_model, "model", 0)
            guest.call(keep_model, "guest", 7)
            assert values_of("guest", 1)["weight"] == 7
            private = ur_ipc.share(new_model(1))
            with pytest.raises(PermissionError, match="only the exporter's user"):
                guest.call(ur_ipc.keep, "stolen", private)
            assert ur_ipc.drop("guest") == 1


# Hostile clients


def test_the_keeper_verifies_each_handle(keeper: Keeper, tmp_path: Path) -> None:
    def keep(export: bytes) -> None:
        with client._ask(client._Request(client._Operation.KEEP, "x"), [export]):
            pass

    (tmp_path / "file").touch()
    with Worker() as exporter:
        good = exporter.call(export_of, "good")
        keep(good)
        for change in (b"\xff" * 256, good[:40] + b"\1" + good[41:], reseal(good, 24, b"\7" * 8), reseal(good, 13, b"\xfe")):
            with pytest.raises(ur_ipc.Error):
                keep(change)
        for path in ("/dev/null", "/dev/fuse", str(tmp_path / "file")):
            if Path(path).exists():
                with pytest.raises(ur_ipc.Error, match=r"descriptor|object"):
                    keep(exporter.call(replace_object, exporter.call(export_of, path), path))
        exporter.call(ur_ipc.drop, "x")
        assert names() == []


def test_no_client_blocks_others(keeper: Keeper, runtime: Path) -> None:
    def connect(*parts: bytes) -> socket.socket:
        connection = stack.enter_context(socket.socket(socket.AF_UNIX))
        connection.connect(str(runtime / "ur-ipc-keeper"))
        connection.settimeout(DEADLINE_S)
        for part in parts:
            connection.send(part)
        return connection

    def answer_of(connection: socket.socket) -> bytes:
        data = b""
        with contextlib.suppress(ConnectionResetError):  # the keeper does not read the rest of a malformed request
            while part := connection.recv(1000):
                data += part
        return data

    keep = client._Request(client._Operation.KEEP, "x")
    with contextlib.ExitStack() as stack:
        partial_request = connect(keep.pack(1, 5)[:50])
        start = time.monotonic()
        assert b"protocol" in answer_of(connect(b"GET / HTTP/1.1\r\n\r\n" * 7))
        assert b"16384" in answer_of(connect(keep.pack(1 << 20, 0)))
        ur_ipc.keep("x", new_model(1))
        unread = connect(client._Request(client._Operation.ATTACH, "x").pack(0, 0))
        assert partial_request.recv(1) == b""
        assert time.monotonic() - start < 10
        idle = [connect(keep.pack(9, 9)) for _ in range(200)]
        for number in range(20):
            start = time.monotonic()
            ur_ipc.keep("x", new_model(number), version=2)
            assert values_of("x", 2)["weight"] == number
            assert time.monotonic() - start < 2
        assert b"too many connections" in answer_of(idle[0])
        assert len(keeper.descriptors()) < 64 + 40
        unread.close()


def test_a_reader_that_is_opening_keeps_its_version_when_connections_run_out(keeper: Keeper, runtime: Path) -> None:
    ur_ipc.keep("x", new_model(1), version=1)
    with contextlib.ExitStack() as stack, client._ask(client._Request(client._Operation.ATTACH, "x")) as answer:
        for _ in range(100):
            stack.enter_context(socket.socket(socket.AF_UNIX)).connect(str(runtime / "ur-ipc-keeper"))
        ur_ipc.keep("x", new_model(2), version=1)
        handle = ur_ipc.TreeHandle.from_bytes(client._with_exports(answer.payload, answer.exports))
        assert handle.open(convert=ur_ipc.Array.numpy)["weight"][0] == 1


def test_the_client_refuses_arguments_that_the_keeper_would_refuse(keeper: Keeper) -> None:
    with pytest.raises(ValueError, match="no memory"):
        ur_ipc.keep("x", {"empty": np.zeros(0)})
    with pytest.raises(ValueError, match="lease"):
        ur_ipc.keep("x", new_model(1), lease=math.inf)
    for process in (-1, 1 << 31):
        with pytest.raises(ValueError, match="no process"):
            ur_ipc.keep("x", new_model(1), process=process)
    with pytest.raises(ValueError, match="timeout"):
        ur_ipc.attach("x", timeout=math.nan)


def test_an_exporter_whose_broker_never_answers_delays_only_its_own_request(keeper: Keeper, runtime: Path) -> None:
    ur_ipc.keep("x", new_model(1))
    broker = b"\x42" * 16
    export = reseal(reseal(export_of("x"), BROKER, broker), 48, b"\1" * 8)  # another pid namespace: only the broker can help
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as silent_broker, Worker() as other:
        silent_broker.bind(str(runtime / f"ur-ipc-{broker.hex()}"))
        silent_broker.listen()
        silent_broker.settimeout(DEADLINE_S)
        other.begin(keep_export, export)
        _connection, _ = silent_broker.accept()  # the keeper waits for the answer
        start = time.monotonic()
        assert values_of("x", 1)["weight"] == 1
        ur_ipc.keep("x", new_model(2))
        assert time.monotonic() - start < 1
        assert "OutOfResources" in other.finish(keep_export)


def test_a_socket_of_systemd_is_used(runtime: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(runtime / "ur-ipc-keeper"))
        listener.listen()
        number = listener.fileno()
        command = f"LISTEN_FDS=1 LISTEN_PID=$$ exec {PROGRAM} 3<&{number}"
        process = subprocess.Popen(["bash", "-c", command], pass_fds=[number])
        try:
            assert ur_ipc.keep("x", new_model(1)) == 1
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(DEADLINE_S) == 0
        assert (runtime / "ur-ipc-keeper").exists()  # the keeper does not remove a socket of systemd
