// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#ifndef UR_PRINT_HPP
#define UR_PRINT_HPP 1

// Stream operators for every enum, flag, struct and parameter block of ur_api.h. Values without a
// name print as numbers, null pointers as nullptr; nothing is ever written through a pointer. What
// a call writes may be read before it did: pointers in there print as addresses.
//
//   std::cout << UR_DEVICE_TYPE_CPU;              // UR_DEVICE_TYPE_CPU
//   ur::details::printFlags<ur_queue_flag_t>(std::cout, flags);
//   ur::extras::printFunctionParams(std::cout, UR_FUNCTION_CONTEXT_CREATE, &params);

#include "ur_api.h"

#include <cstring>
#include <ostream>
#include <type_traits>

inline std::ostream &operator<<(std::ostream &os, enum ur_adapter_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_logger_level_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_api_version_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_backend_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_result_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_structure_type_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_context_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_context_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_affinity_domain_flag_t value);
inline std::ostream &operator<<(std::ostream &os,
                                enum ur_device_command_buffer_update_capability_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_exec_capability_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_fp_capability_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_local_mem_type_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_mem_cache_type_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_partition_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_throttle_reasons_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_type_t value);
inline std::ostream &operator<<(std::ostream &os,
                                enum ur_device_usm_access_capability_flag_t value);
inline std::ostream &operator<<(std::ostream &os,
                                enum ur_exp_device_2d_block_array_capability_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_kernel_launch_properties_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_memory_order_capability_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_memory_scope_capability_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_migration_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_command_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_event_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_event_status_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_execution_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_profiling_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_device_init_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_loader_config_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_physical_mem_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_physical_mem_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_platform_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_queue_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_queue_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_enqueue_ext_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_event_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_advice_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_alloc_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_device_mem_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_host_mem_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_pool_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_pool_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_type_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_peer_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_virtual_mem_access_flag_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_virtual_mem_granularity_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_virtual_mem_info_t value);
inline std::ostream &operator<<(std::ostream &os, enum ur_function_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_code_location_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_base_desc_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_base_properties_t value);
inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_context_native_properties_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_properties_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_binary_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_native_properties_t value);
inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_partition_property_t value);
inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_partition_properties_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_native_properties_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_physical_mem_properties_t value);
inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_platform_native_properties_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_index_properties_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_native_desc_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_native_properties_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_properties_t value);
inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_exp_enqueue_ext_properties_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_event_desc_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_alloc_location_desc_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_desc_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_device_desc_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_host_desc_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_desc_t value);
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_limits_desc_t value);

