# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory and events of accelerators, shared between processes."""

from ur_ipc import sycl as sycl  # provides the devices of SYCL runtimes
from ur_ipc import ur
from ur_ipc.arrays import Array, empty, from_array, from_dlpack, zeros
from ur_ipc.devices import Device, devices
from ur_ipc.dtypes import DTYPES, DType
from ur_ipc.errors import (
    AdapterError,
    DeviceLostError,
    Error,
    ExporterGoneError,
    InvalidArgumentError,
    InvalidHandleError,
    OutOfMemoryError,
    OutOfResourcesError,
    PermissionRefusedError,
    PublisherGoneError,
    SignalFailedError,
    UninitializedError,
    UnsupportedError,
)
from ur_ipc.events import Event, EventHandle
from ur_ipc.growable import GrowableArray, GrowableArrayHandle
from ur_ipc.handles import ArrayHandle, Handle
from ur_ipc.handles import _open as _open  # pickled arrays refer to this name
from ur_ipc.keeper import Kept, attach, drop, keep, kept
from ur_ipc.loading import load
from ur_ipc.physical import PhysicalMemory, PhysicalMemoryHandle
from ur_ipc.publishing import Publisher, publish
from ur_ipc.sharing import share
from ur_ipc.subscribing import Published, Subscriber, subscribe
from ur_ipc.trees import ArrayInfo, Manifest, OpenedTree, TreeHandle

__all__ = [
    "DTYPES",
    "AdapterError",
    "Array",
    "ArrayHandle",
    "ArrayInfo",
    "DType",
    "Device",
    "DeviceLostError",
    "Error",
    "Event",
    "EventHandle",
    "ExporterGoneError",
    "GrowableArray",
    "GrowableArrayHandle",
    "Handle",
    "InvalidArgumentError",
    "InvalidHandleError",
    "Kept",
    "Manifest",
    "OpenedTree",
    "OutOfMemoryError",
    "OutOfResourcesError",
    "PermissionRefusedError",
    "PhysicalMemory",
    "PhysicalMemoryHandle",
    "Published",
    "Publisher",
    "PublisherGoneError",
    "SignalFailedError",
    "Subscriber",
    "TreeHandle",
    "UninitializedError",
    "UnsupportedError",
    "attach",
    "devices",
    "drop",
    "empty",
    "from_array",
    "from_dlpack",
    "keep",
    "kept",
    "load",
    "publish",
    "share",
    "subscribe",
    "ur",
    "zeros",
]
