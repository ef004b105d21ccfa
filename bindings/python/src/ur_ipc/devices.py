# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The devices of this machine. This process makes one context and one queue per device."""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

from ur_ipc import _arrays, ur

# The overlays over a SYCL runtime's adapters.
OVERLAYS = {
    ur.ur_backend_t.UR_BACKEND_OPENCL: "libur_adapter_overlay_opencl.so.0",
    ur.ur_backend_t.UR_BACKEND_LEVEL_ZERO: "libur_adapter_overlay_level_zero.so.0",
    ur.ur_backend_t.UR_BACKEND_CUDA: "libur_adapter_overlay_cuda.so.0",
}
FORCE_LOAD = "UR_ADAPTERS_FORCE_LOAD"  # the variable with the adapters to load, such as the overlay over a SYCL runtime

# The backends whose devices can share memory. OpenCL devices need the overlay for that.
_BACKENDS = {
    "cpu": ur.ur_backend_t.UR_BACKEND_NATIVE_CPU,
    "cuda": ur.ur_backend_t.UR_BACKEND_CUDA,
    "hip": ur.ur_backend_t.UR_BACKEND_HIP,
    "level_zero": ur.ur_backend_t.UR_BACKEND_LEVEL_ZERO,
    "opencl": ur.ur_backend_t.UR_BACKEND_OPENCL,
}
_HOST_BACKENDS = (ur.ur_backend_t.UR_BACKEND_NATIVE_CPU, ur.ur_backend_t.UR_BACKEND_OPENCL)
_NAMES = {int(backend): name for name, backend in _BACKENDS.items()}

# DLPack's device types.
DLPACK_CPU, DLPACK_CUDA, DLPACK_ROCM, DLPACK_ONEAPI = 1, 2, 10, 14
_DLPACK_KINDS: dict[int, int] = {
    ur.ur_backend_t.UR_BACKEND_NATIVE_CPU: DLPACK_CPU,
    ur.ur_backend_t.UR_BACKEND_CUDA: DLPACK_CUDA,
    ur.ur_backend_t.UR_BACKEND_HIP: DLPACK_ROCM,
    ur.ur_backend_t.UR_BACKEND_LEVEL_ZERO: DLPACK_ONEAPI,
    ur.ur_backend_t.UR_BACKEND_OPENCL: DLPACK_CPU,  # the overlay shares memory of the host
}

# Reentrant: a constructor that runs with the lock held may look up devices.
_lock = threading.RLock()


