// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/reusable_events/reusable_event_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <set>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueEventsWaitWithBarrierExtTest : public ReusableEventTest {
protected:
  ur_result_t barrier(ur_event_handle_t *event,
                      const ur_exp_enqueue_ext_properties_t *properties = nullptr) const {
    return urEnqueueEventsWaitWithBarrierExt(queue(), properties, 0, nullptr, event);
  }
};

TEST_F(urEnqueueEventsWaitWithBarrierExtTest, SignalsInPlaceAnyNumberOfTimes) {
  Event event;
  ASSERT_SUCCESS(create(event));
  for (int round = 0; round < 10; ++round) {
    ur_event_handle_t handle = event.get();
    ASSERT_SUCCESS(barrier(&handle));
    EXPECT_EQ(handle, event.get());
    expectComplete(handle);
    EXPECT_EQ(references(handle), 1u);
  }
}

TEST_F(urEnqueueEventsWaitWithBarrierExtTest, OrdersWorkOfTwoQueues) {
  Event event;
  ASSERT_SUCCESS(create(event));
  Queue other;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, other.out()));
  constexpr std::size_t kWords = 1 << 22; // enough for the other queue to fall asleep over
  const Owned<MemoryKind> memory(session(), kWords * sizeof(std::uint32_t));
  for (std::uint32_t value = 1; value <= 10; ++value) {
    ur_event_handle_t handle = event.get();
    ASSERT_SUCCESS(urEnqueueUSMFill(queue(), memory.get(), sizeof(value), &value,
                                    kWords * sizeof(value), 0, nullptr, nullptr));
    ASSERT_SUCCESS(barrier(&handle));
    ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrier(other.get(), 1, &handle, nullptr));
    std::uint32_t last = 0;
    ASSERT_SUCCESS(urEnqueueUSMMemcpy(other.get(), true, &last,
                                      static_cast<std::uint32_t *>(memory.get()) + kWords - 1,
                                      sizeof(last), 0, nullptr, nullptr));
    EXPECT_EQ(last, value);
  }
}

TEST_F(urEnqueueEventsWaitWithBarrierExtTest, SignalsAgainWhilePending) {
  Event event;
  ASSERT_SUCCESS(create(event));
  for (int round = 0; round < 100; ++round)
    signal(session(), event.get());
  expectComplete(event.get());
}

TEST_F(urEnqueueEventsWaitWithBarrierExtTest, MakesANewEventOnRequest) {
  Event made;
  ASSERT_SUCCESS(barrier(made.out()));
  ASSERT_NE(made.get(), nullptr);
  EXPECT_EQ(info<ur_command_t>(queryOf(made.get()), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_EVENTS_WAIT_WITH_BARRIER);
  expectComplete(made.get());
  EXPECT_SUCCESS(barrier(nullptr));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

TEST_F(urEnqueueEventsWaitWithBarrierExtTest, ChecksItsProperties) {
  ur_exp_enqueue_ext_properties_t properties{UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES, nullptr,
                                             UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT};
  EXPECT_SUCCESS(barrier(nullptr, &properties));
  properties.flags = kUndeclaredFlag;
  EXPECT_REFUSED(kInvalidEnumeration, barrier(nullptr, &properties));
  properties.flags = 0;
  properties.stype = kWrongType;
  EXPECT_REFUSED(kInvalidArgument, barrier(nullptr, &properties));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

TEST_F(urEnqueueEventsWaitWithBarrierExtTest, SignalsOnlyReusableEvents) {
  Event ofCommand;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, ofCommand.out()));
  ur_event_handle_t handle = ofCommand.get();
  EXPECT_REFUSED(kInvalidArgument, barrier(&handle));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

// Events of commands come to lie where reusable ones were.
TEST_F(urEnqueueEventsWaitWithBarrierExtTest, ForgetsReusableEventsThatWereReleased) {
  std::set<ur_event_handle_t> released;
  std::vector<Event> events(64);
  for (Event &event : events) {
    ASSERT_SUCCESS(create(event));
    released.insert(event.get());
  }
  for (Event &event : events)
    event.reset();
  for (Event &event : events) {
    ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, event.out()));
    ur_event_handle_t handle = event.get();
    if (released.contains(handle)) {
      EXPECT_REFUSED(kInvalidArgument, barrier(&handle));
    }
  }
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

TEST_F(urEnqueueEventsWaitWithBarrierExtTest, RefusesContradictoryWaitLists) {
  Event event;
  ASSERT_SUCCESS(create(event));
  ur_event_handle_t list[] = {event.get(), nullptr};
  constexpr ur_result_t kInvalidList = UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  const auto wait = [&](std::uint32_t count, const ur_event_handle_t *events,
                        ur_event_handle_t *signalled = nullptr) {
    return urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, count, events, signalled);
  };
  EXPECT_REFUSED(kInvalidList, wait(1, nullptr));
  EXPECT_REFUSED(kInvalidList, wait(0, list));
  EXPECT_REFUSED(kInvalidList, wait(2, list));
  EXPECT_REFUSED(kInvalidValue, wait(1, list, list)) << "the output is an element of the list";
}

IN_THREADS(urEnqueueEventsWaitWithBarrierExt) {
  const ur_event_handle_t first = given.event();
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueEventsWaitWithBarrierExt(given.queue(), nullptr, 1, &first, event);
  });
}

} // namespace
