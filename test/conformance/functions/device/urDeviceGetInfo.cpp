// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/device/device_query.hpp"
#include "test/conformance/support/api_function.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urDeviceGetInfoTest : public DiscoveryTest {
protected:
  static auto query() { return queryOf(device()); }
};

TEST_F(urDeviceGetInfoTest, FollowsTheRules) { expectInfoRules<ur_device_info_t>(query()); }

TEST_F(urDeviceGetInfoTest, MakesSense) {
  EXPECT_TRUE(info<ur_bool_t>(query(), UR_DEVICE_INFO_AVAILABLE));
  EXPECT_TRUE(info<ur_bool_t>(query(), UR_DEVICE_INFO_ENDIAN_LITTLE));
  EXPECT_EQ(info<std::uint32_t>(query(), UR_DEVICE_INFO_ADDRESS_BITS), 64u);
  EXPECT_GT(info<std::uint32_t>(query(), UR_DEVICE_INFO_MAX_COMPUTE_UNITS), 0u);
  EXPECT_EQ(info<ur_platform_handle_t>(query(), UR_DEVICE_INFO_PLATFORM), platform());
  EXPECT_NE(infoString(query(), UR_DEVICE_INFO_NAME), "");
}

TEST_F(urDeviceGetInfoTest, AUuidHas16Bytes) {
  std::size_t size = 0;
  const ur_result_t result = query()(UR_DEVICE_INFO_UUID, std::size_t{0}, nullptr, &size);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
    return skipUnclaimed("UR_DEVICE_INFO_UUID: it is not answered");
  EXPECT_RESULT(UR_RESULT_SUCCESS, result);
  EXPECT_EQ(size, 16u);
}

TEST_F(urDeviceGetInfoTest, AnAllocationFitsTheMemory) {
  const auto global = info<std::uint64_t>(query(), UR_DEVICE_INFO_GLOBAL_MEM_SIZE);
  const auto largest = info<std::uint64_t>(query(), UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  EXPECT_GT(largest, 0u);
  EXPECT_LE(largest, global);
}

TEST_F(urDeviceGetInfoTest, WorkItemsHaveASizeADimension) {
  EXPECT_EQ(infoArray<std::size_t>(query(), UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES).size(),
            info<std::uint32_t>(query(), UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS));
}

TEST_F(urDeviceGetInfoTest, QueuesHaveDeclaredFlags) {
  for (const ur_device_info_t name :
       {UR_DEVICE_INFO_QUEUE_PROPERTIES, UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES,
        UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES})
    EXPECT_EQ(info<ur_queue_flags_t>(query(), name) & UR_QUEUE_FLAGS_MASK, 0u) << name;
}

TEST_F(urDeviceGetInfoTest, RunsKernels) {
  const auto kinds =
      info<ur_device_exec_capability_flags_t>(query(), UR_DEVICE_INFO_EXECUTION_CAPABILITIES);
  EXPECT_EQ(kinds & UR_DEVICE_EXEC_CAPABILITY_FLAGS_MASK, 0u) << "undeclared flags";
  EXPECT_NE(kinds, 0u);
}

TEST_F(urDeviceGetInfoTest, FencesHaveAScope) {
  const auto scopes = info<ur_memory_scope_capability_flags_t>(
      query(), UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES);
  EXPECT_EQ(scopes & UR_MEMORY_SCOPE_CAPABILITY_FLAGS_MASK, 0u) << "undeclared flags";
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
  answers.addInfo<ur_device_info_t>(
      [&](auto... rest) { return urDeviceGetInfo(given.device(), rest...); },
      {UR_DEVICE_INFO_GLOBAL_MEM_FREE, UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS,
       UR_DEVICE_INFO_FAN_SPEED});
}

} // namespace
