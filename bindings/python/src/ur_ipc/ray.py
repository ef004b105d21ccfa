# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sends arrays and tensors between Ray actors: by handle within a node, and by Ray's object store between nodes.

ur_ipc.ray.install()

ur_ipc.ray.register()
reference = ray.put(tensor, _tensor_transport="ur_ipc")
"""

from __future__ import annotations

from importlib import import_module
from threading import Event
from typing import Any

from ur_ipc.arrays import Array, empty
from ur_ipc.handles import ArrayHandle
from ur_ipc.optional import require

_REMEDY = "pip install ray"
_ray = require("ray", needed_by="ur_ipc.ray", remedy=_REMEDY)
_scheduling = require("ray.util.scheduling_strategies", needed_by="ur_ipc.ray", remedy=_REMEDY)

has_transport_sent = Event()  # whether this process has sent an array by the transport "ur_ipc_array"


def install() -> None:
    """Lets this process send arrays of this package to any node, in arguments, in results and with `ray.put`. Call this
    in each process that sends, after `ray.init`. Receivers need not call it.

    A receiver on the same node opens the array in place. A receiver on another node gets a new array on a device of the same
    name, with the elements that the array has when it is received. Ray keeps only the handle, so keep the array until the
    receivers have opened it. With a transport that `register` adds, Ray keeps the array.

    Raises:
        RuntimeError: This process has sent an array by the transport "ur_ipc_array", which has its own serializer of arrays.
    """
    _require_no_transport("install")
    _ray.util.register_serializer(Array, serializer=_send, deserializer=receive)


def uninstall() -> None:
    """Undoes `install`. Afterwards only actors of the same node can receive arrays. Raises RuntimeError as `install` does."""
    _require_no_transport("uninstall")
    _ray.util.deregister_serializer(Array)


def _require_no_transport(function: str) -> None:
    """Raises RuntimeError if Ray has set its own serializer of arrays, which the transport needs to send handles."""
    if has_transport_sent.is_set():
        raise RuntimeError(
            f"{function}() would replace the serializer that the transport ur_ipc_array uses; call {function}() before this "
            "process sends an array by the transport"
        )


def register() -> None:
    """Registers two tensor transports with Ray: "ur_ipc" for PyTorch's tensors, if PyTorch is installed, and "ur_ipc_array" for
    arrays of this package. Call this before you define the classes that name a transport, and before you create their actors:
    Ray then registers the transports in these actors. You may call `ray.init` before or after this. A second call does nothing.

    The memory of an object lives until its last `ObjectRef` is dropped. Receivers keep the memory that they have opened. Within
    a node, a receiver opens the sender's memory in place. A receiver on another node gets a copy, as after `install`. A
    process cannot share a tensor in private host memory, or a value that it has received. It copies such a value once
    before it sends it.

    After a process has sent an array by "ur_ipc_array", Ray pickles the arrays that the process sends in other ways. Only
    actors of the same node can receive these arrays, as without `install`.

    Raises ImportError if this Ray has no tensor transports.
    """
    import_module("ur_ipc.ray_transports").register()


def _send(array: Array) -> tuple[str, bytes, str]:
    return this_node(), bytes(ArrayHandle.lasting(array)), array.device.name


def receive(sent: tuple[str, bytes, str]) -> Array:
    node, handle, device = sent
    if node == this_node():
        return ArrayHandle.from_bytes(handle).open()
    on_node = _scheduling.NodeAffinitySchedulingStrategy(node, soft=False)
    shape, dtype, elements = _ray.get(_elements.options(scheduling_strategy=on_node).remote(handle))
    array = empty(shape, dtype, device=device)
    array.view("uint8").copy_from(elements)
    return array


def this_node() -> str:
    node: str = _ray.get_runtime_context().get_node_id()
    return node


@_ray.remote(num_cpus=0)  # type: ignore[untyped-decorator]
def _elements(handle: bytes) -> tuple[tuple[int, ...], str, Any]:
    """Returns the shape, the type and the bytes of an array on this node, for Ray to send."""
    array = ArrayHandle.from_bytes(handle).open()
    in_place = array.contiguous and array.device.host_accessible
    elements = array.view("uint8").numpy() if in_place else bytearray(array.tobytes())
    return array.shape, str(array.dtype), elements
