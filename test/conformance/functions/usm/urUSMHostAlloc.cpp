// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm/usm_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urUSMHostAllocTest : public UsmTest {
protected:
  void prepare() override { requireMemory(UR_DEVICE_INFO_USM_HOST_SUPPORT, "host"); }
  using UsmTest::allocate;
  ur_result_t allocate(const ur_usm_desc_t *description, ur_usm_pool_handle_t pool,
                       std::size_t size, void **memory) const override {
    return urUSMHostAlloc(context(), description, pool, size, memory);
  }
};

TEST_F(urUSMHostAllocTest, HoldsBytes) { expectHoldsBytes(UR_USM_TYPE_HOST); }
TEST_F(urUSMHostAllocTest, RespectsAlignment) { expectAlignmentRespected(); }
TEST_F(urUSMHostAllocTest, ChecksItsSize) { expectSizesChecked(); }
TEST_F(urUSMHostAllocTest, ChecksItsDescription) { expectDescriptionChecked(); }

TEST_F(urUSMHostAllocTest, IsTheHostsToo) {
  void *memory = nullptr;
  ASSERT_SUCCESS(allocate(sizeof(std::uint32_t), &memory));
  *static_cast<std::uint32_t *>(memory) = 17;
  std::uint32_t copied = 0;
  session().copy(&copied, memory, sizeof(copied));
  EXPECT_EQ(copied, 17u);
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

IN_THREADS(urUSMHostAlloc) {
  void *memory = nullptr;
  ur_usm_type_t type{};
  answers << urUSMHostAlloc(given.context(), nullptr, nullptr, 64, &memory)
          << urUSMGetMemAllocInfo(given.context(), memory, UR_USM_ALLOC_INFO_TYPE, sizeof(type),
                                  &type, nullptr)
          << type << urUSMFree(given.context(), memory);
}

} // namespace
