// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Level Zero 1.5 to 1.17, as far as memory, events and IPC need it. The packaged headers end at
// 1.4, yet drivers and loaders of any later version are met at run time. Everything lives in its
// own namespace under names of its own, so that this compiles beside newer headers as well.

#include <level_zero/ze_api.h>

#include <cstddef>
#include <cstdint>

namespace ur::level_zero::newer {

constexpr ze_structure_type_t structureType(std::uint32_t value) {
  return static_cast<ze_structure_type_t>(value);
}

inline constexpr ze_structure_type_t kMemorySubAllocationsProperties = structureType(0x2000d);
inline constexpr ze_structure_type_t kEventPoolCounterBasedDesc = structureType(0x20014);
inline constexpr ze_structure_type_t kInitDriverTypeDesc = structureType(0x20021);
inline constexpr ze_structure_type_t kDriverDdiHandlesProperties = structureType(0x20027);
inline constexpr ze_structure_type_t kExternalMemmapSysmemDesc = structureType(0x20037);
inline constexpr ze_structure_type_t kEventCounterBasedDesc = structureType(0x2003a);
inline constexpr ze_structure_type_t kEventExternalSyncAllocationDesc = structureType(0x2003b);
inline constexpr ze_structure_type_t kEventSyncModeDesc = structureType(0x2003c);
inline constexpr ze_structure_type_t kIpcMemHandleTypeDesc = structureType(0x2003d);
inline constexpr ze_structure_type_t kDeviceEventProperties = structureType(0x2003e);
inline constexpr ze_structure_type_t kEventExternalAggregateStorageDesc = structureType(0x2003f);
inline constexpr ze_structure_type_t kPhysicalMemProperties = structureType(0x20040);
// The driver extension's own number for EventCounterBasedDesc.
inline constexpr ze_structure_type_t kZexCounterBasedEventDesc = structureType(0x3001c);

// ze_event_counter_based_flags_t; the driver extension's flags have the same bits.
enum EventCounterBasedFlag : std::uint32_t {
  kEventImmediate = 0x1,
  kEventNonImmediate = 0x2,
  kEventHostVisible = 0x4,
  kEventIpc = 0x8,
  kEventDeviceTimestamp = 0x10,
  kEventHostTimestamp = 0x20,
  kEventGraphExternal = 0x40,
};

enum EventPoolCounterBasedFlag : std::uint32_t {
  kEventPoolImmediate = 0x1,
  kEventPoolNonImmediate = 0x2,
};

enum EventPoolFlag : std::uint32_t {
  kEventPoolKernelMappedTimestamp = 0x8,
};

enum DeviceEventFlag : std::uint32_t {
  kDeviceEventExternalAggregateStorage = 0x1,
  kDeviceEventIpc = 0x2,
  kDeviceEventExternalSyncAllocation = 0x4,
  kDeviceEventExternalInterruptWait = 0x8,
};

// For queue descriptors, which also describe immediate lists.
enum CommandQueueFlag : std::uint32_t {
  kCommandQueueInOrder = 0x2,
  kCommandQueueCopyOffloadHint = 0x4,
};

// For the descriptors of regular lists.
enum CommandListFlag : std::uint32_t {
  kCommandListInOrder = 0x8,
  kCommandListCloneable = 0x10,
  kCommandListCopyOffloadHint = 0x20,
};

enum IpcMemHandleTypeFlag : std::uint32_t {
  kIpcMemHandleDefault = 0x1,
  kIpcMemHandleFabricAccessible = 0x2,
};

enum PhysicalMemFlag : std::uint32_t {
  kPhysicalMemOnDevice = 0x1,
  kPhysicalMemOnHost = 0x2,
};

enum InitDriverTypeFlag : std::uint32_t {
  kInitDriverGpu = 0x1,
  kInitDriverNpu = 0x2,
};

inline constexpr auto kResultAddressNotFound = static_cast<ze_result_t>(0x78000021);

// Names of the extensions that a driver lists.
inline constexpr char kExtensionZexCounterBasedEvent[] = "ZEX_counter_based_event";
inline constexpr char kExtensionEventPoolCounterBased[] =
    "ZE_experimental_event_pool_counter_based";
inline constexpr char kExtensionIpcMemHandleType[] = "ZE_extension_ipc_mem_handle_type";
inline constexpr char kExtensionDriverDdiHandles[] = "ZE_extension_driver_ddi_handles";

struct PhysicalMemProperties {
  ze_structure_type_t stype;
  void *pNext;
  std::uint64_t id;
  std::uint64_t size;
};
static_assert(sizeof(PhysicalMemProperties) == 32);
static_assert(offsetof(PhysicalMemProperties, id) == 16);
static_assert(offsetof(PhysicalMemProperties, size) == 24);

// Also the driver extension's zex_counter_based_event_desc_t, which differs in its stype alone.
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

struct EventExternalSyncAllocationDesc {
  ze_structure_type_t stype;
  const void *pNext;
  std::uint64_t *deviceAddress;
  std::uint64_t *hostAddress;
  std::uint64_t completionValue;
};
static_assert(sizeof(EventExternalSyncAllocationDesc) == 40);

struct EventExternalAggregateStorageDesc {
  ze_structure_type_t stype;
  const void *pNext;
  std::uint64_t *deviceAddress;
  std::uint64_t incrementValue;
  std::uint64_t completionValue;
};
static_assert(sizeof(EventExternalAggregateStorageDesc) == 40);

struct EventSyncModeDesc {
  ze_structure_type_t stype;
  const void *pNext;
  std::uint32_t syncModeFlags;
  std::uint32_t externalInterruptId;
};
static_assert(sizeof(EventSyncModeDesc) == 24);

// Chained to ze_device_properties_t.
struct DeviceEventProperties {
  ze_structure_type_t stype;
  void *pNext;
  std::uint32_t flags;
};
static_assert(sizeof(DeviceEventProperties) == 24);
static_assert(offsetof(DeviceEventProperties, flags) == 16);

struct IpcMemHandleTypeDesc {
  ze_structure_type_t stype;
  const void *pNext;
  std::uint32_t typeFlags;
};
static_assert(sizeof(IpcMemHandleTypeDesc) == 24);

// Chained to ze_event_pool_desc_t.
struct EventPoolCounterBasedDesc {
  ze_structure_type_t stype;
  const void *pNext;
  std::uint32_t flags;
};
static_assert(sizeof(EventPoolCounterBasedDesc) == 24);

struct InitDriverTypeDesc {
  ze_structure_type_t stype;
  const void *pNext;
  std::uint32_t flags;
};
static_assert(sizeof(InitDriverTypeDesc) == 24);

// Chained to ze_driver_properties_t by loaders that ask for unwrapped handles.
struct DriverDdiHandlesProperties {
  ze_structure_type_t stype;
  void *pNext;
  std::uint32_t flags;
};
static_assert(sizeof(DriverDdiHandlesProperties) == 24);

using InitDriversFn = ze_result_t(ZE_APICALL *)(std::uint32_t *pCount,
                                                ze_driver_handle_t *phDrivers,
                                                InitDriverTypeDesc *desc); // 1.10
using DriverGetLastErrorDescriptionFn = ze_result_t(ZE_APICALL *)(ze_driver_handle_t hDriver,
                                                                  const char **ppString); // 1.6
using DriverGetDefaultContextFn =
    ze_context_handle_t(ZE_APICALL *)(ze_driver_handle_t hDriver); // 1.14
using DeviceGetRootDeviceFn = ze_result_t(ZE_APICALL *)(ze_device_handle_t hDevice,
                                                        ze_device_handle_t *phRootDevice); // 1.7
using DeviceSynchronizeFn = ze_result_t(ZE_APICALL *)(ze_device_handle_t hDevice);         // 1.14
using DeviceGetCounterBasedEventMaxValueFn =
    ze_result_t(ZE_APICALL *)(ze_device_handle_t hDevice, std::uint64_t *maxValue); // 1.17

using CommandListHostSynchronizeFn =
    ze_result_t(ZE_APICALL *)(ze_command_list_handle_t hCommandList, std::uint64_t timeout); // 1.6
using CommandListIsImmediateFn = ze_result_t(ZE_APICALL *)(ze_command_list_handle_t hCommandList,
                                                           ze_bool_t *pIsImmediate); // 1.9
using CommandListGetDeviceHandleFn = ze_result_t(ZE_APICALL *)(
    ze_command_list_handle_t hCommandList, ze_device_handle_t *phDevice); // 1.9
using CommandListImmediateAppendCommandListsFn = ze_result_t(ZE_APICALL *)(
    ze_command_list_handle_t hCommandListImmediate, std::uint32_t numCommandLists,
    ze_command_list_handle_t *phCommandLists, ze_event_handle_t hSignalEvent,
    std::uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents); // 1.9, experimental

using EventPoolPutIpcHandleFn = ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext,
                                                          ze_ipc_event_pool_handle_t hIpc); // 1.6

