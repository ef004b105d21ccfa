// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/event/event_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urEventGetNativeHandleTest = EventTest;

TEST_F(urEventGetNativeHandleTest, IsTheSameEachTime) {
  ur_native_handle_t first = 0;
  ur_native_handle_t second = 0;
  ASSERT_SUCCESS_OR_SKIP(urEventGetNativeHandle(event(), &first));
  EXPECT_SUCCESS(urEventGetNativeHandle(event(), &second));
  EXPECT_EQ(first, second);
}

TEST_F(urEventGetNativeHandleTest, NullArguments) {
  ur_native_handle_t native = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, urEventGetNativeHandle(nullptr, &native));
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullPointer, urEventGetNativeHandle(event(), nullptr));
}

IN_THREADS(urEventGetNativeHandle) {
  ur_native_handle_t native = 0;
  answers << urEventGetNativeHandle(given.event(), &native) << native;
}

} // namespace
