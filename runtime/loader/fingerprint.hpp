// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

namespace ur::loader {

// Returns why tables with these fingerprints differ, or "" if they are compatible. If one of the
// two specs only reserves a slot, the names of the slot must be equal, but not the types.
std::string differenceOfTables(std::string_view one, std::string_view other);

} // namespace ur::loader
