// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs where the Level Zero loader cannot be opened, or finds no driver.
#include <gtest/gtest.h>
#include <unified-runtime/ur_api.h>

namespace {

TEST(LevelZeroAbsence, MeansNoPlatformAndNoWord) {
  ::testing::internal::CaptureStderr();
  ::testing::internal::CaptureStdout();
  EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
  ur_adapter_handle_t adapter = nullptr;
  std::uint32_t adapters = 0;
  EXPECT_EQ(urAdapterGet(1, &adapter, &adapters), UR_RESULT_SUCCESS);
  EXPECT_EQ(adapters, 1u);
  std::uint32_t platforms = 7;
  EXPECT_EQ(urPlatformGet(adapter, 0, nullptr, &platforms), UR_RESULT_SUCCESS);
  EXPECT_EQ(platforms, 0u);
  EXPECT_EQ(urAdapterRelease(adapter), UR_RESULT_SUCCESS);
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
  EXPECT_EQ(::testing::internal::GetCapturedStdout(), "");
}

} // namespace
