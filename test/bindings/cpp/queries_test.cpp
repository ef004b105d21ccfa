// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the types of query results, and the conversions of arguments.
#include "test/bindings/cpp/binding_test.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <system_error>
#include <type_traits>
#include <vector>

namespace ur::test {
namespace {

using CppQueries = BindingTest;

template <auto Property, typename T>
constexpr bool queryReturns = std::is_same_v<ur_ipc::info_t<Property>, T>;

static_assert(queryReturns<UR_DEVICE_INFO_NAME, std::string>);
static_assert(queryReturns<UR_DEVICE_INFO_VENDOR_ID, std::uint32_t>);
static_assert(queryReturns<UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, bool>);
static_assert(queryReturns<UR_DEVICE_INFO_QUEUE_PROPERTIES, ur_ipc::flags<ur_queue_flag_t>>);
static_assert(queryReturns<UR_DEVICE_INFO_UUID, std::vector<std::uint8_t>>);
static_assert(queryReturns<UR_DEVICE_INFO_MAX_WORK_GROUPS_3D, std::array<std::size_t, 3>>);
static_assert(queryReturns<UR_DEVICE_INFO_PLATFORM, ur_ipc::platform>);
static_assert(queryReturns<UR_CONTEXT_INFO_DEVICES, std::vector<ur_ipc::device>>);
static_assert(queryReturns<UR_USM_ALLOC_INFO_BASE_PTR, void *>);
static_assert(queryReturns<UR_PHYSICAL_MEM_INFO_PROPERTIES, ur_physical_mem_properties_t>);
static_assert(queryReturns<UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, ur_event_status_t>);

constexpr ur_ipc::flags<ur_queue_flag_t> kMask =
    UR_QUEUE_FLAG_PROFILING_ENABLE | UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
constexpr std::uint32_t kBits = kMask;
static_assert(kBits == 3);
static_assert(kMask.has(UR_QUEUE_FLAG_PROFILING_ENABLE) && !kMask.has(UR_QUEUE_FLAG_PRIORITY_LOW));
static_assert((kMask & UR_QUEUE_FLAG_PROFILING_ENABLE) == UR_QUEUE_FLAG_PROFILING_ENABLE);
static_assert((UR_QUEUE_FLAG_PRIORITY_LOW | kMask).has(kMask));
static_assert(!std::is_convertible_v<std::uint32_t, ur_ipc::flags<ur_queue_flag_t>>);
static_assert(!std::is_convertible_v<ur_mem_flag_t, ur_ipc::flags<ur_queue_flag_t>>);

using Bytes = ur_ipc::array_view<const std::byte>;
using Devices = ur_ipc::array_view<const ur_device_handle_t>;
static_assert(std::is_convertible_v<std::vector<unsigned char>, Bytes>);
static_assert(!std::is_convertible_v<std::vector<int>, Bytes>);
static_assert(!std::is_convertible_v<char, Bytes>);
static_assert(std::is_convertible_v<std::vector<ur_ipc::device>, Devices>);
static_assert(!std::is_convertible_v<std::vector<ur_ipc::queue>, Devices>);
static_assert(!std::is_convertible_v<ur_ipc::queue, Devices>);

TEST_F(CppQueries, ReturnTypedValues) {
  EXPECT_EQ(device().get_info<UR_DEVICE_INFO_NAME>(), deviceUnderTest().name());
  EXPECT_TRUE(device().get_info<UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP>());
  EXPECT_FALSE(device().get_info<UR_DEVICE_INFO_IMAGE_SUPPORT>());
  EXPECT_EQ(device().get_info<UR_DEVICE_INFO_UUID>().size(), 16u);
  EXPECT_EQ(device().get_info<UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES>().size(), 3u);
  EXPECT_GT(device().get_info<UR_DEVICE_INFO_MAX_WORK_GROUPS_3D>()[2], 0u);
  EXPECT_TRUE(device().get_info<UR_DEVICE_INFO_QUEUE_PROPERTIES>().has(kMask));
  EXPECT_EQ(device().get_info<UR_DEVICE_INFO_PLATFORM>().get(), platform());
  EXPECT_EQ(device().get_info<UR_DEVICE_INFO_PLATFORM>().get_info<UR_PLATFORM_INFO_ADAPTER>(),
            ur_ipc::retained<ur_ipc::adapter>(adapter()));
  EXPECT_FALSE(device().get_info<UR_DEVICE_INFO_PARENT_DEVICE>());
  EXPECT_EQ(context().get_info<UR_CONTEXT_INFO_DEVICES>().at(0).get(), device().get());

  const ur_ipc::usm_allocation memory = context().usm_device_alloc(device(), 4096);
  EXPECT_EQ(context().usm_get_mem_alloc_info<UR_USM_ALLOC_INFO_TYPE>(memory.get()),
            UR_USM_TYPE_DEVICE);
  EXPECT_EQ(context().usm_get_mem_alloc_info<UR_USM_ALLOC_INFO_BASE_PTR>(memory.get()),
            memory.get());
  const ur_ipc::physical_mem physical = sharedPhysicalMemory(granularity());
  EXPECT_EQ(physical.get_info<UR_PHYSICAL_MEM_INFO_PROPERTIES>().flags,
            static_cast<std::uint32_t>(UR_PHYSICAL_MEM_FLAG_ENABLE_IPC));
}

TEST_F(CppQueries, ReturnSeveralValues) {
  const auto [onDevice, onHost] = device().get_global_timestamps();
  EXPECT_GT(onDevice, 0u);
  EXPECT_GT(onHost, 0u);
  const auto [text, code] = ur_ipc::retained<ur_ipc::adapter>(adapter()).get_last_error();
  EXPECT_NE(text, nullptr);
  static_cast<void>(code);
}

TEST_F(CppQueries, QueryTheLoader) {
  const ur_ipc::loader_config config = ur_ipc::loader_config_create();
  config.enable_layer("UR_LAYER_TRACING");
  EXPECT_NE(config.get_info<UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS>().find("UR_LAYER_TRACING"),
            std::string::npos);
  const ur_ipc::loader loader(config);
  EXPECT_EQ(loader.adapters().size(), runtime().adapterCount());
}

TEST_F(CppQueries, AcceptListsInAnyForm) {
  const std::vector<ur_ipc::device> objects{device()};
  const std::array<ur_device_handle_t, 1> handles{device()};
  const ur_device_handle_t handleArray[] = {device()};
  for (const ur_ipc::context &newContext :
       {ur_ipc::context_create(objects), ur_ipc::context_create(handles),
        ur_ipc::context_create(handleArray), ur_ipc::context_create({device()}),
        ur_ipc::context_create(device()), ur_ipc::context_create(handleArray[0])})
    EXPECT_EQ(newContext.get_info<UR_CONTEXT_INFO_NUM_DEVICES>(), 1u);
  std::error_code ec;
  EXPECT_FALSE(ur_ipc::context_create({}, {}, ec));
  EXPECT_EQ(ec, UR_RESULT_ERROR_INVALID_NULL_POINTER);
  std::vector<ur_ipc::event> noEvents(1);
  noEvents.clear();
  EXPECT_TRUE(queue().enqueue_events_wait(noEvents));
}

TEST_F(CppQueries, AcceptOptionsInAnyForm) {
  const auto options = ur_ipc::make<ur_queue_properties_t>(UR_QUEUE_FLAG_PROFILING_ENABLE);
  EXPECT_EQ(options.stype, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  for (const ur_ipc::queue &newQueue :
       {context().queue_create(device(), options), context().queue_create(device(), &options)})
    EXPECT_TRUE(newQueue.get_info<UR_QUEUE_INFO_FLAGS>().has(UR_QUEUE_FLAG_PROFILING_ENABLE));
  for (const ur_ipc::queue &newQueue :
       {context().queue_create(device(), nullptr), context().queue_create(device())})
    EXPECT_FALSE(newQueue.get_info<UR_QUEUE_INFO_FLAGS>().has(UR_QUEUE_FLAG_PROFILING_ENABLE));
}

TEST_F(CppQueries, MapReturnsItsEventAndThePointer) {
  const ur_ipc::mem buffer = context().mem_buffer_create(UR_MEM_FLAG_READ_WRITE, 64);
  queue().enqueue_mem_buffer_fill(buffer, std::string("ab"), 0, 64);
  const auto [event, data] = queue().enqueue_mem_buffer_map(buffer, true, UR_MAP_FLAG_READ, 2, 4);
  ur_ipc::event_wait(event);
  EXPECT_EQ(std::string(static_cast<const char *>(data), 4), "abab");
  ur_ipc::event_wait(queue().enqueue_mem_unmap(buffer, data));
}

} // namespace
} // namespace ur::test
