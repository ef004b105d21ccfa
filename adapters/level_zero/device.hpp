// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/level_zero/driver_functions.hpp"
#include "adapters/level_zero/probe.hpp"
#include "ipc/handle.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

#include <unified-runtime/ur_api.h>

// A driver.
struct ur_platform_handle_t_ : ur::kit::Platform {
  ur_platform_handle_t_(ur_adapter_handle_t owner, ze_driver_handle_t zeDriver);

  ur::kit::PlatformTexts texts() const;
  // Returns the version of the driver itself, such as "1.2.3". The platform's version is the
  // version of the specification, such as "1.16".
  std::string driverVersionText() const;

  ze_driver_handle_t native() const noexcept { return driver; }

  const ze_driver_handle_t driver;
  const ur::level_zero::DriverFunctions functions;
};

struct ur_device_handle_t_ : ur::kit::Device {
  ur_device_handle_t_(ur_platform_handle_t owner, ze_device_handle_t zeDevice);

  // Probes the device at the first call.
  const ur::level_zero::Capabilities &capabilities();
  bool writeOwnInfo(const ur::kit::InfoWriter &write, ur_device_info_t query);

  std::string vendorName() const; // the vendor's number if its name is unknown
  ur::ipc::DeviceUuid uuid() const noexcept;

  // Returns the time of the device's clock in nanoseconds.
  std::uint64_t now() const { return timestamps().device; }
  ur::kit::Timestamps timestamps() const;
  // Converts the ticks that a command recorded to the same clock.
  std::uint64_t timeOf(std::uint64_t commandTicks) const;

  ze_device_handle_t native() const noexcept { return device; }

  const ze_device_handle_t device;
  ze_device_properties_t properties{};
  // The queue group for all commands, and its longest fill pattern.
  std::uint32_t queueGroup = 0;
  std::size_t maxFillPattern = 0;

private:
  std::uint64_t nanoseconds(std::uint64_t ticks) const noexcept;

  ur::kit::Lazy<ur::level_zero::Capabilities> capabilities_;
};
