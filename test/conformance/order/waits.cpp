// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Wait lists of each command, and the order of queues, host waits and signals. This order does not
// depend on the command, so tests with one command are sufficient.

#include "test/conformance/order/held_test.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <future>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

// Runs a test for each command.
class WaitList : public HeldTest, public ::testing::WithParamInterface<Command> {
protected:
  void prepare() override {
    RecordProperty("functions", GetParam().function);
    HeldTest::prepare();
    if (!isSkippedOrFailed() && !isSupported(session(), GetParam()))
      skipUnclaimed(std::string(GetParam().function) + " returns UNSUPPORTED_FEATURE");
  }
};

TEST_P(WaitList, OfOneEventIsWaitedFor) {
  Gate gate(session());
  std::deque<Submission> waiters;
  for (const ur_queue_handle_t queue : {inOrderQueue(), outOfOrderQueue()}) {
    waiters.emplace_back(session(), GetParam(), queue, std::vector{gate.event()});
    EXPECT_SUCCESS(urQueueFlush(queue)); // starts no held command
  }
  EXPECT_TRUE(staysFalse([&] { return std::ranges::any_of(waiters, &Submission::hasBegun); }));
  gate.open();
  for (const Submission &command : waiters)
    command.expectCompletion();
}

// The caller may change the list after the call.
TEST_P(WaitList, IsReadBeforeTheCallReturns) {
  Gate gate(session());
  Event completedEvent;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, completedEvent.out()));
  std::vector<ur_event_handle_t> list{gate.event()};
  const Target target(session());
  Event event;
  ASSERT_SUCCESS(GetParam().enqueue(inOrderQueue(), target, 1, list.data(), event.out()));
  list.assign(1, completedEvent.get());
  EXPECT_TRUE(staysFalse([&] { return isDone(event.get()); }));
  gate.open();
  EXPECT_SUCCESS(urQueueFinish(inOrderQueue()));
}

INSTANTIATE_TEST_SUITE_P(Order, WaitList, ::testing::ValuesIn(commands()), nameOfCommand);

class Order : public HeldTest {
protected:
  Submission fill(ur_queue_handle_t queue, const std::vector<ur_event_handle_t> &list = {}) const {
    return Submission(session(), commands().front(), queue, list);
  }
  static void signalBehind(const Gate &gate, ur_queue_handle_t queue, ur_event_handle_t event) {
    EXPECT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 1, &gate.event(), &event));
  }
};

TEST_F(Order, InOrderQueuesHoldEveryLaterCommandBack) {
  Gate gate(session());
  const Submission first = fill(inOrderQueue(), {gate.event()});
  std::deque<Submission> waiters;
  for (const Command &command : commands())
    if (isSupported(session(), command))
      waiters.emplace_back(session(), command, inOrderQueue());
  EXPECT_TRUE(staysFalse([&] { return std::ranges::any_of(waiters, &Submission::hasBegun); }));
  gate.open();
  first.expectCompletion();
  for (const Submission &command : waiters)
    command.expectCompletion();
}

// While they enqueue a copy, some drivers already read host memory that is not pinned.
TEST_F(Order, CopiesToTheDeviceReadWhatEarlierCopiesWroteToHostMemory) {
  const std::vector<std::uint32_t> source(1024, Target::kPattern);
  const std::size_t bytes = source.size() * sizeof(source.front());
  std::vector<std::uint32_t> intermediate(source.size());
  const Owned<MemoryKind> memory(session(), bytes);
  Gate gate(session());
  auto copies = std::async(std::launch::async, [&] {
    const ur_result_t first = urEnqueueUSMMemcpy(inOrderQueue(), false, intermediate.data(),
                                                 source.data(), bytes, 1, &gate.event(), nullptr);
    return first ? first
                 : urEnqueueUSMMemcpy(inOrderQueue(), false, memory.get(), intermediate.data(),
                                      bytes, 0, nullptr, nullptr);
  });
  staysFalse([&] { return isReady(copies); }); // the adapter may block the caller meanwhile
  gate.open();
  EXPECT_SUCCESS(copies.get());
  EXPECT_SUCCESS(urQueueFinish(inOrderQueue()));
  std::vector<std::uint32_t> copiedWords(source.size());
  session().copy(copiedWords.data(), memory.get(), bytes);
  EXPECT_EQ(copiedWords, source);
}

TEST_F(Order, AHeldEventBlocksAWaitAtAnyPositionInTheList) {
  Event completedEvent;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, completedEvent.out()));
  Gate gate(session());
  const Submission command = fill(inOrderQueue(), {gate.event()});
  const ur_event_handle_t heldEventFirst[] = {command.event(), completedEvent.get()};
  const ur_event_handle_t heldEventLast[] = {completedEvent.get(), command.event()};
  auto first = std::async(std::launch::async, [&] { return urEventWait(2, heldEventFirst); });
  auto last = std::async(std::launch::async, [&] { return urEventWait(2, heldEventLast); });
  EXPECT_TRUE(staysFalse([&] { return isReady(first) || isReady(last); }));
  gate.open();
  EXPECT_SUCCESS(first.get());
  EXPECT_SUCCESS(last.get());
}

class SharedEventOrder : public Order {
protected:
  void prepare() override {
    requireSupport(EventKind::kQuery, EventKind::kName);
    if (!isSkippedOrFailed())
      Order::prepare();
  }
};

// More signals than an event distinguishes at a time.
TEST_F(SharedEventOrder, ManySignalsAreDistinguished) {
  const Owned<EventKind> event(session());
  Gate first(session());
  Gate last(session());
  signalBehind(first, inOrderQueue(), event.get());
  const Submission command = fill(outOfOrderQueue(), {last.event(), event.get()});
  first.open();
  const ur_event_handle_t handle = event.get();
  for (int signals = 0; signals < 130; ++signals) {
    EXPECT_SUCCESS(urEventWait(1, &handle));
    signal(session(), handle);
  }
  EXPECT_SUCCESS(urEventWait(1, &handle));
  EXPECT_FALSE(command.hasBegun());
  last.open();
  EXPECT_TRUE(becomesTrue([&] { return isDone(command.event()); }));
  Gate newGate(session());
  signalBehind(newGate, inOrderQueue(), event.get());
  EXPECT_TRUE(staysFalse([&] { return isDone(event.get()); }));
  newGate.open();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

} // namespace
