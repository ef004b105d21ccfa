// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/ls/devices.hpp"
#include "tools/ls/listing.hpp"

#include <string>

namespace ur::ls {

// Returns the sums of a listing in the text format of Prometheus. An object counts once, even if
// several handles or processes share it. The text has at most a thousand series per metric, and
// one more series for the remaining objects.
std::string metrics(const Listing &listing, const DeviceNames &devices);

} // namespace ur::ls
