// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/event/event_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urEventRetainTest = EventTest;

TEST_F(urEventRetainTest, AddsAReference) {
  wait();
  EXPECT_EQ(references(), 1u);
  EXPECT_SUCCESS(urEventRetain(event()));
  EXPECT_SUCCESS(urEventRetain(event()));
  EXPECT_EQ(references(), 3u);
  EXPECT_SUCCESS(urEventRelease(event()));
  EXPECT_SUCCESS(urEventRelease(event()));
}

TEST_F(urEventRetainTest, NullHandle) { EXPECT_RESULT(kNullHandle, urEventRetain(nullptr)); }

IN_THREADS(urEventRetain) {
  answers << urEventRetain(given.event()) << urEventRelease(given.event());
}

} // namespace