class Device(_arrays.Device):
    """A device of this machine. Each process makes one object per device and keeps it until exit."""

    __slots__ = (
        "__weakref__",
        "_queue",
        "_zeroing_pool",
        "adapter",
        "context",
        "handle",
        "index",
        "name",
        "syclobj",
        "uuid",
    )

    adapter: ur.ur_adapter_handle_t
    context: ur.ur_context_handle_t
    handle: ur.ur_device_handle_t
    index: int  # among the devices of its backend, in the driver's order
    name: str  # "cuda:0"
    syclobj: object  # the SYCL context object that owns `context`; None if this package owns it
    uuid: UUID  # the same in every process of the machine

    def __init__(
        self,
        backend: int,
        index: int,
        handle: ur.ur_device_handle_t,
        adapter: ur.ur_adapter_handle_t,
        *,
        context: ur.ur_context_handle_t | None = None,
        syclobj: object = None,
    ) -> None:
        uuid = _uuid_of(backend, handle)
        self.context = context or ur.urContextCreate([handle], None)
        kind, on_host = _DLPACK_KINDS[backend], backend in _HOST_BACKENDS
        super().__init__(int(self.context), int(handle), backend, uuid, kind, 0 if on_host else index, on_host)
        self.adapter = adapter
        self.index = index
        self.name = f"{_NAMES[backend]}:{index}"
        self.handle = handle
        self.uuid = UUID(bytes=uuid)
        self.syclobj = syclobj
        self._queue: ur.ur_queue_handle_t | None = None
        self._zeroing_pool: ur.ur_usm_pool_handle_t | None = None

    @property
    def queue(self) -> ur.ur_queue_handle_t:
        """The in-order queue of this process on the device."""
        _arrays.require_not_forked()
        if self._queue is None:
            with _lock:
                self._queue = self._queue or ur.urQueueCreate(self.context, self.handle, None)
        return self._queue

    def allocate(self, nbytes: int, *, zeroed: bool) -> int:
        """Allocates device memory and returns its address. The caller frees the memory with `urUSMFree`."""
        if not zeroed:
            return ur.urUSMDeviceAlloc(self.context, self.handle, None, None, nbytes)
        if self.host_accessible:
            # The adapter clears only the pages that it reuses: the system returns new pages with zeros.
            return ur.urUSMDeviceAlloc(self.context, self.handle, None, self._get_zeroing_pool(), nbytes)
        address = ur.urUSMDeviceAlloc(self.context, self.handle, None, None, nbytes)
        ur.urEnqueueUSMFill(self.queue, address, bytes(1), nbytes)
        self.finish()
        return address

    def copy(self, to: int, source: int, nbytes: int) -> None:
        """Copies bytes between device and host memory, and waits for the copy."""
        if nbytes:
            ur.urEnqueueUSMMemcpy(self.queue, True, to, source, nbytes)

    def begin_copy(self, to: int, source: int, nbytes: int) -> None:
        """Starts a copy within the device. `finish` waits for it."""
        if nbytes:
            ur.urEnqueueUSMMemcpy(self.queue, False, to, source, nbytes)

    def finish(self) -> None:
        """Waits for all work in the queue."""
        ur.urQueueFinish(self.queue)

    def _get_zeroing_pool(self) -> ur.ur_usm_pool_handle_t:
        if self._zeroing_pool is None:
            with _lock:
                flags = ur.ur_usm_pool_flags_t.UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK
                self._zeroing_pool = self._zeroing_pool or ur.urUSMPoolCreate(self.context, ur.ur_usm_pool_desc_t(flags=flags))
        return self._zeroing_pool

    def __repr__(self) -> str:
        return f"<ur_ipc.Device {self.name} {self.uuid}>"

    def __reduce__(self) -> tuple[Callable[[str], Device], tuple[str]]:
        return find_device, (str(self.uuid),)


class _Sycl:
    """The functions that find devices of SYCL runtimes. ur_ipc.sycl sets them, because this module cannot import
    ur_ipc.sycl."""

    device_of: Callable[[Any], Device]
    default_device: Callable[[int], Device]


sycl = _Sycl()

_devices: dict[int, list[Device]] = {}  # by backend, filled on demand
_adapters: list[ur.ur_adapter_handle_t] | None = None
_by_name: dict[str, Device] = {}
_by_uuid: dict[tuple[int, bytes], Device] = {}


@contextlib.contextmanager
def _native_cpu_beside_overlay() -> Iterator[None]:
    """Lets the loader also find the native CPU adapter if UR_ADAPTERS_FORCE_LOAD names an overlay over a SYCL runtime."""
    overlay = Path(os.environ.get(FORCE_LOAD, ""))
    if overlay.name not in OVERLAYS.values():
        yield
        return
    os.environ[FORCE_LOAD] = f"{overlay},{overlay.with_name('libur_adapter_native_cpu.so.0')}"
    try:
        yield
    finally:
        os.environ[FORCE_LOAD] = str(overlay)


def _uuid_of(backend: int, device: ur.ur_device_handle_t) -> bytes:
    """Returns the UUID of a device. Under the OpenCL overlay, this is the host's UUID: the overlay shares the host's memory."""
    if backend == ur.ur_backend_t.UR_BACKEND_OPENCL:
        return find_device("cpu").uuid.bytes
    return bytes(ur.urDeviceGetInfo(device, ur.ur_device_info_t.UR_DEVICE_INFO_UUID))


def is_overlaid(backend: int) -> bool:
    """Returns whether UR_ADAPTERS_FORCE_LOAD names the overlay for this backend."""
    return Path(os.environ.get(FORCE_LOAD, "")).name == OVERLAYS.get(ur.ur_backend_t(backend))


