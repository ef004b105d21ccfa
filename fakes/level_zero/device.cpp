// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/device.hpp"

#include "fakes/level_zero/chain.hpp"
#include "fakes/level_zero/clock.hpp"
#include "fakes/level_zero/driver.hpp"
#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/opencl.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <thread>

#include <unistd.h>

namespace host_driver {

namespace newer = ur::level_zero::newer;

namespace {

// Clears a struct for the driver's output, except stype and pNext, which the caller has set.
template <class Properties> void clear(Properties *properties) {
  requirePointer(properties);
  const ze_structure_type_t stype = properties->stype;
  void *next = properties->pNext;
  *properties = {};
  properties->stype = stype;
  properties->pNext = next;
}

std::uint32_t processors() { return std::max(1U, std::thread::hardware_concurrency()); }

} // namespace

std::uint64_t deviceMemorySize() {
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

ze_result_t deviceGet(ze_driver_handle_t hDriver, std::uint32_t *count,
                      ze_device_handle_t *devices) {
  requireDriver(hDriver);
  requirePointer(count);
  const auto &all = driver().devices();
  enumerate(static_cast<std::uint32_t>(all.size()), count, devices,
            [&](std::uint32_t i, ze_device_handle_t &out) { out = handleOf(*all[i]); });
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetSubDevices(ze_device_handle_t hDevice, std::uint32_t *count,
                                ze_device_handle_t *) {
  deviceOf(hDevice);
  requirePointer(count);
  *count = 0;
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetRootDevice(ze_device_handle_t hDevice, ze_device_handle_t *root) {
  deviceOf(hDevice);
  requirePointer(root);
  // Every device is a root device. For a root device, the specification requires null.
  *root = nullptr;
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetProperties(ze_device_handle_t hDevice, ze_device_properties_t *properties) {
  const Device &device = deviceOf(hDevice);
  clear(properties);
  properties->type = ZE_DEVICE_TYPE_GPU;
  properties->deviceId = device.index;
  properties->vendorId = switches().vendor;
  properties->coreClockRate = 1000;
  properties->maxMemAllocSize = deviceMemorySize();
  properties->maxHardwareContexts = 1024;
  properties->numThreadsPerEU = 1;
  properties->physicalEUSimdWidth = 1;
  properties->numEUsPerSubslice = processors();
  properties->numSubslicesPerSlice = 1;
  properties->numSlices = 1;
  // The newer struct contains ticks per second. The older struct contains nanoseconds per tick.
  properties->timerResolution = properties->stype == ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2
                                    ? 1'000'000'000 / kNanosecondsPerTick
                                    : kNanosecondsPerTick;
  properties->timestampValidBits = kTimestampBits;
  properties->kernelTimestampValidBits = kTimestampBits;
  std::memcpy(properties->uuid.id, "host device", 11);
  properties->uuid.id[ZE_MAX_DEVICE_UUID_SIZE - 1] = static_cast<std::uint8_t>(device.index);
  std::snprintf(properties->name, sizeof(properties->name),
                "Level Zero test driver, host memory as device %u", device.index);
  // Adapters assume that the driver of this hardware generation has all features.
  auto *ip = findInChain<newer::DeviceIpVersion>(properties->pNext, newer::kDeviceIpVersion);
  if (ip != nullptr)
    ip->ipVersion = newer::ipVersion(20, 1, 0);
  auto *readOnly =
      findInChain<newer::DeviceReadOnlyMemory>(properties->pNext, newer::kDeviceReadOnlyMemory);
  if (readOnly != nullptr)
    readOnly->capability = switches().ignoresReadOnly ? newer::ReadOnlyCapability::None
                                                      : newer::ReadOnlyCapability::Enforced;
  auto *events =
      findInChain<newer::DeviceEventProperties>(properties->pNext, newer::kDeviceEventProperties);
  if (events != nullptr && switches().has("event_properties")) {
    events->flags = 0;
    if (switches().has("ipc_counter_based"))
      events->flags |= newer::kDeviceEventIpc;
  }
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetComputeProperties(ze_device_handle_t hDevice,
                                       ze_device_compute_properties_t *properties) {
  deviceOf(hDevice);
  clear(properties);
  properties->maxTotalGroupSize = 1024;
  properties->maxGroupSizeX = properties->maxGroupSizeY = properties->maxGroupSizeZ = 1024;
  properties->maxGroupCountX = properties->maxGroupCountY = properties->maxGroupCountZ = UINT32_MAX;
  properties->maxSharedLocalMemory = 65536;
  properties->numSubGroupSizes = 1;
  properties->subGroupSizes[0] = 1;
  describeGroups(*properties);
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetModuleProperties(ze_device_handle_t hDevice,
                                      ze_device_module_properties_t *properties) {
  deviceOf(hDevice);
  clear(properties);
  properties->maxArgumentsSize = 2048;
  describeModules(*properties);
  if (auto *atomics = findInChain<ze_float_atomic_ext_properties_t>(
          properties->pNext, ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES)) {
    // The host's processors load and store aligned numbers of up to 64 bits atomically.
    constexpr ze_device_fp_atomic_ext_flags_t kLoadStore =
        ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_LOAD_STORE |
        ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_LOAD_STORE;
    atomics->fp16Flags = atomics->fp32Flags = atomics->fp64Flags = kLoadStore;
  }
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetCommandQueueGroupProperties(ze_device_handle_t hDevice, std::uint32_t *count,
                                                 ze_command_queue_group_properties_t *properties) {
  deviceOf(hDevice);
  requirePointer(count);
  // As on real GPUs, one group executes all commands, and the other group has only copy engines.
  constexpr ze_command_queue_group_property_flags_t kFlags[kQueueGroups] = {
      ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE | ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY |
          ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS,
      ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY};
  enumerate(kQueueGroups, count, properties,
            [&](std::uint32_t i, ze_command_queue_group_properties_t &out) {
              clear(&out);
              out.flags = kFlags[i];
              out.maxMemoryFillPatternSize = kMaxFillPatternSize;
              out.numQueues = kQueuesPerGroup;
            });
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetMemoryProperties(ze_device_handle_t hDevice, std::uint32_t *count,
                                      ze_device_memory_properties_t *properties) {
  deviceOf(hDevice);
  requirePointer(count);
  enumerate(1, count, properties, [](std::uint32_t, ze_device_memory_properties_t &out) {
    clear(&out);
    out.maxClockRate = 1000;
    out.maxBusWidth = 64;
    out.totalSize = deviceMemorySize();
    std::strncpy(out.name, "host memory", sizeof(out.name) - 1);
  });
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetMemoryAccessProperties(ze_device_handle_t hDevice,
                                            ze_device_memory_access_properties_t *properties) {
  deviceOf(hDevice);
  clear(properties);
  constexpr ze_memory_access_cap_flags_t kAll =
      ZE_MEMORY_ACCESS_CAP_FLAG_RW | ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC;
  properties->hostAllocCapabilities = kAll;
  properties->deviceAllocCapabilities = kAll;
  properties->sharedSingleDeviceAllocCapabilities = kAll;
  properties->sharedCrossDeviceAllocCapabilities = kAll;
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetCacheProperties(ze_device_handle_t hDevice, std::uint32_t *count,
                                     ze_device_cache_properties_t *properties) {
  deviceOf(hDevice);
  requirePointer(count);
  enumerate(1, count, properties, [](std::uint32_t, ze_device_cache_properties_t &out) {
    clear(&out);
    out.cacheSize = 1024 * 1024;
  });
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetImageProperties(ze_device_handle_t hDevice,
                                     ze_device_image_properties_t *properties) {
  deviceOf(hDevice);
  clear(properties);
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetExternalMemoryProperties(ze_device_handle_t hDevice,
                                              ze_device_external_memory_properties_t *properties) {
  deviceOf(hDevice);
  clear(properties);
  constexpr ze_external_memory_type_flags_t kDescriptors =
      ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD | ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF;
  if (switches().has("import"))
    properties->memoryAllocationImportTypes = kDescriptors;
  if (switches().has("export"))
    properties->memoryAllocationExportTypes = kDescriptors;
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetP2PProperties(ze_device_handle_t hDevice, ze_device_handle_t hPeerDevice,
                                   ze_device_p2p_properties_t *properties) {
  deviceOf(hDevice);
  deviceOf(hPeerDevice);
  clear(properties);
  properties->flags = ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS | ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS;
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceCanAccessPeer(ze_device_handle_t hDevice, ze_device_handle_t hPeerDevice,
                                ze_bool_t *value) {
  deviceOf(hDevice);
  deviceOf(hPeerDevice);
  requirePointer(value);
  *value = 1;
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetStatus(ze_device_handle_t hDevice) {
  deviceOf(hDevice);
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetGlobalTimestamps(ze_device_handle_t hDevice, std::uint64_t *host,
                                      std::uint64_t *device) {
  deviceOf(hDevice);
  requirePointer(host);
  requirePointer(device);
  *host = hostNanoseconds();
  *device = deviceTicks();
  return ZE_RESULT_SUCCESS;
}

ze_result_t devicePciGetProperties(ze_device_handle_t hDevice,
                                   ze_pci_ext_properties_t *properties) {
  const Device &device = deviceOf(hDevice);
  clear(properties);
  properties->address.bus = device.index;
  properties->maxSpeed = {-1, -1, -1};
  return ZE_RESULT_SUCCESS;
}

ze_result_t deviceGetCounterBasedEventMaxValue(ze_device_handle_t hDevice, std::uint64_t *value) {
  deviceOf(hDevice);
  requirePointer(value);
  *value = UINT64_MAX;
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
