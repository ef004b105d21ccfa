// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <csignal>
#include <cstring>

#include <gmock/gmock.h>

namespace host_driver::test {
namespace {

using ::testing::HasSubstr;

DRIVER_TEST(DeviceSaysWhatItIs) {
  const LevelZero zero;
  ze_device_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES;
  MUST(zeDeviceGetProperties(zero.device, &properties));
  EXPECT_THAT(properties.name, HasSubstr("test driver"));
  EXPECT_EQ(properties.type, ZE_DEVICE_TYPE_GPU);
  ze_api_version_t version = {};
  MUST(zeDriverGetApiVersion(zero.driver, &version));
  EXPECT_EQ(static_cast<std::uint32_t>(version), ZE_MAKE_VERSION(1, 16));
}

DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_VENDOR", "0x8086"}}), 1, VendorCanBeChosen) {
  const LevelZero zero;
  newer::DeviceIpVersion ip = {newer::kDeviceIpVersion, nullptr, 0};
  ze_device_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES;
  properties.pNext = &ip;
  MUST(zeDeviceGetProperties(zero.device, &properties));
  EXPECT_EQ(properties.vendorId, 0x8086U);
  EXPECT_EQ(ip.ipVersion, newer::ipVersion(20, 1, 0));
}

DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_DEVICES", "3"},
                              {"ZE_HOST_DRIVER_API_VERSION", "1.4"}}),
                 1, DevicesAndVersionCanBeChosen) {
  const LevelZero zero;
  EXPECT_EQ(zero.devices.size(), 3U);
  ze_api_version_t version = {};
  MUST(zeDriverGetApiVersion(zero.driver, &version));
  EXPECT_EQ(version, ZE_API_VERSION_1_4);
  ze_bool_t access = 0;
  MUST(zeDeviceCanAccessPeer(zero.devices[0], zero.devices[2], &access));
  EXPECT_TRUE(access);
}

DRIVER_TEST_WITH((Environment{
                     {"ZE_HOST_DRIVER_FAIL",
                      "zeMemAllocDevice:2:0x70000003,zeMemGetAddressRange:1+:0x78000004"}}),
                 1, CallsFailWhereTheyAreToldTo) {
  const LevelZero zero;
  void *memory = zero.allocate(64);
  const ze_device_mem_alloc_desc_t desc = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  void *none = nullptr;
  EXPECT_EQ(zeMemAllocDevice(zero.context, &desc, 64, 0, zero.device, &none),
            ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_EQ(none, nullptr);
  void *other = zero.allocate(64);
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(zeMemGetAddressRange(zero.context, memory, nullptr, nullptr),
              ZE_RESULT_ERROR_INVALID_ARGUMENT);
  zero.free(other);
  zero.free(memory);
}

void startsTheDriver(Channel &) { const LevelZero zero; }
const Role kStartsTheDriver("startsTheDriver", startsTheDriver);

TEST(Switches, UnknownOnesEndTheProcess) {
  for (const Environment &environment :
       std::vector<Environment>{{{"ZE_HOST_DRIVER_IMPORTED_FDS", "caller"}},
                                {{"ZE_HOST_DRIVER_IMPORTED_FD", "nobody"}},
                                {{"ZE_HOST_DRIVER_WITHOUT", "ipc_memroy"}},
                                {{"ZE_HOST_DRIVER_FAIL", "zeInit:x:1"}}}) {
    const Outcome outcome = run(kStartsTheDriver, environment);
    EXPECT_EQ(outcome.status.signal, SIGABRT) << outcome.log;
    EXPECT_THAT(outcome.log, HasSubstr("is not understood"));
  }
}

void asksForTheCensus(Channel &) {
  const LevelZero zero;
  void *memory = zero.allocate(64);
  const auto census =
      zero.extension<ze_result_t(ZE_APICALL *)(std::size_t *, char *)>("zehostGetCensus");
  std::size_t size = 0;
  MUST(census(&size, nullptr));
  std::string text(size, '\0');
  MUST(census(&size, text.data()));
  const auto report = nlohmann::json::parse(text.c_str());
  EXPECT_EQ(report.at("live").at("memory_device"), 1);
  zero.free(memory);
}
const Role kAsksForTheCensus("asksForTheCensus", asksForTheCensus);

TEST(Switches, CensusIsThereAtRunTime) { expectClean(run(kAsksForTheCensus)); }

} // namespace
} // namespace host_driver::test
