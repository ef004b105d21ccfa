// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

namespace ur::loader {

// Why tables with one fingerprint cannot be those with the other; empty where they fit together. Of
// a slot whose function lies outside one of the two specs the name alone has to be the same.
std::string differenceOfTables(std::string_view one, std::string_view other);

} // namespace ur::loader
