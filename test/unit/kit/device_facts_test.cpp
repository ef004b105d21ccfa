// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/device_facts.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include <gtest/gtest.h>

namespace ur::kit {
namespace {

std::vector<std::byte> answer(const DeviceFacts &facts, ur_device_info_t query) {
  std::array<std::byte, 256> buffer{};
  std::size_t size = buffer.size(); // unchanged if the query returns no answer
  writeDeviceFact(InfoWriter(buffer.size(), buffer.data(), &size), facts, query);
  return {buffer.begin(), buffer.begin() + static_cast<std::ptrdiff_t>(size)};
}

template <typename T>
void expectAnswer(const DeviceFacts &facts, ur_device_info_t query, const T &expected) {
  SCOPED_TRACE(testing::Message() << "query " << query);
  std::vector<std::byte> bytes;
  ASSERT_NO_THROW(bytes = answer(facts, query));
  ASSERT_EQ(bytes.size(), sizeof(T));
  T value;
  std::memcpy(&value, bytes.data(), sizeof(T));
  EXPECT_EQ(value, expected);
}

TEST(DeviceFacts, ReturnOneValuePerDimension) {
  DeviceFacts facts;
  facts.workItemSizes = {5, 6};
  facts.workGroups3d = {7, 8, 9};
  facts.subGroupSizes = {8, 16, 32};
  facts.uuid = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  expectAnswer(facts, UR_DEVICE_INFO_UUID, *facts.uuid);
  expectAnswer(facts, UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS, std::uint32_t{2});
  expectAnswer(facts, UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, std::array<std::size_t, 2>{5, 6});
  expectAnswer(facts, UR_DEVICE_INFO_MAX_WORK_GROUPS_3D, facts.workGroups3d);
  expectAnswer(facts, UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL,
               std::array<std::uint32_t, 3>{8, 16, 32});
}

// No adapter supports sub-devices, queues on the device or launch properties.
TEST(DeviceFacts, ReturnFactsOfAllDevices) {
  const DeviceFacts facts;
  expectAnswer(facts, UR_DEVICE_INFO_AVAILABLE, ur_bool_t{true});
  expectAnswer(facts, UR_DEVICE_INFO_PARENT_DEVICE, ur_device_handle_t{nullptr});
  EXPECT_TRUE(answer(facts, UR_DEVICE_INFO_SUPPORTED_PARTITIONS).empty());
  EXPECT_TRUE(answer(facts, UR_DEVICE_INFO_PARTITION_TYPE).empty());
  expectAnswer(facts, UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES, std::uint32_t{0});
  expectAnswer(facts, UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN,
               ur_device_affinity_domain_flags_t{0});
  expectAnswer(facts, UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES,
               ur_kernel_launch_properties_flags_t{0});
  expectAnswer(facts, UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES, ur_queue_flags_t{0});
  expectAnswer(facts, UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES, std::uint32_t{1});
}

TEST(DeviceFacts, ReportUnknownFactsAsUnsupported) {
  const DeviceFacts facts;
  for (const ur_device_info_t query :
       {UR_DEVICE_INFO_DEVICE_ID, UR_DEVICE_INFO_UUID, UR_DEVICE_INFO_PCI_ADDRESS,
        UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP, UR_DEVICE_INFO_MEMORY_CLOCK_RATE,
        UR_DEVICE_INFO_MEMORY_BUS_WIDTH})
    try {
      answer(facts, query);
      ADD_FAILURE() << query;
    } catch (const base::Error &error) {
      EXPECT_EQ(error.result(), UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) << query;
    }
}

} // namespace
} // namespace ur::kit
