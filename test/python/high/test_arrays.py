# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays in one process: they are created, indexed, viewed and copied like NumPy's arrays."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import ur_ipc
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst

shapes = npst.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=5)
NUMPY_TYPES = [dtype for dtype in ur_ipc.DTYPES if dtype.typestr is not None]


@pytest.mark.parametrize("dtype", NUMPY_TYPES)
def test_new_arrays_equal_numpys(dtype: ur_ipc.DType) -> None:
    array, expected = ur_ipc.zeros((3, 0, 2), dtype), np.zeros((3, 0, 2), str(dtype))
    assert (array.shape, array.nbytes, array.ndim, array.size, len(array)) == ((3, 0, 2), 0, 3, 0, 3)
    assert array.numpy().dtype == expected.dtype == np.dtype(array.dtype)
    large = ur_ipc.zeros((300, 70), dtype)
    assert large.itemsize == large.numpy().itemsize
    assert np.array_equal(large.numpy(), np.zeros((300, 70), str(dtype)))
    assert large.strides == large.numpy().strides
    assert large.contiguous


def test_zeros_are_zero_in_reused_memory() -> None:
    for _ in range(20):
        array = ur_ipc.empty(100_000, "uint8")
        array.numpy()[:] = 255
        array.close()
        assert not ur_ipc.zeros(100_000, "uint8").numpy().any()


def test_a_shape_can_be_a_number() -> None:
    assert ur_ipc.empty(7).shape == (7,)
    assert ur_ipc.empty(()).numpy().shape == ()
    assert ur_ipc.empty([2, 3]).shape == (2, 3)


def test_numpy_scalars_are_not_truncated() -> None:
    sixteen: Any = np.uint8(16)
    seventeen: Any = np.uint8(17)
    capacity: Any = np.int32(1 << 29)
    assert ur_ipc.zeros((sixteen, sixteen), "uint8").numpy().shape == (16, 16)
    array = ur_ipc.zeros(seventeen)
    assert (array.nbytes, array.memory.nbytes, array.numpy().shape) == (136, 136, (17,))
    assert array[sixteen].address == array.address + 128
    with pytest.raises(ValueError, match="do not make elements"):
        array[:2].view("uint8", (sixteen, seventeen))
    assert ur_ipc.GrowableArray(sixteen, capacity=capacity)._memory.nbytes == 8 << 29
    assert ur_ipc.PhysicalMemory(sixteen).nbytes == 4096


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("float32", "float32"),
        ("<f4", "float32"),
        ("f4", "float32"),
        ("|u1", "uint8"),
        ("torch.bfloat16", "bfloat16"),
        (np.float32, "float32"),
        (np.dtype("int16"), "int16"),
        (np.bool_, "bool"),
        (bool, "bool"),
        (int, "int64"),
        (float, "float64"),
        (complex, "complex128"),
        (ur_ipc.DTYPES[3], str(ur_ipc.DTYPES[3])),
    ],
)
def test_types_have_their_usual_names(spelling: object, name: str) -> None:
    assert ur_ipc.empty(1, spelling).dtype == name


