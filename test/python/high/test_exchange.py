# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors of a library with DLPack's functions for C programs."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
import tasks
import tensor_library
import ur_ipc
from tensor_library import Tensor


@pytest.fixture(autouse=True)
def torch(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "torch", tensor_library)
    first = ur_ipc.zeros(1)
    assert not isinstance(first.torch(), Tensor)  # the package makes the first tensor of a device through Python
    yield
    Tensor.fails = False
    first.device._tensors = None


def test_a_tensor_keeps_the_memory_until_it_is_deleted() -> None:
    handle = ur_ipc.share(ur_ipc.zeros((2, 3)))
    handle.open().close()
    before = tasks.holdings()
    array = handle.open()
    tensor = array.torch()
    assert isinstance(tensor, Tensor)
    assert (tensor.lent.tensor.data, tuple(tensor.elements)) == (array.address, (2, 3))
    with pytest.raises(BufferError, match="1 DLPack tensor"):
        array.close()
    del array
    assert tasks.holdings() != before
    del tensor
    assert tasks.holdings() == before


def test_an_array_closes_after_a_failed_c_call() -> None:
    array = ur_ipc.zeros(3)
    Tensor.fails = True
    tensor = array.torch()  # made through Python
    assert not isinstance(tensor, Tensor)
    del tensor
    array.close()


def test_negative_strides_and_read_only_arrays_are_refused() -> None:
    with pytest.raises(BufferError, match="no negative strides"):
        ur_ipc.zeros(3)[::-1].torch()
    with pytest.raises(BufferError, match="read-only"):
        ur_ipc.share(ur_ipc.zeros(3), read_only=True).open().torch()


def test_a_tensor_is_shared_through_the_c_functions() -> None:
    array = ur_ipc.zeros((2, 3))
    tensor = Tensor(array.numpy())
    shared = bytes(ur_ipc.share(tensor))
    count = Tensor.description_count
    assert bytes(ur_ipc.share(tensor)) == shared
    assert Tensor.description_count == count + 1
    with ur_ipc.share(tensor) as handle:
        del array, tensor
        handle.open().numpy()[:] = 1


CHANGES: dict[str, Callable[[Any], Any]] = {
    "offset": lambda x: x[1:],
    "strides": lambda x: x.T,
    "shape": lambda x: x[:1],
    "type": lambda x: x.view("int64"),
    "memory": lambda _: ur_ipc.zeros((2, 3)).numpy(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_tensor_is_shared_with_its_changes(change: str) -> None:
    array = ur_ipc.zeros((2, 3))
    tensor = Tensor(array.numpy())
    shared = bytes(ur_ipc.share(tensor))
    tensor.elements = CHANGES[change](tensor.elements)
    assert bytes(ur_ipc.share(tensor)) != shared
    opened = ur_ipc.share(tensor).open()
    opened.numpy()[:] = 7
    assert (np.asarray(tensor.elements) == 7).all()
    assert opened.strides == tensor.elements.strides


def test_the_tensors_of_a_tree_are_lent_until_its_handle_is_put() -> None:
    array = ur_ipc.from_array(np.arange(12.0).reshape(3, 4))
    tree = {"whole": Tensor(array.numpy()), "part": Tensor(array.numpy()[1:, ::2]), "private": Tensor(np.arange(5.0))}
    with ur_ipc.share(tree, read_only=False) as handle:
        assert len(tensor_library.lent) == 2  # the private one was copied
        opened = handle.open(convert=ur_ipc.Array.numpy)
        opened["whole"][1, 2] = 7
        assert (tree["part"].elements.tolist(), opened["part"].tolist()) == ([[4, 7], [8, 10]],) * 2
        assert opened["private"].tolist() == [0, 1, 2, 3, 4]
    assert not tensor_library.lent
    with ur_ipc.share(tree, snapshot=True) as handle:
        assert not tensor_library.lent
        tree["whole"].elements[:] = 0
        assert handle.open()["whole"].numpy()[1, 2] == 7


def test_the_tensors_of_an_opened_tree_keep_its_memory_alive() -> None:
    tree = {"part": ur_ipc.zeros((2, 3))[1], "none": ur_ipc.zeros((3, 0))}
    with ur_ipc.share(tree, read_only=False) as handle:
        before = tasks.holdings()
        tensors = handle.open(convert=ur_ipc.Array.torch)
        assert [tuple(tensor.elements) for tensor in tensors.values()] == [(3,), (3, 0)]
        assert tasks.holdings() != before
        del tensors
        Tensor.fails = True
        assert not isinstance(handle.open(convert=ur_ipc.Array.torch)["part"], Tensor)
        assert tasks.holdings() == before
        assert gc.isenabled()


def test_a_tensor_that_c_cannot_describe_is_described_by_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tensor, "is_neg", lambda _: True, raising=False)
    with ur_ipc.share([Tensor(ur_ipc.zeros(3).numpy())]) as handle:
        assert not tensor_library.lent
        assert handle.open()[0].tobytes() == bytes(24)
