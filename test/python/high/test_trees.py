# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trees, that is dicts, lists, tuples and dataclasses of arrays, are shared with one handle and few descriptors."""

from __future__ import annotations

import dataclasses
import gc
import math
import multiprocessing
import pickle
import signal
import struct
import sys
import weakref
from collections import OrderedDict, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tasks
import tree_tasks
import ur_ipc
from hypothesis import given, settings
from hypothesis import strategies as st
from peer import DEADLINE_S, Worker, output_of
from tree_tasks import Layer, Model, Tensor, Traced
from ur_ipc import wire


def same(left: Any, right: Any) -> bool:
    """Returns whether two trees have the same types and the same contents."""
    if type(left) is not type(right):
        return False
    if isinstance(left, dict):
        return list(left) == list(right) and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list | tuple):
        return len(left) == len(right) and all(map(same, left, right))
    if dataclasses.is_dataclass(left):
        return all(same(getattr(left, field.name), getattr(right, field.name)) for field in dataclasses.fields(left))
    if isinstance(left, np.ndarray):
        return left.dtype == right.dtype and np.array_equal(left, right)
    return repr(left) == repr(right)  # compares their texts, because nan is not equal to nan


def state_dict() -> OrderedDict[str, Any]:
    """Returns 300 tensors; some of them are tied."""
    embedding = np.arange(3000.0).reshape(30, 100)
    state: OrderedDict[str, Any] = OrderedDict(embedding=Tensor(embedding), head=Tensor(embedding))
    for number in range(298):
        state[f"layers.{number}"] = Tensor(np.full((10, number % 7), number, "float32"))
    return state


ARRAYS = st.sampled_from(
    [
        np.arange(6, dtype="int16"),
        np.arange(6.0).reshape(2, 3).T,
        np.arange(24).reshape(4, 6)[::-2, 1::2],
        np.broadcast_to(np.float32(4), (2, 3)),
        np.zeros((3, 0)),
        np.array(5j),
        ur_ipc.from_array(np.arange(7)),
        ur_ipc.from_array(np.arange(8, dtype="uint8"))[::-3],
        ur_ipc.from_array(np.arange(9.0)).numpy()[2:],
        Tensor(np.arange(4)),
    ]
)
VALUES = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.sampled_from(["\ud800", 2**9999]))
TREES = st.recursive(
    st.one_of(ARRAYS, VALUES),
    lambda items: st.one_of(
        st.lists(items, max_size=4),
        st.lists(items, max_size=4).map(tuple),
        st.dictionaries(st.one_of(st.text(max_size=3), st.integers(-(2**63), 2**63 - 1)), items, max_size=4),
        st.dictionaries(st.text(max_size=3), items, max_size=4).map(OrderedDict),
        st.builds(Layer, items, items),
        st.builds(Model, st.text(), st.lists(st.builds(Layer, items), max_size=2).map(tuple)),
    ),
    max_leaves=10,
)


@settings(max_examples=150, deadline=None)
@given(tree=TREES, first=ARRAYS)
def test_any_tree_is_equal_in_the_importer(tree: Any, first: Any) -> None:
    whole = {"tree": tree, "first": first}
    with ur_ipc.share(whole) as handle:
        received = ur_ipc.TreeHandle.from_bytes(pickle.loads(pickle.dumps(bytes(handle))))
        assert received.manifest == handle.manifest
        assert same(tree_tasks.numpy_copy(received.open(dataclasses=[Layer, Model])), tree_tasks.numpy_copy(whole))


def test_300_tensors_need_one_handle_and_few_descriptors(worker: Worker) -> None:
    state = state_dict()
    ur_ipc.share([np.zeros(1)]).put()  # the first tree starts the adapter
    before = tasks.holdings()
    handle = ur_ipc.share(state)
    assert len(wire.split(handle.exported)) == 1
    assert len(handle.manifest.arrays) == 300
    descriptors, mappings = np.subtract(tasks.holdings(), before)
    assert descriptors <= 2
    assert mappings <= 1
    closed, opened, after = worker.call(tree_tasks.open_rounds, bytes(handle), 1000)
    assert after == closed
    assert opened[0] - closed[0] <= 4  # three for the exporter, and one for the memory
    assert opened[1] - closed[1] == 1
    assert same(worker.call(tree_tasks.open_copy, bytes(handle)), tree_tasks.numpy_copy(state))
    handle.put()
    assert tasks.holdings() == before


