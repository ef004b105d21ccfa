// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <array>
#include <numeric>

namespace host_driver::test {
namespace {

DRIVER_TEST(ImmediateListWorksInTheBackground) {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  const ze_command_list_handle_t list = zero.immediateList();
  const ze_event_pool_handle_t pool = zero.eventPool(0, 2);
  ze_event_handle_t gate = LevelZero::event(pool, 0);
  const ze_event_handle_t end = LevelZero::event(pool, 1);

  std::array<int, 256> in;
  std::iota(in.begin(), in.end(), 1);
  std::array<int, 256> out = {};
  MUST(zeCommandListAppendMemoryCopy(list, memory, in.data(), sizeof(in), nullptr, 1, &gate));
  MUST(zeCommandListAppendMemoryCopy(list, out.data(), memory, sizeof(out), end, 0, nullptr));
  EXPECT_EQ(zeEventQueryStatus(end), ZE_RESULT_NOT_READY);
  EXPECT_EQ(zeEventHostSynchronize(end, 1000), ZE_RESULT_NOT_READY);
  EXPECT_EQ(out[0], 0);
  MUST(zeEventHostSignal(gate));
  MUST(zeEventHostSynchronize(end, UINT64_MAX));
  EXPECT_EQ(out, in);

  MUST(zeEventDestroy(gate));
  MUST(zeEventDestroy(end));
  MUST(zeEventPoolDestroy(pool));
  MUST(zeCommandListDestroy(list));
  zero.free(memory);
}

// What a program that does not wait gets to see at worst.
DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_START", "awaited"}}), 1,
                 CommandsStartWhenTheHostWaitsOrAsks) {
  const LevelZero zero;
  const ze_command_list_handle_t list = zero.immediateList();
  const ze_command_list_handle_t other = zero.immediateList();
  const ze_event_pool_handle_t pool = zero.eventPool(0, 2);
  ze_event_handle_t first = LevelZero::event(pool, 0);
  const ze_event_handle_t second = LevelZero::event(pool, 1);

  int in = 1;
  int out = 0;
  const auto copy = [&] {
    MUST(zeCommandListAppendMemoryCopy(list, &out, &in, sizeof(in), first, 0, nullptr));
    MUST(zeCommandListAppendBarrier(other, second, 1, &first));
  };
  copy();
  in = 2; // is what the command will read
  MUST(zeEventHostSynchronize(second, UINT64_MAX));
  EXPECT_EQ(out, 2);

  MUST(zeEventHostReset(first));
  MUST(zeEventHostReset(second));
  copy();
  in = 3;
  while (zeEventQueryStatus(second) == ZE_RESULT_NOT_READY) {
  }
  EXPECT_EQ(out, 3);

  MUST(zeEventDestroy(first));
  MUST(zeEventDestroy(second));
  MUST(zeEventPoolDestroy(pool));
  MUST(zeCommandListDestroy(list));
  MUST(zeCommandListDestroy(other));
}

DRIVER_TEST(RegularListRunsAtEachExecution) {
  const LevelZero zero;
  const ze_command_queue_desc_t queueDesc = {
      ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, nullptr, 0, 0, 0, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS,
      ZE_COMMAND_QUEUE_PRIORITY_NORMAL};
  ze_command_queue_handle_t queue = nullptr;
  MUST(zeCommandQueueCreate(zero.context, zero.device, &queueDesc, &queue));
  const ze_command_list_desc_t listDesc = {ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, nullptr, 0, 0};
  ze_command_list_handle_t list = nullptr;
  MUST(zeCommandListCreate(zero.context, zero.device, &listDesc, &list));
  const ze_fence_desc_t fenceDesc = {ZE_STRUCTURE_TYPE_FENCE_DESC, nullptr, 0};
  ze_fence_handle_t fence = nullptr;
  MUST(zeFenceCreate(queue, &fenceDesc, &fence));

  auto *memory = static_cast<int *>(zero.allocate(sizeof(int)));
  int value = 1;
  MUST(zeCommandListAppendMemoryCopy(list, memory, &value, sizeof(value), nullptr, 0, nullptr));
  EXPECT_NE(zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr), ZE_RESULT_SUCCESS)
      << "an open list was executed";
  MUST(zeCommandListClose(list));
  MUST(zeCommandQueueExecuteCommandLists(queue, 1, &list, fence));
  MUST(zeFenceHostSynchronize(fence, UINT64_MAX));
  EXPECT_EQ(*memory, 1);
  value = 2;
  MUST(zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr));
  MUST(zeCommandQueueSynchronize(queue, UINT64_MAX));
  EXPECT_EQ(*memory, 2);

  MUST(zeFenceDestroy(fence));
  MUST(zeCommandListDestroy(list));
  MUST(zeCommandQueueDestroy(queue));
  zero.free(memory);
}

