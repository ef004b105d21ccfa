// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The driver must report the application's mistakes; otherwise the adapters' tests would miss them.

#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <csignal>
#include <cstdlib>

#include <gmock/gmock.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace host_driver::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<std::string> misusesIn(const Outcome &outcome) {
  EXPECT_TRUE(outcome.status.success()) << outcome.log;
  if (outcome.census.size() != 1) {
    ADD_FAILURE() << outcome.census.size() << " processes wrote a census\n" << outcome.log;
    return {};
  }
  EXPECT_FALSE(outcome.census.front().at("clean"));
  return outcome.census.front().at("misuse");
}

// Defines a role that makes one mistake, and a test that expects the report.
#define MISUSE_TEST(NAME, MESSAGE)                                                                 \
  void NAME(Channel &);                                                                            \
  const Role k##NAME(#NAME, NAME);                                                                 \
  TEST(Misuse, NAME) { EXPECT_THAT(misusesIn(run(k##NAME)), ElementsAre(HasSubstr(MESSAGE))); }    \
  void NAME(Channel &)

MISUSE_TEST(FreesTwice, "zeMemFree: the pointer is not") {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  zero.free(memory);
  EXPECT_EQ(zeMemFree(zero.context, memory), ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

MISUSE_TEST(UnmapsPagesOfHostMemory, "after the application had unmapped its pages") {
  const LevelZero zero;
  void *const pages =
      mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const newer::ExternalMemmapSysmemDesc of{newer::kExternalMemmapSysmemDesc, nullptr, pages, 4096};
  EXPECT_EQ(zero.allocateOnHost(4096, &of), pages);
  munmap(pages, 4096);
}

MISUSE_TEST(ClosesOpenedMemoryTwice, "zeMemCloseIpcHandle of a pointer that is not open") {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  void *const opened = zero.open(zero.ipcHandleOf(memory));
  MUST(zeMemCloseIpcHandle(zero.context, opened));
  EXPECT_EQ(zeMemCloseIpcHandle(zero.context, opened), ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

MISUSE_TEST(FreesOpenedMemory, "zeMemFree: the pointer is not") {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  void *const opened = zero.open(zero.ipcHandleOf(memory));
  EXPECT_NE(zeMemFree(zero.context, opened), ZE_RESULT_SUCCESS);
  MUST(zeMemCloseIpcHandle(zero.context, opened));
}

MISUSE_TEST(PutsTwice, "zeMemPutIpcHandle of a stale handle") {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  const ze_ipc_mem_handle_t handle = zero.ipcHandleOf(memory);
  const auto put = zero.extension<newer::MemPutIpcHandleFn>("zeMemPutIpcHandle");
  MUST(put(zero.context, handle));
  MUST(put(zero.context, handle));
}

MISUSE_TEST(ClosesTheDescriptorInAHandle, "the application closed it") {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  const ze_ipc_mem_handle_t handle = zero.ipcHandleOf(memory);
  close(descriptorIn(handle));
}

MISUSE_TEST(DestroysAnEventTwice, "is not a live event") {
  const LevelZero zero;
  const ze_event_pool_handle_t pool = zero.eventPool(0, 1);
  const ze_event_handle_t event = zero.event(pool, 0);
  zero.destroy(event);
  EXPECT_EQ(zeEventDestroy(event), ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

MISUSE_TEST(FreesMemoryThatACommandUses, "memory was freed while 1 pending command") {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  const ze_command_list_handle_t list = zero.immediateList();
  const ze_event_pool_handle_t pool = zero.eventPool(0, 2);
  ze_event_handle_t gate = zero.event(pool, 0);
  const ze_event_handle_t end = zero.event(pool, 1);
  int value = 1;
  MUST(zeCommandListAppendMemoryCopy(list, memory, &value, sizeof(value), end, 1, &gate));
  zero.free(memory);
  MUST(zeEventHostSignal(gate));
  MUST(zeEventHostSynchronize(end, UINT64_MAX));
}

MISUSE_TEST(ExecutesAListOnFreedMemory, "a command was submitted after its memory was destroyed") {
  const LevelZero zero;
  const ze_command_queue_desc_t queueDesc = {
      ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, nullptr, 0, 0, 0, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS,
      ZE_COMMAND_QUEUE_PRIORITY_NORMAL};
  ze_command_queue_handle_t queue = nullptr;
  MUST(zeCommandQueueCreate(zero.context, zero.device, &queueDesc, &queue));
  ze_command_list_handle_t list = zero.regularList();
  void *memory = zero.allocate(4096);
  char byte = 1;
  MUST(zeCommandListAppendMemoryCopy(list, memory, &byte, 1, nullptr, 0, nullptr));
  EXPECT_NE(zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr), ZE_RESULT_SUCCESS)
      << "the driver executed a list that was not closed";
  MUST(zeCommandListClose(list));
  zero.free(memory);
  EXPECT_EQ(zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr),
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
  MUST(zeCommandQueueDestroy(queue));
}

MISUSE_TEST(DestroysAContextBeforeItsMemory, "a context was destroyed while 1 of its objects") {
  const LevelZero zero;
  const ze_context_desc_t desc = {ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
  ze_context_handle_t context = nullptr;
  MUST(zeContextCreate(zero.driver, &desc, &context));
  const ze_host_mem_alloc_desc_t memoryDesc = {ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, nullptr, 0};
  void *memory = nullptr;
  MUST(zeMemAllocHost(context, &memoryDesc, 4096, 0, &memory));
  MUST(zeContextDestroy(context));
}

MISUSE_TEST(AppendsToAClosedList, "a command was appended to a closed list") {
  const LevelZero zero;
  const ze_command_list_handle_t list = zero.regularList();
  MUST(zeCommandListClose(list));
  MUST(zeCommandListAppendBarrier(list, nullptr, 0, nullptr));
}

MISUSE_TEST(UnmapsWhatIsNotMapped, "zeVirtualMemUnmap of a range without a mapping") {
  const LevelZero zero;
  std::byte *range = zero.reserve(65536);
  zero.unmap(range, 65536);
}

MISUSE_TEST(AlignsToNoPowerOfTwo, "an alignment of 12 is not a power of two") {
  const LevelZero zero;
  zero.allocateOnHost(4096, nullptr, 12);
}

MISUSE_TEST(CopiesPastTheEnd, "a command accesses bytes past the end of an allocation") {
  const LevelZero zero;
  auto *memory = static_cast<std::byte *>(zero.allocate(65536));
  const ze_command_list_handle_t list = zero.immediateList();
  std::byte value[2] = {};
  EXPECT_EQ(zeCommandListAppendMemoryCopy(list, memory + 65535, value, 2, nullptr, 0, nullptr),
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

MISUSE_TEST(QueriesAnEventThatTheHostCannotSee, "without the host-visible flag") {
  const LevelZero zero;
  const ze_event_handle_t event = zero.counterBasedEvent(newer::kEventImmediate);
  EXPECT_EQ(zeEventQueryStatus(event), ZE_RESULT_SUCCESS);
}

// Passes the loader's handle to a function that needs the driver's handle.
DRIVER_ROLE(passesAWrappedHandle) {
  const LevelZero zero;
  ze_event_handle_t event = nullptr;
  EXPECT_EQ(zero.extension<newer::EventCounterBasedCreateFn>("zeEventCounterBasedCreate")(
                zero.context, zero.device, nullptr, &event),
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

TEST(Misuse, PassesAWrappedHandle) {
  EXPECT_THAT(misusesIn(run(passesAWrappedHandleRole, {{"ZE_ENABLE_LOADER_INTERCEPT", "1"}})),
              ElementsAre(HasSubstr("is not a live context")));
}

TEST(Misuse, AbortsIfTheSwitchIsSet) {
  const Outcome outcome = run(kFreesTwice, {{"ZE_HOST_DRIVER_ABORT", "1"}});
  EXPECT_EQ(outcome.status.signal, SIGABRT) << outcome.log;
}

DRIVER_ROLE(leaksEverything) {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  zero.ipcHandleOf(memory);
  const ze_event_pool_handle_t pool = zero.eventPool(0, 2);
  ze_event_handle_t never = zero.event(pool, 0);
  const ze_command_list_handle_t list = zero.immediateList();
  // This command still waits when the process exits, and must not block the exit.
  MUST(zeCommandListAppendBarrier(list, nullptr, 1, &never));
  ze_context_handle_t context = nullptr;
  const ze_context_desc_t desc = {ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
  MUST(zeContextCreate(zero.driver, &desc, &context));
  std::exit(0);
}

TEST(Census, CountsWhatIsLeft) {
  const Outcome outcome = run(leaksEverythingRole);
  EXPECT_TRUE(outcome.status.success()) << outcome.log;
  ASSERT_EQ(outcome.census.size(), 1U);
  const nlohmann::json &census = outcome.census.front();
  EXPECT_FALSE(census.at("clean"));
  const nlohmann::json &live = census.at("live");
  EXPECT_EQ(live.at("context"), 2);
  EXPECT_EQ(live.at("memory_device"), 1);
  EXPECT_EQ(live.at("event_pool"), 1);
  EXPECT_EQ(live.at("event"), 1);
  EXPECT_EQ(live.at("command_list"), 1);
  EXPECT_EQ(census.at("ipc_exports"), 1);
  EXPECT_THAT(census.at("misuse"), IsEmpty());
}

DRIVER_ROLE(forks) {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  const ze_command_list_handle_t list = zero.immediateList();
  const int value = 1;
  MUST(zeCommandListAppendMemoryCopy(list, memory, &value, sizeof(value), nullptr, 0, nullptr));
  const pid_t child = fork();
  if (child == 0) {
    // The child does not have the parent's threads, so no call may wait for one of them.
    const bool lost = zeCommandListAppendMemoryCopy(list, memory, &value, sizeof(value), nullptr, 0,
                                                    nullptr) == ZE_RESULT_ERROR_DEVICE_LOST;
    std::exit(lost ? 0 : 1);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  const auto synchronize =
      zero.extension<newer::CommandListHostSynchronizeFn>("zeCommandListHostSynchronize");
  MUST(synchronize(list, UINT64_MAX));
}

TEST(Census, LeavesTheParentsObjectsToTheParent) { expectClean(run(forksRole), 2); }

} // namespace
} // namespace host_driver::test
