// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What refusals say of platforms, devices, contexts and native handles, and
// refusals of objects that no program of one adapter can make.
#include "test/unit/native_cpu/refusals.hpp"

#include "adapters/native_cpu/pages.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

namespace ur::native_cpu {
namespace {

TEST_F(RefusalTest, OfNoQuestionSaysWhatCouldBeAsked) {
  expectRefusal([&] { backend::urPlatformGet(adapter_, 0, nullptr, nullptr); },
                UR_RESULT_ERROR_INVALID_VALUE,
                {"neither platforms nor their number are asked for"});
  expectRefusal([&] { backend::urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, nullptr); },
                UR_RESULT_ERROR_INVALID_VALUE, {"neither devices nor their number are asked for"});
}

TEST_F(RefusalTest, OfAnArraySaysWhatItLacks) {
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platforms = nullptr;
  std::uint32_t count = 7;
  expectRefusal([&] { backend::urAdapterGet(0, &adapter, &count); }, UR_RESULT_ERROR_INVALID_SIZE,
                {"there is an array for adapters, but its size is 0"});
  expectRefusal([&] { backend::urPlatformGet(adapter_, 0, &platforms, &count); },
                UR_RESULT_ERROR_INVALID_SIZE, {"there is an array for handles, but its size is 0"});
  expectRefusal([&] { backend::urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 3, nullptr, &count); },
                UR_RESULT_ERROR_INVALID_NULL_POINTER,
                {"3 devices are asked for, but there is no array for them"});
  EXPECT_EQ(adapter, nullptr);
  EXPECT_EQ(platforms, nullptr);
  EXPECT_EQ(count, 7u);
}

TEST_F(RefusalTest, OfAnInfoNamesItsNumberOrItsSize) {
  std::uint32_t value = 7;
  std::size_t size = 7;
  expectRefusal(
      [&] {
        backend::urContextGetInfo(context_, static_cast<ur_context_info_t>(0x123456), sizeof(value),
                                  &value, &size);
      },
      UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
      {"this object has no information of number 0x123456, or none on this device"});
  expectRefusal(
      [&] { backend::urContextGetInfo(context_, UR_CONTEXT_INFO_NUM_DEVICES, 3, &value, &size); },
      UR_RESULT_ERROR_INVALID_SIZE,
      {"the information has 4 bytes, and the buffer for it 3; ask for the size first"});
  EXPECT_EQ(value, 7u);
  EXPECT_EQ(size, 7u);
}

TEST_F(RefusalTest, OfAFrontendOptionNamesItAndThoseThereAre) {
  const char *option = nullptr;
  expectRefusal([&] { backend::urPlatformGetBackendOption(platform(), "-O7", &option); },
                UR_RESULT_ERROR_INVALID_VALUE,
                {"no backend option stands for '-O7'; known are -O0, -O1, -O2, -O3 and none"});
  EXPECT_EQ(option, nullptr);
}

TEST_F(RefusalTest, OfAPartitionSaysWhereItIsTold) {
  const auto properties =
      typed<ur_device_partition_properties_t>(UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES);
  std::uint32_t count = 7;
  expectRefusal(
      [&] { backend::urDevicePartition(device_, &properties, 0, nullptr, &count); },
      UR_RESULT_ERROR_INVALID_VALUE,
      {"this device cannot be partitioned, as UR_DEVICE_INFO_SUPPORTED_PARTITIONS tells"});
  EXPECT_EQ(count, 7u);
}

TEST_F(RefusalTest, OfBinariesNamesTheTargets) {
  const ur_device_binary_t other{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "other"};
  const std::array binaries{other, other, other};
  std::uint32_t selected = 7;
  expectRefusal(
      [&] { backend::urDeviceSelectBinary(device_, binaries.data(), 3, &selected); },
      UR_RESULT_ERROR_INVALID_BINARY,
      {"none of the 3 binaries is for one of the targets native_cpu, spir64_x86_64, spir64"});
  EXPECT_EQ(selected, 7u);
}

TEST_F(RefusalTest, OfDevicesSaysThatOneIsOfAnotherPlatform) {
  makeForeign(stranger_);
  const std::array devices{device_, &stranger_};
  ur_context_handle_t context = nullptr;
  expectRefusal([&] { backend::urContextCreate(2, devices.data(), nullptr, &context); },
                UR_RESULT_ERROR_INVALID_DEVICE,
                {"a context holds devices of one platform; one of the 2 is another's"});
  EXPECT_EQ(context, nullptr);
}

TEST_F(RefusalTest, OfADeviceSaysThatTheContextDoesNotHaveIt) {
  const auto expectOutside = [](const std::function<void()> &call) {
    expectRefusal(call, UR_RESULT_ERROR_INVALID_DEVICE,
                  {"the device is none of the 1 devices of the context"});
  };
  const auto description = typed<ur_exp_event_desc_t>(UR_STRUCTURE_TYPE_EXP_EVENT_DESC);
  std::array<char, 256> data{};
  void *memory = nullptr;
  ur_queue_handle_t queue = nullptr;
  ur_event_handle_t event = nullptr;
  ur_physical_mem_handle_t physical = nullptr;
  std::size_t size = 0;
  expectOutside([&] { backend::urQueueCreate(context_, &stranger_, nullptr, &queue); });
  expectOutside([&] { backend::urEventCreateExp(context_, &stranger_, &description, &event); });
  expectOutside(
      [&] { backend::urUSMDeviceAlloc(context_, &stranger_, nullptr, nullptr, 64, &memory); });
  expectOutside(
      [&] { backend::urUSMSharedAlloc(context_, &stranger_, nullptr, nullptr, 64, &memory); });
  expectOutside(
      [&] { backend::urPhysicalMemCreate(context_, &stranger_, pageSize(), nullptr, &physical); });
  expectOutside([&] {
    backend::urVirtualMemGranularityGetInfo(context_, &stranger_, 1,
                                            UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof(size),
                                            &size, nullptr);
  });
  expectOutside([&] {
    backend::urIPCOpenMemHandleExp(context_, &stranger_, data.data(), data.size(), &memory);
  });
  expectOutside([&] {
    backend::urIPCOpenPhysMemHandleExp(context_, &stranger_, data.data(), data.size(), &physical);
  });
  EXPECT_EQ(queue, nullptr);
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(memory, nullptr);
  EXPECT_EQ(physical, nullptr);
  EXPECT_EQ(size, 0u);
}

