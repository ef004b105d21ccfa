// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

#include "adapters/kit/unsupported.hpp"
#include "generated/adapters/kit/entries.hpp"
#include "generated/adapters/toy/functions.hpp"

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
  table.Platform.pfnGetApiVersion = entries::urPlatformGetApiVersion<urPlatformGetApiVersion>;
  table.Platform.pfnGetBackendOption =
      entries::urPlatformGetBackendOption<urPlatformGetBackendOption>;
  table.Context.pfnCreate = entries::urContextCreate<urContextCreate>;
  table.Context.pfnRetain = entries::urContextRetain<urContextRetain>;
  table.Context.pfnRelease = entries::urContextRelease<urContextRelease>;
  table.Context.pfnGetInfo = entries::urContextGetInfo<urContextGetInfo>;
  table.Context.pfnSetExtendedDeleter =
      entries::urContextSetExtendedDeleter<urContextSetExtendedDeleter>;
  table.Event.pfnGetInfo = entries::urEventGetInfo<urEventGetInfo>;
  table.Event.pfnGetProfilingInfo = entries::urEventGetProfilingInfo<urEventGetProfilingInfo>;
  table.Event.pfnWait = entries::urEventWait<urEventWait>;
  table.Event.pfnRetain = entries::urEventRetain<urEventRetain>;
  table.Event.pfnRelease = entries::urEventRelease<urEventRelease>;
  table.Queue.pfnGetInfo = entries::urQueueGetInfo<urQueueGetInfo>;
  table.Queue.pfnCreate = entries::urQueueCreate<urQueueCreate>;
  table.Queue.pfnRetain = entries::urQueueRetain<urQueueRetain>;
  table.Queue.pfnRelease = entries::urQueueRelease<urQueueRelease>;
  table.Queue.pfnFinish = entries::urQueueFinish<urQueueFinish>;
  table.Queue.pfnFlush = entries::urQueueFlush<urQueueFlush>;
  table.Enqueue.pfnEventsWait = entries::urEnqueueEventsWait<urEnqueueEventsWait>;
  table.Enqueue.pfnEventsWaitWithBarrier =
      entries::urEnqueueEventsWaitWithBarrier<urEnqueueEventsWaitWithBarrier>;
  table.Enqueue.pfnUSMFill = entries::urEnqueueUSMFill<urEnqueueUSMFill>;
  table.Enqueue.pfnUSMMemcpy = entries::urEnqueueUSMMemcpy<urEnqueueUSMMemcpy>;
  table.Enqueue.pfnUSMPrefetch = entries::urEnqueueUSMPrefetch<urEnqueueUSMPrefetch>;
  table.Enqueue.pfnUSMAdvise = entries::urEnqueueUSMAdvise<urEnqueueUSMAdvise>;
  table.Enqueue.pfnUSMFill2D = entries::urEnqueueUSMFill2D<urEnqueueUSMFill2D>;
  table.Enqueue.pfnUSMMemcpy2D = entries::urEnqueueUSMMemcpy2D<urEnqueueUSMMemcpy2D>;
  table.USM.pfnHostAlloc = entries::urUSMHostAlloc<urUSMHostAlloc>;
  table.USM.pfnDeviceAlloc = entries::urUSMDeviceAlloc<urUSMDeviceAlloc>;
  table.USM.pfnSharedAlloc = entries::urUSMSharedAlloc<urUSMSharedAlloc>;
  table.USM.pfnFree = entries::urUSMFree<urUSMFree>;
  table.USM.pfnGetMemAllocInfo = entries::urUSMGetMemAllocInfo<urUSMGetMemAllocInfo>;
  table.IPCExp.pfnGetMemHandleExp = entries::urIPCGetMemHandleExp<urIPCGetMemHandleExp>;
  table.IPCExp.pfnPutMemHandleExp = entries::urIPCPutMemHandleExp<urIPCPutMemHandleExp>;
  table.IPCExp.pfnOpenMemHandleExp = entries::urIPCOpenMemHandleExp<urIPCOpenMemHandleExp>;
  table.IPCExp.pfnCloseMemHandleExp = entries::urIPCCloseMemHandleExp<urIPCCloseMemHandleExp>;
  table.Device.pfnGet = entries::urDeviceGet<urDeviceGet>;
  table.Device.pfnGetInfo = entries::urDeviceGetInfo<urDeviceGetInfo>;
  table.Device.pfnRetain = entries::urDeviceRetain<urDeviceRetain>;
  table.Device.pfnRelease = entries::urDeviceRelease<urDeviceRelease>;
  table.Device.pfnPartition = entries::urDevicePartition<urDevicePartition>;
  table.Device.pfnSelectBinary = entries::urDeviceSelectBinary<urDeviceSelectBinary>;
  table.Device.pfnGetGlobalTimestamps =
      entries::urDeviceGetGlobalTimestamps<urDeviceGetGlobalTimestamps>;
  return table;
}

} // namespace

constinit const ur_dditable_t kDdiTable = filled();

} // namespace ur::backend
