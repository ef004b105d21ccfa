# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One array opened more than once: in one process, by many threads, by many processes."""

from __future__ import annotations

import threading
from multiprocessing import get_context

import numpy as np
import pytest
import tasks
import ur_ipc
from peer import DEADLINE_S, Peer

THREADS = 8


def test_who_opens_twice_has_two_arrays_of_one_memory(peer: Peer) -> None:
    array = ur_ipc.zeros(1000)
    handle = bytes(ur_ipc.share(array))
    peer.call(tasks.open_as, "first", handle)
    peer.call(tasks.open_as, "second", handle)
    peer.call(tasks.write, "first", 3)
    assert (peer.call(tasks.read, "second") == 3).all()
    peer.call(tasks.close, "first")
    peer.call(tasks.write, "second", 4)
    assert (array.numpy() == 4).all()
    peer.call(tasks.close, "second")


def test_different_arrays_of_one_process_are_not_mistaken(peer: Peer) -> None:
    arrays = [ur_ipc.from_array(np.full(10, number)) for number in range(20)]
    for number, array in enumerate(arrays):
        peer.call(tasks.open_as, f"array {number}", bytes(ur_ipc.share(array)))
    for number in range(20):
        assert (peer.call(tasks.read, f"array {number}") == number).all()
        peer.call(tasks.close, f"array {number}")


@pytest.mark.parametrize("closes", [True, False])
def test_threads_open_one_handle_at_once(peer: Peer, closes: bool) -> None:
    handle = peer.call(tasks.make, "many", np.arange(1000))
    start = threading.Barrier(THREADS)
    seen: list[bool] = []

    def open_often() -> None:
        start.wait(DEADLINE_S)
        for _ in range(50):
            array = ur_ipc.ArrayHandle.from_bytes(handle).open()
            seen.append(array.numpy()[-1] == 999)
            if closes:
                array.close()

    threads = [threading.Thread(target=open_often, daemon=True) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(DEADLINE_S)
        assert not thread.is_alive()
    assert seen == [True] * (THREADS * 50)
    peer.call(tasks.close, "many")


def test_several_workers_open_one_handle_each_for_itself() -> None:
    array = ur_ipc.zeros(4, "int64")
    context = get_context("spawn")
    workers = [context.Process(target=tasks.put_number, args=(array, number)) for number in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(DEADLINE_S)
        assert worker.exitcode == 0
    assert array.numpy().tolist() == [1, 2, 3, 4]
