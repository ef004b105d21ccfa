# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`load`: fills memory that the keeper holds from safetensors files, once for all processes of a user."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import math
import mmap
import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from io import FileIO
from pathlib import Path
from queue import SimpleQueue
from typing import Any
from uuid import UUID

from ur_ipc import ur
from ur_ipc.arrays import Array, empty
from ur_ipc.devices import Device, find_device
from ur_ipc.errors import Error, OutOfMemoryError
from ur_ipc.keeper import AbsentError, attach, keep
from ur_ipc.meeting import locked, own_folder, require_name
from ur_ipc.packing import memory_for
from ur_ipc.physical import round_up
from ur_ipc.progress import Progress
from ur_ipc.safetensors import Files, StoredTensor, open_tensors
from ur_ipc.trees import Convert

_ALIGNMENT = 256  # bytes; vector instructions and devices need aligned tensors
# The size of one read. The processor's caches hold that many bytes until the copy to a device.
_CHUNK_BYTES = 4 << 20
_MAX_BUFFERS = 1024  # the kernel's limit for one preadv
_MIN_THREADS, _MAX_THREADS = 4, 16
_MADV_POPULATE_WRITE = 23  # Linux 5.14
_SHORTAGES = (errno.ENOMEM, errno.EFAULT)  # the kernel fails with EFAULT if it finds no page for the buffer
_madvise = ctypes.CDLL(None).madvise
_madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]


def load(
    name: str,
    files: Files,
    *,
    device: str | UUID | Device = "cpu",
    version: int | None = None,
    read_only: bool = True,
    convert: Convert | None = None,
    timeout: float | None = None,
) -> Any:
    """Attaches the tensors that the user's keeper holds under a name, or first loads them from safetensors files.

    Returns a dict of the tensors by name. If several processes of a user ask at the same time, one process reads the files, and
    the other processes wait and attach. If the first process fails or is killed, another process reads the files. The keeper
    gets the tensors only when all of them are read.

    If the keeper has the version, `load` attaches it, even if the files have changed. To load changed files, specify a new
    version, or `drop` the old one.

    `load` reads the bytes into memory that the keeper then holds. For a GPU, the bytes pass through small pinned buffers.

    Args:
        name: The name for `attach`, as in `keep`.
        files: A safetensors file, several of them, or an index (`model.safetensors.index.json`).
        device: The device of the tensors.
        version: The number of the version. By default `load` attaches the newest version, or loads version 1.
        read_only: Whether processes can only read the tensors.
        convert: Called with each array, as in `TreeHandle.open`.
        timeout: The longest wait for another process that loads the name, in seconds; by default there is no limit.

    Raises:
        ValueError: A file is invalid or changed during the load, or the name holds tensors of another device.
        OSError: A file cannot be read.
        OutOfMemoryError: The device or the host has too little memory.
        TimeoutError: Another process did not finish the load in time.
        The errors of `keep` and `attach`.
    """
    require_name(name)
    if timeout is not None and not timeout >= 0:
        raise ValueError(f"the timeout has to be a number of seconds, not {timeout}")
    target = find_device(device)
    open_kept = partial(attach, name, read_only=read_only, convert=partial(_convert, name, target, convert))
    with contextlib.suppress(AbsentError):
        return open_kept(version)
    with locked(own_folder(name) / f"ur-loading-{name}.lock", math.inf if timeout is None else timeout):
        with contextlib.suppress(AbsentError):  # another process may have loaded the files meanwhile
            return open_kept(version)
        return open_kept(_load_and_keep(name, 1 if version is None else version, files, target, read_only=read_only))


def _convert(name: str, device: Device, convert: Convert | None, array: Array) -> object:
    if array.nbytes and array.device is not device:
        raise ValueError(
            f"the keeper holds {name!r} on {array.device.name}, not on {device.name}; use one name per device, such as "
            f"{f'{name}-{device.name}'.replace(':', '-')!r}"
        )
    return array if convert is None else convert(array)


