# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A test double of PyTorch that has only the functions that pools need."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import ur_ipc
from ur_ipc import ur

MIB = 1 << 20

AllocatorFunctions = tuple[Callable[..., int | None], Callable[..., None]]


class Torch:
    """Allocates from the innermost active pool (`use_mem_pool`), as PyTorch does for the segments of its tensors."""

    def __init__(self) -> None:
        self.active_pools: list[AllocatorFunctions] = []
        self.has_aborted = False
        self.synchronized_devices: list[int] = []
        self.multiprocessing = self.distributed = self
        self.version = SimpleNamespace(hip=None)
        self.__version__ = "2.5"
        self.cuda = SimpleNamespace(
            ipc_collect=None,
            is_available=lambda: True,
            is_initialized=lambda: True,
            current_device=lambda: 0,
            device=nullcontext,
            memory=SimpleNamespace(CUDAPluggableAllocator=self.allocator_of),
            MemPool=partial(MemPool, self),
            use_mem_pool=self.use_mem_pool,
            synchronize=self.synchronize,
        )

    def allocator_of(self, path: str, allocate: str, free: str) -> Any:
        library = ctypes.CDLL(path)
        functions = getattr(library, allocate), getattr(library, free)
        functions[0].restype = ctypes.c_void_p
        functions[0].argtypes = ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p
        functions[1].argtypes = ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p
        return SimpleNamespace(allocator=lambda: functions)

    @contextmanager
    def use_mem_pool(self, pool: MemPool) -> Iterator[None]:
        self.active_pools.append(pool.functions)
        try:
            yield
        finally:
            assert self.active_pools.pop() is pool.functions

    def synchronize(self, device: int) -> None:
        self.synchronized_devices.append(device)

    def segment(self, nbytes: int) -> Segment:
        return Segment(*self.active_pools[-1], nbytes)


class MemPool:
    """Records in `has_aborted` what the real class does: it aborts the process if a pool is deleted while a pool is active."""

    def __init__(self, torch: Torch, functions: AllocatorFunctions) -> None:
        self._torch = torch
        self.functions = functions

    def __del__(self) -> None:
        self._torch.has_aborted |= bool(self._torch.active_pools)


class Segment:
    def __init__(self, allocate: Callable[..., int | None], free: Callable[..., None], nbytes: int) -> None:
        self._free: Callable[..., None] | None = None
        self._nbytes = nbytes
        self.stream: int | None = None  # the default stream
        self.address = allocate(nbytes, 0, None) or 0
        if not self.address:
            raise MemoryError
        self._free = free

    def free(self) -> None:
        free, self._free = self._free, None
        if free is not None:
            free(self.address, self._nbytes, 0, self.stream)

    def __del__(self) -> None:
        self.free()


def new_pool(device: object = "cuda:0") -> Any:
    return import_module("ur_ipc.torch").pool(device)


def is_allocated(device: ur_ipc.Device, address: int) -> bool:
    """Returns whether the address is in device memory of this process."""
    try:
        ur.urUSMGetMemAllocInfo(device.context, address, ur.ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_BASE_PTR)
    except ur_ipc.InvalidArgumentError:
        return False
    return True
