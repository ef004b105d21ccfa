// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Calls with wrong arguments, by feature. Each call must return its code, leave an error text for
// urAdapterGetLastError, and leave its outputs unchanged.

#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

// Space for two outputs of any type, to detect whether a call wrote an output.
class Outputs {
public:
  Outputs() { bytes_.fill(kUntouched); }

  struct Address {
    std::byte *start;
    template <typename T> operator T *() const {
      return static_cast<T *>(static_cast<void *>(start));
    }
  };
  Address first() { return {bytes_.data()}; }
  Address second() { return {bytes_.data() + bytes_.size() / 2}; }
  bool areUntouched() const {
    return std::ranges::all_of(bytes_, [](std::byte byte) { return byte == kUntouched; });
  }

private:
  static constexpr std::byte kUntouched{0xa5};
  alignas(16) std::array<std::byte, 32> bytes_;
};

#define EXPECT_UNTOUCHED(check, expected, call)                                                    \
  do {                                                                                             \
    Outputs out;                                                                                   \
    check(expected, call);                                                                         \
    EXPECT_TRUE(out.areUntouched()) << #call << " failed but wrote an output";                     \
  } while (false)

// Expects the result, and no write to an output. In `call`, `out` provides the outputs.
#define EXPECT_NO_OUTPUT(expected, call) EXPECT_UNTOUCHED(EXPECT_REFUSED, expected, call)
// The validation of other loaders refuses these calls, and leaves no error text.
#define EXPECT_NO_OUTPUT_OR_TEXT(expected, call) EXPECT_UNTOUCHED(EXPECT_RESULT, expected, call)

// Returns the address of an argument that lives until the call returns.
template <typename T> T *ptr(T &&value) { return &value; }

constexpr std::size_t kBytes = 4096;
constexpr std::size_t kMaxSize = std::numeric_limits<std::size_t>::max();
constexpr ur_result_t kInvalidMemObject = UR_RESULT_ERROR_INVALID_MEM_OBJECT;

class RefusedCalls : public DeviceTest {
protected:
  void prepare() override {
    ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kBytes, &memory_));
    ASSERT_SUCCESS(urUSMHostAlloc(context(), nullptr, nullptr, kBytes, &host_));
    ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, event_.out()));
  }
  void cleanUp() override {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    event_.reset();
    for (void *const memory : {memory_, host_})
      if (memory) {
        EXPECT_SUCCESS(urUSMFree(context(), memory));
      }
  }

  void *memory() const { return memory_; } // device memory
  void *host() const { return host_; }     // USM host memory
  void *word() { return &word_; }
  ur_event_handle_t event() const { return event_.get(); } // the event of a command
  static std::uint64_t largestSize() {
    return info<std::uint64_t>(deviceQuery(device()), UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  }

private:
  void *memory_ = nullptr;
  void *host_ = nullptr;
  std::uint64_t word_ = 0;
  Event event_;
};

TEST_F(RefusedCalls, OfDiscovery) {
  EXPECT_NO_OUTPUT(kInvalidSize, urPlatformGet(adapter(), 0, out.first(), out.second()));
  EXPECT_NO_OUTPUT(kInvalidValue, urPlatformGet(adapter(), 0, nullptr, nullptr));
  EXPECT_NO_OUTPUT(kInvalidSize,
                   urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 0, out.first(), out.second()));
  EXPECT_NO_OUTPUT(kInvalidValue, urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, nullptr));
  EXPECT_NO_OUTPUT_OR_TEXT(kNullPointer,
                           urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 1, nullptr, out.second()));
  EXPECT_NO_OUTPUT_OR_TEXT(
      kInvalidEnumeration,
      urDeviceGet(platform(), undeclared<ur_device_type_t>(), 1, out.first(), out.second()));
  EXPECT_NO_OUTPUT(kInvalidValue,
                   urPlatformGetBackendOption(platform(), "--no-such-option", out.first()));
}

