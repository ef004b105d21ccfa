// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

using ToldContext = std::promise<ur_context_handle_t>;

void tellContext(ur_event_handle_t event, ur_execution_info_t, void *data) {
  const std::unique_ptr<ToldContext> told(static_cast<ToldContext *>(data));
  ur_context_handle_t context = nullptr;
  urEventGetInfo(event, UR_EVENT_INFO_CONTEXT, sizeof(context), &context, nullptr);
  told->set_value(context);
}

TEST_P(HeldEvent, LivesForItsCallback) {
  Gate gate(session());
  const Target target(session());
  Event event;
  ASSERT_SUCCESS(GetParam().enqueue(ordered(), target, 1, &gate.event(), event.out()));
  auto promise = std::make_unique<ToldContext>();
  std::future<ur_context_handle_t> told = promise->get_future();
  ASSERT_SUCCESS_OR_SKIP(
      urEventSetCallback(event.get(), UR_EXECUTION_INFO_COMPLETE, tellContext, promise.get()));
  static_cast<void>(promise.release());
  event.reset();
  // Whoever gave its memory back finds other bytes there.
  std::deque<std::string> others;
  for (std::size_t size = 32; size <= 1024; size += 8)
    others.emplace_back(size, '\xff');
  gate.open();
  ASSERT_EQ(told.wait_for(std::chrono::seconds{20}), std::future_status::ready);
  EXPECT_EQ(told.get(), context());
}

INSTANTIATE_TEST_SUITE_P(Order, HeldEvent, ::testing::ValuesIn(commands()), nameOfCommand);

} // namespace
