# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
"""The handles, structs and constants of the API."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ur_ipc.bases import Handle, Struct
from ur_ipc.ur_enums import *

__all__ = [
    "UR_DEVICE_BINARY_TARGET_UNKNOWN",
    "UR_DEVICE_BINARY_TARGET_SPIRV32",
    "UR_DEVICE_BINARY_TARGET_SPIRV64",
    "UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64",
    "UR_DEVICE_BINARY_TARGET_SPIRV64_GEN",
    "UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA",
    "UR_DEVICE_BINARY_TARGET_NVPTX64",
    "UR_DEVICE_BINARY_TARGET_AMDGCN",
    "UR_DEVICE_BINARY_TARGET_NATIVE_CPU",
    "ur_adapter_handle_t",
    "ur_mem_handle_t",
    "ur_context_handle_t",
    "ur_device_handle_t",
    "ur_event_handle_t",
    "ur_loader_config_handle_t",
    "ur_physical_mem_handle_t",
    "ur_platform_handle_t",
    "ur_queue_handle_t",
    "ur_usm_pool_handle_t",
    "ur_code_location_t",
    "ur_base_properties_t",
    "ur_buffer_properties_t",
    "ur_base_desc_t",
    "ur_buffer_region_t",
    "ur_mem_native_properties_t",
    "ur_rect_offset_t",
    "ur_rect_region_t",
    "ur_context_native_properties_t",
    "ur_context_properties_t",
    "ur_device_binary_t",
    "ur_device_native_properties_t",
    "ur_device_partition_property_t",
    "ur_device_partition_properties_t",
    "ur_event_native_properties_t",
    "ur_physical_mem_properties_t",
    "ur_platform_native_properties_t",
    "ur_queue_index_properties_t",
    "ur_queue_native_desc_t",
    "ur_queue_native_properties_t",
    "ur_queue_properties_t",
    "ur_exp_enqueue_ext_properties_t",
    "ur_exp_event_desc_t",
    "ur_usm_alloc_location_desc_t",
    "ur_usm_desc_t",
    "ur_usm_device_desc_t",
    "ur_usm_host_desc_t",
    "ur_usm_pool_desc_t",
    "ur_usm_pool_limits_desc_t",
    "ur_exp_usm_host_alloc_register_properties_t",
]

UR_DEVICE_BINARY_TARGET_UNKNOWN = "<unknown>"
"""Target of a device binary: unknown."""
UR_DEVICE_BINARY_TARGET_SPIRV32 = "spir"
"""Target of a device binary: SPIR-V with 32-bit pointers, compiled for the device when it is
loaded."""
UR_DEVICE_BINARY_TARGET_SPIRV64 = "spir64"
"""Target of a device binary: SPIR-V with 64-bit pointers, compiled for the device when it is
loaded."""
UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64 = "spir64_x86_64"
"""Target of a device binary: 64-bit x86 code for an OpenCL CPU, compiled ahead of time."""
UR_DEVICE_BINARY_TARGET_SPIRV64_GEN = "spir64_gen"
"""Target of a device binary: Intel GPU code, compiled ahead of time."""
UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA = "spir64_fpga"
"""Target of a device binary: a 64-bit FPGA image, compiled ahead of time."""
UR_DEVICE_BINARY_TARGET_NVPTX64 = "nvptx64"
"""Target of a device binary: 64-bit PTX or machine code for NVIDIA GPUs."""
UR_DEVICE_BINARY_TARGET_AMDGCN = "amdgcn"
"""Target of a device binary: machine code for AMD GPUs."""
UR_DEVICE_BINARY_TARGET_NATIVE_CPU = "native_cpu"
"""Target of a device binary: host code for the native CPU adapter."""


class ur_adapter_handle_t(Handle):
    """One loaded adapter. Reference-counted: `urAdapterGet` adds a reference to each adapter that it
    returns. After the last release, all objects of the adapter are invalid."""

    __slots__ = ()


class ur_mem_handle_t(Handle):
    """A buffer or a sub-buffer. Reference-counted; holds a reference to its context. A sub-buffer also
    holds a reference to its buffer."""

    __slots__ = ()


class ur_context_handle_t(Handle):
    """A set of devices of one platform and the objects created for them. Reference-counted. A context
    keeps its devices and its adapter alive. Its queues, events, pools and physical memory keep the
    context alive."""

    __slots__ = ()


class ur_device_handle_t(Handle):
    """A device of a platform, or a part of a device. Root devices, which `urDeviceGet` lists, live as
    long as their adapter: retaining and releasing them succeeds and has no effect. Sub-devices,
    which `urDevicePartition` creates, are reference-counted."""

    __slots__ = ()


class ur_event_handle_t(Handle):
    """An event: the state of one command, or the state of a reusable event's latest signal. Reference-
    counted; holds references to its queue and context."""

    __slots__ = ()


class ur_loader_config_handle_t(Handle):
    """Settings for the first `urLoaderInit`: layers, mocking and the code location callback. A
    reference-counted object of the loader, not of an adapter. It can exist before the loader is
    initialized, and can be released once `urLoaderInit` has returned."""

    __slots__ = ()


class ur_physical_mem_handle_t(Handle):
    """Physical memory of a device. Reference-counted; holds a reference to its context. Mappings keep
    the memory itself alive, even after the last release."""

    __slots__ = ()


class ur_platform_handle_t(Handle):
    """One driver and the devices that it serves. Not reference-counted: a platform lives as long as
    its adapter and is never released."""

    __slots__ = ()


class ur_queue_handle_t(Handle):
    """A queue: an ordered or unordered stream of commands for one device. Reference-counted; holds a
    reference to its context."""

    __slots__ = ()


class ur_usm_pool_handle_t(Handle):
    """A pool for USM allocations. Reference-counted; holds a reference to its context."""

    __slots__ = ()


@dataclass(slots=True, kw_only=True)
class ur_code_location_t:
    """A location in the source code of the application, for traces."""

    functionName: str | None = None
    """NUL-terminated name of the calling function, or null when unknown."""
    sourceFile: str | None = None
    """NUL-terminated name of the source file, or null when unknown."""
    lineNumber: int = 0
    """Line in the source file, counted from 1; 0 when unknown."""
    columnNumber: int = 0
    """Column in the line, counted from 1; 0 when unknown."""


@dataclass(slots=True, kw_only=True)
class ur_base_properties_t:
    """The members that every properties structure starts with. A call may write to this chain: for
    example, a query that returns a structure. Calls never write to a chain of `ur_base_desc_t`."""

    stype: ur_structure_type_t | None = None
    """Type tag of this structure. In the first structure of a chain, 0 means the expected tag."""
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""


@dataclass(slots=True, kw_only=True)
class ur_buffer_properties_t(Struct):
    """Options of `urMemBufferCreate`. The adapter skips unknown nodes of the `pNext` chain."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_BUFFER_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    pHost: int | None = None
    """Host memory with the size of the buffer, for `UR_MEM_FLAG_USE_HOST_POINTER` and
    `UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`; null without them."""


