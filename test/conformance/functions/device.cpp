// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class DeviceFunctions : public DeviceTest {
protected:
  static ur_platform_handle_t platform() { return deviceUnderTest().platform; }
  static ur_result_t query(ur_device_info_t name, std::size_t size, void *value,
                           std::size_t *sizeRet) {
    return urDeviceGetInfo(deviceUnderTest().device, name, size, value, sizeRet);
  }
};

std::vector<ur_device_handle_t> devicesOf(ur_platform_handle_t platform, ur_device_type_t type) {
  std::uint32_t count = 0;
  EXPECT_SUCCESS(urDeviceGet(platform, type, 0, nullptr, &count));
  std::vector<ur_device_handle_t> devices(count);
  if (count != 0) {
    EXPECT_SUCCESS(urDeviceGet(platform, type, count, devices.data(), nullptr));
  }
  return devices;
}

TEST_F(DeviceFunctions, GetFiltersByType) {
  const auto all = devicesOf(platform(), UR_DEVICE_TYPE_ALL);
  EXPECT_NE(std::find(all.begin(), all.end(), device()), all.end());
  EXPECT_EQ(all, devicesOf(platform(), UR_DEVICE_TYPE_ALL)) << "the order changes";
  EXPECT_FALSE(devicesOf(platform(), UR_DEVICE_TYPE_DEFAULT).empty());

  const auto ownType = info<ur_device_type_t>(query, UR_DEVICE_INFO_TYPE);
  const auto same = devicesOf(platform(), ownType);
  EXPECT_NE(std::find(same.begin(), same.end(), device()), same.end());
  for (const ur_device_type_t type : {UR_DEVICE_TYPE_CPU, UR_DEVICE_TYPE_GPU, UR_DEVICE_TYPE_FPGA})
    if (type != ownType) {
      const auto others = devicesOf(platform(), type);
      EXPECT_EQ(std::find(others.begin(), others.end(), device()), others.end());
    }
}

TEST_F(DeviceFunctions, GetRefusesContradictions) {
  std::uint32_t count = 0;
  ur_device_handle_t handle = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE,
                urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 0, &handle, &count));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 1, nullptr, &count));
  EXPECT_RESULT(
      UR_RESULT_ERROR_INVALID_ENUMERATION,
      urDeviceGet(platform(), static_cast<ur_device_type_t>(0x7ffffff0), 0, nullptr, &count));
}

TEST_F(DeviceFunctions, GetSelectedEqualsGetWithoutASelector) {
  if (std::getenv("ONEAPI_DEVICE_SELECTOR"))
    GTEST_SKIP() << "ONEAPI_DEVICE_SELECTOR is set";
  std::uint32_t count = 0;
  ASSERT_SUCCESS(urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
  std::vector<ur_device_handle_t> devices(count);
  ASSERT_SUCCESS(
      urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr));
  EXPECT_EQ(devices, devicesOf(platform(), UR_DEVICE_TYPE_ALL));
}

