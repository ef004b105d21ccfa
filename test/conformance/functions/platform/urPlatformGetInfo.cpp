// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urPlatformGetInfoTest : public DiscoveryTest {
protected:
  static auto query() {
    return [](auto... rest) { return urPlatformGetInfo(platform(), rest...); };
  }
};

TEST_F(urPlatformGetInfoTest, FollowsTheRules) { expectInfoRules<ur_platform_info_t>(query()); }

TEST_F(urPlatformGetInfoTest, NamesThePlatform) {
  EXPECT_NE(infoString(query(), UR_PLATFORM_INFO_NAME), "");
  EXPECT_NE(infoString(query(), UR_PLATFORM_INFO_VENDOR_NAME), "");
  EXPECT_NE(infoString(query(), UR_PLATFORM_INFO_VERSION), "");
  EXPECT_EQ(info<ur_adapter_handle_t>(query(), UR_PLATFORM_INFO_ADAPTER), adapter());
  EXPECT_EQ(info<ur_backend_t>(query(), UR_PLATFORM_INFO_BACKEND), deviceUnderTest().backend);
}

IN_THREADS(urPlatformGetInfo) {
  answers.addInfo<ur_platform_info_t>(
      [&](auto... rest) { return urPlatformGetInfo(given.platform(), rest...); });
}

} // namespace
