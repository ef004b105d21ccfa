// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/catalogue.hpp"

#include "fakes/level_zero/driver.hpp"
#include "fakes/level_zero/entry.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <type_traits>

#include <level_zero/ze_ddi.h>

// clang-format off
// The functions that the driver implements, and their bodies.
// Functions of the packaged headers: CORE(name, table, slot, body, minor version that added the function)
#define HOST_DRIVER_CORE(CORE) \
  CORE(zeInit, Global, Init, init, 0) \
  CORE(zeDriverGet, Driver, Get, driverGet, 0) \
  CORE(zeDriverGetApiVersion, Driver, GetApiVersion, driverGetApiVersion, 0) \
  CORE(zeDriverGetProperties, Driver, GetProperties, driverGetProperties, 0) \
  CORE(zeDriverGetIpcProperties, Driver, GetIpcProperties, driverGetIpcProperties, 0) \
  CORE(zeDriverGetExtensionProperties, Driver, GetExtensionProperties, driverGetExtensionProperties, 0) \
  CORE(zeDriverGetExtensionFunctionAddress, Driver, GetExtensionFunctionAddress, driverGetExtensionFunctionAddress, 1) \
  CORE(zeDeviceGet, Device, Get, deviceGet, 0) \
  CORE(zeDeviceGetSubDevices, Device, GetSubDevices, deviceGetSubDevices, 0) \
  CORE(zeDeviceGetProperties, Device, GetProperties, deviceGetProperties, 0) \
  CORE(zeDeviceGetComputeProperties, Device, GetComputeProperties, deviceGetComputeProperties, 0) \
  CORE(zeDeviceGetModuleProperties, Device, GetModuleProperties, deviceGetModuleProperties, 0) \
  CORE(zeDeviceGetCommandQueueGroupProperties, Device, GetCommandQueueGroupProperties, deviceGetCommandQueueGroupProperties, 0) \
  CORE(zeDeviceGetMemoryProperties, Device, GetMemoryProperties, deviceGetMemoryProperties, 0) \
  CORE(zeDeviceGetMemoryAccessProperties, Device, GetMemoryAccessProperties, deviceGetMemoryAccessProperties, 0) \
  CORE(zeDeviceGetCacheProperties, Device, GetCacheProperties, deviceGetCacheProperties, 0) \
  CORE(zeDeviceGetImageProperties, Device, GetImageProperties, deviceGetImageProperties, 0) \
  CORE(zeDeviceGetExternalMemoryProperties, Device, GetExternalMemoryProperties, deviceGetExternalMemoryProperties, 0) \
  CORE(zeDeviceGetP2PProperties, Device, GetP2PProperties, deviceGetP2PProperties, 0) \
  CORE(zeDeviceCanAccessPeer, Device, CanAccessPeer, deviceCanAccessPeer, 0) \
  CORE(zeDeviceGetStatus, Device, GetStatus, deviceGetStatus, 0) \
  CORE(zeDeviceGetGlobalTimestamps, Device, GetGlobalTimestamps, deviceGetGlobalTimestamps, 1) \
  CORE(zeDevicePciGetPropertiesExt, Device, PciGetPropertiesExt, devicePciGetProperties, 3) \
  CORE(zeContextCreate, Context, Create, contextCreate, 0) \
  CORE(zeContextCreateEx, Context, CreateEx, contextCreateEx, 1) \
  CORE(zeContextDestroy, Context, Destroy, contextDestroy, 0) \
  CORE(zeContextGetStatus, Context, GetStatus, contextGetStatus, 0) \
  CORE(zeContextSystemBarrier, Context, SystemBarrier, contextSystemBarrier, 0) \
  CORE(zeContextMakeMemoryResident, Context, MakeMemoryResident, contextMakeMemoryResident, 0) \
  CORE(zeContextEvictMemory, Context, EvictMemory, contextEvictMemory, 0) \
  CORE(zeCommandQueueCreate, CommandQueue, Create, commandQueueCreate, 0) \
  CORE(zeCommandQueueDestroy, CommandQueue, Destroy, commandQueueDestroy, 0) \
  CORE(zeCommandQueueExecuteCommandLists, CommandQueue, ExecuteCommandLists, commandQueueExecuteCommandLists, 0) \
  CORE(zeCommandQueueSynchronize, CommandQueue, Synchronize, commandQueueSynchronize, 0) \
  CORE(zeCommandListCreate, CommandList, Create, commandListCreate, 0) \
  CORE(zeCommandListCreateImmediate, CommandList, CreateImmediate, commandListCreateImmediate, 0) \
  CORE(zeCommandListDestroy, CommandList, Destroy, commandListDestroy, 0) \
  CORE(zeCommandListClose, CommandList, Close, commandListClose, 0) \
  CORE(zeCommandListReset, CommandList, Reset, commandListReset, 0) \
  CORE(zeCommandListAppendWriteGlobalTimestamp, CommandList, AppendWriteGlobalTimestamp, commandListAppendWriteGlobalTimestamp, 0) \
  CORE(zeCommandListAppendBarrier, CommandList, AppendBarrier, commandListAppendBarrier, 0) \
  CORE(zeCommandListAppendMemoryRangesBarrier, CommandList, AppendMemoryRangesBarrier, commandListAppendMemoryRangesBarrier, 0) \
  CORE(zeCommandListAppendMemoryCopy, CommandList, AppendMemoryCopy, commandListAppendMemoryCopy, 0) \
  CORE(zeCommandListAppendMemoryFill, CommandList, AppendMemoryFill, commandListAppendMemoryFill, 0) \
  CORE(zeCommandListAppendMemoryCopyRegion, CommandList, AppendMemoryCopyRegion, commandListAppendMemoryCopyRegion, 0) \
  CORE(zeCommandListAppendMemoryCopyFromContext, CommandList, AppendMemoryCopyFromContext, commandListAppendMemoryCopyFromContext, 0) \
  CORE(zeCommandListAppendMemoryPrefetch, CommandList, AppendMemoryPrefetch, commandListAppendMemoryPrefetch, 0) \
  CORE(zeCommandListAppendMemAdvise, CommandList, AppendMemAdvise, commandListAppendMemAdvise, 0) \
  CORE(zeCommandListAppendSignalEvent, CommandList, AppendSignalEvent, commandListAppendSignalEvent, 0) \
  CORE(zeCommandListAppendWaitOnEvents, CommandList, AppendWaitOnEvents, commandListAppendWaitOnEvents, 0) \
  CORE(zeCommandListAppendEventReset, CommandList, AppendEventReset, commandListAppendEventReset, 0) \
  CORE(zeCommandListAppendLaunchKernel, CommandList, AppendLaunchKernel, commandListAppendLaunchKernel, 0) \
  CORE(zeFenceCreate, Fence, Create, fenceCreate, 0) \
  CORE(zeFenceDestroy, Fence, Destroy, fenceDestroy, 0) \
  CORE(zeFenceHostSynchronize, Fence, HostSynchronize, fenceHostSynchronize, 0) \
  CORE(zeFenceQueryStatus, Fence, QueryStatus, fenceQueryStatus, 0) \
  CORE(zeFenceReset, Fence, Reset, fenceReset, 0) \
  CORE(zeEventPoolCreate, EventPool, Create, eventPoolCreate, 0) \
  CORE(zeEventPoolDestroy, EventPool, Destroy, eventPoolDestroy, 0) \
  CORE(zeEventPoolGetIpcHandle, EventPool, GetIpcHandle, eventPoolGetIpcHandle, 0) \
  CORE(zeEventPoolOpenIpcHandle, EventPool, OpenIpcHandle, eventPoolOpenIpcHandle, 0) \
  CORE(zeEventPoolCloseIpcHandle, EventPool, CloseIpcHandle, eventPoolCloseIpcHandle, 0) \
  CORE(zeEventCreate, Event, Create, eventCreate, 0) \
  CORE(zeEventDestroy, Event, Destroy, eventDestroy, 0) \
  CORE(zeEventHostSignal, Event, HostSignal, eventHostSignal, 0) \
  CORE(zeEventHostSynchronize, Event, HostSynchronize, eventHostSynchronize, 0) \
  CORE(zeEventQueryStatus, Event, QueryStatus, eventQueryStatus, 0) \
  CORE(zeEventHostReset, Event, HostReset, eventHostReset, 0) \
  CORE(zeEventQueryKernelTimestamp, Event, QueryKernelTimestamp, eventQueryKernelTimestamp, 0) \
  CORE(zePhysicalMemCreate, PhysicalMem, Create, physicalMemCreate, 0) \
  CORE(zePhysicalMemDestroy, PhysicalMem, Destroy, physicalMemDestroy, 0) \
  CORE(zeMemAllocShared, Mem, AllocShared, memAllocShared, 0) \
  CORE(zeMemAllocDevice, Mem, AllocDevice, memAllocDevice, 0) \
  CORE(zeMemAllocHost, Mem, AllocHost, memAllocHost, 0) \
  CORE(zeMemFree, Mem, Free, memFree, 0) \
  CORE(zeMemFreeExt, Mem, FreeExt, memFreeExt, 3) \
  CORE(zeMemGetAllocProperties, Mem, GetAllocProperties, memGetAllocProperties, 0) \
  CORE(zeMemGetAddressRange, Mem, GetAddressRange, memGetAddressRange, 0) \
  CORE(zeMemGetIpcHandle, Mem, GetIpcHandle, memGetIpcHandle, 0) \
  CORE(zeMemOpenIpcHandle, Mem, OpenIpcHandle, memOpenIpcHandle, 0) \
  CORE(zeMemCloseIpcHandle, Mem, CloseIpcHandle, memCloseIpcHandle, 0) \
  CORE(zeVirtualMemReserve, VirtualMem, Reserve, virtualMemReserve, 0) \
  CORE(zeVirtualMemFree, VirtualMem, Free, virtualMemFree, 0) \
  CORE(zeVirtualMemQueryPageSize, VirtualMem, QueryPageSize, virtualMemQueryPageSize, 0) \
  CORE(zeVirtualMemMap, VirtualMem, Map, virtualMemMap, 0) \
  CORE(zeVirtualMemUnmap, VirtualMem, Unmap, virtualMemUnmap, 0) \
  CORE(zeVirtualMemSetAccessAttribute, VirtualMem, SetAccessAttribute, virtualMemSetAccessAttribute, 0) \
  CORE(zeVirtualMemGetAccessAttribute, VirtualMem, GetAccessAttribute, virtualMemGetAccessAttribute, 0) \
  CORE(zeModuleCreate, Module, Create, moduleCreate, 0) \
  CORE(zeModuleDestroy, Module, Destroy, moduleDestroy, 0) \
  CORE(zeModuleGetKernelNames, Module, GetKernelNames, moduleGetKernelNames, 0) \
  CORE(zeModuleGetProperties, Module, GetProperties, moduleGetProperties, 0) \
  CORE(zeModuleBuildLogDestroy, ModuleBuildLog, Destroy, moduleBuildLogDestroy, 0) \
  CORE(zeModuleBuildLogGetString, ModuleBuildLog, GetString, moduleBuildLogGetString, 0) \
  CORE(zeKernelCreate, Kernel, Create, kernelCreate, 0) \
  CORE(zeKernelDestroy, Kernel, Destroy, kernelDestroy, 0) \
  CORE(zeKernelSetCacheConfig, Kernel, SetCacheConfig, kernelSetCacheConfig, 0) \
  CORE(zeKernelSetGroupSize, Kernel, SetGroupSize, kernelSetGroupSize, 0) \
  CORE(zeKernelSuggestGroupSize, Kernel, SuggestGroupSize, kernelSuggestGroupSize, 0) \
  CORE(zeKernelSetArgumentValue, Kernel, SetArgumentValue, kernelSetArgumentValue, 0) \
  CORE(zeKernelSetIndirectAccess, Kernel, SetIndirectAccess, kernelSetIndirectAccess, 0) \
  CORE(zeKernelGetIndirectAccess, Kernel, GetIndirectAccess, kernelGetIndirectAccess, 0) \
  CORE(zeKernelGetProperties, Kernel, GetProperties, kernelGetProperties, 0) \
  CORE(zeKernelGetName, Kernel, GetName, kernelGetName, 0)
