// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/handle.hpp"

namespace ur::ipc {

// Asks the exporter's broker for the object of a checked handle; empty for a kind without
// descriptor. Shows the handle only to a process of an allowed user. Throws Refused if rights are
// missing to reach a socket; INVALID_VALUE when the broker has ended or refuses, OUT_OF_RESOURCES
// past the deadline or when the descriptor was lost for want of room. Kernel interfaces: unix(7),
// SO_PEERCRED, SCM_RIGHTS.
base::UniqueFd askBroker(const Handle &handle, const Opener &opener);

} // namespace ur::ipc
