# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
"""The enums and sets of flags of the API."""

from enum import IntEnum, IntFlag

__all__ = [
    "ur_adapter_info_t",
    "ur_logger_level_t",
    "ur_mem_flags_t",
    "ur_mem_info_t",
    "ur_buffer_create_type_t",
    "ur_map_flags_t",
    "ur_api_version_t",
    "ur_backend_t",
    "ur_result_t",
    "ur_structure_type_t",
    "ur_context_flags_t",
    "ur_context_info_t",
    "ur_device_affinity_domain_flags_t",
    "ur_device_command_buffer_update_capability_flags_t",
    "ur_device_exec_capability_flags_t",
    "ur_device_fp_capability_flags_t",
    "ur_device_info_t",
    "ur_device_local_mem_type_t",
    "ur_device_mem_cache_type_t",
    "ur_device_partition_t",
    "ur_device_throttle_reasons_flags_t",
    "ur_device_type_t",
    "ur_device_usm_access_capability_flags_t",
    "ur_exp_device_2d_block_array_capability_flags_t",
    "ur_kernel_launch_properties_flags_t",
    "ur_memory_order_capability_flags_t",
    "ur_memory_scope_capability_flags_t",
    "ur_usm_migration_flags_t",
    "ur_command_t",
    "ur_event_info_t",
    "ur_event_status_t",
    "ur_execution_info_t",
    "ur_profiling_info_t",
    "ur_device_init_flags_t",
    "ur_loader_config_info_t",
    "ur_physical_mem_flags_t",
    "ur_physical_mem_info_t",
    "ur_platform_info_t",
    "ur_queue_flags_t",
    "ur_queue_info_t",
    "ur_exp_enqueue_ext_flags_t",
    "ur_exp_event_flags_t",
    "ur_usm_advice_flags_t",
    "ur_usm_alloc_info_t",
    "ur_usm_device_mem_flags_t",
    "ur_usm_host_mem_flags_t",
    "ur_usm_pool_flags_t",
    "ur_usm_pool_info_t",
    "ur_usm_type_t",
    "ur_exp_usm_host_alloc_register_flags_t",
    "ur_exp_peer_info_t",
    "ur_virtual_mem_access_flags_t",
    "ur_virtual_mem_granularity_info_t",
    "ur_virtual_mem_info_t",
]


class ur_adapter_info_t(IntEnum):
    """Properties of an adapter."""

    UR_ADAPTER_INFO_BACKEND = 0
    """`ur_backend_t`: The kind of driver that the adapter uses."""
    UR_ADAPTER_INFO_REFERENCE_COUNT = 1
    """`int`: The number of references, a snapshot for debugging only."""
    UR_ADAPTER_INFO_VERSION = 2
    """`int`: The variant of the adapter: 1 for the first adapter of a backend, and higher numbers for
    later ones."""


class ur_logger_level_t(IntEnum):
    """The severity of a log message. A log that is set to a level contains the messages of this level
    and of higher levels."""

    UR_LOGGER_LEVEL_DEBUG = 0
    """Details for developers of the adapter."""
    UR_LOGGER_LEVEL_INFO = 1
    """Normal events, such as the load of a library, with its path."""
    UR_LOGGER_LEVEL_WARN = 2
    """Something works, but not as well as it could."""
    UR_LOGGER_LEVEL_ERROR = 3
    """Something failed."""
    UR_LOGGER_LEVEL_QUIET = 4
    """No messages; a level to set, never the level of a message."""


class ur_mem_flags_t(IntFlag):
    """Properties of a buffer. Without an access flag, kernels may read and write the buffer. Access
    flags apply only to kernels; the commands of this interface read and write every buffer."""

    UR_MEM_FLAG_READ_WRITE = 0x1
    """Kernels read and write the buffer."""
    UR_MEM_FLAG_WRITE_ONLY = 0x2
    """Kernels write the buffer and do not read it."""
    UR_MEM_FLAG_READ_ONLY = 0x4
    """Kernels read the buffer and do not write it."""
    UR_MEM_FLAG_USE_HOST_POINTER = 0x8
    """The buffer uses the memory at `ur_buffer_properties_t::pHost`, in place if the driver can.
    `urEnqueueMemBufferMap` returns an address in this memory. If the driver does not use the memory
    in place, only `urEnqueueMemBufferMap` updates the memory."""
    UR_MEM_FLAG_ALLOC_HOST_POINTER = 0x10
    """Hint: allocate memory that the host can also access."""
    UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER = 0x20
    """The buffer starts with a copy of the bytes at `ur_buffer_properties_t::pHost`, and the caller
    may reuse that memory when the call returns."""


class ur_mem_info_t(IntEnum):
    """Properties of a buffer that `urMemGetInfo` returns."""

    UR_MEM_INFO_SIZE = 0
    """`int`: The size in bytes of the buffer or sub-buffer."""
    UR_MEM_INFO_CONTEXT = 1
    """`ur_context_handle_t`: The context of the buffer; the query takes no reference."""
    UR_MEM_INFO_REFERENCE_COUNT = 2
    """`int`: The reference count at the time of the call; for diagnosis only, because other threads
    may change it at any time."""


class ur_buffer_create_type_t(IntEnum):
    """How the caller of `urMemBufferPartition` describes the sub-buffer."""

    UR_BUFFER_CREATE_TYPE_REGION = 0
    """By a `ur_buffer_region_t`."""


class ur_map_flags_t(IntFlag):
    """How the host uses a mapped part of a buffer; 0 for reading and writing."""

    UR_MAP_FLAG_READ = 0x1
    """The host reads the part."""
    UR_MAP_FLAG_WRITE = 0x2
    """The host reads and writes the part."""
    UR_MAP_FLAG_WRITE_INVALIDATE_REGION = 0x4
    """The host writes the whole part without reading it first, so the initial contents of the mapping
    are undefined. Overrides the other flags."""


class ur_api_version_t(IntEnum):
    """Versions of the interface, packed by `UR_MAKE_VERSION`. Before 1.0, a loader and an adapter work
    together only if their versions are equal, because the layout of the function tables changes
    from one version to the next."""

    UR_API_VERSION_0_6 = 6
    """Version 0.6."""
    UR_API_VERSION_0_7 = 7
    """Version 0.7."""
    UR_API_VERSION_0_8 = 8
    """Version 0.8."""
    UR_API_VERSION_0_9 = 9
    """Version 0.9."""
    UR_API_VERSION_0_10 = 10
    """Version 0.10."""
    UR_API_VERSION_0_11 = 11
    """Version 0.11."""
    UR_API_VERSION_0_12 = 12
    """Version 0.12."""
    UR_API_VERSION_CURRENT = 12
    """The version that this header describes."""


class ur_backend_t(IntEnum):
    """The kinds of driver that an adapter can use."""

    UR_BACKEND_UNKNOWN = 0
    """A backend that this list does not contain."""
    UR_BACKEND_LEVEL_ZERO = 1
    """Level Zero, for Intel GPUs."""
    UR_BACKEND_OPENCL = 2
    """OpenCL."""
    UR_BACKEND_CUDA = 3
    """CUDA driver API, for NVIDIA GPUs."""
    UR_BACKEND_HIP = 4
    """HIP, for AMD GPUs."""
    UR_BACKEND_NATIVE_CPU = 5
    """The threads and the memory of the host, without a driver."""
    UR_BACKEND_OFFLOAD = 256
    """The offload library of LLVM."""