// 1.15; the driver extension's zexCounterBasedEventCreate2 has the same form.
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
using EventCounterBasedGetDeviceAddressFn = ze_result_t(ZE_APICALL *)(
    ze_event_handle_t hEvent, std::uint64_t *completionValue, std::uint64_t *deviceAddress);
using EventGetCounterBasedFlagsFn = ze_result_t(ZE_APICALL *)(ze_event_handle_t hEvent,
                                                              std::uint32_t *pFlags); // 1.17

using MemPutIpcHandleFn = ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext,
                                                    ze_ipc_mem_handle_t handle); // 1.6
using MemGetIpcHandleWithPropertiesFn =
    ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext, const void *ptr, void *pNext,
                              ze_ipc_mem_handle_t *pIpcHandle); // 1.15
using MemGetIpcHandleFromFileDescriptorFn =
    ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext, std::uint64_t handle,
                              ze_ipc_mem_handle_t *pIpcHandle); // 1.6, experimental
using MemGetFileDescriptorFromIpcHandleFn =
    ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext, ze_ipc_mem_handle_t ipcHandle,
                              std::uint64_t *pHandle); // 1.6, experimental
using PhysicalMemGetPropertiesFn =
    ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext, ze_physical_mem_handle_t hPhysicalMem,
                              PhysicalMemProperties *pMemProperties); // 1.15

} // namespace ur::level_zero::newer
