// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

#include "adapters/kit/unsupported.hpp"
#include "generated/adapters/kit/entries.hpp"
#include "generated/adapters/overlay_cuda/functions.hpp"

namespace ur::backend {
namespace {

constexpr ur_dditable_t filled() noexcept {
  ur_dditable_t table = kit::unsupportedTable();
  table.Adapter.pfnGetLastError = entries::urAdapterGetLastError<urAdapterGetLastError>;
  table.Context.pfnCreate = entries::urContextCreate<urContextCreate>;
  table.Context.pfnRetain = entries::urContextRetain<urContextRetain>;
  table.Context.pfnRelease = entries::urContextRelease<urContextRelease>;
  table.Context.pfnGetInfo = entries::urContextGetInfo<urContextGetInfo>;
  table.Context.pfnCreateWithNativeHandle =
      entries::urContextCreateWithNativeHandle<urContextCreateWithNativeHandle>;
  table.Event.pfnGetInfo = entries::urEventGetInfo<urEventGetInfo>;
  table.Event.pfnGetProfilingInfo = entries::urEventGetProfilingInfo<urEventGetProfilingInfo>;
  table.Event.pfnWait = entries::urEventWait<urEventWait>;
  table.Event.pfnRetain = entries::urEventRetain<urEventRetain>;
  table.Event.pfnRelease = entries::urEventRelease<urEventRelease>;
  table.Event.pfnGetNativeHandle = entries::urEventGetNativeHandle<urEventGetNativeHandle>;
  table.Event.pfnSetCallback = entries::urEventSetCallback<urEventSetCallback>;
  table.EventExp.pfnCreateExp = entries::urEventCreateExp<urEventCreateExp>;
  table.Queue.pfnGetInfo = entries::urQueueGetInfo<urQueueGetInfo>;
  table.Queue.pfnCreate = entries::urQueueCreate<urQueueCreate>;
  table.Queue.pfnRetain = entries::urQueueRetain<urQueueRetain>;
  table.Queue.pfnRelease = entries::urQueueRelease<urQueueRelease>;
  table.Queue.pfnCreateWithNativeHandle =
      entries::urQueueCreateWithNativeHandle<urQueueCreateWithNativeHandle>;
  table.PhysicalMem.pfnCreate = entries::urPhysicalMemCreate<urPhysicalMemCreate>;
  table.PhysicalMem.pfnRetain = entries::urPhysicalMemRetain<urPhysicalMemRetain>;
  table.PhysicalMem.pfnRelease = entries::urPhysicalMemRelease<urPhysicalMemRelease>;
  table.PhysicalMem.pfnGetInfo = entries::urPhysicalMemGetInfo<urPhysicalMemGetInfo>;
  table.Enqueue.pfnEventsWaitWithBarrier =
      entries::urEnqueueEventsWaitWithBarrier<urEnqueueEventsWaitWithBarrier>;
  table.Enqueue.pfnEventsWaitWithBarrierExt =
      entries::urEnqueueEventsWaitWithBarrierExt<urEnqueueEventsWaitWithBarrierExt>;
  table.USM.pfnHostAlloc = entries::urUSMHostAlloc<urUSMHostAlloc>;
  table.USM.pfnDeviceAlloc = entries::urUSMDeviceAlloc<urUSMDeviceAlloc>;
  table.USM.pfnSharedAlloc = entries::urUSMSharedAlloc<urUSMSharedAlloc>;
  table.USM.pfnFree = entries::urUSMFree<urUSMFree>;
  table.USM.pfnGetMemAllocInfo = entries::urUSMGetMemAllocInfo<urUSMGetMemAllocInfo>;
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
  table.Device.pfnGetInfo = entries::urDeviceGetInfo<urDeviceGetInfo>;
  return table;
}

} // namespace

constinit const ur_dditable_t kDdiTable = filled();

} // namespace ur::backend