class ur_result_t(IntEnum):
    """The result of a call. `UR_RESULT_SUCCESS` is 0 and every other value is an error.

    In addition to the codes that a function lists, it may return `UR_RESULT_ERROR_UNINITIALIZED`,
    `UR_RESULT_ERROR_DEVICE_LOST` and `UR_RESULT_ERROR_ADAPTER_SPECIFIC`. Every function that an
    adapter does not implement returns `UR_RESULT_ERROR_UNSUPPORTED_FEATURE`.
    `urAdapterGetLastError` returns the adapter's text about the last error of the calling thread.

    Codes about programs, kernels, images, samplers, command buffers and graphs belong to functions
    outside this interface. They are declared so that their numbers stay reserved."""

    UR_RESULT_SUCCESS = 0
    """The call succeeded."""
    UR_RESULT_ERROR_INVALID_OPERATION = 1
    """The object is in a state, or on a device, where this operation is not allowed."""
    UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES = 2
    """The queue flags contradict each other or are not valid for the device."""
    UR_RESULT_ERROR_INVALID_QUEUE = 3
    """The handle is not a valid queue, or the query does not apply to this kind of queue."""
    UR_RESULT_ERROR_INVALID_VALUE = 4
    """An argument has a value outside the range that the function allows."""
    UR_RESULT_ERROR_INVALID_CONTEXT = 5
    """The handle is not a valid context, or the other arguments belong to another context."""
    UR_RESULT_ERROR_INVALID_PLATFORM = 6
    """The handle is not a valid platform."""
    UR_RESULT_ERROR_INVALID_BINARY = 7
    """No device binary fits, or the binary cannot be loaded."""
    UR_RESULT_ERROR_INVALID_PROGRAM = 8
    """The handle is not a valid program."""
    UR_RESULT_ERROR_INVALID_SAMPLER = 9
    """The handle is not a valid sampler."""
    UR_RESULT_ERROR_INVALID_BUFFER_SIZE = 10
    """The size of a buffer object is 0 or exceeds the limit of the device."""
    UR_RESULT_ERROR_INVALID_MEM_OBJECT = 11
    """The pointer or handle is not memory that the function can use."""
    UR_RESULT_ERROR_INVALID_EVENT = 12
    """The handle is not a valid event, or not an event that the function can use."""
    UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST = 13
    """The wait list and its count contradict each other, or an element is not valid."""
    UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET = 14
    """The offset of the sub-buffer does not meet the alignment of the device."""
    UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE = 15
    """The work-group size does not fit the kernel, the device or the global size."""
    UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE = 16
    """The device has no compiler for this program."""
    UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE = 17
    """The event has no timestamps."""
    UR_RESULT_ERROR_DEVICE_NOT_FOUND = 18
    """There is no device of the requested kind."""
    UR_RESULT_ERROR_INVALID_DEVICE = 19
    """The handle is not a valid device, or not the device that the other arguments belong to."""
    UR_RESULT_ERROR_DEVICE_LOST = 20
    """The device hung, was reset or was removed. Its contexts are unusable."""
    UR_RESULT_ERROR_DEVICE_REQUIRES_RESET = 21
    """The device must be reset before it can be used again."""
    UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE = 22
    """The device is in a low-power state and accepts no work."""
    UR_RESULT_ERROR_DEVICE_PARTITION_FAILED = 23
    """The device could not be split as requested."""
    UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT = 24
    """The device does not allow this number of sub-devices, or of compute units in them."""
    UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE = 25
    """A dimension of the work-group is larger than the device allows."""
    UR_RESULT_ERROR_INVALID_WORK_DIMENSION = 26
    """The number of dimensions of the launch is not supported."""
    UR_RESULT_ERROR_INVALID_KERNEL_ARGS = 27
    """Not all arguments of the kernel are set."""
    UR_RESULT_ERROR_INVALID_KERNEL = 28
    """The handle is not a valid kernel."""
    UR_RESULT_ERROR_INVALID_KERNEL_NAME = 29
    """The program contains no kernel with this name."""
    UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX = 30
    """The kernel has no argument with this index."""
    UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE = 31
    """The size differs from the size of the kernel argument."""
    UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE = 32
    """The value does not fit this attribute of the kernel."""
    UR_RESULT_ERROR_INVALID_IMAGE_SIZE = 33
    """The image is larger than the device allows, or one of its sizes is 0."""
    UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR = 34
    """The description of the image format is not valid."""
    UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE = 35
    """The memory of a memory object could not be allocated."""
    UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE = 36
    """The program contains no code that can run on the device."""
    UR_RESULT_ERROR_UNINITIALIZED = 37
    """The loader is not initialized, or the adapter has no table for this function."""
    UR_RESULT_ERROR_OUT_OF_HOST_MEMORY = 38
    """Host memory or address space ran out."""
    UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY = 39
    """Device memory ran out."""
    UR_RESULT_ERROR_OUT_OF_RESOURCES = 40
    """A resource other than memory ran out, such as file descriptors, or a deadline passed."""
    UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE = 41
    """The program could not be compiled."""
    UR_RESULT_ERROR_PROGRAM_LINK_FAILURE = 42
    """The programs could not be linked."""
    UR_RESULT_ERROR_UNSUPPORTED_VERSION = 43
    """This library does not support the version of a table, structure or handle."""
    UR_RESULT_ERROR_UNSUPPORTED_FEATURE = 44
    """The adapter, the driver or the device does not offer this function."""
    UR_RESULT_ERROR_INVALID_ARGUMENT = 45
    """An argument is invalid for a reason that no other code describes, or a permission is missing."""
    UR_RESULT_ERROR_INVALID_NULL_HANDLE = 46
    """A required handle is null."""
    UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE = 47
    """The object is still in use by the device."""
    UR_RESULT_ERROR_INVALID_NULL_POINTER = 48
    """A required pointer is null."""
    UR_RESULT_ERROR_INVALID_SIZE = 49
    """A size or a count is 0, too small or too large."""
    UR_RESULT_ERROR_UNSUPPORTED_SIZE = 50
    """The size is valid, but the device does not support it."""
    UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT = 51
    """The alignment is valid, but the device does not support it."""
    UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT = 52
    """The handle is not a valid fence, event or semaphore."""
    UR_RESULT_ERROR_INVALID_ENUMERATION = 53
    """An enumerator is not declared, or a flag bit is unknown."""
    UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION = 54
    """The enumerator is declared, but the adapter does not provide it."""
    UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT = 55
    """The device does not offer this image format."""
    UR_RESULT_ERROR_INVALID_NATIVE_BINARY = 56
    """The native binary cannot be used on the device."""
    UR_RESULT_ERROR_INVALID_GLOBAL_NAME = 57
    """The program contains no global variable with this name."""
    UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE = 58
    """The function exists, but its address on the device is not available."""
    UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION = 59
    """The group size is not valid in one dimension."""
    UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION = 60
    """The global width is not valid in one dimension."""
    UR_RESULT_ERROR_PROGRAM_UNLINKED = 61
    """The program refers to symbols that are not linked yet."""
    UR_RESULT_ERROR_OVERLAPPING_REGIONS = 62
    """Source and destination of a copy overlap."""
    UR_RESULT_ERROR_INVALID_HOST_PTR = 63
    """The host pointer contradicts the flags of the memory object."""
    UR_RESULT_ERROR_INVALID_USM_SIZE = 64
    """The size of a USM allocation is 0 or exceeds the limit of the device."""
    UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE = 65
    """The driver did not have the memory to create an object."""
    UR_RESULT_ERROR_ADAPTER_SPECIFIC = 66
    """The driver reported an error that has no code in this list; see `urAdapterGetLastError`."""
    UR_RESULT_ERROR_LAYER_NOT_PRESENT = 67
    """The loader has no layer with this name."""
    UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS = 68
    """A command whose event is in the wait list ended with an error."""
    UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE = 69
    """The device exists but cannot be used at the moment."""
    UR_RESULT_ERROR_INVALID_SPEC_ID = 70
    """The program has no specialization constant with this id."""
    UR_RESULT_ERROR_INVALID_GRAPH = 71
    """The handle is not a valid graph, or the graph is in the wrong state."""
    UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED = 72
    """The operation cannot be recorded into a graph."""
    UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED = 73
    """An earlier error has invalidated the recording of the graph."""
    UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT = 74
    """The operation would join two separate recordings."""
    UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING = 75
    """The queue is not recording a graph."""
    UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS = 76
    """The recording ended before it joined all work that was forked from it."""
    UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT = 77
    """An event that belongs to a recording was used outside of it."""
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP = 0x1000
    """The handle is not a valid command buffer."""
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP = 0x1001
    """The sync point does not belong to the command buffer."""
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP = 0x1002
    """The list of sync points and its count contradict each other, or an element is not valid."""
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP = 0x1003
    """The handle is not a valid command of a command buffer."""
    UR_RESULT_ERROR_UNKNOWN = 0x7FFFFFFE
    """An error that no other code describes. Adapters of this project return it only after an
    unexpected exception."""


