// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <cstddef>
#include <cstdint>

namespace {

using namespace ur::support;
using namespace ur::test;

class UsmPoolTest : public DeviceTest {
protected:
  void prepare() override { requireSupport(UR_DEVICE_INFO_USM_POOL_SUPPORT, "USM pools"); }
  ur_result_t create(UsmPool &pool, ur_usm_pool_flags_t flags = 0,
                     const void *chain = nullptr) const {
    ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, chain, flags};
    return urUSMPoolCreate(context(), &description, pool.out());
  }
  static auto queryOf(ur_usm_pool_handle_t pool) {
    return [pool](auto... rest) { return urUSMPoolGetInfo(pool, rest...); };
  }
  // Returns a level of the pool in bytes. An adapter supports either all or none of these queries.
  static std::size_t level(const UsmPool &pool, ur_usm_pool_info_t name) {
    return info<std::size_t>(queryOf(pool.get()), name);
  }
  static bool hasLevels(const UsmPool &pool) {
    std::size_t size = 0;
    const auto has = [&](ur_usm_pool_info_t name) {
      return queryOf(pool.get())(name, std::size_t{0}, nullptr, &size) == UR_RESULT_SUCCESS;
    };
    return has(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) || has(UR_USM_POOL_INFO_RESERVED_HIGH_EXP) ||
           has(UR_USM_POOL_INFO_USED_CURRENT_EXP) || has(UR_USM_POOL_INFO_USED_HIGH_EXP);
  }
};

using urUSMPoolCreateTest = UsmPoolTest;

TEST_F(urUSMPoolCreateTest, ReservesMemoryAccordingToItsLimits) {
  constexpr std::size_t kMinSize = std::size_t{1} << 20;
  const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 0,
                                         kMinSize};
  const auto maxSize =
      info<std::uint64_t>(deviceQuery(device()), UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  for (const bool hasLimits : {true, false}) {
    UsmPool pool;
    ASSERT_SUCCESS(create(pool, 0, hasLimits ? &limits : nullptr));
    if (!hasLevels(pool))
      return skipUnclaimed("levels of pools: the adapter does not support their queries");
    void *memory = nullptr;
    ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, pool.get(), 4096, &memory));
    const std::size_t reservedBytes = level(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
    EXPECT_GE(reservedBytes, hasLimits ? kMinSize : 4096);
    EXPECT_LT(reservedBytes, maxSize) << "one small allocation reserved too much";
    EXPECT_SUCCESS(urUSMFree(context(), memory));
  }
}

TEST_F(urUSMPoolCreateTest, CountsAllocatedBytes) {
  constexpr std::size_t kSize = std::size_t{1} << 16;
  UsmPool pool;
  ASSERT_SUCCESS(create(pool));
  if (!hasLevels(pool))
    return skipUnclaimed("levels of pools: the adapter does not support their queries");
  EXPECT_EQ(level(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0u);
  void *first = nullptr;
  void *second = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, pool.get(), kSize, &first));
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, pool.get(), kSize, &second));
  const std::size_t usedBytes = level(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP);
  const std::size_t reservedBytes = level(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
  EXPECT_GE(usedBytes, 2 * kSize);
  EXPECT_GE(reservedBytes, usedBytes);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_USED_HIGH_EXP), usedBytes);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), reservedBytes);

  EXPECT_SUCCESS(urUSMFree(context(), second));
  EXPECT_LE(level(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), usedBytes - kSize);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_USED_HIGH_EXP), usedBytes);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), reservedBytes);

  Mem buffer; // must not keep freed memory in the pool; adapters need not support such buffers
  urMemBufferCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(first), context(), nullptr,
                                    buffer.out());
  EXPECT_SUCCESS(urUSMFree(context(), first));
  EXPECT_SUCCESS(urQueueFinish(queue()));
  EXPECT_EQ(level(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0u);
  EXPECT_GE(level(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), reservedBytes);
  if (level(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP) == 0) {
    EXPECT_EQ(level(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), 0u)
        << "the pool must not keep memory";
  }
}

IN_THREADS(urUSMPoolCreate) {
  ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  UsmPool newPool;
  void *memory = nullptr;
  answers << urUSMPoolCreate(objects.context(), &description, newPool.out())
          << urUSMHostAlloc(objects.context(), nullptr, newPool.get(), 64, &memory)
          << urUSMFree(objects.context(), memory);
}

} // namespace
