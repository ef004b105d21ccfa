// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class ContextTest : public DeviceTest {
protected:
  static ur_result_t create(Context &context, const ur_context_properties_t *properties = nullptr) {
    const ur_device_handle_t one = device();
    return urContextCreate(1, &one, properties, context.out());
  }
};

using urContextCreateTest = ContextTest;

TEST_F(urContextCreateTest, SkipsUnknownNodesOfTheChain) {
  ur_base_properties_t unknown{undeclared<ur_structure_type_t>(), nullptr};
  const ur_context_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, &unknown, 0};
  Context created;
  EXPECT_SUCCESS(create(created, &properties));
}

TEST_F(urContextCreateTest, RefusesANullDevice) {
  const ur_device_handle_t none = nullptr;
  ur_context_handle_t created = nullptr;
  EXPECT_RESULT(kNullHandle, urContextCreate(1, &none, nullptr, &created));
}

IN_THREADS(urContextCreate) {
  const ur_device_handle_t one = given.device();
  Context made;
  ur_device_handle_t value = nullptr;
  answers << urContextCreate(1, &one, nullptr, made.out())
          << urContextGetInfo(made.get(), UR_CONTEXT_INFO_DEVICES, sizeof(value), &value, nullptr)
          << value;
}

using urContextSetExtendedDeleterTest = ContextTest;

void countDeletion(void *counter) { ++*static_cast<int *>(counter); }

TEST_F(urContextSetExtendedDeleterTest, RunsEachAtTheContextsEnd) {
  int calls = 0;
  Context owned;
  ASSERT_SUCCESS(create(owned));
  ASSERT_SUCCESS_OR_SKIP(urContextSetExtendedDeleter(owned.get(), countDeletion, &calls));
  EXPECT_SUCCESS(urContextSetExtendedDeleter(owned.get(), countDeletion, &calls));
  EXPECT_SUCCESS(urContextRetain(owned.get()));
  EXPECT_SUCCESS(urContextRelease(owned.get()));
  EXPECT_EQ(calls, 0);
  owned.reset();
  EXPECT_EQ(calls, 2);
}

IN_THREADS(urContextSetExtendedDeleter) {
  answers << urContextSetExtendedDeleter(given.context(), [](void *) {}, nullptr);
}

} // namespace
