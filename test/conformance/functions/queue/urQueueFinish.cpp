// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/queue/queue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urQueueFinishTest = QueueTest;

TEST_F(urQueueFinishTest, WaitsForAllCommands) {
  constexpr std::size_t kLarge = 1 << 22;
  const Owned<MemoryKind> memory(session(), kLarge);
  const std::uint8_t pattern = 0x17;
  Event last;
  ASSERT_SUCCESS(
      urEnqueueUSMFill(queue(), memory.get(), 1, &pattern, kLarge, 0, nullptr, last.out()));
  EXPECT_SUCCESS(urQueueFinish(queue()));
  EXPECT_EQ(
      info<ur_event_status_t>([&](auto... rest) { return urEventGetInfo(last.get(), rest...); },
                              UR_EVENT_INFO_COMMAND_EXECUTION_STATUS),
      UR_EVENT_STATUS_COMPLETE);
}

TEST_F(urQueueFinishTest, OfAnEmptyQueueReturns) { EXPECT_SUCCESS(urQueueFinish(queue())); }

IN_THREADS(urQueueFinish) {
  answers << urEnqueueEventsWait(given.queue(), 0, nullptr, nullptr)
          << urQueueFinish(given.queue());
}

} // namespace
