// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The lifetime layer: checks that the objects of a call are alive, and were created by the required
// functions and with the required flags.

#include "runtime/layers/validation/lifetimes.hpp"

#include "runtime/layers/validation/validation.hpp"

namespace ur::validation::lifetimes {
namespace {

ur_dditable_t next;

ur_result_t UR_APICALL adapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                           int32_t *pError) {
  requireAlive({"urAdapterGetLastError", "hAdapter"}, Resource::AdapterHandle, hAdapter);
  return next.Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
}

ur_result_t UR_APICALL adapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urAdapterGetInfo", "hAdapter"}, Resource::AdapterHandle, hAdapter);
  return next.Adapter.pfnGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL adapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                ur_logger_callback_t pfnLoggerCallback,
                                                void *pUserData, ur_logger_level_t level) {
  requireAlive({"urAdapterSetLoggerCallback", "hAdapter"}, Resource::AdapterHandle, hAdapter);
  return next.Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
}

ur_result_t UR_APICALL adapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                     ur_logger_level_t level) {
  requireAlive({"urAdapterSetLoggerCallbackLevel", "hAdapter"}, Resource::AdapterHandle, hAdapter);
  return next.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
}

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                   ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  requireAlive({"urPlatformGet", "hAdapter"}, Resource::AdapterHandle, hAdapter);
  return next.Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

ur_result_t UR_APICALL platformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  requireAlive({"urPlatformCreateWithNativeHandle", "hAdapter"}, Resource::AdapterHandle, hAdapter);
  return next.Platform.pfnCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties,
                                                 phPlatform);
}

ur_result_t UR_APICALL contextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                     const ur_context_properties_t *pProperties,
                                     ur_context_handle_t *phContext) {
  requireAllAlive({"urContextCreate", "phDevices"}, Resource::DeviceHandle, phDevices, DeviceCount);
  return next.Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
}

ur_result_t UR_APICALL contextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urContextGetInfo", "hContext"}, Resource::ContextHandle, hContext);
  return next.Context.pfnGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL contextGetNativeHandle(ur_context_handle_t hContext,
                                              ur_native_handle_t *phNativeContext) {
  requireAlive({"urContextGetNativeHandle", "hContext"}, Resource::ContextHandle, hContext);
  return next.Context.pfnGetNativeHandle(hContext, phNativeContext);
}

ur_result_t UR_APICALL contextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  requireAlive({"urContextCreateWithNativeHandle", "hAdapter"}, Resource::AdapterHandle, hAdapter);
  requireAllAlive({"urContextCreateWithNativeHandle", "phDevices"}, Resource::DeviceHandle,
                  phDevices, numDevices);
  return next.Context.pfnCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices,
                                                pProperties, phContext);
}

ur_result_t UR_APICALL contextSetExtendedDeleter(ur_context_handle_t hContext,
                                                 ur_context_extended_deleter_t pfnDeleter,
                                                 void *pUserData) {
  requireAlive({"urContextSetExtendedDeleter", "hContext"}, Resource::ContextHandle, hContext);
  return next.Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

ur_result_t UR_APICALL eventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urEventGetInfo", "hEvent"}, Resource::EventHandle, hEvent);
  return next.Event.pfnGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL eventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                             size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  requireAlive({"urEventGetProfilingInfo", "hEvent"}, Resource::EventHandle, hEvent);
  return next.Event.pfnGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL eventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  requireAllAlive({"urEventWait", "phEventWaitList"}, Resource::EventHandle, phEventWaitList,
                  numEvents);
  return next.Event.pfnWait(numEvents, phEventWaitList);
}

ur_result_t UR_APICALL eventGetNativeHandle(ur_event_handle_t hEvent,
                                            ur_native_handle_t *phNativeEvent) {
  requireAlive({"urEventGetNativeHandle", "hEvent"}, Resource::EventHandle, hEvent);
  return next.Event.pfnGetNativeHandle(hEvent, phNativeEvent);
}

