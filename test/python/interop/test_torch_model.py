# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The `state_dict` of a model of PyTorch is served to processes that compute the same with it, where it lies."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pythons import HERE, PYTHONS


class Process:
    def __init__(self, role: str, folder: Path) -> None:
        self.process = subprocess.Popen(
            [PYTHONS["torch"], HERE / "torch_model.py", role, "model"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_RUNTIME_DIR": str(folder)},
        )

    def read(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line, "the process has ended"
        return line.strip()

    def ask(self, what: str) -> str:
        assert self.process.stdin
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        return self.read()


@contextmanager
def running(role: str, folder: Path) -> Iterator[Process]:
    started = Process(role, folder)
    with started.process:
        try:
            yield started
        finally:
            started.process.kill()


@pytest.mark.skipif("torch" not in PYTHONS, reason="no Python with PyTorch is named in UR_IPC_INTEROP_PYTHONS")
def test_workers_compute_the_same_with_a_served_model(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        owner = stack.enter_context(running("owner", tmp_path))
        assert owner.read() == "300"
        workers = [stack.enter_context(running("worker", tmp_path)) for _ in range(2)]
        before = owner.ask("tell")
        assert [worker.ask("tell") for worker in workers] == [f"0 {before}"] * 2
        after = owner.ask("step")
        assert after != before
        assert [worker.ask("tell") for worker in workers] == [f"1 {after}"] * 2
