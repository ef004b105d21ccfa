# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensor transports of Ray, which `ur_ipc.ray.register` registers. They need a newer Ray than `ur_ipc.ray.install`."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ur_ipc.arrays import Array, borrow, from_array
from ur_ipc.errors import InvalidArgumentError, InvalidHandleError
from ur_ipc.handles import ArrayHandle
from ur_ipc.memory import OpenedMemory
from ur_ipc.optional import require
from ur_ipc.ray import has_transport_sent, receive, this_node
from ur_ipc.sources import source_of

_rdt = require("ray.experimental.rdt", needed_by="ur_ipc.ray.register", remedy="pip install --upgrade ray")


def register() -> None:
    _register(_ArrayTransport, Array, ["cpu", "cuda", "hip", "level_zero", "opencl"])
    if find_spec("torch"):
        _register(_TensorTransport, import_module("torch").Tensor, ["cpu", "cuda", "hip"])


def _register(transport: type[_Transport], data_type: type, devices: list[str]) -> None:
    with contextlib.suppress(ValueError):  # it is registered already
        _rdt.register_tensor_transport(transport.name, devices, transport, data_type)


@dataclass
class _Metadata(_rdt.TensorTransportMetadata):  # type: ignore[misc, name-defined]
    """The data that Ray sends to the receivers of an object."""

    sent: list[tuple[str, bytes, str]] = field(default_factory=list)  # the arguments of `receive`


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
        """Does nothing, because a receiver does not wait for the sender."""

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
            sent=[(this_node(), bytes(handle), array.device.name) for handle, array in zip(handles, arrays, strict=True)],
        )

    def send_multiple_tensors(self, *arguments: object) -> None:
        raise NotImplementedError("Ray does not call this, because the transport is one-sided")

    def recv_multiple_tensors(
        self, obj_id: str, metadata: _Metadata, communicator_metadata: Any, target_buffers: list[Any] | None = None
    ) -> list[Any]:
        if target_buffers:
            raise ValueError(
                f"the transport {self.name} opens the sender's memory in place, so it cannot receive into a target; remove the "
                "target of the reference, and copy the received value"
            )
        try:
            return [self._value_of(receive(sent)) for sent in metadata.sent]
        except InvalidHandleError as stale:
            stale.add_note("Ray keeps an object only until the actor or driver that created it ends. Create the object again.")
            raise

    def garbage_collect(self, obj_id: str, tensor_transport_meta: _Metadata, tensors: list[Any]) -> None:
        self._exports.pop(obj_id).close()


class _ArrayTransport(_Transport):
    name = "ur_ipc_array"

    def _array_of(self, value: Array) -> Array:
        has_transport_sent.set()
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
    """Returns a handle of the array, or of a copy if this process cannot share the array. The handle keeps the copy alive."""
    if not isinstance(array.memory, OpenedMemory):  # the first exporter can revoke handles of opened memory
        with contextlib.suppress(InvalidArgumentError, ValueError):
            return ArrayHandle.of(array)
    return ArrayHandle.of(from_array(array, device=array.device))
