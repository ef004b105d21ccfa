// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/platform.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/level_zero/enumerate.hpp"
#include "adapters/level_zero/functions.hpp"
#include "adapters/level_zero/result.hpp"
#include "adapters/level_zero/serving.hpp"

#include <fmt/format.h>

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner, ze_driver_handle_t zeDriver)
    : Platform(owner), driver(zeDriver), functions(zeDriver) {
  for (const ze_device_handle_t device : ur::level_zero::enumerate<ze_device_handle_t>(
           "zeDeviceGet", ur::level_zero::functions().zeDeviceGet, driver)) {
    auto made = std::make_unique<ur_device_handle_t_>(this, device);
    if (made->properties.type == ZE_DEVICE_TYPE_GPU)
      devices_.add(std::move(made));
  }
}

ur::kit::PlatformTexts ur_platform_handle_t_::texts() const {
  const auto version = static_cast<unsigned>(functions.version());
  return {.name = "Level Zero",
          .vendor = ur::level_zero::vendorName(devices().front()->properties.vendorId),
          .version = fmt::format("{}.{}", version >> 16, version & 0xffff),
          .optimisation = {"", "-ze-opt-disable", "-ze-opt-level=1", "-ze-opt-level=2",
                           "-ze-opt-level=2"}};
}

std::string ur_platform_handle_t_::driverVersionText() const {
  ze_driver_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES;
  UR_ZE_CHECK(zeDriverGetProperties, driver, &properties);
  const std::uint32_t version = properties.driverVersion;
  return fmt::format("{}.{}.{}", version >> 24, (version >> 16) & 0xff, version & 0xffff);
}

ur::kit::Children<ur_platform_handle_t_> ur::backend::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  if (!servesThisProcess() || !bindLoader())
    return platforms;
  const ze_result_t ready = functions().zeInit(0);
  if (ready != ZE_RESULT_SUCCESS) {
    kit::log().info("no platform: zeInit answered {} ({:#x}); no driver is installed or it refused",
                    nameOf(ready), static_cast<unsigned>(ready));
    return platforms;
  }
  for (const ze_driver_handle_t driver :
       enumerate<ze_driver_handle_t>("zeDriverGet", functions().zeDriverGet)) {
    auto platform = std::make_unique<ur_platform_handle_t_>(adapter, driver);
    if (!platform->devices().empty())
      platforms.add(std::move(platform));
  }
  return platforms;
}
