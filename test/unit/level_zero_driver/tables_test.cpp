// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The tables that the driver's library returns to a loader that is older or newer than the
// installed one.

#include "fakes/level_zero/tables.hpp"

#include "test/unit/level_zero_driver/program.hpp"

#include <array>
#include <memory>
#include <string>

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
constexpr std::size_t kSlots = 64; // more slots than any table has

// The value of all slots before a call. The driver must not change slots that it does not fill.
void *untouched() { return reinterpret_cast<void *>(~std::uintptr_t{0}); }

std::array<void *, kSlots> filled(const std::string &name, ze_api_version_t version) {
  const Library library;
  std::array<void *, kSlots> slots;
  slots.fill(untouched());
  EXPECT_EQ(library.table(name)(version, slots.data()), ZE_RESULT_SUCCESS) << name;
  return slots;
}

#define SAME_LENGTH_AS_PACKAGED(FUNCTION, STRUCT, TABLE, ...)                                      \
  static_assert(slotsAt(ZE_API_VERSION_1_4, {__VA_ARGS__}) == sizeof(STRUCT) / sizeof(void *));
HOST_DRIVER_PACKAGED_TABLES(SAME_LENGTH_AS_PACKAGED)

struct KnownTable {
  const char *name;
  std::size_t (*slotsAt)(ze_api_version_t version);
};

#define KNOWN_TABLE(FUNCTION, STRUCT, TABLE, ...)                                                  \
  {#FUNCTION, [](ze_api_version_t version) { return slotsAt(version, {__VA_ARGS__}); }},
const KnownTable kTables[] = {HOST_DRIVER_PACKAGED_TABLES(KNOWN_TABLE)
                                  HOST_DRIVER_NEWER_TABLES(KNOWN_TABLE)};

TEST(Tables, RefuseNullAndNewerMajorVersions) {
  const Library library;
  std::array<void *, kSlots> slots = {};
  for (const KnownTable &known : kTables) {
    const FillTable table = library.table(known.name);
    EXPECT_EQ(table(kNewest, nullptr), ZE_RESULT_ERROR_INVALID_NULL_POINTER) << known.name;
    EXPECT_EQ(table(static_cast<ze_api_version_t>(ZE_MAKE_VERSION(2, 0)), slots.data()),
              ZE_RESULT_ERROR_UNSUPPORTED_VERSION)
        << known.name;
  }
}

class TablesOfVersion : public testing::TestWithParam<unsigned> {};

TEST_P(TablesOfVersion, HaveNoNullSlotAndNoMoreThanTheLoaderKnows) {
  const auto version = static_cast<ze_api_version_t>(ZE_MAKE_VERSION(1, GetParam()));
  const Library library;
  for (const KnownTable &known : kTables) {
    ASSERT_NE(library.table(known.name), nullptr) << known.name;
    const auto slots = filled(known.name, version);
    const std::size_t size = known.slotsAt(version);
    for (std::size_t slot = 0; slot < kSlots; ++slot)
      if (slot < size)
        EXPECT_TRUE(slots[slot] != untouched() && slots[slot] != nullptr)
            << known.name << " slot " << slot;
      else
        EXPECT_EQ(slots[slot], untouched()) << known.name << " slot " << slot;
  }
}
INSTANTIATE_TEST_SUITE_P(, TablesOfVersion, testing::Range(0u, 18u),
                         [](const auto &minor) { return "V1_" + std::to_string(minor.param); });

TEST(Tables, ReportUnsupportedFunctions) {
  const Library library; // stays loaded while its functions are called
  const auto call = [](const std::string &name, std::size_t slot) {
    return reinterpret_cast<ze_result_t (*)()>(filled(name, kNewest)[slot])();
  };
  EXPECT_EQ(call("zeGetModuleProcAddrTable", 0), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(call("zeGetMemProcAddrTable", 11), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(call("zesGetOverclockProcAddrTable", 0), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

DRIVER_ROLE(asksForAHiddenSlot) {
  EXPECT_EQ(filled("zeGetMemProcAddrTable", kNewest)[10], untouched());
  EXPECT_NE(filled("zeGetMemProcAddrTable", kNewest)[12], untouched());
  EXPECT_EQ(filled("zeGetEventProcAddrTable", kNewest)[11], untouched());
}

TEST(Tables, LackTheSlotsThatASwitchHides) {
  const Outcome outcome =
      run(asksForAHiddenSlotRole,
          {{"ZE_HOST_DRIVER_WITHOUT_SLOT", "zeMemPutIpcHandle,zeEventCounterBased*"}});
  EXPECT_TRUE(outcome.status.success()) << outcome.log;
}

} // namespace
} // namespace host_driver::test
