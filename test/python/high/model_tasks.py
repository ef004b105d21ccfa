# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model of any size for tests and benchmarks, its publisher and its readers."""

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
from numpy.typing import NDArray
from peer import DEADLINE_S
from ur_ipc import ur

TENSORS = 300
_SETS = 3  # sets of weights: the newest one, one that readers may still read, and the next one

# System calls that container profiles forbid, with their numbers on x86-64. They access memory or files of other processes.
_PIDFD_GETFD = 438
_FORBIDDEN = {"process_vm_readv": 310, "process_vm_writev": 311, "kcmp": 312, "userfaultfd": 323, "pidfd_getfd": _PIDFD_GETFD}
_SECCOMP, _SET_MODE_FILTER, _ALL_THREADS = 317, 1, 1
_NO_NEW_PRIVILEGES = 38


class _Filter(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("code", ctypes.c_char_p))


def confine() -> None:
    """Forbids this process the system calls that container profiles forbid."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    load, equal, return_ = 0x20, 0x15, 0x06
    code = [struct.pack("=HBBI", load, 0, 0, 0)]  # loads the number of the system call
    for left, number in enumerate(reversed(_FORBIDDEN.values())):
        code.insert(1, struct.pack("=HBBI", equal, left + 1, 0, number))
    code += [struct.pack("=HBBI", return_, 0, 0, 0x7FFF0000), struct.pack("=HBBI", return_, 0, 0, 0x00050000 | errno.EPERM)]
    program = _Filter(len(code), b"".join(code))
    if libc.syscall(_SECCOMP, _SET_MODE_FILTER, _ALL_THREADS, ctypes.byref(program)) != 0:
        raise OSError(ctypes.get_errno(), "seccomp")
    if libc.syscall(_PIDFD_GETFD, -1, 0, 0) != -1 or ctypes.get_errno() != errno.EPERM:
        raise AssertionError("the filter lets pidfd_getfd through")


def error_of(address: int) -> str:
    """Returns the error of the C API for a number that is not a handle."""
    ur_ipc.devices()
    try:
        ur.urAdapterGetInfo(ur.ur_adapter_handle_t(address), ur.ur_adapter_info_t.UR_ADAPTER_INFO_BACKEND)
    except ValueError as error:
        return str(error)
    return ""


def state_dict(nbytes: int, tensor: Callable[[tuple[int, int]], Any]) -> OrderedDict[str, Any]:
    """Makes a model of about `nbytes` bytes: 300 weights from the function `tensor`. The last weight is tied to the first."""
    state: OrderedDict[str, Any] = OrderedDict(embedding=tensor((nbytes // 10 // 1024, 256)))
    rest = nbytes - nbytes // 10
    for number in range(TENSORS - 2):
        state[f"layers.{number}.weight"] = tensor((rest // (TENSORS - 2) // 64, 16))
    state["head"] = state["embedding"]
    return state


def _shared_state_dict(nbytes: int) -> OrderedDict[str, Any]:
    """Makes a model whose weights are parts of one array of this package."""
    memory = ur_ipc.empty(nbytes // 4, "float32")
    begin = 0

    def next_tensor(shape: tuple[int, int]) -> ur_ipc.Array:
        nonlocal begin
        begin += shape[0] * shape[1]
        return memory[begin - shape[0] * shape[1] : begin].view(None, shape)

    return state_dict(nbytes, next_tensor)


class Weights:
    """The weights of a model. A publisher writes one version after another into them. Some elements of each tensor contain the
    number of the version: the first, the last, and one element in every _STEP elements."""

    _STEP = 1 << 14

    def __init__(self, tensors: OrderedDict[str, Any]) -> None:
        self.tensors = tensors
        self._elements = [np.asarray(tensor).reshape(-1) for tensor in tensors.values()]

    @classmethod
    def private(cls, nbytes: int) -> Weights:
        """Makes weights that the publisher copies."""
        return cls(state_dict(nbytes, lambda shape: np.empty(shape, "float32")))

    @classmethod
    def shared(cls, nbytes: int) -> Weights:
        """Makes weights that readers open in place."""
        return cls(_shared_state_dict(nbytes))

    def fill(self, version: int) -> None:
        """Writes the number of the version into all elements."""
        for elements in self._elements:
            elements[:] = version

    def mark(self, version: int) -> None:
        """Writes the number of the version into the elements that contain it."""
        for elements in self._elements:
            elements[:: self._STEP] = version
            elements[-1] = version

    def have_version(self, version: int) -> bool:
        """Returns whether each tensor's first element, its last one, and a varying element between them are of this version."""
        for elements in self._elements:
            middle = version * self._STEP % (len(elements) // self._STEP * self._STEP or 1)
            if not elements[0] == elements[middle] == elements[-1] == version:
                return False
        return True


class Readers:
    """For each reader of a model, the number of the oldest version that the reader may still read, as the publisher sees it."""

    def __init__(self, model: str, number: int) -> None:
        self._oldest = ur_ipc.zeros(number, "int64")
        self._publisher = ur_ipc.publish(f"{model}.readers", self._oldest, read_only=False)

    @staticmethod
    def oldest_of(model: str, reader: int) -> NDArray[Any]:
        """Returns the element of the array where a reader writes its number."""
        with ur_ipc.subscribe(f"{model}.readers") as subscriber:
            published: NDArray[Any] = subscriber.current().tree.numpy()
        return published[reader : reader + 1]

    def wait_past(self, version: int) -> None:
        """Waits until no reader reads this version and no reader can begin to read it."""
        oldest = self._oldest.numpy()
        while oldest.min() <= version:
            threading.Event().wait(0.0005)

    def close(self) -> None:
        self._publisher.close()


class Server:
    """Publishes copies of one set of weights, or publishes several sets in turn in place. In place, it changes only a set
    without readers."""

    def __init__(self, name: str, nbytes: int, readers: int, *, in_place: bool) -> None:
        self._nbytes = nbytes
        self._in_place = in_place
        self._sets = [Weights.shared(nbytes) if in_place else Weights.private(nbytes)]
        self._sets[0].fill(1)
        self._version = 1
        self._readers = Readers(name, readers)
        self._publisher = ur_ipc.publish(name, self._sets[0].tensors, version=self._version)

    def update(self, seconds: float, period_s: float) -> list[float]:
        """Publishes versions for `seconds`, at most one per period, until all readers have the last one. Returns how long each
        took."""
        while self._in_place and len(self._sets) < _SETS:
            self._sets.append(Weights.shared(self._nbytes))
            self._sets[-1].fill(0)
        durations: list[float] = []
        start = time.monotonic()
        while (due := start + len(durations) * period_s) < (end := start + seconds) and time.monotonic() < end:
            threading.Event().wait(max(0.0, due - time.monotonic()))
            durations.append(self._publish_next())
        self._readers.wait_past(self._version - 1)
        return durations

    def _publish_next(self) -> float:
        weights = self._sets[self._version % len(self._sets)]
        self._version += 1
        if self._in_place:
            self._readers.wait_past(self._version - _SETS)
        weights.mark(self._version)
        start = time.monotonic()
        self._publisher.update(weights.tensors, version=self._version)
        return time.monotonic() - start

    def close(self) -> None:
        self._publisher.close()
        self._readers.close()


def serve(name: str, nbytes: int, readers: int, *, in_place: bool) -> None:
    tasks.held[name] = Server(name, nbytes, readers, in_place=in_place)


def update(name: str, seconds: float, period_s: float) -> list[float]:
    durations: list[float] = tasks.held[name].update(seconds, period_s)
    return durations


def stop(name: str) -> None:
    tasks.held.pop(name).close()


def begin_to_follow(name: str, reader: int) -> None:
    tasks.held["oldest"] = Readers.oldest_of(name, reader)
    open_newest(name)


def _wait_for_next() -> ur_ipc.Published | None:
    """Returns the next version, or None if the publisher has exited."""
    with contextlib.suppress(ur_ipc.PublisherGoneError):
        next_version: ur_ipc.Published = tasks.held["subscriber"].wait(DEADLINE_S)
        return next_version
    return None


def follow() -> tuple[int, int]:
    """Reads versions until the publisher exits, and checks each one twice. Returns the number of versions, and how many were
    torn."""
    count, torn, version = 0, 0, tasks.held.pop("version")
    oldest = tasks.held.pop("oldest")
    while version is not None:
        oldest[0] = version.number
        weights, count = Weights(version.tree), count + 1
        was_whole = weights.have_version(version.version)
        next_version = _wait_for_next()
        torn += not (was_whole and weights.have_version(version.version))
        version = next_version
    tasks.held.pop("subscriber").close()
    return count, torn


def open_newest(name: str) -> float:
    """Subscribes, and opens the newest version. Returns how long this took."""
    start = time.monotonic()
    tasks.held["subscriber"] = ur_ipc.subscribe(name)
    tasks.held["version"] = tasks.held["subscriber"].wait(DEADLINE_S)
    return time.monotonic() - start


def parts_of_newest() -> tuple[int, int, bool]:
    """Returns how many arrays the open version has, how many parts of memory they are in, and whether tied weights share
    memory."""
    version = tasks.held["version"]
    arrays, tree = version.manifest.arrays, version.tree
    return len(arrays), len({info.part for info in arrays}), tree["head"].address == tree["embedding"].address


def drop_newest() -> None:
    tasks.held.pop("version")
    tasks.held.pop("subscriber").close()


def newest_is_whole() -> bool:
    return tree_tasks.is_whole(tasks.held["version"])


def wait_until_gone() -> float:
    """Returns when the subscriber notices the end of its publisher, by the clock that all processes share."""
    with contextlib.suppress(ur_ipc.PublisherGoneError):
        while True:
            tasks.held["subscriber"].wait(DEADLINE_S)
    return time.monotonic()


def holdings() -> tuple[int, int]:
    """Returns `tasks.holdings`, after the allocator has returned its free memory to the system."""
    held = tasks.holdings()
    ctypes.CDLL(None).malloc_trim(0)
    return held


def memory_of(pid: int) -> int:
    """Returns the memory of a process in bytes. The sum over all processes counts shared memory once."""
    match = re.search(r"^Pss:\s+(\d+) kB$", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    assert match
    return int(match[1]) * 1024
