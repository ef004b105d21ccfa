# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A test double of systemd: it passes a socket to a keeper, stores the keeper's descriptors, and restarts it."""

from __future__ import annotations

import ctypes
import fcntl
import os
import signal
import socket
import subprocess
import threading
from pathlib import Path
from types import TracebackType
from typing import Self

from keeper_tasks import PROGRAM
from peer import DEADLINE_S

_KCMP, _KCMP_FILE = 312, 0  # the number of the system call, on x86-64
_libc = ctypes.CDLL(None, use_errno=True)


def _is_same_file(left: int, right: int) -> bool:
    return bool(_libc.syscall(_KCMP, os.getpid(), os.getpid(), _KCMP_FILE, left, right) == 0)


class ServiceManager:
    """Like systemd, it stores no duplicate of a stored descriptor, and no more descriptors than the limit."""

    def __init__(self, runtime: Path, limit: int = 1000) -> None:
        self._limit = limit
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(runtime / "ur-ipc-keeper"))
        self._listener.listen(128)
        self._notifications = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._notifications.bind(str(runtime / "notify"))
        self._barrier_passed = threading.Event()
        self.stored: list[tuple[str, int]] = []
        self.rejected: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.start()

    def start(self) -> None:
        inherited = [("ur-ipc-keeper.socket", self._listener.fileno()), *self.stored]
        copies = [fcntl.fcntl(fd, fcntl.F_DUPFD, 500) for _, fd in inherited]  # above the numbers that the shell assigns
        redirections = " ".join(f"{3 + index}<&{fd} {fd}<&-" for index, fd in enumerate(copies))
        variables = {
            "NOTIFY_SOCKET": self._notifications.getsockname(),
            "FDSTORE": str(self._limit),
            "LISTEN_FDS": str(len(inherited)),
            "LISTEN_FDNAMES": ":".join(name for name, _ in inherited),
        }
        script = f"LISTEN_PID=$$ exec {PROGRAM} {redirections}"
        self._process = subprocess.Popen(["bash", "-c", script], env={**os.environ, **variables}, pass_fds=copies)
        self.pid = self._process.pid
        for fd in copies:
            os.close(fd)

    def restart(self, signal_number: signal.Signals) -> None:
        self.stop(signal_number)
        self.start()

    def stop(self, signal_number: signal.Signals) -> int:
        """Stops the keeper, and handles all its messages. Returns the keeper's exit code."""
        self._process.send_signal(signal_number)
        code = self._process.wait(DEADLINE_S)
        self._barrier_passed.clear()
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.sendto(b"BARRIER=1", self._notifications.getsockname())
        assert self._barrier_passed.wait(DEADLINE_S)
        return code

    def _read(self) -> None:
        while True:
            message, descriptors, _, _ = socket.recv_fds(self._notifications, 4096, 8)
            lines = dict(line.split("=", 1) for line in message.decode().splitlines())
            match lines:
                case {"FDSTORE": "1", "FDPOLL": "0", "FDNAME": name} if len(descriptors) == 1:
                    self._store(name, descriptors[0])
                case {"FDSTOREREMOVE": "1", "FDNAME": name}:
                    for _, fd in [entry for entry in self.stored if entry[0] == name]:
                        os.close(fd)
                    self.stored = [entry for entry in self.stored if entry[0] != name]
                case {"BARRIER": "1"}:
                    self._barrier_passed.set()
                case _:
                    self.rejected.append(message.decode())

    def _store(self, name: str, descriptor: int) -> None:
        if len(self.stored) >= self._limit or any(_is_same_file(fd, descriptor) for _, fd in self.stored):
            self.rejected.append(name)
            os.close(descriptor)
        else:
            self.stored.append((name, descriptor))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._process.poll() is None:
            assert self.stop(signal.SIGTERM) == 0
        self._listener.close()
        for _, fd in self.stored:
            os.close(fd)
