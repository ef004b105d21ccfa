// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#ifndef UR_IPC_CPP_API_HPP
#define UR_IPC_CPP_API_HPP

// Every function of the API for C++17. A function that requires a handle is a member of the class
// of its first required handle, and its name omits the name of that class: urQueueFinish is
// queue::finish, and urQueueCreate is context::queue_create. Other functions belong to no class:
// urAdapterGet is adapter_get. A function returns what the C function writes through pointers. It
// throws ur_ipc::error on failure, unless the caller passes a std::error_code as the last argument.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <unified-runtime/ur_api.h>
#include <ur-ipc/cpp/error.hpp>
#include <ur-ipc/cpp/flags.hpp>
#include <ur-ipc/cpp/handle.hpp>
#include <ur-ipc/cpp/query.hpp>
#include <ur-ipc/cpp/views.hpp>

namespace ur_ipc {

template <> constexpr bool is_flag<ur_mem_flag_t> = true;
template <> constexpr bool is_flag<ur_map_flag_t> = true;
template <> constexpr bool is_flag<ur_context_flag_t> = true;
template <> constexpr bool is_flag<ur_device_affinity_domain_flag_t> = true;
template <> constexpr bool is_flag<ur_device_command_buffer_update_capability_flag_t> = true;
template <> constexpr bool is_flag<ur_device_exec_capability_flag_t> = true;
template <> constexpr bool is_flag<ur_device_fp_capability_flag_t> = true;
template <> constexpr bool is_flag<ur_device_throttle_reasons_flag_t> = true;
template <> constexpr bool is_flag<ur_device_usm_access_capability_flag_t> = true;
template <> constexpr bool is_flag<ur_exp_device_2d_block_array_capability_flag_t> = true;
template <> constexpr bool is_flag<ur_kernel_launch_properties_flag_t> = true;
template <> constexpr bool is_flag<ur_memory_order_capability_flag_t> = true;
template <> constexpr bool is_flag<ur_memory_scope_capability_flag_t> = true;
template <> constexpr bool is_flag<ur_usm_migration_flag_t> = true;
template <> constexpr bool is_flag<ur_device_init_flag_t> = true;
template <> constexpr bool is_flag<ur_physical_mem_flag_t> = true;
template <> constexpr bool is_flag<ur_queue_flag_t> = true;
template <> constexpr bool is_flag<ur_exp_enqueue_ext_flag_t> = true;
template <> constexpr bool is_flag<ur_exp_event_flag_t> = true;
template <> constexpr bool is_flag<ur_usm_advice_flag_t> = true;
template <> constexpr bool is_flag<ur_usm_device_mem_flag_t> = true;
template <> constexpr bool is_flag<ur_usm_host_mem_flag_t> = true;
template <> constexpr bool is_flag<ur_usm_pool_flag_t> = true;
template <> constexpr bool is_flag<ur_exp_usm_host_alloc_register_flag_t> = true;
template <> constexpr bool is_flag<ur_virtual_mem_access_flag_t> = true;

class adapter;
class mem;
class context;
class device;
class event;
class loader_config;
class physical_mem;
class platform;
class queue;
class usm_pool;

/// An object that ::urIPCGetEventHandleExp created, released by ::urIPCPutEventHandleExp.
using ipc_event_handle_data = detail::unique<struct ipc_event_handle_data_traits>;

/// An object that ::urIPCOpenMemHandleExp created, released by ::urIPCCloseMemHandleExp.
using ipc_mem = detail::unique<struct ipc_mem_traits>;

/// An object that ::urIPCGetMemHandleExp created, released by ::urIPCPutMemHandleExp.
using ipc_mem_handle_data = detail::unique<struct ipc_mem_handle_data_traits>;

/// An object that ::urIPCGetPhysMemHandleExp created, released by ::urIPCPutPhysMemHandleExp.
using ipc_phys_mem_handle_data = detail::unique<struct ipc_phys_mem_handle_data_traits>;

/// An object that ::urIPCOpenPhysMemHandleExp created, released by ::urIPCClosePhysMemHandleExp.
using opened_physical_mem = detail::unique<struct opened_physical_mem_traits>;

/// An object that ::urUSMHostAlloc or ::urUSMDeviceAlloc or ::urUSMSharedAlloc created, released by
/// ::urUSMFree.
using usm_allocation = detail::unique<struct usm_allocation_traits>;

/// An object that ::urVirtualMemMap created, released by ::urVirtualMemUnmap.
using virtual_mem_mapping = detail::unique<struct virtual_mem_mapping_traits>;

/// An object that ::urVirtualMemReserve created, released by ::urVirtualMemFree.
using virtual_mem_reservation = detail::unique<struct virtual_mem_reservation_traits>;
struct device_get_global_timestamps_result;
struct enqueue_mem_buffer_map_result;
struct adapter_get_last_error_result;

// The structure type of a struct, which its first member contains.
template <typename T> constexpr ur_structure_type_t structure_type = UR_STRUCTURE_TYPE_FORCE_UINT32;
template <>
constexpr ur_structure_type_t structure_type<ur_buffer_properties_t> =
    UR_STRUCTURE_TYPE_BUFFER_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_buffer_region_t> = UR_STRUCTURE_TYPE_BUFFER_REGION;
template <>
constexpr ur_structure_type_t structure_type<ur_mem_native_properties_t> =
    UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_context_native_properties_t> =
    UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_context_properties_t> =
    UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_device_binary_t> = UR_STRUCTURE_TYPE_DEVICE_BINARY;
template <>
constexpr ur_structure_type_t structure_type<ur_device_native_properties_t> =
    UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_device_partition_properties_t> =
    UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_event_native_properties_t> =
    UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_physical_mem_properties_t> =
    UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_platform_native_properties_t> =
    UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_queue_index_properties_t> =
    UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_queue_native_desc_t> =
    UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC;
template <>
constexpr ur_structure_type_t structure_type<ur_queue_native_properties_t> =
    UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_queue_properties_t> =
    UR_STRUCTURE_TYPE_QUEUE_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_exp_enqueue_ext_properties_t> =
    UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES;
template <>
constexpr ur_structure_type_t structure_type<ur_exp_event_desc_t> =
    UR_STRUCTURE_TYPE_EXP_EVENT_DESC;
template <>
constexpr ur_structure_type_t structure_type<ur_usm_alloc_location_desc_t> =
    UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC;
template <>
constexpr ur_structure_type_t structure_type<ur_usm_desc_t> = UR_STRUCTURE_TYPE_USM_DESC;
template <>
constexpr ur_structure_type_t structure_type<ur_usm_device_desc_t> =
    UR_STRUCTURE_TYPE_USM_DEVICE_DESC;
template <>
constexpr ur_structure_type_t structure_type<ur_usm_host_desc_t> = UR_STRUCTURE_TYPE_USM_HOST_DESC;
template <>
constexpr ur_structure_type_t structure_type<ur_usm_pool_desc_t> = UR_STRUCTURE_TYPE_USM_POOL_DESC;
template <>
constexpr ur_structure_type_t structure_type<ur_usm_pool_limits_desc_t> =
    UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC;
template <>
constexpr ur_structure_type_t structure_type<ur_exp_usm_host_alloc_register_properties_t> =
    UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES;

// Creates a struct with its structure type, and with zeros or the given values after pNext:
// make<ur_queue_properties_t>(UR_QUEUE_FLAG_PROFILING_ENABLE).
template <typename T> constexpr T make() noexcept {
  T result{};
  result.stype = structure_type<T>;
  return result;
}
template <typename T, typename... Members> constexpr T make(Members... members) noexcept {
  return T{structure_type<T>, nullptr, members...};
}

template <> struct info_type<UR_ADAPTER_INFO_BACKEND> : detail::is<ur_backend_t> {};
template <> struct info_type<UR_ADAPTER_INFO_REFERENCE_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_ADAPTER_INFO_VERSION> : detail::is<uint32_t> {};
template <> struct info_type<UR_MEM_INFO_SIZE> : detail::is<size_t> {};
template <> struct info_type<UR_MEM_INFO_CONTEXT> : detail::is<context> {};
template <> struct info_type<UR_MEM_INFO_REFERENCE_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_CONTEXT_INFO_NUM_DEVICES> : detail::is<uint32_t> {};
template <> struct info_type<UR_CONTEXT_INFO_DEVICES> : detail::is<std::vector<device>> {};
template <> struct info_type<UR_CONTEXT_INFO_REFERENCE_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_CONTEXT_INFO_USM_FILL2D_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_TYPE> : detail::is<ur_device_type_t> {};
template <> struct info_type<UR_DEVICE_INFO_VENDOR_ID> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_DEVICE_ID> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_COMPUTE_UNITS> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES> : detail::is<std::vector<size_t>> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE> : detail::is<size_t> {};
template <>
struct info_type<UR_DEVICE_INFO_SINGLE_FP_CONFIG>
    : detail::is<flags<ur_device_fp_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_HALF_FP_CONFIG>
    : detail::is<flags<ur_device_fp_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_DOUBLE_FP_CONFIG>
    : detail::is<flags<ur_device_fp_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_QUEUE_PROPERTIES> : detail::is<flags<ur_queue_flag_t>> {};
template <> struct info_type<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MEMORY_CLOCK_RATE> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_ADDRESS_BITS> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE> : detail::is<uint64_t> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_SAMPLERS> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_PARAMETER_SIZE> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE> : detail::is<ur_device_mem_cache_type_t> {};
template <> struct info_type<UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE> : detail::is<uint64_t> {};
template <> struct info_type<UR_DEVICE_INFO_GLOBAL_MEM_SIZE> : detail::is<uint64_t> {};
template <> struct info_type<UR_DEVICE_INFO_GLOBAL_MEM_FREE> : detail::is<uint64_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE> : detail::is<uint64_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_CONSTANT_ARGS> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_LOCAL_MEM_TYPE> : detail::is<ur_device_local_mem_type_t> {};
template <> struct info_type<UR_DEVICE_INFO_LOCAL_MEM_SIZE> : detail::is<uint64_t> {};
template <> struct info_type<UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_HOST_UNIFIED_MEMORY> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_ENDIAN_LITTLE> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_AVAILABLE> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_COMPILER_AVAILABLE> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_LINKER_AVAILABLE> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_EXECUTION_CAPABILITIES>
    : detail::is<flags<ur_device_exec_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES> : detail::is<flags<ur_queue_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES> : detail::is<flags<ur_queue_flag_t>> {};
template <> struct info_type<UR_DEVICE_INFO_BUILT_IN_KERNELS> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_PLATFORM> : detail::is<platform> {};
template <> struct info_type<UR_DEVICE_INFO_REFERENCE_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_IL_VERSION> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_NAME> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_VENDOR> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_DRIVER_VERSION> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_PROFILE> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_VERSION> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_EXTENSIONS> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_PRINTF_BUFFER_SIZE> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_PARENT_DEVICE> : detail::is<device> {};
template <>
struct info_type<UR_DEVICE_INFO_SUPPORTED_PARTITIONS>
    : detail::is<std::vector<ur_device_partition_t>> {};
template <> struct info_type<UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN>
    : detail::is<flags<ur_device_affinity_domain_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_PARTITION_TYPE>
    : detail::is<std::vector<ur_device_partition_property_t>> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL> : detail::is<std::vector<uint32_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_USM_HOST_SUPPORT>
    : detail::is<flags<ur_device_usm_access_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_USM_DEVICE_SUPPORT>
    : detail::is<flags<ur_device_usm_access_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT>
    : detail::is<flags<ur_device_usm_access_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT>
    : detail::is<flags<ur_device_usm_access_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT>
    : detail::is<flags<ur_device_usm_access_capability_flag_t>> {};
template <> struct info_type<UR_DEVICE_INFO_UUID> : detail::is<std::vector<uint8_t>> {};
template <> struct info_type<UR_DEVICE_INFO_PCI_ADDRESS> : detail::is<std::string> {};
template <> struct info_type<UR_DEVICE_INFO_GPU_EU_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_GPU_EU_SLICES> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH> : detail::is<uint64_t> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE_SRGB> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_BUILD_ON_SUBDEVICE> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_ATOMIC_64> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES>
    : detail::is<flags<ur_memory_order_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES>
    : detail::is<flags<ur_memory_scope_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES>
    : detail::is<flags<ur_memory_order_capability_flag_t>> {};
template <>
struct info_type<UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES>
    : detail::is<flags<ur_memory_scope_capability_flag_t>> {};
template <> struct info_type<UR_DEVICE_INFO_BFLOAT16> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_MEMORY_BUS_WIDTH> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_MAX_WORK_GROUPS_3D> : detail::is<std::array<size_t, 3>> {};
template <> struct info_type<UR_DEVICE_INFO_ASYNC_BARRIER> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_IP_VERSION> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_ESIMD_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_COMPONENT_DEVICES> : detail::is<std::vector<device>> {};
template <> struct info_type<UR_DEVICE_INFO_COMPOSITE_DEVICE> : detail::is<device> {};
template <> struct info_type<UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_USM_POOL_SUPPORT> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_NUM_COMPUTE_UNITS> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_USE_NATIVE_ASSERT> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS>
    : detail::is<flags<ur_device_throttle_reasons_flag_t>> {};
template <> struct info_type<UR_DEVICE_INFO_FAN_SPEED> : detail::is<int32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MIN_POWER_LIMIT> : detail::is<int32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_POWER_LIMIT> : detail::is<int32_t> {};
template <> struct info_type<UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES>
    : detail::is<flags<ur_kernel_launch_properties_flag_t>> {};
template <> struct info_type<UR_DEVICE_INFO_LUID> : detail::is<std::vector<uint8_t>> {};
template <> struct info_type<UR_DEVICE_INFO_NODE_MASK> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_WORK_GROUPS> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_XE_STACK_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_XE_REGIONS_PER_STACK> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_XE_CORES_PER_CLUSTER> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_EUS_PER_XE_CORE> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP>
    : detail::is<flags<ur_device_command_buffer_update_capability_flag_t>> {};
template <> struct info_type<UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP> : detail::is<uint32_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP> : detail::is<size_t> {};
template <> struct info_type<UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP> : detail::is<uint32_t> {};
template <>
struct info_type<UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP>
    : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP>
    : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP> : detail::is<bool> {
};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP>
    : detail::is<flags<ur_exp_device_2d_block_array_capability_flag_t>> {};
template <> struct info_type<UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_IS_INTEGRATED_GPU> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP> : detail::is<bool> {};
template <>
struct info_type<UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP> : detail::is<bool> {};
template <> struct info_type<UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP> : detail::is<bool> {};
template <> struct info_type<UR_EVENT_INFO_COMMAND_QUEUE> : detail::is<queue> {};
template <> struct info_type<UR_EVENT_INFO_CONTEXT> : detail::is<context> {};
template <> struct info_type<UR_EVENT_INFO_COMMAND_TYPE> : detail::is<ur_command_t> {};
template <>
struct info_type<UR_EVENT_INFO_COMMAND_EXECUTION_STATUS> : detail::is<ur_event_status_t> {};
template <> struct info_type<UR_EVENT_INFO_REFERENCE_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_PROFILING_INFO_COMMAND_QUEUED> : detail::is<uint64_t> {};
template <> struct info_type<UR_PROFILING_INFO_COMMAND_SUBMIT> : detail::is<uint64_t> {};
template <> struct info_type<UR_PROFILING_INFO_COMMAND_START> : detail::is<uint64_t> {};
template <> struct info_type<UR_PROFILING_INFO_COMMAND_END> : detail::is<uint64_t> {};
template <> struct info_type<UR_PROFILING_INFO_COMMAND_COMPLETE> : detail::is<uint64_t> {};
template <> struct info_type<UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS> : detail::is<std::string> {};
template <> struct info_type<UR_LOADER_CONFIG_INFO_REFERENCE_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_PHYSICAL_MEM_INFO_CONTEXT> : detail::is<context> {};
template <> struct info_type<UR_PHYSICAL_MEM_INFO_DEVICE> : detail::is<device> {};
template <> struct info_type<UR_PHYSICAL_MEM_INFO_SIZE> : detail::is<size_t> {};
template <>
struct info_type<UR_PHYSICAL_MEM_INFO_PROPERTIES> : detail::is<ur_physical_mem_properties_t> {};
template <> struct info_type<UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_PLATFORM_INFO_NAME> : detail::is<std::string> {};
template <> struct info_type<UR_PLATFORM_INFO_VENDOR_NAME> : detail::is<std::string> {};
template <> struct info_type<UR_PLATFORM_INFO_VERSION> : detail::is<std::string> {};
template <> struct info_type<UR_PLATFORM_INFO_EXTENSIONS> : detail::is<std::string> {};
template <> struct info_type<UR_PLATFORM_INFO_PROFILE> : detail::is<std::string> {};
template <> struct info_type<UR_PLATFORM_INFO_BACKEND> : detail::is<ur_backend_t> {};
template <> struct info_type<UR_PLATFORM_INFO_ADAPTER> : detail::is<adapter> {};
template <> struct info_type<UR_QUEUE_INFO_CONTEXT> : detail::is<context> {};
template <> struct info_type<UR_QUEUE_INFO_DEVICE> : detail::is<device> {};
template <> struct info_type<UR_QUEUE_INFO_DEVICE_DEFAULT> : detail::is<queue> {};
template <> struct info_type<UR_QUEUE_INFO_FLAGS> : detail::is<flags<ur_queue_flag_t>> {};
template <> struct info_type<UR_QUEUE_INFO_REFERENCE_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_QUEUE_INFO_SIZE> : detail::is<uint32_t> {};
template <> struct info_type<UR_QUEUE_INFO_EMPTY> : detail::is<bool> {};
template <> struct info_type<UR_USM_ALLOC_INFO_TYPE> : detail::is<ur_usm_type_t> {};
template <> struct info_type<UR_USM_ALLOC_INFO_BASE_PTR> : detail::is<void *> {};
template <> struct info_type<UR_USM_ALLOC_INFO_SIZE> : detail::is<size_t> {};
template <> struct info_type<UR_USM_ALLOC_INFO_DEVICE> : detail::is<device> {};
template <> struct info_type<UR_USM_ALLOC_INFO_POOL> : detail::is<usm_pool> {};
template <> struct info_type<UR_USM_POOL_INFO_REFERENCE_COUNT> : detail::is<uint32_t> {};
template <> struct info_type<UR_USM_POOL_INFO_CONTEXT> : detail::is<context> {};
template <> struct info_type<UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP> : detail::is<size_t> {};
template <> struct info_type<UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP> : detail::is<size_t> {};
template <> struct info_type<UR_USM_POOL_INFO_RESERVED_CURRENT_EXP> : detail::is<size_t> {};
template <> struct info_type<UR_USM_POOL_INFO_RESERVED_HIGH_EXP> : detail::is<size_t> {};
template <> struct info_type<UR_USM_POOL_INFO_USED_CURRENT_EXP> : detail::is<size_t> {};
template <> struct info_type<UR_USM_POOL_INFO_USED_HIGH_EXP> : detail::is<size_t> {};
template <> struct info_type<UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT> : detail::is<int> {};
template <> struct info_type<UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT> : detail::is<int> {};
template <> struct info_type<UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM> : detail::is<size_t> {};
template <> struct info_type<UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED> : detail::is<size_t> {};
template <>
struct info_type<UR_VIRTUAL_MEM_INFO_ACCESS_MODE>
    : detail::is<flags<ur_virtual_mem_access_flag_t>> {};

/// Creates a context for one or more devices. (::urContextCreate)
context context_create(array_view<const ur_device_handle_t> phDevices,
                       optional_ref<const ur_context_properties_t> pProperties = {});
context context_create(array_view<const ur_device_handle_t> phDevices,
                       optional_ref<const ur_context_properties_t> pProperties,
                       std::error_code &ec);

/// Blocks the calling thread until all events of a list are complete. (::urEventWait)
void event_wait(array_view<const ur_event_handle_t> phEventWaitList);
void event_wait(array_view<const ur_event_handle_t> phEventWaitList, std::error_code &ec);

/// Creates a loader configuration with default settings. (::urLoaderConfigCreate)
loader_config loader_config_create();
loader_config loader_config_create(std::error_code &ec);

/// Lists the loaded adapters. (::urAdapterGet)
std::vector<adapter> adapter_get();
std::vector<adapter> adapter_get(std::error_code &ec);

/// Loads the adapters and makes the interface usable. (::urLoaderInit)
void loader_init(ur_ipc::flags<ur_device_init_flag_t> device_flags,
                 ur_loader_config_handle_t hLoaderConfig = nullptr);
void loader_init(ur_ipc::flags<ur_device_init_flag_t> device_flags,
                 ur_loader_config_handle_t hLoaderConfig, std::error_code &ec);

/// Ends one use of the library; the opposite of ::urLoaderInit. (::urLoaderTearDown)
void loader_tear_down();
void loader_tear_down(std::error_code &ec);

struct adapter_traits {
  using c_type = ur_adapter_handle_t;
  static constexpr const char *retain_name = "urAdapterRetain";
  static constexpr const char *release_name = "urAdapterRelease";
  static ur_result_t retain(c_type handle) noexcept { return urAdapterRetain(handle); }
  static ur_result_t release(c_type handle) noexcept { return urAdapterRelease(handle); }
};

/// One loaded adapter.
class adapter : public detail::counted_handle<adapter_traits> {
public:
  using counted_handle::counted_handle;

