# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threads use and close one object concurrently. Each call succeeds or raises the expected error, and nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import thread_tasks
from peer import Worker, python_output, runtime_folder


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """Starts a second process, so that a defect crashes that process instead of the tests."""
    with runtime_folder(), Worker() as process:
        yield process


@pytest.mark.parametrize("kind", thread_tasks.ROUNDS)
def test_threads_use_and_close_one_object(worker: Worker, kind: str) -> None:
    errors, before, after = worker.call(thread_tasks.run, kind, 40)
    assert errors == []
    assert after == before


def test_threads_can_use_the_package_first_at_the_same_time() -> None:
    with Worker() as process:
        assert process.call(thread_tasks.first_use_in_threads) == []


def test_the_package_does_not_enable_the_gil(monkeypatch: pytest.MonkeyPatch) -> None:
    """An import must not enable the GIL in a free-threaded interpreter."""
    monkeypatch.delenv("PYTHON_GIL", raising=False)  # the variable would override the effect of the import
    program = """
import sys
has_lock = getattr(sys, "_is_gil_enabled", lambda: True)
before = has_lock()
import ur_ipc.ur
print(has_lock() == before)
"""
    assert python_output(program) == "True\n"
