// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/adapter/adapter_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urAdapterRetainTest = AdapterTest;

TEST_F(urAdapterRetainTest, AddsAReference) {
  const std::uint32_t before = references();
  EXPECT_SUCCESS(urAdapterRetain(adapter()));
  EXPECT_SUCCESS(urAdapterRetain(adapter()));
  EXPECT_EQ(references(), before + 2);
  EXPECT_SUCCESS(urAdapterRelease(adapter()));
  EXPECT_SUCCESS(urAdapterRelease(adapter()));
}

TEST_F(urAdapterRetainTest, NullHandle) { EXPECT_RESULT(kNullHandle, urAdapterRetain(nullptr)); }

IN_THREADS(urAdapterRetain) {
  answers << urAdapterRetain(given.adapter()) << urAdapterRelease(given.adapter());
}

} // namespace
