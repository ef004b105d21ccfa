// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/enqueue/enqueue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <algorithm>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueEventsWaitWithBarrierTest = EnqueueTest;

TEST_F(urEnqueueEventsWaitWithBarrierTest, HoldsBackLaterCommands) {
  const Queue unordered = outOfOrderQueue();
  for (std::uint32_t value = 1; value <= 20; ++value) {
    ASSERT_SUCCESS(urEnqueueUSMFill(unordered.get(), memory(), sizeof(value), &value, kBytes, 0,
                                    nullptr, nullptr));
    ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrier(unordered.get(), 0, nullptr, nullptr));
    std::vector<std::uint32_t> words(kBytes / sizeof(value));
    ASSERT_SUCCESS(urEnqueueUSMMemcpy(unordered.get(), true, words.data(), memory(), kBytes, 0,
                                      nullptr, nullptr));
    EXPECT_EQ(std::count(words.begin(), words.end(), value), std::ptrdiff_t(words.size()));
  }
}

TEST_F(urEnqueueEventsWaitWithBarrierTest, ChecksItsWaitList) {
  expectWaitListsChecked([&](std::uint32_t count, const ur_event_handle_t *events) {
    return urEnqueueEventsWaitWithBarrier(queue(), count, events, nullptr);
  });
}

TEST_F(urEnqueueEventsWaitWithBarrierTest, RefusesToOverwriteItsList) {
  Event first;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, first.out()));
  ur_event_handle_t list[] = {first.get()};
  EXPECT_REFUSED(kInvalidValue, urEnqueueEventsWaitWithBarrier(queue(), 1, list, list));
}

IN_THREADS(urEnqueueEventsWaitWithBarrier) {
  const ur_event_handle_t first = given.event();
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueEventsWaitWithBarrier(given.queue(), 1, &first, event);
  });
}

} // namespace
