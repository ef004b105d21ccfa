// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/common/device.hpp"
#include "adapters/level_zero/common/driver_functions.hpp"
#include "runtime/adapter/object.hpp"

#include <memory>
#include <string>
#include <vector>

// A driver. It lives inside the adapter and is not counted.
struct ur_platform_handle_t_ : ur::adapter::Object {
  ur_platform_handle_t_(ur_adapter_handle_t owner, ze_driver_handle_t zeDriver);

  // "1.16" of the specification and "1.2.3" of the driver's own.
  std::string versionText() const;
  std::string driverVersionText() const;

  const ur_adapter_handle_t adapter;
  const ze_driver_handle_t driver;
  const ur::ze::DriverFunctions functions;
  std::vector<std::unique_ptr<ur_device_handle_t_>> devices;
};

namespace ur::ze {

// The drivers with at least one GPU. None, and nothing printed, where there is no Level Zero.
std::vector<std::unique_ptr<ur_platform_handle_t_>> findPlatforms(ur_adapter_handle_t adapter);

} // namespace ur::ze