def test_tied_weights_are_copied_once_and_stay_tied(worker: Worker) -> None:
    weight = np.zeros((100, 1000))
    tree = {"a": weight, "b": weight.T, "part": weight[3:5, ::2], "bytes": weight.view("uint8"), "other": np.zeros(10)}
    with ur_ipc.share(tree, read_only=False) as handle:
        assert handle.nbytes < 2 * weight.nbytes
        worker.call(tasks.open_as, "tied", bytes(handle))
        worker.call(tree_tasks.write_into, "tied", "part", 7)
        opened = handle.open(convert=ur_ipc.Array.numpy)
        weight[3:5, ::2] = 7
        assert all(np.array_equal(opened[key], tree[key]) for key in tree)
        worker.call(tasks.drop, "tied")


def test_own_arrays_are_not_copied_and_their_views_share_a_handle(worker: Worker) -> None:
    array = ur_ipc.zeros((100, 100), "int64")
    handle = ur_ipc.share({"rows": [array[number] for number in range(100)], "numpy": array.numpy().T, "copied": np.zeros(3)})
    assert len(wire.split(handle.exported)) == 2
    array.numpy()[5] = 3
    tree = worker.call(tree_tasks.open_copy, bytes(handle))
    assert tree["rows"][5].tolist() == tree["numpy"][:, 5].tolist() == [3] * 100


def test_a_tree_with_one_stale_part_opens_nothing(worker: Worker) -> None:
    tree = [ur_ipc.from_array(np.full(5, number)) for number in range(20)]
    for stale in (0, 10, 19):
        handle = ur_ipc.share(tree)
        assert worker.call(tree_tasks.open_copy, bytes(handle))[stale].tolist() == [stale] * 5
        handle._parts[stale].put()
        assert worker.call(tree_tasks.open_nothing, bytes(handle)) == ("InvalidHandleError", True)
        handle.put()


def test_put_may_be_called_again_while_it_runs() -> None:
    class View(np.ndarray):
        """An array whose end can be observed."""

    for threads in (1, 3):
        views = [ur_ipc.empty(16, "int32").numpy().view(View) for _ in range(100)]
        handle = ur_ipc.share(views)
        for view in views:
            weakref.finalize(view, handle.put)
        del view, views
        with ThreadPoolExecutor(threads) as pool:
            for call in [pool.submit(handle.put) for _ in range(threads)]:
                call.result()


def test_a_read_only_view_is_not_shared_for_writing_through_another_view() -> None:
    array = ur_ipc.PhysicalMemory(4096).map()
    view = array.numpy()[:8]
    view.flags.writeable = False
    with pytest.raises(PermissionError, match="only its owner can share it for writing"):
        ur_ipc.share([array, view], read_only=False)


def test_a_read_only_part_is_not_opened_for_writing() -> None:
    array = ur_ipc.from_array(np.arange(8, dtype="uint8"))
    with ur_ipc.share([array], read_only=False) as handle, ur_ipc.share(array, read_only=True) as part:
        message = wire.unpack(bytes(handle))
        forged = wire.pack(message.kind, message.backend, message.device_uuid, False, message.fields, bytes(part))
        before = tasks.holdings()
        with pytest.raises(PermissionError):
            ur_ipc.Handle.from_bytes(forged).open()
        assert tasks.holdings() == before
        assert ur_ipc.TreeHandle.from_bytes(forged).open(read_only=True)[0].numpy()[7] == 7


def test_an_importer_shares_an_opened_tree_without_a_copy(worker: Worker) -> None:
    with ur_ipc.share({"a": np.arange(5)}) as handle:
        tree = handle.open()
        second_handle = ur_ipc.share(tree)
        assert wire.split(second_handle.exported)[0] == wire.split(handle.exported)[0]
        assert worker.call(tree_tasks.open_copy, bytes(second_handle))["a"].tolist() == list(range(5))


