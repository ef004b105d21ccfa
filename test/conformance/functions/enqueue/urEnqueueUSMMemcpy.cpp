// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/enqueue/enqueue_test.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/range_ends.hpp"

#include <algorithm>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueUSMMemcpyTest = EnqueueTest;

TEST_F(urEnqueueUSMMemcpyTest, TakesAnyMemoryOnEitherSide) {
  std::vector<std::byte> bytes(kBytes);
  void *shared = nullptr;
  ASSERT_SUCCESS(urUSMSharedAlloc(context(), device(), nullptr, nullptr, kBytes, &shared));
  writePattern(session(), memory(), kBytes, kParentSeed); // host to device
  session().copy(other(), memory(), kBytes);
  session().copy(shared, other(), kBytes);
  session().copy(bytes.data(), shared, kBytes);
  session().copy(memory(), bytes.data(), kBytes);
  EXPECT_TRUE(hasPattern(session(), memory(), kBytes, kParentSeed));
  EXPECT_SUCCESS(urUSMFree(context(), shared));
}

TEST_F(urEnqueueUSMMemcpyTest, ChecksItsSize) {
  const auto copy = [&](std::size_t size) {
    return urEnqueueUSMMemcpy(queue(), true, memory(), other(), size, 0, nullptr, nullptr);
  };
  EXPECT_REFUSED(kInvalidSize, copy(0));
  EXPECT_REFUSED(kInvalidSize, copy(kBytes + kBeyond));
  EXPECT_SUCCESS(copy(kBytes));
}

TEST_F(urEnqueueUSMMemcpyTest, EndsWithTheAllocation) {
  std::vector<std::byte> host(2 * kBytes);
  const Owned<MemoryKind> larger(session(), 2 * kBytes);
  for (void *const otherSide : {static_cast<void *>(host.data()), larger.get()}) {
    expectEndsWithTheAllocation(session(), memory(), [&](void *pointer, std::size_t size) {
      return urEnqueueUSMMemcpy(queue(), false, pointer, otherSide, size, 0, nullptr, nullptr);
    });
    expectEndsWithTheAllocation(session(), memory(), [&](void *pointer, std::size_t size) {
      return urEnqueueUSMMemcpy(queue(), false, otherSide, pointer, size, 0, nullptr, nullptr);
    });
  }
}

TEST_F(urEnqueueUSMMemcpyTest, BlockingIsDoneAtReturn) {
  Event event;
  ASSERT_SUCCESS(
      urEnqueueUSMMemcpy(queue(), true, memory(), other(), kBytes, 0, nullptr, event.out()));
  EXPECT_EQ(statusOf(event.get()), UR_EVENT_STATUS_COMPLETE);
}

TEST_F(urEnqueueUSMMemcpyTest, WaitListsOrderAcrossQueues) {
  const Queue first = outOfOrderQueue();
  const Queue second = outOfOrderQueue();
  for (std::uint32_t value = 1; value <= 20; ++value) {
    Event filled;
    Event copied;
    ASSERT_SUCCESS(urEnqueueUSMFill(first.get(), memory(), sizeof(value), &value, kBytes, 0,
                                    nullptr, filled.out()));
    const ur_event_handle_t afterFill = filled.get();
    ASSERT_SUCCESS(urEnqueueUSMMemcpy(second.get(), false, other(), memory(), kBytes, 1, &afterFill,
                                      copied.out()));
    const ur_event_handle_t afterCopy = copied.get();
    std::vector<std::uint32_t> words(kBytes / sizeof(value));
    ASSERT_SUCCESS(urEnqueueUSMMemcpy(first.get(), true, words.data(), other(), kBytes, 1,
                                      &afterCopy, nullptr));
    EXPECT_EQ(std::count(words.begin(), words.end(), value), std::ptrdiff_t(words.size()));
  }
}

TEST_F(urEnqueueUSMMemcpyTest, ChecksItsWaitList) {
  expectWaitListsChecked([&](std::uint32_t count, const ur_event_handle_t *events) {
    return urEnqueueUSMMemcpy(queue(), true, memory(), other(), kBytes, count, events, nullptr);
  });
}

IN_THREADS(urEnqueueUSMMemcpy) {
  std::vector<char> copy(ThreadObjects::kBytes);
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMMemcpy(given.queue(), false, copy.data(), given.memory(), copy.size(), 0,
                              nullptr, event);
  });
  answers.addBytes(copy);
}

} // namespace
