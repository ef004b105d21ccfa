// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urDeviceGetGlobalTimestampsTest = DiscoveryTest;

TEST_F(urDeviceGetGlobalTimestampsTest, Rise) {
  std::uint64_t device1 = 0;
  std::uint64_t host1 = 0;
  std::uint64_t device2 = 0;
  std::uint64_t host2 = 0;
  ASSERT_SUCCESS_OR_SKIP(urDeviceGetGlobalTimestamps(device(), &device1, &host1));
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), &device2, nullptr));
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), nullptr, &host2));
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), nullptr, nullptr));
  EXPECT_GT(device1, 0u);
  EXPECT_GT(host1, 0u);
  EXPECT_GE(device2, device1);
  EXPECT_GE(host2, host1);
}

TEST_F(urDeviceGetGlobalTimestampsTest, NullHandle) {
  std::uint64_t time = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, urDeviceGetGlobalTimestamps(nullptr, &time, &time));
}

} // namespace
