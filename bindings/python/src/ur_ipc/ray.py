# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sends arrays between Ray actors: by handle within a node, and by Ray's object store between nodes.

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
    """Lets this process send arrays of this package to any node, in arguments, in results and with `ray.put`. Call this
    in each process that sends, after `ray.init`. Receivers need not call it.

    A receiver on the same node opens the array in place. A receiver on another node gets a new array on a device of the same
    name, with the elements at the time of the receipt. Ray keeps only the handle, so keep the array until the receivers
    have opened it.
    """
    _ray.util.register_serializer(Array, serializer=_send, deserializer=_receive)


def uninstall() -> None:
    """Undoes `install`. Afterwards only actors of the same node can receive arrays."""
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
    """The shape, the type and the bytes of an array on this node, for Ray to send."""
    array = ArrayHandle.from_bytes(handle).open()
    in_place = array.contiguous and array.device.host_accessible
    elements = array.view("uint8").numpy() if in_place else bytearray(array.tobytes())
    return array.shape, str(array.dtype), elements
