# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exchanges arrays with other libraries in both directions, through buffers and DLPack."""

from __future__ import annotations

import ctypes
import gc
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import ur_ipc
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst
from ur_ipc import sycl

shapes = npst.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=5)
NUMPY_TYPES = [dtype for dtype in ur_ipc.DTYPES if dtype.typestr is not None]
OTHER_TYPES = [dtype for dtype in ur_ipc.DTYPES if dtype.typestr is None]

CPU = (1, 0)


class Producer:
    """Passes on an array like another library, with the current or an old version of DLPack."""

    def __init__(self, array: ur_ipc.Array, *, old: bool = False) -> None:
        self._array = array
        self._old = old

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU

    def __dlpack__(self, **options: Any) -> object:
        if self._old and options:
            raise TypeError("got an unexpected keyword argument 'max_version'")
        return self._array.__dlpack__(**options)


@settings(deadline=None)
@given(data=st.data(), dtype=st.sampled_from(ur_ipc.DTYPES), shape=shapes, old=st.booleans())
def test_dlpack_preserves_arrays(data: st.DataObject, dtype: ur_ipc.DType, shape: tuple[int, ...], old: bool) -> None:
    array = ur_ipc.zeros(shape, dtype)[data.draw(npst.basic_indices(shape, allow_newaxis=False))]
    result = ur_ipc.from_dlpack(Producer(array, old=old))
    assert (result.shape, result.dtype, result.device, result.read_only) == (array.shape, dtype, array.device, False)
    if array.size > 1:
        assert (result.address, result.contiguous) == (array.address, array.contiguous)
        assert all(a == b for a, b, n in zip(result.strides, array.strides, array.shape, strict=True) if n > 1)


@pytest.mark.parametrize("dtype", NUMPY_TYPES)
def test_numpy_reads_arrays_through_buffers_and_dlpack(dtype: ur_ipc.DType) -> None:
    array = ur_ipc.from_array(np.arange(24).reshape(2, 3, 4).astype(str(dtype)))[:, ::-1, 1::2]
    expected = np.arange(24).reshape(2, 3, 4).astype(str(dtype))[:, ::-1, 1::2]
    assert np.array_equal(np.asarray(array), expected)
    assert np.array_equal(np.from_dlpack(array), expected)
    assert np.asarray(array).dtype == np.from_dlpack(array).dtype == expected.dtype
    np.from_dlpack(array)[0, 0, 0] = 1
    assert array.numpy()[0, 0, 0] == 1


def test_arrays_from_dlpack_keep_numpys_arrays_alive() -> None:
    values = np.arange(6.0).reshape(2, 3)
    array = ur_ipc.from_dlpack(values.T)
    address = values.__array_interface__["data"][0]
    del values
    gc.collect()
    assert (array.address, array.strides) == (address, (8, 24))
    assert array.numpy().tolist() == [[0, 3], [1, 4], [2, 5]]


def test_only_new_capsules_can_be_read_only() -> None:
    with ur_ipc.share(ur_ipc.zeros(3), read_only=True) as handle:
        array = handle.open()
    assert ur_ipc.from_dlpack(Producer(array)).read_only
    assert not np.from_dlpack(array).flags.writeable
    with pytest.raises(BufferError, match=r"ur_ipc\.from_array\(x\)"):
        ur_ipc.from_dlpack(Producer(array, old=True))
    frozen = np.zeros(3)
    frozen.flags.writeable = False
    assert ur_ipc.from_dlpack(frozen).read_only


def capsule_name(capsule: object) -> bytes:
    get = ctypes.pythonapi.PyCapsule_GetName
    get.restype, get.argtypes = ctypes.c_char_p, [ctypes.py_object]
    name: bytes = get(capsule)
    return name


