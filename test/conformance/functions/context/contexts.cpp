// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class ContextTest : public DeviceTest {
protected:
  static ur_result_t create(Context &context, const ur_context_properties_t *properties = nullptr) {
    const ur_device_handle_t deviceHandle = device();
    return urContextCreate(1, &deviceHandle, properties, context.out());
  }
};

using urContextCreateTest = ContextTest;

TEST_F(urContextCreateTest, SkipsUnknownNodesOfTheChain) {
  ur_base_properties_t unknownNode{undeclared<ur_structure_type_t>(), nullptr};
  const ur_context_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, &unknownNode, 0};
  Context ctx;
  EXPECT_SUCCESS(create(ctx, &properties));
}

TEST_F(urContextCreateTest, RefusesANullDevice) {
  const ur_device_handle_t nullDevice = nullptr;
  ur_context_handle_t ctx = nullptr;
  EXPECT_RESULT(kNullHandle, urContextCreate(1, &nullDevice, nullptr, &ctx));
}

IN_THREADS(urContextCreate) {
  const ur_device_handle_t deviceHandle = objects.device();
  Context ctx;
  ur_device_handle_t value = nullptr;
  answers << urContextCreate(1, &deviceHandle, nullptr, ctx.out())
          << urContextGetInfo(ctx.get(), UR_CONTEXT_INFO_DEVICES, sizeof(value), &value, nullptr)
          << value;
}

using urContextSetExtendedDeleterTest = ContextTest;

void countDeletion(void *counter) { ++*static_cast<int *>(counter); }

TEST_F(urContextSetExtendedDeleterTest, RunsEachDeleterWhenTheContextIsDestroyed) {
  int calls = 0;
  Context ctx;
  ASSERT_SUCCESS(create(ctx));
  ASSERT_SUCCESS_OR_SKIP(urContextSetExtendedDeleter(ctx.get(), countDeletion, &calls));
  EXPECT_SUCCESS(urContextSetExtendedDeleter(ctx.get(), countDeletion, &calls));
  EXPECT_SUCCESS(urContextRetain(ctx.get()));
  EXPECT_SUCCESS(urContextRelease(ctx.get()));
  EXPECT_EQ(calls, 0);
  ctx.reset();
  EXPECT_EQ(calls, 2);
}

IN_THREADS(urContextSetExtendedDeleter) {
  answers << urContextSetExtendedDeleter(objects.context(), [](void *) {}, nullptr);
}

} // namespace
