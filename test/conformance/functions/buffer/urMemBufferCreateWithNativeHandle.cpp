// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urMemBufferCreateWithNativeHandleTest : public BufferTest {
protected:
  ur_result_t createFrom(ur_native_handle_t native, Mem &made, ur_structure_type_t type) const {
    const ur_mem_native_properties_t properties{type, nullptr, false};
    return urMemBufferCreateWithNativeHandle(native, context(), &properties, made.out());
  }
};

TEST_F(urMemBufferCreateWithNativeHandleTest, HasTheSameBytesAndLeavesTheOriginal) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urMemGetNativeHandle(buffer(), device(), &native));
  Mem made;
  ASSERT_SUCCESS_OR_SKIP(createFrom(native, made, UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES));
  EXPECT_EQ(info<ur_context_handle_t>(queryOf(made.get()), UR_MEM_INFO_CONTEXT), context());
  EXPECT_EQ(references(made.get()), 1u);
  EXPECT_TRUE(holds(made.get(), content()));
  write(made.get(), 0, otherBytes());
  made.reset();
  EXPECT_TRUE(holds(buffer(), otherBytes()));
  write(buffer(), 0, content());
  EXPECT_TRUE(holds(buffer(), content()));
}

TEST_F(urMemBufferCreateWithNativeHandleTest, TakesDevicesOfTheContextOrNull) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urMemGetNativeHandle(buffer(), nullptr, &native));
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice, urMemGetNativeHandle(buffer(), other, &native));
}

IN_THREADS(urMemBufferCreateWithNativeHandle) {
  ur_native_handle_t native = 0;
  const ur_result_t got = urMemGetNativeHandle(given.buffer(), given.device(), &native);
  answers << got;
  if (got != UR_RESULT_SUCCESS)
    return;
  const ur_mem_native_properties_t notOwned{UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, nullptr,
                                            false};
  Mem made;
  answers << urMemBufferCreateWithNativeHandle(native, given.context(), &notOwned, made.out());
}

} // namespace
