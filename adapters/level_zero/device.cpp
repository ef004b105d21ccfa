// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/device.hpp"

#include "adapters/level_zero/enumerate.hpp"
#include "adapters/level_zero/platform.hpp"
#include "adapters/level_zero/probe.hpp"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

namespace {

// The device's clock in ticks.
ur::kit::Timestamps ticksOf(ze_device_handle_t device) {
  ur::kit::Timestamps times;
  UR_ZE_CHECK(zeDeviceGetGlobalTimestamps, device, &times.host, &times.device);
  return times;
}

} // namespace

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner, ze_device_handle_t zeDevice)
    : Device(owner, UR_DEVICE_TYPE_GPU), device(zeDevice) {   // others are left out
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2; // tells the timer in ticks a second
  UR_ZE_CHECK(zeDeviceGetProperties, device, &properties);
  ze_command_queue_group_properties_t blank{};
  blank.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
  const auto groups = ur::level_zero::enumerateFilled(
      "zeDeviceGetCommandQueueGroupProperties",
      ur::level_zero::functions().zeDeviceGetCommandQueueGroupProperties, blank, device);
  const auto group = std::ranges::find_if(groups, [](const auto &candidate) {
    return (candidate.flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) != 0;
  });
  if (group != groups.end()) {
    queueGroup = static_cast<std::uint32_t>(group - groups.begin());
    maxFillPattern = group->maxMemoryFillPatternSize;
  }
}

const ur::level_zero::Capabilities &ur_device_handle_t_::capabilities() {
  return capabilities_.get([this] { return ur::level_zero::probe(*this); });
}

ur::ipc::DeviceUuid ur_device_handle_t_::uuid() const noexcept {
  ur::ipc::DeviceUuid uuid{};
  static_assert(sizeof(properties.uuid.id) == sizeof(uuid));
  std::memcpy(uuid.data(), properties.uuid.id, sizeof(uuid));
  return uuid;
}

// Split so that it does not overflow before the clock does.
std::uint64_t ur_device_handle_t_::nanoseconds(std::uint64_t ticks) const noexcept {
  constexpr std::uint64_t kSecond = 1'000'000'000;
  const std::uint64_t perSecond = std::max<std::uint64_t>(properties.timerResolution, 1);
  return ticks / perSecond * kSecond + ticks % perSecond * kSecond / perSecond;
}

ur::kit::Timestamps ur_device_handle_t_::timestamps() const {
  const ur::kit::Timestamps times = ticksOf(device);
  return {nanoseconds(times.device), times.host};
}

// Commands record fewer bits than the clock has: the moment is the latest one with these bits.
std::uint64_t ur_device_handle_t_::timeOf(std::uint64_t commandTicks) const {
  const std::uint32_t bits = properties.kernelTimestampValidBits;
  if (bits == 0 || bits >= 64)
    return nanoseconds(commandTicks);
  const std::uint64_t range = std::uint64_t{1} << bits;
  const std::uint64_t now = ticksOf(device).device;
  std::uint64_t ticks = (now & ~(range - 1)) | (commandTicks & (range - 1));
  if (ticks > now && ticks >= range)
    ticks -= range;
  return nanoseconds(ticks);
}

std::string ur::level_zero::vendorName(std::uint32_t vendorId) {
  return vendorId == 0x8086 ? "Intel(R) Corporation" : fmt::format("vendor {:#06x}", vendorId);
}
