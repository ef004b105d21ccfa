// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/reusable_events/reusable_event_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urEventCreateExpTest = ReusableEventTest;

TEST_F(urEventCreateExpTest, IsCompleteBeforeItsFirstSignal) {
  Event event;
  ASSERT_SUCCESS(create(event));
  EXPECT_EQ(info<ur_context_handle_t>(queryOf(event.get()), UR_EVENT_INFO_CONTEXT), context());
  EXPECT_EQ(references(event.get()), 1u);
  expectComplete(event.get());
}

TEST_F(urEventCreateExpTest, InfoFollowsTheRules) {
  Event event;
  ASSERT_SUCCESS(create(event));
  expectInfoRules<ur_event_info_t>(queryOf(event.get()));
}

TEST_F(urEventCreateExpTest, ProfiledEventsRecordStartAndEnd) {
  requireSupport(UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP, "profiling of single events");
  if (stopped())
    return;
  Event event;
  ASSERT_SUCCESS(create(event, UR_EXP_EVENT_FLAG_ENABLE_PROFILING));
  signal(session(), event.get());
  expectComplete(event.get());
  const auto query = [&](auto... rest) { return urEventGetProfilingInfo(event.get(), rest...); };
  const auto start = info<std::uint64_t>(query, UR_PROFILING_INFO_COMMAND_START);
  const auto end = info<std::uint64_t>(query, UR_PROFILING_INFO_COMMAND_END);
  EXPECT_GT(start, 0u);
  EXPECT_LE(start, end);
}

TEST_F(urEventCreateExpTest, UnprofiledEventsHaveNoTimes) {
  Event event;
  ASSERT_SUCCESS(create(event));
  signal(session(), event.get());
  expectComplete(event.get());
  std::uint64_t value = 0;
  EXPECT_REFUSED(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                 urEventGetProfilingInfo(event.get(), UR_PROFILING_INFO_COMMAND_START,
                                         sizeof(value), &value, nullptr));
}

TEST_F(urEventCreateExpTest, FlagsFollowTheClaims) {
  Event event;
  const auto claims = [](ur_device_info_t query) { return deviceUnderTest().supports(query); };
  EXPECT_RESULT(claims(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP) ? UR_RESULT_SUCCESS
                                                             : kUnsupportedFeature,
                create(event, UR_EXP_EVENT_FLAG_IPC_EXP));
  EXPECT_RESULT(claims(UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP) ? UR_RESULT_SUCCESS
                                                                       : kUnsupportedFeature,
                create(event, UR_EXP_EVENT_FLAG_ENABLE_PROFILING));
}

IN_THREADS(urEventCreateExp) {
  const ur_exp_event_desc_t plain{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  Event made;
  answers << urEventCreateExp(given.context(), given.device(), &plain, made.out());
  const ur_event_handle_t handle = made.get();
  answers << urEventWait(1, &handle);
}

} // namespace
