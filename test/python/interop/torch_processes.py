# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Installs this package in `torch.multiprocessing` and sends tensors between processes. Raises an exception if a case
fails.

    torch_processes.py DEVICE
"""

from __future__ import annotations

import pickle
import sys
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.reduction import ForkingPickler
from typing import Any
from unittest.mock import patch

import torch
import torch.multiprocessing
import ur_ipc
from ur_ipc import torch as ur_ipc_torch

DEVICE = sys.argv[1] if __name__ == "__main__" else "cpu"
DEADLINE_S = 60


def worker(inbox: Any, outbox: Any) -> None:
    """Adds 1 to each tensor that it receives, and replies with a description of the tensor."""
    tensors = []  # a tensor sent by PyTorch's own mechanism is valid only while the receiver keeps it
    for tensor in iter(inbox.get, None):
        with torch.no_grad():
            tensor += 1
        if tensor.is_cuda:
            torch.cuda.synchronize()
        tensors.append(tensor)
        description = (tuple(tensor.shape), tensor.stride(), str(tensor.dtype), tensor.requires_grad, type(tensor).__name__)
        outbox.put((*description, tensor.device.type))


def hold_last(inbox: Any, outbox: Any) -> None:
    """Keeps only the most recent message. Of several tensors, fills the last with 5. Replies with two elements of the first."""
    while True:
        message = inbox.get()
        tensors = message if isinstance(message, list) else [message]
        first = tensors[0].flatten()[0].item()
        if len(tensors) > 1:
            tensors[-1].fill_(5)
        outbox.put([first, tensors[0].flatten()[-1].item()])


def send_handle_and_exit(outbox: Any, received: Any, device: str) -> None:
    ur_ipc_torch.install()
    outbox.put(ur_ipc.from_array(array("d", [3, 3]), device=device).torch())
    received.wait(DEADLINE_S)


def send_pytorch_tensor_and_exit(outbox: Any, received: Any) -> None:
    outbox.put(torch.full((2,), 3.0))
    received.wait(DEADLINE_S)


@contextmanager
def running_worker() -> Iterator[Callable[[Any], Any]]:
    """Starts a worker. Yields a function that sends a tensor to the worker, and returns the reply."""
    context = torch.multiprocessing.get_context("spawn")
    inbox, outbox = context.Queue(), context.Queue()
    process = context.Process(target=worker, args=(inbox, outbox), daemon=True)
    process.start()

    def send_to_worker(tensor: Any) -> Any:
        inbox.put(tensor)
        return outbox.get(timeout=DEADLINE_S)

    yield send_to_worker
    inbox.put(None)
    process.join(DEADLINE_S)
    assert process.exitcode == 0


def tensor_of(shape: tuple[int, ...], dtype: str = "float32") -> Any:
    """Makes a tensor that this package sends as a handle."""
    if DEVICE == "cpu":
        return ur_ipc.zeros(shape, dtype).torch()
    return torch.zeros(shape, dtype=getattr(torch, dtype), device=DEVICE)


def is_sent_as_handle(tensor: Any) -> bool:
    return b"ur_ipc" in bytes(ForkingPickler.dumps(tensor))


def tensors_are_equal_in_the_receiver(send_to_worker: Callable[[Any], Any]) -> None:
    for dtype in ("uint8", "int64", "float16", "float32", "float64", "bfloat16", "complex64"):
        whole = tensor_of((4, 6), dtype)
        for part in (whole, whole[1:], whole[::2, 1::2], whole.T, whole[2, 3], whole[:0]):
            assert is_sent_as_handle(part)
            shape, strides, dtype_name, _, _, device = send_to_worker(part)
            assert (shape, dtype_name, device) == (tuple(part.shape), f"torch.{dtype}", torch.device(DEVICE).type)
            assert strides == part.stride() or part.numel() <= 1
        expected = torch.ones((4, 6), dtype=getattr(torch, dtype), device=DEVICE) * 2
        expected[1:] += 1
        expected[::2, 1::2] += 1
        expected[2, 3] += 1
        assert torch.equal(whole, expected), whole


def parameters_stay_parameters(send_to_worker: Callable[[Any], Any]) -> None:
    for requires_grad in (True, False):
        parameter = torch.nn.Parameter(tensor_of((3,)), requires_grad=requires_grad)
        assert is_sent_as_handle(parameter)
        assert send_to_worker(parameter)[3:5] == (requires_grad, "Parameter")
        assert parameter.tolist() == [1, 1, 1]
    leaf = tensor_of((3,)).requires_grad_()
    assert send_to_worker(leaf)[3:5] == (True, "Tensor")
    assert leaf.tolist() == [1, 1, 1]


def a_module_is_sent_in_one_message(send_to_worker: Callable[[Any], Any]) -> None:
    module = torch.nn.Linear(3, 2)
    for name, parameter in list(module.named_parameters()):
        setattr(module, name, torch.nn.Parameter(tensor_of(tuple(parameter.shape))))
    received = pickle.loads(ForkingPickler.dumps(module))
    with torch.no_grad():
        received.weight.fill_(5)
    assert module.weight.tolist() == [[5, 5, 5], [5, 5, 5]]


def a_model_is_opened_in_place(send_to_worker: Callable[[Any], Any]) -> None:
    """Opens the weights and buffers, in several dtypes, of a model whose last layer shares the first layer's weights."""
    model = torch.nn.Sequential(
        torch.nn.Embedding(50, 16),
        torch.nn.BatchNorm1d(16),
        torch.nn.LayerNorm(16, dtype=torch.float64),
        torch.nn.Linear(16, 50),
    )
    model[3].weight = model[0].weight
    model.register_buffer("scale", torch.ones(3, dtype=torch.bfloat16))
    state = model.state_dict()
    with ur_ipc.share(state, read_only=False) as handle:
        opened = handle.open(convert=ur_ipc.Array.torch)
        assert opened.keys() == state.keys()
        assert opened["3.weight"].data_ptr() == opened["0.weight"].data_ptr()
        for name, tensor in model.state_dict(keep_vars=True).items():
            assert (opened[name].dtype, opened[name].shape) == (tensor.dtype, tensor.shape), name
            assert torch.equal(opened[name], tensor), name
            tensor.data = opened[name]  # in place
        assert model[3].weight.data_ptr() == opened["0.weight"].data_ptr()
        model.eval()
        assert model[3](model[0](torch.arange(50))).shape == (50, 50)


