// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <cstdlib>

namespace host_driver::test {
namespace {

constexpr char kExpected[] = "EXPECTED_DEVICES";

DRIVER_ROLE(listsVisibleDevices) {
  const LevelZero zero;
  std::string visible;
  for (const ze_device_handle_t device : zero.devices) {
    ze_device_properties_t properties = {};
    properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES;
    MUST(zeDeviceGetProperties(device, &properties));
    visible += std::to_string(properties.deviceId) + " ";
  }
  EXPECT_EQ(visible, std::getenv(kExpected));
}

struct Case {
  const char *mask;
  const char *hierarchy;
  const char *expected;
};

TEST(VisibleDevices, AreThoseOfTheAffinityMask) {
  for (const Case &one : {
           Case{"", "", "0 1 2 "},
           Case{"0", "", "0 "},
           Case{"1", "COMPOSITE", "1 "},
           Case{"2, 0", "FLAT", "0 2 "},
           Case{"0,1,2", "COMBINED", "0 1 2 "},
           Case{"0.0", "", "0 "},
           Case{"0.0,2", "COMPOSITE", "0 2 "},
           Case{"0.1,2", "COMPOSITE", "2 "},
           Case{"0.0,1", "FLAT", "1 "},
           Case{"0.0,1", "COMBINED", "1 "},
           Case{"7,1", "", "1 "},
       }) {
    SCOPED_TRACE(std::string(one.mask) + " " + one.hierarchy);
    expectClean(run(listsVisibleDevicesRole, {{"ZE_HOST_DRIVER_DEVICES", "3"},
                                              {"ZE_AFFINITY_MASK", one.mask},
                                              {"ZE_FLAT_DEVICE_HIERARCHY", one.hierarchy},
                                              {kExpected, one.expected}}));
  }
}

DRIVER_ROLE(findsNoDevice) { EXPECT_EQ(zeInit(0), ZE_RESULT_ERROR_UNINITIALIZED); }

TEST(VisibleDevices, MayBeMissing) {
  expectClean(run(findsNoDeviceRole, {{"ZE_AFFINITY_MASK", "7"}}));
}

} // namespace
} // namespace host_driver::test
