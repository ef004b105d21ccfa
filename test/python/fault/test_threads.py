# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threads may use and close one object all at once: they are served or refused, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import thread_tasks
from peer import Peer


@pytest.fixture(scope="module")
def threaded() -> Iterator[Peer]:
    """Another process: what is wrong here ends it."""
    with Peer() as other:
        yield other


@pytest.mark.parametrize("kind", thread_tasks.ROUNDS)
def test_threads_use_and_close_one_object(threaded: Peer, kind: str) -> None:
    wrong, before, after = threaded.call(thread_tasks.run, kind, 40)
    assert wrong == []
    assert after == before
