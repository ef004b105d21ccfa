# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model as large as a test or a benchmark likes, and what processes do with it."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import re
import struct
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import tasks
import tree_tasks
import ur_ipc
from peer import DEADLINE_S
from ur_ipc import ur

TENSORS = 300

# What the profiles of containers forbid of all that shares memory or looks into other processes, on x86-64.
_PIDFD_GETFD = 438
_FORBIDDEN = {"process_vm_readv": 310, "process_vm_writev": 311, "kcmp": 312, "userfaultfd": 323, "pidfd_getfd": _PIDFD_GETFD}
_SECCOMP, _SET_MODE_FILTER, _ALL_THREADS = 317, 1, 1
_NO_NEW_PRIVILEGES = 38


class _Filter(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("code", ctypes.c_char_p))


def confine() -> None:
    """Forbids this process what containers forbid."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    load, equal, answer = 0x20, 0x15, 0x06
    code = [struct.pack("=HBBI", load, 0, 0, 0)]  # the number of the call
    for left, number in enumerate(reversed(_FORBIDDEN.values())):
        code.insert(1, struct.pack("=HBBI", equal, left + 1, 0, number))
    code += [struct.pack("=HBBI", answer, 0, 0, 0x7FFF0000), struct.pack("=HBBI", answer, 0, 0, 0x00050000 | errno.EPERM)]
    program = _Filter(len(code), b"".join(code))
    if libc.syscall(_SECCOMP, _SET_MODE_FILTER, _ALL_THREADS, ctypes.byref(program)) != 0:
        raise OSError(ctypes.get_errno(), "seccomp")
    if libc.syscall(_PIDFD_GETFD, -1, 0, 0) != -1 or ctypes.get_errno() != errno.EPERM:
        raise AssertionError("the filter lets pidfd_getfd through")


def refusal_of(address: int) -> str:
    """What the low level says to a number that is no handle."""
    ur_ipc.devices()
    try:
        ur.urAdapterGetInfo(ur.ur_adapter_handle_t(address), ur.ur_adapter_info_t.UR_ADAPTER_INFO_BACKEND)
    except ValueError as refused:
        return str(refused)
    return ""


def state_dict(nbytes: int, tensor: Callable[[tuple[int, int]], Any]) -> OrderedDict[str, Any]:
    """The weights of a model of about so many bytes, each made by `tensor`: 300, of which the last is tied to the first."""
    state: OrderedDict[str, Any] = OrderedDict(embedding=tensor((nbytes // 10 // 1024, 256)))
    rest = nbytes - nbytes // 10
    for number in range(TENSORS - 2):
        state[f"layers.{number}.weight"] = tensor((rest // (TENSORS - 2) // 64, 16))
    state["head"] = state["embedding"]
    return state


def _copied(nbytes: int, number: int) -> OrderedDict[str, Any]:
    """In memory of this process alone."""
    return state_dict(nbytes, lambda shape: np.full(shape, number, "float32"))


def _own(nbytes: int, number: int) -> OrderedDict[str, Any]:
    """In one array of ours."""
    memory = ur_ipc.empty(nbytes // 4, "float32")
    memory.numpy()[:] = number
    begin = 0

    def next_tensor(shape: tuple[int, int]) -> ur_ipc.Array:
        nonlocal begin
        begin += shape[0] * shape[1]
        return memory[begin - shape[0] * shape[1] : begin].view(None, shape)

    return state_dict(nbytes, next_tensor)


class Server:
    """A publisher of versions of a model, of which all elements tell the version: copies of new tensors each time, or two in
    turn that lie where others open them."""

    def __init__(self, name: str, nbytes: int, *, in_place: bool) -> None:
        self._nbytes = nbytes
        self._in_place = [_own(nbytes, 1), _own(nbytes, 2)] if in_place else []
        self._publisher = ur_ipc.publish(name, self._model(1), version=1)

    def _model(self, version: int) -> OrderedDict[str, Any]:
        return self._in_place[version - 1] if self._in_place else _copied(self._nbytes, version)

    def update(self, versions: int, period_s: float) -> list[float]:
        """So many versions more, one a period. How long each took to publish."""
        took = []
        version, due = 1, time.monotonic()
        for number in range(2, versions + 2):
            version = 3 - version if self._in_place else number
            model = self._model(version)
            due += period_s
            threading.Event().wait(max(0.0, due - time.monotonic()))
            begun = time.monotonic()
            self._publisher.update(model, version=version)
            took.append(time.monotonic() - begun)
        return took

    def close(self) -> None:
        self._publisher.close()


def serve(name: str, nbytes: int, *, in_place: bool) -> None:
    tasks.held[name] = Server(name, nbytes, in_place=in_place)


def update(name: str, versions: int, period_s: float = 0.0) -> list[float]:
    took: list[float] = tasks.held[name].update(versions, period_s)
    return took


def stop(name: str) -> None:
    tasks.held.pop(name).close()


def open_newest(name: str) -> float:
    """How long it took to subscribe and open."""
    begun = time.monotonic()
    tasks.held["subscriber"] = ur_ipc.subscribe(name)
    tasks.held["version"] = tasks.held["subscriber"].wait(DEADLINE_S)
    return time.monotonic() - begun


def parts_of_newest() -> tuple[int, int, bool]:
    """The arrays of the version that was opened, the pieces of memory that they lie in, and whether the tied ones are one."""
    version = tasks.held["version"]
    arrays, tree = version.manifest.arrays, version.tree
    return len(arrays), len({info.part for info in arrays}), tree["head"].address == tree["embedding"].address


def drop_newest() -> None:
    tasks.held.pop("version")
    tasks.held.pop("subscriber").close()


def newest_is_whole() -> bool:
    return tree_tasks.is_whole(tasks.held["version"])


def wait_until_gone() -> float:
    """When the subscriber is told that its publisher has gone, by the clock of all processes."""
    with contextlib.suppress(ur_ipc.PublisherGoneError):
        while True:
            tasks.held["subscriber"].wait(DEADLINE_S)
    return time.monotonic()


def holdings() -> tuple[int, int]:
    """What the process holds, with nothing that the allocator has yet to give back."""
    held = tasks.holdings()
    ctypes.CDLL(None).malloc_trim(0)
    return held


def memory_of(pid: int) -> int:
    """The bytes of a process: those that it shares with others count for it in part, and once for all of them together."""
    found = re.search(r"^Pss:\s+(\d+) kB$", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    assert found
    return int(found[1]) * 1024
