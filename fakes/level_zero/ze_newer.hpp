// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The parts of Level Zero 1.5 to 1.18 that this driver implements and the adapters do not use.

#include "adapters/level_zero/ze_newer.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::level_zero::newer {

inline constexpr ze_structure_type_t kDeviceIpVersion = structureType(0x1000f);
inline constexpr ze_structure_type_t kDeviceReadOnlyMemory = structureType(0x10015);
inline constexpr ze_structure_type_t kEventPoolCounterBasedDesc = structureType(0x20014);
inline constexpr ze_structure_type_t kDriverDdiHandlesProperties = structureType(0x20027);
inline constexpr ze_structure_type_t kEventExternalSyncAllocationDesc = structureType(0x2003b);
inline constexpr ze_structure_type_t kIpcMemHandleTypeDesc = structureType(0x2003d);
inline constexpr ze_structure_type_t kDeviceEventProperties = structureType(0x2003e);
inline constexpr ze_structure_type_t kEventExternalAggregateStorageDesc = structureType(0x2003f);

enum EventPoolCounterBasedFlag : std::uint32_t {
  kEventPoolImmediate = 0x1,
};

enum EventPoolFlag : std::uint32_t {
  kEventPoolKernelMappedTimestamp = 0x8,
};

enum DeviceEventFlag : std::uint32_t {
  kDeviceEventIpc = 0x2,
};

// Flags of regular lists' descriptors.
enum CommandListFlag : std::uint32_t {
  kCommandListInOrder = 0x8,
};

enum IpcMemHandleTypeFlag : std::uint32_t {
  kIpcMemHandleDefault = 0x1,
  kIpcMemHandleFabricAccessible = 0x2,
};

// Flags of ze_driver_ipc_properties_t.
enum IpcPropertyFlag : std::uint32_t {
  kIpcPropertyFabricAccessible = 0x4,
};

enum PhysicalMemFlag : std::uint32_t {
  kPhysicalMemOnDevice = 0x1,
  kPhysicalMemOnHost = 0x2,
};

// Flags of zeMemSetAtomicAccessAttributeExp.
enum MemoryAtomicFlag : std::uint32_t {
  kNoAtomics = 0x1,
  kDeviceAtomics = 0x10,
  kSystemAtomics = 0x40,
  kAtomicAccessFlags = 0x7f,
};

enum InitDriverTypeFlag : std::uint32_t {
  kInitDriverGpu = 0x1,
};

inline constexpr auto kResultAddressNotFound = static_cast<ze_result_t>(0x78000021);

// Names of the extensions that a driver lists.
inline constexpr char kExtensionZexCounterBasedEvent[] = "ZEX_counter_based_event";
inline constexpr char kExtensionEventPoolCounterBased[] =
    "ZE_experimental_event_pool_counter_based";
inline constexpr char kExtensionIpcMemHandleType[] = "ZE_extension_ipc_mem_handle_type";

// Chained to ze_device_properties_t.
struct DeviceIpVersion {
  ze_structure_type_t stype;
  void *pNext;
  std::uint32_t ipVersion;
};
static_assert(sizeof(DeviceIpVersion) == 24);

// A device's architecture, release and revision in one number.
constexpr std::uint32_t ipVersion(std::uint32_t architecture, std::uint32_t release,
                                  std::uint32_t revision) {
  return architecture << 22 | release << 14 | revision;
}

// Chained to ze_device_properties_t.
struct DeviceEventProperties {
  ze_structure_type_t stype;
  void *pNext;
  std::uint32_t flags;
};
static_assert(sizeof(DeviceEventProperties) == 24);
static_assert(offsetof(DeviceEventProperties, flags) == 16);

// The last enumerator of ze_memory_advice_t in 1.16 and later.
inline constexpr std::uint32_t kMemoryAdviceLast = 9;

enum class ReadOnlyCapability : std::uint32_t { None, Hint, Enforced };

// Chained to ze_device_properties_t.
struct DeviceReadOnlyMemory {
  ze_structure_type_t stype;
  void *pNext;
  ReadOnlyCapability capability;
};
static_assert(sizeof(DeviceReadOnlyMemory) == 24);

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

// Chained to ze_driver_properties_t by loaders that request unwrapped handles.
struct DriverDdiHandlesProperties {
  ze_structure_type_t stype;
  void *pNext;
  std::uint32_t flags;
};
static_assert(sizeof(DriverDdiHandlesProperties) == 24);

using InitDriversFn = ze_result_t(ZE_APICALL *)(std::uint32_t *pCount,
                                                ze_driver_handle_t *phDrivers,
                                                InitDriverTypeDesc *desc); // 1.10
using DeviceGetRootDeviceFn = ze_result_t(ZE_APICALL *)(ze_device_handle_t hDevice,
                                                        ze_device_handle_t *phRootDevice); // 1.7
using DeviceSynchronizeFn = ze_result_t(ZE_APICALL *)(ze_device_handle_t hDevice);         // 1.14
using DeviceGetCounterBasedEventMaxValueFn =
    ze_result_t(ZE_APICALL *)(ze_device_handle_t hDevice, std::uint64_t *maxValue); // 1.17
using CommandListIsImmediateFn = ze_result_t(ZE_APICALL *)(ze_command_list_handle_t hCommandList,
                                                           ze_bool_t *pIsImmediate); // 1.9
using CommandListGetDeviceHandleFn = ze_result_t(ZE_APICALL *)(
    ze_command_list_handle_t hCommandList, ze_device_handle_t *phDevice); // 1.9
using CommandListImmediateAppendCommandListsFn = ze_result_t(ZE_APICALL *)(
    ze_command_list_handle_t hCommandListImmediate, std::uint32_t numCommandLists,
    ze_command_list_handle_t *phCommandLists, ze_event_handle_t hSignalEvent,
    std::uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents); // 1.9, experimental
using EventCounterBasedGetDeviceAddressFn = ze_result_t(ZE_APICALL *)(
    ze_event_handle_t hEvent, std::uint64_t *completionValue, std::uint64_t *deviceAddress);
using EventGetCounterBasedFlagsFn = ze_result_t(ZE_APICALL *)(ze_event_handle_t hEvent,
                                                              std::uint32_t *pFlags); // 1.17
using MemGetIpcHandleFromFileDescriptorFn =
    ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext, std::uint64_t handle,
                              ze_ipc_mem_handle_t *pIpcHandle); // 1.6, experimental
using MemGetFileDescriptorFromIpcHandleFn =
    ze_result_t(ZE_APICALL *)(ze_context_handle_t hContext, ze_ipc_mem_handle_t ipcHandle,
                              std::uint64_t *pHandle); // 1.6, experimental
using MemSetAtomicAccessAttributeFn = ze_result_t(ZE_APICALL *)(
    ze_context_handle_t hContext, ze_device_handle_t hDevice, const void *ptr, std::size_t size,
    std::uint32_t attr); // 1.7, experimental
using MemGetAtomicAccessAttributeFn = ze_result_t(ZE_APICALL *)(
    ze_context_handle_t hContext, ze_device_handle_t hDevice, const void *ptr, std::size_t size,
    std::uint32_t *pAttr); // 1.7, experimental

} // namespace ur::level_zero::newer
