# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks with trees for the second process. It keeps objects between calls in `held`, by name."""

from __future__ import annotations

import contextlib
import ctypes
import importlib.machinery
import importlib.util
import os
import resource
import select
import socket
import sys
import types
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, fields
from types import SimpleNamespace
from typing import Any

import numpy as np
import tasks
import ur_ipc
from numpy.typing import NDArray

held = tasks.held


SAMPLE: dict[str, Any] = {"a": np.arange(100_000), "b": [np.ones(3)]}


@dataclass
class Layer:
    weight: Any
    bias: Any = None


@dataclass(frozen=True, slots=True)
class Model:
    name: str
    layers: tuple[Layer, ...]


_traces: list[str] = []


@dataclass
class Traced:
    """A dataclass that records when an importer builds or drops an instance."""

    value: Any

    def _set(self, value: object) -> None:
        _traces.append("set")
        self.__dict__["value"] = value

    def __del__(self) -> None:
        _traces.append("del")


Traced.value = property(lambda self: self.__dict__["value"], Traced._set)


def clear_traces() -> None:
    """Clears the records, and adds a module that Python loads only when something accesses it."""
    _traces.clear()
    loader = importlib.util.LazyLoader(importlib.machinery.SourceFileLoader("lazy_module", "/nonexistent"))
    module = types.ModuleType("lazy_module")
    module.__spec__ = importlib.machinery.ModuleSpec("lazy_module", loader)
    loader.exec_module(module)
    sys.modules["lazy_module"] = module


def traces() -> tuple[list[str], bool]:
    """Returns the records, and whether the lazy module is still not loaded."""
    return _traces.copy(), type(sys.modules["lazy_module"]) is not types.ModuleType


class Tensor:
    """An array of a library like PyTorch that supports only DLPack."""

    def __init__(self, values: NDArray[Any]) -> None:
        self.values = values

    def __dlpack__(self, **options: Any) -> Any:
        return self.values.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


def torch_double() -> SimpleNamespace:
    """Returns a test double of PyTorch that accepts old DLPack capsules and has no read-only tensors."""

    class Capsule:
        def __init__(self, capsule: Any) -> None:
            self.capsule = capsule

        def __dlpack__(self, **_: Any) -> Any:
            return self.capsule

        def __dlpack_device__(self) -> tuple[int, int]:
            return 1, 0

    def from_dlpack(capsule: Any) -> NDArray[Any]:
        array: NDArray[Any] = np.from_dlpack(Capsule(capsule))
        memory: Any = (ctypes.c_char * array.nbytes).from_address(array.ctypes.data)
        return np.frombuffer(memory, array.dtype.str)

    return SimpleNamespace(from_dlpack=from_dlpack)


def numpy_copy(tree: Any) -> Any:
    """Returns the tree with NumPy copies of its arrays."""
    if isinstance(tree, dict):
        return type(tree)((key, numpy_copy(item)) for key, item in tree.items())
    if isinstance(tree, list | tuple):
        return type(tree)(map(numpy_copy, tree))
    if isinstance(tree, Layer | Model):
        return type(tree)(*(numpy_copy(getattr(tree, field.name)) for field in fields(tree)))
    if isinstance(tree, Tensor):
        return np.array(tree.values)
    return np.array(tree) if isinstance(tree, ur_ipc.Array | np.ndarray) else tree


def open_copy(handle: bytes, *dataclasses: type) -> Any:
    return numpy_copy(ur_ipc.TreeHandle.from_bytes(handle).open(dataclasses=dataclasses))


def open_and_drop(handle: bytes, *dataclasses: type) -> None:
    ur_ipc.TreeHandle.from_bytes(handle).open(dataclasses=dataclasses)


def share_model(version: object) -> bytes:
    layer = Layer(np.ones((3, 4), "float32"), np.zeros(4))
    held["model"] = ur_ipc.share({"model": Model("m", (layer,))}, version=version)
    return bytes(held["model"])


def write_into(name: str, key: str, value: int) -> None:
    held[name][key].numpy()[...] = value


def elements(name: str, key: str) -> bytes:
    """Returns the elements of an array on any device."""
    data: bytes = tasks.held[name][key].tobytes()
    return data


def open_and_write_as_torch(handle: bytes) -> None:
    """Writes to a read-only tensor. The kernel must then kill the process."""
    sys.modules["torch"] = torch_double()  # type: ignore[assignment]
    tree = ur_ipc.TreeHandle.from_bytes(handle).open(convert=ur_ipc.Array.torch)
    assert tree["a"].flags.writeable
    tree["a"][0] = 1


