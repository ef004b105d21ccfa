// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/urinfo/inventory.hpp"

#include <string>

namespace ur::urinfo {

// For people: the devices and what they support; with `verbose` also every answer.
std::string textReport(const Inventory &inventory, bool verbose);

// For programs: everything. docs/tools/urinfo.md shows the shape.
Json jsonReport(const Inventory &inventory);

} // namespace ur::urinfo