// Functions of later headers: NEWER(name, type, body, minor version, table, number of the slot). A
// function without a table has only an extension address.
#define HOST_DRIVER_NEWER(NEWER) \
  NEWER(zeInitDrivers, InitDriversFn, initDrivers, 10, Global, 1) \
  NEWER(zeDriverGetLastErrorDescription, DriverGetLastErrorDescriptionFn, driverGetLastErrorDescription, 6, Driver, 6) \
  NEWER(zeDeviceGetRootDevice, DeviceGetRootDeviceFn, deviceGetRootDevice, 7, Device, 18) \
  NEWER(zeDeviceSynchronize, DeviceSynchronizeFn, deviceSynchronize, 14, Device, 22) \
  NEWER(zeDeviceGetCounterBasedEventMaxValue, DeviceGetCounterBasedEventMaxValueFn, deviceGetCounterBasedEventMaxValue, 17, Device, 27) \
  NEWER(zeCommandListHostSynchronize, CommandListHostSynchronizeFn, commandListHostSynchronize, 6, CommandList, 28) \
  NEWER(zeCommandListGetDeviceHandle, CommandListGetDeviceHandleFn, commandListGetDeviceHandle, 9, CommandList, 29) \
  NEWER(zeCommandListIsImmediate, CommandListIsImmediateFn, commandListIsImmediate, 9, CommandList, 33) \
  NEWER(zeCommandListImmediateAppendCommandListsExp, CommandListImmediateAppendCommandListsFn, commandListImmediateAppendCommandLists, 9, CommandListExp, 1) \
  NEWER(zeEventPoolPutIpcHandle, EventPoolPutIpcHandleFn, eventPoolPutIpcHandle, 6, EventPool, 5) \
  NEWER(zeEventCounterBasedCreate, EventCounterBasedCreateFn, eventCounterBasedCreate, 15, Event, 11) \
  NEWER(zeEventCounterBasedGetIpcHandle, EventCounterBasedGetIpcHandleFn, eventCounterBasedGetIpcHandle, 15, Event, 12) \
  NEWER(zeEventCounterBasedOpenIpcHandle, EventCounterBasedOpenIpcHandleFn, eventCounterBasedOpenIpcHandle, 15, Event, 13) \
  NEWER(zeEventCounterBasedCloseIpcHandle, EventCounterBasedCloseIpcHandleFn, eventCounterBasedCloseIpcHandle, 15, Event, 14) \
  NEWER(zeEventCounterBasedGetDeviceAddress, EventCounterBasedGetDeviceAddressFn, eventCounterBasedGetDeviceAddress, 15, Event, 15) \
  NEWER(zeEventGetCounterBasedFlags, EventGetCounterBasedFlagsFn, eventGetCounterBasedFlags, 17, Event, 16) \
  NEWER(zePhysicalMemGetProperties, PhysicalMemGetPropertiesFn, physicalMemGetProperties, 15, PhysicalMem, 2) \
  NEWER(zeMemPutIpcHandle, MemPutIpcHandleFn, memPutIpcHandle, 6, Mem, 10) \
  NEWER(zeMemGetIpcHandleWithProperties, MemGetIpcHandleWithPropertiesFn, memGetIpcHandleWithProperties, 15, Mem, 12) \
  NEWER(zeMemGetIpcHandleFromFileDescriptorExp, MemGetIpcHandleFromFileDescriptorFn, memGetIpcHandleFromFileDescriptor, 6, MemExp, 0) \
  NEWER(zeMemGetFileDescriptorFromIpcHandleExp, MemGetFileDescriptorFromIpcHandleFn, memGetFileDescriptorFromIpcHandle, 6, MemExp, 1) \
  NEWER(zeMemSetAtomicAccessAttributeExp, MemSetAtomicAccessAttributeFn, memSetAtomicAccessAttribute, 7, MemExp, 2) \
  NEWER(zeMemGetAtomicAccessAttributeExp, MemGetAtomicAccessAttributeFn, memGetAtomicAccessAttribute, 7, MemExp, 3) \
  NEWER(zexCounterBasedEventCreate2, EventCounterBasedCreateFn, eventCounterBasedCreate, 0, None, 0) \
  NEWER(zexCounterBasedEventGetIpcHandle, EventCounterBasedGetIpcHandleFn, eventCounterBasedGetIpcHandle, 0, None, 0) \
  NEWER(zexCounterBasedEventOpenIpcHandle, EventCounterBasedOpenIpcHandleFn, eventCounterBasedOpenIpcHandle, 0, None, 0) \
  NEWER(zexCounterBasedEventCloseIpcHandle, EventCounterBasedCloseIpcHandleFn, eventCounterBasedCloseIpcHandle, 0, None, 0) \
  NEWER(zexEventGetDeviceAddress, EventCounterBasedGetDeviceAddressFn, eventCounterBasedGetDeviceAddress, 0, None, 0)