class ur_structure_type_t(IntEnum):
    """Values of `stype`, the tags that identify the type of a structure. Tags of structures outside
    this interface keep their numbers, so that adapters can skip such structures in the chains of
    other programs."""

    UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES = 0
    """A `ur_context_properties_t`."""
    UR_STRUCTURE_TYPE_IMAGE_DESC = 1
    """Reserved for the shape of an image; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_BUFFER_PROPERTIES = 2
    """A `ur_buffer_properties_t`."""
    UR_STRUCTURE_TYPE_BUFFER_REGION = 3
    """A `ur_buffer_region_t`."""
    UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES = 4
    """Reserved for the memory channel of a buffer object; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES = 5
    """Reserved for the memory bank of a buffer object; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES = 6
    """Reserved for options for creating a program; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_USM_DESC = 7
    """A `ur_usm_desc_t`."""
    UR_STRUCTURE_TYPE_USM_HOST_DESC = 8
    """A `ur_usm_host_desc_t`."""
    UR_STRUCTURE_TYPE_USM_DEVICE_DESC = 9
    """A `ur_usm_device_desc_t`."""
    UR_STRUCTURE_TYPE_USM_POOL_DESC = 10
    """A `ur_usm_pool_desc_t`."""
    UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC = 11
    """A `ur_usm_pool_limits_desc_t`."""
    UR_STRUCTURE_TYPE_DEVICE_BINARY = 12
    """A `ur_device_binary_t`."""
    UR_STRUCTURE_TYPE_SAMPLER_DESC = 13
    """Reserved for the modes of a sampler; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_QUEUE_PROPERTIES = 14
    """A `ur_queue_properties_t`."""
    UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES = 15
    """A `ur_queue_index_properties_t`."""
    UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES = 16
    """A `ur_context_native_properties_t`."""
    UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES = 17
    """Reserved for ownership of a native kernel handle; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES = 18
    """A `ur_queue_native_properties_t`."""
    UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES = 19
    """A `ur_mem_native_properties_t`."""
    UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES = 20
    """A `ur_event_native_properties_t`."""
    UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES = 21
    """A `ur_platform_native_properties_t`."""
    UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES = 22
    """A `ur_device_native_properties_t`."""
    UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES = 23
    """Reserved for ownership of a native program handle; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES = 24
    """Reserved for ownership of a native sampler handle; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC = 25
    """A `ur_queue_native_desc_t`."""
    UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES = 26
    """A `ur_device_partition_properties_t`."""
    UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES = 27
    """Reserved for a memory object as kernel argument; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES = 29
    """Reserved for a pointer as kernel argument; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES = 30
    """Reserved for a sampler as kernel argument; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES = 31
    """Reserved for execution options of a kernel; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES = 32
    """Reserved for a value as kernel argument; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES = 33
    """Reserved for local memory as kernel argument; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC = 35
    """A `ur_usm_alloc_location_desc_t`."""
    UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC = 36
    """Reserved for a pool of USM memory for buffer objects; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES = 37
    """A `ur_physical_mem_properties_t`."""
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES = 38
    """Reserved for options of a kernel launch; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY = 40
    """Reserved for the cluster shape of a kernel launch; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY = 41
    """Reserved for the work-group memory of a kernel launch; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC = 0x1000
    """Reserved for options for creating a command buffer; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC = 0x1001
    """Reserved for an update of a kernel launch in a command buffer; its structure is outside this
    interface."""
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC = 0x1002
    """Reserved for an update of a memory-object argument in a command buffer; its structure is outside
    this interface."""
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC = 0x1003
    """Reserved for an update of a pointer argument in a command buffer; its structure is outside this
    interface."""
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC = 0x1004
    """Reserved for an update of a value argument in a command buffer; its structure is outside this
    interface."""
    UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES = 0x2000
    """Reserved for mipmap options of a sampler; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC = 0x2001
    """Reserved for memory of another API; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC = 0x2002
    """Reserved for a semaphore of another API; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR = 0x2003
    """Reserved for a POSIX file descriptor to import; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE = 0x2004
    """Reserved for a Windows handle to import; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES = 0x2005
    """Reserved for an addressing mode for each dimension of a sampler; its structure is outside this
    interface."""
    UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES = 0x2006
    """Reserved for cubemap options of a sampler; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION = 0x2007
    """Reserved for a region of an image copy; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_WIN32_NAME = 0x2008
    """Reserved for a named Windows object to import; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC = 0x2009
    """Reserved for the pitch of an image in memory of the caller; its structure is outside this
    interface."""
    UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES = 0x2050
    """Reserved for options of an enqueued USM allocation; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES = 0x3000
    """Reserved for options of an enqueued native command; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES = 0x4000
    """A `ur_exp_enqueue_ext_properties_t`."""
    UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES = 0x5000
    """Reserved for a kernel argument that is passed with the launch; its structure is outside this
    interface."""
    UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES = 0x6000
    """Reserved for options of an enqueued host task; its structure is outside this interface."""
    UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES = 0x7000
    """A `ur_exp_usm_host_alloc_register_properties_t`."""
    UR_STRUCTURE_TYPE_EXP_EVENT_DESC = 0x8000
    """A `ur_exp_event_desc_t`."""


class ur_context_flags_t(IntFlag):
    """Options of a context. No flag has an effect: pass 0."""

    UR_CONTEXT_FLAG_TBD = 0x1
    """Reserved for future flags; has no effect."""


class ur_context_info_t(IntEnum):
    """Properties of a context. An adapter must answer all of them."""

    UR_CONTEXT_INFO_NUM_DEVICES = 0
    """`int`: The number of devices."""
    UR_CONTEXT_INFO_DEVICES = 1
    """`list[ur_device_handle_t]`: The devices, in an order that the adapter chooses and keeps; the
    query adds no references."""
    UR_CONTEXT_INFO_REFERENCE_COUNT = 2
    """`int`: The number of references, a snapshot for debugging only."""
    UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT = 3
    """`bool`: Whether `urEnqueueUSMMemcpy2D` works for the queues of the context."""
    UR_CONTEXT_INFO_USM_FILL2D_SUPPORT = 4
    """`bool`: Whether `urEnqueueUSMFill2D` works for the queues of the context."""


class ur_device_affinity_domain_flags_t(IntFlag):
    """How a device can be partitioned by locality, as a bit mask."""

    UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA = 0x1
    """Parts that share a NUMA node."""
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE = 0x2
    """Parts that share a level 4 cache."""
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE = 0x4
    """Parts that share a level 3 cache."""
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE = 0x8
    """Parts that share a level 2 cache."""
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE = 0x10
    """Parts that share a level 1 cache."""
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE = 0x20
    """The first domain in this list that splits the device into several parts."""


class ur_device_command_buffer_update_capability_flags_t(IntFlag):
    """What a program can change in a finalized command buffer, as a bit mask. Command buffers are
    outside this interface; only the query is part of it."""

    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS = 0x1
    """The arguments of a kernel."""
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE = 0x2
    """The work-group size of a launch."""
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE = 0x4
    """The global size of a launch."""
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET = 0x8
    """The global offset of a launch."""
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE = 0x10
    """The kernel itself."""
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS = 0x20
    """The events that a command waits for and signals."""


class ur_device_exec_capability_flags_t(IntFlag):
    """The kinds of kernel that a device runs, as a bit mask."""

    UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL = 0x1
    """Kernels compiled for devices."""
    UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL = 0x2
    """Plain host functions."""


class ur_device_fp_capability_flags_t(IntFlag):
    """The guarantees of a device for one floating-point type, as a bit mask. 0 means that the device
    does not have the type."""

    UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT = 0x1
    """Division and square root are rounded correctly."""
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST = 0x2
    """Rounding to the nearest value, ties to even."""
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO = 0x4
    """Rounding toward zero."""
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF = 0x8
    """Rounding toward positive and negative infinity."""
    UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN = 0x10
    """Infinities and quiet NaNs."""
    UR_DEVICE_FP_CAPABILITY_FLAG_DENORM = 0x20
    """Denormal numbers."""
    UR_DEVICE_FP_CAPABILITY_FLAG_FMA = 0x40
    """Fused multiply-add with a single rounding."""
    UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT = 0x80
    """The device runs basic operations in software."""


class ur_device_info_t(IntEnum):
    """Properties of a device.

    An adapter must answer all queries except the optional ones. For an optional query it may return
    `UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION`. Sizes are in bytes unless the table says otherwise.
    If a device lacks a feature, the queries about the feature return 0.

    The text after "CPU:" is the value on native CPU, or the place that native CPU reads it from.
    The other adapters query their driver."""

    UR_DEVICE_INFO_TYPE = 0
    """`ur_device_type_t`: The type of the device; never `UR_DEVICE_TYPE_DEFAULT` or
    `UR_DEVICE_TYPE_ALL`."""
    UR_DEVICE_INFO_VENDOR_ID = 1
    """`int`: Number of the vendor: the PCI vendor id, if there is one."""
    UR_DEVICE_INFO_DEVICE_ID = 2
    """`int`: Number of the model: the PCI device id, if there is one."""
    UR_DEVICE_INFO_MAX_COMPUTE_UNITS = 3
    """`int`: Number of compute units that run work-groups side by side; CPU: the hardware threads that
    the process may use (`sched_getaffinity`)."""
    UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS = 4
    """`int`: Number of dimensions of a launch; CPU: 3."""
    UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES = 5
    """`list[int]`: Maximum number of work-items in a work-group in each dimension; CPU: 3 values."""
    UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE = 6
    """`int`: Maximum number of work-items in a work-group, over all dimensions."""
    UR_DEVICE_INFO_SINGLE_FP_CONFIG = 7
    """`ur_device_fp_capability_flags_t`: Guarantees for 32-bit floating point."""
    UR_DEVICE_INFO_HALF_FP_CONFIG = 8
    """`ur_device_fp_capability_flags_t`: Guarantees for 16-bit floating point; 0 if the device lacks
    the type."""
    UR_DEVICE_INFO_DOUBLE_FP_CONFIG = 9
    """`ur_device_fp_capability_flags_t`: Guarantees for 64-bit floating point; 0 if the device lacks
    the type."""
    UR_DEVICE_INFO_QUEUE_PROPERTIES = 10
    """`ur_queue_flags_t`: The queue flags that the device supports; CPU: out-of-order execution and
    profiling."""
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR = 11
    """`int`: Preferred vector width for 8-bit integers, in lanes."""
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT = 12
    """`int`: Preferred vector width for 16-bit integers, in lanes."""
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT = 13
    """`int`: Preferred vector width for 32-bit integers, in lanes."""
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG = 14
    """`int`: Preferred vector width for the `long` type, in lanes."""
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT = 15
    """`int`: Preferred vector width for 32-bit floating point, in lanes."""
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE = 16
    """`int`: Preferred vector width for 64-bit floating point, in lanes; 0 when the type is absent."""
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF = 17
    """`int`: Preferred vector width for 16-bit floating point, in lanes; 0 when the type is absent."""
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR = 18
    """`int`: Width of the hardware vectors for 8-bit integers, in lanes."""
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT = 19
    """`int`: Width of the hardware vectors for 16-bit integers, in lanes."""
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT = 20
    """`int`: Width of the hardware vectors for 32-bit integers, in lanes."""
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG = 21
    """`int`: Width of the hardware vectors for the `long` type, in lanes."""
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT = 22
    """`int`: Width of the hardware vectors for 32-bit floating point, in lanes."""
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE = 23
    """`int`: Width of the hardware vectors for 64-bit floating point, in lanes; 0 when the type is
    absent."""
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF = 24
    """`int`: Width of the hardware vectors for 16-bit floating point, in lanes; 0 when the type is
    absent."""
    UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY = 25
    """`int`: Maximum clock rate of the compute units in MHz; CPU: from `cpuinfo_max_freq` in sysfs,
    otherwise from `/proc/cpuinfo`, otherwise 0."""
    UR_DEVICE_INFO_MEMORY_CLOCK_RATE = 26
    """`int`: Maximum clock rate of the memory in MHz."""
    UR_DEVICE_INFO_ADDRESS_BITS = 27
    """`int`: Width of a device pointer in bits; CPU: 64."""
    UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE = 28
    """`int`: Largest size of one allocation."""
    UR_DEVICE_INFO_IMAGE_SUPPORT = 29
    """`bool`: Whether the device has images."""
    UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS = 30
    """`int`: Maximum number of images that one kernel can read."""
    UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS = 31
    """`int`: Maximum number of images that one kernel can write."""
    UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS = 32
    """`int`: Maximum number of images that one kernel can both read and write."""
    UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH = 33
    """`int`: Maximum width of a two-dimensional image in pixels."""
    UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT = 34
    """`int`: Maximum height of a two-dimensional image in pixels."""
    UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH = 35
    """`int`: Maximum width of a three-dimensional image in pixels."""
    UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT = 36
    """`int`: Maximum height of a three-dimensional image in pixels."""
    UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH = 37
    """`int`: Maximum depth of a three-dimensional image in pixels."""
    UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE = 38
    """`int`: Maximum number of pixels of a one-dimensional image made from a buffer."""
    UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE = 39
    """`int`: Maximum number of images in an image array."""
    UR_DEVICE_INFO_MAX_SAMPLERS = 40
    """`int`: Maximum number of samplers that one kernel can use."""
    UR_DEVICE_INFO_MAX_PARAMETER_SIZE = 41
    """`int`: Maximum number of bytes that the arguments of one kernel can take."""
    UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN = 42
    """`int`: Alignment of the start of every allocation, in bits."""
    UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE = 43
    """`ur_device_mem_cache_type_t`: The kind of cache in front of global memory; CPU:
    `UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE`."""
    UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE = 44
    """`int`: Size of a line of the global memory cache; CPU: from `sysconf`, or 64 if `sysconf` does
    not know it."""
    UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE = 45
    """`int`: Size of the global memory cache; CPU: the size of the last level, from `sysconf`."""
    UR_DEVICE_INFO_GLOBAL_MEM_SIZE = 46
    """`int`: Size of the memory of the device; CPU: the RAM of the machine (`sysconf`)."""
    UR_DEVICE_INFO_GLOBAL_MEM_FREE = 47
    """`int`: Number of bytes of the memory that are free now; CPU: `MemAvailable` in `/proc/meminfo`."""
    UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE = 48
    """`int`: Largest size of a constant buffer."""
    UR_DEVICE_INFO_MAX_CONSTANT_ARGS = 49
    """`int`: Maximum number of constant-memory arguments of one kernel."""
    UR_DEVICE_INFO_LOCAL_MEM_TYPE = 50
    """`ur_device_local_mem_type_t`: The kind of memory that work-groups use as local memory."""
    UR_DEVICE_INFO_LOCAL_MEM_SIZE = 51
    """`int`: Size of the local memory of a work-group."""
    UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT = 52
    """`bool`: Whether error correction protects all memory accesses."""
    UR_DEVICE_INFO_HOST_UNIFIED_MEMORY = 53
    """`bool`: Whether device and host share the same physical memory; CPU: true."""
    UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION = 54
    """`int`: Step of the profiling clock in nanoseconds."""
    UR_DEVICE_INFO_ENDIAN_LITTLE = 55
    """`bool`: Whether the device is little-endian; CPU: true."""
    UR_DEVICE_INFO_AVAILABLE = 56
    """`bool`: Whether the device accepts work; CPU: true."""
    UR_DEVICE_INFO_COMPILER_AVAILABLE = 57
    """`bool`: Whether programs can be compiled for the device; compiling is outside this interface."""
    UR_DEVICE_INFO_LINKER_AVAILABLE = 58
    """`bool`: Whether programs can be linked for the device; linking is outside this interface."""
    UR_DEVICE_INFO_EXECUTION_CAPABILITIES = 59
    """`ur_device_exec_capability_flags_t`: The kinds of kernel that the device runs; CPU:
    `UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL`."""
    UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES = 60
    """`ur_queue_flags_t`: The flags that on-device queues may have; 0 if the device has no such
    queues. CPU: 0."""
    UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES = 61
    """`ur_queue_flags_t`: The flags that queues on the host may have; CPU: out-of-order execution and
    profiling."""
    UR_DEVICE_INFO_BUILT_IN_KERNELS = 62
    """`str`: Names of the kernels built into the device, separated by `;`; may be empty."""
    UR_DEVICE_INFO_PLATFORM = 63
    """`ur_platform_handle_t`: The platform of the device."""
    UR_DEVICE_INFO_REFERENCE_COUNT = 64
    """`int`: The number of references, a snapshot for debugging only; a constant for root devices."""
    UR_DEVICE_INFO_IL_VERSION = 65
    """`str`: The intermediate languages that the compiler accepts, separated by spaces, such as `SPIR-
    V_1.4`."""
    UR_DEVICE_INFO_NAME = 66
    """`str`: Human-readable name of the device; CPU: the model name in `/proc/cpuinfo`."""
    UR_DEVICE_INFO_VENDOR = 67
    """`str`: Name of the vendor; CPU: the vendor in `/proc/cpuinfo`."""
    UR_DEVICE_INFO_DRIVER_VERSION = 68
    """`str`: Version of the driver."""
    UR_DEVICE_INFO_PROFILE = 69
    """`str`: Profile of the implementation: always `FULL_PROFILE`."""
    UR_DEVICE_INFO_VERSION = 70
    """`str`: Version of the device or its architecture, as the backend reports it."""
    UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION = 71
    """`str`: Version of the API that the driver implements."""
    UR_DEVICE_INFO_EXTENSIONS = 72
    """`str`: Names of the extensions of the device, separated by spaces; may be empty."""
    UR_DEVICE_INFO_PRINTF_BUFFER_SIZE = 73
    """`int`: Size of the buffer for the output of kernels."""
    UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC = 74
    """`bool`: Whether the caller should synchronize when it shares objects with other APIs; CPU:
    false."""
    UR_DEVICE_INFO_PARENT_DEVICE = 75
    """`ur_device_handle_t`: The parent of this sub-device; null for root devices."""
    UR_DEVICE_INFO_SUPPORTED_PARTITIONS = 76
    """`list[ur_device_partition_t]`: The kinds of split that the device supports; empty if there are
    none. CPU: empty."""
    UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES = 77
    """`int`: Maximum number of sub-devices that the device can be split into; CPU: 0."""
    UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN = 78
    """`ur_device_affinity_domain_flags_t`: How the device can be partitioned by locality; CPU: 0."""
    UR_DEVICE_INFO_PARTITION_TYPE = 79
    """`list[ur_device_partition_property_t]`: The properties that a sub-device was created with; empty
    for root devices."""
    UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS = 80
    """`int`: Maximum number of sub-groups in a work-group."""
    UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS = 81
    """`bool`: Whether each sub-group of a work-group makes progress independently."""
    UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL = 82
    """`list[int]`: The sub-group sizes that the device supports, in work-items; CPU: only 1."""
    UR_DEVICE_INFO_USM_HOST_SUPPORT = 83
    """`ur_device_usm_access_capability_flags_t`: How the device can use host USM memory; 0 when that
    kind does not exist."""
    UR_DEVICE_INFO_USM_DEVICE_SUPPORT = 84
    """`ur_device_usm_access_capability_flags_t`: How the device can use its device USM memory; 0 when
    that kind does not exist."""
    UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT = 85
    """`ur_device_usm_access_capability_flags_t`: How the device can use the shared USM memory that was
    allocated for it; 0 when that kind does not exist."""
    UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT = 86
    """`ur_device_usm_access_capability_flags_t`: How the device can use the shared USM memory that was
    allocated for other devices; 0 when it cannot."""
    UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT = 87
    """`ur_device_usm_access_capability_flags_t`: How the device can use plain host memory, such as
    memory from `malloc`; 0 when it cannot."""
    UR_DEVICE_INFO_UUID = 88
    """`bytes`: 16 bytes that identify the device, the same in every process of the machine; not a
    string."""
    UR_DEVICE_INFO_PCI_ADDRESS = 89
    """`str`: Address on the PCI bus in hexadecimal, as domain:bus:device.function, for example
    `0000:03:00.0`."""
    UR_DEVICE_INFO_GPU_EU_COUNT = 90
    """`int`: Number of execution units of an Intel GPU."""
    UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH = 91
    """`int`: Number of SIMD lanes of an execution unit."""
    UR_DEVICE_INFO_GPU_EU_SLICES = 92
    """`int`: Number of slices of an Intel GPU."""
    UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE = 93
    """`int`: Number of execution units in a subslice."""
    UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE = 94
    """`int`: Number of subslices in a slice."""
    UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU = 95
    """`int`: Number of hardware threads of an execution unit."""
    UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH = 96
    """`int`: Highest memory bandwidth in bytes per second."""
    UR_DEVICE_INFO_IMAGE_SRGB = 97
    """`bool`: Whether images can use sRGB formats."""
    UR_DEVICE_INFO_BUILD_ON_SUBDEVICE = 98
    """`bool`: Whether a program can be built for a single sub-device instead of its root device."""
    UR_DEVICE_INFO_ATOMIC_64 = 99
    """`bool`: Whether kernels have 64-bit atomic operations."""
    UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES = 100
    """`ur_memory_order_capability_flags_t`: The memory orders of atomic operations."""
    UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES = 101
    """`ur_memory_scope_capability_flags_t`: The memory scopes of atomic operations."""
    UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES = 102
    """`ur_memory_order_capability_flags_t`: The memory orders of fences."""
    UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES = 103
    """`ur_memory_scope_capability_flags_t`: The memory scopes of fences."""
    UR_DEVICE_INFO_BFLOAT16 = 104
    """`bool`: Whether kernels can use bfloat16. The query may fail with
    `UR_RESULT_ERROR_INVALID_ENUMERATION`."""
    UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES = 105
    """`int`: Number of hardware queues that `ur_queue_index_properties_t` can choose from; 1 when
    there is no choice."""
    UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS = 106
    """`bool`: Whether specialization constants can be set on a kernel."""
    UR_DEVICE_INFO_MEMORY_BUS_WIDTH = 107
    """`int`: Width of the memory bus in bits."""
    UR_DEVICE_INFO_MAX_WORK_GROUPS_3D = 108
    """`list[int]`: Maximum number of work-groups of a launch, one value for each of the three
    dimensions."""
    UR_DEVICE_INFO_ASYNC_BARRIER = 109
    """`bool`: Whether kernels have barriers that separate arrival from waiting."""
    UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT = 110
    """`bool`: Whether a buffer can be tied to a memory channel; CPU: false."""
    UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT = 111
    """`bool`: Whether the host can read and write the pipes of a program."""
    UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP = 112
    """`int`: Maximum number of registers that a work-group can use."""
    UR_DEVICE_INFO_IP_VERSION = 113
    """`int`: Version of the hardware architecture as a number; newer hardware of the same vendor has a
    larger number."""
    UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT = 114
    """`bool`: Whether virtual and physical memory functions work for the device."""
    UR_DEVICE_INFO_ESIMD_SUPPORT = 115
    """`bool`: Whether the device runs kernels written for explicit SIMD."""
    UR_DEVICE_INFO_COMPONENT_DEVICES = 116
    """`list[ur_device_handle_t]`: The component devices of a composite device; empty for other
    devices."""
    UR_DEVICE_INFO_COMPOSITE_DEVICE = 117
    """`ur_device_handle_t`: The composite device of a component device; null for other devices."""
    UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT = 118
    """`bool`: Whether the host can read and write global variables of a program."""
    UR_DEVICE_INFO_USM_POOL_SUPPORT = 119
    """`bool`: Whether USM pools can be created and used for allocations."""
    UR_DEVICE_INFO_NUM_COMPUTE_UNITS = 120
    """`int`: Number of compute units as the vendor counts them; CPU: the same as
    `UR_DEVICE_INFO_MAX_COMPUTE_UNITS`."""
    UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS = 121
    """`bool`: Whether specialization constants can be set on a program."""
    UR_DEVICE_INFO_USE_NATIVE_ASSERT = 122
    """`bool`: Whether the device implements assertions in kernels itself."""
    UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS = 123
    """`ur_device_throttle_reasons_flags_t`: Why the device now runs below its maximum clock rate; 0 if
    it runs at that rate."""
    UR_DEVICE_INFO_FAN_SPEED = 124
    """`int`: Current speed of the fan, in percent of its maximum."""
    UR_DEVICE_INFO_MIN_POWER_LIMIT = 125
    """`int`: Lowest power limit that can be set, in milliwatts."""
    UR_DEVICE_INFO_MAX_POWER_LIMIT = 126
    """`int`: Highest power limit that can be set, in milliwatts."""
    UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE = 127
    """`bool`: Whether the hardware converts between bfloat16 and 32-bit floating point."""
    UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES = 128
    """`ur_kernel_launch_properties_flags_t`: The launch options that the device supports; CPU: 0."""
    UR_DEVICE_INFO_LUID = 129
    """`bytes`: 8 bytes that identify the display adapter on Windows until the next boot; not a string."""
    UR_DEVICE_INFO_NODE_MASK = 130
    """`int`: The node of the device in a linked display adapter on Windows, as a bit mask."""
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG = 131
    """`int`: Preferred vector width for 64-bit integers, in lanes."""
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG = 132
    """`int`: Width of the hardware vectors for 64-bit integers, in lanes."""
    UR_DEVICE_INFO_MAX_WORK_GROUPS = 133
    """`int`: Maximum number of work-groups of a launch, over all dimensions."""
    UR_DEVICE_INFO_XE_STACK_COUNT = 134
    """`int`: Number of stacks of an Intel Xe GPU."""
    UR_DEVICE_INFO_XE_REGIONS_PER_STACK = 135
    """`int`: Number of regions in a stack."""
    UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION = 136
    """`int`: Number of clusters in a region."""
    UR_DEVICE_INFO_XE_CORES_PER_CLUSTER = 137
    """`int`: Number of Xe cores in a cluster."""
    UR_DEVICE_INFO_EUS_PER_XE_CORE = 138
    """`int`: Number of execution units in an Xe core."""
    UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD = 139
    """`int`: Maximum number of work-items that one hardware thread runs side by side."""
    UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP = 0x1000
    """`bool`: Whether command buffers can be used."""
    UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP = 0x1001
    """`ur_device_command_buffer_update_capability_flags_t`: What a program can change in a finalized
    command buffer."""
    UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP = 0x1002
    """`bool`: Whether commands of a command buffer can wait for and signal events."""
    UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP = 0x1003
    """`bool`: Whether a command buffer can contain another command buffer."""
    UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP = 0x2000
    """`bool`: Whether images can be passed to kernels as plain handles."""
    UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP = 0x2001
    """`bool`: Whether bindless images can be in shared USM memory."""
    UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP = 0x2002
    """`bool`: Whether one-dimensional bindless images can be in USM memory."""
    UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP = 0x2003
    """`bool`: Whether two-dimensional bindless images can be in USM memory."""
    UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP = 0x2004
    """`int`: Alignment of the pitch of a two-dimensional image in USM memory."""
    UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP = 0x2005
    """`int`: Maximum width in pixels of an image in linear memory."""
    UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP = 0x2006
    """`int`: Maximum height in pixels of an image in linear memory."""
    UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP = 0x2007
    """`int`: Maximum pitch of an image in linear memory."""
    UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP = 0x2008
    """`bool`: Whether images can have mipmaps."""
    UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP = 0x2009
    """`bool`: Whether mipmaps can be filtered anisotropically."""
    UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP = 0x200A
    """`int`: Highest anisotropy ratio of a mipmap."""
    UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP = 0x200B
    """`bool`: Whether a single level of a mipmap can be used as an image."""
    UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP = 0x200C
    """`bool`: Whether memory of other graphics or compute APIs can be imported."""
    UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP = 0x200E
    """`bool`: Whether semaphores of other graphics or compute APIs can be imported."""
    UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP = 0x2010
    """`bool`: Whether images can be cubemaps."""
    UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP = 0x2011
    """`bool`: Whether cubemaps can be filtered across the edges of their faces."""
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP = 0x2012
    """`bool`: Whether single pixels of sampled one-dimensional images in USM memory can be fetched."""
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP = 0x2013
    """`bool`: Whether single pixels of sampled one-dimensional images can be fetched."""
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP = 0x2014
    """`bool`: Whether single pixels of sampled two-dimensional images in USM memory can be fetched."""
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP = 0x2015
    """`bool`: Whether single pixels of sampled two-dimensional images can be fetched."""
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP = 0x2017
    """`bool`: Whether single pixels of sampled three-dimensional images can be fetched."""
    UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP = 0x2018
    """`bool`: Whether `urEnqueueTimestampRecordingExp` works for the queues of the device."""
    UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP = 0x2019
    """`bool`: Whether bindless images can be arrays."""
    UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP = 0x201A
    """`bool`: Whether a sampler can have a different addressing mode in each dimension."""
    UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP = 0x201B
    """`bool`: Whether one-dimensional images in USM memory can be sampled."""
    UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP = 0x201C
    """`bool`: Whether two-dimensional images in USM memory can be sampled."""
    UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP = 0x201D
    """`bool`: Whether kernels can gather one channel of the four pixels around a point."""
    UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP = 0x2020
    """`bool`: Whether a queue takes commands written in the driver's own API."""
    UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP = 0x2021
    """`bool`: Whether a wait for events can save power."""
    UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP = 0x2022
    """`ur_exp_device_2d_block_array_capability_flags_t`: The hardware's instructions for two-
    dimensional blocks of memory."""
    UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP = 0x2023
    """`bool`: Whether USM device memory of the device can be shared with other processes."""
    UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP = 0x2024
    """`bool`: Whether physical memory of the device can be shared with other processes."""
    UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP = 0x2025
    """`bool`: Whether `urEventCreateExp` can create events that queues of the device can signal."""
    UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP = 0x2026
    """`bool`: Whether events of the device can be shared with other processes."""
    UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP = 0x2050
    """`bool`: Whether USM memory can be allocated and freed by enqueued commands."""
    UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP = 0x2060
    """`bool`: Whether kernels can read a clock that is consistent within a sub-group."""
    UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP = 0x2061
    """`bool`: Whether kernels can read a clock that is consistent within a work-group."""
    UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP = 0x2062
    """`bool`: Whether kernels can read a clock that is consistent on the whole device."""
    UR_DEVICE_INFO_IS_INTEGRATED_GPU = 0x2070
    """`bool`: Whether the device is a GPU on the same chip as the host's CPU; CPU: false."""
    UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP = 0x2080
    """`bool`: Whether the commands of a queue can be recorded into a graph and replayed."""
    UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP = 0x2090
    """`bool`: Whether existing host memory can be registered as USM memory."""
    UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP = 0x20A0
    """`bool`: Whether a reusable event can record timestamps even if the queue does not record
    timestamps."""
    UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP = 0x4000
    """`bool`: Whether the functions for peer access work for the device."""
    UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP = 0x6000
    """`bool`: Whether a program can be compiled for several chosen devices in one call."""
    UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP = 0x6002
    """`bool`: Whether the host can wait for all work of the device in one call."""
    UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP = 0x6003
    """`bool`: Whether built programs can be linked to each other on the device."""
    UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP = 0x7000
    """`bool`: Whether `urUSMContextMemcpyExp` works for the device."""
    UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP = 0x7E00
    """`bool`: Whether processes can share USM host memory, and whether the device can use it in each
    process. Not a query of Unified Runtime."""
    UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP = 0x7E01
    """`bool`: Whether this process can share device memory with other machines, in both directions.
    Not a query of Unified Runtime."""
    UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP = 0x8000
    """`bool`: Whether device memory can be exported to other graphics or compute APIs."""
    UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP = 0x9000
    """`bool`: Whether a queue can call a function of the host as a command."""


