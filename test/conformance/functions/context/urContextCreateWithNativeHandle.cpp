// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/context/context_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class urContextCreateWithNativeHandleTest : public ContextTest {
protected:
  static ur_result_t createFrom(ur_native_handle_t native, Context &made,
                                ur_structure_type_t type) {
    const ur_device_handle_t one = device();
    const ur_context_native_properties_t properties{type, nullptr, false};
    return urContextCreateWithNativeHandle(native, adapter(), 1, &one, &properties, made.out());
  }
};

TEST_F(urContextCreateWithNativeHandleTest, MakesAContextOfTheDevice) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urContextGetNativeHandle(context(), &native));
  Context made;
  ASSERT_SUCCESS_OR_SKIP(createFrom(native, made, UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES));
  EXPECT_EQ(infoArray<ur_device_handle_t>(
                [&](auto... rest) { return urContextGetInfo(made.get(), rest...); },
                UR_CONTEXT_INFO_DEVICES),
            std::vector<ur_device_handle_t>{device()});
}

IN_THREADS(urContextCreateWithNativeHandle) {
  ur_native_handle_t native = 0;
  const ur_result_t got = urContextGetNativeHandle(given.context(), &native);
  answers << got;
  if (got != UR_RESULT_SUCCESS)
    return;
  const ur_device_handle_t one = given.device();
  const ur_context_native_properties_t notOwned{UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES,
                                                nullptr, false};
  Context made;
  answers << urContextCreateWithNativeHandle(native, given.adapter(), 1, &one, &notOwned,
                                             made.out());
}

} // namespace
