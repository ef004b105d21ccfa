// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm_pool/usm_pool_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urUSMPoolReleaseTest = UsmPoolTest;

TEST_F(urUSMPoolReleaseTest, GivesUpOneReference) {
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  ASSERT_SUCCESS(urUSMPoolRetain(pool.get()));
  EXPECT_SUCCESS(urUSMPoolRelease(pool.get()));
  EXPECT_EQ(references(pool), 1u);
}

TEST_F(urUSMPoolReleaseTest, NullHandle) { EXPECT_RESULT(kNullHandle, urUSMPoolRelease(nullptr)); }

IN_THREADS(urUSMPoolRelease) {
  ur_usm_pool_desc_t plain{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t made = nullptr;
  answers << urUSMPoolCreate(given.context(), &plain, &made) << urUSMPoolRetain(made)
          << urUSMPoolRelease(made) << urUSMPoolRelease(made);
}

} // namespace