def test_bytes_between_the_elements_of_a_part_are_not_shared() -> None:
    secrets = np.arange(1_000_000).reshape(1000, 1000)
    with ur_ipc.share([secrets[:, 0]]) as handle:
        assert handle.nbytes < 20_000
        assert handle.open()[0].numpy().tolist() == secrets[:, 0].tolist()
    with ur_ipc.share([secrets[:, 1], secrets[::-1, 1], secrets[:2, 1:3]]) as handle:
        first, reversed_, columns = (array.numpy() for array in handle.open())
        assert np.array_equal(first, secrets[:, 1])
        assert np.array_equal(reversed_, first[::-1])
        assert np.array_equal(columns, secrets[:2, 1:3])
        assert np.shares_memory(first, reversed_)
        assert np.count_nonzero(np.frombuffer(handle._parts[0].open().map().tobytes(), "int64")) == 1002


def test_a_tree_is_read_only_unless_it_is_shared_for_writing(worker: Worker) -> None:
    array = ur_ipc.zeros(3, "int64")
    with ur_ipc.share({"copied": np.zeros(3), "own": array}) as handle:
        tree = handle.open()
        assert all(array.read_only and not array.numpy().flags.writeable for array in tree.values())
        with pytest.raises(PermissionError, match="read_only=False"):
            handle.open(read_only=False)
        worker.call(tasks.open_as, "served", bytes(handle))
        for key in tree:
            with pytest.raises(ValueError, match="read-only"):
                worker.call(tree_tasks.write_into, "served", key, 1)
        worker.call(tasks.drop, "served")
    with ur_ipc.share({"own": array}, read_only=False) as handle:
        assert handle.open(read_only=True)["own"].read_only
        handle.open()["own"].numpy()[0] = 9
        assert array.numpy().tolist() == [9, 0, 0]
    with pytest.raises(PermissionError):
        ur_ipc.share({"read-only": ur_ipc.share(array, read_only=True).open()}, read_only=False)


def test_the_kernel_protects_copies_from_libraries_that_write() -> None:
    with ur_ipc.share({"a": np.arange(5)}) as handle:
        context = multiprocessing.get_context("spawn")
        worker = context.Process(target=tree_tasks.open_and_write_as_torch, args=(bytes(handle),))
        worker.start()
        worker.join(DEADLINE_S)
        assert worker.exitcode == -signal.SIGSEGV
        assert handle.open()["a"].numpy().tolist() == list(range(5))


def test_arrays_without_kernel_protection_are_not_torch_tensors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", tree_tasks.torch_double())
    array = ur_ipc.from_array(np.arange(5))
    assert array.torch()[4] == 4
    with pytest.raises(BufferError, match="read-only"), ur_ipc.share({"own": array}) as handle:
        handle.open(convert=ur_ipc.Array.torch)
    with ur_ipc.share({"empty": ur_ipc.empty((0, 4), "float32")}) as handle:  # an empty tensor has nothing to protect
        assert handle.open(convert=ur_ipc.Array.torch)["empty"].size == 0


def test_the_manifest_is_available_before_any_mapping() -> None:
    with Worker() as owner:
        data = owner.call(tree_tasks.share_model, {"epoch": 3})
    before = tasks.holdings()
    handle = ur_ipc.TreeHandle.from_bytes(data)  # the owner of the tree has exited
    assert handle.manifest.version == {"epoch": 3}
    first, second = handle.manifest.arrays
    assert (first.path, first.shape, first.dtype, first.nbytes) == ("model.layers.0.weight", (3, 4), "float32", 48)
    assert (second.path, second.shape, second.dtype) == ("model.layers.0.bias", (4,), "float64")
    assert first.device_uuid == handle.device_uuid == ur_ipc.devices()[0].uuid
    assert tasks.holdings() == before
    with pytest.raises(ur_ipc.ExporterGoneError):
        handle.open(dataclasses=[Layer, Model])


def test_copies_live_as_long_as_handles_and_opened_trees() -> None:
    before = tasks.holdings()
    handle = ur_ipc.share([np.arange(1000)])
    data = bytes(handle)
    array = handle.open()[0]
    del handle
    gc.collect()
    with pytest.raises(ur_ipc.InvalidHandleError):
        ur_ipc.Handle.from_bytes(data).open()
    assert array.numpy().tolist() == list(range(1000))
    del array
    assert tasks.holdings() == before


@dataclasses.dataclass
class Unknown:
    """A class that no other process imports."""

    weight: Any


def cyclic_tree() -> list[Any]:
    tree: list[Any] = [np.zeros(3)]
    tree.append({"deep": tree})
    return tree


def nested(depth: int) -> Any:
    tree: Any = np.zeros(3)
    for _ in range(depth):
        tree = [tree]
    return tree


