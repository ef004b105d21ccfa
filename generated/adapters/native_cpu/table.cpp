// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

#include "adapters/kit/unsupported.hpp"
#include "generated/adapters/kit/entries.hpp"
#include "generated/adapters/native_cpu/functions.hpp"

namespace ur::backend {
namespace {

constexpr ur_dditable_t filled() noexcept {
  ur_dditable_t table = kit::unsupportedTable();
  table.Adapter.pfnGet = entries::urAdapterGet<urAdapterGet>;
  table.Adapter.pfnRelease = entries::urAdapterRelease<urAdapterRelease>;
  table.Adapter.pfnRetain = entries::urAdapterRetain<urAdapterRetain>;
  table.Adapter.pfnGetLastError = entries::urAdapterGetLastError<urAdapterGetLastError>;
  table.Adapter.pfnGetInfo = entries::urAdapterGetInfo<urAdapterGetInfo>;
  table.Adapter.pfnSetLoggerCallback =
      entries::urAdapterSetLoggerCallback<urAdapterSetLoggerCallback>;
  table.Adapter.pfnSetLoggerCallbackLevel =
      entries::urAdapterSetLoggerCallbackLevel<urAdapterSetLoggerCallbackLevel>;
  table.Platform.pfnGet = entries::urPlatformGet<urPlatformGet>;
  table.Platform.pfnGetInfo = entries::urPlatformGetInfo<urPlatformGetInfo>;
  table.Platform.pfnGetNativeHandle = entries::urPlatformGetNativeHandle<urPlatformGetNativeHandle>;
  table.Platform.pfnCreateWithNativeHandle =
      entries::urPlatformCreateWithNativeHandle<urPlatformCreateWithNativeHandle>;
  table.Platform.pfnGetApiVersion = entries::urPlatformGetApiVersion<urPlatformGetApiVersion>;
  table.Platform.pfnGetBackendOption =
      entries::urPlatformGetBackendOption<urPlatformGetBackendOption>;
  table.Context.pfnCreate = entries::urContextCreate<urContextCreate>;
  table.Context.pfnRetain = entries::urContextRetain<urContextRetain>;
  table.Context.pfnRelease = entries::urContextRelease<urContextRelease>;
  table.Context.pfnGetInfo = entries::urContextGetInfo<urContextGetInfo>;
  table.Context.pfnGetNativeHandle = entries::urContextGetNativeHandle<urContextGetNativeHandle>;
  table.Context.pfnCreateWithNativeHandle =
      entries::urContextCreateWithNativeHandle<urContextCreateWithNativeHandle>;
  table.Context.pfnSetExtendedDeleter =
      entries::urContextSetExtendedDeleter<urContextSetExtendedDeleter>;
  table.Event.pfnGetInfo = entries::urEventGetInfo<urEventGetInfo>;
  table.Event.pfnGetProfilingInfo = entries::urEventGetProfilingInfo<urEventGetProfilingInfo>;
  table.Event.pfnWait = entries::urEventWait<urEventWait>;
  table.Event.pfnRetain = entries::urEventRetain<urEventRetain>;
  table.Event.pfnRelease = entries::urEventRelease<urEventRelease>;
  table.Event.pfnGetNativeHandle = entries::urEventGetNativeHandle<urEventGetNativeHandle>;
  table.Event.pfnCreateWithNativeHandle =
      entries::urEventCreateWithNativeHandle<urEventCreateWithNativeHandle>;
  table.Event.pfnSetCallback = entries::urEventSetCallback<urEventSetCallback>;
  table.EventExp.pfnCreateExp = entries::urEventCreateExp<urEventCreateExp>;
  table.Queue.pfnGetInfo = entries::urQueueGetInfo<urQueueGetInfo>;
  table.Queue.pfnCreate = entries::urQueueCreate<urQueueCreate>;
  table.Queue.pfnRetain = entries::urQueueRetain<urQueueRetain>;
  table.Queue.pfnRelease = entries::urQueueRelease<urQueueRelease>;
  table.Queue.pfnGetNativeHandle = entries::urQueueGetNativeHandle<urQueueGetNativeHandle>;
  table.Queue.pfnCreateWithNativeHandle =
      entries::urQueueCreateWithNativeHandle<urQueueCreateWithNativeHandle>;
  table.Queue.pfnFinish = entries::urQueueFinish<urQueueFinish>;
  table.Queue.pfnFlush = entries::urQueueFlush<urQueueFlush>;
  table.Mem.pfnBufferCreate = entries::urMemBufferCreate<urMemBufferCreate>;
  table.Mem.pfnRetain = entries::urMemRetain<urMemRetain>;
  table.Mem.pfnRelease = entries::urMemRelease<urMemRelease>;
  table.Mem.pfnBufferPartition = entries::urMemBufferPartition<urMemBufferPartition>;
  table.Mem.pfnGetNativeHandle = entries::urMemGetNativeHandle<urMemGetNativeHandle>;
  table.Mem.pfnBufferCreateWithNativeHandle =
      entries::urMemBufferCreateWithNativeHandle<urMemBufferCreateWithNativeHandle>;
  table.Mem.pfnGetInfo = entries::urMemGetInfo<urMemGetInfo>;
  table.PhysicalMem.pfnCreate = entries::urPhysicalMemCreate<urPhysicalMemCreate>;
  table.PhysicalMem.pfnRetain = entries::urPhysicalMemRetain<urPhysicalMemRetain>;
  table.PhysicalMem.pfnRelease = entries::urPhysicalMemRelease<urPhysicalMemRelease>;
  table.PhysicalMem.pfnGetInfo = entries::urPhysicalMemGetInfo<urPhysicalMemGetInfo>;
  table.Enqueue.pfnEventsWait = entries::urEnqueueEventsWait<urEnqueueEventsWait>;
  table.Enqueue.pfnEventsWaitWithBarrier =
      entries::urEnqueueEventsWaitWithBarrier<urEnqueueEventsWaitWithBarrier>;
  table.Enqueue.pfnMemBufferRead = entries::urEnqueueMemBufferRead<urEnqueueMemBufferRead>;
  table.Enqueue.pfnMemBufferWrite = entries::urEnqueueMemBufferWrite<urEnqueueMemBufferWrite>;
  table.Enqueue.pfnMemBufferReadRect =
      entries::urEnqueueMemBufferReadRect<urEnqueueMemBufferReadRect>;
  table.Enqueue.pfnMemBufferWriteRect =
      entries::urEnqueueMemBufferWriteRect<urEnqueueMemBufferWriteRect>;
  table.Enqueue.pfnMemBufferCopy = entries::urEnqueueMemBufferCopy<urEnqueueMemBufferCopy>;
  table.Enqueue.pfnMemBufferCopyRect =
      entries::urEnqueueMemBufferCopyRect<urEnqueueMemBufferCopyRect>;
  table.Enqueue.pfnMemBufferFill = entries::urEnqueueMemBufferFill<urEnqueueMemBufferFill>;
  table.Enqueue.pfnMemBufferMap = entries::urEnqueueMemBufferMap<urEnqueueMemBufferMap>;
  table.Enqueue.pfnMemUnmap = entries::urEnqueueMemUnmap<urEnqueueMemUnmap>;
  table.Enqueue.pfnUSMFill = entries::urEnqueueUSMFill<urEnqueueUSMFill>;
  table.Enqueue.pfnUSMMemcpy = entries::urEnqueueUSMMemcpy<urEnqueueUSMMemcpy>;
  table.Enqueue.pfnUSMPrefetch = entries::urEnqueueUSMPrefetch<urEnqueueUSMPrefetch>;
  table.Enqueue.pfnUSMAdvise = entries::urEnqueueUSMAdvise<urEnqueueUSMAdvise>;
  table.Enqueue.pfnUSMFill2D = entries::urEnqueueUSMFill2D<urEnqueueUSMFill2D>;
  table.Enqueue.pfnUSMMemcpy2D = entries::urEnqueueUSMMemcpy2D<urEnqueueUSMMemcpy2D>;
  table.Enqueue.pfnEventsWaitWithBarrierExt =
      entries::urEnqueueEventsWaitWithBarrierExt<urEnqueueEventsWaitWithBarrierExt>;
  table.EnqueueExp.pfnTimestampRecordingExp =
      entries::urEnqueueTimestampRecordingExp<urEnqueueTimestampRecordingExp>;
  table.USM.pfnHostAlloc = entries::urUSMHostAlloc<urUSMHostAlloc>;
  table.USM.pfnDeviceAlloc = entries::urUSMDeviceAlloc<urUSMDeviceAlloc>;
  table.USM.pfnSharedAlloc = entries::urUSMSharedAlloc<urUSMSharedAlloc>;
  table.USM.pfnFree = entries::urUSMFree<urUSMFree>;
  table.USM.pfnGetMemAllocInfo = entries::urUSMGetMemAllocInfo<urUSMGetMemAllocInfo>;
  table.USM.pfnPoolCreate = entries::urUSMPoolCreate<urUSMPoolCreate>;
  table.USM.pfnPoolRetain = entries::urUSMPoolRetain<urUSMPoolRetain>;
  table.USM.pfnPoolRelease = entries::urUSMPoolRelease<urUSMPoolRelease>;
  table.USM.pfnPoolGetInfo = entries::urUSMPoolGetInfo<urUSMPoolGetInfo>;
  table.USMExp.pfnContextMemcpyExp = entries::urUSMContextMemcpyExp<urUSMContextMemcpyExp>;
  table.USMExp.pfnHostAllocUnregisterExp =
      entries::urUSMHostAllocUnregisterExp<urUSMHostAllocUnregisterExp>;
  table.USMExp.pfnHostAllocRegisterExp =
      entries::urUSMHostAllocRegisterExp<urUSMHostAllocRegisterExp>;
  table.IPCExp.pfnGetMemHandleExp = entries::urIPCGetMemHandleExp<urIPCGetMemHandleExp>;
  table.IPCExp.pfnPutMemHandleExp = entries::urIPCPutMemHandleExp<urIPCPutMemHandleExp>;
  table.IPCExp.pfnOpenMemHandleExp = entries::urIPCOpenMemHandleExp<urIPCOpenMemHandleExp>;
  table.IPCExp.pfnCloseMemHandleExp = entries::urIPCCloseMemHandleExp<urIPCCloseMemHandleExp>;
  table.IPCExp.pfnGetPhysMemHandleExp = entries::urIPCGetPhysMemHandleExp<urIPCGetPhysMemHandleExp>;
  table.IPCExp.pfnPutPhysMemHandleExp = entries::urIPCPutPhysMemHandleExp<urIPCPutPhysMemHandleExp>;
  table.IPCExp.pfnOpenPhysMemHandleExp =
      entries::urIPCOpenPhysMemHandleExp<urIPCOpenPhysMemHandleExp>;
  table.IPCExp.pfnClosePhysMemHandleExp =
      entries::urIPCClosePhysMemHandleExp<urIPCClosePhysMemHandleExp>;
  table.IPCExp.pfnGetEventHandleExp = entries::urIPCGetEventHandleExp<urIPCGetEventHandleExp>;
  table.IPCExp.pfnPutEventHandleExp = entries::urIPCPutEventHandleExp<urIPCPutEventHandleExp>;
  table.IPCExp.pfnOpenEventHandleExp = entries::urIPCOpenEventHandleExp<urIPCOpenEventHandleExp>;
  table.UsmP2PExp.pfnEnablePeerAccessExp =
      entries::urUsmP2PEnablePeerAccessExp<urUsmP2PEnablePeerAccessExp>;
  table.UsmP2PExp.pfnDisablePeerAccessExp =
      entries::urUsmP2PDisablePeerAccessExp<urUsmP2PDisablePeerAccessExp>;
  table.UsmP2PExp.pfnPeerAccessGetInfoExp =
      entries::urUsmP2PPeerAccessGetInfoExp<urUsmP2PPeerAccessGetInfoExp>;
  table.VirtualMem.pfnGranularityGetInfo =
      entries::urVirtualMemGranularityGetInfo<urVirtualMemGranularityGetInfo>;
  table.VirtualMem.pfnReserve = entries::urVirtualMemReserve<urVirtualMemReserve>;
  table.VirtualMem.pfnFree = entries::urVirtualMemFree<urVirtualMemFree>;
  table.VirtualMem.pfnMap = entries::urVirtualMemMap<urVirtualMemMap>;
  table.VirtualMem.pfnUnmap = entries::urVirtualMemUnmap<urVirtualMemUnmap>;
  table.VirtualMem.pfnSetAccess = entries::urVirtualMemSetAccess<urVirtualMemSetAccess>;
  table.VirtualMem.pfnGetInfo = entries::urVirtualMemGetInfo<urVirtualMemGetInfo>;
  table.Device.pfnGet = entries::urDeviceGet<urDeviceGet>;
  table.Device.pfnGetInfo = entries::urDeviceGetInfo<urDeviceGetInfo>;
  table.Device.pfnRetain = entries::urDeviceRetain<urDeviceRetain>;
  table.Device.pfnRelease = entries::urDeviceRelease<urDeviceRelease>;
  table.Device.pfnPartition = entries::urDevicePartition<urDevicePartition>;
  table.Device.pfnSelectBinary = entries::urDeviceSelectBinary<urDeviceSelectBinary>;
  table.Device.pfnGetNativeHandle = entries::urDeviceGetNativeHandle<urDeviceGetNativeHandle>;
  table.Device.pfnCreateWithNativeHandle =
      entries::urDeviceCreateWithNativeHandle<urDeviceCreateWithNativeHandle>;
  table.Device.pfnGetGlobalTimestamps =
      entries::urDeviceGetGlobalTimestamps<urDeviceGetGlobalTimestamps>;
  return table;
}

} // namespace

constinit const ur_dditable_t kDdiTable = filled();

} // namespace ur::backend
