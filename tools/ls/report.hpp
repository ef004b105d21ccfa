// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/ls/devices.hpp"
#include "tools/ls/listing.hpp"

#include <cstdio>
#include <string>

namespace ur::ls {

// Return the text for a property of a row, or "?" if the exporter's table does not contain the
// property.
std::string kindName(ipc::Kind kind);
std::string adapterName(ipc::AdapterId adapter);
std::string deviceName(const ipc::DeviceChecksum &device, const DeviceNames &devices);

std::string textReport(const Listing &listing, const DeviceNames &devices);

// Prints row by row, because a document of all rows could take gigabytes. The text is ASCII, so
// that a name cannot control a terminal. Throws std::system_error if the file cannot be written.
void printJson(std::FILE *file, const Listing &listing, const DeviceNames &devices, bool compact);

} // namespace ur::ls
