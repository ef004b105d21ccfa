// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/handle.hpp"

#include <string>

namespace ur::ipc {

// Fetches the object of a handle that passed check() from the exporter's broker. Returns an empty
// descriptor if objects of this kind have none. Sends the handle only to an allowed process. Kernel
// interfaces: unix(7), SO_PEERCRED, SCM_RIGHTS. Throws
// - Refusal if the kernel denies access to the socket
// - INVALID_ARGUMENT if the process at the other end of the socket is not allowed
// - INVALID_VALUE if the broker has ended or rejects the handle
// - OUT_OF_RESOURCES after the deadline, if the broker is busy, or if this process has no free
//   descriptor.
base::UniqueFd askBroker(const Handle &handle, const Opener &opener);

// Opens a path below a directory with O_PATH. Follows no links and enters no other mount, because
// another user may have created anything in the directory, even a mount that blocks. Returns no
// descriptor and sets errno if the open fails.
base::UniqueFd openBelow(const base::OsCalls &os, int directory, const std::string &path);

} // namespace ur::ipc
