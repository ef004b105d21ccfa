// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// urEnqueueEventsWait, urEnqueueEventsWaitWithBarrier, and the wait list of every command.

#include "test/conformance/functions/enqueue/enqueue_test.hpp"
#include "test/conformance/order/held_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class WaitListArguments : public DeviceTest, public ::testing::WithParamInterface<Command> {
protected:
  void prepare() override {
    RecordProperty("functions", GetParam().function);
    if (!isOffered(session(), GetParam()))
      skipUnclaimed(std::string(GetParam().function) + " returns UNSUPPORTED_FEATURE");
  }
};

TEST_P(WaitListArguments, AreChecked) {
  const Target target(session());
  Event event;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, event.out()));
  ur_event_handle_t list[] = {event.get(), nullptr};
  const auto enqueue = [&](std::uint32_t count, const ur_event_handle_t *events,
                           ur_event_handle_t *made = nullptr) {
    return GetParam().enqueue(queue(), target, count, events, made);
  };
  constexpr ur_result_t kInvalidList = UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  EXPECT_REFUSED(kInvalidList, enqueue(1, nullptr));
  EXPECT_REFUSED(kInvalidList, enqueue(0, list));
  EXPECT_REFUSED(kInvalidList, enqueue(2, list)) << "a null in the list";
  if (std::string_view(GetParam().function).starts_with("urEnqueueEventsWait")) {
    EXPECT_REFUSED(kInvalidValue, enqueue(1, list, list)) << "the output is an element of the list";
  }
  EXPECT_SUCCESS(enqueue(1, list));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

INSTANTIATE_TEST_SUITE_P(Each, WaitListArguments, ::testing::ValuesIn(commands()), nameOfCommand);

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

IN_THREADS(urEnqueueEventsWait) {
  const ur_event_handle_t first = given.event();
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueEventsWait(given.queue(), 1, &first, event);
  });
}

IN_THREADS(urEnqueueEventsWaitWithBarrier) {
  const ur_event_handle_t first = given.event();
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueEventsWaitWithBarrier(given.queue(), 1, &first, event);
  });
}

} // namespace
