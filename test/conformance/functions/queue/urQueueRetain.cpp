// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/queue/queue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urQueueRetainTest = QueueTest;

TEST_F(urQueueRetainTest, AddsAReference) {
  EXPECT_SUCCESS(urQueueRetain(queue()));
  EXPECT_SUCCESS(urQueueRetain(queue()));
  EXPECT_EQ(references(queue()), 3u);
  EXPECT_SUCCESS(urQueueRelease(queue()));
  EXPECT_SUCCESS(urQueueRelease(queue()));
}

TEST_F(urQueueRetainTest, NullHandle) { EXPECT_RESULT(kNullHandle, urQueueRetain(nullptr)); }

IN_THREADS(urQueueRetain) {
  answers << urQueueRetain(given.queue()) << urQueueRelease(given.queue());
}

} // namespace