TEST_F(DeviceFunctions, NullArguments) {
  std::uint32_t count = 0;
  std::uint64_t time = 0;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urDeviceGet(nullptr, UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urDeviceRetain(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urDeviceRelease(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urDeviceGetGlobalTimestamps(nullptr, &time, &time));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urDevicePartition(device(), nullptr, 0, nullptr, &count));
}

TEST_F(DeviceFunctions, InfoFollowsTheRules) { expectInfoRules(query, UR_DEVICE_INFO_NAME); }

// Runtimes on top refuse a device that fails one of these.
TEST_F(DeviceFunctions, AnswersWhatRuntimesAskFirst) {
  EXPECT_NE(info<ur_device_type_t>(query, UR_DEVICE_INFO_TYPE), UR_DEVICE_TYPE_ALL);
  EXPECT_EQ(info<ur_platform_handle_t>(query, UR_DEVICE_INFO_PLATFORM), platform());
  EXPECT_EQ(info<ur_device_handle_t>(query, UR_DEVICE_INFO_PARENT_DEVICE), nullptr);
  EXPECT_NE(infoString(query, UR_DEVICE_INFO_NAME), "");
  EXPECT_NE(infoString(query, UR_DEVICE_INFO_VENDOR), "");
  EXPECT_NE(infoString(query, UR_DEVICE_INFO_DRIVER_VERSION), "");
  infoString(query, UR_DEVICE_INFO_EXTENSIONS);
  info<ur_bool_t>(query, UR_DEVICE_INFO_COMPILER_AVAILABLE);
  info<ur_bool_t>(query, UR_DEVICE_INFO_LINKER_AVAILABLE);
  info<ur_bool_t>(query, UR_DEVICE_INFO_USE_NATIVE_ASSERT);
  info<ur_queue_flags_t>(query, UR_DEVICE_INFO_QUEUE_PROPERTIES);
  infoArray<ur_device_partition_t>(query, UR_DEVICE_INFO_SUPPORTED_PARTITIONS);
  EXPECT_EQ(infoArray<std::size_t>(query, UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES).size(),
            info<std::uint32_t>(query, UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS));
}

TEST_F(DeviceFunctions, InfoMakesSense) {
  EXPECT_TRUE(info<ur_bool_t>(query, UR_DEVICE_INFO_AVAILABLE));
  EXPECT_TRUE(info<ur_bool_t>(query, UR_DEVICE_INFO_ENDIAN_LITTLE));
  EXPECT_EQ(info<std::uint32_t>(query, UR_DEVICE_INFO_ADDRESS_BITS), 64u);
  EXPECT_GT(info<std::uint32_t>(query, UR_DEVICE_INFO_MAX_COMPUTE_UNITS), 0u);
  const auto global = info<std::uint64_t>(query, UR_DEVICE_INFO_GLOBAL_MEM_SIZE);
  const auto largest = info<std::uint64_t>(query, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  EXPECT_GT(largest, 0u);
  EXPECT_LE(largest, global);
  EXPECT_EQ(infoString(query, UR_DEVICE_INFO_PROFILE), "FULL_PROFILE");
}

TEST_F(DeviceFunctions, UuidHas16Bytes) {
  std::size_t size = 0;
  if (query(UR_DEVICE_INFO_UUID, 0, nullptr, &size) == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
    return; // the query is optional
  EXPECT_EQ(infoArray<std::uint8_t>(query, UR_DEVICE_INFO_UUID).size(), 16u);
}

// The numbers 0 to 139 are all declared; later ones have gaps.
TEST_F(DeviceFunctions, KnowsEveryDeclaredInfo) {
  for (int number = 0; number <= UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD; ++number) {
    std::size_t size = 0;
    const ur_result_t result = query(static_cast<ur_device_info_t>(number), 0, nullptr, &size);
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
        << "info " << number << ": " << nameOf(result);
  }
}

TEST_F(DeviceFunctions, RootDevicesAreNotCounted) {
  const auto before = info<std::uint32_t>(query, UR_DEVICE_INFO_REFERENCE_COUNT);
  EXPECT_SUCCESS(urDeviceRetain(device()));
  EXPECT_EQ(info<std::uint32_t>(query, UR_DEVICE_INFO_REFERENCE_COUNT), before);
  EXPECT_SUCCESS(urDeviceRelease(device()));
  EXPECT_EQ(info<std::uint32_t>(query, UR_DEVICE_INFO_REFERENCE_COUNT), before);
}

TEST_F(DeviceFunctions, SelectBinaryRefusesWhatDoesNotFit) {
  ur_device_binary_t binary{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "no-such-target"};
  std::uint32_t selected = 0;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_BINARY,
                urDeviceSelectBinary(device(), &binary, 1, &selected));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE,
                urDeviceSelectBinary(device(), &binary, 0, &selected));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urDeviceSelectBinary(device(), nullptr, 1, &selected));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urDeviceSelectBinary(device(), &binary, 1, nullptr));
}

TEST_F(DeviceFunctions, TimestampsRise) {
  std::uint64_t device1 = 0;
  std::uint64_t host1 = 0;
  std::uint64_t device2 = 0;
  std::uint64_t host2 = 0;
  ASSERT_SUCCESS(urDeviceGetGlobalTimestamps(device(), &device1, &host1));
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), &device2, nullptr));
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), nullptr, &host2));
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), nullptr, nullptr));
  EXPECT_GT(device1, 0u);
  EXPECT_GE(device2, device1);
  EXPECT_GE(host2, host1);
}

TEST_F(DeviceFunctions, NativeHandleLeadsBack) {
  ur_native_handle_t native = 0;
  const ur_result_t result = urDeviceGetNativeHandle(device(), &native);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter has no native devices";
  ASSERT_SUCCESS(result);
  ur_device_handle_t same = nullptr;
  EXPECT_SUCCESS(urDeviceCreateWithNativeHandle(native, deviceUnderTest().adapter, nullptr, &same));
  EXPECT_EQ(same, device());
}

} // namespace
