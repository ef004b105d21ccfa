// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/export_table.hpp"
#include "tools/support/channel.hpp"

#include <map>
#include <string>

namespace ur::ls {

// Names of this machine's devices, such as "native_cpu:0", by the marks of their UUIDs.
using DeviceNames = std::map<ipc::DeviceMark, std::string>;

// Asks the adapters in a separate process, since drivers may hang or crash. Then this returns in
// time without names.
DeviceNames findDevices();

// Sends the names, in that process.
void sendDevices(support::Channel &channel);

} // namespace ur::ls