@pytest.mark.parametrize("unknown", ["float31", ">f4", np.dtype(">i4"), np.dtype("M8[ns]"), np.longdouble, object, "U4", None])
def test_the_error_for_an_unknown_type_lists_the_types(unknown: object) -> None:
    with pytest.raises(ValueError, match="supported are bool, int8"):
        ur_ipc.empty(1, unknown)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: ur_ipc.empty(-1), "negative"),
        (lambda: ur_ipc.empty((2, -1)), "negative"),
        (lambda: ur_ipc.empty(1, device="gpu"), "is not the name of a device"),
        (lambda: ur_ipc.empty((1,) * 65, "int8"), "at most 64 dimensions"),
        (lambda: ur_ipc.empty((1 << 64, 0), "int8"), "64-bit integers"),
        (lambda: ur_ipc.empty(1, device="cpu:5"), "there is no device cpu:5; this process sees: cpu:0"),
        (lambda: ur_ipc.empty(1, device="cuda:0"), "there is no device cuda:0; this process sees: cpu:0.*UR_LOG_CUDA"),
        (lambda: ur_ipc.empty(1, device="00000000-0000-0000-0000-000000000001"), "there is no device 0000"),
    ],
)
def test_invalid_arrays_are_refused_with_the_reason(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()


def test_an_array_larger_than_the_memory_is_refused() -> None:
    with pytest.raises(ur_ipc.InvalidArgumentError):
        ur_ipc.empty(1 << 60, "uint8")


def test_devices_have_names_and_uuids() -> None:
    (device,) = [device for device in ur_ipc.devices() if device.name == "cpu:0"]
    for name in ("cpu", "cpu:0", str(device.uuid), device.uuid, device):
        assert ur_ipc.empty(1, device=name).device is device
    assert pickle.loads(pickle.dumps(device)) is device


@settings(deadline=None)
@given(data=st.data(), dtype=st.sampled_from(NUMPY_TYPES), shape=shapes)
def test_views_have_the_same_offsets_as_numpys(data: st.DataObject, dtype: ur_ipc.DType, shape: tuple[int, ...]) -> None:
    array = ur_ipc.zeros(shape, dtype)
    expected = array.numpy()
    for _ in range(2):
        index = data.draw(npst.basic_indices(expected.shape, allow_newaxis=False))
        array, expected = array[index], np.asarray(expected[index])
        assert (array.shape, array.nbytes) == (expected.shape, expected.nbytes)
        if expected.size > 1:
            assert array.address == expected.__array_interface__["data"][0]
            assert array.contiguous == expected.flags.c_contiguous
            assert array.numpy().strides == expected.strides


@pytest.mark.parametrize("index", [3, -4, (0, 0, 0), (..., ...), "a", None, (0, None), 1.5])
def test_unsupported_indices_are_refused(index: Any) -> None:
    with pytest.raises(IndexError):
        ur_ipc.zeros((3, 2))[index]


def test_a_view_can_have_another_type() -> None:
    array = ur_ipc.from_array(np.arange(12, dtype="int32"))
    assert array.view("uint8").shape == (48,)
    assert array.view(shape=(3, 4)).numpy().tolist() == np.arange(12).reshape(3, 4).tolist()
    assert array.view("int16", (4, 6)).numpy().tolist() == np.arange(12, dtype="int32").view("int16").reshape(4, 6).tolist()
    for view, dtype, shape in (array[::2], "uint8", None), (array, None, (5,)), (array[:1], "int64", None):
        with pytest.raises(ValueError, match=r"do not make elements|no view of another shape"):
            view.view(dtype, shape)


@settings(deadline=None)
@given(data=st.data(), dtype=st.sampled_from(NUMPY_TYPES), shape=shapes)
def test_copies_equal_numpys(data: st.DataObject, dtype: ur_ipc.DType, shape: tuple[int, ...]) -> None:
    raw = np.random.default_rng(0).integers(0, 2, (*shape, dtype.itemsize), dtype="uint8")
    values = raw.view(np.dtype(str(dtype))).reshape(shape)
    index = data.draw(npst.basic_indices(shape, allow_newaxis=False))
    part = np.asarray(values[index])
    copy_ = ur_ipc.from_array(part)
    assert copy_.contiguous
    assert copy_.tobytes() == part.tobytes()
    whole = ur_ipc.zeros(shape, dtype)
    whole[index].copy_from(part)
    expected = np.zeros_like(values)
    expected[index] = part
    assert whole.tobytes() == expected.tobytes()
    assert whole[index].tobytes() == part.tobytes()
    assert ur_ipc.from_array(whole[index]).tobytes() == part.tobytes()


@pytest.mark.parametrize(
    "source", [b"abc", bytearray(b"abc"), memoryview(b"xaybzc")[1::2], np.frombuffer(b"abc", "uint8")], ids=type
)
def test_anything_with_a_buffer_is_copied(source: Any) -> None:
    assert ur_ipc.from_array(source).tobytes() == bytes(source)


@pytest.mark.parametrize(
    ("source", "error", "message"),
    [
        ([1, 2], TypeError, r"numpy\.asarray\(x\)"),
        (np.zeros(2, "datetime64[s]"), BufferError, "view"),
        (np.zeros(2, [("a", "i4")]), BufferError, "view"),
        (np.zeros(2, ">i4"), BufferError, "byte order"),
        (np.zeros(2, "S3"), BufferError, "view"),
        (np.zeros(2, object), BufferError, "view"),
    ],
)
def test_sources_without_numbers_are_refused(source: object, error: type[Exception], message: str) -> None:
    with pytest.raises((error, ValueError), match=message if error is TypeError else f"{message}|cannot include dtype"):
        ur_ipc.from_array(source)


def test_copies_between_shapes_or_types_are_refused() -> None:
    array = ur_ipc.zeros((2, 3), "int32")
    for values in (np.zeros((3, 2), "int32"), np.zeros((2, 3), "int64"), np.zeros(6, "int32")):
        with pytest.raises(ValueError, match="have to be equal"):
            array.copy_from(values)


@pytest.mark.parametrize("length", [10, 100_000])
def test_overlapping_copies_are_correct(length: int) -> None:
    for target, source in (
        (slice(1, None), slice(None, -1)),
        (slice(None, -1), slice(1, None)),
        (slice(None), slice(None, None, -1)),
    ):
        expected = np.arange(length)
        array = ur_ipc.from_array(expected)
        expected[target] = expected[source].copy()
        array[target].copy_from(array[source])
        assert array.numpy().tolist() == expected.tolist()
    square = ur_ipc.from_array(np.arange(9).reshape(3, 3))
    square.copy_from(square.numpy().T)
    assert square.numpy().tolist() == np.arange(9).reshape(3, 3).T.tolist()


def test_a_deep_copy_is_new_memory_and_a_shallow_copy_a_view() -> None:
    array = ur_ipc.from_array(np.arange(3))
    deep, shallow = copy.deepcopy(array), copy.copy(array)
    array.numpy()[0] = 9
    assert (deep.numpy()[0], shallow.numpy()[0]) == (0, 9)


def test_arrays_have_a_repr() -> None:
    assert repr(ur_ipc.empty((2, 3), "int8")) == "<ur_ipc.Array int8 (2, 3) on cpu:0>"
    with pytest.raises(TypeError):
        len(ur_ipc.empty(()))