TEST_F(RefusedCalls, OfContextsAndQueues) {
  const ur_device_handle_t deviceHandle = device();
  const auto context = [](ur_structure_type_t type, ur_context_flags_t flags) {
    return ur_context_properties_t{type, nullptr, flags};
  };
  constexpr auto kContext = UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES;
  EXPECT_NO_OUTPUT_OR_TEXT(kInvalidSize, urContextCreate(0, &deviceHandle, nullptr, out.first()));
  EXPECT_NO_OUTPUT_OR_TEXT(
      kInvalidEnumeration,
      urContextCreate(1, &deviceHandle, ptr(context(kContext, kUndeclaredFlag)), out.first()));
  EXPECT_NO_OUTPUT(kInvalidArgument,
                   urContextCreate(1, &deviceHandle, ptr(context(kWrongType, 0)), out.first()));

  const auto create = [&](ur_queue_flags_t flags, ur_queue_handle_t *queue,
                          ur_structure_type_t type = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES) {
    return urQueueCreate(this->context(), deviceHandle,
                         ptr(ur_queue_properties_t{type, nullptr, flags}), queue);
  };
  EXPECT_NO_OUTPUT(kInvalidEnumeration, create(kUndeclaredFlag, out.first()));
  EXPECT_NO_OUTPUT(kInvalidArgument, create(0, out.first(), kWrongType));
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE},
        ur_queue_flags_t{UR_QUEUE_FLAG_ON_DEVICE}})
    EXPECT_NO_OUTPUT(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, create(flags, out.first()));
}

TEST_F(RefusedCalls, OfEvents) {
  EXPECT_NO_OUTPUT_OR_TEXT(kInvalidValue, urEventWait(0, ptr(event())));
  EXPECT_NO_OUTPUT(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                   urEventGetProfilingInfo(event(), UR_PROFILING_INFO_COMMAND_START,
                                           sizeof(std::uint64_t), out.first(), out.second()));
}

TEST_F(RefusedCalls, OfReusableEvents) {
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "reusable events"));
  const auto create = [&](ur_exp_event_flags_t flags, ur_event_handle_t *output,
                          ur_structure_type_t type = UR_STRUCTURE_TYPE_EXP_EVENT_DESC) {
    return urEventCreateExp(context(), device(), ptr(ur_exp_event_desc_t{type, nullptr, flags}),
                            output);
  };
  EXPECT_NO_OUTPUT(kInvalidEnumeration, create(kUndeclaredFlag, out.first()));
  EXPECT_NO_OUTPUT(kInvalidArgument, create(0, out.first(), kWrongType));
  EXPECT_NO_OUTPUT(
      kInvalidValue,
      create(UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING, out.first()));

  const auto signal = [&](ur_structure_type_t type, ur_exp_enqueue_ext_flags_t flags) {
    return urEnqueueEventsWaitWithBarrierExt(
        queue(), ptr(ur_exp_enqueue_ext_properties_t{type, nullptr, flags}), 0, nullptr, nullptr);
  };
  EXPECT_NO_OUTPUT(kInvalidEnumeration,
                   signal(UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES, kUndeclaredFlag));
  EXPECT_NO_OUTPUT(kInvalidArgument, signal(kWrongType, 0));
  EXPECT_NO_OUTPUT(kInvalidArgument,
                   urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, 0, nullptr, ptr(event())));
}

TEST_F(RefusedCalls, OfCommandsOnUsmMemory) {
  constexpr std::array<std::uint8_t, 8> kPattern{};
  const auto fill = [&](std::size_t patternSize, std::size_t size, ur_event_handle_t *output) {
    return urEnqueueUSMFill(queue(), memory(), patternSize, kPattern.data(), size, 0, nullptr,
                            output);
  };
  for (const auto &[patternSize, size] :
       {std::array<std::size_t, 2>{0, 64}, {8, 4}, {8, 12}, {3, 8}, {6, 16}, {8, 0}, {1, kMaxSize}})
    EXPECT_NO_OUTPUT(kInvalidSize, fill(patternSize, size, out.first()));
  const auto copy = [&](std::size_t size, ur_event_handle_t *output) {
    return urEnqueueUSMMemcpy(queue(), true, memory(), host(), size, 0, nullptr, output);
  };
  const auto prefetch = [&](void *start, std::size_t size, ur_event_handle_t *output,
                            ur_usm_migration_flags_t flags = 0) {
    return urEnqueueUSMPrefetch(queue(), start, size, flags, 0, nullptr, output);
  };
  const auto advise = [&](void *start, std::size_t size, ur_event_handle_t *output,
                          ur_usm_advice_flags_t advice = UR_USM_ADVICE_FLAG_DEFAULT) {
    return urEnqueueUSMAdvise(queue(), start, size, advice, output);
  };
  for (const std::size_t size : {std::size_t{0}, 2 * kBytes, kMaxSize}) {
    EXPECT_NO_OUTPUT(kInvalidSize, copy(size, out.first()));
    EXPECT_NO_OUTPUT(kInvalidSize, prefetch(memory(), size, out.first()));
    EXPECT_NO_OUTPUT(kInvalidSize, advise(memory(), size, out.first()));
  }
  EXPECT_NO_OUTPUT(kInvalidEnumeration, prefetch(memory(), kBytes, out.first(), kUndeclaredFlag));
  EXPECT_NO_OUTPUT(kInvalidEnumeration, advise(memory(), kBytes, out.first(), kUndeclaredFlag));
  EXPECT_NO_OUTPUT(kInvalidMemObject, prefetch(word(), 8, out.first()));
  EXPECT_NO_OUTPUT(kInvalidMemObject, advise(word(), 8, out.first()));
}

