// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/toy_adapter/backend.hpp"

namespace ur {

// Other adapters open a driver here, and return no platform if the driver is missing.
kit::Children<ur_platform_handle_t_> backend::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  platforms.add(std::make_unique<ur_platform_handle_t_>(adapter));
  return platforms;
}

kit::DeviceFacts backend::readFacts(ur_device_handle_t device) {
  kit::DeviceFacts facts;
  facts.name = "Plain files";
  facts.vendor = "ur";
  facts.driverVersion = "1";
  facts.version = "1";
  facts.uuid = device->uuid();
  facts.memoryBytes = toy::kLargestAllocation;
  facts.largestAllocation = toy::kLargestAllocation;
  facts.hostUnifiedMemory = true;
  facts.hostUsm = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
  facts.deviceUsm = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
  facts.sharedUsm = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
  return facts;
}

} // namespace ur
