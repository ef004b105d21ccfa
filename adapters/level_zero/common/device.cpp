// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/device.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include <fmt/format.h>

#include "adapters/level_zero/common/adapter.hpp"
#include "adapters/level_zero/common/enumerate.hpp"
#include "adapters/level_zero/common/native_handle.hpp"
#include "adapters/level_zero/common/platform.hpp"
#include "adapters/level_zero/common/probe.hpp"
#include "generation.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/native_handle.hpp"
#include "runtime/adapter/select_binary.hpp"

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner, ze_device_handle_t zeDevice)
    : Object(ur::lz::kDdiTable), platform(owner), device(zeDevice) {
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2; // tells the timer in ticks a second
  UR_ZE_CHECK(zeDeviceGetProperties, device, &properties);
  ze_command_queue_group_properties_t blank{};
  blank.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
  const auto groups = ur::ze::enumerateFilled(
      "zeDeviceGetCommandQueueGroupProperties",
      ur::ze::functions().zeDeviceGetCommandQueueGroupProperties, blank, device);
  const auto group = std::ranges::find_if(groups, [](const auto &candidate) {
    return (candidate.flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) != 0;
  });
  if (group != groups.end()) {
    queueGroup = static_cast<std::uint32_t>(group - groups.begin());
    maxFillPattern = group->maxMemoryFillPatternSize;
  }
}

const ur::ze::Capabilities &ur_device_handle_t_::capabilities() {
  std::call_once(probed_, [this] { capabilities_ = ur::ze::probe(*this); });
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
  return nanoseconds(ur::ze::timestampsOf(device).device);
}

// Commands record fewer bits than the clock has: the moment is the latest one with these bits.
std::uint64_t ur_device_handle_t_::timeOf(std::uint64_t commandTicks) const {
  const std::uint32_t bits = properties.kernelTimestampValidBits;
  if (bits == 0 || bits >= 64)
    return nanoseconds(commandTicks);
  const std::uint64_t range = std::uint64_t{1} << bits;
  const std::uint64_t now = ur::ze::timestampsOf(device).device;
  std::uint64_t ticks = (now & ~(range - 1)) | (commandTicks & (range - 1));
  if (ticks > now && ticks >= range)
    ticks -= range;
  return nanoseconds(ticks);
}

namespace ur {

ze::Timestamps ze::timestampsOf(ze_device_handle_t device) {
  Timestamps times;
  UR_ZE_CHECK(zeDeviceGetGlobalTimestamps, device, &times.host, &times.device);
  return times;
}

std::string ze::vendorName(std::uint32_t vendorId) {
  return vendorId == 0x8086 ? "Intel(R) Corporation" : fmt::format("vendor {:#06x}", vendorId);
}

ur_result_t lz::urDeviceSelectBinary(ur_device_handle_t, const ur_device_binary_t *pBinaries,
                                     uint32_t NumBinaries, uint32_t *pSelectedBinary) {
  static constexpr std::array<std::string_view, 2> kBestFirst{UR_DEVICE_BINARY_TARGET_SPIRV64_GEN,
                                                              UR_DEVICE_BINARY_TARGET_SPIRV64};
  *pSelectedBinary = adapter::selectBinary({pBinaries, NumBinaries}, kBestFirst);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                        ur_native_handle_t *phNativeDevice) {
  *phNativeDevice = adapter::nativeHandleOf(hDevice->device);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice,
                                               ur_adapter_handle_t hAdapter,
                                               const ur_device_native_properties_t *pProperties,
                                               ur_device_handle_t *phDevice) {
  if (pProperties)
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES,
                         "device native properties");
  for (ur_platform_handle_t platform : hAdapter->platforms())
    for (ur_device_handle_t device : platform->devices())
      if (adapter::nativeHandleOf(device->device) == hNativeDevice) {
        *phDevice = device;
        return UR_RESULT_SUCCESS;
      }
  ze::rejectNativeHandle(hNativeDevice, "device");
}

ur_result_t lz::urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                            uint64_t *pHostTimestamp) {
  if (pDeviceTimestamp)
    *pDeviceTimestamp = hDevice->now();
  if (pHostTimestamp)
    *pHostTimestamp = ze::timestampsOf(hDevice->device).host;
  return UR_RESULT_SUCCESS;
}

} // namespace ur
