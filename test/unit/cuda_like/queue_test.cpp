// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A queue keeps the objects of a command until the command is done, and no longer.
#include "test/conformance/process.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/held_stream.hpp"
#include "test/conformance/support/result.hpp"
#include "test/unit/cuda_like/application.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <chrono>
#include <cstddef>
#include <exception>
#include <future>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include <gtest/gtest.h>
#include <malloc.h>

// Returns the allocated bytes on a sanitizer's heap. Null without such a sanitizer.
extern "C" std::size_t __sanitizer_get_current_allocated_bytes() __attribute__((weak));

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 4096;

std::size_t heapBytes() {
  return __sanitizer_get_current_allocated_bytes ? __sanitizer_get_current_allocated_bytes()
                                                 : mallinfo2().uordblks;
}

// Frees memory while a gate blocks a command that uses it.
class Free {
public:
  Free(const Session &session, void *memory)
      : freed_(std::async(std::launch::async,
                          [&session, memory] { return urUSMFree(session.context(), memory); })) {}

  void expectHeldBackBy(Gate &gate) {
    EXPECT_TRUE(staysFalse([&] { return isReady(freed_); }));
    gate.open();
    EXPECT_SUCCESS(freed_.get());
  }
  void expectDoneBefore(Gate &gate) {
    EXPECT_TRUE(becomesTrue([&] { return isReady(freed_); }));
    gate.open();
    EXPECT_SUCCESS(freed_.get());
  }

private:
  std::future<ur_result_t> freed_;
};

using CudaQueueTest = DeviceTest;

// Some programs enqueue commands for days, and wait only for events, never for the queue.
TEST_F(CudaQueueTest, ReleasesCompletedCommands) {
  const Owned<MemoryKind> memory(session(), kSize);
  const auto enqueueSome = [&] {
    for (int i = 0; i < 99; ++i)
      ASSERT_SUCCESS(fill(queue(), memory.get()));
    Event last;
    ASSERT_SUCCESS(fill(queue(), memory.get(), kSize, nullptr, last.out()));
    const ur_event_handle_t event = last.get();
    ASSERT_SUCCESS(urEventWait(1, &event));
  };
  for (int i = 0; i < 10; ++i)
    enqueueSome();
  const std::size_t before = heapBytes();
  for (int i = 0; i < 100; ++i)
    enqueueSome();
  EXPECT_LT(heapBytes(), before + (std::size_t{512} << 10)) << "10,000 commands left memory behind";
}

// A queue on a stream of the application must track its own commands, too.
TEST_F(CudaQueueTest, OfAnApplicationsStreamHoldsBackTheFree) {
  const Application application;
  driver::CUstream stream = nullptr;
  need(driver::createStream(&stream, driver::CU_STREAM_NON_BLOCKING), "make a stream");
  {
    Queue adopted;
    ASSERT_SUCCESS(urQueueCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(stream),
                                                 context(), device(), nullptr, adopted.out()));
    const Owned<MemoryKind> other(session(), kSize);
    void *memory = MemoryKind::create(session(), kSize);
    Gate gate(session());
    ASSERT_SUCCESS(fill(adopted.get(), memory, kSize, &gate.event()));
    Free(session(), memory).expectHeldBackBy(gate);
    // The free must not wait for other commands.
    memory = MemoryKind::create(session(), kSize);
    ASSERT_SUCCESS(fill(adopted.get(), memory));
    Gate later(session());
    ASSERT_SUCCESS(fill(adopted.get(), other.get(), kSize, &later.event()));
    Free(session(), memory).expectDoneBefore(later);
    EXPECT_SUCCESS(urQueueFinish(adopted.get()));
  }
  driver::destroyStream(stream);
}

// Runs the role in children. In each child another cuEventRecord call fails, until a child reports
// that the failed call was in the tested function.
bool isReportedByAChild(const Role &role) {
  bool isReported = false;
  for (int call = 1; call <= 12 && !isReported; ++call) {
    const ScopedVariable failure("CU_HOST_DRIVER_FAIL",
                                 "cuEventRecord:" + std::to_string(call) + ":2");
    Child child(role);
    isReported = child.receive<bool>();
    child.expectSuccess();
  }
  return isReported;
}

