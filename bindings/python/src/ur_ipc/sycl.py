# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SYCL support: runs kernels of dpctl and dpnp on memory that processes share.

`install` loads an overlay, which adds sharing to the vendor's adapter. The SYCL runtime accepts only memory of its own
contexts. `device_of` returns a device in such a context, so that dpctl and this package can use each other's memory. It also
works if UR_ADAPTERS_FORCE_LOAD makes the SYCL runtime use this package's native CPU adapter.
"""

from __future__ import annotations

import ctypes
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from ur_ipc import ur
from ur_ipc.devices import FORCE_LOAD, OVERLAYS, Device, find_device, handles_of, is_overlaid, is_started
from ur_ipc.devices import sycl as _provided
from ur_ipc.errors import InvalidArgumentError

_GET_NATIVE = "_ZNK4sycl3_V17context9getNativeEv"  # sycl::context::getNative() const, which sycl::get_native calls

# Libraries that Intel's OpenCL runtime does not find itself. Each library follows the libraries that it needs.
_PRELOADED = ("libintlc.so.5", "libimf.so", "libsvml.so", "libirng.so", "libOpenCL.so.1")


class _Vendor(NamedTuple):
    backend: ur.ur_backend_t
    library: str  # contains the vendor's adapter
    remedy: str
    selector: str  # dpctl's name of the default device


_VENDORS = {
    "opencl": _Vendor(
        ur.ur_backend_t.UR_BACKEND_OPENCL,
        "libur_loader.so.0",
        "install the vendor's runtime (pip install dpnp intel-opencl-rt), or pass its folder as `runtime`",
        "opencl:cpu",
    ),
    "level_zero": _Vendor(
        ur.ur_backend_t.UR_BACKEND_LEVEL_ZERO,
        "libur_adapter_level_zero_v2.so.0",
        "install the vendor's runtime (pip install dpnp), or pass its folder as `runtime`",
        "level_zero:gpu",
    ),
    "cuda": _Vendor(
        ur.ur_backend_t.UR_BACKEND_CUDA,
        "libur_adapter_cuda.so.0",
        "build it from the sources of Unified Runtime, and pass its folder as `runtime`",
        "cuda:gpu",
    ),
}

_devices: dict[int, Device] = {}  # by native context; each device keeps its context alive


def install(runtime: str | Path | None = None, over: str = "opencl") -> None:
    """Lets the SYCL runtimes of this process and of its child processes share memory and events with other processes.

    Call it before the first import of dpctl or dpnp. The vendor's adapter still runs the kernels. Sets the variables of
    `ur-ipc-run`, and loads the libraries that Intel's OpenCL runtime needs. This package then uses the overlay
    and native CPU.

    Args:
        runtime: The folder of the vendor's library: `libur_loader.so.0` for "opencl", `libur_adapter_level_zero_v2.so.0` for
            "level_zero", `libur_adapter_cuda.so.0` for "cuda". By default `lib` of this Python environment.
        over: The vendor's adapter that the overlay extends: "opencl" for CPUs, "level_zero" for Intel GPUs, "cuda" for NVIDIA
            GPUs. The SYCL runtime then sees no other devices.

    Raises:
        ValueError: No overlay extends `over`.
        RuntimeError: A SYCL runtime or an adapter of this package is already loaded.
        FileNotFoundError: The overlay or the vendor's runtime is missing.
    """
    if over not in _VENDORS:
        raise ValueError(f"there is no overlay over {over!r}; choose one of {', '.join(_VENDORS)}")
    if library := _loaded_library("libsycl.so"):
        raise RuntimeError(f"{library} is already loaded; call ur_ipc.sycl.install() before the first import of dpctl or dpnp")
    if is_started():
        raise RuntimeError(
            "ur_ipc has loaded its adapters already; call ur_ipc.sycl.install() before other functions of ur_ipc"
        )
    folder = Path(sys.prefix, "lib") if runtime is None else Path(runtime)
    vendor = folder / _VENDORS[over].library
    loader = _loaded_library("libur_python_loader.so")
    overlay = Path(loader or "").with_name(OVERLAYS[_VENDORS[over].backend])
    for file, remedy in (
        (vendor, _VENDORS[over].remedy),
        (overlay, f"build the target ur_adapter_overlay_{over}"),
    ):
        if not file.exists():
            raise FileNotFoundError(f"{file} is missing; {remedy}")
    os.environ[FORCE_LOAD] = str(overlay)
    os.environ["LD_LIBRARY_PATH"] = ":".join(filter(None, (str(folder), os.environ.get("LD_LIBRARY_PATH"))))
    if over != "opencl":
        os.environ["UR_IPC_OVERLAY_ADAPTER"] = str(vendor)
        if over == "level_zero":
            os.environ["UR_LOADER_USE_LEVEL_ZERO_V2"] = "1"
        return
    for name in _PRELOADED:
        if (folder / name).exists():
            ctypes.CDLL(str(folder / name), mode=ctypes.RTLD_GLOBAL)
    os.environ["UR_IPC_OVERLAY_LOADER"] = str(vendor)
    if (driver := folder / "libintelocl.so").exists():
        os.environ.setdefault("OCL_ICD_FILENAMES", str(driver))


def device_of(syclobj: Any) -> Device:
    """Returns the device of a dpctl queue or context. Arrays that are made or opened on this device are in memory of that SYCL
    context.

    Raises:
        TypeError: `syclobj` is not a queue or context of dpctl.
        ValueError: The SYCL runtime uses another adapter library than this package.
    """
    context = getattr(syclobj, "sycl_context", syclobj)
    if not hasattr(context, "addressof_ref"):
        raise TypeError(f"{type(syclobj).__name__} is not a queue or context of dpctl; pass a SyclQueue or a SyclContext")
    native = _native_context(context.addressof_ref())
    if native not in _devices:
        backend = next((backend for backend in OVERLAYS if is_overlaid(backend)), None)
        _devices[native] = _native_cpu_device(native, context) if backend is None else _overlay_device(backend, native, context)
    return _devices[native]


def default_device(backend: int) -> Device:
    """Returns the overlay's first device, in the context that dpctl and dpnp allocate in by default."""
    dpctl = import_module("dpctl")
    selector = next(vendor.selector for vendor in _VENDORS.values() if vendor.backend == backend)
    return device_of(dpctl.SyclDevice(selector).sycl_platform.default_context)


