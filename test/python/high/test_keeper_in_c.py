# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""C and C++ programs, keeper_client.c and keeper_client.cpp, keep memory in ur-ipc-keeper and attach it."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import ur_ipc
from keeper_tasks import Keeper, names, new_model, wait_until
from peer import DEADLINE_S, Worker, output_of
from ur_ipc import keeper as client
from ur_ipc.ur_enums import ur_result_t

CLIENT = os.environ.get("UR_IPC_TEST_KEEPER_CLIENT", "")
INVALID = ur_result_t.UR_RESULT_ERROR_INVALID_ARGUMENT
NOBODY = 65534

REQUEST_BYTES = client._REQUEST.size

pytestmark = [
    pytest.mark.skipif(not CLIENT, reason="the build has no tools"),
    pytest.mark.usefixtures("runtime"),
]


def reply(*, handles: int = 0, size: int = 0) -> bytes:
    return client._REPLY.pack(client._MAGIC, 0, 1, 0, handles, size, 0)


def environment() -> dict[str, str]:
    """Returns the environment of the programs. They use the device of the first adapter."""
    return {**os.environ, "UR_ADAPTERS_FORCE_LOAD": os.environ["UR_IPC_TEST_NATIVE_CPU"]}


@contextlib.contextmanager
def running_client(*arguments: object) -> Iterator[str]:
    """Starts a program that keeps arrays, and yields its first line. Kills the program at the end of the context."""
    command = [CLIENT, "keep", *map(str, arguments)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()) as process:
        assert process.stdout
        try:
            yield process.stdout.readline().strip()
        finally:
            process.kill()


def keep(*arguments: object) -> str:
    with running_client(*arguments) as line:
        return line


def run(*arguments: object) -> list[str]:
    return output_of(CLIENT, *map(str, arguments), env=environment()).splitlines()


def failure_of(*arguments: object) -> tuple[int, int, str]:
    """Returns the result code, the errno and the text of a failed call."""
    command = [CLIENT, *map(str, arguments)]
    result = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=DEADLINE_S)
    assert (result.returncode, result.stderr) == (1, "")
    code, error, text = result.stdout.rstrip("\n").split(" ", 2)
    return int(code), int(error), text


def test_memory_outlives_a_killed_program_unchanged(keeper: Keeper) -> None:
    assert keep("model", 0, 300, "three hundred arrays") == "1"
    assert keep("model", 7, 2, "") == "7"
    assert run("attach", "model", 1, 0) == ["1", "three hundred arrays", "".join(f"{number} " for number in range(300))]
    assert run("attach", "model", 0, 0) == ["7", "", "0 1 "]
    assert run("list") == ["model 1 300 1 1", "model 7 2 1 1"]
    assert (run("drop", "model", 7), run("drop", "model", 0), run("list")) == (["1"], ["1"], [])


def test_a_replaced_version_has_the_new_memory(keeper: Keeper) -> None:
    keep("model", 3, 2, "old")
    assert keep("model", 3, 1, "new") == "3"
    assert run("attach", "model", 3, 0) == ["3", "new", "0 "]


def test_memory_stays_when_its_version_is_dropped_while_attached(keeper: Keeper) -> None:
    keep("model", 0, 1, "")
    assert run("attach-dropped", "model") == ["1 0 0"]
    assert run("list") == []


def test_a_missing_version_and_a_missing_keeper_are_reported() -> None:
    result, error, text = failure_of("attach", "model", 0, 0)
    assert (result, error) == (INVALID, errno.ECONNREFUSED)
    assert "no keeper runs in" in text and "start ur-ipc-keeper" in text
    for command in (("list",), ("drop", "model", 0), ("keep", "model", 0, 1, "")):
        assert failure_of(*command)[:2] == (INVALID, errno.ECONNREFUSED)
    with Keeper():
        assert failure_of("attach", "model", 0, 0)[:2] == (INVALID, errno.ENOENT)
        keep("model", 0, 1, "")
        result, error, text = failure_of("attach", "model", 2, 0)
        assert (result, error) == (INVALID, errno.ENOENT)
        assert "no version 2 of 'model'" in text
        assert failure_of("drop", "model", 2)[:2] == (INVALID, errno.ENOENT)
        start = time.monotonic()
        assert failure_of("attach", "model", 2, 300)[:2] == (INVALID, errno.ENOENT)
        assert time.monotonic() - start >= 0.3


