# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks of the second process of GPU tests."""

from __future__ import annotations

import gc
from collections import OrderedDict
from importlib import import_module
from typing import Any

import gpu_libraries
import model_tasks
import tasks
import ur_ipc


def read(name: str, handle: bytes, clear: bool) -> bytes:
    """Returns the elements that the library `name` reads through a handle, and then sets them to 0 if `clear` is true."""
    library = gpu_libraries.library(name)
    with ur_ipc.ArrayHandle.from_bytes(handle).open() as array:
        view = library.view(array)
        data = library.data(view)
        if clear:
            library.clear(view)
        del view
        gc.collect()
    return data


def _model(nbytes: int, number: int) -> OrderedDict[str, Any]:
    torch = import_module("torch")

    return model_tasks.state_dict(nbytes, lambda shape: torch.full(shape, float(number), device="cuda"))


class Server:
    """Publishes versions of a model. Each element is the number of the version."""

    def __init__(self, name: str, nbytes: int) -> None:
        self._models = [_model(nbytes, 1), _model(nbytes, 2)]
        self._publisher = ur_ipc.publish(name, self._models[0], version=1)

    def update(self, versions: int) -> None:
        for number in range(versions):
            index = (number + 1) % 2
            self._publisher.update(self._models[index], version=index + 1)

    def close(self) -> None:
        self._publisher.close()


def serve(name: str, nbytes: int) -> None:
    tasks.held[name] = Server(name, nbytes)


def update(name: str, versions: int) -> None:
    tasks.held[name].update(versions)


def _is_whole(version: Any) -> bool:
    tree = version.tree
    is_tied = tree["head"].address == tree["embedding"].address
    is_right = all(bool((array.torch() == float(version.version)).all()) for array in tree.values())
    import_module("torch").cuda.empty_cache()  # frees the memory that the comparisons used
    return is_tied and is_right


def follow(name: str, last: int) -> int:
    """Reads versions until it has read or skipped version `last`. Returns how many were torn."""
    torn = 0
    with ur_ipc.subscribe(name) as subscriber:
        newest = 0
        while newest < last:
            version = subscriber.wait(60)
            torn += not _is_whole(version)
            newest = version.number
            del version
    return torn


def keep_newest(name: str) -> bool:
    tasks.held["subscriber"] = ur_ipc.subscribe(name)
    tasks.held["version"] = tasks.held["subscriber"].wait(60)
    return _is_whole(tasks.held["version"])


def is_still_whole() -> bool:
    return _is_whole(tasks.held["version"])
