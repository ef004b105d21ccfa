# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory of a device in ur-ipc-keeper, which loads no driver."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest
import ur_ipc
from keeper_tasks import Keeper, keep_on
from parts import Part, fill
from peer import Peer, runtime_folder
from test_foreign_trees import Segment

pytestmark = pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools")


@contextmanager
def keeper_for_sockets() -> Iterator[Keeper]:
    """Starts a keeper that takes sockets as the objects of a driver, such as those of the CUDA driver of the tests."""
    with (
        runtime_folder(),
        socket.socket(socket.AF_UNIX) as like,
        Keeper("--driver-file", "/proc/self/fd/0", stdin=like.fileno()) as keeper,
    ):
        yield keeper


def test_device_memory_outlives_its_process(device: ur_ipc.Device) -> None:
    with keeper_for_sockets() as keeper, Peer() as maker:
        maker.call(keep_on, str(device.uuid), "x")
        maker.kill()
        tree, array = ur_ipc.attach("x"), ur_ipc.attach("x-array")
        assert tree["a"].device is device
        keeper.kill()
        assert (ur_ipc.from_array(tree["a"]).numpy() == np.arange(100_000)).all()
        assert ur_ipc.from_array(array).numpy().tolist() == [0, 1, 2, 3, 4, 5, 6]
        assert tree["b"].numpy().tolist() == [1, 1, 1]


def test_memory_that_ends_with_its_process_is_refused_unless_it_is_copied(device: ur_ipc.Device) -> None:
    if device.backend != ur_ipc.ur.ur_backend_t.UR_BACKEND_CUDA:
        pytest.skip("only CUDA has the interface of the arrays")
    part = Part(Segment(device), 0, (8,))
    fill(part, 5)
    with keeper_for_sockets():
        for x in (part, {"a": part}):
            with pytest.raises(ur_ipc.UnsupportedError, match="has no descriptor"):
                ur_ipc.keep("x", x)
        assert ur_ipc.keep("x", ur_ipc.share({"a": part}, snapshot=True)) == 1
        assert ur_ipc.from_array(ur_ipc.attach("x")["a"]).numpy().tolist() == [5] * 8
