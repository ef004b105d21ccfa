// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The order of commands: wait lists, queues, barriers, host waits and callbacks.

#include "test/conformance/order/held_test.hpp"

#include <chrono>
#include <cstddef>
#include <deque>
#include <future>
#include <memory>
#include <string>

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

class QueueOrder : public HeldCommandTest {
protected:
  // Returns the barriers that the adapter supports.
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
  const Enqueued newest(session(), commands().front(), unordered()); // may complete earlier
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

using ContextPromise = std::promise<ur_context_handle_t>;

void reportContext(ur_event_handle_t event, ur_execution_info_t, void *data) {
  const std::unique_ptr<ContextPromise> promise(static_cast<ContextPromise *>(data));
  ur_context_handle_t context = nullptr;
  urEventGetInfo(event, UR_EVENT_INFO_CONTEXT, sizeof(context), &context, nullptr);
  promise->set_value(context);
}

TEST_P(HeldEvent, LivesForItsCallback) {
  Gate gate(session());
  const Target target(session());
  Event event;
  ASSERT_SUCCESS(GetParam().enqueue(ordered(), target, 1, &gate.event(), event.out()));
  auto promise = std::make_unique<ContextPromise>();
  std::future<ur_context_handle_t> reported = promise->get_future();
  ASSERT_SUCCESS_OR_SKIP(
      urEventSetCallback(event.get(), UR_EXECUTION_INFO_COMPLETE, reportContext, promise.get()));
  static_cast<void>(promise.release());
  event.reset();
  // Reuses the memory of the event if it was freed too early.
  std::deque<std::string> others;
  for (std::size_t size = 32; size <= 1024; size += 8)
    others.emplace_back(size, '\xff');
  gate.open();
  ASSERT_EQ(reported.wait_for(std::chrono::seconds{20}), std::future_status::ready);
  EXPECT_EQ(reported.get(), context());
}

INSTANTIATE_TEST_SUITE_P(Order, HeldEvent, ::testing::ValuesIn(commands()), nameOfCommand);

} // namespace
