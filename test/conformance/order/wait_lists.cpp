// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/order/held_test.hpp"

#include <memory>

namespace {

using namespace ur::support;
using namespace ur::test;

class WaitList : public HeldCommandTest {
protected:
  // Enqueues behind three gates, of which all but one are open, and opens that one last.
  void expectToWaitForEach(ur_queue_handle_t queue) const {
    for (std::size_t last = 0; last < 3; ++last) {
      std::vector<std::unique_ptr<Gate>> gates;
      std::vector<ur_event_handle_t> list;
      for (int i = 0; i < 3; ++i) {
        gates.push_back(std::make_unique<Gate>(session()));
        list.push_back(gates.back()->event());
      }
      const Enqueued command = enqueue(queue, list);
      for (std::size_t i = 0; i < 3; ++i)
        if (i != last) {
          gates[i]->open();
          EXPECT_SUCCESS(urEventWait(1, &gates[i]->event()));
        }
      EXPECT_TRUE(staysUndone([&] { return command.hasBegun(); })) << "element " << last;
      gates[last]->open();
      command.expectDone();
    }
  }
};

TEST_P(WaitList, OfOneEventIsWaitedFor) {
  for (const ur_queue_handle_t queue : {ordered(), unordered()}) {
    Gate gate(session());
    const Enqueued command = enqueue(queue, {gate.event()});
    EXPECT_TRUE(staysUndone([&] { return command.hasBegun(); }));
    gate.open();
    command.expectDone();
  }
}

TEST_P(WaitList, OfSeveralIsWaitedForToTheLast) {
  expectToWaitForEach(ordered());
  expectToWaitForEach(unordered());
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