def _overlay_device(backend: int, native: int, context: object) -> Device:
    for adapter, device in handles_of(backend):
        handle = ur.urContextCreateWithNativeHandle(native, adapter, [device])  # the context that the SYCL runtime uses
        device_handle = ur.urContextGetInfo(handle, ur.ur_context_info_t.UR_CONTEXT_INFO_DEVICES)[0]
        return Device(backend, 0, device_handle, adapter, context=handle, syclobj=context)
    raise ValueError("ur_ipc did not load the overlay; call ur_ipc.sycl.install(), or start the program with ur-ipc-run")


def _native_cpu_device(native: int, context: object) -> Device:
    cpu = find_device("cpu")
    try:
        handle = ur.urContextCreateWithNativeHandle(native, cpu.adapter, [cpu.handle])
    except InvalidArgumentError as error:
        raise ValueError(
            "the SYCL runtime uses another adapter library than ur_ipc; start the program with UR_ADAPTERS_FORCE_LOAD naming "
            "the native CPU adapter of ur_ipc, or with the overlay (ur_ipc.sycl.install)"
        ) from error
    return Device(cpu.backend, cpu.index, cpu.handle, cpu.adapter, context=handle, syclobj=context)


def _native_context(reference: int) -> int:
    """Gets the native handle of a `sycl::context` from the SYCL runtime."""
    library = _loaded_library("libsycl.so")
    if library is None:
        raise ValueError("no SYCL runtime is loaded; import dpctl first")
    get_native = getattr(ctypes.CDLL(library), _GET_NATIVE)
    get_native.restype, get_native.argtypes = ctypes.c_uint64, [ctypes.c_void_p]
    native: int = get_native(reference)
    return native


def _loaded_library(name: str) -> str | None:
    """Returns the path of a loaded library whose file name begins with `name`; None if no such library is loaded."""
    maps = Path("/proc/self/maps").read_text().splitlines()
    return next((line.split(maxsplit=5)[5] for line in maps if f"/{name}" in line), None)


_provided.device_of, _provided.default_device = device_of, default_device
