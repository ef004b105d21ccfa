# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`load` reads safetensors files into memory of ur-ipc-keeper, once for all processes."""

from __future__ import annotations

import ctypes
import errno
import json
import mmap
import operator
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
import ur_ipc
from keeper_tasks import Keeper, names, wait_until
from loading_tasks import (
    LAYER_BYTES,
    LAYERS,
    all_types,
    call_before_reads,
    elements_of,
    is_model,
    load_model,
    read_bytes,
    replace_by_unreadable,
    safetensors_bytes,
    stop_halfway,
    write,
    write_model,
    write_sparse,
)
from peer import DEADLINE_S, Worker, output_of
from tasks import holdings
from ur_ipc import _arrays
from ur_ipc.safetensors import open_tensors

pytestmark = [
    pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools"),
    pytest.mark.usefixtures("runtime"),
]

MODEL_BYTES = LAYERS * LAYER_BYTES
LIBC = ctypes.CDLL(None)


# Contents


def test_tensors_have_the_types_shapes_and_bytes_of_the_file(keeper: Keeper, tmp_path: Path) -> None:
    tensors = all_types()
    loaded = ur_ipc.load("x", write(tmp_path / "x.safetensors", tensors))
    assert loaded.keys() == tensors.keys()
    for name, (_, shape, data) in tensors.items():
        assert (list(loaded[name].shape), elements_of(loaded[name])) == (shape, data)
        assert loaded[name].address % 256 == 0
    assert {name: str(loaded[name].dtype) for name in ("BF16", "F8_E4M3", "F8_E8M0", "C64", "empty", "scalar")} == {
        "BF16": "bfloat16",
        "F8_E4M3": "float8_e4m3fn",
        "F8_E8M0": "float8_e8m0fnu",
        "C64": "complex64",
        "empty": "bfloat16",
        "scalar": "float32",
    }
    assert not loaded["long"].numpy().flags.writeable


def test_a_kept_version_is_attached_without_the_file(keeper: Keeper, tmp_path: Path) -> None:
    path = write_model(tmp_path / "x.safetensors")
    first = ur_ipc.load("x", path)
    path.unlink()
    assert is_model(ur_ipc.load("x", path))
    assert ur_ipc.load("x", path, convert=ur_ipc.Array.numpy)["layers.7"][0] == 7
    with pytest.raises(FileNotFoundError):
        ur_ipc.load("x", path, version=5)
    write(path, {"weight": ("U8", [2], b"ab")})
    assert elements_of(ur_ipc.load("x", path, version=5)["weight"]) == b"ab"
    assert sorted(names()) == [("x", 1), ("x", 5)]
    assert ur_ipc.load("x", path).keys() == {"weight"}  # the newest version
    assert is_model(ur_ipc.load("x", path, version=1))
    ur_ipc.drop("x")
    assert is_model(first)


def test_writable_tensors_are_shared_memory(keeper: Keeper, tmp_path: Path) -> None:
    path = write_model(tmp_path / "x.safetensors", 2)
    tensors = [ur_ipc.load("x", path, read_only=False)["layers.0"].numpy() for _ in range(2)]
    tensors[0][0] = 99
    assert tensors[1][0] == 99
    ur_ipc.load("y", path)
    with pytest.raises(PermissionError, match="for reading only"):
        ur_ipc.load("y", path, read_only=False)


def test_an_error_in_convert_does_not_repeat_the_load(keeper: Keeper, tmp_path: Path) -> None:
    def convert(array: ur_ipc.Array) -> object:
        raise KeyError("convert")

    path = write_model(tmp_path / "x.safetensors", 1)
    ur_ipc.load("x", path)
    with pytest.raises(KeyError, match="convert"):
        ur_ipc.load("x", path, convert=convert)
    assert names() == [("x", 1)]


