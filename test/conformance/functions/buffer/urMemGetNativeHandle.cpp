// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urMemGetNativeHandleTest = BufferTest;

TEST_F(urMemGetNativeHandleTest, IsTheSameEachTime) {
  ur_native_handle_t first = 0;
  ur_native_handle_t second = 0;
  ASSERT_SUCCESS_OR_SKIP(urMemGetNativeHandle(buffer(), device(), &first));
  write(buffer(), 0, otherBytes());
  EXPECT_SUCCESS(urMemGetNativeHandle(buffer(), device(), &second));
  EXPECT_EQ(first, second);
}

TEST_F(urMemGetNativeHandleTest, TakesDevicesOfTheContextOrNone) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urMemGetNativeHandle(buffer(), nullptr, &native));
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice, urMemGetNativeHandle(buffer(), other, &native));
}

TEST_F(urMemGetNativeHandleTest, NullArguments) {
  ur_native_handle_t native = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, urMemGetNativeHandle(nullptr, device(), &native));
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullPointer, urMemGetNativeHandle(buffer(), device(), nullptr));
}

IN_THREADS(urMemGetNativeHandle) {
  ur_native_handle_t native = 0;
  answers << urMemGetNativeHandle(given.buffer(), given.device(), &native) << native;
}

} // namespace
