# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`load`: reads safetensors files into memory that the keeper holds, once for all processes of a user."""

from __future__ import annotations

import contextlib
import errno
import math
import os
import time
from contextlib import ExitStack
from functools import partial
from io import FileIO
from pathlib import Path
from typing import Any
from uuid import UUID

from ur_ipc import _arrays, ur
from ur_ipc.arrays import Array, empty
from ur_ipc.devices import Device, find_device
from ur_ipc.errors import OutOfMemoryError
from ur_ipc.keeper import AbsentError, attach_until, keep, require_quota
from ur_ipc.named_sockets import file_lock, own_folder, require_name
from ur_ipc.packing import memory_for
from ur_ipc.physical import round_up
from ur_ipc.progress import Progress
from ur_ipc.safetensors import Files, StoredTensor, open_tensors
from ur_ipc.trees import Convert

_ALIGNMENT = 256  # bytes; vector instructions and devices need aligned tensors
_MEMORY_ERRNOS = (errno.ENOMEM, errno.EFAULT)  # the kernel fails with EFAULT if it finds no page for the buffer


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

    Returns a dict of the tensors by name. If several processes of a user call `load` at the same time, one process reads the
    files, and the other processes wait and attach. If the first process fails or is killed, another process reads the files.
    The keeper gets the tensors only after `load` has read all of them.

    If the keeper has the version, `load` attaches it, even if the files have changed. To load changed files, pass a new
    version, or first `drop` the old version.

    `load` reads the bytes into memory that the keeper then holds. For a GPU, the bytes pass through small pinned buffers.

    Args:
        name: The name for `attach`, as in `keep`.
        files: A safetensors file, several of them, or an index (`model.safetensors.index.json`).
        device: The device of the tensors.
        version: The number of the version. By default `load` attaches the newest version, or loads version 1.
        read_only: Whether processes can only read the tensors.
        convert: A function that converts each array, as for `TreeHandle.open`.
        timeout: The longest wait for a keeper, and for another process that loads the name, in seconds. By default, `load` does
            not wait for a keeper, and waits for the other process without a limit.

    Raises:
        ValueError: A file is invalid or changed during the load, or the keeper holds tensors of another device under the name.
        OSError: A file cannot be read.
        OutOfMemoryError: The device or the host has too little memory.
        RuntimeError: The system cannot start a thread.
        TimeoutError: Another process did not finish the load in time.
        The errors of `keep` and `attach`.
    """
    require_name(name)
    if timeout is not None and not timeout >= 0:
        raise ValueError(f"the timeout has to be at least 0 seconds, not {timeout}")
    target = find_device(device)
    now = time.monotonic()
    keeper_end, load_end = (now, math.inf) if timeout is None else (now + timeout, now + timeout)
    convert_array = partial(_convert, name, target, convert)
    open_kept = partial(attach_until, keeper_end, (ConnectionError,), name, read_only=read_only, convert=convert_array)
    with contextlib.suppress(AbsentError):
        return open_kept(version)
    with file_lock(own_folder(name) / f"ur-loading-{name}.lock", load_end - time.monotonic()):
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
    with ExitStack() as stack:
        tensors = open_tensors(files, stack)
        states = {tensor.file: _state_of(tensor.file) for tensor in tensors}
        offsets, nbytes = [], 0
        for tensor in tensors:
            offsets.append(nbytes)
            nbytes = round_up(nbytes + tensor.nbytes, _ALIGNMENT)
        if not nbytes:
            raise ValueError(f"there is nothing to keep under the name {name!r}: no tensor of {files} has elements")
        handle, memory = _allocate(name, device, nbytes, read_only=read_only)
        stack.callback(handle.put)
        require_quota(name, nbytes)
        with Progress(f"ur_ipc load {name}", nbytes, shown=True) as progress:
            _read(tensors, offsets, memory, progress)
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
    status = os.fstat(file.fileno())
    return status.st_size, status.st_mtime_ns


def _allocate(name: str, device: Device, nbytes: int, *, read_only: bool) -> tuple[Any, Array]:
    result = ur.ur_result_t.UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
    demand = f"{name!r} needs {nbytes} bytes on {device.name}"
    # Without this check, the kernel would kill processes instead of failing.
    if device.host_accessible and nbytes > (available := _available_bytes()):
        raise OutOfMemoryError(result, "load", f"{demand}, but {available} bytes are available; drop unused versions")
    try:
        return memory_for(device, nbytes, read_only=read_only)
    except OutOfMemoryError as error:
        text = f"{demand}, but less memory is free; drop unused versions, or end processes that use the device ({error.text})"
        raise OutOfMemoryError(error.code, error.function, text, error.system_code) from None


def _available_bytes() -> int:
    """Returns the amount of memory that the kernel can give to processes without swapping."""
    facts = dict(line.split(":", 1) for line in Path("/proc/meminfo").read_text().splitlines())
    return int(facts["MemAvailable"].split()[0]) << 10


def _read(tensors: list[StoredTensor], offsets: list[int], memory: Array, progress: Progress) -> None:
    """Reads all tensors into the memory, each to its offset."""
    device = memory.device
    queue = 0 if device.host_accessible else int(device.queue)
    files = {tensor.file.fileno(): tensor.file.name for tensor in tensors}
    parts = [
        (tensor.file.fileno(), tensor.start, tensor.nbytes, offset) for tensor, offset in zip(tensors, offsets, strict=True)
    ]
    failure = _arrays.read_files(device, queue, memory.address, parts, progress.advance)
    if failure is None:
        return
    descriptor, position, code = failure
    file = files[descriptor]
    if code == 0:
        raise ValueError(f"{file} was shortened to {position} bytes or less while it was read; copy it again")
    if code in _MEMORY_ERRNOS:
        result = ur.ur_result_t.UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
        text = f"no memory is left for byte {position} of {file}; end other processes, or raise the memory limit"
        raise OutOfMemoryError(result, "load", text, code)
    raise OSError(code, f"cannot read at byte {position}: {os.strerror(code)}; check the disk, or copy the file again", file)