def test_several_files_are_one_model(keeper: Keeper, tmp_path: Path) -> None:
    a = write(tmp_path / "a.safetensors", {"a": ("U8", [1], b"a"), "both": ("U8", [1], b"1")})
    b = write(tmp_path / "b.safetensors", {"b": ("U8", [1], b"b")})
    assert {name: elements_of(x) for name, x in ur_ipc.load("list", [a, str(b)]).items()} == {
        "a": b"a",
        "both": b"1",
        "b": b"b",
    }
    write(b, {"b": ("U8", [1], b"b"), "both": ("U8", [1], b"2")})
    with pytest.raises(ValueError, match=r"'both' is in .*a\.safetensors and in .*b\.safetensors"):
        ur_ipc.load("twice", [a, b])
    index = tmp_path / "model.safetensors.index.json"
    index.write_text(json.dumps({"metadata": {"total_size": 2.0}, "weight_map": {"both": b.name, "a": a.name}}))
    assert {name: elements_of(x) for name, x in ur_ipc.load("index", index).items()} == {"a": b"a", "both": b"2"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "invalid JSON"),
        ("[]", "not an object"),
        ("{}", "weight_map"),
        ('{"weight_map": {"a": 3}}', "weight_map"),
        ('{"weight_map": {"a": "../a.safetensors"}}', "weight_map"),
        ('{"weight_map": {"a": "a.safetensors", "a": "a.safetensors"}}', "appears twice"),
        ('{"weight_map": {"c": "a.safetensors"}}', "names the tensor 'c' in a.safetensors"),
    ],
)
def test_an_invalid_index_is_refused(text: str, message: str, keeper: Keeper, tmp_path: Path) -> None:
    write(tmp_path / "a.safetensors", {"a": ("U8", [1], b"a")})
    index = tmp_path / "model.safetensors.index.json"
    index.write_text(text)
    with pytest.raises(ValueError, match=message) as raised:
        ur_ipc.load("x", index)
    assert str(index) in str(raised.value)
    assert names() == []


# Incomplete and malformed files


def entry(**changes: object) -> bytes:
    return safetensors_bytes({"w": {"dtype": "U8", "shape": [4], "data_offsets": [0, 4], **changes}}, b"abcd")


DEEP = b"[" * 100_000
INVALID_FILES = {
    "nothing": (b"", "0 bytes"),
    "no header": (b"\1\0\0", "3 bytes"),
    "long header": ((1 << 40).to_bytes(8, "little") + b"{}", "the header has 1099511627776 bytes"),
    "header beyond the end": (b"\3" + bytes(7) + b"{}", "the header has 3 bytes, but the file has 10"),
    "text": (b"\5" + bytes(7) + b"hello", "invalid JSON"),
    "not utf-8": (b"\2" + bytes(7) + b"\xff\xff", "invalid JSON"),
    "list": (safetensors_bytes([]), "not an object"),
    "deep": (len(DEEP).to_bytes(8, "little") + DEEP, "invalid JSON"),
    "cut": (entry()[:-1], "end at byte .*, but the file has"),
    "too long": (entry() + b"e", "end at byte .*, but the file has"),
    "same name twice": (
        safetensors_bytes({"w": 0}).replace(b'{"w": 0}', b'{"w":1,"w":1}').replace(b"\x08", b"\x0d", 1),
        "'w' appears twice",
    ),
    "no entry": (safetensors_bytes({"w": 3}), "needs exactly the keys"),
    "unknown key": (entry(compression="zstd"), "needs exactly the keys"),
    "unknown type": (entry(dtype="F4"), "element type 'F4', which .* supported are BOOL"),
    "type is a list": (entry(dtype=["U8"]), "element type"),
    "negative size": (entry(shape=[-4]), "shape of the tensor 'w'"),
    "fraction": (entry(shape=[4.0]), "shape of the tensor 'w'"),
    "boolean": (entry(shape=[4, True]), "shape of the tensor 'w'"),
    "huge size": (entry(shape=[1 << 70]), "shape of the tensor 'w'"),
    "many dimensions": (entry(shape=[4] + [1] * 64), "at most 64 sizes"),
    "product overflows": (entry(shape=[1 << 62, 1 << 62, 4]), r"has \d+ bytes, but its data_offsets are 0 and 4"),
    "three offsets": (entry(data_offsets=[0, 4, 8]), "data_offsets of the tensor 'w'"),
    "backward": (entry(data_offsets=[4, 0]), "data_offsets are 4 and 0"),
    "beyond the end": (entry(data_offsets=[1 << 50, (1 << 50) + 4]), "begins at byte"),
    "gap": (entry(data_offsets=[1, 5]), "begins at byte"),
    "overlap": (
        safetensors_bytes(
            {
                "v": {"dtype": "U8", "shape": [4], "data_offsets": [0, 4]},
                "w": {"dtype": "U8", "shape": [4], "data_offsets": [2, 6]},
            },
            bytes(6),
        ),
        "'w' begins at byte",
    ),
    "surrogate": (safetensors_bytes({"\ud800": {"dtype": "U8", "shape": [1], "data_offsets": [0, 1]}}, b"a"), "invalid JSON"),
}