@pytest.mark.parametrize(
    ("tree", "error", "message"),
    [
        ({"a": [np.zeros(3), object()]}, TypeError, "object is not an array"),
        ({"a": {np.float64}}, TypeError, "set is not an array"),
        ({"a": defaultdict(list)}, TypeError, r"'a' in the tree is a defaultdict.*dict\(x\)"),
        ([{(1, 2): np.zeros(3)}], TypeError, r"'0' in the tree has the key \(1, 2\)"),
        ([{2**63: np.zeros(3)}], TypeError, "64-bit integers"),
        ({"a": nested(900)}, ValueError, r"'a\.0\.0.* is nested more than 100 containers deep.*share a flatter tree"),
        ({"a": [1] * 2**20, "b": np.zeros(3)}, ValueError, "the limits are 16777216 and 1048576; .*as several trees"),
        ({"a": "a" * 2**24, "b": np.zeros(3)}, ValueError, "the limits are 16777216 and 1048576; .*as several trees"),
        ({"a": np.array(["text"])}, BufferError, "format"),
        (cyclic_tree(), ValueError, r"'1\.deep' in the tree contains itself"),
        ({"a": Unknown}, TypeError, "is not an array"),
        ({"lr": 0.1}, TypeError, "the dict contains no array"),
    ],
)
def test_the_error_for_an_invalid_tree_names_the_place(tree: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message) as refusal:
        ur_ipc.share(tree)
    if message.endswith(" is not an array"):
        assert "in the tree" in refusal.value.__notes__[0]


def test_a_version_must_be_a_json_value_of_a_tree() -> None:
    for version in (object(), nested(101)):
        with pytest.raises(TypeError, match="JSON value"):
            ur_ipc.share([np.zeros(3)], version=version)
    with pytest.raises(TypeError, match="only a tree can have a version"):
        ur_ipc.share(ur_ipc.zeros(3), version=1)  # type: ignore[call-overload]


def test_changes_to_a_manifest_are_local() -> None:
    with ur_ipc.share([np.zeros(3)], version={"step": 1}) as handle:
        ur_ipc.TreeHandle.from_bytes(bytes(handle)).manifest.version["step"] = 2
        assert ur_ipc.TreeHandle.from_bytes(bytes(handle)).manifest.version == {"step": 1}


def test_a_dataclass_that_the_importer_did_not_name_is_refused(worker: Worker) -> None:
    with ur_ipc.share({"a": Unknown(np.zeros(3))}) as handle:
        before = worker.call(tasks.holdings)
        with pytest.raises(ValueError, match=f"dataclass 'Unknown' of the module '{__name__}'.*pass the class in dataclasses"):
            worker.call(tree_tasks.open_copy, bytes(handle), Layer, Model)
        assert worker.call(tasks.holdings) == before
        assert same(handle.open(convert=ur_ipc.Array.numpy, dataclasses=[Unknown]), {"a": Unknown(np.zeros(3))})


def test_a_tree_runs_no_code_that_its_importer_did_not_allow(worker: Worker) -> None:
    worker.call(tree_tasks.clear_traces)
    with ur_ipc.share(Traced(np.zeros(3))) as handle:
        with pytest.raises(ValueError, match="dataclass"):
            worker.call(tree_tasks.open_and_drop, bytes(handle))
        lazy = forged(handle, values=items(7, ARRAY, dataclass_bytes("lazy_module:Class")))
        with pytest.raises(ValueError, match="dataclass"):
            worker.call(tree_tasks.open_and_drop, lazy)
        # A class that the importer named runs no code, either, before the whole tree is checked.
        invalid = forged(handle, values=items(7, dataclass_bytes("tree_tasks:Traced", "value"), ARRAY * 2))
        with pytest.raises(ValueError, match="more than the tree"):
            worker.call(tree_tasks.open_and_drop, invalid, Traced)
        assert worker.call(tree_tasks.traces) == ([], True)
        worker.call(tree_tasks.open_and_drop, bytes(handle), Traced)
        assert worker.call(tree_tasks.traces) == (["set", "del"], True)


