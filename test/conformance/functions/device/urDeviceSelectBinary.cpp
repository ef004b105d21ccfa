// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "tools/support/error.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urDeviceSelectBinaryTest : public DiscoveryTest {
protected:
  static ur_result_t select(const char *target, std::uint32_t count = 1) {
    const ur_device_binary_t binary{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, target};
    std::uint32_t selected = 0;
    return urDeviceSelectBinary(device(), &binary, count, &selected);
  }
};

TEST_F(urDeviceSelectBinaryTest, RefusesWhatDoesNotFit) {
  const ur_result_t result = select("no-such-target");
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_BINARY || result == kUnsupportedFeature)
      << nameOf(result);
}

TEST_F(urDeviceSelectBinaryTest, RefusesAnEmptyList) {
  const ur_result_t result = select("no-such-target", 0);
  EXPECT_TRUE(result == kInvalidSize || result == kUnsupportedFeature) << nameOf(result);
}

TEST_F(urDeviceSelectBinaryTest, NullArguments) {
  const ur_device_binary_t binary{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "no-such-target"};
  std::uint32_t selected = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, urDeviceSelectBinary(nullptr, &binary, 1, &selected));
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullPointer,
                                urDeviceSelectBinary(device(), nullptr, 1, &selected));
  EXPECT_REFUSED_OR_UNSUPPORTED(kNullPointer, urDeviceSelectBinary(device(), &binary, 1, nullptr));
}

} // namespace
