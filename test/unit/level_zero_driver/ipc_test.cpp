// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace host_driver::test {
namespace {

// What an importer needs to take the descriptor by itself.
struct Exported {
  ze_ipc_mem_handle_t handle;
  pid_t pid;
};

int descriptorIn(const ze_ipc_mem_handle_t &handle) {
  int fd = -1;
  std::memcpy(&fd, handle.data, sizeof(fd));
  return fd;
}

void replaceDescriptor(ze_ipc_mem_handle_t &handle, int fd) {
  std::memcpy(handle.data, &fd, sizeof(fd));
}

int fetchDescriptor(pid_t pid, int fd) {
  const auto process = static_cast<int>(syscall(SYS_pidfd_open, pid, 0));
  const auto fetched = static_cast<int>(syscall(SYS_pidfd_getfd, process, fd, 0));
  close(process);
  return fetched;
}

void writesIntoOpenedMemory(const LevelZero &zero, const ze_ipc_mem_handle_t &handle) {
  void *first = nullptr;
  void *second = nullptr;
  MUST(zeMemOpenIpcHandle(zero.context, zero.device, handle, 0, &first));
  MUST(zeMemOpenIpcHandle(zero.context, zero.device, handle, 0, &second));
  EXPECT_NE(first, second);
  EXPECT_EQ(*static_cast<int *>(first), 1);
  *static_cast<int *>(second) = 2;
  ze_memory_allocation_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
  MUST(zeMemGetAllocProperties(zero.context, first, &properties, nullptr));
  EXPECT_EQ(properties.type, ZE_MEMORY_TYPE_DEVICE);
  MUST(zeMemCloseIpcHandle(zero.context, first));
  MUST(zeMemCloseIpcHandle(zero.context, second));
}

void opensWithItsOwnDescriptor(Channel &parent) {
  const LevelZero zero;
  auto exported = parent.receiveValue<Exported>();
  // Never the exporter's number, which would read as not replaced.
  const int fetched = fetchDescriptor(exported.pid, descriptorIn(exported.handle));
  const int fd = fcntl(fetched, F_DUPFD_CLOEXEC, 100);
  close(fetched);
  replaceDescriptor(exported.handle, fd);
  writesIntoOpenedMemory(zero, exported.handle);
  close(fd);
}
const Role kOpensWithItsOwnDescriptor("opensWithItsOwnDescriptor", opensWithItsOwnDescriptor);

void sharesMemoryWith(const Role &importer) {
  const LevelZero zero;
  auto *memory = static_cast<int *>(zero.allocate(100'000));
  *memory = 1;
  Exported exported = {{}, getpid()};
  MUST(zeMemGetIpcHandle(zero.context, memory, &exported.handle));
  ze_ipc_mem_handle_t again = {};
  MUST(zeMemGetIpcHandle(zero.context, memory + 10, &again));
  EXPECT_EQ(descriptorIn(exported.handle), descriptorIn(again));
  Peer peer(importer);
  peer.channel().sendValue(exported);
  peer.expectSuccess();
  EXPECT_EQ(*memory, 2);
  const auto put = zero.extension<newer::MemPutIpcHandleFn>("zeMemPutIpcHandle");
  MUST(put(raw(ZEL_HANDLE_CONTEXT, zero.context), exported.handle));
  MUST(put(raw(ZEL_HANDLE_CONTEXT, zero.context), again));
  zero.free(memory);
}

DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_IPC_HANDLE", "plain"}}), 2,
                 MemoryIsSharedByAPlainHandle) {
  sharesMemoryWith(kOpensWithItsOwnDescriptor);
}

void opensAPlainHandleAsItIs(Channel &parent) {
  const LevelZero zero;
  void *pointer = nullptr;
  // The exporter's number means nothing here.
  EXPECT_EQ(zeMemOpenIpcHandle(zero.context, zero.device, parent.receiveValue<Exported>().handle, 0,
                               &pointer),
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
}
const Role kOpensAPlainHandleAsItIs("opensAPlainHandleAsItIs", opensAPlainHandleAsItIs);

DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_IPC_HANDLE", "plain"}}), 2,
                 PlainHandleNeedsADescriptorOfTheImporter) {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  Exported exported = {{}, getpid()};
  MUST(zeMemGetIpcHandle(zero.context, memory, &exported.handle));
  Peer peer(kOpensAPlainHandleAsItIs);
  peer.channel().sendValue(exported);
  peer.expectSuccess();
  zero.free(memory);
}

DRIVER_TEST(ForeignBytesAreRefused) {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  ze_ipc_mem_handle_t handle = {};
  void *pointer = nullptr;
  EXPECT_EQ(zeMemOpenIpcHandle(zero.context, zero.device, handle, 0, &pointer),
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
  int onStack = 0;
  EXPECT_EQ(zeMemGetIpcHandle(zero.context, &onStack, &handle), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  zero.free(memory);
}

DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_WITHOUT", "ipc_memory"}}), 1,
                 MemoryIpcCanBeMissing) {
  const LevelZero zero;
  ze_driver_ipc_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES;
  MUST(zeDriverGetIpcProperties(zero.driver, &properties));
  EXPECT_EQ(properties.flags, ZE_IPC_PROPERTY_FLAG_EVENT_POOL);
  void *memory = zero.allocate(4096);
  ze_ipc_mem_handle_t handle = {};
  EXPECT_EQ(zeMemGetIpcHandle(zero.context, memory, &handle), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  zero.free(memory);
}

DRIVER_TEST(EventPoolWithoutTheFlagIsNotShared) {
  const LevelZero zero;
  const ze_event_pool_handle_t pool = zero.eventPool(0, 1);
  ze_ipc_event_pool_handle_t handle = {};
  EXPECT_EQ(zeEventPoolGetIpcHandle(pool, &handle), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  MUST(zeEventPoolDestroy(pool));
}

} // namespace
} // namespace host_driver::test
