// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/mock/mock_device.hpp"

extern "C" ur_result_t limitHostAllocations(std::size_t *limit);

namespace ur::test {
namespace {

using MockCallbacksInC = MockDevice;

TEST_F(MockCallbacksInC, ReadTheParameterBlock) {
  std::size_t limit = 4096;
  ASSERT_EQ(limitHostAllocations(&limit), UR_RESULT_SUCCESS);
  void *memory = nullptr;
  EXPECT_EQ(allocate(4097, &memory), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  ASSERT_EQ(allocate(4096, &memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
