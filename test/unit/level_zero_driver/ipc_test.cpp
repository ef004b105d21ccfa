// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

namespace host_driver::test {
namespace {

DRIVER_ROLE(opensAPlainHandleAsItIs) {
  const LevelZero zero;
  void *pointer = nullptr;
  // The handle contains the exporter's descriptor number, which is not valid in this process.
  EXPECT_EQ(zeMemOpenIpcHandle(zero.context, zero.device,
                               parent.receiveValue<ze_ipc_mem_handle_t>(), 0, &pointer),
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_IPC_HANDLE", "plain"}}), 2,
                 PlainHandleNeedsADescriptorOfTheImporter) {
  const LevelZero zero;
  void *memory = zero.allocate(4096);
  Peer peer(opensAPlainHandleAsItIsRole);
  peer.channel().sendValue(zero.ipcHandleOf(memory));
  peer.expectSuccess();
}

DRIVER_TEST(ForeignBytesAreRefused) {
  const LevelZero zero;
  zero.allocate(4096);
  ze_ipc_mem_handle_t handle = {};
  void *pointer = nullptr;
  EXPECT_EQ(zeMemOpenIpcHandle(zero.context, zero.device, handle, 0, &pointer),
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
  int onStack = 0;
  EXPECT_EQ(zeMemGetIpcHandle(zero.context, &onStack, &handle), ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

DRIVER_TEST(EventPoolWithoutTheFlagIsNotShared) {
  const LevelZero zero;
  const ze_event_pool_handle_t pool = zero.eventPool(0, 1);
  ze_ipc_event_pool_handle_t handle = {};
  EXPECT_EQ(zeEventPoolGetIpcHandle(pool, &handle), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace
} // namespace host_driver::test
