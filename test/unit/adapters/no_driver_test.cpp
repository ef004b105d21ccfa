// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Adapters on a machine without their driver, or without a device for it. They must load, return no
// platform, and print nothing.
#include <cstdint>
#include <cstdlib>

#include <gtest/gtest.h>
#include <unified-runtime/ur_api.h>

namespace {

struct Library {
  const char *name;
  const char *path;
};

class NoDriver : public ::testing::TestWithParam<Library> {
protected:
  void SetUp() override {
    // If a driver is installed, it must find no device.
    ::setenv("CUDA_VISIBLE_DEVICES", "", 1);
    ::setenv("HIP_VISIBLE_DEVICES", "-1", 1);
    ::setenv("OCL_ICD_VENDORS", "/none", 1);
    ::setenv("ZE_ENABLE_ALT_DRIVERS", "/none", 1);
    ::setenv("UR_ADAPTERS_FORCE_LOAD", GetParam().path, 1);
  }
};

TEST_P(NoDriver, MeansNoPlatformAndNoMessage) {
  ::testing::internal::CaptureStderr();
  ::testing::internal::CaptureStdout();
  EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
  std::uint32_t count = 0;
  ur_adapter_handle_t adapter = nullptr;
  EXPECT_EQ(urAdapterGet(1, &adapter, &count), UR_RESULT_SUCCESS);
  EXPECT_EQ(count, 1u);
  if (adapter) {
    std::uint32_t platforms = 7;
    EXPECT_EQ(urPlatformGet(adapter, 0, nullptr, &platforms), UR_RESULT_SUCCESS);
    EXPECT_EQ(platforms, 0u);
    ur_platform_handle_t platform = nullptr;
    EXPECT_EQ(urPlatformGet(adapter, 1, &platform, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(platform, nullptr);
    EXPECT_EQ(urAdapterRelease(adapter), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
  EXPECT_EQ(::testing::internal::GetCapturedStdout(), "");
}

INSTANTIATE_TEST_SUITE_P(Adapters, NoDriver, ::testing::Values(UR_TEST_ADAPTERS),
                         [](const auto &library) { return library.param.name; });

} // namespace
