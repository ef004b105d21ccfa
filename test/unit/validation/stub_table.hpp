// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

// The only USM memory that a stub table knows.
inline std::byte shortAllocation[8];

// Calls that arrived at a stub since the program began.
inline std::atomic<std::size_t> stubCalls = 0;

// A table as of an adapter: every function succeeds and does nothing, but for the queries of
// memory.
ur_dditable_t stubTable();

template <typename... Parameters> ur_result_t UR_APICALL succeed(Parameters...) {
  ++stubCalls;
  return UR_RESULT_SUCCESS;
}

// Generated: every slot succeeds.
void fillWithStubs(ur_dditable_t &table);

} // namespace ur::test
