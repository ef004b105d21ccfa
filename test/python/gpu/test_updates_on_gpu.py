# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A trainer sends new weights to engines many times, and drops them. UR_IPC_TEST_UPDATES is the number of updates (1000 by
default), and UR_IPC_TEST_IMPORTS the number of objects that are open at the same time (15000 by default)."""

from __future__ import annotations

import contextlib
import os
import resource
from importlib import import_module

import peer as peers
import pytest
import tasks
import update_tasks
from gpu_libraries import INSTALLED
from peer import Worker

UPDATES = int(os.environ.get("UR_IPC_TEST_UPDATES", "1000"))
IMPORTS = int(os.environ.get("UR_IPC_TEST_IMPORTS", "15000"))
KILL_EVERY = 100
OLD_VERSIONS = 3
VERSION_BYTES = 4 * update_tasks.ELEMENTS * update_tasks.TENSORS


@pytest.mark.skipif("torch" not in INSTALLED, reason="PyTorch is not installed")
def test_updates_leave_no_memory_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """One engine uses the newest version, one also keeps old versions, one is killed repeatedly, and one opens nothing."""
    monkeypatch.setattr(peers, "DEADLINE_S", 120)
    resources_per_round = []
    with contextlib.ExitStack() as stack:
        trainer, newest, holder = (stack.enter_context(Worker()) for _ in range(3))
        for first in range(1, UPDATES + 1, KILL_EVERY):
            victim = Worker()
            for version in range(first, first + KILL_EVERY):
                messages = trainer.call(update_tasks.send, version, 4)
                version_counts = {newest: 1, holder: OLD_VERSIONS, victim: 1}
                for (engine, versions), message in zip(version_counts.items(), messages, strict=False):
                    assert engine.call(update_tasks.receive, message, versions) == {version}
                allocated, holdings = trainer.call(update_tasks.sweep)
                assert allocated == VERSION_BYTES * min(version, OLD_VERSIONS)
            engine_holdings = newest.call(tasks.holdings), holder.call(tasks.holdings)
            resources_per_round.append((device_bytes(), holdings, engine_holdings))
            victim.kill()
    assert len(set(resources_per_round[1:])) <= 1  # the first engines also create lasting resources


def device_bytes() -> int:
    """Returns the device memory that all processes use."""
    free, total = import_module("torch").cuda.mem_get_info()
    return int(total - free)


def test_many_objects_are_open_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each object needs a descriptor in the exporter."""
    monkeypatch.setattr(peers, "DEADLINE_S", 240)
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    number = min(IMPORTS, hard_limit - 1000)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))
    with Worker() as exporter, Worker() as importer:
        handles = exporter.call(update_tasks.make, number, 2 << 20)
        assert importer.call(update_tasks.open_all, handles) == list(range(number))
