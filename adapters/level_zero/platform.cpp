// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/platform.hpp"

#include "adapters/kit/backend_option.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/log.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/level_zero/adapter.hpp"
#include "adapters/level_zero/enumerate.hpp"
#include "adapters/level_zero/native_handle.hpp"
#include "adapters/level_zero/result.hpp"
#include "adapters/level_zero/functions.hpp"

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner, ze_driver_handle_t zeDriver)
    : Object(ur::kit::kIdentity.table), adapter(owner), driver(zeDriver), functions(zeDriver) {
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
          .version = fmt::format("{}.{}", version >> 16, version & 0xffff)};
}

std::string ur_platform_handle_t_::driverVersionText() const {
  ze_driver_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES;
  UR_ZE_CHECK(zeDriverGetProperties, driver, &properties);
  const std::uint32_t version = properties.driverVersion;
  return fmt::format("{}.{}.{}", version >> 24, (version >> 16) & 0xff, version & 0xffff);
}

namespace ur {

kit::Children<ur_platform_handle_t_> level_zero::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  if (!bindLoader())
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

ur_result_t backend::urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                               ur_native_handle_t *phNativePlatform) {
  *phNativePlatform = kit::nativeHandleOf(hPlatform->driver);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES,
                     "platform native properties");
  for (ur_platform_handle_t platform : hAdapter->platforms())
    if (kit::nativeHandleOf(platform->driver) == hNativePlatform) {
      *phPlatform = platform;
      return UR_RESULT_SUCCESS;
    }
  level_zero::rejectNativeHandle(hNativePlatform, "driver");
}

ur_result_t backend::urPlatformGetBackendOption(ur_platform_handle_t, const char *pFrontendOption,
                                                const char **ppPlatformOption) {
  static constexpr kit::OptimisationOptions kOptions{"", "-ze-opt-disable", "-ze-opt-level=1",
                                                     "-ze-opt-level=2", "-ze-opt-level=2"};
  *ppPlatformOption = kit::backendOption(pFrontendOption, kOptions);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
