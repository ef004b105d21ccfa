// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A stream reports its progress. urQueueFinish may rely on the report only if the application
// cannot have enqueued commands in the stream.
#include "test/conformance/process.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/result.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/cuda_like/application.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <deque>
#include <future>
#include <optional>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/mman.h>

namespace {

using namespace ur::support;
using namespace ur::test;

class QueueProgressTest : public DeviceTest {
protected:
  void prepare() override {
    requireGates(session());
    peerSession_.emplace(session().entry());
    event_.emplace(session());
  }
  void cleanUp() override {
    event_.reset(); // a signaled event has a descriptor, which would count as a leak
    peerSession_.reset();
  }

  // Makes the queue wait for a signal that stays pending until the gate opens.
  void waitBehind(const Gate &gate) { waitBehind(gate, queue()); }
  void waitBehind(const Gate &gate, ur_queue_handle_t waiter) {
    ur_event_handle_t signaled = event_->get();
    ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(peerSession_->queue(), nullptr, 1,
                                                     &gate.event(), &signaled));
    ASSERT_SUCCESS(urEnqueueEventsWait(waiter, 1, &signaled, nullptr));
  }
  // Opens the gate, waits for the signal, and lets the stream run as far as it can.
  void open(Gate &gate) {
    gate.open();
    const ur_event_handle_t event = event_->get();
    EXPECT_SUCCESS(urEventWait(1, &event));
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  ur_native_handle_t stream() {
    ur_native_handle_t native = 0;
    EXPECT_SUCCESS(urQueueGetNativeHandle(queue(), nullptr, &native));
    return native;
  }
  std::future<ur_result_t> finish() { return finish(queue()); }
  static std::future<ur_result_t> finish(ur_queue_handle_t target) {
    return std::async(std::launch::async, [target] { return urQueueFinish(target); });
  }
  // Expects that the call returns only after `blocker` opens.
  template <typename Blocker>
  static void expectBlockedBy(Blocker &blocker, std::future<ur_result_t> result) {
    EXPECT_TRUE(staysFalse([&] { return isReady(result); }));
    blocker.open();
    EXPECT_SUCCESS(result.get());
  }

  const Application application_;
  Word word_;

private:
  std::optional<Session> peerSession_;
  std::optional<Owned<EventKind>> event_;
};

class FinishBehindTheApplicationTest : public QueueProgressTest,
                                       public ::testing::WithParamInterface<bool> {};

// The application gets the stream from the queue before or after the wait.
TEST_P(FinishBehindTheApplicationTest, WaitsForCommandsOfTheApplication) {
  const ur_native_handle_t known = GetParam() ? stream() : 0;
  Gate gate(session());
  waitBehind(gate);
  word_.holdBack(GetParam() ? known : stream());
  open(gate);
  expectBlockedBy(word_, finish());
}
INSTANTIATE_TEST_SUITE_P(Native, FinishBehindTheApplicationTest, ::testing::Bool());

TEST_F(QueueProgressTest, FinishWaitsForCommandsAfterTheWait) {
  Gate gate(session());
  waitBehind(gate);
  Gate lastGate(session());
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 1, &lastGate.event(), nullptr));
  open(gate);
  expectBlockedBy(lastGate, finish());
}

TEST_F(QueueProgressTest, FinishWaitsForCommandsOnAnAdoptedStream) {
  driver::CUstream stream = nullptr;
  need(driver::createStream(&stream, driver::CU_STREAM_NON_BLOCKING), "make a stream");
  {
    const auto native = reinterpret_cast<ur_native_handle_t>(stream);
    Queue adopted;
    ASSERT_SUCCESS(
        urQueueCreateWithNativeHandle(native, context(), device(), nullptr, adopted.out()));
    Gate gate(session());
    waitBehind(gate, adopted.get());
    word_.holdBack(native);
    open(gate);
    expectBlockedBy(word_, finish(adopted.get()));
  }
  driver::destroyStream(stream);
}

