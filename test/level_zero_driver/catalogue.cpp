// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/level_zero_driver/catalogue.hpp"

#include "test/level_zero_driver/append.hpp"
#include "test/level_zero_driver/command_list.hpp"
#include "test/level_zero_driver/command_queue.hpp"
#include "test/level_zero_driver/context.hpp"
#include "test/level_zero_driver/device.hpp"
#include "test/level_zero_driver/driver.hpp"
#include "test/level_zero_driver/entry.hpp"
#include "test/level_zero_driver/event.hpp"
#include "test/level_zero_driver/event_counter_based_calls.hpp"
#include "test/level_zero_driver/event_pool.hpp"
#include "test/level_zero_driver/fence.hpp"
#include "test/level_zero_driver/ipc_event_pool.hpp"
#include "test/level_zero_driver/ipc_memory.hpp"
#include "test/level_zero_driver/memory.hpp"
#include "test/level_zero_driver/physical_memory.hpp"
#include "test/level_zero_driver/switches.hpp"
#include "test/level_zero_driver/virtual_memory.hpp"
#include "test/level_zero_driver/ze_newer.hpp"

#include <level_zero/ze_ddi.h>

namespace host_driver {

namespace newer = ur::level_zero::newer;

namespace {

template <class Struct> struct TableOf;
template <> struct TableOf<ze_global_dditable_t> {
  static constexpr Table value = Table::Global;
};
template <> struct TableOf<ze_driver_dditable_t> {
  static constexpr Table value = Table::Driver;
};
template <> struct TableOf<ze_device_dditable_t> {
  static constexpr Table value = Table::Device;
};
template <> struct TableOf<ze_context_dditable_t> {
  static constexpr Table value = Table::Context;
};
template <> struct TableOf<ze_command_queue_dditable_t> {
  static constexpr Table value = Table::CommandQueue;
};
template <> struct TableOf<ze_command_list_dditable_t> {
  static constexpr Table value = Table::CommandList;
};
template <> struct TableOf<ze_fence_dditable_t> {
  static constexpr Table value = Table::Fence;
};
template <> struct TableOf<ze_event_pool_dditable_t> {
  static constexpr Table value = Table::EventPool;
};
template <> struct TableOf<ze_event_dditable_t> {
  static constexpr Table value = Table::Event;
};
template <> struct TableOf<ze_physical_mem_dditable_t> {
  static constexpr Table value = Table::PhysicalMem;
};
template <> struct TableOf<ze_mem_dditable_t> {
  static constexpr Table value = Table::Mem;
};
template <> struct TableOf<ze_virtual_mem_dditable_t> {
  static constexpr Table value = Table::VirtualMem;
};

// A function that the packaged headers declare: its member tells the slot, and checks the type.
template <Name Function_, auto Body, class Struct, class Pointer>
Function core(Pointer Struct::*member, std::uint32_t since = ZE_API_VERSION_1_0) {
  const Pointer pointer = &Entry<Function_, Body>::call;
  const Struct table = {};
  const auto offset =
      reinterpret_cast<const char *>(&(table.*member)) - reinterpret_cast<const char *>(&table);
  return {Function_.text, TableOf<Struct>::value, static_cast<std::size_t>(offset) / sizeof(void *),
          since, reinterpret_cast<void *>(pointer)};
}

// A function that they lack.
template <Name Function_, class Pointer, auto Body>
Function since(std::uint32_t minor, Table table, std::size_t slot) {
  const Pointer pointer = &Entry<Function_, Body>::call;
  return {Function_.text, table, slot, ZE_MAKE_VERSION(1, minor),
          reinterpret_cast<void *>(pointer)};
}

// A function of the driver's own.
template <Name Function_, class Pointer, auto Body> Function extension() {
  return since<Function_, Pointer, Body>(0, Table::None, 0);
}

std::vector<Function> functions() {
  using Global = ze_global_dditable_t;
  using DriverTable = ze_driver_dditable_t;
  using DeviceTable = ze_device_dditable_t;
  using ContextTable = ze_context_dditable_t;
  using Queue = ze_command_queue_dditable_t;
  using List = ze_command_list_dditable_t;
  using FenceTable = ze_fence_dditable_t;
  using Pool = ze_event_pool_dditable_t;
  using EventTable = ze_event_dditable_t;
  using Physical = ze_physical_mem_dditable_t;
  using Mem = ze_mem_dditable_t;
  using Virtual = ze_virtual_mem_dditable_t;
  return {
      core<"zeInit", init>(&Global::pfnInit),
      since<"zeInitDrivers", newer::InitDriversFn, initDrivers>(10, Table::Global, 1),

      core<"zeDriverGet", driverGet>(&DriverTable::pfnGet),
      core<"zeDriverGetApiVersion", driverGetApiVersion>(&DriverTable::pfnGetApiVersion),
      core<"zeDriverGetProperties", driverGetProperties>(&DriverTable::pfnGetProperties),
      core<"zeDriverGetIpcProperties", driverGetIpcProperties>(&DriverTable::pfnGetIpcProperties),
      core<"zeDriverGetExtensionProperties", driverGetExtensionProperties>(
          &DriverTable::pfnGetExtensionProperties),
      core<"zeDriverGetExtensionFunctionAddress", driverGetExtensionFunctionAddress>(
          &DriverTable::pfnGetExtensionFunctionAddress, ZE_API_VERSION_1_1),
      since<"zeDriverGetLastErrorDescription", newer::DriverGetLastErrorDescriptionFn,
            driverGetLastErrorDescription>(6, Table::Driver, 6),

      core<"zeDeviceGet", deviceGet>(&DeviceTable::pfnGet),
      core<"zeDeviceGetSubDevices", deviceGetSubDevices>(&DeviceTable::pfnGetSubDevices),
      core<"zeDeviceGetProperties", deviceGetProperties>(&DeviceTable::pfnGetProperties),
      core<"zeDeviceGetComputeProperties", deviceGetComputeProperties>(
          &DeviceTable::pfnGetComputeProperties),
      core<"zeDeviceGetModuleProperties", deviceGetModuleProperties>(
          &DeviceTable::pfnGetModuleProperties),
      core<"zeDeviceGetCommandQueueGroupProperties", deviceGetCommandQueueGroupProperties>(
          &DeviceTable::pfnGetCommandQueueGroupProperties),
      core<"zeDeviceGetMemoryProperties", deviceGetMemoryProperties>(
          &DeviceTable::pfnGetMemoryProperties),
      core<"zeDeviceGetMemoryAccessProperties", deviceGetMemoryAccessProperties>(
          &DeviceTable::pfnGetMemoryAccessProperties),
      core<"zeDeviceGetCacheProperties", deviceGetCacheProperties>(
          &DeviceTable::pfnGetCacheProperties),
      core<"zeDeviceGetImageProperties", deviceGetImageProperties>(
          &DeviceTable::pfnGetImageProperties),
      core<"zeDeviceGetExternalMemoryProperties", deviceGetExternalMemoryProperties>(
          &DeviceTable::pfnGetExternalMemoryProperties),
      core<"zeDeviceGetP2PProperties", deviceGetP2PProperties>(&DeviceTable::pfnGetP2PProperties),
      core<"zeDeviceCanAccessPeer", deviceCanAccessPeer>(&DeviceTable::pfnCanAccessPeer),
      core<"zeDeviceGetStatus", deviceGetStatus>(&DeviceTable::pfnGetStatus),
      core<"zeDeviceGetGlobalTimestamps", deviceGetGlobalTimestamps>(
          &DeviceTable::pfnGetGlobalTimestamps, ZE_API_VERSION_1_1),
      core<"zeDevicePciGetPropertiesExt", devicePciGetProperties>(
          &DeviceTable::pfnPciGetPropertiesExt, ZE_API_VERSION_1_3),
      since<"zeDeviceGetRootDevice", newer::DeviceGetRootDeviceFn, deviceGetRootDevice>(
          7, Table::Device, 18),
      since<"zeDeviceSynchronize", newer::DeviceSynchronizeFn, deviceSynchronize>(14, Table::Device,
                                                                                  22),
      since<"zeDeviceGetCounterBasedEventMaxValue", newer::DeviceGetCounterBasedEventMaxValueFn,
            deviceGetCounterBasedEventMaxValue>(17, Table::Device, 27),

      core<"zeContextCreate", contextCreate>(&ContextTable::pfnCreate),
      core<"zeContextCreateEx", contextCreateEx>(&ContextTable::pfnCreateEx, ZE_API_VERSION_1_1),
      core<"zeContextDestroy", contextDestroy>(&ContextTable::pfnDestroy),
      core<"zeContextGetStatus", contextGetStatus>(&ContextTable::pfnGetStatus),
      core<"zeContextMakeMemoryResident", contextMakeMemoryResident>(
          &ContextTable::pfnMakeMemoryResident),
      core<"zeContextEvictMemory", contextEvictMemory>(&ContextTable::pfnEvictMemory),

      core<"zeCommandQueueCreate", commandQueueCreate>(&Queue::pfnCreate),
      core<"zeCommandQueueDestroy", commandQueueDestroy>(&Queue::pfnDestroy),
      core<"zeCommandQueueExecuteCommandLists", commandQueueExecuteCommandLists>(
          &Queue::pfnExecuteCommandLists),
      core<"zeCommandQueueSynchronize", commandQueueSynchronize>(&Queue::pfnSynchronize),

      core<"zeCommandListCreate", commandListCreate>(&List::pfnCreate),
      core<"zeCommandListCreateImmediate", commandListCreateImmediate>(&List::pfnCreateImmediate),
      core<"zeCommandListDestroy", commandListDestroy>(&List::pfnDestroy),
      core<"zeCommandListClose", commandListClose>(&List::pfnClose),
      core<"zeCommandListReset", commandListReset>(&List::pfnReset),
      core<"zeCommandListAppendWriteGlobalTimestamp", commandListAppendWriteGlobalTimestamp>(
          &List::pfnAppendWriteGlobalTimestamp),
      core<"zeCommandListAppendBarrier", commandListAppendBarrier>(&List::pfnAppendBarrier),
      core<"zeCommandListAppendMemoryRangesBarrier", commandListAppendMemoryRangesBarrier>(
          &List::pfnAppendMemoryRangesBarrier),
      core<"zeCommandListAppendMemoryCopy", commandListAppendMemoryCopy>(
          &List::pfnAppendMemoryCopy),
      core<"zeCommandListAppendMemoryFill", commandListAppendMemoryFill>(
          &List::pfnAppendMemoryFill),
      core<"zeCommandListAppendMemoryCopyRegion", commandListAppendMemoryCopyRegion>(
          &List::pfnAppendMemoryCopyRegion),
      core<"zeCommandListAppendMemoryPrefetch", commandListAppendMemoryPrefetch>(
          &List::pfnAppendMemoryPrefetch),
      core<"zeCommandListAppendMemAdvise", commandListAppendMemAdvise>(&List::pfnAppendMemAdvise),
      core<"zeCommandListAppendSignalEvent", commandListAppendSignalEvent>(
          &List::pfnAppendSignalEvent),
      core<"zeCommandListAppendWaitOnEvents", commandListAppendWaitOnEvents>(
          &List::pfnAppendWaitOnEvents),
      core<"zeCommandListAppendEventReset", commandListAppendEventReset>(
          &List::pfnAppendEventReset),
      since<"zeCommandListHostSynchronize", newer::CommandListHostSynchronizeFn,
            commandListHostSynchronize>(6, Table::CommandList, 28),
      since<"zeCommandListGetDeviceHandle", newer::CommandListGetDeviceHandleFn,
            commandListGetDeviceHandle>(9, Table::CommandList, 29),
      since<"zeCommandListIsImmediate", newer::CommandListIsImmediateFn, commandListIsImmediate>(
          9, Table::CommandList, 33),

      core<"zeFenceCreate", fenceCreate>(&FenceTable::pfnCreate),
      core<"zeFenceDestroy", fenceDestroy>(&FenceTable::pfnDestroy),
      core<"zeFenceHostSynchronize", fenceHostSynchronize>(&FenceTable::pfnHostSynchronize),
      core<"zeFenceQueryStatus", fenceQueryStatus>(&FenceTable::pfnQueryStatus),
      core<"zeFenceReset", fenceReset>(&FenceTable::pfnReset),

      core<"zeEventPoolCreate", eventPoolCreate>(&Pool::pfnCreate),
      core<"zeEventPoolDestroy", eventPoolDestroy>(&Pool::pfnDestroy),
      core<"zeEventPoolGetIpcHandle", eventPoolGetIpcHandle>(&Pool::pfnGetIpcHandle),
      core<"zeEventPoolOpenIpcHandle", eventPoolOpenIpcHandle>(&Pool::pfnOpenIpcHandle),
      core<"zeEventPoolCloseIpcHandle", eventPoolCloseIpcHandle>(&Pool::pfnCloseIpcHandle),
      since<"zeEventPoolPutIpcHandle", newer::EventPoolPutIpcHandleFn, eventPoolPutIpcHandle>(
          6, Table::EventPool, 5),

      core<"zeEventCreate", eventCreate>(&EventTable::pfnCreate),
      core<"zeEventDestroy", eventDestroy>(&EventTable::pfnDestroy),
      core<"zeEventHostSignal", eventHostSignal>(&EventTable::pfnHostSignal),
      core<"zeEventHostSynchronize", eventHostSynchronize>(&EventTable::pfnHostSynchronize),
      core<"zeEventQueryStatus", eventQueryStatus>(&EventTable::pfnQueryStatus),
      core<"zeEventHostReset", eventHostReset>(&EventTable::pfnHostReset),
      core<"zeEventQueryKernelTimestamp", eventQueryKernelTimestamp>(
          &EventTable::pfnQueryKernelTimestamp),
      since<"zeEventCounterBasedCreate", newer::EventCounterBasedCreateFn, eventCounterBasedCreate>(
          15, Table::Event, 11),
      since<"zeEventCounterBasedGetIpcHandle", newer::EventCounterBasedGetIpcHandleFn,
            eventCounterBasedGetIpcHandle>(15, Table::Event, 12),
      since<"zeEventCounterBasedOpenIpcHandle", newer::EventCounterBasedOpenIpcHandleFn,
            eventCounterBasedOpenIpcHandle>(15, Table::Event, 13),
      since<"zeEventCounterBasedCloseIpcHandle", newer::EventCounterBasedCloseIpcHandleFn,
            eventCounterBasedCloseIpcHandle>(15, Table::Event, 14),
      since<"zeEventCounterBasedGetDeviceAddress", newer::EventCounterBasedGetDeviceAddressFn,
            eventCounterBasedGetDeviceAddress>(15, Table::Event, 15),
      since<"zeEventGetCounterBasedFlags", newer::EventGetCounterBasedFlagsFn,
            eventGetCounterBasedFlags>(17, Table::Event, 16),

      core<"zePhysicalMemCreate", physicalMemCreate>(&Physical::pfnCreate),
      core<"zePhysicalMemDestroy", physicalMemDestroy>(&Physical::pfnDestroy),
      since<"zePhysicalMemGetProperties", newer::PhysicalMemGetPropertiesFn,
            physicalMemGetProperties>(15, Table::PhysicalMem, 2),

      core<"zeMemAllocShared", memAllocShared>(&Mem::pfnAllocShared),
      core<"zeMemAllocDevice", memAllocDevice>(&Mem::pfnAllocDevice),
      core<"zeMemAllocHost", memAllocHost>(&Mem::pfnAllocHost),
      core<"zeMemFree", memFree>(&Mem::pfnFree),
      core<"zeMemFreeExt", memFreeExt>(&Mem::pfnFreeExt, ZE_API_VERSION_1_3),
      core<"zeMemGetAllocProperties", memGetAllocProperties>(&Mem::pfnGetAllocProperties),
      core<"zeMemGetAddressRange", memGetAddressRange>(&Mem::pfnGetAddressRange),
      core<"zeMemGetIpcHandle", memGetIpcHandle>(&Mem::pfnGetIpcHandle),
      core<"zeMemOpenIpcHandle", memOpenIpcHandle>(&Mem::pfnOpenIpcHandle),
      core<"zeMemCloseIpcHandle", memCloseIpcHandle>(&Mem::pfnCloseIpcHandle),
      since<"zeMemPutIpcHandle", newer::MemPutIpcHandleFn, memPutIpcHandle>(6, Table::Mem, 10),
      since<"zeMemGetIpcHandleWithProperties", newer::MemGetIpcHandleWithPropertiesFn,
            memGetIpcHandleWithProperties>(15, Table::Mem, 12),
      since<"zeMemGetIpcHandleFromFileDescriptorExp", newer::MemGetIpcHandleFromFileDescriptorFn,
            memGetIpcHandleFromFileDescriptor>(6, Table::MemExp, 0),
      since<"zeMemGetFileDescriptorFromIpcHandleExp", newer::MemGetFileDescriptorFromIpcHandleFn,
            memGetFileDescriptorFromIpcHandle>(6, Table::MemExp, 1),

      core<"zeVirtualMemReserve", virtualMemReserve>(&Virtual::pfnReserve),
      core<"zeVirtualMemFree", virtualMemFree>(&Virtual::pfnFree),
      core<"zeVirtualMemQueryPageSize", virtualMemQueryPageSize>(&Virtual::pfnQueryPageSize),
      core<"zeVirtualMemMap", virtualMemMap>(&Virtual::pfnMap),
      core<"zeVirtualMemUnmap", virtualMemUnmap>(&Virtual::pfnUnmap),
      core<"zeVirtualMemSetAccessAttribute", virtualMemSetAccessAttribute>(
          &Virtual::pfnSetAccessAttribute),
      core<"zeVirtualMemGetAccessAttribute", virtualMemGetAccessAttribute>(
          &Virtual::pfnGetAccessAttribute),

      extension<"zexCounterBasedEventCreate2", newer::EventCounterBasedCreateFn,
                eventCounterBasedCreate>(),
      extension<"zexCounterBasedEventGetIpcHandle", newer::EventCounterBasedGetIpcHandleFn,
                eventCounterBasedGetIpcHandle>(),
      extension<"zexCounterBasedEventOpenIpcHandle", newer::EventCounterBasedOpenIpcHandleFn,
                eventCounterBasedOpenIpcHandle>(),
      extension<"zexCounterBasedEventCloseIpcHandle", newer::EventCounterBasedCloseIpcHandleFn,
                eventCounterBasedCloseIpcHandle>(),
      extension<"zexEventGetDeviceAddress", newer::EventCounterBasedGetDeviceAddressFn,
                eventCounterBasedGetDeviceAddress>(),
  };
}

} // namespace

const std::vector<Function> &catalogue() {
  static const std::vector<Function> all = functions();
  return all;
}

ze_result_t driverGetExtensionFunctionAddress(ze_driver_handle_t hDriver, const char *name,
                                              void **ppFunctionAddress) {
  requireDriver(hDriver);
  requirePointer(name);
  requirePointer(ppFunctionAddress);
  *ppFunctionAddress = nullptr;
  for (const Function &function : catalogue()) {
    const bool offered = function.table == Table::None || function.since > ZE_API_VERSION_1_4;
    if (offered && function.name == name && !matchesAny(switches().hiddenAddresses, name)) {
      *ppFunctionAddress = function.address;
      return ZE_RESULT_SUCCESS;
    }
  }
  return ZE_RESULT_ERROR_INVALID_ARGUMENT;
}

} // namespace host_driver
