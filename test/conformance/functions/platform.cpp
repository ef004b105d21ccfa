// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class PlatformTest : public DeviceTest {
protected:
  static ur_adapter_handle_t adapter() { return deviceUnderTest().adapter; }
  static ur_platform_handle_t platform() { return deviceUnderTest().platform; }
};

TEST_F(PlatformTest, GetCountsThenFills) {
  std::uint32_t count = 0;
  ASSERT_SUCCESS(urPlatformGet(adapter(), 0, nullptr, &count));
  ASSERT_GT(count, 0u);
  std::vector<ur_platform_handle_t> first(count);
  std::vector<ur_platform_handle_t> second(count);
  EXPECT_SUCCESS(urPlatformGet(adapter(), count, first.data(), &count));
  EXPECT_SUCCESS(urPlatformGet(adapter(), count, second.data(), nullptr));
  EXPECT_EQ(count, first.size());
  EXPECT_EQ(first, second);
}

TEST_F(PlatformTest, GetRefusesContradictions) {
  std::uint32_t count = 0;
  ur_platform_handle_t handle = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, urPlatformGet(adapter(), 0, &handle, &count));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, urPlatformGet(adapter(), 0, nullptr, nullptr));
}

TEST_F(PlatformTest, NullArguments) {
  std::uint32_t count = 0;
  ur_api_version_t version{};
  const char *option = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urPlatformGet(nullptr, 0, nullptr, &count));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urPlatformGetApiVersion(nullptr, &version));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, urPlatformGetApiVersion(platform(), nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urPlatformGetBackendOption(nullptr, "-O2", &option));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urPlatformGetBackendOption(platform(), nullptr, &option));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urPlatformGetBackendOption(platform(), "-O2", nullptr));
}

TEST_F(PlatformTest, InfoIsComplete) {
  const auto query = [](auto... rest) { return urPlatformGetInfo(platform(), rest...); };
  expectInfoRules(query, UR_PLATFORM_INFO_NAME);
  EXPECT_NE(infoString(query, UR_PLATFORM_INFO_NAME), "");
  EXPECT_NE(infoString(query, UR_PLATFORM_INFO_VENDOR_NAME), "");
  EXPECT_NE(infoString(query, UR_PLATFORM_INFO_VERSION), "");
  infoString(query, UR_PLATFORM_INFO_EXTENSIONS);
  EXPECT_EQ(infoString(query, UR_PLATFORM_INFO_PROFILE), "FULL_PROFILE");
  EXPECT_EQ(info<ur_adapter_handle_t>(query, UR_PLATFORM_INFO_ADAPTER), adapter());
  EXPECT_EQ(info<ur_backend_t>(query, UR_PLATFORM_INFO_BACKEND), deviceUnderTest().backend);
}

TEST_F(PlatformTest, SpeaksTheCurrentVersion) {
  ur_api_version_t version{};
  EXPECT_SUCCESS(urPlatformGetApiVersion(platform(), &version));
  EXPECT_EQ(version, UR_API_VERSION_CURRENT);
}

TEST_F(PlatformTest, BackendOptions) {
  const char *option = nullptr;
  for (const char *known : {"", "-O0", "-O1", "-O2", "-O3"}) {
    EXPECT_SUCCESS(urPlatformGetBackendOption(platform(), known, &option)) << known;
    EXPECT_NE(option, nullptr);
  }
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE,
                 urPlatformGetBackendOption(platform(), "--no-such-option", &option));
}

TEST_F(PlatformTest, NativeHandleLeadsBack) {
  ur_native_handle_t native = 0;
  const ur_result_t result = urPlatformGetNativeHandle(platform(), &native);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter has no native platforms";
  ASSERT_SUCCESS(result);
  ur_platform_handle_t same = nullptr;
  EXPECT_SUCCESS(urPlatformCreateWithNativeHandle(native, adapter(), nullptr, &same));
  EXPECT_EQ(same, platform());
}

} // namespace
