// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <array>
#include <bit>
#include <limits>
#include <span>

#include "adapters/native_cpu/adapter.hpp"
#include "adapters/native_cpu/limits.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "adapters/native_cpu/version.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "generated/adapters/native_cpu/support.hpp"
#include "runtime/adapter/absent_features.hpp"
#include "runtime/adapter/info_writer.hpp"

namespace ur {
namespace native_cpu {
namespace {

constexpr std::size_t kWorkGroupSize = 1024;
constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();

constexpr ur_device_usm_access_capability_flags_t kFullUsmAccess =
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS |
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS |
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS |
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;

constexpr ur_memory_order_capability_flags_t kAllMemoryOrders =
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |
    UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST;

constexpr ur_memory_scope_capability_flags_t kAllMemoryScopes =
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP | UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE |
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM;

ur_device_fp_capability_flags_t floatingPoint() {
  return UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT |
         UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST |
         UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF |
         UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN | UR_DEVICE_FP_CAPABILITY_FLAG_DENORM |
         (machine().fusedMultiplyAdd ? unsigned{UR_DEVICE_FP_CAPABILITY_FLAG_FMA} : 0u);
}

template <typename T> uint32_t lanes() {
  return machine().vectorBytes / static_cast<uint32_t>(sizeof(T));
}

} // namespace
} // namespace native_cpu

ur_result_t native_cpu::urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  // Identity.
  case UR_DEVICE_INFO_TYPE:
    return write.value(UR_DEVICE_TYPE_CPU);
  case UR_DEVICE_INFO_VENDOR_ID:
    return write.value(machine().vendorId);
  case UR_DEVICE_INFO_PLATFORM:
    return write.value(hDevice->platform);
  case UR_DEVICE_INFO_PARENT_DEVICE:
    return write.value(ur_device_handle_t{nullptr});
  case UR_DEVICE_INFO_REFERENCE_COUNT:
    return write.value(hDevice->references());
  case UR_DEVICE_INFO_NAME:
    return write.string(machine().processorName);
  case UR_DEVICE_INFO_VENDOR:
    return write.string(machine().vendorName);
  case UR_DEVICE_INFO_DRIVER_VERSION:
  case UR_DEVICE_INFO_VERSION:
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
    return write.string(kVersion);
  case UR_DEVICE_INFO_PROFILE:
    return write.string("FULL_PROFILE");
  case UR_DEVICE_INFO_EXTENSIONS:
  case UR_DEVICE_INFO_IL_VERSION:
  case UR_DEVICE_INFO_BUILT_IN_KERNELS:
    return write.string("");
  case UR_DEVICE_INFO_UUID:
    return write.array(std::span<const std::uint8_t>(deviceUuid()));
  case UR_DEVICE_INFO_AVAILABLE:
    return write.value(ur_bool_t{true});

  // Compute.
  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
    return write.value(machine().processors);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
    return write.value(uint32_t{3});
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
    return write.value(std::array{kWorkGroupSize, kWorkGroupSize, kWorkGroupSize});
  case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
    return write.value(kWorkGroupSize);
  case UR_DEVICE_INFO_MAX_WORK_GROUPS:
    return write.value(kUnlimited);
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
    return write.value(std::array{kUnlimited, kUnlimited, kUnlimited});
  case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS: // sub-groups of one work-item
    return write.value(static_cast<uint32_t>(kWorkGroupSize));
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
    return write.value(uint32_t{1});
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
    return write.value(lanes<std::int8_t>());
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
    return write.value(lanes<std::int16_t>());
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
    return write.value(lanes<std::int32_t>());
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
    return write.value(lanes<std::int64_t>());
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
    return write.value(lanes<float>());
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
    return write.value(lanes<double>());
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF: // absent, like its arithmetic
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
    return write.value(uint32_t{0});
  case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
  case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
    return write.value(floatingPoint());
  case UR_DEVICE_INFO_HALF_FP_CONFIG:
    return write.value(ur_device_fp_capability_flags_t{0});
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
    return write.value(machine().megahertz);
  case UR_DEVICE_INFO_ADDRESS_BITS:
    return write.value(static_cast<uint32_t>(8 * sizeof(void *)));
  case UR_DEVICE_INFO_ENDIAN_LITTLE:
    return write.value(ur_bool_t{std::endian::native == std::endian::little});
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
    return write.value(size_t{1024});
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
    return write.value(size_t{1} << 20);
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
    return write.value(uint32_t{8});
  case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
    return write.value(ur_device_exec_capability_flags_t{UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL});
  case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
    return write.value(uint32_t{1});
  case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES:
    return write.value(ur_kernel_launch_properties_flags_t{0});
  case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
  case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    return write.value(kAllMemoryOrders);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
  case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
    return write.value(kAllMemoryScopes);
  case UR_DEVICE_INFO_ATOMIC_64:
    return write.value(ur_bool_t{true});

  // Memory.
  case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
    return write.value(machine().memoryBytes);
  case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
    return write.value(freeMemoryBytes());
  case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
  case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
    return write.value(maxAllocationBytes());
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
    return write.value(UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
    return write.value(machine().cacheLineBytes);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
    return write.value(machine().cacheBytes);
  case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
    return write.value(UR_DEVICE_LOCAL_MEM_TYPE_LOCAL);
  case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
    return write.value(uint64_t{32768});
  case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
    return write.value(ur_bool_t{false});
  case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
    return write.value(ur_bool_t{true});
  case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN: // in bits; every allocation starts a page
    return write.value(static_cast<uint32_t>(8 * machine().pageBytes));
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
  case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
    return write.value(kFullUsmAccess);

  // Queues and partition.
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return write.value(kQueueFlags);
  case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
    return write.value(ur_queue_flags_t{0});
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
    return write.value(size_t{1});
  case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    return write.array(std::span<const ur_device_partition_t>());
  case UR_DEVICE_INFO_PARTITION_TYPE:
    return write.array(std::span<const ur_device_partition_property_t>());
  case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
    return write.value(uint32_t{0});
  case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
    return write.value(ur_device_affinity_domain_flags_t{0});

  // What this surface is about: true where support.yml lists the functions.
  case UR_DEVICE_INFO_USM_POOL_SUPPORT:
    return write.value(ur_bool_t{kSupportsUsmPool});
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    return write.value(ur_bool_t{kSupportsVirtualMemory});
  case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
    return write.value(ur_bool_t{kSupportsUsmContextMemcpy});
  case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
    return write.value(ur_bool_t{kSupportsUsmP2p});
  case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
    return write.value(ur_bool_t{kSupportsReusableEvents});
  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    return write.value(ur_bool_t{true});
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return write.value(ur_bool_t{kSupportsIpcMemory});
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return write.value(ur_bool_t{kSupportsIpcPhysicalMemory});
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return write.value(ur_bool_t{kSupportsIpcEvent});

  default:
    return adapter::writeAbsentFeature(write, propName);
  }
}

} // namespace ur