class ur_device_local_mem_type_t(IntEnum):
    """The kinds of memory that serve as the local memory of a work-group."""

    UR_DEVICE_LOCAL_MEM_TYPE_NONE = 0
    """There is no local memory."""
    UR_DEVICE_LOCAL_MEM_TYPE_LOCAL = 1
    """Separate memory, close to the compute units."""
    UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL = 2
    """A part of global memory."""


class ur_device_mem_cache_type_t(IntEnum):
    """The kinds of cache in front of global memory."""

    UR_DEVICE_MEM_CACHE_TYPE_NONE = 0
    """There is no cache."""
    UR_DEVICE_MEM_CACHE_TYPE_READ_ONLY_CACHE = 1
    """The cache serves reads only."""
    UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE = 2
    """The cache serves reads and writes."""


class ur_device_partition_t(IntEnum):
    """How a device can be split into sub-devices."""

    UR_DEVICE_PARTITION_EQUALLY = 0x1086
    """Into as many sub-devices as possible, each with the same number of compute units."""
    UR_DEVICE_PARTITION_BY_COUNTS = 0x1087
    """Into sub-devices with given numbers of compute units, one property for each."""
    UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN = 0x1088
    """Into sub-devices whose parts share a cache or a NUMA node."""
    UR_DEVICE_PARTITION_BY_CSLICE = 0x1089
    """Into the compute slices of the hardware; takes no value."""


