# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Devices in a context of a SYCL runtime, so that dpctl and this package can use each other's memory.

A SYCL runtime accepts only memory of its own contexts. If it uses the native CPU adapter of this package
(UR_ADAPTERS_FORCE_LOAD names the adapter), this package can use the runtime's contexts.
"""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

from ur_ipc import ur
from ur_ipc.devices import Device, find_device
from ur_ipc.errors import InvalidArgumentError

_GET_NATIVE = "_ZNK4sycl3_V17context9getNativeEv"  # sycl::context::getNative() const, which sycl::get_native calls

_devices: dict[int, Device] = {}  # by native context; each keeps its context


def device_of(syclobj: Any) -> Device:
    """The device of a dpctl queue or context. Arrays that are made or opened on it are in memory of that SYCL context.

    Raises:
        TypeError: `syclobj` is not a queue or context of dpctl.
        ValueError: The SYCL runtime uses another adapter library than this package.
    """
    context = getattr(syclobj, "sycl_context", syclobj)
    if not hasattr(context, "addressof_ref"):
        raise TypeError(f"{type(syclobj).__name__} is not a queue or context of dpctl")
    native = _native_context(context.addressof_ref())
    if native not in _devices:
        cpu = find_device("cpu")
        try:
            handle = ur.urContextCreateWithNativeHandle(native, cpu.adapter, [cpu.handle])
        except InvalidArgumentError as refused:
            raise ValueError(
                "the SYCL runtime uses another adapter library than ur_ipc; start the program with UR_ADAPTERS_FORCE_LOAD "
                "naming the native CPU adapter of ur_ipc"
            ) from refused
        _devices[native] = Device(cpu.backend, cpu.index, cpu.handle, cpu.adapter, context=handle, syclobj=context)
    return _devices[native]


def _native_context(reference: int) -> int:
    """The native handle of a `sycl::context`, from the SYCL runtime."""
    maps = Path("/proc/self/maps").read_text().splitlines()
    library = next((line.split(maxsplit=5)[5] for line in maps if "/libsycl.so" in line), None)
    if library is None:
        raise ValueError("no SYCL runtime is loaded")
    get_native = getattr(ctypes.CDLL(library), _GET_NATIVE)
    get_native.restype, get_native.argtypes = ctypes.c_uint64, [ctypes.c_void_p]
    native: int = get_native(reference)
    return native
