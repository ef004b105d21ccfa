// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/export_table.hpp"
#include "tools/support/channel.hpp"

#include <map>
#include <string>

namespace ur::ls {

// Names of this machine's devices, "native_cpu:0", by the marks of their UUIDs.
using DeviceNames = std::map<ipc::DeviceMark, std::string>;

// Asks the adapters in a process of its own, as drivers may hang or crash: whatever they do, this
// ends in time, without names then.
DeviceNames findDevices();

// That process's part.
void tellDevices(support::Channel &channel);

} // namespace ur::ls
