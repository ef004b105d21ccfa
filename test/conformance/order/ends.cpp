// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a command uses stays until it is done: whoever ends it waits for that command. Unmapping
// does not: there it is the caller's duty.
#include "test/conformance/order/held_test.hpp"
#include "test/conformance/support/bytes.hpp"

#include <functional>
#include <future>

namespace {

using namespace ur::support;
using namespace ur::test;

class EndUnderACommand : public HeldTest {
protected:
  static constexpr std::uint32_t kPattern = 0xe2d5f00d;

  // Enqueues a write of `bytes` bytes behind a gate and ends the memory meanwhile.
  void expectToWait(void *memory, std::size_t bytes, const std::function<ur_result_t()> &end) {
    Gate gate(session());
    Event written;
    ASSERT_SUCCESS(urEnqueueUSMFill(ordered(), memory, sizeof(kPattern), &kPattern, bytes, 1,
                                    &gate.event(), written.out()));
    auto ended = std::async(std::launch::async, end);
    EXPECT_TRUE(staysUndone([&] { return isReady(ended); }));
    gate.open();
    EXPECT_SUCCESS(ended.get());
    const ur_event_handle_t handle = written.get();
    EXPECT_SUCCESS(urEventWait(1, &handle));
    EXPECT_TRUE(isDone(handle));
  }
};

TEST_F(EndUnderACommand, FreeWaits) {
  RecordProperty("functions", "urUSMFree");
  void *memory = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, Target::kBytes, &memory));
  expectToWait(memory, Target::kBytes, [&] { return urUSMFree(context(), memory); });
}

TEST_F(EndUnderACommand, FreeOfASourceWaits) {
  RecordProperty("functions", "urUSMFree");
  const Target target(session());
  void *source = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, Target::kBytes, &source));
  session().copy(source, target.source(), Target::kBytes);
  Gate gate(session());
  ASSERT_SUCCESS(urEnqueueUSMMemcpy(ordered(), false, target.written(), source, Target::kBytes, 1,
                                    &gate.event(), nullptr));
  auto ended = std::async(std::launch::async, [&] { return urUSMFree(context(), source); });
  EXPECT_TRUE(staysUndone([&] { return isReady(ended); }));
  gate.open();
  EXPECT_SUCCESS(ended.get());
  EXPECT_SUCCESS(urQueueFinish(ordered()));
  EXPECT_TRUE(target.isWritten());
}

TEST_F(EndUnderACommand, CloseOfMemoryWaitsAndKeepsWhatWasWritten) {
  requireSupport(MemoryKind::kQuery, MemoryKind::kName);
  if (stopped())
    return;
  RecordProperty("functions", "urIPCCloseMemHandleExp");
  const Owned<MemoryKind> memory(session(), Target::kBytes);
  const Exported<MemoryKind> handle(session(), memory.get());
  HandleBytes bytes = handle.bytes();
  void *opened = nullptr;
  ASSERT_SUCCESS(MemoryKind::open(session(), bytes.data(), bytes.size(), &opened));
  expectToWait(opened, Target::kBytes, [&] { return MemoryKind::close(session(), opened); });
  std::uint32_t word = 0;
  session().copy(&word, memory.get(), sizeof(word));
  EXPECT_EQ(word, kPattern);
}

// Of those that write: that of another would be lost unseen.
TEST_F(EndUnderACommand, ReleaseOfAQueueLosesNoCommandWithoutAnEvent) {
  RecordProperty("functions", "urQueueRelease");
  for (const Command &command : commands()) {
    if (!command.writes)
      continue;
    Gate gate(session());
    const Target target(session());
    Queue queue = createQueue(kOrdered);
    ASSERT_SUCCESS(command.enqueue(queue.get(), target, 1, &gate.event(), nullptr)) << command.name;
    // It may return at once or wait for its command.
    auto released = std::async(std::launch::async, [&] { queue.reset(); });
    EXPECT_TRUE(staysUndone([&] { return !target.isUntouched(); })) << command.name;
    gate.open();
    released.get();
    EXPECT_TRUE(becomesDone([&] { return target.isWritten(); })) << command.name;
  }
}

TEST_F(EndUnderACommand, ReleaseOfPhysicalMemoryLeavesTheMapping) {
  requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory");
  if (stopped())
    return;
  RecordProperty("functions", "urPhysicalMemRelease");
  const std::size_t unit = granularity(session());
  PhysicalMem memory;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), unit, nullptr, memory.out()));
  void *start = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, unit, &start));
  ASSERT_SUCCESS(urVirtualMemMap(context(), start, unit, memory.get(), 0,
                                 UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  Gate gate(session());
  ASSERT_SUCCESS(urEnqueueUSMFill(ordered(), start, sizeof(kPattern), &kPattern, unit, 1,
                                  &gate.event(), nullptr));
  memory.reset();
  gate.open();
  EXPECT_SUCCESS(urQueueFinish(ordered()));
  std::uint32_t word = 0;
  session().copy(&word, start, sizeof(word));
  EXPECT_EQ(word, kPattern);
  EXPECT_SUCCESS(urVirtualMemUnmap(context(), start, unit));
  EXPECT_SUCCESS(urVirtualMemFree(context(), start, unit));
}

} // namespace
