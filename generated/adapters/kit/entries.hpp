// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The functions in an adapter's tables, one per API function. Each checks the arguments as the spec
// requires, calls the adapter's body, and turns exceptions into result codes.

#include "base/entry.hpp"
#include "generated/base/validity.hpp"

namespace ur::entries {

template <auto Body>
ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                    uint32_t *pNumAdapters) {
  return ur::base::Entry("urAdapterGet").call(Body, NumEntries, phAdapters, pNumAdapters);
}

template <auto Body> ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) {
  return ur::base::Entry("urAdapterRelease").handle(hAdapter, "hAdapter").call(Body, hAdapter);
}

template <auto Body> ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) {
  return ur::base::Entry("urAdapterRetain").handle(hAdapter, "hAdapter").call(Body, hAdapter);
}

template <auto Body>
ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                             int32_t *pError) {
  return ur::base::Entry("urAdapterGetLastError")
      .pointer(ppMessage, "ppMessage")
      .pointer(pError, "pError")
      .handle(hAdapter, "hAdapter")
      .call(Body, hAdapter, ppMessage, pError);
}

template <auto Body>
ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urAdapterGetInfo")
      .handle(hAdapter, "hAdapter")
      .enumerator(ur::isDeclared(propName), "propName", "ur_adapter_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                  ur_logger_callback_t pfnLoggerCallback,
                                                  void *pUserData, ur_logger_level_t level) {
  return ur::base::Entry("urAdapterSetLoggerCallback")
      .pointer(pfnLoggerCallback, "pfnLoggerCallback")
      .handle(hAdapter, "hAdapter")
      .enumerator(ur::isDeclared(level), "level", "ur_logger_level_t")
      .call(Body, hAdapter, pfnLoggerCallback, pUserData, level);
}

template <auto Body>
ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                       ur_logger_level_t level) {
  return ur::base::Entry("urAdapterSetLoggerCallbackLevel")
      .handle(hAdapter, "hAdapter")
      .enumerator(ur::isDeclared(level), "level", "ur_logger_level_t")
      .call(Body, hAdapter, level);
}

template <auto Body>
ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                     ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  return ur::base::Entry("urPlatformGet")
      .handle(hAdapter, "hAdapter")
      .call(Body, hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

template <auto Body>
ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform,
                                         ur_platform_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urPlatformGetInfo")
      .handle(hPlatform, "hPlatform")
      .enumerator(ur::isDeclared(propName), "propName", "ur_platform_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                                 ur_native_handle_t *phNativePlatform) {
  return ur::base::Entry("urPlatformGetNativeHandle")
      .pointer(phNativePlatform, "phNativePlatform")
      .handle(hPlatform, "hPlatform")
      .call(Body, hPlatform, phNativePlatform);
}

template <auto Body>
ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  return ur::base::Entry("urPlatformCreateWithNativeHandle")
      .pointer(phPlatform, "phPlatform")
      .handle(hAdapter, "hAdapter")
      .call(Body, hNativePlatform, hAdapter, pProperties, phPlatform);
}

template <auto Body>
ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform,
                                               ur_api_version_t *pVersion) {
  return ur::base::Entry("urPlatformGetApiVersion")
      .pointer(pVersion, "pVersion")
      .handle(hPlatform, "hPlatform")
      .call(Body, hPlatform, pVersion);
}

template <auto Body>
ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform,
                                                  const char *pFrontendOption,
                                                  const char **ppPlatformOption) {
  return ur::base::Entry("urPlatformGetBackendOption")
      .pointer(pFrontendOption, "pFrontendOption")
      .pointer(ppPlatformOption, "ppPlatformOption")
      .handle(hPlatform, "hPlatform")
      .call(Body, hPlatform, pFrontendOption, ppPlatformOption);
}

