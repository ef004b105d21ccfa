# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The real processes behind a history, and the steps as they are put to them."""

from __future__ import annotations

import os
import selectors
import subprocess
import time
from pathlib import Path

from reference import SUCCESS, Step

PATIENCE_S = 60.0


class Gone(Exception):
    """A worker ended, or does not answer."""


class Worker:
    """One process. Every answer has a deadline."""

    def __init__(self, program: Path, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | environment, bufsize=0
        )
        self._buffer = b""
        self._selector = selectors.DefaultSelector()
        assert self._process.stdout is not None
        self._selector.register(self._process.stdout, selectors.EVENT_READ)
        self._line()
        self.usage_at_start = self.usage()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, command: str) -> list[str]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(command.encode() + b"\n")
        except BrokenPipeError:
            raise Gone(self._end()) from None
        return self._line().split()

    def ask_all(self, command: str) -> list[int]:
        return [int(word) for word in self.ask(command)]

    def usage(self) -> list[int]:
        """Descriptors, shared mappings, threads."""
        return self.ask_all("usage")[1:]

    def kill(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
            self._end()

    def quit(self) -> None:
        """Lets it end by itself, which has to go well, too."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        end = self._end()
        if self._process.returncode != 0:
            raise Gone(end)

    def _line(self) -> str:
        assert self._process.stdout is not None
        while b"\n" not in self._buffer:
            if not self._selector.select(PATIENCE_S):
                self.kill()
                raise Gone("the worker does not answer")
            data = os.read(self._process.stdout.fileno(), 65536)
            if not data:
                raise Gone(self._end())
            self._buffer += data
        line, self._buffer = self._buffer.split(b"\n", 1)
        return line.decode()

    def _end(self) -> str:
        code = self._process.wait(PATIENCE_S)
        self._close()
        return f"the worker ended with {code}"

    def _close(self) -> None:
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()


class Workers:
    """All processes of a history; a killed one is started anew."""

    def __init__(self, program: Path, count: int, environment: dict[str, str]) -> None:
        self._program = program
        self._environment = environment
        self._handles: dict[str, str] = {}
        self._workers = [self._start() for _ in range(count)]

    def _start(self) -> Worker:
        return Worker(self._program, self._environment)

    def take(self, step: Step) -> int | tuple[int, int]:
        """Takes the step in its process and returns the result code, with the byte that a read returns."""
        worker = self._workers[step.process]
        match step.verb:
            case "kill":
                worker.kill()
                self._workers[step.process] = self._start()
                return SUCCESS
            case "alloc":
                command = f"alloc {step.kind} {step.name} {step.number}"
            case "free" | "freeopened":
                command = f"free {step.kind} {step.name}"
            case "get":
                answer = worker.ask(f"get {step.kind} {step.other} {step.name} {step.number}")
                if len(answer) == 2:
                    self._handles[step.other] = answer[1]
                return int(answer[0])
            case "put":
                command = f"put {step.kind} {step.other}"
            case "open":
                command = f"open {step.kind} {step.name} {self._handles[step.other]}"
            case "opendamaged":
                command = f"open {step.kind} damaged {self._damaged(step)}"
            case "close":
                command = f"close {step.kind} {step.name}"
            case "write":
                command = f"write {step.kind} {step.name} {step.number} {step.value}"
            case "read":
                command = f"read {step.kind} {step.name} {step.number}"
            case _:
                raise ValueError(step.verb)
        numbers = worker.ask_all(command)
        return numbers[0] if len(numbers) == 1 else (numbers[0], numbers[1])

    def _damaged(self, step: Step) -> str:
        handle = bytearray.fromhex(self._handles[step.other])
        handle[step.number % len(handle)] ^= 1 << (step.value % 8)
        return handle.hex()

    def forget(self) -> None:
        """Lets all names be used anew."""
        for worker in self._workers:
            worker.ask("forget")
        self._handles.clear()

    def leaked(self, process: int) -> str | None:
        """What a process holds more or less than when it started."""
        worker = self._workers[process]
        limit = time.monotonic() + 2  # an ended thread is counted for a moment
        while (usage := worker.usage()) != worker.usage_at_start and time.monotonic() < limit:
            pass
        if usage == worker.usage_at_start:
            return None
        return f"descriptors, shared mappings and threads are {usage}, were {worker.usage_at_start}"

    def usage(self) -> list[tuple[int, ...]]:
        """Of each process: resident KiB, descriptors, shared mappings, threads."""
        return [(resident_kib(worker.pid), *worker.usage()) for worker in self._workers]

    def kill(self) -> None:
        for worker in self._workers:
            worker.kill()

    def quit(self) -> None:
        for worker in self._workers:
            worker.quit()


def resident_kib(pid: int) -> int:
    """Memory of a process that lies in RAM."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1])
    raise ValueError(f"process {pid} has no Rss")