  /// Wraps a context that exists in the driver. (::urContextCreateWithNativeHandle)
  context context_create_with_native_handle(
      ur_native_handle_t hNativeContext, array_view<const ur_device_handle_t> phDevices = {},
      optional_ref<const ur_context_native_properties_t> pProperties = {}) const;
  context context_create_with_native_handle(
      ur_native_handle_t hNativeContext, array_view<const ur_device_handle_t> phDevices,
      optional_ref<const ur_context_native_properties_t> pProperties, std::error_code &ec) const;

  /// Returns the device of a native handle. (::urDeviceCreateWithNativeHandle)
  device device_create_with_native_handle(
      ur_native_handle_t hNativeDevice,
      optional_ref<const ur_device_native_properties_t> pProperties = {}) const;
  device
  device_create_with_native_handle(ur_native_handle_t hNativeDevice,
                                   optional_ref<const ur_device_native_properties_t> pProperties,
                                   std::error_code &ec) const;

  /// Lists the platforms of an adapter. (::urPlatformGet)
  std::vector<platform> platform_get() const;
  std::vector<platform> platform_get(std::error_code &ec) const;

  /// Returns the platform of a native handle. (::urPlatformCreateWithNativeHandle)
  platform platform_create_with_native_handle(
      ur_native_handle_t hNativePlatform,
      optional_ref<const ur_platform_native_properties_t> pProperties = {}) const;
  platform platform_create_with_native_handle(
      ur_native_handle_t hNativePlatform,
      optional_ref<const ur_platform_native_properties_t> pProperties, std::error_code &ec) const;

  /// Returns the error text of this thread's last failed call. (::urAdapterGetLastError)
  adapter_get_last_error_result get_last_error() const;
  adapter_get_last_error_result get_last_error(std::error_code &ec) const;

  /// Returns one property of an adapter. (::urAdapterGetInfo)
  template <ur_adapter_info_t Property> info_t<Property> get_info() const;
  template <ur_adapter_info_t Property> info_t<Property> get_info(std::error_code &ec) const;

  /// Sends the log messages of an adapter to the application. (::urAdapterSetLoggerCallback)
  void set_logger_callback(ur_logger_callback_t pfnLoggerCallback, ur_logger_level_t level,
                           void *pUserData = nullptr) const;
  void set_logger_callback(ur_logger_callback_t pfnLoggerCallback, ur_logger_level_t level,
                           void *pUserData, std::error_code &ec) const;

  /// Changes which log messages an adapter passes to the callback.
  /// (::urAdapterSetLoggerCallbackLevel)
  void set_logger_callback_level(ur_logger_level_t level) const;
  void set_logger_callback_level(ur_logger_level_t level, std::error_code &ec) const;
};

struct mem_traits {
  using c_type = ur_mem_handle_t;
  static constexpr const char *retain_name = "urMemRetain";
  static constexpr const char *release_name = "urMemRelease";
  static ur_result_t retain(c_type handle) noexcept { return urMemRetain(handle); }
  static ur_result_t release(c_type handle) noexcept { return urMemRelease(handle); }
};

/// A buffer or a sub-buffer.
class mem : public detail::counted_handle<mem_traits> {
public:
  using counted_handle::counted_handle;

  /// Creates a sub-buffer: a buffer that is a part of another buffer. (::urMemBufferPartition)
  mem buffer_partition(ur_ipc::flags<ur_mem_flag_t> flags, ur_buffer_create_type_t bufferCreateType,
                       const ur_buffer_region_t &pRegion) const;
  mem buffer_partition(ur_ipc::flags<ur_mem_flag_t> flags, ur_buffer_create_type_t bufferCreateType,
                       const ur_buffer_region_t &pRegion, std::error_code &ec) const;

  /// Returns the native handle of a buffer. (::urMemGetNativeHandle)
  ur_native_handle_t get_native_handle(ur_device_handle_t hDevice = nullptr) const;
  ur_native_handle_t get_native_handle(ur_device_handle_t hDevice, std::error_code &ec) const;

  /// Returns one property of a buffer. (::urMemGetInfo)
  template <ur_mem_info_t Property> info_t<Property> get_info() const;
  template <ur_mem_info_t Property> info_t<Property> get_info(std::error_code &ec) const;
};

struct context_traits {
  using c_type = ur_context_handle_t;
  static constexpr const char *retain_name = "urContextRetain";
  static constexpr const char *release_name = "urContextRelease";
  static ur_result_t retain(c_type handle) noexcept { return urContextRetain(handle); }
  static ur_result_t release(c_type handle) noexcept { return urContextRelease(handle); }
};

/// A set of devices of one platform and the objects created for them.
class context : public detail::counted_handle<context_traits> {
public:
  using counted_handle::counted_handle;

  /// Returns one property of a context. (::urContextGetInfo)
  template <ur_context_info_t Property> info_t<Property> get_info() const;
  template <ur_context_info_t Property> info_t<Property> get_info(std::error_code &ec) const;

  /// Returns the native handle of a context. (::urContextGetNativeHandle)
  ur_native_handle_t get_native_handle() const;
  ur_native_handle_t get_native_handle(std::error_code &ec) const;

  /// Registers a function that the adapter calls when a context is destroyed.
  /// (::urContextSetExtendedDeleter)
  void set_extended_deleter(ur_context_extended_deleter_t pfnDeleter,
                            void *pUserData = nullptr) const;
  void set_extended_deleter(ur_context_extended_deleter_t pfnDeleter, void *pUserData,
                            std::error_code &ec) const;

  /// Wraps an event that the application made with the driver's own interface.
  /// (::urEventCreateWithNativeHandle)
  event event_create_with_native_handle(
      ur_native_handle_t hNativeEvent,
      optional_ref<const ur_event_native_properties_t> pProperties = {}) const;
  event
  event_create_with_native_handle(ur_native_handle_t hNativeEvent,
                                  optional_ref<const ur_event_native_properties_t> pProperties,
                                  std::error_code &ec) const;

  /// Creates a buffer. (::urMemBufferCreate)
  mem mem_buffer_create(ur_ipc::flags<ur_mem_flag_t> flags, size_t size,
                        optional_ref<const ur_buffer_properties_t> pProperties = {}) const;
  mem mem_buffer_create(ur_ipc::flags<ur_mem_flag_t> flags, size_t size,
                        optional_ref<const ur_buffer_properties_t> pProperties,
                        std::error_code &ec) const;

  /// Creates a queue for one device of a context. (::urQueueCreate)
  queue queue_create(ur_device_handle_t hDevice,
                     optional_ref<const ur_queue_properties_t> pProperties = {}) const;
  queue queue_create(ur_device_handle_t hDevice,
                     optional_ref<const ur_queue_properties_t> pProperties,
                     std::error_code &ec) const;

  /// Wraps a queue that the application made with the driver's own interface.
  /// (::urQueueCreateWithNativeHandle)
  queue queue_create_with_native_handle(
      ur_native_handle_t hNativeQueue, ur_device_handle_t hDevice = nullptr,
      optional_ref<const ur_queue_native_properties_t> pProperties = {}) const;
  queue
  queue_create_with_native_handle(ur_native_handle_t hNativeQueue, ur_device_handle_t hDevice,
                                  optional_ref<const ur_queue_native_properties_t> pProperties,
                                  std::error_code &ec) const;

  /// Allocates host memory that every device of a context can access. (::urUSMHostAlloc)
  usm_allocation usm_host_alloc(size_t size, optional_ref<const ur_usm_desc_t> pUSMDesc = {},
                                ur_usm_pool_handle_t pool = nullptr) const;
  usm_allocation usm_host_alloc(size_t size, optional_ref<const ur_usm_desc_t> pUSMDesc,
                                ur_usm_pool_handle_t pool, std::error_code &ec) const;

