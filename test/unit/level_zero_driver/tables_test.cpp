// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a loader sees of the library, older and newer ones than the one that is installed.

#include "test/unit/level_zero_driver/program.hpp"

#include <array>
#include <cstring>
#include <memory>

#include <dlfcn.h>
#include <level_zero/ze_ddi.h>
#include <level_zero/zes_ddi.h>
#include <level_zero/zet_ddi.h>

namespace host_driver::test {
namespace {

using FillTable = ze_result_t(ZE_APICALL *)(ze_api_version_t, void *);

class Library {
public:
  FillTable table(const std::string &name) const {
    return reinterpret_cast<FillTable>(dlsym(handle_.get(), name.c_str()));
  }

private:
  struct Close {
    void operator()(void *handle) const { dlclose(handle); }
  };
  std::unique_ptr<void, Close> handle_{dlopen(HOST_DRIVER_LIBRARY, RTLD_LAZY | RTLD_LOCAL)};
};

constexpr auto kNewest = static_cast<ze_api_version_t>(ZE_MAKE_VERSION(1, 17));
constexpr std::size_t kSlots = 64; // more than any table has

// Slots that the driver leaves alone keep this.
void *untouched() { return reinterpret_cast<void *>(~std::uintptr_t{0}); }

std::array<void *, kSlots> filled(const std::string &name, ze_api_version_t version) {
  const Library library;
  std::array<void *, kSlots> slots;
  slots.fill(untouched());
  EXPECT_EQ(library.table(name)(version, slots.data()), ZE_RESULT_SUCCESS) << name;
  return slots;
}

TEST(Tables, AllThatThePackagedLoaderWantsAreExported) {
  const char *const names[] = {"zeGetGlobal",
                               "zeGetDriver",
                               "zeGetDevice",
                               "zeGetContext",
                               "zeGetCommandQueue",
                               "zeGetCommandList",
                               "zeGetImage",
                               "zeGetFence",
                               "zeGetEventPool",
                               "zeGetEvent",
                               "zeGetModule",
                               "zeGetModuleBuildLog",
                               "zeGetKernel",
                               "zeGetSampler",
                               "zeGetPhysicalMem",
                               "zeGetMem",
                               "zeGetVirtualMem",
                               "zetGetDevice",
                               "zetGetContext",
                               "zetGetCommandList",
                               "zetGetModule",
                               "zetGetKernel",
                               "zetGetMetricGroup",
                               "zetGetMetric",
                               "zetGetMetricStreamer",
                               "zetGetMetricQueryPool",
                               "zetGetMetricQuery",
                               "zetGetTracerExp",
                               "zetGetDebug",
                               "zesGetDriver",
                               "zesGetDevice",
                               "zesGetScheduler",
                               "zesGetPerformanceFactor",
                               "zesGetPower",
                               "zesGetFrequency",
                               "zesGetEngine",
                               "zesGetStandby",
                               "zesGetFirmware",
                               "zesGetMemory",
                               "zesGetFabricPort",
                               "zesGetTemperature",
                               "zesGetPsu",
                               "zesGetFan",
                               "zesGetLed",
                               "zesGetRas",
                               "zesGetDiagnostics"};
  static_assert(std::size(names) == 46);
  const Library library;
  for (const char *name : names) {
    const FillTable table = library.table(std::string(name) + "ProcAddrTable");
    ASSERT_NE(table, nullptr) << name;
    EXPECT_EQ(table(ZE_API_VERSION_1_4, nullptr), ZE_RESULT_ERROR_INVALID_NULL_POINTER) << name;
    std::array<void *, kSlots> slots = {};
    EXPECT_EQ(table(ZE_API_VERSION_1_4, slots.data()), ZE_RESULT_SUCCESS) << name;
    EXPECT_EQ(table(static_cast<ze_api_version_t>(ZE_MAKE_VERSION(2, 0)), slots.data()),
              ZE_RESULT_ERROR_UNSUPPORTED_VERSION)
        << name;
  }
}

TEST(Tables, EndWhereTheLoadersVersionEnds) {
  const auto end = [](const std::string &name, std::size_t size) {
    const auto slots = filled(name, ZE_API_VERSION_1_4);
    for (std::size_t slot = size / sizeof(void *); slot < kSlots; ++slot)
      EXPECT_EQ(slots[slot], untouched()) << name << " slot " << slot;
  };
  end("zeGetGlobalProcAddrTable", sizeof(ze_global_dditable_t));
  end("zeGetDriverProcAddrTable", sizeof(ze_driver_dditable_t));
  end("zeGetDeviceProcAddrTable", sizeof(ze_device_dditable_t));
  end("zeGetCommandListProcAddrTable", sizeof(ze_command_list_dditable_t));
  end("zeGetEventPoolProcAddrTable", sizeof(ze_event_pool_dditable_t));
  end("zeGetEventProcAddrTable", sizeof(ze_event_dditable_t));
  end("zeGetPhysicalMemProcAddrTable", sizeof(ze_physical_mem_dditable_t));
  end("zeGetMemProcAddrTable", sizeof(ze_mem_dditable_t));
  end("zeGetMemExpProcAddrTable", 0);
}

TEST(Tables, ReachAsFarAsTheDriverKnows) {
  const auto has = [](const std::string &name, std::size_t slot) {
    return filled(name, kNewest)[slot] != untouched();
  };
  EXPECT_TRUE(has("zeGetGlobalProcAddrTable", 1)) << "InitDrivers";
  EXPECT_TRUE(has("zeGetCommandListProcAddrTable", 28)) << "HostSynchronize";
  EXPECT_TRUE(has("zeGetMemProcAddrTable", 10)) << "PutIpcHandle";
  EXPECT_FALSE(has("zeGetMemProcAddrTable", 11)) << "GetPitchFor2dImage";
  EXPECT_TRUE(has("zeGetMemProcAddrTable", 12)) << "GetIpcHandleWithProperties";
  EXPECT_TRUE(has("zeGetEventPoolProcAddrTable", 5)) << "PutIpcHandle";
  for (std::size_t slot = 11; slot <= 16; ++slot)
    EXPECT_TRUE(has("zeGetEventProcAddrTable", slot)) << "counter-based events, slot " << slot;
  EXPECT_TRUE(has("zeGetPhysicalMemProcAddrTable", 2)) << "GetProperties";
  EXPECT_TRUE(has("zeGetMemExpProcAddrTable", 0)) << "GetIpcHandleFromFileDescriptorExp";
}

void asksForAHiddenSlot(Channel &) {
  EXPECT_EQ(filled("zeGetMemProcAddrTable", kNewest)[10], untouched());
  EXPECT_NE(filled("zeGetMemProcAddrTable", kNewest)[12], untouched());
  EXPECT_EQ(filled("zeGetEventProcAddrTable", kNewest)[11], untouched());
}
const Role kAsksForAHiddenSlot("asksForAHiddenSlot", asksForAHiddenSlot);

TEST(Tables, LackTheSlotsThatASwitchHides) {
  const Outcome outcome =
      run(kAsksForAHiddenSlot,
          {{"ZE_HOST_DRIVER_WITHOUT_SLOT", "zeMemPutIpcHandle,zeEventCounterBased*"}});
  EXPECT_TRUE(outcome.status.success()) << outcome.log;
}

} // namespace
} // namespace host_driver::test
