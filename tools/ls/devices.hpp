// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/export_table.hpp"
#include "tools/support/channel.hpp"

#include <chrono>
#include <map>
#include <string>

namespace ur::ls {

// Maps the checksum of a device's UUID to the device's name, such as "native_cpu:0".
using DeviceNames = std::map<ipc::DeviceChecksum, std::string>;

// Queries the adapters in a separate process, because drivers may hang or crash. If a driver
// crashes, or hangs until the limit, returns no names.
DeviceNames findDevices(std::chrono::milliseconds limit);

// Runs in the separate process: sends the names.
void sendDevices(support::Channel &channel);

} // namespace ur::ls
