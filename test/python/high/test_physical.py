# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Physical memory, and growable arrays that consist of it."""

from __future__ import annotations

import operator
import pickle
import struct
import subprocess
import sys

import numpy as np
import pytest
import tasks
import ur_ipc
from hypothesis import given, settings
from hypothesis import strategies as st
from peer import DEADLINE_S, Worker
from ur_ipc import wire

PAGE = 4096


def test_several_processes_map_physical_memory(worker: Worker) -> None:
    memory = ur_ipc.PhysicalMemory(3 * PAGE - 5)
    assert memory.nbytes == 3 * PAGE
    first, second = memory.map(), memory.map()
    assert (first.shape, first.dtype) == ((3 * PAGE,), "uint8")
    first.numpy()[:] = 7
    assert second.address != first.address
    assert second.numpy().min() == 7
    with ur_ipc.share(memory) as handle:
        assert handle.nbytes == memory.nbytes
        worker.call(tasks.open_as, "memory", bytes(handle))
    worker.call(tasks.map_and_write, "memory", 9)
    worker.call(tasks.close, "memory")
    assert first.numpy().max() == first.numpy().min() == 9


def test_a_mapping_outlives_its_object() -> None:
    before = tasks.holdings()
    memory = ur_ipc.PhysicalMemory(1)
    array = memory.map()
    memory.close()
    memory.close()
    array.numpy()[:] = 1
    with pytest.raises(ValueError, match="closed"):
        memory.map()
    with pytest.raises(ValueError, match="share its PhysicalMemory"):
        ur_ipc.share(array)
    del array
    assert tasks.holdings() == before


def test_the_kernel_enforces_read_only() -> None:
    """A write to the address of a read-only mapping must end the process with SIGSEGV."""
    for source in ("ur_ipc.PhysicalMemory(1)", "ur_ipc.GrowableArray(8, capacity=8)"):
        program = f"""
import ctypes, ur_ipc
shared = {source}
opened = ur_ipc.share(shared, read_only=True).open()
array = opened.map() if hasattr(opened, "map") else opened.array
assert array.read_only and opened.read_only
ctypes.string_at(array.address, 8)
print("read", flush=True)
ctypes.memset(array.address, 1, 1)
print("written")
"""
        result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=DEADLINE_S)
        assert (result.returncode, result.stdout) == (-11, "read\n"), result.stderr


def test_access_rights_cannot_be_extended() -> None:
    for shared in (ur_ipc.PhysicalMemory(1), ur_ipc.GrowableArray(8, capacity=8)):
        handle = ur_ipc.share(shared, read_only=True)
        with pytest.raises(PermissionError):
            handle.open(read_only=False)
        with pytest.raises(PermissionError):
            ur_ipc.share(handle.open(), read_only=False)
        assert pickle.loads(pickle.dumps(handle.open())).read_only


@pytest.mark.parametrize("nbytes", [0, -1])
def test_physical_memory_needs_a_positive_size(nbytes: int) -> None:
    with pytest.raises(ValueError, match="has to be positive"):
        ur_ipc.PhysicalMemory(nbytes)


def test_an_array_grows_in_all_processes_and_never_moves(worker: Worker) -> None:
    array = ur_ipc.GrowableArray((2, 3), "int32", capacity=1_000_000)
    first = array.array
    address = first.address
    first.numpy()[:] = 1
    with ur_ipc.share(array) as handle:
        assert (handle.capacity, handle.row_shape, handle.dtype) == (1_000_000, (3,), "int32")
        worker.call(tasks.open_as, "array", bytes(handle))
    assert worker.call(tasks.read_grown, "array").tolist() == [[1, 1, 1], [1, 1, 1]]
    importer_address = worker.call(tasks.keep_view, "array")
    for length in (3, 1000, 1000, 5000, 400_000, 1_000_000):
        array.grow(length)
        array.array.numpy()[-1] = length
        assert array.array.address == address
        elements = worker.call(tasks.read_grown, "array")
        assert elements.shape == (length, 3)
        assert elements[-1].tolist() == [length] * 3
    first.numpy()[:] = 2
    assert worker.call(tasks.read_grown, "array")[:2].tolist() == [[2, 2, 2], [2, 2, 2]]
    assert worker.call(tasks.keep_view, "array") == importer_address  # the importer's mapping does not move either
    with pytest.raises(PermissionError):
        worker.call(tasks.grow, "array", 7)
    worker.call(tasks.drop_view)
    worker.call(tasks.close, "array")


