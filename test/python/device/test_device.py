# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays on a device whose memory the host cannot access."""

from __future__ import annotations

import asyncio
import gc
import pickle
from typing import Any

import numpy as np
import pytest
import tasks
import ur_ipc
from peer import DEADLINE_S, Worker
from ur_ipc import ur


def array_on(device: ur_ipc.Device, values: Any) -> ur_ipc.Array:
    return ur_ipc.from_array(np.asarray(values), device=device)


@pytest.mark.parametrize("dtype", ur_ipc.DTYPES)
def test_every_type_is_the_same_in_another_process(worker: Worker, device: ur_ipc.Device, dtype: ur_ipc.DType) -> None:
    raw = array_on(device, np.arange(6 * dtype.itemsize, dtype="uint8"))
    array = raw.view(dtype, (3, 2))
    for part in (array, array[1:], array[2, 1], array[3:]):
        elements, description = worker.call(tasks.opened_bytes, bytes(ur_ipc.share(part)))
        assert elements == part.tobytes()
        assert description == (part.shape, part.strides, str(dtype), part.nbytes, False, device.uuid)
    assert array.tobytes() == bytes(range(6 * dtype.itemsize))


def test_arrays_are_copied_from_and_to_bytes(device: ur_ipc.Device) -> None:
    assert ur_ipc.zeros((300, 7), "int16", device=device).tobytes() == bytes(4200)
    array = ur_ipc.empty((3, 4), device=device)
    values = np.arange(24.0).reshape(4, 6)[::-1, ::2].T
    array.copy_from(values)  # strided on the host
    assert array.tobytes() == values.tobytes()
    assert ur_ipc.from_array(array).numpy().tolist() == values.tolist()  # to the host
    assert ur_ipc.from_array(array, device=device).tobytes() == values.tobytes()
    host = ur_ipc.zeros((4, 3))
    host.view(shape=(3, 4))[...].copy_from(array)
    assert host.tobytes() == values.tobytes()
    np_target = np.zeros((4, 3))
    ur_ipc.from_dlpack(np_target.T).copy_from(array)  # strided on the host again
    assert np_target.T.tolist() == values.tolist()


def test_the_error_of_host_access_names_the_remedy(device: ur_ipc.Device) -> None:
    array = ur_ipc.zeros((3, 4), device=device)
    for access in (memoryview, np.asarray, ur_ipc.Array.numpy):
        with pytest.raises(BufferError, match=r"ur_ipc\.from_array\(x\)"):
            access(array)
    with pytest.raises(ValueError, match=r"x\.contiguous\(\)"):
        array[:, ::2].tobytes()
    assert np.from_dlpack(array, device="cpu").tolist() == np.zeros((3, 4)).tolist()
    with pytest.raises(BufferError, match="not to"):
        array.__dlpack__(dl_device=(1, 0), copy=False)


def test_writes_of_an_importer_are_visible_to_the_exporter(worker: Worker, device: ur_ipc.Device) -> None:
    array = array_on(device, np.zeros(5))
    worker.call(tasks.unpickle_as, "array", pickle.dumps(array[1:4]))
    worker.call(tasks.overwrite, "array", np.array([1.0, 2.0, 3.0]))
    assert np.frombuffer(array.tobytes()).tolist() == [0, 1, 2, 3, 0]
    worker.call(tasks.close, "array")


def test_dlpack_and_views_keep_the_memory(device: ur_ipc.Device) -> None:
    with ur_ipc.share(array_on(device, np.arange(5.0))) as handle:
        opened = handle.open()
    reimported = ur_ipc.from_dlpack(opened)
    assert reimported.device is device
    assert reimported.address == opened.address
    with pytest.raises(BufferError, match="1 DLPack tensor"):
        opened.close()
    del opened
    gc.collect()
    assert np.frombuffer(reimported[1:].tobytes()).tolist() == [1, 2, 3, 4]


def can_open(device: ur_ipc.Device, peer: ur_ipc.Device) -> bool:
    """Returns whether memory of the peer device can be opened on the device."""
    access = ur.ur_exp_peer_info_t.UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT
    has_peer_access = device.backend in (ur.ur_backend_t.UR_BACKEND_CUDA, ur.ur_backend_t.UR_BACKEND_HIP)
    return has_peer_access and ur.urUsmP2PPeerAccessGetInfoExp(device.handle, peer.handle, access) == 1


