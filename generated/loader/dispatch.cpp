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

constexpr ur_dditable_t filled() noexcept {
  ur_dditable_t table{};
  slots::forEachReserved(table, [](auto &place) { place = refuseReserved; });
  table.Adapter.pfnRelease = byHandle<slots::AdapterRelease, 0>;
  table.Adapter.pfnRetain = byHandle<slots::AdapterRetain, 0>;
  table.Adapter.pfnGetLastError = byHandle<slots::AdapterGetLastError, 0>;
  table.Adapter.pfnGetInfo = byHandle<slots::AdapterGetInfo, 0>;
  table.Adapter.pfnSetLoggerCallback = byHandle<slots::AdapterSetLoggerCallback, 0>;
  table.Adapter.pfnSetLoggerCallbackLevel = byHandle<slots::AdapterSetLoggerCallbackLevel, 0>;
  table.Platform.pfnGet = byHandle<slots::PlatformGet, 0>;
  table.Platform.pfnGetInfo = byHandle<slots::PlatformGetInfo, 0>;
  table.Platform.pfnGetNativeHandle = byHandle<slots::PlatformGetNativeHandle, 0>;
  table.Platform.pfnCreateWithNativeHandle = byHandle<slots::PlatformCreateWithNativeHandle, 1>;
  table.Platform.pfnGetApiVersion = byHandle<slots::PlatformGetApiVersion, 0>;
  table.Platform.pfnGetBackendOption = byHandle<slots::PlatformGetBackendOption, 0>;
  table.Context.pfnRetain = byHandle<slots::ContextRetain, 0>;
  table.Context.pfnRelease = byHandle<slots::ContextRelease, 0>;
  table.Context.pfnGetInfo = byHandle<slots::ContextGetInfo, 0>;
  table.Context.pfnGetNativeHandle = byHandle<slots::ContextGetNativeHandle, 0>;
  table.Context.pfnCreateWithNativeHandle = byHandle<slots::ContextCreateWithNativeHandle, 1>;
  table.Context.pfnSetExtendedDeleter = byHandle<slots::ContextSetExtendedDeleter, 0>;
  table.Event.pfnGetInfo = byHandle<slots::EventGetInfo, 0>;
  table.Event.pfnGetProfilingInfo = byHandle<slots::EventGetProfilingInfo, 0>;
  table.Event.pfnRetain = byHandle<slots::EventRetain, 0>;
  table.Event.pfnRelease = byHandle<slots::EventRelease, 0>;
  table.Event.pfnGetNativeHandle = byHandle<slots::EventGetNativeHandle, 0>;
  table.Event.pfnCreateWithNativeHandle = byHandle<slots::EventCreateWithNativeHandle, 1>;
  table.Event.pfnSetCallback = byHandle<slots::EventSetCallback, 0>;
  table.EventExp.pfnCreateExp = byHandle<slots::EventCreateExp, 0>;
  table.Queue.pfnGetInfo = byHandle<slots::QueueGetInfo, 0>;
  table.Queue.pfnCreate = byHandle<slots::QueueCreate, 0>;
  table.Queue.pfnRetain = byHandle<slots::QueueRetain, 0>;
  table.Queue.pfnRelease = byHandle<slots::QueueRelease, 0>;
  table.Queue.pfnGetNativeHandle = byHandle<slots::QueueGetNativeHandle, 0>;
  table.Queue.pfnCreateWithNativeHandle = byHandle<slots::QueueCreateWithNativeHandle, 1>;
  table.Queue.pfnFinish = byHandle<slots::QueueFinish, 0>;
  table.Queue.pfnFlush = byHandle<slots::QueueFlush, 0>;
  table.Mem.pfnBufferCreate = byHandle<slots::MemBufferCreate, 0>;
  table.Mem.pfnRetain = byHandle<slots::MemRetain, 0>;
  table.Mem.pfnRelease = byHandle<slots::MemRelease, 0>;
  table.Mem.pfnBufferPartition = byHandle<slots::MemBufferPartition, 0>;
  table.Mem.pfnGetNativeHandle = byHandle<slots::MemGetNativeHandle, 0>;
  table.Mem.pfnBufferCreateWithNativeHandle = byHandle<slots::MemBufferCreateWithNativeHandle, 1>;
  table.Mem.pfnGetInfo = byHandle<slots::MemGetInfo, 0>;
  table.PhysicalMem.pfnCreate = byHandle<slots::PhysicalMemCreate, 0>;
  table.PhysicalMem.pfnRetain = byHandle<slots::PhysicalMemRetain, 0>;
  table.PhysicalMem.pfnRelease = byHandle<slots::PhysicalMemRelease, 0>;
  table.PhysicalMem.pfnGetInfo = byHandle<slots::PhysicalMemGetInfo, 0>;
  table.Enqueue.pfnEventsWait = byHandle<slots::EnqueueEventsWait, 0>;
  table.Enqueue.pfnEventsWaitWithBarrier = byHandle<slots::EnqueueEventsWaitWithBarrier, 0>;
  table.Enqueue.pfnMemBufferRead = byHandle<slots::EnqueueMemBufferRead, 0>;
  table.Enqueue.pfnMemBufferWrite = byHandle<slots::EnqueueMemBufferWrite, 0>;
  table.Enqueue.pfnMemBufferReadRect = byHandle<slots::EnqueueMemBufferReadRect, 0>;
  table.Enqueue.pfnMemBufferWriteRect = byHandle<slots::EnqueueMemBufferWriteRect, 0>;
  table.Enqueue.pfnMemBufferCopy = byHandle<slots::EnqueueMemBufferCopy, 0>;
  table.Enqueue.pfnMemBufferCopyRect = byHandle<slots::EnqueueMemBufferCopyRect, 0>;
  table.Enqueue.pfnMemBufferFill = byHandle<slots::EnqueueMemBufferFill, 0>;
  table.Enqueue.pfnMemBufferMap = byHandle<slots::EnqueueMemBufferMap, 0>;
  table.Enqueue.pfnMemUnmap = byHandle<slots::EnqueueMemUnmap, 0>;
  table.Enqueue.pfnUSMFill = byHandle<slots::EnqueueUsmFill, 0>;
  table.Enqueue.pfnUSMMemcpy = byHandle<slots::EnqueueUsmMemcpy, 0>;
  table.Enqueue.pfnUSMPrefetch = byHandle<slots::EnqueueUsmPrefetch, 0>;
  table.Enqueue.pfnUSMAdvise = byHandle<slots::EnqueueUsmAdvise, 0>;
  table.Enqueue.pfnUSMFill2D = byHandle<slots::EnqueueUsmFill_2d, 0>;
  table.Enqueue.pfnUSMMemcpy2D = byHandle<slots::EnqueueUsmMemcpy_2d, 0>;
  table.Enqueue.pfnEventsWaitWithBarrierExt = byHandle<slots::EnqueueEventsWaitWithBarrierExt, 0>;
  table.EnqueueExp.pfnTimestampRecordingExp = byHandle<slots::EnqueueTimestampRecordingExp, 0>;
  table.USM.pfnHostAlloc = byHandle<slots::UsmHostAlloc, 0>;
  table.USM.pfnDeviceAlloc = byHandle<slots::UsmDeviceAlloc, 0>;
  table.USM.pfnSharedAlloc = byHandle<slots::UsmSharedAlloc, 0>;
  table.USM.pfnFree = byHandle<slots::UsmFree, 0>;
  table.USM.pfnGetMemAllocInfo = byHandle<slots::UsmGetMemAllocInfo, 0>;
  table.USM.pfnPoolCreate = byHandle<slots::UsmPoolCreate, 0>;
  table.USM.pfnPoolRetain = byHandle<slots::UsmPoolRetain, 0>;
  table.USM.pfnPoolRelease = byHandle<slots::UsmPoolRelease, 0>;
  table.USM.pfnPoolGetInfo = byHandle<slots::UsmPoolGetInfo, 0>;
  table.USMExp.pfnContextMemcpyExp = byHandle<slots::UsmContextMemcpyExp, 0>;
  table.USMExp.pfnHostAllocUnregisterExp = byHandle<slots::UsmHostAllocUnregisterExp, 0>;
  table.USMExp.pfnHostAllocRegisterExp = byHandle<slots::UsmHostAllocRegisterExp, 0>;
  table.IPCExp.pfnGetMemHandleExp = byHandle<slots::IpcGetMemHandleExp, 0>;
  table.IPCExp.pfnPutMemHandleExp = byHandle<slots::IpcPutMemHandleExp, 0>;
  table.IPCExp.pfnOpenMemHandleExp = byHandle<slots::IpcOpenMemHandleExp, 0>;
  table.IPCExp.pfnCloseMemHandleExp = byHandle<slots::IpcCloseMemHandleExp, 0>;
  table.IPCExp.pfnGetPhysMemHandleExp = byHandle<slots::IpcGetPhysMemHandleExp, 0>;
  table.IPCExp.pfnPutPhysMemHandleExp = byHandle<slots::IpcPutPhysMemHandleExp, 0>;
  table.IPCExp.pfnOpenPhysMemHandleExp = byHandle<slots::IpcOpenPhysMemHandleExp, 0>;
  table.IPCExp.pfnClosePhysMemHandleExp = byHandle<slots::IpcClosePhysMemHandleExp, 0>;
  table.IPCExp.pfnGetEventHandleExp = byHandle<slots::IpcGetEventHandleExp, 0>;
  table.IPCExp.pfnPutEventHandleExp = byHandle<slots::IpcPutEventHandleExp, 0>;
  table.IPCExp.pfnOpenEventHandleExp = byHandle<slots::IpcOpenEventHandleExp, 0>;
  table.UsmP2PExp.pfnEnablePeerAccessExp = byHandle<slots::UsmP2pEnablePeerAccessExp, 0>;
  table.UsmP2PExp.pfnDisablePeerAccessExp = byHandle<slots::UsmP2pDisablePeerAccessExp, 0>;
  table.UsmP2PExp.pfnPeerAccessGetInfoExp = byHandle<slots::UsmP2pPeerAccessGetInfoExp, 0>;
  table.VirtualMem.pfnGranularityGetInfo = byHandle<slots::VirtualMemGranularityGetInfo, 0>;
  table.VirtualMem.pfnReserve = byHandle<slots::VirtualMemReserve, 0>;
  table.VirtualMem.pfnFree = byHandle<slots::VirtualMemFree, 0>;
  table.VirtualMem.pfnMap = byHandle<slots::VirtualMemMap, 0>;
  table.VirtualMem.pfnUnmap = byHandle<slots::VirtualMemUnmap, 0>;
  table.VirtualMem.pfnSetAccess = byHandle<slots::VirtualMemSetAccess, 0>;
  table.VirtualMem.pfnGetInfo = byHandle<slots::VirtualMemGetInfo, 0>;
  table.Device.pfnGet = byHandle<slots::DeviceGet, 0>;
  table.Device.pfnGetInfo = byHandle<slots::DeviceGetInfo, 0>;
  table.Device.pfnRetain = byHandle<slots::DeviceRetain, 0>;
  table.Device.pfnRelease = byHandle<slots::DeviceRelease, 0>;
  table.Device.pfnPartition = byHandle<slots::DevicePartition, 0>;
  table.Device.pfnSelectBinary = byHandle<slots::DeviceSelectBinary, 0>;
  table.Device.pfnGetNativeHandle = byHandle<slots::DeviceGetNativeHandle, 0>;
  table.Device.pfnCreateWithNativeHandle = byHandle<slots::DeviceCreateWithNativeHandle, 1>;
  table.Device.pfnGetGlobalTimestamps = byHandle<slots::DeviceGetGlobalTimestamps, 0>;
  table.Context.pfnCreate = byElement<slots::ContextCreate, 1, 0, UR_RESULT_ERROR_INVALID_SIZE,
                                      UR_RESULT_ERROR_INVALID_NULL_HANDLE>;
  table.Event.pfnWait = byElement<slots::EventWait, 1, 0, UR_RESULT_ERROR_INVALID_VALUE,
                                  UR_RESULT_ERROR_INVALID_EVENT>;
  table.Adapter.pfnGet = adapterGet;
  return table;
}

} // namespace

constinit const ur_dditable_t kDispatchTable = filled();

} // namespace ur::loader
