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

TEST_F(urPlatformCreateWithNativeHandleTest, RefusesOtherStructs) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urPlatformGetNativeHandle(platform(), &native));
  const ur_platform_native_properties_t properties{kWrongType, nullptr, false};
  ur_platform_handle_t same = nullptr;
  EXPECT_REFUSED_OR_UNSUPPORTED(
      kInvalidArgument, urPlatformCreateWithNativeHandle(native, adapter(), &properties, &same));
}

TEST_F(urPlatformCreateWithNativeHandleTest, NullArguments) {
  ur_platform_handle_t made = nullptr;
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle,
                                urPlatformCreateWithNativeHandle(1, nullptr, nullptr, &made));
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullPointer,
                                urPlatformCreateWithNativeHandle(1, adapter(), nullptr, nullptr));
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