TEST_F(RefusedCalls, OfAllocations) {
  const auto expectRefused = [&](ur_device_info_t support, const auto &allocate) {
    if (info<ur_device_usm_access_capability_flags_t>(deviceQuery(device()), support) == 0)
      return;
    for (const std::uint64_t size : {std::uint64_t{0}, largestSize() + 1, std::uint64_t{kMaxSize}})
      EXPECT_NO_OUTPUT(UR_RESULT_ERROR_INVALID_USM_SIZE, allocate(nullptr, size, out.first()));
    constexpr auto kUsm = UR_STRUCTURE_TYPE_USM_DESC;
    EXPECT_NO_OUTPUT(kInvalidValue,
                     allocate(ptr(ur_usm_desc_t{kUsm, nullptr, 0, 3}), kBytes, out.first()));
    EXPECT_NO_OUTPUT(
        kInvalidEnumeration,
        allocate(ptr(ur_usm_desc_t{kUsm, nullptr, kUndeclaredFlag, 0}), kBytes, out.first()));
    EXPECT_NO_OUTPUT(kInvalidArgument,
                     allocate(ptr(ur_usm_desc_t{kWrongType, nullptr, 0, 0}), kBytes, out.first()));
  };
  using Description = const ur_usm_desc_t *;
  expectRefused(UR_DEVICE_INFO_USM_HOST_SUPPORT,
                [&](Description description, std::size_t size, void **output) {
                  return urUSMHostAlloc(context(), description, nullptr, size, output);
                });
  expectRefused(UR_DEVICE_INFO_USM_DEVICE_SUPPORT,
                [&](Description description, std::size_t size, void **output) {
                  return urUSMDeviceAlloc(context(), device(), description, nullptr, size, output);
                });
  expectRefused(UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT,
                [&](Description description, std::size_t size, void **output) {
                  return urUSMSharedAlloc(context(), device(), description, nullptr, size, output);
                });
  EXPECT_NO_OUTPUT(kInvalidMemObject, urUSMFree(context(), word()));
}

TEST_F(RefusedCalls, OfPools) {
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_USM_POOL_SUPPORT, "USM pools"));
  ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 0, kMaxSize};
  const auto create = [&](ur_usm_pool_flags_t flags, ur_usm_pool_handle_t *output,
                          const void *chain = nullptr,
                          ur_structure_type_t type = UR_STRUCTURE_TYPE_USM_POOL_DESC) {
    return urUSMPoolCreate(context(), ptr(ur_usm_pool_desc_t{type, chain, flags}), output);
  };
  EXPECT_NO_OUTPUT(kInvalidEnumeration, create(kUndeclaredFlag, out.first()));
  EXPECT_NO_OUTPUT(kInvalidArgument, create(0, out.first(), nullptr, kWrongType));
  EXPECT_NO_OUTPUT(kInvalidValue, create(0, out.first(), &limits));
}

// Structs that are initialized with `= {}` are valid, although `stype` is 0 then.
TEST_F(RefusedCalls, DoNotIncludeZeroedStructs) {
  ur_queue_properties_t queueProperties{};
  Queue queue;
  EXPECT_SUCCESS(urQueueCreate(context(), device(), &queueProperties, queue.out()));
  if (deviceUnderTest().supports(UR_DEVICE_INFO_USM_POOL_SUPPORT)) {
    ur_usm_pool_desc_t poolDescription{};
    ur_usm_pool_handle_t pool = nullptr;
    ASSERT_SUCCESS(urUSMPoolCreate(context(), &poolDescription, &pool));
    EXPECT_SUCCESS(urUSMPoolRelease(pool));
  }
  if (deviceUnderTest().supports(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP)) {
    Event event;
    EXPECT_SUCCESS(urEventCreateExp(context(), device(), ptr(ur_exp_event_desc_t{}), event.out()));
  }
  if (const Mem whole = makeBuffer(session(), std::vector<std::byte>(kBytes))) {
    ur_buffer_region_t region{};
    region.size = kBytes;
    Mem part;
    EXPECT_SUCCESS(
        urMemBufferPartition(whole.get(), 0, UR_BUFFER_CREATE_TYPE_REGION, &region, part.out()));
  }
}

