// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/device/device_query.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urDeviceReleaseTest = DiscoveryTest;

TEST_F(urDeviceReleaseTest, LeavesRootDevicesAlive) {
  const auto before = info<std::uint32_t>(queryOf(device()), UR_DEVICE_INFO_REFERENCE_COUNT);
  ASSERT_SUCCESS(urDeviceRetain(device()));
  EXPECT_SUCCESS(urDeviceRelease(device()));
  EXPECT_EQ(info<std::uint32_t>(queryOf(device()), UR_DEVICE_INFO_REFERENCE_COUNT), before);
}

TEST_F(urDeviceReleaseTest, NullHandle) { EXPECT_RESULT(kNullHandle, urDeviceRelease(nullptr)); }

IN_THREADS(urDeviceRelease) {
  for (int reference = 0; reference < 5; ++reference)
    answers << urDeviceRetain(given.device());
  for (int reference = 0; reference < 5; ++reference)
    answers << urDeviceRelease(given.device());
}

} // namespace
