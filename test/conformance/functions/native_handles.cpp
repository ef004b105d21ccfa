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
template <typename Traits> void expectSameEachTime(const ThreadObjects &objects) {
  ur_native_handle_t first = 0;
  ur_native_handle_t second = 0;
  ASSERT_SUCCESS_OR_SKIP(Traits::get(objects, &first));
  EXPECT_SUCCESS(Traits::get(objects, &second));
  EXPECT_EQ(first, second);
}

template <typename Traits> void expectOtherStructsRefused(const ThreadObjects &objects) {
  ur_native_handle_t handle = 0;
  ASSERT_SUCCESS_OR_SKIP(Traits::get(objects, &handle));
  typename Traits::Handle copy = nullptr;
  EXPECT_REFUSED_OR_UNSUPPORTED(kInvalidArgument,
                                Traits::create(objects, handle, kWrongType, &copy));
}
// Creates an object from the native handle of an existing object, or null if that is unsupported.
template <typename Traits>
typename Traits::Handle createFromNative(const ThreadObjects &objects, Answers &answers) {
  ur_native_handle_t handle = 0;
  const ur_result_t result = Traits::get(objects, &handle);
  answers << result;
  typename Traits::Handle object = nullptr;
  if (result == UR_RESULT_SUCCESS)
    answers << Traits::create(objects, handle, Traits::kType, &object);
  return object;
}

template <typename Traits> void getInThreads(const ThreadObjects &objects, Answers &answers) {
  ur_native_handle_t handle = 0;
  answers << Traits::get(objects, &handle) << handle;
}

ur_result_t release(ur_platform_handle_t) { return UR_RESULT_SUCCESS; } // has no reference count
ur_result_t release(ur_device_handle_t device) { return urDeviceRelease(device); }
ur_result_t release(ur_context_handle_t context) { return urContextRelease(context); }
ur_result_t release(ur_queue_handle_t queue) { return urQueueRelease(queue); }
ur_result_t release(ur_event_handle_t event) { return urEventRelease(event); }
ur_result_t release(ur_mem_handle_t buffer) { return urMemRelease(buffer); }

template <typename Traits> void createInThreads(const ThreadObjects &objects, Answers &answers) {
  if (const auto object = createFromNative<Traits>(objects, answers))
    answers << release(object);
}

// `getter` returns an object that the test needs; `getFrom` and `createWith` are argument lists in
// parentheses.
#define NATIVE_HANDLES_OF(type, snake, upper, createFunction, getter, getFrom, createWith)         \
  struct type##Native {                                                                            \
    using Handle = ur_##snake##_handle_t;                                                          \
    static constexpr ur_structure_type_t kType = UR_STRUCTURE_TYPE_##upper##_NATIVE_PROPERTIES;    \
    static ur_result_t get(const ThreadObjects &objects, ur_native_handle_t *handle) {             \
      return objects.getter() ? ur##type##GetNativeHandle getFrom : kUnsupportedFeature;           \
    }                                                                                              \
    static ur_result_t create(const ThreadObjects &objects, ur_native_handle_t handle,             \
                              ur_structure_type_t stype, Handle *object) {                         \
      [[maybe_unused]] const ur_device_handle_t device = objects.device();                         \
      const ur_##snake##_native_properties_t properties{stype, nullptr, false};                    \
      return createFunction createWith;                                                            \
    }                                                                                              \
  };                                                                                               \
  using ur##type##GetNativeHandleTest = ObjectsTest;                                               \
  using createFunction##Test = ObjectsTest;                                                        \
  TEST_F(ur##type##GetNativeHandleTest, IsTheSameEachTime) {                                       \
    expectSameEachTime<type##Native>(objects());                                                   \
  }                                                                                                \
  TEST_F(createFunction##Test, RefusesOtherStructs) {                                              \
    expectOtherStructsRefused<type##Native>(objects());                                            \
  }                                                                                                \
  const InThreads kGet##type##NativeInThreads("ur" #type "GetNativeHandle",                        \
                                              getInThreads<type##Native>);                         \
  const InThreads kCreate##type##NativeInThreads(#createFunction, createInThreads<type##Native>);

