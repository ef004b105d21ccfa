// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a command uses stays until it is done: whoever ends it waits for that command. Unmapping
// does not: there it is the caller's duty.
#include "test/conformance/order/held_test.hpp"
#include "test/conformance/process.hpp"
#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/bytes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <future>
#include <vector>

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

// Opens memory while its last Close waits for a command: the Open counts, and the memory stays.
void openDuringAClose(Parent &parent) {
  const Session &session = parent.session();
  HandleBytes handle = parent.receiveHandle();
  const auto open = [&](void **memory) {
    return MemoryKind::open(session, handle.data(), handle.size(), memory);
  };
  constexpr std::uint32_t kPattern = 0x0be2d0e5;
  void *first = nullptr;
  ASSERT_SUCCESS(open(&first));
  Gate gate(session);
  ASSERT_SUCCESS(urEnqueueUSMFill(session.queue(), first, sizeof(kPattern), &kPattern,
                                  Target::kBytes, 1, &gate.event(), nullptr));
  auto closed = std::async(std::launch::async, [&] { return MemoryKind::close(session, first); });
  EXPECT_TRUE(staysUndone([&] { return isReady(closed); }));
  void *second = nullptr;
  EXPECT_SUCCESS(open(&second));
  gate.open();
  EXPECT_SUCCESS(closed.get());
  std::uint32_t word = 0;
  session.copy(&word, second, sizeof(word));
  EXPECT_EQ(word, kPattern);
  EXPECT_SUCCESS(MemoryKind::close(session, second));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, MemoryKind::close(session, second));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, MemoryKind::close(session, first));
}
const Role kOpenDuringAClose("openDuringAClose", openDuringAClose);

TEST_F(EndUnderACommand, AnOpenDuringACloseKeepsTheMemory) {
  requireSupport(MemoryKind::kQuery, MemoryKind::kName);
  if (stopped())
    return;
  RecordProperty("functions", "urIPCCloseMemHandleExp");
  const Owned<MemoryKind> memory(session(), Target::kBytes);
  const Exported<MemoryKind> handle(session(), memory.get());
  Child child(kOpenDuringAClose);
  child.sendHandle(handle.bytes());
  child.expectSuccess();
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

// What writes waits for the gate, and what reads for what writes.
TEST_F(EndUnderACommand, ReleaseOfABufferLeavesItToItsCommands) {
  requireBuffers(session());
  if (stopped())
    return;
  RecordProperty("functions", "urMemRelease");
  constexpr std::size_t kPart = 4096;
  constexpr std::size_t kParts = 5;
  constexpr std::byte kByte{0x5a};
  constexpr ur_rect_region_t kRows{64, 64, 1};
  std::vector<std::byte> expected(kParts * kPart, kByte);
  std::array<std::vector<std::byte>, 2> told;
  told.fill(std::vector<std::byte>(expected.size()));
  const Mem source = bufferWith(session(), std::vector<std::byte>(kPart, kByte));
  Mem buffer = bufferWith(session(), std::vector<std::byte>(expected.size()));
  Gate gate(session());
  const ur_event_handle_t *const held = &gate.event();
  std::array<Event, kParts> written;
  std::array<Event, 2> read;

  ASSERT_SUCCESS(urEnqueueMemBufferFill(unordered(), buffer.get(), &kByte, 1, 0, kPart, 1, held,
                                        written[0].out()));
  ASSERT_SUCCESS(urEnqueueMemBufferWrite(unordered(), buffer.get(), false, kPart, kPart,
                                         expected.data(), 1, held, written[1].out()));
  ASSERT_SUCCESS(urEnqueueMemBufferWriteRect(unordered(), buffer.get(), false, {2 * kPart, 0, 0},
                                             {0, 0, 0}, kRows, 0, 0, 0, 0, expected.data(), 1, held,
                                             written[2].out()));
  ASSERT_SUCCESS(urEnqueueMemBufferCopy(unordered(), source.get(), buffer.get(), 0, 3 * kPart,
                                        kPart, 1, held, written[3].out()));
  ASSERT_SUCCESS(urEnqueueMemBufferCopyRect(unordered(), source.get(), buffer.get(), {0, 0, 0},
                                            {4 * kPart, 0, 0}, kRows, 0, 0, 0, 0, 1, held,
                                            written[4].out()));
  std::array<ur_event_handle_t, kParts> list{};
  std::ranges::transform(written, list.begin(), [](const Event &event) { return event.get(); });
  ASSERT_SUCCESS(urEnqueueMemBufferRead(unordered(), buffer.get(), false, 0, expected.size(),
                                        told[0].data(), kParts, list.data(), read[0].out()));
  ASSERT_SUCCESS(urEnqueueMemBufferReadRect(unordered(), buffer.get(), false, {0, 0, 0}, {0, 0, 0},
                                            {kPart, kParts, 1}, 0, 0, 0, 0, told[1].data(), kParts,
                                            list.data(), read[1].out()));

  // It may return at once or wait for the commands.
  auto released = std::async(std::launch::async, [&] { buffer.reset(); });
  const auto isOver = [](const Event &event) { return isDone(event.get()); };
  EXPECT_TRUE(staysUndone(
      [&] { return std::ranges::any_of(written, isOver) || std::ranges::any_of(read, isOver); }));
  gate.open();
  released.get();
  EXPECT_SUCCESS(urQueueFinish(unordered()));
  EXPECT_EQ(told[0], expected);
  EXPECT_EQ(told[1], expected);
}

} // namespace
