// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/export_table.hpp"
#include "tools/support/channel.hpp"

#include <chrono>
#include <map>
#include <string>

namespace ur::ls {

// Names of this machine's devices, such as "native_cpu:0", by the marks of their UUIDs.
using DeviceNames = std::map<ipc::DeviceMark, std::string>;

// Asks the adapters in a separate process, because drivers may hang or crash. If a driver crashes,
// or hangs until the limit, returns no names.
DeviceNames findDevices(std::chrono::milliseconds limit);

// Runs in the separate process: sends the names.
void sendDevices(support::Channel &channel);

} // namespace ur::ls
