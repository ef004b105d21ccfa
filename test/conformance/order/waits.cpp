// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The order of commands: wait lists, in-order queues and host waits.

#include "test/conformance/order/held_test.hpp"

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
  for (const ur_queue_handle_t queue : {ordered(), unordered()})
    held.emplace_back(session(), GetParam(), queue, std::vector{gate.event()});
  EXPECT_TRUE(staysUndone([&] { return anyHasBegun(held); }));
  gate.open();
  expectAllDone(held);
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

class QueueOrder : public HeldCommandTest {};

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

class HeldEvent : public HeldCommandTest {};

TEST_P(HeldEvent, EndsNoWaitInAnyPlaceOfTheList) {
  Event done;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, done.out()));
  Gate gate(session());
  const Enqueued command = enqueue(ordered(), {gate.event()});
  const ur_event_handle_t asFirst[] = {command.event(), done.get()};
  const ur_event_handle_t asLast[] = {done.get(), command.event()};
  auto first = std::async(std::launch::async, [&] { return urEventWait(2, asFirst); });
  auto last = std::async(std::launch::async, [&] { return urEventWait(2, asLast); });
  EXPECT_TRUE(staysUndone([&] { return isReady(first) || isReady(last); }))
      << (isReady(first) ? "first" : "last");
  gate.open();
  EXPECT_SUCCESS(first.get());
  EXPECT_SUCCESS(last.get());
  command.expectDone();
}

INSTANTIATE_TEST_SUITE_P(Order, HeldEvent, ::testing::ValuesIn(commands()), nameOfCommand);

} // namespace
