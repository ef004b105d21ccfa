// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>

namespace ur::test {

class AdapterTest : public DiscoveryTest {
protected:
  static auto query() {
    return [](auto... rest) { return urAdapterGetInfo(adapter(), rest...); };
  }
  static std::uint32_t references() {
    return info<std::uint32_t>(query(), UR_ADAPTER_INFO_REFERENCE_COUNT);
  }
};

} // namespace ur::test