TEST_F(RefusedCalls, OfVirtualMemory) {
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory"));
  const std::size_t unit = granularity(session());
  const auto create = [&](std::size_t size, ur_physical_mem_handle_t *output,
                          ur_physical_mem_flags_t flags = 0,
                          ur_structure_type_t type = UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES) {
    return urPhysicalMemCreate(context(), device(), size,
                               ptr(ur_physical_mem_properties_t{type, nullptr, flags}), output);
  };
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, unit + 1})
    EXPECT_NO_OUTPUT(kInvalidSize, create(size, out.first()));
  EXPECT_NO_OUTPUT(kInvalidEnumeration, create(unit, out.first(), kUndeclaredFlag));
  EXPECT_NO_OUTPUT(kInvalidArgument, create(unit, out.first(), 0, kWrongType));
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_NO_OUTPUT(kInvalidDevice,
                     urPhysicalMemCreate(context(), other, unit, nullptr, out.first()));
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, unit + 1})
    EXPECT_NO_OUTPUT(kInvalidValue, urVirtualMemReserve(context(), nullptr, size, out.first()));
  EXPECT_NO_OUTPUT(kInvalidValue, urVirtualMemReserve(context(), reinterpret_cast<void *>(unit + 1),
                                                      unit, out.first()));
}

TEST_F(RefusedCalls, OfBuffers) {
  ASSERT_NOT_STOPPED(requireBuffers(session()));
  constexpr ur_mem_flags_t kReadWrite = UR_MEM_FLAG_READ_WRITE;
  constexpr ur_mem_flags_t kWriteOnly = UR_MEM_FLAG_WRITE_ONLY;
  constexpr ur_mem_flags_t kReadOnly = UR_MEM_FLAG_READ_ONLY;
  constexpr ur_mem_flags_t kUse = UR_MEM_FLAG_USE_HOST_POINTER;
  constexpr ur_mem_flags_t kAllocate = UR_MEM_FLAG_ALLOC_HOST_POINTER;
  constexpr ur_mem_flags_t kCopy = UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
  const auto create = [&](std::size_t size, ur_mem_flags_t flags, void *hostBytes,
                          ur_mem_handle_t *output,
                          ur_structure_type_t type = UR_STRUCTURE_TYPE_BUFFER_PROPERTIES) {
    return urMemBufferCreate(context(), flags, size,
                             ptr(ur_buffer_properties_t{type, nullptr, hostBytes}), output);
  };
  for (const std::size_t size : {std::size_t{0}, std::size_t{largestSize()} + 1, kMaxSize})
    EXPECT_NO_OUTPUT(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, create(size, 0, nullptr, out.first()));
  EXPECT_NO_OUTPUT(kInvalidEnumeration, create(kBytes, kUndeclaredFlag, nullptr, out.first()));
  EXPECT_NO_OUTPUT(kInvalidArgument, create(kBytes, 0, nullptr, out.first(), kWrongType));
  for (const ur_mem_flags_t flags :
       {kReadWrite | kWriteOnly, kReadWrite | kReadOnly, kWriteOnly | kReadOnly})
    EXPECT_NO_OUTPUT(kInvalidValue, create(kBytes, flags, nullptr, out.first()));
  for (const ur_mem_flags_t flags : {kUse | kAllocate, kUse | kCopy})
    EXPECT_NO_OUTPUT(kInvalidValue, create(kBytes, flags, word(), out.first()));
  for (const ur_mem_flags_t flags : {kUse, kCopy, kCopy | kAllocate, kUse | kCopy}) {
    EXPECT_NO_OUTPUT(UR_RESULT_ERROR_INVALID_HOST_PTR, create(kBytes, flags, nullptr, out.first()));
    EXPECT_NO_OUTPUT(UR_RESULT_ERROR_INVALID_HOST_PTR,
                     create(kBytes, flags, nullptr, out.first(), kWrongType));
    EXPECT_NO_OUTPUT(UR_RESULT_ERROR_INVALID_HOST_PTR,
                     urMemBufferCreate(context(), flags, kBytes, nullptr, out.first()));
  }
  for (const ur_mem_flags_t flags : {ur_mem_flags_t{0}, kAllocate})
    EXPECT_NO_OUTPUT(UR_RESULT_ERROR_INVALID_HOST_PTR, create(kBytes, flags, word(), out.first()));
  EXPECT_REFUSED_OR_UNSUPPORTED(
      kInvalidArgument,
      urMemBufferCreateWithNativeHandle(0, context(),
                                        ptr(ur_mem_native_properties_t{kWrongType, nullptr, false}),
                                        Outputs().first()));
}

