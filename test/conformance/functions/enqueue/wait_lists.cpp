// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/order/held_test.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace {

using namespace ur::support;
using namespace ur::test;

class WaitListArguments : public DeviceTest, public ::testing::WithParamInterface<Command> {
protected:
  void prepare() override {
    RecordProperty("functions", GetParam().function);
    if (!isSupported(session(), GetParam()))
      skipUnclaimed(std::string(GetParam().function) + " returns UNSUPPORTED_FEATURE");
  }
};

TEST_P(WaitListArguments, AreChecked) {
  const Target target(session());
  Event event;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, event.out()));
  ur_event_handle_t list[] = {event.get(), nullptr};
  const auto enqueue = [&](std::uint32_t count, const ur_event_handle_t *events,
                           ur_event_handle_t *output = nullptr) {
    return GetParam().enqueue(queue(), target, count, events, output);
  };
  constexpr ur_result_t kInvalidList = UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  ur_event_handle_t newEvent = nullptr;
  EXPECT_REFUSED(kInvalidList, enqueue(1, nullptr, &newEvent));
  EXPECT_EQ(newEvent, nullptr) << "the call failed but wrote an output";
  EXPECT_REFUSED(kInvalidList, enqueue(0, list));
  EXPECT_REFUSED(kInvalidList, enqueue(2, list)) << "a null in the list";
  if (std::string_view(GetParam().function).starts_with("urEnqueueEventsWait")) {
    EXPECT_REFUSED(kInvalidValue, enqueue(1, list, list)) << "the output is an element of the list";
  }
  EXPECT_SUCCESS(enqueue(1, list));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

INSTANTIATE_TEST_SUITE_P(Each, WaitListArguments, ::testing::ValuesIn(commands()), nameOfCommand);

// Expects that the wait's event follows an earlier command of an out-of-order queue. The histories
// test which later commands a barrier holds back.
void expectWaitsForEarlierCommands(const Session &session, decltype(&urEnqueueEventsWait) wait) {
  const Queue outOfOrderQueue = createQueue(session, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  const Target target(session);
  Event waitEvent;
  ASSERT_SUCCESS(commands().front().enqueue(outOfOrderQueue.get(), target, 0, nullptr, nullptr));
  ASSERT_SUCCESS(wait(outOfOrderQueue.get(), 0, nullptr, waitEvent.out()));
  const ur_event_handle_t handle = waitEvent.get();
  ASSERT_SUCCESS(urEventWait(1, &handle));
  EXPECT_TRUE(target.isWritten());
}

using urEnqueueEventsWaitTest = DeviceTest;
using urEnqueueEventsWaitWithBarrierTest = DeviceTest;

TEST_F(urEnqueueEventsWaitTest, FollowsEarlierCommands) {
  expectWaitsForEarlierCommands(session(), urEnqueueEventsWait);
}
TEST_F(urEnqueueEventsWaitWithBarrierTest, FollowsEarlierCommands) {
  expectWaitsForEarlierCommands(session(), urEnqueueEventsWaitWithBarrier);
}

} // namespace
