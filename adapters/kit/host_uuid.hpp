// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <string_view>

namespace ur::kit {

// Returns the UUID of this adapter's host device. It is the same in all processes of this machine,
// including containers, until a reboot. Source: /proc/sys/kernel/random/boot_id.
const ipc::DeviceUuid &hostUuid();

// Mixes the adapter's name into the boot id, so that each adapter's host device has its own UUID.
ipc::DeviceUuid hostUuidOf(std::string_view adapter, const ipc::BootId &boot);

} // namespace ur::kit