  /// Allocates memory on one device of a context. (::urUSMDeviceAlloc)
  usm_allocation usm_device_alloc(ur_device_handle_t hDevice, size_t size,
                                  optional_ref<const ur_usm_desc_t> pUSMDesc = {},
                                  ur_usm_pool_handle_t pool = nullptr) const;
  usm_allocation usm_device_alloc(ur_device_handle_t hDevice, size_t size,
                                  optional_ref<const ur_usm_desc_t> pUSMDesc,
                                  ur_usm_pool_handle_t pool, std::error_code &ec) const;

  /// Allocates memory that the host and a device both access. (::urUSMSharedAlloc)
  usm_allocation usm_shared_alloc(ur_device_handle_t hDevice, size_t size,
                                  optional_ref<const ur_usm_desc_t> pUSMDesc = {},
                                  ur_usm_pool_handle_t pool = nullptr) const;
  usm_allocation usm_shared_alloc(ur_device_handle_t hDevice, size_t size,
                                  optional_ref<const ur_usm_desc_t> pUSMDesc,
                                  ur_usm_pool_handle_t pool, std::error_code &ec) const;

  /// Returns one property of the allocation that contains an address. (::urUSMGetMemAllocInfo)
  template <ur_usm_alloc_info_t Property>
  info_t<Property> usm_get_mem_alloc_info(const void *pMem) const;
  template <ur_usm_alloc_info_t Property>
  info_t<Property> usm_get_mem_alloc_info(const void *pMem, std::error_code &ec) const;

  /// Creates a pool for USM allocations. (::urUSMPoolCreate)
  usm_pool usm_pool_create(const ur_usm_pool_desc_t &pPoolDesc) const;
  usm_pool usm_pool_create(const ur_usm_pool_desc_t &pPoolDesc, std::error_code &ec) const;

  /// Wraps a buffer that exists in the driver. (::urMemBufferCreateWithNativeHandle)
  mem mem_buffer_create_with_native_handle(
      ur_native_handle_t hNativeMem,
      optional_ref<const ur_mem_native_properties_t> pProperties = {}) const;
  mem mem_buffer_create_with_native_handle(
      ur_native_handle_t hNativeMem, optional_ref<const ur_mem_native_properties_t> pProperties,
      std::error_code &ec) const;

  /// Returns the granularity of virtual and physical memory. (::urVirtualMemGranularityGetInfo)
  template <ur_virtual_mem_granularity_info_t Property>
  info_t<Property> virtual_mem_granularity_get_info(size_t allocationSize,
                                                    ur_device_handle_t hDevice = nullptr) const;
  template <ur_virtual_mem_granularity_info_t Property>
  info_t<Property> virtual_mem_granularity_get_info(size_t allocationSize,
                                                    ur_device_handle_t hDevice,
                                                    std::error_code &ec) const;

  /// Reserves a range of addresses. (::urVirtualMemReserve)
  virtual_mem_reservation virtual_mem_reserve(size_t size, const void *pStart = nullptr) const;
  virtual_mem_reservation virtual_mem_reserve(size_t size, const void *pStart,
                                              std::error_code &ec) const;

  /// Maps physical memory into a reserved range. (::urVirtualMemMap)
  virtual_mem_mapping virtual_mem_map(const void *pStart, size_t size,
                                      ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                      ur_ipc::flags<ur_virtual_mem_access_flag_t> flags) const;
  virtual_mem_mapping virtual_mem_map(const void *pStart, size_t size,
                                      ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                      ur_ipc::flags<ur_virtual_mem_access_flag_t> flags,
                                      std::error_code &ec) const;

  /// Changes the access to a mapped range. (::urVirtualMemSetAccess)
  void virtual_mem_set_access(const void *pStart, size_t size,
                              ur_ipc::flags<ur_virtual_mem_access_flag_t> flags) const;
  void virtual_mem_set_access(const void *pStart, size_t size,
                              ur_ipc::flags<ur_virtual_mem_access_flag_t> flags,
                              std::error_code &ec) const;

  /// Returns one property of a reserved range. (::urVirtualMemGetInfo)
  template <ur_virtual_mem_info_t Property>
  info_t<Property> virtual_mem_get_info(const void *pStart, size_t size) const;
  template <ur_virtual_mem_info_t Property>
  info_t<Property> virtual_mem_get_info(const void *pStart, size_t size, std::error_code &ec) const;

  /// Creates physical memory on a device. (::urPhysicalMemCreate)
  physical_mem
  physical_mem_create(ur_device_handle_t hDevice, size_t size,
                      optional_ref<const ur_physical_mem_properties_t> pProperties = {}) const;
  physical_mem physical_mem_create(ur_device_handle_t hDevice, size_t size,
                                   optional_ref<const ur_physical_mem_properties_t> pProperties,
                                   std::error_code &ec) const;

  /// Copies memory and returns when the copy is done. (::urUSMContextMemcpyExp)
  void usm_context_memcpy_exp(void *pDst, const void *pSrc, size_t size) const;
  void usm_context_memcpy_exp(void *pDst, const void *pSrc, size_t size, std::error_code &ec) const;

  /// Exports USM device or host memory: returns the bytes of a handle that other processes can
  /// open.
  /// (::urIPCGetMemHandleExp)
  ipc_mem_handle_data ipc_get_mem_handle_exp(void *pMem) const;
  ipc_mem_handle_data ipc_get_mem_handle_exp(void *pMem, std::error_code &ec) const;

  /// Opens a handle: maps the memory of another process and returns an address for it.
  /// (::urIPCOpenMemHandleExp)
  ipc_mem ipc_open_mem_handle_exp(ur_device_handle_t hDevice,
                                  array_view<const std::byte> pIPCMemHandleData) const;
  ipc_mem ipc_open_mem_handle_exp(ur_device_handle_t hDevice,
                                  array_view<const std::byte> pIPCMemHandleData,
                                  std::error_code &ec) const;

  /// Registers existing host memory with a context. (::urUSMHostAllocRegisterExp)
  void usm_host_alloc_register_exp(
      void *pHostMem, size_t size,
      optional_ref<const ur_exp_usm_host_alloc_register_properties_t> pProperties = {}) const;
  void usm_host_alloc_register_exp(
      void *pHostMem, size_t size,
      optional_ref<const ur_exp_usm_host_alloc_register_properties_t> pProperties,
      std::error_code &ec) const;

  /// Ends the registration of host memory. (::urUSMHostAllocUnregisterExp)
  void usm_host_alloc_unregister_exp(void *pHostMem) const;
  void usm_host_alloc_unregister_exp(void *pHostMem, std::error_code &ec) const;

  /// Exports physical memory: returns the bytes of a handle that other processes can open.
  /// (::urIPCGetPhysMemHandleExp)
  ipc_phys_mem_handle_data ipc_get_phys_mem_handle_exp(ur_physical_mem_handle_t hPhysMem) const;
  ipc_phys_mem_handle_data ipc_get_phys_mem_handle_exp(ur_physical_mem_handle_t hPhysMem,
                                                       std::error_code &ec) const;

  /// Opens a handle: makes a physical memory object for the memory of another process.
  /// (::urIPCOpenPhysMemHandleExp)
  opened_physical_mem
  ipc_open_phys_mem_handle_exp(ur_device_handle_t hDevice,
                               array_view<const std::byte> pIPCPhysMemHandleData) const;
  opened_physical_mem
  ipc_open_phys_mem_handle_exp(ur_device_handle_t hDevice,
                               array_view<const std::byte> pIPCPhysMemHandleData,
                               std::error_code &ec) const;

  /// Creates a reusable event without a command. (::urEventCreateExp)
  event event_create_exp(ur_device_handle_t hDevice, const ur_exp_event_desc_t &pEventDesc) const;
  event event_create_exp(ur_device_handle_t hDevice, const ur_exp_event_desc_t &pEventDesc,
                         std::error_code &ec) const;

  /// Opens a handle: makes an event that shares its state with an event of another process.
  /// (::urIPCOpenEventHandleExp)
  event ipc_open_event_handle_exp(array_view<const std::byte> pIPCEventHandleData) const;
  event ipc_open_event_handle_exp(array_view<const std::byte> pIPCEventHandleData,
                                  std::error_code &ec) const;
};

struct device_traits {
  using c_type = ur_device_handle_t;
  static constexpr const char *retain_name = "urDeviceRetain";
  static constexpr const char *release_name = "urDeviceRelease";
  static ur_result_t retain(c_type handle) noexcept { return urDeviceRetain(handle); }
  static ur_result_t release(c_type handle) noexcept { return urDeviceRelease(handle); }
};

/// A device of a platform, or a part of a device.
class device : public detail::counted_handle<device_traits> {
public:
  using counted_handle::counted_handle;

  /// Returns one property of a device. (::urDeviceGetInfo)
  template <ur_device_info_t Property> info_t<Property> get_info() const;
  template <ur_device_info_t Property> info_t<Property> get_info(std::error_code &ec) const;

  /// Splits a device into sub-devices. (::urDevicePartition)
  std::vector<device> partition(const ur_device_partition_properties_t &pProperties) const;
  std::vector<device> partition(const ur_device_partition_properties_t &pProperties,
                                std::error_code &ec) const;

  /// Chooses the best of several device binaries for a device. (::urDeviceSelectBinary)
  uint32_t select_binary(array_view<const ur_device_binary_t> pBinaries) const;
  uint32_t select_binary(array_view<const ur_device_binary_t> pBinaries, std::error_code &ec) const;

  /// Returns the native handle of a device. (::urDeviceGetNativeHandle)
  ur_native_handle_t get_native_handle() const;
  ur_native_handle_t get_native_handle(std::error_code &ec) const;

  /// Reads the clocks of a device and of the host at about the same moment.
  /// (::urDeviceGetGlobalTimestamps)
  device_get_global_timestamps_result get_global_timestamps() const;
  device_get_global_timestamps_result get_global_timestamps(std::error_code &ec) const;

  /// Lets the commands of one device use memory of another device. (::urUsmP2PEnablePeerAccessExp)
  void usm_p2p_enable_peer_access_exp(ur_device_handle_t peerDevice) const;
  void usm_p2p_enable_peer_access_exp(ur_device_handle_t peerDevice, std::error_code &ec) const;

  /// Ends the access of one device to the memory of another device.
  /// (::urUsmP2PDisablePeerAccessExp)
  void usm_p2p_disable_peer_access_exp(ur_device_handle_t peerDevice) const;
  void usm_p2p_disable_peer_access_exp(ur_device_handle_t peerDevice, std::error_code &ec) const;

  /// Returns whether one device can use memory of another device. (::urUsmP2PPeerAccessGetInfoExp)
  template <ur_exp_peer_info_t Property>
  info_t<Property> usm_p2p_peer_access_get_info_exp(ur_device_handle_t peerDevice) const;
  template <ur_exp_peer_info_t Property>
  info_t<Property> usm_p2p_peer_access_get_info_exp(ur_device_handle_t peerDevice,
                                                    std::error_code &ec) const;
};

struct event_traits {
  using c_type = ur_event_handle_t;
  static constexpr const char *retain_name = "urEventRetain";
  static constexpr const char *release_name = "urEventRelease";
  static ur_result_t retain(c_type handle) noexcept { return urEventRetain(handle); }
  static ur_result_t release(c_type handle) noexcept { return urEventRelease(handle); }
};

/// An event: the state of one command, or the state of a reusable event's latest signal.
class event : public detail::counted_handle<event_traits> {
public:
  using counted_handle::counted_handle;

  /// Returns one property of an event. (::urEventGetInfo)
  template <ur_event_info_t Property> info_t<Property> get_info() const;
  template <ur_event_info_t Property> info_t<Property> get_info(std::error_code &ec) const;

  /// Returns a timestamp of the command of an event. (::urEventGetProfilingInfo)
  template <ur_profiling_info_t Property> info_t<Property> get_profiling_info() const;
  template <ur_profiling_info_t Property>
  info_t<Property> get_profiling_info(std::error_code &ec) const;

  /// Returns the native handle of an event. (::urEventGetNativeHandle)
  ur_native_handle_t get_native_handle() const;
  ur_native_handle_t get_native_handle(std::error_code &ec) const;

  /// Registers a function that the adapter calls when an event reaches a state.
  /// (::urEventSetCallback)
  void set_callback(ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
                    void *pUserData = nullptr) const;
  void set_callback(ur_execution_info_t execStatus, ur_event_callback_t pfnNotify, void *pUserData,
                    std::error_code &ec) const;

  /// Exports an event: returns the bytes of a handle that other processes can open.
  /// (::urIPCGetEventHandleExp)
  ipc_event_handle_data ipc_get_event_handle_exp() const;
  ipc_event_handle_data ipc_get_event_handle_exp(std::error_code &ec) const;
};

struct loader_config_traits {
  using c_type = ur_loader_config_handle_t;
  static constexpr const char *retain_name = "urLoaderConfigRetain";
  static constexpr const char *release_name = "urLoaderConfigRelease";
  static ur_result_t retain(c_type handle) noexcept { return urLoaderConfigRetain(handle); }
  static ur_result_t release(c_type handle) noexcept { return urLoaderConfigRelease(handle); }
};

/// Settings for the first ::urLoaderInit: layers, mocking and the code location callback.
class loader_config : public detail::counted_handle<loader_config_traits> {
public:
  using counted_handle::counted_handle;

  /// Returns one property of a loader configuration. (::urLoaderConfigGetInfo)
  template <ur_loader_config_info_t Property> info_t<Property> get_info() const;
  template <ur_loader_config_info_t Property> info_t<Property> get_info(std::error_code &ec) const;

  /// Enables a layer for the loader that is initialized with this configuration.
  /// (::urLoaderConfigEnableLayer)
  void enable_layer(const char *pLayerName) const;
  void enable_layer(const char *pLayerName, std::error_code &ec) const;

  /// Sets the callback that returns the source location of a call in the application.
  /// (::urLoaderConfigSetCodeLocationCallback)
  void set_code_location_callback(ur_code_location_callback_t pfnCodeloc,
                                  void *pUserData = nullptr) const;
  void set_code_location_callback(ur_code_location_callback_t pfnCodeloc, void *pUserData,
                                  std::error_code &ec) const;

  /// Selects the mock adapter, for tests without a driver, or the real adapters.
  /// (::urLoaderConfigSetMockingEnabled)
  void set_mocking_enabled(bool enable) const;
  void set_mocking_enabled(bool enable, std::error_code &ec) const;
};

struct physical_mem_traits {
  using c_type = ur_physical_mem_handle_t;
  static constexpr const char *retain_name = "urPhysicalMemRetain";
  static constexpr const char *release_name = "urPhysicalMemRelease";
  static ur_result_t retain(c_type handle) noexcept { return urPhysicalMemRetain(handle); }
  static ur_result_t release(c_type handle) noexcept { return urPhysicalMemRelease(handle); }
};

/// Physical memory of a device.
class physical_mem : public detail::counted_handle<physical_mem_traits> {
public:
  using counted_handle::counted_handle;