def ordinary_tensors_use_the_default_of_pytorch(send_to_worker: Callable[[Any], Any]) -> None:
    pytorch_tensor = torch.zeros(5)
    assert not is_sent_as_handle(pytorch_tensor)
    send_to_worker(pytorch_tensor)
    assert pytorch_tensor.tolist() == [1] * 5
    conjugate = torch.zeros(3, dtype=torch.complex64).conj()
    assert not is_sent_as_handle(conjugate)
    non_leaf = tensor_of((3,)).requires_grad_() * 2
    try:
        ForkingPickler.dumps(non_leaf)
    except RuntimeError as error:
        assert "non-leaf" in str(error)
    else:
        raise AssertionError("a non-leaf tensor was sent without its gradient")


def a_forked_child_uses_the_default_of_pytorch(send_to_worker: Callable[[Any], Any]) -> None:
    assert is_sent_as_handle(tensor_of((3,)))  # after this call, this package does not work in forked children
    context = torch.multiprocessing.get_context("fork")
    outbox, received = context.SimpleQueue(), context.Event()
    child = context.Process(target=send_pytorch_tensor_and_exit, args=(outbox, received), daemon=True)
    child.start()
    assert outbox.get().tolist() == [3, 3]
    received.set()
    child.join(DEADLINE_S)
    assert child.exitcode == 0


def the_sender_may_drop_unshare_and_resend_a_tensor(send_to_worker: Callable[[Any], Any]) -> None:
    context = torch.multiprocessing.get_context("spawn")
    inbox, answers = context.SimpleQueue(), context.Queue()
    receiver = context.Process(target=hold_last, args=(inbox, answers), daemon=True)
    receiver.start()
    count_before = len(ur_ipc_torch.sent())
    inbox.put(tensor_of((1 << 20,)).fill_(7))
    assert answers.get(timeout=DEADLINE_S) == [7, 7]
    tensor = tensor_of((3,))
    for value in range(5):
        with ur_ipc.share(tensor):
            inbox.put(tensor.fill_(value))
        assert answers.get(timeout=DEADLINE_S) == [value, value]
    tied = tensor_of((2, 3))
    inbox.put([tied, tied.T, tied[1]])
    del tensor, tied
    assert answers.get(timeout=DEADLINE_S) == [0, 5]  # the receiver wrote 5 through the last tensor
    assert {item.receiver for item in ur_ipc_torch.sent()[count_before:]} == {receiver.pid}
    receiver.kill()
    receiver.join()
    assert len(ur_ipc_torch.sent()) == count_before


