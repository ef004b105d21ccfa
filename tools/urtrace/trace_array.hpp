// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace ur::urtrace {

// Creates or empties the file for the traced processes. Throws std::system_error.
void openTrace(const std::string &path);

// Closes the array that the processes wrote, so that the file is strict JSON. Throws
// std::system_error.
void closeTrace(const std::string &path);

} // namespace ur::urtrace
