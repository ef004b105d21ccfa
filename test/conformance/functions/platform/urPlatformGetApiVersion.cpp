// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urPlatformGetApiVersionTest = DiscoveryTest;

TEST_F(urPlatformGetApiVersionTest, IsTheCurrentOne) {
  ur_api_version_t version{};
  EXPECT_SUCCESS(urPlatformGetApiVersion(platform(), &version));
  EXPECT_EQ(version, UR_API_VERSION_CURRENT);
}

IN_THREADS(urPlatformGetApiVersion) {
  ur_api_version_t version{};
  answers << urPlatformGetApiVersion(given.platform(), &version) << version;
}

} // namespace
