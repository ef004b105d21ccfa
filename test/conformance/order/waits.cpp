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

class WaitList : public HeldCommandTest {};

TEST_P(WaitList, OfOneEventIsWaitedFor) {
  Gate gate(session());
  std::deque<Enqueued> held;
  for (const ur_queue_handle_t queue : {ordered(), unordered()}) {
    held.emplace_back(session(), GetParam(), queue, std::vector{gate.event()});
    EXPECT_SUCCESS(urQueueFlush(queue)); // starts no held command
  }
  EXPECT_TRUE(staysUndone([&] { return std::ranges::any_of(held, &Enqueued::hasBegun); }));
  gate.open();
  for (const Enqueued &command : held)
    command.expectDone();
}

// The caller may change the list after the call.
TEST_P(WaitList, IsReadBeforeTheCallReturns) {
  Gate gate(session());
  Event done;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, done.out()));
  std::vector<ur_event_handle_t> list{gate.event()};
  const Target target(session());
  Event event;
  ASSERT_SUCCESS(GetParam().enqueue(ordered(), target, 1, list.data(), event.out()));
  list.assign(1, done.get());
  EXPECT_TRUE(staysUndone([&] { return isDone(event.get()); }));
  gate.open();
  EXPECT_SUCCESS(urQueueFinish(ordered()));
}

INSTANTIATE_TEST_SUITE_P(Order, WaitList, ::testing::ValuesIn(commands()), nameOfCommand);

class Order : public HeldTest {
protected:
  Enqueued fill(ur_queue_handle_t queue, const std::vector<ur_event_handle_t> &list = {}) const {
    return Enqueued(session(), commands().front(), queue, list);
  }
  static void signalBehind(const Gate &gate, ur_queue_handle_t queue, ur_event_handle_t event) {
    EXPECT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 1, &gate.event(), &event));
  }
};

TEST_F(Order, InOrderQueuesHoldEveryLaterCommandBack) {
  Gate gate(session());
  const Enqueued first = fill(ordered(), {gate.event()});
  std::deque<Enqueued> later;
  for (const Command &command : commands())
    if (isOffered(session(), command))
      later.emplace_back(session(), command, ordered());
  EXPECT_TRUE(staysUndone([&] { return std::ranges::any_of(later, &Enqueued::hasBegun); }));
  gate.open();
  first.expectDone();
  for (const Enqueued &command : later)
    command.expectDone();
}

// Some drivers read host memory that is not pinned while they enqueue the copy.
TEST_F(Order, CopiesToTheDeviceReadWhatEarlierCopiesWroteToHostMemory) {
  const std::vector<std::uint32_t> source(1024, Target::kPattern);
  const std::size_t bytes = source.size() * sizeof(source.front());
  std::vector<std::uint32_t> between(source.size());
  const Owned<MemoryKind> memory(session(), bytes);
  Gate gate(session());
  auto enqueued = std::async(std::launch::async, [&] {
    const ur_result_t first = urEnqueueUSMMemcpy(ordered(), false, between.data(), source.data(),
                                                 bytes, 1, &gate.event(), nullptr);
    return first ? first
                 : urEnqueueUSMMemcpy(ordered(), false, memory.get(), between.data(), bytes, 0,
                                      nullptr, nullptr);
  });
  staysUndone([&] { return isReady(enqueued); }); // the adapter may block the caller meanwhile
  gate.open();
  EXPECT_SUCCESS(enqueued.get());
  EXPECT_SUCCESS(urQueueFinish(ordered()));
  std::vector<std::uint32_t> copied(source.size());
  session().copy(copied.data(), memory.get(), bytes);
  EXPECT_EQ(copied, source);
}

TEST_F(Order, AHeldEventBlocksAWaitAtAnyPositionInTheList) {
  Event done;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, done.out()));
  Gate gate(session());
  const Enqueued command = fill(ordered(), {gate.event()});
  const ur_event_handle_t asFirst[] = {command.event(), done.get()};
  const ur_event_handle_t asLast[] = {done.get(), command.event()};
  auto first = std::async(std::launch::async, [&] { return urEventWait(2, asFirst); });
  auto last = std::async(std::launch::async, [&] { return urEventWait(2, asLast); });
  EXPECT_TRUE(staysUndone([&] { return isReady(first) || isReady(last); }));
  gate.open();
  EXPECT_SUCCESS(first.get());
  EXPECT_SUCCESS(last.get());
}

class ReusableEventOrder : public Order {
protected:
  void prepare() override {
    ASSERT_NOT_STOPPED(
        requireSupport(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "reusable events"));
    ASSERT_NOT_STOPPED(Order::prepare());
    const ur_exp_event_desc_t plain{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
    ASSERT_SUCCESS(urEventCreateExp(context(), device(), &plain, event_.out()));
  }
  void cleanUp() override {
    event_.reset();
    Order::cleanUp();
  }
  ur_event_handle_t event() const { return event_.get(); }

private:
  Event event_;
};

TEST_F(ReusableEventOrder, IsWaitedForUntilTheLatestSignal) {
  const Queue signalers[] = {createQueue(kOrdered), createQueue(kOrdered)};
  Gate firstGate(session());
  signalBehind(firstGate, signalers[0].get(), event());
  const Enqueued afterFirst = fill(ordered(), {event()});
  Gate secondGate(session());
  signalBehind(secondGate, signalers[1].get(), event());
  const Enqueued afterSecond = fill(unordered(), {event()});
  firstGate.open();
  afterFirst.expectDone();
  EXPECT_TRUE(staysUndone([&] { return isDone(event()) || afterSecond.hasBegun(); }));
  secondGate.open();
  afterSecond.expectDone();
  EXPECT_TRUE(isDone(event()));
}

TEST_F(ReusableEventOrder, SignalsBlockLaterCommandsAsBarriersDo) {
  Gate gate(session());
  signalBehind(gate, unordered(), event());
  const Enqueued later = fill(unordered());
  EXPECT_TRUE(staysUndone([&] { return later.hasBegun(); }));
  gate.open();
  later.expectDone();
}

class SharedEventOrder : public Order {
protected:
  void prepare() override {
    requireSupport(EventKind::kQuery, EventKind::kName);
    if (!stopped())
      Order::prepare();
  }
};

// More signals than an event distinguishes at a time.
TEST_F(SharedEventOrder, ManySignalsAreDistinguished) {
  const Owned<EventKind> event(session());
  Gate first(session());
  Gate last(session());
  signalBehind(first, ordered(), event.get());
  const Enqueued command = fill(unordered(), {last.event(), event.get()});
  first.open();
  const ur_event_handle_t handle = event.get();
  for (int later = 0; later < 130; ++later) {
    EXPECT_SUCCESS(urEventWait(1, &handle));
    signal(session(), handle);
  }
  EXPECT_SUCCESS(urEventWait(1, &handle));
  EXPECT_FALSE(command.hasBegun());
  last.open();
  EXPECT_TRUE(becomesDone([&] { return isDone(command.event()); }));
  Gate another(session());
  signalBehind(another, ordered(), event.get());
  EXPECT_TRUE(staysUndone([&] { return isDone(event.get()); }));
  another.open();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

} // namespace
