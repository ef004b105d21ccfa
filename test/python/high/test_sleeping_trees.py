# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opened trees sleep, and wake with their memory at the same addresses."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tasks
import tree_tasks
import ur_ipc
from keeper_tasks import Keeper
from peer import DEADLINE_S, Worker, python_output, runtime_folder


def open_sleepable(handle: bytes, **options: Any) -> ur_ipc.OpenedTree:
    opened = ur_ipc.TreeHandle.from_bytes(handle).open(convert=ur_ipc.Array.numpy, can_sleep=True, **options)
    assert isinstance(opened, ur_ipc.OpenedTree)
    return opened


def rights_at(address: int) -> str:
    """Returns the rights of the mapping at an address, or an empty text if no mapping covers the address."""
    for line in Path("/proc/self/maps").read_text().splitlines():
        first, last = (int(bound, 16) for bound in line.split()[0].split("-"))
        if first <= address < last:
            return line.split()[1]
    return ""


def address_of(array: Any) -> int:
    return int(array.__array_interface__["data"][0])


@pytest.fixture(scope="module")
def exporter() -> Any:
    with Worker() as other:
        yield other


def test_arrays_show_the_same_memory_after_a_sleep(exporter: Worker) -> None:
    handle = exporter.call(tree_tasks.share_sample, "tree")
    opened = open_sleepable(handle)
    a, b = opened.tree["a"], opened.tree["b"][0]
    address = address_of(a)
    a[0] = 42
    for keep_open in (True, False):
        opened.sleep(keep_open=keep_open)
        assert opened.asleep
        assert rights_at(address) == "---p"
        second = open_sleepable(handle)
        second.tree["a"][1] += 7
        del second
        opened.wake()
        assert not opened.asleep
        assert rights_at(address) == "rw-s"
    assert a[:4].tolist() == [42, 15, 2, 3]
    assert b.tolist() == [1, 1, 1]
    b[0] = 5
    assert open_sleepable(handle).tree["b"][0].tolist() == [5, 1, 1]
    exporter.call(tree_tasks.put, "tree")


def test_access_rights_survive_sleep(exporter: Worker) -> None:
    opened = open_sleepable(exporter.call(tree_tasks.share_sample, "tree", read_only=True))
    address = address_of(opened.tree["a"])
    for keep_open in (True, False):
        opened.sleep(keep_open=keep_open)
        opened.wake()
        assert rights_at(address) == "r--s"
    exporter.call(tree_tasks.put, "tree")


def test_a_call_in_the_wrong_state_changes_nothing(exporter: Worker) -> None:
    opened = open_sleepable(exporter.call(tree_tasks.share_sample, "tree"))
    with pytest.raises(RuntimeError, match="the tree is not asleep"):
        opened.wake()
    opened.sleep()
    with pytest.raises(RuntimeError, match="asleep already"):
        opened.sleep(keep_open=False)
    exporter.call(tree_tasks.put, "tree")
    opened.wake()  # the first sleep kept the memory open
    assert opened.tree["b"][0].tolist() == [1, 1, 1]


def test_closed_memory_is_opened_again_or_the_tree_stays_asleep(exporter: Worker) -> None:
    handle = exporter.call(tree_tasks.share_sample, "tree")
    opened = open_sleepable(handle)
    before = tasks.holdings()
    opened.sleep(keep_open=False)
    assert tasks.holdings()[0] == before[0] - 1
    opened.wake()
    assert tasks.holdings() == before
    opened.sleep(keep_open=False)
    exporter.call(tree_tasks.put, "tree")
    before_wake = tasks.holdings()
    for _ in range(2):
        with pytest.raises(ur_ipc.InvalidHandleError):
            opened.wake()
        assert opened.asleep
    assert tasks.holdings() == before_wake