template <auto Body>
ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                       const ur_context_properties_t *pProperties,
                                       ur_context_handle_t *phContext) {
  return ur::base::Entry("urContextCreate")
      .pointer(phDevices, "phDevices")
      .pointer(phContext, "phContext")
      .count(DeviceCount, "DeviceCount", UR_RESULT_ERROR_INVALID_SIZE)
      .elements(phDevices, DeviceCount, "phDevices", UR_RESULT_ERROR_INVALID_NULL_HANDLE)
      .call(Body, DeviceCount, phDevices, pProperties, phContext);
}

template <auto Body> ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) {
  return ur::base::Entry("urContextRetain").handle(hContext, "hContext").call(Body, hContext);
}

template <auto Body> ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) {
  return ur::base::Entry("urContextRelease").handle(hContext, "hContext").call(Body, hContext);
}

template <auto Body>
ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urContextGetInfo")
      .handle(hContext, "hContext")
      .enumerator(ur::isDeclared(propName), "propName", "ur_context_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hContext, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext,
                                                ur_native_handle_t *phNativeContext) {
  return ur::base::Entry("urContextGetNativeHandle")
      .pointer(phNativeContext, "phNativeContext")
      .handle(hContext, "hContext")
      .call(Body, hContext, phNativeContext);
}

template <auto Body>
ur_result_t UR_APICALL urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  return ur::base::Entry("urContextCreateWithNativeHandle")
      .pointer(phContext, "phContext")
      .handle(hAdapter, "hAdapter")
      .call(Body, hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
}

template <auto Body>
ur_result_t UR_APICALL urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                   ur_context_extended_deleter_t pfnDeleter,
                                                   void *pUserData) {
  return ur::base::Entry("urContextSetExtendedDeleter")
      .pointer(pfnDeleter, "pfnDeleter")
      .handle(hContext, "hContext")
      .call(Body, hContext, pfnDeleter, pUserData);
}

template <auto Body>
ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urEventGetInfo")
      .handle(hEvent, "hEvent")
      .enumerator(ur::isDeclared(propName), "propName", "ur_event_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent,
                                               ur_profiling_info_t propName, size_t propSize,
                                               void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urEventGetProfilingInfo")
      .handle(hEvent, "hEvent")
      .enumerator(ur::isDeclared(propName), "propName", "ur_profiling_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_VALUE)
      .call(Body, hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  return ur::base::Entry("urEventWait")
      .pointer(phEventWaitList, "phEventWaitList")
      .count(numEvents, "numEvents", UR_RESULT_ERROR_INVALID_VALUE)
      .elements(phEventWaitList, numEvents, "phEventWaitList", UR_RESULT_ERROR_INVALID_EVENT)
      .call(Body, numEvents, phEventWaitList);
}

template <auto Body> ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) {
  return ur::base::Entry("urEventRetain").handle(hEvent, "hEvent").call(Body, hEvent);
}

template <auto Body> ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) {
  return ur::base::Entry("urEventRelease").handle(hEvent, "hEvent").call(Body, hEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent,
                                              ur_native_handle_t *phNativeEvent) {
  return ur::base::Entry("urEventGetNativeHandle")
      .pointer(phNativeEvent, "phNativeEvent")
      .handle(hEvent, "hEvent")
      .call(Body, hEvent, phNativeEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEventCreateWithNativeHandle")
      .pointer(phEvent, "phEvent")
      .handle(hContext, "hContext")
      .call(Body, hNativeEvent, hContext, pProperties, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                          ur_event_callback_t pfnNotify, void *pUserData) {
  return ur::base::Entry("urEventSetCallback")
      .pointer(pfnNotify, "pfnNotify")
      .handle(hEvent, "hEvent")
      .enumerator(ur::isDeclared(execStatus), "execStatus", "ur_execution_info_t")
      .call(Body, hEvent, execStatus, pfnNotify, pUserData);
}

template <auto Body>
ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_exp_event_desc_t *pEventDesc,
                                        ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEventCreateExp")
      .pointer(pEventDesc, "pEventDesc")
      .pointer(phEvent, "phEvent")
      .handle(hContext, "hContext")
      .handle(hDevice, "hDevice")
      .call(Body, hContext, hDevice, pEventDesc, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urQueueGetInfo")
      .handle(hQueue, "hQueue")
      .enumerator(ur::isDeclared(propName), "propName", "ur_queue_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                     const ur_queue_properties_t *pProperties,
                                     ur_queue_handle_t *phQueue) {
  return ur::base::Entry("urQueueCreate")
      .pointer(phQueue, "phQueue")
      .handle(hContext, "hContext")
      .handle(hDevice, "hDevice")
      .call(Body, hContext, hDevice, pProperties, phQueue);
}

template <auto Body> ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) {
  return ur::base::Entry("urQueueRetain").handle(hQueue, "hQueue").call(Body, hQueue);
}

template <auto Body> ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) {
  return ur::base::Entry("urQueueRelease").handle(hQueue, "hQueue").call(Body, hQueue);
}

template <auto Body>
ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue,
                                              ur_queue_native_desc_t *pDesc,
                                              ur_native_handle_t *phNativeQueue) {
  return ur::base::Entry("urQueueGetNativeHandle")
      .pointer(phNativeQueue, "phNativeQueue")
      .handle(hQueue, "hQueue")
      .call(Body, hQueue, pDesc, phNativeQueue);
}

template <auto Body>
ur_result_t UR_APICALL urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
  return ur::base::Entry("urQueueCreateWithNativeHandle")
      .pointer(phQueue, "phQueue")
      .handle(hContext, "hContext")
      .call(Body, hNativeQueue, hContext, hDevice, pProperties, phQueue);
}

