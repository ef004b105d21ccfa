// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Native handles of all types of objects: each query returns the same native handle, an object can
// be created from it, and properties of another type are refused.

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>
#include <vector>

namespace {

using namespace ur::test;

// `Traits` has the functions of one type. They return UNSUPPORTED_FEATURE if there is no object.
template <typename Traits> void expectSameEachTime(const ThreadObjects &given) {
  ur_native_handle_t first = 0;
  ur_native_handle_t second = 0;
  ASSERT_SUCCESS_OR_SKIP(Traits::get(given, &first));
  EXPECT_SUCCESS(Traits::get(given, &second));
  EXPECT_EQ(first, second);
}

template <typename Traits> void expectOtherStructsRefused(const ThreadObjects &given) {
  ur_native_handle_t native = 0;
  ASSERT_SUCCESS_OR_SKIP(Traits::get(given, &native));
  typename Traits::Handle made = nullptr;
  EXPECT_REFUSED_OR_UNSUPPORTED(kInvalidArgument, Traits::create(given, native, kWrongType, &made));
}

// Creates an object from the native handle of a given object. Returns null if the adapter cannot do
// this.
template <typename Traits>
typename Traits::Handle createdFrom(const ThreadObjects &given, Answers &answers) {
  ur_native_handle_t native = 0;
  const ur_result_t got = Traits::get(given, &native);
  answers << got;
  typename Traits::Handle made = nullptr;
  if (got == UR_RESULT_SUCCESS)
    answers << Traits::create(given, native, Traits::kType, &made);
  return made;
}

template <typename Traits> void getInThreads(const ThreadObjects &given, Answers &answers) {
  ur_native_handle_t native = 0;
  answers << Traits::get(given, &native) << native;
}

ur_result_t release(ur_platform_handle_t) { return UR_RESULT_SUCCESS; } // has no reference count
ur_result_t release(ur_device_handle_t device) { return urDeviceRelease(device); }
ur_result_t release(ur_context_handle_t context) { return urContextRelease(context); }
ur_result_t release(ur_queue_handle_t queue) { return urQueueRelease(queue); }
ur_result_t release(ur_event_handle_t event) { return urEventRelease(event); }
ur_result_t release(ur_mem_handle_t buffer) { return urMemRelease(buffer); }

template <typename Traits> void createInThreads(const ThreadObjects &given, Answers &answers) {
  if (const auto made = createdFrom<Traits>(given, answers))
    answers << release(made);
}

// `has` returns an object that the test needs; `getFrom` and `createWith` are argument lists in
// parentheses.
#define NATIVE_HANDLES_OF(type, snake, upper, createFunction, has, getFrom, createWith)            \
  struct type##Native {                                                                            \
    using Handle = ur_##snake##_handle_t;                                                          \
    static constexpr ur_structure_type_t kType = UR_STRUCTURE_TYPE_##upper##_NATIVE_PROPERTIES;    \
    static ur_result_t get(const ThreadObjects &given, ur_native_handle_t *native) {               \
      return given.has() ? ur##type##GetNativeHandle getFrom : kUnsupportedFeature;                \
    }                                                                                              \
    static ur_result_t create(const ThreadObjects &given, ur_native_handle_t native,               \
                              ur_structure_type_t stype, Handle *made) {                           \
      [[maybe_unused]] const ur_device_handle_t device = given.device();                           \
      const ur_##snake##_native_properties_t properties{stype, nullptr, false};                    \
      return createFunction createWith;                                                            \
    }                                                                                              \
  };                                                                                               \
  using ur##type##GetNativeHandleTest = ObjectsTest;                                               \
  using createFunction##Test = ObjectsTest;                                                        \
  TEST_F(ur##type##GetNativeHandleTest, IsTheSameEachTime) {                                       \
    expectSameEachTime<type##Native>(given());                                                     \
  }                                                                                                \
  TEST_F(createFunction##Test, RefusesOtherStructs) {                                              \
    expectOtherStructsRefused<type##Native>(given());                                              \
  }                                                                                                \
  const InThreads kGet##type##NativeInThreads("ur" #type "GetNativeHandle",                        \
                                              getInThreads<type##Native>);                         \
  const InThreads kCreate##type##NativeInThreads(#createFunction, createInThreads<type##Native>);

