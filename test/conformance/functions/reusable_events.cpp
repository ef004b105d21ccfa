// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class ReusableEventTest : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    requireSupport(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "reusable events");
  }
  ur_result_t create(Event &event, ur_exp_event_flags_t flags = 0,
                     ur_structure_type_t type = UR_STRUCTURE_TYPE_EXP_EVENT_DESC) const {
    const ur_exp_event_desc_t description{type, nullptr, flags};
    return urEventCreateExp(context(), device(), &description, event.out());
  }
  static auto queryOf(ur_event_handle_t event) {
    return [event](auto... rest) { return urEventGetInfo(event, rest...); };
  }
  static void expectComplete(ur_event_handle_t event) {
    EXPECT_SUCCESS(urEventWait(1, &event));
    EXPECT_EQ(info<ur_event_status_t>(queryOf(event), UR_EVENT_INFO_COMMAND_EXECUTION_STATUS),
              UR_EVENT_STATUS_COMPLETE);
  }
};

TEST_F(ReusableEventTest, IsCompleteBeforeItsFirstSignal) {
  Event event;
  ASSERT_SUCCESS(create(event));
  EXPECT_EQ(info<ur_context_handle_t>(queryOf(event.get()), UR_EVENT_INFO_CONTEXT), context());
  EXPECT_EQ(info<std::uint32_t>(queryOf(event.get()), UR_EVENT_INFO_REFERENCE_COUNT), 1u);
  expectComplete(event.get());
}

TEST_F(ReusableEventTest, IsSignalledInPlaceAnyNumberOfTimes) {
  Event event;
  ASSERT_SUCCESS(create(event));
  for (int round = 0; round < 10; ++round) {
    ur_event_handle_t handle = event.get();
    ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, 0, nullptr, &handle));
    EXPECT_EQ(handle, event.get());
    expectComplete(handle);
    EXPECT_EQ(info<std::uint32_t>(queryOf(handle), UR_EVENT_INFO_REFERENCE_COUNT), 1u);
  }
}

TEST_F(ReusableEventTest, OrdersWorkOfTwoQueues) {
  Event event;
  ASSERT_SUCCESS(create(event));
  Queue other;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, other.out()));
  constexpr std::size_t kWords = 1 << 18;
  const Owned<MemoryKind> memory(session(), kWords * sizeof(std::uint32_t));
  for (std::uint32_t value = 1; value <= 10; ++value) {
    ur_event_handle_t handle = event.get();
    ASSERT_SUCCESS(urEnqueueUSMFill(queue(), memory.get(), sizeof(value), &value,
                                    kWords * sizeof(value), 0, nullptr, nullptr));
    ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, 0, nullptr, &handle));
    ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrier(other.get(), 1, &handle, nullptr));
    std::uint32_t last = 0;
    ASSERT_SUCCESS(urEnqueueUSMMemcpy(other.get(), true, &last,
                                      static_cast<std::uint32_t *>(memory.get()) + kWords - 1,
                                      sizeof(last), 0, nullptr, nullptr));
    EXPECT_EQ(last, value);
  }
}

TEST_F(ReusableEventTest, MayBeSignalledAgainWhilePending) {
  Event event;
  ASSERT_SUCCESS(create(event));
  for (int round = 0; round < 100; ++round)
    signal(session(), event.get());
  expectComplete(event.get());
}

TEST_F(ReusableEventTest, ANullEventMakesANewOne) {
  Event made;
  ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, 0, nullptr, made.out()));
  ASSERT_NE(made.get(), nullptr);
  EXPECT_EQ(info<ur_command_t>(queryOf(made.get()), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_EVENTS_WAIT_WITH_BARRIER);
  expectComplete(made.get());
  EXPECT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, 0, nullptr, nullptr));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

TEST_F(ReusableEventTest, BarrierTakesProperties) {
  ur_exp_enqueue_ext_properties_t properties{UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES, nullptr,
                                             UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT};
  EXPECT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue(), &properties, 0, nullptr, nullptr));
  properties.flags = 1u << 30;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ENUMERATION,
                 urEnqueueEventsWaitWithBarrierExt(queue(), &properties, 0, nullptr, nullptr));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

TEST_F(ReusableEventTest, ProfiledEventsRecordStartAndEnd) {
  requireSupport(UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP, "profiling of single events");
  if (IsSkipped() || HasFatalFailure())
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

TEST_F(ReusableEventTest, UnprofiledEventsHaveNoTimes) {
  Event event;
  ASSERT_SUCCESS(create(event));
  signal(session(), event.get());
  expectComplete(event.get());
  std::uint64_t value = 0;
  EXPECT_REFUSED(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                 urEventGetProfilingInfo(event.get(), UR_PROFILING_INFO_COMMAND_START,
                                         sizeof(value), &value, nullptr));
}

TEST_F(ReusableEventTest, CreateRefusesBadDescriptions) {
  Event event;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ENUMERATION, create(event, 1u << 30));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT,
                 create(event, 0, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES));
}

TEST_F(ReusableEventTest, NullArguments) {
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  ur_event_handle_t event = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urEventCreateExp(nullptr, device(), &description, &event));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urEventCreateExp(context(), nullptr, &description, &event));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urEventCreateExp(context(), device(), nullptr, &event));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urEventCreateExp(context(), device(), &description, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urEnqueueEventsWaitWithBarrierExt(nullptr, nullptr, 0, nullptr, nullptr));
}

} // namespace