@dataclass(slots=True, kw_only=True)
class ur_base_desc_t:
    """The members that every descriptor structure starts with. Adapters use it to walk a chain whose
    types they do not know."""

    stype: ur_structure_type_t | None = None
    """Type tag of this structure. In the first structure of a chain, 0 means the expected tag."""
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""


@dataclass(slots=True, kw_only=True)
class ur_buffer_region_t(Struct):
    """The range of a sub-buffer. The adapter skips unknown nodes of the `pNext` chain."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_BUFFER_REGION
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    origin: int = 0
    """The offset of the sub-buffer's first byte in the buffer."""
    size: int = 0
    """The size of the sub-buffer in bytes."""


@dataclass(slots=True, kw_only=True)
class ur_mem_native_properties_t(Struct):
    """Options for wrapping a native buffer. The adapter skips unknown nodes of the `pNext` chain."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    isNativeHandleOwned: bool = False
    """Whether the last release of the new buffer destroys the native buffer."""


@dataclass(slots=True, kw_only=True)
class ur_rect_offset_t:
    """Where a region starts."""

    x: int = 0
    """The offset within a row, in bytes."""
    y: int = 0
    """The offset within a slice, in rows."""
    z: int = 0
    """The offset, in slices."""


@dataclass(slots=True, kw_only=True)
class ur_rect_region_t:
    """The extent of a region."""

    width: int = 0
    """The length of a row, in bytes."""
    height: int = 0
    """The number of rows of a slice."""
    depth: int = 0
    """The number of slices."""


@dataclass(slots=True, kw_only=True)
class ur_context_native_properties_t(Struct):
    """Options of `urContextCreateWithNativeHandle`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    isNativeHandleOwned: bool = False
    """True: the native object is destroyed with the context. False: the caller keeps it."""


