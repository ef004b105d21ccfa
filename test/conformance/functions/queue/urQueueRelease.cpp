// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/queue/queue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urQueueReleaseTest = QueueTest;

TEST_F(urQueueReleaseTest, GivesUpOneReference) {
  ASSERT_SUCCESS(urQueueRetain(queue()));
  EXPECT_SUCCESS(urQueueRelease(queue()));
  EXPECT_EQ(references(queue()), 1u);
}

TEST_F(urQueueReleaseTest, LetsSubmittedWorkFinish) {
  constexpr std::size_t kLarge = 1 << 20;
  const Owned<MemoryKind> memory(session(), kLarge);
  const std::uint8_t pattern = 0x5a;
  Event done;
  {
    Queue created;
    ASSERT_SUCCESS(create(0, created));
    ASSERT_SUCCESS(
        urEnqueueUSMFill(created.get(), memory.get(), 1, &pattern, kLarge, 0, nullptr, done.out()));
  }
  const ur_event_handle_t event = done.get();
  EXPECT_SUCCESS(urEventWait(1, &event));
  std::uint8_t last = 0;
  session().copy(&last, static_cast<std::byte *>(memory.get()) + kLarge - 1, 1);
  EXPECT_EQ(last, pattern);
}

TEST_F(urQueueReleaseTest, NullHandle) { EXPECT_RESULT(kNullHandle, urQueueRelease(nullptr)); }

IN_THREADS(urQueueRelease) {
  ur_queue_handle_t made = nullptr;
  answers << urQueueCreate(given.context(), given.device(), nullptr, &made) << urQueueRetain(made)
          << urQueueRelease(made) << urQueueRelease(made);
}

} // namespace
