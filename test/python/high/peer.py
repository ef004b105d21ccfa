# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A second process, which calls functions of this folder's modules for a test."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import ParamSpec, Self, TypeVar
from unittest.mock import patch

P = ParamSpec("P")
R = TypeVar("R")

DEADLINE_S = 60


def output_of(*command: str | Path, env: Mapping[str, str] | None = None) -> str:
    """Runs a command and returns its output. Fails unless the command exits with 0 and writes nothing to stderr."""
    # If Python does not buffer, it writes the end of a line separately, so lines of several processes mix.
    variables = {name: value for name, value in (env or os.environ).items() if name != "PYTHONUNBUFFERED"}
    result = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=DEADLINE_S)
    assert (result.returncode, result.stderr) == (0, ""), result.stdout
    return result.stdout


def python_output(program: str, *options: str) -> str:
    """Returns the output of a Python program that has the module path of this process."""
    return output_of(sys.executable, *options, "-c", program, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})


def serve(connection: Connection) -> None:
    while True:
        try:
            function, arguments, keywords = connection.recv()
        except EOFError:
            return
        try:
            answer, error = function(*arguments, **keywords), None
        except Exception as failure:
            answer, error = None, failure
        connection.send((answer, error))
        answer = error = None  # the traceback of an error keeps its frames alive


@contextmanager
def runtime_folder(mode: int = 0o700) -> Iterator[Path]:
    """Makes an empty runtime folder for this process and its children."""
    with tempfile.TemporaryDirectory(prefix="ur-") as folder, patch.dict(os.environ, XDG_RUNTIME_DIR=folder):
        Path(folder).chmod(mode)
        yield Path(folder)


class Worker:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, child_connection = context.Pipe()
        self._process = context.Process(target=serve, args=(child_connection,), daemon=True)
        self._process.start()
        child_connection.close()

    def call(self, function: Callable[P, R], *arguments: P.args, **keywords: P.kwargs) -> R:
        """Calls a function in the other process. Returns its result, or raises its exception in this process."""
        self.begin(function, *arguments, **keywords)
        return self.finish(function)

    def call_within(self, seconds: float, function: Callable[P, R], *arguments: P.args, **keywords: P.kwargs) -> R:
        """Calls a function in the other process, which must return within `seconds`."""
        self.begin(function, *arguments, **keywords)
        return self.finish(function, seconds)

    def begin(self, function: Callable[P, R], *arguments: P.args, **keywords: P.kwargs) -> None:
        self._connection.send((function, arguments, keywords))

    def finish(self, function: Callable[..., R], seconds: float = DEADLINE_S) -> R:
        """Returns the result of the function that `begin` called."""
        if not self._connection.poll(seconds):
            raise TimeoutError(f"{function.__name__} did not return in the other process within {seconds} s")
        answer: R
        answer, error = self._connection.recv()
        if error is not None:
            raise error
        return answer

    def has_finished(self) -> bool:
        """Returns whether `finish` would return immediately."""
        return self._connection.poll()

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self._process.join(DEADLINE_S)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._connection.close()
        self._process.join(DEADLINE_S)
        assert self._process.exitcode is not None, "the other process did not exit"
        self._process.close()