@dataclass(slots=True, kw_only=True)
class ur_context_properties_t(Struct):
    """Options of `urContextCreate`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    flags: ur_context_flags_t = ur_context_flags_t(0)
    """Any of `ur_context_flags_t`, or 0."""


@dataclass(slots=True, kw_only=True)
class ur_device_binary_t(Struct):
    """The target of a device binary, as input of `urDeviceSelectBinary`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_DEVICE_BINARY
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    pDeviceTargetSpec: str
    """The NUL-terminated name of the target, the value of one of the macros
    `UR_DEVICE_BINARY_TARGET_*`."""


@dataclass(slots=True, kw_only=True)
class ur_device_native_properties_t(Struct):
    """Options of `urDeviceCreateWithNativeHandle`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    isNativeHandleOwned: bool = False
    """True: the adapter owns the native object. False: the caller keeps it."""


@dataclass(slots=True, kw_only=True)
class ur_device_partition_property_t:
    """One property of a split: the kind and its value."""

    type: ur_device_partition_t
    """The kind of split; it selects the member of `value`."""
    value: int | ur_device_affinity_domain_flags_t
    """The value that belongs to `type`; not read for `UR_DEVICE_PARTITION_BY_CSLICE`."""


@dataclass(slots=True, kw_only=True)
class ur_device_partition_properties_t(Struct):
    """How to split a device, as input of `urDevicePartition`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    pProperties: Sequence[ur_device_partition_property_t] = ()
    """An array of properties, all of one kind. It must not be null. The call reads the array before it
    returns. More than one property is useful only for `UR_DEVICE_PARTITION_BY_COUNTS`."""


@dataclass(slots=True, kw_only=True)
class ur_event_native_properties_t(Struct):
    """Options of `urEventCreateWithNativeHandle`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    isNativeHandleOwned: bool = False
    """True: the last `urEventRelease` also destroys the native event. False: the caller keeps the
    native event."""


@dataclass(slots=True, kw_only=True)
class ur_physical_mem_properties_t(Struct):
    """Properties of physical memory. The adapter skips unknown nodes of the `pNext` chain."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    flags: ur_physical_mem_flags_t = ur_physical_mem_flags_t(0)
    """A combination of `ur_physical_mem_flags_t`; 0 for memory that only this process uses."""


@dataclass(slots=True, kw_only=True)
class ur_platform_native_properties_t(Struct):
    """Options of `urPlatformCreateWithNativeHandle`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    isNativeHandleOwned: bool = False
    """True: the adapter owns the native object. False: the caller keeps it."""


@dataclass(slots=True, kw_only=True)
class ur_queue_index_properties_t(Struct):
    """Selects the hardware engine that runs the commands of a queue; chained to
    `ur_queue_properties_t` through `pNext`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    computeIndex: int = 0
    """Index of the compute engine, below the device's `UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES`."""


@dataclass(slots=True, kw_only=True)
class ur_queue_native_desc_t(Struct):
    """Additional data for a query of the native handle of a queue."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    pNativeData: int | None = None
    """Data in the adapter's own format, for instance the kind of the native object; null for no data."""


@dataclass(slots=True, kw_only=True)
class ur_queue_native_properties_t(Struct):
    """Options of `urQueueCreateWithNativeHandle`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    isNativeHandleOwned: bool = False
    """True: the last `urQueueRelease` also destroys the native queue. False: the caller keeps the
    native queue."""


@dataclass(slots=True, kw_only=True)
class ur_queue_properties_t(Struct):
    """Properties of a new queue. The adapter skips unknown nodes of the `pNext` chain."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_QUEUE_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    flags: ur_queue_flags_t = ur_queue_flags_t(0)
    """Behavior of the queue, a combination of `ur_queue_flags_t`; 0 for an in-order queue without
    profiling."""


