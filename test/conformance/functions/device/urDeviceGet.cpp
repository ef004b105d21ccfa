// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/device/device_list.hpp"
#include "test/conformance/functions/device/device_query.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urDeviceGetTest = DiscoveryTest;

TEST_F(urDeviceGetTest, FiltersByType) {
  const auto all = devicesOf(platform(), UR_DEVICE_TYPE_ALL);
  EXPECT_NE(std::find(all.begin(), all.end(), device()), all.end());
  EXPECT_EQ(all, devicesOf(platform(), UR_DEVICE_TYPE_ALL)) << "the order changes";
  EXPECT_FALSE(devicesOf(platform(), UR_DEVICE_TYPE_DEFAULT).empty());

  const auto ownType = info<ur_device_type_t>(queryOf(device()), UR_DEVICE_INFO_TYPE);
  const auto same = devicesOf(platform(), ownType);
  EXPECT_NE(std::find(same.begin(), same.end(), device()), same.end());
  for (const ur_device_type_t type : {UR_DEVICE_TYPE_CPU, UR_DEVICE_TYPE_GPU, UR_DEVICE_TYPE_FPGA})
    if (type != ownType) {
      const auto others = devicesOf(platform(), type);
      EXPECT_EQ(std::find(others.begin(), others.end(), device()), others.end());
    }
}

IN_THREADS(urDeviceGet) {
  std::uint32_t count = 0;
  answers << urDeviceGet(given.platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, &count) << count;
  std::vector<ur_device_handle_t> devices(count);
  answers << urDeviceGet(given.platform(), UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr);
  for (const ur_device_handle_t device : devices)
    answers << device;
}

} // namespace