def test_a_wake_that_fails_at_the_second_part_undoes_the_first() -> None:
    parts = {name: ur_ipc.PhysicalMemory(1 << 16) for name in ("first", "second")}
    handle = ur_ipc.share({name: part.map() for name, part in parts.items()}, read_only=False)
    opened = handle.open(can_sleep=True)
    addresses = [array.address for array in opened.tree.values()]
    opened.sleep(keep_open=False)
    before = tasks.holdings()
    handle._parts[1].put()
    with pytest.raises(ur_ipc.InvalidHandleError):
        opened.wake()
    assert opened.asleep
    assert [rights_at(address) for address in addresses] == ["---p"] * 2
    assert tasks.holdings()[0] == before[0]


def test_dropped_arrays_are_unmapped_with_the_tree(exporter: Worker) -> None:
    handle = exporter.call(tree_tasks.share_sample, "tree")
    before = tasks.holdings()
    for keep_open in (True, False):
        opened = open_sleepable(handle)
        address = address_of(opened.tree["a"])
        opened.sleep(keep_open=keep_open)
        opened.tree = None
        gc.collect()
        assert rights_at(address) == "---p"
        del opened
        gc.collect()
        assert rights_at(address) == ""
        assert tasks.holdings() == before
    exporter.call(tree_tasks.put, "tree")


def test_many_rounds_take_no_resources(exporter: Worker) -> None:
    opened = open_sleepable(exporter.call(tree_tasks.share_sample, "tree"))

    def rounds(number: int) -> tuple[int, int, int]:
        for round_ in range(number):
            opened.sleep(keep_open=round_ % 2 == 0)
            opened.wake()
            opened.tree["a"][:] = round_
        return (*tasks.holdings(), len(Path("/proc/self/maps").read_text().splitlines()))

    before = rounds(10)
    assert rounds(300) == before
    exporter.call(tree_tasks.put, "tree")


def test_memory_that_cannot_leave_its_address_is_refused(exporter: Worker) -> None:
    arrays = {"a": ur_ipc.zeros(3)}
    with ur_ipc.share(arrays) as handle, pytest.raises(ur_ipc.UnsupportedError, match="not in physical memory"):
        handle.open(can_sleep=True)
    opened = ur_ipc.share({"empty": ur_ipc.empty(0), "b": np.ones(3)}).open(convert=ur_ipc.Array.numpy, can_sleep=True)
    opened.sleep()
    opened.wake()
    assert opened.tree["b"].tolist() == [1, 1, 1]


@pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools")
def test_wake_opens_kept_memory_again() -> None:
    with runtime_folder(), Keeper():
        ur_ipc.keep("model", tree_tasks.SAMPLE, read_only=False)
        opened = ur_ipc.attach("model", convert=ur_ipc.Array.numpy, can_sleep=True)
        opened.tree["a"][0] = 9
        opened.sleep(keep_open=False)
        opened.wake()
        assert opened.tree["a"][:2].tolist() == [9, 1]
        opened.sleep(keep_open=False)
        ur_ipc.drop("model")
        with pytest.raises(ur_ipc.InvalidHandleError):
            opened.wake()
        assert opened.asleep


def test_a_forked_child_leaves_the_tree_alone(exporter: Worker) -> None:
    opened = open_sleepable(exporter.call(tree_tasks.share_sample, "tree"))
    assert "forked child" in tasks.refusal_in_forked_child(opened.sleep)
    assert opened.tree["b"][0].tolist() == [1, 1, 1]
    exporter.call(tree_tasks.put, "tree")


PROGRAM = """
import numpy as np
import ur_ipc
handle = ur_ipc.share({"a": np.ones(3)})
opened = handle.open(convert=ur_ipc.Array.numpy, can_sleep=True)
opened.sleep()
print(opened.asleep)
"""


def test_a_process_exits_while_its_tree_sleeps() -> None:
    assert python_output(PROGRAM) == "True\n"


def test_an_access_while_the_tree_sleeps_kills_the_process() -> None:
    result = subprocess.run([sys.executable, "-c", PROGRAM + "opened.tree['a'].sum()"], timeout=DEADLINE_S, capture_output=True)
    assert result.returncode == -signal.SIGSEGV