class ur_device_throttle_reasons_flags_t(IntFlag):
    """Why a device runs below its maximum clock rate, as a bit mask."""

    UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP = 0x1
    """The limit on average power is reached."""
    UR_DEVICE_THROTTLE_REASONS_FLAG_CURRENT_LIMIT = 0x2
    """The limit on electric current is reached."""
    UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT = 0x4
    """The device is too hot."""
    UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT = 0x8
    """The power supply has raised an alert."""
    UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE = 0x10
    """Software has limited the range of clock rates."""
    UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE = 0x20
    """The hardware has limited the range of clock rates."""
    UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER = 0x40
    """Another reason."""


class ur_device_type_t(IntEnum):
    """Kinds of device. `urDeviceGet` uses the first two to select devices; no device has one of these
    two types."""

    UR_DEVICE_TYPE_DEFAULT = 1
    """The devices that the adapter chooses; at least one if the adapter has devices."""
    UR_DEVICE_TYPE_ALL = 2
    """Devices of every kind."""
    UR_DEVICE_TYPE_GPU = 3
    """Graphics processing unit."""
    UR_DEVICE_TYPE_CPU = 4
    """The host's CPU."""
    UR_DEVICE_TYPE_FPGA = 5
    """Field-programmable gate array."""
    UR_DEVICE_TYPE_MCA = 6
    """Memory copy accelerator."""
    UR_DEVICE_TYPE_VPU = 7
    """Vision processing unit."""
    UR_DEVICE_TYPE_CUSTOM = 8
    """A device of another kind."""