def open_rounds(handle: bytes, rounds: int) -> list[tuple[int, int]]:
    """Returns the process's holdings before it opens the tree, while the tree is open, and after `rounds` opens."""
    parsed = ur_ipc.Handle.from_bytes(handle)
    parsed.open()
    before = tasks.holdings()
    tree = parsed.open()
    during = tasks.holdings()
    del tree
    for _ in range(rounds):
        parsed.open()
    return [before, during, tasks.holdings()]


# Publishing and subscribing


def open_nothing(handle: bytes) -> tuple[str, bool]:
    """Returns the error of a failed open, and whether the process's holdings are the same as before."""
    parsed = ur_ipc.Handle.from_bytes(handle)
    before = tasks.holdings()
    try:
        parsed.open()
    except ur_ipc.Error as failure:
        error = type(failure).__name__
    return error, tasks.holdings() == before


def filled(number: int, arrays: int = 8, length: int = 1000) -> dict[str, Any]:
    """Makes weights. Each element is the number of the version."""
    tree: dict[str, Any] = OrderedDict((f"layer{i}.weight", np.full((length,), number, "int64")) for i in range(arrays))
    tree["tied"] = tree["layer0.weight"].reshape(10, -1)
    return tree


def publish(name: str, number: int, **options: Any) -> None:
    held[name] = ur_ipc.publish(name, filled(number), version=number, **options)


def publish_if_free(name: str, number: int) -> bool:
    try:
        publish(name, number)
    except FileExistsError:
        return False
    return True


def update(name: str, number: int) -> None:
    held[name].update(filled(number), version=number)


def publish_and_fork(name: str) -> int:
    """Publishes, and forks a child that lives until it is killed. Returns the child's pid."""
    publish(name, 1)
    child = os.fork()
    if child == 0:
        select.select([], [], [])
    return child


def take_descriptors(left: int) -> None:
    """Takes all descriptors that this process may have, except `left` of them."""
    limit = 64
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    descriptors = held["descriptors"] = []
    with contextlib.suppress(OSError):
        while True:
            descriptors.append(os.dup(0))
    for _ in range(left):
        os.close(descriptors.pop())


def release_descriptors() -> None:
    for descriptor in held.pop("descriptors"):
        os.close(descriptor)


def subscribe(name: str) -> None:
    held[name] = ur_ipc.subscribe(name)


def subscribe_and_open(name: str) -> None:
    with ur_ipc.subscribe(name) as subscriber:
        subscriber.current()


def current(name: str) -> tuple[int, Any, Any]:
    """Opens and keeps the newest version."""
    version = held["version"] = held[name].current()
    return version.number, version.version, numpy_copy(version.tree)


def kept_tree() -> Any:
    return numpy_copy(held["version"].tree)


def wait_until_publisher_is_gone(name: str) -> str:
    """Returns the error of the subscriber after its publisher has exited."""
    try:
        while True:
            held[name].wait(60)
    except ur_ipc.PublisherGoneError as error:
        return f"{held[name].alive} {error}"


def is_whole(version: ur_ipc.Published) -> bool:
    """Returns whether all elements are of one version."""
    return all((array.numpy() == version.version).all() for array in version.tree.values())


def newest_label(name: str) -> Any:
    """Returns the label of the newest version, without opening it."""
    manifests: list[ur_ipc.Manifest] = []

    def check(manifest: ur_ipc.Manifest) -> None:
        manifests.append(manifest)
        raise LookupError

    with ur_ipc.subscribe(name, check=check) as subscriber, contextlib.suppress(LookupError):
        subscriber.current()
    return manifests[0].version


def become(user: int, allowed: str, groups: Sequence[int] = (), allowed_groups: str = "") -> None:
    """Becomes a user with these supplementary groups, and lists the given users and groups."""
    ur_ipc.devices()  # loads libraries that the new user may not read
    os.environ["UR_IPC_ALLOW_UIDS"], os.environ["UR_IPC_ALLOW_GIDS"] = allowed, allowed_groups
    os.setgroups(groups)
    os.setgid(user)
    os.setuid(user)


def listen_as(user: int, path: str) -> None:
    """Listens as another user at an address in the folder of this process's user."""
    listener = held["listener"] = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    os.seteuid(user)
    listener.listen()
    os.seteuid(0)


def share_sample(name: str, *, read_only: bool = False) -> bytes:
    """Shares `SAMPLE`. Only the handle keeps the memory alive."""
    held[name] = ur_ipc.share(SAMPLE, read_only=read_only)
    return bytes(held[name])


def put(name: str) -> None:
    held.pop(name).put()
