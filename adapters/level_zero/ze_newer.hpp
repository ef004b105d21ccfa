// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The parts of Level Zero 1.5 to 1.18 that these adapters use. The packaged headers end at 1.4, but
// drivers and loaders may be newer. The names are in their own namespace, so that this header also
// compiles with newer Level Zero headers.

#include <cstddef>
#include <cstdint>

#include <level_zero/ze_api.h>

namespace ur::level_zero::newer {

constexpr ze_structure_type_t structureType(std::uint32_t value) {
  return static_cast<ze_structure_type_t>(value);
}

inline constexpr ze_structure_type_t kExternalMemmapSysmemDesc = structureType(0x20037);
inline constexpr ze_structure_type_t kEventCounterBasedDesc = structureType(0x2003a);
inline constexpr ze_structure_type_t kPhysicalMemProperties = structureType(0x20040);
inline constexpr ze_structure_type_t kIpcPhysMemHandleRangeDesc = structureType(0x2004b);
// The driver extension's own number for EventCounterBasedDesc.
inline constexpr ze_structure_type_t kZexCounterBasedEventDesc = structureType(0x3001c);

// The name of the extension that lets one handle share the memory of several physical objects.
inline constexpr char kExtensionIpcPhysMemHandleRange[] = "ZE_extension_ipc_phys_mem_handle_range";

// ze_event_counter_based_flags_t; the driver extension's flags have the same bits.
enum EventCounterBasedFlag : std::uint32_t {
  kEventImmediate = 0x1,
  kEventNonImmediate = 0x2,
  kEventHostVisible = 0x4,
  kEventIpc = 0x8,
  kEventDeviceTimestamp = 0x10,
  kEventHostTimestamp = 0x20,
};

// Flags of queue descriptors, which also describe immediate lists.
enum CommandQueueFlag : std::uint32_t {
  kCommandQueueInOrder = 0x2,
};

// ze_external_memmap_sysmem_ext_desc_t: zeMemAllocHost returns existing pages of the process.
struct ExternalMemmapSysmemDesc {
  ze_structure_type_t stype;
  const void *pNext;
  void *pSystemMemory;
  std::uint64_t size;
};
static_assert(sizeof(ExternalMemmapSysmemDesc) == 32);
static_assert(offsetof(ExternalMemmapSysmemDesc, pSystemMemory) == 16);
static_assert(offsetof(ExternalMemmapSysmemDesc, size) == 24);

struct PhysicalMemProperties {
  ze_structure_type_t stype;
  void *pNext;
  std::uint64_t id;
  std::uint64_t size;
};
static_assert(sizeof(PhysicalMemProperties) == 32);
static_assert(offsetof(PhysicalMemProperties, id) == 16);
static_assert(offsetof(PhysicalMemProperties, size) == 24);

// ze_ipc_phys_mem_handle_range_ext_desc_t: zeMemGetIpcHandleWithProperties shares all physical
// memory that is mapped in the `size` bytes from the pointer.
struct IpcPhysMemHandleRangeDesc {
  ze_structure_type_t stype;
  const void *pNext;
  std::size_t size;
};
static_assert(sizeof(IpcPhysMemHandleRangeDesc) == 24);
static_assert(offsetof(IpcPhysMemHandleRangeDesc, size) == 16);

// Also the driver extension's zex_counter_based_event_desc_t, which differs only in its stype.
struct EventCounterBasedDesc {
  ze_structure_type_t stype;
  const void *pNext;
  std::uint32_t flags;
  ze_event_scope_flags_t signal;
  ze_event_scope_flags_t wait;
};
static_assert(sizeof(EventCounterBasedDesc) == 32);
static_assert(offsetof(EventCounterBasedDesc, flags) == 16);
static_assert(offsetof(EventCounterBasedDesc, signal) == 20);
static_assert(offsetof(EventCounterBasedDesc, wait) == 24);

// Also the driver extension's zex_ipc_counter_based_event_handle_t.
struct IpcEventCounterBasedHandle {
  char data[ZE_MAX_IPC_HANDLE_SIZE];
};
static_assert(sizeof(IpcEventCounterBasedHandle) == 64);
static_assert(alignof(IpcEventCounterBasedHandle) == 1);

using DriverGetLastErrorDescriptionFn = ze_result_t(ZE_APICALL *)(ze_driver_handle_t hDriver,
                                                                  const char **ppString); // 1.6
using CommandListHostSynchronizeFn =
    ze_result_t(ZE_APICALL *)(ze_command_list_handle_t hCommandList, std::uint64_t timeout); // 1.6

using EventPoolPutIpcHandleFn = ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext,
                                                          ze_ipc_event_pool_handle_t hIpc); // 1.6

// 1.15; the driver extension's zexCounterBasedEventCreate2 has the same signature.
using EventCounterBasedCreateFn = ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext,
                                                            ze_device_handle_t hDevice,
                                                            const EventCounterBasedDesc *desc,
                                                            ze_event_handle_t *phEvent);
using EventCounterBasedGetIpcHandleFn =
    ze_result_t(ZE_APICALL *)(ze_event_handle_t hEvent, IpcEventCounterBasedHandle *phIpc);
using EventCounterBasedOpenIpcHandleFn = ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext,
                                                                   IpcEventCounterBasedHandle hIpc,
                                                                   ze_event_handle_t *phEvent);
using EventCounterBasedCloseIpcHandleFn = ze_result_t(ZE_APICALL *)(ze_event_handle_t hEvent);

using MemPutIpcHandleFn = ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext,
                                                    ze_ipc_mem_handle_t handle); // 1.6
using MemGetIpcHandleWithPropertiesFn =
    ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext, const void *ptr, void *pNext,
                              ze_ipc_mem_handle_t *pIpcHandle); // 1.15
using PhysicalMemGetPropertiesFn =
    ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext, ze_physical_mem_handle_t hPhysicalMem,
                              PhysicalMemProperties *pMemProperties); // 1.15

} // namespace ur::level_zero::newer