// The driver fails to record an event: the end of an enqueued fill, or another event. Reports to
// the parent whether the fill failed.
UR_ROLE(failToFill, Role::Start::Cold) {
  const Session &session = parent.session();
  bool isFill = false;
  std::optional<Gate> gate;
  try {
    gate.emplace(session);
  } catch (const std::exception &) { // the failed call was one of the gate's
  }
  if (gate) {
    void *const memory = MemoryKind::create(session, kSize);
    Event event; // the driver records it after the fill
    isFill = fill(session.queue(), memory, kSize, &gate->event(), event.out()) != UR_RESULT_SUCCESS;
    Free(session, memory).expectHeldBackBy(*gate);
    EXPECT_SUCCESS(urQueueFinish(session.queue()));
  }
  parent.send(isFill);
}

TEST_F(CudaQueueTest, HoldsBackTheFreeForACommandThatFailedOnItsWay) {
  EXPECT_TRUE(isReportedByAChild(failToFillRole));
}

// The driver fails to record an event: the end of an enqueued blocking copy to the stack, or
// another event. Reports to the parent whether the copy failed, and waited for the gate before.
UR_ROLE(failToCopy, Role::Start::Cold) {
  const Session &session = parent.session();
  bool failedAndWaited = false;
  try {
    Gate gate(session);
    void *const memory = MemoryKind::create(session, kSize);
    const unsigned char seven = 7;
    const bool isFilled = urEnqueueUSMFill(session.queue(), memory, 1, &seven, kSize, 0, nullptr,
                                           nullptr) == UR_RESULT_SUCCESS &&
                          urQueueFinish(session.queue()) == UR_RESULT_SUCCESS;
    unsigned char to = 0;
    auto copy = std::async(std::launch::async, [&] {
      return urEnqueueUSMMemcpy(session.queue(), true, &to, memory, 1, 1, &gate.event(), nullptr);
    });
    const bool waited =
        copy.wait_for(std::chrono::milliseconds{100}) == std::future_status::timeout;
    gate.open();
    const bool failed = copy.get() != UR_RESULT_SUCCESS;
    const unsigned char atReturn = std::exchange(to, 0);
    EXPECT_SUCCESS(urQueueFinish(session.queue()));
    EXPECT_EQ(to, 0) << "the driver wrote to the stack after the call had returned";
    failedAndWaited = isFilled && failed && waited && atReturn == seven;
    EXPECT_SUCCESS(urUSMFree(session.context(), memory));
  } catch (const std::exception &) { // the failed call was one of the gate's
  }
  parent.send(failedAndWaited);
}

TEST_F(CudaQueueTest, WaitsForABlockingCopyThatFailedAfterItWasEnqueued) {
  EXPECT_TRUE(isReportedByAChild(failToCopyRole));
}

// Exits right after a wait for another process. The wait must not keep its context, because the
// software driver's census would report that context.
UR_ROLE(waitAndLeave, Role::Start::Cold) {
  const Session &session = parent.session();
  const Opened<EventKind> event(session, parent.receiveHandle());
  parent.meet(); // by now, the signal is enqueued behind a gate
  enqueueWait(session, event.get());
  parent.meet();
  EXPECT_SUCCESS(urQueueFinish(session.queue()));
}

TEST_F(CudaQueueTest, KeepsNoContextAfterAWaitForAnotherProcess) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  Child child(waitAndLeaveRole);
  child.sendHandle(handle.bytes());
  Gate gate(session());
  ur_event_handle_t signaled = event.get();
  ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, 1, &gate.event(), &signaled));
  child.meet();
  child.meet();
  gate.open();
  child.expectSuccess();
}

