// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <array>
#include <limits>
#include <span>

#include <fmt/format.h>

#include "adapters/cuda_like/adapter.hpp"
#include "adapters/cuda_like/functions.hpp"
#include "adapters/cuda_like/usm.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/queue_flags.hpp"
#include "adapters/kit/usual_device_info.hpp"

namespace ur {
namespace cuda_like {
namespace {

constexpr ur_device_fp_capability_flags_t kFloatingPoint =
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO |
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF | UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN |
    UR_DEVICE_FP_CAPABILITY_FLAG_DENORM | UR_DEVICE_FP_CAPABILITY_FLAG_FMA;

constexpr ur_memory_order_capability_flags_t kMemoryOrders =
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL;

constexpr ur_memory_scope_capability_flags_t kMemoryScopes =
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP | UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE;

std::uint64_t freeMemory(ur_device_handle_t device) {
  const Current current(device->context());
  std::size_t free = 0;
  std::size_t total = 0;
  check(driver().memoryInfo(&free, &total), "get the free memory of the device");
  return free;
}

std::size_t product(const std::array<std::size_t, 3> &sizes) {
  std::size_t result = sizes[0];
  if (__builtin_mul_overflow(result, sizes[1], &result) ||
      __builtin_mul_overflow(result, sizes[2], &result))
    return std::numeric_limits<std::size_t>::max();
  return result;
}

} // namespace
} // namespace cuda_like

ur_result_t backend::urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  const cuda_like::Attributes &the = cuda_like::kFacts.attributes;
  const auto number = [&](int name) {
    return static_cast<std::uint32_t>(hDevice->attribute(name));
  };
  const auto size = [&](int name) { return static_cast<std::size_t>(number(name)); };
  if (const auto support = kit::featureSupport(propName))
    return write.value(*support);
  switch (propName) {
  // Identity.
  case UR_DEVICE_INFO_VENDOR_ID:
    return write.value(cuda_like::kFacts.vendorId);
  case UR_DEVICE_INFO_NAME:
    return write.string(hDevice->name());
  case UR_DEVICE_INFO_VENDOR:
    return write.string(cuda_like::kFacts.vendor);
  case UR_DEVICE_INFO_DRIVER_VERSION:
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
    return write.string(cuda_like::driverVersion());
  case UR_DEVICE_INFO_VERSION:
    return write.string(fmt::format("{}.{}", number(the.computeCapabilityMajor),
                                    number(the.computeCapabilityMinor)));
  case UR_DEVICE_INFO_UUID:
    return write.value(hDevice->uuid());
  case UR_DEVICE_INFO_PCI_ADDRESS:
    return write.string(hDevice->pciAddress());
  case UR_DEVICE_INFO_AVAILABLE:
    return write.value(ur_bool_t{true});
  case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
  case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
    return write.value(ur_bool_t{number(the.integrated) != 0});

  // Compute.
  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
    return write.value(number(the.multiprocessorCount));
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
    return write.value(
        std::array{size(the.maxBlockDimX), size(the.maxBlockDimY), size(the.maxBlockDimZ)});
  case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
    return write.value(size(the.maxThreadsPerBlock));
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
    return write.value(
        std::array{size(the.maxGridDimX), size(the.maxGridDimY), size(the.maxGridDimZ)});
  case UR_DEVICE_INFO_MAX_WORK_GROUPS:
    return write.value(
        cuda_like::product({size(the.maxGridDimX), size(the.maxGridDimY), size(the.maxGridDimZ)}));
  case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
    return write.value(number(the.maxThreadsPerBlock) / number(the.warpSize));
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
    return write.value(number(the.warpSize));
  case UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP:
    return write.value(number(the.maxRegistersPerBlock));
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF: // not claimed, like its arithmetic
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
    return write.value(uint32_t{0});
  case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
    return write.value(cuda_like::kFloatingPoint |
                       UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT);
  case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
    return write.value(cuda_like::kFloatingPoint);
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY: // the driver tells kilohertz
    return write.value(number(the.clockRate) / 1000);
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
    return write.value(size_t{4096});
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
    return write.value(size_t{1} << 20);
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
    return write.value(uint32_t{8});
  case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
  case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    return write.value(cuda_like::kMemoryOrders);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
  case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
    return write.value(cuda_like::kMemoryScopes);
  case UR_DEVICE_INFO_ATOMIC_64:
    return write.value(ur_bool_t{true});

  // Memory.
  case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
  case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
    return write.value(static_cast<std::uint64_t>(hDevice->totalMemory()));
  case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
    return write.value(cuda_like::freeMemory(hDevice));
  case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
    return write.value(std::uint64_t{number(the.totalConstantMemory)});
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
    return write.value(uint32_t{128});
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
    return write.value(std::uint64_t{number(the.l2CacheSize)});
  case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
    return write.value(std::uint64_t{number(the.maxSharedMemoryPerBlock)});
  case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
    return write.value(ur_bool_t{number(the.eccEnabled) != 0});
  case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN: // in bits
    return write.value(8 * cuda_like::kAlignment);
  case UR_DEVICE_INFO_MEMORY_CLOCK_RATE: // the driver tells kilohertz
    return write.value(number(the.memoryClockRate) / 1000);
  case UR_DEVICE_INFO_MEMORY_BUS_WIDTH:
    return write.value(number(the.memoryBusWidth));
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
  case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
    return write.value(cuda_like::usmAccess(*hDevice, propName));

  // Queues.
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return write.value(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE |
                       UR_QUEUE_FLAG_PROFILING_ENABLE | kit::kQueueHints);
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION: // as the driver's documentation has it
    return write.value(size_t{500});
  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    return write.value(ur_bool_t{false});

  default:
    if (kit::isVectorWidth(propName))
      return write.value(uint32_t{1}); // work-items are the lanes
    return kit::writeUsualDeviceInfo(write, *hDevice, propName);
  }
}

} // namespace ur
