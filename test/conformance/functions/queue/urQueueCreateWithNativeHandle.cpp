// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/queue/queue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urQueueCreateWithNativeHandleTest : public QueueTest {
protected:
  ur_result_t createFrom(ur_native_handle_t native, Queue &made, ur_structure_type_t type) const {
    const ur_queue_native_properties_t properties{type, nullptr, false};
    return urQueueCreateWithNativeHandle(native, context(), device(), &properties, made.out());
  }
};

TEST_F(urQueueCreateWithNativeHandleTest, MakesAQueueOfTheContext) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urQueueGetNativeHandle(queue(), nullptr, &native));
  Queue made;
  ASSERT_SUCCESS_OR_SKIP(createFrom(native, made, UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES));
  EXPECT_EQ(info<ur_context_handle_t>(queryOf(made.get()), UR_QUEUE_INFO_CONTEXT), context());
  EXPECT_SUCCESS(urQueueFinish(made.get()));
}

// Where queues may be taken over by other contexts they are; a refusal leaves nothing behind.
TEST_F(urQueueCreateWithNativeHandleTest, HoldsNothingWhenItRefusesAContext) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urQueueGetNativeHandle(queue(), nullptr, &native));
  const Session other(deviceUnderTest());
  const std::uint32_t before = references(queue());
  ur_queue_handle_t made = nullptr;
  const ur_result_t result =
      urQueueCreateWithNativeHandle(native, other.context(), device(), nullptr, &made);
  if (result == UR_RESULT_SUCCESS) {
    EXPECT_SUCCESS(urQueueRelease(made));
  } else {
    EXPECT_EQ(made, nullptr);
  }
  EXPECT_EQ(references(queue()), before);
}

IN_THREADS(urQueueCreateWithNativeHandle) {
  ur_native_handle_t native = 0;
  const ur_result_t got = urQueueGetNativeHandle(given.queue(), nullptr, &native);
  answers << got;
  if (got != UR_RESULT_SUCCESS)
    return;
  const ur_queue_native_properties_t notOwned{UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, nullptr,
                                              false};
  Queue made;
  answers << urQueueCreateWithNativeHandle(native, given.context(), given.device(), &notOwned,
                                           made.out());
}

} // namespace
