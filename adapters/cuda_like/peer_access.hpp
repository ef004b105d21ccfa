// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/object.hpp"
#include "ipc/handle.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// The driver grants access per mapping. This file makes all mappings, present and future, follow
// the switches of urUsmP2P...

// The device that uses memory, and the device that holds it.
struct MemoryLocation {
  ur_device_handle_t device; // the application's device for this memory, which always has access
  ur_device_handle_t owner;  // the device that holds the memory; null: this process cannot see it
};

// Returns the location of the owner's memory, opened for a device.
MemoryLocation locationOf(ur_device_handle_t device, const ipc::DeviceUuid &owner);

// Returns whether the driver denies a device access to another device's memory.
bool refusesAccess(Code code) noexcept;

// Throws INVALID_DEVICE if memory could not be opened for a device because the driver denies that
// device access to the owner's memory.
void requireReached(const MemoryLocation &location, const base::Error &failure);

// Manages the access to a mapping, which must outlive it.
class UsedRange {
public:
  // Grants access to the devices of the context, unless urUsmP2P... switched a device.
  UsedRange(ObjectMapping &mapping, ur_context_handle_t context, const MemoryLocation &location,
            int rights);
  UsedRange(const UsedRange &) = delete;
  UsedRange &operator=(const UsedRange &) = delete;
  ~UsedRange();

  // Changes the access rights of these devices.
  void setRights(int rights);

private:
  friend class PeerAccess;

  bool isUsedBy(Device device) const noexcept;
  void change(Device user, bool allowed);

  ObjectMapping &mapping_;
  const MemoryLocation location_;
  std::vector<Device> users_;
  int rights_;
};

// The mapping around an address.
struct RangeUse {
  ur_device_handle_t owner;
  bool isAllowed; // for the user passed to useAt()
};
// Returns nullopt if no mapping of this process contains the address.
std::optional<RangeUse> useAt(const void *address, Device user);

} // namespace ur::cuda_like
