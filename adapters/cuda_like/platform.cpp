// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/platform.hpp"

#include "adapters/cuda_like/functions.hpp"
#include "adapters/kit/log.hpp"

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner) : Platform(owner) {
  const ur::cuda_like::Driver &driver = ur::cuda_like::driver();
  int count = 0;
  if (driver.deviceCount(&count) != ur::cuda_like::kSuccess)
    return; // the driver is there, and no device
  for (int ordinal = 0; ordinal < count; ++ordinal) {
    ur::cuda_like::Device id = 0;
    ur::cuda_like::check(driver.device(&id, ordinal), "get a device");
    devices_.add(std::make_unique<ur_device_handle_t_>(this, id));
  }
}

ur::kit::PlatformTexts ur_platform_handle_t_::texts() const {
  return {.name = ur::cuda_like::kFacts.platform,
          .vendor = ur::cuda_like::kFacts.vendor,
          .version = ur::cuda_like::driverVersion()};
}

ur::kit::Children<ur_platform_handle_t_> ur::backend::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  if (!findDriver())
    return platforms;
  auto platform = std::make_unique<ur_platform_handle_t_>(adapter);
  kit::log().info("{} has {} devices", kFacts.platform, platform->devices().size());
  if (!platform->devices().empty())
    platforms.add(std::move(platform));
  return platforms;
}
