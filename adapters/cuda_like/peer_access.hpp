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

// Which devices use which device memory. The driver grants access to each mapping. Here all
// mappings, present and future, follow the switches of urUsmP2P...

// Where device memory is.
struct MemoryLocation {
  ur_device_handle_t device; // the application's device for this memory, which always has access
  ur_device_handle_t owner;  // the device that holds the memory; null: this process cannot see it
};

// The location of the owner's memory, opened for a device.
MemoryLocation locationOf(ur_device_handle_t device, const ipc::DeviceUuid &owner);

// Throws INVALID_DEVICE if memory could not be opened for a device because the driver denies that
// device access to the owner's memory.
void requireReached(const MemoryLocation &location, const base::Error &failure);

// The access to a mapping. The mapping outlives it.
class UsedRange {
public:
  // Gives access to the devices that may have it: by default those of the context.
  UsedRange(ObjectMapping &mapping, ur_context_handle_t context, const MemoryLocation &location,
            int rights);
  UsedRange(const UsedRange &) = delete;
  UsedRange &operator=(const UsedRange &) = delete;
  ~UsedRange();

  // What those devices may do.
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
  bool isAllowed; // to the device that was asked for
};
// None where nothing is mapped that belongs to a device of this process.
std::optional<RangeUse> useAt(const void *address, Device user);

} // namespace ur::cuda_like
