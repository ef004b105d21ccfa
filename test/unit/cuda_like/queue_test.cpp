// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A queue keeps the objects of a command until the command completes, and no longer.
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

// Returns the allocated bytes of a sanitizer's heap. The symbol is null without such a sanitizer.
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
      : result_(std::async(std::launch::async,
                           [&session, memory] { return urUSMFree(session.context(), memory); })) {}

  void expectHeldBackBy(Gate &gate) {
    EXPECT_TRUE(staysFalse([&] { return isReady(result_); }));
    gate.open();
    EXPECT_SUCCESS(result_.get());
  }
  void expectDoneBefore(Gate &gate) {
    EXPECT_TRUE(becomesTrue([&] { return isReady(result_); }));
    gate.open();
    EXPECT_SUCCESS(result_.get());
  }

private:
  std::future<ur_result_t> result_;
};

using CudaQueueTest = DeviceTest;

// Some programs enqueue commands for days, and wait only for events, never for the queue.
TEST_F(CudaQueueTest, ReleasesCompletedCommands) {
  const Owned<MemoryKind> memory(session(), kSize);
  const auto enqueueHundred = [&] {
    for (int i = 0; i < 99; ++i)
      ASSERT_SUCCESS(fill(queue(), memory.get()));
    Event lastFill;
    ASSERT_SUCCESS(fill(queue(), memory.get(), kSize, nullptr, lastFill.out()));
    const ur_event_handle_t event = lastFill.get();
    ASSERT_SUCCESS(urEventWait(1, &event));
  };
  for (int i = 0; i < 10; ++i)
    enqueueHundred();
  const std::size_t start = heapBytes();
  for (int i = 0; i < 100; ++i)
    enqueueHundred();
  EXPECT_LT(heapBytes(), start + (std::size_t{512} << 10)) << "10,000 commands left memory behind";
}

// A queue on a stream of the application must track its own commands, too.
TEST_F(CudaQueueTest, OnAnApplicationsStreamHoldsBackTheFree) {
  const Application application;
  driver::CUstream stream = nullptr;
  need(driver::createStream(&stream, driver::CU_STREAM_NON_BLOCKING), "make a stream");
  {
    Queue adopted;
    ASSERT_SUCCESS(urQueueCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(stream),
                                                 context(), device(), nullptr, adopted.out()));
    const Owned<MemoryKind> otherMemory(session(), kSize);
    void *memory = MemoryKind::create(session(), kSize);
    Gate gate(session());
    ASSERT_SUCCESS(fill(adopted.get(), memory, kSize, &gate.event()));
    Free(session(), memory).expectHeldBackBy(gate);
    // The free must not wait for other commands.
    memory = MemoryKind::create(session(), kSize);
    ASSERT_SUCCESS(fill(adopted.get(), memory));
    Gate laterGate(session());
    ASSERT_SUCCESS(fill(adopted.get(), otherMemory.get(), kSize, &laterGate.event()));
    Free(session(), memory).expectDoneBefore(laterGate);
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

TEST_F(CudaQueueTest, HoldsBackTheFreeForACommandThatFailedAfterSubmission) {
  EXPECT_TRUE(isReportedByAChild(failToFillRole));
}

// The driver fails to record an event: the end of an enqueued blocking copy to the stack, or
// another event. Reports to the parent whether the copy waited for the gate and then failed.
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
    unsigned char out = 0;
    auto copy = std::async(std::launch::async, [&] {
      return urEnqueueUSMMemcpy(session.queue(), true, &out, memory, 1, 1, &gate.event(), nullptr);
    });
    const bool waited =
        copy.wait_for(std::chrono::milliseconds{100}) == std::future_status::timeout;
    gate.open();
    const bool failed = copy.get() != UR_RESULT_SUCCESS;
    const unsigned char byteAtReturn = std::exchange(out, 0);
    EXPECT_SUCCESS(urQueueFinish(session.queue()));
    EXPECT_EQ(out, 0) << "the driver wrote to the stack after the call had returned";
    failedAndWaited = isFilled && failed && waited && byteAtReturn == seven;
    EXPECT_SUCCESS(urUSMFree(session.context(), memory));
  } catch (const std::exception &) { // the failed call was one of the gate's
  }
  parent.send(failedAndWaited);
}

TEST_F(CudaQueueTest, WaitsForABlockingCopyThatFailedAfterItWasEnqueued) {
  EXPECT_TRUE(isReportedByAChild(failToCopyRole));
}

// Exits right after a wait for another process. The wait must not keep the process's context,
// because the software driver's census would report the context.
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
  parent.meet(); // never returns
}

// The driver cannot unregister the released event's memory until the wait for the killed process
// has ended.
TEST_F(CudaQueueTest, NoticesAKilledSignalerThoughAnEventIsReleased) {
  const Session otherSession(session().entry());
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  std::optional<Owned<EventKind>> releasedEvent(std::in_place, session());
  Child child(signalUntilKilledRole);
  child.sendHandle(handle.bytes());
  child.meet();
  const ur_event_handle_t pending = event.get();
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 1, &pending, nullptr));
  Gate gate(session());
  ur_event_handle_t signaled = releasedEvent->get();
  ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(otherSession.queue(), nullptr, 1, &gate.event(),
                                                   &signaled));
  Queue waiter;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, waiter.out()));
  ASSERT_SUCCESS(urEnqueueEventsWait(waiter.get(), 1, &signaled, nullptr));
  gate.open();
  ASSERT_SUCCESS(urQueueFinish(otherSession.queue()));
  ASSERT_SUCCESS(urQueueFinish(waiter.get()));
  ASSERT_SUCCESS(
      urEnqueueEventsWait(waiter.get(), 0, nullptr, nullptr)); // makes the queue drop the signal
  auto release = std::async(std::launch::async, [&] { releasedEvent.reset(); });
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
  auto allocation = allocateAsync(session, memory);
  EXPECT_TRUE(becomesTrue([&] { return isReady(allocation); }));
  stream.release();
  ASSERT_SUCCESS(allocation.get());
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
  auto allocation = allocateAsync(session, memory);
  EXPECT_TRUE(staysFalse([&] { return isReady(allocation); }));
  stream.release();
  ASSERT_SUCCESS(allocation.get());
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
