// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/adapters/native_cpu/functions.hpp"

#include <unified-runtime/ur_ddi.h>

namespace ur::mock {

// What the library hands out: every function counts, and does what a test asked for.
extern const ur_dditable_t kDdiTable;

// What stands behind it.
inline constexpr const ur_dditable_t &kRealTable = backend::kDdiTable;

} // namespace ur::mock