def test_only_dataclasses_can_be_allowed() -> None:
    with ur_ipc.share([np.zeros(3)]) as handle:
        for invalid in (dict, Unknown(0), "test_trees:Unknown"):
            with pytest.raises(TypeError, match="is not a dataclass"):
                handle.open(dataclasses=[invalid])  # type: ignore[list-item]
            with pytest.raises(TypeError, match="is not a dataclass"):
                ur_ipc.subscribe("x", dataclasses=[invalid])  # type: ignore[list-item]


def test_two_dataclasses_with_the_same_name_are_refused() -> None:
    first, second = (dataclasses.make_dataclass("Same", ["value"]) for _ in range(2))
    with ur_ipc.share([np.zeros(3)]) as handle, pytest.raises(TypeError, match="two dataclasses"):
        handle.open(dataclasses=[first, second])


def test_a_masked_array_is_refused_because_its_mask_would_be_lost() -> None:
    masked = np.ma.masked_less(np.arange(3.0), 1)
    for share in (lambda: ur_ipc.share({"a": masked}), lambda: ur_ipc.from_array(masked)):
        with pytest.raises(TypeError, match="mask"):
            share()


def test_child_processes_open_dataclasses_of_the_main_program(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text("""
import dataclasses, multiprocessing, numpy as np, ur_ipc

@dataclasses.dataclass
class Policy:
    weight: object

def work(handle):
    print(handle.open(convert=ur_ipc.Array.numpy, dataclasses=[Policy]))

if __name__ == "__main__":
    with ur_ipc.share(Policy(np.zeros(3))) as handle:
        child = multiprocessing.get_context("spawn").Process(target=work, args=(handle,))
        child.start()
        child.join()
""")
    assert output_of(sys.executable, program) == "Policy(weight=array([0., 0., 0.]))\n"


def test_trees_have_at_most_100_levels(worker: Worker) -> None:
    with ur_ipc.share(nested(100)) as handle:
        assert same(worker.call(tree_tasks.open_copy, bytes(handle)), nested(100))
        for depth in (101, 100_000):
            with pytest.raises(ValueError, match="more than 100 containers deep"):
                ur_ipc.Handle.from_bytes(forged(handle, values=struct.pack("<BI", 7, 1) * depth))
            with pytest.raises(ValueError, match=r"the version is (more than 100|nested too deeply)"):
                ur_ipc.Handle.from_bytes(forged(handle, version=b"[" * depth + b"1" + b"]" * depth, values=ARRAY))


def text(characters: str) -> bytes:
    return struct.pack("<I", len(characters)) + characters.encode()


def items(tag: int, *values: bytes) -> bytes:
    return struct.pack("<BI", tag, len(values)) + b"".join(values)


def dataclass_bytes(name: str, *fields: str) -> bytes:
    """Returns the bytes that describe a dataclass with these fields, whose values are None."""
    return b"\13" + text(name) + struct.pack("<I", len(fields)) + b"".join(map(text, fields)) + bytes(len(fields))


def layout(shape: tuple[int, ...], strides: tuple[int, ...], bits: int = 64, offset: int = 0) -> bytes:
    numbers = struct.pack(f"<{len(shape)}Q{len(strides)}q", *shape, *strides)
    return struct.pack("<BBHIq", 2, bits, 1, len(shape), offset) + numbers


THREE = layout((3,), (8,))


def forged(
    handle: ur_ipc.TreeHandle, *, version: bytes = b"null", layouts: Any = (THREE,), arrays: Any = ((0, 0, 0),), values: bytes
) -> bytes:
    """Returns a handle with another description of np.zeros(3), in the format of docs/python.md. An array is a layout, a part
    and an offset."""
    message = wire.unpack(bytes(handle))
    fields = struct.pack("<4I", 1, len(version), len(layouts), len(arrays)) + version
    fields += b"".join((*layouts, *(struct.pack("<IIq", *array) for array in arrays), values))
    return wire.pack(message.kind, message.backend, message.device_uuid, True, fields, message.exported)


ARRAY = b"\6"
NO_TEXT = b"\5\1\0\0\0\xff"
FORGERIES: dict[str, list[Any]] = {
    "version": [b"", b"nul", b"\xff", b"1" * 5000, b" " * 2**20 + b"1"],
    "layouts": [
        *([layout((length,), (8,))] for length in (100_000, 2**63, 2**64 - 1)),
        *([layout(shape, (8,) * len(shape))] for shape in ((2**62,) * 2, (0, 2**63, 2**63), (1,) * 65)),
        *([layout((3,), (8,), *wrong)] for wrong in ((33,), (64, 8))),
        *([layout((3,), (stride,))] for stride in (-8, 2**62)),
        *([THREE] * number for number in (0, 2)),
    ],
    "arrays": [
        *([(0, 0, offset)] for offset in (-8, 10_000, 2**62)),
        *([wrong] for wrong in ((1, 0, 0), (2**32 - 1, 0, 0), (0, 1, 0), (0, 2**32 - 1, 0))),
        *([(0, 0, 0)] * number for number in (0, 2)),
    ],
    "values": [
        *(b"", b"\0", b"\14", ARRAY * 2, items(7, ARRAY, *[b"\0"] * 2**20)),
        *(items(7, ARRAY, value) for value in (ARRAY, b"\3", b"\4" + bytes(7), b"\5" + text("a")[:-1], NO_TEXT)),
        *(struct.pack("<BI", tag, 2**32 - 1) + ARRAY for tag in range(7, 12)),
        *(items(9, key + ARRAY) for key in (b"\0", ARRAY, items(7, b"\0"), b"\3" + text("a" * 9), NO_TEXT)),
    ],
}


def test_a_forged_description_is_refused_before_anything_is_mapped() -> None:
    with ur_ipc.share({"a": np.zeros(3)}) as handle:
        before = tasks.holdings()
        values = items(9, b"\5" + text("a") + ARRAY)
        assert forged(handle, values=values) == bytes(handle)
        long_paths = {"values": items(9, b"\5" + text("a" * 2**20) + items(7, *[ARRAY] * 20)), "arrays": [(0, 0, 0)] * 20}
        empty: dict[str, Any] = {"layouts": (), "arrays": (), "values": b"\0"}
        for forgery in (empty, long_paths, *({member: other} for member, others in FORGERIES.items() for other in others)):
            with pytest.raises(ValueError, match="is invalid"):
                ur_ipc.Handle.from_bytes(forged(handle, **{"values": values, **forgery}))
        for wrong in (("os:system",), ("",), ("tree_tasks:Layer", "weight"), ("tree_tasks:Layer", *["weight"] * 2)):
            tree = ur_ipc.TreeHandle.from_bytes(forged(handle, values=items(7, ARRAY, dataclass_bytes(*wrong))))
            with pytest.raises(ValueError, match=r"has not passed it|other fields"):
                tree.open(dataclasses=[Layer])
        assert tasks.holdings() == before
        nested = handle.exported
        unused = bytes(ur_ipc.Event().share())
        part = wire.unpack(bytes(ur_ipc.share(ur_ipc.zeros(4096, "uint8"))))
        wide = wire.pack_elements(ur_ipc.empty(0, "complex128").dtype, 0, (4081,), (1,))
        wider = wire.pack(part.kind, part.backend, part.device_uuid, True, wide, part.exported)
        message = wire.unpack(bytes(handle))
        for parts in (b"", nested[:-1], nested + b"urp", nested + nested, nested + unused, unused, bytes(handle), wider):
            data = wire.pack(message.kind, message.backend, message.device_uuid, True, message.fields, parts)
            with pytest.raises(ValueError, match=r"handle"):
                ur_ipc.Handle.from_bytes(data)


@settings(max_examples=500, deadline=None)
@given(data=st.data(), tree=TREES)
def test_changed_descriptions_are_refused_or_describe_arrays_in_the_memory(data: st.DataObject, tree: Any) -> None:
    with ur_ipc.share([np.zeros(3), tree], version=[1]) as handle:
        fields = bytearray(wire.unpack(bytes(handle)).fields)
        for _ in range(data.draw(st.integers(1, 3))):
            position = data.draw(st.integers(0, len(fields) - 1))
            fields[position : position + data.draw(st.integers(0, 8))] = data.draw(st.binary(max_size=8))
        try:
            packed = wire.pack(wire.Kind.TREE, 0, bytes(16), True, bytes(fields), handle.exported)
            changed = ur_ipc.TreeHandle.from_bytes(packed)
            assert len(changed.manifest.arrays) <= len(fields)
            opened = changed.open(dataclasses=[Layer, Model])
            # An array whose elements are all at one address may be too large to copy.
            if all(math.prod(array.shape) < 1 << 20 for array in changed.manifest.arrays):
                tree_tasks.numpy_copy(opened)
        except ValueError:
            pass
