// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Patterns in memory of the device, written and compared through its queue, so that the tests
// need no access to it from the host.

#include "tools/support/session.hpp"

#include <cstddef>
#include <cstdint>

#include <gtest/gtest.h>

namespace ur::test {

// Buffers beyond this size are touched at their start, middle and end only.
inline constexpr std::size_t kCheckedWhole = 1 << 20;

// Far enough apart that no offset turns one pattern into the other.
inline constexpr std::uint64_t kParentSeed = 1ull << 40;
inline constexpr std::uint64_t kChildSeed = 2ull << 40;

void writePattern(const support::Session &session, void *memory, std::size_t size,
                  std::uint64_t seed);
::testing::AssertionResult hasPattern(const support::Session &session, const void *memory,
                                      std::size_t size, std::uint64_t seed);

} // namespace ur::test
