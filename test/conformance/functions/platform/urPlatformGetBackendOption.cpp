// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urPlatformGetBackendOptionTest = DiscoveryTest;

TEST_F(urPlatformGetBackendOptionTest, KnowsTheLevelsOfOptimisation) {
  for (const char *known : {"", "-O0", "-O1", "-O2", "-O3"}) {
    const char *option = nullptr;
    EXPECT_SUCCESS(urPlatformGetBackendOption(platform(), known, &option)) << known;
    EXPECT_NE(option, nullptr);
  }
}

IN_THREADS(urPlatformGetBackendOption) {
  const char *option = nullptr;
  answers << urPlatformGetBackendOption(given.platform(), "-O2", &option) << option;
}

} // namespace
