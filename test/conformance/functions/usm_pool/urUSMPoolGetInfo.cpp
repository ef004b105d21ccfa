// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm_pool/usm_pool_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
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

TEST_F(urUSMPoolGetInfoTest, CountsWhatIsAllocated) {
  constexpr std::size_t kSize = std::size_t{1} << 16;
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  if (!tellsLevels(pool))
    return skipUnclaimed("levels of pools: their queries are not answered");
  EXPECT_EQ(level(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0u);
  void *first = nullptr;
  void *second = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, pool.get(), kSize, &first));
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, pool.get(), kSize, &second));
  const std::size_t used = level(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP);
  const std::size_t reserved = level(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
  EXPECT_GE(used, 2 * kSize);
  EXPECT_GE(reserved, used);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_USED_HIGH_EXP), used);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), reserved);

  EXPECT_SUCCESS(urUSMFree(context(), second));
  EXPECT_LE(level(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), used - kSize);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_USED_HIGH_EXP), used);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), reserved);

  EXPECT_SUCCESS(urUSMFree(context(), first));
  EXPECT_SUCCESS(urQueueFinish(queue()));
  EXPECT_EQ(level(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0u);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), reserved);
  if (level(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP) == 0) {
    EXPECT_EQ(level(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), 0u) << "keeps nothing";
  }
}

IN_THREADS(urUSMPoolGetInfo) {
  answers.addInfo<ur_usm_pool_info_t>(
      [&](auto... rest) { return urUSMPoolGetInfo(given.pool(), rest...); });
}

} // namespace