  /// Returns one property of physical memory. (::urPhysicalMemGetInfo)
  template <ur_physical_mem_info_t Property> info_t<Property> get_info() const;
  template <ur_physical_mem_info_t Property> info_t<Property> get_info(std::error_code &ec) const;
};

/// One driver and the devices that it serves.
class platform : public detail::plain_handle<ur_platform_handle_t> {
public:
  using plain_handle::plain_handle;

  /// Lists the devices of a platform. (::urDeviceGet)
  std::vector<device> device_get(ur_device_type_t DeviceType) const;
  std::vector<device> device_get(ur_device_type_t DeviceType, std::error_code &ec) const;

  /// Returns one property of a platform. (::urPlatformGetInfo)
  template <ur_platform_info_t Property> info_t<Property> get_info() const;
  template <ur_platform_info_t Property> info_t<Property> get_info(std::error_code &ec) const;

  /// Returns the version of the interface that a platform supports. (::urPlatformGetApiVersion)
  ur_api_version_t get_api_version() const;
  ur_api_version_t get_api_version(std::error_code &ec) const;

  /// Returns the native handle of a platform. (::urPlatformGetNativeHandle)
  ur_native_handle_t get_native_handle() const;
  ur_native_handle_t get_native_handle(std::error_code &ec) const;

  /// Translates a compiler option of the front end into an option of the backend.
  /// (::urPlatformGetBackendOption)
  const char *get_backend_option(const char *pFrontendOption) const;
  const char *get_backend_option(const char *pFrontendOption, std::error_code &ec) const;

  /// Lists the devices of a platform that the environment variable `ONEAPI_DEVICE_SELECTOR`
  /// selects.
  /// (::urDeviceGetSelected)
  std::vector<device> device_get_selected(ur_device_type_t DeviceType) const;
  std::vector<device> device_get_selected(ur_device_type_t DeviceType, std::error_code &ec) const;
};

struct queue_traits {
  using c_type = ur_queue_handle_t;
  static constexpr const char *retain_name = "urQueueRetain";
  static constexpr const char *release_name = "urQueueRelease";
  static ur_result_t retain(c_type handle) noexcept { return urQueueRetain(handle); }
  static ur_result_t release(c_type handle) noexcept { return urQueueRelease(handle); }
};

/// A queue: an ordered or unordered stream of commands for one device.
class queue : public detail::counted_handle<queue_traits> {
public:
  using counted_handle::counted_handle;

