// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>
#include <limits>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 5000;

class UsmTest : public DeviceTest, public ::testing::WithParamInterface<ur_usm_type_t> {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    const ur_device_info_t query = GetParam() == UR_USM_TYPE_HOST ? UR_DEVICE_INFO_USM_HOST_SUPPORT
                                   : GetParam() == UR_USM_TYPE_DEVICE
                                       ? UR_DEVICE_INFO_USM_DEVICE_SUPPORT
                                       : UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT;
    const auto mask = info<ur_device_usm_access_capability_flags_t>(
        [&](auto... rest) { return urDeviceGetInfo(device(), rest...); }, query);
    if (mask == 0)
      GTEST_SKIP() << "the device has no such memory";
  }

  ur_result_t allocate(std::size_t size, void **memory, std::uint32_t align = 0) const {
    const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, align};
    switch (GetParam()) {
    case UR_USM_TYPE_HOST:
      return urUSMHostAlloc(context(), &description, nullptr, size, memory);
    case UR_USM_TYPE_DEVICE:
      return urUSMDeviceAlloc(context(), device(), &description, nullptr, size, memory);
    default:
      return urUSMSharedAlloc(context(), device(), &description, nullptr, size, memory);
    }
  }
  auto queryOf(const void *memory) const {
    return
        [this, memory](auto... rest) { return urUSMGetMemAllocInfo(context(), memory, rest...); };
  }
};

INSTANTIATE_TEST_SUITE_P(Kinds, UsmTest,
                         ::testing::Values(UR_USM_TYPE_HOST, UR_USM_TYPE_DEVICE,
                                           UR_USM_TYPE_SHARED),
                         [](const auto &kind) {
                           return kind.param == UR_USM_TYPE_HOST     ? "Host"
                                  : kind.param == UR_USM_TYPE_DEVICE ? "Device"
                                                                     : "Shared";
                         });

TEST_P(UsmTest, HoldsBytes) {
  void *memory = nullptr;
  ASSERT_SUCCESS(allocate(kSize, &memory));
  writePattern(session(), memory, kSize, kParentSeed);
  EXPECT_TRUE(hasPattern(session(), memory, kSize, kParentSeed));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

TEST_P(UsmTest, InfoFollowsTheRules) {
  void *memory = nullptr;
  ASSERT_SUCCESS(allocate(kSize, &memory));
  expectInfoRules(queryOf(memory), UR_USM_ALLOC_INFO_TYPE);
  for (const std::size_t offset : {std::size_t{0}, std::size_t{1}, kSize - 1}) {
    const auto query = queryOf(static_cast<std::byte *>(memory) + offset);
    EXPECT_EQ(info<ur_usm_type_t>(query, UR_USM_ALLOC_INFO_TYPE), GetParam());
    EXPECT_EQ(info<void *>(query, UR_USM_ALLOC_INFO_BASE_PTR), memory);
    EXPECT_GE(info<std::size_t>(query, UR_USM_ALLOC_INFO_SIZE), kSize);
    if (GetParam() != UR_USM_TYPE_HOST) {
      EXPECT_EQ(info<ur_device_handle_t>(query, UR_USM_ALLOC_INFO_DEVICE), device());
    }
  }
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

TEST_P(UsmTest, RespectsAlignment) {
  for (std::uint32_t align = 1; align <= 64; align *= 2) {
    void *memory = nullptr;
    ASSERT_SUCCESS(allocate(kSize, &memory, align));
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % align, 0u);
    EXPECT_SUCCESS(urUSMFree(context(), memory));
  }
}

TEST_P(UsmTest, RefusesSizesAndAlignments) {
  void *memory = nullptr;
  std::uint64_t largest = 0;
  ASSERT_SUCCESS(urDeviceGetInfo(device(), UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, sizeof(largest),
                                 &largest, nullptr));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_USM_SIZE, allocate(0, &memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_USM_SIZE, allocate(largest + 1, &memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_USM_SIZE,
                 allocate(std::numeric_limits<std::size_t>::max(), &memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, allocate(kSize, &memory, 3));
}

TEST_P(UsmTest, FreeTakesEachAllocationOnce) {
  void *memory = nullptr;
  ASSERT_SUCCESS(allocate(kSize, &memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), &memory));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), memory));
}

using UsmArguments = DeviceTest;

TEST_F(UsmArguments, UnknownPointersHaveAnUnknownType) {
  std::uint64_t local = 0;
  ur_usm_type_t type = UR_USM_TYPE_HOST;
  EXPECT_SUCCESS(urUSMGetMemAllocInfo(context(), &local, UR_USM_ALLOC_INFO_TYPE, sizeof(type),
                                      &type, nullptr));
  EXPECT_EQ(type, UR_USM_TYPE_UNKNOWN);
  void *base = nullptr;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE,
                 urUSMGetMemAllocInfo(context(), &local, UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base),
                                      &base, nullptr));
}

TEST_F(UsmArguments, NoPoolWhereNoneWasGiven) {
  const Owned<MemoryKind> memory(session(), kSize);
  ur_usm_pool_handle_t pool = nullptr;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE,
                 urUSMGetMemAllocInfo(context(), memory.get(), UR_USM_ALLOC_INFO_POOL, sizeof(pool),
                                      &pool, nullptr));
}

TEST_F(UsmArguments, NullArguments) {
  void *memory = nullptr;
  constexpr ur_result_t kNullHandle = UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  constexpr ur_result_t kNullPointer = UR_RESULT_ERROR_INVALID_NULL_POINTER;
  EXPECT_RESULT(kNullHandle, urUSMHostAlloc(nullptr, nullptr, nullptr, kSize, &memory));
  EXPECT_RESULT(kNullPointer, urUSMHostAlloc(context(), nullptr, nullptr, kSize, nullptr));
  EXPECT_RESULT(kNullHandle, urUSMDeviceAlloc(nullptr, device(), nullptr, nullptr, kSize, &memory));
  EXPECT_RESULT(kNullHandle,
                urUSMDeviceAlloc(context(), nullptr, nullptr, nullptr, kSize, &memory));
  EXPECT_RESULT(kNullPointer,
                urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kSize, nullptr));
  EXPECT_RESULT(kNullHandle,
                urUSMSharedAlloc(context(), nullptr, nullptr, nullptr, kSize, &memory));
  EXPECT_RESULT(kNullHandle, urUSMFree(nullptr, &memory));
  EXPECT_RESULT(kNullPointer, urUSMFree(context(), nullptr));
}

} // namespace
