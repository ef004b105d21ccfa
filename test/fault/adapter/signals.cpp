// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T65, T91: processes that wait for a signal while the signaler exits, and two processes that
// signal at the same time.
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/held_copy.hpp"

#include <array>
#include <chrono>
#include <future>
#include <string>

#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 1 << 20;

// Enqueues a signal behind a command that never completes, then runs `body`.
template <typename Body> void exitWhileSignaling(Parent &parent, const Body &body) {
  const Session &session = parent.session();
  const Opened<EventKind> event(session, parent.receiveHandle());
  const Owned<MemoryKind> memory(session, kSize);
  const HeldCopy held(session.entry().backend, session.queue(), memory.get(), kSize, nullptr);
  signal(session, event.get());
  parent.meet();
  body();
}

UR_ROLE(execWhileSignaling) {
  exitWhileSignaling(parent, [] { execlp("sleep", "sleep", "60", nullptr); });
}

UR_ROLE(beKilledWhileSignaling) {
  exitWhileSignaling(parent, [&] { parent.receive<std::uint8_t>(); });
}

using SignalerThatExecs = KindTest<EventKind>;

// Waits for a signal with a blocking command, with a non-blocking command, and on the host. After
// the signal has failed, all three waits fail and no command has run.
class ThreeWaits {
public:
  ThreeWaits(const Session &session, ur_event_handle_t event)
      : session_(session), event_(event), memory_(session, 3 * kSize),
        start_(static_cast<std::byte *>(memory_.get())) {
    writePattern(session_, start_, 3 * kSize, kParentSeed);
    UR_CHECK(urQueueCreate(session_.context(), session_.device(), nullptr, queue_.out()));
    UR_CHECK(urEnqueueUSMMemcpy(queue_.get(), false, start_, start_ + kSize, kSize, 1, &event_,
                                copyEvent_.out()));
    blockingCopy_ = std::async(std::launch::async, [this] {
      return urEnqueueUSMMemcpy(session_.queue(), true, start_ + 2 * kSize, start_ + kSize, kSize,
                                1, &event_, nullptr);
    });
    hostWait_ = std::async(std::launch::async, [this] { return urEventWait(1, &event_); });
  }

  void expectFailures() {
    EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, blockingCopy_.get());
    EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, hostWait_.get());
    const ur_event_handle_t copy = copyEvent_.get();
    EXPECT_REFUSED(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, urEventWait(1, &copy));
  }

  void expectUnchangedMemory() const {
    EXPECT_TRUE(hasPattern(session_, start_, 3 * kSize, kParentSeed));
  }

  void expectUsableQueues() const {
    for (const ur_queue_handle_t queue : {queue_.get(), session_.queue()}) {
      EXPECT_SUCCESS(
          urEnqueueUSMMemcpy(queue, true, start_, start_ + kSize, kSize, 0, nullptr, nullptr));
      EXPECT_SUCCESS(urQueueFinish(queue));
    }
  }

private:
  const Session &session_;
  const ur_event_handle_t event_;
  const Owned<MemoryKind> memory_;
  std::byte *const start_;
  Queue queue_;
  Event copyEvent_;
  std::future<ur_result_t> blockingCopy_, hostWait_;
};

TEST_F(SignalerThatExecs, FailsTheCommandsBehindItsSignal) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  Child child(execWhileSignalingRole);
  child.sendHandle(handle.bytes());
  child.receive<std::uint8_t>(); // the signal is pending
  ThreeWaits waits(session(), event.get());
  child.send(std::uint8_t{});
  waits.expectFailures();
  waits.expectUnchangedMemory();
  child.kill();
}

UR_ROLE(waitForTheKilled) {
  const Opened<EventKind> event(parent.session(), parent.receiveHandle());
  parent.receive<std::uint8_t>(); // the signal is pending
  ThreeWaits waits(parent.session(), event.get());
  parent.send(std::uint8_t{});
  waits.expectFailures();
  parent.send(std::uint8_t{});
  waits.expectUsableQueues();
}

using KilledSignaler = KindTest<EventKind>;

TEST_F(KilledSignaler, ReleasesThreeWaiters) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  std::array<Child, 3> waiters{Child(waitForTheKilledRole), Child(waitForTheKilledRole),
                               Child(waitForTheKilledRole)};
  Child signaler(beKilledWhileSignalingRole);
  signaler.sendHandle(handle.bytes());
  signaler.meet();
  for (Child &child : waiters) {
    child.sendHandle(handle.bytes());
    child.send(std::uint8_t{});
  }
  for (Child &child : waiters)
    child.receive<std::uint8_t>();
  signaler.kill();
  const Clock::time_point killTime = Clock::now();
  for (Child &child : waiters)
    child.receive<std::uint8_t>();
  const auto duration = std::chrono::duration<double, std::milli>(Clock::now() - killTime);
  RecordProperty("LetGoAfterMilliseconds", std::to_string(duration.count()));
  for (Child &child : waiters)
    child.expectSuccess();
  // The event can still be signaled.
  signal(session(), event.get());
  const ur_event_handle_t signaled = event.get();
  EXPECT_SUCCESS(urEventWait(1, &signaled));
}

// In each round both processes signal. Then each process waits for its last signal, with its queue
// and on its host thread.
template <typename Other>
void signalAndWait(const Session &session, ur_event_handle_t event, Other &partner) {
  for (int round = 0; round < 1000; ++round) {
    signal(session, event);
    partner.meet();
    enqueueWait(session, event);
    ASSERT_SUCCESS(urEventWait(1, &event));
    ASSERT_SUCCESS(urQueueFinish(session.queue()));
  }
}

UR_ROLE(signalAndWaitToo) {
  const Opened<EventKind> event(parent.session(), parent.receiveHandle());
  signalAndWait(parent.session(), event.get(), parent);
}

using SignalsOfBothSides = KindTest<EventKind>;

TEST_F(SignalsOfBothSides, BlockNoProcess) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  Child child(signalAndWaitTooRole);
  child.sendHandle(handle.bytes());
  signalAndWait(session(), event.get(), child);
  child.expectSuccess();
}

} // namespace
