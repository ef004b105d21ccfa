// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/order/held_test.hpp"

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

// One of three gates opens last, and stands in every place of a list.
TEST_P(WaitList, OfSeveralIsWaitedForToTheLast) {
  std::vector<Queue> queues;
  Gate first(session());
  Gate second(session());
  Gate last(session());
  std::deque<Enqueued> held;
  for (const ur_queue_flags_t order : {kOrdered, kUnordered})
    for (const auto &list : {std::vector{last.event(), first.event(), second.event()},
                             std::vector{first.event(), last.event(), second.event()},
                             std::vector{first.event(), second.event(), last.event()}}) {
      queues.push_back(createQueue(order));
      held.emplace_back(session(), GetParam(), queues.back().get(), list);
    }
  for (Gate *const gate : {&first, &second}) {
    gate->open();
    EXPECT_SUCCESS(urEventWait(1, &gate->event()));
  }
  EXPECT_TRUE(staysUndone([&] { return anyHasBegun(held); }));
  last.open();
  expectAllDone(held);
}

TEST_P(WaitList, OfCompleteEventsHoldsNothing) {
  Event done;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, done.out()));
  const ur_event_handle_t handle = done.get();
  ASSERT_SUCCESS(urEventWait(1, &handle));
  enqueue(ordered(), {handle}).expectDone();
}

// The list is the caller's again when the call has returned.
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

} // namespace
