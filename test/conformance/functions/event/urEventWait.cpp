// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/event/event_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urEventWaitTest = EventTest;

TEST_F(urEventWaitTest, TakesSeveral) {
  Event other;
  ASSERT_SUCCESS(fill(queue(), other));
  const ur_event_handle_t both[] = {event(), other.get()};
  EXPECT_SUCCESS(urEventWait(2, both));
  for (const ur_event_handle_t handle : both)
    EXPECT_EQ(info<ur_event_status_t>(queryOf(handle), UR_EVENT_INFO_COMMAND_EXECUTION_STATUS),
              UR_EVENT_STATUS_COMPLETE);
}

TEST_F(urEventWaitTest, RefusesANullEvent) {
  const ur_event_handle_t withNull[] = {event(), nullptr};
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_EVENT, urEventWait(2, withNull));
}

IN_THREADS(urEventWait) {
  const ur_event_handle_t twice[] = {given.event(), given.event()};
  answers << urEventWait(2, twice);
}

} // namespace
