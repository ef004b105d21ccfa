// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

// The functions that the mock's library hands to a loader.
const ur_dditable_t &mockTable();

} // namespace ur::test
