# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks of a trainer that sends new weights with `torch.multiprocessing`, and of the engines that receive them."""

from __future__ import annotations

from collections import deque
from importlib import import_module
from multiprocessing.reduction import ForkingPickler
from typing import Any

import tasks
import ur_ipc

TENSORS = 8
ELEMENTS = 1 << 20


def send(version: int, receivers: int) -> list[bytes]:
    """Makes the weights of a version, and one message with them for each receiver. Returns the messages, and drops the
    weights."""
    torch, ur_ipc_torch = import_module("torch"), import_module("ur_ipc.torch")
    ur_ipc_torch.install()
    weights = {f"layer.{number}": torch.full((ELEMENTS,), float(version), device="cuda") for number in range(TENSORS)}
    return [bytes(ForkingPickler.dumps(weights)) for _ in range(receivers)]


def sweep() -> tuple[int, tuple[int, int]]:
    """Releases the weights that the engines have dropped, and those in messages that no engine has opened. Returns the number
    of bytes of device memory that stay allocated, and this process's descriptors and mappings."""
    torch, ur_ipc_torch = import_module("torch"), import_module("ur_ipc.torch")
    torch.cuda.ipc_collect()
    for message in ur_ipc_torch.sent():
        if message.receiver is None:
            message.release()
    return int(torch.cuda.memory_allocated()), tasks.holdings()


def receive(message: bytes, versions: int) -> set[float]:
    """Opens a message, and keeps the newest `versions` versions. Returns the values of the weights."""
    versions_: deque[Any] = tasks.held.setdefault("versions", deque(maxlen=versions))
    weights = ForkingPickler.loads(message)
    versions_.append(weights)
    return {float(tensor[index]) for tensor in weights.values() for index in (0, -1)}


def make(number: int, nbytes: int) -> list[bytes]:
    """Makes objects of device memory, whose first element is the number of the object. Returns their handles."""
    arrays = [ur_ipc.empty(nbytes // 4, "int32", device="cuda:0") for _ in range(number)]
    tasks.held["objects"] = arrays
    for index, array in enumerate(arrays):
        array.torch()[0] = index
    import_module("torch").cuda.synchronize()
    return [bytes(ur_ipc.share(array)) for array in arrays]


def open_all(handles: list[bytes]) -> list[int]:
    """Opens all objects at the same time. Returns their first elements."""
    opened = [ur_ipc.ArrayHandle.from_bytes(handle).open() for handle in handles]
    tasks.held["objects"] = opened
    return [int(array.torch()[0]) for array in opened]
