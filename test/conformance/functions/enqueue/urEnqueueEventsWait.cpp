// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/enqueue/enqueue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueEventsWaitTest = EnqueueTest;

TEST_F(urEnqueueEventsWaitTest, WithoutAListWaitsForAllEarlierCommands) {
  const Queue unordered = outOfOrderQueue();
  const std::uint32_t value = 7;
  Event filled;
  Event waited;
  ASSERT_SUCCESS(urEnqueueUSMFill(unordered.get(), memory(), sizeof(value), &value, kBytes, 0,
                                  nullptr, filled.out()));
  ASSERT_SUCCESS(urEnqueueEventsWait(unordered.get(), 0, nullptr, waited.out()));
  const ur_event_handle_t handle = waited.get();
  ASSERT_SUCCESS(urEventWait(1, &handle));
  EXPECT_EQ(statusOf(filled.get()), UR_EVENT_STATUS_COMPLETE);
}

TEST_F(urEnqueueEventsWaitTest, ChecksItsWaitList) {
  expectWaitListsChecked([&](std::uint32_t count, const ur_event_handle_t *events) {
    return urEnqueueEventsWait(queue(), count, events, nullptr);
  });
}

TEST_F(urEnqueueEventsWaitTest, RefusesToOverwriteItsList) {
  Event first;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, first.out()));
  ur_event_handle_t list[] = {first.get()};
  EXPECT_REFUSED(kInvalidValue, urEnqueueEventsWait(queue(), 1, list, list));
}

IN_THREADS(urEnqueueEventsWait) {
  const ur_event_handle_t first = given.event();
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueEventsWait(given.queue(), 1, &first, event);
  });
}

} // namespace
