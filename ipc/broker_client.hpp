// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_fd.hpp"
#include "ipc/handle.hpp"
#include "ipc/peer.hpp"

namespace ur::ipc {

// Rung 3: asks the exporter's broker for the object of a handle. Shows the handle only to a process
// of an allowed user. Throws Refused where no socket can be reached for want of rights;
// INVALID_VALUE when the broker is gone or refuses, OUT_OF_RESOURCES past the deadline or when the
// descriptor got lost for want of room. Kernel interfaces: unix(7), SO_PEERCRED, SCM_RIGHTS.
base::UniqueFd askBroker(const Handle &handle, const Opener &opener);

} // namespace ur::ipc