@dataclass(slots=True, kw_only=True)
class ur_exp_enqueue_ext_properties_t(Struct):
    """Options of `urEnqueueEventsWaitWithBarrierExt`. The adapter skips unknown nodes of the `pNext`
    chain."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    flags: ur_exp_enqueue_ext_flags_t = ur_exp_enqueue_ext_flags_t(0)
    """A combination of `ur_exp_enqueue_ext_flags_t`; 0 for none."""


@dataclass(slots=True, kw_only=True)
class ur_exp_event_desc_t(Struct):
    """Describes a reusable event. The adapter skips unknown nodes of the `pNext` chain."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_EXP_EVENT_DESC
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    flags: ur_exp_event_flags_t = ur_exp_event_flags_t(0)
    """A combination of `ur_exp_event_flags_t`; 0 for an event that only this process uses, without
    timestamps."""


@dataclass(slots=True, kw_only=True)
class ur_usm_alloc_location_desc_t(Struct):
    """Selects one of several memories of a device; chained to `ur_usm_desc_t` through `pNext`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    location: int = 0
    """The number of the memory among the memories of the device."""


@dataclass(slots=True, kw_only=True)
class ur_usm_desc_t(Struct):
    """Describes a new allocation. Further descriptions are chained through `pNext`; the adapter skips
    unknown nodes."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_USM_DESC
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    hints: ur_usm_advice_flags_t = ur_usm_advice_flags_t(0)
    """Expected use of the memory, a combination of `ur_usm_advice_flags_t`; 0 for none."""
    align: int = 0
    """Alignment of the address in bytes, a power of two; 0 for the device's default."""


@dataclass(slots=True, kw_only=True)
class ur_usm_device_desc_t(Struct):
    """Properties on the device; chained to `ur_usm_desc_t` through `pNext`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_USM_DEVICE_DESC
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    flags: ur_usm_device_mem_flags_t = ur_usm_device_mem_flags_t(0)
    """A combination of `ur_usm_device_mem_flags_t`."""


@dataclass(slots=True, kw_only=True)
class ur_usm_host_desc_t(Struct):
    """Properties on the host; chained to `ur_usm_desc_t` through `pNext`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_USM_HOST_DESC
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    flags: ur_usm_host_mem_flags_t = ur_usm_host_mem_flags_t(0)
    """A combination of `ur_usm_host_mem_flags_t`."""


@dataclass(slots=True, kw_only=True)
class ur_usm_pool_desc_t(Struct):
    """Describes a new pool. Limits are chained through `pNext`, see `ur_usm_pool_limits_desc_t`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_USM_POOL_DESC
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    flags: ur_usm_pool_flags_t = ur_usm_pool_flags_t(0)
    """A combination of `ur_usm_pool_flags_t`; 0 for an ordinary pool."""


@dataclass(slots=True, kw_only=True)
class ur_usm_pool_limits_desc_t(Struct):
    """Limits of a pool; chained to `ur_usm_pool_desc_t` through `pNext`."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    maxPoolableSize: int = 0
    """Largest allocation in bytes that the pool serves itself; larger ones go to the driver directly."""
    minDriverAllocSize: int = 0
    """Smallest block in bytes that the pool takes from the driver at a time."""


@dataclass(slots=True, kw_only=True)
class ur_exp_usm_host_alloc_register_properties_t(Struct):
    """Options of `urUSMHostAllocRegisterExp`. The adapter skips unknown nodes of the `pNext` chain."""

    stype: ClassVar[ur_structure_type_t] = ur_structure_type_t.UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES
    pNext: Struct | None = None
    """The next structure of the chain, or null at its end. It must stay valid until the call returns."""
    flags: ur_exp_usm_host_alloc_register_flags_t = ur_exp_usm_host_alloc_register_flags_t(0)
    """A combination of `ur_exp_usm_host_alloc_register_flags_t`; 0 for none."""