def _load_adapters() -> list[ur.ur_adapter_handle_t]:
    global _adapters
    if _adapters is None:
        _arrays.start_use()
        with _native_cpu_beside_overlay():
            ur.urLoaderInit(ur.ur_device_init_flags_t(0))
        atexit.register(_arrays.end)
        _adapters = ur.urAdapterGet()
    return _adapters


def is_started() -> bool:
    """Returns whether this package has loaded its adapters."""
    return _adapters is not None


def _devices_of(backend: int) -> list[Device]:
    """Returns the devices of a backend. Queries only the adapters of that backend, so that no other driver starts."""
    _arrays.require_not_forked()
    with _lock:
        if backend not in _devices:
            _devices[backend] = _make(backend)
            for device in _devices[backend]:
                _by_uuid[backend, device.uuid.bytes] = device
        return _devices[backend]


def _make(backend: int) -> list[Device]:
    handles = list(handles_of(backend))
    if handles and is_overlaid(backend):
        return [sycl.default_device(backend)]
    return [Device(backend, index, handle, adapter) for index, (adapter, handle) in enumerate(handles)]


def handles_of(backend: int) -> Iterator[tuple[ur.ur_adapter_handle_t, ur.ur_device_handle_t]]:
    """Yields the devices of a backend with their adapters. Yields OpenCL devices only with the overlay, which shares their
    memory."""
    if backend == ur.ur_backend_t.UR_BACKEND_OPENCL and not is_overlaid(backend):
        return
    for adapter in _load_adapters():
        if ur.urAdapterGetInfo(adapter, ur.ur_adapter_info_t.UR_ADAPTER_INFO_BACKEND) == backend:
            for platform in ur.urPlatformGet(adapter):
                for handle in ur.urDeviceGet(platform, ur.ur_device_type_t.UR_DEVICE_TYPE_ALL):
                    yield adapter, handle


def devices() -> list[Device]:
    """Returns all devices of this machine whose memory can be shared. Starts their drivers."""
    return [device for backend in _BACKENDS.values() for device in _devices_of(backend)]


def find_device(device: str | UUID | Device) -> Device:
    """Finds a device by its name ("cpu", "cuda", "cuda:1", "level_zero:0") or UUID. Raises ValueError if it is absent."""
    if isinstance(device, Device):
        _arrays.require_not_forked()
        return device
    result = _by_name.get(str(device))
    if result is None:
        result = _by_name[str(device)] = _look_up(device)
    _arrays.require_not_forked()
    return result


def device_of_handle(backend: int, uuid: bytes) -> Device:
    """Returns the device that a handle names. Raises ValueError if this process does not see the device."""
    device = _by_uuid.get((backend, uuid))
    if device is not None:
        _arrays.require_not_forked()
        return device
    if backend in _NAMES:
        _devices_of(backend)
    if (backend, uuid) not in _by_uuid:
        name = _NAMES.get(backend, f"number {backend}")
        raise ValueError(
            f"the handle is for device {UUID(bytes=uuid)} of the backend {name}, which this process does not see; "
            f"for an array of another machine, pass a device of this machine to open(); {_visible_devices()}"
        )
    return _by_uuid[backend, uuid]


def _look_up(name: str | UUID) -> Device:
    backend, _, index = str(name).partition(":")
    if backend in _BACKENDS and (not index or index.isdecimal()):
        candidates = _devices_of(_BACKENDS[backend])
        if int(index or 0) < len(candidates):
            return candidates[int(index or 0)]
    else:
        try:
            uuid = UUID(str(name))
        except ValueError:
            raise ValueError(
                f"{str(name)!r} is not the name of a device: use 'cpu', 'cuda:0', 'hip:0', 'level_zero:0' or a device's UUID"
            ) from None
        for device in devices():
            if device.uuid == uuid:
                return device
    raise ValueError(f"there is no device {name}; {_visible_devices()}")


def _visible_devices() -> str:
    names = ", ".join(device.name for device in devices())
    return (
        f"this process sees: {names or 'none'}; to see why others are missing, set UR_LOG_CUDA (_HIP, _LEVEL_ZERO) to "
        "'level:info;output:stderr'"
    )
