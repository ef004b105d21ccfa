// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Fills the loader's tables from an adapter's library. Also exports the loader's own tables, for
// programs that load the loader as if it were an adapter.

#include "base/entry.hpp"
#include "generated/base/slots.hpp"
#include "runtime/loader/adapter_registry.hpp"

namespace ur::loader {
namespace {

[[maybe_unused]] ur_result_t UR_APICALL leaveReserved() {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

constexpr ur_dditable_t exportedTable() {
  ur_dditable_t table{};
  slots::forEachReserved(table, [](auto &place) { place = leaveReserved; });
  table.Adapter.pfnGet = urAdapterGet;
  table.Adapter.pfnRelease = urAdapterRelease;
  table.Adapter.pfnRetain = urAdapterRetain;
  table.Adapter.pfnGetLastError = urAdapterGetLastError;
  table.Adapter.pfnGetInfo = urAdapterGetInfo;
  table.Adapter.pfnSetLoggerCallback = urAdapterSetLoggerCallback;
  table.Adapter.pfnSetLoggerCallbackLevel = urAdapterSetLoggerCallbackLevel;
  table.Platform.pfnGet = urPlatformGet;
  table.Platform.pfnGetInfo = urPlatformGetInfo;
  table.Platform.pfnGetNativeHandle = urPlatformGetNativeHandle;
  table.Platform.pfnCreateWithNativeHandle = urPlatformCreateWithNativeHandle;
  table.Platform.pfnGetApiVersion = urPlatformGetApiVersion;
  table.Platform.pfnGetBackendOption = urPlatformGetBackendOption;
  table.Context.pfnCreate = urContextCreate;
  table.Context.pfnRetain = urContextRetain;
  table.Context.pfnRelease = urContextRelease;
  table.Context.pfnGetInfo = urContextGetInfo;
  table.Context.pfnGetNativeHandle = urContextGetNativeHandle;
  table.Context.pfnCreateWithNativeHandle = urContextCreateWithNativeHandle;
  table.Context.pfnSetExtendedDeleter = urContextSetExtendedDeleter;
  table.Event.pfnGetInfo = urEventGetInfo;
  table.Event.pfnGetProfilingInfo = urEventGetProfilingInfo;
  table.Event.pfnWait = urEventWait;
  table.Event.pfnRetain = urEventRetain;
  table.Event.pfnRelease = urEventRelease;
  table.Event.pfnGetNativeHandle = urEventGetNativeHandle;
  table.Event.pfnCreateWithNativeHandle = urEventCreateWithNativeHandle;
  table.Event.pfnSetCallback = urEventSetCallback;
  table.EventExp.pfnCreateExp = urEventCreateExp;
  table.Queue.pfnGetInfo = urQueueGetInfo;
  table.Queue.pfnCreate = urQueueCreate;
  table.Queue.pfnRetain = urQueueRetain;
  table.Queue.pfnRelease = urQueueRelease;
  table.Queue.pfnGetNativeHandle = urQueueGetNativeHandle;
  table.Queue.pfnCreateWithNativeHandle = urQueueCreateWithNativeHandle;
  table.Queue.pfnFinish = urQueueFinish;
  table.Queue.pfnFlush = urQueueFlush;
  table.Mem.pfnBufferCreate = urMemBufferCreate;
  table.Mem.pfnRetain = urMemRetain;
  table.Mem.pfnRelease = urMemRelease;
  table.Mem.pfnBufferPartition = urMemBufferPartition;
  table.Mem.pfnGetNativeHandle = urMemGetNativeHandle;
  table.Mem.pfnBufferCreateWithNativeHandle = urMemBufferCreateWithNativeHandle;
  table.Mem.pfnGetInfo = urMemGetInfo;
  table.PhysicalMem.pfnCreate = urPhysicalMemCreate;
  table.PhysicalMem.pfnRetain = urPhysicalMemRetain;
  table.PhysicalMem.pfnRelease = urPhysicalMemRelease;
  table.PhysicalMem.pfnGetInfo = urPhysicalMemGetInfo;
  table.Enqueue.pfnEventsWait = urEnqueueEventsWait;
  table.Enqueue.pfnEventsWaitWithBarrier = urEnqueueEventsWaitWithBarrier;
  table.Enqueue.pfnMemBufferRead = urEnqueueMemBufferRead;
  table.Enqueue.pfnMemBufferWrite = urEnqueueMemBufferWrite;
  table.Enqueue.pfnMemBufferReadRect = urEnqueueMemBufferReadRect;
  table.Enqueue.pfnMemBufferWriteRect = urEnqueueMemBufferWriteRect;
  table.Enqueue.pfnMemBufferCopy = urEnqueueMemBufferCopy;
  table.Enqueue.pfnMemBufferCopyRect = urEnqueueMemBufferCopyRect;
  table.Enqueue.pfnMemBufferFill = urEnqueueMemBufferFill;
  table.Enqueue.pfnMemBufferMap = urEnqueueMemBufferMap;
  table.Enqueue.pfnMemUnmap = urEnqueueMemUnmap;
  table.Enqueue.pfnUSMFill = urEnqueueUSMFill;
  table.Enqueue.pfnUSMMemcpy = urEnqueueUSMMemcpy;
  table.Enqueue.pfnUSMPrefetch = urEnqueueUSMPrefetch;
  table.Enqueue.pfnUSMAdvise = urEnqueueUSMAdvise;
  table.Enqueue.pfnUSMFill2D = urEnqueueUSMFill2D;
  table.Enqueue.pfnUSMMemcpy2D = urEnqueueUSMMemcpy2D;
  table.Enqueue.pfnEventsWaitWithBarrierExt = urEnqueueEventsWaitWithBarrierExt;
  table.EnqueueExp.pfnTimestampRecordingExp = urEnqueueTimestampRecordingExp;
  table.USM.pfnHostAlloc = urUSMHostAlloc;
  table.USM.pfnDeviceAlloc = urUSMDeviceAlloc;
  table.USM.pfnSharedAlloc = urUSMSharedAlloc;
  table.USM.pfnFree = urUSMFree;
  table.USM.pfnGetMemAllocInfo = urUSMGetMemAllocInfo;
  table.USM.pfnPoolCreate = urUSMPoolCreate;
  table.USM.pfnPoolRetain = urUSMPoolRetain;
  table.USM.pfnPoolRelease = urUSMPoolRelease;
  table.USM.pfnPoolGetInfo = urUSMPoolGetInfo;
  table.USMExp.pfnContextMemcpyExp = urUSMContextMemcpyExp;
  table.USMExp.pfnHostAllocUnregisterExp = urUSMHostAllocUnregisterExp;
  table.USMExp.pfnHostAllocRegisterExp = urUSMHostAllocRegisterExp;
  table.IPCExp.pfnGetMemHandleExp = urIPCGetMemHandleExp;
  table.IPCExp.pfnPutMemHandleExp = urIPCPutMemHandleExp;
  table.IPCExp.pfnOpenMemHandleExp = urIPCOpenMemHandleExp;
  table.IPCExp.pfnCloseMemHandleExp = urIPCCloseMemHandleExp;
  table.IPCExp.pfnGetPhysMemHandleExp = urIPCGetPhysMemHandleExp;
  table.IPCExp.pfnPutPhysMemHandleExp = urIPCPutPhysMemHandleExp;
  table.IPCExp.pfnOpenPhysMemHandleExp = urIPCOpenPhysMemHandleExp;
  table.IPCExp.pfnClosePhysMemHandleExp = urIPCClosePhysMemHandleExp;
  table.IPCExp.pfnGetEventHandleExp = urIPCGetEventHandleExp;
  table.IPCExp.pfnPutEventHandleExp = urIPCPutEventHandleExp;
  table.IPCExp.pfnOpenEventHandleExp = urIPCOpenEventHandleExp;
  table.UsmP2PExp.pfnEnablePeerAccessExp = urUsmP2PEnablePeerAccessExp;
  table.UsmP2PExp.pfnDisablePeerAccessExp = urUsmP2PDisablePeerAccessExp;
  table.UsmP2PExp.pfnPeerAccessGetInfoExp = urUsmP2PPeerAccessGetInfoExp;
  table.VirtualMem.pfnGranularityGetInfo = urVirtualMemGranularityGetInfo;
  table.VirtualMem.pfnReserve = urVirtualMemReserve;
  table.VirtualMem.pfnFree = urVirtualMemFree;
  table.VirtualMem.pfnMap = urVirtualMemMap;
  table.VirtualMem.pfnUnmap = urVirtualMemUnmap;
  table.VirtualMem.pfnSetAccess = urVirtualMemSetAccess;
  table.VirtualMem.pfnGetInfo = urVirtualMemGetInfo;
  table.Device.pfnGet = urDeviceGet;
  table.Device.pfnGetInfo = urDeviceGetInfo;
  table.Device.pfnRetain = urDeviceRetain;
  table.Device.pfnRelease = urDeviceRelease;
  table.Device.pfnPartition = urDevicePartition;
  table.Device.pfnSelectBinary = urDeviceSelectBinary;
  table.Device.pfnGetNativeHandle = urDeviceGetNativeHandle;
  table.Device.pfnCreateWithNativeHandle = urDeviceCreateWithNativeHandle;
  table.Device.pfnGetGlobalTimestamps = urDeviceGetGlobalTimestamps;
  return table;
}

constinit const ur_dditable_t kExportedTable = exportedTable();

} // namespace

ur_result_t loadTables(const Library &library, ur_dditable_t &tables) {
  ur_result_t result = UR_RESULT_SUCCESS;
  const auto load = [&](const char *getter, auto &table) {
    if (result == UR_RESULT_SUCCESS)
      result = loadTable(library, getter, table);
  };
  load("urGetAdapterProcAddrTable", tables.Adapter);
  load("urGetPlatformProcAddrTable", tables.Platform);
  load("urGetContextProcAddrTable", tables.Context);
  load("urGetEventProcAddrTable", tables.Event);
  load("urGetEventExpProcAddrTable", tables.EventExp);
  load("urGetProgramProcAddrTable", tables.Program);
  load("urGetProgramExpProcAddrTable", tables.ProgramExp);
  load("urGetKernelProcAddrTable", tables.Kernel);
  load("urGetQueueProcAddrTable", tables.Queue);
  load("urGetQueueExpProcAddrTable", tables.QueueExp);
  load("urGetSamplerProcAddrTable", tables.Sampler);
  load("urGetMemProcAddrTable", tables.Mem);
  load("urGetPhysicalMemProcAddrTable", tables.PhysicalMem);
  load("urGetEnqueueProcAddrTable", tables.Enqueue);
  load("urGetEnqueueExpProcAddrTable", tables.EnqueueExp);
  load("urGetUSMProcAddrTable", tables.USM);
  load("urGetUSMExpProcAddrTable", tables.USMExp);
  load("urGetBindlessImagesExpProcAddrTable", tables.BindlessImagesExp);
  load("urGetCommandBufferExpProcAddrTable", tables.CommandBufferExp);
  load("urGetGraphExpProcAddrTable", tables.GraphExp);
  load("urGetIPCExpProcAddrTable", tables.IPCExp);
  load("urGetMemoryExportExpProcAddrTable", tables.MemoryExportExp);
  load("urGetUsmP2PExpProcAddrTable", tables.UsmP2PExp);
  load("urGetVirtualMemProcAddrTable", tables.VirtualMem);
  load("urGetDeviceProcAddrTable", tables.Device);
  load("urGetDeviceExpProcAddrTable", tables.DeviceExp);
  return result;
}

} // namespace ur::loader

using ur::base::copyTable;
using ur::loader::kExportedTable;

extern "C" {

UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Adapter, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Platform, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Context, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version,
                                                            ur_event_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Event, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                               ur_event_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.EventExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                              ur_program_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Program, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetProgramExpProcAddrTable(ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.ProgramExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version,
                                                             ur_kernel_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Kernel, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version,
                                                            ur_queue_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Queue, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                               ur_queue_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.QueueExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                              ur_sampler_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Sampler, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version,
                                                          ur_mem_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Mem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetPhysicalMemProcAddrTable(ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.PhysicalMem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                              ur_enqueue_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Enqueue, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetEnqueueExpProcAddrTable(ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.EnqueueExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version,
                                                          ur_usm_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.USM, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                             ur_usm_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.USMExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(
    ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.BindlessImagesExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(
    ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.CommandBufferExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                               ur_graph_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.GraphExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                             ur_ipc_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.IPCExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(
    ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.MemoryExportExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetUsmP2PExpProcAddrTable(ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.UsmP2PExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetVirtualMemProcAddrTable(ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.VirtualMem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.Device, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetDeviceExpProcAddrTable(ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable) {
  return copyTable(version, kExportedTable.DeviceExp, pDdiTable);
}

} // extern "C"