def test_memory_is_opened_on_its_device_and_on_peer_devices(device: ur_ipc.Device) -> None:
    peer_devices = [peer for peer in ur_ipc.devices() if peer.backend == device.backend and peer.uuid != device.uuid]
    if not peer_devices:
        pytest.skip(f"{device.name} is the only device of its backend")
    array = ur_ipc.zeros(10, device=device)
    with ur_ipc.share(array) as handle:
        assert handle.device_uuid == device.uuid
        if can_open(peer_devices[0], device):
            opened = handle.open(device=peer_devices[0])
            assert (opened.device, opened.tobytes()) == (peer_devices[0], array.tobytes())
        else:
            with pytest.raises(ur_ipc.InvalidArgumentError, match="device"):
                handle.open(device=peer_devices[0])
        assert handle.open().device is device


def test_events_are_waited_for_by_other_processes(worker: Worker, device: ur_ipc.Device) -> None:
    event = ur_ipc.Event(device=device)
    worker.call(tasks.unpickle_as, "event", pickle.dumps(event))
    for _ in range(10):
        worker.call(tasks.signal, "event")
        event.wait(timeout=DEADLINE_S)

    async def wait() -> None:
        event.signal()
        await event

    asyncio.run(wait())
    worker.call(tasks.close, "event")


def test_arrays_grow_on_the_device(worker: Worker, device: ur_ipc.Device) -> None:
    array = ur_ipc.GrowableArray((2, 3), "float32", capacity=10_000_000, device=device)
    array.array.copy_from(np.ones((2, 3), "float32"))
    worker.call(tasks.unpickle_as, "array", pickle.dumps(array))
    array.grow(5_000_000)
    array.array[-1:].copy_from(np.full((1, 3), 7, "float32"))
    assert worker.call(tasks.grown_rows, "array", 0, 1) == np.ones(3, "float32").tobytes()
    assert worker.call(tasks.grown_rows, "array", 4_999_999, 5_000_000) == np.full(3, 7, "float32").tobytes()
    worker.call(tasks.close, "array")
    memory = ur_ipc.PhysicalMemory(5, device=device)
    memory.map()[:5].copy_from(np.arange(5, dtype="uint8"))
    assert ur_ipc.share(memory, read_only=True).open().map()[:5].tobytes() == bytes(range(5))


class ForeignArray:
    """Exposes an array as libraries without DLPack do, with only a reference to the memory."""

    def __init__(self, array: ur_ipc.Array, **changes: object) -> None:
        self._array = array
        self.__cuda_array_interface__ = {**array.__cuda_array_interface__, **changes}


def test_arrays_import_and_export_the_cuda_array_interface(worker: Worker, device: ur_ipc.Device) -> None:
    array = array_on(device, np.arange(12.0).reshape(3, 4))
    if device.backend != ur.ur_backend_t.UR_BACKEND_CUDA:
        assert not hasattr(array, "__cuda_array_interface__")
        return
    part: Any = array[1:, ::2]
    assert part.__cuda_array_interface__ == {
        "shape": (2, 2),
        "typestr": "<f8",
        "data": (array.address + 32, False),
        "strides": (32, 16),
        "version": 3,
    }
    assert not hasattr(array.view("bfloat16"), "__cuda_array_interface__")
    with pytest.raises(BufferError, match="its uses are not counted"):
        array.close()
    for stream in (ur.urQueueGetNativeHandle(device.queue), 1):  # 1 is the driver's default stream
        foreign = ForeignArray(array[1:], stream=stream)
        assert ur_ipc.from_array(foreign).numpy().tolist() == [[4, 5, 6, 7], [8, 9, 10, 11]]
    data = bytes(ur_ipc.share(foreign))
    assert worker.call(tasks.opened_bytes, data)[0] == np.arange(4.0, 12.0).tobytes()
    assert bytes(ur_ipc.share(foreign)) == data  # the handle stays valid as long as the array lives
    del foreign
    gc.collect()
    with pytest.raises(ur_ipc.InvalidHandleError):
        worker.call(tasks.opened_bytes, data)
