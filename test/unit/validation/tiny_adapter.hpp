// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <unified-runtime/ur_ddi.h>

// A minimal adapter for tests of lifetimes in one process. Every handle is new. Memory has unique
// addresses, which become inaccessible when it is freed or closed. Exported data are bytes that can
// be copied and opened. It checks nothing and succeeds unless answer() sets a failure.
namespace ur::test {

ur_dditable_t tinyAdapter();

// Sets the result of all later calls.
void answer(ur_result_t result);

// Makes the adapter open shared memory at this one address every time; null restores new addresses.
void openAlwaysAt(void *address);

inline constexpr std::size_t kTinyHandleSize = 32; // of exported data
inline constexpr std::size_t kTinyAllocation = 4096;

} // namespace ur::test