namespace ur {
namespace details {

// Values of enums come from C, where they may be any number; so may the bytes of a bool. Reading
// them as what they claim to be would be undefined, reading their bytes is not.
template <typename Enum> std::uint32_t numberOf(const Enum &value) {
  static_assert(sizeof(Enum) == sizeof(std::uint32_t), "enums of ur_api.h have 32 bits");
  std::uint32_t number;
  std::memcpy(&number, &value, sizeof(number));
  return number;
}

// The name of an enumerator or of one flag, null where the number has none.
template <typename Enum> const char *nameOf(std::uint32_t number);

template <> inline const char *nameOf<ur_adapter_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_ADAPTER_INFO_BACKEND:
    return "UR_ADAPTER_INFO_BACKEND";
  case UR_ADAPTER_INFO_REFERENCE_COUNT:
    return "UR_ADAPTER_INFO_REFERENCE_COUNT";
  case UR_ADAPTER_INFO_VERSION:
    return "UR_ADAPTER_INFO_VERSION";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_logger_level_t>(std::uint32_t number) {
  switch (number) {
  case UR_LOGGER_LEVEL_DEBUG:
    return "UR_LOGGER_LEVEL_DEBUG";
  case UR_LOGGER_LEVEL_INFO:
    return "UR_LOGGER_LEVEL_INFO";
  case UR_LOGGER_LEVEL_WARN:
    return "UR_LOGGER_LEVEL_WARN";
  case UR_LOGGER_LEVEL_ERROR:
    return "UR_LOGGER_LEVEL_ERROR";
  case UR_LOGGER_LEVEL_QUIET:
    return "UR_LOGGER_LEVEL_QUIET";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_api_version_t>(std::uint32_t number) {
  switch (number) {
  case UR_API_VERSION_0_6:
    return "UR_API_VERSION_0_6";
  case UR_API_VERSION_0_7:
    return "UR_API_VERSION_0_7";
  case UR_API_VERSION_0_8:
    return "UR_API_VERSION_0_8";
  case UR_API_VERSION_0_9:
    return "UR_API_VERSION_0_9";
  case UR_API_VERSION_0_10:
    return "UR_API_VERSION_0_10";
  case UR_API_VERSION_0_11:
    return "UR_API_VERSION_0_11";
  case UR_API_VERSION_0_12:
    return "UR_API_VERSION_0_12";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_backend_t>(std::uint32_t number) {
  switch (number) {
  case UR_BACKEND_UNKNOWN:
    return "UR_BACKEND_UNKNOWN";
  case UR_BACKEND_LEVEL_ZERO:
    return "UR_BACKEND_LEVEL_ZERO";
  case UR_BACKEND_OPENCL:
    return "UR_BACKEND_OPENCL";
  case UR_BACKEND_CUDA:
    return "UR_BACKEND_CUDA";
  case UR_BACKEND_HIP:
    return "UR_BACKEND_HIP";
  case UR_BACKEND_NATIVE_CPU:
    return "UR_BACKEND_NATIVE_CPU";
  case UR_BACKEND_OFFLOAD:
    return "UR_BACKEND_OFFLOAD";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_result_t>(std::uint32_t number) {
  switch (number) {
  case UR_RESULT_SUCCESS:
    return "UR_RESULT_SUCCESS";
  case UR_RESULT_ERROR_INVALID_OPERATION:
    return "UR_RESULT_ERROR_INVALID_OPERATION";
  case UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES:
    return "UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES";
  case UR_RESULT_ERROR_INVALID_QUEUE:
    return "UR_RESULT_ERROR_INVALID_QUEUE";
  case UR_RESULT_ERROR_INVALID_VALUE:
    return "UR_RESULT_ERROR_INVALID_VALUE";
  case UR_RESULT_ERROR_INVALID_CONTEXT:
    return "UR_RESULT_ERROR_INVALID_CONTEXT";
  case UR_RESULT_ERROR_INVALID_PLATFORM:
    return "UR_RESULT_ERROR_INVALID_PLATFORM";
  case UR_RESULT_ERROR_INVALID_BINARY:
    return "UR_RESULT_ERROR_INVALID_BINARY";
  case UR_RESULT_ERROR_INVALID_PROGRAM:
    return "UR_RESULT_ERROR_INVALID_PROGRAM";
  case UR_RESULT_ERROR_INVALID_SAMPLER:
    return "UR_RESULT_ERROR_INVALID_SAMPLER";
  case UR_RESULT_ERROR_INVALID_BUFFER_SIZE:
    return "UR_RESULT_ERROR_INVALID_BUFFER_SIZE";
  case UR_RESULT_ERROR_INVALID_MEM_OBJECT:
    return "UR_RESULT_ERROR_INVALID_MEM_OBJECT";
  case UR_RESULT_ERROR_INVALID_EVENT:
    return "UR_RESULT_ERROR_INVALID_EVENT";
  case UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST:
    return "UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST";
  case UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET:
    return "UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET";
  case UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE:
    return "UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE";
  case UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE:
    return "UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE";
  case UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE:
    return "UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE";
  case UR_RESULT_ERROR_DEVICE_NOT_FOUND:
    return "UR_RESULT_ERROR_DEVICE_NOT_FOUND";
  case UR_RESULT_ERROR_INVALID_DEVICE:
    return "UR_RESULT_ERROR_INVALID_DEVICE";
  case UR_RESULT_ERROR_DEVICE_LOST:
    return "UR_RESULT_ERROR_DEVICE_LOST";
  case UR_RESULT_ERROR_DEVICE_REQUIRES_RESET:
    return "UR_RESULT_ERROR_DEVICE_REQUIRES_RESET";
  case UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE:
    return "UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE";
  case UR_RESULT_ERROR_DEVICE_PARTITION_FAILED:
    return "UR_RESULT_ERROR_DEVICE_PARTITION_FAILED";
  case UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT:
    return "UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT";
  case UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE:
    return "UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE";
  case UR_RESULT_ERROR_INVALID_WORK_DIMENSION:
    return "UR_RESULT_ERROR_INVALID_WORK_DIMENSION";
  case UR_RESULT_ERROR_INVALID_KERNEL_ARGS:
    return "UR_RESULT_ERROR_INVALID_KERNEL_ARGS";
  case UR_RESULT_ERROR_INVALID_KERNEL:
    return "UR_RESULT_ERROR_INVALID_KERNEL";
  case UR_RESULT_ERROR_INVALID_KERNEL_NAME:
    return "UR_RESULT_ERROR_INVALID_KERNEL_NAME";
  case UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX:
    return "UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX";
  case UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE:
    return "UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE";
  case UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE:
    return "UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE";
  case UR_RESULT_ERROR_INVALID_IMAGE_SIZE:
    return "UR_RESULT_ERROR_INVALID_IMAGE_SIZE";
  case UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR:
    return "UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR";
  case UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE:
    return "UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE";
  case UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE:
    return "UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE";
  case UR_RESULT_ERROR_UNINITIALIZED:
    return "UR_RESULT_ERROR_UNINITIALIZED";
  case UR_RESULT_ERROR_OUT_OF_HOST_MEMORY:
    return "UR_RESULT_ERROR_OUT_OF_HOST_MEMORY";
  case UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY:
    return "UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY";
  case UR_RESULT_ERROR_OUT_OF_RESOURCES:
    return "UR_RESULT_ERROR_OUT_OF_RESOURCES";
  case UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE:
    return "UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE";
  case UR_RESULT_ERROR_PROGRAM_LINK_FAILURE:
    return "UR_RESULT_ERROR_PROGRAM_LINK_FAILURE";
  case UR_RESULT_ERROR_UNSUPPORTED_VERSION:
    return "UR_RESULT_ERROR_UNSUPPORTED_VERSION";
  case UR_RESULT_ERROR_UNSUPPORTED_FEATURE:
    return "UR_RESULT_ERROR_UNSUPPORTED_FEATURE";
  case UR_RESULT_ERROR_INVALID_ARGUMENT:
    return "UR_RESULT_ERROR_INVALID_ARGUMENT";
  case UR_RESULT_ERROR_INVALID_NULL_HANDLE:
    return "UR_RESULT_ERROR_INVALID_NULL_HANDLE";
  case UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE:
    return "UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE";
  case UR_RESULT_ERROR_INVALID_NULL_POINTER:
    return "UR_RESULT_ERROR_INVALID_NULL_POINTER";
  case UR_RESULT_ERROR_INVALID_SIZE:
    return "UR_RESULT_ERROR_INVALID_SIZE";
  case UR_RESULT_ERROR_UNSUPPORTED_SIZE:
    return "UR_RESULT_ERROR_UNSUPPORTED_SIZE";
  case UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT:
    return "UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT";
  case UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT:
    return "UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT";
  case UR_RESULT_ERROR_INVALID_ENUMERATION:
    return "UR_RESULT_ERROR_INVALID_ENUMERATION";
  case UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION:
    return "UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION";
  case UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT:
    return "UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT";
  case UR_RESULT_ERROR_INVALID_NATIVE_BINARY:
    return "UR_RESULT_ERROR_INVALID_NATIVE_BINARY";
  case UR_RESULT_ERROR_INVALID_GLOBAL_NAME:
    return "UR_RESULT_ERROR_INVALID_GLOBAL_NAME";
  case UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE:
    return "UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE";
  case UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION:
    return "UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION";
  case UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION:
    return "UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION";
  case UR_RESULT_ERROR_PROGRAM_UNLINKED:
    return "UR_RESULT_ERROR_PROGRAM_UNLINKED";
  case UR_RESULT_ERROR_OVERLAPPING_REGIONS:
    return "UR_RESULT_ERROR_OVERLAPPING_REGIONS";
  case UR_RESULT_ERROR_INVALID_HOST_PTR:
    return "UR_RESULT_ERROR_INVALID_HOST_PTR";
  case UR_RESULT_ERROR_INVALID_USM_SIZE:
    return "UR_RESULT_ERROR_INVALID_USM_SIZE";
  case UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE:
    return "UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE";
  case UR_RESULT_ERROR_ADAPTER_SPECIFIC:
    return "UR_RESULT_ERROR_ADAPTER_SPECIFIC";
  case UR_RESULT_ERROR_LAYER_NOT_PRESENT:
    return "UR_RESULT_ERROR_LAYER_NOT_PRESENT";
  case UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS:
    return "UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS";
  case UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE:
    return "UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE";
  case UR_RESULT_ERROR_INVALID_SPEC_ID:
    return "UR_RESULT_ERROR_INVALID_SPEC_ID";
  case UR_RESULT_ERROR_INVALID_GRAPH:
    return "UR_RESULT_ERROR_INVALID_GRAPH";
  case UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED:
    return "UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED";
  case UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED:
    return "UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED";
  case UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT:
    return "UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT";
  case UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING:
    return "UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING";
  case UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS:
    return "UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS";
  case UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT:
    return "UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT";
  case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP:
    return "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP";
  case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP:
    return "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP";
  case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP:
    return "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP";
  case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP:
    return "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP";
  case UR_RESULT_ERROR_UNKNOWN:
    return "UR_RESULT_ERROR_UNKNOWN";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_structure_type_t>(std::uint32_t number) {
  switch (number) {
  case UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES:
    return "UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES";
  case UR_STRUCTURE_TYPE_IMAGE_DESC:
    return "UR_STRUCTURE_TYPE_IMAGE_DESC";
  case UR_STRUCTURE_TYPE_BUFFER_PROPERTIES:
    return "UR_STRUCTURE_TYPE_BUFFER_PROPERTIES";
  case UR_STRUCTURE_TYPE_BUFFER_REGION:
    return "UR_STRUCTURE_TYPE_BUFFER_REGION";
  case UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES:
    return "UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES";
  case UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES:
    return "UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES";
  case UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES:
    return "UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES";
  case UR_STRUCTURE_TYPE_USM_DESC:
    return "UR_STRUCTURE_TYPE_USM_DESC";
  case UR_STRUCTURE_TYPE_USM_HOST_DESC:
    return "UR_STRUCTURE_TYPE_USM_HOST_DESC";
  case UR_STRUCTURE_TYPE_USM_DEVICE_DESC:
    return "UR_STRUCTURE_TYPE_USM_DEVICE_DESC";
  case UR_STRUCTURE_TYPE_USM_POOL_DESC:
    return "UR_STRUCTURE_TYPE_USM_POOL_DESC";
  case UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC:
    return "UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC";
  case UR_STRUCTURE_TYPE_DEVICE_BINARY:
    return "UR_STRUCTURE_TYPE_DEVICE_BINARY";
  case UR_STRUCTURE_TYPE_SAMPLER_DESC:
    return "UR_STRUCTURE_TYPE_SAMPLER_DESC";
  case UR_STRUCTURE_TYPE_QUEUE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_QUEUE_PROPERTIES";
  case UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES:
    return "UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES";
  case UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES";
  case UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES";
  case UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES";
  case UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES";
  case UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES";
  case UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES";
  case UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES";
  case UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES";
  case UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES";
  case UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC:
    return "UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC";
  case UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES:
    return "UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES";
  case UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES:
    return "UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES";
  case UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES:
    return "UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES";
  case UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES:
    return "UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES";
  case UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES:
    return "UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES";
  case UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES:
    return "UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES";
  case UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES:
    return "UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES";
  case UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC:
    return "UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC";
  case UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC:
    return "UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC";
  case UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES:
    return "UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES";
  case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES:
    return "UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES";
  case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY:
    return "UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY";
  case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY:
    return "UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY";
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC:
    return "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC";
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC:
    return "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC";
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC:
    return "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC";
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC:
    return "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC";
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC:
    return "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC";
  case UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES:
    return "UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES";
  case UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC:
    return "UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC";
  case UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC:
    return "UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC";
  case UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR:
    return "UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR";
  case UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE:
    return "UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE";
  case UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES:
    return "UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES";
  case UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES:
    return "UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES";
  case UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION:
    return "UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION";
  case UR_STRUCTURE_TYPE_EXP_WIN32_NAME:
    return "UR_STRUCTURE_TYPE_EXP_WIN32_NAME";
  case UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC:
    return "UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC";
  case UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES:
    return "UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES";
  case UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES:
    return "UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES";
  case UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES:
    return "UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES";
  case UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES:
    return "UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES";
  case UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES:
    return "UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES";
  case UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES:
    return "UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES";
  case UR_STRUCTURE_TYPE_EXP_EVENT_DESC:
    return "UR_STRUCTURE_TYPE_EXP_EVENT_DESC";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_context_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_CONTEXT_FLAG_TBD:
    return "UR_CONTEXT_FLAG_TBD";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_context_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_CONTEXT_INFO_NUM_DEVICES:
    return "UR_CONTEXT_INFO_NUM_DEVICES";
  case UR_CONTEXT_INFO_DEVICES:
    return "UR_CONTEXT_INFO_DEVICES";
  case UR_CONTEXT_INFO_REFERENCE_COUNT:
    return "UR_CONTEXT_INFO_REFERENCE_COUNT";
  case UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT:
    return "UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT";
  case UR_CONTEXT_INFO_USM_FILL2D_SUPPORT:
    return "UR_CONTEXT_INFO_USM_FILL2D_SUPPORT";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_affinity_domain_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA:
    return "UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA";
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE:
    return "UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE";
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE:
    return "UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE";
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE:
    return "UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE";
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE:
    return "UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE";
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE:
    return "UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE";
  default:
    return nullptr;
  }
}

template <>
inline const char *nameOf<ur_device_command_buffer_update_capability_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS:
    return "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS";
  case UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE:
    return "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE";
  case UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE:
    return "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE";
  case UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET:
    return "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET";
  case UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE:
    return "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE";
  case UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS:
    return "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_exec_capability_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL:
    return "UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL";
  case UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL:
    return "UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_fp_capability_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT:
    return "UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT";
  case UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST:
    return "UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST";
  case UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO:
    return "UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO";
  case UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF:
    return "UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF";
  case UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN:
    return "UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN";
  case UR_DEVICE_FP_CAPABILITY_FLAG_DENORM:
    return "UR_DEVICE_FP_CAPABILITY_FLAG_DENORM";
  case UR_DEVICE_FP_CAPABILITY_FLAG_FMA:
    return "UR_DEVICE_FP_CAPABILITY_FLAG_FMA";
  case UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT:
    return "UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_INFO_TYPE:
    return "UR_DEVICE_INFO_TYPE";
  case UR_DEVICE_INFO_VENDOR_ID:
    return "UR_DEVICE_INFO_VENDOR_ID";
  case UR_DEVICE_INFO_DEVICE_ID:
    return "UR_DEVICE_INFO_DEVICE_ID";
  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
    return "UR_DEVICE_INFO_MAX_COMPUTE_UNITS";
  case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
    return "UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS";
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
    return "UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES";
  case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
    return "UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE";
  case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
    return "UR_DEVICE_INFO_SINGLE_FP_CONFIG";
  case UR_DEVICE_INFO_HALF_FP_CONFIG:
    return "UR_DEVICE_INFO_HALF_FP_CONFIG";
  case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
    return "UR_DEVICE_INFO_DOUBLE_FP_CONFIG";
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
    return "UR_DEVICE_INFO_QUEUE_PROPERTIES";
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
    return "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR";
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
    return "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT";
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
    return "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT";
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
    return "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG";
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
    return "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT";
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
    return "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE";
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF:
    return "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF";
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
    return "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR";
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
    return "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT";
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
    return "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT";
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
    return "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG";
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
    return "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT";
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
    return "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE";
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
    return "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF";
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
    return "UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY";
  case UR_DEVICE_INFO_MEMORY_CLOCK_RATE:
    return "UR_DEVICE_INFO_MEMORY_CLOCK_RATE";
  case UR_DEVICE_INFO_ADDRESS_BITS:
    return "UR_DEVICE_INFO_ADDRESS_BITS";
  case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
    return "UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE";
  case UR_DEVICE_INFO_IMAGE_SUPPORT:
    return "UR_DEVICE_INFO_IMAGE_SUPPORT";
  case UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS:
    return "UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS";
  case UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS:
    return "UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS";
  case UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS:
    return "UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS";
  case UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH:
    return "UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH";
  case UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT:
    return "UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT";
  case UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH:
    return "UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH";
  case UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT:
    return "UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT";
  case UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH:
    return "UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH";
  case UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE:
    return "UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE";
  case UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE:
    return "UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE";
  case UR_DEVICE_INFO_MAX_SAMPLERS:
    return "UR_DEVICE_INFO_MAX_SAMPLERS";
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
    return "UR_DEVICE_INFO_MAX_PARAMETER_SIZE";
  case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN:
    return "UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN";
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
    return "UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE";
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
    return "UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE";
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
    return "UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE";
  case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
    return "UR_DEVICE_INFO_GLOBAL_MEM_SIZE";
  case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
    return "UR_DEVICE_INFO_GLOBAL_MEM_FREE";
  case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
    return "UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE";
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
    return "UR_DEVICE_INFO_MAX_CONSTANT_ARGS";
  case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
    return "UR_DEVICE_INFO_LOCAL_MEM_TYPE";
  case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
    return "UR_DEVICE_INFO_LOCAL_MEM_SIZE";
  case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
    return "UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT";
  case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
    return "UR_DEVICE_INFO_HOST_UNIFIED_MEMORY";
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
    return "UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION";
  case UR_DEVICE_INFO_ENDIAN_LITTLE:
    return "UR_DEVICE_INFO_ENDIAN_LITTLE";
  case UR_DEVICE_INFO_AVAILABLE:
    return "UR_DEVICE_INFO_AVAILABLE";
  case UR_DEVICE_INFO_COMPILER_AVAILABLE:
    return "UR_DEVICE_INFO_COMPILER_AVAILABLE";
  case UR_DEVICE_INFO_LINKER_AVAILABLE:
    return "UR_DEVICE_INFO_LINKER_AVAILABLE";
  case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
    return "UR_DEVICE_INFO_EXECUTION_CAPABILITIES";
  case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
    return "UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES";
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return "UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES";
  case UR_DEVICE_INFO_BUILT_IN_KERNELS:
    return "UR_DEVICE_INFO_BUILT_IN_KERNELS";
  case UR_DEVICE_INFO_PLATFORM:
    return "UR_DEVICE_INFO_PLATFORM";
  case UR_DEVICE_INFO_REFERENCE_COUNT:
    return "UR_DEVICE_INFO_REFERENCE_COUNT";
  case UR_DEVICE_INFO_IL_VERSION:
    return "UR_DEVICE_INFO_IL_VERSION";
  case UR_DEVICE_INFO_NAME:
    return "UR_DEVICE_INFO_NAME";
  case UR_DEVICE_INFO_VENDOR:
    return "UR_DEVICE_INFO_VENDOR";
  case UR_DEVICE_INFO_DRIVER_VERSION:
    return "UR_DEVICE_INFO_DRIVER_VERSION";
  case UR_DEVICE_INFO_PROFILE:
    return "UR_DEVICE_INFO_PROFILE";
  case UR_DEVICE_INFO_VERSION:
    return "UR_DEVICE_INFO_VERSION";
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
    return "UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION";
  case UR_DEVICE_INFO_EXTENSIONS:
    return "UR_DEVICE_INFO_EXTENSIONS";
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
    return "UR_DEVICE_INFO_PRINTF_BUFFER_SIZE";
  case UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC:
    return "UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC";
  case UR_DEVICE_INFO_PARENT_DEVICE:
    return "UR_DEVICE_INFO_PARENT_DEVICE";
  case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    return "UR_DEVICE_INFO_SUPPORTED_PARTITIONS";
  case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
    return "UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES";
  case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
    return "UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN";
  case UR_DEVICE_INFO_PARTITION_TYPE:
    return "UR_DEVICE_INFO_PARTITION_TYPE";
  case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
    return "UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS";
  case UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
    return "UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS";
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
    return "UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL";
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    return "UR_DEVICE_INFO_USM_HOST_SUPPORT";
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    return "UR_DEVICE_INFO_USM_DEVICE_SUPPORT";
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    return "UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT";
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    return "UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT";
  case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
    return "UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT";
  case UR_DEVICE_INFO_UUID:
    return "UR_DEVICE_INFO_UUID";
  case UR_DEVICE_INFO_PCI_ADDRESS:
    return "UR_DEVICE_INFO_PCI_ADDRESS";
  case UR_DEVICE_INFO_GPU_EU_COUNT:
    return "UR_DEVICE_INFO_GPU_EU_COUNT";
  case UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH:
    return "UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH";
  case UR_DEVICE_INFO_GPU_EU_SLICES:
    return "UR_DEVICE_INFO_GPU_EU_SLICES";
  case UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE:
    return "UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE";
  case UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE:
    return "UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE";
  case UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU:
    return "UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU";
  case UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH:
    return "UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH";
  case UR_DEVICE_INFO_IMAGE_SRGB:
    return "UR_DEVICE_INFO_IMAGE_SRGB";
  case UR_DEVICE_INFO_BUILD_ON_SUBDEVICE:
    return "UR_DEVICE_INFO_BUILD_ON_SUBDEVICE";
  case UR_DEVICE_INFO_ATOMIC_64:
    return "UR_DEVICE_INFO_ATOMIC_64";
  case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
    return "UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES";
  case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
    return "UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES";
  case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    return "UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES";
  case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
    return "UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES";
  case UR_DEVICE_INFO_BFLOAT16:
    return "UR_DEVICE_INFO_BFLOAT16";
  case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
    return "UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES";
  case UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS:
    return "UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS";
  case UR_DEVICE_INFO_MEMORY_BUS_WIDTH:
    return "UR_DEVICE_INFO_MEMORY_BUS_WIDTH";
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
    return "UR_DEVICE_INFO_MAX_WORK_GROUPS_3D";
  case UR_DEVICE_INFO_ASYNC_BARRIER:
    return "UR_DEVICE_INFO_ASYNC_BARRIER";
  case UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT:
    return "UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT";
  case UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT:
    return "UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT";
  case UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP:
    return "UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP";
  case UR_DEVICE_INFO_IP_VERSION:
    return "UR_DEVICE_INFO_IP_VERSION";
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    return "UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT";
  case UR_DEVICE_INFO_ESIMD_SUPPORT:
    return "UR_DEVICE_INFO_ESIMD_SUPPORT";
  case UR_DEVICE_INFO_COMPONENT_DEVICES:
    return "UR_DEVICE_INFO_COMPONENT_DEVICES";
  case UR_DEVICE_INFO_COMPOSITE_DEVICE:
    return "UR_DEVICE_INFO_COMPOSITE_DEVICE";
  case UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT:
    return "UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT";
  case UR_DEVICE_INFO_USM_POOL_SUPPORT:
    return "UR_DEVICE_INFO_USM_POOL_SUPPORT";
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
    return "UR_DEVICE_INFO_NUM_COMPUTE_UNITS";
  case UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS:
    return "UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS";
  case UR_DEVICE_INFO_USE_NATIVE_ASSERT:
    return "UR_DEVICE_INFO_USE_NATIVE_ASSERT";
  case UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS:
    return "UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS";
  case UR_DEVICE_INFO_FAN_SPEED:
    return "UR_DEVICE_INFO_FAN_SPEED";
  case UR_DEVICE_INFO_MIN_POWER_LIMIT:
    return "UR_DEVICE_INFO_MIN_POWER_LIMIT";
  case UR_DEVICE_INFO_MAX_POWER_LIMIT:
    return "UR_DEVICE_INFO_MAX_POWER_LIMIT";
  case UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE:
    return "UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE";
  case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES:
    return "UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES";
  case UR_DEVICE_INFO_LUID:
    return "UR_DEVICE_INFO_LUID";
  case UR_DEVICE_INFO_NODE_MASK:
    return "UR_DEVICE_INFO_NODE_MASK";
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
    return "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG";
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
    return "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG";
  case UR_DEVICE_INFO_MAX_WORK_GROUPS:
    return "UR_DEVICE_INFO_MAX_WORK_GROUPS";
  case UR_DEVICE_INFO_XE_STACK_COUNT:
    return "UR_DEVICE_INFO_XE_STACK_COUNT";
  case UR_DEVICE_INFO_XE_REGIONS_PER_STACK:
    return "UR_DEVICE_INFO_XE_REGIONS_PER_STACK";
  case UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION:
    return "UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION";
  case UR_DEVICE_INFO_XE_CORES_PER_CLUSTER:
    return "UR_DEVICE_INFO_XE_CORES_PER_CLUSTER";
  case UR_DEVICE_INFO_EUS_PER_XE_CORE:
    return "UR_DEVICE_INFO_EUS_PER_XE_CORE";
  case UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD:
    return "UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD";
  case UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP:
    return "UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP";
  case UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP:
    return "UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP";
  case UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP:
    return "UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP";
  case UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP:
    return "UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP";
  case UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP:
    return "UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP";
  case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP:
    return "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP";
  case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP:
    return "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP";
  case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP:
    return "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP";
  case UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP:
    return "UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP";
  case UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP:
    return "UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP";
  case UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP:
    return "UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP";
  case UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP:
    return "UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP";
  case UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP:
    return "UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP";
  case UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP:
    return "UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP";
  case UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP:
    return "UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP";
  case UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP:
    return "UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP";
  case UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP:
    return "UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP";
  case UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP:
    return "UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP";
  case UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP:
    return "UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP";
  case UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP:
    return "UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP";
  case UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP:
    return "UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP";
  case UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP:
    return "UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP";
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return "UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP";
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return "UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP";
  case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
    return "UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP";
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return "UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP";
  case UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP:
    return "UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP";
  case UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP:
    return "UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP";
  case UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP:
    return "UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP";
  case UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP:
    return "UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP";
  case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
    return "UR_DEVICE_INFO_IS_INTEGRATED_GPU";
  case UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP:
    return "UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP";
  case UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP:
    return "UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP";
  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    return "UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP";
  case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
    return "UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP";
  case UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP:
    return "UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP";
  case UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP:
    return "UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP";
  case UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP:
    return "UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP";
  case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
    return "UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP";
  case UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP:
    return "UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP";
  case UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP:
    return "UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_local_mem_type_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_LOCAL_MEM_TYPE_NONE:
    return "UR_DEVICE_LOCAL_MEM_TYPE_NONE";
  case UR_DEVICE_LOCAL_MEM_TYPE_LOCAL:
    return "UR_DEVICE_LOCAL_MEM_TYPE_LOCAL";
  case UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL:
    return "UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_mem_cache_type_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_MEM_CACHE_TYPE_NONE:
    return "UR_DEVICE_MEM_CACHE_TYPE_NONE";
  case UR_DEVICE_MEM_CACHE_TYPE_READ_ONLY_CACHE:
    return "UR_DEVICE_MEM_CACHE_TYPE_READ_ONLY_CACHE";
  case UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE:
    return "UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_partition_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_PARTITION_EQUALLY:
    return "UR_DEVICE_PARTITION_EQUALLY";
  case UR_DEVICE_PARTITION_BY_COUNTS:
    return "UR_DEVICE_PARTITION_BY_COUNTS";
  case UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN:
    return "UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN";
  case UR_DEVICE_PARTITION_BY_CSLICE:
    return "UR_DEVICE_PARTITION_BY_CSLICE";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_throttle_reasons_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP:
    return "UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP";
  case UR_DEVICE_THROTTLE_REASONS_FLAG_CURRENT_LIMIT:
    return "UR_DEVICE_THROTTLE_REASONS_FLAG_CURRENT_LIMIT";
  case UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT:
    return "UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT";
  case UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT:
    return "UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT";
  case UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE:
    return "UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE";
  case UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE:
    return "UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE";
  case UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER:
    return "UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_type_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_TYPE_DEFAULT:
    return "UR_DEVICE_TYPE_DEFAULT";
  case UR_DEVICE_TYPE_ALL:
    return "UR_DEVICE_TYPE_ALL";
  case UR_DEVICE_TYPE_GPU:
    return "UR_DEVICE_TYPE_GPU";
  case UR_DEVICE_TYPE_CPU:
    return "UR_DEVICE_TYPE_CPU";
  case UR_DEVICE_TYPE_FPGA:
    return "UR_DEVICE_TYPE_FPGA";
  case UR_DEVICE_TYPE_MCA:
    return "UR_DEVICE_TYPE_MCA";
  case UR_DEVICE_TYPE_VPU:
    return "UR_DEVICE_TYPE_VPU";
  case UR_DEVICE_TYPE_CUSTOM:
    return "UR_DEVICE_TYPE_CUSTOM";
  default:
    return nullptr;
  }
}

template <>
inline const char *nameOf<ur_device_usm_access_capability_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS:
    return "UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS";
  case UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS:
    return "UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS";
  case UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS:
    return "UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS";
  case UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS:
    return "UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS";
  default:
    return nullptr;
  }
}

template <>
inline const char *nameOf<ur_exp_device_2d_block_array_capability_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD:
    return "UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD";
  case UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE:
    return "UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_kernel_launch_properties_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE:
    return "UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE";
  case UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION:
    return "UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION";
  case UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY:
    return "UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY";
  case UR_KERNEL_LAUNCH_PROPERTIES_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE:
    return "UR_KERNEL_LAUNCH_PROPERTIES_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_memory_order_capability_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED:
    return "UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED";
  case UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE:
    return "UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE";
  case UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE:
    return "UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE";
  case UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL:
    return "UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL";
  case UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST:
    return "UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_memory_scope_capability_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM:
    return "UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM";
  case UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP:
    return "UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP";
  case UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP:
    return "UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP";
  case UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE:
    return "UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE";
  case UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM:
    return "UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_usm_migration_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE:
    return "UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE";
  case UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST:
    return "UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_command_t>(std::uint32_t number) {
  switch (number) {
  case UR_COMMAND_KERNEL_LAUNCH:
    return "UR_COMMAND_KERNEL_LAUNCH";
  case UR_COMMAND_EVENTS_WAIT:
    return "UR_COMMAND_EVENTS_WAIT";
  case UR_COMMAND_EVENTS_WAIT_WITH_BARRIER:
    return "UR_COMMAND_EVENTS_WAIT_WITH_BARRIER";
  case UR_COMMAND_MEM_BUFFER_READ:
    return "UR_COMMAND_MEM_BUFFER_READ";
  case UR_COMMAND_MEM_BUFFER_WRITE:
    return "UR_COMMAND_MEM_BUFFER_WRITE";
  case UR_COMMAND_MEM_BUFFER_READ_RECT:
    return "UR_COMMAND_MEM_BUFFER_READ_RECT";
  case UR_COMMAND_MEM_BUFFER_WRITE_RECT:
    return "UR_COMMAND_MEM_BUFFER_WRITE_RECT";
  case UR_COMMAND_MEM_BUFFER_COPY:
    return "UR_COMMAND_MEM_BUFFER_COPY";
  case UR_COMMAND_MEM_BUFFER_COPY_RECT:
    return "UR_COMMAND_MEM_BUFFER_COPY_RECT";
  case UR_COMMAND_MEM_BUFFER_FILL:
    return "UR_COMMAND_MEM_BUFFER_FILL";
  case UR_COMMAND_MEM_IMAGE_READ:
    return "UR_COMMAND_MEM_IMAGE_READ";
  case UR_COMMAND_MEM_IMAGE_WRITE:
    return "UR_COMMAND_MEM_IMAGE_WRITE";
  case UR_COMMAND_MEM_IMAGE_COPY:
    return "UR_COMMAND_MEM_IMAGE_COPY";
  case UR_COMMAND_MEM_BUFFER_MAP:
    return "UR_COMMAND_MEM_BUFFER_MAP";
  case UR_COMMAND_MEM_UNMAP:
    return "UR_COMMAND_MEM_UNMAP";
  case UR_COMMAND_USM_FILL:
    return "UR_COMMAND_USM_FILL";
  case UR_COMMAND_USM_MEMCPY:
    return "UR_COMMAND_USM_MEMCPY";
  case UR_COMMAND_USM_PREFETCH:
    return "UR_COMMAND_USM_PREFETCH";
  case UR_COMMAND_USM_ADVISE:
    return "UR_COMMAND_USM_ADVISE";
  case UR_COMMAND_USM_FILL_2D:
    return "UR_COMMAND_USM_FILL_2D";
  case UR_COMMAND_USM_MEMCPY_2D:
    return "UR_COMMAND_USM_MEMCPY_2D";
  case UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE:
    return "UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE";
  case UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ:
    return "UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ";
  case UR_COMMAND_READ_HOST_PIPE:
    return "UR_COMMAND_READ_HOST_PIPE";
  case UR_COMMAND_WRITE_HOST_PIPE:
    return "UR_COMMAND_WRITE_HOST_PIPE";
  case UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP:
    return "UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP";
  case UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP:
    return "UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP";
  case UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP:
    return "UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP";
  case UR_COMMAND_TIMESTAMP_RECORDING_EXP:
    return "UR_COMMAND_TIMESTAMP_RECORDING_EXP";
  case UR_COMMAND_ENQUEUE_NATIVE_EXP:
    return "UR_COMMAND_ENQUEUE_NATIVE_EXP";
  case UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP:
    return "UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP";
  case UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP:
    return "UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP";
  case UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP:
    return "UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP";
  case UR_COMMAND_ENQUEUE_USM_FREE_EXP:
    return "UR_COMMAND_ENQUEUE_USM_FREE_EXP";
  case UR_COMMAND_ENQUEUE_GRAPH_EXP:
    return "UR_COMMAND_ENQUEUE_GRAPH_EXP";
  case UR_COMMAND_HOST_TASK_EXP:
    return "UR_COMMAND_HOST_TASK_EXP";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_event_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_EVENT_INFO_COMMAND_QUEUE:
    return "UR_EVENT_INFO_COMMAND_QUEUE";
  case UR_EVENT_INFO_CONTEXT:
    return "UR_EVENT_INFO_CONTEXT";
  case UR_EVENT_INFO_COMMAND_TYPE:
    return "UR_EVENT_INFO_COMMAND_TYPE";
  case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS:
    return "UR_EVENT_INFO_COMMAND_EXECUTION_STATUS";
  case UR_EVENT_INFO_REFERENCE_COUNT:
    return "UR_EVENT_INFO_REFERENCE_COUNT";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_event_status_t>(std::uint32_t number) {
  switch (number) {
  case UR_EVENT_STATUS_COMPLETE:
    return "UR_EVENT_STATUS_COMPLETE";
  case UR_EVENT_STATUS_RUNNING:
    return "UR_EVENT_STATUS_RUNNING";
  case UR_EVENT_STATUS_SUBMITTED:
    return "UR_EVENT_STATUS_SUBMITTED";
  case UR_EVENT_STATUS_QUEUED:
    return "UR_EVENT_STATUS_QUEUED";
  case UR_EVENT_STATUS_ERROR:
    return "UR_EVENT_STATUS_ERROR";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_execution_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_EXECUTION_INFO_COMPLETE:
    return "UR_EXECUTION_INFO_COMPLETE";
  case UR_EXECUTION_INFO_RUNNING:
    return "UR_EXECUTION_INFO_RUNNING";
  case UR_EXECUTION_INFO_SUBMITTED:
    return "UR_EXECUTION_INFO_SUBMITTED";
  case UR_EXECUTION_INFO_QUEUED:
    return "UR_EXECUTION_INFO_QUEUED";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_profiling_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_PROFILING_INFO_COMMAND_QUEUED:
    return "UR_PROFILING_INFO_COMMAND_QUEUED";
  case UR_PROFILING_INFO_COMMAND_SUBMIT:
    return "UR_PROFILING_INFO_COMMAND_SUBMIT";
  case UR_PROFILING_INFO_COMMAND_START:
    return "UR_PROFILING_INFO_COMMAND_START";
  case UR_PROFILING_INFO_COMMAND_END:
    return "UR_PROFILING_INFO_COMMAND_END";
  case UR_PROFILING_INFO_COMMAND_COMPLETE:
    return "UR_PROFILING_INFO_COMMAND_COMPLETE";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_device_init_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_DEVICE_INIT_FLAG_GPU:
    return "UR_DEVICE_INIT_FLAG_GPU";
  case UR_DEVICE_INIT_FLAG_CPU:
    return "UR_DEVICE_INIT_FLAG_CPU";
  case UR_DEVICE_INIT_FLAG_FPGA:
    return "UR_DEVICE_INIT_FLAG_FPGA";
  case UR_DEVICE_INIT_FLAG_MCA:
    return "UR_DEVICE_INIT_FLAG_MCA";
  case UR_DEVICE_INIT_FLAG_VPU:
    return "UR_DEVICE_INIT_FLAG_VPU";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_loader_config_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS:
    return "UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS";
  case UR_LOADER_CONFIG_INFO_REFERENCE_COUNT:
    return "UR_LOADER_CONFIG_INFO_REFERENCE_COUNT";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_physical_mem_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_PHYSICAL_MEM_FLAG_ENABLE_IPC:
    return "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_physical_mem_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_PHYSICAL_MEM_INFO_CONTEXT:
    return "UR_PHYSICAL_MEM_INFO_CONTEXT";
  case UR_PHYSICAL_MEM_INFO_DEVICE:
    return "UR_PHYSICAL_MEM_INFO_DEVICE";
  case UR_PHYSICAL_MEM_INFO_SIZE:
    return "UR_PHYSICAL_MEM_INFO_SIZE";
  case UR_PHYSICAL_MEM_INFO_PROPERTIES:
    return "UR_PHYSICAL_MEM_INFO_PROPERTIES";
  case UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT:
    return "UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_platform_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_PLATFORM_INFO_NAME:
    return "UR_PLATFORM_INFO_NAME";
  case UR_PLATFORM_INFO_VENDOR_NAME:
    return "UR_PLATFORM_INFO_VENDOR_NAME";
  case UR_PLATFORM_INFO_VERSION:
    return "UR_PLATFORM_INFO_VERSION";
  case UR_PLATFORM_INFO_EXTENSIONS:
    return "UR_PLATFORM_INFO_EXTENSIONS";
  case UR_PLATFORM_INFO_PROFILE:
    return "UR_PLATFORM_INFO_PROFILE";
  case UR_PLATFORM_INFO_BACKEND:
    return "UR_PLATFORM_INFO_BACKEND";
  case UR_PLATFORM_INFO_ADAPTER:
    return "UR_PLATFORM_INFO_ADAPTER";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_queue_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE:
    return "UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE";
  case UR_QUEUE_FLAG_PROFILING_ENABLE:
    return "UR_QUEUE_FLAG_PROFILING_ENABLE";
  case UR_QUEUE_FLAG_ON_DEVICE:
    return "UR_QUEUE_FLAG_ON_DEVICE";
  case UR_QUEUE_FLAG_ON_DEVICE_DEFAULT:
    return "UR_QUEUE_FLAG_ON_DEVICE_DEFAULT";
  case UR_QUEUE_FLAG_DISCARD_EVENTS:
    return "UR_QUEUE_FLAG_DISCARD_EVENTS";
  case UR_QUEUE_FLAG_PRIORITY_LOW:
    return "UR_QUEUE_FLAG_PRIORITY_LOW";
  case UR_QUEUE_FLAG_PRIORITY_HIGH:
    return "UR_QUEUE_FLAG_PRIORITY_HIGH";
  case UR_QUEUE_FLAG_SUBMISSION_BATCHED:
    return "UR_QUEUE_FLAG_SUBMISSION_BATCHED";
  case UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE:
    return "UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE";
  case UR_QUEUE_FLAG_USE_DEFAULT_STREAM:
    return "UR_QUEUE_FLAG_USE_DEFAULT_STREAM";
  case UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM:
    return "UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM";
  case UR_QUEUE_FLAG_LOW_POWER_EVENTS_SUPPORT_EXP:
    return "UR_QUEUE_FLAG_LOW_POWER_EVENTS_SUPPORT_EXP";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_queue_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_QUEUE_INFO_CONTEXT:
    return "UR_QUEUE_INFO_CONTEXT";
  case UR_QUEUE_INFO_DEVICE:
    return "UR_QUEUE_INFO_DEVICE";
  case UR_QUEUE_INFO_DEVICE_DEFAULT:
    return "UR_QUEUE_INFO_DEVICE_DEFAULT";
  case UR_QUEUE_INFO_FLAGS:
    return "UR_QUEUE_INFO_FLAGS";
  case UR_QUEUE_INFO_REFERENCE_COUNT:
    return "UR_QUEUE_INFO_REFERENCE_COUNT";
  case UR_QUEUE_INFO_SIZE:
    return "UR_QUEUE_INFO_SIZE";
  case UR_QUEUE_INFO_EMPTY:
    return "UR_QUEUE_INFO_EMPTY";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_exp_enqueue_ext_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT:
    return "UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_exp_event_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_EXP_EVENT_FLAG_ENABLE_PROFILING:
    return "UR_EXP_EVENT_FLAG_ENABLE_PROFILING";
  case UR_EXP_EVENT_FLAG_IPC_EXP:
    return "UR_EXP_EVENT_FLAG_IPC_EXP";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_usm_advice_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_USM_ADVICE_FLAG_DEFAULT:
    return "UR_USM_ADVICE_FLAG_DEFAULT";
  case UR_USM_ADVICE_FLAG_SET_READ_MOSTLY:
    return "UR_USM_ADVICE_FLAG_SET_READ_MOSTLY";
  case UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY:
    return "UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY";
  case UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION:
    return "UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION";
  case UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION:
    return "UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION";
  case UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY:
    return "UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY";
  case UR_USM_ADVICE_FLAG_CLEAR_NON_ATOMIC_MOSTLY:
    return "UR_USM_ADVICE_FLAG_CLEAR_NON_ATOMIC_MOSTLY";
  case UR_USM_ADVICE_FLAG_BIAS_CACHED:
    return "UR_USM_ADVICE_FLAG_BIAS_CACHED";
  case UR_USM_ADVICE_FLAG_BIAS_UNCACHED:
    return "UR_USM_ADVICE_FLAG_BIAS_UNCACHED";
  case UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE:
    return "UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE";
  case UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE:
    return "UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE";
  case UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST:
    return "UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST";
  case UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST:
    return "UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST";
  case UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST:
    return "UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST";
  case UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST:
    return "UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST";
  case UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY:
    return "UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY";
  case UR_USM_ADVICE_FLAG_CLEAR_NON_COHERENT_MEMORY:
    return "UR_USM_ADVICE_FLAG_CLEAR_NON_COHERENT_MEMORY";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_usm_alloc_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_USM_ALLOC_INFO_TYPE:
    return "UR_USM_ALLOC_INFO_TYPE";
  case UR_USM_ALLOC_INFO_BASE_PTR:
    return "UR_USM_ALLOC_INFO_BASE_PTR";
  case UR_USM_ALLOC_INFO_SIZE:
    return "UR_USM_ALLOC_INFO_SIZE";
  case UR_USM_ALLOC_INFO_DEVICE:
    return "UR_USM_ALLOC_INFO_DEVICE";
  case UR_USM_ALLOC_INFO_POOL:
    return "UR_USM_ALLOC_INFO_POOL";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_usm_device_mem_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED:
    return "UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED";
  case UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT:
    return "UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT";
  case UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY:
    return "UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_usm_host_mem_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT:
    return "UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_usm_pool_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK:
    return "UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK";
  case UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP:
    return "UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP";
  case UR_USM_POOL_FLAG_READ_ONLY_EXP:
    return "UR_USM_POOL_FLAG_READ_ONLY_EXP";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_usm_pool_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_USM_POOL_INFO_REFERENCE_COUNT:
    return "UR_USM_POOL_INFO_REFERENCE_COUNT";
  case UR_USM_POOL_INFO_CONTEXT:
    return "UR_USM_POOL_INFO_CONTEXT";
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
    return "UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP";
  case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:
    return "UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP";
  case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
    return "UR_USM_POOL_INFO_RESERVED_CURRENT_EXP";
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
    return "UR_USM_POOL_INFO_RESERVED_HIGH_EXP";
  case UR_USM_POOL_INFO_USED_CURRENT_EXP:
    return "UR_USM_POOL_INFO_USED_CURRENT_EXP";
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    return "UR_USM_POOL_INFO_USED_HIGH_EXP";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_usm_type_t>(std::uint32_t number) {
  switch (number) {
  case UR_USM_TYPE_UNKNOWN:
    return "UR_USM_TYPE_UNKNOWN";
  case UR_USM_TYPE_HOST:
    return "UR_USM_TYPE_HOST";
  case UR_USM_TYPE_DEVICE:
    return "UR_USM_TYPE_DEVICE";
  case UR_USM_TYPE_SHARED:
    return "UR_USM_TYPE_SHARED";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_exp_peer_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
    return "UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT";
  case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT:
    return "UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_virtual_mem_access_flag_t>(std::uint32_t number) {
  switch (number) {
  case UR_VIRTUAL_MEM_ACCESS_FLAG_NONE:
    return "UR_VIRTUAL_MEM_ACCESS_FLAG_NONE";
  case UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE:
    return "UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE";
  case UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY:
    return "UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_virtual_mem_granularity_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
    return "UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM";
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
    return "UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_virtual_mem_info_t>(std::uint32_t number) {
  switch (number) {
  case UR_VIRTUAL_MEM_INFO_ACCESS_MODE:
    return "UR_VIRTUAL_MEM_INFO_ACCESS_MODE";
  default:
    return nullptr;
  }
}

template <> inline const char *nameOf<ur_function_t>(std::uint32_t number) {
  switch (number) {
  case UR_FUNCTION_CONTEXT_CREATE:
    return "UR_FUNCTION_CONTEXT_CREATE";
  case UR_FUNCTION_CONTEXT_RETAIN:
    return "UR_FUNCTION_CONTEXT_RETAIN";
  case UR_FUNCTION_CONTEXT_RELEASE:
    return "UR_FUNCTION_CONTEXT_RELEASE";
  case UR_FUNCTION_CONTEXT_GET_INFO:
    return "UR_FUNCTION_CONTEXT_GET_INFO";
  case UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE:
    return "UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE";
  case UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE:
    return "UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE";
  case UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER:
    return "UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER";
  case UR_FUNCTION_DEVICE_GET:
    return "UR_FUNCTION_DEVICE_GET";
  case UR_FUNCTION_DEVICE_GET_INFO:
    return "UR_FUNCTION_DEVICE_GET_INFO";
  case UR_FUNCTION_DEVICE_RETAIN:
    return "UR_FUNCTION_DEVICE_RETAIN";
  case UR_FUNCTION_DEVICE_RELEASE:
    return "UR_FUNCTION_DEVICE_RELEASE";
  case UR_FUNCTION_DEVICE_PARTITION:
    return "UR_FUNCTION_DEVICE_PARTITION";
  case UR_FUNCTION_DEVICE_SELECT_BINARY:
    return "UR_FUNCTION_DEVICE_SELECT_BINARY";
  case UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE:
    return "UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE";
  case UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE:
    return "UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE";
  case UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS:
    return "UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS";
  case UR_FUNCTION_ENQUEUE_EVENTS_WAIT:
    return "UR_FUNCTION_ENQUEUE_EVENTS_WAIT";
  case UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER:
    return "UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER";
  case UR_FUNCTION_ENQUEUE_USM_FILL:
    return "UR_FUNCTION_ENQUEUE_USM_FILL";
  case UR_FUNCTION_ENQUEUE_USM_MEMCPY:
    return "UR_FUNCTION_ENQUEUE_USM_MEMCPY";
  case UR_FUNCTION_ENQUEUE_USM_PREFETCH:
    return "UR_FUNCTION_ENQUEUE_USM_PREFETCH";
  case UR_FUNCTION_ENQUEUE_USM_ADVISE:
    return "UR_FUNCTION_ENQUEUE_USM_ADVISE";
  case UR_FUNCTION_EVENT_GET_INFO:
    return "UR_FUNCTION_EVENT_GET_INFO";
  case UR_FUNCTION_EVENT_GET_PROFILING_INFO:
    return "UR_FUNCTION_EVENT_GET_PROFILING_INFO";
  case UR_FUNCTION_EVENT_WAIT:
    return "UR_FUNCTION_EVENT_WAIT";
  case UR_FUNCTION_EVENT_RETAIN:
    return "UR_FUNCTION_EVENT_RETAIN";
  case UR_FUNCTION_EVENT_RELEASE:
    return "UR_FUNCTION_EVENT_RELEASE";
  case UR_FUNCTION_EVENT_GET_NATIVE_HANDLE:
    return "UR_FUNCTION_EVENT_GET_NATIVE_HANDLE";
  case UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE:
    return "UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE";
  case UR_FUNCTION_EVENT_SET_CALLBACK:
    return "UR_FUNCTION_EVENT_SET_CALLBACK";
  case UR_FUNCTION_PLATFORM_GET:
    return "UR_FUNCTION_PLATFORM_GET";
  case UR_FUNCTION_PLATFORM_GET_INFO:
    return "UR_FUNCTION_PLATFORM_GET_INFO";
  case UR_FUNCTION_PLATFORM_GET_API_VERSION:
    return "UR_FUNCTION_PLATFORM_GET_API_VERSION";
  case UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE:
    return "UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE";
  case UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE:
    return "UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE";
  case UR_FUNCTION_QUEUE_GET_INFO:
    return "UR_FUNCTION_QUEUE_GET_INFO";
  case UR_FUNCTION_QUEUE_CREATE:
    return "UR_FUNCTION_QUEUE_CREATE";
  case UR_FUNCTION_QUEUE_RETAIN:
    return "UR_FUNCTION_QUEUE_RETAIN";
  case UR_FUNCTION_QUEUE_RELEASE:
    return "UR_FUNCTION_QUEUE_RELEASE";
  case UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE:
    return "UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE";
  case UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE:
    return "UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE";
  case UR_FUNCTION_QUEUE_FINISH:
    return "UR_FUNCTION_QUEUE_FINISH";
  case UR_FUNCTION_QUEUE_FLUSH:
    return "UR_FUNCTION_QUEUE_FLUSH";
  case UR_FUNCTION_USM_HOST_ALLOC:
    return "UR_FUNCTION_USM_HOST_ALLOC";
  case UR_FUNCTION_USM_DEVICE_ALLOC:
    return "UR_FUNCTION_USM_DEVICE_ALLOC";
  case UR_FUNCTION_USM_SHARED_ALLOC:
    return "UR_FUNCTION_USM_SHARED_ALLOC";
  case UR_FUNCTION_USM_FREE:
    return "UR_FUNCTION_USM_FREE";
  case UR_FUNCTION_USM_GET_MEM_ALLOC_INFO:
    return "UR_FUNCTION_USM_GET_MEM_ALLOC_INFO";
  case UR_FUNCTION_USM_POOL_CREATE:
    return "UR_FUNCTION_USM_POOL_CREATE";
  case UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION:
    return "UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION";
  case UR_FUNCTION_USM_POOL_RETAIN:
    return "UR_FUNCTION_USM_POOL_RETAIN";
  case UR_FUNCTION_USM_POOL_RELEASE:
    return "UR_FUNCTION_USM_POOL_RELEASE";
  case UR_FUNCTION_USM_POOL_GET_INFO:
    return "UR_FUNCTION_USM_POOL_GET_INFO";
  case UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO:
    return "UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO";
  case UR_FUNCTION_VIRTUAL_MEM_RESERVE:
    return "UR_FUNCTION_VIRTUAL_MEM_RESERVE";
  case UR_FUNCTION_VIRTUAL_MEM_FREE:
    return "UR_FUNCTION_VIRTUAL_MEM_FREE";
  case UR_FUNCTION_VIRTUAL_MEM_MAP:
    return "UR_FUNCTION_VIRTUAL_MEM_MAP";
  case UR_FUNCTION_VIRTUAL_MEM_UNMAP:
    return "UR_FUNCTION_VIRTUAL_MEM_UNMAP";
  case UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS:
    return "UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS";
  case UR_FUNCTION_VIRTUAL_MEM_GET_INFO:
    return "UR_FUNCTION_VIRTUAL_MEM_GET_INFO";
  case UR_FUNCTION_PHYSICAL_MEM_CREATE:
    return "UR_FUNCTION_PHYSICAL_MEM_CREATE";
  case UR_FUNCTION_PHYSICAL_MEM_RETAIN:
    return "UR_FUNCTION_PHYSICAL_MEM_RETAIN";
  case UR_FUNCTION_PHYSICAL_MEM_RELEASE:
    return "UR_FUNCTION_PHYSICAL_MEM_RELEASE";
  case UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP:
    return "UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP";
  case UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP:
    return "UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP";
  case UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP:
    return "UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP";
  case UR_FUNCTION_LOADER_CONFIG_CREATE:
    return "UR_FUNCTION_LOADER_CONFIG_CREATE";
  case UR_FUNCTION_LOADER_CONFIG_RELEASE:
    return "UR_FUNCTION_LOADER_CONFIG_RELEASE";
  case UR_FUNCTION_LOADER_CONFIG_RETAIN:
    return "UR_FUNCTION_LOADER_CONFIG_RETAIN";
  case UR_FUNCTION_LOADER_CONFIG_GET_INFO:
    return "UR_FUNCTION_LOADER_CONFIG_GET_INFO";
  case UR_FUNCTION_LOADER_CONFIG_ENABLE_LAYER:
    return "UR_FUNCTION_LOADER_CONFIG_ENABLE_LAYER";
  case UR_FUNCTION_ADAPTER_RELEASE:
    return "UR_FUNCTION_ADAPTER_RELEASE";
  case UR_FUNCTION_ADAPTER_GET:
    return "UR_FUNCTION_ADAPTER_GET";
  case UR_FUNCTION_ADAPTER_RETAIN:
    return "UR_FUNCTION_ADAPTER_RETAIN";
  case UR_FUNCTION_ADAPTER_GET_LAST_ERROR:
    return "UR_FUNCTION_ADAPTER_GET_LAST_ERROR";
  case UR_FUNCTION_ADAPTER_GET_INFO:
    return "UR_FUNCTION_ADAPTER_GET_INFO";
  case UR_FUNCTION_LOADER_CONFIG_SET_CODE_LOCATION_CALLBACK:
    return "UR_FUNCTION_LOADER_CONFIG_SET_CODE_LOCATION_CALLBACK";
  case UR_FUNCTION_LOADER_INIT:
    return "UR_FUNCTION_LOADER_INIT";
  case UR_FUNCTION_LOADER_TEAR_DOWN:
    return "UR_FUNCTION_LOADER_TEAR_DOWN";
  case UR_FUNCTION_DEVICE_GET_SELECTED:
    return "UR_FUNCTION_DEVICE_GET_SELECTED";
  case UR_FUNCTION_LOADER_CONFIG_SET_MOCKING_ENABLED:
    return "UR_FUNCTION_LOADER_CONFIG_SET_MOCKING_ENABLED";
  case UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT:
    return "UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT";
  case UR_FUNCTION_PHYSICAL_MEM_GET_INFO:
    return "UR_FUNCTION_PHYSICAL_MEM_GET_INFO";
  case UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK:
    return "UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK";
  case UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL:
    return "UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL";
  case UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP:
    return "UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP";
  case UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP:
    return "UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP";
  case UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP:
    return "UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP";
  case UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP:
    return "UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP";
  case UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP:
    return "UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP";
  case UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP:
    return "UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP";
  case UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP:
    return "UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP";
  case UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP:
    return "UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP";
  case UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP:
    return "UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP";
  case UR_FUNCTION_EVENT_CREATE_EXP:
    return "UR_FUNCTION_EVENT_CREATE_EXP";
  case UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP:
    return "UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP";
  case UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP:
    return "UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP";
  case UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP:
    return "UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP";
  default:
    return nullptr;
  }
}

template <typename Enum> const char *name(const Enum &value) {
  return nameOf<Enum>(numberOf(value));
}

template <typename Enum> struct IsFlag : std::false_type {};
template <> struct IsFlag<ur_context_flag_t> : std::true_type {};
template <> struct IsFlag<ur_device_affinity_domain_flag_t> : std::true_type {};
template <> struct IsFlag<ur_device_command_buffer_update_capability_flag_t> : std::true_type {};
template <> struct IsFlag<ur_device_exec_capability_flag_t> : std::true_type {};
template <> struct IsFlag<ur_device_fp_capability_flag_t> : std::true_type {};
template <> struct IsFlag<ur_device_throttle_reasons_flag_t> : std::true_type {};
template <> struct IsFlag<ur_device_usm_access_capability_flag_t> : std::true_type {};
template <> struct IsFlag<ur_exp_device_2d_block_array_capability_flag_t> : std::true_type {};
template <> struct IsFlag<ur_kernel_launch_properties_flag_t> : std::true_type {};
template <> struct IsFlag<ur_memory_order_capability_flag_t> : std::true_type {};
template <> struct IsFlag<ur_memory_scope_capability_flag_t> : std::true_type {};
template <> struct IsFlag<ur_usm_migration_flag_t> : std::true_type {};
template <> struct IsFlag<ur_device_init_flag_t> : std::true_type {};
template <> struct IsFlag<ur_physical_mem_flag_t> : std::true_type {};
template <> struct IsFlag<ur_queue_flag_t> : std::true_type {};
template <> struct IsFlag<ur_exp_enqueue_ext_flag_t> : std::true_type {};
template <> struct IsFlag<ur_exp_event_flag_t> : std::true_type {};
template <> struct IsFlag<ur_usm_advice_flag_t> : std::true_type {};
template <> struct IsFlag<ur_usm_device_mem_flag_t> : std::true_type {};
template <> struct IsFlag<ur_usm_host_mem_flag_t> : std::true_type {};
template <> struct IsFlag<ur_usm_pool_flag_t> : std::true_type {};
template <> struct IsFlag<ur_virtual_mem_access_flag_t> : std::true_type {};

// The names of all bits that are set, joined by |; 0 for none.
template <typename Flag> std::ostream &printFlags(std::ostream &os, std::uint32_t flags) {
  const char *separator = "";
  for (std::uint32_t bit = 1; bit != 0; bit <<= 1) {
    if (flags & bit) {
      os << separator;
      const char *text = nameOf<Flag>(bit);
      text ? os << text : os << bit;
      separator = " | ";
    }
  }
  return flags ? os : os << '0';
}

template <typename Enum>
std::ostream &printNumber(std::ostream &os, std::uint32_t number, std::false_type /*isFlag*/) {
  const char *text = nameOf<Enum>(number);
  return text ? os << text : os << number;
}
template <typename Flag>
std::ostream &printNumber(std::ostream &os, std::uint32_t number, std::true_type /*isFlag*/) {
  return printFlags<Flag>(os, number);
}

template <typename Enum> std::ostream &printEnum(std::ostream &os, const Enum &value) {
  return printNumber<Enum>(os, numberOf(value), IsFlag<Enum>());
}

// How many pointers in a row this thread still follows; the rest print as addresses. Ends chains
// that run in a circle.
inline int &pointersToFollow() {
  static thread_local int count = 16;
  return count;
}

// Follows at most so many pointers until the end of the scope.
class Following {
public:
  explicit Following(int most) : before_(pointersToFollow()) {
    if (most < before_)
      pointersToFollow() = most;
  }
  ~Following() { pointersToFollow() = before_; }
  Following(const Following &) = delete;
  Following &operator=(const Following &) = delete;

private:
  int before_;
};

inline bool isFollowed(const void *pointer) { return pointer && pointersToFollow() > 0; }

inline std::ostream &printAddress(std::ostream &os, const void *address) {
  return address ? os << address : os << "nullptr";
}

inline std::ostream &printString(std::ostream &os, const char *text) {
  return isFollowed(text) ? os << '"' << text << '"' : printAddress(os, text);
}

template <typename T>
std::ostream &printOther(std::ostream &os, const T &value, std::false_type /*isEnum*/) {
  return os << value;
}
template <typename T>
std::ostream &printOther(std::ostream &os, const T &value, std::true_type /*isEnum*/) {
  return printEnum(os, value);
}
template <typename T> std::ostream &printValue(std::ostream &os, const T &value) {
  return printOther(os, value, std::is_enum<T>());
}
inline std::ostream &printValue(std::ostream &os, const bool &value) {
  const unsigned char no[sizeof(bool)] = {};
  return os << (std::memcmp(&value, no, sizeof(bool)) ? "true" : "false");
}
inline std::ostream &printValue(std::ostream &os, std::uint8_t value) {
  return os << static_cast<unsigned>(value);
}
inline std::ostream &printValue(std::ostream &os, const char *value) {
  return printString(os, value);
}
inline std::ostream &printValue(std::ostream &os, const void *value) {
  return printAddress(os, value);
}
inline std::ostream &printValue(std::ostream &os, void *value) { return printAddress(os, value); }
inline std::ostream &printValue(std::ostream &os, ur_adapter_handle_t value) {
  return printAddress(os, value);
}
inline std::ostream &printValue(std::ostream &os, ur_context_handle_t value) {
  return printAddress(os, value);
}
inline std::ostream &printValue(std::ostream &os, ur_device_handle_t value) {
  return printAddress(os, value);
}
inline std::ostream &printValue(std::ostream &os, ur_event_handle_t value) {
  return printAddress(os, value);
}
inline std::ostream &printValue(std::ostream &os, ur_loader_config_handle_t value) {
  return printAddress(os, value);
}
inline std::ostream &printValue(std::ostream &os, ur_physical_mem_handle_t value) {
  return printAddress(os, value);
}
inline std::ostream &printValue(std::ostream &os, ur_platform_handle_t value) {
  return printAddress(os, value);
}
inline std::ostream &printValue(std::ostream &os, ur_queue_handle_t value) {
  return printAddress(os, value);
}
inline std::ostream &printValue(std::ostream &os, ur_usm_pool_handle_t value) {
  return printAddress(os, value);
}

template <typename Result, typename... Args>
std::ostream &printValue(std::ostream &os, Result (*value)(Args...)) {
  return printAddress(os, reinterpret_cast<const void *>(value));
}

// A pointer to something with a value of its own: the address, then what stands there.
template <typename T> std::ostream &printValue(std::ostream &os, T *value) {
  printAddress(os, static_cast<const void *>(value));
  if (!isFollowed(value))
    return os;
  const Following fewer(pointersToFollow() - 1);
  return printValue(os << " (", *value) << ')';
}

template <typename T>
std::ostream &printArray(std::ostream &os, const T *elements, std::size_t count) {
  if (!isFollowed(elements))
    return printAddress(os, elements);
  const Following fewer(pointersToFollow() - 1);
  os << '{';
  for (std::size_t i = 0; i < count; ++i)
    printValue(os << (i ? ", " : ""), elements[i]);
  return os << '}';
}

// Info values. `value` may be unaligned and of any size; what does not fit its type says so. No
// pointer in it is followed, since nothing says that a call has written it.
inline std::ostream &printMisfit(std::ostream &os, const void *value, std::size_t size) {
  return printAddress(os, value) << " (" << size << " bytes)";
}

template <typename T>
std::ostream &printInfoValue(std::ostream &os, const void *value, std::size_t size) {
  if (!value || size < sizeof(T))
    return printMisfit(os, value, size);
  T copy;
  std::memcpy(static_cast<void *>(&copy), value, sizeof(T));
  const Following none(0);
  return printValue(os, copy);
}

template <typename Flag>
std::ostream &printInfoFlags(std::ostream &os, const void *value, std::size_t size) {
  if (!value || size < sizeof(std::uint32_t))
    return printMisfit(os, value, size);
  std::uint32_t copy;
  std::memcpy(&copy, value, sizeof(copy));
  return printFlags<Flag>(os, copy);
}

template <typename T>
std::ostream &printInfoArray(std::ostream &os, const void *value, std::size_t size) {
  if (!value)
    return printMisfit(os, value, size);
  os << '{';
  for (std::size_t i = 0; i + sizeof(T) <= size; i += sizeof(T))
    printInfoValue<T>(os << (i ? ", " : ""), static_cast<const char *>(value) + i, sizeof(T));
  return os << '}';
}

inline std::ostream &printInfoString(std::ostream &os, const void *value, std::size_t size) {
  if (!value)
    return printMisfit(os, value, size);
  const char *text = static_cast<const char *>(value);
  const void *end = size ? std::memchr(text, 0, size) : nullptr;
  const std::size_t length =
      end ? static_cast<std::size_t>(static_cast<const char *>(end) - text) : size;
  return (os << '"').write(text, static_cast<std::streamsize>(length)) << '"';
}

inline std::ostream &printInfo(std::ostream &os, const ur_adapter_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_ADAPTER_INFO_BACKEND:
    return printInfoValue<ur_backend_t>(os, value, size);
  case UR_ADAPTER_INFO_REFERENCE_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_ADAPTER_INFO_VERSION:
    return printInfoValue<uint32_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_context_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_CONTEXT_INFO_NUM_DEVICES:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_CONTEXT_INFO_DEVICES:
    return printInfoArray<ur_device_handle_t>(os, value, size);
  case UR_CONTEXT_INFO_REFERENCE_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_CONTEXT_INFO_USM_FILL2D_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_device_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_DEVICE_INFO_TYPE:
    return printInfoValue<ur_device_type_t>(os, value, size);
  case UR_DEVICE_INFO_VENDOR_ID:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_DEVICE_ID:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
    return printInfoArray<size_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
    return printInfoFlags<ur_device_fp_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_HALF_FP_CONFIG:
    return printInfoFlags<ur_device_fp_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
    return printInfoFlags<ur_device_fp_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
    return printInfoFlags<ur_queue_flag_t>(os, value, size);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MEMORY_CLOCK_RATE:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_ADDRESS_BITS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_SAMPLERS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
    return printInfoValue<ur_device_mem_cache_type_t>(os, value, size);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
    return printInfoValue<ur_device_local_mem_type_t>(os, value, size);
  case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_ENDIAN_LITTLE:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_AVAILABLE:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_COMPILER_AVAILABLE:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_LINKER_AVAILABLE:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
    return printInfoFlags<ur_device_exec_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
    return printInfoFlags<ur_queue_flag_t>(os, value, size);
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return printInfoFlags<ur_queue_flag_t>(os, value, size);
  case UR_DEVICE_INFO_BUILT_IN_KERNELS:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_PLATFORM:
    return printInfoValue<ur_platform_handle_t>(os, value, size);
  case UR_DEVICE_INFO_REFERENCE_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_IL_VERSION:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_NAME:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_VENDOR:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_DRIVER_VERSION:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_PROFILE:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_VERSION:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_EXTENSIONS:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_PARENT_DEVICE:
    return printInfoValue<ur_device_handle_t>(os, value, size);
  case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    return printInfoArray<ur_device_partition_t>(os, value, size);
  case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
    return printInfoFlags<ur_device_affinity_domain_flag_t>(os, value, size);
  case UR_DEVICE_INFO_PARTITION_TYPE:
    return printInfoArray<ur_device_partition_property_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
    return printInfoArray<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    return printInfoFlags<ur_device_usm_access_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    return printInfoFlags<ur_device_usm_access_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    return printInfoFlags<ur_device_usm_access_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    return printInfoFlags<ur_device_usm_access_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
    return printInfoFlags<ur_device_usm_access_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_UUID:
    return printInfoArray<uint8_t>(os, value, size);
  case UR_DEVICE_INFO_PCI_ADDRESS:
    return printInfoString(os, value, size);
  case UR_DEVICE_INFO_GPU_EU_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_GPU_EU_SLICES:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE_SRGB:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BUILD_ON_SUBDEVICE:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_ATOMIC_64:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
    return printInfoFlags<ur_memory_order_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
    return printInfoFlags<ur_memory_scope_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    return printInfoFlags<ur_memory_order_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
    return printInfoFlags<ur_memory_scope_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_BFLOAT16:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_MEMORY_BUS_WIDTH:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
    return printInfoArray<size_t>(os, value, size);
  case UR_DEVICE_INFO_ASYNC_BARRIER:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_IP_VERSION:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_ESIMD_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_COMPONENT_DEVICES:
    return printInfoArray<ur_device_handle_t>(os, value, size);
  case UR_DEVICE_INFO_COMPOSITE_DEVICE:
    return printInfoValue<ur_device_handle_t>(os, value, size);
  case UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_USM_POOL_SUPPORT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_USE_NATIVE_ASSERT:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS:
    return printInfoFlags<ur_device_throttle_reasons_flag_t>(os, value, size);
  case UR_DEVICE_INFO_FAN_SPEED:
    return printInfoValue<int32_t>(os, value, size);
  case UR_DEVICE_INFO_MIN_POWER_LIMIT:
    return printInfoValue<int32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_POWER_LIMIT:
    return printInfoValue<int32_t>(os, value, size);
  case UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES:
    return printInfoFlags<ur_kernel_launch_properties_flag_t>(os, value, size);
  case UR_DEVICE_INFO_LUID:
    return printInfoArray<uint8_t>(os, value, size);
  case UR_DEVICE_INFO_NODE_MASK:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_WORK_GROUPS:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_XE_STACK_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_XE_REGIONS_PER_STACK:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_XE_CORES_PER_CLUSTER:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_EUS_PER_XE_CORE:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP:
    return printInfoFlags<ur_device_command_buffer_update_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP:
    return printInfoValue<size_t>(os, value, size);
  case UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP:
    return printInfoFlags<ur_exp_device_2d_block_array_capability_flag_t>(os, value, size);
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  case UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP:
    return printInfoValue<ur_bool_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_event_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_EVENT_INFO_COMMAND_QUEUE:
    return printInfoValue<ur_queue_handle_t>(os, value, size);
  case UR_EVENT_INFO_CONTEXT:
    return printInfoValue<ur_context_handle_t>(os, value, size);
  case UR_EVENT_INFO_COMMAND_TYPE:
    return printInfoValue<ur_command_t>(os, value, size);
  case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS:
    return printInfoValue<ur_event_status_t>(os, value, size);
  case UR_EVENT_INFO_REFERENCE_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_profiling_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_PROFILING_INFO_COMMAND_QUEUED:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_PROFILING_INFO_COMMAND_SUBMIT:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_PROFILING_INFO_COMMAND_START:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_PROFILING_INFO_COMMAND_END:
    return printInfoValue<uint64_t>(os, value, size);
  case UR_PROFILING_INFO_COMMAND_COMPLETE:
    return printInfoValue<uint64_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_loader_config_info_t &info,
                               const void *value, std::size_t size) {
  switch (numberOf(info)) {
  case UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS:
    return printInfoString(os, value, size);
  case UR_LOADER_CONFIG_INFO_REFERENCE_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_physical_mem_info_t &info,
                               const void *value, std::size_t size) {
  switch (numberOf(info)) {
  case UR_PHYSICAL_MEM_INFO_CONTEXT:
    return printInfoValue<ur_context_handle_t>(os, value, size);
  case UR_PHYSICAL_MEM_INFO_DEVICE:
    return printInfoValue<ur_device_handle_t>(os, value, size);
  case UR_PHYSICAL_MEM_INFO_SIZE:
    return printInfoValue<size_t>(os, value, size);
  case UR_PHYSICAL_MEM_INFO_PROPERTIES:
    return printInfoValue<ur_physical_mem_properties_t>(os, value, size);
  case UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_platform_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_PLATFORM_INFO_NAME:
    return printInfoString(os, value, size);
  case UR_PLATFORM_INFO_VENDOR_NAME:
    return printInfoString(os, value, size);
  case UR_PLATFORM_INFO_VERSION:
    return printInfoString(os, value, size);
  case UR_PLATFORM_INFO_EXTENSIONS:
    return printInfoString(os, value, size);
  case UR_PLATFORM_INFO_PROFILE:
    return printInfoString(os, value, size);
  case UR_PLATFORM_INFO_BACKEND:
    return printInfoValue<ur_backend_t>(os, value, size);
  case UR_PLATFORM_INFO_ADAPTER:
    return printInfoValue<ur_adapter_handle_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_queue_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_QUEUE_INFO_CONTEXT:
    return printInfoValue<ur_context_handle_t>(os, value, size);
  case UR_QUEUE_INFO_DEVICE:
    return printInfoValue<ur_device_handle_t>(os, value, size);
  case UR_QUEUE_INFO_DEVICE_DEFAULT:
    return printInfoValue<ur_queue_handle_t>(os, value, size);
  case UR_QUEUE_INFO_FLAGS:
    return printInfoFlags<ur_queue_flag_t>(os, value, size);
  case UR_QUEUE_INFO_REFERENCE_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_QUEUE_INFO_SIZE:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_QUEUE_INFO_EMPTY:
    return printInfoValue<ur_bool_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_usm_alloc_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_USM_ALLOC_INFO_TYPE:
    return printInfoValue<ur_usm_type_t>(os, value, size);
  case UR_USM_ALLOC_INFO_BASE_PTR:
    return printInfoValue<void *>(os, value, size);
  case UR_USM_ALLOC_INFO_SIZE:
    return printInfoValue<size_t>(os, value, size);
  case UR_USM_ALLOC_INFO_DEVICE:
    return printInfoValue<ur_device_handle_t>(os, value, size);
  case UR_USM_ALLOC_INFO_POOL:
    return printInfoValue<ur_usm_pool_handle_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_usm_pool_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_USM_POOL_INFO_REFERENCE_COUNT:
    return printInfoValue<uint32_t>(os, value, size);
  case UR_USM_POOL_INFO_CONTEXT:
    return printInfoValue<ur_context_handle_t>(os, value, size);
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
    return printInfoValue<size_t>(os, value, size);
  case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:
    return printInfoValue<size_t>(os, value, size);
  case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
    return printInfoValue<size_t>(os, value, size);
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
    return printInfoValue<size_t>(os, value, size);
  case UR_USM_POOL_INFO_USED_CURRENT_EXP:
    return printInfoValue<size_t>(os, value, size);
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    return printInfoValue<size_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_exp_peer_info_t &info, const void *value,
                               std::size_t size) {
  switch (numberOf(info)) {
  case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
    return printInfoValue<int>(os, value, size);
  case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT:
    return printInfoValue<int>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_virtual_mem_granularity_info_t &info,
                               const void *value, std::size_t size) {
  switch (numberOf(info)) {
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
    return printInfoValue<size_t>(os, value, size);
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
    return printInfoValue<size_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

inline std::ostream &printInfo(std::ostream &os, const ur_virtual_mem_info_t &info,
                               const void *value, std::size_t size) {
  switch (numberOf(info)) {
  case UR_VIRTUAL_MEM_INFO_ACCESS_MODE:
    return printInfoFlags<ur_virtual_mem_access_flag_t>(os, value, size);
  default:
    return printMisfit(os, value, size);
  }
}

// A union prints the alternative that its tag names, or no more than a note.
inline std::ostream &printTagged(std::ostream &os, const ur_device_partition_value_t &value,
                                 const ur_device_partition_t &tag) {
  switch (numberOf(tag)) {
  case UR_DEVICE_PARTITION_EQUALLY:
    os << ".equally = ";
    return printValue(os, value.equally);
  case UR_DEVICE_PARTITION_BY_COUNTS:
    os << ".count = ";
    return printValue(os, value.count);
  case UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN:
    os << ".affinity_domain = ";
    return printFlags<ur_device_affinity_domain_flag_t>(os, value.affinity_domain);
  default:
    return printEnum(os << "no alternative for ", tag);
  }
}

// Follows a pNext chain.
inline std::ostream &printChain(std::ostream &os, const void *next) {
  printAddress(os, next);
  if (!isFollowed(next))
    return os;
  const Following fewer(pointersToFollow() - 1);
  ur_structure_type_t type;
  std::memcpy(&type, next, sizeof(type));
  os << ' ';
  switch (numberOf(type)) {
  case UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES:
    return os << *static_cast<const ur_context_native_properties_t *>(next);
  case UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES:
    return os << *static_cast<const ur_context_properties_t *>(next);
  case UR_STRUCTURE_TYPE_DEVICE_BINARY:
    return os << *static_cast<const ur_device_binary_t *>(next);
  case UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES:
    return os << *static_cast<const ur_device_native_properties_t *>(next);
  case UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES:
    return os << *static_cast<const ur_device_partition_properties_t *>(next);
  case UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES:
    return os << *static_cast<const ur_event_native_properties_t *>(next);
  case UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES:
    return os << *static_cast<const ur_physical_mem_properties_t *>(next);
  case UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES:
    return os << *static_cast<const ur_platform_native_properties_t *>(next);
  case UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES:
    return os << *static_cast<const ur_queue_index_properties_t *>(next);
  case UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC:
    return os << *static_cast<const ur_queue_native_desc_t *>(next);
  case UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES:
    return os << *static_cast<const ur_queue_native_properties_t *>(next);
  case UR_STRUCTURE_TYPE_QUEUE_PROPERTIES:
    return os << *static_cast<const ur_queue_properties_t *>(next);
  case UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES:
    return os << *static_cast<const ur_exp_enqueue_ext_properties_t *>(next);
  case UR_STRUCTURE_TYPE_EXP_EVENT_DESC:
    return os << *static_cast<const ur_exp_event_desc_t *>(next);
  case UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC:
    return os << *static_cast<const ur_usm_alloc_location_desc_t *>(next);
  case UR_STRUCTURE_TYPE_USM_DESC:
    return os << *static_cast<const ur_usm_desc_t *>(next);
  case UR_STRUCTURE_TYPE_USM_DEVICE_DESC:
    return os << *static_cast<const ur_usm_device_desc_t *>(next);
  case UR_STRUCTURE_TYPE_USM_HOST_DESC:
    return os << *static_cast<const ur_usm_host_desc_t *>(next);
  case UR_STRUCTURE_TYPE_USM_POOL_DESC:
    return os << *static_cast<const ur_usm_pool_desc_t *>(next);
  case UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC:
    return os << *static_cast<const ur_usm_pool_limits_desc_t *>(next);
  default:
    return printEnum(os << "(stype ", type) << ')';
  }
}

// Writes the fields of a struct or the arguments of a call: .name = value, separated by commas.
// Arguments come by address, since parameter blocks hold addresses; a null one prints as nullptr.
class Fields {
public:
  explicit Fields(std::ostream &os) : os_(os) {}

  template <typename T> Fields &value(const char *field, const T &v) {
    printValue(begin(field), v);
    return *this;
  }
  template <typename Flag> Fields &flags(const char *field, std::uint32_t v) {
    printFlags<Flag>(begin(field), v);
    return *this;
  }
  Fields &chain(const char *field, const void *next) {
    printChain(begin(field), next);
    return *this;
  }
  template <typename T> Fields &array(const char *field, const T *elements, std::size_t count) {
    printArray(begin(field), elements, count);
    return *this;
  }
  template <typename Union, typename Tag>
  Fields &tagged(const char *field, const Union &v, const Tag &tag) {
    printTagged(begin(field) << '{', v, tag) << '}';
    return *this;
  }

  template <typename T> Fields &argument(const char *field, const T *v) {
    std::ostream &os = begin(field);
    v ? printValue(os, *v) : os << "nullptr";
    return *this;
  }
  template <typename Flag> Fields &flagsArgument(const char *field, const std::uint32_t *v) {
    std::ostream &os = begin(field);
    v ? printFlags<Flag>(os, *v) : os << "nullptr";
    return *this;
  }
  // What the call writes: what stands there is printed, and no pointer in it followed.
  template <typename T> Fields &output(const char *field, const T *v) {
    const Following one(1);
    return argument(field, v);
  }
  template <typename T, typename Count>
  Fields &outputArray(const char *field, const T *elements, const Count *count) {
    const Following one(1);
    return arrayArgument(field, elements, count);
  }
  template <typename T, typename Count>
  Fields &arrayArgument(const char *field, const T *elements, const Count *count) {
    std::ostream &os = begin(field);
    elements &&count ? printArray(os, *elements, *count) : os << "nullptr";
    return *this;
  }
  template <typename Value, typename Info>
  Fields &infoArgument(const char *field, const Value *v, const Info *info,
                       const std::size_t *size) {
    std::ostream &os = begin(field);
    v &&info &&size ? printInfo(os, *info, *v, *size) : os << "nullptr";
    return *this;
  }

private:
  std::ostream &begin(const char *field) {
    os_ << separator_ << '.' << field << " = ";
    separator_ = ", ";
    return os_;
  }

  std::ostream &os_;
  const char *separator_ = "";
};

} // namespace details
} // namespace ur

inline std::ostream &operator<<(std::ostream &os, enum ur_adapter_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_logger_level_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_api_version_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_backend_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_result_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_structure_type_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_context_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_context_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_affinity_domain_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os,
                                enum ur_device_command_buffer_update_capability_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_exec_capability_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_fp_capability_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_local_mem_type_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_mem_cache_type_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_partition_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_throttle_reasons_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_type_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os,
                                enum ur_device_usm_access_capability_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os,
                                enum ur_exp_device_2d_block_array_capability_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_kernel_launch_properties_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_memory_order_capability_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_memory_scope_capability_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_migration_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_command_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_event_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_event_status_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_execution_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_profiling_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_init_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_loader_config_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_physical_mem_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_physical_mem_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_platform_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_queue_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_queue_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_enqueue_ext_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_event_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_advice_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_alloc_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_device_mem_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_host_mem_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_pool_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_pool_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_type_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_peer_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_virtual_mem_access_flag_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_virtual_mem_granularity_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_virtual_mem_info_t value) {
  return ur::details::printEnum(os, value);
}
inline std::ostream &operator<<(std::ostream &os, enum ur_function_t value) {
  return ur::details::printEnum(os, value);
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_code_location_t value) {
  os << "(struct ur_code_location_t){";
  ur::details::Fields(os)
      .value("functionName", value.functionName)
      .value("sourceFile", value.sourceFile)
      .value("lineNumber", value.lineNumber)
      .value("columnNumber", value.columnNumber);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_base_desc_t value) {
  os << "(struct ur_base_desc_t){";
  ur::details::Fields(os).value("stype", value.stype).chain("pNext", value.pNext);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_base_properties_t value) {
  os << "(struct ur_base_properties_t){";
  ur::details::Fields(os).value("stype", value.stype).chain("pNext", value.pNext);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_context_native_properties_t value) {
  os << "(struct ur_context_native_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("isNativeHandleOwned", value.isNativeHandleOwned);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_context_properties_t value) {
  os << "(struct ur_context_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .flags<ur_context_flag_t>("flags", value.flags);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_device_binary_t value) {
  os << "(struct ur_device_binary_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("pDeviceTargetSpec", value.pDeviceTargetSpec);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_native_properties_t value) {
  os << "(struct ur_device_native_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("isNativeHandleOwned", value.isNativeHandleOwned);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_partition_property_t value) {
  os << "(struct ur_device_partition_property_t){";
  ur::details::Fields(os).value("type", value.type).tagged("value", value.value, value.type);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_partition_properties_t value) {
  os << "(struct ur_device_partition_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .array("pProperties", value.pProperties, value.PropCount)
      .value("PropCount", value.PropCount);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_event_native_properties_t value) {
  os << "(struct ur_event_native_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("isNativeHandleOwned", value.isNativeHandleOwned);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_physical_mem_properties_t value) {
  os << "(struct ur_physical_mem_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .flags<ur_physical_mem_flag_t>("flags", value.flags);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_platform_native_properties_t value) {
  os << "(struct ur_platform_native_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("isNativeHandleOwned", value.isNativeHandleOwned);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_index_properties_t value) {
  os << "(struct ur_queue_index_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("computeIndex", value.computeIndex);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_native_desc_t value) {
  os << "(struct ur_queue_native_desc_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("pNativeData", value.pNativeData);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_native_properties_t value) {
  os << "(struct ur_queue_native_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("isNativeHandleOwned", value.isNativeHandleOwned);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_properties_t value) {
  os << "(struct ur_queue_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .flags<ur_queue_flag_t>("flags", value.flags);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_exp_enqueue_ext_properties_t value) {
  os << "(struct ur_exp_enqueue_ext_properties_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .flags<ur_exp_enqueue_ext_flag_t>("flags", value.flags);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_event_desc_t value) {
  os << "(struct ur_exp_event_desc_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .flags<ur_exp_event_flag_t>("flags", value.flags);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_alloc_location_desc_t value) {
  os << "(struct ur_usm_alloc_location_desc_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("location", value.location);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_desc_t value) {
  os << "(struct ur_usm_desc_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .flags<ur_usm_advice_flag_t>("hints", value.hints)
      .value("align", value.align);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_device_desc_t value) {
  os << "(struct ur_usm_device_desc_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .flags<ur_usm_device_mem_flag_t>("flags", value.flags);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_host_desc_t value) {
  os << "(struct ur_usm_host_desc_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .flags<ur_usm_host_mem_flag_t>("flags", value.flags);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_desc_t value) {
  os << "(struct ur_usm_pool_desc_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .flags<ur_usm_pool_flag_t>("flags", value.flags);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_limits_desc_t value) {
  os << "(struct ur_usm_pool_limits_desc_t){";
  ur::details::Fields(os)
      .value("stype", value.stype)
      .chain("pNext", value.pNext)
      .value("maxPoolableSize", value.maxPoolableSize)
      .value("minDriverAllocSize", value.minDriverAllocSize);
  return os << '}';
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_adapter_get_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("NumEntries", params->pNumEntries)
      .outputArray("phAdapters", params->pphAdapters, params->pNumEntries)
      .output("pNumAdapters", params->ppNumAdapters);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_adapter_release_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hAdapter", params->phAdapter);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_adapter_retain_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hAdapter", params->phAdapter);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_adapter_get_last_error_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hAdapter", params->phAdapter)
      .output("ppMessage", params->pppMessage)
      .output("pError", params->ppError);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_adapter_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hAdapter", params->phAdapter)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_adapter_set_logger_callback_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hAdapter", params->phAdapter)
      .argument("pfnLoggerCallback", params->ppfnLoggerCallback)
      .argument("pUserData", params->ppUserData)
      .argument("level", params->plevel);
  return os;
}

inline std::ostream &
operator<<(std::ostream &os, const struct ur_adapter_set_logger_callback_level_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hAdapter", params->phAdapter).argument("level", params->plevel);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_context_create_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("DeviceCount", params->pDeviceCount)
      .arrayArgument("phDevices", params->pphDevices, params->pDeviceCount)
      .argument("pProperties", params->ppProperties)
      .output("phContext", params->pphContext);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_context_retain_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hContext", params->phContext);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_context_release_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hContext", params->phContext);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_context_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_context_get_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .output("phNativeContext", params->pphNativeContext);
  return os;
}

inline std::ostream &
operator<<(std::ostream &os, const struct ur_context_create_with_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hNativeContext", params->phNativeContext)
      .argument("hAdapter", params->phAdapter)
      .argument("numDevices", params->pnumDevices)
      .arrayArgument("phDevices", params->pphDevices, params->pnumDevices)
      .argument("pProperties", params->ppProperties)
      .output("phContext", params->pphContext);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_context_set_extended_deleter_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pfnDeleter", params->ppfnDeleter)
      .argument("pUserData", params->ppUserData);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_device_get_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hPlatform", params->phPlatform)
      .argument("DeviceType", params->pDeviceType)
      .argument("NumEntries", params->pNumEntries)
      .outputArray("phDevices", params->pphDevices, params->pNumEntries)
      .output("pNumDevices", params->ppNumDevices);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_get_selected_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hPlatform", params->phPlatform)
      .argument("DeviceType", params->pDeviceType)
      .argument("NumEntries", params->pNumEntries)
      .outputArray("phDevices", params->pphDevices, params->pNumEntries)
      .output("pNumDevices", params->ppNumDevices);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hDevice", params->phDevice)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_device_retain_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hDevice", params->phDevice);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_device_release_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hDevice", params->phDevice);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_partition_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hDevice", params->phDevice)
      .argument("pProperties", params->ppProperties)
      .argument("NumDevices", params->pNumDevices)
      .outputArray("phSubDevices", params->pphSubDevices, params->pNumDevices)
      .output("pNumDevicesRet", params->ppNumDevicesRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_select_binary_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hDevice", params->phDevice)
      .arrayArgument("pBinaries", params->ppBinaries, params->pNumBinaries)
      .argument("NumBinaries", params->pNumBinaries)
      .output("pSelectedBinary", params->ppSelectedBinary);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_get_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hDevice", params->phDevice)
      .output("phNativeDevice", params->pphNativeDevice);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_create_with_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hNativeDevice", params->phNativeDevice)
      .argument("hAdapter", params->phAdapter)
      .argument("pProperties", params->ppProperties)
      .output("phDevice", params->pphDevice);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_device_get_global_timestamps_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hDevice", params->phDevice)
      .output("pDeviceTimestamp", params->ppDeviceTimestamp)
      .output("pHostTimestamp", params->ppHostTimestamp);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_enqueue_events_wait_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hQueue", params->phQueue)
      .argument("numEventsInWaitList", params->pnumEventsInWaitList)
      .arrayArgument("phEventWaitList", params->pphEventWaitList, params->pnumEventsInWaitList)
      .output("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_enqueue_events_wait_with_barrier_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hQueue", params->phQueue)
      .argument("numEventsInWaitList", params->pnumEventsInWaitList)
      .arrayArgument("phEventWaitList", params->pphEventWaitList, params->pnumEventsInWaitList)
      .output("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_enqueue_usm_fill_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hQueue", params->phQueue)
      .argument("pMem", params->ppMem)
      .argument("patternSize", params->ppatternSize)
      .argument("pPattern", params->ppPattern)
      .argument("size", params->psize)
      .argument("numEventsInWaitList", params->pnumEventsInWaitList)
      .arrayArgument("phEventWaitList", params->pphEventWaitList, params->pnumEventsInWaitList)
      .output("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_enqueue_usm_memcpy_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hQueue", params->phQueue)
      .argument("blocking", params->pblocking)
      .argument("pDst", params->ppDst)
      .argument("pSrc", params->ppSrc)
      .argument("size", params->psize)
      .argument("numEventsInWaitList", params->pnumEventsInWaitList)
      .arrayArgument("phEventWaitList", params->pphEventWaitList, params->pnumEventsInWaitList)
      .output("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_enqueue_usm_prefetch_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hQueue", params->phQueue)
      .argument("pMem", params->ppMem)
      .argument("size", params->psize)
      .flagsArgument<ur_usm_migration_flag_t>("flags", params->pflags)
      .argument("numEventsInWaitList", params->pnumEventsInWaitList)
      .arrayArgument("phEventWaitList", params->pphEventWaitList, params->pnumEventsInWaitList)
      .output("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_enqueue_usm_advise_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hQueue", params->phQueue)
      .argument("pMem", params->ppMem)
      .argument("size", params->psize)
      .flagsArgument<ur_usm_advice_flag_t>("advice", params->padvice)
      .output("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_event_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hEvent", params->phEvent)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_event_get_profiling_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hEvent", params->phEvent)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_event_wait_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("numEvents", params->pnumEvents)
      .arrayArgument("phEventWaitList", params->pphEventWaitList, params->pnumEvents);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_event_retain_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hEvent", params->phEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_event_release_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hEvent", params->phEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_event_get_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hEvent", params->phEvent)
      .output("phNativeEvent", params->pphNativeEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_event_create_with_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hNativeEvent", params->phNativeEvent)
      .argument("hContext", params->phContext)
      .argument("pProperties", params->ppProperties)
      .output("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_event_set_callback_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hEvent", params->phEvent)
      .argument("execStatus", params->pexecStatus)
      .argument("pfnNotify", params->ppfnNotify)
      .argument("pUserData", params->ppUserData);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_get_event_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hEvent", params->phEvent)
      .output("ppIPCEventHandleData", params->pppIPCEventHandleData)
      .output("pIPCEventHandleDataSizeRet", params->ppIPCEventHandleDataSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_put_event_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pIPCEventHandleData", params->ppIPCEventHandleData);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_open_event_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pIPCEventHandleData", params->ppIPCEventHandleData)
      .argument("ipcEventHandleDataSize", params->pipcEventHandleDataSize)
      .output("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_get_mem_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pMem", params->ppMem)
      .output("ppIPCMemHandleData", params->pppIPCMemHandleData)
      .output("pIPCMemHandleDataSizeRet", params->ppIPCMemHandleDataSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_put_mem_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pIPCMemHandleData", params->ppIPCMemHandleData);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_open_mem_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hDevice", params->phDevice)
      .argument("pIPCMemHandleData", params->ppIPCMemHandleData)
      .argument("ipcMemHandleDataSize", params->pipcMemHandleDataSize)
      .output("ppMem", params->pppMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_close_mem_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hContext", params->phContext).argument("pMem", params->ppMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_get_phys_mem_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hPhysMem", params->phPhysMem)
      .output("ppIPCPhysMemHandleData", params->pppIPCPhysMemHandleData)
      .output("pIPCPhysMemHandleDataSizeRet", params->ppIPCPhysMemHandleDataSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_put_phys_mem_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pIPCPhysMemHandleData", params->ppIPCPhysMemHandleData);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_open_phys_mem_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hDevice", params->phDevice)
      .argument("pIPCPhysMemHandleData", params->ppIPCPhysMemHandleData)
      .argument("ipcPhysMemHandleDataSize", params->pipcPhysMemHandleDataSize)
      .output("phPhysMem", params->pphPhysMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_ipc_close_phys_mem_handle_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hPhysMem", params->phPhysMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_loader_config_create_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).output("phLoaderConfig", params->pphLoaderConfig);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_loader_config_retain_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hLoaderConfig", params->phLoaderConfig);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_loader_config_release_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hLoaderConfig", params->phLoaderConfig);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_loader_config_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hLoaderConfig", params->phLoaderConfig)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_loader_config_enable_layer_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hLoaderConfig", params->phLoaderConfig)
      .argument("pLayerName", params->ppLayerName);
  return os;
}

inline std::ostream &
operator<<(std::ostream &os,
           const struct ur_loader_config_set_code_location_callback_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hLoaderConfig", params->phLoaderConfig)
      .argument("pfnCodeloc", params->ppfnCodeloc)
      .argument("pUserData", params->ppUserData);
  return os;
}

inline std::ostream &
operator<<(std::ostream &os, const struct ur_loader_config_set_mocking_enabled_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hLoaderConfig", params->phLoaderConfig)
      .argument("enable", params->penable);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_init_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .flagsArgument<ur_device_init_flag_t>("device_flags", params->pdevice_flags)
      .argument("hLoaderConfig", params->phLoaderConfig);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_physical_mem_create_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hDevice", params->phDevice)
      .argument("size", params->psize)
      .argument("pProperties", params->ppProperties)
      .output("phPhysicalMem", params->pphPhysicalMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_physical_mem_retain_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hPhysicalMem", params->phPhysicalMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_physical_mem_release_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hPhysicalMem", params->phPhysicalMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_physical_mem_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hPhysicalMem", params->phPhysicalMem)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_platform_get_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hAdapter", params->phAdapter)
      .argument("NumEntries", params->pNumEntries)
      .outputArray("phPlatforms", params->pphPlatforms, params->pNumEntries)
      .output("pNumPlatforms", params->ppNumPlatforms);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_platform_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hPlatform", params->phPlatform)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_platform_get_api_version_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hPlatform", params->phPlatform)
      .output("pVersion", params->ppVersion);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_platform_get_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hPlatform", params->phPlatform)
      .output("phNativePlatform", params->pphNativePlatform);
  return os;
}

inline std::ostream &
operator<<(std::ostream &os, const struct ur_platform_create_with_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hNativePlatform", params->phNativePlatform)
      .argument("hAdapter", params->phAdapter)
      .argument("pProperties", params->ppProperties)
      .output("phPlatform", params->pphPlatform);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_platform_get_backend_option_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hPlatform", params->phPlatform)
      .argument("pFrontendOption", params->ppFrontendOption)
      .output("ppPlatformOption", params->pppPlatformOption);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hQueue", params->phQueue)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_create_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hDevice", params->phDevice)
      .argument("pProperties", params->ppProperties)
      .output("phQueue", params->pphQueue);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_retain_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hQueue", params->phQueue);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_release_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hQueue", params->phQueue);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_queue_get_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hQueue", params->phQueue)
      .argument("pDesc", params->ppDesc)
      .output("phNativeQueue", params->pphNativeQueue);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_queue_create_with_native_handle_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hNativeQueue", params->phNativeQueue)
      .argument("hContext", params->phContext)
      .argument("hDevice", params->phDevice)
      .argument("pProperties", params->ppProperties)
      .output("phQueue", params->pphQueue);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_finish_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hQueue", params->phQueue);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_flush_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hQueue", params->phQueue);
  return os;
}

inline std::ostream &
operator<<(std::ostream &os,
           const struct ur_enqueue_events_wait_with_barrier_ext_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hQueue", params->phQueue)
      .argument("pProperties", params->ppProperties)
      .argument("numEventsInWaitList", params->pnumEventsInWaitList)
      .arrayArgument("phEventWaitList", params->pphEventWaitList, params->pnumEventsInWaitList)
      .argument("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_event_create_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hDevice", params->phDevice)
      .argument("pEventDesc", params->ppEventDesc)
      .output("phEvent", params->pphEvent);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_host_alloc_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pUSMDesc", params->ppUSMDesc)
      .argument("pool", params->ppool)
      .argument("size", params->psize)
      .output("ppMem", params->pppMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_device_alloc_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hDevice", params->phDevice)
      .argument("pUSMDesc", params->ppUSMDesc)
      .argument("pool", params->ppool)
      .argument("size", params->psize)
      .output("ppMem", params->pppMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_shared_alloc_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hDevice", params->phDevice)
      .argument("pUSMDesc", params->ppUSMDesc)
      .argument("pool", params->ppool)
      .argument("size", params->psize)
      .output("ppMem", params->pppMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_free_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("hContext", params->phContext).argument("pMem", params->ppMem);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_get_mem_alloc_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pMem", params->ppMem)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_pool_create_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pPoolDesc", params->ppPoolDesc)
      .output("ppPool", params->pppPool);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_pool_retain_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("pPool", params->ppPool);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_pool_release_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os).argument("pPool", params->ppPool);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_pool_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hPool", params->phPool)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_context_memcpy_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pDst", params->ppDst)
      .argument("pSrc", params->ppSrc)
      .argument("size", params->psize);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_p2p_enable_peer_access_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("commandDevice", params->pcommandDevice)
      .argument("peerDevice", params->ppeerDevice);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_p2p_disable_peer_access_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("commandDevice", params->pcommandDevice)
      .argument("peerDevice", params->ppeerDevice);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_usm_p2p_peer_access_get_info_exp_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("commandDevice", params->pcommandDevice)
      .argument("peerDevice", params->ppeerDevice)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_virtual_mem_granularity_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("hDevice", params->phDevice)
      .argument("allocationSize", params->pallocationSize)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_virtual_mem_reserve_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pStart", params->ppStart)
      .argument("size", params->psize)
      .output("ppStart", params->pppStart);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_virtual_mem_free_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pStart", params->ppStart)
      .argument("size", params->psize);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_virtual_mem_map_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pStart", params->ppStart)
      .argument("size", params->psize)
      .argument("hPhysicalMem", params->phPhysicalMem)
      .argument("offset", params->poffset)
      .flagsArgument<ur_virtual_mem_access_flag_t>("flags", params->pflags);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_virtual_mem_unmap_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pStart", params->ppStart)
      .argument("size", params->psize);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_virtual_mem_set_access_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pStart", params->ppStart)
      .argument("size", params->psize)
      .flagsArgument<ur_virtual_mem_access_flag_t>("flags", params->pflags);
  return os;
}

inline std::ostream &operator<<(std::ostream &os,
                                const struct ur_virtual_mem_get_info_params_t *params) {
  if (!params)
    return os << "nullptr";
  ur::details::Fields(os)
      .argument("hContext", params->phContext)
      .argument("pStart", params->ppStart)
      .argument("size", params->psize)
      .argument("propName", params->ppropName)
      .argument("propSize", params->ppropSize)
      .infoArgument("pPropValue", params->ppPropValue, params->ppropName, params->ppropSize)
      .output("pPropSizeRet", params->ppPropSizeRet);
  return os;
}

namespace ur {
namespace extras {

// Prints the arguments of a call from its parameter block, say ur_context_create_params_t for
// UR_FUNCTION_CONTEXT_CREATE. INVALID_NULL_POINTER for a null block, INVALID_ENUMERATION for a
// function that is not declared.
inline ur_result_t printFunctionParams(std::ostream &os, const ur_function_t &function,
                                       const void *params) {
  if (!params)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  switch (details::numberOf(function)) {
  case UR_FUNCTION_ADAPTER_GET:
    os << static_cast<const struct ur_adapter_get_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ADAPTER_RELEASE:
    os << static_cast<const struct ur_adapter_release_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ADAPTER_RETAIN:
    os << static_cast<const struct ur_adapter_retain_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ADAPTER_GET_LAST_ERROR:
    os << static_cast<const struct ur_adapter_get_last_error_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ADAPTER_GET_INFO:
    os << static_cast<const struct ur_adapter_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK:
    os << static_cast<const struct ur_adapter_set_logger_callback_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL:
    os << static_cast<const struct ur_adapter_set_logger_callback_level_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_CONTEXT_CREATE:
    os << static_cast<const struct ur_context_create_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_CONTEXT_RETAIN:
    os << static_cast<const struct ur_context_retain_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_CONTEXT_RELEASE:
    os << static_cast<const struct ur_context_release_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_CONTEXT_GET_INFO:
    os << static_cast<const struct ur_context_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE:
    os << static_cast<const struct ur_context_get_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE:
    os << static_cast<const struct ur_context_create_with_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER:
    os << static_cast<const struct ur_context_set_extended_deleter_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_GET:
    os << static_cast<const struct ur_device_get_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_GET_SELECTED:
    os << static_cast<const struct ur_device_get_selected_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_GET_INFO:
    os << static_cast<const struct ur_device_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_RETAIN:
    os << static_cast<const struct ur_device_retain_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_RELEASE:
    os << static_cast<const struct ur_device_release_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_PARTITION:
    os << static_cast<const struct ur_device_partition_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_SELECT_BINARY:
    os << static_cast<const struct ur_device_select_binary_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE:
    os << static_cast<const struct ur_device_get_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE:
    os << static_cast<const struct ur_device_create_with_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS:
    os << static_cast<const struct ur_device_get_global_timestamps_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ENQUEUE_EVENTS_WAIT:
    os << static_cast<const struct ur_enqueue_events_wait_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER:
    os << static_cast<const struct ur_enqueue_events_wait_with_barrier_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ENQUEUE_USM_FILL:
    os << static_cast<const struct ur_enqueue_usm_fill_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ENQUEUE_USM_MEMCPY:
    os << static_cast<const struct ur_enqueue_usm_memcpy_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ENQUEUE_USM_PREFETCH:
    os << static_cast<const struct ur_enqueue_usm_prefetch_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ENQUEUE_USM_ADVISE:
    os << static_cast<const struct ur_enqueue_usm_advise_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_EVENT_GET_INFO:
    os << static_cast<const struct ur_event_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_EVENT_GET_PROFILING_INFO:
    os << static_cast<const struct ur_event_get_profiling_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_EVENT_WAIT:
    os << static_cast<const struct ur_event_wait_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_EVENT_RETAIN:
    os << static_cast<const struct ur_event_retain_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_EVENT_RELEASE:
    os << static_cast<const struct ur_event_release_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_EVENT_GET_NATIVE_HANDLE:
    os << static_cast<const struct ur_event_get_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE:
    os << static_cast<const struct ur_event_create_with_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_EVENT_SET_CALLBACK:
    os << static_cast<const struct ur_event_set_callback_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_get_event_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_put_event_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_open_event_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_get_mem_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_put_mem_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_open_mem_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_close_mem_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_get_phys_mem_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_put_phys_mem_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_open_phys_mem_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP:
    os << static_cast<const struct ur_ipc_close_phys_mem_handle_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_LOADER_CONFIG_CREATE:
    os << static_cast<const struct ur_loader_config_create_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_LOADER_CONFIG_RETAIN:
    os << static_cast<const struct ur_loader_config_retain_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_LOADER_CONFIG_RELEASE:
    os << static_cast<const struct ur_loader_config_release_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_LOADER_CONFIG_GET_INFO:
    os << static_cast<const struct ur_loader_config_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_LOADER_CONFIG_ENABLE_LAYER:
    os << static_cast<const struct ur_loader_config_enable_layer_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_LOADER_CONFIG_SET_CODE_LOCATION_CALLBACK:
    os << static_cast<const struct ur_loader_config_set_code_location_callback_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_LOADER_CONFIG_SET_MOCKING_ENABLED:
    os << static_cast<const struct ur_loader_config_set_mocking_enabled_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_LOADER_INIT:
    os << static_cast<const struct ur_loader_init_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PHYSICAL_MEM_CREATE:
    os << static_cast<const struct ur_physical_mem_create_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PHYSICAL_MEM_RETAIN:
    os << static_cast<const struct ur_physical_mem_retain_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PHYSICAL_MEM_RELEASE:
    os << static_cast<const struct ur_physical_mem_release_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PHYSICAL_MEM_GET_INFO:
    os << static_cast<const struct ur_physical_mem_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PLATFORM_GET:
    os << static_cast<const struct ur_platform_get_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PLATFORM_GET_INFO:
    os << static_cast<const struct ur_platform_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PLATFORM_GET_API_VERSION:
    os << static_cast<const struct ur_platform_get_api_version_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE:
    os << static_cast<const struct ur_platform_get_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE:
    os << static_cast<const struct ur_platform_create_with_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION:
    os << static_cast<const struct ur_platform_get_backend_option_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_QUEUE_GET_INFO:
    os << static_cast<const struct ur_queue_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_QUEUE_CREATE:
    os << static_cast<const struct ur_queue_create_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_QUEUE_RETAIN:
    os << static_cast<const struct ur_queue_retain_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_QUEUE_RELEASE:
    os << static_cast<const struct ur_queue_release_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE:
    os << static_cast<const struct ur_queue_get_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE:
    os << static_cast<const struct ur_queue_create_with_native_handle_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_QUEUE_FINISH:
    os << static_cast<const struct ur_queue_finish_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_QUEUE_FLUSH:
    os << static_cast<const struct ur_queue_flush_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT:
    os << static_cast<const struct ur_enqueue_events_wait_with_barrier_ext_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_EVENT_CREATE_EXP:
    os << static_cast<const struct ur_event_create_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_HOST_ALLOC:
    os << static_cast<const struct ur_usm_host_alloc_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_DEVICE_ALLOC:
    os << static_cast<const struct ur_usm_device_alloc_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_SHARED_ALLOC:
    os << static_cast<const struct ur_usm_shared_alloc_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_FREE:
    os << static_cast<const struct ur_usm_free_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_GET_MEM_ALLOC_INFO:
    os << static_cast<const struct ur_usm_get_mem_alloc_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_POOL_CREATE:
    os << static_cast<const struct ur_usm_pool_create_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_POOL_RETAIN:
    os << static_cast<const struct ur_usm_pool_retain_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_POOL_RELEASE:
    os << static_cast<const struct ur_usm_pool_release_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_POOL_GET_INFO:
    os << static_cast<const struct ur_usm_pool_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP:
    os << static_cast<const struct ur_usm_context_memcpy_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP:
    os << static_cast<const struct ur_usm_p2p_enable_peer_access_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP:
    os << static_cast<const struct ur_usm_p2p_disable_peer_access_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP:
    os << static_cast<const struct ur_usm_p2p_peer_access_get_info_exp_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO:
    os << static_cast<const struct ur_virtual_mem_granularity_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_VIRTUAL_MEM_RESERVE:
    os << static_cast<const struct ur_virtual_mem_reserve_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_VIRTUAL_MEM_FREE:
    os << static_cast<const struct ur_virtual_mem_free_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_VIRTUAL_MEM_MAP:
    os << static_cast<const struct ur_virtual_mem_map_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_VIRTUAL_MEM_UNMAP:
    os << static_cast<const struct ur_virtual_mem_unmap_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS:
    os << static_cast<const struct ur_virtual_mem_set_access_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_VIRTUAL_MEM_GET_INFO:
    os << static_cast<const struct ur_virtual_mem_get_info_params_t *>(params);
    return UR_RESULT_SUCCESS;
  case UR_FUNCTION_LOADER_TEAR_DOWN:
    return UR_RESULT_SUCCESS;
  default:
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
}

} // namespace extras
} // namespace ur

#endif // UR_PRINT_HPP