template <auto Body> ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) {
  return ur::base::Entry("urQueueFinish").handle(hQueue, "hQueue").call(Body, hQueue);
}

template <auto Body> ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {
  return ur::base::Entry("urQueueFlush").handle(hQueue, "hQueue").call(Body, hQueue);
}

template <auto Body>
ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                         size_t size, const ur_buffer_properties_t *pProperties,
                                         ur_mem_handle_t *phBuffer) {
  return ur::base::Entry("urMemBufferCreate")
      .pointer(phBuffer, "phBuffer")
      .handle(hContext, "hContext")
      .flags(flags & UR_MEM_FLAGS_MASK, "flags", "ur_mem_flags_t")
      .call(Body, hContext, flags, size, pProperties, phBuffer);
}

template <auto Body> ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) {
  return ur::base::Entry("urMemRetain").handle(hMem, "hMem").call(Body, hMem);
}

template <auto Body> ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) {
  return ur::base::Entry("urMemRelease").handle(hMem, "hMem").call(Body, hMem);
}

template <auto Body>
ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                            ur_buffer_create_type_t bufferCreateType,
                                            const ur_buffer_region_t *pRegion,
                                            ur_mem_handle_t *phMem) {
  return ur::base::Entry("urMemBufferPartition")
      .pointer(pRegion, "pRegion")
      .pointer(phMem, "phMem")
      .handle(hBuffer, "hBuffer")
      .enumerator(ur::isDeclared(bufferCreateType), "bufferCreateType", "ur_buffer_create_type_t")
      .flags(flags & UR_MEM_FLAGS_MASK, "flags", "ur_mem_flags_t")
      .call(Body, hBuffer, flags, bufferCreateType, pRegion, phMem);
}

template <auto Body>
ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                            ur_native_handle_t *phNativeMem) {
  return ur::base::Entry("urMemGetNativeHandle")
      .pointer(phNativeMem, "phNativeMem")
      .handle(hMem, "hMem")
      .call(Body, hMem, hDevice, phNativeMem);
}

template <auto Body>
ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
  return ur::base::Entry("urMemBufferCreateWithNativeHandle")
      .pointer(phMem, "phMem")
      .handle(hContext, "hContext")
      .call(Body, hNativeMem, hContext, pProperties, phMem);
}

