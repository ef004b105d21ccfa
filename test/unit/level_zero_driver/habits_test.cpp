// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests each switch that ZE_HOST_DRIVER_LIKE=neo turns on.
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <csignal>

#include <fcntl.h>
#include <gmock/gmock.h>

namespace host_driver::test {
namespace {

using ::testing::HasSubstr;

constexpr std::size_t kSmall = 64 * 1024;
constexpr std::size_t kLarge = std::size_t{2} << 20;
constexpr auto kBothWays = ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;

Environment with(const char *name, const char *value) { return {{name, value}}; }

DRIVER_TEST_WITH(with("ZE_HOST_DRIVER_COMPLETION", "cached"), 1, OwnEventsStayComplete) {
  const LevelZero zero;
  const ze_event_pool_handle_t pool = zero.eventPool(ZE_EVENT_POOL_FLAG_IPC, 1);
  ze_ipc_event_pool_handle_t handle = {};
  MUST(zeEventPoolGetIpcHandle(pool, &handle));
  ze_event_pool_handle_t opened = nullptr;
  MUST(zeEventPoolOpenIpcHandle(zero.context, handle, &opened));
  const ze_event_handle_t own = zero.event(pool, 0);
  const ze_event_handle_t other = zero.event(opened, 0);
  MUST(zeEventHostSignal(other));
  EXPECT_EQ(zeEventQueryStatus(own), ZE_RESULT_SUCCESS);
  MUST(zeEventHostReset(other));
  EXPECT_EQ(zeEventQueryStatus(own), ZE_RESULT_SUCCESS) << "the driver must cache the completion";
  EXPECT_EQ(zeEventQueryStatus(other), ZE_RESULT_NOT_READY)
      << "the driver must query an imported event each time";
  MUST(zeEventHostReset(own));
  EXPECT_EQ(zeEventQueryStatus(own), ZE_RESULT_NOT_READY);
  MUST(zeEventHostSignal(own));
  EXPECT_EQ(zeEventQueryStatus(own), ZE_RESULT_SUCCESS);
  const ze_command_list_handle_t list = zero.synchronousList();
  MUST(zeCommandListAppendEventReset(list, own));
  EXPECT_EQ(zeEventQueryStatus(own), ZE_RESULT_NOT_READY);
  zero.destroy(other);
  MUST(zeEventPoolCloseIpcHandle(opened));
}

DRIVER_TEST_WITH(with("ZE_HOST_DRIVER_DESCRIPTORS", "dma_buf"), 1, MemoryIsNoMemfd) {
  const LevelZero zero;
  void *memory = zero.allocate(kSmall);
  const ze_ipc_mem_handle_t handle = zero.ipcHandleOf(memory);
  EXPECT_EQ(fcntl(descriptorIn(handle), F_GET_SEALS), -1);
  void *const opened = zero.open(handle);
  *static_cast<int *>(memory) = 7;
  EXPECT_EQ(*static_cast<int *>(opened), 7);
  MUST(zeMemCloseIpcHandle(zero.context, opened));
}

DRIVER_TEST_WITH(with("ZE_HOST_DRIVER_ALIGNMENT", "by_size"), 1, LargeMappingsAreAlignedBySize) {
  const LevelZero zero;
  const ze_physical_mem_handle_t physical = zero.physical(2 * kLarge);
  std::byte *range = zero.reserve(2 * kLarge);
  EXPECT_EQ(zeVirtualMemMap(zero.context, range + kSmall, kLarge, physical, 0, kBothWays),
            ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
  EXPECT_EQ(zeVirtualMemMap(zero.context, range, kLarge, physical, kSmall, kBothWays),
            ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
  MUST(zeVirtualMemMap(zero.context, range + kSmall, kSmall, physical, kSmall, kBothWays));
  zero.unmap(range + kSmall, kSmall);
}

// Imports one buffer twice, each time through a new descriptor.
DRIVER_ROLE(importsTwice) {
  const LevelZero zero;
  const ze_external_memory_export_desc_t exportType = {
      ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC, nullptr, ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF};
  void *memory = zero.allocate(kSmall, &exportType);
  const int fd = descriptorIn(zero.ipcHandleOf(memory));
  for (int time = 0; time < 2; ++time) {
    const ze_external_memory_import_fd_t source = {ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD,
                                                   nullptr, ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD,
                                                   fcntl(fd, F_DUPFD_CLOEXEC, 0)};
    zero.physical(kSmall, &source);
  }
}

TEST(BufferHandles, AreClosedAtTheEndOfEachImport) { expectClean(run(importsTwiceRole)); }

TEST(BufferHandles, ThatAreSharedAreClosedTwice) {
  const Outcome outcome = run(importsTwiceRole, with("ZE_HOST_DRIVER_BUFFER_HANDLES", "shared"));
  EXPECT_TRUE(outcome.status.success()) << outcome.log;
  EXPECT_THAT(outcome.log, HasSubstr("two imports of the same buffer closed"));
}

DRIVER_ROLE(touchesDeviceMemory) {
  std::signal(SIGSEGV, SIG_DFL); // sanitizers install handlers for this signal
  const LevelZero zero;
  *static_cast<volatile int *>(zero.allocate(kSmall)) = 1;
}

DRIVER_ROLE(touchesMappedMemory) {
  std::signal(SIGSEGV, SIG_DFL);
  const LevelZero zero;
  std::byte *range = zero.reserve(kSmall);
  MUST(zeVirtualMemMap(zero.context, range, kSmall, zero.physical(kSmall), 0, kBothWays));
  *reinterpret_cast<volatile int *>(range) = 1;
}

TEST(HiddenMemory, FaultsOnHostAccess) {
  for (const Role *role : {&touchesDeviceMemoryRole, &touchesMappedMemoryRole})
    EXPECT_EQ(run(*role, with("ZE_HOST_DRIVER_DEVICE_MEMORY", "hidden")).status.signal, SIGSEGV);
}

TEST(Switches, ThatAreSetBesideLikeWin) {
  EXPECT_TRUE(run(touchesDeviceMemoryRole,
                  {{"ZE_HOST_DRIVER_LIKE", "neo"}, {"ZE_HOST_DRIVER_DEVICE_MEMORY", "visible"}})
                  .status.success());
}

} // namespace
} // namespace host_driver::test
