// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Decodes the value of an info query according to the type that the spec gives to the property.

#include "bindings/python/ext/decode.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

template <> nb::object valueOf(ur_adapter_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_ADAPTER_INFO_BACKEND:
    return decodeValue<ur_backend_t>(bytes);
  case UR_ADAPTER_INFO_REFERENCE_COUNT:
  case UR_ADAPTER_INFO_VERSION:
    return decodeValue<uint32_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_mem_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_MEM_INFO_SIZE:
    return decodeValue<size_t>(bytes);
  case UR_MEM_INFO_CONTEXT:
    return decodeValue<ur_context_handle_t>(bytes);
  case UR_MEM_INFO_REFERENCE_COUNT:
    return decodeValue<uint32_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_context_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_CONTEXT_INFO_NUM_DEVICES:
  case UR_CONTEXT_INFO_REFERENCE_COUNT:
    return decodeValue<uint32_t>(bytes);
  case UR_CONTEXT_INFO_DEVICES:
    return decodeList<ur_device_handle_t>(bytes);
  case UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT:
  case UR_CONTEXT_INFO_USM_FILL2D_SUPPORT:
    return decodeValue<Boolean>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_device_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_DEVICE_INFO_TYPE:
    return decodeValue<ur_device_type_t>(bytes);
  case UR_DEVICE_INFO_VENDOR_ID:
  case UR_DEVICE_INFO_DEVICE_ID:
  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
  case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
  case UR_DEVICE_INFO_MEMORY_CLOCK_RATE:
  case UR_DEVICE_INFO_ADDRESS_BITS:
  case UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS:
  case UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS:
  case UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS:
  case UR_DEVICE_INFO_MAX_SAMPLERS:
  case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN:
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
  case UR_DEVICE_INFO_REFERENCE_COUNT:
  case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
  case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
  case UR_DEVICE_INFO_GPU_EU_COUNT:
  case UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH:
  case UR_DEVICE_INFO_GPU_EU_SLICES:
  case UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE:
  case UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE:
  case UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU:
  case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
  case UR_DEVICE_INFO_MEMORY_BUS_WIDTH:
  case UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP:
  case UR_DEVICE_INFO_IP_VERSION:
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
  case UR_DEVICE_INFO_NODE_MASK:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
  case UR_DEVICE_INFO_XE_STACK_COUNT:
  case UR_DEVICE_INFO_XE_REGIONS_PER_STACK:
  case UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION:
  case UR_DEVICE_INFO_XE_CORES_PER_CLUSTER:
  case UR_DEVICE_INFO_EUS_PER_XE_CORE:
  case UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD:
  case UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP:
  case UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP:
    return decodeValue<uint32_t>(bytes);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
    return decodeList<size_t>(bytes);
  case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
  case UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH:
  case UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT:
  case UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH:
  case UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT:
  case UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH:
  case UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE:
  case UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE:
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
  case UR_DEVICE_INFO_MAX_WORK_GROUPS:
  case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP:
  case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP:
  case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP:
    return decodeValue<size_t>(bytes);
  case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
  case UR_DEVICE_INFO_HALF_FP_CONFIG:
  case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
    return decodeValue<Flags<ur_device_fp_capability_flag_t>>(bytes);
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
  case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return decodeValue<Flags<ur_queue_flag_t>>(bytes);
  case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
  case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
  case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
  case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
  case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
  case UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH:
    return decodeValue<uint64_t>(bytes);
  case UR_DEVICE_INFO_IMAGE_SUPPORT:
  case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
  case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
  case UR_DEVICE_INFO_ENDIAN_LITTLE:
  case UR_DEVICE_INFO_AVAILABLE:
  case UR_DEVICE_INFO_COMPILER_AVAILABLE:
  case UR_DEVICE_INFO_LINKER_AVAILABLE:
  case UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC:
  case UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
  case UR_DEVICE_INFO_IMAGE_SRGB:
  case UR_DEVICE_INFO_BUILD_ON_SUBDEVICE:
  case UR_DEVICE_INFO_ATOMIC_64:
  case UR_DEVICE_INFO_BFLOAT16:
  case UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS:
  case UR_DEVICE_INFO_ASYNC_BARRIER:
  case UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT:
  case UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT:
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
  case UR_DEVICE_INFO_ESIMD_SUPPORT:
  case UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT:
  case UR_DEVICE_INFO_USM_POOL_SUPPORT:
  case UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS:
  case UR_DEVICE_INFO_USE_NATIVE_ASSERT:
  case UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE:
  case UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP:
  case UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP:
  case UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP:
  case UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP:
  case UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP:
  case UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP:
  case UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP:
  case UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP:
  case UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP:
  case UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP:
  case UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP:
  case UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP:
  case UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP:
  case UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP:
  case UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP:
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
  case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
  case UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP:
  case UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP:
  case UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP:
  case UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP:
  case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
  case UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP:
  case UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP:
  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
  case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
  case UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP:
  case UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP:
  case UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP:
  case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
  case UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP:
  case UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP:
  case UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP:
  case UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP:
    return decodeValue<Boolean>(bytes);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
    return decodeValue<ur_device_mem_cache_type_t>(bytes);
  case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
    return decodeValue<ur_device_local_mem_type_t>(bytes);
  case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
    return decodeValue<Flags<ur_device_exec_capability_flag_t>>(bytes);
  case UR_DEVICE_INFO_BUILT_IN_KERNELS:
  case UR_DEVICE_INFO_IL_VERSION:
  case UR_DEVICE_INFO_NAME:
  case UR_DEVICE_INFO_VENDOR:
  case UR_DEVICE_INFO_DRIVER_VERSION:
  case UR_DEVICE_INFO_PROFILE:
  case UR_DEVICE_INFO_VERSION:
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
  case UR_DEVICE_INFO_EXTENSIONS:
  case UR_DEVICE_INFO_PCI_ADDRESS:
    return decodeText(bytes);
  case UR_DEVICE_INFO_PLATFORM:
    return decodeValue<ur_platform_handle_t>(bytes);
  case UR_DEVICE_INFO_PARENT_DEVICE:
  case UR_DEVICE_INFO_COMPOSITE_DEVICE:
    return decodeValue<ur_device_handle_t>(bytes);
  case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    return decodeList<ur_device_partition_t>(bytes);
  case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
    return decodeValue<Flags<ur_device_affinity_domain_flag_t>>(bytes);
  case UR_DEVICE_INFO_PARTITION_TYPE:
    return decodeList<ur_device_partition_property_t>(bytes);
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
    return decodeList<uint32_t>(bytes);
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
  case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
    return decodeValue<Flags<ur_device_usm_access_capability_flag_t>>(bytes);
  case UR_DEVICE_INFO_UUID:
  case UR_DEVICE_INFO_LUID:
    return decodeBytes(bytes);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
  case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    return decodeValue<Flags<ur_memory_order_capability_flag_t>>(bytes);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
  case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
    return decodeValue<Flags<ur_memory_scope_capability_flag_t>>(bytes);
  case UR_DEVICE_INFO_COMPONENT_DEVICES:
    return decodeList<ur_device_handle_t>(bytes);
  case UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS:
    return decodeValue<Flags<ur_device_throttle_reasons_flag_t>>(bytes);
  case UR_DEVICE_INFO_FAN_SPEED:
  case UR_DEVICE_INFO_MIN_POWER_LIMIT:
  case UR_DEVICE_INFO_MAX_POWER_LIMIT:
    return decodeValue<int32_t>(bytes);
  case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES:
    return decodeValue<Flags<ur_kernel_launch_properties_flag_t>>(bytes);
  case UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP:
    return decodeValue<Flags<ur_device_command_buffer_update_capability_flag_t>>(bytes);
  case UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP:
    return decodeValue<Flags<ur_exp_device_2d_block_array_capability_flag_t>>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_event_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_EVENT_INFO_COMMAND_QUEUE:
    return decodeValue<ur_queue_handle_t>(bytes);
  case UR_EVENT_INFO_CONTEXT:
    return decodeValue<ur_context_handle_t>(bytes);
  case UR_EVENT_INFO_COMMAND_TYPE:
    return decodeValue<ur_command_t>(bytes);
  case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS:
    return decodeValue<ur_event_status_t>(bytes);
  case UR_EVENT_INFO_REFERENCE_COUNT:
    return decodeValue<uint32_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_profiling_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_PROFILING_INFO_COMMAND_QUEUED:
  case UR_PROFILING_INFO_COMMAND_SUBMIT:
  case UR_PROFILING_INFO_COMMAND_START:
  case UR_PROFILING_INFO_COMMAND_END:
  case UR_PROFILING_INFO_COMMAND_COMPLETE:
    return decodeValue<uint64_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_loader_config_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS:
    return decodeText(bytes);
  case UR_LOADER_CONFIG_INFO_REFERENCE_COUNT:
    return decodeValue<uint32_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_physical_mem_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_PHYSICAL_MEM_INFO_CONTEXT:
    return decodeValue<ur_context_handle_t>(bytes);
  case UR_PHYSICAL_MEM_INFO_DEVICE:
    return decodeValue<ur_device_handle_t>(bytes);
  case UR_PHYSICAL_MEM_INFO_SIZE:
    return decodeValue<size_t>(bytes);
  case UR_PHYSICAL_MEM_INFO_PROPERTIES:
    return decodeValue<ur_physical_mem_properties_t>(bytes);
  case UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT:
    return decodeValue<uint32_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_platform_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_PLATFORM_INFO_NAME:
  case UR_PLATFORM_INFO_VENDOR_NAME:
  case UR_PLATFORM_INFO_VERSION:
  case UR_PLATFORM_INFO_EXTENSIONS:
  case UR_PLATFORM_INFO_PROFILE:
    return decodeText(bytes);
  case UR_PLATFORM_INFO_BACKEND:
    return decodeValue<ur_backend_t>(bytes);
  case UR_PLATFORM_INFO_ADAPTER:
    return decodeValue<ur_adapter_handle_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_queue_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_QUEUE_INFO_CONTEXT:
    return decodeValue<ur_context_handle_t>(bytes);
  case UR_QUEUE_INFO_DEVICE:
    return decodeValue<ur_device_handle_t>(bytes);
  case UR_QUEUE_INFO_DEVICE_DEFAULT:
    return decodeValue<ur_queue_handle_t>(bytes);
  case UR_QUEUE_INFO_FLAGS:
    return decodeValue<Flags<ur_queue_flag_t>>(bytes);
  case UR_QUEUE_INFO_REFERENCE_COUNT:
  case UR_QUEUE_INFO_SIZE:
    return decodeValue<uint32_t>(bytes);
  case UR_QUEUE_INFO_EMPTY:
    return decodeValue<Boolean>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_usm_alloc_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_USM_ALLOC_INFO_TYPE:
    return decodeValue<ur_usm_type_t>(bytes);
  case UR_USM_ALLOC_INFO_BASE_PTR:
    return decodeValue<Address<void *>>(bytes);
  case UR_USM_ALLOC_INFO_SIZE:
    return decodeValue<size_t>(bytes);
  case UR_USM_ALLOC_INFO_DEVICE:
    return decodeValue<ur_device_handle_t>(bytes);
  case UR_USM_ALLOC_INFO_POOL:
    return decodeValue<ur_usm_pool_handle_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_usm_pool_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_USM_POOL_INFO_REFERENCE_COUNT:
    return decodeValue<uint32_t>(bytes);
  case UR_USM_POOL_INFO_CONTEXT:
    return decodeValue<ur_context_handle_t>(bytes);
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
  case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:
  case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
  case UR_USM_POOL_INFO_USED_CURRENT_EXP:
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    return decodeValue<size_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_exp_peer_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
  case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT:
    return decodeValue<int>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <>
nb::object valueOf(ur_virtual_mem_granularity_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
    return decodeValue<size_t>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

template <> nb::object valueOf(ur_virtual_mem_info_t property, std::span<const std::byte> bytes) {
  switch (property) {
  case UR_VIRTUAL_MEM_INFO_ACCESS_MODE:
    return decodeValue<Flags<ur_virtual_mem_access_flag_t>>(bytes);
  default:
    return decodeBytes(bytes);
  }
}

} // namespace ur::python
