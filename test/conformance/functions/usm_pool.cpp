// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class UsmPoolTest : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    requireSupport(UR_DEVICE_INFO_USM_POOL_SUPPORT, "USM pools");
  }
  ur_result_t create(UsmPool &pool, ur_usm_pool_flags_t flags = 0,
                     const void *chain = nullptr) const {
    ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, chain, flags};
    return urUSMPoolCreate(context(), &description, pool.out());
  }
  static auto queryOf(ur_usm_pool_handle_t pool) {
    return [pool](auto... rest) { return urUSMPoolGetInfo(pool, rest...); };
  }
};

TEST_F(UsmPoolTest, InfoFollowsTheRules) {
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  const auto query = queryOf(pool.get());
  expectInfoRules(query, UR_USM_POOL_INFO_CONTEXT);
  EXPECT_EQ(info<ur_context_handle_t>(query, UR_USM_POOL_INFO_CONTEXT), context());
  EXPECT_EQ(info<std::uint32_t>(query, UR_USM_POOL_INFO_REFERENCE_COUNT), 1u);
}

TEST_F(UsmPoolTest, CountsReferences) {
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  EXPECT_SUCCESS(urUSMPoolRetain(pool.get()));
  EXPECT_EQ(info<std::uint32_t>(queryOf(pool.get()), UR_USM_POOL_INFO_REFERENCE_COUNT), 2u);
  EXPECT_SUCCESS(urUSMPoolRelease(pool.get()));
  EXPECT_EQ(info<std::uint32_t>(queryOf(pool.get()), UR_USM_POOL_INFO_REFERENCE_COUNT), 1u);
}

TEST_F(UsmPoolTest, AllocationsKnowTheirPool) {
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  void *memory = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, pool.get(), 4096, &memory));
  EXPECT_EQ(info<ur_usm_pool_handle_t>(
                [&](auto... rest) { return urUSMGetMemAllocInfo(context(), memory, rest...); },
                UR_USM_ALLOC_INFO_POOL),
            pool.get());
  writePattern(session(), memory, 4096, kParentSeed);
  EXPECT_TRUE(hasPattern(session(), memory, 4096, kParentSeed));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

TEST_F(UsmPoolTest, MemoryOfAPoolCanBeShared) {
  requireSupport(MemoryKind::kQuery, MemoryKind::kName);
  if (IsSkipped() || HasFatalFailure())
    return;
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  void *memory = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, pool.get(), 4096, &memory));
  writePattern(session(), memory, 4096, kParentSeed);
  {
    const Exported<MemoryKind> handle(session(), memory);
    const Opened<MemoryKind> opened(session(), handle.bytes());
    EXPECT_TRUE(hasPattern(session(), opened.get(), 4096, kParentSeed));
  }
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

TEST_F(UsmPoolTest, TakesLimits) {
  const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 1 << 20,
                                         1 << 16};
  UsmPool pool;
  EXPECT_SUCCESS(create(pool, 0, &limits));
}

TEST_F(UsmPoolTest, RefusesBadDescriptions) {
  UsmPool pool;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ENUMERATION, create(pool, 1u << 30));
  ur_usm_pool_desc_t wrong{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0};
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, urUSMPoolCreate(context(), &wrong, pool.out()));
}

TEST_F(UsmPoolTest, NullArguments) {
  ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t pool = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urUSMPoolCreate(nullptr, &description, &pool));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, urUSMPoolCreate(context(), nullptr, &pool));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urUSMPoolCreate(context(), &description, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urUSMPoolRetain(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urUSMPoolRelease(nullptr));
}

} // namespace