def _load_and_keep(name: str, version: int, files: Files, device: Device, *, read_only: bool) -> int:
    """Reads the files and gives the tensors to the keeper. Returns the version."""
    with ExitStack() as opened:
        tensors = open_tensors(files, opened)
        states = {tensor.file: _state_of(tensor.file) for tensor in tensors}
        offsets, nbytes = [], 0
        for tensor in tensors:
            offsets.append(nbytes)
            nbytes = round_up(nbytes + tensor.nbytes, _ALIGNMENT)
        if not nbytes:
            raise ValueError(f"there is nothing to keep under the name {name!r}: no tensor of {files} has elements")
        handle, memory = _allocate(name, device, nbytes, read_only=read_only)
        opened.callback(handle.put)
        chunks = list(_chunks_of(tensors, offsets))
        with Progress(f"ur_ipc load {name}", nbytes, shown=True) as progress:
            _read(chunks, memory, progress)
        for file, state in states.items():
            if _state_of(file) != state:
                raise ValueError(f"{file.name} was changed while it was read; load it again when nothing writes to it")
        tree = {
            tensor.name: memory[offset : offset + tensor.nbytes].view(tensor.dtype, tensor.shape)
            if tensor.nbytes
            else empty(tensor.shape, tensor.dtype, device=device)
            for tensor, offset in zip(tensors, offsets, strict=True)
        }
        return keep(name, tree, version=version, read_only=read_only)


def _state_of(file: FileIO) -> tuple[int, int]:
    found = os.fstat(file.fileno())
    return found.st_size, found.st_mtime_ns


def _allocate(name: str, device: Device, nbytes: int, *, read_only: bool) -> tuple[Any, Array]:
    result = ur.ur_result_t.UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
    needed = f"{name!r} needs {nbytes} bytes on {device.name}"
    # Without this check, the kernel would kill processes instead of failing.
    if device.host_accessible and nbytes > (available := _available_bytes()):
        raise OutOfMemoryError(result, "load", f"{needed}, but {available} bytes are available; drop unused versions")
    try:
        return memory_for(device, nbytes, read_only=read_only)
    except OutOfMemoryError as error:
        text = f"{needed}, and less is free; drop unused versions, or end processes that use the device ({error.text})"
        raise OutOfMemoryError(error.code, error.function, text, error.system_code) from None


def _available_bytes() -> int:
    """Returns the amount of memory that the kernel can give to processes without swapping."""
    facts = dict(line.split(":", 1) for line in Path("/proc/meminfo").read_text().splitlines())
    return int(facts["MemAvailable"].split()[0]) << 10


@dataclass(slots=True)
class _Chunk:
    """The bytes of a file that one call of `preadv` reads."""

    file: FileIO
    start: int  # in the file
    nbytes: int
    pieces: list[tuple[int, int]]  # each part's offset in memory and size, in the order of the file

    def can_append(self, file: FileIO, start: int) -> bool:
        """Returns whether the chunk can also contain the bytes of the file from `start`."""
        is_next = self.file is file and self.start + self.nbytes == start
        return is_next and self.nbytes < _CHUNK_BYTES and len(self.pieces) < _MAX_BUFFERS

    def add(self, offset: int, nbytes: int) -> None:
        before, size = self.pieces[-1] if self.pieces else (0, 0)
        if size and before + size == offset:
            self.pieces[-1] = before, size + nbytes
        else:
            self.pieces.append((offset, nbytes))
        self.nbytes += nbytes


def _chunks_of(tensors: list[StoredTensor], offsets: list[int]) -> Iterator[_Chunk]:
    """Divides the bytes of all tensors into chunks. `offsets` are the offsets of the tensors in memory."""
    chunk: _Chunk | None = None
    for tensor, offset in zip(tensors, offsets, strict=True):
        done = 0
        while done < tensor.nbytes:
            if chunk is None or not chunk.can_append(tensor.file, tensor.start + done):
                if chunk is not None:
                    yield chunk
                chunk = _Chunk(tensor.file, tensor.start + done, 0, [])
            size = min(tensor.nbytes - done, _CHUNK_BYTES - chunk.nbytes)
            chunk.add(offset + done, size)
            done += size
    if chunk is not None:
        yield chunk


