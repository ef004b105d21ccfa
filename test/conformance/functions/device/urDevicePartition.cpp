// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/device/device_query.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"
#include "tools/support/error.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

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
  static std::vector<ur_device_partition_t> supported() {
    return infoArray<ur_device_partition_t>(queryOf(device()), UR_DEVICE_INFO_SUPPORTED_PARTITIONS);
  }
};

TEST_F(urDevicePartitionTest, FollowsItsQuery) {
  const auto kinds = supported();
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
  const auto units = info<std::uint32_t>(queryOf(device()), UR_DEVICE_INFO_MAX_COMPUTE_UNITS);
  std::uint32_t count = 0;
  const ur_result_t result = partition(UR_DEVICE_PARTITION_BY_COUNTS, units + 1, &count);
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT || result == kInvalidValue ||
              result == kUnsupportedFeature)
      << nameOf(result);
}

TEST_F(urDevicePartitionTest, RefusesOtherStructs) {
  std::uint32_t count = 0;
  const ur_result_t result = partition(UR_DEVICE_PARTITION_EQUALLY, 1, &count, kWrongType);
  EXPECT_TRUE(result == kInvalidArgument || result == kUnsupportedFeature) << nameOf(result);
}

IN_THREADS(urDevicePartition) {
  ur_device_partition_property_t property{};
  property.type = UR_DEVICE_PARTITION_EQUALLY;
  property.value.equally = 1;
  const ur_device_partition_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                                    nullptr, &property, 1};
  std::uint32_t count = 0;
  answers << urDevicePartition(given.device(), &properties, 0, nullptr, &count) << count;
}

} // namespace
