// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.hpp"

#include <gtest/gtest.h>

namespace ur::base {
namespace {

TEST(ResultName, IsTheNameOfTheEnumerator) {
  EXPECT_EQ(nameOf(UR_RESULT_SUCCESS), "UR_RESULT_SUCCESS");
  EXPECT_EQ(nameOf(UR_RESULT_ERROR_UNKNOWN), "UR_RESULT_ERROR_UNKNOWN");
  EXPECT_EQ(nameOf(static_cast<ur_result_t>(0x7ffffffd)), "2147483645");
}

TEST(ResultName, ConvertsBackToTheResult) {
  EXPECT_EQ(resultNamed("UR_RESULT_SUCCESS"), UR_RESULT_SUCCESS);
  EXPECT_EQ(resultNamed("UR_RESULT_ERROR_DEVICE_LOST"), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_EQ(resultNamed("UR_RESULT_ERROR_DEVICE"), std::nullopt);
  EXPECT_EQ(resultNamed(""), std::nullopt);
}

} // namespace
} // namespace ur::base
