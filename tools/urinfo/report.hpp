// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/urinfo/inventory.hpp"

#include <string>

namespace ur::urinfo {

// Returns text for users: the devices and their features; with `verbose` also every answer.
std::string textReport(const Inventory &inventory, bool verbose);

// Returns JSON for programs, with all answers. docs/tools/urinfo.md shows the format.
Json jsonReport(const Inventory &inventory);

} // namespace ur::urinfo
