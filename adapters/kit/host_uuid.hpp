// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <string_view>

namespace ur::kit {

// Returns the UUID of a device that is the host. It is the same in all processes of this machine,
// also in containers, until a reboot. Devices of other adapters have other UUIDs. Source:
// /proc/sys/kernel/random/boot_id.
const ipc::DeviceUuid &hostUuid();

// Mixes the adapter's name into the boot id, so that devices of other adapters have other UUIDs.
ipc::DeviceUuid hostUuidOf(std::string_view adapter, const ipc::BootId &boot);

} // namespace ur::kit
