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
