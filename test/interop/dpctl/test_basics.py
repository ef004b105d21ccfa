# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The first steps of a dpctl program, on the adapter in UR_ADAPTERS_FORCE_LOAD."""

from __future__ import annotations

import os
from pathlib import Path

import dpctl
import dpctl.memory

# The device type that the adapter under test reports.
KIND = "gpu" if "level_zero" in Path(os.environ["UR_ADAPTERS_FORCE_LOAD"]).name else "cpu"


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
