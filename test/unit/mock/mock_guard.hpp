// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <gtest/gtest.h>
#include <ur-ipc/ur_mock.h>

namespace ur::test {

// Resets the mock at the beginning and at the end of its lifetime.
class MockGuard {
public:
  MockGuard() { EXPECT_EQ(urMockReset(), UR_RESULT_SUCCESS); }
  ~MockGuard() { EXPECT_EQ(urMockReset(), UR_RESULT_SUCCESS); }
  MockGuard(const MockGuard &) = delete;
  MockGuard &operator=(const MockGuard &) = delete;
};

inline std::uint64_t callsOf(ur_function_t function) {
  std::uint64_t count = 0;
  EXPECT_EQ(urMockGetCallCount(function, &count), UR_RESULT_SUCCESS);
  return count;
}

} // namespace ur::test
