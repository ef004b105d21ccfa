// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

// Calls visit(name, slot) for every slot that is not reserved, in table order:
// visit("urContextCreate", table.Context.pfnCreate).
template <typename Table, typename Visit> void forEachSlot(Table &table, Visit visit) {
  visit("urAdapterGet", table.Adapter.pfnGet);
  visit("urAdapterRelease", table.Adapter.pfnRelease);
  visit("urAdapterRetain", table.Adapter.pfnRetain);
  visit("urAdapterGetLastError", table.Adapter.pfnGetLastError);
  visit("urAdapterGetInfo", table.Adapter.pfnGetInfo);
  visit("urAdapterSetLoggerCallback", table.Adapter.pfnSetLoggerCallback);
  visit("urAdapterSetLoggerCallbackLevel", table.Adapter.pfnSetLoggerCallbackLevel);
  visit("urPlatformGet", table.Platform.pfnGet);
  visit("urPlatformGetInfo", table.Platform.pfnGetInfo);
  visit("urPlatformGetNativeHandle", table.Platform.pfnGetNativeHandle);
  visit("urPlatformCreateWithNativeHandle", table.Platform.pfnCreateWithNativeHandle);
  visit("urPlatformGetApiVersion", table.Platform.pfnGetApiVersion);
  visit("urPlatformGetBackendOption", table.Platform.pfnGetBackendOption);
  visit("urContextCreate", table.Context.pfnCreate);
  visit("urContextRetain", table.Context.pfnRetain);
  visit("urContextRelease", table.Context.pfnRelease);
  visit("urContextGetInfo", table.Context.pfnGetInfo);
  visit("urContextGetNativeHandle", table.Context.pfnGetNativeHandle);
  visit("urContextCreateWithNativeHandle", table.Context.pfnCreateWithNativeHandle);
  visit("urContextSetExtendedDeleter", table.Context.pfnSetExtendedDeleter);
  visit("urEventGetInfo", table.Event.pfnGetInfo);
  visit("urEventGetProfilingInfo", table.Event.pfnGetProfilingInfo);
  visit("urEventWait", table.Event.pfnWait);
  visit("urEventRetain", table.Event.pfnRetain);
  visit("urEventRelease", table.Event.pfnRelease);
  visit("urEventGetNativeHandle", table.Event.pfnGetNativeHandle);
  visit("urEventCreateWithNativeHandle", table.Event.pfnCreateWithNativeHandle);
  visit("urEventSetCallback", table.Event.pfnSetCallback);
  visit("urEventCreateExp", table.EventExp.pfnCreateExp);
  visit("urQueueGetInfo", table.Queue.pfnGetInfo);
  visit("urQueueCreate", table.Queue.pfnCreate);
  visit("urQueueRetain", table.Queue.pfnRetain);
  visit("urQueueRelease", table.Queue.pfnRelease);
  visit("urQueueGetNativeHandle", table.Queue.pfnGetNativeHandle);
  visit("urQueueCreateWithNativeHandle", table.Queue.pfnCreateWithNativeHandle);
  visit("urQueueFinish", table.Queue.pfnFinish);
  visit("urQueueFlush", table.Queue.pfnFlush);
  visit("urPhysicalMemCreate", table.PhysicalMem.pfnCreate);
  visit("urPhysicalMemRetain", table.PhysicalMem.pfnRetain);
  visit("urPhysicalMemRelease", table.PhysicalMem.pfnRelease);
  visit("urPhysicalMemGetInfo", table.PhysicalMem.pfnGetInfo);
  visit("urEnqueueEventsWait", table.Enqueue.pfnEventsWait);
  visit("urEnqueueEventsWaitWithBarrier", table.Enqueue.pfnEventsWaitWithBarrier);
  visit("urEnqueueUSMFill", table.Enqueue.pfnUSMFill);
  visit("urEnqueueUSMMemcpy", table.Enqueue.pfnUSMMemcpy);
  visit("urEnqueueUSMPrefetch", table.Enqueue.pfnUSMPrefetch);
  visit("urEnqueueUSMAdvise", table.Enqueue.pfnUSMAdvise);
  visit("urEnqueueEventsWaitWithBarrierExt", table.Enqueue.pfnEventsWaitWithBarrierExt);
  visit("urUSMHostAlloc", table.USM.pfnHostAlloc);
  visit("urUSMDeviceAlloc", table.USM.pfnDeviceAlloc);
  visit("urUSMSharedAlloc", table.USM.pfnSharedAlloc);
  visit("urUSMFree", table.USM.pfnFree);
  visit("urUSMGetMemAllocInfo", table.USM.pfnGetMemAllocInfo);
  visit("urUSMPoolCreate", table.USM.pfnPoolCreate);
  visit("urUSMPoolRetain", table.USM.pfnPoolRetain);
  visit("urUSMPoolRelease", table.USM.pfnPoolRelease);
  visit("urUSMPoolGetInfo", table.USM.pfnPoolGetInfo);
  visit("urUSMContextMemcpyExp", table.USMExp.pfnContextMemcpyExp);
  visit("urIPCGetMemHandleExp", table.IPCExp.pfnGetMemHandleExp);
  visit("urIPCPutMemHandleExp", table.IPCExp.pfnPutMemHandleExp);
  visit("urIPCOpenMemHandleExp", table.IPCExp.pfnOpenMemHandleExp);
  visit("urIPCCloseMemHandleExp", table.IPCExp.pfnCloseMemHandleExp);
  visit("urIPCGetPhysMemHandleExp", table.IPCExp.pfnGetPhysMemHandleExp);
  visit("urIPCPutPhysMemHandleExp", table.IPCExp.pfnPutPhysMemHandleExp);
  visit("urIPCOpenPhysMemHandleExp", table.IPCExp.pfnOpenPhysMemHandleExp);
  visit("urIPCClosePhysMemHandleExp", table.IPCExp.pfnClosePhysMemHandleExp);
  visit("urIPCGetEventHandleExp", table.IPCExp.pfnGetEventHandleExp);
  visit("urIPCPutEventHandleExp", table.IPCExp.pfnPutEventHandleExp);
  visit("urIPCOpenEventHandleExp", table.IPCExp.pfnOpenEventHandleExp);
  visit("urUsmP2PEnablePeerAccessExp", table.UsmP2PExp.pfnEnablePeerAccessExp);
  visit("urUsmP2PDisablePeerAccessExp", table.UsmP2PExp.pfnDisablePeerAccessExp);
  visit("urUsmP2PPeerAccessGetInfoExp", table.UsmP2PExp.pfnPeerAccessGetInfoExp);
  visit("urVirtualMemGranularityGetInfo", table.VirtualMem.pfnGranularityGetInfo);
  visit("urVirtualMemReserve", table.VirtualMem.pfnReserve);
  visit("urVirtualMemFree", table.VirtualMem.pfnFree);
  visit("urVirtualMemMap", table.VirtualMem.pfnMap);
  visit("urVirtualMemUnmap", table.VirtualMem.pfnUnmap);
  visit("urVirtualMemSetAccess", table.VirtualMem.pfnSetAccess);
  visit("urVirtualMemGetInfo", table.VirtualMem.pfnGetInfo);
  visit("urDeviceGet", table.Device.pfnGet);
  visit("urDeviceGetInfo", table.Device.pfnGetInfo);
  visit("urDeviceRetain", table.Device.pfnRetain);
  visit("urDeviceRelease", table.Device.pfnRelease);
  visit("urDevicePartition", table.Device.pfnPartition);
  visit("urDeviceSelectBinary", table.Device.pfnSelectBinary);
  visit("urDeviceGetNativeHandle", table.Device.pfnGetNativeHandle);
  visit("urDeviceCreateWithNativeHandle", table.Device.pfnCreateWithNativeHandle);
  visit("urDeviceGetGlobalTimestamps", table.Device.pfnGetGlobalTimestamps);
}

} // namespace ur::test
