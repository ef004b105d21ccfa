// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

namespace ur::loader {

// Returns why tables with these fingerprints are incompatible, or "" if they are compatible. The
// names of all slots must be equal. Their types may differ only if one of the two specs reserves
// the slot.
std::string differenceOfTables(std::string_view tables, std::string_view expectedTables);

} // namespace ur::loader
