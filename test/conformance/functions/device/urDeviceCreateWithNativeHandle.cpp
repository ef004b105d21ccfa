// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urDeviceCreateWithNativeHandleTest = DiscoveryTest;

TEST_F(urDeviceCreateWithNativeHandleTest, LeadsBack) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urDeviceGetNativeHandle(device(), &native));
  ur_device_handle_t same = nullptr;
  ASSERT_SUCCESS_OR_SKIP(urDeviceCreateWithNativeHandle(native, adapter(), nullptr, &same));
  EXPECT_EQ(same, device());
}

IN_THREADS(urDeviceCreateWithNativeHandle) {
  ur_native_handle_t native = 0;
  ur_device_handle_t same = nullptr;
  const ur_result_t got = urDeviceGetNativeHandle(given.device(), &native);
  answers << got;
  if (got == UR_RESULT_SUCCESS)
    answers << urDeviceCreateWithNativeHandle(native, given.adapter(), nullptr, &same) << same;
}

} // namespace
