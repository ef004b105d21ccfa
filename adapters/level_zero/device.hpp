// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/kit/live_queues.hpp"
#include "adapters/level_zero/native_device.hpp"

#include <cstdint>
#include <string>

#include <unified-runtime/ur_api.h>

// A platform, which is one driver.
struct ur_platform_handle_t_ : ur::kit::Platform, ur::level_zero::NativeDriver {
  ur_platform_handle_t_(ur_adapter_handle_t owner, ze_driver_handle_t zeDriver);

  ur::kit::PlatformInfo info() const;
  // Returns the version of the driver itself, such as "1.2.3". The platform's version is the
  // version of the specification, such as "1.16".
  std::string driverVersionText() const;

  ze_driver_handle_t native() const noexcept { return driver; }

  ur::kit::LiveQueues<> queues; // of all contexts
};

struct ur_device_handle_t_ : ur::kit::Device, ur::level_zero::NativeDevice {
  ur_device_handle_t_(ur_platform_handle_t owner, ze_device_handle_t zeDevice);

  bool writeOwnInfo(const ur::kit::InfoWriter &writer, ur_device_info_t query);

  std::string vendorName() const; // contains the vendor's number if the name is unknown

  // Returns the time of the device's clock in nanoseconds.
  std::uint64_t now() const { return timestamps().device; }
  ur::kit::Timestamps timestamps() const;
  // Converts the ticks that a command recorded to the same clock, in nanoseconds.
  std::uint64_t timeOf(std::uint64_t commandTicks) const;

  ze_device_handle_t native() const noexcept { return device; }

private:
  std::uint64_t nanoseconds(std::uint64_t ticks) const noexcept;
};