NATIVE_HANDLES_OF(Platform, platform, PLATFORM, urPlatformCreateWithNativeHandle, platform,
                  (given.platform(), native), (native, given.adapter(), &properties, made))
NATIVE_HANDLES_OF(Device, device, DEVICE, urDeviceCreateWithNativeHandle, device,
                  (given.device(), native), (native, given.adapter(), &properties, made))
NATIVE_HANDLES_OF(Context, context, CONTEXT, urContextCreateWithNativeHandle, context,
                  (given.context(), native),
                  (native, given.adapter(), 1, &device, &properties, made))
NATIVE_HANDLES_OF(Queue, queue, QUEUE, urQueueCreateWithNativeHandle, queue,
                  (given.queue(), nullptr, native),
                  (native, given.context(), device, &properties, made))
NATIVE_HANDLES_OF(Event, event, EVENT, urEventCreateWithNativeHandle, event,
                  (given.event(), native), (native, given.context(), &properties, made))
NATIVE_HANDLES_OF(Mem, mem, MEM, urMemBufferCreateWithNativeHandle, buffer,
                  (given.buffer(), given.device(), native),
                  (native, given.context(), &properties, made))

TEST_F(urPlatformCreateWithNativeHandleTest, LeadsBack) {
  Answers answers;
  if (const ur_platform_handle_t made = createdFrom<PlatformNative>(given(), answers))
    EXPECT_EQ(made, platform());
  else
    skipUnclaimed("platforms of native handles: " + answers.text());
}

TEST_F(urDeviceCreateWithNativeHandleTest, LeadsBack) {
  Answers answers;
  if (const ur_device_handle_t made = createdFrom<DeviceNative>(given(), answers))
    EXPECT_EQ(made, device());
  else
    skipUnclaimed("devices of native handles: " + answers.text());
}

TEST_F(urEventCreateWithNativeHandleTest, MakesACompleteEventOf0) {
  ur::support::Event made;
  ASSERT_SUCCESS_OR_SKIP(urEventCreateWithNativeHandle(0, given().context(), nullptr, made.out()));
  EXPECT_EQ(statusOf(made.get()), UR_EVENT_STATUS_COMPLETE);
  const ur_event_handle_t handle = made.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
  EXPECT_SUCCESS(urEnqueueEventsWait(given().queue(), 1, &handle, nullptr));
}

// The test releases the created buffer before the original buffer.
TEST_F(urMemBufferCreateWithNativeHandleTest, HasTheSameBytes) {
  Answers answers;
  ur::support::Mem made;
  *made.out() = createdFrom<MemNative>(given(), answers);
  if (!made)
    return skipUnclaimed("buffers of native handles: " + answers.text());
  const std::vector<std::uint8_t> bytes(ThreadObjects::kBytes, 7);
  const auto read = [&](ur_mem_handle_t buffer) {
    std::vector<std::uint8_t> actual(ThreadObjects::kBytes);
    EXPECT_SUCCESS(urEnqueueMemBufferRead(given().queue(), buffer, true, 0, actual.size(),
                                          actual.data(), 0, nullptr, nullptr));
    return actual;
  };
  EXPECT_EQ(read(made.get()),
            std::vector<std::uint8_t>(ThreadObjects::kBytes, ThreadObjects::kPattern));
  EXPECT_SUCCESS(urEnqueueMemBufferWrite(given().queue(), made.get(), true, 0, bytes.size(),
                                         bytes.data(), 0, nullptr, nullptr));
  made.reset();
  EXPECT_EQ(read(given().buffer()), bytes);
}

} // namespace