ur_result_t UR_APICALL eventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                   ur_context_handle_t hContext,
                                                   const ur_event_native_properties_t *pProperties,
                                                   ur_event_handle_t *phEvent) {
  requireAlive({"urEventCreateWithNativeHandle", "hContext"}, Resource::ContextHandle, hContext);
  return next.Event.pfnCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
}

ur_result_t UR_APICALL eventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                        ur_event_callback_t pfnNotify, void *pUserData) {
  requireAlive({"urEventSetCallback", "hEvent"}, Resource::EventHandle, hEvent);
  return next.Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

ur_result_t UR_APICALL eventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_exp_event_desc_t *pEventDesc,
                                      ur_event_handle_t *phEvent) {
  requireAlive({"urEventCreateExp", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urEventCreateExp", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
}

ur_result_t UR_APICALL queueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urQueueGetInfo", "hQueue"}, Resource::QueueHandle, hQueue);
  return next.Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL queueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                   const ur_queue_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue) {
  requireAlive({"urQueueCreate", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urQueueCreate", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
}

ur_result_t UR_APICALL queueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                            ur_native_handle_t *phNativeQueue) {
  requireAlive({"urQueueGetNativeHandle", "hQueue"}, Resource::QueueHandle, hQueue);
  return next.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

ur_result_t UR_APICALL queueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                   ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice,
                                                   const ur_queue_native_properties_t *pProperties,
                                                   ur_queue_handle_t *phQueue) {
  requireAlive({"urQueueCreateWithNativeHandle", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urQueueCreateWithNativeHandle", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.Queue.pfnCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties,
                                              phQueue);
}

ur_result_t UR_APICALL queueFinish(ur_queue_handle_t hQueue) {
  requireAlive({"urQueueFinish", "hQueue"}, Resource::QueueHandle, hQueue);
  return next.Queue.pfnFinish(hQueue);
}

ur_result_t UR_APICALL queueFlush(ur_queue_handle_t hQueue) {
  requireAlive({"urQueueFlush", "hQueue"}, Resource::QueueHandle, hQueue);
  return next.Queue.pfnFlush(hQueue);
}

ur_result_t UR_APICALL memBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                       size_t size, const ur_buffer_properties_t *pProperties,
                                       ur_mem_handle_t *phBuffer) {
  requireAlive({"urMemBufferCreate", "hContext"}, Resource::ContextHandle, hContext);
  return next.Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
}

ur_result_t UR_APICALL memBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                          ur_buffer_create_type_t bufferCreateType,
                                          const ur_buffer_region_t *pRegion,
                                          ur_mem_handle_t *phMem) {
  requireAlive({"urMemBufferPartition", "hBuffer"}, Resource::MemHandle, hBuffer);
  return next.Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

ur_result_t UR_APICALL memGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                          ur_native_handle_t *phNativeMem) {
  requireAlive({"urMemGetNativeHandle", "hMem"}, Resource::MemHandle, hMem);
  requireAlive({"urMemGetNativeHandle", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}

ur_result_t UR_APICALL memBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
  requireAlive({"urMemBufferCreateWithNativeHandle", "hContext"}, Resource::ContextHandle,
               hContext);
  return next.Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
}

ur_result_t UR_APICALL memGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                                  void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urMemGetInfo", "hMemory"}, Resource::MemHandle, hMemory);
  return next.Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL physicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         size_t size,
                                         const ur_physical_mem_properties_t *pProperties,
                                         ur_physical_mem_handle_t *phPhysicalMem) {
  requireAlive({"urPhysicalMemCreate", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urPhysicalMemCreate", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
}

ur_result_t UR_APICALL physicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                          ur_physical_mem_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urPhysicalMemGetInfo", "hPhysicalMem"}, Resource::PhysicalMemHandle, hPhysicalMem);
  return next.PhysicalMem.pfnGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL enqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueEventsWait", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAllAlive({"urEnqueueEventsWait", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueEventsWaitWithBarrier", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAllAlive({"urEnqueueEventsWaitWithBarrier", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                               phEvent);
}

ur_result_t UR_APICALL enqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                            bool blockingRead, size_t offset, size_t size,
                                            void *pDst, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueMemBufferRead", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueMemBufferRead", "hBuffer"}, Resource::MemHandle, hBuffer);
  requireAllAlive({"urEnqueueMemBufferRead", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                       numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                             bool blockingWrite, size_t offset, size_t size,
                                             const void *pSrc, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueMemBufferWrite", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueMemBufferWrite", "hBuffer"}, Resource::MemHandle, hBuffer);
  requireAllAlive({"urEnqueueMemBufferWrite", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                        numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueMemBufferReadRect", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueMemBufferReadRect", "hBuffer"}, Resource::MemHandle, hBuffer);
  requireAllAlive({"urEnqueueMemBufferReadRect", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin,
                                           region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                           hostSlicePitch, pDst, numEventsInWaitList,
                                           phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueMemBufferWriteRect", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueMemBufferWriteRect", "hBuffer"}, Resource::MemHandle, hBuffer);
  requireAllAlive({"urEnqueueMemBufferWriteRect", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin,
                                            hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                            hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList,
                                            phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                            ur_mem_handle_t hBufferDst, size_t srcOffset,
                                            size_t dstOffset, size_t size,
                                            uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueMemBufferCopy", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueMemBufferCopy", "hBufferSrc"}, Resource::MemHandle, hBufferSrc);
  requireAlive({"urEnqueueMemBufferCopy", "hBufferDst"}, Resource::MemHandle, hBufferDst);
  requireAllAlive({"urEnqueueMemBufferCopy", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                       numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueMemBufferCopyRect", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueMemBufferCopyRect", "hBufferSrc"}, Resource::MemHandle, hBufferSrc);
  requireAlive({"urEnqueueMemBufferCopyRect", "hBufferDst"}, Resource::MemHandle, hBufferDst);
  requireAllAlive({"urEnqueueMemBufferCopyRect", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnMemBufferCopyRect(
      hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
      dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                            const void *pPattern, size_t patternSize, size_t offset,
                                            size_t size, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueMemBufferFill", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueMemBufferFill", "hBuffer"}, Resource::MemHandle, hBuffer);
  requireAllAlive({"urEnqueueMemBufferFill", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                       numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                           bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                           size_t size, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent, void **ppRetMap) {
  requireAlive({"urEnqueueMemBufferMap", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueMemBufferMap", "hBuffer"}, Resource::MemHandle, hBuffer);
  requireAllAlive({"urEnqueueMemBufferMap", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                      numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
}

ur_result_t UR_APICALL enqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem,
                                       void *pMappedPtr, uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueMemUnmap", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueMemUnmap", "hMem"}, Resource::MemHandle, hMem);
  requireAllAlive({"urEnqueueMemUnmap", "phEventWaitList"}, Resource::EventHandle, phEventWaitList,
                  numEventsInWaitList);
  return next.Enqueue.pfnMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList,
                                  phEvent);
}

ur_result_t UR_APICALL enqueueUsmFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueUSMFill", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAllAlive({"urEnqueueUSMFill", "phEventWaitList"}, Resource::EventHandle, phEventWaitList,
                  numEventsInWaitList);
  requireMemoryAlive({"urEnqueueUSMFill", "pMem"}, pMem);
  return next.Enqueue.pfnUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                 phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueUSMMemcpy", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAllAlive({"urEnqueueUSMMemcpy", "phEventWaitList"}, Resource::EventHandle, phEventWaitList,
                  numEventsInWaitList);
  requireMemoryAlive({"urEnqueueUSMMemcpy", "pDst"}, pDst);
  requireMemoryAlive({"urEnqueueUSMMemcpy", "pSrc"}, pSrc);
  return next.Enqueue.pfnUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                   phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t flags,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueUSMPrefetch", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAllAlive({"urEnqueueUSMPrefetch", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  requireMemoryAlive({"urEnqueueUSMPrefetch", "pMem"}, pMem);
  return next.Enqueue.pfnUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                     phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueUSMAdvise", "hQueue"}, Resource::QueueHandle, hQueue);
  requireMemoryAlive({"urEnqueueUSMAdvise", "pMem"}, pMem);
  return next.Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
}

