// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urPlatformCreateWithNativeHandleTest = DiscoveryTest;

TEST_F(urPlatformCreateWithNativeHandleTest, LeadsBack) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urPlatformGetNativeHandle(platform(), &native));
  ur_platform_handle_t same = nullptr;
  ASSERT_SUCCESS_OR_SKIP(urPlatformCreateWithNativeHandle(native, adapter(), nullptr, &same));
  EXPECT_EQ(same, platform());
}

IN_THREADS(urPlatformCreateWithNativeHandle) {
  ur_native_handle_t native = 0;
  ur_platform_handle_t same = nullptr;
  const ur_result_t got = urPlatformGetNativeHandle(given.platform(), &native);
  answers << got;
  if (got == UR_RESULT_SUCCESS)
    answers << urPlatformCreateWithNativeHandle(native, given.adapter(), nullptr, &same) << same;
}

} // namespace