template <auto Body>
ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urMemGetInfo")
      .handle(hMemory, "hMemory")
      .enumerator(ur::isDeclared(propName), "propName", "ur_mem_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           size_t size,
                                           const ur_physical_mem_properties_t *pProperties,
                                           ur_physical_mem_handle_t *phPhysicalMem) {
  return ur::base::Entry("urPhysicalMemCreate")
      .pointer(phPhysicalMem, "phPhysicalMem")
      .handle(hContext, "hContext")
      .handle(hDevice, "hDevice")
      .call(Body, hContext, hDevice, size, pProperties, phPhysicalMem);
}

template <auto Body>
ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  return ur::base::Entry("urPhysicalMemRetain")
      .handle(hPhysicalMem, "hPhysicalMem")
      .call(Body, hPhysicalMem);
}

template <auto Body>
ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  return ur::base::Entry("urPhysicalMemRelease")
      .handle(hPhysicalMem, "hPhysicalMem")
      .call(Body, hPhysicalMem);
}

template <auto Body>
ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                            ur_physical_mem_info_t propName, size_t propSize,
                                            void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urPhysicalMemGetInfo")
      .handle(hPhysicalMem, "hPhysicalMem")
      .enumerator(ur::isDeclared(propName), "propName", "ur_physical_mem_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueEventsWait")
      .handle(hQueue, "hQueue")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueEventsWaitWithBarrier")
      .handle(hQueue, "hQueue")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                              bool blockingRead, size_t offset, size_t size,
                                              void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueMemBufferRead")
      .pointer(pDst, "pDst")
      .handle(hQueue, "hQueue")
      .handle(hBuffer, "hBuffer")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList,
            phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                               bool blockingWrite, size_t offset, size_t size,
                                               const void *pSrc, uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueMemBufferWrite")
      .pointer(pSrc, "pSrc")
      .handle(hQueue, "hQueue")
      .handle(hBuffer, "hBuffer")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueMemBufferReadRect")
      .pointer(pDst, "pDst")
      .handle(hQueue, "hQueue")
      .handle(hBuffer, "hBuffer")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
            bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList,
            phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueMemBufferWriteRect")
      .pointer(pSrc, "pSrc")
      .handle(hQueue, "hQueue")
      .handle(hBuffer, "hBuffer")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
            bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                              ur_mem_handle_t hBufferDst, size_t srcOffset,
                                              size_t dstOffset, size_t size,
                                              uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueMemBufferCopy")
      .handle(hQueue, "hQueue")
      .handle(hBufferSrc, "hBufferSrc")
      .handle(hBufferDst, "hBufferDst")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
            phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueMemBufferCopyRect")
      .handle(hQueue, "hQueue")
      .handle(hBufferSrc, "hBufferSrc")
      .handle(hBufferDst, "hBufferDst")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch,
            srcSlicePitch, dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList,
            phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                              const void *pPattern, size_t patternSize,
                                              size_t offset, size_t size,
                                              uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueMemBufferFill")
      .pointer(pPattern, "pPattern")
      .handle(hQueue, "hQueue")
      .handle(hBuffer, "hBuffer")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList,
            phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                             bool blockingMap, ur_map_flags_t mapFlags,
                                             size_t offset, size_t size,
                                             uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent, void **ppRetMap) {
  return ur::base::Entry("urEnqueueMemBufferMap")
      .pointer(ppRetMap, "ppRetMap")
      .handle(hQueue, "hQueue")
      .handle(hBuffer, "hBuffer")
      .flags(mapFlags & UR_MAP_FLAGS_MASK, "mapFlags", "ur_map_flags_t")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList,
            phEventWaitList, phEvent, ppRetMap);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem,
                                         void *pMappedPtr, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueMemUnmap")
      .pointer(pMappedPtr, "pMappedPtr")
      .handle(hQueue, "hQueue")
      .handle(hMem, "hMem")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                        const void *pPattern, size_t size,
                                        uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueUSMFill")
      .pointer(pMem, "pMem")
      .pointer(pPattern, "pPattern")
      .handle(hQueue, "hQueue")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList,
            phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                          const void *pSrc, size_t size,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueUSMMemcpy")
      .pointer(pDst, "pDst")
      .pointer(pSrc, "pSrc")
      .handle(hQueue, "hQueue")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList,
            phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                            ur_usm_migration_flags_t flags,
                                            uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueUSMPrefetch")
      .pointer(pMem, "pMem")
      .handle(hQueue, "hQueue")
      .flags(flags & UR_USM_MIGRATION_FLAGS_MASK, "flags", "ur_usm_migration_flags_t")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_advice_flags_t advice,
                                          ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueUSMAdvise")
      .pointer(pMem, "pMem")
      .handle(hQueue, "hQueue")
      .flags(advice & UR_USM_ADVICE_FLAGS_MASK, "advice", "ur_usm_advice_flags_t")
      .call(Body, hQueue, pMem, size, advice, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                          size_t patternSize, const void *pPattern, size_t width,
                                          size_t height, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueUSMFill2D")
      .pointer(pMem, "pMem")
      .pointer(pPattern, "pPattern")
      .handle(hQueue, "hQueue")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
            phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                            size_t dstPitch, const void *pSrc, size_t srcPitch,
                                            size_t width, size_t height,
                                            uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueUSMMemcpy2D")
      .pointer(pDst, "pDst")
      .pointer(pSrc, "pSrc")
      .handle(hQueue, "hQueue")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
            numEventsInWaitList, phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueEventsWaitWithBarrierExt")
      .handle(hQueue, "hQueue")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) {
  return ur::base::Entry("urEnqueueTimestampRecordingExp")
      .pointer(phEvent, "phEvent")
      .handle(hQueue, "hQueue")
      .list(phEventWaitList, numEventsInWaitList, "phEventWaitList",
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST)
      .call(Body, hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                      ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return ur::base::Entry("urUSMHostAlloc")
      .pointer(ppMem, "ppMem")
      .handle(hContext, "hContext")
      .call(Body, hContext, pUSMDesc, pool, size, ppMem);
}

template <auto Body>
ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                        size_t size, void **ppMem) {
  return ur::base::Entry("urUSMDeviceAlloc")
      .pointer(ppMem, "ppMem")
      .handle(hContext, "hContext")
      .handle(hDevice, "hDevice")
      .call(Body, hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

template <auto Body>
ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                        size_t size, void **ppMem) {
  return ur::base::Entry("urUSMSharedAlloc")
      .pointer(ppMem, "ppMem")
      .handle(hContext, "hContext")
      .handle(hDevice, "hDevice")
      .call(Body, hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

template <auto Body> ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) {
  return ur::base::Entry("urUSMFree")
      .pointer(pMem, "pMem")
      .handle(hContext, "hContext")
      .call(Body, hContext, pMem);
}

template <auto Body>
ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                            ur_usm_alloc_info_t propName, size_t propSize,
                                            void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urUSMGetMemAllocInfo")
      .pointer(pMem, "pMem")
      .handle(hContext, "hContext")
      .enumerator(ur::isDeclared(propName), "propName", "ur_usm_alloc_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                       ur_usm_pool_handle_t *ppPool) {
  return ur::base::Entry("urUSMPoolCreate")
      .pointer(pPoolDesc, "pPoolDesc")
      .pointer(ppPool, "ppPool")
      .handle(hContext, "hContext")
      .call(Body, hContext, pPoolDesc, ppPool);
}

template <auto Body> ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
  return ur::base::Entry("urUSMPoolRetain").handle(pPool, "pPool").call(Body, pPool);
}

template <auto Body> ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
  return ur::base::Entry("urUSMPoolRelease").handle(pPool, "pPool").call(Body, pPool);
}

