// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The table that serves several adapters: each call finds its adapter through its first handle.

#include "base/entry.hpp"
#include "base/error.hpp"
#include "generated/loader/loader_functions.hpp"
#include "runtime/loader/active_table.hpp"

namespace ur::loader {
namespace {

template <typename Handle> const ur_dditable_t &tableOf(Handle handle) noexcept {
  return **reinterpret_cast<const ur_dditable_t *const *>(handle);
}

ur_result_t UR_APICALL reserved() { return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; }

ur_result_t UR_APICALL adapterRelease(ur_adapter_handle_t hAdapter) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Adapter.pfnRelease;
  return target ? target(hAdapter) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterRetain(ur_adapter_handle_t hAdapter) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Adapter.pfnRetain;
  return target ? target(hAdapter) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                           int32_t *pError) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Adapter.pfnGetLastError;
  return target ? target(hAdapter, ppMessage, pError) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Adapter.pfnGetInfo;
  return target ? target(hAdapter, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                ur_logger_callback_t pfnLoggerCallback,
                                                void *pUserData, ur_logger_level_t level) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Adapter.pfnSetLoggerCallback;
  return target ? target(hAdapter, pfnLoggerCallback, pUserData, level)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                     ur_logger_level_t level) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Adapter.pfnSetLoggerCallbackLevel;
  return target ? target(hAdapter, level) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                   ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Platform.pfnGet;
  return target ? target(hAdapter, NumEntries, phPlatforms, pNumPlatforms)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hPlatform)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hPlatform).Platform.pfnGetInfo;
  return target ? target(hPlatform, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGetNativeHandle(ur_platform_handle_t hPlatform,
                                               ur_native_handle_t *phNativePlatform) {
  if (!hPlatform)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hPlatform).Platform.pfnGetNativeHandle;
  return target ? target(hPlatform, phNativePlatform) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Platform.pfnCreateWithNativeHandle;
  return target ? target(hNativePlatform, hAdapter, pProperties, phPlatform)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGetApiVersion(ur_platform_handle_t hPlatform,
                                             ur_api_version_t *pVersion) {
  if (!hPlatform)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hPlatform).Platform.pfnGetApiVersion;
  return target ? target(hPlatform, pVersion) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGetBackendOption(ur_platform_handle_t hPlatform,
                                                const char *pFrontendOption,
                                                const char **ppPlatformOption) {
  if (!hPlatform)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hPlatform).Platform.pfnGetBackendOption;
  return target ? target(hPlatform, pFrontendOption, ppPlatformOption)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextRetain(ur_context_handle_t hContext) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).Context.pfnRetain;
  return target ? target(hContext) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextRelease(ur_context_handle_t hContext) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).Context.pfnRelease;
  return target ? target(hContext) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).Context.pfnGetInfo;
  return target ? target(hContext, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextGetNativeHandle(ur_context_handle_t hContext,
                                              ur_native_handle_t *phNativeContext) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).Context.pfnGetNativeHandle;
  return target ? target(hContext, phNativeContext) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Context.pfnCreateWithNativeHandle;
  return target ? target(hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextSetExtendedDeleter(ur_context_handle_t hContext,
                                                 ur_context_extended_deleter_t pfnDeleter,
                                                 void *pUserData) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).Context.pfnSetExtendedDeleter;
  return target ? target(hContext, pfnDeleter, pUserData) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hEvent)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hEvent).Event.pfnGetInfo;
  return target ? target(hEvent, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                             size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  if (!hEvent)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hEvent).Event.pfnGetProfilingInfo;
  return target ? target(hEvent, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventRetain(ur_event_handle_t hEvent) {
  if (!hEvent)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hEvent).Event.pfnRetain;
  return target ? target(hEvent) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventRelease(ur_event_handle_t hEvent) {
  if (!hEvent)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hEvent).Event.pfnRelease;
  return target ? target(hEvent) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventGetNativeHandle(ur_event_handle_t hEvent,
                                            ur_native_handle_t *phNativeEvent) {
  if (!hEvent)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hEvent).Event.pfnGetNativeHandle;
  return target ? target(hEvent, phNativeEvent) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                   ur_context_handle_t hContext,
                                                   const ur_event_native_properties_t *pProperties,
                                                   ur_event_handle_t *phEvent) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).Event.pfnCreateWithNativeHandle;
  return target ? target(hNativeEvent, hContext, pProperties, phEvent)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                        ur_event_callback_t pfnNotify, void *pUserData) {
  if (!hEvent)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hEvent).Event.pfnSetCallback;
  return target ? target(hEvent, execStatus, pfnNotify, pUserData) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_exp_event_desc_t *pEventDesc,
                                      ur_event_handle_t *phEvent) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).EventExp.pfnCreateExp;
  return target ? target(hContext, hDevice, pEventDesc, phEvent) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Queue.pfnGetInfo;
  return target ? target(hQueue, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                   const ur_queue_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).Queue.pfnCreate;
  return target ? target(hContext, hDevice, pProperties, phQueue) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueRetain(ur_queue_handle_t hQueue) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Queue.pfnRetain;
  return target ? target(hQueue) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueRelease(ur_queue_handle_t hQueue) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Queue.pfnRelease;
  return target ? target(hQueue) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                            ur_native_handle_t *phNativeQueue) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Queue.pfnGetNativeHandle;
  return target ? target(hQueue, pDesc, phNativeQueue) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                   ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice,
                                                   const ur_queue_native_properties_t *pProperties,
                                                   ur_queue_handle_t *phQueue) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).Queue.pfnCreateWithNativeHandle;
  return target ? target(hNativeQueue, hContext, hDevice, pProperties, phQueue)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueFinish(ur_queue_handle_t hQueue) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Queue.pfnFinish;
  return target ? target(hQueue) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueFlush(ur_queue_handle_t hQueue) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Queue.pfnFlush;
  return target ? target(hQueue) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL physicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         size_t size,
                                         const ur_physical_mem_properties_t *pProperties,
                                         ur_physical_mem_handle_t *phPhysicalMem) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).PhysicalMem.pfnCreate;
  return target ? target(hContext, hDevice, size, pProperties, phPhysicalMem)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL physicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  if (!hPhysicalMem)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hPhysicalMem).PhysicalMem.pfnRetain;
  return target ? target(hPhysicalMem) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL physicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  if (!hPhysicalMem)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hPhysicalMem).PhysicalMem.pfnRelease;
  return target ? target(hPhysicalMem) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL physicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                          ur_physical_mem_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  if (!hPhysicalMem)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hPhysicalMem).PhysicalMem.pfnGetInfo;
  return target ? target(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Enqueue.pfnEventsWait;
  return target ? target(hQueue, numEventsInWaitList, phEventWaitList, phEvent)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Enqueue.pfnEventsWaitWithBarrier;
  return target ? target(hQueue, numEventsInWaitList, phEventWaitList, phEvent)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueUsmFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Enqueue.pfnUSMFill;
  return target ? target(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                         phEventWaitList, phEvent)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueUsmMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Enqueue.pfnUSMMemcpy;
  return target ? target(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList,
                         phEvent)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueUsmPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t flags,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Enqueue.pfnUSMPrefetch;
  return target ? target(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueUsmAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Enqueue.pfnUSMAdvise;
  return target ? target(hQueue, pMem, size, advice, phEvent) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  if (!hQueue)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hQueue).Enqueue.pfnEventsWaitWithBarrierExt;
  return target ? target(hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).USM.pfnHostAlloc;
  return target ? target(hContext, pUSMDesc, pool, size, ppMem) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).USM.pfnDeviceAlloc;
  return target ? target(hContext, hDevice, pUSMDesc, pool, size, ppMem)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).USM.pfnSharedAlloc;
  return target ? target(hContext, hDevice, pUSMDesc, pool, size, ppMem)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t hContext, void *pMem) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).USM.pfnFree;
  return target ? target(hContext, pMem) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                          ur_usm_alloc_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).USM.pfnGetMemAllocInfo;
  return target ? target(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                     ur_usm_pool_handle_t *ppPool) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).USM.pfnPoolCreate;
  return target ? target(hContext, pPoolDesc, ppPool) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmPoolRetain(ur_usm_pool_handle_t pPool) {
  if (!pPool)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(pPool).USM.pfnPoolRetain;
  return target ? target(pPool) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmPoolRelease(ur_usm_pool_handle_t pPool) {
  if (!pPool)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(pPool).USM.pfnPoolRelease;
  return target ? target(pPool) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hPool)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hPool).USM.pfnPoolGetInfo;
  return target ? target(hPool, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                           const void *pSrc, size_t size) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).USMExp.pfnContextMemcpyExp;
  return target ? target(hContext, pDst, pSrc, size) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                          void **ppIPCMemHandleData,
                                          size_t *pIPCMemHandleDataSizeRet) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnGetMemHandleExp;
  return target ? target(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnPutMemHandleExp;
  return target ? target(hContext, pIPCMemHandleData) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                           void **ppMem) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnOpenMemHandleExp;
  return target ? target(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnCloseMemHandleExp;
  return target ? target(hContext, pMem) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcGetPhysMemHandleExp(ur_context_handle_t hContext,
                                              ur_physical_mem_handle_t hPhysMem,
                                              void **ppIPCPhysMemHandleData,
                                              size_t *pIPCPhysMemHandleDataSizeRet) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnGetPhysMemHandleExp;
  return target ? target(hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcPutPhysMemHandleExp(ur_context_handle_t hContext,
                                              const void *pIPCPhysMemHandleData) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnPutPhysMemHandleExp;
  return target ? target(hContext, pIPCPhysMemHandleData) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice,
                                               const void *pIPCPhysMemHandleData,
                                               size_t ipcPhysMemHandleDataSize,
                                               ur_physical_mem_handle_t *phPhysMem) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnOpenPhysMemHandleExp;
  return target
             ? target(hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem)
             : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                ur_physical_mem_handle_t hPhysMem) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnClosePhysMemHandleExp;
  return target ? target(hContext, hPhysMem) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                            size_t *pIPCEventHandleDataSizeRet) {
  if (!hEvent)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hEvent).IPCExp.pfnGetEventHandleExp;
  return target ? target(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcPutEventHandleExp(ur_context_handle_t hContext,
                                            void *pIPCEventHandleData) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnPutEventHandleExp;
  return target ? target(hContext, pIPCEventHandleData) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcOpenEventHandleExp(ur_context_handle_t hContext,
                                             const void *pIPCEventHandleData,
                                             size_t ipcEventHandleDataSize,
                                             ur_event_handle_t *phEvent) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).IPCExp.pfnOpenEventHandleExp;
  return target ? target(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmP2pEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                 ur_device_handle_t peerDevice) {
  if (!commandDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(commandDevice).UsmP2PExp.pfnEnablePeerAccessExp;
  return target ? target(commandDevice, peerDevice) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmP2pDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice) {
  if (!commandDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(commandDevice).UsmP2PExp.pfnDisablePeerAccessExp;
  return target ? target(commandDevice, peerDevice) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmP2pPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice,
                                                  ur_exp_peer_info_t propName, size_t propSize,
                                                  void *pPropValue, size_t *pPropSizeRet) {
  if (!commandDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(commandDevice).UsmP2PExp.pfnPeerAccessGetInfoExp;
  return target ? target(commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice,
                                                    size_t allocationSize,
                                                    ur_virtual_mem_granularity_info_t propName,
                                                    size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).VirtualMem.pfnGranularityGetInfo;
  return target ? target(hContext, hDevice, allocationSize, propName, propSize, pPropValue,
                         pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, void **ppStart) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).VirtualMem.pfnReserve;
  return target ? target(hContext, pStart, size, ppStart) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                      size_t size) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).VirtualMem.pfnFree;
  return target ? target(hContext, pStart, size) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                     ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                     ur_virtual_mem_access_flags_t flags) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).VirtualMem.pfnMap;
  return target ? target(hContext, pStart, size, hPhysicalMem, offset, flags)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                       size_t size) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).VirtualMem.pfnUnmap;
  return target ? target(hContext, pStart, size) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                           size_t size, ur_virtual_mem_access_flags_t flags) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).VirtualMem.pfnSetAccess;
  return target ? target(hContext, pStart, size, flags) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, ur_virtual_mem_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hContext)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hContext).VirtualMem.pfnGetInfo;
  return target ? target(hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                 uint32_t NumEntries, ur_device_handle_t *phDevices,
                                 uint32_t *pNumDevices) {
  if (!hPlatform)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hPlatform).Device.pfnGet;
  return target ? target(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hDevice).Device.pfnGetInfo;
  return target ? target(hDevice, propName, propSize, pPropValue, pPropSizeRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceRetain(ur_device_handle_t hDevice) {
  if (!hDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hDevice).Device.pfnRetain;
  return target ? target(hDevice) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceRelease(ur_device_handle_t hDevice) {
  if (!hDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hDevice).Device.pfnRelease;
  return target ? target(hDevice) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL devicePartition(ur_device_handle_t hDevice,
                                       const ur_device_partition_properties_t *pProperties,
                                       uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                       uint32_t *pNumDevicesRet) {
  if (!hDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hDevice).Device.pfnPartition;
  return target ? target(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceSelectBinary(ur_device_handle_t hDevice,
                                          const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                          uint32_t *pSelectedBinary) {
  if (!hDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hDevice).Device.pfnSelectBinary;
  return target ? target(hDevice, pBinaries, NumBinaries, pSelectedBinary)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceGetNativeHandle(ur_device_handle_t hDevice,
                                             ur_native_handle_t *phNativeDevice) {
  if (!hDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hDevice).Device.pfnGetNativeHandle;
  return target ? target(hDevice, phNativeDevice) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  if (!hAdapter)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hAdapter).Device.pfnCreateWithNativeHandle;
  return target ? target(hNativeDevice, hAdapter, pProperties, phDevice)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                 uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  if (!hDevice)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(hDevice).Device.pfnGetGlobalTimestamps;
  return target ? target(hDevice, pDeviceTimestamp, pHostTimestamp) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                     const ur_context_properties_t *pProperties,
                                     ur_context_handle_t *phContext) {
  if (!phDevices)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  if (DeviceCount == 0)
    return UR_RESULT_ERROR_INVALID_SIZE;
  if (!*phDevices)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  const auto target = tableOf(*phDevices).Context.pfnCreate;
  return target ? target(DeviceCount, phDevices, pProperties, phContext)
                : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  if (!phEventWaitList)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  if (numEvents == 0)
    return UR_RESULT_ERROR_INVALID_VALUE;
  if (!*phEventWaitList)
    return UR_RESULT_ERROR_INVALID_EVENT;
  const auto target = tableOf(*phEventWaitList).Event.pfnWait;
  return target ? target(numEvents, phEventWaitList) : UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                  uint32_t *pNumAdapters) {
  return ur::base::guarded("urAdapterGet", [&] {
    return ur::loader::urAdapterGet(NumEntries, phAdapters, pNumAdapters);
  });
}

} // namespace

const ur_dditable_t kDispatchTable = {
    .Adapter =
        {
            .pfnGet = adapterGet,
            .pfnRelease = adapterRelease,
            .pfnRetain = adapterRetain,
            .pfnGetLastError = adapterGetLastError,
            .pfnGetInfo = adapterGetInfo,
            .pfnSetLoggerCallback = adapterSetLoggerCallback,
            .pfnSetLoggerCallbackLevel = adapterSetLoggerCallbackLevel,
        },
    .Platform =
        {
            .pfnGet = platformGet,
            .pfnGetInfo = platformGetInfo,
            .pfnGetNativeHandle = platformGetNativeHandle,
            .pfnCreateWithNativeHandle = platformCreateWithNativeHandle,
            .pfnGetApiVersion = platformGetApiVersion,
            .pfnGetBackendOption = platformGetBackendOption,
        },
    .Context =
        {
            .pfnCreate = contextCreate,
            .pfnRetain = contextRetain,
            .pfnRelease = contextRelease,
            .pfnGetInfo = contextGetInfo,
            .pfnGetNativeHandle = contextGetNativeHandle,
            .pfnCreateWithNativeHandle = contextCreateWithNativeHandle,
            .pfnSetExtendedDeleter = contextSetExtendedDeleter,
        },
    .Event =
        {
            .pfnGetInfo = eventGetInfo,
            .pfnGetProfilingInfo = eventGetProfilingInfo,
            .pfnWait = eventWait,
            .pfnRetain = eventRetain,
            .pfnRelease = eventRelease,
            .pfnGetNativeHandle = eventGetNativeHandle,
            .pfnCreateWithNativeHandle = eventCreateWithNativeHandle,
            .pfnSetCallback = eventSetCallback,
        },
    .EventExp =
        {
            .pfnCreateExp = eventCreateExp,
        },
    .Program =
        {
            .pfnCreateWithIL = reserved,
            .pfnCreateWithBinary = reserved,
            .pfnBuild = reserved,
            .pfnCompile = reserved,
            .pfnLink = reserved,
            .pfnRetain = reserved,
            .pfnRelease = reserved,
            .pfnGetFunctionPointer = reserved,
            .pfnGetGlobalVariablePointer = reserved,
            .pfnGetInfo = reserved,
            .pfnGetBuildInfo = reserved,
            .pfnSetSpecializationConstants = reserved,
            .pfnGetNativeHandle = reserved,
            .pfnCreateWithNativeHandle = reserved,
        },
    .ProgramExp =
        {
            .pfnDynamicLinkExp = reserved,
            .pfnBuildExp = reserved,
            .pfnCompileExp = reserved,
            .pfnLinkExp = reserved,
        },
    .Kernel =
        {
            .pfnCreate = reserved,
            .pfnGetInfo = reserved,
            .pfnGetGroupInfo = reserved,
            .pfnGetSubGroupInfo = reserved,
            .pfnRetain = reserved,
            .pfnRelease = reserved,
            .pfnGetNativeHandle = reserved,
            .pfnCreateWithNativeHandle = reserved,
            .pfnGetSuggestedLocalWorkSize = reserved,
            .pfnGetSuggestedLocalWorkSizeWithArgs = reserved,
            .pfnSetExecInfo = reserved,
            .pfnSetSpecializationConstants = reserved,
            .pfnSuggestMaxCooperativeGroupCount = reserved,
        },
    .Queue =
        {
            .pfnGetInfo = queueGetInfo,
            .pfnCreate = queueCreate,
            .pfnRetain = queueRetain,
            .pfnRelease = queueRelease,
            .pfnGetNativeHandle = queueGetNativeHandle,
            .pfnCreateWithNativeHandle = queueCreateWithNativeHandle,
            .pfnFinish = queueFinish,
            .pfnFlush = queueFlush,
        },
    .QueueExp =
        {
            .pfnBeginGraphCaptureExp = reserved,
            .pfnBeginCaptureIntoGraphExp = reserved,
            .pfnEndGraphCaptureExp = reserved,
            .pfnIsGraphCaptureEnabledExp = reserved,
            .pfnGetGraphExp = reserved,
        },
    .Sampler =
        {
            .pfnCreate = reserved,
            .pfnRetain = reserved,
            .pfnRelease = reserved,
            .pfnGetInfo = reserved,
            .pfnGetNativeHandle = reserved,
            .pfnCreateWithNativeHandle = reserved,
        },
    .Mem =
        {
            .pfnImageCreate = reserved,
            .pfnBufferCreate = reserved,
            .pfnRetain = reserved,
            .pfnRelease = reserved,
            .pfnBufferPartition = reserved,
            .pfnGetNativeHandle = reserved,
            .pfnBufferCreateWithNativeHandle = reserved,
            .pfnImageCreateWithNativeHandle = reserved,
            .pfnGetInfo = reserved,
            .pfnImageGetInfo = reserved,
        },
    .PhysicalMem =
        {
            .pfnCreate = physicalMemCreate,
            .pfnRetain = physicalMemRetain,
            .pfnRelease = physicalMemRelease,
            .pfnGetInfo = physicalMemGetInfo,
        },
    .Enqueue =
        {
            .pfnEventsWait = enqueueEventsWait,
            .pfnEventsWaitWithBarrier = enqueueEventsWaitWithBarrier,
            .pfnMemBufferRead = reserved,
            .pfnMemBufferWrite = reserved,
            .pfnMemBufferReadRect = reserved,
            .pfnMemBufferWriteRect = reserved,
            .pfnMemBufferCopy = reserved,
            .pfnMemBufferCopyRect = reserved,
            .pfnMemBufferFill = reserved,
            .pfnMemImageRead = reserved,
            .pfnMemImageWrite = reserved,
            .pfnMemImageCopy = reserved,
            .pfnMemBufferMap = reserved,
            .pfnMemUnmap = reserved,
            .pfnUSMFill = enqueueUsmFill,
            .pfnUSMMemcpy = enqueueUsmMemcpy,
            .pfnUSMPrefetch = enqueueUsmPrefetch,
            .pfnUSMAdvise = enqueueUsmAdvise,
            .pfnUSMFill2D = reserved,
            .pfnUSMMemcpy2D = reserved,
            .pfnDeviceGlobalVariableWrite = reserved,
            .pfnDeviceGlobalVariableRead = reserved,
            .pfnReadHostPipe = reserved,
            .pfnWriteHostPipe = reserved,
            .pfnEventsWaitWithBarrierExt = enqueueEventsWaitWithBarrierExt,
        },
    .EnqueueExp =
        {
            .pfnKernelLaunchWithArgsExp = reserved,
            .pfnUSMDeviceAllocExp = reserved,
            .pfnUSMSharedAllocExp = reserved,
            .pfnUSMHostAllocExp = reserved,
            .pfnUSMFreeExp = reserved,
            .pfnTimestampRecordingExp = reserved,
            .pfnCommandBufferExp = reserved,
            .pfnHostTaskExp = reserved,
            .pfnNativeCommandExp = reserved,
            .pfnGraphExp = reserved,
        },
    .USM =
        {
            .pfnHostAlloc = usmHostAlloc,
            .pfnDeviceAlloc = usmDeviceAlloc,
            .pfnSharedAlloc = usmSharedAlloc,
            .pfnFree = usmFree,
            .pfnGetMemAllocInfo = usmGetMemAllocInfo,
            .pfnPoolCreate = usmPoolCreate,
            .pfnPoolRetain = usmPoolRetain,
            .pfnPoolRelease = usmPoolRelease,
            .pfnPoolGetInfo = usmPoolGetInfo,
        },
    .USMExp =
        {
            .pfnPoolCreateExp = reserved,
            .pfnPoolDestroyExp = reserved,
            .pfnPoolGetDefaultDevicePoolExp = reserved,
            .pfnPoolGetInfoExp = reserved,
            .pfnPoolSetInfoExp = reserved,
            .pfnPoolSetDevicePoolExp = reserved,
            .pfnPoolGetDevicePoolExp = reserved,
            .pfnPoolTrimToExp = reserved,
            .pfnPitchedAllocExp = reserved,
            .pfnContextMemcpyExp = usmContextMemcpyExp,
            .pfnHostAllocUnregisterExp = reserved,
            .pfnHostAllocRegisterExp = reserved,
            .pfnImportExp = reserved,
            .pfnReleaseExp = reserved,
        },
    .BindlessImagesExp =
        {
            .pfnUnsampledImageHandleDestroyExp = reserved,
            .pfnSampledImageHandleDestroyExp = reserved,
            .pfnImageAllocateExp = reserved,
            .pfnImageFreeExp = reserved,
            .pfnUnsampledImageCreateExp = reserved,
            .pfnSampledImageCreateExp = reserved,
            .pfnImageCopyExp = reserved,
            .pfnImageGetInfoExp = reserved,
            .pfnGetImageMemoryHandleTypeSupportExp = reserved,
            .pfnGetImageUnsampledHandleSupportExp = reserved,
            .pfnGetImageSampledHandleSupportExp = reserved,
            .pfnMipmapGetLevelExp = reserved,
            .pfnMipmapFreeExp = reserved,
            .pfnImportExternalMemoryExp = reserved,
            .pfnMapExternalArrayExp = reserved,
            .pfnMapExternalLinearMemoryExp = reserved,
            .pfnReleaseExternalMemoryExp = reserved,
            .pfnFreeMappedLinearMemoryExp = reserved,
            .pfnSupportsImportingHandleTypeExp = reserved,
            .pfnImportExternalSemaphoreExp = reserved,
            .pfnReleaseExternalSemaphoreExp = reserved,
            .pfnWaitExternalSemaphoreExp = reserved,
            .pfnSignalExternalSemaphoreExp = reserved,
        },
    .CommandBufferExp =
        {
            .pfnCreateExp = reserved,
            .pfnRetainExp = reserved,
            .pfnReleaseExp = reserved,
            .pfnFinalizeExp = reserved,
            .pfnAppendKernelLaunchExp = reserved,
            .pfnAppendKernelLaunchWithArgsExp = reserved,
            .pfnAppendUSMMemcpyExp = reserved,
            .pfnAppendUSMFillExp = reserved,
            .pfnAppendMemBufferCopyExp = reserved,
            .pfnAppendMemBufferWriteExp = reserved,
            .pfnAppendMemBufferReadExp = reserved,
            .pfnAppendMemBufferCopyRectExp = reserved,
            .pfnAppendMemBufferWriteRectExp = reserved,
            .pfnAppendMemBufferReadRectExp = reserved,
            .pfnAppendMemBufferFillExp = reserved,
            .pfnAppendUSMPrefetchExp = reserved,
            .pfnAppendUSMAdviseExp = reserved,
            .pfnAppendNativeCommandExp = reserved,
            .pfnUpdateKernelLaunchExp = reserved,
            .pfnUpdateSignalEventExp = reserved,
            .pfnUpdateWaitEventsExp = reserved,
            .pfnGetInfoExp = reserved,
            .pfnGetNativeHandleExp = reserved,
        },
    .GraphExp =
        {
            .pfnCreateExp = reserved,
            .pfnInstantiateGraphExp = reserved,
            .pfnDestroyExp = reserved,
            .pfnExecutableGraphDestroyExp = reserved,
            .pfnIsEmptyExp = reserved,
            .pfnGetIdExp = reserved,
            .pfnSetDestructionCallbackExp = reserved,
            .pfnDumpContentsExp = reserved,
            .pfnGetNativeHandleExp = reserved,
            .pfnExecutableGraphGetNativeHandleExp = reserved,
        },
    .IPCExp =
        {
            .pfnGetMemHandleExp = ipcGetMemHandleExp,
            .pfnPutMemHandleExp = ipcPutMemHandleExp,
            .pfnOpenMemHandleExp = ipcOpenMemHandleExp,
            .pfnCloseMemHandleExp = ipcCloseMemHandleExp,
            .pfnGetPhysMemHandleExp = ipcGetPhysMemHandleExp,
            .pfnPutPhysMemHandleExp = ipcPutPhysMemHandleExp,
            .pfnOpenPhysMemHandleExp = ipcOpenPhysMemHandleExp,
            .pfnClosePhysMemHandleExp = ipcClosePhysMemHandleExp,
            .pfnGetEventHandleExp = ipcGetEventHandleExp,
            .pfnPutEventHandleExp = ipcPutEventHandleExp,
            .pfnOpenEventHandleExp = ipcOpenEventHandleExp,
        },
    .MemoryExportExp =
        {
            .pfnAllocExportableMemoryExp = reserved,
            .pfnFreeExportableMemoryExp = reserved,
            .pfnExportMemoryHandleExp = reserved,
        },
    .UsmP2PExp =
        {
            .pfnEnablePeerAccessExp = usmP2pEnablePeerAccessExp,
            .pfnDisablePeerAccessExp = usmP2pDisablePeerAccessExp,
            .pfnPeerAccessGetInfoExp = usmP2pPeerAccessGetInfoExp,
        },
    .VirtualMem =
        {
            .pfnGranularityGetInfo = virtualMemGranularityGetInfo,
            .pfnReserve = virtualMemReserve,
            .pfnFree = virtualMemFree,
            .pfnMap = virtualMemMap,
            .pfnUnmap = virtualMemUnmap,
            .pfnSetAccess = virtualMemSetAccess,
            .pfnGetInfo = virtualMemGetInfo,
        },
    .Device =
        {
            .pfnGet = deviceGet,
            .pfnGetInfo = deviceGetInfo,
            .pfnRetain = deviceRetain,
            .pfnRelease = deviceRelease,
            .pfnPartition = devicePartition,
            .pfnSelectBinary = deviceSelectBinary,
            .pfnGetNativeHandle = deviceGetNativeHandle,
            .pfnCreateWithNativeHandle = deviceCreateWithNativeHandle,
            .pfnGetGlobalTimestamps = deviceGetGlobalTimestamps,
        },
    .DeviceExp =
        {
            .pfnWaitExp = reserved,
        },
};

} // namespace ur::loader
