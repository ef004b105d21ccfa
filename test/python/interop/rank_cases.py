# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cases for groups of eight ranks on two nodes, with any engine. A case raises an exception if it fails."""

from __future__ import annotations

import contextlib
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import ur_ipc
from ur_ipc.nodes import Group, RankError

MIB = 1 << 20
NODES = 2


def node_of(rank: int) -> int:
    """Returns the simulated node of a rank. Consecutive ranks are on different nodes."""
    return rank % NODES


def seeded_array(dtype: ur_ipc.DType, shape: tuple[int, ...], seed: int) -> ur_ipc.Array:
    """Makes a pseudorandom array: the same seed gives the same bytes in every process."""
    array = ur_ipc.empty(shape, dtype)
    raw = np.random.default_rng(seed).integers(0, 2, array.nbytes, dtype="uint8")
    array.view("uint8").copy_from(raw)
    return array


def raises(kind: type[BaseException], pattern: str, call: Callable[[], object]) -> None:
    try:
        call()
    except kind as error:
        assert re.search(pattern, str(error)), error
    else:
        raise AssertionError(f"the call raised no {kind.__name__}")


def all_gather(group: Group, value: object) -> list[Any]:
    return group._engine.all_gather(value)


def barrier(group: Group) -> None:
    all_gather(group, None)


def memory_at(address: int) -> tuple[str, float]:
    """Returns the device and inode of the memory at an address, and this process's proportional share (Pss) of its bytes."""
    file_id = ""
    for line in Path("/proc/self/smaps").read_text().splitlines():
        mapping = re.match(r"([0-9a-f]+)-([0-9a-f]+) \S+ \S+ (\S+) (\d+)", line)
        if mapping:
            contains_address = int(mapping[1], 16) <= address < int(mapping[2], 16)
            file_id = f"{mapping[3]}/{mapping[4]}" if contains_address else ""
        elif file_id and line.startswith("Pss:"):
            return file_id, float(line.split()[1]) * 1024
    raise AssertionError("no memory is mapped at the address")


def ranks_of_two_nodes(group: Group) -> None:
    assert group.nodes == ((0, 2, 4, 6), (1, 3, 5, 7))
    assert group.node == group.nodes[node_of(group.rank)]


def any_rank_sends_any_array(group: Group) -> None:
    cases = [(dtype, (3, 5)) for dtype in ur_ipc.DTYPES] + [(ur_ipc.DTYPES[3], shape) for shape in ((), (0, 4), (7,))]
    for number, (dtype, shape) in enumerate(cases):
        root = number % group.size
        expected = seeded_array(dtype, shape, number)
        array = group.broadcast(expected if group.rank == root else None, root=root)
        assert (array.shape, array.dtype, array.tobytes()) == (shape, dtype, expected.tobytes())
        assert array.read_only == (group.rank != root)


def arrays_of_other_libraries_are_accepted(group: Group) -> None:
    expected = np.arange(24.0).reshape(4, 6)[:, ::2]
    array = group.broadcast(expected if group.rank == 5 else None, root=5)
    assert (array.numpy() == expected).all()
    assert not array.numpy().flags.writeable or group.rank == 5


def one_copy_per_node(group: Group) -> None:
    nbytes = 32 * MIB
    original = ur_ipc.from_array(np.full(nbytes, 7, "uint8")) if group.rank == 3 else None
    whole = group.broadcast(original, root=3)
    assert (whole is original) == (group.rank == 3)
    assert whole.numpy().sum() == 7 * nbytes  # touches every page, so that Pss counts it
    barrier(group)
    objects = all_gather(group, memory_at(whole.address))
    for ranks in group.nodes:
        assert len({objects[rank][0] for rank in ranks}) == 1, objects
    assert len({file_id for file_id, _ in objects}) == NODES, objects
    assert 0.99 * NODES * nbytes < sum(share for _, share in objects) < 1.01 * NODES * nbytes, objects


def rows_are_parts_of_one_copy_per_node(group: Group) -> None:
    original = ur_ipc.zeros(4 * MIB) if group.rank == 3 else None
    part = group.scatter(original, root=3)
    file_ids = all_gather(group, memory_at(part.address)[0])
    assert len(set(file_ids)) == NODES, file_ids
    part.numpy()[:] = group.rank
    barrier(group)
    if original is not None:
        rows = original.numpy().reshape(group.size, -1)
        for rank, row in enumerate(rows):
            assert set(row) == {rank if node_of(rank) == node_of(3) else 0}


def writes_stay_on_the_node(group: Group) -> None:
    array = group.broadcast(ur_ipc.zeros(4) if group.rank == 0 else None, read_only=False)
    if group.rank == 7:
        array.numpy()[2] = 5
    barrier(group)
    assert array.numpy()[2] == (5 if node_of(group.rank) == node_of(7) else 0)


