// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class ContextTest : public DeviceTest {
protected:
  std::uint32_t references(ur_context_handle_t handle) const {
    return info<std::uint32_t>([&](auto... rest) { return urContextGetInfo(handle, rest...); },
                               UR_CONTEXT_INFO_REFERENCE_COUNT);
  }
};

TEST_F(ContextTest, InfoFollowsTheRules) {
  const auto query = [&](auto... rest) { return urContextGetInfo(context(), rest...); };
  expectInfoRules(query, UR_CONTEXT_INFO_NUM_DEVICES);
  EXPECT_EQ(info<std::uint32_t>(query, UR_CONTEXT_INFO_NUM_DEVICES), 1u);
  EXPECT_EQ(infoArray<ur_device_handle_t>(query, UR_CONTEXT_INFO_DEVICES),
            std::vector<ur_device_handle_t>{device()});
  info<ur_bool_t>(query, UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT);
  info<ur_bool_t>(query, UR_CONTEXT_INFO_USM_FILL2D_SUPPORT);
}

TEST_F(ContextTest, CreateChecksItsDevices) {
  const ur_device_handle_t one = device();
  ur_context_handle_t created = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, urContextCreate(0, &one, nullptr, &created));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, urContextCreate(1, &one, nullptr, nullptr));
  EXPECT_EQ(created, nullptr);
}

TEST_F(ContextTest, CreateWithNullDevices) {
  const ur_device_handle_t none = nullptr;
  ur_context_handle_t created = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urContextCreate(1, nullptr, nullptr, &created));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urContextCreate(1, &none, nullptr, &created));
}

TEST_F(ContextTest, CreateChecksItsProperties) {
  const ur_device_handle_t one = device();
  Context created;
  ur_context_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, nullptr, 0};
  EXPECT_SUCCESS(urContextCreate(1, &one, &properties, created.out()));
  properties.flags = 1u << 30;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_ENUMERATION,
                urContextCreate(1, &one, &properties, created.out()));
  properties.flags = 0;
  properties.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT,
                 urContextCreate(1, &one, &properties, created.out()));
}

TEST_F(ContextTest, UnknownChainNodesAreSkipped) {
  const ur_device_handle_t one = device();
  Context created;
  ur_base_properties_t unknown{static_cast<ur_structure_type_t>(0x7ffffff0), nullptr};
  const ur_context_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, &unknown, 0};
  EXPECT_SUCCESS(urContextCreate(1, &one, &properties, created.out()));
}

TEST_F(ContextTest, CountsReferences) {
  const std::uint32_t before = references(context());
  EXPECT_SUCCESS(urContextRetain(context()));
  EXPECT_EQ(references(context()), before + 1);
  EXPECT_SUCCESS(urContextRelease(context()));
  EXPECT_EQ(references(context()), before);
}

TEST_F(ContextTest, LivesAsLongAsItsQueue) {
  const ur_device_handle_t one = device();
  Context owned;
  ASSERT_SUCCESS(urContextCreate(1, &one, nullptr, owned.out()));
  Queue queue;
  ASSERT_SUCCESS(urQueueCreate(owned.get(), device(), nullptr, queue.out()));
  const ur_context_handle_t handle = owned.get();
  owned.reset();
  ur_context_handle_t reported = nullptr;
  EXPECT_SUCCESS(
      urQueueGetInfo(queue.get(), UR_QUEUE_INFO_CONTEXT, sizeof(reported), &reported, nullptr));
  EXPECT_EQ(reported, handle);
  EXPECT_GE(references(handle), 1u);
}

void countCall(void *counter) { ++*static_cast<int *>(counter); }

TEST_F(ContextTest, RunsItsDeletersAtItsEnd) {
  const ur_device_handle_t one = device();
  int calls = 0;
  Context owned;
  ASSERT_SUCCESS(urContextCreate(1, &one, nullptr, owned.out()));
  const ur_result_t result = urContextSetExtendedDeleter(owned.get(), countCall, &calls);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter has no extended deleters";
  ASSERT_SUCCESS(result);
  EXPECT_SUCCESS(urContextSetExtendedDeleter(owned.get(), countCall, &calls));
  EXPECT_SUCCESS(urContextRetain(owned.get()));
  EXPECT_SUCCESS(urContextRelease(owned.get()));
  EXPECT_EQ(calls, 0);
  owned.reset();
  EXPECT_EQ(calls, 2);
}

TEST_F(ContextTest, NullArguments) {
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urContextRetain(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urContextRelease(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urContextSetExtendedDeleter(nullptr, countCall, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urContextSetExtendedDeleter(context(), nullptr, nullptr));
}

} // namespace
