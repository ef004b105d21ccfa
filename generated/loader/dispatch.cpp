// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The table for several adapters. Each call goes to the adapter that owns its first handle.

#include "runtime/loader/dispatch.hpp"

#include "base/entry.hpp"
#include "generated/base/slots.hpp"
#include "generated/loader/loader_functions.hpp"
#include "runtime/loader/active_table.hpp"

namespace ur::loader {
namespace {

[[maybe_unused]] ur_result_t UR_APICALL refuseReserved() {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "the function is not part of this interface");
}

ur_result_t UR_APICALL adapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                  uint32_t *pNumAdapters) {
  return ur::base::Entry("urAdapterGet")
      .call(ur::loader::urAdapterGet, NumEntries, phAdapters, pNumAdapters);
}

constexpr ur_dditable_t filledTable() noexcept {
  ur_dditable_t table{};
  slots::forEachReserved(table, [](auto &place) { place = refuseReserved; });
  table.Adapter.pfnRelease = dispatchByHandle<slots::AdapterRelease, 0>;
  table.Adapter.pfnRetain = dispatchByHandle<slots::AdapterRetain, 0>;
  table.Adapter.pfnGetLastError = dispatchByHandle<slots::AdapterGetLastError, 0>;
  table.Adapter.pfnGetInfo = dispatchByHandle<slots::AdapterGetInfo, 0>;
  table.Adapter.pfnSetLoggerCallback = dispatchByHandle<slots::AdapterSetLoggerCallback, 0>;
  table.Adapter.pfnSetLoggerCallbackLevel =
      dispatchByHandle<slots::AdapterSetLoggerCallbackLevel, 0>;
  table.Platform.pfnGet = dispatchByHandle<slots::PlatformGet, 0>;
  table.Platform.pfnGetInfo = dispatchByHandle<slots::PlatformGetInfo, 0>;
  table.Platform.pfnGetNativeHandle = dispatchByHandle<slots::PlatformGetNativeHandle, 0>;
  table.Platform.pfnCreateWithNativeHandle =
      dispatchByHandle<slots::PlatformCreateWithNativeHandle, 1>;
  table.Platform.pfnGetApiVersion = dispatchByHandle<slots::PlatformGetApiVersion, 0>;
  table.Platform.pfnGetBackendOption = dispatchByHandle<slots::PlatformGetBackendOption, 0>;
  table.Context.pfnRetain = dispatchByHandle<slots::ContextRetain, 0>;
  table.Context.pfnRelease = dispatchByHandle<slots::ContextRelease, 0>;
  table.Context.pfnGetInfo = dispatchByHandle<slots::ContextGetInfo, 0>;
  table.Context.pfnGetNativeHandle = dispatchByHandle<slots::ContextGetNativeHandle, 0>;
  table.Context.pfnCreateWithNativeHandle =
      dispatchByHandle<slots::ContextCreateWithNativeHandle, 1>;
  table.Context.pfnSetExtendedDeleter = dispatchByHandle<slots::ContextSetExtendedDeleter, 0>;
  table.Event.pfnGetInfo = dispatchByHandle<slots::EventGetInfo, 0>;
  table.Event.pfnGetProfilingInfo = dispatchByHandle<slots::EventGetProfilingInfo, 0>;
  table.Event.pfnRetain = dispatchByHandle<slots::EventRetain, 0>;
  table.Event.pfnRelease = dispatchByHandle<slots::EventRelease, 0>;
  table.Event.pfnGetNativeHandle = dispatchByHandle<slots::EventGetNativeHandle, 0>;
  table.Event.pfnCreateWithNativeHandle = dispatchByHandle<slots::EventCreateWithNativeHandle, 1>;
  table.Event.pfnSetCallback = dispatchByHandle<slots::EventSetCallback, 0>;
  table.EventExp.pfnCreateExp = dispatchByHandle<slots::EventCreateExp, 0>;
  table.Queue.pfnGetInfo = dispatchByHandle<slots::QueueGetInfo, 0>;
  table.Queue.pfnCreate = dispatchByHandle<slots::QueueCreate, 0>;
  table.Queue.pfnRetain = dispatchByHandle<slots::QueueRetain, 0>;
  table.Queue.pfnRelease = dispatchByHandle<slots::QueueRelease, 0>;
  table.Queue.pfnGetNativeHandle = dispatchByHandle<slots::QueueGetNativeHandle, 0>;
  table.Queue.pfnCreateWithNativeHandle = dispatchByHandle<slots::QueueCreateWithNativeHandle, 1>;
  table.Queue.pfnFinish = dispatchByHandle<slots::QueueFinish, 0>;
  table.Queue.pfnFlush = dispatchByHandle<slots::QueueFlush, 0>;
  table.Mem.pfnBufferCreate = dispatchByHandle<slots::MemBufferCreate, 0>;
  table.Mem.pfnRetain = dispatchByHandle<slots::MemRetain, 0>;
  table.Mem.pfnRelease = dispatchByHandle<slots::MemRelease, 0>;
  table.Mem.pfnBufferPartition = dispatchByHandle<slots::MemBufferPartition, 0>;
  table.Mem.pfnGetNativeHandle = dispatchByHandle<slots::MemGetNativeHandle, 0>;
  table.Mem.pfnBufferCreateWithNativeHandle =
      dispatchByHandle<slots::MemBufferCreateWithNativeHandle, 1>;
  table.Mem.pfnGetInfo = dispatchByHandle<slots::MemGetInfo, 0>;
  table.PhysicalMem.pfnCreate = dispatchByHandle<slots::PhysicalMemCreate, 0>;
  table.PhysicalMem.pfnRetain = dispatchByHandle<slots::PhysicalMemRetain, 0>;
  table.PhysicalMem.pfnRelease = dispatchByHandle<slots::PhysicalMemRelease, 0>;
  table.PhysicalMem.pfnGetInfo = dispatchByHandle<slots::PhysicalMemGetInfo, 0>;
  table.Enqueue.pfnEventsWait = dispatchByHandle<slots::EnqueueEventsWait, 0>;
  table.Enqueue.pfnEventsWaitWithBarrier = dispatchByHandle<slots::EnqueueEventsWaitWithBarrier, 0>;
  table.Enqueue.pfnMemBufferRead = dispatchByHandle<slots::EnqueueMemBufferRead, 0>;
  table.Enqueue.pfnMemBufferWrite = dispatchByHandle<slots::EnqueueMemBufferWrite, 0>;
  table.Enqueue.pfnMemBufferReadRect = dispatchByHandle<slots::EnqueueMemBufferReadRect, 0>;
  table.Enqueue.pfnMemBufferWriteRect = dispatchByHandle<slots::EnqueueMemBufferWriteRect, 0>;
  table.Enqueue.pfnMemBufferCopy = dispatchByHandle<slots::EnqueueMemBufferCopy, 0>;
  table.Enqueue.pfnMemBufferCopyRect = dispatchByHandle<slots::EnqueueMemBufferCopyRect, 0>;
  table.Enqueue.pfnMemBufferFill = dispatchByHandle<slots::EnqueueMemBufferFill, 0>;
  table.Enqueue.pfnMemBufferMap = dispatchByHandle<slots::EnqueueMemBufferMap, 0>;
  table.Enqueue.pfnMemUnmap = dispatchByHandle<slots::EnqueueMemUnmap, 0>;
  table.Enqueue.pfnUSMFill = dispatchByHandle<slots::EnqueueUsmFill, 0>;
  table.Enqueue.pfnUSMMemcpy = dispatchByHandle<slots::EnqueueUsmMemcpy, 0>;
  table.Enqueue.pfnUSMPrefetch = dispatchByHandle<slots::EnqueueUsmPrefetch, 0>;
  table.Enqueue.pfnUSMAdvise = dispatchByHandle<slots::EnqueueUsmAdvise, 0>;
  table.Enqueue.pfnUSMFill2D = dispatchByHandle<slots::EnqueueUsmFill_2d, 0>;
  table.Enqueue.pfnUSMMemcpy2D = dispatchByHandle<slots::EnqueueUsmMemcpy_2d, 0>;
  table.Enqueue.pfnEventsWaitWithBarrierExt =
      dispatchByHandle<slots::EnqueueEventsWaitWithBarrierExt, 0>;
  table.EnqueueExp.pfnTimestampRecordingExp =
      dispatchByHandle<slots::EnqueueTimestampRecordingExp, 0>;
  table.USM.pfnHostAlloc = dispatchByHandle<slots::UsmHostAlloc, 0>;
  table.USM.pfnDeviceAlloc = dispatchByHandle<slots::UsmDeviceAlloc, 0>;
  table.USM.pfnSharedAlloc = dispatchByHandle<slots::UsmSharedAlloc, 0>;
  table.USM.pfnFree = dispatchByHandle<slots::UsmFree, 0>;
  table.USM.pfnGetMemAllocInfo = dispatchByHandle<slots::UsmGetMemAllocInfo, 0>;
  table.USM.pfnPoolCreate = dispatchByHandle<slots::UsmPoolCreate, 0>;
  table.USM.pfnPoolRetain = dispatchByHandle<slots::UsmPoolRetain, 0>;
  table.USM.pfnPoolRelease = dispatchByHandle<slots::UsmPoolRelease, 0>;
  table.USM.pfnPoolGetInfo = dispatchByHandle<slots::UsmPoolGetInfo, 0>;
  table.USMExp.pfnContextMemcpyExp = dispatchByHandle<slots::UsmContextMemcpyExp, 0>;
  table.USMExp.pfnHostAllocUnregisterExp = dispatchByHandle<slots::UsmHostAllocUnregisterExp, 0>;
  table.USMExp.pfnHostAllocRegisterExp = dispatchByHandle<slots::UsmHostAllocRegisterExp, 0>;
  table.IPCExp.pfnGetMemHandleExp = dispatchByHandle<slots::IpcGetMemHandleExp, 0>;
  table.IPCExp.pfnPutMemHandleExp = dispatchByHandle<slots::IpcPutMemHandleExp, 0>;
  table.IPCExp.pfnOpenMemHandleExp = dispatchByHandle<slots::IpcOpenMemHandleExp, 0>;
  table.IPCExp.pfnCloseMemHandleExp = dispatchByHandle<slots::IpcCloseMemHandleExp, 0>;
  table.IPCExp.pfnGetPhysMemHandleExp = dispatchByHandle<slots::IpcGetPhysMemHandleExp, 0>;
  table.IPCExp.pfnPutPhysMemHandleExp = dispatchByHandle<slots::IpcPutPhysMemHandleExp, 0>;
  table.IPCExp.pfnOpenPhysMemHandleExp = dispatchByHandle<slots::IpcOpenPhysMemHandleExp, 0>;
  table.IPCExp.pfnClosePhysMemHandleExp = dispatchByHandle<slots::IpcClosePhysMemHandleExp, 0>;
  table.IPCExp.pfnGetEventHandleExp = dispatchByHandle<slots::IpcGetEventHandleExp, 0>;
  table.IPCExp.pfnPutEventHandleExp = dispatchByHandle<slots::IpcPutEventHandleExp, 0>;
  table.IPCExp.pfnOpenEventHandleExp = dispatchByHandle<slots::IpcOpenEventHandleExp, 0>;
  table.UsmP2PExp.pfnEnablePeerAccessExp = dispatchByHandle<slots::UsmP2pEnablePeerAccessExp, 0>;
  table.UsmP2PExp.pfnDisablePeerAccessExp = dispatchByHandle<slots::UsmP2pDisablePeerAccessExp, 0>;
  table.UsmP2PExp.pfnPeerAccessGetInfoExp = dispatchByHandle<slots::UsmP2pPeerAccessGetInfoExp, 0>;
  table.VirtualMem.pfnGranularityGetInfo = dispatchByHandle<slots::VirtualMemGranularityGetInfo, 0>;
  table.VirtualMem.pfnReserve = dispatchByHandle<slots::VirtualMemReserve, 0>;
  table.VirtualMem.pfnFree = dispatchByHandle<slots::VirtualMemFree, 0>;
  table.VirtualMem.pfnMap = dispatchByHandle<slots::VirtualMemMap, 0>;
  table.VirtualMem.pfnUnmap = dispatchByHandle<slots::VirtualMemUnmap, 0>;
  table.VirtualMem.pfnSetAccess = dispatchByHandle<slots::VirtualMemSetAccess, 0>;
  table.VirtualMem.pfnGetInfo = dispatchByHandle<slots::VirtualMemGetInfo, 0>;
  table.Device.pfnGet = dispatchByHandle<slots::DeviceGet, 0>;
  table.Device.pfnGetInfo = dispatchByHandle<slots::DeviceGetInfo, 0>;
  table.Device.pfnRetain = dispatchByHandle<slots::DeviceRetain, 0>;
  table.Device.pfnRelease = dispatchByHandle<slots::DeviceRelease, 0>;
  table.Device.pfnPartition = dispatchByHandle<slots::DevicePartition, 0>;
  table.Device.pfnSelectBinary = dispatchByHandle<slots::DeviceSelectBinary, 0>;
  table.Device.pfnGetNativeHandle = dispatchByHandle<slots::DeviceGetNativeHandle, 0>;
  table.Device.pfnCreateWithNativeHandle = dispatchByHandle<slots::DeviceCreateWithNativeHandle, 1>;
  table.Device.pfnGetGlobalTimestamps = dispatchByHandle<slots::DeviceGetGlobalTimestamps, 0>;
  table.Context.pfnCreate =
      dispatchByElement<slots::ContextCreate, 1, 0, UR_RESULT_ERROR_INVALID_SIZE,
                        UR_RESULT_ERROR_INVALID_NULL_HANDLE>;
  table.Event.pfnWait = dispatchByElement<slots::EventWait, 1, 0, UR_RESULT_ERROR_INVALID_VALUE,
                                          UR_RESULT_ERROR_INVALID_EVENT>;
  table.Adapter.pfnGet = adapterGet;
  return table;
}

} // namespace

constinit const ur_dditable_t kDispatchTable = filledTable();

} // namespace ur::loader
