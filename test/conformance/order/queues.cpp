// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/order/held_test.hpp"

#include <future>

namespace {

using namespace ur::support;
using namespace ur::test;

class QueueOrder : public HeldCommandTest {
protected:
  // Those that the adapter has.
  std::vector<Command> barriers() const {
    std::vector<Command> offered;
    for (const Command &command : commands())
      if (command.isBarrier && isOffered(session(), command))
        offered.push_back(command);
    return offered;
  }
};

TEST_P(QueueOrder, InOrderQueuesHoldEveryLaterCommandBack) {
  Gate gate(session());
  const Enqueued first = enqueue(ordered(), {gate.event()});
  std::deque<Enqueued> later;
  for (const Command &command : commands())
    if (isOffered(session(), command))
      later.emplace_back(session(), command, ordered());
  EXPECT_TRUE(staysUndone([&] { return first.hasBegun() || anyHasBegun(later); }));
  gate.open();
  first.expectDone();
  expectAllDone(later);
}

TEST_P(QueueOrder, BarriersHoldEveryLaterCommandBack) {
  std::vector<Queue> queues;
  Gate gate(session());
  std::deque<Enqueued> held;
  for (const Command &barrier : barriers()) {
    queues.push_back(createQueue(kUnordered));
    held.emplace_back(session(), barrier, queues.back().get(), std::vector{gate.event()});
    held.emplace_back(session(), GetParam(), queues.back().get());
  }
  EXPECT_TRUE(staysUndone([&] { return anyHasBegun(held); }));
  gate.open();
  expectAllDone(held);
}

TEST_P(QueueOrder, BarriersWithoutAListWaitForEveryEarlierCommand) {
  std::vector<Queue> queues;
  Gate gate(session());
  std::deque<Enqueued> held;
  for (const Command &barrier : barriers()) {
    queues.push_back(createQueue(kUnordered));
    held.emplace_back(session(), GetParam(), queues.back().get(), std::vector{gate.event()});
    held.emplace_back(session(), barrier, queues.back().get());
    held.emplace_back(session(), commands().front(), queues.back().get());
  }
  EXPECT_TRUE(staysUndone([&] { return anyHasBegun(held); }));
  gate.open();
  expectAllDone(held);
}

TEST_P(QueueOrder, WaitsWithoutAListWaitForEveryEarlierCommand) {
  Gate gate(session());
  const Enqueued earlier = enqueue(unordered(), {gate.event()});
  Event waited;
  ASSERT_SUCCESS(urEnqueueEventsWait(unordered(), 0, nullptr, waited.out()));
  EXPECT_TRUE(staysUndone([&] { return isDone(waited.get()); }));
  gate.open();
  const ur_event_handle_t handle = waited.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
  earlier.expectDone();
}

TEST_P(QueueOrder, FinishWaitsForIt) {
  Gate gate(session());
  const Enqueued inOrder = enqueue(ordered(), {gate.event()});
  const Enqueued outOfOrder = enqueue(unordered(), {gate.event()});
  const Enqueued newest(session(), commands().front(), unordered()); // may be done before
  auto first = std::async(std::launch::async, [&] { return urQueueFinish(ordered()); });
  auto second = std::async(std::launch::async, [&] { return urQueueFinish(unordered()); });
  EXPECT_TRUE(staysUndone([&] { return isReady(first) || isReady(second); }));
  gate.open();
  EXPECT_SUCCESS(first.get());
  EXPECT_TRUE(isDone(inOrder.event()));
  EXPECT_SUCCESS(second.get());
  EXPECT_TRUE(isDone(outOfOrder.event()));
  EXPECT_TRUE(isDone(newest.event()));
}

TEST_P(QueueOrder, FlushDoesNot) {
  Gate gate(session());
  std::deque<Enqueued> held;
  for (const ur_queue_handle_t queue : {ordered(), unordered()}) {
    held.emplace_back(session(), GetParam(), queue, std::vector{gate.event()});
    EXPECT_SUCCESS(urQueueFlush(queue));
  }
  EXPECT_TRUE(staysUndone([&] { return anyHasBegun(held); }));
  gate.open();
  expectAllDone(held);
}

INSTANTIATE_TEST_SUITE_P(Order, QueueOrder, ::testing::ValuesIn(commands()), nameOfCommand);

} // namespace
