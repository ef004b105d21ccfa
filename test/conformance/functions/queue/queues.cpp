// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>

namespace {

using namespace ur::support;
using namespace ur::test;

using urQueueCreateTest = DeviceTest;

TEST_F(urQueueCreateTest, KeepsItsFlags) {
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE},
        ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE},
        ur_queue_flags_t{UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE},
        ur_queue_flags_t{UR_QUEUE_FLAG_PRIORITY_LOW | UR_QUEUE_FLAG_SUBMISSION_BATCHED}}) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    Queue newQueue;
    ASSERT_SUCCESS(urQueueCreate(context(), device(), &properties, newQueue.out()));
    const auto query = [&](auto... rest) { return urQueueGetInfo(newQueue.get(), rest...); };
    EXPECT_EQ(info<ur_queue_flags_t>(query, UR_QUEUE_INFO_FLAGS), flags);
    EXPECT_EQ(info<std::uint32_t>(query, UR_QUEUE_INFO_REFERENCE_COUNT), 1u);
  }
}

IN_THREADS(urQueueCreate) {
  Queue newQueue;
  ur_context_handle_t value = nullptr;
  answers << urQueueCreate(objects.context(), objects.device(), nullptr, newQueue.out())
          << urQueueGetInfo(newQueue.get(), UR_QUEUE_INFO_CONTEXT, sizeof(value), &value, nullptr)
          << value;
}

// Expects that a command completes after Finish or Flush.
void expectCompletionAfter(const Session &session, ur_result_t (*call)(ur_queue_handle_t)) {
  Event waitEvent;
  ASSERT_SUCCESS(urEnqueueEventsWait(session.queue(), 0, nullptr, waitEvent.out()));
  EXPECT_SUCCESS(call(session.queue()));
  const ur_event_handle_t handle = waitEvent.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

using urQueueFinishTest = DeviceTest;
using urQueueFlushTest = DeviceTest;
// The histories test what Finish waits for.
TEST_F(urQueueFinishTest, LetsCommandsComplete) { expectCompletionAfter(session(), urQueueFinish); }
TEST_F(urQueueFlushTest, LetsCommandsComplete) { expectCompletionAfter(session(), urQueueFlush); }

IN_THREADS(urQueueFinish) {
  answers << urEnqueueEventsWait(objects.queue(), 0, nullptr, nullptr)
          << urQueueFinish(objects.queue());
}

IN_THREADS(urQueueFlush) {
  answers << urEnqueueEventsWait(objects.queue(), 0, nullptr, nullptr)
          << urQueueFlush(objects.queue());
}

} // namespace
