# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Queues, pipes and pools of multiprocessing carry arrays, handles and events."""

from __future__ import annotations

import concurrent.futures
import multiprocessing
from multiprocessing.context import ForkServerContext, SpawnContext

import numpy as np
import pytest
import tasks
import ur_ipc
from peer import DEADLINE_S

Context = SpawnContext | ForkServerContext


@pytest.fixture(params=["spawn", "forkserver"])
def context(request: pytest.FixtureRequest) -> Context:
    if request.param == "spawn":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["ur_ipc", "tasks"])  # imports the package before the fork, without using it
    return context


def test_queues_carry_arrays_views_handles_and_events(context: Context) -> None:
    array = ur_ipc.from_array(np.arange(12).reshape(3, 4))
    event, growable = ur_ipc.Event(), ur_ipc.GrowableArray(3, "int64", capacity=100)
    growable.array.numpy()[:] = 4
    to_child, from_child = context.Queue(), context.Queue()
    child = context.Process(target=tasks.answer_sums, args=(to_child, from_child))
    child.start()
    for item, answer in (
        (array, 66),
        (array[1:, ::2], 4 + 6 + 8 + 10),
        (ur_ipc.share(array[0]), 6),
        (event, "Event"),
        (growable, 12),
        ({"nested": [array[2]]}, 38),
        (ur_ipc.zeros(0), 0),
    ):
        to_child.put(item)
        assert from_child.get(timeout=DEADLINE_S) == answer
    to_child.put(None)
    child.join(DEADLINE_S)
    assert child.exitcode == 0
    assert array.numpy()[0, 0] == 0


def test_arguments_and_pipes_carry_arrays_both_ways(context: Context) -> None:
    array = ur_ipc.zeros(5, "int32")
    parent_end, child_end = context.Pipe()
    child = context.Process(target=tasks.fill_and_make, args=(array, child_end))
    child.start()
    assert parent_end.poll(DEADLINE_S)
    received = parent_end.recv()  # the child keeps the array until it receives a message
    parent_end.send("opened")
    child.join(DEADLINE_S)
    assert child.exitcode == 0
    assert array.numpy().tolist() == [1, 2, 3, 4, 5]
    assert received.numpy().tolist() == [5, 4, 3, 2, 1]  # its exporter has exited


def test_pools_work_on_one_array(context: Context) -> None:
    array = ur_ipc.zeros((20, 1000), "int64")
    with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as pool:
        assert list(pool.map(tasks.fill_row, [array[row] for row in range(20)], range(20), timeout=DEADLINE_S)) == [
            1000 * row for row in range(20)
        ]
        with pytest.raises(ZeroDivisionError):
            pool.submit(tasks.fail_with, array).result(DEADLINE_S)
        assert pool.submit(tasks.fill_row, array[0], 7).result(DEADLINE_S) == 7000  # the worker continues after the error
    assert (array.numpy() == np.array([7, *range(1, 20)])[:, None]).all()
