// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm/usm_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urUSMSharedAllocTest : public UsmTest {
protected:
  void prepare() override { requireMemory(UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT, "shared"); }
  using UsmTest::allocate;
  ur_result_t allocate(const ur_usm_desc_t *description, ur_usm_pool_handle_t pool,
                       std::size_t size, void **memory) const override {
    return urUSMSharedAlloc(context(), device(), description, pool, size, memory);
  }
};

TEST_F(urUSMSharedAllocTest, HoldsBytes) { expectHoldsBytes(UR_USM_TYPE_SHARED); }
TEST_F(urUSMSharedAllocTest, RespectsAlignment) { expectAlignmentRespected(); }
TEST_F(urUSMSharedAllocTest, ChecksItsSize) { expectSizesChecked(); }
TEST_F(urUSMSharedAllocTest, ChecksItsDescription) { expectDescriptionChecked(); }

TEST_F(urUSMSharedAllocTest, TakesDevicesOfItsContextOnly) {
  void *memory = nullptr;
  ASSERT_SUCCESS(allocate(kBytes, &memory));
  EXPECT_EQ(info<ur_device_handle_t>(queryOf(memory), UR_USM_ALLOC_INFO_DEVICE), device());
  EXPECT_SUCCESS(urUSMFree(context(), memory));
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice,
                   urUSMSharedAlloc(context(), other, nullptr, nullptr, kBytes, &memory));
}

TEST_F(urUSMSharedAllocTest, NullArguments) {
  void *memory = nullptr;
  EXPECT_RESULT(kNullHandle,
                urUSMSharedAlloc(nullptr, device(), nullptr, nullptr, kBytes, &memory));
  EXPECT_RESULT(kNullHandle,
                urUSMSharedAlloc(context(), nullptr, nullptr, nullptr, kBytes, &memory));
  EXPECT_RESULT(kNullPointer,
                urUSMSharedAlloc(context(), device(), nullptr, nullptr, kBytes, nullptr));
}

} // namespace
