// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Patterns in device memory. Commands of the session's queue write and read them, so the host needs
// no access.

#include "tools/support/session.hpp"

#include <cstddef>
#include <cstdint>

#include <gtest/gtest.h>

namespace ur::test {

// The tests write and compare all bytes of memory up to this size, and only the start, the middle
// and the end of larger memory.
inline constexpr std::size_t kMaxFullyCheckedSize = 1 << 20;

// The difference between the seeds is larger than any offset, so the patterns differ at all
// offsets.
inline constexpr std::uint64_t kParentSeed = 1ull << 40;
inline constexpr std::uint64_t kChildSeed = 2ull << 40;

void writePattern(const support::Session &session, void *memory, std::size_t size,
                  std::uint64_t seed);
::testing::AssertionResult hasPattern(const support::Session &session, const void *memory,
                                      std::size_t size, std::uint64_t seed);

} // namespace ur::test
