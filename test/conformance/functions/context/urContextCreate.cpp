// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/context/context_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urContextCreateTest = ContextTest;

TEST_F(urContextCreateTest, StartsWithOneReference) {
  Context created;
  ASSERT_SUCCESS(create(created));
  EXPECT_EQ(references(created.get()), 1u);
}

TEST_F(urContextCreateTest, ChecksItsProperties) {
  Context created;
  ur_context_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, nullptr, 0};
  EXPECT_SUCCESS(create(created, &properties));
  properties.flags = kUndeclaredFlag;
  EXPECT_RESULT(kInvalidEnumeration, create(created, &properties));
  properties.flags = 0;
  properties.stype = kWrongType;
  EXPECT_REFUSED(kInvalidArgument, create(created, &properties));
}

TEST_F(urContextCreateTest, SkipsUnknownNodesOfTheChain) {
  ur_base_properties_t unknown{undeclared<ur_structure_type_t>(), nullptr};
  const ur_context_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, &unknown, 0};
  Context created;
  EXPECT_SUCCESS(create(created, &properties));
}

TEST_F(urContextCreateTest, RefusesNoDevices) {
  const ur_device_handle_t one = device();
  ur_context_handle_t created = nullptr;
  EXPECT_RESULT(kInvalidSize, urContextCreate(0, &one, nullptr, &created));
  EXPECT_EQ(created, nullptr);
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

} // namespace
