// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/queue/queue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"
#include "tools/support/error.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urQueueGetInfoTest = QueueTest;

TEST_F(urQueueGetInfoTest, FollowsTheRules) {
  expectInfoRules<ur_queue_info_t>(queryOf(queue()), {{UR_RESULT_ERROR_INVALID_QUEUE}});
}

TEST_F(urQueueGetInfoTest, TellsWhereTheQueueBelongs) {
  EXPECT_EQ(info<ur_context_handle_t>(queryOf(queue()), UR_QUEUE_INFO_CONTEXT), context());
  EXPECT_EQ(info<ur_device_handle_t>(queryOf(queue()), UR_QUEUE_INFO_DEVICE), device());
  EXPECT_EQ(info<ur_queue_flags_t>(queryOf(queue()), UR_QUEUE_INFO_FLAGS), 0u);
}

TEST_F(urQueueGetInfoTest, OnlyQueuesOnADeviceHaveASize) {
  std::uint32_t size = 0;
  const ur_result_t result =
      urQueueGetInfo(queue(), UR_QUEUE_INFO_SIZE, sizeof(size), &size, nullptr);
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_QUEUE ||
              result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
      << nameOf(result);
}

TEST_F(urQueueGetInfoTest, IsEmptyOnceFinished) {
  EXPECT_SUCCESS(urQueueFinish(queue()));
  ur_bool_t empty = false;
  const ur_result_t result =
      urQueueGetInfo(queue(), UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, nullptr);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
    return skipUnclaimed("UR_QUEUE_INFO_EMPTY: it is not answered");
  ASSERT_SUCCESS(result);
  EXPECT_TRUE(empty);
}

IN_THREADS(urQueueGetInfo) {
  answers.addInfo<ur_queue_info_t>(
      [&](auto... rest) { return urQueueGetInfo(given.queue(), rest...); });
}

} // namespace
