// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm_pool/usm_pool_test.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <limits>

namespace {

using namespace ur::support;
using namespace ur::test;

using urUSMPoolCreateTest = UsmPoolTest;

TEST_F(urUSMPoolCreateTest, AllocationsKnowTheirPool) {
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

TEST_F(urUSMPoolCreateTest, ItsMemoryCanBeShared) {
  requireSupport(MemoryKind::kQuery, MemoryKind::kName);
  if (stopped())
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

TEST_F(urUSMPoolCreateTest, TakesLimits) {
  const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 1 << 20,
                                         1 << 16};
  UsmPool pool;
  EXPECT_SUCCESS(create(pool, 0, &limits));
}

TEST_F(urUSMPoolCreateTest, TakesOfTheDeviceWhatItsLimitsSay) {
  constexpr std::size_t kLeast = std::size_t{1} << 20;
  const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 0,
                                         kLeast};
  const auto largest =
      info<std::uint64_t>([](auto... rest) { return urDeviceGetInfo(device(), rest...); },
                          UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  for (const bool limited : {true, false}) {
    UsmPool pool;
    ASSERT_SUCCESS(create(pool, 0, limited ? &limits : nullptr));
    if (!tellsLevels(pool))
      return skipUnclaimed("levels of pools: their queries are not answered");
    void *memory = nullptr;
    ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, pool.get(), 4096, &memory));
    const std::size_t reserved = level(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
    EXPECT_GE(reserved, limited ? kLeast : 4096);
    EXPECT_LT(reserved, largest) << "for one small allocation";
    EXPECT_SUCCESS(urUSMFree(context(), memory));
  }
}

TEST_F(urUSMPoolCreateTest, RefusesLimitsBeyondTheDevice) {
  const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 0,
                                         std::numeric_limits<std::size_t>::max()};
  UsmPool pool;
  EXPECT_REFUSED(kInvalidValue, create(pool, 0, &limits));
}

TEST_F(urUSMPoolCreateTest, RefusesBadDescriptions) {
  UsmPool pool;
  EXPECT_REFUSED(kInvalidEnumeration, create(pool, kUndeclaredFlag));
  EXPECT_REFUSED(kInvalidArgument, create(pool, 0, nullptr, kWrongType));
}

IN_THREADS(urUSMPoolCreate) {
  ur_usm_pool_desc_t plain{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  UsmPool made;
  void *memory = nullptr;
  answers << urUSMPoolCreate(given.context(), &plain, made.out())
          << urUSMHostAlloc(given.context(), nullptr, made.get(), 64, &memory)
          << urUSMFree(given.context(), memory);
}

} // namespace
