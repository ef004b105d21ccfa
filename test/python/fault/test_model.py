# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Serves a model to eight workers, as in a container. It is in memory once, never torn, and workers notice a killed owner.

UR_IPC_TEST_MODEL_MIB is its size, and UR_IPC_TEST_MODEL_SECONDS the time for which the owner publishes new versions, as fast as
it can. With UR_IPC_TEST_MODEL_PERIOD_MS it publishes one version per period. The test then fails if the owner misses a period
in place, or if workers notice later than after a second that it was killed.
"""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

import model_tasks
import peer
import pytest
import tasks
from peer import Peer

P = ParamSpec("P")
R = TypeVar("R")

NBYTES = int(os.environ.get("UR_IPC_TEST_MODEL_MIB", "64")) << 20
SECONDS = int(os.environ.get("UR_IPC_TEST_MODEL_SECONDS", "1"))
PERIOD_S = int(os.environ.get("UR_IPC_TEST_MODEL_PERIOD_MS", "0")) / 1000
WORKERS = 8
# Memory that all interpreters together may allocate beside the model.
ROOM = 16 << 20


@pytest.fixture(scope="module")
def workers() -> Iterator[list[Peer]]:
    with contextlib.ExitStack() as stack:
        environment = stack.enter_context(pytest.MonkeyPatch.context())
        environment.setattr(peer, "DEADLINE_S", peer.DEADLINE_S + SECONDS)
        stack.enter_context(peer.runtime_folder())
        peers = [stack.enter_context(Peer()) for _ in range(WORKERS)]
        all_of(peers, model_tasks.confine)
        yield peers


def all_of(workers: list[Peer], function: Callable[P, R], *arguments: P.args, **keywords: P.kwargs) -> list[R]:
    """Calls a function in all workers at the same time. Returns their results."""
    for worker in workers:
        worker.begin(function, *arguments, **keywords)
    return [worker.finish(function) for worker in workers]


@pytest.mark.parametrize("address", [1, 8, 0x1000, 0x7FFF00000000, 2**47 - 8, 2**63])
def test_what_is_no_handle_is_refused_in_a_container(workers: list[Peer], address: int) -> None:
    assert "hAdapter is not a live handle" in workers[0].call(model_tasks.refusal_of, address)


def memory_of(everybody: list[Peer]) -> int:
    """Returns the bytes of all processes; memory that they share counts once."""
    all_of(everybody, model_tasks.holdings)
    return sum(model_tasks.memory_of(process.pid) for process in everybody)


@pytest.mark.parametrize("in_place", [False, True])
def test_a_model_is_in_memory_once_and_outlives_its_owner(workers: list[Peer], in_place: bool) -> None:
    with Peer() as owner:
        everybody = [*workers, owner]
        owner.call(model_tasks.confine)
        owner.call(model_tasks.serve, "small", 1 << 20, WORKERS, in_place=in_place)
        all_of(workers, model_tasks.open_newest, "small")
        all_of(workers, model_tasks.newest_is_whole)
        all_of(workers, model_tasks.drop_newest)
        before, held = memory_of(everybody), all_of(workers, tasks.holdings)
        owner.call(model_tasks.serve, "model", NBYTES, WORKERS, in_place=in_place)
        all_of(workers, model_tasks.open_newest, "model")
        assert all_of(workers, model_tasks.newest_is_whole) == [True] * WORKERS
        assert all_of(workers, model_tasks.parts_of_newest) == [(model_tasks.TENSORS, 1, True)] * WORKERS
        expected = NBYTES * (1 if in_place else 2)  # the owner keeps the original beside the published copy
        assert abs(memory_of(everybody) - before - expected) < expected // 10 + ROOM
        for (descriptors, mappings), (had, had_mapped) in zip(all_of(workers, tasks.holdings), held, strict=True):
            assert descriptors - had <= 5  # the connection, three for an exporter, and one for the memory
            assert mappings - had_mapped <= 1
        for worker in workers:
            worker.begin(model_tasks.wait_until_gone)
        killed = time.monotonic()
        os.kill(owner.pid, signal.SIGKILL)
        delays = [worker.finish(model_tasks.wait_until_gone) - killed for worker in workers]
        print(f"noticed after {max(delays) * 1000:.1f} ms")
        assert max(delays) < 1 or not PERIOD_S
    assert all_of(workers, model_tasks.newest_is_whole) == [True] * WORKERS
    all_of(workers, model_tasks.drop_newest)
    assert all_of(workers, tasks.holdings) == held


def followed(owner: Peer, workers: list[Peer], nbytes: int, seconds: int, *, in_place: bool) -> tuple[list[float], list[int]]:
    """Publishes versions while all workers follow. Returns how long each took to publish, and how many each worker read."""
    owner.call(model_tasks.serve, "model", nbytes, WORKERS, in_place=in_place)
    for number, worker in enumerate(workers):
        worker.call(model_tasks.begin_to_follow, "model", number)
        worker.begin(model_tasks.follow)
    held, _ = owner.call(tasks.holdings)
    took = owner.call(model_tasks.update, "model", seconds, PERIOD_S)
    assert owner.call(tasks.holdings)[0] - held <= WORKERS  # each worker may be about to open a version
    owner.call(model_tasks.stop, "model")
    read = [worker.finish(model_tasks.follow) for worker in workers]
    assert [torn for _, torn in read] == [0] * WORKERS
    return took, [seen for seen, _ in read]


@pytest.mark.parametrize("in_place", [False, True])
def test_each_version_is_whole_and_leaves_nothing(workers: list[Peer], in_place: bool) -> None:
    with Peer() as owner:
        everybody = [*workers, owner]
        owner.call(model_tasks.confine)
        followed(owner, workers, 1 << 20, 0, in_place=in_place)
        before, memory = all_of(everybody, tasks.holdings), memory_of(everybody)
        took, read = followed(owner, workers, NBYTES, SECONDS, in_place=in_place)
        print(f"{len(took)} versions, published in {max(took) * 1000:.1f} ms at most; workers read {read}")
        assert min(read) > (len(took) / 2 if in_place else 1)  # in place, no worker misses two versions in a row
        assert not (PERIOD_S and in_place) or len(took) == round(SECONDS / PERIOD_S)
        assert all_of(everybody, tasks.holdings) == before
        assert memory_of(everybody) - memory < ROOM
