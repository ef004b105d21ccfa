// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// For objects of each type: the native handle is the same each time, and the function that creates
// an object from it refuses properties of another type.

#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::test;

template <auto Get> void expectSameEachTime(const ThreadObjects &given) {
  ur_native_handle_t first = 0;
  ur_native_handle_t second = 0;
  ASSERT_SUCCESS_OR_SKIP(Get(given, &first));
  EXPECT_SUCCESS(Get(given, &second));
  EXPECT_EQ(first, second);
}

template <auto Get> void getInThreads(const ThreadObjects &given, Answers &answers) {
  ur_native_handle_t native = 0;
  answers << Get(given, &native) << native;
}

template <auto Get, typename Properties, typename Handle, typename Create>
void expectOtherStructsRefused(const ThreadObjects &given, const Create &create) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(Get(given, &native));
  Properties wrong{};
  wrong.stype = kWrongType;
  Handle made = nullptr;
  EXPECT_REFUSED_OR_UNSUPPORTED(kInvalidArgument, create(native, &wrong, &made));
}

// `has` returns an object that the test needs; `get` and `createWith` are arguments in parentheses.
#define NATIVE_HANDLES_OF(type, snake, create, has, get, createWith)                               \
  constexpr auto k##type##Native = [](const ThreadObjects &given, ur_native_handle_t *native) {    \
    return given.has() ? ur##type##GetNativeHandle get : kUnsupportedFeature;                      \
  };                                                                                               \
  using ur##type##GetNativeHandleTest = ObjectsTest;                                               \
  TEST_F(ur##type##GetNativeHandleTest, IsTheSameEachTime) {                                       \
    expectSameEachTime<k##type##Native>(given());                                                  \
  }                                                                                                \
  TEST_F(ur##type##GetNativeHandleTest, CreationRefusesOtherStructs) {                             \
    RecordProperty("functions", #create);                                                          \
    const ThreadObjects &given = this->given();                                                    \
    [[maybe_unused]] const ur_device_handle_t device = given.device();                             \
    expectOtherStructsRefused<k##type##Native, ur_##snake##_native_properties_t,                   \
                              ur_##snake##_handle_t>(                                              \
        given, [&](auto native, auto *wrong, auto *made) { return create createWith; });           \
  }                                                                                                \
  const InThreads k##type##NativeInThreads("ur" #type "GetNativeHandle",                           \
                                           getInThreads<k##type##Native>);

NATIVE_HANDLES_OF(Platform, platform, urPlatformCreateWithNativeHandle, platform,
                  (given.platform(), native), (native, given.adapter(), wrong, made))
NATIVE_HANDLES_OF(Device, device, urDeviceCreateWithNativeHandle, device, (given.device(), native),
                  (native, given.adapter(), wrong, made))
NATIVE_HANDLES_OF(Context, context, urContextCreateWithNativeHandle, context,
                  (given.context(), native), (native, given.adapter(), 1, &device, wrong, made))
NATIVE_HANDLES_OF(Queue, queue, urQueueCreateWithNativeHandle, queue,
                  (given.queue(), nullptr, native), (native, given.context(), device, wrong, made))
NATIVE_HANDLES_OF(Event, event, urEventCreateWithNativeHandle, event, (given.event(), native),
                  (native, given.context(), wrong, made))
NATIVE_HANDLES_OF(Mem, mem, urMemBufferCreateWithNativeHandle, buffer,
                  (given.buffer(), given.device(), native), (native, given.context(), wrong, made))

} // namespace
