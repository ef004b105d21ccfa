// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/backend.hpp"

#include <array>
#include <limits>

#include <fmt/format.h>

namespace ur {
namespace cuda_like {
namespace {

constexpr ur_device_fp_capability_flags_t kFloatingPoint =
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO |
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF | UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN |
    UR_DEVICE_FP_CAPABILITY_FLAG_DENORM | UR_DEVICE_FP_CAPABILITY_FLAG_FMA;

std::uint64_t freeMemory(ur_device_handle_t_ &device) {
  const CurrentContext current(device.context());
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

kit::DeviceFacts backend::readFacts(ur_device_handle_t device) {
  const Attributes &ids = kFacts.attributes;
  const auto number = [&](int name) { return static_cast<std::uint32_t>(device->attribute(name)); };
  const auto size = [&](int name) { return static_cast<std::size_t>(number(name)); };
  kit::DeviceFacts facts;
  facts.name = device->name();
  facts.vendor = kFacts.vendor;
  facts.vendorId = kFacts.vendorId;
  facts.driverVersion = driverVersion();
  facts.version =
      fmt::format("{}.{}", number(ids.computeCapabilityMajor), number(ids.computeCapabilityMinor));
  facts.uuid = device->uuid();
  facts.pciAddress = device->pciAddress();
  facts.integrated = number(ids.integrated) != 0;
  facts.binaryTargets = {kFacts.binaryTarget};
  facts.computeUnits = number(ids.multiprocessorCount);
  facts.workItemSizes = {size(ids.maxBlockDimX), size(ids.maxBlockDimY), size(ids.maxBlockDimZ)};
  facts.workGroupSize = size(ids.maxThreadsPerBlock);
  facts.workGroups3d = {size(ids.maxGridDimX), size(ids.maxGridDimY), size(ids.maxGridDimZ)};
  facts.workGroups = product(facts.workGroups3d);
  facts.subGroups = number(ids.maxThreadsPerBlock) / number(ids.warpSize);
  facts.subGroupSizes = {number(ids.warpSize)};
  facts.registersPerWorkGroup = number(ids.maxRegistersPerBlock);
  facts.preferredVectorWidths.ofHalf = 0; // the adapter reports no half-precision arithmetic
  facts.nativeVectorWidths.ofHalf = 0;
  facts.singleFp = kFloatingPoint | UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT;
  facts.doubleFp = kFloatingPoint;
  facts.megahertz = number(ids.clockRate) / 1000; // the driver returns kilohertz
  facts.parameterBytes = 4096;
  facts.printfBytes = std::size_t{1} << 20;
  facts.atomicOrders = kit::kAcquireAndRelease;
  facts.fenceOrders = kit::kAcquireAndRelease;
  facts.atomicScopes = kit::kMemoryScopesOfDevice;
  facts.fenceScopes = kit::kMemoryScopesOfDevice;
  facts.atomic64 = true;
  facts.memoryBytes = device->totalMemory();
  facts.largestAllocation = device->totalMemory();
  facts.largestConstantBuffer = number(ids.totalConstantMemory);
  facts.cacheLineBytes = 128;
  facts.cacheBytes = number(ids.l2CacheSize);
  facts.localMemoryBytes = number(ids.maxSharedMemoryPerBlock);
  facts.errorCorrection = number(ids.eccEnabled) != 0;
  facts.hostUnifiedMemory = facts.integrated;
  facts.alignmentBits = 8 * kAlignment;
  facts.memoryMegahertz = number(ids.memoryClockRate) / 1000; // the driver returns kilohertz
  facts.memoryBusBits = number(ids.memoryBusWidth);
  facts.hostUsm = device->usmAccess(UR_DEVICE_INFO_USM_HOST_SUPPORT);
  facts.deviceUsm = device->usmAccess(UR_DEVICE_INFO_USM_DEVICE_SUPPORT);
  facts.sharedUsm = device->usmAccess(UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT);
  facts.crossSharedUsm = device->usmAccess(UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT);
  facts.systemUsm = device->usmAccess(UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT);
  facts.timerNanoseconds = 500; // according to the driver's documentation
  facts.perEventProfiling = true;
  return facts;
}

const char *backend::unsupportedReason(ur_device_handle_t device, ur_device_info_t feature) {
  const Answer &answer = *device->answer(feature);
  return answer.supported ? nullptr : answer.detail.c_str();
}

} // namespace ur

bool ur_device_handle_t_::writeOwnInfo(const ur::kit::InfoWriter &writer, ur_device_info_t query) {
  if (query == UR_DEVICE_INFO_GLOBAL_MEM_FREE)
    writer.value(ur::cuda_like::freeMemory(*this));
  else if (answer(query))
    writer.support(query, ur::backend::unsupportedReason(this, query));
  else
    return false;
  return true;
}
