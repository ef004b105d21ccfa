// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 48 * 1024;
constexpr ur_result_t kInvalidSize = UR_RESULT_ERROR_INVALID_SIZE;
constexpr ur_result_t kInvalidList = UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;

class EnqueueTest : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    memory_.emplace(session(), kSize);
    other_.emplace(session(), kSize);
  }
  void TearDown() override {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    other_.reset();
    memory_.reset();
    DeviceTest::TearDown();
  }

  void *memory() const { return memory_->get(); }
  void *other() const { return other_->get(); }
  ur_result_t fill(std::size_t patternSize, const void *pattern, std::size_t size) const {
    return urEnqueueUSMFill(queue(), memory(), patternSize, pattern, size, 0, nullptr, nullptr);
  }
  Queue outOfOrderQueue() const {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                           UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    Queue created;
    EXPECT_SUCCESS(urQueueCreate(context(), device(), &properties, created.out()));
    return created;
  }

private:
  std::optional<Owned<MemoryKind>> memory_;
  std::optional<Owned<MemoryKind>> other_;
};

TEST_F(EnqueueTest, FillRepeatsItsPattern) {
  for (const std::size_t patternSize : {1u, 2u, 3u, 4u, 8u, 16u, 128u}) {
    SCOPED_TRACE(patternSize);
    std::vector<std::uint8_t> pattern(patternSize);
    for (std::size_t i = 0; i < patternSize; ++i)
      pattern[i] = static_cast<std::uint8_t>(patternSize + i);
    const std::vector<std::uint8_t> expected = pattern;
    ASSERT_SUCCESS(fill(patternSize, pattern.data(), kSize));
    std::fill(pattern.begin(), pattern.end(), std::uint8_t{0}); // the caller's again at once
    std::vector<std::uint8_t> bytes(kSize);
    session().copy(bytes.data(), memory(), kSize);
    for (std::size_t i = 0; i < kSize; ++i)
      ASSERT_EQ(bytes[i], expected[i % patternSize]) << "at " << i;
  }
}

TEST_F(EnqueueTest, FillChecksItsSizes) {
  const std::uint64_t pattern = 0;
  EXPECT_REFUSED(kInvalidSize, fill(0, &pattern, 64));
  EXPECT_REFUSED(kInvalidSize, fill(8, &pattern, 4));
  EXPECT_REFUSED(kInvalidSize, fill(8, &pattern, 12));
  EXPECT_REFUSED(kInvalidSize, fill(8, &pattern, 0));
  EXPECT_REFUSED(kInvalidSize, fill(8, &pattern, kSize + 4096));
}

TEST_F(EnqueueTest, MemcpyTakesAnyMemoryOnEitherSide) {
  std::vector<std::byte> host(kSize);
  void *shared = nullptr;
  ASSERT_SUCCESS(urUSMSharedAlloc(context(), device(), nullptr, nullptr, kSize, &shared));
  writePattern(session(), memory(), kSize, kParentSeed); // host to device
  session().copy(other(), memory(), kSize);
  session().copy(shared, other(), kSize);
  session().copy(host.data(), shared, kSize);
  session().copy(memory(), host.data(), kSize);
  EXPECT_TRUE(hasPattern(session(), memory(), kSize, kParentSeed));
  EXPECT_SUCCESS(urUSMFree(context(), shared));
}

TEST_F(EnqueueTest, MemcpyChecksItsSizes) {
  const auto copy = [&](std::size_t size) {
    return urEnqueueUSMMemcpy(queue(), true, memory(), other(), size, 0, nullptr, nullptr);
  };
  EXPECT_REFUSED(kInvalidSize, copy(0));
  EXPECT_REFUSED(kInvalidSize, copy(kSize + 4096));
  EXPECT_SUCCESS(copy(kSize));
}

TEST_F(EnqueueTest, BlockingMemcpyIsDoneAtReturn) {
  Event event;
  ASSERT_SUCCESS(
      urEnqueueUSMMemcpy(queue(), true, memory(), other(), kSize, 0, nullptr, event.out()));
  ur_event_status_t status{};
  EXPECT_SUCCESS(urEventGetInfo(event.get(), UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status),
                                &status, nullptr));
  EXPECT_EQ(status, UR_EVENT_STATUS_COMPLETE);
}

TEST_F(EnqueueTest, InOrderQueueKeepsItsOrder) {
  for (std::uint32_t value = 0; value < 100; ++value)
    ASSERT_SUCCESS(fill(sizeof(value), &value, kSize));
  std::uint32_t last = 0;
  session().copy(&last, static_cast<std::byte *>(memory()) + kSize - sizeof(last), sizeof(last));
  EXPECT_EQ(last, 99u);
}

TEST_F(EnqueueTest, WaitListsOrderAcrossQueues) {
  const Queue first = outOfOrderQueue();
  const Queue second = outOfOrderQueue();
  for (std::uint32_t value = 1; value <= 20; ++value) {
    Event filled;
    Event copied;
    ASSERT_SUCCESS(urEnqueueUSMFill(first.get(), memory(), sizeof(value), &value, kSize, 0, nullptr,
                                    filled.out()));
    const ur_event_handle_t afterFill = filled.get();
    ASSERT_SUCCESS(urEnqueueUSMMemcpy(second.get(), false, other(), memory(), kSize, 1, &afterFill,
                                      copied.out()));
    const ur_event_handle_t afterCopy = copied.get();
    std::vector<std::uint32_t> words(kSize / sizeof(value));
    ASSERT_SUCCESS(urEnqueueUSMMemcpy(first.get(), true, words.data(), other(), kSize, 1,
                                      &afterCopy, nullptr));
    EXPECT_EQ(std::count(words.begin(), words.end(), value), std::ptrdiff_t(words.size()));
  }
}

