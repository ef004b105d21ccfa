// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's only platform and its only device.
#include "adapters/native_cpu/backend.hpp"

namespace ur {
namespace native_cpu {
namespace {

// The version of the platform, the device and the driver, which is this library.
constexpr const char *kVersion = UR_IPC_VERSION;

constexpr std::size_t kWorkGroupSize = 1024;

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

kit::VectorWidths lanes() {
  const std::uint32_t bytes = machine().vectorBytes;
  return {.ofChar = bytes,
          .ofShort = bytes / 2,
          .ofInt = bytes / 4,
          .ofLong = bytes / 8,
          .ofFloat = bytes / 4,
          .ofDouble = bytes / 8,
          .ofHalf = 0}; // the device has no half-precision arithmetic
}

} // namespace
} // namespace native_cpu

kit::Children<ur_platform_handle_t_> backend::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  platforms.add(std::make_unique<ur_platform_handle_t_>(adapter));
  return platforms;
}

// Omits facts that apply only to GPUs or other systems, or that need privileges.
kit::DeviceFacts backend::readFacts(ur_device_handle_t device) {
  kit::DeviceFacts facts;
  facts.name = std::string(kDevicePrefix) + machine().processorName;
  facts.vendor = machine().vendorName;
  facts.vendorId = machine().vendorId;
  facts.driverVersion = kVersion;
  facts.version = kVersion;
  facts.uuid = device->uuid();
  // The list contains SPIR-V, because a runtime hides a device that accepts none of the runtime's
  // binary formats, even from programs that launch no kernels.
  facts.binaryTargets = {UR_DEVICE_BINARY_TARGET_NATIVE_CPU, UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64,
                         UR_DEVICE_BINARY_TARGET_SPIRV64};
  facts.computeUnits = machine().processors;
  facts.workItemSizes = {kWorkGroupSize, kWorkGroupSize, kWorkGroupSize};
  facts.workGroupSize = kWorkGroupSize;
  facts.subGroups = kWorkGroupSize; // a sub-group is one work-item
  facts.preferredVectorWidths = lanes();
  facts.nativeVectorWidths = lanes();
  facts.singleFp = floatingPoint();
  facts.doubleFp = floatingPoint();
  facts.megahertz = machine().megahertz;
  facts.printfBytes = std::size_t{1} << 20;
  facts.atomic64 = true;
  facts.memoryBytes = machine().memoryBytes;
  facts.largestAllocation = maxAllocationBytes(machine().memoryBytes);
  facts.largestConstantBuffer = maxAllocationBytes(machine().memoryBytes);
  facts.cacheLineBytes = machine().cacheLineBytes;
  facts.cacheBytes = machine().cacheBytes;
  facts.localMemoryBytes = 32768;
  facts.hostUnifiedMemory = true;
  facts.alignmentBits =
      static_cast<std::uint32_t>(8 * machine().pageBytes); // all allocations start at a page
  facts.hostUsm = kFullUsmAccess;
  facts.deviceUsm = kFullUsmAccess;
  facts.sharedUsm = kFullUsmAccess;
  facts.crossSharedUsm = kFullUsmAccess;
  facts.systemUsm = kFullUsmAccess;
  facts.perEventProfiling = true;
  return facts;
}

} // namespace ur

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner) : Platform(owner) {
  devices_.add(std::make_unique<ur_device_handle_t_>(this));
}

ur::kit::PlatformInfo ur_platform_handle_t_::info() const {
  return {.name = std::string(ur::kit::kIdentity.title),
          .vendor = "ur-ipc",
          .version = ur::native_cpu::kVersion};
}

bool ur_device_handle_t_::writeOwnInfo(const ur::kit::InfoWriter &writer,
                                       ur_device_info_t query) const {
  if (query == UR_DEVICE_INFO_GLOBAL_MEM_FREE)
    writer.value(ur::native_cpu::freeMemoryBytes());
  return query == UR_DEVICE_INFO_GLOBAL_MEM_FREE;
}
