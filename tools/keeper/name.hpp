// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string_view>

namespace ur::keeper {

// Throws INVALID_ARGUMENT unless the text is a valid name of kept memory. ur_ipc.keep has the same
// rule. A valid name is safe to print on a terminal or in a table.
void requireName(std::string_view name);

} // namespace ur::keeper
