# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Device memory in ur-ipc-keeper, which itself loads no driver."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
import ur_ipc
from keeper_tasks import Keeper, Standby, keep_on_device
from loading_tasks import LAYER_BYTES, all_types, call_before_reads, elements_of, write, write_model
from parts import Part, fill
from peer import Worker, runtime_folder
from tasks import holdings
from test_foreign_trees import Segment

pytestmark = pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools")


_IS_SOFTWARE_DRIVER = "CU_HOST_DRIVER_DEVICES" in os.environ


@contextmanager
def keeper_for_device() -> Iterator[Keeper]:
    """Starts a keeper that accepts the driver's objects. For the software driver, a socket is the sample of such an object."""
    if not _IS_SOFTWARE_DRIVER:
        with runtime_folder(), Keeper() as keeper:
            yield keeper
        return
    with (
        runtime_folder(),
        socket.socket(socket.AF_UNIX) as sample,
        Keeper("--driver-file", "/proc/self/fd/0", stdin=sample.fileno()) as keeper,
    ):
        yield keeper


def test_device_memory_outlives_its_exporter(device: ur_ipc.Device) -> None:
    with keeper_for_device() as keeper, Worker() as exporter:
        exporter.call(keep_on_device, str(device.uuid), "x")
        exporter.kill()
        tree, array = ur_ipc.attach("x"), ur_ipc.attach("x-array")
        assert tree["a"].device is device
        keeper.kill()
        assert (ur_ipc.from_array(tree["a"]).numpy() == np.arange(100_000)).all()
        assert ur_ipc.from_array(array).numpy().tolist() == [0, 1, 2, 3, 4, 5, 6]
        assert tree["b"].numpy().tolist() == [1, 1, 1]


def test_a_standby_takes_over_device_memory(device: ur_ipc.Device) -> None:
    with keeper_for_device() as keeper, Worker() as exporter, Standby() as standby:
        exporter.call(keep_on_device, str(device.uuid), "x")
        exporter.call(keep_on_device, str(device.uuid), "x")
        exporter.kill()
        ur_ipc.keep("again", ur_ipc.attach("x-array"))
        keeper.kill()
        standby.wait_until_serving()
        ur_ipc.drop("x-array")
        assert ur_ipc.from_array(ur_ipc.attach("x", 1)["a"]).numpy().tolist() == list(range(100_000))
        assert ur_ipc.from_array(ur_ipc.attach("again")).numpy().tolist() == [0, 1, 2, 3, 4, 5, 6]


def test_the_keeper_refuses_memory_without_a_descriptor(device: ur_ipc.Device) -> None:
    if device.backend != ur_ipc.ur.ur_backend_t.UR_BACKEND_CUDA:
        pytest.skip("only CUDA supports __cuda_array_interface__")
    part = Part(Segment(device), 0, (8,))
    fill(part, 5)
    with keeper_for_device():
        for x in (part, {"a": part}):
            with pytest.raises(ur_ipc.UnsupportedError, match="has no descriptor"):
                ur_ipc.keep("x", x)
        assert ur_ipc.keep("x", ur_ipc.share({"a": part}, snapshot=True)) == 1
        assert ur_ipc.from_array(ur_ipc.attach("x")["a"]).numpy().tolist() == [5] * 8


def test_files_are_loaded_to_the_device(device: ur_ipc.Device, tmp_path: Path) -> None:
    tensors = all_types()
    tensors |= {f"bias.{n}": ("U8", [n % 9], bytes([n]) * (n % 9)) for n in range(256)}
    tensors["large"] = ("U8", [80 << 20], bytes(range(256)) * (80 << 12))
    path = write(tmp_path / "x.safetensors", tensors)
    with keeper_for_device():
        loaded = ur_ipc.load("x", path, device=device)
        for name, (_, shape, data) in tensors.items():
            assert (list(loaded[name].shape), elements_of(loaded[name])) == (shape, data)
            assert loaded[name].device is device or not data
        path.unlink()
        del loaded  # Level Zero maps physical memory only once per process
        assert elements_of(ur_ipc.load("x", path, device=device)["bias.8"]) == tensors["bias.8"][2]
        with pytest.raises(ValueError, match=f"holds 'x' on {device.name}, not on cpu:0; use one name per device, .*'x-cpu-0'"):
            ur_ipc.load("x", path)


def test_the_bytes_pass_through_small_buffers(device: ur_ipc.Device, tmp_path: Path) -> None:
    path = write(tmp_path / "x.safetensors", {"large": ("U8", [80 << 20], bytes(80 << 20))})
    command = [sys.executable, "-m", "ur_ipc", "load", "x", str(path), "--device", device.name]
    trace = {"UR_ENABLE_LAYERS": "UR_LAYER_TRACING", "UR_LOG_TRACING": "level:info;output:stderr"}
    with keeper_for_device():
        loaded = subprocess.run(command, env=os.environ | trace, stderr=subprocess.PIPE, text=True, check=True)
    allocated = re.findall(r"urUSMHostAlloc\(.*\.size = (\d+)", loaded.stderr)
    assert 0 < sum(map(int, allocated)) <= 64 << 20


def test_a_failed_load_frees_the_device_memory(device: ur_ipc.Device, tmp_path: Path) -> None:
    path = write_model(tmp_path / "x.safetensors")
    with keeper_for_device():
        for version in (1, 2):  # the second export makes the CUDA adapter open a descriptor and keep it
            ur_ipc.load("warm-up", path, device=device, version=version)
        before = holdings()
        with (
            call_before_reads(lambda descriptor, _: os.truncate(path, 20 << 20)),
            pytest.raises(ValueError, match="was shortened"),
        ):
            ur_ipc.load("x", path, device=device)
        assert holdings() == before
        assert {version.name for version in ur_ipc.kept()} == {"warm-up"}
        assert elements_of(ur_ipc.load("x", write_model(path), device=device)["layers.39"]) == b"\x27" * LAYER_BYTES
