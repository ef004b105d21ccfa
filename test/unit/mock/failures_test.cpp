// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/mock/mock_device.hpp"

#include <atomic>
#include <thread>
#include <vector>

namespace ur::test {
namespace {

using MockFailures = MockDevice;

constexpr ur_result_t kCode = UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;

TEST_F(MockFailures, MayBeSeveralOfOneFunction) {
  ASSERT_EQ(urMockFail(kCalled, 3, UR_RESULT_ERROR_DEVICE_LOST), UR_RESULT_SUCCESS);
  ASSERT_EQ(urMockFail(kCalled, 1, UR_RESULT_ERROR_OUT_OF_RESOURCES), UR_RESULT_SUCCESS);
  ASSERT_EQ(urMockFail(kCalled, 1, kCode), UR_RESULT_SUCCESS);
  EXPECT_EQ(callOnce(), kCode);
  EXPECT_EQ(callOnce(), UR_RESULT_SUCCESS);
  EXPECT_EQ(callOnce(), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_EQ(callOnce(), UR_RESULT_SUCCESS);
}

TEST_F(MockFailures, AreRejectedIfInvalid) {
  EXPECT_EQ(urMockFail(UR_FUNCTION_LOADER_INIT, 1, kCode), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(urMockFail(kCalled, 1, static_cast<ur_result_t>(12345)),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(urMockFail(kCalled, 0, kCode), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(urMockFail(kCalled, 1, UR_RESULT_SUCCESS), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(urMockGetCallCount(UR_FUNCTION_LOADER_INIT, nullptr),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(urMockGetCallCount(kCalled, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(MockFailures, FailOneCallOfManyThreads) {
  constexpr std::uint64_t kThreads = 4;
  constexpr std::uint64_t kCalls = 500;
  std::atomic<int> failed = 0;
  for (const std::uint64_t n : {std::uint64_t{1}, std::uint64_t{777}, kThreads * kCalls})
    ASSERT_EQ(urMockFail(kCalled, n, kCode), UR_RESULT_SUCCESS);
  {
    std::vector<std::jthread> callers;
    for (std::uint64_t i = 0; i < kThreads; ++i)
      callers.emplace_back([&] {
        for (std::uint64_t call = 0; call < kCalls; ++call)
          failed += callOnce() == kCode;
      });
  }
  EXPECT_EQ(failed, 3);
  EXPECT_EQ(callsOf(kCalled), kThreads * kCalls);
}

} // namespace
} // namespace ur::test
