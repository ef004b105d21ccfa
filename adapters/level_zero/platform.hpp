// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/driver_functions.hpp"

#include <string>

// A driver.
struct ur_platform_handle_t_ : ur::kit::Platform {
  ur_platform_handle_t_(ur_adapter_handle_t owner, ze_driver_handle_t zeDriver);

  ur::kit::PlatformTexts texts() const;
  // "1.2.3" of the driver's own; that of the platform is the specification's, "1.16".
  std::string driverVersionText() const;

  ze_driver_handle_t native() const noexcept { return driver; }

  const ze_driver_handle_t driver;
  const ur::level_zero::DriverFunctions functions;
};
