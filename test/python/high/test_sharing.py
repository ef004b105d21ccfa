# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A second process sees the elements of a shared array, for all element types, shapes and strides."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
import tasks
import ur_ipc
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst
from numpy.typing import NDArray
from peer import Worker, python_output

NUMPY_TYPES = [dtype for dtype in ur_ipc.DTYPES if dtype.typestr is not None]

ROUNDS = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def values_of(dtype: ur_ipc.DType, shape: tuple[int, ...], seed: int) -> NDArray[Any]:
    raw = np.random.default_rng(seed).integers(0, 256, (*shape, dtype.itemsize), dtype="uint8")
    if dtype == "bool":
        raw &= 1
    return raw.view(np.dtype(str(dtype))).reshape(shape)


shapes = npst.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=5)
types = st.sampled_from(NUMPY_TYPES)


@ROUNDS
@given(data=st.data(), dtype=types, shape=shapes, seed=st.integers(0, 99), read_only=st.booleans(), pickled=st.booleans())
def test_any_array_is_equal_in_another_process(
    worker: Worker, data: st.DataObject, dtype: ur_ipc.DType, shape: tuple[int, ...], seed: int, read_only: bool, pickled: bool
) -> None:
    values = values_of(dtype, shape, seed)
    whole = ur_ipc.from_array(values)
    index = data.draw(npst.basic_indices(shape, allow_newaxis=False))
    part, expected = whole[index], values[index]
    if pickled:
        handle = bytes(pickle.loads(pickle.dumps(ur_ipc.share(part, read_only=read_only))))
    else:
        handle = bytes(ur_ipc.share(part, read_only=read_only))
    elements, description = worker.call(tasks.opened_bytes, handle)
    assert elements == expected.tobytes()
    assert description == (part.shape, part.strides, str(dtype), expected.nbytes, read_only, part.device.uuid)
    assert part.shape == expected.shape


@ROUNDS
@given(data=st.data(), dtype=types, shape=shapes, seed=st.integers(0, 99))
def test_writes_of_an_importer_are_visible_to_the_exporter(
    worker: Worker, data: st.DataObject, dtype: ur_ipc.DType, shape: tuple[int, ...], seed: int
) -> None:
    values = values_of(dtype, shape, 0)
    whole = ur_ipc.from_array(values)
    index = data.draw(npst.basic_indices(shape, allow_newaxis=False))
    new = values_of(dtype, np.asarray(values[index]).shape, seed)
    worker.call(tasks.open_as, "written", bytes(ur_ipc.share(whole[index])))
    worker.call(tasks.write, "written", new)
    worker.call(tasks.close, "written")
    values = np.array(values)
    values[index] = new
    assert whole.tobytes() == values.tobytes()


def test_a_view_of_numpy_over_shared_memory_is_shared_itself(worker: Worker) -> None:
    array = ur_ipc.from_array(np.arange(12).reshape(3, 4))
    view = array.numpy()[::-1, 1:3]
    elements, description = worker.call(tasks.opened_bytes, bytes(ur_ipc.share(view)))
    assert elements == view.tobytes()
    assert description[0] == (3, 2)


def test_the_error_for_a_numpy_array_names_the_remedy() -> None:
    with pytest.raises(ValueError, match=r"ur_ipc\.from_array\(x\)"):
        ur_ipc.share(np.arange(3))
    with pytest.raises(ValueError, match=r"ur_ipc\.from_array\(x\)"):
        ur_ipc.share(ur_ipc.from_dlpack(np.arange(3)))
    assert ur_ipc.share(np.zeros((3, 0))).open().shape == (3, 0)  # an empty array has no memory to share


@pytest.mark.parametrize("value", [3, None, [1, 2], object()])
def test_objects_that_are_not_arrays_are_refused(value: object) -> None:
    with pytest.raises(TypeError, match=r"is not an array|contains no array"):
        ur_ipc.share(value)


def test_an_importer_can_share_an_opened_array(worker: Worker) -> None:
    handle = worker.call(tasks.make, "array", np.arange(10))
    with ur_ipc.Handle.from_bytes(handle).open() as opened:
        second_handle = ur_ipc.share(opened[2:4])
        second_handle.put()  # does nothing: only the exporter can put its handle
        assert worker.call(tasks.opened_bytes, bytes(second_handle))[0] == np.arange(2, 4).tobytes()
        assert pickle.loads(pickle.dumps(opened)).tobytes() == np.arange(10).tobytes()
    worker.call(tasks.close, "array")


def test_all_views_of_read_only_memory_are_read_only(worker: Worker) -> None:
    array = ur_ipc.from_array(np.arange(4.0))
    handle = ur_ipc.share(array, read_only=True)
    opened = handle.open()
    assert opened.read_only
    assert memoryview(opened).readonly
    assert not opened.numpy().flags.writeable
    assert opened[1:].read_only
    assert opened.view("uint8").read_only
    with pytest.raises(ValueError, match="read-only"):
        opened.copy_from(np.zeros(4))
    with pytest.raises(PermissionError):
        ur_ipc.share(opened, read_only=False)
    with pytest.raises(PermissionError):
        handle.open(read_only=False)
    with pytest.raises(ValueError, match="read-only"):
        worker.call(tasks.open_as, "array", bytes(handle))
        worker.call(tasks.write, "array", 1)
    worker.call(tasks.close, "array")
    assert ur_ipc.share(array).open(read_only=True).read_only
    assert pickle.loads(pickle.dumps(opened)).read_only


def test_a_large_array_is_in_a_memory_file_from_the_start(worker: Worker) -> None:
    before = tasks.holdings()
    array = ur_ipc.zeros(16 << 20, "uint8")
    assert tasks.holdings() > before
    assert not array.numpy().any()
    array.numpy()[:] = 3
    assert worker.call(tasks.opened_bytes, bytes(ur_ipc.share(array)))[0] == array.tobytes()


def test_without_descriptors_arrays_can_be_made_but_not_shared() -> None:
    program = """
import os, resource, numpy, ur_ipc
os.environ["UR_IPC_RAISE_FILE_LIMIT"] = "0"
ur_ipc.share(ur_ipc.zeros(1)).put()  # opens the descriptors that each process needs once
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
with open("/dev/null") as last:
    resource.setrlimit(resource.RLIMIT_NOFILE, (last.fileno() + 1, hard))
array = ur_ipc.zeros(16 << 20, "uint8")
array.numpy()[:] = 3
while True:  # takes the remaining descriptors
    try:
        os.dup(0)
    except OSError:
        break
for unshared in (ur_ipc.zeros(16 << 20, "uint8"), ur_ipc.zeros(3)):
    try:
        ur_ipc.share(unshared)
    except ur_ipc.OutOfResourcesError:
        print("refused", unshared.numpy().any())
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
print(ur_ipc.share(array).open().numpy().min(), ur_ipc.share(unshared).open().numpy())
"""
    assert python_output(program) == "refused False\nrefused False\n3 [0. 0. 0.]\n"
