// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class QueueTest : public DeviceTest {
protected:
  ur_result_t create(ur_queue_flags_t flags, Queue &queue) const {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    return urQueueCreate(context(), device(), &properties, queue.out());
  }
  static auto queryOf(ur_queue_handle_t queue) {
    return [queue](auto... rest) { return urQueueGetInfo(queue, rest...); };
  }
};

TEST_F(QueueTest, InfoFollowsTheRules) {
  const auto query = queryOf(queue());
  expectInfoRules(query, UR_QUEUE_INFO_CONTEXT);
  EXPECT_EQ(info<ur_context_handle_t>(query, UR_QUEUE_INFO_CONTEXT), context());
  EXPECT_EQ(info<ur_device_handle_t>(query, UR_QUEUE_INFO_DEVICE), device());
  EXPECT_EQ(info<ur_queue_flags_t>(query, UR_QUEUE_INFO_FLAGS), 0u);
  EXPECT_EQ(info<std::uint32_t>(query, UR_QUEUE_INFO_REFERENCE_COUNT), 1u);
}

TEST_F(QueueTest, InfoOfOtherQueues) {
  std::uint32_t size = 0;
  ur_queue_handle_t handle = nullptr;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_QUEUE,
                 urQueueGetInfo(queue(), UR_QUEUE_INFO_SIZE, sizeof(size), &size, nullptr));
  EXPECT_REFUSED(
      UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
      urQueueGetInfo(queue(), UR_QUEUE_INFO_DEVICE_DEFAULT, sizeof(handle), &handle, nullptr));
}

TEST_F(QueueTest, IsEmptyOnceFinished) {
  EXPECT_SUCCESS(urQueueFinish(queue()));
  ur_bool_t empty = false;
  const ur_result_t result =
      urQueueGetInfo(queue(), UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, nullptr);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
    GTEST_SKIP() << "the adapter does not know whether a queue is empty";
  ASSERT_SUCCESS(result);
  EXPECT_TRUE(empty);
}

TEST_F(QueueTest, KeepsItsFlags) {
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE},
        ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE},
        ur_queue_flags_t{UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE},
        ur_queue_flags_t{UR_QUEUE_FLAG_PRIORITY_LOW | UR_QUEUE_FLAG_SUBMISSION_BATCHED}}) {
    Queue created;
    ASSERT_SUCCESS(create(flags, created));
    EXPECT_EQ(info<ur_queue_flags_t>(queryOf(created.get()), UR_QUEUE_INFO_FLAGS), flags);
  }
}

TEST_F(QueueTest, CreateRefusesContradictions) {
  Queue created;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
                 create(UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW, created));
  EXPECT_REFUSED(
      UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
      create(UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE, created));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ENUMERATION, create(1u << 30, created));

  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, nullptr, 0};
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT,
                 urQueueCreate(context(), device(), &properties, created.out()));
}

TEST_F(QueueTest, CountsReferences) {
  EXPECT_SUCCESS(urQueueRetain(queue()));
  EXPECT_EQ(info<std::uint32_t>(queryOf(queue()), UR_QUEUE_INFO_REFERENCE_COUNT), 2u);
  EXPECT_SUCCESS(urQueueRelease(queue()));
  EXPECT_EQ(info<std::uint32_t>(queryOf(queue()), UR_QUEUE_INFO_REFERENCE_COUNT), 1u);
}

TEST_F(QueueTest, ReleaseLetsSubmittedWorkFinish) {
  constexpr std::size_t kSize = 1 << 20;
  const Owned<MemoryKind> memory(session(), kSize);
  const std::uint8_t pattern = 0x5a;
  Event done;
  {
    Queue created;
    ASSERT_SUCCESS(create(0, created));
    ASSERT_SUCCESS(
        urEnqueueUSMFill(created.get(), memory.get(), 1, &pattern, kSize, 0, nullptr, done.out()));
  }
  const ur_event_handle_t event = done.get();
  EXPECT_SUCCESS(urEventWait(1, &event));
  std::uint8_t last = 0;
  session().copy(&last, static_cast<std::byte *>(memory.get()) + kSize - 1, 1);
  EXPECT_EQ(last, pattern);
}

TEST_F(QueueTest, FinishAndFlush) {
  EXPECT_SUCCESS(urQueueFlush(queue()));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

TEST_F(QueueTest, NullArguments) {
  ur_queue_handle_t created = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urQueueCreate(nullptr, device(), nullptr, &created));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urQueueCreate(context(), nullptr, nullptr, &created));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urQueueCreate(context(), device(), nullptr, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urQueueRetain(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urQueueRelease(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urQueueFinish(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urQueueFlush(nullptr));
}

} // namespace