def a_message_without_a_receiver_is_listed(send_to_worker: Callable[[Any], Any]) -> None:
    message = bytes(ForkingPickler.dumps(tensor_of((3,))))
    item = ur_ipc_torch.sent()[-1]
    assert (item.receiver, item.handle.nbytes) == (None, 12)
    assert pickle.loads(message).tolist() == [0, 0, 0]
    torch.cuda.ipc_collect()
    assert item.receiver is None
    try:
        pickle.loads(message)
    except ur_ipc.InvalidHandleError:
        return
    raise AssertionError("a message was received again after its receiver had dropped it")


def a_tensor_outlives_its_sender(send_to_worker: Callable[[Any], Any]) -> None:
    context = torch.multiprocessing.get_context("spawn")
    outbox, received = context.SimpleQueue(), context.Event()
    sender = context.Process(target=send_handle_and_exit, args=(outbox, received, DEVICE), daemon=True)
    sender.start()
    tensor = outbox.get()
    received.set()
    sender.join(DEADLINE_S)
    assert tensor.tolist() == [3, 3]


def a_tensor_stays_in_place_if_the_export_table_is_full(send_to_worker: Callable[[Any], Any]) -> None:
    tensor = tensor_of((3,))
    address = tensor.data_ptr()
    shortage = ur_ipc.OutOfResourcesError(0, "urIPCGetMemHandleExp", "no free entry")
    with patch.object(ur_ipc_torch, "share", side_effect=shortage):
        try:
            ForkingPickler.dumps(tensor)
        except ur_ipc.OutOfResourcesError:
            assert not tensor.is_cuda
    assert tensor.data_ptr() == address


def a_received_tensor_stays_in_its_array(send_to_worker: Callable[[Any], Any]) -> None:
    received = pickle.loads(ForkingPickler.dumps(tensor_of((3,))))
    address = received.data_ptr()
    try:
        ForkingPickler.dumps(received)
    except ur_ipc.InvalidArgumentError:
        assert received.data_ptr() == address
        return
    raise AssertionError("PyTorch moved a received tensor out of its array")


def a_handle_describes_the_current_tensor(send_to_worker: Callable[[Any], Any]) -> None:
    tensor, other = tensor_of((4, 6)), tensor_of((4, 6))
    shared = bytes(ur_ipc.share(tensor))
    assert bytes(ur_ipc.share(tensor)) == shared  # the handle is still valid
    with ur_ipc.share(tensor, read_only=True) as for_reading:
        assert for_reading.read_only
    assert not ur_ipc.share(tensor).read_only
    tensor.t_()
    transposed = ur_ipc.share(tensor)
    assert (transposed.shape, transposed.strides) == ((6, 4), (4, 24))
    tensor.data = other
    reopened = ur_ipc.ArrayHandle.from_bytes(bytes(ur_ipc.share(tensor)))
    reopened.open().torch().fill_(7)
    if tensor.is_cuda:
        torch.cuda.synchronize()
    assert torch.equal(other, torch.full_like(other, 7))


def uninstall_restores_the_default(send_to_worker: Callable[[Any], Any]) -> None:
    ur_ipc_torch.install()
    ur_ipc_torch.uninstall()
    assert not is_sent_as_handle(tensor_of((3,)))
    ur_ipc_torch.uninstall()
    ur_ipc_torch.install()
    assert is_sent_as_handle(tensor_of((3,)))


def main() -> None:
    ur_ipc_torch.install()
    with running_worker() as send_to_worker:
        for case in (
            tensors_are_equal_in_the_receiver,
            parameters_stay_parameters,
            a_module_is_sent_in_one_message,
            a_model_is_opened_in_place,
            ordinary_tensors_use_the_default_of_pytorch,
            *([a_forked_child_uses_the_default_of_pytorch] if DEVICE == "cpu" else []),
            the_sender_may_drop_unshare_and_resend_a_tensor,
            a_message_without_a_receiver_is_listed,
            a_tensor_outlives_its_sender,
            a_tensor_stays_in_place_if_the_export_table_is_full,
            *([a_received_tensor_stays_in_its_array] if DEVICE == "cpu" else []),
            a_handle_describes_the_current_tensor,
            uninstall_restores_the_default,
        ):
            case(send_to_worker)
            print(f"{case.__name__}: passed", flush=True)
    print("all cases passed")


if __name__ == "__main__":
    main()
