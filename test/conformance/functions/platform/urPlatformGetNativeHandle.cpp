// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urPlatformGetNativeHandleTest = DiscoveryTest;

TEST_F(urPlatformGetNativeHandleTest, IsTheSameEachTime) {
  ur_native_handle_t first = 0;
  ur_native_handle_t second = 0;
  ASSERT_SUCCESS_OR_SKIP(urPlatformGetNativeHandle(platform(), &first));
  EXPECT_SUCCESS(urPlatformGetNativeHandle(platform(), &second));
  EXPECT_EQ(first, second);
}

TEST_F(urPlatformGetNativeHandleTest, NullArguments) {
  ur_native_handle_t native = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, urPlatformGetNativeHandle(nullptr, &native));
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullPointer, urPlatformGetNativeHandle(platform(), nullptr));
}

IN_THREADS(urPlatformGetNativeHandle) {
  ur_native_handle_t native = 0;
  answers << urPlatformGetNativeHandle(given.platform(), &native) << native;
}

} // namespace
