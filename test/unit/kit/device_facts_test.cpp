// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/device_facts.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
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

std::string text(const DeviceFacts &facts, ur_device_info_t query) {
  return reinterpret_cast<const char *>(answer(facts, query).data());
}

// Sets each fact to another value, so that the test notices a query that returns the wrong fact.
TEST(DeviceFacts, HaveTheirOwnQueries) {
  DeviceFacts facts;
  std::uint32_t next = 100;
  const auto expectFact = [&](auto &fact, auto... queries) {
    fact = static_cast<std::remove_reference_t<decltype(fact)>>(++next);
    (expectAnswer(facts, queries, fact), ...);
  };
  expectFact(facts.vendorId, UR_DEVICE_INFO_VENDOR_ID);
  expectFact(facts.deviceId.emplace(), UR_DEVICE_INFO_DEVICE_ID);
  expectFact(facts.computeUnits, UR_DEVICE_INFO_MAX_COMPUTE_UNITS,
             UR_DEVICE_INFO_NUM_COMPUTE_UNITS);
  expectFact(facts.workGroupSize, UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE);
  expectFact(facts.workGroups, UR_DEVICE_INFO_MAX_WORK_GROUPS);
  expectFact(facts.subGroups, UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS);
  expectFact(facts.registersPerWorkGroup.emplace(), UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP);
  expectFact(facts.singleFp, UR_DEVICE_INFO_SINGLE_FP_CONFIG);
  expectFact(facts.doubleFp, UR_DEVICE_INFO_DOUBLE_FP_CONFIG);
  expectFact(facts.halfFp, UR_DEVICE_INFO_HALF_FP_CONFIG);
  expectFact(facts.megahertz, UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY);
  expectFact(facts.parameterBytes, UR_DEVICE_INFO_MAX_PARAMETER_SIZE);
  expectFact(facts.printfBytes, UR_DEVICE_INFO_PRINTF_BUFFER_SIZE);
  expectFact(facts.constantArguments, UR_DEVICE_INFO_MAX_CONSTANT_ARGS);
  expectFact(facts.atomicOrders, UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES);
  expectFact(facts.fenceOrders, UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES);
  expectFact(facts.atomicScopes, UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES);
  expectFact(facts.fenceScopes, UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES);
  expectFact(facts.addressBits, UR_DEVICE_INFO_ADDRESS_BITS);
  expectFact(facts.execution, UR_DEVICE_INFO_EXECUTION_CAPABILITIES);
  expectFact(facts.memoryBytes, UR_DEVICE_INFO_GLOBAL_MEM_SIZE);
  expectFact(facts.largestAllocation, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  expectFact(facts.largestConstantBuffer, UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE);
  expectFact(facts.cacheType, UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE);
  expectFact(facts.cacheLineBytes, UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE);
  expectFact(facts.cacheBytes, UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE);
  expectFact(facts.localMemoryType, UR_DEVICE_INFO_LOCAL_MEM_TYPE);
  expectFact(facts.localMemoryBytes, UR_DEVICE_INFO_LOCAL_MEM_SIZE);
  expectFact(facts.alignmentBits, UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN);
  expectFact(facts.memoryMegahertz.emplace(), UR_DEVICE_INFO_MEMORY_CLOCK_RATE);
  expectFact(facts.memoryBusBits.emplace(), UR_DEVICE_INFO_MEMORY_BUS_WIDTH);
  expectFact(facts.hostUsm, UR_DEVICE_INFO_USM_HOST_SUPPORT);
  expectFact(facts.deviceUsm, UR_DEVICE_INFO_USM_DEVICE_SUPPORT);
  expectFact(facts.sharedUsm, UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT);
  expectFact(facts.crossSharedUsm, UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT);
  expectFact(facts.systemUsm, UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT);
  expectFact(facts.queueFlags, UR_DEVICE_INFO_QUEUE_PROPERTIES,
             UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES);
  expectFact(facts.timerNanoseconds, UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION);
}

TEST(DeviceFacts, ReturnBooleans) {
  DeviceFacts facts;
  const auto expectFlag = [&](bool &fact, ur_device_info_t query) {
    for (const bool value : {true, false}) {
      fact = value;
      expectAnswer(facts, query, ur_bool_t{value});
    }
  };
  expectFlag(facts.integrated, UR_DEVICE_INFO_IS_INTEGRATED_GPU);
  expectFlag(facts.atomic64, UR_DEVICE_INFO_ATOMIC_64);
  expectFlag(facts.littleEndian, UR_DEVICE_INFO_ENDIAN_LITTLE);
  expectFlag(facts.errorCorrection, UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT);
  expectFlag(facts.hostUnifiedMemory, UR_DEVICE_INFO_HOST_UNIFIED_MEMORY);
  expectFlag(facts.perEventProfiling, UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP);
}

TEST(DeviceFacts, ReturnTexts) {
  DeviceFacts facts;
  const auto expectText = [&](auto &fact, const char *value, auto... queries) {
    fact = value;
    for (const ur_device_info_t query : {queries...})
      EXPECT_EQ(text(facts, query), value);
  };
  expectText(facts.name, "name", UR_DEVICE_INFO_NAME);
  expectText(facts.vendor, "vendor", UR_DEVICE_INFO_VENDOR);
  expectText(facts.driverVersion, "driver", UR_DEVICE_INFO_DRIVER_VERSION);
  expectText(facts.version, "version", UR_DEVICE_INFO_VERSION,
             UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION);
  expectText(facts.pciAddress, "0000:03:00.0", UR_DEVICE_INFO_PCI_ADDRESS);
  expectText(facts.profile, "profile", UR_DEVICE_INFO_PROFILE);
  expectText(facts.extensions, "extensions", UR_DEVICE_INFO_EXTENSIONS);
  expectText(facts.ilVersion, "il", UR_DEVICE_INFO_IL_VERSION);
  expectText(facts.builtInKernels, "kernels", UR_DEVICE_INFO_BUILT_IN_KERNELS);
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

TEST(DeviceFacts, ReturnVectorWidths) {
  DeviceFacts facts;
  facts.preferredVectorWidths = {1, 2, 3, 4, 5, 6, 7};
  facts.nativeVectorWidths = {11, 12, 13, 14, 15, 16, 17};
  const auto expectWidths = [&](std::uint32_t preferred, ur_device_info_t preferredQuery,
                                ur_device_info_t nativeQuery) {
    expectAnswer(facts, preferredQuery, preferred);
    expectAnswer(facts, nativeQuery, preferred + 10);
  };
  expectWidths(1, UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR,
               UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR);
  expectWidths(2, UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT,
               UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT);
  expectWidths(3, UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT,
               UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT);
  expectWidths(4, UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG,
               UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG);
  expectWidths(4, UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG,
               UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG);
  expectWidths(5, UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT,
               UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT);
  expectWidths(6, UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE,
               UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE);
  expectWidths(7, UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF,
               UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF);
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