def uneven_rows(group: Group) -> None:
    counts = [4, 0, 1, 7, 2, 0, 3, 2]
    ends = np.cumsum(counts)
    rows = slice(ends[group.rank] - counts[group.rank], ends[group.rank])
    for root, dtype in ((0, "int16"), (6, "complex128"), (7, "bool"), (1, "bfloat16")):
        whole = seeded_array(ur_ipc.empty(0, dtype).dtype, (19, 3), root)
        part = group.scatter(whole if group.rank == root else None, counts, root=root)
        assert part.shape == (counts[group.rank], 3)
        assert part.tobytes() == whole[rows].tobytes()
        gathered = group.gather(part, root=root)
        assert (gathered is None) == (group.rank != root)
        assert gathered is None or (gathered.shape, gathered.tobytes()) == (whole.shape, whole.tobytes())


def default_rows(group: Group) -> None:
    whole = np.arange(21, dtype="int32") if group.rank == 2 else None
    part = group.scatter(whole, root=2)
    assert list(part.numpy()) == list(np.array_split(np.arange(21), 8)[group.rank])
    part.numpy()[:] += 1
    gathered = group.gather(part.numpy(), root=4)
    assert gathered is None or list(gathered.numpy()) == list(range(1, 22))


def scattered_rows_are_read_only(group: Group) -> None:
    part = group.scatter(np.arange(16) if group.rank == 1 else None, root=1, read_only=True)
    assert part.read_only == (group.rank != 1)


def all_ranks_get_errors(group: Group) -> None:
    def broadcast_a_string() -> object:
        return group.broadcast("not an array" if group.rank == 3 else None, root=3)

    raises(TypeError if group.rank == 3 else RankError, "str is not an array", broadcast_a_string)
    raises(
        ValueError,
        r"rank 1 calls broadcast\(root=1\), but rank 0 calls broadcast\(root=0\)",
        lambda: group.broadcast(np.zeros(1), root=group.rank),
    )
    raises(ValueError, "no such rank", lambda: group.broadcast(np.zeros(1), root=8))
    raises(
        ValueError if group.rank == 0 else RankError,
        "do not divide 3 rows",
        lambda: group.scatter(np.zeros(3) if group.rank == 0 else None, [1] * 8),
    )
    raises(ValueError, "the rows of rank 5 are float32", lambda: group.gather(np.zeros(2, "f4" if group.rank == 5 else "f8")))
    raises(
        ValueError if group.rank == 1 else RankError,
        "is not the name of a device",
        lambda: group.broadcast(np.zeros(3), device="toaster" if group.rank == 1 else None),
    )
    closed_array = ur_ipc.zeros(3)
    closed_array.close()
    argument = closed_array if group.rank == 0 else None
    raises(ValueError if group.rank == 0 else RankError, "closed", lambda: group.broadcast(argument))
    array = group.broadcast(np.arange(3) if group.rank == 3 else None, root=3)
    assert list(array.numpy()) == [0, 1, 2]


def open_file_names() -> list[str]:
    """Returns the names of this process's open files, without sockets."""
    names = []
    for entry in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # the descriptor that read the directory is already closed
            names.append(str(entry.readlink()))
    return sorted(name for name in names if not name.startswith("socket:"))


def repeated_calls_leak_no_descriptors(group: Group) -> None:
    whole = ur_ipc.zeros((64, 1024)) if group.rank == 0 else None

    def run_calls() -> None:
        group.broadcast(whole).close() if group.rank else group.broadcast(whole)
        group.gather(group.scatter(whole))

    run_calls()
    before = open_file_names()
    for _ in range(20):
        run_calls()
    after = open_file_names()
    assert len(after) < len(before) + 10, (before, after)  # memory pools keep a few descriptors


def counts_beyond_int32(group: Group) -> None:
    nbytes = (1 << 31) + 3 * MIB + 1
    indices = (0, nbytes // 2, (1 << 31) - 1, 1 << 31, nbytes - 1)
    array = ur_ipc.zeros(nbytes, "uint8") if group.rank == 0 else None
    if array is not None:
        array.numpy()[list(indices)] = range(1, 6)
    result = group.broadcast(array).numpy()
    assert [result[index] for index in indices] == [1, 2, 3, 4, 5]
    assert np.count_nonzero(result[:MIB]) + np.count_nonzero(result[-MIB:]) == 2


def a_rank_is_killed(group: Group) -> None:
    if group.rank == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    group.broadcast(np.zeros(3) if group.rank == 0 else None)
    raise AssertionError("the rank continued after rank 1 failed")


def a_rank_raises(group: Group) -> None:
    if group.rank == 1:
        raise ValueError("this rank has had enough")
    group.broadcast(np.zeros(3) if group.rank == 0 else None)
    raise AssertionError("the rank continued after rank 1 failed")


CASES: dict[str, Callable[[Group], None]] = {
    case.__name__: case
    for case in (
        ranks_of_two_nodes,
        any_rank_sends_any_array,
        arrays_of_other_libraries_are_accepted,
        one_copy_per_node,
        rows_are_parts_of_one_copy_per_node,
        writes_stay_on_the_node,
        uneven_rows,
        default_rows,
        scattered_rows_are_read_only,
        all_ranks_get_errors,
        repeated_calls_leak_no_descriptors,
    )
}
SPECIAL_CASES: dict[str, Callable[[Group], None]] = {
    case.__name__: case for case in (counts_beyond_int32, a_rank_is_killed, a_rank_raises)
}
