// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <array>
#include <limits>
#include <span>

#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/usual_device_info.hpp"
#include "adapters/native_cpu/adapter.hpp"
#include "adapters/native_cpu/functions.hpp"
#include "adapters/native_cpu/limits.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "adapters/native_cpu/version.hpp"

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

ur_result_t backend::urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  if (const auto support = kit::featureSupport(propName))
    return write.value(*support);
  switch (propName) {
  // Identity.
  case UR_DEVICE_INFO_VENDOR_ID:
    return write.value(machine().vendorId);
  case UR_DEVICE_INFO_NAME:
    return write.string(std::string(kDevicePrefix) + machine().processorName);
  case UR_DEVICE_INFO_VENDOR:
    return write.string(machine().vendorName);
  case UR_DEVICE_INFO_DRIVER_VERSION:
  case UR_DEVICE_INFO_VERSION:
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
    return write.string(kVersion);
  case UR_DEVICE_INFO_UUID:
    return write.array(std::span<const std::uint8_t>(deviceUuid()));
  case UR_DEVICE_INFO_AVAILABLE:
    return write.value(ur_bool_t{true});

  // Compute.
  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
    return write.value(machine().processors);
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
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
    return write.value(machine().megahertz);
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
    return write.value(size_t{1024});
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
    return write.value(size_t{1} << 20);
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
    return write.value(uint32_t{8});
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
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
    return write.value(machine().cacheLineBytes);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
    return write.value(machine().cacheBytes);
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

  // Queues.
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return write.value(kQueueFlags);
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
    return write.value(size_t{1});

  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    return write.value(ur_bool_t{true});

  // The rest is of graphics processors, of other systems, or not to be learnt without privileges.
  default:
    return kit::writeUsualDeviceInfo(write, *hDevice, propName);
  }
}

} // namespace ur
