// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/context/context_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urContextGetNativeHandleTest = ContextTest;

TEST_F(urContextGetNativeHandleTest, IsTheSameEachTime) {
  ur_native_handle_t first = 0;
  ur_native_handle_t second = 0;
  ASSERT_SUCCESS_OR_SKIP(urContextGetNativeHandle(context(), &first));
  EXPECT_SUCCESS(urContextGetNativeHandle(context(), &second));
  EXPECT_EQ(first, second);
}

TEST_F(urContextGetNativeHandleTest, NullArguments) {
  ur_native_handle_t native = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, urContextGetNativeHandle(nullptr, &native));
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullPointer, urContextGetNativeHandle(context(), nullptr));
}

IN_THREADS(urContextGetNativeHandle) {
  ur_native_handle_t native = 0;
  answers << urContextGetNativeHandle(given.context(), &native) << native;
}

} // namespace
