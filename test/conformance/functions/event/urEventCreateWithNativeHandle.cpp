// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/event/event_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urEventCreateWithNativeHandleTest : public EventTest {
protected:
  ur_result_t createFrom(ur_native_handle_t native, Event &made, ur_structure_type_t type) const {
    const ur_event_native_properties_t properties{type, nullptr, false};
    return urEventCreateWithNativeHandle(native, context(), &properties, made.out());
  }
};

TEST_F(urEventCreateWithNativeHandleTest, MakesAnEventThatCanBeWaitedFor) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urEventGetNativeHandle(event(), &native));
  Event made;
  ASSERT_SUCCESS_OR_SKIP(createFrom(native, made, UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES));
  const ur_event_handle_t handle = made.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
  EXPECT_EQ(info<ur_context_handle_t>(queryOf(handle), UR_EVENT_INFO_CONTEXT), context());
}

// Where events may be taken over by other contexts they are; a refusal leaves nothing behind.
TEST_F(urEventCreateWithNativeHandleTest, HoldsNothingWhenItRefusesAContext) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(urEventGetNativeHandle(event(), &native));
  const Session other(deviceUnderTest());
  const std::uint32_t before = references();
  ur_event_handle_t made = nullptr;
  const ur_result_t result = urEventCreateWithNativeHandle(native, other.context(), nullptr, &made);
  if (result == UR_RESULT_SUCCESS) {
    EXPECT_SUCCESS(urEventRelease(made));
  } else {
    EXPECT_EQ(made, nullptr);
  }
  EXPECT_EQ(references(), before);
}

IN_THREADS(urEventCreateWithNativeHandle) {
  ur_native_handle_t native = 0;
  const ur_result_t got = urEventGetNativeHandle(given.event(), &native);
  answers << got;
  if (got != UR_RESULT_SUCCESS)
    return;
  const ur_event_native_properties_t notOwned{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, nullptr,
                                              false};
  Event made;
  answers << urEventCreateWithNativeHandle(native, given.context(), &notOwned, made.out());
}

} // namespace
