// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm_pool/usm_pool_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urUSMPoolRetainTest = UsmPoolTest;

TEST_F(urUSMPoolRetainTest, AddsAReference) {
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  EXPECT_EQ(references(pool), 1u);
  EXPECT_SUCCESS(urUSMPoolRetain(pool.get()));
  EXPECT_SUCCESS(urUSMPoolRetain(pool.get()));
  EXPECT_EQ(references(pool), 3u);
  EXPECT_SUCCESS(urUSMPoolRelease(pool.get()));
  EXPECT_SUCCESS(urUSMPoolRelease(pool.get()));
}

TEST_F(urUSMPoolRetainTest, NullHandle) { EXPECT_RESULT(kNullHandle, urUSMPoolRetain(nullptr)); }

IN_THREADS(urUSMPoolRetain) {
  answers << urUSMPoolRetain(given.pool()) << urUSMPoolRelease(given.pool());
}

} // namespace