@pytest.mark.parametrize(
    ("version", "name"),
    [(None, b"dltensor"), ((0, 8), b"dltensor"), ((1, 0), b"dltensor_versioned"), ((2, 5), b"dltensor_versioned")],
)
def test_a_consumer_gets_the_version_that_it_reads(version: tuple[int, int] | None, name: bytes) -> None:
    assert capsule_name(ur_ipc.zeros(3).__dlpack__(max_version=version)) == name


def test_copies_are_made_on_request() -> None:
    array = ur_ipc.from_array(np.arange(3))
    assert array.__dlpack_device__() == CPU
    copy = np.from_dlpack(array, copy=True)
    array.numpy()[0] = 9
    assert copy.tolist() == [0, 1, 2]
    assert np.from_dlpack(array, copy=False).tolist() == [9, 1, 2]
    assert np.from_dlpack(array, device="cpu").tolist() == [9, 1, 2]
    with pytest.raises(BufferError, match="not to"):
        array.__dlpack__(dl_device=(2, 0))


def test_a_capsule_is_consumed_once() -> None:
    capsule = ur_ipc.zeros(3).__dlpack__(max_version=(1, 0))

    class Once:
        def __dlpack_device__(self) -> tuple[int, int]:
            return CPU

        def __dlpack__(self, **options: object) -> object:
            return capsule

    array = ur_ipc.from_dlpack(Once())
    assert capsule_name(capsule) == b"used_dltensor_versioned"
    with pytest.raises(TypeError, match="already consumed"):
        ur_ipc.from_dlpack(Once())
    assert array.shape == (3,)


@pytest.mark.parametrize("dtype", OTHER_TYPES)
def test_types_that_numpy_lacks_need_dlpack(dtype: ur_ipc.DType) -> None:
    array = ur_ipc.zeros((2, 3), dtype)
    assert ur_ipc.from_dlpack(Producer(array)).dtype == dtype
    for access in (lambda: memoryview(array), lambda: np.asarray(array), array.numpy):
        with pytest.raises(BufferError, match="pass the array by DLPack"):
            access()
    assert ur_ipc.share(array).open().dtype == dtype
    assert array.tobytes() == bytes(array.nbytes)


def test_objects_without_dlpack_are_refused() -> None:
    with pytest.raises(TypeError, match="has no __dlpack__"):
        ur_ipc.from_dlpack([1, 2])


def test_buffers_have_the_requested_form() -> None:
    array = ur_ipc.from_array(np.arange(12, dtype="int16").reshape(3, 4))
    view = memoryview(array)
    assert (view.format, view.itemsize, view.shape, view.strides, view.nbytes) == ("h", 2, (3, 4), (8, 2), 24)
    assert not view.readonly
    assert (view.c_contiguous, view.f_contiguous) == (True, False)
    assert bytes(array) == np.arange(12, dtype="int16").tobytes()
    assert memoryview(array[:, :1]).contiguous is False
    columns = array.numpy().T
    assert memoryview(ur_ipc.share(columns).open()).f_contiguous
    with Path("/dev/null").open("wb", buffering=0) as file:  # requests contiguous bytes
        assert file.write(array) == 24
        with pytest.raises(BufferError, match="not contiguous in the order"):
            file.write(array[:, ::2])


def test_a_read_only_array_has_no_writable_buffer() -> None:
    with ur_ipc.share(ur_ipc.zeros(3, "uint8"), read_only=True) as handle:
        array = handle.open()
    assert memoryview(array).readonly
    with Path("/dev/zero").open("rb", buffering=0) as source, pytest.raises(TypeError, match="read-write"):
        source.readinto(array)


def test_arrays_have_only_the_interfaces_of_their_devices() -> None:
    array = ur_ipc.zeros(3)
    assert not hasattr(array, "__cuda_array_interface__")
    assert not hasattr(array, "__sycl_usm_array_interface__")


def test_a_sycl_queue_is_an_object_of_dpctl() -> None:
    with pytest.raises(TypeError, match="not a queue or context of dpctl"):
        sycl.device_of(3)
