// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <array>
#include <limits>
#include <span>

#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/queue_flags.hpp"
#include "adapters/kit/usual_device_info.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/enumerate.hpp"
#include "adapters/level_zero/functions.hpp"
#include "adapters/level_zero/platform.hpp"

namespace ur {
namespace level_zero {
namespace {

ze_device_compute_properties_t computeProperties(ur_device_handle_t device) {
  ze_device_compute_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES;
  UR_ZE_CHECK(zeDeviceGetComputeProperties, device->device, &properties);
  return properties;
}

ze_device_memory_access_properties_t memoryAccess(ur_device_handle_t device) {
  ze_device_memory_access_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES;
  UR_ZE_CHECK(zeDeviceGetMemoryAccessProperties, device->device, &properties);
  return properties;
}

std::vector<ze_device_memory_properties_t> memories(ur_device_handle_t device) {
  ze_device_memory_properties_t blank{};
  blank.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES;
  return enumerateFilled("zeDeviceGetMemoryProperties", functions().zeDeviceGetMemoryProperties,
                         blank, device->device);
}

std::uint64_t globalMemory(ur_device_handle_t device) {
  std::uint64_t total = 0;
  for (const auto &memory : memories(device))
    total += memory.totalSize;
  return total;
}

std::uint64_t cacheSize(ur_device_handle_t device) {
  ze_device_cache_properties_t blank{};
  blank.stype = ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES;
  std::uint64_t largest = 0;
  for (const auto &cache :
       enumerateFilled("zeDeviceGetCacheProperties", functions().zeDeviceGetCacheProperties, blank,
                       device->device))
    largest = std::max<std::uint64_t>(largest, cache.cacheSize);
  return largest;
}

ur_device_usm_access_capability_flags_t accessOf(ze_memory_access_cap_flags_t driver) {
  ur_device_usm_access_capability_flags_t flags = 0;
  if (driver & ZE_MEMORY_ACCESS_CAP_FLAG_RW)
    flags |= UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
  if (driver & ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC)
    flags |= UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS;
  if (driver & ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT)
    flags |= UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS;
  if (driver & ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC)
    flags |= UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;
  return flags;
}

std::uint32_t threads(const ze_device_properties_t &properties) {
  return std::max(1u, properties.numThreadsPerEU * properties.numEUsPerSubslice *
                          properties.numSubslicesPerSlice * properties.numSlices);
}

bool isAvailable(ur_device_handle_t device) {
  return functions().zeDeviceGetStatus(device->device) == ZE_RESULT_SUCCESS;
}

} // namespace
} // namespace level_zero

ur_result_t backend::urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  using namespace level_zero;
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  const ze_device_properties_t &properties = hDevice->properties;
  switch (propName) {
  // Identity.
  case UR_DEVICE_INFO_VENDOR_ID:
    return write.value(properties.vendorId);
  case UR_DEVICE_INFO_DEVICE_ID:
    return write.value(properties.deviceId);
  case UR_DEVICE_INFO_NAME:
    return write.string(properties.name);
  case UR_DEVICE_INFO_VENDOR:
    return write.string(vendorName(properties.vendorId));
  case UR_DEVICE_INFO_DRIVER_VERSION:
    return write.string(hDevice->platform->driverVersionText());
  case UR_DEVICE_INFO_VERSION:
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
    return write.string(hDevice->platform->texts().version);
  case UR_DEVICE_INFO_UUID:
    return write.array(std::span<const std::uint8_t>(hDevice->uuid()));
  case UR_DEVICE_INFO_AVAILABLE:
    return write.value(ur_bool_t{isAvailable(hDevice)});
  case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
    return write.value(ur_bool_t{(properties.flags & ZE_DEVICE_PROPERTY_FLAG_INTEGRATED) != 0});

  // Compute.
  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
    return write.value(threads(properties));
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES: {
    const auto compute = computeProperties(hDevice);
    return write.value(std::array<std::size_t, 3>{compute.maxGroupSizeX, compute.maxGroupSizeY,
                                                  compute.maxGroupSizeZ});
  }
  case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
    return write.value(std::size_t{computeProperties(hDevice).maxTotalGroupSize});
  case UR_DEVICE_INFO_MAX_WORK_GROUPS:
    return write.value(std::numeric_limits<std::size_t>::max());
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D: {
    const auto compute = computeProperties(hDevice);
    return write.value(std::array<std::size_t, 3>{compute.maxGroupCountX, compute.maxGroupCountY,
                                                  compute.maxGroupCountZ});
  }
  case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
    return write.value(std::max(1u, computeProperties(hDevice).maxTotalGroupSize));
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL: {
    const auto compute = computeProperties(hDevice);
    return write.array(std::span<const std::uint32_t>(compute.subGroupSizes)
                           .first(std::min<std::size_t>(compute.numSubGroupSizes,
                                                        std::size(compute.subGroupSizes))));
  }
  case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
  case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
  case UR_DEVICE_INFO_HALF_FP_CONFIG:
    return write.value(ur_device_fp_capability_flags_t{0}); // no kernels in this interface
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
    return write.value(properties.coreClockRate);
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
    return write.value(size_t{2048});
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
    return write.value(size_t{0});
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
    return write.value(uint32_t{64});
  case UR_DEVICE_INFO_ATOMIC_64:
    return write.value(ur_bool_t{false});

  // Memory.
  case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
    return write.value(globalMemory(hDevice));
  case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
  case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
    return write.value(properties.maxMemAllocSize);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
    return write.value(uint32_t{64});
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
    return write.value(cacheSize(hDevice));
  case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
    return write.value(uint64_t{computeProperties(hDevice).maxSharedLocalMemory});
  case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
    return write.value(ur_bool_t{(properties.flags & ZE_DEVICE_PROPERTY_FLAG_ECC) != 0});
  case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
    return write.value(ur_bool_t{(properties.flags & ZE_DEVICE_PROPERTY_FLAG_INTEGRATED) != 0});
  case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN: // in bits
    return write.value(uint32_t{8 * 64});
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    return write.value(accessOf(memoryAccess(hDevice).hostAllocCapabilities));
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    return write.value(accessOf(memoryAccess(hDevice).deviceAllocCapabilities));
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    return write.value(accessOf(memoryAccess(hDevice).sharedSingleDeviceAllocCapabilities));
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    return write.value(accessOf(memoryAccess(hDevice).sharedCrossDeviceAllocCapabilities));
  case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
    return write.value(accessOf(memoryAccess(hDevice).sharedSystemAllocCapabilities));

  // Queues.
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return write.value(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE |
                       UR_QUEUE_FLAG_PROFILING_ENABLE | kit::kQueueHints);
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
    return write.value(std::max<std::size_t>(
        1, 1'000'000'000 / std::max<std::size_t>(1, properties.timerResolution)));

  // What this surface is about. What depends on the driver was tried out.
  case UR_DEVICE_INFO_USM_POOL_SUPPORT:
  case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
  case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
  case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
    return write.value(*kit::featureSupport(propName));
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    return write.value(ur_bool_t{hDevice->capabilities().virtualMemory.supported});
  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    return write.value(ur_bool_t{true});
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return write.value(ur_bool_t{hDevice->capabilities().memory.supported});
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return write.value(ur_bool_t{hDevice->capabilities().physicalMemory.supported});
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return write.value(ur_bool_t{hDevice->capabilities().event.supported});

  default:
    if (kit::isVectorWidth(propName))
      return write.value(uint32_t{1}); // work-items are the lanes
    return kit::writeUsualDeviceInfo(write, *hDevice, propName);
  }
}

} // namespace ur
