// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/event/event_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urEventGetInfoTest = EventTest;

TEST_F(urEventGetInfoTest, FollowsTheRules) {
  wait();
  expectInfoRules<ur_event_info_t>(query());
}

TEST_F(urEventGetInfoTest, TellsWhereTheEventBelongs) {
  EXPECT_EQ(info<ur_queue_handle_t>(query(), UR_EVENT_INFO_COMMAND_QUEUE), queue());
  EXPECT_EQ(info<ur_context_handle_t>(query(), UR_EVENT_INFO_CONTEXT), context());
  EXPECT_EQ(info<ur_command_t>(query(), UR_EVENT_INFO_COMMAND_TYPE), UR_COMMAND_USM_FILL);
}

TEST_F(urEventGetInfoTest, IsCompleteOnceWaitedFor) {
  wait();
  EXPECT_EQ(info<ur_event_status_t>(query(), UR_EVENT_INFO_COMMAND_EXECUTION_STATUS),
            UR_EVENT_STATUS_COMPLETE);
}

IN_THREADS(urEventGetInfo) {
  answers.addInfo<ur_event_info_t>(
      [&](auto... rest) { return urEventGetInfo(given.event(), rest...); });
}

} // namespace