@pytest.mark.parametrize("case", INVALID_FILES)
def test_an_invalid_file_is_refused_with_its_name(case: str, keeper: Keeper, tmp_path: Path) -> None:
    data, message = INVALID_FILES[case]
    path = tmp_path / "x.safetensors"
    path.write_bytes(data)
    with pytest.raises(ValueError, match=message) as raised:
        ur_ipc.load("x", path)
    assert str(path) in str(raised.value)
    assert names() == []


def test_any_bytes_are_refused_or_parsed(tmp_path: Path) -> None:
    good = safetensors_bytes({"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}}, bytes(8))
    path, chance = tmp_path / "x.safetensors", random.Random(3)
    parsed_count = 0
    for _ in range(3000):
        changed = bytearray(good)
        for _ in range(chance.randrange(4)):
            changed[chance.randrange(len(good))] = chance.randrange(256)
        path.write_bytes(changed)
        with ExitStack() as files:
            try:
                tensors = open_tensors(path, files)
            except ValueError:
                continue
            parsed_count += 1
            assert [(x.shape, x.nbytes, x.start) for x in tensors] == [((2,), 8, len(good) - 8)] * len(tensors)
    assert 0 < parsed_count < 3000


def test_a_pipe_is_refused_immediately(keeper: Keeper, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.safetensors")
    os.mkfifo(tmp_path / "x.json")
    for name in "x.safetensors", "x.json":
        with pytest.raises(ValueError, match=rf"{name}.*a pipe or a device"):
            ur_ipc.load("x", tmp_path / name)


def test_files_without_elements_are_refused(keeper: Keeper, tmp_path: Path) -> None:
    for tensors in {}, {"empty": ("F32", [0], b"")}:
        with pytest.raises(ValueError, match="nothing to keep"):
            ur_ipc.load("x", write(tmp_path / "x.safetensors", tensors))
    with pytest.raises(ValueError, match="nothing to keep"):
        ur_ipc.load("x", [])


def test_the_command_loads_or_prints_the_reason(keeper: Keeper, tmp_path: Path) -> None:
    path = write_model(tmp_path / "x.safetensors")
    command = [sys.executable, "-m", "ur_ipc", "load", "x"]
    assert output_of(*command, path) == ""
    assert output_of(*command, path, "--version", "3", "--timeout", str(DEADLINE_S)) == ""
    path.unlink()
    assert is_model(ur_ipc.load("x", path, version=3))
    result = subprocess.run([*command, path, "--version=4"], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == f"cannot load 'x': [Errno 2] No such file or directory: '{path}'\n"


# Failures during the load


@pytest.mark.parametrize(
    ("act", "error", "message"),
    [
        (
            lambda path, _: os.truncate(path, 1000),
            ValueError,
            "was shortened to .* bytes or less while it was read; copy it again",
        ),
        (lambda path, _: os.utime(path, (1, 1)), ValueError, "was changed while it was read; load it again"),
        (lambda _, descriptor: replace_by_unreadable(descriptor), OSError, "cannot read at byte [1-9].*; check the disk"),
    ],
)
def test_a_failed_load_names_the_file_and_leaves_nothing(
    act: Callable[[Path, int], object],
    error: type[Exception],
    message: str,
    keeper: Keeper,
    runtime: Path,
    tmp_path: Path,
) -> None:
    path = write_model(tmp_path / "x.safetensors")
    assert is_model(ur_ipc.load("warm-up", path))
    before, files = holdings(), set(runtime.iterdir())
    with (
        call_before_reads(lambda descriptor, _: act(path, descriptor)),
        pytest.raises(error, match=message) as raised,
    ):
        ur_ipc.load("x", path)
    assert str(path) in str(raised.value)
    del raised
    assert names() == [("warm-up", 1)]
    assert (holdings(), set(runtime.iterdir())) == (before, files)
    assert is_model(ur_ipc.load("x", write_model(path)))


def test_a_shortage_during_the_reads_is_reported(keeper: Keeper, tmp_path: Path) -> None:
    def forbid_writes(_: int, address: int) -> None:
        """Makes the kernel's reads fail as if no page were left."""
        pages.append(address // mmap.PAGESIZE * mmap.PAGESIZE)
        assert LIBC.mprotect(ctypes.c_void_p(pages[0]), mmap.PAGESIZE, mmap.PROT_READ) == 0

    path, pages = write_model(tmp_path / "x.safetensors"), list[int]()
    message = rf"no memory is left for byte [1-9]\d* of {path}; end other processes"
    with call_before_reads(forbid_writes), pytest.raises(ur_ipc.OutOfMemoryError, match=message) as raised:
        ur_ipc.load("x", path)
    assert raised.value.system_code == errno.EFAULT
    assert names() == []
    assert is_model(ur_ipc.load("x", path))


def test_few_threads_load_all_bytes(keeper: Keeper, tmp_path: Path) -> None:
    program = """
import resource, sys, ur_ipc
from loading_tasks import call_before_reads, is_model

def load(extra_bytes):
    \"\"\"Loads with this many more bytes of address space.\"\"\"
    def limit(*_):
        used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + extra_bytes, resource.RLIM_INFINITY))
    with call_before_reads(limit):
        return ur_ipc.load("x", sys.argv[1])

try:
    load(512 << 20)
except RuntimeError as error:
    print(error)
resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
print(is_model(load(1536 << 20)))
"""
    path = write_model(tmp_path / "x.safetensors")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    # The stack of each new thread takes 1 GiB of address space.
    output = output_of("prlimit", f"--stack={1 << 30}:", sys.executable, "-c", program, path, env=environment)
    assert re.fullmatch(r"cannot start a thread that reads the files: .*; end other processes, .*\nTrue\n", output), output


def test_an_interrupted_load_ends_its_reads_and_leaves_nothing(keeper: Keeper, runtime: Path, tmp_path: Path) -> None:
    def interrupt_then_read(*arguments: Any) -> None:
        """Begins to read while a signal is pending: the interpreter handles no signal inside `any`."""
        any(map(operator.call, [partial(getattr(LIBC, "raise"), signal.SIGINT), partial(read_files, *arguments)]))

    read_files = _arrays.read_files
    ur_ipc.load("warm-up", write_model(tmp_path / "x.safetensors"))
    nbytes = 2 << 30  # reading this takes longer than the interval between `load`'s checks for signals
    path = write_sparse(tmp_path / "sparse.safetensors", nbytes)
    before, files, bytes_before = holdings(), set(runtime.iterdir()), read_bytes()
    with patch.object(_arrays, "read_files", interrupt_then_read), pytest.raises(KeyboardInterrupt) as raised:
        ur_ipc.load("x", path)
    del raised
    assert read_bytes() - bytes_before < nbytes
    assert names() == [("warm-up", 1)]
    assert (holdings(), set(runtime.iterdir())) == (before, files)


def test_a_shortage_is_reported_before_the_reads(keeper: Keeper, tmp_path: Path) -> None:
    nbytes = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    path = write_sparse(tmp_path / "sparse.safetensors", nbytes)
    with pytest.raises(ur_ipc.OutOfMemoryError, match=rf"'x' needs {nbytes} bytes on cpu:0, but \d+ bytes are available"):
        ur_ipc.load("x", path)


@pytest.mark.parametrize("limit", [("--max-bytes", str(MODEL_BYTES)), ("--max-objects", "1")])
def test_a_full_quota_is_reported_before_the_reads(limit: tuple[str, str], tmp_path: Path) -> None:
    path = write_model(tmp_path / "x.safetensors")
    with Keeper(*limit):
        ur_ipc.load("small", write_model(tmp_path / "small.safetensors", 1))
        before, bytes_before = holdings(), read_bytes()
        with pytest.raises(ur_ipc.OutOfResourcesError, match=r"quota is full.*drop a version"):
            ur_ipc.load("x", path)
        assert read_bytes() - bytes_before < MODEL_BYTES
        assert holdings() == before
        assert names() == [("small", 1)]


def test_a_quota_that_becomes_full_during_the_reads_leaves_nothing(tmp_path: Path) -> None:
    def keep_small(*_: int) -> None:
        ur_ipc.keep("small", ur_ipc.empty(2 * LAYER_BYTES, "uint8"))

    path = write_model(tmp_path / "x.safetensors")
    with Keeper("--max-bytes", str(MODEL_BYTES + LAYER_BYTES)):
        keep_small()
        ur_ipc.drop("small")
        before = holdings()
        with call_before_reads(keep_small), pytest.raises(ur_ipc.OutOfResourcesError, match="quota is full"):
            ur_ipc.load("x", path)
        assert holdings() == before
        assert names() == [("small", 1)]


def test_without_a_keeper_no_file_is_read() -> None:
    with pytest.raises(ConnectionRefusedError, match="start ur-ipc-keeper"):
        ur_ipc.load("x", "missing.safetensors")


def test_a_load_waits_for_a_keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, keepers = write_model(tmp_path / "x.safetensors"), list[Keeper]()
    with ExitStack() as stack:

        def start_a_keeper(_: float) -> None:
            keepers.append(stack.enter_context(Keeper()))

        with monkeypatch.context() as patcher:
            patcher.setattr("ur_ipc.keeper.time", SimpleNamespace(monotonic=time.monotonic, sleep=start_a_keeper))
            with pytest.raises(ConnectionRefusedError, match="start ur-ipc-keeper"):
                ur_ipc.load("x", path, timeout=0)
            assert not keepers
            assert is_model(ur_ipc.load("x", path, timeout=DEADLINE_S))
        assert len(keepers) == 1


# Several processes


def test_concurrent_loads_read_the_file_once(keeper: Keeper, tmp_path: Path) -> None:
    path = write_model(tmp_path / "x.safetensors")
    with ExitStack() as stack:
        loaders = [stack.enter_context(Worker()) for _ in range(4)]
        for loader in loaders:
            loader.begin(load_model, "x", path)
        answers = [loader.finish(load_model) for loader in loaders]
    assert all(complete for complete, _ in answers)
    read = sorted(nbytes for _, nbytes in answers)
    assert read[-1] >= MODEL_BYTES
    assert sum(read[:-1]) < MODEL_BYTES / 2
    assert names() == [("x", 1)]


def test_another_process_loads_after_a_kill(keeper: Keeper, runtime: Path, tmp_path: Path) -> None:
    path, half_read = write_model(tmp_path / "x.safetensors"), tmp_path / "half_read"
    with Worker() as victim, Worker() as second:
        victim.begin(stop_halfway, "x", path, half_read)
        wait_until(half_read.exists)
        assert names() == []
        with pytest.raises(TimeoutError, match=r"holds the lock .*ur-loading-x\.lock"):
            ur_ipc.load("x", path, timeout=0)
        second.begin(load_model, "x", path)
        victim.kill()
        complete, read = second.finish(load_model)
    assert complete and read >= MODEL_BYTES
    assert names() == [("x", 1)]
    assert not list(runtime.glob("*loading*"))


def test_a_child_of_fork_does_not_keep_the_name_locked(keeper: Keeper, tmp_path: Path) -> None:
    path = write_model(tmp_path / "x.safetensors")
    children = []

    def fork_and_fail(*_: int) -> None:
        if not (pid := os.fork()):
            threading.Event().wait()
        children.append(pid)
        raise OSError(errno.EIO, "failed")

    try:
        with call_before_reads(fork_and_fail), pytest.raises(OSError, match="failed"):
            ur_ipc.load("x", path)
        assert is_model(ur_ipc.load("x", path, timeout=0))
    finally:
        for child in children:
            os.kill(child, 9)
            os.waitpid(child, 0)


def test_threads_load_several_names(keeper: Keeper, tmp_path: Path) -> None:
    path = write_model(tmp_path / "x.safetensors")
    complete = []
    threads = [threading.Thread(target=lambda name=f"x{n % 2}": complete.append(load_model(name, path)[0])) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(DEADLINE_S)
    assert complete == [True] * 4
    assert sorted(names()) == [("x0", 1), ("x1", 1)]


@pytest.mark.parametrize(
    ("name", "options", "error"),
    [
        ("../x", {}, ValueError),
        ("x", {"version": 0}, ValueError),
        ("x", {"timeout": float("nan")}, ValueError),
        ("x", {"device": "tpu"}, ValueError),
    ],
)
def test_wrong_arguments_are_refused(name: str, options: Any, error: type[Exception], keeper: Keeper, tmp_path: Path) -> None:
    with pytest.raises(error):
        ur_ipc.load(name, write_model(tmp_path / "x.safetensors", 1), **options)
    assert names() == []
