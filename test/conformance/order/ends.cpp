// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Free, Close and Release wait for the commands that use their object. Unmap does not wait, so its
// caller has to.
#include "test/conformance/order/held_test.hpp"
#include "test/conformance/process.hpp"
#include "test/support/waiting.hpp"

#include <array>
#include <atomic>
#include <future>

namespace {

using namespace ur::support;
using namespace ur::test;

class EndUnderACommand : public HeldTest {
protected:
  static constexpr std::uint32_t kPattern = 0xe2d5f00d;
};

// The command that the free waits for may start only after a call of another thread.
TEST_F(EndUnderACommand, NoOtherThreadWaitsForAFreeThatWaits) {
  RecordProperty("functions", "urUSMFree");
  const auto allocate = [&] {
    void *memory = nullptr;
    EXPECT_SUCCESS(
        urUSMDeviceAlloc(context(), device(), nullptr, nullptr, Target::kBytes, &memory));
    return memory;
  };
  const auto fill = [&](ur_queue_handle_t queue, void *memory, const ur_event_handle_t *waitEvent) {
    ASSERT_SUCCESS(urEnqueueUSMFill(queue, memory, sizeof(kPattern), &kPattern, Target::kBytes,
                                    waitEvent ? 1 : 0, waitEvent, nullptr));
  };
  void *const target = allocate();
  void *const otherMemory = allocate();
  fill(inOrderQueue(), otherMemory, nullptr);
  Gate gate(session());
  fill(inOrderQueue(), target, &gate.event());
  auto freeResult = std::async(std::launch::async, [&] { return urUSMFree(context(), target); });
  EXPECT_TRUE(staysFalse([&] { return isReady(freeResult); }));
  auto otherThread = std::async(std::launch::async, [&] {
    createQueue(kInOrder).reset();
    return urUSMFree(context(), otherMemory);
  });
  EXPECT_TRUE(becomesTrue([&] { return isReady(otherThread); }));
  gate.open();
  EXPECT_SUCCESS(freeResult.get());
  EXPECT_SUCCESS(otherThread.get());
}

// While a thread copies without a queue, a free of the copy's memory must wait, but a free of other
// memory must not.
TEST_F(EndUnderACommand, OnlyAFreeOfItsMemoryWaitsForACopyWithoutAQueue) {
  RecordProperty("functions", "urUSMFree");
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP,
                                    "blocking copies in a context"));
  if (!HeldBytes::arePossible())
    GTEST_SKIP() << "the kernel refuses userfaultfd";
  for (const std::size_t size : {std::size_t{1} << 14, std::size_t{1} << 20}) {
    HeldBytes source(size);
    void *memory = nullptr;
    ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, size, &memory));
    void *otherMemory = nullptr;
    ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, 4, &otherMemory));
    Event last;
    ASSERT_SUCCESS(
        urEnqueueUSMFill(inOrderQueue(), otherMemory, 4, &kPattern, 4, 0, nullptr, nullptr));
    ASSERT_SUCCESS(urEnqueueEventsWait(inOrderQueue(), 0, nullptr, last.out()));
    const ur_event_handle_t lastEvent = last.get();
    ASSERT_SUCCESS(urEventWait(1, &lastEvent));
    auto copyResult = std::async(std::launch::async, [&] {
      return urUSMContextMemcpyExp(context(), memory, source.data(), size);
    });
    source.awaitReader();
    const auto free = [&](void *pointer) {
      return std::async(std::launch::async, [=, this] { return urUSMFree(context(), pointer); });
    };
    auto otherResult = free(otherMemory);
    EXPECT_TRUE(becomesTrue([&] { return isReady(otherResult); })) << size << " bytes";
    auto freeResult = free(memory);
    EXPECT_TRUE(staysFalse([&] { return isReady(freeResult); })) << size << " bytes";
    source.release();
    EXPECT_SUCCESS(copyResult.get());
    EXPECT_SUCCESS(freeResult.get());
    EXPECT_SUCCESS(otherResult.get());
  }
}