// Enqueues a signal behind a closed gate, and then waits until the parent kills this process.
UR_ROLE(signalUntilKilled, Role::Start::Cold) {
  const Opened<EventKind> event(parent.session(), parent.receiveHandle());
  Gate gate(parent.session());
  ur_event_handle_t signaled = event.get();
  ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(parent.session().queue(), nullptr, 1,
                                                   &gate.event(), &signaled));
  parent.meet();
  parent.meet(); // never
}

// The driver cannot unregister the released event's memory until the wait for the killed process
// has ended.
TEST_F(CudaQueueTest, NoticesAKilledSignalerThoughAnEventIsReleased) {
  const Session other(session().entry());
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  std::optional<Owned<EventKind>> released(std::in_place, session());
  Child child(signalUntilKilledRole);
  child.sendHandle(handle.bytes());
  child.meet();
  const ur_event_handle_t pending = event.get();
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 1, &pending, nullptr));
  Gate gate(session());
  ur_event_handle_t signaled = released->get();
  ASSERT_SUCCESS(
      urEnqueueEventsWaitWithBarrierExt(other.queue(), nullptr, 1, &gate.event(), &signaled));
  Queue waiter;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, waiter.out()));
  ASSERT_SUCCESS(urEnqueueEventsWait(waiter.get(), 1, &signaled, nullptr));
  gate.open();
  ASSERT_SUCCESS(urQueueFinish(other.queue()));
  ASSERT_SUCCESS(urQueueFinish(waiter.get()));
  ASSERT_SUCCESS(
      urEnqueueEventsWait(waiter.get(), 0, nullptr, nullptr)); // makes the queue drop the signal
  auto release = std::async(std::launch::async, [&] { released.reset(); });
  std::this_thread::sleep_for(
      std::chrono::milliseconds{100}); // the thread checks at least once in this time
  child.kill();
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

std::future<ur_result_t> allocateAsync(const Session &session, void *&memory) {
  return std::async(std::launch::async, [&] {
    return urUSMDeviceAlloc(session.context(), session.device(), nullptr, nullptr, kSize, &memory);
  });
}

// Makes the first allocation of the process while a stream is blocked.
UR_ROLE(allocateBesideWork, Role::Start::Cold) {
  const Session &session = parent.session();
  HeldStream stream(session.queue());
  void *memory = nullptr;
  auto allocated = allocateAsync(session, memory);
  EXPECT_TRUE(becomesTrue([&] { return isReady(allocated); }));
  stream.release();
  ASSERT_SUCCESS(allocated.get());
  EXPECT_SUCCESS(urUSMFree(session.context(), memory));
}

TEST_F(CudaQueueTest, IsNotAwaitedByTheFirstAllocation) {
  Child child(allocateBesideWorkRole);
  child.expectSuccess();
}

// Makes the first allocation of the process while all streams are blocked. The probe enqueues a
// fill, and then a copy; the driver returns an error for the copy.
UR_ROLE(allocateWithFailingProbe, Role::Start::Cold) {
  const Session &session = parent.session();
  HeldStream stream(session.queue());
  void *memory = nullptr;
  auto allocated = allocateAsync(session, memory);
  EXPECT_TRUE(staysFalse([&] { return isReady(allocated); }));
  stream.release();
  ASSERT_SUCCESS(allocated.get());
  EXPECT_SUCCESS(fill(session.queue(), memory));
  EXPECT_SUCCESS(urQueueFinish(session.queue()));
  EXPECT_SUCCESS(urUSMFree(session.context(), memory));
}

// If the probe unmapped its memory before the fill had run, the process would lose the device.
TEST_F(CudaQueueTest, KeepsTheDeviceIfTheProbeFails) {
  const ScopedVariable oneChannel("CUDA_DEVICE_MAX_CONNECTIONS", "1");
  const ScopedVariable failure("CU_HOST_DRIVER_FAIL", "cuMemcpyAsync:1:2"); // out of memory
  Child(allocateWithFailingProbeRole).expectSuccess();
}

} // namespace
