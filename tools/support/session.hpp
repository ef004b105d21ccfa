// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/error.hpp"
#include "tools/support/unique_handle.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace ur::support {

// A device, with its adapter and platform.
struct DeviceEntry {
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_backend_t backend = UR_BACKEND_UNKNOWN;

  std::string name() const;
  bool supports(ur_device_info_t query) const; // also false if the adapter lacks the query
};

// Initializes the loader, and lists the devices that ONEAPI_DEVICE_SELECTOR selects. The destructor
// calls urLoaderTearDown. All processes with the same environment list the devices in the same
// order.
class Runtime {
public:
  Runtime();
  Runtime(const Runtime &) = delete;
  Runtime &operator=(const Runtime &) = delete;
  ~Runtime();

  std::size_t adapterCount() const noexcept { return adapters_.size(); }
  const std::vector<DeviceEntry> &devices() const noexcept { return devices_; }
  const DeviceEntry &firstDevice() const; // throws if there is no device

private:
  std::vector<Adapter> adapters_;
  std::vector<DeviceEntry> devices_;
};

// A context and an in-order queue on one device.
class Session {
public:
  explicit Session(const DeviceEntry &entry);

  const DeviceEntry &entry() const noexcept { return entry_; }
  ur_device_handle_t device() const noexcept { return entry_.device; }
  ur_context_handle_t context() const noexcept { return context_.get(); }
  ur_queue_handle_t queue() const noexcept { return queue_.get(); }

  // Copies and waits. Source and destination may be memory of the device or of the host.
  void copy(void *destination, const void *source, std::size_t size) const;

private:
  DeviceEntry entry_;
  Context context_;
  Queue queue_;
};

} // namespace ur::support
