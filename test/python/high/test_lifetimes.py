# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory lives as long as the last object that refers to it, and no longer."""

from __future__ import annotations

import gc
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import tasks
import ur_ipc
from hypothesis import given, settings
from hypothesis import strategies as st
from peer import python_output

# Functions that make a view of an array, and the words for this view in the error of close().
VIEWS: dict[str, tuple[Callable[[ur_ipc.Array], Any], str]] = {
    "part": (lambda array: array[1:], "1 other array"),
    "other type": (lambda array: array.view("uint8"), "1 other array"),
    "buffer": (memoryview, "1 buffer"),
    "NumPy": (lambda array: array.numpy(), "1 buffer"),
    "NumPy by DLPack": (np.from_dlpack, "1 DLPack tensor"),
    "capsule": (lambda array: array.__dlpack__(max_version=(1, 0)), "1 DLPack tensor"),
    "old capsule": (lambda array: array.__dlpack__(), "1 DLPack tensor"),
    "this package by DLPack": (ur_ipc.from_dlpack, "1 DLPack tensor"),
}


@pytest.mark.parametrize("kind", VIEWS)
def test_an_array_with_a_view_cannot_be_closed(kind: str) -> None:
    make_view, message = VIEWS[kind]
    with ur_ipc.share(ur_ipc.from_array(np.arange(5))) as handle:
        opened = handle.open()
        view = make_view(opened)
        with pytest.raises(BufferError, match=message):
            opened.close()
        assert not opened.closed
        assert opened.tobytes() == np.arange(5).tobytes()  # the failed close changed nothing
        del view
        opened.close()
        opened.close()
        assert opened.closed


def test_all_views_are_counted() -> None:
    array = ur_ipc.zeros(5)
    views = [array[1:], array[2:], memoryview(array), np.from_dlpack(array), array.numpy(), array.numpy()]
    with pytest.raises(BufferError, match="its memory still has 2 other arrays, 3 buffers, 1 DLPack tensor;"):
        array.close()
    views.clear()
    array.close()


def test_a_closed_array_rejects_all_uses() -> None:
    array = ur_ipc.zeros((2, 3))
    array.close()
    for use in (
        lambda: memoryview(array),
        lambda: array[0],
        lambda: array.address,
        lambda: array.numpy(),
        lambda: np.asarray(array),
        lambda: np.from_dlpack(array),
        lambda: ur_ipc.share(array),
        lambda: pickle.dumps(array),
        lambda: array.copy_from(np.zeros((2, 3))),
        array.tobytes,
    ):
        with pytest.raises((ValueError, BufferError), match="closed"):
            use()
    assert array.shape == (2, 3)
    assert repr(array) == "<ur_ipc.Array, closed>"


def test_a_with_block_closes_its_array() -> None:
    before = tasks.holdings()
    with ur_ipc.share(ur_ipc.zeros(1000)) as handle, handle.open() as opened:
        opened.numpy()[:] = 1
    assert opened.closed
    del handle, opened
    assert tasks.holdings() == before


def test_a_with_block_that_leaves_a_view_fails() -> None:
    with pytest.raises(BufferError, match="1 buffer"), ur_ipc.zeros(3) as array:
        view = array.numpy()
    assert not array.closed
    assert view.tolist() == [0, 0, 0]


def test_a_with_block_preserves_an_exception() -> None:
    view = None
    with pytest.raises(KeyError), ur_ipc.zeros(3) as array:
        view = array.numpy()
        raise KeyError
    assert view is not None
    assert view.tolist() == [0, 0, 0]


def test_closing_a_view_leaves_the_array_open() -> None:
    array = ur_ipc.from_array(np.arange(4))
    part = array[1:]
    part.close()
    with pytest.raises(BufferError, match="closed"):
        part.numpy()
    assert array.numpy().tolist() == [0, 1, 2, 3]


@settings(deadline=None, max_examples=30)
@given(order=st.permutations(["array", *VIEWS]), opened=st.booleans())
def test_the_last_reference_frees_the_memory(order: list[str], opened: bool) -> None:
    source = ur_ipc.from_array(np.arange(5))
    handle = ur_ipc.share(source)
    before = tasks.holdings()
    array = handle.open() if opened else ur_ipc.from_array(np.arange(5))
    if not opened:
        ur_ipc.share(array).put()  # after this, the array has a descriptor and a mapping
    objects = {kind: make_view(array) for kind, (make_view, _) in VIEWS.items()} | {"array": array}
    del array
    for number, kind in enumerate(order):
        assert tasks.holdings_now() != before, f"the memory was freed before the last {len(order) - number} objects"
        if isinstance(objects["buffer" if "buffer" in objects else kind], memoryview):
            assert bytes(objects["buffer"][:2]) == np.arange(2).tobytes()
        del objects[kind]
    assert tasks.holdings() == before