TEST_F(RefusedCalls, OfPartsOfBuffers) {
  const Mem whole = makeBuffer(session(), std::vector<std::byte>(kBytes));
  if (!whole)
    return skipUnclaimed("buffers: urMemBufferCreate returns UNSUPPORTED_FEATURE");
  const auto partition = [&](std::size_t size, ur_mem_flags_t flags, ur_mem_handle_t *output,
                             ur_structure_type_t type = UR_STRUCTURE_TYPE_BUFFER_REGION) {
    return urMemBufferPartition(whole.get(), flags, UR_BUFFER_CREATE_TYPE_REGION,
                                ptr(ur_buffer_region_t{type, nullptr, 0, size}), output);
  };
  for (const std::size_t size : {std::size_t{0}, kBytes + 1, kMaxSize})
    EXPECT_NO_OUTPUT(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, partition(size, 0, out.first()));
  EXPECT_NO_OUTPUT(kInvalidEnumeration, partition(kBytes, kUndeclaredFlag, out.first()));
  EXPECT_NO_OUTPUT(kInvalidArgument, partition(kBytes, 0, out.first(), kWrongType));
  for (const ur_mem_flags_t flags : {ur_mem_flags_t{UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY},
                                     ur_mem_flags_t{UR_MEM_FLAG_USE_HOST_POINTER},
                                     ur_mem_flags_t{UR_MEM_FLAG_ALLOC_HOST_POINTER},
                                     ur_mem_flags_t{UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER}})
    EXPECT_NO_OUTPUT(kInvalidValue, partition(kBytes, flags, out.first()));
  EXPECT_NO_OUTPUT(kInvalidEnumeration,
                   urMemBufferPartition(
                       whole.get(), 0, undeclared<ur_buffer_create_type_t>(),
                       ptr(ur_buffer_region_t{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, 0, kBytes}),
                       out.first()));
  Mem part;
  ASSERT_SUCCESS(partition(kBytes, 0, part.out()));
  EXPECT_NO_OUTPUT(
      kInvalidMemObject,
      urMemBufferPartition(part.get(), 0, UR_BUFFER_CREATE_TYPE_REGION,
                           ptr(ur_buffer_region_t{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, 0, 1}),
                           out.first()));
}

// buffer/commands.cpp and buffer/rects.cpp test the sizes.
TEST_F(RefusedCalls, OfCommandsOnBuffers) {
  const Mem owner = makeBuffer(session(), std::vector<std::byte>(kBytes));
  if (!owner)
    return skipUnclaimed("buffers: urMemBufferCreate returns UNSUPPORTED_FEATURE");
  const ur_mem_handle_t buffer = owner.get();
  EXPECT_NO_OUTPUT(kInvalidEnumeration,
                   urEnqueueMemBufferMap(queue(), buffer, true, kUndeclaredFlag, 0, kBytes, 0,
                                         nullptr, out.first(), out.second()));
  EXPECT_NO_OUTPUT(kInvalidMemObject,
                   urEnqueueMemUnmap(queue(), buffer, host(), 0, nullptr, out.first()));
}

// The invalid calls of the histories (histories/invalid_calls.cpp) test the other objects and
// contexts, and handles that are stale or changed.
TEST_F(RefusedCalls, OfGets) {
  if (deviceUnderTest().supports(MemoryKind::kQuery))
    EXPECT_NO_OUTPUT(kInvalidArgument,
                     urIPCGetMemHandleExp(context(), word(), out.first(), out.second()));
  requireSupport(EventKind::kQuery, EventKind::kName);
  ASSERT_NOT_STOPPED(
      requireSupport(UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP, "profiling of single events"));
  Event profiledEvent;
  ASSERT_SUCCESS(urEventCreateExp(context(), device(),
                                  ptr(ur_exp_event_desc_t{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                                          UR_EXP_EVENT_FLAG_ENABLE_PROFILING}),
                                  profiledEvent.out()));
  EXPECT_NO_OUTPUT(kUnsupportedFeature,
                   urIPCGetEventHandleExp(profiledEvent.get(), out.first(), out.second()));
}

} // namespace