class ur_device_usm_access_capability_flags_t(IntFlag):
    """How a device can use one kind of USM memory, as a bit mask. 0 means that the kind is not
    available: allocating it fails with `UR_RESULT_ERROR_INVALID_OPERATION`."""

    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS = 0x1
    """The device can read and write the memory."""
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS = 0x2
    """The device can use atomic operations on the memory."""
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS = 0x4
    """The device can use the memory while the host or another device uses it."""
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS = 0x8
    """The device and other devices can run atomic operations on the memory concurrently."""


class ur_exp_device_2d_block_array_capability_flags_t(IntFlag):
    """The hardware's instructions for two-dimensional blocks of memory, as a bit mask."""

    UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD = 0x1
    """The device loads a block with one instruction."""
    UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE = 0x2
    """The device stores a block with one instruction."""


class ur_kernel_launch_properties_flags_t(IntFlag):
    """Options of a kernel launch that a device supports, as a bit mask. Launching kernels is outside
    this interface; only the query is part of it."""

    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE = 0x1
    """All work-groups run concurrently, so that they can wait for each other."""
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION = 0x2
    """Work-groups are placed together in clusters of a given shape."""
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY = 0x4
    """The launch sets the size of the memory of a work-group."""
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE = 0x8
    """The kernel may start before the previous kernel of the queue has finished."""


class ur_memory_order_capability_flags_t(IntFlag):
    """Memory orders that a device offers, as a bit mask."""

    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED = 0x1
    """Relaxed: atomic, without any ordering."""
    UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE = 0x2
    """Acquire: later accesses stay after it."""
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE = 0x4
    """Release: earlier accesses stay before it."""
    UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL = 0x8
    """Acquire and release in one operation."""
    UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST = 0x10
    """Sequentially consistent: all observers see one order."""


class ur_memory_scope_capability_flags_t(IntFlag):
    """Memory scopes that a device offers, as a bit mask."""

    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM = 0x1
    """The work-item itself."""
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP = 0x2
    """The work-items of a sub-group."""
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP = 0x4
    """The work-items of a work-group."""
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE = 0x8
    """The work-items of the device."""
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM = 0x10
    """All devices and the host."""


class ur_usm_migration_flags_t(IntFlag):
    """Direction of a prefetch. An adapter ignores it if the driver determines the direction."""

    UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE = 0x1
    """Move the memory to the device of the queue."""
    UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST = 0x2
    """Move the memory back to the host."""


class ur_command_t(IntEnum):
    """The kind of command that an event belongs to. Kinds of commands outside this interface are
    declared so that their numbers stay reserved."""

    UR_COMMAND_KERNEL_LAUNCH = 0
    """A kernel launch."""
    UR_COMMAND_EVENTS_WAIT = 1
    """A wait for events, by `urEnqueueEventsWait`."""
    UR_COMMAND_EVENTS_WAIT_WITH_BARRIER = 2
    """A barrier, by `urEnqueueEventsWaitWithBarrier` or `urEnqueueEventsWaitWithBarrierExt`."""
    UR_COMMAND_MEM_BUFFER_READ = 3
    """A read from a buffer to the host."""
    UR_COMMAND_MEM_BUFFER_WRITE = 4
    """A write from the host to a buffer."""
    UR_COMMAND_MEM_BUFFER_READ_RECT = 5
    """A read of a rectangular region from a buffer."""
    UR_COMMAND_MEM_BUFFER_WRITE_RECT = 6
    """A write of a rectangular region to a buffer."""
    UR_COMMAND_MEM_BUFFER_COPY = 7
    """A copy between buffers."""
    UR_COMMAND_MEM_BUFFER_COPY_RECT = 8
    """A copy of a rectangular region between buffers."""
    UR_COMMAND_MEM_BUFFER_FILL = 9
    """A fill of a buffer with a pattern."""
    UR_COMMAND_MEM_IMAGE_READ = 10
    """A read from an image to the host."""
    UR_COMMAND_MEM_IMAGE_WRITE = 11
    """A write from the host to an image."""
    UR_COMMAND_MEM_IMAGE_COPY = 12
    """A copy between images."""
    UR_COMMAND_MEM_BUFFER_MAP = 14
    """A mapping of a buffer into the host's address space."""
    UR_COMMAND_MEM_UNMAP = 16
    """An unmapping of a buffer."""
    UR_COMMAND_USM_FILL = 17
    """A fill of USM memory, by `urEnqueueUSMFill`."""
    UR_COMMAND_USM_MEMCPY = 18
    """A copy of USM memory, by `urEnqueueUSMMemcpy`."""
    UR_COMMAND_USM_PREFETCH = 19
    """A prefetch of USM memory, by `urEnqueueUSMPrefetch`."""
    UR_COMMAND_USM_ADVISE = 20
    """Advice about USM memory, by `urEnqueueUSMAdvise`."""
    UR_COMMAND_USM_FILL_2D = 21
    """A fill of a rectangle of USM memory, by `urEnqueueUSMFill2D`."""
    UR_COMMAND_USM_MEMCPY_2D = 22
    """A copy of a rectangle of USM memory, by `urEnqueueUSMMemcpy2D`."""
    UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE = 23
    """A write to a global variable of a program."""
    UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ = 24
    """A read from a global variable of a program."""
    UR_COMMAND_READ_HOST_PIPE = 25
    """A read from a host pipe."""
    UR_COMMAND_WRITE_HOST_PIPE = 26
    """A write to a host pipe."""
    UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP = 0x1000
    """The execution of a command buffer."""
    UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP = 0x2000
    """A wait for an external semaphore."""
    UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP = 0x2001
    """A signal of an external semaphore."""
    UR_COMMAND_TIMESTAMP_RECORDING_EXP = 0x2002
    """The recording of a device timestamp."""
    UR_COMMAND_ENQUEUE_NATIVE_EXP = 0x2004
    """A command written with the driver's own interface."""
    UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP = 0x2050
    """An allocation of device memory in queue order."""
    UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP = 0x2051
    """An allocation of shared memory in queue order."""
    UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP = 0x2052
    """An allocation of host memory in queue order."""
    UR_COMMAND_ENQUEUE_USM_FREE_EXP = 0x2053
    """The freeing of USM memory in queue order."""
    UR_COMMAND_ENQUEUE_GRAPH_EXP = 0x2100
    """The execution of a graph."""
    UR_COMMAND_HOST_TASK_EXP = 0x2200
    """A host function in queue order."""


