// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Commands on USM memory.

#include "test/conformance/functions/enqueue/enqueue_test.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/range_ends.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueUSMFillTest = EnqueueTest;

TEST_F(urEnqueueUSMFillTest, EndsWithTheAllocation) {
  const std::uint8_t pattern = 0x3c;
  expectEndsWithTheAllocation(session(), memory(), [&](void *pointer, std::size_t size) {
    return urEnqueueUSMFill(queue(), pointer, 1, &pattern, size, 0, nullptr, nullptr);
  });
}

using urEnqueueUSMMemcpyTest = EnqueueTest;

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

using urEnqueueUSMPrefetchTest = EnqueueTest;

TEST_F(urEnqueueUSMPrefetchTest, EndsWithTheAllocation) {
  expectEndsWithTheAllocation(session(), memory(), [&](void *pointer, std::size_t size) {
    return urEnqueueUSMPrefetch(queue(), pointer, size, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0,
                                nullptr, nullptr);
  });
}

using urEnqueueUSMAdviseTest = EnqueueTest;

TEST_F(urEnqueueUSMAdviseTest, EndsWithTheAllocation) {
  expectEndsWithTheAllocation(session(), memory(), [&](void *pointer, std::size_t size) {
    return urEnqueueUSMAdvise(queue(), pointer, size, UR_USM_ADVICE_FLAG_DEFAULT, nullptr);
  });
}

TEST_F(urEnqueueUSMAdviseTest, CompletesItsEvent) {
  Event advised;
  ASSERT_SUCCESS(
      urEnqueueUSMAdvise(queue(), memory(), kBytes, UR_USM_ADVICE_FLAG_DEFAULT, advised.out()));
  const ur_event_handle_t handle = advised.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

IN_THREADS(urEnqueueUSMFill) {
  constexpr std::uint8_t kPattern = ThreadObjects::kPattern; // all threads write the same
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMFill(given.queue(), given.memory(), sizeof(kPattern), &kPattern,
                            ThreadObjects::kBytes, 0, nullptr, event);
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

IN_THREADS(urEnqueueUSMPrefetch) {
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMPrefetch(given.queue(), given.memory(), ThreadObjects::kBytes,
                                UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0, nullptr, event);
  });
}

IN_THREADS(urEnqueueUSMAdvise) {
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMAdvise(given.queue(), given.memory(), ThreadObjects::kBytes,
                              UR_USM_ADVICE_FLAG_DEFAULT, event);
  });
}

} // namespace
