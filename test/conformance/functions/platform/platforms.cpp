// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstdint>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urPlatformGetTest = DiscoveryTest;

TEST_F(urPlatformGetTest, CountsThenFills) {
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

IN_THREADS(urPlatformGet) {
  std::uint32_t count = 0;
  answers << urPlatformGet(objects.adapter(), 0, nullptr, &count) << count;
  std::vector<ur_platform_handle_t> platforms(count);
  answers << urPlatformGet(objects.adapter(), count, platforms.data(), nullptr);
  for (const ur_platform_handle_t platform : platforms)
    answers << platform;
}

using urPlatformGetApiVersionTest = DiscoveryTest;

TEST_F(urPlatformGetApiVersionTest, IsTheCurrentVersion) {
  ur_api_version_t version{};
  EXPECT_SUCCESS(urPlatformGetApiVersion(platform(), &version));
  EXPECT_EQ(version, UR_API_VERSION_CURRENT);
}

IN_THREADS(urPlatformGetApiVersion) {
  ur_api_version_t version{};
  answers << urPlatformGetApiVersion(objects.platform(), &version) << version;
}

using urPlatformGetBackendOptionTest = DiscoveryTest;

TEST_F(urPlatformGetBackendOptionTest, KnowsTheLevelsOfOptimization) {
  for (const char *level : {"", "-O0", "-O1", "-O2", "-O3"}) {
    const char *option = nullptr;
    EXPECT_SUCCESS(urPlatformGetBackendOption(platform(), level, &option)) << level;
    EXPECT_NE(option, nullptr);
  }
}

IN_THREADS(urPlatformGetBackendOption) {
  const char *option = nullptr;
  answers << urPlatformGetBackendOption(objects.platform(), "-O2", &option) << option;
}

} // namespace
