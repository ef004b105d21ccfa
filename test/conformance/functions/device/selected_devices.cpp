// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/device/device_list.hpp"
#include "test/conformance/support/device_test.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using SelectedDevicesTest = DiscoveryTest;

TEST_F(SelectedDevicesTest, IsAPartOfWhatGetReturns) {
  std::uint32_t count = 0;
  ASSERT_SUCCESS(urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
  std::vector<ur_device_handle_t> selected(count);
  ASSERT_SUCCESS(
      urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, count, selected.data(), nullptr));
  const auto all = devicesOf(platform(), UR_DEVICE_TYPE_ALL);
  for (const ur_device_handle_t handle : selected)
    EXPECT_NE(std::find(all.begin(), all.end(), handle), all.end());
  if (!std::getenv("ONEAPI_DEVICE_SELECTOR")) {
    EXPECT_EQ(selected, all);
  }
}

} // namespace
