// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/api_function.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"
#include "tools/support/error.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

std::vector<ur_device_handle_t> devicesOf(ur_platform_handle_t platform, ur_device_type_t type) {
  std::uint32_t count = 0;
  EXPECT_SUCCESS(urDeviceGet(platform, type, 0, nullptr, &count));
  std::vector<ur_device_handle_t> devices(count);
  if (count != 0) {
    EXPECT_SUCCESS(urDeviceGet(platform, type, count, devices.data(), nullptr));
  }
  return devices;
}

using SelectedDevicesTest = DiscoveryTest;

TEST_F(SelectedDevicesTest, AreASubsetOfAllDevices) {
  std::uint32_t count = 0;
  ASSERT_SUCCESS(urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
  std::vector<ur_device_handle_t> selected(count);
  ASSERT_SUCCESS(
      urDeviceGetSelected(platform(), UR_DEVICE_TYPE_ALL, count, selected.data(), nullptr));
  const auto allDevices = devicesOf(platform(), UR_DEVICE_TYPE_ALL);
  for (const ur_device_handle_t handle : selected)
    EXPECT_NE(std::find(allDevices.begin(), allDevices.end(), handle), allDevices.end());
  if (!std::getenv("ONEAPI_DEVICE_SELECTOR")) {
    EXPECT_EQ(selected, allDevices);
  }
}

using urDeviceGetTest = DiscoveryTest;

TEST_F(urDeviceGetTest, FiltersByType) {
  const auto allDevices = devicesOf(platform(), UR_DEVICE_TYPE_ALL);
  EXPECT_NE(std::find(allDevices.begin(), allDevices.end(), device()), allDevices.end());
  EXPECT_EQ(allDevices, devicesOf(platform(), UR_DEVICE_TYPE_ALL)) << "the order changes";
  EXPECT_FALSE(devicesOf(platform(), UR_DEVICE_TYPE_DEFAULT).empty());

  const auto ownType = info<ur_device_type_t>(deviceQuery(device()), UR_DEVICE_INFO_TYPE);
  const auto matches = devicesOf(platform(), ownType);
  EXPECT_NE(std::find(matches.begin(), matches.end(), device()), matches.end());
  for (const ur_device_type_t type : {UR_DEVICE_TYPE_CPU, UR_DEVICE_TYPE_GPU, UR_DEVICE_TYPE_FPGA})
    if (type != ownType) {
      const auto mismatches = devicesOf(platform(), type);
      EXPECT_EQ(std::find(mismatches.begin(), mismatches.end(), device()), mismatches.end());
    }
}

IN_THREADS(urDeviceGet) {
  std::uint32_t count = 0;
  answers << urDeviceGet(objects.platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, &count) << count;
  std::vector<ur_device_handle_t> devices(count);
  answers << urDeviceGet(objects.platform(), UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr);
  for (const ur_device_handle_t device : devices)
    answers << device;
}

using urDeviceGetGlobalTimestampsTest = DiscoveryTest;

TEST_F(urDeviceGetGlobalTimestampsTest, DoNotDecrease) {
  std::uint64_t device1 = 0;
  std::uint64_t host1 = 0;
  std::uint64_t device2 = 0;
  std::uint64_t host2 = 0;
  ASSERT_SUCCESS_OR_SKIP(urDeviceGetGlobalTimestamps(device(), &device1, &host1));
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), &device2, nullptr));
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), nullptr, &host2));
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), nullptr, nullptr));
  EXPECT_GT(device1, 0u);
  EXPECT_GT(host1, 0u);
  EXPECT_GE(device2, device1);
  EXPECT_GE(host2, host1);
}

IN_THREADS(urDeviceGetGlobalTimestamps) {
  std::uint64_t device[2] = {};
  std::uint64_t host[2] = {};
  for (int i = 0; i < 2; ++i)
    answers << urDeviceGetGlobalTimestamps(objects.device(), &device[i], &host[i]);
  answers << (device[0] <= device[1]) << (host[0] <= host[1]);
}

class urDevicePartitionTest : public DiscoveryTest {
protected:
  static ur_result_t
  partition(ur_device_partition_t type, std::uint32_t number, std::uint32_t *count,
            ur_structure_type_t stype = UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES) {
    ur_device_partition_property_t property{};
    property.type = type;
    property.value.count = number;
    const ur_device_partition_properties_t properties{stype, nullptr, &property, 1};
    return urDevicePartition(device(), &properties, 0, nullptr, count);
  }
};

TEST_F(urDevicePartitionTest, FollowsItsQuery) {
  const auto kinds =
      infoArray<ur_device_partition_t>(deviceQuery(device()), UR_DEVICE_INFO_SUPPORTED_PARTITIONS);
  for (const ur_device_partition_t type :
       {UR_DEVICE_PARTITION_EQUALLY, UR_DEVICE_PARTITION_BY_COUNTS,
        UR_DEVICE_PARTITION_BY_CSLICE}) {
    std::uint32_t count = 0;
    const ur_result_t result = partition(type, 1, &count);
    if (std::find(kinds.begin(), kinds.end(), type) == kinds.end()) {
      EXPECT_TRUE(result == kInvalidValue || result == kUnsupportedFeature) << nameOf(result);
    } else {
      EXPECT_RESULT(UR_RESULT_SUCCESS, result);
      EXPECT_GE(count, 1u);
    }
  }
}

TEST_F(urDevicePartitionTest, RefusesPartsLargerThanTheDevice) {
  const auto units = info<std::uint32_t>(deviceQuery(device()), UR_DEVICE_INFO_MAX_COMPUTE_UNITS);
  std::uint32_t count = 0;
  const ur_result_t result = partition(UR_DEVICE_PARTITION_BY_COUNTS, units + 1, &count);
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT || result == kInvalidValue ||
              result == kUnsupportedFeature)
      << nameOf(result);
}

