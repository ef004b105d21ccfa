// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <unified-runtime/ur_ddi.h>

// A minimal adapter for tests of lifetimes in one process. Every handle is new. Memory has unique
// addresses, which become inaccessible when the memory is freed or closed. Exported data are bytes
// that a test can copy and open. The adapter checks nothing, and succeeds unless answer() has set
// an error.
namespace ur::test {

ur_dditable_t tinyAdapter();

// Sets the result of all later calls.
void answer(ur_result_t result);

// Makes the adapter open shared memory always at this address; null makes it use new addresses
// again.
void openAlwaysAt(void *address);

inline constexpr std::size_t kTinyHandleSize = 32; // the size of exported data
inline constexpr std::size_t kTinyAllocation = 4096;

} // namespace ur::test
