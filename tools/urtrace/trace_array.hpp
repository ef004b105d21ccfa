// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace ur::urtrace {

// Makes a file ready for the traced processes, or empties one that is there. Throws
// std::system_error.
void openTrace(const std::string &path);

// Closes the array that they wrote, which makes the file strict JSON. Throws std::system_error.
void closeTrace(const std::string &path);

} // namespace ur::urtrace