NATIVE_HANDLES_OF(Platform, platform, PLATFORM, urPlatformCreateWithNativeHandle, platform,
                  (objects.platform(), handle), (handle, objects.adapter(), &properties, object))
NATIVE_HANDLES_OF(Device, device, DEVICE, urDeviceCreateWithNativeHandle, device,
                  (objects.device(), handle), (handle, objects.adapter(), &properties, object))
NATIVE_HANDLES_OF(Context, context, CONTEXT, urContextCreateWithNativeHandle, context,
                  (objects.context(), handle),
                  (handle, objects.adapter(), 1, &device, &properties, object))
NATIVE_HANDLES_OF(Queue, queue, QUEUE, urQueueCreateWithNativeHandle, queue,
                  (objects.queue(), nullptr, handle),
                  (handle, objects.context(), device, &properties, object))
NATIVE_HANDLES_OF(Event, event, EVENT, urEventCreateWithNativeHandle, event,
                  (objects.event(), handle), (handle, objects.context(), &properties, object))
NATIVE_HANDLES_OF(Mem, mem, MEM, urMemBufferCreateWithNativeHandle, buffer,
                  (objects.buffer(), objects.device(), handle),
                  (handle, objects.context(), &properties, object))

TEST_F(urPlatformCreateWithNativeHandleTest, ReturnsTheSamePlatform) {
  Answers answers;
  if (const ur_platform_handle_t object = createFromNative<PlatformNative>(objects(), answers))
    EXPECT_EQ(object, platform());
  else
    skipUnclaimed("platforms of native handles: " + answers.text());
}

TEST_F(urDeviceCreateWithNativeHandleTest, ReturnsTheSameDevice) {
  Answers answers;
  if (const ur_device_handle_t object = createFromNative<DeviceNative>(objects(), answers))
    EXPECT_EQ(object, device());
  else
    skipUnclaimed("devices of native handles: " + answers.text());
}

TEST_F(urEventCreateWithNativeHandleTest, MakesACompletedEventOfHandle0) {
  ur::support::Event newEvent;
  ASSERT_SUCCESS_OR_SKIP(
      urEventCreateWithNativeHandle(0, objects().context(), nullptr, newEvent.out()));
  EXPECT_EQ(statusOf(newEvent.get()), UR_EVENT_STATUS_COMPLETE);
  const ur_event_handle_t event = newEvent.get();
  EXPECT_SUCCESS(urEventWait(1, &event));
  EXPECT_SUCCESS(urEnqueueEventsWait(objects().queue(), 1, &event, nullptr));
}

// The test releases the created buffer before the original buffer.
TEST_F(urMemBufferCreateWithNativeHandleTest, HasTheSameBytes) {
  Answers answers;
  ur::support::Mem object;
  *object.out() = createFromNative<MemNative>(objects(), answers);
  if (!object)
    return skipUnclaimed("buffers of native handles: " + answers.text());
  const std::vector<std::uint8_t> bytes(ThreadObjects::kBytes, 7);
  const auto read = [&](ur_mem_handle_t buffer) {
    std::vector<std::uint8_t> actual(ThreadObjects::kBytes);
    EXPECT_SUCCESS(urEnqueueMemBufferRead(objects().queue(), buffer, true, 0, actual.size(),
                                          actual.data(), 0, nullptr, nullptr));
    return actual;
  };
  EXPECT_EQ(read(object.get()),
            std::vector<std::uint8_t>(ThreadObjects::kBytes, ThreadObjects::kPattern));
  EXPECT_SUCCESS(urEnqueueMemBufferWrite(objects().queue(), object.get(), true, 0, bytes.size(),
                                         bytes.data(), 0, nullptr, nullptr));
  object.reset();
  EXPECT_EQ(read(objects().buffer()), bytes);
}

} // namespace