@settings(deadline=None, max_examples=30)
@given(lengths=st.lists(st.integers(0, 3000), max_size=8), row=st.sampled_from([(), (7,), (3, 5)]))
def test_elements_survive_growth_in_any_steps(lengths: list[int], row: tuple[int, ...]) -> None:
    array = ur_ipc.GrowableArray((0, *row), "int16", capacity=3000)
    opened = pickle.loads(pickle.dumps(array))
    written = 0
    for length in sorted(lengths):
        array.grow(length)
        array.array.numpy()[written:] = np.arange(written, length).reshape(-1, *(1 for _ in row))
        written = length
        elements = opened.array.numpy()
        assert elements.shape == (length, *row)
        assert (elements == np.arange(length).reshape(-1, *(1 for _ in row))).all()
    assert len(opened) == len(array) == written


def test_a_failed_growth_changes_nothing() -> None:
    array = ur_ipc.GrowableArray(5, capacity=10)
    for length in (4, 11, -1):
        with pytest.raises(ValueError, match="cannot grow from 5"):
            array.grow(length)
    assert len(array) == 5
    for shape, capacity in ((), 5), ((3, 0), 5), ((3, -1), 5), (3, 0), (6, 5):
        with pytest.raises(ValueError):
            ur_ipc.GrowableArray(shape, capacity=capacity)


def test_a_growable_array_with_a_view_cannot_be_closed() -> None:
    before = tasks.holdings()
    array = ur_ipc.GrowableArray(5, capacity=100_000)
    view = array.array.numpy()
    with pytest.raises(BufferError, match="1 buffer"):
        array.close()
    array.grow(100_000)
    view[:] = 3
    assert array.array.numpy()[:5].tolist() == [3] * 5
    with pytest.raises(BufferError), array:
        pass
    del view
    array.close()
    assert array.closed
    for use in (len, pickle.dumps, ur_ipc.share, operator.attrgetter("array"), operator.methodcaller("grow", 7)):
        with pytest.raises(ValueError, match="closed"):
            use(array)
    assert repr(array) == "<ur_ipc.GrowableArray, closed>"
    del array
    assert tasks.holdings() <= before


def test_importers_keep_the_memory_of_a_killed_owner() -> None:
    with Worker() as owner:
        handle = owner.call(tasks.make_growable, "array", 1000, 50_000)
        opened = ur_ipc.GrowableArrayHandle.from_bytes(handle).open()
        assert len(opened) == 1000
        owner.call(tasks.grow, "array", 50_000)
        owner.kill()
    # The importer has not mapped the parts that the owner added later, but the last part that it has mapped has room for some
    # of the new rows.
    length = len(opened)
    assert 1000 <= length < 50_000
    assert opened.array.numpy()[:1000].tolist() == list(range(1000))


def test_a_false_directory_harms_no_importer() -> None:
    array = ur_ipc.GrowableArray(5, capacity=100)
    directory = array._directory.numpy().view("uint64")
    opened = array.share().open()
    directory[0] = 2**63
    with pytest.raises(ValueError, match="its memory does not cover"):
        len(opened)
    directory[0] = 100_000
    with pytest.raises(ValueError, match="its memory does not cover"):
        len(opened)
    directory[0], directory[1] = 5, 2**40  # parts without valid handles look like the parts of an owner that has exited
    assert len(opened) == 5
    assert opened.array.numpy().shape == (5,)
    other = ur_ipc.zeros(100, "uint8")
    with pytest.raises(ValueError, match="does not have the layout"):
        with_directory(bytes(array.share()), bytes(ur_ipc.share(other))).open()
    backwards = array._directory[::-1]
    with pytest.raises(ValueError, match="does not have the layout"):
        with_directory(bytes(array.share()), bytes(ur_ipc.share(backwards))).open()


def with_directory(handle: bytes, directory: bytes) -> ur_ipc.Handle:
    """Returns a handle with the same fields and another directory."""
    message = wire.unpack(handle)
    return ur_ipc.Handle.from_bytes(
        wire.pack(message.kind, message.backend, message.device_uuid, message.read_only, message.fields, directory)
    )


def test_the_directory_is_as_documented() -> None:
    array = ur_ipc.GrowableArray(5, capacity=1_000_000)
    array.grow(2000)
    directory = array._directory.tobytes()
    assert len(directory) == 64 + 256 * 512
    assert struct.unpack_from("<QQ", directory) == (2000, 2)
    sizes = [struct.unpack_from("<QQ", directory, 64 + 512 * number) for number in range(2)]
    assert [size for _, size in sizes] == [256, 256]
    assert sum(nbytes for nbytes, _ in sizes) >= 2000 * 8
    parsed = ur_ipc.GrowableArrayHandle.from_bytes(bytes(array.share()))
    assert isinstance(ur_ipc.Handle.from_bytes(parsed.exported), ur_ipc.ArrayHandle)


def test_growth_by_single_rows_needs_few_parts() -> None:
    array = ur_ipc.GrowableArray((0, 512), "float64", capacity=100_000)
    for length in range(0, 20_001, 10):
        array.grow(length)
    assert struct.unpack_from("<QQ", array._directory.tobytes())[1] < 100