ur_result_t UR_APICALL enqueueUsmFill_2d(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                         size_t patternSize, const void *pPattern, size_t width,
                                         size_t height, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueUSMFill2D", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAllAlive({"urEnqueueUSMFill2D", "phEventWaitList"}, Resource::EventHandle, phEventWaitList,
                  numEventsInWaitList);
  return next.Enqueue.pfnUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                   numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmMemcpy_2d(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                           size_t dstPitch, const void *pSrc, size_t srcPitch,
                                           size_t width, size_t height,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueUSMMemcpy2D", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAllAlive({"urEnqueueUSMMemcpy2D", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.Enqueue.pfnUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width,
                                     height, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueEventsWaitWithBarrierExt", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAlive({"urEnqueueEventsWaitWithBarrierExt", "phEvent"}, Resource::EventHandle,
               phEvent ? *phEvent : nullptr);
  requireAllAlive({"urEnqueueEventsWaitWithBarrierExt", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  requireCreator({"urEnqueueEventsWaitWithBarrierExt", "phEvent"}, Resource::EventHandle,
                 phEvent ? *phEvent : nullptr, {"urEventCreateExp", "urIPCOpenEventHandleExp"});
  return next.Enqueue.pfnEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList,
                                                  phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  requireAlive({"urEnqueueTimestampRecordingExp", "hQueue"}, Resource::QueueHandle, hQueue);
  requireAllAlive({"urEnqueueTimestampRecordingExp", "phEventWaitList"}, Resource::EventHandle,
                  phEventWaitList, numEventsInWaitList);
  return next.EnqueueExp.pfnTimestampRecordingExp(hQueue, blocking, numEventsInWaitList,
                                                  phEventWaitList, phEvent);
}

ur_result_t UR_APICALL usmHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  requireAlive({"urUSMHostAlloc", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urUSMHostAlloc", "pool"}, Resource::UsmPoolHandle, pool);
  return next.USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL usmDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  requireAlive({"urUSMDeviceAlloc", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urUSMDeviceAlloc", "hDevice"}, Resource::DeviceHandle, hDevice);
  requireAlive({"urUSMDeviceAlloc", "pool"}, Resource::UsmPoolHandle, pool);
  return next.USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL usmSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  requireAlive({"urUSMSharedAlloc", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urUSMSharedAlloc", "hDevice"}, Resource::DeviceHandle, hDevice);
  requireAlive({"urUSMSharedAlloc", "pool"}, Resource::UsmPoolHandle, pool);
  return next.USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t hContext, void *pMem) {
  requireAlive({"urUSMFree", "hContext"}, Resource::ContextHandle, hContext);
  return next.USM.pfnFree(hContext, pMem);
}

ur_result_t UR_APICALL usmGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                          ur_usm_alloc_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urUSMGetMemAllocInfo", "hContext"}, Resource::ContextHandle, hContext);
  requireMemoryAlive({"urUSMGetMemAllocInfo", "pMem"}, pMem);
  return next.USM.pfnGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL usmPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                     ur_usm_pool_handle_t *ppPool) {
  requireAlive({"urUSMPoolCreate", "hContext"}, Resource::ContextHandle, hContext);
  return next.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
}

ur_result_t UR_APICALL usmPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urUSMPoolGetInfo", "hPool"}, Resource::UsmPoolHandle, hPool);
  return next.USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL usmContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                           const void *pSrc, size_t size) {
  requireAlive({"urUSMContextMemcpyExp", "hContext"}, Resource::ContextHandle, hContext);
  requireMemoryAlive({"urUSMContextMemcpyExp", "pDst"}, pDst);
  requireMemoryAlive({"urUSMContextMemcpyExp", "pSrc"}, pSrc);
  return next.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

ur_result_t UR_APICALL usmHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
  requireAlive({"urUSMHostAllocUnregisterExp", "hContext"}, Resource::ContextHandle, hContext);
  return next.USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
}

ur_result_t UR_APICALL
usmHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                        const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
  requireAlive({"urUSMHostAllocRegisterExp", "hContext"}, Resource::ContextHandle, hContext);
  return next.USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
}

ur_result_t UR_APICALL ipcGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                          void **ppIPCMemHandleData,
                                          size_t *pIPCMemHandleDataSizeRet) {
  requireAlive({"urIPCGetMemHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  requireMemoryAlive({"urIPCGetMemHandleExp", "pMem"}, pMem);
  return next.IPCExp.pfnGetMemHandleExp(hContext, pMem, ppIPCMemHandleData,
                                        pIPCMemHandleDataSizeRet);
}

ur_result_t UR_APICALL ipcPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  requireAlive({"urIPCPutMemHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  return next.IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
}

ur_result_t UR_APICALL ipcOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                           void **ppMem) {
  requireAlive({"urIPCOpenMemHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urIPCOpenMemHandleExp", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.IPCExp.pfnOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize,
                                         ppMem);
}

ur_result_t UR_APICALL ipcCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  requireAlive({"urIPCCloseMemHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  return next.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
}

ur_result_t UR_APICALL ipcGetPhysMemHandleExp(ur_context_handle_t hContext,
                                              ur_physical_mem_handle_t hPhysMem,
                                              void **ppIPCPhysMemHandleData,
                                              size_t *pIPCPhysMemHandleDataSizeRet) {
  requireAlive({"urIPCGetPhysMemHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urIPCGetPhysMemHandleExp", "hPhysMem"}, Resource::PhysicalMemHandle, hPhysMem);
  requireFlag({"urIPCGetPhysMemHandleExp", "hPhysMem"}, Resource::PhysicalMemHandle, hPhysMem,
              UR_PHYSICAL_MEM_FLAG_ENABLE_IPC, "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC");
  return next.IPCExp.pfnGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                            pIPCPhysMemHandleDataSizeRet);
}

ur_result_t UR_APICALL ipcPutPhysMemHandleExp(ur_context_handle_t hContext,
                                              const void *pIPCPhysMemHandleData) {
  requireAlive({"urIPCPutPhysMemHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  return next.IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

ur_result_t UR_APICALL ipcOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice,
                                               const void *pIPCPhysMemHandleData,
                                               size_t ipcPhysMemHandleDataSize,
                                               ur_physical_mem_handle_t *phPhysMem) {
  requireAlive({"urIPCOpenPhysMemHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urIPCOpenPhysMemHandleExp", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.IPCExp.pfnOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                             ipcPhysMemHandleDataSize, phPhysMem);
}

ur_result_t UR_APICALL ipcClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                ur_physical_mem_handle_t hPhysMem) {
  requireAlive({"urIPCClosePhysMemHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  requireCreator({"urIPCClosePhysMemHandleExp", "hPhysMem"}, Resource::PhysicalMemHandle, hPhysMem,
                 {"urIPCOpenPhysMemHandleExp"});
  return next.IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
}

ur_result_t UR_APICALL ipcGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                            size_t *pIPCEventHandleDataSizeRet) {
  requireAlive({"urIPCGetEventHandleExp", "hEvent"}, Resource::EventHandle, hEvent);
  requireCreator({"urIPCGetEventHandleExp", "hEvent"}, Resource::EventHandle, hEvent,
                 {"urEventCreateExp"});
  requireFlag({"urIPCGetEventHandleExp", "hEvent"}, Resource::EventHandle, hEvent,
              UR_EXP_EVENT_FLAG_IPC_EXP, "UR_EXP_EVENT_FLAG_IPC_EXP");
  return next.IPCExp.pfnGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

ur_result_t UR_APICALL ipcPutEventHandleExp(ur_context_handle_t hContext,
                                            void *pIPCEventHandleData) {
  requireAlive({"urIPCPutEventHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  return next.IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
}

ur_result_t UR_APICALL ipcOpenEventHandleExp(ur_context_handle_t hContext,
                                             const void *pIPCEventHandleData,
                                             size_t ipcEventHandleDataSize,
                                             ur_event_handle_t *phEvent) {
  requireAlive({"urIPCOpenEventHandleExp", "hContext"}, Resource::ContextHandle, hContext);
  return next.IPCExp.pfnOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize,
                                           phEvent);
}

ur_result_t UR_APICALL usmP2pEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                 ur_device_handle_t peerDevice) {
  requireAlive({"urUsmP2PEnablePeerAccessExp", "commandDevice"}, Resource::DeviceHandle,
               commandDevice);
  requireAlive({"urUsmP2PEnablePeerAccessExp", "peerDevice"}, Resource::DeviceHandle, peerDevice);
  return next.UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
}

ur_result_t UR_APICALL usmP2pDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice) {
  requireAlive({"urUsmP2PDisablePeerAccessExp", "commandDevice"}, Resource::DeviceHandle,
               commandDevice);
  requireAlive({"urUsmP2PDisablePeerAccessExp", "peerDevice"}, Resource::DeviceHandle, peerDevice);
  return next.UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
}

ur_result_t UR_APICALL usmP2pPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice,
                                                  ur_exp_peer_info_t propName, size_t propSize,
                                                  void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urUsmP2PPeerAccessGetInfoExp", "commandDevice"}, Resource::DeviceHandle,
               commandDevice);
  requireAlive({"urUsmP2PPeerAccessGetInfoExp", "peerDevice"}, Resource::DeviceHandle, peerDevice);
  return next.UsmP2PExp.pfnPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize,
                                                pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL virtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice,
                                                    size_t allocationSize,
                                                    ur_virtual_mem_granularity_info_t propName,
                                                    size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) {
  requireAlive({"urVirtualMemGranularityGetInfo", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urVirtualMemGranularityGetInfo", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.VirtualMem.pfnGranularityGetInfo(hContext, hDevice, allocationSize, propName,
                                               propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL virtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, void **ppStart) {
  requireAlive({"urVirtualMemReserve", "hContext"}, Resource::ContextHandle, hContext);
  return next.VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
}

ur_result_t UR_APICALL virtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                      size_t size) {
  requireAlive({"urVirtualMemFree", "hContext"}, Resource::ContextHandle, hContext);
  return next.VirtualMem.pfnFree(hContext, pStart, size);
}

ur_result_t UR_APICALL virtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                     ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                     ur_virtual_mem_access_flags_t flags) {
  requireAlive({"urVirtualMemMap", "hContext"}, Resource::ContextHandle, hContext);
  requireAlive({"urVirtualMemMap", "hPhysicalMem"}, Resource::PhysicalMemHandle, hPhysicalMem);
  return next.VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags);
}

ur_result_t UR_APICALL virtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                       size_t size) {
  requireAlive({"urVirtualMemUnmap", "hContext"}, Resource::ContextHandle, hContext);
  return next.VirtualMem.pfnUnmap(hContext, pStart, size);
}

ur_result_t UR_APICALL virtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                           size_t size, ur_virtual_mem_access_flags_t flags) {
  requireAlive({"urVirtualMemSetAccess", "hContext"}, Resource::ContextHandle, hContext);
  return next.VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
}

ur_result_t UR_APICALL virtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, ur_virtual_mem_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urVirtualMemGetInfo", "hContext"}, Resource::ContextHandle, hContext);
  return next.VirtualMem.pfnGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                    pPropSizeRet);
}

