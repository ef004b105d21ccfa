// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/config.hpp"
#include "tools/keeper/notify.hpp"

namespace ur::keeper {

// What a standby takes over from the active keeper.
struct Takeover {
  base::UniqueFd lock; // the active keeper's lock: this process is now the active keeper
  StoredDescriptors descriptors;
};

// Waits until this user has no other standby, then receives copies of the active keeper's
// descriptors until that keeper exits. Returns at once if no keeper is active. Throws base::Error
// if the active keeper accepts no standby, or dropped this standby because it did not read.
Takeover standBy(const base::OsCalls &os, const ipc::Config &config);

} // namespace ur::keeper
