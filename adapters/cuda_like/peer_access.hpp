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

// The driver grants access per mapping. This file applies urUsmP2P... to all present and future
// mappings.

// The device that uses memory, and the device that owns it.
struct MemoryLocation {
  ur_device_handle_t device; // the application's device for this memory, which always has access
  ur_device_handle_t owner;  // null if this process cannot see the device that owns the memory
};

// Returns the location of memory of `owner` that is opened for `device`.
MemoryLocation locationOf(ur_device_handle_t device, const ipc::DeviceUuid &owner);

// Returns whether the code may mean that the driver denies a device access to memory.
bool deniesAccess(Code code) noexcept;

// Throws INVALID_DEVICE if an open failed because the driver denies the device access to the
// owner's memory.
void raiseIfAccessDenied(const MemoryLocation &location, const base::Error &failure);

// Manages the access of devices to a mapping. The mapping must outlive this object.
class MappingAccess {
public:
  // Grants access to `location.device`, to the devices that urUsmP2P... enabled, and to the other
  // devices of the context, except those that urUsmP2P... disabled.
  MappingAccess(ObjectMapping &mapping, ur_context_handle_t context, const MemoryLocation &location,
                int rights);
  MappingAccess(const MappingAccess &) = delete;
  MappingAccess &operator=(const MappingAccess &) = delete;
  ~MappingAccess();

  // Changes the rights of all devices that have access.
  void setRights(int rights);

  // Calls of urUsmP2P... do not change the access from suspend() to resume(). Call suspend() before
  // the object is unmapped. resume() grants the access again as the constructor does.
  void suspend() noexcept;
  void resume(ur_context_handle_t context);

private:
  friend class PeerAccess;

  bool isAllowed(Device device) const noexcept;
  void change(Device device, bool allowed);

  ObjectMapping &mapping_;
  const MemoryLocation location_;
  std::vector<Device> devices_; // the devices that have access
  int rights_;
};

struct AddressAccess {
  ur_device_handle_t memoryDevice; // the MemoryLocation::device of the memory
  bool isAllowed;                  // the device passed to findAccess() can access the memory
};
// Returns the access of `device` to the memory at an address. Returns nullopt if no mapping of this
// process contains the address.
std::optional<AddressAccess> findAccess(const void *address, Device device);

} // namespace ur::cuda_like
