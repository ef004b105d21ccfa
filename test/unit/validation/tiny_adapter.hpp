// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <unified-runtime/ur_ddi.h>

// As much of an adapter as tests of lifetimes need, in one process: every handle is new, memory has
// addresses of its own that become unreadable when it is freed or closed, and exported data are
// bytes that can be copied and opened. It checks nothing and answers SUCCESS to everything, except
// when told to fail.
namespace ur::test {

ur_dditable_t tinyAdapter();

// What all calls of the adapter answer from now on.
void answer(ur_result_t result);

// Makes it map shared memory once, however often it is opened; null for the other way.
void openAlwaysAt(void *address);

inline constexpr std::size_t kTinyHandleSize = 32; // of exported data
inline constexpr std::size_t kTinyAllocation = 4096;

} // namespace ur::test
