// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "base/immortal.hpp"

#include <map>
#include <memory>
#include <mutex>

namespace ur::overlay_level_zero {
namespace {

template <typename Native, typename Function, typename Handle>
Native nativeOf(Function function, Handle vendorHandle, const char *name) {
  ur_native_handle_t native{};
  overlay::checkVendor(function(vendorHandle, &native), name);
  return reinterpret_cast<Native>(native);
}

ze_device_handle_t nativeOf(ur_device_handle_t vendorDevice) {
  return nativeOf<ze_device_handle_t>(overlay::vendor().functions.Device.pfnGetNativeHandle,
                                      vendorDevice, "urDeviceGetNativeHandle");
}

const level_zero::NativeDriver &driverOf(ur_device_handle_t vendorDevice) {
  struct Drivers {
    std::mutex mutex;
    std::map<ze_driver_handle_t, std::unique_ptr<ur_platform_handle_t_>> byHandle;
  };
  static constinit base::Immortal<Drivers> instance;
  const auto platform = overlay::deviceInfo(vendorDevice, UR_DEVICE_INFO_PLATFORM,
                                            static_cast<ur_platform_handle_t>(nullptr));
  const auto driver =
      nativeOf<ze_driver_handle_t>(overlay::vendor().functions.Platform.pfnGetNativeHandle,
                                   platform, "urPlatformGetNativeHandle");
  Drivers &drivers = instance.get();
  const std::lock_guard lock(drivers.mutex);
  auto &record = drivers.byHandle[driver];
  if (!record)
    record = std::make_unique<ur_platform_handle_t_>(driver);
  return *record;
}

bool isComplete(ur_event_handle_t vendorEvent) {
  auto status = UR_EVENT_STATUS_QUEUED;
  return overlay::vendor().functions.Event.pfnGetInfo(
             vendorEvent, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
             nullptr) != UR_RESULT_SUCCESS ||
         kit::isDone(status);
}

} // namespace

AwaitedEvent::~AwaitedEvent() {
  if (marker)
    overlay::vendor().functions.Event.pfnRelease(marker);
}

void AwaitedEvents::keep(std::list<AwaitedEvent> &event) noexcept {
  const std::lock_guard lock(mutex_);
  events_.splice(events_.end(), event);
}

void AwaitedEvents::reap() {
  const std::lock_guard lock(mutex_);
  events_.remove_if([](const AwaitedEvent &event) { return isComplete(event.marker); });
}

} // namespace ur::overlay_level_zero

using ur::overlay::deviceInfo;
using ur::overlay::vendor;

ur_device_handle_t_::ur_device_handle_t_(ur_device_handle_t vendorDevice)
    : Object(ur::kit::kIdentity.table),
      NativeDevice(ur::overlay_level_zero::driverOf(vendorDevice),
                   ur::overlay_level_zero::nativeOf(vendorDevice)),
      vendorHandle(vendorDevice),
      isSubDevice_(deviceInfo(vendorDevice, UR_DEVICE_INFO_PARENT_DEVICE,
                              static_cast<ur_device_handle_t>(nullptr))) {}

const char *ur_device_handle_t_::sharingUnsupportedReason() {
  if (properties.type != ZE_DEVICE_TYPE_GPU)
    return "only GPUs share memory and events through this overlay";
  if (isSubDevice_)
    return "sub-devices share nothing through this overlay; use the root device";
  return unsupportedReason(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP);
}

const char *ur_device_handle_t_::unsupportedReason(ur_device_info_t feature) {
  const auto &results = capabilities();
  const ur::level_zero::Answer &answer =
      feature == UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP       ? results.hostMemory
      : feature == UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP ? results.physicalMemory
      : feature == UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT          ? results.virtualMemory
                                                                  : results.memory;
  return answer.supported ? nullptr : answer.detail.c_str();
}

ur_context_handle_t_::ur_context_handle_t_(ur_context_handle_t vendorContext)
    : Object(ur::kit::kIdentity.table), vendorHandle(vendorContext),
      devices(ur::overlay::devicesOf(vendorContext)),
      native_(ur::overlay_level_zero::nativeOf<ze_context_handle_t>(
          ::vendor().functions.Context.pfnGetNativeHandle, vendorContext,
          "urContextGetNativeHandle")) {}

ur::level_zero::NativeDevices ur_context_handle_t_::nativeDevices() const {
  ur::level_zero::NativeDevices natives;
  for (ur_device_handle_t device : devices)
    natives.push_back(device->device);
  return natives;
}

// The host signals all events of this library, so every device can share them.
void ur::level_zero::probeEvents(NativeDevice &, ze_context_handle_t, Capabilities &result) {
  result.event = {.supported = true, .detail = "signaled by the host"};
}
