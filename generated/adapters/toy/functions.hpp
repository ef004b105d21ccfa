// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The functions that test/toy_adapter/support.yml lists, with the signatures of ur_api.h. A body
// without a declaration here, or with another signature, does not compile; a declaration without a
// body does not link.

#include <unified-runtime/ur_ddi.h>

namespace ur::backend {

decltype(::urAdapterGet) urAdapterGet;
decltype(::urAdapterRelease) urAdapterRelease;
decltype(::urAdapterRetain) urAdapterRetain;
decltype(::urAdapterGetLastError) urAdapterGetLastError;
decltype(::urAdapterGetInfo) urAdapterGetInfo;
decltype(::urAdapterSetLoggerCallback) urAdapterSetLoggerCallback;
decltype(::urAdapterSetLoggerCallbackLevel) urAdapterSetLoggerCallbackLevel;
decltype(::urPlatformGet) urPlatformGet;
decltype(::urPlatformGetInfo) urPlatformGetInfo;
decltype(::urPlatformGetApiVersion) urPlatformGetApiVersion;
decltype(::urPlatformGetBackendOption) urPlatformGetBackendOption;
decltype(::urContextCreate) urContextCreate;
decltype(::urContextRetain) urContextRetain;
decltype(::urContextRelease) urContextRelease;
decltype(::urContextGetInfo) urContextGetInfo;
decltype(::urContextSetExtendedDeleter) urContextSetExtendedDeleter;
decltype(::urEventGetInfo) urEventGetInfo;
decltype(::urEventGetProfilingInfo) urEventGetProfilingInfo;
decltype(::urEventWait) urEventWait;
decltype(::urEventRetain) urEventRetain;
decltype(::urEventRelease) urEventRelease;
decltype(::urQueueGetInfo) urQueueGetInfo;
decltype(::urQueueCreate) urQueueCreate;
decltype(::urQueueRetain) urQueueRetain;
decltype(::urQueueRelease) urQueueRelease;
decltype(::urQueueFinish) urQueueFinish;
decltype(::urQueueFlush) urQueueFlush;
decltype(::urEnqueueEventsWait) urEnqueueEventsWait;
decltype(::urEnqueueEventsWaitWithBarrier) urEnqueueEventsWaitWithBarrier;
decltype(::urEnqueueUSMFill) urEnqueueUSMFill;
decltype(::urEnqueueUSMMemcpy) urEnqueueUSMMemcpy;
decltype(::urEnqueueUSMPrefetch) urEnqueueUSMPrefetch;
decltype(::urEnqueueUSMAdvise) urEnqueueUSMAdvise;
decltype(::urUSMHostAlloc) urUSMHostAlloc;
decltype(::urUSMDeviceAlloc) urUSMDeviceAlloc;
decltype(::urUSMSharedAlloc) urUSMSharedAlloc;
decltype(::urUSMFree) urUSMFree;
decltype(::urUSMGetMemAllocInfo) urUSMGetMemAllocInfo;
decltype(::urIPCGetMemHandleExp) urIPCGetMemHandleExp;
decltype(::urIPCPutMemHandleExp) urIPCPutMemHandleExp;
decltype(::urIPCOpenMemHandleExp) urIPCOpenMemHandleExp;
decltype(::urIPCCloseMemHandleExp) urIPCCloseMemHandleExp;
decltype(::urDeviceGet) urDeviceGet;
decltype(::urDeviceGetInfo) urDeviceGetInfo;
decltype(::urDeviceRetain) urDeviceRetain;
decltype(::urDeviceRelease) urDeviceRelease;
decltype(::urDevicePartition) urDevicePartition;
decltype(::urDeviceSelectBinary) urDeviceSelectBinary;
decltype(::urDeviceGetGlobalTimestamps) urDeviceGetGlobalTimestamps;

// All of them behind their entries; the other slots refuse every call.
extern const ur_dditable_t kDdiTable;

} // namespace ur::backend