// An adapter may perform the copies of a context one after another. Then a copy waits for the copy
// of another thread, and the free of its memory must wait, too.
TEST_F(EndUnderACommand, FreeWaitsForACopyThatWaitsForAnother) {
  RecordProperty("functions", "urUSMFree");
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP,
                                    "blocking copies in a context"));
  if (!HeldBytes::arePossible())
    GTEST_SKIP() << "the kernel refuses userfaultfd";
  constexpr std::size_t kSize = 1 << 14;
  HeldBytes source(kSize);
  std::array<void *, 2> memory{};
  for (void *&pointer : memory)
    ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kSize, &pointer));
  auto firstResult = std::async(std::launch::async, [&] {
    return urUSMContextMemcpyExp(context(), memory[0], source.data(), kSize);
  });
  source.awaitReader();
  std::atomic<bool> hasCopied{false};
  std::future<ur_result_t> freeResult;
  {
    const WaitingCall secondCopy([&] {
      EXPECT_SUCCESS(urUSMContextMemcpyExp(context(), memory[1], &kPattern, sizeof(kPattern)));
      hasCopied = true;
    });
    freeResult = std::async(std::launch::async, [&] { return urUSMFree(context(), memory[1]); });
    EXPECT_TRUE(staysFalse([&] { return isReady(freeResult); }) ||
                becomesTrue([&] { return hasCopied.load(); }));
    source.release();
  }
  EXPECT_SUCCESS(freeResult.get());
  EXPECT_SUCCESS(firstResult.get());
  EXPECT_SUCCESS(urUSMFree(context(), memory[0]));
}

TEST_F(EndUnderACommand, FreeWaitsForAQueueOfAnotherContext) {
  RecordProperty("functions", "urUSMFree");
  const Session other(session().entry());
  void *memory = nullptr;
  ASSERT_SUCCESS(
      urUSMDeviceAlloc(context(), device(), nullptr, nullptr, sizeof(kPattern), &memory));
  Gate gate(other);
  ASSERT_SUCCESS(urEnqueueUSMFill(other.queue(), memory, sizeof(kPattern), &kPattern,
                                  sizeof(kPattern), 1, &gate.event(), nullptr));
  auto freeResult = std::async(std::launch::async, [&] { return urUSMFree(context(), memory); });
  EXPECT_TRUE(staysFalse([&] { return isReady(freeResult); }));
  gate.open();
  EXPECT_SUCCESS(freeResult.get());
  EXPECT_SUCCESS(urQueueFinish(other.queue()));
}

// Opens memory while its last Close waits for a command. The memory must stay open.
UR_ROLE(openDuringAClose) {
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
  auto result = std::async(std::launch::async, [&] { return MemoryKind::close(session, first); });
  EXPECT_TRUE(staysFalse([&] { return isReady(result); }));
  void *second = nullptr;
  EXPECT_SUCCESS(open(&second));
  gate.open();
  EXPECT_SUCCESS(result.get());
  std::uint32_t word = 0;
  session.copy(&word, second, sizeof(word));
  EXPECT_EQ(word, kPattern);
  EXPECT_SUCCESS(MemoryKind::close(session, second));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, MemoryKind::close(session, second));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, MemoryKind::close(session, first));
}

TEST_F(EndUnderACommand, AnOpenDuringACloseKeepsTheMemory) {
  ASSERT_NOT_STOPPED(requireSupport(MemoryKind::kQuery, MemoryKind::kName));
  RecordProperty("functions", "urIPCCloseMemHandleExp");
  const Owned<MemoryKind> memory(session(), Target::kBytes);
  const Exported<MemoryKind> handle(session(), memory.get());
  expectSuccessWith(openDuringACloseRole, handle.bytes());
}

} // namespace
