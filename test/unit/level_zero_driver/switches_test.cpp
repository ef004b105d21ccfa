// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <csignal>

#include <gmock/gmock.h>

namespace host_driver::test {
namespace {

using ::testing::HasSubstr;

DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_DEVICES", "3"},
                              {"ZE_HOST_DRIVER_API_VERSION", "1.4"},
                              {"ZE_HOST_DRIVER_VENDOR", "0x8086"}}),
                 1, DevicesVersionAndVendorCanBeChosen) {
  const LevelZero zero;
  EXPECT_EQ(zero.devices.size(), 3U);
  ze_api_version_t version = {};
  MUST(zeDriverGetApiVersion(zero.driver, &version));
  EXPECT_EQ(version, ZE_API_VERSION_1_4);
  ze_device_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES;
  MUST(zeDeviceGetProperties(zero.device, &properties));
  EXPECT_EQ(properties.vendorId, 0x8086U);
}

DRIVER_ROLE(startsTheDriver) { const LevelZero zero; }

TEST(Switches, UnknownSwitchesEndTheProcess) {
  for (const Environment &environment :
       std::vector<Environment>{{{"ZE_HOST_DRIVER_IMPORTED_FDS", "caller"}},
                                {{"ZE_HOST_DRIVER_IMPORTED_FD", "nowhere"}},
                                {{"ZE_HOST_DRIVER_WITHOUT", "ipc_memroy"}},
                                {{"ZE_HOST_DRIVER_FAIL", "zeInit:x:1"}},
                                {{"ZE_AFFINITY_MASK", "gpu"}},
                                {{"ZE_FLAT_DEVICE_HIERARCHY", "flat"}}}) {
    const Outcome outcome = run(startsTheDriverRole, environment);
    EXPECT_EQ(outcome.status.signal, SIGABRT) << outcome.log;
    EXPECT_THAT(outcome.log, HasSubstr("is not valid"));
  }
}

// The driver needs an OpenCL driver for kernels.
DRIVER_TEST(ModulesAreUnsupportedWithoutAnOpenClDriver) {
  const LevelZero zero;
  ze_module_desc_t desc = {};
  desc.stype = ZE_STRUCTURE_TYPE_MODULE_DESC;
  const std::uint8_t byte = 0;
  desc.inputSize = sizeof(byte);
  desc.pInputModule = &byte;
  ze_module_handle_t module = nullptr;
  EXPECT_EQ(zeModuleCreate(zero.context, zero.device, &desc, &module, nullptr),
            ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

DRIVER_ROLE(asksForGroups) {
  const LevelZero zero;
  ze_device_compute_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES;
  MUST(zeDeviceGetComputeProperties(zero.device, &properties));
}

TEST(Switches, InvalidOpenClLibrariesAbortTheProcess) {
  for (const char *library : {"libmissing.so", HOST_DRIVER_LIBRARY}) {
    const Outcome outcome = run(asksForGroupsRole, {{"ZE_HOST_DRIVER_OPENCL", library}});
    EXPECT_EQ(outcome.status.signal, SIGABRT) << outcome.log;
    EXPECT_THAT(outcome.log, HasSubstr("name a library with an OpenCL driver for CPUs"));
  }
}

} // namespace
} // namespace host_driver::test
