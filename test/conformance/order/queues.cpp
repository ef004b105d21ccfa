// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/order/held_test.hpp"

#include <algorithm>
#include <deque>
#include <future>

namespace {

using namespace ur::support;
using namespace ur::test;

class QueueOrder : public HeldCommandTest {
protected:
  static bool anyHasBegun(const std::deque<Enqueued> &later) {
    return std::ranges::any_of(later, [](const Enqueued &command) { return command.hasBegun(); });
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
  for (const Enqueued &command : later)
    command.expectDone();
}

TEST_P(QueueOrder, BarriersHoldEveryLaterCommandBack) {
  for (const Command &barrier : commands()) {
    if (!barrier.isBarrier || !isOffered(session(), barrier))
      continue;
    Gate gate(session());
    const Enqueued holding(session(), barrier, unordered(), {gate.event()});
    const Enqueued later = enqueue(unordered());
    EXPECT_TRUE(staysUndone([&] { return holding.hasBegun() || later.hasBegun(); }))
        << barrier.name;
    gate.open();
    later.expectDone();
  }
}

TEST_P(QueueOrder, BarriersWithoutAListWaitForEveryEarlierCommand) {
  for (const Command &barrier : commands()) {
    if (!barrier.isBarrier || !isOffered(session(), barrier))
      continue;
    Gate gate(session());
    const Enqueued earlier = enqueue(unordered(), {gate.event()});
    const Enqueued waiting(session(), barrier, unordered());
    const Enqueued later(session(), commands().front(), unordered());
    EXPECT_TRUE(staysUndone([&] { return waiting.hasBegun() || later.hasBegun(); }))
        << barrier.name;
    gate.open();
    earlier.expectDone();
    waiting.expectDone();
    later.expectDone();
  }
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
  for (const ur_queue_handle_t queue : {ordered(), unordered()}) {
    Gate gate(session());
    const Enqueued command = enqueue(queue, {gate.event()});
    auto finished = std::async(std::launch::async, [&] { return urQueueFinish(queue); });
    EXPECT_TRUE(staysUndone([&] { return isReady(finished); }));
    gate.open();
    EXPECT_SUCCESS(finished.get());
    EXPECT_TRUE(isDone(command.event()));
  }
}

TEST_P(QueueOrder, FlushDoesNot) {
  for (const ur_queue_handle_t queue : {ordered(), unordered()}) {
    Gate gate(session());
    const Enqueued command = enqueue(queue, {gate.event()});
    EXPECT_SUCCESS(urQueueFlush(queue));
    EXPECT_TRUE(staysUndone([&] { return command.hasBegun(); }));
    gate.open();
    command.expectDone();
  }
}

TEST_P(QueueOrder, ReleaseOfTheQueueLosesNothing) {
  Gate gate(session());
  Queue queue;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, queue.out()));
  const Enqueued command = enqueue(queue.get(), {gate.event()});
  // It may return at once or wait for its commands.
  auto released = std::async(std::launch::async, [&] { queue.reset(); });
  EXPECT_TRUE(staysUndone([&] { return command.hasBegun(); }));
  gate.open();
  command.expectDone();
  released.get();
}

INSTANTIATE_TEST_SUITE_P(Order, QueueOrder, ::testing::ValuesIn(commands()), nameOfCommand);

} // namespace