PROGRAMS = {
    "array": "kept = [a, b, a[1:], memoryview(a), np.from_dlpack(b), b.numpy(), a.__dlpack__(), handle]",
    "cycle": "kept = [a, b]; kept.append(kept)",
    "exception": "kept = (a, b); raise SystemExit(0)",
    "atexit": "import atexit; atexit.register(lambda: b.numpy().sum()); kept = a",
    "thread": "import threading; t = threading.Thread(target=lambda: [b.numpy().sum() for _ in range(1000)]); t.start()",
    "thread's own": """
import threading
def work(kept):
    kept.append(np.from_dlpack(kept[0]))
    threading.Event().wait()
threading.Thread(target=work, args=([ur_ipc.Handle.from_bytes(bytes(handle)).open(), a[1:]],), daemon=True).start()
""",
    "thread's exit": """
import sys, threading
t = threading.Thread(target=lambda kept: sys.exit(1), args=([a, b.numpy(), a[1:]],))
t.start()
""",
    "thread's os._exit": """
import os, threading
t = threading.Thread(target=lambda kept: os._exit(0), args=([a, b.numpy(), a[1:]],))
t.start()
t.join()
""",
    "sys.exit": "import sys; kept = [a, b, handle, memoryview(b)]; sys.exit()",
    "os._exit": "import os; kept = [a, b, handle, memoryview(b)]; os._exit(0)",
    "tree": "tree = ur_ipc.share({'a': a, 'copied': np.zeros(3)}); kept = tree.open(), tree.open(convert=ur_ipc.Array.numpy)",
    "weakrefs": """
import weakref
class Kept(list): pass
kept = Kept([a, b, handle])
weakref.finalize(kept, lambda array: array.numpy().sum(), b)
references = [weakref.ref(x, lambda _: None) for x in (a, b)]
""",
    "daemon": """
import threading
is_running = threading.Event()
threading.Thread(target=lambda: (is_running.set(), [b.numpy().sum() for _ in iter(int, 1)]), daemon=True).start()
is_running.wait()
""",
    "other kinds": """
grown, memory, event = ur_ipc.GrowableArray(3, capacity=9), ur_ipc.PhysicalMemory(1), ur_ipc.Event()
event.signal()
kept = [ur_ipc.share(x) for x in (grown, memory, event)], grown.array.numpy(), memory.map()
""",
}


@pytest.mark.parametrize("program_end", PROGRAMS)
def test_the_interpreter_exits_with_live_objects(program_end: str) -> None:
    program = f"""
import numpy as np, ur_ipc
a = ur_ipc.from_array(np.arange(1000))
handle = ur_ipc.share(a)
b = ur_ipc.Handle.from_bytes(bytes(handle)).open()
{PROGRAMS[program_end]}
"""
    python_output(program, "-X", "dev")


def test_the_interpreter_exits_after_modules_are_cleared() -> None:
    program = """
import atexit
def lose_names():
    for name in [name for name in vars(_arrays) if not name.startswith("_")]:
        setattr(_arrays, name, None)
atexit.register(lose_names)  # registered before the package's own callback, so it runs after it
import numpy as np, ur_ipc
from ur_ipc import _arrays
kept = [ur_ipc.from_array(np.arange(3)), ur_ipc.PhysicalMemory(1), ur_ipc.Event(), ur_ipc.GrowableArray(3, capacity=9)]
handles = [ur_ipc.share(x) for x in kept]
opened = [handle.open() for handle in handles]
"""
    python_output(program, "-X", "dev")


def test_a_forked_child_gets_an_error_and_harms_nothing() -> None:
    program = """
import gc, os, numpy as np, ur_ipc
a = ur_ipc.from_array(np.arange(1000))
handle = ur_ipc.share(a)
data = bytes(handle)
event = ur_ipc.Event()
pid = os.fork()
if pid == 0:
    uses = [a.numpy, a.close, handle.open, event.signal, event.wait, ur_ipc.devices]
    uses += [lambda: ur_ipc.empty(3), lambda: ur_ipc.share(a), lambda: ur_ipc.share(np.arange(3))]
    uses += [lambda: memoryview(a), lambda: a[0], lambda: np.from_dlpack(a)]
    refusals = []
    for use in uses:
        try:
            use()
        except RuntimeError as error:
            refusals.append("start the child with spawn or forkserver" in str(error))
    handle.put()
    del a, handle, event, uses, use
    gc.collect()
    os._exit(0 if refusals == [True] * 12 else 1)
assert os.waitpid(pid, 0)[1] == 0
b = ur_ipc.Handle.from_bytes(data).open()
assert (b.numpy() == np.arange(1000)).all()
event.signal(); event.wait()
"""
    python_output(program)


def test_a_fork_before_the_first_use_is_allowed() -> None:
    program = """
import os, ur_ipc
if (pid := os.fork()) == 0:
    assert ur_ipc.zeros(3).numpy().tolist() == [0, 0, 0]
    os._exit(0)
assert os.waitpid(pid, 0)[1] == 0
assert ur_ipc.zeros(3).numpy().tolist() == [0, 0, 0]
"""
    python_output(program)


def test_sharing_does_not_keep_a_numpy_array_alive() -> None:
    array = ur_ipc.zeros(10)
    view = array.numpy()
    data = bytes(ur_ipc.share(view))
    assert bytes(ur_ipc.share(view)) == data  # the handle stays valid while the view lives
    del view
    gc.collect()
    array.close()  # the array has no views any more
    with pytest.raises(ur_ipc.InvalidHandleError):
        ur_ipc.Handle.from_bytes(data).open()
