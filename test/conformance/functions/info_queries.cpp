// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Info queries of all types of objects: the rules for the arguments, and the values that a test can
// predict. urDeviceGetInfo has its own file.

#include "test/conformance/functions/virtual_mem/own_range.hpp"
#include "test/conformance/support/api_function.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class InfoTest : public ObjectsTest {
protected:
  // Returns whether the device has the function and the object exists. Skips the test if not.
  template <typename Object> static bool requireObject(const char *function, Object object) {
    const auto functions = apiFunctions();
    const auto entry = std::ranges::find(functions, std::string_view(function), &ApiFunction::name);
    requireFeatureOf(*entry);
    if (!IsSkipped() && !HasFatalFailure() && !object)
      skipUnclaimed("objects of this type");
    return !IsSkipped() && !HasFatalFailure();
  }
};

const InfoRules kNoRefusals;
const InfoRules kRefusesQueueSize{{UR_RESULT_ERROR_INVALID_QUEUE}};
const InfoRules kRefusesPoolQuery{{kInvalidValue}};
const InfoRules kProfilingRules{{UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE}, kInvalidValue};

// `object` returns an object that the query needs; `arguments` is a list in parentheses. The
// remaining arguments are the names of infos whose values can change between two queries.
#define INFO_OF(function, type, object, arguments, rules, ...)                                     \
  auto function##Of(const ThreadObjects &objects) {                                                \
    return [&objects](auto... rest) { return function arguments; };                                \
  }                                                                                                \
  using function##Test = InfoTest;                                                                 \
  TEST_F(function##Test, FollowsTheRules) {                                                        \
    if (requireObject(#function, objects().object()))                                              \
      expectInfoRules<type>(function##Of(objects()), rules);                                       \
  }                                                                                                \
  IN_THREADS(function) { answers.addInfo<type>(function##Of(objects), {__VA_ARGS__}); }

INFO_OF(urAdapterGetInfo, ur_adapter_info_t, adapter, (objects.adapter(), rest...), kNoRefusals)
INFO_OF(urPlatformGetInfo, ur_platform_info_t, platform, (objects.platform(), rest...), kNoRefusals)
INFO_OF(urContextGetInfo, ur_context_info_t, context, (objects.context(), rest...), kNoRefusals)
INFO_OF(urQueueGetInfo, ur_queue_info_t, queue, (objects.queue(), rest...), kRefusesQueueSize)
INFO_OF(urEventGetInfo, ur_event_info_t, event, (objects.event(), rest...), kNoRefusals)
INFO_OF(urEventGetProfilingInfo, ur_profiling_info_t, event, (objects.event(), rest...),
        kProfilingRules)
// A completed command may release its reference to the buffer a little later, so the count varies.
INFO_OF(urMemGetInfo, ur_mem_info_t, buffer, (objects.buffer(), rest...), kNoRefusals,
        UR_MEM_INFO_REFERENCE_COUNT)
INFO_OF(urUSMGetMemAllocInfo, ur_usm_alloc_info_t, memory,
        (objects.context(), objects.memory(), rest...), kRefusesPoolQuery)
INFO_OF(urUSMPoolGetInfo, ur_usm_pool_info_t, pool, (objects.pool(), rest...), kNoRefusals)
// The properties are a struct with undefined padding.
INFO_OF(urPhysicalMemGetInfo, ur_physical_mem_info_t, physical, (objects.physical(), rest...),
        kNoRefusals, UR_PHYSICAL_MEM_INFO_PROPERTIES)
INFO_OF(urVirtualMemGranularityGetInfo, ur_virtual_mem_granularity_info_t, context,
        (objects.context(), objects.device(), 1, rest...), kNoRefusals)
INFO_OF(urUsmP2PPeerAccessGetInfoExp, ur_exp_peer_info_t, device,
        (objects.device(), objects.device(), rest...), kNoRefusals)

using urVirtualMemGetInfoTest = InfoTest;

TEST_F(urVirtualMemGetInfoTest, FollowsTheRules) {
  if (!requireObject("urVirtualMemGetInfo", objects().context()))
    return;
  const OwnRange range(objects().session());
  ASSERT_SUCCESS(range.map());
  expectInfoRules<ur_virtual_mem_info_t>([&](auto... rest) {
    return urVirtualMemGetInfo(objects().context(), range.start(), range.size(), rest...);
  });
  EXPECT_SUCCESS(range.unmap());
}

IN_THREADS(urVirtualMemGetInfo) {
  const OwnRange range(objects.session());
  answers << range.map();
  answers.addInfo<ur_virtual_mem_info_t>([&](auto... rest) {
    return urVirtualMemGetInfo(objects.context(), range.start(), range.size(), rest...);
  });
  answers << range.unmap();
}

TEST_F(urAdapterGetInfoTest, HasABackendAndAVersion) {
  const auto query = urAdapterGetInfoOf(objects());
  EXPECT_NE(info<ur_backend_t>(query, UR_ADAPTER_INFO_BACKEND), UR_BACKEND_UNKNOWN);
  EXPECT_GE(info<std::uint32_t>(query, UR_ADAPTER_INFO_VERSION), 1u);
  EXPECT_GE(info<std::uint32_t>(query, UR_ADAPTER_INFO_REFERENCE_COUNT), 1u);
}

TEST_F(urPlatformGetInfoTest, NamesThePlatform) {
  const auto query = urPlatformGetInfoOf(objects());
  EXPECT_NE(infoString(query, UR_PLATFORM_INFO_NAME), "");
  EXPECT_NE(infoString(query, UR_PLATFORM_INFO_VENDOR_NAME), "");
  EXPECT_NE(infoString(query, UR_PLATFORM_INFO_VERSION), "");
  EXPECT_EQ(info<ur_adapter_handle_t>(query, UR_PLATFORM_INFO_ADAPTER), adapter());
  EXPECT_EQ(info<ur_backend_t>(query, UR_PLATFORM_INFO_BACKEND), deviceUnderTest().backend);
}

TEST_F(urContextGetInfoTest, ListsItsDevices) {
  if (!requireObject("urContextGetInfo", objects().context()))
    return;
  const auto query = urContextGetInfoOf(objects());
  EXPECT_EQ(info<std::uint32_t>(query, UR_CONTEXT_INFO_NUM_DEVICES), 1u);
  EXPECT_EQ(infoArray<ur_device_handle_t>(query, UR_CONTEXT_INFO_DEVICES),
            std::vector<ur_device_handle_t>{device()});
}

TEST_F(urQueueGetInfoTest, NamesItsContextAndDevice) {
  if (!requireObject("urQueueGetInfo", objects().queue()))
    return;
  const auto query = urQueueGetInfoOf(objects());
  EXPECT_EQ(info<ur_context_handle_t>(query, UR_QUEUE_INFO_CONTEXT), objects().context());
  EXPECT_EQ(info<ur_device_handle_t>(query, UR_QUEUE_INFO_DEVICE), device());
  EXPECT_EQ(info<ur_queue_flags_t>(query, UR_QUEUE_INFO_FLAGS), 0u);
  std::uint32_t size = 0;
  const ur_result_t result = query(UR_QUEUE_INFO_SIZE, sizeof(size), &size, nullptr);
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_QUEUE ||
              result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
      << "only queues on a device have a size; got " << nameOf(result);
}

TEST_F(urEventGetProfilingInfoTest, QueuedTimeIsAvailableWhileTheCommandIsPending) {
  const Session &session = objects().session();
  ASSERT_NOT_STOPPED(requireGates(session));
  const Queue queue = createQueue(session, UR_QUEUE_FLAG_PROFILING_ENABLE);
  Event command;
  const auto query = [&](auto... rest) { return urEventGetProfilingInfo(command.get(), rest...); };
  std::uint64_t queuedTime = 0;
  {
    const Gate gate(session);
    ASSERT_SUCCESS(urEnqueueEventsWait(queue.get(), 1, &gate.event(), command.out()));
    queuedTime = info<std::uint64_t>(query, UR_PROFILING_INFO_COMMAND_QUEUED);
    EXPECT_GT(queuedTime, 0u);
  }
  ASSERT_SUCCESS(urQueueFinish(queue.get()));
  EXPECT_EQ(info<std::uint64_t>(query, UR_PROFILING_INFO_COMMAND_QUEUED), queuedTime);
  EXPECT_LE(queuedTime, info<std::uint64_t>(query, UR_PROFILING_INFO_COMMAND_START));
}

TEST_F(urMemGetInfoTest, HasTheRequestedSize) {
  if (!requireObject("urMemGetInfo", objects().buffer()))
    return;
  const auto query = urMemGetInfoOf(objects());
  EXPECT_EQ(info<std::size_t>(query, UR_MEM_INFO_SIZE), ThreadObjects::kBytes);
  EXPECT_EQ(info<ur_context_handle_t>(query, UR_MEM_INFO_CONTEXT), objects().context());
}

TEST_F(urUSMGetMemAllocInfoTest, EndsWithTheAllocation) {
  if (!requireObject("urUSMGetMemAllocInfo", objects().memory()))
    return;
  const auto baseOf = [&](const std::byte *address) {
    void *base = nullptr; // another allocation, or null
    static_cast<void>(urUSMGetMemAllocInfo(objects().context(), address, UR_USM_ALLOC_INFO_BASE_PTR,
                                           sizeof(base), &base, nullptr));
    return base;
  };
  auto *const start = static_cast<std::byte *>(objects().memory());
  const auto size = info<std::size_t>(urUSMGetMemAllocInfoOf(objects()), UR_USM_ALLOC_INFO_SIZE);
  EXPECT_GE(size, ThreadObjects::kBytes);
  EXPECT_EQ(baseOf(start + size - 1), start);
  EXPECT_NE(baseOf(start + size), start);
  EXPECT_NE(baseOf(start - 1), start);
}

TEST_F(urUSMGetMemAllocInfoTest, UnknownPointersHaveAnUnknownType) {
  if (!requireObject("urUSMGetMemAllocInfo", objects().memory()))
    return;
  std::uint64_t localWord = 0;
  const auto query = allocationQuery(objects().context(), &localWord);
  EXPECT_EQ(info<ur_usm_type_t>(query, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
  void *base = nullptr;
  EXPECT_REFUSED(kInvalidValue, query(UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base), &base, nullptr));
}

TEST_F(urPhysicalMemGetInfoTest, DescribesTheMemory) {
  if (!requireObject("urPhysicalMemGetInfo", objects().physical()))
    return;
  const auto query = urPhysicalMemGetInfoOf(objects());
  EXPECT_EQ(info<ur_context_handle_t>(query, UR_PHYSICAL_MEM_INFO_CONTEXT), objects().context());
  EXPECT_EQ(info<ur_device_handle_t>(query, UR_PHYSICAL_MEM_INFO_DEVICE), device());
  EXPECT_EQ(info<std::size_t>(query, UR_PHYSICAL_MEM_INFO_SIZE), granularity(objects().session()));
  const auto properties =
      info<ur_physical_mem_properties_t>(query, UR_PHYSICAL_MEM_INFO_PROPERTIES);
  EXPECT_EQ(properties.stype, UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES);
  EXPECT_EQ(properties.pNext, nullptr);
  EXPECT_EQ(properties.flags, 0u);
}

TEST_F(urPhysicalMemGetInfoTest, OpenedMemoryHasTheInfoOfTheExportedMemory) {
  ASSERT_NOT_STOPPED(requireSupport(PhysicalMemoryKind::kQuery, PhysicalMemoryKind::kName));
  const Session &session = objects().session();
  const std::size_t size = 2 * granularity(session);
  const Owned<PhysicalMemoryKind> memory(session, size);
  const Exported<PhysicalMemoryKind> handle(session, memory.get());
  const Opened<PhysicalMemoryKind> opened(session, handle.bytes());
  const auto query = [&](auto... rest) { return urPhysicalMemGetInfo(opened.get(), rest...); };
  EXPECT_EQ(info<std::size_t>(query, UR_PHYSICAL_MEM_INFO_SIZE), size);
  EXPECT_EQ(info<ur_context_handle_t>(query, UR_PHYSICAL_MEM_INFO_CONTEXT), objects().context());
  EXPECT_EQ(info<ur_device_handle_t>(query, UR_PHYSICAL_MEM_INFO_DEVICE), device());
  EXPECT_EQ(info<std::uint32_t>(query, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT), 1u);
  EXPECT_EQ(info<ur_physical_mem_properties_t>(query, UR_PHYSICAL_MEM_INFO_PROPERTIES).flags,
            ur_physical_mem_flags_t{UR_PHYSICAL_MEM_FLAG_ENABLE_IPC});
}

TEST_F(urVirtualMemGranularityGetInfoTest, IsAPowerOfTwo) {
  if (!requireObject("urVirtualMemGranularityGetInfo", objects().context()))
    return;
  for (const ur_device_handle_t deviceOrNull : {device(), ur_device_handle_t{nullptr}}) {
    const auto query = [&](auto... rest) {
      return urVirtualMemGranularityGetInfo(objects().context(), deviceOrNull, 1, rest...);
    };
    const auto minimum = info<std::size_t>(query, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM);
    EXPECT_GT(minimum, 0u);
    EXPECT_EQ(minimum & (minimum - 1), 0u);
    EXPECT_EQ(info<std::size_t>(query, UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED) % minimum, 0u);
  }
  std::size_t size = 0;
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice, urVirtualMemGranularityGetInfo(
                                       objects().context(), other, 1,
                                       UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, 0, nullptr, &size));
}

TEST_F(urVirtualMemGranularityGetInfoTest, AllowsMappingsOfTheRequestedSize) {
  if (!requireObject("urVirtualMemGranularityGetInfo", objects().context()))
    return;
  constexpr std::size_t kSize = std::size_t{4} << 20;
  const ur_context_handle_t context = objects().context();
  const auto minimum = info<std::size_t>(
      [&](auto... rest) {
        return urVirtualMemGranularityGetInfo(context, device(), kSize, rest...);
      },
      UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM);
  ASSERT_EQ(kSize % minimum, 0u);
  PhysicalMem memory;
  ASSERT_SUCCESS(urPhysicalMemCreate(context, device(), kSize + minimum, nullptr, memory.out()));
  void *range = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context, nullptr, 2 * kSize, &range));
  void *interior = static_cast<std::byte *>(range) + minimum;
  EXPECT_SUCCESS(urVirtualMemMap(context, interior, kSize, memory.get(), minimum,
                                 UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  EXPECT_SUCCESS(urVirtualMemUnmap(context, interior, kSize));
  EXPECT_SUCCESS(urVirtualMemFree(context, range, 2 * kSize));
}

TEST_F(urUsmP2PPeerAccessGetInfoExpTest, ADeviceCanAccessItsOwnMemory) {
  if (requireObject("urUsmP2PPeerAccessGetInfoExp", device())) {
    EXPECT_EQ(info<int>(urUsmP2PPeerAccessGetInfoExpOf(objects()),
                        UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT),
              1);
  }
}

} // namespace
