// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

namespace ur::kit {

// Returns the UUID of a device that is the host. It is the same in all processes of this machine,
// also in containers, until a reboot. Devices of other adapters have other UUIDs. Source:
// /proc/sys/kernel/random/boot_id.
const ipc::DeviceUuid &hostUuid();

} // namespace ur::kit
