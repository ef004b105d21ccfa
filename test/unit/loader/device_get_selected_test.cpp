// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/adapter_registry.hpp"
#include "test/unit/loader/fake_adapter.hpp"
#include "test/unit/loader/loader_fixture.hpp"

#include <array>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace ur::loader::test {
namespace {

struct SelectedCase {
  const char *selector;
  const char *first;  // names of the selected devices of platform 0
  const char *second; // the same for platform 1
  ur_device_type_t type = UR_DEVICE_TYPE_ALL;
};

void PrintTo(const SelectedCase &selectedCase, std::ostream *out) {
  *out << selectedCase.selector << " of type " << selectedCase.type;
}

class DeviceGetSelected : public LoaderTest {
protected:
  DeviceGetSelected() {
    init();
    adapter_ = adapters().front();
  }

  ur_platform_handle_t platform(std::size_t i = 0) const { return platformsOf(adapter_)[i]; }

  static std::string nameOf(ur_device_handle_t device) {
    std::array<char, 8> name{};
    EXPECT_EQ(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, name.size(), name.data(), nullptr),
              UR_RESULT_SUCCESS);
    return name.data();
  }

  // Selects devices and releases them, and checks that no reference to a sub-device is left.
  static std::string select(ur_platform_handle_t platform, ur_device_type_t type) {
    std::uint32_t count = 0;
    EXPECT_EQ(urDeviceGetSelected(platform, type, 0, nullptr, &count), UR_RESULT_SUCCESS);
    EXPECT_EQ(openReferences(), 0);
    std::vector<ur_device_handle_t> devices(count);
    std::uint32_t secondCount = 0;
    if (count != 0) {
      EXPECT_EQ(urDeviceGetSelected(platform, type, count, devices.data(), &secondCount),
                UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(count, secondCount);

    std::string names;
    for (const ur_device_handle_t device : devices) {
      names.append(names.empty() ? "" : " ").append(nameOf(device));
      EXPECT_EQ(urDeviceRelease(device), UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(openReferences(), 0);
    return names;
  }

  static std::int64_t openReferences() {
    return Library(FAKE_FIRST)
        .function<decltype(&fakeSubDeviceReferences)>("fakeSubDeviceReferences")();
  }

  ScopedVariable force{"UR_ADAPTERS_FORCE_LOAD", FAKE_FIRST};
  ur_adapter_handle_t adapter_ = nullptr;
};

class Selects : public DeviceGetSelected, public testing::WithParamInterface<SelectedCase> {};

TEST_P(Selects, Devices) {
  const SelectedCase &expected = GetParam();
  const ScopedVariable variable("ONEAPI_DEVICE_SELECTOR", expected.selector);
  EXPECT_EQ(select(platform(0), expected.type), expected.first);
  EXPECT_EQ(select(platform(1), expected.type), expected.second);
}

INSTANTIATE_TEST_SUITE_P(
    Cases, Selects,
    testing::Values(SelectedCase{"", "0 1", "2 3"}, SelectedCase{"", "0", "2", UR_DEVICE_TYPE_GPU},
                    SelectedCase{"*:*", "0 1", "2 3"}, SelectedCase{"level_zero:*", "0 1", "2 3"},
                    SelectedCase{"LEVEL_ZERO:GPU", "0", "2"},
                    SelectedCase{"level_zero:cpu", "1", ""}, SelectedCase{"*:fpga", "", "3"},
                    // Device numbers continue from one platform to the next.
                    SelectedCase{"level_zero:0,2", "0", "2"}, SelectedCase{"level_zero:3", "", "3"},
                    SelectedCase{"level_zero:4", "", ""},
                    // The devices are in the order of the terms, each one only once.
                    SelectedCase{"level_zero:3,2,1,0", "1 0", "3 2"},
                    SelectedCase{"level_zero:1,*", "1 0", "2 3"},
                    SelectedCase{"level_zero:gpu,0", "0", "2"},
                    // The type filters devices that already have their numbers.
                    SelectedCase{"level_zero:1,2", "1", "", UR_DEVICE_TYPE_CPU},
                    SelectedCase{"*:*", "", "3", UR_DEVICE_TYPE_FPGA},
                    // Sub-devices by affinity domain or by slice.
                    SelectedCase{"level_zero:0.0", "0.0", ""},
                    SelectedCase{"level_zero:0.*", "0.0 0.1", ""},
                    SelectedCase{"level_zero:*.*", "0.0 0.1 1.0 1.1", ""},
                    SelectedCase{"level_zero:*.*", "1.0 1.1", "", UR_DEVICE_TYPE_CPU},
                    SelectedCase{"level_zero:0.0.1", "0.0.1", ""},
                    SelectedCase{"level_zero:*.*.*", "0.0.0 0.0.1", ""},
                    SelectedCase{"level_zero:0.0.*,0.1,1", "0.0.0 0.0.1 0.1 1", ""},
                    SelectedCase{"level_zero:2.0,0.2,0.1.0", "", ""},
                    // A term that discards a device takes precedence. If all terms discard, all
                    // other devices stay.
                    SelectedCase{"!level_zero:0", "1", "2 3"}, SelectedCase{"!*:gpu", "1", "3"},
                    SelectedCase{"!level_zero:*", "", ""}, SelectedCase{"!cuda:*", "0 1", "2 3"},
                    SelectedCase{"level_zero:*;!level_zero:1,3", "0", "2"},
                    SelectedCase{"*:0;!level_zero:0", "", ""},
                    SelectedCase{"level_zero:*.*;!level_zero:0.1", "0.0 1.0 1.1", ""},
                    SelectedCase{"level_zero:0.*;!level_zero:0", "0.0 0.1", ""},
                    SelectedCase{"level_zero:*.*;!*:cpu", "0.0 0.1 1.0 1.1", ""},
                    // Terms for other backends.
                    SelectedCase{"cuda:*", "", ""}, SelectedCase{"cuda:*;level_zero:2", "", "2"}));

TEST_F(DeviceGetSelected, FillsTheArrayAndReturnsTheTotal) {
  const ScopedVariable variable("ONEAPI_DEVICE_SELECTOR", "level_zero:0.1,0.0,0");
  std::array<ur_device_handle_t, 3> devices{};
  std::uint32_t count = 0;
  ASSERT_EQ(urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, 1, devices.data(), &count),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(count, 3U);
  EXPECT_EQ(nameOf(devices[0]), "0.1");
  EXPECT_EQ(devices[1], nullptr);
  EXPECT_EQ(openReferences(), 1);
  EXPECT_EQ(urDeviceRelease(devices[0]), UR_RESULT_SUCCESS);
  EXPECT_EQ(openReferences(), 0);
}

TEST_F(DeviceGetSelected, RejectsBadArguments) {
  ur_device_handle_t device = nullptr;
  std::uint32_t count = 0;
  EXPECT_EQ(urDeviceGetSelected(nullptr, UR_DEVICE_TYPE_ALL, 0, nullptr, &count),
            UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, 0, &device, &count),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, 1, nullptr, &count),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urDeviceGetSelected(platform(), UR_DEVICE_TYPE_VPU, 0, nullptr, &count),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(urDeviceGetSelected(platform(), static_cast<ur_device_type_t>(99), 0, nullptr, &count),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(DeviceGetSelected, RejectsAMalformedSelectorWithAMessage) {
  const ScopedVariable variable("ONEAPI_DEVICE_SELECTOR", "level_zero:0;laser:1");
  std::uint32_t count = 7;
  EXPECT_EQ(urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, &count),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(count, 7U);
  EXPECT_TRUE(captured.has("`laser` is not a backend")) << captured.text();
}

TEST_F(DeviceGetSelected, WorksUnderDispatch) {
  ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  const ScopedVariable on("UR_ENABLE_LOADER_INTERCEPT", "1");
  const ScopedVariable variable("ONEAPI_DEVICE_SELECTOR", "level_zero:0.1");
  init();
  EXPECT_EQ(select(platformsOf(adapters().front()).front(), UR_DEVICE_TYPE_ALL), "0.1");
}

TEST_F(DeviceGetSelected, IsUninitializedAfterTeardown) {
  const ur_platform_handle_t stale = platform();
  ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  std::uint32_t count = 0;
  for (const char *text : {"", "level_zero:0"}) {
    const ScopedVariable variable("ONEAPI_DEVICE_SELECTOR", text);
    EXPECT_EQ(urDeviceGetSelected(stale, UR_DEVICE_TYPE_ALL, 0, nullptr, &count),
              UR_RESULT_ERROR_UNINITIALIZED);
  }
}

} // namespace
} // namespace ur::loader::test
