// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/context_memory.hpp"
#include "adapters/cuda_like/native_device.hpp"
#include "adapters/kit/handles.hpp"

#include <vector>

// Wraps all platforms of the vendor's adapter as one platform. Lives until the process exits.
struct ur_platform_handle_t_ {
  // Returns the records of all devices of the vendor's adapter.
  const std::vector<ur_device_handle_t> &devices();

private:
  ur::kit::Lazy<std::vector<ur_device_handle_t>> devices_;
};

// Wraps a device of the vendor's adapter. Lives until the process exits.
struct ur_device_handle_t_ : ur::kit::Object, ur::cuda_like::NativeDevice {
  explicit ur_device_handle_t_(ur_device_handle_t vendorDevice);

  // Returns whether this device can access memory of `owner`. Also returns true if `owner` is not
  // visible to this process: only an attempt to open the memory shows whether the driver allows it.
  bool canOpenMemoryOf(const ur::ipc::DeviceUuid &owner);
  static constexpr bool kCanOpenPeerEvents = true; // the host signals shared events
  static constexpr bool kFinishIsThreadSafe = true;
  void setPeerAccess(ur_device_handle_t peer, bool enabled);

  // Returns null if this library serves memory and events of the device, otherwise the reason why
  // not.
  const char *sharingUnsupportedReason();
  const char *unsupportedReason(ur_device_info_t feature);

  const ur_platform_handle_t platform;
  const ur_device_handle_t vendorHandle;
};

// Wraps a context of the vendor's adapter, and owns one reference to it. Memory is allocated in the
// primary contexts of the devices. The vendor's adapter uses the same primary contexts.
struct ur_context_handle_t_ : ur::kit::Object {
  explicit ur_context_handle_t_(ur_context_handle_t vendorContext);

  void require(ur_device_handle_t device) const { ur::kit::requireDevice(devices, device); }
  static ur::cuda_like::Context nativeOf(ur_device_handle_t device) { return device->context(); }
  ur::cuda_like::Context native() const { return nativeOf(devices.front()); }

  ur::cuda_like::SmallBlocks *smallBlocksOf(ur_device_handle_t device) noexcept {
    return memory_.smallBlocksOf(device);
  }
  // Performs work, and returns after it is done.
  void perform(const ur::kit::Work &work) { memory_.perform(native(), work); }

  const ur_context_handle_t vendorHandle;
  const std::vector<ur_device_handle_t> devices;

private:
  ur::cuda_like::ContextMemory memory_;
};

namespace ur::backend {
using namespace cuda_like; // the memory code in cuda_like finds its names in ur::backend
}