// The thread that releases one queue may be the thread that another queue waits for.
TEST_F(QueueProgressTest, ReleaseWaitsOnlyForTheQueuesOwnCommands) {
  ur_queue_handle_t idleQueue = nullptr;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, &idleQueue));
  {
    Gate gate(session());
    waitBehind(gate, idleQueue);
    gate.open();
    ASSERT_SUCCESS(urQueueFinish(idleQueue));
  }
  Gate secondGate(session());
  auto release = std::async(std::launch::async, [&] { return urQueueRelease(idleQueue); });
  EXPECT_TRUE(becomesTrue([&] { return isReady(release); }));
  secondGate.open();
  EXPECT_SUCCESS(release.get());
}

// Waits for more events than one driver call can wait for.
TEST_F(QueueProgressTest, WaitsForHundredsOfEvents) {
  const Session other(session().entry());
  Gate gate(session());
  std::deque<Owned<EventKind>> events;
  std::vector<ur_event_handle_t> list;
  for (int i = 0; i < 300; ++i) {
    ur_event_handle_t event = events.emplace_back(session()).get();
    ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(other.queue(), nullptr, i == 0 ? 1 : 0,
                                                     i == 0 ? &gate.event() : nullptr, &event));
    list.push_back(event);
  }
  for (const std::uint32_t count : {256u, 300u})
    EXPECT_SUCCESS(urEnqueueEventsWait(queue(), count, list.data(), nullptr)) << count;
  expectBlockedBy(gate, finish());
  EXPECT_SUCCESS(urQueueFinish(other.queue()));
}

// Makes a queue wait for a signal of another queue. A gate blocks the signal until the wait is
// enqueued.
void waitForASignal(const Session &session, const Session &other, ur_event_handle_t event) {
  Gate gate(session);
  ASSERT_SUCCESS(
      urEnqueueEventsWaitWithBarrierExt(other.queue(), nullptr, 1, &gate.event(), &event));
  EXPECT_SUCCESS(urEnqueueEventsWait(session.queue(), 1, &event, nullptr));
  gate.open();
  EXPECT_SUCCESS(urQueueFinish(session.queue()));
}

UR_ROLE(waitTwice) {
  const Session other(parent.session().entry());
  const Owned<EventKind> event(parent.session());
  for (int i = 0; i < 2; ++i)
    waitForASignal(parent.session(), other, event.get());
}

// A forked child does not have the page with the memory words, and may map other memory at the
// page's address.
UR_ROLE(releaseInAChild, Role::Start::Cold) {
  std::optional<Runtime> runtime(std::in_place);
  {
    std::optional<Session> session(std::in_place, runtime->firstDevice());
    std::optional<Session> other(std::in_place, runtime->firstDevice());
    std::optional<Owned<EventKind>> event(std::in_place, *session);
    waitForASignal(*session, *other, event->get());
    expectForkedChildSucceeds([&] {
      std::vector<void *> pages; // fill all gaps of one page
      for (int i = 0; i < 4096; ++i)
        pages.push_back(mmap(nullptr, 4096, i % 2 ? PROT_READ : PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
      event.reset();
      other.reset();
      session.reset();
      const ur_adapter_handle_t adapter = runtime->devices().front().adapter;
      for (uint32_t n = 2; n > 1;) {
        urAdapterGetInfo(adapter, UR_ADAPTER_INFO_REFERENCE_COUNT, sizeof n, &n, nullptr);
        urAdapterRelease(adapter);
      }
      return std::ranges::all_of(pages, [](void *page) {
        unsigned char residency = 0;
        return mincore(page, 4096, &residency) == 0;
      });
    });
  }
}

TEST_F(QueueProgressTest, IsReleasedInAForkedChildWithoutItsMemory) {
  // The child cannot release inherited objects, so the test disables the census, which would report
  // them.
  const ScopedVariable withoutCensus("CU_HOST_DRIVER_CENSUS", std::nullopt);
  Child(releaseInAChildRole).expectSuccess();
}

TEST_F(QueueProgressTest, WaitsOnADriverWithoutBatchedWordOperations) {
  const ScopedVariable failure("CU_HOST_DRIVER_FAIL", "cuStreamBatchMemOp_v2:1+:801");
  Child(waitTwiceRole).expectSuccess();
}

} // namespace
