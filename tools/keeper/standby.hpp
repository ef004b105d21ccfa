// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/config.hpp"
#include "tools/keeper/notify.hpp"

namespace ur::keeper {

// The result of a standby's wait.
struct Takeover {
  base::UniqueFd lock; // of the active keeper: this process is now the active keeper
  Descriptors descriptors;
};

// Waits until no other standby of this user waits, then receives copies of the active keeper's
// descriptors until the active keeper ends. Returns at once if there is none. Throws base::Error if
// the active keeper accepts no standby, or has disconnected this one because it did not read.
Takeover standBy(const base::OsCalls &os, const ipc::Config &config);

} // namespace ur::keeper