template <auto Body>
ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urUSMPoolGetInfo")
      .handle(hPool, "hPool")
      .enumerator(ur::isDeclared(propName), "propName", "ur_usm_pool_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hPool, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                             const void *pSrc, size_t size) {
  return ur::base::Entry("urUSMContextMemcpyExp")
      .pointer(pDst, "pDst")
      .pointer(pSrc, "pSrc")
      .handle(hContext, "hContext")
      .call(Body, hContext, pDst, pSrc, size);
}

template <auto Body>
ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
  return ur::base::Entry("urUSMHostAllocUnregisterExp")
      .pointer(pHostMem, "pHostMem")
      .handle(hContext, "hContext")
      .call(Body, hContext, pHostMem);
}

template <auto Body>
ur_result_t UR_APICALL
urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                          const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
  return ur::base::Entry("urUSMHostAllocRegisterExp")
      .pointer(pHostMem, "pHostMem")
      .handle(hContext, "hContext")
      .call(Body, hContext, pHostMem, size, pProperties);
}

template <auto Body>
ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                            void **ppIPCMemHandleData,
                                            size_t *pIPCMemHandleDataSizeRet) {
  return ur::base::Entry("urIPCGetMemHandleExp")
      .pointer(pMem, "pMem")
      .handle(hContext, "hContext")
      .call(Body, hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  return ur::base::Entry("urIPCPutMemHandleExp")
      .pointer(pIPCMemHandleData, "pIPCMemHandleData")
      .handle(hContext, "hContext")
      .call(Body, hContext, pIPCMemHandleData);
}

template <auto Body>
ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext,
                                             ur_device_handle_t hDevice, void *pIPCMemHandleData,
                                             size_t ipcMemHandleDataSize, void **ppMem) {
  return ur::base::Entry("urIPCOpenMemHandleExp")
      .pointer(pIPCMemHandleData, "pIPCMemHandleData")
      .pointer(ppMem, "ppMem")
      .handle(hContext, "hContext")
      .handle(hDevice, "hDevice")
      .call(Body, hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

template <auto Body>
ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  return ur::base::Entry("urIPCCloseMemHandleExp")
      .pointer(pMem, "pMem")
      .handle(hContext, "hContext")
      .call(Body, hContext, pMem);
}

template <auto Body>
ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                                ur_physical_mem_handle_t hPhysMem,
                                                void **ppIPCPhysMemHandleData,
                                                size_t *pIPCPhysMemHandleDataSizeRet) {
  return ur::base::Entry("urIPCGetPhysMemHandleExp")
      .pointer(ppIPCPhysMemHandleData, "ppIPCPhysMemHandleData")
      .pointer(pIPCPhysMemHandleDataSizeRet, "pIPCPhysMemHandleDataSizeRet")
      .handle(hContext, "hContext")
      .handle(hPhysMem, "hPhysMem")
      .call(Body, hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                const void *pIPCPhysMemHandleData) {
  return ur::base::Entry("urIPCPutPhysMemHandleExp")
      .pointer(pIPCPhysMemHandleData, "pIPCPhysMemHandleData")
      .handle(hContext, "hContext")
      .call(Body, hContext, pIPCPhysMemHandleData);
}

template <auto Body>
ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                                 ur_device_handle_t hDevice,
                                                 const void *pIPCPhysMemHandleData,
                                                 size_t ipcPhysMemHandleDataSize,
                                                 ur_physical_mem_handle_t *phPhysMem) {
  return ur::base::Entry("urIPCOpenPhysMemHandleExp")
      .pointer(pIPCPhysMemHandleData, "pIPCPhysMemHandleData")
      .pointer(phPhysMem, "phPhysMem")
      .handle(hContext, "hContext")
      .handle(hDevice, "hDevice")
      .call(Body, hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

template <auto Body>
ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                  ur_physical_mem_handle_t hPhysMem) {
  return ur::base::Entry("urIPCClosePhysMemHandleExp")
      .handle(hContext, "hContext")
      .handle(hPhysMem, "hPhysMem")
      .call(Body, hContext, hPhysMem);
}

template <auto Body>
ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                              size_t *pIPCEventHandleDataSizeRet) {
  return ur::base::Entry("urIPCGetEventHandleExp")
      .pointer(ppIPCEventHandleData, "ppIPCEventHandleData")
      .pointer(pIPCEventHandleDataSizeRet, "pIPCEventHandleDataSizeRet")
      .handle(hEvent, "hEvent")
      .call(Body, hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext,
                                              void *pIPCEventHandleData) {
  return ur::base::Entry("urIPCPutEventHandleExp")
      .pointer(pIPCEventHandleData, "pIPCEventHandleData")
      .handle(hContext, "hContext")
      .call(Body, hContext, pIPCEventHandleData);
}

template <auto Body>
ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                               const void *pIPCEventHandleData,
                                               size_t ipcEventHandleDataSize,
                                               ur_event_handle_t *phEvent) {
  return ur::base::Entry("urIPCOpenEventHandleExp")
      .pointer(pIPCEventHandleData, "pIPCEventHandleData")
      .pointer(phEvent, "phEvent")
      .handle(hContext, "hContext")
      .call(Body, hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}

template <auto Body>
ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                   ur_device_handle_t peerDevice) {
  return ur::base::Entry("urUsmP2PEnablePeerAccessExp")
      .handle(commandDevice, "commandDevice")
      .handle(peerDevice, "peerDevice")
      .call(Body, commandDevice, peerDevice);
}

