// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "tools/keeper/notify.hpp"

#include <cstdint>

namespace ur::keeper {

// The descriptors that systemd passes to a service: sd_listen_fds_with_names(3).
struct PassedDescriptors {
  base::UniqueFd listener; // the socket of the socket unit, or empty
  StoredDescriptors stored;
};

// Takes the descriptors. Throws INVALID_ARGUMENT if there are several listeners.
PassedDescriptors takePassedDescriptors(const base::OsCalls &os);

// The descriptor store of this service.
struct SystemdStore {
  base::UniqueFd socket; // empty without a store
  std::uint64_t limit = 0;
};

// Connects to the store, if the unit has FileDescriptorStoreMax=.
SystemdStore connectToStore(const base::OsCalls &os);

} // namespace ur::keeper
