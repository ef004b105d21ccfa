// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm_pool/usm_pool_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urUSMPoolGetInfoTest = UsmPoolTest;

TEST_F(urUSMPoolGetInfoTest, FollowsTheRules) {
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  expectInfoRules<ur_usm_pool_info_t>(queryOf(pool.get()));
}

TEST_F(urUSMPoolGetInfoTest, TellsItsContext) {
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  EXPECT_EQ(info<ur_context_handle_t>(queryOf(pool.get()), UR_USM_POOL_INFO_CONTEXT), context());
}

TEST_F(urUSMPoolGetInfoTest, NullHandle) {
  std::size_t size = 0;
  EXPECT_RESULT(kNullHandle,
                urUSMPoolGetInfo(nullptr, UR_USM_POOL_INFO_CONTEXT, 0, nullptr, &size));
}

} // namespace
