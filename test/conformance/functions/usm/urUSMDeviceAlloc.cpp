// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm/usm_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urUSMDeviceAllocTest : public UsmTest {
protected:
  void prepare() override { requireMemory(UR_DEVICE_INFO_USM_DEVICE_SUPPORT, "device"); }
  using UsmTest::allocate;
  ur_result_t allocate(const ur_usm_desc_t *description, ur_usm_pool_handle_t pool,
                       std::size_t size, void **memory) const override {
    return urUSMDeviceAlloc(context(), device(), description, pool, size, memory);
  }
};

TEST_F(urUSMDeviceAllocTest, HoldsBytes) { expectHoldsBytes(UR_USM_TYPE_DEVICE); }
TEST_F(urUSMDeviceAllocTest, RespectsAlignment) { expectAlignmentRespected(); }
TEST_F(urUSMDeviceAllocTest, ChecksItsSize) { expectSizesChecked(); }
TEST_F(urUSMDeviceAllocTest, ChecksItsDescription) { expectDescriptionChecked(); }

TEST_F(urUSMDeviceAllocTest, TakesDevicesOfItsContextOnly) {
  void *memory = nullptr;
  ASSERT_SUCCESS(allocate(kBytes, &memory));
  EXPECT_EQ(info<ur_device_handle_t>(queryOf(memory), UR_USM_ALLOC_INFO_DEVICE), device());
  EXPECT_SUCCESS(urUSMFree(context(), memory));
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice,
                   urUSMDeviceAlloc(context(), other, nullptr, nullptr, kBytes, &memory));
}

TEST_F(urUSMDeviceAllocTest, NullArguments) {
  void *memory = nullptr;
  EXPECT_RESULT(kNullHandle,
                urUSMDeviceAlloc(nullptr, device(), nullptr, nullptr, kBytes, &memory));
  EXPECT_RESULT(kNullHandle,
                urUSMDeviceAlloc(context(), nullptr, nullptr, nullptr, kBytes, &memory));
  EXPECT_RESULT(kNullPointer,
                urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kBytes, nullptr));
}

} // namespace
