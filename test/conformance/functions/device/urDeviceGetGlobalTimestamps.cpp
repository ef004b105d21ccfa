// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstdint>

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

IN_THREADS(urDeviceGetGlobalTimestamps) {
  std::uint64_t device[2] = {};
  std::uint64_t host[2] = {};
  for (int i = 0; i < 2; ++i)
    answers << urDeviceGetGlobalTimestamps(given.device(), &device[i], &host[i]);
  answers << (device[0] <= device[1]) << (host[0] <= host[1]);
}

} // namespace