TEST_F(RefusalTest, OfANativeHandleNamesItAndItsKind) {
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  ur_event_handle_t event = nullptr;
  const auto expectUnknown = [](const char *text, const std::function<void()> &call) {
    expectRefusal(call, UR_RESULT_ERROR_INVALID_ARGUMENT, {text});
  };
  expectUnknown(
      "0xabcd is no native handle of a platform of this process; pass one that Native CPU gave out",
      [&] { backend::urPlatformCreateWithNativeHandle(0xabcd, adapter_, nullptr, &platform); });
  expectUnknown(
      "0xabcd is no native handle of a root device of this process; pass one that Native CPU gave "
      "out",
      [&] { backend::urDeviceCreateWithNativeHandle(0xabcd, adapter_, nullptr, &device); });
  expectUnknown("0xabcd is no native handle of a live context; pass one that the context's "
                "GetNativeHandle gave out",
                [&] {
                  backend::urContextCreateWithNativeHandle(0xabcd, adapter_, 0, nullptr, nullptr,
                                                           &context);
                });
  expectUnknown(
      "0xabcd is no native handle of a live queue; pass one that the queue's "
      "GetNativeHandle gave out",
      [&] { backend::urQueueCreateWithNativeHandle(0xabcd, context_, device_, nullptr, &queue); });
  expectUnknown(
      "0xabcd is no native handle of a live event; pass one that the event's GetNativeHandle gave "
      "out",
      [&] { backend::urEventCreateWithNativeHandle(0xabcd, context_, nullptr, &event); });
  // Beyond every address of an object.
  expectUnknown("0xffffffffffffffff is no native handle of a platform", [&] {
    backend::urPlatformCreateWithNativeHandle(~std::uintptr_t{0}, adapter_, nullptr, &platform);
  });
  expectUnknown("0xffffffffffffffff is no native handle of a root device", [&] {
    backend::urDeviceCreateWithNativeHandle(~std::uintptr_t{0}, adapter_, nullptr, &device);
  });
  EXPECT_EQ(platform, nullptr);
  EXPECT_EQ(device, nullptr);
  EXPECT_EQ(context, nullptr);
  EXPECT_EQ(queue, nullptr);
  EXPECT_EQ(event, nullptr);
}

TEST_F(RefusalTest, OfANativeHandleSaysThatItsContextIsAnother) {
  ur_queue_handle_t queue = nullptr;
  ur_event_handle_t event = new ur_event_handle_t_(context_, std::make_shared<LocalSignal>());
  backend::urQueueCreate(context_, device_, nullptr, &queue);
  ur_native_handle_t nativeQueue = 0;
  ur_native_handle_t nativeEvent = 0;
  backend::urQueueGetNativeHandle(queue, nullptr, &nativeQueue);
  backend::urEventGetNativeHandle(event, &nativeEvent);
  ur_queue_handle_t queueAgain = nullptr;
  ur_event_handle_t eventAgain = nullptr;
  expectRefusal(
      [&] {
        backend::urQueueCreateWithNativeHandle(nativeQueue, otherContext_, device_, nullptr,
                                               &queueAgain);
      },
      UR_RESULT_ERROR_INVALID_CONTEXT,
      {"the queue behind the native handle belongs to another context"});
  expectRefusal(
      [&] {
        backend::urEventCreateWithNativeHandle(nativeEvent, otherContext_, nullptr, &eventAgain);
      },
      UR_RESULT_ERROR_INVALID_CONTEXT,
      {"the event behind the native handle belongs to another context"});
  EXPECT_EQ(queueAgain, nullptr);
  EXPECT_EQ(eventAgain, nullptr);
  EXPECT_EQ(queue->references(), 1u);
  EXPECT_EQ(event->references(), 1u);
  backend::urEventRelease(event);
  backend::urQueueRelease(queue);
}

TEST_F(RefusalTest, OfPeersMeansDevicesOfOtherAdapters) {
  makeForeign(stranger_);
  int answer = 7;
  for (const bool isPeer : {true, false}) {
    const ur_device_handle_t device = isPeer ? device_ : &stranger_;
    const ur_device_handle_t peer = isPeer ? &stranger_ : device_;
    const auto expectForeign = [](const std::function<void()> &call) {
      expectRefusal(call, UR_RESULT_ERROR_INVALID_DEVICE,
                    {"both devices must be of this adapter; others cannot reach its memory"});
    };
    expectForeign([&] { backend::urUsmP2PEnablePeerAccessExp(device, peer); });
    expectForeign([&] { backend::urUsmP2PDisablePeerAccessExp(device, peer); });
    expectForeign([&] {
      backend::urUsmP2PPeerAccessGetInfoExp(device, peer, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                            sizeof(answer), &answer, nullptr);
    });
  }
  EXPECT_EQ(answer, 7);
}

} // namespace
} // namespace ur::native_cpu
