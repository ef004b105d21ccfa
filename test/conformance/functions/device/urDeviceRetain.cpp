// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/device/device_query.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urDeviceRetainTest = DiscoveryTest;

TEST_F(urDeviceRetainTest, DoesNotCountRootDevices) {
  const auto before = info<std::uint32_t>(queryOf(device()), UR_DEVICE_INFO_REFERENCE_COUNT);
  EXPECT_SUCCESS(urDeviceRetain(device()));
  EXPECT_EQ(info<std::uint32_t>(queryOf(device()), UR_DEVICE_INFO_REFERENCE_COUNT), before);
  EXPECT_SUCCESS(urDeviceRelease(device()));
}

TEST_F(urDeviceRetainTest, NullHandle) { EXPECT_RESULT(kNullHandle, urDeviceRetain(nullptr)); }

IN_THREADS(urDeviceRetain) {
  answers << urDeviceRetain(given.device()) << urDeviceRelease(given.device());
}

} // namespace
