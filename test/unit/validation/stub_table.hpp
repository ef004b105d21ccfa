// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

// The only USM memory of a stub table.
inline std::byte shortAllocation[8];

// The number of calls that have reached a stub.
inline std::atomic<std::size_t> stubCalls = 0;

// Returns a table of functions that do nothing and succeed, except the queries about memory.
ur_dditable_t stubTable();

template <typename... Parameters> ur_result_t UR_APICALL succeed(Parameters...) {
  ++stubCalls;
  return UR_RESULT_SUCCESS;
}

// Makes every slot succeed. The generator writes this function.
void fillWithStubs(ur_dditable_t &table);

} // namespace ur::test
