// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "tools/support/error.hpp"

#include <cstdint>

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

TEST_F(urDeviceSelectBinaryTest, ChoosesTheOneThatFits) {
  for (const char *const target :
       {UR_DEVICE_BINARY_TARGET_SPIRV32, UR_DEVICE_BINARY_TARGET_SPIRV64,
        UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64, UR_DEVICE_BINARY_TARGET_SPIRV64_GEN,
        UR_DEVICE_BINARY_TARGET_NVPTX64, UR_DEVICE_BINARY_TARGET_AMDGCN,
        UR_DEVICE_BINARY_TARGET_NATIVE_CPU}) {
    const ur_device_binary_t binaries[] = {
        {UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "no-such-target"},
        {UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, target},
        {UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "no-such-target"}};
    std::uint32_t selected = 0;
    const ur_result_t result = urDeviceSelectBinary(device(), binaries, 3, &selected);
    if (result == kUnsupportedFeature)
      return skipUnclaimed("urDeviceSelectBinary answers UNSUPPORTED_FEATURE");
    EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_BINARY || selected == 1) << target << selected;
  }
}

TEST_F(urDeviceSelectBinaryTest, RefusesAnEmptyList) {
  const ur_result_t result = select("no-such-target", 0);
  EXPECT_TRUE(result == kInvalidSize || result == kUnsupportedFeature) << nameOf(result);
}

IN_THREADS(urDeviceSelectBinary) {
  const ur_device_binary_t binary{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "no-such-target"};
  std::uint32_t selected = 0;
  answers << urDeviceSelectBinary(given.device(), &binary, 1, &selected) << selected;
}

} // namespace