class ur_event_info_t(IntEnum):
    """Properties of an event that `urEventGetInfo` returns."""

    UR_EVENT_INFO_COMMAND_QUEUE = 0
    """`ur_queue_handle_t`: The queue of the command; a null handle for an event without a queue. The
    query takes no reference."""
    UR_EVENT_INFO_CONTEXT = 1
    """`ur_context_handle_t`: The context of the event; for an event opened from another process, the
    context that was given to Open. The query takes no reference."""
    UR_EVENT_INFO_COMMAND_TYPE = 2
    """`ur_command_t`: The kind of command that the event belongs to."""
    UR_EVENT_INFO_COMMAND_EXECUTION_STATUS = 3
    """`ur_event_status_t`: The state of the command. A query that returns `UR_EVENT_STATUS_COMPLETE`
    does not make the command's effects visible to the host; a wait does."""
    UR_EVENT_INFO_REFERENCE_COUNT = 4
    """`int`: The reference count at the time of the call; for diagnosis only, because other threads
    may change it at any time."""


class ur_event_status_t(IntEnum):
    """State of the command of an event. Its value decreases from `UR_EVENT_STATUS_QUEUED` to
    `UR_EVENT_STATUS_COMPLETE`; an event may skip the states in between. A reusable event is
    complete before its first signal."""

    UR_EVENT_STATUS_COMPLETE = 0
    """The command has finished."""
    UR_EVENT_STATUS_RUNNING = 1
    """The device works on the command."""
    UR_EVENT_STATUS_SUBMITTED = 2
    """The command has been handed to the device."""
    UR_EVENT_STATUS_QUEUED = 3
    """The command waits in the queue."""
    UR_EVENT_STATUS_ERROR = 4
    """The command ended abnormally; waits that depend on it fail."""


class ur_execution_info_t(IntEnum):
    """State of a command that a callback can be registered for."""

    UR_EXECUTION_INFO_COMPLETE = 0
    """The command has finished."""
    UR_EXECUTION_INFO_RUNNING = 1
    """The device works on the command."""
    UR_EXECUTION_INFO_SUBMITTED = 2
    """The command has been handed to the device."""
    UR_EXECUTION_INFO_QUEUED = 3
    """The command waits in the queue; no callback can be registered for this state."""


class ur_profiling_info_t(IntEnum):
    """The timestamps that `urEventGetProfilingInfo` returns. All are in nanoseconds on the clock of
    the device, and QUEUED <= SUBMIT <= START <= END <= COMPLETE."""

    UR_PROFILING_INFO_COMMAND_QUEUED = 0
    """`int`: When the host put the command into the queue, in ns."""
    UR_PROFILING_INFO_COMMAND_SUBMIT = 1
    """`int`: When the command was handed to the device, in ns."""
    UR_PROFILING_INFO_COMMAND_START = 2
    """`int`: When the device started the command, in ns."""
    UR_PROFILING_INFO_COMMAND_END = 3
    """`int`: When the device finished the command, in ns."""
    UR_PROFILING_INFO_COMMAND_COMPLETE = 4
    """`int`: When the command and all work that it started on the device had finished, in ns."""


class ur_device_init_flags_t(IntFlag):
    """The kinds of device that an application uses, as a bit mask; 0 means all. Only a hint: the
    loader omits no adapter and no device."""

    UR_DEVICE_INIT_FLAG_GPU = 0x1
    """GPUs."""
    UR_DEVICE_INIT_FLAG_CPU = 0x2
    """CPUs."""
    UR_DEVICE_INIT_FLAG_FPGA = 0x4
    """FPGAs."""
    UR_DEVICE_INIT_FLAG_MCA = 0x8
    """Memory copy accelerators."""
    UR_DEVICE_INIT_FLAG_VPU = 0x10
    """Vision processing units."""


class ur_loader_config_info_t(IntEnum):
    """Properties of a loader configuration."""

    UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS = 0
    """`str`: The names of all layers that the loader can enable, separated by `;`."""
    UR_LOADER_CONFIG_INFO_REFERENCE_COUNT = 1
    """`int`: The number of references, a snapshot for debugging only."""


class ur_physical_mem_flags_t(IntFlag):
    """Properties of physical memory, given in `ur_physical_mem_properties_t`."""

    UR_PHYSICAL_MEM_FLAG_ENABLE_IPC = 0x2
    """The memory can be exported to other processes."""


class ur_physical_mem_info_t(IntEnum):
    """Properties of physical memory that `urPhysicalMemGetInfo` returns."""

    UR_PHYSICAL_MEM_INFO_CONTEXT = 0
    """`ur_context_handle_t`: The context of the memory; the query takes no reference."""
    UR_PHYSICAL_MEM_INFO_DEVICE = 1
    """`ur_device_handle_t`: The device of the memory, or the device that it was opened on; the query
    takes no reference."""
    UR_PHYSICAL_MEM_INFO_SIZE = 2
    """`int`: The size in bytes; opened memory has the size that the exporter gave it."""
    UR_PHYSICAL_MEM_INFO_PROPERTIES = 3
    """`ur_physical_mem_properties_t`: The properties, with the `stype` set and a null `pNext`. Opened
    memory has `UR_PHYSICAL_MEM_FLAG_ENABLE_IPC`."""
    UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT = 4
    """`int`: The reference count at the time of the call; for diagnosis only, because other threads
    may change it at any time."""


class ur_platform_info_t(IntEnum):
    """Properties of a platform. An adapter must answer all of them."""

    UR_PLATFORM_INFO_NAME = 1
    """`str`: Human-readable name of the platform."""
    UR_PLATFORM_INFO_VENDOR_NAME = 2
    """`str`: Name of the vendor of the platform."""
    UR_PLATFORM_INFO_VERSION = 3
    """`str`: Version of the driver or of the API that it implements, as the backend reports it."""
    UR_PLATFORM_INFO_EXTENSIONS = 4
    """`str`: Names of the extensions of the platform, separated by spaces; may be empty."""
    UR_PLATFORM_INFO_PROFILE = 5
    """`str`: Profile of the implementation: always `FULL_PROFILE`."""
    UR_PLATFORM_INFO_BACKEND = 6
    """`ur_backend_t`: The kind of driver that serves the platform; never `UR_BACKEND_UNKNOWN`."""
    UR_PLATFORM_INFO_ADAPTER = 7
    """`ur_adapter_handle_t`: The adapter of the platform; the query adds no reference."""


class ur_queue_flags_t(IntFlag):
    """How a queue behaves, given in `ur_queue_properties_t`. `UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES`
    and `UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES` return the flags that a device supports."""

    UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE = 0x1
    """Commands may run in any order that wait lists and barriers allow; without the flag the queue is
    in order."""
    UR_QUEUE_FLAG_PROFILING_ENABLE = 0x2
    """Events of the queue record timestamps for `urEventGetProfilingInfo`."""
    UR_QUEUE_FLAG_ON_DEVICE = 0x4
    """The queue is on the device, and kernels enqueue to it; needs
    `UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE`."""
    UR_QUEUE_FLAG_ON_DEVICE_DEFAULT = 0x8
    """The queue becomes the device's default on-device queue."""
    UR_QUEUE_FLAG_DISCARD_EVENTS = 0x10
    """The caller does not use the events of the queue, so the adapter need not track them."""
    UR_QUEUE_FLAG_PRIORITY_LOW = 0x20
    """Run at low priority if the device has priorities. This flag excludes
    `UR_QUEUE_FLAG_PRIORITY_HIGH`."""
    UR_QUEUE_FLAG_PRIORITY_HIGH = 0x40
    """Run at high priority if the device has priorities. This flag excludes
    `UR_QUEUE_FLAG_PRIORITY_LOW`."""
    UR_QUEUE_FLAG_SUBMISSION_BATCHED = 0x80
    """Hint: submit commands to the driver in batches."""
    UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE = 0x100
    """Hint: submit every command to the driver immediately."""
    UR_QUEUE_FLAG_USE_DEFAULT_STREAM = 0x200
    """Hint: use the driver's default stream instead of a new one, if the backend has streams."""
    UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM = 0x400
    """Hint: order the queue's streams with the driver's default stream, if the backend has streams."""
    UR_QUEUE_FLAG_LOW_POWER_EVENTS_SUPPORT_EXP = 0x800
    """Hint: let waits on events of the queue sleep until an interrupt instead of polling."""


