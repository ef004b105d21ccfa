// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/adapter/adapter_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urAdapterReleaseTest = AdapterTest;

TEST_F(urAdapterReleaseTest, GivesUpOneReference) {
  const std::uint32_t before = references();
  ASSERT_SUCCESS(urAdapterRetain(adapter()));
  EXPECT_SUCCESS(urAdapterRelease(adapter()));
  EXPECT_EQ(references(), before);
}

TEST_F(urAdapterReleaseTest, NullHandle) { EXPECT_RESULT(kNullHandle, urAdapterRelease(nullptr)); }

IN_THREADS(urAdapterRelease) {
  for (int reference = 0; reference < 5; ++reference)
    answers << urAdapterRetain(given.adapter());
  for (int reference = 0; reference < 5; ++reference)
    answers << urAdapterRelease(given.adapter());
}

} // namespace
