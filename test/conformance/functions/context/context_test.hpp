// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>

namespace ur::test {

class ContextTest : public DeviceTest {
protected:
  static std::uint32_t references(ur_context_handle_t handle) {
    return info<std::uint32_t>([&](auto... rest) { return urContextGetInfo(handle, rest...); },
                               UR_CONTEXT_INFO_REFERENCE_COUNT);
  }
  static ur_result_t create(support::Context &context,
                            const ur_context_properties_t *properties = nullptr) {
    const ur_device_handle_t one = device();
    return urContextCreate(1, &one, properties, context.out());
  }
};

} // namespace ur::test
