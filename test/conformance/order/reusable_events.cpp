// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events that are signalled several times. A wait uses the latest signal at the time of the call
// that enqueues it.
#include "test/conformance/order/held_test.hpp"
#include "test/conformance/process.hpp"

#include <array>

namespace {

using namespace ur::support;
using namespace ur::test;

void signalBehind(ur_queue_handle_t queue, const Gate &gate, ur_event_handle_t event) {
  EXPECT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 1, &gate.event(), &event));
}

class ReusableEventOrder : public HeldCommandTest {
protected:
  void prepare() override {
    requireSupport(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "reusable events");
    if (!stopped())
      HeldCommandTest::prepare();
    if (stopped())
      return;
    const ur_exp_event_desc_t plain{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
    ASSERT_SUCCESS(urEventCreateExp(context(), device(), &plain, event_.out()));
    for (Queue &signaller : signallers_)
      ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, signaller.out()));
  }
  void cleanUp() override {
    for (Queue &signaller : signallers_)
      signaller.reset();
    event_.reset();
    HeldCommandTest::cleanUp();
  }

  ur_event_handle_t event() const { return event_.get(); }
  ur_queue_handle_t signaller(std::size_t index) const { return signallers_[index].get(); }

private:
  Event event_;
  std::array<Queue, 2> signallers_;
};

TEST_P(ReusableEventOrder, IsWaitedForUntilTheLatestSignal) {
  Gate firstGate(session());
  signalBehind(signaller(0), firstGate, event());
  const Enqueued afterFirst = enqueue(ordered(), {event()});
  Gate secondGate(session());
  signalBehind(signaller(1), secondGate, event());
  const Enqueued afterSecond = enqueue(unordered(), {event()});
  firstGate.open();
  afterFirst.expectDone();
  EXPECT_TRUE(staysUndone([&] { return isDone(event()) || afterSecond.hasBegun(); }));
  secondGate.open();
  afterSecond.expectDone();
  EXPECT_TRUE(isDone(event()));
}

TEST_P(ReusableEventOrder, SignalsHoldLaterCommandsBackAsBarriersDo) {
  Gate gate(session());
  signalBehind(unordered(), gate, event());
  const Enqueued later = enqueue(unordered());
  EXPECT_TRUE(staysUndone([&] { return later.hasBegun(); }));
  gate.open();
  later.expectDone();
}

INSTANTIATE_TEST_SUITE_P(Order, ReusableEventOrder, ::testing::ValuesIn(commands()), nameOfCommand);

class SharedEventOrder : public HeldCommandTest {
protected:
  void prepare() override {
    requireSupport(EventKind::kQuery, EventKind::kName);
    if (!stopped())
      HeldCommandTest::prepare();
  }
};

// More signals than an event distinguishes at a time.
TEST_P(SharedEventOrder, ManySignalsAreKnownApart) {
  const Owned<EventKind> event(session());
  Gate first(session());
  Gate last(session());
  signalBehind(ordered(), first, event.get());
  const Enqueued command = enqueue(unordered(), {last.event(), event.get()});
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
  signalBehind(ordered(), another, event.get());
  EXPECT_TRUE(staysUndone([&] { return isDone(event.get()); }));
  another.open();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

INSTANTIATE_TEST_SUITE_P(Order, SharedEventOrder, ::testing::ValuesIn(commands()), nameOfCommand);

} // namespace
