# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays between actors of Ray: by handle on one node, and by Ray's object store to another.

ur_ipc.ray.install()
"""

from __future__ import annotations

from typing import Any

from ur_ipc.arrays import Array, empty
from ur_ipc.handles import ArrayHandle
from ur_ipc.optional import require

_REMEDY = "pip install ray"
_ray = require("ray", needed_by="ur_ipc.ray", remedy=_REMEDY)
_scheduling = require("ray.util.scheduling_strategies", needed_by="ur_ipc.ray", remedy=_REMEDY)


def install() -> None:
    """Lets this process, a driver, an actor or a task, send arrays of this package to any node: in arguments and results, and
    by `ray.put`. Each process that sends calls it, after Ray has begun there; who receives need not.

    On its own node an array is opened where it lies. On another it becomes a new one, with the elements of the time at which it
    is received, on a device of the same name. What Ray keeps is the handle: keep the array until the others have it.
    """
    _ray.util.register_serializer(Array, serializer=_send, deserializer=_receive)


def uninstall() -> None:
    """Takes that back. Without it actors of the same node alone can receive arrays."""
    _ray.util.deregister_serializer(Array)


def _send(array: Array) -> tuple[str, bytes, str]:
    return _this_node(), bytes(ArrayHandle.lasting(array)), array.device.name


def _receive(sent: tuple[str, bytes, str]) -> Array:
    node, handle, device = sent
    if node == _this_node():
        return ArrayHandle.from_bytes(handle).open()
    there = _scheduling.NodeAffinitySchedulingStrategy(node, soft=False)
    shape, dtype, elements = _ray.get(_elements.options(scheduling_strategy=there).remote(handle))
    array = empty(shape, dtype, device=device)
    array.view("uint8").copy_from(elements)
    return array


def _this_node() -> str:
    node: str = _ray.get_runtime_context().get_node_id()
    return node


@_ray.remote(num_cpus=0)  # type: ignore[untyped-decorator]
def _elements(handle: bytes) -> tuple[tuple[int, ...], str, Any]:
    """What an array on this node is like, and its bytes, which Ray carries."""
    array = ArrayHandle.from_bytes(handle).open()
    in_place = array.contiguous and array.device.host_accessible
    elements = array.view("uint8").numpy() if in_place else bytearray(array.tobytes())
    return array.shape, str(array.dtype), elements
