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

// Which devices use which device memory. The driver gives access by the mapping; here that of all
// mappings follows the switches of urUsmP2P..., those that are there and those to come.

// Where device memory is.
struct Home {
  ur_device_handle_t device;   // whose memory it is to the application: has access at all times
  ur_device_handle_t location; // on which it lies; null where the process does not see that
};

// The home of memory of the owner's that is opened for a device.
Home homeOf(ur_device_handle_t device, const ipc::DeviceUuid &owner);

// Throws INVALID_DEVICE where the failure of opening memory for a device is that the driver gives
// it no access to where the memory lies.
void requireReached(const Home &home, const base::Error &failure);

// The access to what is shown, until here ends; the mapping ends later.
class UsedRange {
public:
  // Gives access to the devices that may have it: by default those of the context.
  UsedRange(Shown &shown, ur_context_handle_t context, const Home &home, int rights);
  UsedRange(const UsedRange &) = delete;
  UsedRange &operator=(const UsedRange &) = delete;
  ~UsedRange();

  // What those devices may do.
  void setRights(int rights);

private:
  friend class PeerAccess;

  bool isUsedBy(Device device) const noexcept;
  void change(Device user, bool allowed);

  Shown &shown_;
  const Home home_;
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
