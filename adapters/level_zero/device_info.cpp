// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/backend.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>

#include <fmt/format.h>

namespace ur {
namespace level_zero {
namespace {

ze_device_compute_properties_t computeProperties(const ur_device_handle_t_ &device) {
  ze_device_compute_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES;
  UR_ZE_CHECK(zeDeviceGetComputeProperties, device.device, &properties);
  return properties;
}

ze_device_memory_access_properties_t memoryAccess(const ur_device_handle_t_ &device) {
  ze_device_memory_access_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES;
  UR_ZE_CHECK(zeDeviceGetMemoryAccessProperties, device.device, &properties);
  return properties;
}

// A driver reports 0 for a clock rate or bus width that it does not know.
void readMemory(kit::DeviceFacts &facts, const ur_device_handle_t_ &device) {
  ze_device_memory_properties_t initial{};
  initial.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES;
  facts.memoryBytes = 0;
  for (const auto &memory :
       enumerate("zeDeviceGetMemoryProperties", functions().zeDeviceGetMemoryProperties, initial,
                 device.device)) {
    facts.memoryBytes += memory.totalSize;
    if (memory.maxClockRate != 0)
      facts.memoryMegahertz = std::max(memory.maxClockRate, facts.memoryMegahertz.value_or(0));
    if (memory.maxBusWidth != 0)
      facts.memoryBusBits = std::max(memory.maxBusWidth, facts.memoryBusBits.value_or(0));
  }
}

// Returns nullopt if the driver lacks the extension.
std::optional<std::string> pciAddress(const ur_device_handle_t_ &device) {
  ze_pci_ext_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES;
  if (functions().zeDevicePciGetPropertiesExt(device.device, &properties) != ZE_RESULT_SUCCESS)
    return std::nullopt;
  const auto &[domain, bus, number, function] = properties.address;
  return fmt::format("{:04x}:{:02x}:{:02x}.{:x}", domain, bus, number, function);
}

std::uint64_t cacheSize(const ur_device_handle_t_ &device) {
  ze_device_cache_properties_t initial{};
  initial.stype = ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES;
  std::uint64_t largest = 0;
  for (const auto &cache :
       enumerate("zeDeviceGetCacheProperties", functions().zeDeviceGetCacheProperties, initial,
                 device.device))
    largest = std::max<std::uint64_t>(largest, cache.cacheSize);
  return largest;
}

// The bits have the same meaning in both APIs.
ur_device_usm_access_capability_flags_t accessOf(ze_memory_access_cap_flags_t driver) {
  return driver & ~UR_DEVICE_USM_ACCESS_CAPABILITY_FLAGS_MASK;
}

std::uint32_t threads(const ze_device_properties_t &properties) {
  return std::max(1u, properties.numThreadsPerEU * properties.numEUsPerSubslice *
                          properties.numSubslicesPerSlice * properties.numSlices);
}

std::vector<std::uint32_t> subGroupSizes(const ze_device_compute_properties_t &compute) {
  const auto sizes =
      std::span(compute.subGroupSizes)
          .first(std::min<std::size_t>(compute.numSubGroupSizes, std::size(compute.subGroupSizes)));
  return {sizes.begin(), sizes.end()};
}

// Answers the queries about execution units, and returns nullopt for other queries.
std::optional<std::uint32_t> executionUnits(const ze_device_properties_t &properties,
                                            ur_device_info_t query) {
  switch (query) {
  case UR_DEVICE_INFO_GPU_EU_COUNT:
    return properties.numEUsPerSubslice * properties.numSubslicesPerSlice * properties.numSlices;
  case UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH:
    return properties.physicalEUSimdWidth;
  case UR_DEVICE_INFO_GPU_EU_SLICES:
    return properties.numSlices;
  case UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE:
    return properties.numEUsPerSubslice;
  case UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE:
    return properties.numSubslicesPerSlice;
  case UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU:
    return properties.numThreadsPerEU;
  default:
    return std::nullopt;
  }
}

// Returns the member with the probe's answer to a query, or null if the probe does not answer it.
Answer Capabilities::*capabilityFor(ur_device_info_t query) {
  switch (query) {
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    return &Capabilities::virtualMemory;
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return &Capabilities::memory;
  case UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP:
    return &Capabilities::hostMemory;
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return &Capabilities::physicalMemory;
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return &Capabilities::event;
  default:
    return nullptr;
  }
}

} // namespace
} // namespace level_zero

// Leaves the floating-point capabilities empty, because this adapter runs no kernels.
kit::DeviceFacts backend::readFacts(ur_device_handle_t device) {
  const ze_device_properties_t &properties = device->properties;
  const auto compute = computeProperties(*device);
  const auto access = memoryAccess(*device);
  kit::DeviceFacts facts;
  facts.name = properties.name;
  facts.vendor = device->vendorName();
  facts.vendorId = properties.vendorId;
  facts.deviceId = properties.deviceId;
  facts.driverVersion = device->platform->driverVersionText();
  facts.version = device->platform->info().version;
  facts.uuid = device->uuid();
  facts.integrated = (properties.flags & ZE_DEVICE_PROPERTY_FLAG_INTEGRATED) != 0;
  facts.binaryTargets = {UR_DEVICE_BINARY_TARGET_SPIRV64_GEN, UR_DEVICE_BINARY_TARGET_SPIRV64};
  facts.computeUnits = threads(properties);
  facts.workItemSizes = {compute.maxGroupSizeX, compute.maxGroupSizeY, compute.maxGroupSizeZ};
  facts.workGroupSize = compute.maxTotalGroupSize;
  facts.workGroups3d = {compute.maxGroupCountX, compute.maxGroupCountY, compute.maxGroupCountZ};
  facts.subGroups = std::max(1u, compute.maxTotalGroupSize);
  facts.subGroupSizes = subGroupSizes(compute);
  facts.megahertz = properties.coreClockRate;
  facts.parameterBytes = 2048;
  facts.constantArguments = 64;
  readMemory(facts, *device);
  facts.pciAddress = pciAddress(*device);
  facts.largestAllocation = properties.maxMemAllocSize;
  facts.largestConstantBuffer = properties.maxMemAllocSize;
  facts.cacheBytes = cacheSize(*device);
  facts.localMemoryBytes = compute.maxSharedLocalMemory;
  facts.errorCorrection = (properties.flags & ZE_DEVICE_PROPERTY_FLAG_ECC) != 0;
  facts.hostUnifiedMemory = facts.integrated;
  facts.hostUsm = accessOf(access.hostAllocCapabilities);
  facts.deviceUsm = accessOf(access.deviceAllocCapabilities);
  facts.sharedUsm = accessOf(access.sharedSingleDeviceAllocCapabilities);
  facts.crossSharedUsm = accessOf(access.sharedCrossDeviceAllocCapabilities);
  facts.systemUsm = accessOf(access.sharedSystemAllocCapabilities);
  facts.timerNanoseconds = std::max<std::size_t>(
      1, 1'000'000'000 / std::max<std::size_t>(1, properties.timerResolution));
  facts.perEventProfiling = true;
  return facts;
}

const char *backend::unsupportedReason(ur_device_handle_t device, ur_device_info_t feature) {
  const Answer &answer = device->capabilities().*capabilityFor(feature);
  return answer.supported ? nullptr : answer.detail.c_str();
}

} // namespace ur

bool ur_device_handle_t_::writeOwnInfo(const ur::kit::InfoWriter &writer, ur_device_info_t query) {
  if (query == UR_DEVICE_INFO_AVAILABLE)
    writer.value(
        ur_bool_t{ur::level_zero::functions().zeDeviceGetStatus(device) == ZE_RESULT_SUCCESS});
  else if (const auto units = ur::level_zero::executionUnits(properties, query))
    writer.value(*units);
  else if (ur::level_zero::capabilityFor(query))
    writer.support(query, ur::backend::unsupportedReason(this, query));
  else
    return false;
  return true;
}
