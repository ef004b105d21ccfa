// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The loader's exported functions. A function with a table slot is one jump through the active
// table. A function without a slot checks its arguments and calls the loader's own implementation.

#include "base/entry.hpp"
#include "base/error.hpp"
#include "generated/base/validity.hpp"
#include "generated/loader/loader_functions.hpp"
#include "runtime/loader/active_table.hpp"

extern "C" {

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries,
                                                 ur_adapter_handle_t *phAdapters,
                                                 uint32_t *pNumAdapters) {
  return ur::loader::activeTable.Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) {
  return ur::loader::activeTable.Adapter.pfnRelease(hAdapter);
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) {
  return ur::loader::activeTable.Adapter.pfnRetain(hAdapter);
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter,
                                                          const char **ppMessage, int32_t *pError) {
  return ur::loader::activeTable.Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter,
                                                     ur_adapter_info_t propName, size_t propSize,
                                                     void *pPropValue, size_t *pPropSizeRet) {
  return ur::loader::activeTable.Adapter.pfnGetInfo(hAdapter, propName, propSize, pPropValue,
                                                    pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL
urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback,
                           void *pUserData, ur_logger_level_t level) {
  return ur::loader::activeTable.Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback,
                                                              pUserData, level);
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                                    ur_logger_level_t level) {
  return ur::loader::activeTable.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                                  ur_platform_handle_t *phPlatforms,
                                                  uint32_t *pNumPlatforms) {
  return ur::loader::activeTable.Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform,
                                                      ur_platform_info_t propName, size_t propSize,
                                                      void *pPropValue, size_t *pPropSizeRet) {
  return ur::loader::activeTable.Platform.pfnGetInfo(hPlatform, propName, propSize, pPropValue,
                                                     pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL
urPlatformGetNativeHandle(ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
  return ur::loader::activeTable.Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  return ur::loader::activeTable.Platform.pfnCreateWithNativeHandle(hNativePlatform, hAdapter,
                                                                    pProperties, phPlatform);
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform,
                                                            ur_api_version_t *pVersion) {
  return ur::loader::activeTable.Platform.pfnGetApiVersion(hPlatform, pVersion);
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform,
                                                               const char *pFrontendOption,
                                                               const char **ppPlatformOption) {
  return ur::loader::activeTable.Platform.pfnGetBackendOption(hPlatform, pFrontendOption,
                                                              ppPlatformOption);
}

UR_APIEXPORT ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount,
                                                    const ur_device_handle_t *phDevices,
                                                    const ur_context_properties_t *pProperties,
                                                    ur_context_handle_t *phContext) {
  return ur::loader::activeTable.Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
}

UR_APIEXPORT ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) {
  return ur::loader::activeTable.Context.pfnRetain(hContext);
}

UR_APIEXPORT ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) {
  return ur::loader::activeTable.Context.pfnRelease(hContext);
}