TEST_F(urDevicePartitionTest, RefusesOtherStructs) {
  std::uint32_t count = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(kInvalidArgument,
                                partition(UR_DEVICE_PARTITION_EQUALLY, 1, &count, kWrongType));
}

IN_THREADS(urDevicePartition) {
  ur_device_partition_property_t property{};
  property.type = UR_DEVICE_PARTITION_EQUALLY;
  property.value.equally = 1;
  const ur_device_partition_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                                    nullptr, &property, 1};
  std::uint32_t count = 0;
  answers << urDevicePartition(objects.device(), &properties, 0, nullptr, &count) << count;
}

using urDeviceSelectBinaryTest = DiscoveryTest;

TEST_F(urDeviceSelectBinaryTest, RefusesOtherTargetsAndAnEmptyList) {
  const ur_device_binary_t binary{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "no-such-target"};
  std::uint32_t selected = 0;
  EXPECT_REFUSED_OR_UNSUPPORTED(UR_RESULT_ERROR_INVALID_BINARY,
                                urDeviceSelectBinary(device(), &binary, 1, &selected));
  EXPECT_REFUSED_OR_UNSUPPORTED(kInvalidSize,
                                urDeviceSelectBinary(device(), &binary, 0, &selected));
}

TEST_F(urDeviceSelectBinaryTest, ChoosesTheMatchingBinary) {
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
      return skipUnclaimed("urDeviceSelectBinary returns UNSUPPORTED_FEATURE");
    EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_BINARY || selected == 1) << target << selected;
  }
}

IN_THREADS(urDeviceSelectBinary) {
  const ur_device_binary_t binary{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "no-such-target"};
  std::uint32_t selected = 0;
  answers << urDeviceSelectBinary(objects.device(), &binary, 1, &selected) << selected;
}

class urDeviceGetInfoTest : public DiscoveryTest {
protected:
  static auto query() { return deviceQuery(device()); }
};

TEST_F(urDeviceGetInfoTest, FollowsTheRules) { expectInfoRules<ur_device_info_t>(query()); }

TEST_F(urDeviceGetInfoTest, ReturnsPlausibleValues) {
  EXPECT_TRUE(info<ur_bool_t>(query(), UR_DEVICE_INFO_AVAILABLE));
  EXPECT_TRUE(info<ur_bool_t>(query(), UR_DEVICE_INFO_ENDIAN_LITTLE));
  EXPECT_EQ(info<std::uint32_t>(query(), UR_DEVICE_INFO_ADDRESS_BITS), 64u);
  EXPECT_GT(info<std::uint32_t>(query(), UR_DEVICE_INFO_MAX_COMPUTE_UNITS), 0u);
  EXPECT_EQ(info<ur_platform_handle_t>(query(), UR_DEVICE_INFO_PLATFORM), platform());
  EXPECT_NE(infoString(query(), UR_DEVICE_INFO_NAME), "");
  const auto maxSize = info<std::uint64_t>(query(), UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  EXPECT_GT(maxSize, 0u);
  EXPECT_LE(maxSize, info<std::uint64_t>(query(), UR_DEVICE_INFO_GLOBAL_MEM_SIZE));
  EXPECT_EQ(infoArray<std::size_t>(query(), UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES).size(),
            info<std::uint32_t>(query(), UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS));
}

TEST_F(urDeviceGetInfoTest, AUuidHas16Bytes) {
  std::size_t size = 0;
  const ur_result_t result = query()(UR_DEVICE_INFO_UUID, std::size_t{0}, nullptr, &size);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
    return skipUnclaimed("UR_DEVICE_INFO_UUID: the query is not supported");
  EXPECT_RESULT(UR_RESULT_SUCCESS, result);
  EXPECT_EQ(size, 16u);
}

TEST_F(urDeviceGetInfoTest, FlagsAreDeclared) {
  for (const ur_device_info_t name :
       {UR_DEVICE_INFO_QUEUE_PROPERTIES, UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES,
        UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES})
    EXPECT_EQ(info<ur_queue_flags_t>(query(), name) & UR_QUEUE_FLAGS_MASK, 0u) << name;
  const auto capabilities =
      info<ur_device_exec_capability_flags_t>(query(), UR_DEVICE_INFO_EXECUTION_CAPABILITIES);
  EXPECT_EQ(capabilities & UR_DEVICE_EXEC_CAPABILITY_FLAGS_MASK, 0u);
  EXPECT_NE(capabilities, 0u);
  const auto scopes = info<ur_memory_scope_capability_flags_t>(
      query(), UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES);
  EXPECT_EQ(scopes & UR_MEMORY_SCOPE_CAPABILITY_FLAGS_MASK, 0u);
  EXPECT_NE(scopes, 0u);
}

TEST_F(urDeviceGetInfoTest, AnswersEverySupportQuery) {
  for (const SupportQuery &support : supportQueries()) {
    SCOPED_TRACE(support.name);
    ur_bool_t answer = 2;
    const ur_result_t result = query()(support.value, sizeof(answer), &answer, nullptr);
    if (result != UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
      EXPECT_RESULT(UR_RESULT_SUCCESS, result);
      EXPECT_LE(answer, 1) << "neither true nor false";
    }
  }
}

IN_THREADS(urDeviceGetInfo) {
  answers.addInfo<ur_device_info_t>(deviceQuery(objects.device()),
                                    {UR_DEVICE_INFO_GLOBAL_MEM_FREE,
                                     UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS,
                                     UR_DEVICE_INFO_FAN_SPEED});
}

} // namespace
