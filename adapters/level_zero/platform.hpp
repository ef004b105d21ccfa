// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/children.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/kit/platform_texts.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/driver_functions.hpp"

#include <span>
#include <string>

// A driver. It lives inside the adapter and is not counted.
struct ur_platform_handle_t_ : ur::kit::Object {
  ur_platform_handle_t_(ur_adapter_handle_t owner, ze_driver_handle_t zeDriver);

  ur::kit::PlatformTexts texts() const;
  // "1.2.3" of the driver's own; that of the platform is the specification's, "1.16".
  std::string driverVersionText() const;

  std::span<const ur_device_handle_t> devices() const noexcept { return devices_.handles(); }

  const ur_adapter_handle_t adapter;
  const ze_driver_handle_t driver;
  const ur::level_zero::DriverFunctions functions;

private:
  ur::kit::Children<ur_device_handle_t_> devices_;
};

namespace ur::level_zero {

// The drivers with at least one GPU. None, and nothing printed, where there is no Level Zero.
kit::Children<ur_platform_handle_t_> findPlatforms(ur_adapter_handle_t adapter);

} // namespace ur::level_zero
