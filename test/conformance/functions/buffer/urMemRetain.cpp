// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urMemRetainTest = BufferTest;

TEST_F(urMemRetainTest, AddsAReference) {
  Mem made;
  ASSERT_SUCCESS(create(kBytes, made));
  EXPECT_SUCCESS(urMemRetain(made.get()));
  EXPECT_SUCCESS(urMemRetain(made.get()));
  EXPECT_EQ(references(made.get()), 3u);
  EXPECT_SUCCESS(urMemRelease(made.get()));
  EXPECT_SUCCESS(urMemRelease(made.get()));
}

TEST_F(urMemRetainTest, NullHandle) { EXPECT_RESULT(kNullHandle, urMemRetain(nullptr)); }

IN_THREADS(urMemRetain) { answers << urMemRetain(given.buffer()) << urMemRelease(given.buffer()); }

} // namespace
