// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"

namespace ur::test {

inline auto queryOf(ur_device_handle_t device) {
  return [device](auto... rest) { return urDeviceGetInfo(device, rest...); };
}

} // namespace ur::test
