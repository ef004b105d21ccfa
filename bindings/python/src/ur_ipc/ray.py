# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sends arrays and tensors between Ray actors: by handle within a node, and by Ray's object store between nodes.

ur_ipc.ray.install()

ur_ipc.ray.register()
reference = ray.put(tensor, _tensor_transport="ur_ipc")
"""

from __future__ import annotations

import contextlib
from collections import defaultdict
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ur_ipc.arrays import Array, borrow, empty, from_array
from ur_ipc.errors import InvalidArgumentError, InvalidHandleError
from ur_ipc.handles import ArrayHandle
from ur_ipc.memory import OpenedMemory
from ur_ipc.optional import require
from ur_ipc.sources import source_of

_REMEDY = "pip install ray"
_ray = require("ray", needed_by="ur_ipc.ray", remedy=_REMEDY)
_rdt = require("ray.experimental.rdt", needed_by="ur_ipc.ray", remedy="pip install --upgrade ray")
_scheduling = require("ray.util.scheduling_strategies", needed_by="ur_ipc.ray", remedy=_REMEDY)


def install() -> None:
    """Lets this process send arrays of this package to any node, in arguments, in results and with `ray.put`. Call this
    in each process that sends, after `ray.init`. Receivers need not call it.

    A receiver on the same node opens the array in place. A receiver on another node gets a new array on a device of the same
    name, with the elements at the time of the receipt. Ray keeps only the handle, so keep the array until the receivers
    have opened it. With a transport of `register`, Ray keeps the array.

    Raises:
        RuntimeError: This process has sent an array by the transport "ur_ipc_array", which has its own serializer of arrays.
    """
    _require_no_transport("install")
    _ray.util.register_serializer(Array, serializer=_send, deserializer=_receive)


def uninstall() -> None:
    """Undoes `install`. Afterwards only actors of the same node can receive arrays. Raises RuntimeError as `install` does."""
    _require_no_transport("uninstall")
    _ray.util.deregister_serializer(Array)


def _require_no_transport(function: str) -> None:
    """Raises RuntimeError if Ray has its own serializer of arrays, without which the transport would send no handles."""
    if _ArrayTransport.has_sent:
        raise RuntimeError(
            f"{function}() would replace the serializer that the transport ur_ipc_array uses; call {function}() before this "
            "process sends an array by the transport"
        )


def register() -> None:
    """Registers two tensor transports with Ray: "ur_ipc" for PyTorch's tensors, if PyTorch is installed, and "ur_ipc_array" for
    arrays of this package. Call this before the classes that name a transport and before their actors are created. Ray
    registers the transports in these actors. `ray.init` may follow. A second call does nothing.

    The memory of an object lives until its last `ObjectRef` is dropped; receivers keep what they have opened. Within a node,
    a receiver opens the sender's memory in place. A receiver on another node gets a copy, as after `install`. The sender
    copies a value once if its process cannot share the memory: a tensor in private host memory, and a value that was itself
    received.

    In a process that has sent an array by "ur_ipc_array", Ray pickles arrays that it sends in other ways: only actors of
    the same node can receive them, as without `install`.
    """
    _register(_ArrayTransport, Array, ["cpu", "cuda", "hip", "level_zero", "opencl"])
    if find_spec("torch"):
        _register(_TensorTransport, import_module("torch").Tensor, ["cpu", "cuda", "hip"])


def _register(transport: type[_Transport], data_type: type, devices: list[str]) -> None:
    with contextlib.suppress(ValueError):  # registered already
        _rdt.register_tensor_transport(transport.name, devices, transport, data_type)


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


@dataclass
class _Metadata(_rdt.TensorTransportMetadata):  # type: ignore[misc, name-defined]
    """What Ray sends to the receivers of an object."""

    sent: list[tuple[str, bytes, str]] = field(default_factory=list)  # the arguments of `_receive`


class _Transport(_rdt.TensorTransportManager):  # type: ignore[misc, name-defined]
    """Ray's interface to a transport. Each process has one object of each subclass, and Ray calls it from several threads."""

    name: str

    def __init__(self) -> None:
        # The handles of each object that this process has sent. A task that Ray repeats sends its object again.
        self._exports: defaultdict[str, contextlib.ExitStack] = defaultdict(contextlib.ExitStack)

    def _array_of(self, value: Any) -> Array:
        raise NotImplementedError

    def _value_of(self, array: Array) -> Any:
        raise NotImplementedError

    def tensor_transport_backend(self) -> str:
        return self.name

    @staticmethod
    def is_one_sided() -> bool:
        return True

    @staticmethod
    def can_abort_transport() -> bool:
        return True  # otherwise Ray kills the sender when a receiver dies

    def abort_transport(self, obj_id: str, communicator_metadata: Any) -> None:
        """Does nothing: a receiver does not wait for the sender's process."""

    def actor_has_tensor_transport(self, actor: Any) -> bool:
        return True

    def get_communicator_metadata(self, src_actor: Any, dst_actor: Any, backend: str | None = None) -> Any:
        return _rdt.CommunicatorMetadata()

    def extract_tensor_transport_metadata(self, obj_id: str, rdt_object: list[Any]) -> _Metadata:
        arrays = [self._array_of(value) for value in rdt_object]
        with contextlib.ExitStack() as exports:  # revokes all handles if one cannot be made
            handles = [exports.enter_context(_export(array)) for array in arrays]
            self._exports[obj_id].push(exports.pop_all())
        return _Metadata(
            tensor_meta=[(value.shape, value.dtype) for value in rdt_object],
            tensor_device=arrays[0].device.name.partition(":")[0] if arrays else None,
            sent=[(_this_node(), bytes(handle), array.device.name) for handle, array in zip(handles, arrays, strict=True)],
        )

    def send_multiple_tensors(self, *arguments: object) -> None:
        raise NotImplementedError("Ray does not call this, because the transport is one-sided")

    def recv_multiple_tensors(
        self, obj_id: str, metadata: _Metadata, communicator_metadata: Any, target_buffers: list[Any] | None = None
    ) -> list[Any]:
        if target_buffers:
            raise ValueError(
                f"the transport {self.name} opens the sender's memory in place, so it cannot receive into a target; remove the "
                "target of the reference, and copy what you receive"
            )
        try:
            return [self._value_of(_receive(sent)) for sent in metadata.sent]
        except InvalidHandleError as stale:
            stale.add_note("Ray keeps the object until the actor or driver that created it ends. Create the object again.")
            raise

    def garbage_collect(self, obj_id: str, tensor_transport_meta: _Metadata, tensors: list[Any]) -> None:
        self._exports.pop(obj_id).close()


class _ArrayTransport(_Transport):
    name = "ur_ipc_array"
    has_sent = False

    def _array_of(self, value: Array) -> Array:
        _ArrayTransport.has_sent = True
        return value

    def _value_of(self, array: Array) -> Array:
        return array


class _TensorTransport(_Transport):
    name = "ur_ipc"

    def _array_of(self, value: Any) -> Array:
        if value.is_cuda:
            import_module("torch").cuda.current_stream(value.device).synchronize()  # the receiver does not wait for a stream
        return borrow(source_of(value))

    def _value_of(self, array: Array) -> Any:
        return array.torch()


def _export(array: Array) -> ArrayHandle:
    """A handle of the array. If this process cannot share the array's memory, the handle of a copy, which it keeps alive."""
    if not isinstance(array.memory, OpenedMemory):  # whose handle the first exporter can revoke
        with contextlib.suppress(InvalidArgumentError, ValueError):
            return ArrayHandle.of(array)
    return ArrayHandle.of(from_array(array, device=array.device))
