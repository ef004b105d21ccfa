// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Patterns in device memory. The queue writes and reads them, so the host needs no access.

#include "tools/support/session.hpp"

#include <cstddef>
#include <cstdint>

#include <gtest/gtest.h>

namespace ur::test {

// The tests write and compare only the start, middle and end of larger buffers.
inline constexpr std::size_t kCheckedWhole = 1 << 20;

// The distance is larger than any offset, so no offset turns one pattern into the other.
inline constexpr std::uint64_t kParentSeed = 1ull << 40;
inline constexpr std::uint64_t kChildSeed = 2ull << 40;

void writePattern(const support::Session &session, void *memory, std::size_t size,
                  std::uint64_t seed);
::testing::AssertionResult hasPattern(const support::Session &session, const void *memory,
                                      std::size_t size, std::uint64_t seed);

} // namespace ur::test
