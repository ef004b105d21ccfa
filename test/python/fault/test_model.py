# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model served to eight workers, as in a container: counted once, never torn, and told of the end of its owner.

UR_IPC_TEST_MODEL_MIB is how large it is, and UR_IPC_TEST_MODEL_VERSIONS how many versions of it there are.
"""

from __future__ import annotations

import contextlib
import os
import signal
import tempfile
from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

import model_tasks
import pytest
import tasks
import tree_tasks
from peer import Peer

P = ParamSpec("P")
R = TypeVar("R")

NBYTES = int(os.environ.get("UR_IPC_TEST_MODEL_MIB", "64")) << 20
VERSIONS = int(os.environ.get("UR_IPC_TEST_MODEL_VERSIONS", "25"))
WORKERS = 8
# What the interpreters take for a second one's work, all of them together.
ROOM = 16 << 20


@pytest.fixture(scope="module")
def workers() -> Iterator[list[Peer]]:
    with contextlib.ExitStack() as stack:
        environment = stack.enter_context(pytest.MonkeyPatch.context())
        environment.setenv("XDG_RUNTIME_DIR", stack.enter_context(tempfile.TemporaryDirectory(prefix="ur-")))
        peers = [stack.enter_context(Peer()) for _ in range(WORKERS)]
        for peer in peers:
            peer.begin(model_tasks.confine)
        for peer in peers:
            peer.finish(model_tasks.confine)
        yield peers


def all_of(workers: list[Peer], function: Callable[P, R], *arguments: P.args, **keywords: P.kwargs) -> list[R]:
    """What each of them returns; they do it at the same time."""
    for worker in workers:
        worker.begin(function, *arguments, **keywords)
    return [worker.finish(function) for worker in workers]


@pytest.mark.parametrize("address", [1, 8, 0x1000, 0x7FFF00000000, 2**47 - 8, 2**63])
def test_what_is_no_handle_is_refused_in_a_container(workers: list[Peer], address: int) -> None:
    assert "hAdapter is no live handle" in workers[0].call(model_tasks.refusal_of, address)


@pytest.mark.parametrize("in_place", [False, True])
def test_a_model_is_in_memory_once_and_outlives_its_owner(workers: list[Peer], in_place: bool) -> None:
    everybody = list(workers)

    def memory() -> int:
        all_of(everybody, model_tasks.holdings)
        return sum(model_tasks.memory_of(peer.pid) for peer in everybody)

    with Peer() as owner:
        everybody.append(owner)
        owner.call(model_tasks.confine)
        owner.call(model_tasks.serve, "small", 1 << 20, in_place=in_place)
        all_of(workers, model_tasks.open_newest, "small")
        all_of(workers, model_tasks.newest_is_whole)
        all_of(workers, model_tasks.drop_newest)
        before, held = memory(), all_of(workers, tasks.holdings)
        owner.call(model_tasks.serve, "model", NBYTES, in_place=in_place)
        all_of(workers, model_tasks.open_newest, "model")
        assert all_of(workers, model_tasks.newest_is_whole) == [True] * WORKERS
        assert all_of(workers, model_tasks.parts_of_newest) == [(model_tasks.TENSORS, 1, True)] * WORKERS
        expected = NBYTES * (2 if in_place else 1)  # the owner has its second one already
        assert abs(memory() - before - expected) < expected // 10 + ROOM
        for (descriptors, mappings), (had, had_mapped) in zip(all_of(workers, tasks.holdings), held, strict=True):
            assert descriptors - had <= 5  # the connection, three for an exporter, and one for the memory
            assert mappings - had_mapped <= 1
        for worker in workers:
            worker.begin(model_tasks.wait_until_gone)
        os.kill(owner.pid, signal.SIGKILL)
        for worker in workers:
            worker.finish(model_tasks.wait_until_gone)
    everybody.remove(owner)
    assert all_of(workers, model_tasks.newest_is_whole) == [True] * WORKERS
    all_of(workers, model_tasks.drop_newest)
    assert all_of(workers, tasks.holdings) == held


@pytest.mark.parametrize("in_place", [False, True])
def test_each_version_is_whole_and_leaves_nothing(workers: list[Peer], in_place: bool) -> None:
    with Peer() as owner:
        owner.call(model_tasks.confine)
        owner.call(model_tasks.serve, "model", 1 << 20, in_place=in_place)
        owner.call(model_tasks.stop, "model")
        before = owner.call(tasks.holdings)
        owner.call(model_tasks.serve, "model", NBYTES, in_place=in_place)
        first = all_of(workers, tree_tasks.begin_to_follow, "model")
        for worker in workers:
            worker.begin(tree_tasks.follow, VERSIONS + 1)
        owner.call(model_tasks.update, "model", VERSIONS)
        for worker, held in zip(workers, first, strict=True):
            seen, is_right, end = worker.finish(tree_tasks.follow)
            assert seen > 0
            assert is_right
            assert end == held
        all_of(workers, tree_tasks.end_following)
        owner.call(model_tasks.stop, "model")
        assert owner.call(tasks.holdings) == before
