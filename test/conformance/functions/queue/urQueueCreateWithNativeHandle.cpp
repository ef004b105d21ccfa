// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/queue/queue_test.hpp"
#include "test/conformance/support/device_test.hpp"
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

TEST_F(urQueueCreateWithNativeHandleTest, RefusesOtherStructs) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urQueueGetNativeHandle(queue(), nullptr, &native));
  Queue made;
  EXPECT_REFUSED_OR_UNSUPPORTED(kInvalidArgument, createFrom(native, made, kWrongType));
}

TEST_F(urQueueCreateWithNativeHandleTest, NullArguments) {
  ur_queue_handle_t made = nullptr;
  EXPECT_REFUSED_OR_UNSUPPORTED(
      kNullHandle, urQueueCreateWithNativeHandle(1, nullptr, device(), nullptr, &made));
  EXPECT_REFUSED_OR_UNSUPPORTED(
      kNullPointer, urQueueCreateWithNativeHandle(1, context(), device(), nullptr, nullptr));
}

} // namespace
