// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/queue/queue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urQueueFlushTest = QueueTest;

TEST_F(urQueueFlushTest, SubmittedCommandsFinish) {
  Event waited;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, waited.out()));
  EXPECT_SUCCESS(urQueueFlush(queue()));
  const ur_event_handle_t handle = waited.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

IN_THREADS(urQueueFlush) {
  answers << urEnqueueEventsWait(given.queue(), 0, nullptr, nullptr) << urQueueFlush(given.queue());
}

} // namespace
