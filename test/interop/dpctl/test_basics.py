# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a dpctl program does first, on the adapter that UR_ADAPTERS_FORCE_LOAD names."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import dpctl
import dpctl.memory
import pytest

# What the adapter under test calls its devices.
KIND = "gpu" if "level_zero" in Path(os.environ["UR_ADAPTERS_FORCE_LOAD"]).name else "cpu"
SIZES = [1, 4095, 4096, 4097, 3 * 1024 * 1024 + 5]
KINDS = {
    "device": dpctl.memory.MemoryUSMDevice,
    "shared": dpctl.memory.MemoryUSMShared,
    "host": dpctl.memory.MemoryUSMHost,
}


def pattern(size: int, seed: int) -> bytes:
    # No power of two, so that no page looks like another.
    period = bytes((i * 31 + seed) % 256 for i in range(251))
    return (period * (size // len(period) + 1))[:size]


@pytest.fixture(params=["out_of_order", "in_order", "enable_profiling"])
def queue(request: pytest.FixtureRequest) -> dpctl.SyclQueue:
    return dpctl.SyclQueue(property=[] if request.param == "out_of_order" else request.param)


def test_adapter_under_test_is_loaded() -> None:
    dpctl.SyclQueue()
    adapter = Path(os.environ["UR_ADAPTERS_FORCE_LOAD"]).resolve()
    assert str(adapter) in Path("/proc/self/maps").read_text()


def test_device_is_found() -> None:
    (platform,) = dpctl.get_platforms()
    device = dpctl.SyclDevice(KIND)
    assert device.is_cpu == (KIND == "cpu")
    assert device.is_gpu == (KIND == "gpu")
    assert device.sycl_platform == platform
    assert device == dpctl.SyclDevice()
    assert device.name and device.vendor and device.driver_version
    assert 1 <= device.max_compute_units <= 4 * (os.cpu_count() or 1)
    assert device.global_mem_size > 0
    assert device.has_aspect_usm_device_allocations
    assert device.has_aspect_usm_shared_allocations
    assert device.has_aspect_usm_host_allocations


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_memory_keeps_what_is_copied_in(kind: str, size: int, queue: dpctl.SyclQueue) -> None:
    memory = KINDS[kind](size, queue=queue)
    assert memory.get_usm_type() == kind
    assert memory.nbytes == size
    memory.copy_from_host(pattern(size, 1))
    assert bytes(memory.copy_to_host()) == pattern(size, 1)
    memory.memset(0x5A)
    assert bytes(memory.copy_to_host()) == b"\x5a" * size


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_memory_is_copied_between_kinds(source: str, target: str, queue: dpctl.SyclQueue) -> None:
    there, here = KINDS[source](5000, queue=queue), KINDS[target](5000, queue=queue)
    there.copy_from_host(pattern(5000, 2))
    here.copy_from_device(there)
    assert bytes(here.copy_to_host()) == pattern(5000, 2)


def test_host_reads_host_and_shared_memory_directly(queue: dpctl.SyclQueue) -> None:
    for kind in ("host", "shared"):
        memory = KINDS[kind](5000, queue=queue)
        memory.copy_from_host(pattern(5000, 3))
        assert bytes(memoryview(memory)) == pattern(5000, 3)


def test_events_order_copies_of_two_queues() -> None:
    one, other = dpctl.SyclQueue(), dpctl.SyclQueue()
    size = 8 * 1024 * 1024
    first = dpctl.memory.MemoryUSMDevice(size, queue=one)
    second = dpctl.memory.MemoryUSMDevice(size, queue=one)
    source, found = bytearray(os.urandom(size)), bytearray(size)
    written = one.memcpy_async(first, source, size)
    copied = other.memcpy_async(second, first, size, [written])
    read = one.memcpy_async(found, second, size, [copied])
    read.wait()
    assert found == source
    for event in (written, copied, read):
        assert event.execution_status == dpctl.event_status_type.complete


def test_barrier_ends_after_what_was_submitted_before() -> None:
    queue = dpctl.SyclQueue()
    memory = dpctl.memory.MemoryUSMDevice(1024, queue=queue)
    before = queue.memcpy_async(memory, bytearray(1024), 1024)
    queue.submit_barrier().wait()
    assert before.execution_status == dpctl.event_status_type.complete


def test_timed_copies_have_times_in_order() -> None:
    queue = dpctl.SyclQueue(property=["in_order", "enable_profiling"])
    size = 1024 * 1024
    memory = dpctl.memory.MemoryUSMDevice(size, queue=queue)
    events = [queue.memcpy_async(memory, bytearray(size), size) for _ in range(5)]
    queue.wait()
    times = [(event.profiling_info_submit, event.profiling_info_start, event.profiling_info_end) for event in events]
    for submitted, started, ended in times:
        assert 0 < submitted <= started <= ended
    for (_, _, ended), (_, started, _) in itertools.pairwise(times):
        assert ended <= started


def test_timer_measures_a_copy() -> None:
    queue = dpctl.SyclQueue(property=["in_order", "enable_profiling"])
    memory = dpctl.memory.MemoryUSMDevice(1024 * 1024, queue=queue)
    timer = dpctl.SyclTimer(device_timer="queue_barrier")
    with timer(queue):
        memory.copy_from_host(bytearray(1024 * 1024))
    assert timer.dt.host_dt > 0
    assert timer.dt.device_dt > 0
