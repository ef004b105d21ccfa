// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/device.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include <fmt/format.h>

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/kit/select_binary.hpp"
#include "adapters/level_zero/adapter.hpp"
#include "adapters/level_zero/enumerate.hpp"
#include "adapters/level_zero/native_handle.hpp"
#include "adapters/level_zero/platform.hpp"
#include "adapters/level_zero/probe.hpp"
#include "adapters/level_zero/functions.hpp"

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner, ze_device_handle_t zeDevice)
    : Object(ur::kit::kIdentity.table), platform(owner), device(zeDevice) {
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
  std::call_once(probed_, [this] { capabilities_ = ur::level_zero::probe(*this); });
  return capabilities_;
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

std::uint64_t ur_device_handle_t_::now() const {
  return nanoseconds(ur::level_zero::timestampsOf(device).device);
}

// Commands record fewer bits than the clock has: the moment is the latest one with these bits.
std::uint64_t ur_device_handle_t_::timeOf(std::uint64_t commandTicks) const {
  const std::uint32_t bits = properties.kernelTimestampValidBits;
  if (bits == 0 || bits >= 64)
    return nanoseconds(commandTicks);
  const std::uint64_t range = std::uint64_t{1} << bits;
  const std::uint64_t now = ur::level_zero::timestampsOf(device).device;
  std::uint64_t ticks = (now & ~(range - 1)) | (commandTicks & (range - 1));
  if (ticks > now && ticks >= range)
    ticks -= range;
  return nanoseconds(ticks);
}

namespace ur {

level_zero::Timestamps level_zero::timestampsOf(ze_device_handle_t device) {
  Timestamps times;
  UR_ZE_CHECK(zeDeviceGetGlobalTimestamps, device, &times.host, &times.device);
  return times;
}

std::string level_zero::vendorName(std::uint32_t vendorId) {
  return vendorId == 0x8086 ? "Intel(R) Corporation" : fmt::format("vendor {:#06x}", vendorId);
}

ur_result_t backend::urDeviceSelectBinary(ur_device_handle_t, const ur_device_binary_t *pBinaries,
                                          uint32_t NumBinaries, uint32_t *pSelectedBinary) {
  static constexpr std::array<std::string_view, 2> kBestFirst{UR_DEVICE_BINARY_TARGET_SPIRV64_GEN,
                                                              UR_DEVICE_BINARY_TARGET_SPIRV64};
  *pSelectedBinary = kit::selectBinary({pBinaries, NumBinaries}, kBestFirst);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                             ur_native_handle_t *phNativeDevice) {
  *phNativeDevice = kit::nativeHandleOf(hDevice->device);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES,
                     "device native properties");
  for (ur_platform_handle_t platform : hAdapter->platforms())
    for (ur_device_handle_t device : platform->devices())
      if (kit::nativeHandleOf(device->device) == hNativeDevice) {
        *phDevice = device;
        return UR_RESULT_SUCCESS;
      }
  level_zero::rejectNativeHandle(hNativeDevice, "device");
}

ur_result_t backend::urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                 uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  if (pDeviceTimestamp)
    *pDeviceTimestamp = hDevice->now();
  if (pHostTimestamp)
    *pHostTimestamp = level_zero::timestampsOf(hDevice->device).host;
  return UR_RESULT_SUCCESS;
}

} // namespace ur
