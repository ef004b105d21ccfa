# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many rounds of work and many killed processes leak nothing.

UR_IPC_TEST_ROUNDS is the number of rounds. For every two hundred rounds, the tests kill one process.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import endurance_tasks
import numpy as np
import pytest
import tasks
import ur_ipc
from peer import DEADLINE_S, Worker, runtime_folder

ROUNDS = int(os.environ.get("UR_IPC_TEST_ROUNDS", "10000"))
KILLS = ROUNDS // 200


@pytest.fixture(autouse=True)
def runtime() -> Iterator[Path]:
    """Makes an empty runtime folder. After the test, the folder must be empty again, and /dev/shm must have no new files of
    this project."""
    shared = tasks.shared_files()
    with runtime_folder() as folder:
        yield folder
        assert list(folder.iterdir()) == []
    assert tasks.shared_files() <= shared


@pytest.fixture
def nursery() -> Iterator[Worker]:
    """Starts a process whose children the tests kill. The process itself has not used the package."""
    with Worker() as process:
        yield process


def test_rounds_leave_nothing_behind() -> None:
    with Worker() as process, ur_ipc.share(ur_ipc.zeros(1000)) as handle:
        first, last = process.call_within(4 * DEADLINE_S, endurance_tasks.rounds, bytes(handle), ROUNDS)
    # The counts may fall, because later rounds may collect objects of the first rounds.
    assert last[0] <= first[0] and last[1] <= first[1]
    assert last[2] - first[2] < 2 << 20


def test_memory_of_killed_exporters_lives_until_importers_drop_it(nursery: Worker) -> None:
    holdings = []
    for number in range(KILLS):
        pid, data = nursery.call(endurance_tasks.export_in_child, number)
        handle = ur_ipc.ArrayHandle.from_bytes(data)
        opened = handle.open()
        nursery.call(endurance_tasks.kill, pid)
        assert (opened.numpy() == number).all()
        with pytest.raises(ur_ipc.ExporterGoneError):
            handle.open()
        opened.close()
        holdings.append(tasks.holdings())
    assert holdings[-1] == holdings[0]


def test_killed_importers_leave_nothing_in_the_exporter(nursery: Worker) -> None:
    array = ur_ipc.from_array(np.arange(1000))
    with ur_ipc.share(array) as handle:
        holdings = []
        for number in range(KILLS):
            pid, reply = nursery.call(endurance_tasks.import_in_child, bytes(handle), number)
            assert reply == b"written"
            nursery.call(endurance_tasks.kill, pid)
            assert (array.numpy() == number).all()
            holdings.append(tasks.holdings())
        assert holdings[-1] == holdings[0]


def test_killed_publishers_and_subscribers_leave_nothing(nursery: Worker, runtime: Path) -> None:
    holdings = []
    for number in range(KILLS):
        publisher, _ = nursery.call(endurance_tasks.publish_in_child, "x", number)
        reader, first_value = nursery.call(endurance_tasks.subscribe_in_child, "x")
        assert int.from_bytes(first_value, "little") == number
        with ur_ipc.subscribe("x") as subscriber:
            version = subscriber.current()
            nursery.call(endurance_tasks.kill, reader)
            nursery.call(endurance_tasks.kill, publisher)
            with pytest.raises(ur_ipc.PublisherGoneError):
                subscriber.wait()
        assert (version.tree[0].numpy() == number).all()
        del version
        holdings.append(tasks.holdings())
    assert holdings[-1] == holdings[0]
    assert [entry.name for entry in runtime.iterdir()] == ["ur-publisher-x"]  # the next publisher replaces this socket
    ur_ipc.publish("x", [np.zeros(1)]).close()