ur_result_t UR_APICALL deviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  requireAlive({"urDeviceGetInfo", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.Device.pfnGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL devicePartition(ur_device_handle_t hDevice,
                                       const ur_device_partition_properties_t *pProperties,
                                       uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                       uint32_t *pNumDevicesRet) {
  requireAlive({"urDevicePartition", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.Device.pfnPartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

ur_result_t UR_APICALL deviceSelectBinary(ur_device_handle_t hDevice,
                                          const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                          uint32_t *pSelectedBinary) {
  requireAlive({"urDeviceSelectBinary", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

ur_result_t UR_APICALL deviceGetNativeHandle(ur_device_handle_t hDevice,
                                             ur_native_handle_t *phNativeDevice) {
  requireAlive({"urDeviceGetNativeHandle", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.Device.pfnGetNativeHandle(hDevice, phNativeDevice);
}

ur_result_t UR_APICALL deviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  requireAlive({"urDeviceCreateWithNativeHandle", "hAdapter"}, Resource::AdapterHandle, hAdapter);
  return next.Device.pfnCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
}

ur_result_t UR_APICALL deviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                 uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  requireAlive({"urDeviceGetGlobalTimestamps", "hDevice"}, Resource::DeviceHandle, hDevice);
  return next.Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
}

} // namespace

void install(ur_dditable_t &table, const ur_dditable_t &) noexcept {
  next = table;
  table.Adapter.pfnGetLastError = adapterGetLastError;
  table.Adapter.pfnGetInfo = adapterGetInfo;
  table.Adapter.pfnSetLoggerCallback = adapterSetLoggerCallback;
  table.Adapter.pfnSetLoggerCallbackLevel = adapterSetLoggerCallbackLevel;
  table.Platform.pfnGet = platformGet;
  table.Platform.pfnCreateWithNativeHandle = platformCreateWithNativeHandle;
  table.Context.pfnCreate = contextCreate;
  table.Context.pfnGetInfo = contextGetInfo;
  table.Context.pfnGetNativeHandle = contextGetNativeHandle;
  table.Context.pfnCreateWithNativeHandle = contextCreateWithNativeHandle;
  table.Context.pfnSetExtendedDeleter = contextSetExtendedDeleter;
  table.Event.pfnGetInfo = eventGetInfo;
  table.Event.pfnGetProfilingInfo = eventGetProfilingInfo;
  table.Event.pfnWait = eventWait;
  table.Event.pfnGetNativeHandle = eventGetNativeHandle;
  table.Event.pfnCreateWithNativeHandle = eventCreateWithNativeHandle;
  table.Event.pfnSetCallback = eventSetCallback;
  table.EventExp.pfnCreateExp = eventCreateExp;
  table.Queue.pfnGetInfo = queueGetInfo;
  table.Queue.pfnCreate = queueCreate;
  table.Queue.pfnGetNativeHandle = queueGetNativeHandle;
  table.Queue.pfnCreateWithNativeHandle = queueCreateWithNativeHandle;
  table.Queue.pfnFinish = queueFinish;
  table.Queue.pfnFlush = queueFlush;
  table.Mem.pfnBufferCreate = memBufferCreate;
  table.Mem.pfnBufferPartition = memBufferPartition;
  table.Mem.pfnGetNativeHandle = memGetNativeHandle;
  table.Mem.pfnBufferCreateWithNativeHandle = memBufferCreateWithNativeHandle;
  table.Mem.pfnGetInfo = memGetInfo;
  table.PhysicalMem.pfnCreate = physicalMemCreate;
  table.PhysicalMem.pfnGetInfo = physicalMemGetInfo;
  table.Enqueue.pfnEventsWait = enqueueEventsWait;
  table.Enqueue.pfnEventsWaitWithBarrier = enqueueEventsWaitWithBarrier;
  table.Enqueue.pfnMemBufferRead = enqueueMemBufferRead;
  table.Enqueue.pfnMemBufferWrite = enqueueMemBufferWrite;
  table.Enqueue.pfnMemBufferReadRect = enqueueMemBufferReadRect;
  table.Enqueue.pfnMemBufferWriteRect = enqueueMemBufferWriteRect;
  table.Enqueue.pfnMemBufferCopy = enqueueMemBufferCopy;
  table.Enqueue.pfnMemBufferCopyRect = enqueueMemBufferCopyRect;
  table.Enqueue.pfnMemBufferFill = enqueueMemBufferFill;
  table.Enqueue.pfnMemBufferMap = enqueueMemBufferMap;
  table.Enqueue.pfnMemUnmap = enqueueMemUnmap;
  table.Enqueue.pfnUSMFill = enqueueUsmFill;
  table.Enqueue.pfnUSMMemcpy = enqueueUsmMemcpy;
  table.Enqueue.pfnUSMPrefetch = enqueueUsmPrefetch;
  table.Enqueue.pfnUSMAdvise = enqueueUsmAdvise;
  table.Enqueue.pfnUSMFill2D = enqueueUsmFill_2d;
  table.Enqueue.pfnUSMMemcpy2D = enqueueUsmMemcpy_2d;
  table.Enqueue.pfnEventsWaitWithBarrierExt = enqueueEventsWaitWithBarrierExt;
  table.EnqueueExp.pfnTimestampRecordingExp = enqueueTimestampRecordingExp;
  table.USM.pfnHostAlloc = usmHostAlloc;
  table.USM.pfnDeviceAlloc = usmDeviceAlloc;
  table.USM.pfnSharedAlloc = usmSharedAlloc;
  table.USM.pfnFree = usmFree;
  table.USM.pfnGetMemAllocInfo = usmGetMemAllocInfo;
  table.USM.pfnPoolCreate = usmPoolCreate;
  table.USM.pfnPoolGetInfo = usmPoolGetInfo;
  table.USMExp.pfnContextMemcpyExp = usmContextMemcpyExp;
  table.USMExp.pfnHostAllocUnregisterExp = usmHostAllocUnregisterExp;
  table.USMExp.pfnHostAllocRegisterExp = usmHostAllocRegisterExp;
  table.IPCExp.pfnGetMemHandleExp = ipcGetMemHandleExp;
  table.IPCExp.pfnPutMemHandleExp = ipcPutMemHandleExp;
  table.IPCExp.pfnOpenMemHandleExp = ipcOpenMemHandleExp;
  table.IPCExp.pfnCloseMemHandleExp = ipcCloseMemHandleExp;
  table.IPCExp.pfnGetPhysMemHandleExp = ipcGetPhysMemHandleExp;
  table.IPCExp.pfnPutPhysMemHandleExp = ipcPutPhysMemHandleExp;
  table.IPCExp.pfnOpenPhysMemHandleExp = ipcOpenPhysMemHandleExp;
  table.IPCExp.pfnClosePhysMemHandleExp = ipcClosePhysMemHandleExp;
  table.IPCExp.pfnGetEventHandleExp = ipcGetEventHandleExp;
  table.IPCExp.pfnPutEventHandleExp = ipcPutEventHandleExp;
  table.IPCExp.pfnOpenEventHandleExp = ipcOpenEventHandleExp;
  table.UsmP2PExp.pfnEnablePeerAccessExp = usmP2pEnablePeerAccessExp;
  table.UsmP2PExp.pfnDisablePeerAccessExp = usmP2pDisablePeerAccessExp;
  table.UsmP2PExp.pfnPeerAccessGetInfoExp = usmP2pPeerAccessGetInfoExp;
  table.VirtualMem.pfnGranularityGetInfo = virtualMemGranularityGetInfo;
  table.VirtualMem.pfnReserve = virtualMemReserve;
  table.VirtualMem.pfnFree = virtualMemFree;
  table.VirtualMem.pfnMap = virtualMemMap;
  table.VirtualMem.pfnUnmap = virtualMemUnmap;
  table.VirtualMem.pfnSetAccess = virtualMemSetAccess;
  table.VirtualMem.pfnGetInfo = virtualMemGetInfo;
  table.Device.pfnGetInfo = deviceGetInfo;
  table.Device.pfnPartition = devicePartition;
  table.Device.pfnSelectBinary = deviceSelectBinary;
  table.Device.pfnGetNativeHandle = deviceGetNativeHandle;
  table.Device.pfnCreateWithNativeHandle = deviceCreateWithNativeHandle;
  table.Device.pfnGetGlobalTimestamps = deviceGetGlobalTimestamps;
}

} // namespace ur::validation::lifetimes
