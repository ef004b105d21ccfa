// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"

#include <cstdint>
#include <vector>

namespace ur::test {

inline std::vector<ur_device_handle_t> devicesOf(ur_platform_handle_t platform,
                                                 ur_device_type_t type) {
  std::uint32_t count = 0;
  EXPECT_SUCCESS(urDeviceGet(platform, type, 0, nullptr, &count));
  std::vector<ur_device_handle_t> devices(count);
  if (count != 0) {
    EXPECT_SUCCESS(urDeviceGet(platform, type, count, devices.data(), nullptr));
  }
  return devices;
}

} // namespace ur::test