def _read(chunks: list[_Chunk], memory: Array, progress: Progress) -> None:
    """Reads all chunks into the memory. Several threads wait for the disk, copy from the page cache and copy to the device."""
    threads = min(max(_MIN_THREADS, len(os.sched_getaffinity(0))), _MAX_THREADS, len(chunks))
    pending, lock = deque(chunks), threading.Lock()
    with ExitStack() as used:
        read: Callable[[_Chunk], None]
        if memory.device.host_accessible:
            view = used.enter_context(memoryview(memory))
            read = partial(_read_into_host, view, memory.address)
        else:
            buffers = used.enter_context(_staging_buffers(memory.device, threads))
            read = partial(_read_into_device, memory, buffers)

        def read_pending() -> None:
            chunk: _Chunk | None = None
            while True:
                with lock:
                    if chunk is not None:
                        progress.advance(chunk.nbytes)
                    if not pending:
                        return
                    chunk = pending.popleft()
                read(chunk)

        executor = used.enter_context(ThreadPoolExecutor(threads, "ur_ipc-load"))
        used.callback(pending.clear)  # after a failure, each other thread finishes only its current chunk
        for finished in as_completed([executor.submit(read_pending) for _ in range(threads)]):
            finished.result()


def _read_into_host(view: memoryview, address: int, chunk: _Chunk) -> None:
    """Reads a chunk into host memory."""
    first, (last, size) = chunk.pieces[0][0], chunk.pieces[-1]
    low = (address + first) // mmap.PAGESIZE * mmap.PAGESIZE
    # One call creates the pages faster than one page fault per page. Older kernels reject it, and page faults create the pages.
    _madvise(low, address + last + size - low, _MADV_POPULATE_WRITE)
    _fill([view[offset : offset + size] for offset, size in chunk.pieces], chunk)


@contextlib.contextmanager
def _staging_buffers(device: Device, number: int) -> Iterator[SimpleQueue[int]]:
    """Provides the addresses of pinned host buffers. A buffer has room for one chunk."""
    first = ur.urUSMHostAlloc(device.context, None, None, number * _CHUNK_BYTES)
    free: SimpleQueue[int] = SimpleQueue()
    for index in range(number):
        free.put(first + index * _CHUNK_BYTES)
    try:
        yield free
    finally:
        with contextlib.suppress(Error):  # a lost device fails, and copies nothing more
            device.finish()  # waits for copies that began before a failure
        ur.urUSMFree(device.context, first)


def _read_into_device(memory: Array, buffers: SimpleQueue[int], chunk: _Chunk) -> None:
    """Reads a chunk into a staging buffer and copies it to the device. Other threads read meanwhile."""
    start = buffers.get()
    try:
        _fill([memoryview((ctypes.c_char * chunk.nbytes).from_address(start)).cast("B")], chunk)
        source = start
        for offset, size in chunk.pieces[:-1]:
            memory.device.begin_copy(memory.address + offset, source, size)
            source += size
        offset, size = chunk.pieces[-1]
        memory.device.copy(memory.address + offset, source, size)  # the queue is in order: waits for all pieces
    finally:
        buffers.put(start)


def _fill(buffers: list[memoryview], chunk: _Chunk) -> None:
    """Reads a chunk into buffers that together have the size of the chunk."""
    done = 0
    while done < chunk.nbytes:
        place = chunk.start + done
        try:
            count = os.preadv(chunk.file.fileno(), buffers, place)
        except OSError as problem:
            if problem.errno in _SHORTAGES:
                result = ur.ur_result_t.UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                text = (
                    f"no memory is left for byte {place} of {chunk.file.name}; end other processes, or raise the memory limit"
                )
                raise OutOfMemoryError(result, "load", text, problem.errno or 0) from None
            text = f"cannot read at byte {place}: {problem.strerror}; check the disk, or copy the file again"
            raise OSError(problem.errno, text, chunk.file.name) from None
        if count == 0:
            raise ValueError(f"{chunk.file.name} was shortened to {place} bytes or less while it was read; copy it again")
        done += count
        while buffers and count >= len(buffers[0]):
            count -= len(buffers.pop(0))
        if count:
            buffers[0] = buffers[0][count:]
