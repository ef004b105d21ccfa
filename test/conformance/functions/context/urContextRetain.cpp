// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/context/context_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urContextRetainTest = ContextTest;

TEST_F(urContextRetainTest, AddsAReference) {
  const std::uint32_t before = references(context());
  EXPECT_SUCCESS(urContextRetain(context()));
  EXPECT_SUCCESS(urContextRetain(context()));
  EXPECT_EQ(references(context()), before + 2);
  EXPECT_SUCCESS(urContextRelease(context()));
  EXPECT_SUCCESS(urContextRelease(context()));
}

TEST_F(urContextRetainTest, NullHandle) { EXPECT_RESULT(kNullHandle, urContextRetain(nullptr)); }

IN_THREADS(urContextRetain) {
  answers << urContextRetain(given.context()) << urContextRelease(given.context());
}

} // namespace
