// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"
#include "tools/support/error.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urUSMGetMemAllocInfoTest : public DeviceTest {
protected:
  static constexpr std::size_t kBytes = 5000;
  auto queryOf(const void *memory) const {
    return
        [this, memory](auto... rest) { return urUSMGetMemAllocInfo(context(), memory, rest...); };
  }
};

TEST_F(urUSMGetMemAllocInfoTest, FollowsTheRules) {
  const Owned<MemoryKind> memory(session(), kBytes);
  // There is no pool to tell.
  expectInfoRules<ur_usm_alloc_info_t>(queryOf(memory.get()), {{kInvalidValue}});
}

TEST_F(urUSMGetMemAllocInfoTest, AnyAddressInsideWillDo) {
  const Owned<MemoryKind> memory(session(), kBytes);
  for (const std::size_t offset : {std::size_t{0}, std::size_t{1}, kBytes - 1}) {
    const auto query = queryOf(static_cast<std::byte *>(memory.get()) + offset);
    EXPECT_EQ(info<ur_usm_type_t>(query, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_DEVICE);
    EXPECT_EQ(info<void *>(query, UR_USM_ALLOC_INFO_BASE_PTR), memory.get());
    EXPECT_GE(info<std::size_t>(query, UR_USM_ALLOC_INFO_SIZE), kBytes);
    EXPECT_EQ(info<ur_device_handle_t>(query, UR_USM_ALLOC_INFO_DEVICE), device());
  }
}

TEST_F(urUSMGetMemAllocInfoTest, EndsWithTheAllocation) {
  const Owned<MemoryKind> memory(session(), kBytes);
  auto *const start = static_cast<std::byte *>(memory.get());
  const auto size = info<std::size_t>(queryOf(start), UR_USM_ALLOC_INFO_SIZE);
  EXPECT_EQ(info<void *>(queryOf(start + size - 1), UR_USM_ALLOC_INFO_BASE_PTR), start);
  for (const std::byte *const outside : {start - 1, start + size}) {
    void *base = nullptr; // a neighbour's, or none
    static_cast<void>(urUSMGetMemAllocInfo(context(), outside, UR_USM_ALLOC_INFO_BASE_PTR,
                                           sizeof(base), &base, nullptr));
    EXPECT_NE(base, start);
  }
}

TEST_F(urUSMGetMemAllocInfoTest, UnknownPointersHaveAnUnknownType) {
  std::uint64_t local = 0;
  EXPECT_EQ(info<ur_usm_type_t>(queryOf(&local), UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
  void *base = nullptr;
  EXPECT_REFUSED(kInvalidValue, urUSMGetMemAllocInfo(context(), &local, UR_USM_ALLOC_INFO_BASE_PTR,
                                                     sizeof(base), &base, nullptr));
}

TEST_F(urUSMGetMemAllocInfoTest, HasNoPoolWhereNoneWasGiven) {
  const Owned<MemoryKind> memory(session(), kBytes);
  ur_usm_pool_handle_t pool = nullptr;
  const ur_result_t result = urUSMGetMemAllocInfo(context(), memory.get(), UR_USM_ALLOC_INFO_POOL,
                                                  sizeof(pool), &pool, nullptr);
  EXPECT_TRUE(result == kInvalidValue || result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
      << nameOf(result);
}

IN_THREADS(urUSMGetMemAllocInfo) {
  answers.addInfo<ur_usm_alloc_info_t>(
      [&](auto... rest) { return urUSMGetMemAllocInfo(given.context(), given.memory(), rest...); });
}

} // namespace
