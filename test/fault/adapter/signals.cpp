// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T65, T91: processes that wait for a signal while the signaler ends, and two processes that
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

// Enqueues a signal behind a command that never completes, then runs `ending`.
template <typename Ending> void endWhileSignaling(Parent &parent, const Ending &ending) {
  const Session &session = parent.session();
  const Opened<EventKind> event(session, parent.receiveHandle());
  const Owned<MemoryKind> memory(session, kSize);
  const HeldCopy held(session.entry().backend, session.queue(), memory.get(), kSize, nullptr);
  signal(session, event.get());
  parent.meet();
  ending();
}

UR_ROLE(execWhileSignaling) {
  endWhileSignaling(parent, [] { execlp("sleep", "sleep", "60", nullptr); });
}

UR_ROLE(beKilledWhileSignaling) {
  endWhileSignaling(parent, [&] { parent.receive<std::uint8_t>(); });
}

using SignalerThatExecs = KindTest<EventKind>;

// Waits for a signal with a blocking command, with a non-blocking command, and on the host. After
// the signal has failed, all three waits fail and no command has run.
class Waiting {
public:
  Waiting(const Session &session, ur_event_handle_t event)
      : session_(session), event_(event), memory_(session, 3 * kSize),
        start_(static_cast<std::byte *>(memory_.get())) {
    writePattern(session_, start_, 3 * kSize, kParentSeed);
    UR_CHECK(urQueueCreate(session_.context(), session_.device(), nullptr, own_.out()));
    UR_CHECK(urEnqueueUSMMemcpy(own_.get(), false, start_, start_ + kSize, kSize, 1, &event_,
                                copied_.out()));
    blocking_ = std::async(std::launch::async, [this] {
      return urEnqueueUSMMemcpy(session_.queue(), true, start_ + 2 * kSize, start_ + kSize, kSize,
                                1, &event_, nullptr);
    });
    host_ = std::async(std::launch::async, [this] { return urEventWait(1, &event_); });
  }

  void expectRefusal() {
    EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, blocking_.get());
    EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, host_.get());
    const ur_event_handle_t copy = copied_.get();
    EXPECT_REFUSED(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, urEventWait(1, &copy));
  }

  void expectUntouched() const {
    EXPECT_TRUE(hasPattern(session_, start_, 3 * kSize, kParentSeed));
  }

  void expectUsableQueues() const {
    for (const ur_queue_handle_t queue : {own_.get(), session_.queue()}) {
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
  Queue own_;
  Event copied_;
  std::future<ur_result_t> blocking_, host_;
};

TEST_F(SignalerThatExecs, FailsTheCommandsBehindItsSignal) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  Child child(execWhileSignalingRole);
  child.sendHandle(handle.bytes());
  child.receive<std::uint8_t>(); // the signal is pending
  Waiting waiting(session(), event.get());
  child.send(std::uint8_t{});
  waiting.expectRefusal();
  waiting.expectUntouched();
  child.kill();
}

UR_ROLE(waitForTheKilled) {
  const Opened<EventKind> event(parent.session(), parent.receiveHandle());
  parent.receive<std::uint8_t>(); // the signal is pending
  Waiting waiting(parent.session(), event.get());
  parent.send(std::uint8_t{});
  waiting.expectRefusal();
  parent.send(std::uint8_t{});
  waiting.expectUsableQueues();
}

using KilledSignaler = KindTest<EventKind>;

TEST_F(KilledSignaler, ReleasesThreeWaiters) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  std::array<Child, 3> waiting{Child(waitForTheKilledRole), Child(waitForTheKilledRole),
                               Child(waitForTheKilledRole)};
  Child signaler(beKilledWhileSignalingRole);
  signaler.sendHandle(handle.bytes());
  signaler.meet();
  for (Child &child : waiting) {
    child.sendHandle(handle.bytes());
    child.send(std::uint8_t{});
  }
  for (Child &child : waiting)
    child.receive<std::uint8_t>();
  signaler.kill();
  const Clock::time_point killed = Clock::now();
  for (Child &child : waiting)
    child.receive<std::uint8_t>();
  const auto duration = std::chrono::duration<double, std::milli>(Clock::now() - killed);
  RecordProperty("LetGoAfterMilliseconds", std::to_string(duration.count()));
  for (Child &child : waiting)
    child.expectSuccess();
  // The event can still be signaled.
  signal(session(), event.get());
  const ur_event_handle_t signaled = event.get();
  EXPECT_SUCCESS(urEventWait(1, &signaled));
}

// In each round both processes signal. Then each waits for its last signal, with its queue and on
// its host thread.
template <typename Other>
void signalAndWait(const Session &session, ur_event_handle_t event, Other &other) {
  for (int round = 0; round < 1000; ++round) {
    signal(session, event);
    other.meet();
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