// clang-format on

namespace host_driver {

namespace newer = ur::level_zero::newer;

// The tables of the packaged headers.
template <Table> struct StructOf;
#define STRUCT_OF(TABLE, STRUCT)                                                                   \
  template <> struct StructOf<Table::TABLE> {                                                      \
    using Type = STRUCT;                                                                           \
  };
STRUCT_OF(CommandList, ze_command_list_dditable_t)
STRUCT_OF(CommandQueue, ze_command_queue_dditable_t)
STRUCT_OF(Context, ze_context_dditable_t)
STRUCT_OF(Device, ze_device_dditable_t)
STRUCT_OF(Driver, ze_driver_dditable_t)
STRUCT_OF(Event, ze_event_dditable_t)
STRUCT_OF(EventPool, ze_event_pool_dditable_t)
STRUCT_OF(Fence, ze_fence_dditable_t)
STRUCT_OF(Global, ze_global_dditable_t)
STRUCT_OF(Mem, ze_mem_dditable_t)
STRUCT_OF(PhysicalMem, ze_physical_mem_dditable_t)
STRUCT_OF(VirtualMem, ze_virtual_mem_dditable_t)
STRUCT_OF(Module, ze_module_dditable_t)
STRUCT_OF(ModuleBuildLog, ze_module_build_log_dditable_t)
STRUCT_OF(Kernel, ze_kernel_dditable_t)

// Each body has the type of its slot. Other files define the bodies, each beside the objects that
// it uses.
#define DECLARE_CORE(NAME, TABLE, SLOT, BODY, MINOR)                                               \
  std::remove_pointer_t<decltype(StructOf<Table::TABLE>::Type::pfn##SLOT)> BODY;
HOST_DRIVER_CORE(DECLARE_CORE)
#define DECLARE_NEWER(NAME, TYPE, BODY, MINOR, TABLE, SLOT) std::remove_pointer_t<newer::TYPE> BODY;
HOST_DRIVER_NEWER(DECLARE_NEWER)

namespace {

template <class Struct, class Pointer> std::size_t slotOf(Pointer Struct::*member) {
  const Struct table = {};
  return static_cast<std::size_t>(reinterpret_cast<const char *>(&(table.*member)) -
                                  reinterpret_cast<const char *>(&table)) /
         sizeof(void *);
}

} // namespace

const std::vector<Function> &catalogue() {
#define CORE_FUNCTION(NAME, TABLE, SLOT, BODY, MINOR)                                              \
  {#NAME, Table::TABLE, slotOf(&StructOf<Table::TABLE>::Type::pfn##SLOT),                          \
   ZE_MAKE_VERSION(1, MINOR), reinterpret_cast<void *>(&Entry<#NAME, BODY>::call)},
#define NEWER_FUNCTION(NAME, TYPE, BODY, MINOR, TABLE, SLOT)                                       \
  {#NAME, Table::TABLE, SLOT, ZE_MAKE_VERSION(1, MINOR),                                           \
   reinterpret_cast<void *>(&Entry<#NAME, BODY>::call)},
  static const std::vector<Function> functions = {HOST_DRIVER_CORE(CORE_FUNCTION)
                                                      HOST_DRIVER_NEWER(NEWER_FUNCTION)};
  return functions;
}

ze_result_t driverGetExtensionFunctionAddress(ze_driver_handle_t hDriver, const char *name,
                                              void **ppFunctionAddress) {
  requireDriver(hDriver);
  requirePointer(name);
  requirePointer(ppFunctionAddress);
  *ppFunctionAddress = nullptr;
  for (const Function &function : catalogue()) {
    const bool hasAddress = function.table == Table::None || function.version > ZE_API_VERSION_1_4;
    if (hasAddress && function.name == name && !matchesAny(switches().hiddenAddresses, name)) {
      *ppFunctionAddress = function.address;
      return ZE_RESULT_SUCCESS;
    }
  }
  return ZE_RESULT_ERROR_INVALID_ARGUMENT;
}

} // namespace host_driver
