// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tracked_test.hpp"

#include <array>
#include <cstring>
#include <string>
#include <vector>

// Not in an unnamed namespace, because call sites show only the names of exported functions.
namespace ur::test {

using IpcLifetime = TrackedTest;

TEST_F(IpcLifetime, BelongsToTheExportedDataNotToACopy) {
  void *data = exportMemory(allocate());
  std::array<std::byte, kTinyHandleSize> copy;
  std::memcpy(copy.data(), data, copy.size());
  table.IPCExp.pfnPutMemHandleExp(context, copy.data());
  EXPECT_EQ(log.countRule("UR-urIPCPutMemHandleExp-pIPCMemHandleData-origin"), 1u);
  EXPECT_EQ(log.count("it is a copy of the exported data"), 1u);
}

TEST_F(IpcLifetime, RejectsAddressesThatNoCallReturned) {
  exportMemory(allocate());
  int unknownObject = 0;
  table.IPCExp.pfnPutMemHandleExp(context, &unknownObject);
  table.IPCExp.pfnPutMemHandleExp(context, reinterpret_cast<void *>(8));
  EXPECT_EQ(log.count("no call created it [UR-urIPCPutMemHandleExp-pIPCMemHandleData-origin]"), 2u);
}

TEST_F(IpcLifetime, EndsWithTheFunctionForItsKind) {
  void *data = exportMemory(allocate());
  table.IPCExp.pfnPutEventHandleExp(context, data);
  EXPECT_EQ(log.count("urIPCGetMemHandleExp created it; release it with urIPCPutMemHandleExp"), 1u);
  table.USM.pfnFree(context, openMemory(data));
  EXPECT_EQ(log.count("urIPCOpenMemHandleExp created it; release it with urIPCCloseMemHandleExp"),
            1u);
}

TEST_F(IpcLifetime, RejectsAnAddressInsideMemory) {
  auto *opened = static_cast<std::byte *>(openMemory(exportMemory(allocate())));
  table.IPCExp.pfnCloseMemHandleExp(context, opened + 1);
  EXPECT_EQ(log.count("it is inside memory at"), 1u);
}

TEST_F(IpcLifetime, ContinuesAfterAFailedCall) {
  void *data = exportMemory(allocate());
  void *opened = openMemory(data);
  answer(UR_RESULT_ERROR_OUT_OF_RESOURCES);
  table.IPCExp.pfnCloseMemHandleExp(context, opened);
  table.IPCExp.pfnPutMemHandleExp(context, data);
  answer(UR_RESULT_SUCCESS);
  table.Enqueue.pfnUSMFill(queue, opened, 1, "", 1, 0, nullptr, nullptr);
  EXPECT_EQ(table.IPCExp.pfnCloseMemHandleExp(context, opened), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.IPCExp.pfnPutMemHandleExp(context, data), UR_RESULT_SUCCESS);
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

TEST_F(IpcLifetime, CountsOpensAtTheSameAddress) {
  void *data = exportMemory(allocate());
  void *opened = openMemory(data);
  openAlwaysAt(opened);
  EXPECT_EQ(openMemory(data), opened);
  EXPECT_EQ(table.IPCExp.pfnCloseMemHandleExp(context, opened), UR_RESULT_SUCCESS);
  table.Enqueue.pfnUSMFill(queue, opened, 1, "", 1, 0, nullptr, nullptr);
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
  tearDown();
  EXPECT_EQ(log.countRule("UR-urIPCOpenMemHandleExp-ppMem-leak"), 1u);
}

TEST_F(IpcLifetime, IsOverForPointersAfterClose) {
  auto *opened = static_cast<std::byte *>(openMemory(exportMemory(allocate())));
  ASSERT_EQ(table.IPCExp.pfnCloseMemHandleExp(context, opened), UR_RESULT_SUCCESS);
  table.Enqueue.pfnUSMFill(queue, opened + 16, 1, "", 1, 0, nullptr, nullptr);
  EXPECT_EQ(log.countRule("UR-urEnqueueUSMFill-pMem-alive"), 1u);
  ur_usm_type_t type{};
  table.USM.pfnGetMemAllocInfo(context, opened, UR_USM_ALLOC_INFO_TYPE, sizeof(type), &type,
                               nullptr);
  EXPECT_EQ(log.countRule("UR-urUSMGetMemAllocInfo-pMem-alive"), 1u);
}

TEST_F(IpcLifetime, OfOldPointersIsDroppedAtReusedAddresses) {
  void *memory = allocate();
  std::array<std::byte, 64> host{};
  // The freed addresses now belong to the program's host memory, or to USM memory again.
  validation::liveObjects().endedMemory.add(
      {.creation = {.argument = {"urTest", "test"},
                    .releaser = "",
                    .extent = {reinterpret_cast<std::uintptr_t>(host.data()), host.size()}},
       .ending = {}});
  validation::liveObjects().endedMemory.add(
      {.creation = {.argument = {"urTest", "test"},
                    .releaser = "",
                    .extent = {reinterpret_cast<std::uintptr_t>(memory), 1}},
       .ending = {}});
  table.Enqueue.pfnUSMMemcpy(queue, true, memory, host.data(), host.size(), 0, nullptr, nullptr);
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

TEST_F(IpcLifetime, OfMemoryThatIsOpenHereShouldNotEndFirst) {
  void *memory = allocate();
  void *opened = openMemory(exportMemory(memory));
  EXPECT_EQ(table.USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(log.countRule("UR-urUSMFree-pMem-copies"), 1u);
  log.clear();

  memory = allocate();
  opened = openMemory(exportMemory(memory));
  EXPECT_EQ(table.IPCExp.pfnCloseMemHandleExp(context, opened), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

} // namespace ur::test
