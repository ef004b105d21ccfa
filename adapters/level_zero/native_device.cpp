// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/native_device.hpp"

#include <algorithm>
#include <cstring>

namespace ur::level_zero {

NativeDevice::NativeDevice(const NativeDriver &owner, ze_device_handle_t zeDevice)
    : driver(owner), device(zeDevice) {
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2; // has the timer in ticks per second
  UR_ZE_CHECK(zeDeviceGetProperties, device, &properties);
  ze_command_queue_group_properties_t initial{};
  initial.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
  const auto groups =
      enumerate("zeDeviceGetCommandQueueGroupProperties",
                functions().zeDeviceGetCommandQueueGroupProperties, initial, device);
  const auto group = std::ranges::find_if(groups, [](const auto &candidate) {
    return (candidate.flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) != 0;
  });
  if (group != groups.end()) {
    queueGroup = static_cast<std::uint32_t>(group - groups.begin());
    maxFillPattern = group->maxMemoryFillPatternSize;
  }
}

const Capabilities &NativeDevice::capabilities() {
  return capabilities_.get([this] { return probe(*this); });
}

ipc::DeviceUuid NativeDevice::uuid() const noexcept {
  ipc::DeviceUuid uuid{};
  static_assert(sizeof(properties.uuid.id) == sizeof(uuid));
  std::memcpy(uuid.data(), properties.uuid.id, sizeof(uuid));
  return uuid;
}

UniqueContext createContext(ze_driver_handle_t driver, std::vector<ze_device_handle_t> devices) {
  const ze_context_desc_t description{ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
  UniqueContext context;
  UR_ZE_CHECK(zeContextCreateEx, driver, &description, static_cast<std::uint32_t>(devices.size()),
              devices.data(), context.out());
  return context;
}

} // namespace ur::level_zero