def test_attach_waits_for_the_keeper_and_for_the_version() -> None:
    command = [CLIENT, "attach", "model", "2", "60000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as waiting, Keeper():
        keep("model", 0, 1, "first")
        assert keep("model", 0, 2, "second") == "2"
        assert waiting.communicate(timeout=DEADLINE_S)[0].splitlines() == ["2", "second", "0 1 "]


def test_leases_end_with_their_time_or_process(keeper: Keeper) -> None:
    with running_client("other", 0, 1, "", 3_600_000), Worker() as other:
        keep("model", 0, 1, "", 0, other.pid)
        assert keep("model", 0, 1, "", 50) == "2"
        # The client's command "list" compares two lists, so it must not run while a version ends.
        wait_until(lambda: names() == [("model", 1), ("other", 1)])
        assert run("list") == ["model 1 1 1 1", "other 1 1 1 1"]
        other.kill()
        wait_until(lambda: names() == [("other", 1)])
        result, error, text = failure_of("keep", "model", 0, 1, "", 0, other.pid)
        assert (result, error) == (INVALID, errno.ESRCH)
        assert f"no process {other.pid}" in text


def test_wrong_arguments_are_refused_with_their_name() -> None:
    texts = run("arguments")
    assert texts[:6] == [
        "urIPCKeeperKeep: pName is null",
        "urIPCKeeperKeep: ppHandleData is null",
        "urIPCKeeperKeep: pHandleDataSizes is null",
        "urIPCKeeperKeep: ppHandleData has a null element",
        "urIPCKeeperKeep: pNote is null",
        "urIPCKeeperKeep: count is 0",
    ]
    expected = [
        "the name is not valid",
        "63 bits",
        "pHandleDataSizes[1] is 64",
        "at most 16384 handles",
        "at most 25165824 bytes",
        "neither a time nor a process",
    ]
    expected += ["no process", "Attach: pName", "ppAttachment", "63 bits", "pAttachment", "pEntries", "numEntries is 0"]
    expected += ["Drop: pName", "the name is not valid"]
    assert [part for part, text in zip(expected, texts[6:], strict=True) if part not in text] == []


def test_a_shortage_of_descriptors_is_not_reported_as_a_missing_keeper(keeper: Keeper) -> None:
    result = subprocess.run(["prlimit", "--nofile=4", CLIENT, "list"], capture_output=True, text=True, timeout=DEADLINE_S)
    assert result.stdout.startswith(f"{int(ur_result_t.UR_RESULT_ERROR_OUT_OF_RESOURCES)} {errno.EMFILE} ")


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (b"", (ur_result_t.UR_RESULT_ERROR_OUT_OF_RESOURCES, errno.ECONNRESET)),
        (bytes(32), (ur_result_t.UR_RESULT_ERROR_UNSUPPORTED_VERSION, 0)),
        (reply(handles=1 << 31), (ur_result_t.UR_RESULT_ERROR_UNSUPPORTED_VERSION, 0)),
        (reply(size=(1 << 32) - 1) + b"too little", (ur_result_t.UR_RESULT_ERROR_OUT_OF_RESOURCES, errno.ECONNRESET)),
    ],
)
def test_a_malformed_reply_is_refused(answer: bytes, expected: tuple[int, int], runtime: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(runtime / "ur-ipc-keeper"))
        listener.listen()
        listener.settimeout(DEADLINE_S)
        command = [CLIENT, "attach", "model", "0", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as process:
            connection, _ = listener.accept()
            with connection:
                assert len(connection.recv(1000)) == REQUEST_BYTES
                connection.sendall(answer)
            output = process.communicate(timeout=DEADLINE_S)[0]
        assert tuple(map(int, output.split()[:2])) == expected


def test_each_thread_has_its_own_last_error() -> None:
    assert run("threads") == ["1 urIPCKeeperRelease: pAttachment is null"]


def test_another_user_is_served_only_if_both_list_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def run_as_nobody(allowed: str, *arguments: object) -> list[str]:
        command = [CLIENT, *map(str, arguments)]
        env = environment() | {"UR_IPC_ALLOW_UIDS": allowed}
        return subprocess.run(
            command, env=env, user=NOBODY, group=NOBODY, extra_groups=[], stdout=subprocess.PIPE, text=True, timeout=DEADLINE_S
        ).stdout.splitlines()

    monkeypatch.setenv("UR_IPC_ALLOW_UIDS", str(NOBODY))
    with Keeper():
        keep("model", 0, 1, "shared")
        assert run_as_nobody("0", "attach", "model", 0, 0) == ["1", "shared", "0 "]
        assert run_as_nobody("0", "drop", "model", 0)[0].startswith(f"{int(INVALID)} {errno.EPERM} model belongs to user 0")
        assert run_as_nobody("", "attach", "model", 0, 0)[0].startswith(f"{int(INVALID)} {errno.ECONNREFUSED} no keeper runs")


# Python and C


def test_c_attaches_arrays_that_python_keeps(keeper: Keeper) -> None:
    ur_ipc.keep("array", ur_ipc.from_array(np.arange(40, 1040, dtype="int32")))
    assert run("attach", "array", 0, 0) == ["1", "the note is Python's", "40 "]


def test_attach_in_python_explains_why_it_cannot_open_memory_kept_by_c(keeper: Keeper) -> None:
    for note in ("a note in C", ""):
        keep("model", 1, 2, note)
        with pytest.raises(TypeError, match=r"version 1 of 'model' .*urIPCKeeperAttach"):
            ur_ipc.attach("model")
    versions = ur_ipc.kept()
    assert [(version.name, version.objects) for version in versions] == [("model", 2)]
    ur_ipc.keep("model", new_model(1))
    assert ur_ipc.attach("model")["deep"][0].numpy().tolist() == [1, 1, 1]


def test_the_cpp_interface(keeper: Keeper) -> None:
    *lines, failure = output_of(os.environ["UR_IPC_TEST_KEEPER_CLIENT_CPP"], env=environment()).splitlines()
    assert lines == ["123 note 7", "x 2", "1 0"]
    assert failure.startswith("1 urIPCKeeperAttach: the keeper has nothing with the name 'x'")
    assert failure.endswith("UR_RESULT_ERROR_INVALID_ARGUMENT")
