# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dpnp kernels on a released Level Zero adapter and the software driver have the same results as NumPy.

ZE_HOST_DRIVER_ABORT makes the driver abort the test at the first misuse.
"""

import dpctl
import dpnp
import numpy as np
import pytest

GENERATOR = np.random.default_rng(1)


def random_array(dtype: str, *shape: int) -> np.ndarray:
    return (GENERATOR.standard_normal(shape) * 100).astype(dtype)


@pytest.fixture(scope="module")
def queue() -> dpctl.SyclQueue:
    queue = dpctl.SyclQueue("level_zero:gpu")
    assert "Level Zero test driver" in queue.sycl_device.name
    return queue


def test_device_has_the_features_of_the_opencl_driver(queue: dpctl.SyclQueue) -> None:
    device = queue.sycl_device
    assert device.has_aspect_fp64
    assert device.max_work_group_size > 1
    assert len(device.sub_group_sizes) > 1


def test_arange_and_sum(queue: dpctl.SyclQueue) -> None:
    numbers = dpnp.arange(1000, sycl_queue=queue)
    assert int(numbers.sum()) == 499500


@pytest.mark.parametrize("usm_type", ["device", "shared", "host"])
def test_each_kind_of_memory(queue: dpctl.SyclQueue, usm_type: str) -> None:
    numbers = dpnp.ones(100, dtype="int32", sycl_queue=queue, usm_type=usm_type)
    numbers += 1
    assert (dpnp.asnumpy(numbers) == 2).all()


@pytest.mark.parametrize("dtype", ["int32", "float32", "float64"])
def test_matmul(queue: dpctl.SyclQueue, dtype: str) -> None:
    left, right = random_array(dtype, 40, 50), random_array(dtype, 50, 30)
    product = dpnp.matmul(dpnp.array(left, sycl_queue=queue), dpnp.array(right, sycl_queue=queue))
    np.testing.assert_allclose(dpnp.asnumpy(product), left @ right, rtol=1e-3, atol=1)


@pytest.mark.parametrize("dtype", ["int64", "float32"])
@pytest.mark.parametrize("size", [10, 100_000])
def test_sort(queue: dpctl.SyclQueue, dtype: str, size: int) -> None:
    numbers = random_array(dtype, size)
    result = dpnp.sort(dpnp.array(numbers, sycl_queue=queue))
    np.testing.assert_array_equal(dpnp.asnumpy(result), np.sort(numbers))


def test_views_reductions_and_functions(queue: dpctl.SyclQueue) -> None:
    numbers = random_array("float64", 40, 60)
    array = dpnp.array(numbers, sycl_queue=queue)
    np.testing.assert_allclose(dpnp.asnumpy(array[::2, ::3].T + 1), numbers[::2, ::3].T + 1)
    np.testing.assert_allclose(dpnp.asnumpy(dpnp.cumsum(array, axis=1)), np.cumsum(numbers, axis=1))
    # The runtime links a second module, which contains the functions of the C library.
    np.testing.assert_allclose(dpnp.asnumpy(dpnp.exp(array / 100)), np.exp(numbers / 100))
    np.testing.assert_array_equal(dpnp.asnumpy(dpnp.unique(array > 0)), [False, True])
