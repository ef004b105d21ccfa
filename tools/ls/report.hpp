// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/ls/devices.hpp"
#include "tools/ls/listing.hpp"

#include <string>

#include <nlohmann/json.hpp>

namespace ur::ls {

using Json = nlohmann::ordered_json;

std::string textReport(const Listing &listing, const DeviceNames &devices);
Json jsonReport(const Listing &listing, const DeviceNames &devices);

} // namespace ur::ls
