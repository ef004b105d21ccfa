// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/kit/host_uuid.hpp"

#include <cstddef>
#include <vector>

// The vendor's adapter provides the platforms, so this type is empty.
struct ur_platform_handle_t_ {};

// Wraps a device of the vendor's adapter. Lives until the process exits.
struct ur_device_handle_t_ : ur::kit::Object {
  explicit ur_device_handle_t_(ur_device_handle_t vendorDevice);

  // All shared memory is host memory.
  static const ur::ipc::DeviceUuid &uuid() { return ur::kit::hostUuid(); }
  static bool canOpenMemoryOf(const ur::ipc::DeviceUuid &) noexcept { return false; }
  static constexpr bool kCanOpenPeerEvents = false;
  // Intel's runtime crashes if a thread enqueues a command in a queue while another thread enqueues
  // a marker in the same queue. urQueueFinish enqueues a marker, too.
  static constexpr bool kFinishIsThreadSafe = false;

  // Returns null if the device can share memory and events, otherwise the reason why not.
  const char *sharingUnsupportedReason() const noexcept { return sharingUnsupportedReason_; }
  const char *unsupportedReason(ur_device_info_t) const noexcept {
    return sharingUnsupportedReason_;
  }

  const ur_device_handle_t vendorHandle;
  const std::size_t maxAllocation;

private:
  const char *const sharingUnsupportedReason_;
};

// Wraps a context of the vendor's adapter, and owns one reference to it.
struct ur_context_handle_t_ : ur::kit::Object {
  explicit ur_context_handle_t_(ur_context_handle_t vendorContext);

  void require(ur_device_handle_t device) const { ur::kit::requireDevice(devices, device); }

  const ur_context_handle_t vendorHandle;
  const std::vector<ur_device_handle_t> devices;
};
