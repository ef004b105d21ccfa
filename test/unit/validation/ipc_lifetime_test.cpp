// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lives of what passes between processes.
#include "tracked_test.hpp"

#include <array>
#include <cstring>
#include <string>
#include <vector>

// Not in an unnamed namespace: call sites show the names that a program exports.
namespace ur::test {

using IpcLifetime = TrackedTest;

TEST_F(IpcLifetime, OfACleanProgramIsNotReported) {
  void *memory = allocate();
  void *data = exportMemory(memory);
  void *opened = openMemory(data);
  EXPECT_EQ(table.IPCExp.pfnCloseMemHandleExp(context, opened), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.IPCExp.pfnPutMemHandleExp(context, data), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  tearDown();
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

// T24: one of each.
TEST_F(IpcLifetime, ThatDoesNotEndIsReportedOnceWithItsPlace) {
  exportMemory(allocate());
  openMemory(std::array<std::byte, kTinyHandleSize>{}.data());

  const ur_physical_mem_properties_t shareable{.stype = UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                                               .pNext = nullptr,
                                               .flags = UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  ur_physical_mem_handle_t physical = nullptr;
  EXPECT_EQ(table.PhysicalMem.pfnCreate(context, device, 4096, &shareable, &physical),
            UR_RESULT_SUCCESS);
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_EQ(table.IPCExp.pfnGetPhysMemHandleExp(context, physical, &data, &size),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(table.IPCExp.pfnOpenPhysMemHandleExp(context, device, data, size, &physical),
            UR_RESULT_SUCCESS);

  ur_event_handle_t event = createEvent(UR_EXP_EVENT_FLAG_IPC_EXP);
  EXPECT_EQ(table.IPCExp.pfnGetEventHandleExp(event, &data, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.IPCExp.pfnOpenEventHandleExp(context, data, size, &event), UR_RESULT_SUCCESS);

  EXPECT_EQ(log.messages(), std::vector<std::string>{});
  tearDown();
  for (const char *id :
       {"UR-urUSMDeviceAlloc-ppMem-leak", "UR-urIPCGetMemHandleExp-ppIPCMemHandleData-leak",
        "UR-urIPCOpenMemHandleExp-ppMem-leak", "UR-urPhysicalMemCreate-phPhysicalMem-leak",
        "UR-urIPCGetPhysMemHandleExp-ppIPCPhysMemHandleData-leak",
        "UR-urIPCOpenPhysMemHandleExp-phPhysMem-leak", "UR-urEventCreateExp-phEvent-leak",
        "UR-urIPCGetEventHandleExp-ppIPCEventHandleData-leak",
        "UR-urIPCOpenEventHandleExp-phEvent-leak"})
    EXPECT_EQ(log.countRule(id), 1u) << id;
  EXPECT_EQ(log.messages().size(), 9u);
  EXPECT_EQ(log.count("ThatDoesNotEndIsReportedOnceWithItsPlace_Test::TestBody()"), 9u)
      << log.messages().front();
}

TEST_F(IpcLifetime, EndsOnceForExportedData) {
  void *data = exportMemory(allocate());
  EXPECT_EQ(table.IPCExp.pfnPutMemHandleExp(context, data), UR_RESULT_SUCCESS);
  table.IPCExp.pfnPutMemHandleExp(context, data);
  EXPECT_EQ(log.countRule("UR-urIPCPutMemHandleExp-pIPCMemHandleData-alive"), 1u);
  EXPECT_EQ(log.count("it was given back to urIPCPutMemHandleExp before"), 1u);
}

TEST_F(IpcLifetime, IsThatOfTheExportedDataAndNotOfACopy) {
  void *data = exportMemory(allocate());
  std::array<std::byte, kTinyHandleSize> copy;
  std::memcpy(copy.data(), data, copy.size());
  table.IPCExp.pfnPutMemHandleExp(context, copy.data());
  EXPECT_EQ(log.countRule("UR-urIPCPutMemHandleExp-pIPCMemHandleData-origin"), 1u);
  EXPECT_EQ(log.count("it is a copy of the exported data"), 1u);
}

TEST_F(IpcLifetime, IsNotThatOfAStranger) {
  exportMemory(allocate());
  int stranger = 0;
  table.IPCExp.pfnPutMemHandleExp(context, &stranger);
  table.IPCExp.pfnPutMemHandleExp(context, reinterpret_cast<void *>(8));
  EXPECT_EQ(log.count("no call has made it [UR-urIPCPutMemHandleExp-pIPCMemHandleData-origin]"),
            2u);
}

TEST_F(IpcLifetime, EndsWithTheFunctionForItsKind) {
  void *data = exportMemory(allocate());
  table.IPCExp.pfnPutEventHandleExp(context, data);
  EXPECT_EQ(log.count("urIPCGetMemHandleExp made it; give it back to urIPCPutMemHandleExp"), 1u);
  table.USM.pfnFree(context, openMemory(data));
  EXPECT_EQ(log.count("urIPCOpenMemHandleExp made it; give it back to urIPCCloseMemHandleExp"), 1u);
}

TEST_F(IpcLifetime, EndsOnceForOpenedMemory) {
  void *opened = openMemory(exportMemory(allocate()));
  EXPECT_EQ(table.IPCExp.pfnCloseMemHandleExp(context, opened), UR_RESULT_SUCCESS);
  table.IPCExp.pfnCloseMemHandleExp(context, opened);
  EXPECT_EQ(log.countRule("UR-urIPCCloseMemHandleExp-pMem-alive"), 1u);
}

TEST_F(IpcLifetime, EndsInTheContextOfItsBeginning) {
  void *opened = openMemory(exportMemory(allocate()));
  ur_context_handle_t other = nullptr;
  ASSERT_EQ(table.Context.pfnCreate(1, &device, nullptr, &other), UR_RESULT_SUCCESS);
  table.IPCExp.pfnCloseMemHandleExp(other, opened);
  EXPECT_EQ(log.countRule("UR-urIPCCloseMemHandleExp-pMem-owner"), 1u);
}

TEST_F(IpcLifetime, OfAnAddressInsideMemoryIsThatOfItsBeginning) {
  auto *opened = static_cast<std::byte *>(openMemory(exportMemory(allocate())));
  table.IPCExp.pfnCloseMemHandleExp(context, opened + 1);
  EXPECT_EQ(log.count("it lies inside memory that begins at"), 1u);
}

TEST_F(IpcLifetime, GoesOnAfterACallThatFails) {
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

TEST_F(IpcLifetime, IsCountedWhereOpenGivesOneAddressTwice) {
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

TEST_F(IpcLifetime, OfAnObjectWithoutTheFlagCannotBegin) {
  void *data = nullptr;
  std::size_t size = 0;
  table.IPCExp.pfnGetEventHandleExp(createEvent(0), &data, &size);
  EXPECT_EQ(log.count("it was made without UR_EXP_EVENT_FLAG_IPC_EXP"), 1u);

  ur_physical_mem_handle_t physical = nullptr;
  ASSERT_EQ(table.PhysicalMem.pfnCreate(context, device, 4096, nullptr, &physical),
            UR_RESULT_SUCCESS);
  table.IPCExp.pfnGetPhysMemHandleExp(context, physical, &data, &size);
  EXPECT_EQ(log.count("it was made without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC"), 1u);
}

TEST_F(IpcLifetime, OfAnImportedEventCannotBeginAgain) {
  void *data = nullptr;
  std::size_t size = 0;
  ur_event_handle_t event = createEvent(UR_EXP_EVENT_FLAG_IPC_EXP);
  ASSERT_EQ(table.IPCExp.pfnGetEventHandleExp(event, &data, &size), UR_RESULT_SUCCESS);
  ASSERT_EQ(table.IPCExp.pfnOpenEventHandleExp(context, data, size, &event), UR_RESULT_SUCCESS);
  table.IPCExp.pfnGetEventHandleExp(event, &data, &size);
  EXPECT_EQ(log.countRule("UR-urIPCGetEventHandleExp-hEvent-maker"), 1u);
}

TEST_F(IpcLifetime, OfPhysicalMemoryEndsWithCloseOnlyWhereItWasOpened) {
  ur_physical_mem_handle_t physical = nullptr;
  ASSERT_EQ(table.PhysicalMem.pfnCreate(context, device, 4096, nullptr, &physical),
            UR_RESULT_SUCCESS);
  table.IPCExp.pfnClosePhysMemHandleExp(context, physical);
  EXPECT_EQ(log.countRule("UR-urIPCClosePhysMemHandleExp-hPhysMem-maker"), 1u);
}

TEST_F(IpcLifetime, DoesNotGoWithProfiling) {
  const ur_exp_event_desc_t both{.stype = UR_STRUCTURE_TYPE_EXP_EVENT_DESC,
                                 .pNext = nullptr,
                                 .flags = UR_EXP_EVENT_FLAG_IPC_EXP |
                                          UR_EXP_EVENT_FLAG_ENABLE_PROFILING};
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(table.EventExp.pfnCreateExp(context, device, &both, &event),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(log.countRule("UR-urEventCreateExp-pEventDesc.flags-untimed"), 1u);
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

TEST_F(IpcLifetime, OfOldPointersDoesNotMatterWhereOtherMemoryIs) {
  void *memory = allocate();
  std::array<std::byte, 64> host{};
  // What was freed is host memory of the program now, or USM memory again.
  validation::liveObjects().endedMemory.add(
      {.making = {.argument = {"urTest", "test"},
                  .endedBy = "",
                  .extent = {reinterpret_cast<std::uintptr_t>(host.data()), host.size()}},
       .ending = {}});
  validation::liveObjects().endedMemory.add(
      {.making = {.argument = {"urTest", "test"},
                  .endedBy = "",
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
