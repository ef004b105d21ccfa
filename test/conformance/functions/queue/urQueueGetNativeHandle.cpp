// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/queue/queue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urQueueGetNativeHandleTest = QueueTest;

TEST_F(urQueueGetNativeHandleTest, IsTheSameEachTime) {
  ur_native_handle_t first = 0;
  ur_native_handle_t second = 0;
  ASSERT_SUCCESS_OR_SKIP(urQueueGetNativeHandle(queue(), nullptr, &first));
  EXPECT_SUCCESS(urQueueGetNativeHandle(queue(), nullptr, &second));
  EXPECT_EQ(first, second);
}

TEST_F(urQueueGetNativeHandleTest, NullArguments) {
  ur_native_handle_t native = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, urQueueGetNativeHandle(nullptr, nullptr, &native));
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullPointer, urQueueGetNativeHandle(queue(), nullptr, nullptr));
}

IN_THREADS(urQueueGetNativeHandle) {
  ur_native_handle_t native = 0;
  answers << urQueueGetNativeHandle(given.queue(), nullptr, &native) << native;
}

} // namespace
