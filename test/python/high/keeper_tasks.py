# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A keeper for tests, and functions that the keeper's tests run in other processes."""

from __future__ import annotations

import contextlib
import functools
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
import ur_ipc
from peer import DEADLINE_S
from ur_ipc import keeper as client
from ur_ipc.named_sockets import connect_to

PROGRAM = os.environ.get("UR_IPC_TEST_KEEPER", "ur-ipc-keeper")

STANDBY = 5  # the number of the operation in tools/keeper/protocol.hpp
CRC, OBJECT_FD, BROKER = 20, 100, 160  # offsets in an adapter's handle

held: dict[str, Any] = {}


class Keeper:
    """A keeper of this process's user, in its runtime folder."""

    def __init__(self, *options: str, stdin: int | None = None, stderr: int | None = None) -> None:
        self._process = subprocess.Popen([PROGRAM, *options], stdin=stdin, stderr=stderr)
        self.pid = self._process.pid
        self.wait_until_serving()

    def wait_until_serving(self) -> None:
        deadline = time.monotonic() + DEADLINE_S
        while True:
            with contextlib.suppress(ConnectionError):
                ur_ipc.kept()
                return
            assert time.monotonic() < deadline and self._process.poll() is None, "the keeper did not start"
            time.sleep(0.01)

    def descriptors(self) -> list[str]:
        return [entry.name for entry in Path(f"/proc/{self.pid}/fd").iterdir()]

    def resident_kib(self) -> int:
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def kill(self) -> None:
        self._process.kill()
        self.exit_code()

    def exit_code(self) -> int:
        """Waits until the process exits."""
        return self._process.wait(DEADLINE_S)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            assert self.exit_code() == 0


class Standby(Keeper):
    """A standby that has copies of everything that the active keeper holds. The end of its context kills it."""

    def __init__(self, *options: str) -> None:
        self._process = subprocess.Popen([PROGRAM, "--standby", *options], stdout=subprocess.PIPE)
        self.pid = self._process.pid
        assert self._process.stdout
        assert b"has everything" in self._process.stdout.readline()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._process.stdout
        self._process.stdout.close()
        self.kill()


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + DEADLINE_S
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def names() -> list[tuple[str, int]]:
    """Returns the names and versions that the keeper holds."""
    return [(version.name, version.version) for version in ur_ipc.kept()]


def new_model(value: int) -> dict[str, Any]:
    return {"weight": np.full(1000, value), "deep": [ur_ipc.from_array(np.full(n, value, "int32")) for n in (3, 50_000)]}


def values_of(name: str, version: int) -> dict[str, Any]:
    """Attaches the result of `new_model`, and returns the value in each array."""
    tree = ur_ipc.attach(name, version)

    def value_of(array: ur_ipc.Array) -> int:
        (value,) = set(array.numpy().tolist())
        return int(value)

    return {"weight": value_of(tree["weight"]), "deep": [value_of(array) for array in tree["deep"]]}


def keep_model(name: str, value: int, **options: Any) -> int:
    return ur_ipc.keep(name, new_model(value), **options)


def keep_array(name: str) -> int:
    return ur_ipc.keep(name, ur_ipc.from_array(np.arange(5)))


def keep_on_device(device: str, name: str) -> None:
    """Keeps a tree and an array. No other object of this process uses their memory."""
    ur_ipc.keep(name, {"a": ur_ipc.from_array(np.arange(100_000), device=device), "b": np.ones(3)})
    ur_ipc.keep(f"{name}-array", ur_ipc.from_array(np.arange(7.0), device=device))


def keep_export(export: bytes) -> str:
    """Requests that the keeper keep an adapter's handle without a note. Returns the keeper's answer."""
    try:
        with client._ask(client._Request(client._Operation.KEEP, "y"), [export]):
            return "kept"
    except ur_ipc.Error as error:
        return repr(error)


def replace_repeatedly(name: str, seconds: float) -> int:
    deadline, count = time.monotonic() + seconds, 0
    while time.monotonic() < deadline:
        count += 1
        ur_ipc.keep(name, new_model(count), version=1)
    return count


def read_for(name: str, seconds: float) -> int:
    deadline, count = time.monotonic() + seconds, 0
    while time.monotonic() < deadline:
        tree = ur_ipc.attach(name, timeout=DEADLINE_S)
        assert tree["weight"].numpy()[0] == 8
        count += 1
    return count


def retry(change: Callable[[], object]) -> None:
    """Tries a change until a keeper acknowledges it."""
    connection_was_lost = False
    while True:
        try:
            change()
        except ConnectionError:
            connection_was_lost = True
            time.sleep(0.001)
        except LookupError:  # an earlier try dropped the version, but the answer was lost
            assert connection_was_lost
            return
        else:
            return


def change_for(name: str, seconds: float) -> int:
    """Replaces and drops a version repeatedly. Checks that each acknowledged change lasts."""
    deadline, count = time.monotonic() + seconds, 0
    while time.monotonic() < deadline:
        count += 1
        tree = new_model(count)
        retry(functools.partial(ur_ipc.keep, name, tree, version=1))
        for _ in range(2):
            assert ur_ipc.attach(name, 1, timeout=DEADLINE_S)["weight"].numpy()[0] == count
        if count % 3 == 0:
            retry(functools.partial(ur_ipc.drop, name))
            assert name not in kept_names()
    return count


def kept_names() -> set[str]:
    while True:
        with contextlib.suppress(ConnectionError):
            return {version.name for version in ur_ipc.kept()}


def standby_errno() -> int:
    """Sends the request of a standby. Returns the errno in the keeper's reply."""
    connection, _ = connect_to("ur-ipc-keeper")
    assert connection
    with connection:
        request = bytearray(client._Request(client._Operation.LIST).pack(0, 0))
        request[4:8] = STANDBY.to_bytes(4, "little")
        connection.sendall(request)
        return int(client._REPLY.unpack(connection.recv(client._REPLY.size))[3])


def hold(name: str) -> None:
    held[name] = ur_ipc.attach(name)


def held_value(name: str) -> int:
    return int(held[name]["weight"].numpy()[0])


def export_of(name: str) -> bytes:
    """Returns the adapter's handle of a new array. This process keeps the array."""
    held[name] = ur_ipc.share(ur_ipc.zeros(100))
    return bytes(held[name].exported)


def replace_object(export: bytes, path: str) -> bytes:
    """Replaces the descriptor of the exported object by a descriptor of another file."""
    os.dup2(os.open(path, os.O_RDONLY), int.from_bytes(export[OBJECT_FD : OBJECT_FD + 4], "little"))
    return export


def reseal(export: bytes, offset: int, field: bytes) -> bytes:
    """Returns an adapter's handle with a patched field and the right checksum (CRC-32C)."""
    patched = bytearray(export)
    patched[offset : offset + len(field)] = field
    patched[CRC : CRC + 4] = bytes(4)
    crc = 0xFFFFFFFF
    for byte in patched:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ 0x82F63B78 * (crc & 1)
    patched[CRC : CRC + 4] = (crc ^ 0xFFFFFFFF).to_bytes(4, "little")
    return bytes(patched)