template <auto Body>
ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                    ur_device_handle_t peerDevice) {
  return ur::base::Entry("urUsmP2PDisablePeerAccessExp")
      .handle(commandDevice, "commandDevice")
      .handle(peerDevice, "peerDevice")
      .call(Body, commandDevice, peerDevice);
}

template <auto Body>
ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                    ur_device_handle_t peerDevice,
                                                    ur_exp_peer_info_t propName, size_t propSize,
                                                    void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urUsmP2PPeerAccessGetInfoExp")
      .handle(commandDevice, "commandDevice")
      .handle(peerDevice, "peerDevice")
      .enumerator(ur::isDeclared(propName), "propName", "ur_exp_peer_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                      ur_device_handle_t hDevice,
                                                      size_t allocationSize,
                                                      ur_virtual_mem_granularity_info_t propName,
                                                      size_t propSize, void *pPropValue,
                                                      size_t *pPropSizeRet) {
  return ur::base::Entry("urVirtualMemGranularityGetInfo")
      .handle(hContext, "hContext")
      .enumerator(ur::isDeclared(propName), "propName", "ur_virtual_mem_granularity_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                           size_t size, void **ppStart) {
  return ur::base::Entry("urVirtualMemReserve")
      .pointer(ppStart, "ppStart")
      .handle(hContext, "hContext")
      .call(Body, hContext, pStart, size, ppStart);
}

template <auto Body>
ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                        size_t size) {
  return ur::base::Entry("urVirtualMemFree")
      .pointer(pStart, "pStart")
      .handle(hContext, "hContext")
      .call(Body, hContext, pStart, size);
}