TEST_F(EnqueueTest, BarrierHoldsBackLaterCommands) {
  const Queue unordered = outOfOrderQueue();
  for (std::uint32_t value = 1; value <= 20; ++value) {
    ASSERT_SUCCESS(urEnqueueUSMFill(unordered.get(), memory(), sizeof(value), &value, kSize, 0,
                                    nullptr, nullptr));
    ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrier(unordered.get(), 0, nullptr, nullptr));
    std::vector<std::uint32_t> words(kSize / sizeof(value));
    ASSERT_SUCCESS(urEnqueueUSMMemcpy(unordered.get(), true, words.data(), memory(), kSize, 0,
                                      nullptr, nullptr));
    EXPECT_EQ(std::count(words.begin(), words.end(), value), std::ptrdiff_t(words.size()));
  }
}

TEST_F(EnqueueTest, WaitWithoutAListWaitsForAllEarlierCommands) {
  const Queue unordered = outOfOrderQueue();
  const std::uint32_t value = 7;
  Event filled;
  Event waited;
  ASSERT_SUCCESS(urEnqueueUSMFill(unordered.get(), memory(), sizeof(value), &value, kSize, 0,
                                  nullptr, filled.out()));
  ASSERT_SUCCESS(urEnqueueEventsWait(unordered.get(), 0, nullptr, waited.out()));
  const ur_event_handle_t handle = waited.get();
  ASSERT_SUCCESS(urEventWait(1, &handle));
  ur_event_status_t status{};
  EXPECT_SUCCESS(urEventGetInfo(filled.get(), UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                sizeof(status), &status, nullptr));
  EXPECT_EQ(status, UR_EVENT_STATUS_COMPLETE);
}

TEST_F(EnqueueTest, ContradictoryWaitListsAreRefused) {
  Event event;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, event.out()));
  const ur_event_handle_t list[] = {event.get(), nullptr};
  const std::uint8_t pattern = 0;
  for (const auto &[count, events] :
       {std::pair<std::uint32_t, const ur_event_handle_t *>{1, nullptr}, {0, list}, {2, list}}) {
    EXPECT_REFUSED(kInvalidList, urEnqueueEventsWait(queue(), count, events, nullptr));
    EXPECT_REFUSED(kInvalidList, urEnqueueEventsWaitWithBarrier(queue(), count, events, nullptr));
    EXPECT_REFUSED(kInvalidList,
                   urEnqueueUSMFill(queue(), memory(), 1, &pattern, kSize, count, events, nullptr));
    EXPECT_REFUSED(kInvalidList, urEnqueueUSMMemcpy(queue(), true, memory(), other(), kSize, count,
                                                    events, nullptr));
    EXPECT_REFUSED(kInvalidList, urEnqueueUSMPrefetch(queue(), memory(), kSize,
                                                      UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, count,
                                                      events, nullptr));
  }
}

TEST_F(EnqueueTest, HintsCompleteTheirEvents) {
  Event prefetched;
  Event advised;
  ASSERT_SUCCESS(urEnqueueUSMPrefetch(queue(), memory(), kSize,
                                      UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0, nullptr,
                                      prefetched.out()));
  ASSERT_SUCCESS(
      urEnqueueUSMAdvise(queue(), memory(), kSize, UR_USM_ADVICE_FLAG_DEFAULT, advised.out()));
  const ur_event_handle_t events[] = {prefetched.get(), advised.get()};
  EXPECT_SUCCESS(urEventWait(2, events));
}

TEST_F(EnqueueTest, HintsAreChecked) {
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ENUMERATION,
                 urEnqueueUSMPrefetch(queue(), memory(), kSize, 1u << 30, 0, nullptr, nullptr));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ENUMERATION,
                 urEnqueueUSMAdvise(queue(), memory(), kSize, 1u << 30, nullptr));
  EXPECT_REFUSED(kInvalidSize,
                 urEnqueueUSMPrefetch(queue(), memory(), 0, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0,
                                      nullptr, nullptr));
  EXPECT_REFUSED(kInvalidSize,
                 urEnqueueUSMAdvise(queue(), memory(), 0, UR_USM_ADVICE_FLAG_DEFAULT, nullptr));
}

TEST_F(EnqueueTest, NullArguments) {
  const std::uint8_t pattern = 0;
  constexpr ur_result_t kNullHandle = UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  constexpr ur_result_t kNullPointer = UR_RESULT_ERROR_INVALID_NULL_POINTER;
  EXPECT_RESULT(kNullHandle, urEnqueueEventsWait(nullptr, 0, nullptr, nullptr));
  EXPECT_RESULT(kNullHandle, urEnqueueEventsWaitWithBarrier(nullptr, 0, nullptr, nullptr));
  EXPECT_RESULT(kNullHandle,
                urEnqueueUSMFill(nullptr, memory(), 1, &pattern, kSize, 0, nullptr, nullptr));
  EXPECT_RESULT(kNullPointer,
                urEnqueueUSMFill(queue(), nullptr, 1, &pattern, kSize, 0, nullptr, nullptr));
  EXPECT_RESULT(kNullPointer,
                urEnqueueUSMFill(queue(), memory(), 1, nullptr, kSize, 0, nullptr, nullptr));
  EXPECT_RESULT(kNullHandle,
                urEnqueueUSMMemcpy(nullptr, true, memory(), other(), kSize, 0, nullptr, nullptr));
  EXPECT_RESULT(kNullPointer,
                urEnqueueUSMMemcpy(queue(), true, nullptr, other(), kSize, 0, nullptr, nullptr));
  EXPECT_RESULT(kNullPointer,
                urEnqueueUSMMemcpy(queue(), true, memory(), nullptr, kSize, 0, nullptr, nullptr));
}

} // namespace
