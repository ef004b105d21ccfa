// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>

namespace {

using namespace ur::support;
using namespace ur::test;

class ReusableEventTest : public DeviceTest {
protected:
  void prepare() override {
    requireSupport(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "reusable events");
  }
  ur_result_t create(Event &event, ur_exp_event_flags_t flags = 0) const {
    const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, flags};
    return urEventCreateExp(context(), device(), &description, event.out());
  }
  static auto queryOf(ur_event_handle_t event) {
    return [event](auto... rest) { return urEventGetInfo(event, rest...); };
  }
  static void expectComplete(ur_event_handle_t event) {
    EXPECT_SUCCESS(urEventWait(1, &event));
    EXPECT_EQ(statusOf(event), UR_EVENT_STATUS_COMPLETE);
  }
};

using urEventCreateExpTest = ReusableEventTest;

TEST_F(urEventCreateExpTest, InfoFollowsTheRules) {
  Event event;
  ASSERT_SUCCESS(create(event));
  expectInfoRules<ur_event_info_t>(queryOf(event.get()));
}

TEST_F(urEventCreateExpTest, ProfiledEventsRecordStartAndEnd) {
  ASSERT_NOT_STOPPED(
      requireSupport(UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP, "per-event profiling"));
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
  const auto supports = [](ur_device_info_t query) { return deviceUnderTest().supports(query); };
  EXPECT_RESULT(supports(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP) ? UR_RESULT_SUCCESS
                                                               : kUnsupportedFeature,
                create(event, UR_EXP_EVENT_FLAG_IPC_EXP));
  EXPECT_RESULT(supports(UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP) ? UR_RESULT_SUCCESS
                                                                         : kUnsupportedFeature,
                create(event, UR_EXP_EVENT_FLAG_ENABLE_PROFILING));
}

IN_THREADS(urEventCreateExp) {
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  Event newEvent;
  answers << urEventCreateExp(objects.context(), objects.device(), &description, newEvent.out());
  const ur_event_handle_t handle = newEvent.get();
  answers << urEventWait(1, &handle);
}

class urEnqueueEventsWaitWithBarrierExtTest : public ReusableEventTest {
protected:
  ur_result_t barrier(ur_event_handle_t *event) const {
    return urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, 0, nullptr, event);
  }
};

TEST_F(urEnqueueEventsWaitWithBarrierExtTest, MakesANewEventOnRequest) {
  Event newEvent;
  ASSERT_SUCCESS(barrier(newEvent.out()));
  ASSERT_NE(newEvent.get(), nullptr);
  EXPECT_EQ(info<ur_command_t>(queryOf(newEvent.get()), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_EVENTS_WAIT_WITH_BARRIER);
  expectComplete(newEvent.get());
  const ur_exp_enqueue_ext_properties_t properties{
      UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES, nullptr,
      UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT};
  EXPECT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue(), &properties, 0, nullptr, nullptr));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

} // namespace
