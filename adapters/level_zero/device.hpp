// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/level_zero/capabilities.hpp"
#include "adapters/level_zero/result.hpp"

#include <cstdint>
#include <string>

#include <unified-runtime/ur_api.h>

struct ur_device_handle_t_ : ur::kit::Device {
  ur_device_handle_t_(ur_platform_handle_t owner, ze_device_handle_t zeDevice);

  // What was tried out on this device, at the first call.
  const ur::level_zero::Capabilities &capabilities();
  std::optional<ur_result_t> writeOwnInfo(const ur::kit::InfoWriter &write, ur_device_info_t query);

  ur::ipc::DeviceUuid uuid() const noexcept;

  // The device's clock in nanoseconds, and that of ticks which its commands recorded.
  std::uint64_t now() const { return timestamps().device; }
  ur::kit::Timestamps timestamps() const;
  std::uint64_t timeOf(std::uint64_t commandTicks) const;

  ze_device_handle_t native() const noexcept { return device; }

  const ze_device_handle_t device;
  ze_device_properties_t properties{};
  // The group of queues for everything, and the longest pattern that it fills with.
  std::uint32_t queueGroup = 0;
  std::size_t maxFillPattern = 0;

private:
  std::uint64_t nanoseconds(std::uint64_t ticks) const noexcept;

  ur::kit::Lazy<ur::level_zero::Capabilities> capabilities_;
};

namespace ur::level_zero {

// "Intel(R) Corporation", or the number of others.
std::string vendorName(std::uint32_t vendorId);

} // namespace ur::level_zero
