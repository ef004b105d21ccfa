# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the bytes of handles, and how long handles are valid."""

from __future__ import annotations

import gc
import pickle
import struct
import threading
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from uuid import UUID

import numpy as np
import pytest
import tasks
import ur_ipc
from hypothesis import given, settings
from hypothesis import strategies as st
from peer import DEADLINE_S, Worker
from ur_ipc import ur, wire


def with_checksum(body: bytes) -> bytes:
    """Returns the handle with this body, with the correct size and checksum."""
    body = body[:12] + struct.pack("<I", len(body) + 4) + body[16:]
    return body + struct.pack("<I", zlib.crc32(body))


def refusal_of(handle: bytes) -> str:
    """Returns the reason why an array's handle is rejected. Both ways to open the handle must give the same reason."""
    reasons = []
    for open_handle in (lambda: ur_ipc.Handle.from_bytes(handle).open(), lambda: ur_ipc._open(handle)):
        with pytest.raises(ValueError) as raised:
            open_handle()
        reasons.append(str(raised.value))
    assert reasons[0] == reasons[1]
    return reasons[0]


def test_the_layout_is_the_documented_one() -> None:
    array = ur_ipc.from_array(np.arange(24, dtype="int16").reshape(4, 6))[1:, ::2]
    handle = ur_ipc.share(array, read_only=True)
    data = bytes(handle)
    assert data[:8] == b"ur-ipc\0\0"
    assert struct.unpack_from("<HHII", data, 8) == (1, 1, len(data), 1)
    backend, size = struct.unpack_from("<II", data, 20)
    assert (backend, size) == (ur.ur_backend_t.UR_BACKEND_NATIVE_CPU, 256)
    assert UUID(bytes=data[28:44]) == array.device.uuid
    assert struct.unpack_from("<BBHIq", data, 44) == (0, 16, 1, 2, 12)  # signed, 16 bits, 1 lane, 2 dimensions, offset
    assert struct.unpack_from("<QQqq", data, 60) == (3, 3, 12, 4)
    assert data[92:348] == handle.exported
    assert struct.unpack_from("<I", data, 348) == (zlib.crc32(data[:348]),)
    assert len(data) == 352


@pytest.fixture(scope="module")
def handle() -> bytes:
    array = ur_ipc.from_array(np.arange(24, dtype="int16").reshape(4, 6))
    tasks.held["of the bytes"] = array
    return bytes(ur_ipc.share(array))