  /// Enqueues a command that finishes when the given events are complete. (::urEnqueueEventsWait)
  event enqueue_events_wait(array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_events_wait(array_view<const ur_event_handle_t> phEventWaitList,
                            std::error_code &ec) const;

  /// Enqueues a barrier: it waits for the given events, and later commands of the queue start after
  /// it. (::urEnqueueEventsWaitWithBarrier)
  event
  enqueue_events_wait_with_barrier(array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_events_wait_with_barrier(array_view<const ur_event_handle_t> phEventWaitList,
                                         std::error_code &ec) const;

  /// Enqueues a copy from a buffer to host memory. (::urEnqueueMemBufferRead)
  event enqueue_mem_buffer_read(ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
                                size_t size, void *pDst,
                                array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_mem_buffer_read(ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
                                size_t size, void *pDst,
                                array_view<const ur_event_handle_t> phEventWaitList,
                                std::error_code &ec) const;

  /// Enqueues a copy from host memory to a buffer. (::urEnqueueMemBufferWrite)
  event enqueue_mem_buffer_write(ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
                                 size_t size, const void *pSrc,
                                 array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_mem_buffer_write(ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
                                 size_t size, const void *pSrc,
                                 array_view<const ur_event_handle_t> phEventWaitList,
                                 std::error_code &ec) const;

  /// Enqueues a copy of a region of a buffer to host memory. (::urEnqueueMemBufferReadRect)
  event enqueue_mem_buffer_read_rect(
      ur_mem_handle_t hBuffer, bool blockingRead, ur_rect_offset_t bufferOrigin,
      ur_rect_offset_t hostOrigin, ur_rect_region_t region, size_t bufferRowPitch,
      size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
      array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_mem_buffer_read_rect(ur_mem_handle_t hBuffer, bool blockingRead,
                                     ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                     ur_rect_region_t region, size_t bufferRowPitch,
                                     size_t bufferSlicePitch, size_t hostRowPitch,
                                     size_t hostSlicePitch, void *pDst,
                                     array_view<const ur_event_handle_t> phEventWaitList,
                                     std::error_code &ec) const;

  /// Enqueues a copy of host memory to a region of a buffer. (::urEnqueueMemBufferWriteRect)
  event enqueue_mem_buffer_write_rect(
      ur_mem_handle_t hBuffer, bool blockingWrite, ur_rect_offset_t bufferOrigin,
      ur_rect_offset_t hostOrigin, ur_rect_region_t region, size_t bufferRowPitch,
      size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
      array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_mem_buffer_write_rect(ur_mem_handle_t hBuffer, bool blockingWrite,
                                      ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                      ur_rect_region_t region, size_t bufferRowPitch,
                                      size_t bufferSlicePitch, size_t hostRowPitch,
                                      size_t hostSlicePitch, void *pSrc,
                                      array_view<const ur_event_handle_t> phEventWaitList,
                                      std::error_code &ec) const;

  /// Enqueues a copy from one buffer to another, or within one buffer. (::urEnqueueMemBufferCopy)
  event enqueue_mem_buffer_copy(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                size_t srcOffset, size_t dstOffset, size_t size,
                                array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_mem_buffer_copy(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                size_t srcOffset, size_t dstOffset, size_t size,
                                array_view<const ur_event_handle_t> phEventWaitList,
                                std::error_code &ec) const;

  /// Enqueues a copy of a region from one buffer to another, or within one buffer.
  /// (::urEnqueueMemBufferCopyRect)
  event
  enqueue_mem_buffer_copy_rect(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                               ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
                               ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch,
                               size_t dstRowPitch, size_t dstSlicePitch,
                               array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_mem_buffer_copy_rect(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                     ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
                                     ur_rect_region_t region, size_t srcRowPitch,
                                     size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
                                     array_view<const ur_event_handle_t> phEventWaitList,
                                     std::error_code &ec) const;

  /// Enqueues a fill of a part of a buffer with a repeated pattern. (::urEnqueueMemBufferFill)
  event enqueue_mem_buffer_fill(ur_mem_handle_t hBuffer, array_view<const std::byte> pPattern,
                                size_t offset, size_t size,
                                array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_mem_buffer_fill(ur_mem_handle_t hBuffer, array_view<const std::byte> pPattern,
                                size_t offset, size_t size,
                                array_view<const ur_event_handle_t> phEventWaitList,
                                std::error_code &ec) const;

  /// Enqueues a mapping of a part of a buffer into the host's address space.
  /// (::urEnqueueMemBufferMap)
  enqueue_mem_buffer_map_result
  enqueue_mem_buffer_map(ur_mem_handle_t hBuffer, bool blockingMap,
                         ur_ipc::flags<ur_map_flag_t> mapFlags, size_t offset, size_t size,
                         array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  enqueue_mem_buffer_map_result
  enqueue_mem_buffer_map(ur_mem_handle_t hBuffer, bool blockingMap,
                         ur_ipc::flags<ur_map_flag_t> mapFlags, size_t offset, size_t size,
                         array_view<const ur_event_handle_t> phEventWaitList,
                         std::error_code &ec) const;

  /// Enqueues a command that unmaps a part of a buffer. (::urEnqueueMemUnmap)
  event enqueue_mem_unmap(ur_mem_handle_t hMem, void *pMappedPtr,
                          array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_mem_unmap(ur_mem_handle_t hMem, void *pMappedPtr,
                          array_view<const ur_event_handle_t> phEventWaitList,
                          std::error_code &ec) const;

  /// Enqueues a fill of memory with a repeated pattern. (::urEnqueueUSMFill)
  event enqueue_usm_fill(void *pMem, array_view<const std::byte> pPattern, size_t size,
                         array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_usm_fill(void *pMem, array_view<const std::byte> pPattern, size_t size,
                         array_view<const ur_event_handle_t> phEventWaitList,
                         std::error_code &ec) const;

  /// Enqueues a copy of memory. (::urEnqueueUSMMemcpy)
  event enqueue_usm_memcpy(bool blocking, void *pDst, const void *pSrc, size_t size,
                           array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_usm_memcpy(bool blocking, void *pDst, const void *pSrc, size_t size,
                           array_view<const ur_event_handle_t> phEventWaitList,
                           std::error_code &ec) const;

  /// Enqueues a hint to move memory to the place of its next use. (::urEnqueueUSMPrefetch)
  event enqueue_usm_prefetch(const void *pMem, size_t size,
                             ur_ipc::flags<ur_usm_migration_flag_t> flags,
                             array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_usm_prefetch(const void *pMem, size_t size,
                             ur_ipc::flags<ur_usm_migration_flag_t> flags,
                             array_view<const ur_event_handle_t> phEventWaitList,
                             std::error_code &ec) const;

  /// Gives advice about how a range of memory will be used. (::urEnqueueUSMAdvise)
  event enqueue_usm_advise(const void *pMem, size_t size,
                           ur_ipc::flags<ur_usm_advice_flag_t> advice) const;
  event enqueue_usm_advise(const void *pMem, size_t size,
                           ur_ipc::flags<ur_usm_advice_flag_t> advice, std::error_code &ec) const;

  /// Returns one property of a queue. (::urQueueGetInfo)
  template <ur_queue_info_t Property> info_t<Property> get_info() const;
  template <ur_queue_info_t Property> info_t<Property> get_info(std::error_code &ec) const;

  /// Returns the native handle of a queue. (::urQueueGetNativeHandle)
  ur_native_handle_t get_native_handle(optional_ref<const ur_queue_native_desc_t> pDesc = {}) const;
  ur_native_handle_t get_native_handle(optional_ref<const ur_queue_native_desc_t> pDesc,
                                       std::error_code &ec) const;

  /// Blocks until all commands that were submitted to a queue before the call are complete.
  /// (::urQueueFinish)
  void finish() const;
  void finish(std::error_code &ec) const;

  /// Submits all commands of a queue to the device, without waiting for them. (::urQueueFlush)
  void flush() const;
  void flush(std::error_code &ec) const;

  /// Enqueues a fill of a rectangle of memory with a repeated pattern. (::urEnqueueUSMFill2D)
  event enqueue_usm_fill_2d(void *pMem, size_t pitch, array_view<const std::byte> pPattern,
                            size_t width, size_t height,
                            array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_usm_fill_2d(void *pMem, size_t pitch, array_view<const std::byte> pPattern,
                            size_t width, size_t height,
                            array_view<const ur_event_handle_t> phEventWaitList,
                            std::error_code &ec) const;

  /// Enqueues a copy of a rectangle of memory. (::urEnqueueUSMMemcpy2D)
  event enqueue_usm_memcpy_2d(bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
                              size_t srcPitch, size_t width, size_t height,
                              array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_usm_memcpy_2d(bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
                              size_t srcPitch, size_t width, size_t height,
                              array_view<const ur_event_handle_t> phEventWaitList,
                              std::error_code &ec) const;

  /// Enqueues a command that records a device timestamp. (::urEnqueueTimestampRecordingExp)
  event
  enqueue_timestamp_recording_exp(bool blocking,
                                  array_view<const ur_event_handle_t> phEventWaitList = {}) const;
  event enqueue_timestamp_recording_exp(bool blocking,
                                        array_view<const ur_event_handle_t> phEventWaitList,
                                        std::error_code &ec) const;

  /// Enqueues a barrier with options, which can signal a reusable event.
  /// (::urEnqueueEventsWaitWithBarrierExt)
  void enqueue_events_wait_with_barrier_ext(
      optional_ref<const ur_exp_enqueue_ext_properties_t> pProperties = {},
      array_view<const ur_event_handle_t> phEventWaitList = {}, event *phEvent = nullptr) const;
  void enqueue_events_wait_with_barrier_ext(
      optional_ref<const ur_exp_enqueue_ext_properties_t> pProperties,
      array_view<const ur_event_handle_t> phEventWaitList, event *phEvent,
      std::error_code &ec) const;
};

struct usm_pool_traits {
  using c_type = ur_usm_pool_handle_t;
  static constexpr const char *retain_name = "urUSMPoolRetain";
  static constexpr const char *release_name = "urUSMPoolRelease";
  static ur_result_t retain(c_type handle) noexcept { return urUSMPoolRetain(handle); }
  static ur_result_t release(c_type handle) noexcept { return urUSMPoolRelease(handle); }
};

/// A pool for USM allocations.
class usm_pool : public detail::counted_handle<usm_pool_traits> {
public:
  using counted_handle::counted_handle;

  /// Returns one property of a pool. (::urUSMPoolGetInfo)
  template <ur_usm_pool_info_t Property> info_t<Property> get_info() const;
  template <ur_usm_pool_info_t Property> info_t<Property> get_info(std::error_code &ec) const;
};

struct ipc_event_handle_data_traits {
  using owner_type = context;
  using value_type = void *;
  static constexpr const char *name = "urIPCPutEventHandleExp";
  static ur_result_t end(ur_context_handle_t owner, void *object, std::size_t) noexcept {
    return urIPCPutEventHandleExp(owner, object);
  }
};

struct ipc_mem_traits {
  using owner_type = context;
  using value_type = void *;
  static constexpr const char *name = "urIPCCloseMemHandleExp";
  static ur_result_t end(ur_context_handle_t owner, void *object, std::size_t) noexcept {
    return urIPCCloseMemHandleExp(owner, object);
  }
};

struct ipc_mem_handle_data_traits {
  using owner_type = context;
  using value_type = void *;
  static constexpr const char *name = "urIPCPutMemHandleExp";
  static ur_result_t end(ur_context_handle_t owner, void *object, std::size_t) noexcept {
    return urIPCPutMemHandleExp(owner, object);
  }
};

struct ipc_phys_mem_handle_data_traits {
  using owner_type = context;
  using value_type = void *;
  static constexpr const char *name = "urIPCPutPhysMemHandleExp";
  static ur_result_t end(ur_context_handle_t owner, void *object, std::size_t) noexcept {
    return urIPCPutPhysMemHandleExp(owner, object);
  }
};

struct opened_physical_mem_traits {
  using owner_type = context;
  using value_type = ur_physical_mem_handle_t;
  static constexpr const char *name = "urIPCClosePhysMemHandleExp";
  static ur_result_t end(ur_context_handle_t owner, ur_physical_mem_handle_t object,
                         std::size_t) noexcept {
    return urIPCClosePhysMemHandleExp(owner, object);
  }
};

struct usm_allocation_traits {
  using owner_type = context;
  using value_type = void *;
  static constexpr const char *name = "urUSMFree";
  static ur_result_t end(ur_context_handle_t owner, void *object, std::size_t) noexcept {
    return urUSMFree(owner, object);
  }
};

struct virtual_mem_mapping_traits {
  using owner_type = context;
  using value_type = void *;
  static constexpr const char *name = "urVirtualMemUnmap";
  static ur_result_t end(ur_context_handle_t owner, void *object, std::size_t size) noexcept {
    return urVirtualMemUnmap(owner, object, size);
  }
};

struct virtual_mem_reservation_traits {
  using owner_type = context;
  using value_type = void *;
  static constexpr const char *name = "urVirtualMemFree";
  static ur_result_t end(ur_context_handle_t owner, void *object, std::size_t size) noexcept {
    return urVirtualMemFree(owner, object, size);
  }
};

struct device_get_global_timestamps_result {
  uint64_t device_timestamp{};
  uint64_t host_timestamp{};
};

struct enqueue_mem_buffer_map_result {
  ur_ipc::event event{};
  void *ret_map{};
};

struct adapter_get_last_error_result {
  const char *message{};
  int32_t error{};
};

inline context context_create(array_view<const ur_device_handle_t> phDevices,
                              optional_ref<const ur_context_properties_t> pProperties,
                              std::error_code &ec) {
  ur_context_handle_t phContext{};
  ec = urContextCreate(static_cast<uint32_t>(phDevices.size()), phDevices.data(), pProperties.get(),
                       &phContext);
  if (ec)
    return {};
  return context(phContext);
}
inline context context_create(array_view<const ur_device_handle_t> phDevices,
                              optional_ref<const ur_context_properties_t> pProperties) {
  std::error_code ec;
  context result = context_create(phDevices, pProperties, ec);
  if (ec)
    detail::raise(ec, "urContextCreate", detail::first(phDevices));
  return result;
}

template <ur_context_info_t Property>
inline info_t<Property> context::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urContextGetInfo(get(), Property, rest...); }, ec);
}
template <ur_context_info_t Property> inline info_t<Property> context::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urContextGetInfo", get());
  return result;
}

inline ur_native_handle_t context::get_native_handle(std::error_code &ec) const {
  ur_native_handle_t phNativeContext{};
  ec = urContextGetNativeHandle(get(), &phNativeContext);
  if (ec)
    return {};
  return phNativeContext;
}
inline ur_native_handle_t context::get_native_handle() const {
  std::error_code ec;
  ur_native_handle_t result = get_native_handle(ec);
  if (ec)
    detail::raise(ec, "urContextGetNativeHandle", get());
  return result;
}

inline context adapter::context_create_with_native_handle(
    ur_native_handle_t hNativeContext, array_view<const ur_device_handle_t> phDevices,
    optional_ref<const ur_context_native_properties_t> pProperties, std::error_code &ec) const {
  ur_context_handle_t phContext{};
  ec = urContextCreateWithNativeHandle(hNativeContext, get(),
                                       static_cast<uint32_t>(phDevices.size()), phDevices.data(),
                                       pProperties.get(), &phContext);
  if (ec)
    return {};
  return context(phContext);
}
inline context adapter::context_create_with_native_handle(
    ur_native_handle_t hNativeContext, array_view<const ur_device_handle_t> phDevices,
    optional_ref<const ur_context_native_properties_t> pProperties) const {
  std::error_code ec;
  context result = context_create_with_native_handle(hNativeContext, phDevices, pProperties, ec);
  if (ec)
    detail::raise(ec, "urContextCreateWithNativeHandle", get());
  return result;
}

inline void context::set_extended_deleter(ur_context_extended_deleter_t pfnDeleter, void *pUserData,
                                          std::error_code &ec) const {
  ec = urContextSetExtendedDeleter(get(), pfnDeleter, pUserData);
}
inline void context::set_extended_deleter(ur_context_extended_deleter_t pfnDeleter,
                                          void *pUserData) const {
  std::error_code ec;
  set_extended_deleter(pfnDeleter, pUserData, ec);
  if (ec)
    detail::raise(ec, "urContextSetExtendedDeleter", get());
}

inline std::vector<device> platform::device_get(ur_device_type_t DeviceType,
                                                std::error_code &ec) const {
  return detail::borrowed_list<device>(
      [&](auto... rest) { return urDeviceGet(get(), DeviceType, rest...); }, ec);
}
inline std::vector<device> platform::device_get(ur_device_type_t DeviceType) const {
  std::error_code ec;
  std::vector<device> result = device_get(DeviceType, ec);
  if (ec)
    detail::raise(ec, "urDeviceGet", get());
  return result;
}

template <ur_device_info_t Property>
inline info_t<Property> device::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urDeviceGetInfo(get(), Property, rest...); }, ec);
}
template <ur_device_info_t Property> inline info_t<Property> device::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urDeviceGetInfo", get());
  return result;
}

inline std::vector<device> device::partition(const ur_device_partition_properties_t &pProperties,
                                             std::error_code &ec) const {
  return detail::owned_list<device>(
      [&](auto... rest) { return urDevicePartition(get(), &pProperties, rest...); }, ec);
}
inline std::vector<device>
device::partition(const ur_device_partition_properties_t &pProperties) const {
  std::error_code ec;
  std::vector<device> result = partition(pProperties, ec);
  if (ec)
    detail::raise(ec, "urDevicePartition", get());
  return result;
}

inline uint32_t device::select_binary(array_view<const ur_device_binary_t> pBinaries,
                                      std::error_code &ec) const {
  uint32_t pSelectedBinary{};
  ec = urDeviceSelectBinary(get(), pBinaries.data(), static_cast<uint32_t>(pBinaries.size()),
                            &pSelectedBinary);
  if (ec)
    return {};
  return pSelectedBinary;
}
inline uint32_t device::select_binary(array_view<const ur_device_binary_t> pBinaries) const {
  std::error_code ec;
  uint32_t result = select_binary(pBinaries, ec);
  if (ec)
    detail::raise(ec, "urDeviceSelectBinary", get());
  return result;
}

inline ur_native_handle_t device::get_native_handle(std::error_code &ec) const {
  ur_native_handle_t phNativeDevice{};
  ec = urDeviceGetNativeHandle(get(), &phNativeDevice);
  if (ec)
    return {};
  return phNativeDevice;
}
inline ur_native_handle_t device::get_native_handle() const {
  std::error_code ec;
  ur_native_handle_t result = get_native_handle(ec);
  if (ec)
    detail::raise(ec, "urDeviceGetNativeHandle", get());
  return result;
}

inline device adapter::device_create_with_native_handle(
    ur_native_handle_t hNativeDevice, optional_ref<const ur_device_native_properties_t> pProperties,
    std::error_code &ec) const {
  ur_device_handle_t phDevice{};
  ec = urDeviceCreateWithNativeHandle(hNativeDevice, get(), pProperties.get(), &phDevice);
  if (ec)
    return {};
  return retained<device>(phDevice, ec);
}
inline device adapter::device_create_with_native_handle(
    ur_native_handle_t hNativeDevice,
    optional_ref<const ur_device_native_properties_t> pProperties) const {
  std::error_code ec;
  device result = device_create_with_native_handle(hNativeDevice, pProperties, ec);
  if (ec)
    detail::raise(ec, "urDeviceCreateWithNativeHandle", get());
  return result;
}

inline device_get_global_timestamps_result
device::get_global_timestamps(std::error_code &ec) const {
  uint64_t pDeviceTimestamp{};
  uint64_t pHostTimestamp{};
  ec = urDeviceGetGlobalTimestamps(get(), &pDeviceTimestamp, &pHostTimestamp);
  if (ec)
    return {};
  return {pDeviceTimestamp, pHostTimestamp};
}
inline device_get_global_timestamps_result device::get_global_timestamps() const {
  std::error_code ec;
  device_get_global_timestamps_result result = get_global_timestamps(ec);
  if (ec)
    detail::raise(ec, "urDeviceGetGlobalTimestamps", get());
  return result;
}

inline event queue::enqueue_events_wait(array_view<const ur_event_handle_t> phEventWaitList,
                                        std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueEventsWait(get(), static_cast<uint32_t>(phEventWaitList.size()),
                           phEventWaitList.data(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event queue::enqueue_events_wait(array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_events_wait(phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueEventsWait", get());
  return result;
}

inline event
queue::enqueue_events_wait_with_barrier(array_view<const ur_event_handle_t> phEventWaitList,
                                        std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueEventsWaitWithBarrier(get(), static_cast<uint32_t>(phEventWaitList.size()),
                                      phEventWaitList.data(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
queue::enqueue_events_wait_with_barrier(array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_events_wait_with_barrier(phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueEventsWaitWithBarrier", get());
  return result;
}

inline event queue::enqueue_mem_buffer_read(ur_mem_handle_t hBuffer, bool blockingRead,
                                            size_t offset, size_t size, void *pDst,
                                            array_view<const ur_event_handle_t> phEventWaitList,
                                            std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueMemBufferRead(get(), hBuffer, blockingRead, offset, size, pDst,
                              static_cast<uint32_t>(phEventWaitList.size()), phEventWaitList.data(),
                              &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
queue::enqueue_mem_buffer_read(ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
                               size_t size, void *pDst,
                               array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result =
      enqueue_mem_buffer_read(hBuffer, blockingRead, offset, size, pDst, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueMemBufferRead", get());
  return result;
}

inline event queue::enqueue_mem_buffer_write(ur_mem_handle_t hBuffer, bool blockingWrite,
                                             size_t offset, size_t size, const void *pSrc,
                                             array_view<const ur_event_handle_t> phEventWaitList,
                                             std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueMemBufferWrite(get(), hBuffer, blockingWrite, offset, size, pSrc,
                               static_cast<uint32_t>(phEventWaitList.size()),
                               phEventWaitList.data(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
queue::enqueue_mem_buffer_write(ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
                                size_t size, const void *pSrc,
                                array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result =
      enqueue_mem_buffer_write(hBuffer, blockingWrite, offset, size, pSrc, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueMemBufferWrite", get());
  return result;
}

inline event queue::enqueue_mem_buffer_read_rect(
    ur_mem_handle_t hBuffer, bool blockingRead, ur_rect_offset_t bufferOrigin,
    ur_rect_offset_t hostOrigin, ur_rect_region_t region, size_t bufferRowPitch,
    size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
    array_view<const ur_event_handle_t> phEventWaitList, std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueMemBufferReadRect(get(), hBuffer, blockingRead, bufferOrigin, hostOrigin, region,
                                  bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch,
                                  pDst, static_cast<uint32_t>(phEventWaitList.size()),
                                  phEventWaitList.data(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event queue::enqueue_mem_buffer_read_rect(
    ur_mem_handle_t hBuffer, bool blockingRead, ur_rect_offset_t bufferOrigin,
    ur_rect_offset_t hostOrigin, ur_rect_region_t region, size_t bufferRowPitch,
    size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
    array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_mem_buffer_read_rect(
      hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch,
      hostRowPitch, hostSlicePitch, pDst, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueMemBufferReadRect", get());
  return result;
}

inline event queue::enqueue_mem_buffer_write_rect(
    ur_mem_handle_t hBuffer, bool blockingWrite, ur_rect_offset_t bufferOrigin,
    ur_rect_offset_t hostOrigin, ur_rect_region_t region, size_t bufferRowPitch,
    size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
    array_view<const ur_event_handle_t> phEventWaitList, std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueMemBufferWriteRect(get(), hBuffer, blockingWrite, bufferOrigin, hostOrigin, region,
                                   bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch,
                                   pSrc, static_cast<uint32_t>(phEventWaitList.size()),
                                   phEventWaitList.data(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event queue::enqueue_mem_buffer_write_rect(
    ur_mem_handle_t hBuffer, bool blockingWrite, ur_rect_offset_t bufferOrigin,
    ur_rect_offset_t hostOrigin, ur_rect_region_t region, size_t bufferRowPitch,
    size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
    array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_mem_buffer_write_rect(
      hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch,
      hostRowPitch, hostSlicePitch, pSrc, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueMemBufferWriteRect", get());
  return result;
}

inline event queue::enqueue_mem_buffer_copy(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                            size_t srcOffset, size_t dstOffset, size_t size,
                                            array_view<const ur_event_handle_t> phEventWaitList,
                                            std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueMemBufferCopy(get(), hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                              static_cast<uint32_t>(phEventWaitList.size()), phEventWaitList.data(),
                              &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
queue::enqueue_mem_buffer_copy(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                               size_t srcOffset, size_t dstOffset, size_t size,
                               array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_mem_buffer_copy(hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                         phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueMemBufferCopy", get());
  return result;
}

inline event queue::enqueue_mem_buffer_copy_rect(
    ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
    ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch,
    size_t dstRowPitch, size_t dstSlicePitch, array_view<const ur_event_handle_t> phEventWaitList,
    std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueMemBufferCopyRect(get(), hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region,
                                  srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch,
                                  static_cast<uint32_t>(phEventWaitList.size()),
                                  phEventWaitList.data(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
queue::enqueue_mem_buffer_copy_rect(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
                                    ur_rect_region_t region, size_t srcRowPitch,
                                    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
                                    array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_mem_buffer_copy_rect(hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region,
                                              srcRowPitch, srcSlicePitch, dstRowPitch,
                                              dstSlicePitch, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueMemBufferCopyRect", get());
  return result;
}

inline event queue::enqueue_mem_buffer_fill(ur_mem_handle_t hBuffer,
                                            array_view<const std::byte> pPattern, size_t offset,
                                            size_t size,
                                            array_view<const ur_event_handle_t> phEventWaitList,
                                            std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueMemBufferFill(get(), hBuffer, pPattern.data(), pPattern.size(), offset, size,
                              static_cast<uint32_t>(phEventWaitList.size()), phEventWaitList.data(),
                              &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
queue::enqueue_mem_buffer_fill(ur_mem_handle_t hBuffer, array_view<const std::byte> pPattern,
                               size_t offset, size_t size,
                               array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_mem_buffer_fill(hBuffer, pPattern, offset, size, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueMemBufferFill", get());
  return result;
}

inline enqueue_mem_buffer_map_result queue::enqueue_mem_buffer_map(
    ur_mem_handle_t hBuffer, bool blockingMap, ur_ipc::flags<ur_map_flag_t> mapFlags, size_t offset,
    size_t size, array_view<const ur_event_handle_t> phEventWaitList, std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  void *ppRetMap{};
  ec = urEnqueueMemBufferMap(get(), hBuffer, blockingMap, mapFlags, offset, size,
                             static_cast<uint32_t>(phEventWaitList.size()), phEventWaitList.data(),
                             &phEvent, &ppRetMap);
  if (ec)
    return {};
  return {event(phEvent), ppRetMap};
}
inline enqueue_mem_buffer_map_result
queue::enqueue_mem_buffer_map(ur_mem_handle_t hBuffer, bool blockingMap,
                              ur_ipc::flags<ur_map_flag_t> mapFlags, size_t offset, size_t size,
                              array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  enqueue_mem_buffer_map_result result =
      enqueue_mem_buffer_map(hBuffer, blockingMap, mapFlags, offset, size, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueMemBufferMap", get());
  return result;
}

inline event queue::enqueue_mem_unmap(ur_mem_handle_t hMem, void *pMappedPtr,
                                      array_view<const ur_event_handle_t> phEventWaitList,
                                      std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueMemUnmap(get(), hMem, pMappedPtr, static_cast<uint32_t>(phEventWaitList.size()),
                         phEventWaitList.data(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event queue::enqueue_mem_unmap(ur_mem_handle_t hMem, void *pMappedPtr,
                                      array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_mem_unmap(hMem, pMappedPtr, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueMemUnmap", get());
  return result;
}

inline event queue::enqueue_usm_fill(void *pMem, array_view<const std::byte> pPattern, size_t size,
                                     array_view<const ur_event_handle_t> phEventWaitList,
                                     std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueUSMFill(get(), pMem, pPattern.size(), pPattern.data(), size,
                        static_cast<uint32_t>(phEventWaitList.size()), phEventWaitList.data(),
                        &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event queue::enqueue_usm_fill(void *pMem, array_view<const std::byte> pPattern, size_t size,
                                     array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_usm_fill(pMem, pPattern, size, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueUSMFill", get());
  return result;
}

inline event queue::enqueue_usm_memcpy(bool blocking, void *pDst, const void *pSrc, size_t size,
                                       array_view<const ur_event_handle_t> phEventWaitList,
                                       std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueUSMMemcpy(get(), blocking, pDst, pSrc, size,
                          static_cast<uint32_t>(phEventWaitList.size()), phEventWaitList.data(),
                          &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event queue::enqueue_usm_memcpy(bool blocking, void *pDst, const void *pSrc, size_t size,
                                       array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_usm_memcpy(blocking, pDst, pSrc, size, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueUSMMemcpy", get());
  return result;
}

inline event queue::enqueue_usm_prefetch(const void *pMem, size_t size,
                                         ur_ipc::flags<ur_usm_migration_flag_t> flags,
                                         array_view<const ur_event_handle_t> phEventWaitList,
                                         std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueUSMPrefetch(get(), pMem, size, flags, static_cast<uint32_t>(phEventWaitList.size()),
                            phEventWaitList.data(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
queue::enqueue_usm_prefetch(const void *pMem, size_t size,
                            ur_ipc::flags<ur_usm_migration_flag_t> flags,
                            array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_usm_prefetch(pMem, size, flags, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueUSMPrefetch", get());
  return result;
}

inline event queue::enqueue_usm_advise(const void *pMem, size_t size,
                                       ur_ipc::flags<ur_usm_advice_flag_t> advice,
                                       std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueUSMAdvise(get(), pMem, size, advice, &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event queue::enqueue_usm_advise(const void *pMem, size_t size,
                                       ur_ipc::flags<ur_usm_advice_flag_t> advice) const {
  std::error_code ec;
  event result = enqueue_usm_advise(pMem, size, advice, ec);
  if (ec)
    detail::raise(ec, "urEnqueueUSMAdvise", get());
  return result;
}

template <ur_event_info_t Property>
inline info_t<Property> event::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urEventGetInfo(get(), Property, rest...); }, ec);
}
template <ur_event_info_t Property> inline info_t<Property> event::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urEventGetInfo", get());
  return result;
}

template <ur_profiling_info_t Property>
inline info_t<Property> event::get_profiling_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urEventGetProfilingInfo(get(), Property, rest...); }, ec);
}
template <ur_profiling_info_t Property> inline info_t<Property> event::get_profiling_info() const {
  std::error_code ec;
  info_t<Property> result = get_profiling_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urEventGetProfilingInfo", get());
  return result;
}

inline void event_wait(array_view<const ur_event_handle_t> phEventWaitList, std::error_code &ec) {
  ec = urEventWait(static_cast<uint32_t>(phEventWaitList.size()), phEventWaitList.data());
}
inline void event_wait(array_view<const ur_event_handle_t> phEventWaitList) {
  std::error_code ec;
  event_wait(phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEventWait", detail::first(phEventWaitList));
}

inline ur_native_handle_t event::get_native_handle(std::error_code &ec) const {
  ur_native_handle_t phNativeEvent{};
  ec = urEventGetNativeHandle(get(), &phNativeEvent);
  if (ec)
    return {};
  return phNativeEvent;
}
inline ur_native_handle_t event::get_native_handle() const {
  std::error_code ec;
  ur_native_handle_t result = get_native_handle(ec);
  if (ec)
    detail::raise(ec, "urEventGetNativeHandle", get());
  return result;
}

inline event context::event_create_with_native_handle(
    ur_native_handle_t hNativeEvent, optional_ref<const ur_event_native_properties_t> pProperties,
    std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEventCreateWithNativeHandle(hNativeEvent, get(), pProperties.get(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event context::event_create_with_native_handle(
    ur_native_handle_t hNativeEvent,
    optional_ref<const ur_event_native_properties_t> pProperties) const {
  std::error_code ec;
  event result = event_create_with_native_handle(hNativeEvent, pProperties, ec);
  if (ec)
    detail::raise(ec, "urEventCreateWithNativeHandle", get());
  return result;
}

inline void event::set_callback(ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
                                void *pUserData, std::error_code &ec) const {
  ec = urEventSetCallback(get(), execStatus, pfnNotify, pUserData);
}
inline void event::set_callback(ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
                                void *pUserData) const {
  std::error_code ec;
  set_callback(execStatus, pfnNotify, pUserData, ec);
  if (ec)
    detail::raise(ec, "urEventSetCallback", get());
}

inline mem context::mem_buffer_create(ur_ipc::flags<ur_mem_flag_t> flags, size_t size,
                                      optional_ref<const ur_buffer_properties_t> pProperties,
                                      std::error_code &ec) const {
  ur_mem_handle_t phBuffer{};
  ec = urMemBufferCreate(get(), flags, size, pProperties.get(), &phBuffer);
  if (ec)
    return {};
  return mem(phBuffer);
}
inline mem
context::mem_buffer_create(ur_ipc::flags<ur_mem_flag_t> flags, size_t size,
                           optional_ref<const ur_buffer_properties_t> pProperties) const {
  std::error_code ec;
  mem result = mem_buffer_create(flags, size, pProperties, ec);
  if (ec)
    detail::raise(ec, "urMemBufferCreate", get());
  return result;
}

inline mem mem::buffer_partition(ur_ipc::flags<ur_mem_flag_t> flags,
                                 ur_buffer_create_type_t bufferCreateType,
                                 const ur_buffer_region_t &pRegion, std::error_code &ec) const {
  ur_mem_handle_t phMem{};
  ec = urMemBufferPartition(get(), flags, bufferCreateType, &pRegion, &phMem);
  if (ec)
    return {};
  return mem(phMem);
}
inline mem mem::buffer_partition(ur_ipc::flags<ur_mem_flag_t> flags,
                                 ur_buffer_create_type_t bufferCreateType,
                                 const ur_buffer_region_t &pRegion) const {
  std::error_code ec;
  mem result = buffer_partition(flags, bufferCreateType, pRegion, ec);
  if (ec)
    detail::raise(ec, "urMemBufferPartition", get());
  return result;
}

inline ur_native_handle_t mem::get_native_handle(ur_device_handle_t hDevice,
                                                 std::error_code &ec) const {
  ur_native_handle_t phNativeMem{};
  ec = urMemGetNativeHandle(get(), hDevice, &phNativeMem);
  if (ec)
    return {};
  return phNativeMem;
}
inline ur_native_handle_t mem::get_native_handle(ur_device_handle_t hDevice) const {
  std::error_code ec;
  ur_native_handle_t result = get_native_handle(hDevice, ec);
  if (ec)
    detail::raise(ec, "urMemGetNativeHandle", get());
  return result;
}

template <ur_mem_info_t Property> inline info_t<Property> mem::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urMemGetInfo(get(), Property, rest...); }, ec);
}
template <ur_mem_info_t Property> inline info_t<Property> mem::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urMemGetInfo", get());
  return result;
}

inline std::vector<platform> adapter::platform_get(std::error_code &ec) const {
  return detail::borrowed_list<platform>(
      [&](auto... rest) { return urPlatformGet(get(), rest...); }, ec);
}
inline std::vector<platform> adapter::platform_get() const {
  std::error_code ec;
  std::vector<platform> result = platform_get(ec);
  if (ec)
    detail::raise(ec, "urPlatformGet", get());
  return result;
}

template <ur_platform_info_t Property>
inline info_t<Property> platform::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urPlatformGetInfo(get(), Property, rest...); }, ec);
}
template <ur_platform_info_t Property> inline info_t<Property> platform::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urPlatformGetInfo", get());
  return result;
}

inline ur_api_version_t platform::get_api_version(std::error_code &ec) const {
  ur_api_version_t pVersion{};
  ec = urPlatformGetApiVersion(get(), &pVersion);
  if (ec)
    return {};
  return pVersion;
}
inline ur_api_version_t platform::get_api_version() const {
  std::error_code ec;
  ur_api_version_t result = get_api_version(ec);
  if (ec)
    detail::raise(ec, "urPlatformGetApiVersion", get());
  return result;
}

inline ur_native_handle_t platform::get_native_handle(std::error_code &ec) const {
  ur_native_handle_t phNativePlatform{};
  ec = urPlatformGetNativeHandle(get(), &phNativePlatform);
  if (ec)
    return {};
  return phNativePlatform;
}
inline ur_native_handle_t platform::get_native_handle() const {
  std::error_code ec;
  ur_native_handle_t result = get_native_handle(ec);
  if (ec)
    detail::raise(ec, "urPlatformGetNativeHandle", get());
  return result;
}

inline platform adapter::platform_create_with_native_handle(
    ur_native_handle_t hNativePlatform,
    optional_ref<const ur_platform_native_properties_t> pProperties, std::error_code &ec) const {
  ur_platform_handle_t phPlatform{};
  ec = urPlatformCreateWithNativeHandle(hNativePlatform, get(), pProperties.get(), &phPlatform);
  if (ec)
    return {};
  return platform(phPlatform);
}
inline platform adapter::platform_create_with_native_handle(
    ur_native_handle_t hNativePlatform,
    optional_ref<const ur_platform_native_properties_t> pProperties) const {
  std::error_code ec;
  platform result = platform_create_with_native_handle(hNativePlatform, pProperties, ec);
  if (ec)
    detail::raise(ec, "urPlatformCreateWithNativeHandle", get());
  return result;
}

template <ur_queue_info_t Property>
inline info_t<Property> queue::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urQueueGetInfo(get(), Property, rest...); }, ec);
}
template <ur_queue_info_t Property> inline info_t<Property> queue::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urQueueGetInfo", get());
  return result;
}

inline queue context::queue_create(ur_device_handle_t hDevice,
                                   optional_ref<const ur_queue_properties_t> pProperties,
                                   std::error_code &ec) const {
  ur_queue_handle_t phQueue{};
  ec = urQueueCreate(get(), hDevice, pProperties.get(), &phQueue);
  if (ec)
    return {};
  return queue(phQueue);
}
inline queue context::queue_create(ur_device_handle_t hDevice,
                                   optional_ref<const ur_queue_properties_t> pProperties) const {
  std::error_code ec;
  queue result = queue_create(hDevice, pProperties, ec);
  if (ec)
    detail::raise(ec, "urQueueCreate", get());
  return result;
}

inline ur_native_handle_t queue::get_native_handle(optional_ref<const ur_queue_native_desc_t> pDesc,
                                                   std::error_code &ec) const {
  ur_native_handle_t phNativeQueue{};
  ec = urQueueGetNativeHandle(get(), const_cast<ur_queue_native_desc_t *>(pDesc.get()),
                              &phNativeQueue);
  if (ec)
    return {};
  return phNativeQueue;
}
inline ur_native_handle_t
queue::get_native_handle(optional_ref<const ur_queue_native_desc_t> pDesc) const {
  std::error_code ec;
  ur_native_handle_t result = get_native_handle(pDesc, ec);
  if (ec)
    detail::raise(ec, "urQueueGetNativeHandle", get());
  return result;
}

inline queue context::queue_create_with_native_handle(
    ur_native_handle_t hNativeQueue, ur_device_handle_t hDevice,
    optional_ref<const ur_queue_native_properties_t> pProperties, std::error_code &ec) const {
  ur_queue_handle_t phQueue{};
  ec = urQueueCreateWithNativeHandle(hNativeQueue, get(), hDevice, pProperties.get(), &phQueue);
  if (ec)
    return {};
  return queue(phQueue);
}
inline queue context::queue_create_with_native_handle(
    ur_native_handle_t hNativeQueue, ur_device_handle_t hDevice,
    optional_ref<const ur_queue_native_properties_t> pProperties) const {
  std::error_code ec;
  queue result = queue_create_with_native_handle(hNativeQueue, hDevice, pProperties, ec);
  if (ec)
    detail::raise(ec, "urQueueCreateWithNativeHandle", get());
  return result;
}

inline void queue::finish(std::error_code &ec) const { ec = urQueueFinish(get()); }
inline void queue::finish() const {
  std::error_code ec;
  finish(ec);
  if (ec)
    detail::raise(ec, "urQueueFinish", get());
}

inline void queue::flush(std::error_code &ec) const { ec = urQueueFlush(get()); }
inline void queue::flush() const {
  std::error_code ec;
  flush(ec);
  if (ec)
    detail::raise(ec, "urQueueFlush", get());
}

inline usm_allocation context::usm_host_alloc(size_t size,
                                              optional_ref<const ur_usm_desc_t> pUSMDesc,
                                              ur_usm_pool_handle_t pool,
                                              std::error_code &ec) const {
  void *ppMem{};
  context owner = retained<context>(get(), ec);
  if (ec)
    return {};
  ec = urUSMHostAlloc(get(), pUSMDesc.get(), pool, size, &ppMem);
  if (ec)
    return {};
  return usm_allocation(std::move(owner), ppMem, size);
}
inline usm_allocation context::usm_host_alloc(size_t size,
                                              optional_ref<const ur_usm_desc_t> pUSMDesc,
                                              ur_usm_pool_handle_t pool) const {
  std::error_code ec;
  usm_allocation result = usm_host_alloc(size, pUSMDesc, pool, ec);
  if (ec)
    detail::raise(ec, "urUSMHostAlloc", get());
  return result;
}

inline usm_allocation context::usm_device_alloc(ur_device_handle_t hDevice, size_t size,
                                                optional_ref<const ur_usm_desc_t> pUSMDesc,
                                                ur_usm_pool_handle_t pool,
                                                std::error_code &ec) const {
  void *ppMem{};
  context owner = retained<context>(get(), ec);
  if (ec)
    return {};
  ec = urUSMDeviceAlloc(get(), hDevice, pUSMDesc.get(), pool, size, &ppMem);
  if (ec)
    return {};
  return usm_allocation(std::move(owner), ppMem, size);
}
inline usm_allocation context::usm_device_alloc(ur_device_handle_t hDevice, size_t size,
                                                optional_ref<const ur_usm_desc_t> pUSMDesc,
                                                ur_usm_pool_handle_t pool) const {
  std::error_code ec;
  usm_allocation result = usm_device_alloc(hDevice, size, pUSMDesc, pool, ec);
  if (ec)
    detail::raise(ec, "urUSMDeviceAlloc", get());
  return result;
}

inline usm_allocation context::usm_shared_alloc(ur_device_handle_t hDevice, size_t size,
                                                optional_ref<const ur_usm_desc_t> pUSMDesc,
                                                ur_usm_pool_handle_t pool,
                                                std::error_code &ec) const {
  void *ppMem{};
  context owner = retained<context>(get(), ec);
  if (ec)
    return {};
  ec = urUSMSharedAlloc(get(), hDevice, pUSMDesc.get(), pool, size, &ppMem);
  if (ec)
    return {};
  return usm_allocation(std::move(owner), ppMem, size);
}
inline usm_allocation context::usm_shared_alloc(ur_device_handle_t hDevice, size_t size,
                                                optional_ref<const ur_usm_desc_t> pUSMDesc,
                                                ur_usm_pool_handle_t pool) const {
  std::error_code ec;
  usm_allocation result = usm_shared_alloc(hDevice, size, pUSMDesc, pool, ec);
  if (ec)
    detail::raise(ec, "urUSMSharedAlloc", get());
  return result;
}

template <ur_usm_alloc_info_t Property>
inline info_t<Property> context::usm_get_mem_alloc_info(const void *pMem,
                                                        std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urUSMGetMemAllocInfo(get(), pMem, Property, rest...); }, ec);
}
template <ur_usm_alloc_info_t Property>
inline info_t<Property> context::usm_get_mem_alloc_info(const void *pMem) const {
  std::error_code ec;
  info_t<Property> result = usm_get_mem_alloc_info<Property>(pMem, ec);
  if (ec)
    detail::raise(ec, "urUSMGetMemAllocInfo", get());
  return result;
}

inline usm_pool context::usm_pool_create(const ur_usm_pool_desc_t &pPoolDesc,
                                         std::error_code &ec) const {
  ur_usm_pool_handle_t ppPool{};
  ec = urUSMPoolCreate(get(), const_cast<ur_usm_pool_desc_t *>(&pPoolDesc), &ppPool);
  if (ec)
    return {};
  return usm_pool(ppPool);
}
inline usm_pool context::usm_pool_create(const ur_usm_pool_desc_t &pPoolDesc) const {
  std::error_code ec;
  usm_pool result = usm_pool_create(pPoolDesc, ec);
  if (ec)
    detail::raise(ec, "urUSMPoolCreate", get());
  return result;
}

inline const char *platform::get_backend_option(const char *pFrontendOption,
                                                std::error_code &ec) const {
  const char *ppPlatformOption{};
  ec = urPlatformGetBackendOption(get(), pFrontendOption, &ppPlatformOption);
  if (ec)
    return {};
  return ppPlatformOption;
}
inline const char *platform::get_backend_option(const char *pFrontendOption) const {
  std::error_code ec;
  const char *result = get_backend_option(pFrontendOption, ec);
  if (ec)
    detail::raise(ec, "urPlatformGetBackendOption", get());
  return result;
}

inline mem context::mem_buffer_create_with_native_handle(
    ur_native_handle_t hNativeMem, optional_ref<const ur_mem_native_properties_t> pProperties,
    std::error_code &ec) const {
  ur_mem_handle_t phMem{};
  ec = urMemBufferCreateWithNativeHandle(hNativeMem, get(), pProperties.get(), &phMem);
  if (ec)
    return {};
  return mem(phMem);
}
inline mem context::mem_buffer_create_with_native_handle(
    ur_native_handle_t hNativeMem,
    optional_ref<const ur_mem_native_properties_t> pProperties) const {
  std::error_code ec;
  mem result = mem_buffer_create_with_native_handle(hNativeMem, pProperties, ec);
  if (ec)
    detail::raise(ec, "urMemBufferCreateWithNativeHandle", get());
  return result;
}

template <ur_usm_pool_info_t Property>
inline info_t<Property> usm_pool::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urUSMPoolGetInfo(get(), Property, rest...); }, ec);
}
template <ur_usm_pool_info_t Property> inline info_t<Property> usm_pool::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urUSMPoolGetInfo", get());
  return result;
}

inline event queue::enqueue_usm_fill_2d(void *pMem, size_t pitch,
                                        array_view<const std::byte> pPattern, size_t width,
                                        size_t height,
                                        array_view<const ur_event_handle_t> phEventWaitList,
                                        std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueUSMFill2D(get(), pMem, pitch, pPattern.size(), pPattern.data(), width, height,
                          static_cast<uint32_t>(phEventWaitList.size()), phEventWaitList.data(),
                          &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event queue::enqueue_usm_fill_2d(void *pMem, size_t pitch,
                                        array_view<const std::byte> pPattern, size_t width,
                                        size_t height,
                                        array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_usm_fill_2d(pMem, pitch, pPattern, width, height, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueUSMFill2D", get());
  return result;
}

inline event queue::enqueue_usm_memcpy_2d(bool blocking, void *pDst, size_t dstPitch,
                                          const void *pSrc, size_t srcPitch, size_t width,
                                          size_t height,
                                          array_view<const ur_event_handle_t> phEventWaitList,
                                          std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEnqueueUSMMemcpy2D(get(), blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                            static_cast<uint32_t>(phEventWaitList.size()), phEventWaitList.data(),
                            &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
queue::enqueue_usm_memcpy_2d(bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
                             size_t srcPitch, size_t width, size_t height,
                             array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_usm_memcpy_2d(blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                                       phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueUSMMemcpy2D", get());
  return result;
}

template <ur_virtual_mem_granularity_info_t Property>
inline info_t<Property> context::virtual_mem_granularity_get_info(size_t allocationSize,
                                                                  ur_device_handle_t hDevice,
                                                                  std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) {
        return urVirtualMemGranularityGetInfo(get(), hDevice, allocationSize, Property, rest...);
      },
      ec);
}
template <ur_virtual_mem_granularity_info_t Property>
inline info_t<Property>
context::virtual_mem_granularity_get_info(size_t allocationSize, ur_device_handle_t hDevice) const {
  std::error_code ec;
  info_t<Property> result = virtual_mem_granularity_get_info<Property>(allocationSize, hDevice, ec);
  if (ec)
    detail::raise(ec, "urVirtualMemGranularityGetInfo", get());
  return result;
}

inline virtual_mem_reservation context::virtual_mem_reserve(size_t size, const void *pStart,
                                                            std::error_code &ec) const {
  void *ppStart{};
  context owner = retained<context>(get(), ec);
  if (ec)
    return {};
  ec = urVirtualMemReserve(get(), pStart, size, &ppStart);
  if (ec)
    return {};
  return virtual_mem_reservation(std::move(owner), ppStart, size);
}
inline virtual_mem_reservation context::virtual_mem_reserve(size_t size, const void *pStart) const {
  std::error_code ec;
  virtual_mem_reservation result = virtual_mem_reserve(size, pStart, ec);
  if (ec)
    detail::raise(ec, "urVirtualMemReserve", get());
  return result;
}

inline virtual_mem_mapping
context::virtual_mem_map(const void *pStart, size_t size, ur_physical_mem_handle_t hPhysicalMem,
                         size_t offset, ur_ipc::flags<ur_virtual_mem_access_flag_t> flags,
                         std::error_code &ec) const {
  context owner = retained<context>(get(), ec);
  if (ec)
    return {};
  ec = urVirtualMemMap(get(), pStart, size, hPhysicalMem, offset, flags);
  if (ec)
    return {};
  return virtual_mem_mapping(std::move(owner), const_cast<void *>(pStart), size);
}
inline virtual_mem_mapping
context::virtual_mem_map(const void *pStart, size_t size, ur_physical_mem_handle_t hPhysicalMem,
                         size_t offset, ur_ipc::flags<ur_virtual_mem_access_flag_t> flags) const {
  std::error_code ec;
  virtual_mem_mapping result = virtual_mem_map(pStart, size, hPhysicalMem, offset, flags, ec);
  if (ec)
    detail::raise(ec, "urVirtualMemMap", get());
  return result;
}

inline void context::virtual_mem_set_access(const void *pStart, size_t size,
                                            ur_ipc::flags<ur_virtual_mem_access_flag_t> flags,
                                            std::error_code &ec) const {
  ec = urVirtualMemSetAccess(get(), pStart, size, flags);
}
inline void
context::virtual_mem_set_access(const void *pStart, size_t size,
                                ur_ipc::flags<ur_virtual_mem_access_flag_t> flags) const {
  std::error_code ec;
  virtual_mem_set_access(pStart, size, flags, ec);
  if (ec)
    detail::raise(ec, "urVirtualMemSetAccess", get());
}

template <ur_virtual_mem_info_t Property>
inline info_t<Property> context::virtual_mem_get_info(const void *pStart, size_t size,
                                                      std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urVirtualMemGetInfo(get(), pStart, size, Property, rest...); },
      ec);
}
template <ur_virtual_mem_info_t Property>
inline info_t<Property> context::virtual_mem_get_info(const void *pStart, size_t size) const {
  std::error_code ec;
  info_t<Property> result = virtual_mem_get_info<Property>(pStart, size, ec);
  if (ec)
    detail::raise(ec, "urVirtualMemGetInfo", get());
  return result;
}

inline physical_mem
context::physical_mem_create(ur_device_handle_t hDevice, size_t size,
                             optional_ref<const ur_physical_mem_properties_t> pProperties,
                             std::error_code &ec) const {
  ur_physical_mem_handle_t phPhysicalMem{};
  ec = urPhysicalMemCreate(get(), hDevice, size, pProperties.get(), &phPhysicalMem);
  if (ec)
    return {};
  return physical_mem(phPhysicalMem);
}
inline physical_mem
context::physical_mem_create(ur_device_handle_t hDevice, size_t size,
                             optional_ref<const ur_physical_mem_properties_t> pProperties) const {
  std::error_code ec;
  physical_mem result = physical_mem_create(hDevice, size, pProperties, ec);
  if (ec)
    detail::raise(ec, "urPhysicalMemCreate", get());
  return result;
}

inline void device::usm_p2p_enable_peer_access_exp(ur_device_handle_t peerDevice,
                                                   std::error_code &ec) const {
  ec = urUsmP2PEnablePeerAccessExp(get(), peerDevice);
}
inline void device::usm_p2p_enable_peer_access_exp(ur_device_handle_t peerDevice) const {
  std::error_code ec;
  usm_p2p_enable_peer_access_exp(peerDevice, ec);
  if (ec)
    detail::raise(ec, "urUsmP2PEnablePeerAccessExp", get());
}

inline void device::usm_p2p_disable_peer_access_exp(ur_device_handle_t peerDevice,
                                                    std::error_code &ec) const {
  ec = urUsmP2PDisablePeerAccessExp(get(), peerDevice);
}
inline void device::usm_p2p_disable_peer_access_exp(ur_device_handle_t peerDevice) const {
  std::error_code ec;
  usm_p2p_disable_peer_access_exp(peerDevice, ec);
  if (ec)
    detail::raise(ec, "urUsmP2PDisablePeerAccessExp", get());
}

template <ur_exp_peer_info_t Property>
inline info_t<Property> device::usm_p2p_peer_access_get_info_exp(ur_device_handle_t peerDevice,
                                                                 std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) {
        return urUsmP2PPeerAccessGetInfoExp(get(), peerDevice, Property, rest...);
      },
      ec);
}
template <ur_exp_peer_info_t Property>
inline info_t<Property>
device::usm_p2p_peer_access_get_info_exp(ur_device_handle_t peerDevice) const {
  std::error_code ec;
  info_t<Property> result = usm_p2p_peer_access_get_info_exp<Property>(peerDevice, ec);
  if (ec)
    detail::raise(ec, "urUsmP2PPeerAccessGetInfoExp", get());
  return result;
}

inline loader_config loader_config_create(std::error_code &ec) {
  ur_loader_config_handle_t phLoaderConfig{};
  ec = urLoaderConfigCreate(&phLoaderConfig);
  if (ec)
    return {};
  return loader_config(phLoaderConfig);
}
inline loader_config loader_config_create() {
  std::error_code ec;
  loader_config result = loader_config_create(ec);
  if (ec)
    detail::raise(ec, "urLoaderConfigCreate", nullptr);
  return result;
}

template <ur_loader_config_info_t Property>
inline info_t<Property> loader_config::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urLoaderConfigGetInfo(get(), Property, rest...); }, ec);
}
template <ur_loader_config_info_t Property>
inline info_t<Property> loader_config::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urLoaderConfigGetInfo", get());
  return result;
}

inline void loader_config::enable_layer(const char *pLayerName, std::error_code &ec) const {
  ec = urLoaderConfigEnableLayer(get(), pLayerName);
}
inline void loader_config::enable_layer(const char *pLayerName) const {
  std::error_code ec;
  enable_layer(pLayerName, ec);
  if (ec)
    detail::raise(ec, "urLoaderConfigEnableLayer", get());
}

inline std::vector<adapter> adapter_get(std::error_code &ec) {
  return detail::owned_list<adapter>([&](auto... rest) { return urAdapterGet(rest...); }, ec);
}
inline std::vector<adapter> adapter_get() {
  std::error_code ec;
  std::vector<adapter> result = adapter_get(ec);
  if (ec)
    detail::raise(ec, "urAdapterGet", nullptr);
  return result;
}

inline adapter_get_last_error_result adapter::get_last_error(std::error_code &ec) const {
  const char *ppMessage{};
  int32_t pError{};
  ec = urAdapterGetLastError(get(), &ppMessage, &pError);
  if (ec)
    return {};
  return {ppMessage, pError};
}
inline adapter_get_last_error_result adapter::get_last_error() const {
  std::error_code ec;
  adapter_get_last_error_result result = get_last_error(ec);
  if (ec)
    detail::raise(ec, "urAdapterGetLastError", get());
  return result;
}

template <ur_adapter_info_t Property>
inline info_t<Property> adapter::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urAdapterGetInfo(get(), Property, rest...); }, ec);
}
template <ur_adapter_info_t Property> inline info_t<Property> adapter::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urAdapterGetInfo", get());
  return result;
}

inline void loader_config::set_code_location_callback(ur_code_location_callback_t pfnCodeloc,
                                                      void *pUserData, std::error_code &ec) const {
  ec = urLoaderConfigSetCodeLocationCallback(get(), pfnCodeloc, pUserData);
}
inline void loader_config::set_code_location_callback(ur_code_location_callback_t pfnCodeloc,
                                                      void *pUserData) const {
  std::error_code ec;
  set_code_location_callback(pfnCodeloc, pUserData, ec);
  if (ec)
    detail::raise(ec, "urLoaderConfigSetCodeLocationCallback", get());
}

inline void loader_init(ur_ipc::flags<ur_device_init_flag_t> device_flags,
                        ur_loader_config_handle_t hLoaderConfig, std::error_code &ec) {
  ec = urLoaderInit(device_flags, hLoaderConfig);
}
inline void loader_init(ur_ipc::flags<ur_device_init_flag_t> device_flags,
                        ur_loader_config_handle_t hLoaderConfig) {
  std::error_code ec;
  loader_init(device_flags, hLoaderConfig, ec);
  if (ec)
    detail::raise(ec, "urLoaderInit", nullptr);
}

inline void loader_tear_down(std::error_code &ec) { ec = urLoaderTearDown(); }
inline void loader_tear_down() {
  std::error_code ec;
  loader_tear_down(ec);
  if (ec)
    detail::raise(ec, "urLoaderTearDown", nullptr);
}

inline std::vector<device> platform::device_get_selected(ur_device_type_t DeviceType,
                                                         std::error_code &ec) const {
  return detail::borrowed_list<device>(
      [&](auto... rest) { return urDeviceGetSelected(get(), DeviceType, rest...); }, ec);
}
inline std::vector<device> platform::device_get_selected(ur_device_type_t DeviceType) const {
  std::error_code ec;
  std::vector<device> result = device_get_selected(DeviceType, ec);
  if (ec)
    detail::raise(ec, "urDeviceGetSelected", get());
  return result;
}

inline event queue::enqueue_timestamp_recording_exp(
    bool blocking, array_view<const ur_event_handle_t> phEventWaitList, std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec =
      urEnqueueTimestampRecordingExp(get(), blocking, static_cast<uint32_t>(phEventWaitList.size()),
                                     phEventWaitList.data(), &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
queue::enqueue_timestamp_recording_exp(bool blocking,
                                       array_view<const ur_event_handle_t> phEventWaitList) const {
  std::error_code ec;
  event result = enqueue_timestamp_recording_exp(blocking, phEventWaitList, ec);
  if (ec)
    detail::raise(ec, "urEnqueueTimestampRecordingExp", get());
  return result;
}

inline void loader_config::set_mocking_enabled(bool enable, std::error_code &ec) const {
  ec = urLoaderConfigSetMockingEnabled(get(), enable);
}
inline void loader_config::set_mocking_enabled(bool enable) const {
  std::error_code ec;
  set_mocking_enabled(enable, ec);
  if (ec)
    detail::raise(ec, "urLoaderConfigSetMockingEnabled", get());
}

inline void queue::enqueue_events_wait_with_barrier_ext(
    optional_ref<const ur_exp_enqueue_ext_properties_t> pProperties,
    array_view<const ur_event_handle_t> phEventWaitList, event *phEvent,
    std::error_code &ec) const {
  ec = urEnqueueEventsWaitWithBarrierExt(get(), pProperties.get(),
                                         static_cast<uint32_t>(phEventWaitList.size()),
                                         phEventWaitList.data(), slot(phEvent));
}
inline void queue::enqueue_events_wait_with_barrier_ext(
    optional_ref<const ur_exp_enqueue_ext_properties_t> pProperties,
    array_view<const ur_event_handle_t> phEventWaitList, event *phEvent) const {
  std::error_code ec;
  enqueue_events_wait_with_barrier_ext(pProperties, phEventWaitList, phEvent, ec);
  if (ec)
    detail::raise(ec, "urEnqueueEventsWaitWithBarrierExt", get());
}

template <ur_physical_mem_info_t Property>
inline info_t<Property> physical_mem::get_info(std::error_code &ec) const {
  return detail::query<Property>(
      [&](auto... rest) { return urPhysicalMemGetInfo(get(), Property, rest...); }, ec);
}
template <ur_physical_mem_info_t Property> inline info_t<Property> physical_mem::get_info() const {
  std::error_code ec;
  info_t<Property> result = get_info<Property>(ec);
  if (ec)
    detail::raise(ec, "urPhysicalMemGetInfo", get());
  return result;
}

inline void adapter::set_logger_callback(ur_logger_callback_t pfnLoggerCallback,
                                         ur_logger_level_t level, void *pUserData,
                                         std::error_code &ec) const {
  ec = urAdapterSetLoggerCallback(get(), pfnLoggerCallback, pUserData, level);
}
inline void adapter::set_logger_callback(ur_logger_callback_t pfnLoggerCallback,
                                         ur_logger_level_t level, void *pUserData) const {
  std::error_code ec;
  set_logger_callback(pfnLoggerCallback, level, pUserData, ec);
  if (ec)
    detail::raise(ec, "urAdapterSetLoggerCallback", get());
}

inline void adapter::set_logger_callback_level(ur_logger_level_t level, std::error_code &ec) const {
  ec = urAdapterSetLoggerCallbackLevel(get(), level);
}
inline void adapter::set_logger_callback_level(ur_logger_level_t level) const {
  std::error_code ec;
  set_logger_callback_level(level, ec);
  if (ec)
    detail::raise(ec, "urAdapterSetLoggerCallbackLevel", get());
}

inline void context::usm_context_memcpy_exp(void *pDst, const void *pSrc, size_t size,
                                            std::error_code &ec) const {
  ec = urUSMContextMemcpyExp(get(), pDst, pSrc, size);
}
inline void context::usm_context_memcpy_exp(void *pDst, const void *pSrc, size_t size) const {
  std::error_code ec;
  usm_context_memcpy_exp(pDst, pSrc, size, ec);
  if (ec)
    detail::raise(ec, "urUSMContextMemcpyExp", get());
}

inline ipc_mem_handle_data context::ipc_get_mem_handle_exp(void *pMem, std::error_code &ec) const {
  void *ppIPCMemHandleData{};
  size_t pIPCMemHandleDataSizeRet{};
  context owner = retained<context>(get(), ec);
  if (ec)
    return {};
  ec = urIPCGetMemHandleExp(get(), pMem, &ppIPCMemHandleData, &pIPCMemHandleDataSizeRet);
  if (ec)
    return {};
  return ipc_mem_handle_data(std::move(owner), ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}
inline ipc_mem_handle_data context::ipc_get_mem_handle_exp(void *pMem) const {
  std::error_code ec;
  ipc_mem_handle_data result = ipc_get_mem_handle_exp(pMem, ec);
  if (ec)
    detail::raise(ec, "urIPCGetMemHandleExp", get());
  return result;
}

inline ipc_mem context::ipc_open_mem_handle_exp(ur_device_handle_t hDevice,
                                                array_view<const std::byte> pIPCMemHandleData,
                                                std::error_code &ec) const {
  void *ppMem{};
  context owner = retained<context>(get(), ec);
  if (ec)
    return {};
  ec = urIPCOpenMemHandleExp(get(), hDevice, detail::unconst(pIPCMemHandleData.data()),
                             pIPCMemHandleData.size(), &ppMem);
  if (ec)
    return {};
  return ipc_mem(std::move(owner), ppMem, 0);
}
inline ipc_mem
context::ipc_open_mem_handle_exp(ur_device_handle_t hDevice,
                                 array_view<const std::byte> pIPCMemHandleData) const {
  std::error_code ec;
  ipc_mem result = ipc_open_mem_handle_exp(hDevice, pIPCMemHandleData, ec);
  if (ec)
    detail::raise(ec, "urIPCOpenMemHandleExp", get());
  return result;
}

inline void context::usm_host_alloc_register_exp(
    void *pHostMem, size_t size,
    optional_ref<const ur_exp_usm_host_alloc_register_properties_t> pProperties,
    std::error_code &ec) const {
  ec = urUSMHostAllocRegisterExp(get(), pHostMem, size, pProperties.get());
}
inline void context::usm_host_alloc_register_exp(
    void *pHostMem, size_t size,
    optional_ref<const ur_exp_usm_host_alloc_register_properties_t> pProperties) const {
  std::error_code ec;
  usm_host_alloc_register_exp(pHostMem, size, pProperties, ec);
  if (ec)
    detail::raise(ec, "urUSMHostAllocRegisterExp", get());
}

inline void context::usm_host_alloc_unregister_exp(void *pHostMem, std::error_code &ec) const {
  ec = urUSMHostAllocUnregisterExp(get(), pHostMem);
}
inline void context::usm_host_alloc_unregister_exp(void *pHostMem) const {
  std::error_code ec;
  usm_host_alloc_unregister_exp(pHostMem, ec);
  if (ec)
    detail::raise(ec, "urUSMHostAllocUnregisterExp", get());
}

inline ipc_phys_mem_handle_data
context::ipc_get_phys_mem_handle_exp(ur_physical_mem_handle_t hPhysMem, std::error_code &ec) const {
  void *ppIPCPhysMemHandleData{};
  size_t pIPCPhysMemHandleDataSizeRet{};
  context owner = retained<context>(get(), ec);
  if (ec)
    return {};
  ec = urIPCGetPhysMemHandleExp(get(), hPhysMem, &ppIPCPhysMemHandleData,
                                &pIPCPhysMemHandleDataSizeRet);
  if (ec)
    return {};
  return ipc_phys_mem_handle_data(std::move(owner), ppIPCPhysMemHandleData,
                                  pIPCPhysMemHandleDataSizeRet);
}
inline ipc_phys_mem_handle_data
context::ipc_get_phys_mem_handle_exp(ur_physical_mem_handle_t hPhysMem) const {
  std::error_code ec;
  ipc_phys_mem_handle_data result = ipc_get_phys_mem_handle_exp(hPhysMem, ec);
  if (ec)
    detail::raise(ec, "urIPCGetPhysMemHandleExp", get());
  return result;
}

inline opened_physical_mem
context::ipc_open_phys_mem_handle_exp(ur_device_handle_t hDevice,
                                      array_view<const std::byte> pIPCPhysMemHandleData,
                                      std::error_code &ec) const {
  ur_physical_mem_handle_t phPhysMem{};
  context owner = retained<context>(get(), ec);
  if (ec)
    return {};
  ec = urIPCOpenPhysMemHandleExp(get(), hDevice, pIPCPhysMemHandleData.data(),
                                 pIPCPhysMemHandleData.size(), &phPhysMem);
  if (ec)
    return {};
  return opened_physical_mem(std::move(owner), phPhysMem, 0);
}
inline opened_physical_mem
context::ipc_open_phys_mem_handle_exp(ur_device_handle_t hDevice,
                                      array_view<const std::byte> pIPCPhysMemHandleData) const {
  std::error_code ec;
  opened_physical_mem result = ipc_open_phys_mem_handle_exp(hDevice, pIPCPhysMemHandleData, ec);
  if (ec)
    detail::raise(ec, "urIPCOpenPhysMemHandleExp", get());
  return result;
}

inline event context::event_create_exp(ur_device_handle_t hDevice,
                                       const ur_exp_event_desc_t &pEventDesc,
                                       std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urEventCreateExp(get(), hDevice, &pEventDesc, &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event context::event_create_exp(ur_device_handle_t hDevice,
                                       const ur_exp_event_desc_t &pEventDesc) const {
  std::error_code ec;
  event result = event_create_exp(hDevice, pEventDesc, ec);
  if (ec)
    detail::raise(ec, "urEventCreateExp", get());
  return result;
}

inline ipc_event_handle_data event::ipc_get_event_handle_exp(std::error_code &ec) const {
  void *ppIPCEventHandleData{};
  size_t pIPCEventHandleDataSizeRet{};
  context owner = get_info<UR_EVENT_INFO_CONTEXT>(ec);
  if (ec)
    return {};
  ec = urIPCGetEventHandleExp(get(), &ppIPCEventHandleData, &pIPCEventHandleDataSizeRet);
  if (ec)
    return {};
  return ipc_event_handle_data(std::move(owner), ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}
inline ipc_event_handle_data event::ipc_get_event_handle_exp() const {
  std::error_code ec;
  ipc_event_handle_data result = ipc_get_event_handle_exp(ec);
  if (ec)
    detail::raise(ec, "urIPCGetEventHandleExp", get());
  return result;
}

inline event context::ipc_open_event_handle_exp(array_view<const std::byte> pIPCEventHandleData,
                                                std::error_code &ec) const {
  ur_event_handle_t phEvent{};
  ec = urIPCOpenEventHandleExp(get(), pIPCEventHandleData.data(), pIPCEventHandleData.size(),
                               &phEvent);
  if (ec)
    return {};
  return event(phEvent);
}
inline event
context::ipc_open_event_handle_exp(array_view<const std::byte> pIPCEventHandleData) const {
  std::error_code ec;
  event result = ipc_open_event_handle_exp(pIPCEventHandleData, ec);
  if (ec)
    detail::raise(ec, "urIPCOpenEventHandleExp", get());
  return result;
}

} // namespace ur_ipc

#endif // UR_IPC_CPP_API_HPP
