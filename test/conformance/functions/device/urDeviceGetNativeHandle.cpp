// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urDeviceGetNativeHandleTest = DiscoveryTest;

TEST_F(urDeviceGetNativeHandleTest, IsTheSameEachTime) {
  ur_native_handle_t first = 0;
  ur_native_handle_t second = 0;
  ASSERT_SUCCESS_OR_SKIP(urDeviceGetNativeHandle(device(), &first));
  EXPECT_SUCCESS(urDeviceGetNativeHandle(device(), &second));
  EXPECT_EQ(first, second);
}

TEST_F(urDeviceGetNativeHandleTest, NullArguments) {
  ur_native_handle_t native = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, urDeviceGetNativeHandle(nullptr, &native));
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullPointer, urDeviceGetNativeHandle(device(), nullptr));
}

IN_THREADS(urDeviceGetNativeHandle) {
  ur_native_handle_t native = 0;
  answers << urDeviceGetNativeHandle(given.device(), &native) << native;
}

} // namespace
