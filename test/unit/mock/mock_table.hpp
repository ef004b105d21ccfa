// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/test/table_getters.hpp"

namespace ur::test {

// Returns the functions that the mock's library passes to a loader.
inline const ur_dditable_t &mockTable() {
  static const ur_dditable_t table = tablesOfLibrary();
  return table;
}

} // namespace ur::test
