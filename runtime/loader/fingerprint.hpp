// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

namespace ur::loader {

// Returns why tables with these fingerprints differ, or "" if they are compatible. A slot outside
// one of the two specs only needs the same name.
std::string differenceOfTables(std::string_view one, std::string_view other);

} // namespace ur::loader