UR_APIEXPORT ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext,
                                                     ur_context_info_t propName, size_t propSize,
                                                     void *pPropValue, size_t *pPropSizeRet) {
  return ur::loader::activeTable.Context.pfnGetInfo(hContext, propName, propSize, pPropValue,
                                                    pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext,
                                                             ur_native_handle_t *phNativeContext) {
  return ur::loader::activeTable.Context.pfnGetNativeHandle(hContext, phNativeContext);
}

UR_APIEXPORT ur_result_t UR_APICALL urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  return ur::loader::activeTable.Context.pfnCreateWithNativeHandle(
      hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
}

UR_APIEXPORT ur_result_t UR_APICALL urContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
  return ur::loader::activeTable.Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent,
                                                   ur_event_info_t propName, size_t propSize,
                                                   void *pPropValue, size_t *pPropSizeRet) {
  return ur::loader::activeTable.Event.pfnGetInfo(hEvent, propName, propSize, pPropValue,
                                                  pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent,
                                                            ur_profiling_info_t propName,
                                                            size_t propSize, void *pPropValue,
                                                            size_t *pPropSizeRet) {
  return ur::loader::activeTable.Event.pfnGetProfilingInfo(hEvent, propName, propSize, pPropValue,
                                                           pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventWait(uint32_t numEvents,
                                                const ur_event_handle_t *phEventWaitList) {
  return ur::loader::activeTable.Event.pfnWait(numEvents, phEventWaitList);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) {
  return ur::loader::activeTable.Event.pfnRetain(hEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) {
  return ur::loader::activeTable.Event.pfnRelease(hEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent,
                                                           ur_native_handle_t *phNativeEvent) {
  return ur::loader::activeTable.Event.pfnGetNativeHandle(hEvent, phNativeEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Event.pfnCreateWithNativeHandle(hNativeEvent, hContext,
                                                                 pProperties, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent,
                                                       ur_execution_info_t execStatus,
                                                       ur_event_callback_t pfnNotify,
                                                       void *pUserData) {
  return ur::loader::activeTable.Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_exp_event_desc_t *pEventDesc,
                                                     ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue,
                                                   ur_queue_info_t propName, size_t propSize,
                                                   void *pPropValue, size_t *pPropSizeRet) {
  return ur::loader::activeTable.Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue,
                                                  pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext,
                                                  ur_device_handle_t hDevice,
                                                  const ur_queue_properties_t *pProperties,
                                                  ur_queue_handle_t *phQueue) {
  return ur::loader::activeTable.Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) {
  return ur::loader::activeTable.Queue.pfnRetain(hQueue);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) {
  return ur::loader::activeTable.Queue.pfnRelease(hQueue);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue,
                                                           ur_queue_native_desc_t *pDesc,
                                                           ur_native_handle_t *phNativeQueue) {
  return ur::loader::activeTable.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
  return ur::loader::activeTable.Queue.pfnCreateWithNativeHandle(hNativeQueue, hContext, hDevice,
                                                                 pProperties, phQueue);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) {
  return ur::loader::activeTable.Queue.pfnFinish(hQueue);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {
  return ur::loader::activeTable.Queue.pfnFlush(hQueue);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext,
                                                      ur_mem_flags_t flags, size_t size,
                                                      const ur_buffer_properties_t *pProperties,
                                                      ur_mem_handle_t *phBuffer) {
  return ur::loader::activeTable.Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) {
  return ur::loader::activeTable.Mem.pfnRetain(hMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) {
  return ur::loader::activeTable.Mem.pfnRelease(hMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer,
                                                         ur_mem_flags_t flags,
                                                         ur_buffer_create_type_t bufferCreateType,
                                                         const ur_buffer_region_t *pRegion,
                                                         ur_mem_handle_t *phMem) {
  return ur::loader::activeTable.Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion,
                                                        phMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem,
                                                         ur_device_handle_t hDevice,
                                                         ur_native_handle_t *phNativeMem) {
  return ur::loader::activeTable.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
  return ur::loader::activeTable.Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext,
                                                                     pProperties, phMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName,
                                                 size_t propSize, void *pPropValue,
                                                 size_t *pPropSizeRet) {
  return ur::loader::activeTable.Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue,
                                                pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
  return ur::loader::activeTable.PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties,
                                                       phPhysicalMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  return ur::loader::activeTable.PhysicalMem.pfnRetain(hPhysicalMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  return ur::loader::activeTable.PhysicalMem.pfnRelease(hPhysicalMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                                         ur_physical_mem_info_t propName,
                                                         size_t propSize, void *pPropValue,
                                                         size_t *pPropSizeRet) {
  return ur::loader::activeTable.PhysicalMem.pfnGetInfo(hPhysicalMem, propName, propSize,
                                                        pPropValue, pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue,
                                                        uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList,
                                                       phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnEventsWaitWithBarrier(hQueue, numEventsInWaitList,
                                                                  phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL
urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                       size_t offset, size_t size, void *pDst, uint32_t numEventsInWaitList,
                       const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnMemBufferRead(hQueue, hBuffer, blockingRead, offset,
                                                          size, pDst, numEventsInWaitList,
                                                          phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL
urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
                        size_t offset, size_t size, const void *pSrc, uint32_t numEventsInWaitList,
                        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnMemBufferWrite(hQueue, hBuffer, blockingWrite, offset,
                                                           size, pSrc, numEventsInWaitList,
                                                           phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnMemBufferReadRect(
      hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
      bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
      phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnMemBufferWriteRect(
      hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
      bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
      phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset,
                                                          dstOffset, size, numEventsInWaitList,
                                                          phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnMemBufferCopyRect(
      hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
      dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL
urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
                       size_t patternSize, size_t offset, size_t size, uint32_t numEventsInWaitList,
                       const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnMemBufferFill(hQueue, hBuffer, pPattern, patternSize,
                                                          offset, size, numEventsInWaitList,
                                                          phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
  return ur::loader::activeTable.Enqueue.pfnMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags,
                                                         offset, size, numEventsInWaitList,
                                                         phEventWaitList, phEvent, ppRetMap);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue,
                                                      ur_mem_handle_t hMem, void *pMappedPtr,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList,
                                                     phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem,
                                                     size_t patternSize, const void *pPattern,
                                                     size_t size, uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnUSMFill(hQueue, pMem, patternSize, pPattern, size,
                                                    numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking,
                                                       void *pDst, const void *pSrc, size_t size,
                                                       uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnUSMMemcpy(
      hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem,
                                                         size_t size,
                                                         ur_usm_migration_flags_t flags,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnUSMPrefetch(
      hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem,
                                                       size_t size, ur_usm_advice_flags_t advice,
                                                       ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem,
                                                       size_t pitch, size_t patternSize,
                                                       const void *pPattern, size_t width,
                                                       size_t height, uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern,
                                                      width, height, numEventsInWaitList,
                                                      phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnUSMMemcpy2D(
      hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
      phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.Enqueue.pfnEventsWaitWithBarrierExt(
      hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.EnqueueExp.pfnTimestampRecordingExp(
      hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext,
                                                   const ur_usm_desc_t *pUSMDesc,
                                                   ur_usm_pool_handle_t pool, size_t size,
                                                   void **ppMem) {
  return ur::loader::activeTable.USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_usm_desc_t *pUSMDesc,
                                                     ur_usm_pool_handle_t pool, size_t size,
                                                     void **ppMem) {
  return ur::loader::activeTable.USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_usm_desc_t *pUSMDesc,
                                                     ur_usm_pool_handle_t pool, size_t size,
                                                     void **ppMem) {
  return ur::loader::activeTable.USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) {
  return ur::loader::activeTable.USM.pfnFree(hContext, pMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext,
                                                         const void *pMem,
                                                         ur_usm_alloc_info_t propName,
                                                         size_t propSize, void *pPropValue,
                                                         size_t *pPropSizeRet) {
  return ur::loader::activeTable.USM.pfnGetMemAllocInfo(hContext, pMem, propName, propSize,
                                                        pPropValue, pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext,
                                                    ur_usm_pool_desc_t *pPoolDesc,
                                                    ur_usm_pool_handle_t *ppPool) {
  return ur::loader::activeTable.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
  return ur::loader::activeTable.USM.pfnPoolRetain(pPool);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
  return ur::loader::activeTable.USM.pfnPoolRelease(pPool);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool,
                                                     ur_usm_pool_info_t propName, size_t propSize,
                                                     void *pPropValue, size_t *pPropSizeRet) {
  return ur::loader::activeTable.USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue,
                                                    pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                                          const void *pSrc, size_t size) {
  return ur::loader::activeTable.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext,
                                                                void *pHostMem) {
  return ur::loader::activeTable.USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
}

UR_APIEXPORT ur_result_t UR_APICALL
urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                          const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
  return ur::loader::activeTable.USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size,
                                                                pProperties);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                                         void **ppIPCMemHandleData,
                                                         size_t *pIPCMemHandleDataSizeRet) {
  return ur::loader::activeTable.IPCExp.pfnGetMemHandleExp(hContext, pMem, ppIPCMemHandleData,
                                                           pIPCMemHandleDataSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext,
                                                         void *pIPCMemHandleData) {
  return ur::loader::activeTable.IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext,
                                                          ur_device_handle_t hDevice,
                                                          void *pIPCMemHandleData,
                                                          size_t ipcMemHandleDataSize,
                                                          void **ppMem) {
  return ur::loader::activeTable.IPCExp.pfnOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData,
                                                            ipcMemHandleDataSize, ppMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext,
                                                           void *pMem) {
  return ur::loader::activeTable.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                                             ur_physical_mem_handle_t hPhysMem,
                                                             void **ppIPCPhysMemHandleData,
                                                             size_t *pIPCPhysMemHandleDataSizeRet) {
  return ur::loader::activeTable.IPCExp.pfnGetPhysMemHandleExp(
      hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                             const void *pIPCPhysMemHandleData) {
  return ur::loader::activeTable.IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                                              ur_device_handle_t hDevice,
                                                              const void *pIPCPhysMemHandleData,
                                                              size_t ipcPhysMemHandleDataSize,
                                                              ur_physical_mem_handle_t *phPhysMem) {
  return ur::loader::activeTable.IPCExp.pfnOpenPhysMemHandleExp(
      hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                               ur_physical_mem_handle_t hPhysMem) {
  return ur::loader::activeTable.IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent,
                                                           void **ppIPCEventHandleData,
                                                           size_t *pIPCEventHandleDataSizeRet) {
  return ur::loader::activeTable.IPCExp.pfnGetEventHandleExp(hEvent, ppIPCEventHandleData,
                                                             pIPCEventHandleDataSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext,
                                                           void *pIPCEventHandleData) {
  return ur::loader::activeTable.IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                                            const void *pIPCEventHandleData,
                                                            size_t ipcEventHandleDataSize,
                                                            ur_event_handle_t *phEvent) {
  return ur::loader::activeTable.IPCExp.pfnOpenEventHandleExp(hContext, pIPCEventHandleData,
                                                              ipcEventHandleDataSize, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                                ur_device_handle_t peerDevice) {
  return ur::loader::activeTable.UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
}

UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                                 ur_device_handle_t peerDevice) {
  return ur::loader::activeTable.UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
}

UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                                 ur_device_handle_t peerDevice,
                                                                 ur_exp_peer_info_t propName,
                                                                 size_t propSize, void *pPropValue,
                                                                 size_t *pPropSizeRet) {
  return ur::loader::activeTable.UsmP2PExp.pfnPeerAccessGetInfoExp(
      commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL
urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                               size_t allocationSize, ur_virtual_mem_granularity_info_t propName,
                               size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return ur::loader::activeTable.VirtualMem.pfnGranularityGetInfo(
      hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext,
                                                        const void *pStart, size_t size,
                                                        void **ppStart) {
  return ur::loader::activeTable.VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
}

UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext,
                                                     const void *pStart, size_t size) {
  return ur::loader::activeTable.VirtualMem.pfnFree(hContext, pStart, size);
}

UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext,
                                                    const void *pStart, size_t size,
                                                    ur_physical_mem_handle_t hPhysicalMem,
                                                    size_t offset,
                                                    ur_virtual_mem_access_flags_t flags) {
  return ur::loader::activeTable.VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset,
                                                   flags);
}

UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext,
                                                      const void *pStart, size_t size) {
  return ur::loader::activeTable.VirtualMem.pfnUnmap(hContext, pStart, size);
}

UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext,
                                                          const void *pStart, size_t size,
                                                          ur_virtual_mem_access_flags_t flags) {
  return ur::loader::activeTable.VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
}

UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext,
                                                        const void *pStart, size_t size,
                                                        ur_virtual_mem_info_t propName,
                                                        size_t propSize, void *pPropValue,
                                                        size_t *pPropSizeRet) {
  return ur::loader::activeTable.VirtualMem.pfnGetInfo(hContext, pStart, size, propName, propSize,
                                                       pPropValue, pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform,
                                                ur_device_type_t DeviceType, uint32_t NumEntries,
                                                ur_device_handle_t *phDevices,
                                                uint32_t *pNumDevices) {
  return ur::loader::activeTable.Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices,
                                               pNumDevices);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice,
                                                    ur_device_info_t propName, size_t propSize,
                                                    void *pPropValue, size_t *pPropSizeRet) {
  return ur::loader::activeTable.Device.pfnGetInfo(hDevice, propName, propSize, pPropValue,
                                                   pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) {
  return ur::loader::activeTable.Device.pfnRetain(hDevice);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) {
  return ur::loader::activeTable.Device.pfnRelease(hDevice);
}

UR_APIEXPORT ur_result_t UR_APICALL
urDevicePartition(ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
                  uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
  return ur::loader::activeTable.Device.pfnPartition(hDevice, pProperties, NumDevices, phSubDevices,
                                                     pNumDevicesRet);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice,
                                                         const ur_device_binary_t *pBinaries,
                                                         uint32_t NumBinaries,
                                                         uint32_t *pSelectedBinary) {
  return ur::loader::activeTable.Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries,
                                                        pSelectedBinary);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                                            ur_native_handle_t *phNativeDevice) {
  return ur::loader::activeTable.Device.pfnGetNativeHandle(hDevice, phNativeDevice);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  return ur::loader::activeTable.Device.pfnCreateWithNativeHandle(hNativeDevice, hAdapter,
                                                                  pProperties, phDevice);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                                uint64_t *pDeviceTimestamp,
                                                                uint64_t *pHostTimestamp) {
  return ur::loader::activeTable.Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp,
                                                               pHostTimestamp);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetSelected(ur_platform_handle_t hPlatform,
                                                        ur_device_type_t DeviceType,
                                                        uint32_t NumEntries,
                                                        ur_device_handle_t *phDevices,
                                                        uint32_t *pNumDevices) {
  return ur::base::Entry("urDeviceGetSelected")
      .handle(hPlatform, "hPlatform")
      .enumerator(ur::isDeclared(DeviceType), "DeviceType", "ur_device_type_t")
      .call(ur::loader::urDeviceGetSelected, hPlatform, DeviceType, NumEntries, phDevices,
            pNumDevices);
}

UR_APIEXPORT ur_result_t UR_APICALL
urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig) {
  return ur::base::Entry("urLoaderConfigCreate")
      .pointer(phLoaderConfig, "phLoaderConfig")
      .call(ur::loader::urLoaderConfigCreate, phLoaderConfig);
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig) {
  return ur::base::Entry("urLoaderConfigRetain")
      .handle(hLoaderConfig, "hLoaderConfig")
      .call(ur::loader::urLoaderConfigRetain, hLoaderConfig);
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig) {
  return ur::base::Entry("urLoaderConfigRelease")
      .handle(hLoaderConfig, "hLoaderConfig")
      .call(ur::loader::urLoaderConfigRelease, hLoaderConfig);
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigGetInfo(ur_loader_config_handle_t hLoaderConfig,
                                                          ur_loader_config_info_t propName,
                                                          size_t propSize, void *pPropValue,
                                                          size_t *pPropSizeRet) {
  return ur::base::Entry("urLoaderConfigGetInfo")
      .handle(hLoaderConfig, "hLoaderConfig")
      .enumerator(ur::isDeclared(propName), "propName", "ur_loader_config_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(ur::loader::urLoaderConfigGetInfo, hLoaderConfig, propName, propSize, pPropValue,
            pPropSizeRet);
}

UR_APIEXPORT ur_result_t UR_APICALL
urLoaderConfigEnableLayer(ur_loader_config_handle_t hLoaderConfig, const char *pLayerName) {
  return ur::base::Entry("urLoaderConfigEnableLayer")
      .pointer(pLayerName, "pLayerName")
      .handle(hLoaderConfig, "hLoaderConfig")
      .call(ur::loader::urLoaderConfigEnableLayer, hLoaderConfig, pLayerName);
}

UR_APIEXPORT ur_result_t UR_APICALL
urLoaderConfigSetCodeLocationCallback(ur_loader_config_handle_t hLoaderConfig,
                                      ur_code_location_callback_t pfnCodeloc, void *pUserData) {
  return ur::base::Entry("urLoaderConfigSetCodeLocationCallback")
      .pointer(pfnCodeloc, "pfnCodeloc")
      .handle(hLoaderConfig, "hLoaderConfig")
      .call(ur::loader::urLoaderConfigSetCodeLocationCallback, hLoaderConfig, pfnCodeloc,
            pUserData);
}

UR_APIEXPORT ur_result_t UR_APICALL
urLoaderConfigSetMockingEnabled(ur_loader_config_handle_t hLoaderConfig, ur_bool_t enable) {
  return ur::base::Entry("urLoaderConfigSetMockingEnabled")
      .handle(hLoaderConfig, "hLoaderConfig")
      .call(ur::loader::urLoaderConfigSetMockingEnabled, hLoaderConfig, enable);
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderInit(ur_device_init_flags_t device_flags,
                                                 ur_loader_config_handle_t hLoaderConfig) {
  return ur::base::Entry("urLoaderInit")
      .flags(device_flags & UR_DEVICE_INIT_FLAGS_MASK, "device_flags", "ur_device_init_flags_t")
      .call(ur::loader::urLoaderInit, device_flags, hLoaderConfig);
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderTearDown(void) {
  return ur::base::Entry("urLoaderTearDown").call(ur::loader::urLoaderTearDown);
}

} // extern "C"