class ur_queue_info_t(IntEnum):
    """Properties of a queue that `urQueueGetInfo` returns."""

    UR_QUEUE_INFO_CONTEXT = 0
    """`ur_context_handle_t`: The context of the queue; the query takes no reference."""
    UR_QUEUE_INFO_DEVICE = 1
    """`ur_device_handle_t`: The device that the queue submits its commands to; the query takes no
    reference."""
    UR_QUEUE_INFO_DEVICE_DEFAULT = 2
    """`ur_queue_handle_t`: The default on-device queue of the device. Only on-device queues have this
    property."""
    UR_QUEUE_INFO_FLAGS = 3
    """`ur_queue_flags_t`: The flags that the queue was created with."""
    UR_QUEUE_INFO_REFERENCE_COUNT = 4
    """`int`: The reference count at the time of the call; for diagnosis only, because other threads
    may change it at any time."""
    UR_QUEUE_INFO_SIZE = 5
    """`int`: The size in bytes of an on-device queue."""
    UR_QUEUE_INFO_EMPTY = 6
    """`bool`: Whether all commands submitted so far are complete."""


class ur_exp_enqueue_ext_flags_t(IntFlag):
    """Options of an enqueued command, given in `ur_exp_enqueue_ext_properties_t`."""

    UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT = 0x800
    """Hint: let waits on the event of this command sleep until an interrupt instead of polling."""


class ur_exp_event_flags_t(IntFlag):
    """Properties of a reusable event, given in `ur_exp_event_desc_t`. The feature of shared events
    adds `UR_EXP_EVENT_FLAG_IPC_EXP`."""

    UR_EXP_EVENT_FLAG_ENABLE_PROFILING = 0x1
    """The event records the start and the end of the latest signal, even if the queue records no
    timestamps."""
    UR_EXP_EVENT_FLAG_IPC_EXP = 0x2
    """The event can be exported to other processes. This flag excludes
    `UR_EXP_EVENT_FLAG_ENABLE_PROFILING`."""


class ur_usm_advice_flags_t(IntFlag):
    """Advice about the use of a range of memory, for `urEnqueueUSMAdvise`, and hints for a new
    allocation. An adapter may ignore both."""

    UR_USM_ADVICE_FLAG_DEFAULT = 0x1
    """The default behavior of the driver."""
    UR_USM_ADVICE_FLAG_SET_READ_MOSTLY = 0x2
    """The memory is mostly read and seldom written, so copies of it are useful."""
    UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY = 0x4
    """Reverts `UR_USM_ADVICE_FLAG_SET_READ_MOSTLY`."""
    UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION = 0x8
    """The memory should stay on the device."""
    UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION = 0x10
    """Reverts `UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION`."""
    UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY = 0x20
    """Most of the device's accesses to the memory are not atomic."""
    UR_USM_ADVICE_FLAG_CLEAR_NON_ATOMIC_MOSTLY = 0x40
    """Reverts `UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY`."""
    UR_USM_ADVICE_FLAG_BIAS_CACHED = 0x80
    """The memory should be cached."""
    UR_USM_ADVICE_FLAG_BIAS_UNCACHED = 0x100
    """The memory should not be cached."""
    UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE = 0x200
    """The device will access the memory, so keep its mappings up to date."""
    UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE = 0x400
    """Reverts `UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE`."""
    UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST = 0x800
    """The host will access the memory, so keep its mappings up to date."""
    UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST = 0x1000
    """Reverts `UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST`."""
    UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST = 0x2000
    """The memory should stay on the host."""
    UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST = 0x4000
    """Reverts `UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST`."""
    UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY = 0x8000
    """Host and device need not see each other's writes while commands run."""
    UR_USM_ADVICE_FLAG_CLEAR_NON_COHERENT_MEMORY = 0x10000
    """Reverts `UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY`."""


class ur_usm_alloc_info_t(IntEnum):
    """Properties of an address that `urUSMGetMemAllocInfo` returns."""

    UR_USM_ALLOC_INFO_TYPE = 0
    """`ur_usm_type_t`: The kind of memory, `UR_USM_TYPE_UNKNOWN` for an address outside USM; opened
    memory has the kind of the exporter's memory."""
    UR_USM_ALLOC_INFO_BASE_PTR = 1
    """`int`: The first address of the allocation, even for an address inside it."""
    UR_USM_ALLOC_INFO_SIZE = 2
    """`int`: The size of the whole allocation in bytes; may exceed the requested size."""
    UR_USM_ALLOC_INFO_DEVICE = 3
    """`ur_device_handle_t`: The device that the memory was allocated or opened on; the query takes no
    reference."""
    UR_USM_ALLOC_INFO_POOL = 4
    """`ur_usm_pool_handle_t`: The pool that the caller gave to the allocation; the query takes no
    reference."""


class ur_usm_device_mem_flags_t(IntFlag):
    """Properties of memory on a device, given in `ur_usm_device_desc_t`."""

    UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED = 0x1
    """Host writes may be combined; good for data that the host writes in order and never reads."""
    UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT = 0x2
    """Shared memory should be placed on the device first."""
    UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY = 0x4
    """The device only reads this shared memory."""


class ur_usm_host_mem_flags_t(IntFlag):
    """Properties of memory on the host, given in `ur_usm_host_desc_t`."""

    UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT = 0x1
    """Shared memory should be placed on the host first."""


class ur_usm_pool_flags_t(IntFlag):
    """Properties of a pool, given in `ur_usm_pool_desc_t`."""

    UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK = 0x1
    """Every allocation from the pool starts zeroed."""
    UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP = 0x2
    """Use the driver's own memory pool."""
    UR_USM_POOL_FLAG_READ_ONLY_EXP = 0x4
    """The device only reads memory of the pool."""


class ur_usm_pool_info_t(IntEnum):
    """Properties of a pool that `urUSMPoolGetInfo` returns."""

    UR_USM_POOL_INFO_REFERENCE_COUNT = 0
    """`int`: The reference count at the time of the call; for diagnosis only, because other threads
    may change it at any time."""
    UR_USM_POOL_INFO_CONTEXT = 1
    """`ur_context_handle_t`: The context of the pool; the query takes no reference."""
    UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP = 0x2050
    """`int`: The number of unused bytes that the pool keeps before it returns memory to the driver."""
    UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP = 0x2051
    """`int`: The maximum size of the pool in bytes."""
    UR_USM_POOL_INFO_RESERVED_CURRENT_EXP = 0x2052
    """`int`: The number of bytes that the pool now has from the driver."""
    UR_USM_POOL_INFO_RESERVED_HIGH_EXP = 0x2053
    """`int`: The largest number of bytes that the pool has had from the driver."""
    UR_USM_POOL_INFO_USED_CURRENT_EXP = 0x2054
    """`int`: The number of bytes that are now allocated from the pool."""
    UR_USM_POOL_INFO_USED_HIGH_EXP = 0x2055
    """`int`: The largest number of bytes that have been allocated from the pool."""


class ur_usm_type_t(IntEnum):
    """Kind of USM memory."""

    UR_USM_TYPE_UNKNOWN = 0
    """Not USM memory of the context."""
    UR_USM_TYPE_HOST = 1
    """Host memory, from `urUSMHostAlloc`."""
    UR_USM_TYPE_DEVICE = 2
    """Device memory, from `urUSMDeviceAlloc` or opened by `urIPCOpenMemHandleExp`."""
    UR_USM_TYPE_SHARED = 3
    """Shared memory, from `urUSMSharedAlloc`."""


class ur_exp_usm_host_alloc_register_flags_t(IntFlag):
    """How devices use registered memory."""

    UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY = 0x1
    """Hint: devices only read the memory."""


class ur_exp_peer_info_t(IntEnum):
    """Properties of a pair of devices that `urUsmP2PPeerAccessGetInfoExp` returns. Values are of type
    `int`: 1 yes, 0 no."""

    UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT = 0
    """`int`: 1 if peer access can be enabled from the command device to the peer device."""
    UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT = 1
    """`int`: 1 if atomic operations of the command device work on memory of the peer device."""


class ur_virtual_mem_access_flags_t(IntFlag):
    """Access to a mapped range. `UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE` overrides the other flags; 0
    means no access."""

    UR_VIRTUAL_MEM_ACCESS_FLAG_NONE = 0x1
    """No access."""
    UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE = 0x2
    """Reads and writes."""
    UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY = 0x4
    """Reads only."""


class ur_virtual_mem_granularity_info_t(IntEnum):
    """The granularity that `urVirtualMemGranularityGetInfo` returns."""

    UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM = 0x30100
    """`int`: The smallest granularity in bytes that works; sizes of physical memory are multiples of
    it."""
    UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED = 0x30101
    """`int`: The granularity in bytes that performs best; a multiple of the minimum."""


class ur_virtual_mem_info_t(IntEnum):
    """Properties of a range that `urVirtualMemGetInfo` returns."""

    UR_VIRTUAL_MEM_INFO_ACCESS_MODE = 0
    """`ur_virtual_mem_access_flags_t`: Access to the range; 0 or `UR_VIRTUAL_MEM_ACCESS_FLAG_NONE` for
    no access, as in a range without mapping."""
