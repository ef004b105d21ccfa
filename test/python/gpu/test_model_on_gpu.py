# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One process publishes a PyTorch model on a device: 300 tensors, some of them tied. The processes that open the model may not
fetch descriptors (`pidfd_getfd`), as in containers. UR_IPC_TEST_MODEL_MIB is the size of the model (2048 by default), and
UR_IPC_TEST_MODEL_VERSIONS the number of further versions (600 by default)."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import gpu_tasks
import model_tasks
import peer as peers
import pytest
import tasks
from gpu_libraries import INSTALLED
from peer import Worker

MIB = int(os.environ.get("UR_IPC_TEST_MODEL_MIB", "2048"))
VERSIONS = int(os.environ.get("UR_IPC_TEST_MODEL_VERSIONS", "600"))
READERS = 8


@pytest.fixture
def processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Worker, list[Worker]]]:
    """Starts the publisher and the readers. They are confined as in a container, and use brokers."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("UR_IPC_BROKER", "on")
    monkeypatch.setattr(peers, "DEADLINE_S", 240)
    with contextlib.ExitStack() as stack:
        workers = [stack.enter_context(Worker()) for _ in range(READERS + 1)]
        for process in workers:
            process.call(model_tasks.confine)
        yield workers[0], workers[1:]


def used_bytes() -> int:
    """Returns the device memory that all processes use."""
    torch = import_module("torch")

    free, total = torch.cuda.mem_get_info()
    return int(total - free)


@pytest.mark.skipif("torch" not in INSTALLED, reason="PyTorch is not installed")
def test_a_model_is_served_whole_and_once(processes: tuple[Worker, list[Worker]]) -> None:
    owner, readers = processes
    owner.call(gpu_tasks.serve, "small", 4 << 20)
    for reader in readers:  # makes each reader create its context and other lasting resources
        assert reader.call(gpu_tasks.keep_newest, "small")
    owner.call(gpu_tasks.serve, "model", MIB << 20)
    before = used_bytes()
    for reader in readers:
        assert reader.call(gpu_tasks.keep_newest, "model")
    growth = used_bytes() - before
    print(f"{READERS} readers of {MIB} MiB: {growth >> 20} MiB more device memory")
    assert growth < (MIB << 20) // 2  # eight copies would take eight times the model

    footprints = [reader.call(tasks.holdings) for reader in readers]
    for reader in readers:
        reader.begin(gpu_tasks.follow, "model", VERSIONS + 1)
    start = time.monotonic()
    owner.call(gpu_tasks.update, "model", VERSIONS)
    print(f"{VERSIONS} versions in {time.monotonic() - start:.1f} s")
    assert [reader.finish(gpu_tasks.follow) for reader in readers] == [0] * READERS
    for reader in readers:
        assert reader.call(gpu_tasks.keep_newest, "model")
    assert [reader.call(tasks.holdings) for reader in readers] == footprints

    for reader in readers:
        reader.begin(model_tasks.wait_until_gone)
    kill_time = time.monotonic()
    owner.kill()
    delays = [reader.finish(model_tasks.wait_until_gone) - kill_time for reader in readers]
    print(f"publisher killed, readers notified after {max(delays) * 1000:.1f} ms at most")
    assert all(reader.call(gpu_tasks.is_still_whole) for reader in readers)
