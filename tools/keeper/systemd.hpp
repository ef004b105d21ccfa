// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "tools/keeper/notify.hpp"

#include <cstdint>

namespace ur::keeper {

// What systemd passes to a service: sd_listen_fds_with_names(3).
struct Passed {
  base::UniqueFd listener; // of the socket unit
  Descriptors stored;      // by an earlier process of the service
};

// Takes the descriptors. Throws INVALID_ARGUMENT if there are several listeners.
Passed takePassed(const base::OsCalls &os);

// The descriptor store of this service.
struct SystemdStore {
  base::UniqueFd socket; // empty without a store
  std::uint64_t limit = 0;
};

// Connects to the store, if the unit has FileDescriptorStoreMax=.
SystemdStore connectToStore(const base::OsCalls &os);

} // namespace ur::keeper
