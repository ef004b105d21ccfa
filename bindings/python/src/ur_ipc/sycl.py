# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SYCL runtimes: kernels of dpctl and dpnp on memory that processes share, and devices in a context of a SYCL runtime.

`install` loads the overlay, which adds sharing to the vendor's OpenCL adapter. `device_of` lets dpctl and this package use each
other's memory: a SYCL runtime accepts only memory of its own contexts. If it uses the native CPU adapter of this package
(UR_ADAPTERS_FORCE_LOAD names the adapter), this package can use the runtime's contexts.
"""

from __future__ import annotations

import ctypes
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ur_ipc import ur
from ur_ipc.devices import FORCED, OVERLAY, Device, find_device, handles_of, is_started
from ur_ipc.errors import InvalidArgumentError

_GET_NATIVE = "_ZNK4sycl3_V17context9getNativeEv"  # sycl::context::getNative() const, which sycl::get_native calls

_LOADER = "libur_loader.so.0"
# Libraries that Intel's OpenCL runtime does not find itself. Each library follows the libraries that it needs.
_PRELOADED = ("libintlc.so.5", "libimf.so", "libsvml.so", "libirng.so", "libOpenCL.so.1")

_devices: dict[int, Device] = {}  # by native context; each keeps its context


def install(runtime: str | Path | None = None) -> None:
    """Makes the SYCL runtime of this process, and of its child processes, share memory and events of CPUs between processes.

    Call it before the first import of dpctl or dpnp. The vendor's OpenCL adapter still runs the kernels. Sets the variables of
    `ur-ipc-run`, and loads the libraries that Intel's OpenCL runtime needs. This package then uses the overlay
    and native CPU.

    Args:
        runtime: The folder of the vendor's `libur_loader.so.0`; by default `lib` of this Python environment.

    Raises:
        RuntimeError: A SYCL runtime or an adapter of this package is loaded already.
        FileNotFoundError: The overlay or the vendor's runtime is missing.
    """
    if library := _loaded("libsycl.so"):
        raise RuntimeError(f"{library} is loaded already; call ur_ipc.sycl.install() before the first import of dpctl or dpnp")
    if is_started():
        raise RuntimeError(
            "ur_ipc has loaded its adapters already; call ur_ipc.sycl.install() before other functions of ur_ipc"
        )
    folder = Path(sys.prefix, "lib") if runtime is None else Path(runtime)
    own = _loaded("libur_python_loader.so")
    overlay = Path(own or "").with_name(OVERLAY)
    for file, remedy in (
        (folder / _LOADER, "install the vendor's runtime (pip install dpnp intel-opencl-rt), or pass its folder as `runtime`"),
        (overlay, "build the target ur_adapter_overlay_opencl"),
    ):
        if not file.exists():
            raise FileNotFoundError(f"{file} is missing; {remedy}")
    for name in _PRELOADED:
        if (folder / name).exists():
            ctypes.CDLL(str(folder / name), mode=ctypes.RTLD_GLOBAL)
    os.environ[FORCED] = str(overlay)
    os.environ["UR_IPC_OVERLAY_LOADER"] = str(folder / _LOADER)
    os.environ["LD_LIBRARY_PATH"] = ":".join(filter(None, (str(folder), os.environ.get("LD_LIBRARY_PATH"))))
    if (driver := folder / "libintelocl.so").exists():
        os.environ.setdefault("OCL_ICD_FILENAMES", str(driver))


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
        _devices[native] = _overlaid(native, context) if _loaded(OVERLAY) else _on_native_cpu(native, context)
    return _devices[native]


def default_device() -> Device:
    """The CPU of the overlay, in the context in which dpctl and dpnp allocate by default."""
    dpctl = import_module("dpctl")
    return device_of(dpctl.SyclDevice("opencl:cpu").sycl_platform.default_context)


def _overlaid(native: int, context: object) -> Device:
    opencl = ur.ur_backend_t.UR_BACKEND_OPENCL
    for adapter, device in handles_of(opencl):
        handle = ur.urContextCreateWithNativeHandle(native, adapter, [device])  # the context that the SYCL runtime uses
        own = ur.urContextGetInfo(handle, ur.ur_context_info_t.UR_CONTEXT_INFO_DEVICES)[0]
        return Device(opencl, 0, own, adapter, context=handle, syclobj=context)
    raise ValueError("ur_ipc did not load the overlay; call ur_ipc.sycl.install(), or start the program with ur-ipc-run")


def _on_native_cpu(native: int, context: object) -> Device:
    cpu = find_device("cpu")
    try:
        handle = ur.urContextCreateWithNativeHandle(native, cpu.adapter, [cpu.handle])
    except InvalidArgumentError as refused:
        raise ValueError(
            "the SYCL runtime uses another adapter library than ur_ipc; start the program with UR_ADAPTERS_FORCE_LOAD naming "
            "the native CPU adapter of ur_ipc, or with the overlay (ur_ipc.sycl.install)"
        ) from refused
    return Device(cpu.backend, cpu.index, cpu.handle, cpu.adapter, context=handle, syclobj=context)


def _native_context(reference: int) -> int:
    """The native handle of a `sycl::context`, from the SYCL runtime."""
    library = _loaded("libsycl.so")
    if library is None:
        raise ValueError("no SYCL runtime is loaded")
    get_native = getattr(ctypes.CDLL(library), _GET_NATIVE)
    get_native.restype, get_native.argtypes = ctypes.c_uint64, [ctypes.c_void_p]
    native: int = get_native(reference)
    return native


def _loaded(name: str) -> str | None:
    """The path of a library of this process whose file name begins with `name`; None if it is not loaded."""
    maps = Path("/proc/self/maps").read_text().splitlines()
    return next((line.split(maxsplit=5)[5] for line in maps if f"/{name}" in line), None)
