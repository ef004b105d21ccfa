// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/object.hpp"
#include "adapters/level_zero/capabilities.hpp"
#include "adapters/level_zero/result.hpp"

#include <unified-runtime/ur_api.h>

#include <cstdint>
#include <mutex>
#include <string>

// A root device. It lives inside its platform and is not counted.
struct ur_device_handle_t_ : ur::kit::Object {
  ur_device_handle_t_(ur_platform_handle_t owner, ze_device_handle_t zeDevice);

  ur_device_type_t type() const noexcept { return UR_DEVICE_TYPE_GPU; } // others are left out

  // What was tried out on this device, at the first call.
  const ur::level_zero::Capabilities &capabilities();

  ur::ipc::DeviceUuid uuid() const noexcept;

  // The device's clock in nanoseconds, and that of ticks which its commands recorded.
  std::uint64_t now() const;
  std::uint64_t timeOf(std::uint64_t commandTicks) const;

  const ur_platform_handle_t platform;
  const ze_device_handle_t device;
  ze_device_properties_t properties{};
  // The group of queues for everything, and the longest pattern that it fills with.
  std::uint32_t queueGroup = 0;
  std::size_t maxFillPattern = 0;

private:
  std::uint64_t nanoseconds(std::uint64_t ticks) const noexcept;

  std::once_flag probed_;
  ur::level_zero::Capabilities capabilities_;
};

namespace ur::level_zero {

// "Intel(R) Corporation", or the number of others.
std::string vendorName(std::uint32_t vendorId);

// The two clocks of a device at one moment, in ticks and in nanoseconds.
struct Timestamps {
  std::uint64_t device = 0;
  std::uint64_t host = 0;
};
Timestamps timestampsOf(ze_device_handle_t device);

} // namespace ur::level_zero