template <auto Body>
ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext, const void *pStart,
                                       size_t size, ur_physical_mem_handle_t hPhysicalMem,
                                       size_t offset, ur_virtual_mem_access_flags_t flags) {
  return ur::base::Entry("urVirtualMemMap")
      .pointer(pStart, "pStart")
      .handle(hContext, "hContext")
      .handle(hPhysicalMem, "hPhysicalMem")
      .flags(flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK, "flags", "ur_virtual_mem_access_flags_t")
      .call(Body, hContext, pStart, size, hPhysicalMem, offset, flags);
}

template <auto Body>
ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                         size_t size) {
  return ur::base::Entry("urVirtualMemUnmap")
      .pointer(pStart, "pStart")
      .handle(hContext, "hContext")
      .call(Body, hContext, pStart, size);
}

template <auto Body>
ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                             size_t size, ur_virtual_mem_access_flags_t flags) {
  return ur::base::Entry("urVirtualMemSetAccess")
      .pointer(pStart, "pStart")
      .handle(hContext, "hContext")
      .flags(flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK, "flags", "ur_virtual_mem_access_flags_t")
      .call(Body, hContext, pStart, size, flags);
}

template <auto Body>
ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                           size_t size, ur_virtual_mem_info_t propName,
                                           size_t propSize, void *pPropValue,
                                           size_t *pPropSizeRet) {
  return ur::base::Entry("urVirtualMemGetInfo")
      .pointer(pStart, "pStart")
      .handle(hContext, "hContext")
      .enumerator(ur::isDeclared(propName), "propName", "ur_virtual_mem_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body>
ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                   uint32_t NumEntries, ur_device_handle_t *phDevices,
                                   uint32_t *pNumDevices) {
  return ur::base::Entry("urDeviceGet")
      .handle(hPlatform, "hPlatform")
      .enumerator(ur::isDeclared(DeviceType), "DeviceType", "ur_device_type_t")
      .call(Body, hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

template <auto Body>
ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return ur::base::Entry("urDeviceGetInfo")
      .handle(hDevice, "hDevice")
      .enumerator(ur::isDeclared(propName), "propName", "ur_device_info_t")
      .query(propSize, pPropValue, pPropSizeRet, "pPropValue", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

template <auto Body> ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) {
  return ur::base::Entry("urDeviceRetain").handle(hDevice, "hDevice").call(Body, hDevice);
}

template <auto Body> ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) {
  return ur::base::Entry("urDeviceRelease").handle(hDevice, "hDevice").call(Body, hDevice);
}

template <auto Body>
ur_result_t UR_APICALL urDevicePartition(ur_device_handle_t hDevice,
                                         const ur_device_partition_properties_t *pProperties,
                                         uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                         uint32_t *pNumDevicesRet) {
  return ur::base::Entry("urDevicePartition")
      .pointer(pProperties, "pProperties")
      .handle(hDevice, "hDevice")
      .call(Body, hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

template <auto Body>
ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice,
                                            const ur_device_binary_t *pBinaries,
                                            uint32_t NumBinaries, uint32_t *pSelectedBinary) {
  return ur::base::Entry("urDeviceSelectBinary")
      .pointer(pBinaries, "pBinaries")
      .pointer(pSelectedBinary, "pSelectedBinary")
      .handle(hDevice, "hDevice")
      .count(NumBinaries, "NumBinaries", UR_RESULT_ERROR_INVALID_SIZE)
      .call(Body, hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

template <auto Body>
ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                               ur_native_handle_t *phNativeDevice) {
  return ur::base::Entry("urDeviceGetNativeHandle")
      .pointer(phNativeDevice, "phNativeDevice")
      .handle(hDevice, "hDevice")
      .call(Body, hDevice, phNativeDevice);
}

template <auto Body>
ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  return ur::base::Entry("urDeviceCreateWithNativeHandle")
      .pointer(phDevice, "phDevice")
      .handle(hAdapter, "hAdapter")
      .call(Body, hNativeDevice, hAdapter, pProperties, phDevice);
}

template <auto Body>
ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                   uint64_t *pDeviceTimestamp,
                                                   uint64_t *pHostTimestamp) {
  return ur::base::Entry("urDeviceGetGlobalTimestamps")
      .handle(hDevice, "hDevice")
      .call(Body, hDevice, pDeviceTimestamp, pHostTimestamp);
}

} // namespace ur::entries
