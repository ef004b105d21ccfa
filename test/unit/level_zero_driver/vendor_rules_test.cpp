// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Rules for drivers that the vendor's own tests check.

#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <fcntl.h>

namespace host_driver::test {
namespace {

constexpr std::size_t kPage = 65536;
constexpr std::size_t kLarge = std::size_t{2} << 20;

// A test in one process, with the loader's default settings.
#define DIRECT_TEST(NAME, ...)                                                                     \
  void NAME(Channel &);                                                                            \
  const Role k##NAME(#NAME, NAME);                                                                 \
  TEST(VendorRules, NAME) { expectClean(run(k##NAME, Environment{__VA_ARGS__})); }                 \
  void NAME(Channel &)

void copy(const LevelZero &zero, void *target, const void *source, std::size_t size) {
  const ze_command_list_handle_t list = zero.synchronousList();
  MUST(zeCommandListAppendMemoryCopy(list, target, source, size, nullptr, 0, nullptr));
}

ze_result_t queryDescriptor(const LevelZero &zero, const void *memory, int &fd) {
  ze_external_memory_export_fd_t exported = {ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD, nullptr,
                                             ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF, -1};
  ze_memory_allocation_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
  properties.pNext = &exported;
  const ze_result_t result = zeMemGetAllocProperties(zero.context, memory, &properties, nullptr);
  fd = exported.fd;
  return result;
}

int descriptorOf(const LevelZero &zero, const void *memory) {
  int fd = -1;
  MUST(queryDescriptor(zero, memory, fd));
  return fd;
}

DIRECT_TEST(ImmediateListIsClosedAndReset) {
  const LevelZero zero;
  const ze_command_list_handle_t list = zero.synchronousList();
  int value = 0;
  const int source = 1;
  MUST(zeCommandListClose(list));
  MUST(zeCommandListReset(list));
  MUST(zeCommandListAppendMemoryCopy(list, &value, &source, sizeof(value), nullptr, 0, nullptr));
  EXPECT_EQ(value, 1);
}

DIRECT_TEST(ImmediateListRunsRegularLists) {
  const LevelZero zero;
  const auto append = zero.extension<newer::CommandListImmediateAppendCommandListsFn>(
      "zeCommandListImmediateAppendCommandListsExp");
  ze_command_list_handle_t regular = zero.regularList();
  int value = 0;
  const int source = 1;
  MUST(zeCommandListAppendMemoryCopy(regular, &value, &source, sizeof(value), nullptr, 0, nullptr));
  MUST(zeCommandListClose(regular));
  const ze_command_list_handle_t list = zero.immediateList();
  const ze_event_pool_handle_t pool = zero.eventPool(0, 2);
  ze_event_handle_t gate = zero.event(pool, 0);
  const ze_event_handle_t end = zero.event(pool, 1);
  MUST(append(list, 1, &regular, end, 1, &gate));
  EXPECT_EQ(zeEventQueryStatus(end), ZE_RESULT_NOT_READY);
  MUST(zeEventHostSignal(gate));
  MUST(zeEventHostSynchronize(end, UINT64_MAX));
  EXPECT_EQ(value, 1);
  EXPECT_EQ(append(regular, 1, &regular, nullptr, 0, nullptr),
            ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE);
}

DIRECT_TEST(CommandsAcceptEmptyRegionsNewAdviceAndOtherContexts) {
  const LevelZero zero;
  const ze_command_list_handle_t list = zero.synchronousList();
  int value = 0;
  const int source = 1;
  const ze_copy_region_t empty = {};
  MUST(zeCommandListAppendMemoryCopyRegion(list, &value, &empty, 0, 0, &source, &empty, 0, 0,
                                           nullptr, 0, nullptr));
  EXPECT_EQ(value, 0);
  constexpr auto kClearSystemMemoryPreferred = static_cast<ze_memory_advice_t>(9);
  MUST(zeCommandListAppendMemAdvise(list, zero.device, &value, sizeof(value),
                                    kClearSystemMemoryPreferred));
  EXPECT_EQ(zeCommandListAppendMemAdvise(list, zero.device, &value, sizeof(value),
                                         static_cast<ze_memory_advice_t>(10)),
            ZE_RESULT_ERROR_INVALID_ENUMERATION);
  const LevelZero other;
  MUST(zeCommandListAppendMemoryCopyFromContext(list, &value, other.context, &source, sizeof(value),
                                                nullptr, 0, nullptr));
  EXPECT_EQ(value, 1);
  MUST(zeContextSystemBarrier(zero.context, zero.device));
}

DIRECT_TEST(MemoryThatWasNotCreatedForExportHasADescriptor,
            {"ZE_HOST_DRIVER_EXPORTED_FD", "driver"}) {
  const LevelZero zero;
  void *memory = zero.allocate(kPage);
  EXPECT_GE(descriptorOf(zero, memory), 0);
  void *host = zero.allocateOnHost(kPage);
  EXPECT_GE(descriptorOf(zero, host), 0);
  std::byte *range = zero.reserve(kPage);
  const ze_physical_mem_handle_t physical = zero.physical(kPage);
  zero.map(range, kPage, physical);
  EXPECT_GE(descriptorOf(zero, range), 0);
  zero.unmap(range, kPage);
}

DIRECT_TEST(ExportMayNeedARequest, {"ZE_HOST_DRIVER_EXPORT", "requested"}) {
  const LevelZero zero;
  void *memory = zero.allocate(kPage);
  int fd = -1;
  EXPECT_EQ(queryDescriptor(zero, memory, fd), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

DIRECT_TEST(DescriptorsAndHandlesAreOneNumberWithOneCount) {
  const LevelZero zero;
  const auto handleOf = zero.extension<newer::MemGetIpcHandleFromFileDescriptorFn>(
      "zeMemGetIpcHandleFromFileDescriptorExp");
  void *memory = zero.allocate(kPage);
  const int fd = descriptorOf(zero, memory);
  const ze_ipc_mem_handle_t handle = zero.ipcHandleOf(memory);
  EXPECT_EQ(descriptorIn(handle), fd);
  ze_ipc_mem_handle_t made = {};
  MUST(handleOf(zero.context, static_cast<std::uint64_t>(fd), &made));
  MUST(zeMemCloseIpcHandle(zero.context, zero.open(made)));
  EXPECT_EQ(handleOf(zero.context, 0, &made), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  putHandle(zero, handle);
  putHandle(zero, handle);
  EXPECT_NE(fcntl(fd, F_GETFD), -1) << "the query must count as a use of the descriptor";
  putHandle(zero, handle);
  EXPECT_EQ(fcntl(fd, F_GETFD), -1);
}

DIRECT_TEST(OpenedHostMemoryIsHostMemory, {"ZE_HOST_DRIVER_LIKE", "neo"}) {
  const LevelZero zero;
  void *memory = zero.allocateOnHost(kPage);
  *static_cast<int *>(memory) = 7;
  void *opened = zero.open(zero.ipcHandleOf(memory));
  EXPECT_EQ(*static_cast<int *>(opened), 7);
  ze_memory_allocation_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
  MUST(zeMemGetAllocProperties(zero.context, opened, &properties, nullptr));
  EXPECT_EQ(properties.type, ZE_MEMORY_TYPE_HOST);
  MUST(zeMemCloseIpcHandle(zero.context, opened));
}

DIRECT_TEST(PhysicalMemoryIsSharedWithoutAMapping) {
  const LevelZero zero;
  const ze_physical_mem_handle_t physical = zero.physical(kPage);
  auto *opened = static_cast<int *>(zero.open(zero.ipcHandleOf(physical)));
  *opened = 7;
  std::byte *range = zero.reserve(kPage);
  zero.map(range, kPage, physical);
  EXPECT_EQ(*reinterpret_cast<int *>(range), 7);
  zero.unmap(range, kPage);
  MUST(zeMemCloseIpcHandle(zero.context, opened));
}

DIRECT_TEST(UnmapEndsAllMappingsOfARange) {
  const LevelZero zero;
  std::byte *range = zero.reserve(3 * kPage);
  const ze_physical_mem_handle_t objects[] = {zero.physical(kPage), zero.physical(kPage)};
  zero.map(range, kPage, objects[0]);
  zero.map(range + 2 * kPage, kPage, objects[1]);
  zero.unmap(range, 3 * kPage);
  zero.map(range + kPage, kPage, objects[0]);
  zero.unmap(range + kPage, kPage);
}

// Expects that a write to read-only memory has the effect that the device's properties declare.
void writesToReadOnlyMemory(const LevelZero &zero, newer::ReadOnlyCapability expected) {
  newer::DeviceReadOnlyMemory readOnly = {newer::kDeviceReadOnlyMemory, nullptr, {}};
  ze_device_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES;
  properties.pNext = &readOnly;
  MUST(zeDeviceGetProperties(zero.device, &properties));
  EXPECT_EQ(readOnly.capability, expected);
  std::byte *range = zero.reserve(kPage);
  const ze_physical_mem_handle_t physical = zero.physical(kPage);
  zero.map(range, kPage, physical, ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY);
  const ze_command_list_handle_t list = zero.synchronousList();
  int value = 7;
  EXPECT_EQ(zeCommandListAppendMemoryCopy(list, range, &value, sizeof(value), nullptr, 0, nullptr),
            expected == newer::ReadOnlyCapability::None ? ZE_RESULT_SUCCESS
                                                        : ZE_RESULT_ERROR_DEVICE_LOST);
  copy(zero, &value, range, sizeof(value));
  EXPECT_EQ(value, expected == newer::ReadOnlyCapability::None ? 7 : 0);
  zero.unmap(range, kPage);
}

DIRECT_TEST(ReadOnlyAccessIsEnforced) {
  writesToReadOnlyMemory(LevelZero(), newer::ReadOnlyCapability::Enforced);
}

DIRECT_TEST(ReadOnlyAccessHasNoEffect, {"ZE_HOST_DRIVER_LIKE", "neo"}) {
  writesToReadOnlyMemory(LevelZero(), newer::ReadOnlyCapability::None);
}

DIRECT_TEST(MappedHostMemoryIsVisible, {"ZE_HOST_DRIVER_DEVICE_MEMORY", "hidden"}) {
  const LevelZero zero;
  std::byte *range = zero.reserve(kPage);
  const ze_physical_mem_handle_t physical =
      zero.physical(kPage, nullptr, newer::kPhysicalMemOnHost);
  zero.map(range, kPage, physical);
  const int value = 7;
  copy(zero, range, &value, sizeof(value));
  EXPECT_EQ(*reinterpret_cast<int *>(range), 7);
  zero.unmap(range, kPage);
}

DIRECT_TEST(ReservationsMayHaveTerabytes, {"ZE_HOST_DRIVER_LIKE", "neo"}) {
  const LevelZero zero;
  constexpr std::size_t kSize = std::size_t{32} << 40;
  std::byte *range = zero.reserve(kSize);
  ze_memory_access_attribute_t access = ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;
  std::size_t size = 0;
  MUST(zeVirtualMemGetAccessAttribute(zero.context, range, kSize, &access, &size));
  EXPECT_EQ(access, ZE_MEMORY_ACCESS_ATTRIBUTE_NONE);
  EXPECT_EQ(size, kSize);
}

DIRECT_TEST(AlignmentMayExceedTheLargePage) {
  const LevelZero zero;
  const ze_device_mem_alloc_desc_t desc = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  void *memory = nullptr;
  MUST(zeMemAllocDevice(zero.context, &desc, kPage, 8 * kLarge, zero.device, &memory));
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % (8 * kLarge), 0U);
  MUST(zeMemFree(zero.context, memory));
}

DIRECT_TEST(NumbersAreLoadedAndStoredAtomically) {
  const LevelZero zero;
  ze_float_atomic_ext_properties_t atomics = {};
  atomics.stype = ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES;
  ze_device_module_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES;
  properties.pNext = &atomics;
  MUST(zeDeviceGetModuleProperties(zero.device, &properties));
  for (const ze_device_fp_atomic_ext_flags_t flags :
       {atomics.fp16Flags, atomics.fp32Flags, atomics.fp64Flags})
    EXPECT_EQ(flags, ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_LOAD_STORE |
                         ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_LOAD_STORE);
}

DIRECT_TEST(AtomicAccessBelongsToADeviceAndSharedMemory, {"ZE_HOST_DRIVER_DEVICES", "2"}) {
  const LevelZero zero;
  const auto set =
      zero.extension<newer::MemSetAtomicAccessAttributeFn>("zeMemSetAtomicAccessAttributeExp");
  const auto get =
      zero.extension<newer::MemGetAtomicAccessAttributeFn>("zeMemGetAtomicAccessAttributeExp");
  const ze_device_mem_alloc_desc_t deviceDesc = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr,
                                                 0, 0};
  const ze_host_mem_alloc_desc_t hostDesc = {ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, nullptr, 0};
  void *shared = nullptr;
  MUST(zeMemAllocShared(zero.context, &deviceDesc, &hostDesc, kPage, 0, nullptr, &shared));
  std::uint32_t flags = 0;
  EXPECT_EQ(get(zero.context, zero.device, shared, kPage, &flags), ZE_RESULT_ERROR_INVALID_ARGUMENT)
      << "no call has set the attribute";
  MUST(set(zero.context, zero.devices[0], shared, kPage, newer::kNoAtomics));
  MUST(set(zero.context, zero.devices[1], shared, kPage, newer::kDeviceAtomics));
  MUST(get(zero.context, zero.devices[0], shared, kPage, &flags));
  EXPECT_EQ(flags, newer::kNoAtomics);
  MUST(get(zero.context, zero.devices[1], shared, kPage, &flags));
  EXPECT_EQ(flags, newer::kDeviceAtomics);
  EXPECT_EQ(set(zero.context, zero.device, shared, kPage, newer::kSystemAtomics),
            ZE_RESULT_ERROR_INVALID_ARGUMENT)
      << "the driver accepted a device without concurrent atomics";
  EXPECT_EQ(set(zero.context, zero.device, shared, kPage, newer::kAtomicAccessFlags + 1),
            ZE_RESULT_ERROR_INVALID_ENUMERATION);
  void *memory = zero.allocate(kPage);
  EXPECT_EQ(set(zero.context, zero.device, memory, kPage, newer::kNoAtomics),
            ZE_RESULT_ERROR_INVALID_ARGUMENT)
      << "the driver accepted memory that is not shared";
  MUST(zeMemFree(zero.context, shared));
}

DIRECT_TEST(PoolsWithoutDevicesServeAllDevices, {"ZE_HOST_DRIVER_LIKE", "neo"},
            {"ZE_HOST_DRIVER_DEVICES", "2"}) {
  const LevelZero zero;
  const ze_event_pool_handle_t pool = zero.eventPool(0, 1);
  const ze_event_handle_t event = zero.event(pool, 0);
  for (const ze_device_handle_t device : zero.devices) {
    ze_command_queue_desc_t desc = {};
    desc.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    desc.mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
    ze_command_list_handle_t list = nullptr;
    MUST(zeCommandListCreateImmediate(zero.context, device, &desc, &list));
    MUST(zeEventHostReset(event));
    MUST(zeCommandListAppendSignalEvent(list, event));
    EXPECT_EQ(zeEventQueryStatus(event), ZE_RESULT_SUCCESS);
    MUST(zeCommandListDestroy(list));
  }
}

} // namespace
} // namespace host_driver::test