@settings(deadline=None)
@given(data=st.data())
def test_changed_and_shortened_bytes_are_refused(handle: bytes, data: st.DataObject) -> None:
    bit = data.draw(st.integers(0, 8 * len(handle) - 1))
    changed = bytearray(handle)
    changed[bit // 8] ^= 1 << bit % 8
    assert "not a ur_ipc handle" in refusal_of(bytes(changed))
    assert "not a ur_ipc handle" in refusal_of(handle[: data.draw(st.integers(0, len(handle) - 1))])
    assert "not a ur_ipc handle" in refusal_of(handle + data.draw(st.binary(min_size=1, max_size=9)))


@pytest.mark.parametrize(
    ("position", "layout", "values", "reason"),
    [
        (8, "<H", (2,), "version 2"),
        (10, "<H", (9,), "kind 9"),
        (16, "<I", (2,), "flags 0x2"),
        (20, "<I", (77,), "backend number 77"),
        (24, "<I", (2**31,), "longer than the message"),
        (28, "<Q", (1,), "which this process does not see"),
        (44, "<BB", (0, 17), "DLPack code 0, 17 bits"),
        (44, "<BBH", (0, 16, 2), "2 lanes"),
        (48, "<I", (65,), "65 dimensions"),
        (48, "<I", (3,), "3 dimensions"),
        (52, "<q", (2,), "beyond the memory"),
        (52, "<q", (-2,), "beyond the memory"),
        (52, "<q", (2**62,), "beyond the memory"),
        (60, "<Q", (5,), "beyond the memory"),
        (60, "<QQ", (2**63, 2**63), "exceeds the address space"),
        (60, "<QQ", (2**63, 0), "exceeds the address space"),
        (76, "<q", (14,), "beyond the memory"),
        (76, "<q", (-12,), "beyond the memory"),
    ],
)
def test_forged_fields_with_a_right_checksum_are_refused(
    handle: bytes, position: int, layout: str, values: tuple[int, ...], reason: str
) -> None:
    forged = bytearray(handle[:-4])
    struct.pack_into(layout, forged, position, *values)
    assert reason in refusal_of(with_checksum(bytes(forged)))


@settings(deadline=None)
@given(
    offset=st.integers(-50, 50),
    shape=st.tuples(st.integers(0, 9), st.integers(0, 9)),
    strides=st.tuples(st.integers(-30, 30), st.integers(-30, 30)),
)
def test_no_handle_gives_access_beyond_the_memory(
    handle: bytes, offset: int, shape: tuple[int, int], strides: tuple[int, int]
) -> None:
    fields = struct.pack("<qQQqq", offset, *shape, *strides)
    forged = with_checksum(handle[:52] + fields + handle[92:-4])
    offsets = [offset + i * strides[0] + j * strides[1] for i in range(shape[0]) for j in range(shape[1])]
    if all(0 <= value <= 46 for value in offsets):
        ur_ipc.Handle.from_bytes(forged).open().tobytes()
    else:
        assert "beyond the memory" in refusal_of(forged)


def test_a_handle_of_another_kind_is_refused(handle: bytes) -> None:
    with pytest.raises(ValueError, match="ArrayHandle, not EventHandle"):
        ur_ipc.EventHandle.from_bytes(handle)
    event = bytes(ur_ipc.share(ur_ipc.Event()))
    with pytest.raises(ValueError, match="EventHandle"):
        ur_ipc.ArrayHandle.from_bytes(event)
    assert isinstance(ur_ipc.Handle.from_bytes(event), ur_ipc.EventHandle)
    with pytest.raises(ValueError, match="extra fields"):
        ur_ipc.Handle.from_bytes(with_checksum(event[:44] + b"12345678" + event[44:-4]))


def test_a_handle_has_metadata_before_its_open(handle: bytes) -> None:
    parsed = ur_ipc.ArrayHandle.from_bytes(bytearray(handle))
    assert (parsed.shape, parsed.strides, parsed.dtype, parsed.offset) == ((4, 6), (12, 2), "int16", 0)
    assert (parsed.nbytes, parsed.read_only) == (48, False)
    assert bytes(parsed) == handle
    assert bytes(pickle.loads(pickle.dumps(parsed))) == handle


# Large arrays are allocated in a memory file. A small array moves into a memory file when it is first shared.
small_or_large = pytest.mark.parametrize("length", [3, 2 << 20])


@small_or_large
def test_put_ends_one_handle_and_no_other(worker: Worker, length: int) -> None:
    array = ur_ipc.from_array(np.arange(length))
    first, second = ur_ipc.share(array), ur_ipc.share(array)
    worker.call(tasks.open_as, "array", bytes(first))
    first.put()
    with pytest.raises(ur_ipc.InvalidHandleError, match="stale") as raised:
        worker.call(tasks.opened_bytes, bytes(first))
    assert "Keep the array in the exporter" in raised.value.__notes__[0]
    assert worker.call(tasks.opened_bytes, bytes(second))[0] == array.tobytes()
    assert (worker.call(tasks.read, "array") == np.arange(length)).all()  # an open array stays open
    worker.call(tasks.close, "array")
    first.put()  # a second put does nothing


@small_or_large
def test_a_handle_that_was_sent_and_dropped_lasts_as_long_as_its_array(worker: Worker, length: int) -> None:
    array = ur_ipc.from_array(np.arange(length))
    data = bytes(ur_ipc.share(array))
    gc.collect()
    assert worker.call(tasks.opened_bytes, data)[0] == array.tobytes()
    for _ in range(100):  # later handles of the array are equal
        assert bytes(ur_ipc.share(array)) == data
    ur_ipc.share(array).put()
    assert worker.call(tasks.opened_bytes, data)[0] == array.tobytes()
    array.close()
    with pytest.raises(ur_ipc.InvalidHandleError):
        worker.call(tasks.opened_bytes, data)


# The second and the third open use different code in the package.
@small_or_large
def test_an_array_can_be_sent_and_received_repeatedly(worker: Worker, length: int) -> None:
    array = ur_ipc.from_array(np.arange(length))
    message = pickle.dumps(array)
    for turn in range(4):
        worker.call(tasks.unpickle_as, f"received {turn}", message)
        assert (worker.call(tasks.read, f"received {turn}") == np.arange(length)).all()
    worker.call(tasks.close, "received 0")
    worker.call(tasks.write, "received 1", 7)
    assert (worker.call(tasks.read, "received 2") == 7).all()
    assert (array.numpy() == 7).all()
    for turn in range(1, 4):
        worker.call(tasks.close, f"received {turn}")
    array.close()
    with pytest.raises(ur_ipc.InvalidHandleError, match="stale") as raised:
        worker.call(tasks.unpickle_as, "never", message)
    assert "Keep the array in the exporter" in raised.value.__notes__[0]


@pytest.mark.parametrize("closes", [True, False])
def test_threads_open_one_handle_at_once(worker: Worker, closes: bool) -> None:
    handle = worker.call(tasks.make, "many", np.arange(1000))
    start = threading.Barrier(8)

    def open_often(_: int) -> bool:
        start.wait(DEADLINE_S)
        is_right = True
        for _ in range(50):
            array = ur_ipc.ArrayHandle.from_bytes(handle).open()
            is_right = is_right and array.numpy()[-1] == 999
            if closes:
                array.close()
        return is_right

    with ThreadPoolExecutor(start.parties) as threads:
        assert all(threads.map(open_often, range(start.parties)))
    worker.call(tasks.close, "many")


def test_a_handle_keeps_a_plain_copy_of_its_bytes(handle: bytes) -> None:
    class Labeled(bytes):
        label = "somebody's"

    for kind in (Labeled, bytearray, memoryview, Labeled):
        assert ur_ipc._open(kind(handle)).tobytes() == tasks.held["of the bytes"].tobytes()
        assert type(bytes(ur_ipc.Handle.from_bytes(handle))) is bytes


def test_bytes_of_an_event_are_not_unpickled_as_an_array() -> None:
    event = bytes(ur_ipc.share(ur_ipc.Event()))
    with pytest.raises(ValueError, match="another kind of handle"):
        ur_ipc._open(event)


def test_a_handle_keeps_its_array_alive(worker: Worker) -> None:
    handle = ur_ipc.share(ur_ipc.from_array(np.arange(3)))
    gc.collect()
    assert worker.call(tasks.opened_bytes, bytes(handle))[0] == np.arange(3).tobytes()


def test_many_messages_are_split_fast() -> None:
    event = bytes(ur_ipc.Event().share())
    start = time.process_time()
    assert wire.split(event * 50_000) == [event] * 50_000
    assert time.process_time() - start < 5
