// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

namespace ur::kit {

// The UUID of a device that is the host. The same in all processes of this machine, containers
// included, until it restarts, like the memory that they share. Devices of other adapters have
// other UUIDs. Source: /proc/sys/kernel/random/boot_id.
const ipc::DeviceUuid &hostUuid();

} // namespace ur::kit
