// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/common/device.hpp"
#include "adapters/level_zero/common/driver_functions.hpp"
#include "runtime/adapter/children.hpp"
#include "runtime/adapter/object.hpp"
#include "runtime/adapter/platform_texts.hpp"

#include <span>
#include <string>

// A driver. It lives inside the adapter and is not counted.
struct ur_platform_handle_t_ : ur::adapter::Object {
  ur_platform_handle_t_(ur_adapter_handle_t owner, ze_driver_handle_t zeDriver);

  ur::adapter::PlatformTexts texts() const;
  // "1.2.3" of the driver's own; that of the platform is the specification's, "1.16".
  std::string driverVersionText() const;

  std::span<const ur_device_handle_t> devices() const noexcept { return devices_.handles(); }

  const ur_adapter_handle_t adapter;
  const ze_driver_handle_t driver;
  const ur::ze::DriverFunctions functions;

private:
  ur::adapter::Children<ur_device_handle_t_> devices_;
};

namespace ur::ze {

// The drivers with at least one GPU. None, and nothing printed, where there is no Level Zero.
adapter::Children<ur_platform_handle_t_> findPlatforms(ur_adapter_handle_t adapter);

} // namespace ur::ze
