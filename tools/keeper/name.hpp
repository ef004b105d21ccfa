// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string_view>

namespace ur::keeper {

// Throws INVALID_ARGUMENT unless the text is a valid name of kept memory. ur_ipc.keep has the same
// rule. Terminals and tables can show such names.
void requireName(std::string_view name);

} // namespace ur::keeper
