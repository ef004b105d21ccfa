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

IN_THREADS(urEnqueueEventsWaitWithBarrierExt) {
  const ur_event_handle_t first = given.event();
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueEventsWaitWithBarrierExt(given.queue(), nullptr, 1, &first, event);
  });
}

} // namespace
