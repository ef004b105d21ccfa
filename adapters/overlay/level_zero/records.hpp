// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/level_zero/event_pool.hpp"
#include "adapters/level_zero/native_device.hpp"
#include "adapters/level_zero/submitter.hpp"

#include <list>
#include <mutex>
#include <vector>

// Wraps a driver. Lives until the process exits.
struct ur_platform_handle_t_ : ur::level_zero::NativeDriver {
  using NativeDriver::NativeDriver;
};

// Wraps a device of the vendor's adapter. Lives until the process exits.
struct ur_device_handle_t_ : ur::kit::Object, ur::level_zero::NativeDevice {
  explicit ur_device_handle_t_(ur_device_handle_t vendorDevice);

  static bool canOpenMemoryOf(const ur::ipc::DeviceUuid &) noexcept { return false; }
  static constexpr bool kCanOpenPeerEvents = true; // the host signals shared events
  static constexpr bool kFinishIsThreadSafe = true;

  // Returns null if this library serves memory and events of the device, otherwise the reason why
  // not.
  const char *sharingUnsupportedReason();
  const char *unsupportedReason(ur_device_info_t feature);

  const ur_device_handle_t vendorHandle;

private:
  const bool isSubDevice_;
};

namespace ur::overlay_level_zero {

// An event of the driver that a command waits for. `marker`, an event of the vendor's adapter,
// completes when the device no longer needs the driver's event.
struct AwaitedEvent {
  AwaitedEvent() = default;
  AwaitedEvent(const AwaitedEvent &) = delete;
  AwaitedEvent &operator=(const AwaitedEvent &) = delete;
  ~AwaitedEvent();

  level_zero::UniquePool pool;
  level_zero::UniqueEvent event;
  ur_event_handle_t marker = nullptr;
};

// Keeps signaled events of a context until the device no longer needs them. The destruction of a
// queue waits for its commands, and the context outlives its queues. So no command uses an event
// when the context destroys it.
class AwaitedEvents {
public:
  // Moves the only element of `event` into this list.
  void keep(std::list<AwaitedEvent> &event) noexcept;
  // Destroys the events whose markers are complete.
  void reap();

private:
  std::mutex mutex_;
  std::list<AwaitedEvent> events_;
};

} // namespace ur::overlay_level_zero

// Wraps a context of the vendor's adapter, and owns one reference to it.
struct ur_context_handle_t_ : ur::kit::Object {
  explicit ur_context_handle_t_(ur_context_handle_t vendorContext);

  void require(ur_device_handle_t device) const { ur::kit::requireDevice(devices, device); }
  ze_context_handle_t native() const noexcept { return native_; }
  ur::level_zero::NativeDevices nativeDevices() const;
  const ur::level_zero::DriverFunctions &driver() const noexcept {
    return devices.front()->driver.functions;
  }

  // Performs work on the first device, and returns after it is done.
  void perform(const ur::level_zero::Work &work) {
    blocking_.perform(native(), *devices.front(), work);
  }

  const ur_context_handle_t vendorHandle;
  const std::vector<ur_device_handle_t> devices;

private:
  const ze_context_handle_t native_;
  ur::level_zero::BlockingList blocking_;

public:
  ur::overlay_level_zero::AwaitedEvents awaitedEvents;
};

namespace ur::backend {
using namespace level_zero; // the memory code in level_zero finds its names in ur::backend
}