DRIVER_TEST(TimestampsOfACommandLieBetweenTheDevicesOwn) {
  const LevelZero zero;
  const ze_command_list_handle_t list = zero.immediateList();
  const ze_event_pool_handle_t pool = zero.eventPool(ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP, 1);
  const ze_event_handle_t end = LevelZero::event(pool, 0);
  std::uint64_t host = 0;
  std::uint64_t before = 0;
  std::uint64_t after = 0;
  MUST(zeDeviceGetGlobalTimestamps(zero.device, &host, &before));
  MUST(zeCommandListAppendBarrier(list, end, 0, nullptr));
  MUST(zeEventHostSynchronize(end, UINT64_MAX));
  MUST(zeDeviceGetGlobalTimestamps(zero.device, &host, &after));
  ze_kernel_timestamp_result_t result = {};
  MUST(zeEventQueryKernelTimestamp(end, &result));
  EXPECT_LE(before, result.global.kernelStart);
  EXPECT_LE(result.global.kernelStart, result.global.kernelEnd);
  EXPECT_LE(result.global.kernelEnd, after);
  MUST(zeEventDestroy(end));
  MUST(zeEventPoolDestroy(pool));
  MUST(zeCommandListDestroy(list));
}

// A runtime that sees equal times takes the later one for wrapped.
DRIVER_TEST(CommandsThatDoNothingEndAfterTheyStart) {
  const LevelZero zero;
  const ze_command_list_handle_t list = zero.immediateList();
  const ze_event_pool_handle_t pool = zero.eventPool(ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP, 1);
  const ze_event_handle_t event = LevelZero::event(pool, 0);
  const auto expectSomeTime = [&] {
    ze_kernel_timestamp_result_t result = {};
    MUST(zeEventHostSynchronize(event, UINT64_MAX));
    MUST(zeEventQueryKernelTimestamp(event, &result));
    EXPECT_LT(result.global.kernelStart, result.global.kernelEnd);
    MUST(zeEventHostReset(event));
  };
  for (int i = 0; i < 200; ++i) {
    MUST(zeCommandListAppendBarrier(list, event, 0, nullptr));
    expectSomeTime();
    MUST(zeEventHostSignal(event));
    expectSomeTime();
  }
  MUST(zeEventDestroy(event));
  MUST(zeEventPoolDestroy(pool));
  MUST(zeCommandListDestroy(list));
}

DRIVER_TEST(FillRepeatsItsPattern) {
  const LevelZero zero;
  auto *memory = static_cast<std::uint16_t *>(zero.allocate(64));
  const ze_command_list_handle_t list = zero.immediateList();
  std::uint16_t pattern = 0xabcd;
  MUST(zeCommandListAppendMemoryFill(list, memory, &pattern, sizeof(pattern), 64, nullptr, 0,
                                     nullptr));
  pattern = 0; // the driver has its copy
  const auto synchronize =
      zero.extension<newer::CommandListHostSynchronizeFn>("zeCommandListHostSynchronize");
  MUST(synchronize(raw(ZEL_HANDLE_COMMAND_LIST, list), UINT64_MAX));
  for (std::size_t i = 0; i < 32; ++i)
    EXPECT_EQ(memory[i], 0xabcd);
  MUST(zeCommandListDestroy(list));
  zero.free(memory);
}

// Host access would end the role by a signal, so this shows that commands reach the memory anyway.
DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_DEVICE_MEMORY", "hidden"}}), 1,
                 HiddenDeviceMemoryIsReachedByCommands) {
  const LevelZero zero;
  auto *memory = static_cast<std::byte *>(zero.allocate(4096));
  const ze_command_list_handle_t list = zero.immediateList();
  const ze_event_pool_handle_t pool = zero.eventPool(0, 1);
  const ze_event_handle_t end = LevelZero::event(pool, 0);
  const int in = 42;
  int out = 0;
  MUST(zeCommandListAppendMemoryCopy(list, memory + 100, &in, sizeof(in), nullptr, 0, nullptr));
  MUST(zeCommandListAppendMemoryCopy(list, &out, memory + 100, sizeof(out), end, 0, nullptr));
  MUST(zeEventHostSynchronize(end, UINT64_MAX));
  EXPECT_EQ(out, 42);
  MUST(zeEventDestroy(end));
  MUST(zeEventPoolDestroy(pool));
  MUST(zeCommandListDestroy(list));
  zero.free(memory);
}

} // namespace
} // namespace host_driver::test
