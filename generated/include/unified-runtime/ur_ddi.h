// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#ifndef UR_DDI_H_INCLUDED
#define UR_DDI_H_INCLUDED

#include "ur_api.h"

#if defined(__cplusplus)
extern "C" {
#endif

/// A slot for a function outside this interface. It is never null, and returns
/// ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE or ::UR_RESULT_ERROR_UNINITIALIZED.
typedef ur_result_t(UR_APICALL *ur_pfnReserved_t)(void);

/// Function pointer for ::urAdapterGet.
typedef ur_result_t(UR_APICALL *ur_pfnAdapterGet_t)(uint32_t NumEntries,
                                                    ur_adapter_handle_t *phAdapters,
                                                    uint32_t *pNumAdapters);

/// Function pointer for ::urAdapterRelease.
typedef ur_result_t(UR_APICALL *ur_pfnAdapterRelease_t)(ur_adapter_handle_t hAdapter);

/// Function pointer for ::urAdapterRetain.
typedef ur_result_t(UR_APICALL *ur_pfnAdapterRetain_t)(ur_adapter_handle_t hAdapter);

/// Function pointer for ::urAdapterGetLastError.
typedef ur_result_t(UR_APICALL *ur_pfnAdapterGetLastError_t)(ur_adapter_handle_t hAdapter,
                                                             const char **ppMessage,
                                                             int32_t *pError);

/// Function pointer for ::urAdapterGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnAdapterGetInfo_t)(ur_adapter_handle_t hAdapter,
                                                        ur_adapter_info_t propName, size_t propSize,
                                                        void *pPropValue, size_t *pPropSizeRet);

/// Function pointer for ::urAdapterSetLoggerCallback.
typedef ur_result_t(UR_APICALL *ur_pfnAdapterSetLoggerCallback_t)(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level);

/// Function pointer for ::urAdapterSetLoggerCallbackLevel.
typedef ur_result_t(UR_APICALL *ur_pfnAdapterSetLoggerCallbackLevel_t)(ur_adapter_handle_t hAdapter,
                                                                       ur_logger_level_t level);

/// Function pointer for ::urPlatformGet.
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGet_t)(ur_adapter_handle_t hAdapter,
                                                     uint32_t NumEntries,
                                                     ur_platform_handle_t *phPlatforms,
                                                     uint32_t *pNumPlatforms);

/// Function pointer for ::urPlatformGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetInfo_t)(ur_platform_handle_t hPlatform,
                                                         ur_platform_info_t propName,
                                                         size_t propSize, void *pPropValue,
                                                         size_t *pPropSizeRet);

/// Function pointer for ::urPlatformGetNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetNativeHandle_t)(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform);

/// Function pointer for ::urPlatformCreateWithNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnPlatformCreateWithNativeHandle_t)(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);

/// Function pointer for ::urPlatformGetApiVersion.
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetApiVersion_t)(ur_platform_handle_t hPlatform,
                                                               ur_api_version_t *pVersion);

/// Function pointer for ::urPlatformGetBackendOption.
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetBackendOption_t)(ur_platform_handle_t hPlatform,
                                                                  const char *pFrontendOption,
                                                                  const char **ppPlatformOption);

/// Function pointer for ::urContextCreate.
typedef ur_result_t(UR_APICALL *ur_pfnContextCreate_t)(uint32_t DeviceCount,
                                                       const ur_device_handle_t *phDevices,
                                                       const ur_context_properties_t *pProperties,
                                                       ur_context_handle_t *phContext);

/// Function pointer for ::urContextRetain.
typedef ur_result_t(UR_APICALL *ur_pfnContextRetain_t)(ur_context_handle_t hContext);

/// Function pointer for ::urContextRelease.
typedef ur_result_t(UR_APICALL *ur_pfnContextRelease_t)(ur_context_handle_t hContext);

/// Function pointer for ::urContextGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnContextGetInfo_t)(ur_context_handle_t hContext,
                                                        ur_context_info_t propName, size_t propSize,
                                                        void *pPropValue, size_t *pPropSizeRet);

/// Function pointer for ::urContextGetNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnContextGetNativeHandle_t)(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);

/// Function pointer for ::urContextCreateWithNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnContextCreateWithNativeHandle_t)(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext);

/// Function pointer for ::urContextSetExtendedDeleter.
typedef ur_result_t(UR_APICALL *ur_pfnContextSetExtendedDeleter_t)(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData);

/// Function pointer for ::urEventGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnEventGetInfo_t)(ur_event_handle_t hEvent,
                                                      ur_event_info_t propName, size_t propSize,
                                                      void *pPropValue, size_t *pPropSizeRet);

/// Function pointer for ::urEventGetProfilingInfo.
typedef ur_result_t(UR_APICALL *ur_pfnEventGetProfilingInfo_t)(ur_event_handle_t hEvent,
                                                               ur_profiling_info_t propName,
                                                               size_t propSize, void *pPropValue,
                                                               size_t *pPropSizeRet);

/// Function pointer for ::urEventWait.
typedef ur_result_t(UR_APICALL *ur_pfnEventWait_t)(uint32_t numEvents,
                                                   const ur_event_handle_t *phEventWaitList);

/// Function pointer for ::urEventRetain.
typedef ur_result_t(UR_APICALL *ur_pfnEventRetain_t)(ur_event_handle_t hEvent);

/// Function pointer for ::urEventRelease.
typedef ur_result_t(UR_APICALL *ur_pfnEventRelease_t)(ur_event_handle_t hEvent);

/// Function pointer for ::urEventGetNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnEventGetNativeHandle_t)(ur_event_handle_t hEvent,
                                                              ur_native_handle_t *phNativeEvent);

/// Function pointer for ::urEventCreateWithNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnEventCreateWithNativeHandle_t)(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent);

/// Function pointer for ::urEventSetCallback.
typedef ur_result_t(UR_APICALL *ur_pfnEventSetCallback_t)(ur_event_handle_t hEvent,
                                                          ur_execution_info_t execStatus,
                                                          ur_event_callback_t pfnNotify,
                                                          void *pUserData);

/// Function pointer for ::urEventCreateExp.
typedef ur_result_t(UR_APICALL *ur_pfnEventCreateExp_t)(ur_context_handle_t hContext,
                                                        ur_device_handle_t hDevice,
                                                        const ur_exp_event_desc_t *pEventDesc,
                                                        ur_event_handle_t *phEvent);

/// Function pointer for ::urQueueGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnQueueGetInfo_t)(ur_queue_handle_t hQueue,
                                                      ur_queue_info_t propName, size_t propSize,
                                                      void *pPropValue, size_t *pPropSizeRet);

/// Function pointer for ::urQueueCreate.
typedef ur_result_t(UR_APICALL *ur_pfnQueueCreate_t)(ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_queue_properties_t *pProperties,
                                                     ur_queue_handle_t *phQueue);

/// Function pointer for ::urQueueRetain.
typedef ur_result_t(UR_APICALL *ur_pfnQueueRetain_t)(ur_queue_handle_t hQueue);

/// Function pointer for ::urQueueRelease.
typedef ur_result_t(UR_APICALL *ur_pfnQueueRelease_t)(ur_queue_handle_t hQueue);

/// Function pointer for ::urQueueGetNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnQueueGetNativeHandle_t)(ur_queue_handle_t hQueue,
                                                              ur_queue_native_desc_t *pDesc,
                                                              ur_native_handle_t *phNativeQueue);

/// Function pointer for ::urQueueCreateWithNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnQueueCreateWithNativeHandle_t)(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue);

/// Function pointer for ::urQueueFinish.
typedef ur_result_t(UR_APICALL *ur_pfnQueueFinish_t)(ur_queue_handle_t hQueue);

/// Function pointer for ::urQueueFlush.
typedef ur_result_t(UR_APICALL *ur_pfnQueueFlush_t)(ur_queue_handle_t hQueue);

/// Function pointer for ::urMemBufferCreate.
typedef ur_result_t(UR_APICALL *ur_pfnMemBufferCreate_t)(ur_context_handle_t hContext,
                                                         ur_mem_flags_t flags, size_t size,
                                                         const ur_buffer_properties_t *pProperties,
                                                         ur_mem_handle_t *phBuffer);

/// Function pointer for ::urMemRetain.
typedef ur_result_t(UR_APICALL *ur_pfnMemRetain_t)(ur_mem_handle_t hMem);

/// Function pointer for ::urMemRelease.
typedef ur_result_t(UR_APICALL *ur_pfnMemRelease_t)(ur_mem_handle_t hMem);

/// Function pointer for ::urMemBufferPartition.
typedef ur_result_t(UR_APICALL *ur_pfnMemBufferPartition_t)(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);

/// Function pointer for ::urMemGetNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnMemGetNativeHandle_t)(ur_mem_handle_t hMem,
                                                            ur_device_handle_t hDevice,
                                                            ur_native_handle_t *phNativeMem);

/// Function pointer for ::urMemBufferCreateWithNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnMemBufferCreateWithNativeHandle_t)(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);

/// Function pointer for ::urMemGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnMemGetInfo_t)(ur_mem_handle_t hMemory, ur_mem_info_t propName,
                                                    size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet);

/// Function pointer for ::urPhysicalMemCreate.
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemCreate_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem);

/// Function pointer for ::urPhysicalMemRetain.
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemRetain_t)(ur_physical_mem_handle_t hPhysicalMem);

/// Function pointer for ::urPhysicalMemRelease.
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemRelease_t)(ur_physical_mem_handle_t hPhysicalMem);

/// Function pointer for ::urPhysicalMemGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemGetInfo_t)(ur_physical_mem_handle_t hPhysicalMem,
                                                            ur_physical_mem_info_t propName,
                                                            size_t propSize, void *pPropValue,
                                                            size_t *pPropSizeRet);

/// Function pointer for ::urEnqueueEventsWait.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueEventsWait_t)(ur_queue_handle_t hQueue,
                                                           uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueEventsWaitWithBarrier.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueEventsWaitWithBarrier_t)(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueMemBufferRead.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferRead_t)(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueMemBufferWrite.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferWrite_t)(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueMemBufferReadRect.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferReadRect_t)(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueMemBufferWriteRect.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferWriteRect_t)(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueMemBufferCopy.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferCopy_t)(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueMemBufferCopyRect.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferCopyRect_t)(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueMemBufferFill.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferFill_t)(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueMemBufferMap.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferMap_t)(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap);

/// Function pointer for ::urEnqueueMemUnmap.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemUnmap_t)(ur_queue_handle_t hQueue,
                                                         ur_mem_handle_t hMem, void *pMappedPtr,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueUSMFill.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMFill_t)(ur_queue_handle_t hQueue, void *pMem,
                                                        size_t patternSize, const void *pPattern,
                                                        size_t size, uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueUSMMemcpy.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMMemcpy_t)(ur_queue_handle_t hQueue, bool blocking,
                                                          void *pDst, const void *pSrc, size_t size,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueUSMPrefetch.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMPrefetch_t)(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueUSMAdvise.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMAdvise_t)(ur_queue_handle_t hQueue,
                                                          const void *pMem, size_t size,
                                                          ur_usm_advice_flags_t advice,
                                                          ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueUSMFill2D.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMFill2D_t)(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueUSMMemcpy2D.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMMemcpy2D_t)(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueEventsWaitWithBarrierExt.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueEventsWaitWithBarrierExt_t)(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/// Function pointer for ::urEnqueueTimestampRecordingExp.
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueTimestampRecordingExp_t)(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Function pointer for ::urUSMHostAlloc.
typedef ur_result_t(UR_APICALL *ur_pfnUSMHostAlloc_t)(ur_context_handle_t hContext,
                                                      const ur_usm_desc_t *pUSMDesc,
                                                      ur_usm_pool_handle_t pool, size_t size,
                                                      void **ppMem);

/// Function pointer for ::urUSMDeviceAlloc.
typedef ur_result_t(UR_APICALL *ur_pfnUSMDeviceAlloc_t)(ur_context_handle_t hContext,
                                                        ur_device_handle_t hDevice,
                                                        const ur_usm_desc_t *pUSMDesc,
                                                        ur_usm_pool_handle_t pool, size_t size,
                                                        void **ppMem);

/// Function pointer for ::urUSMSharedAlloc.
typedef ur_result_t(UR_APICALL *ur_pfnUSMSharedAlloc_t)(ur_context_handle_t hContext,
                                                        ur_device_handle_t hDevice,
                                                        const ur_usm_desc_t *pUSMDesc,
                                                        ur_usm_pool_handle_t pool, size_t size,
                                                        void **ppMem);

/// Function pointer for ::urUSMFree.
typedef ur_result_t(UR_APICALL *ur_pfnUSMFree_t)(ur_context_handle_t hContext, void *pMem);

/// Function pointer for ::urUSMGetMemAllocInfo.
typedef ur_result_t(UR_APICALL *ur_pfnUSMGetMemAllocInfo_t)(ur_context_handle_t hContext,
                                                            const void *pMem,
                                                            ur_usm_alloc_info_t propName,
                                                            size_t propSize, void *pPropValue,
                                                            size_t *pPropSizeRet);

/// Function pointer for ::urUSMPoolCreate.
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolCreate_t)(ur_context_handle_t hContext,
                                                       ur_usm_pool_desc_t *pPoolDesc,
                                                       ur_usm_pool_handle_t *ppPool);

/// Function pointer for ::urUSMPoolRetain.
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolRetain_t)(ur_usm_pool_handle_t pPool);

/// Function pointer for ::urUSMPoolRelease.
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolRelease_t)(ur_usm_pool_handle_t pPool);

/// Function pointer for ::urUSMPoolGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolGetInfo_t)(ur_usm_pool_handle_t hPool,
                                                        ur_usm_pool_info_t propName,
                                                        size_t propSize, void *pPropValue,
                                                        size_t *pPropSizeRet);

/// Function pointer for ::urUSMContextMemcpyExp.
typedef ur_result_t(UR_APICALL *ur_pfnUSMContextMemcpyExp_t)(ur_context_handle_t hContext,
                                                             void *pDst, const void *pSrc,
                                                             size_t size);

/// Function pointer for ::urUSMHostAllocUnregisterExp.
typedef ur_result_t(UR_APICALL *ur_pfnUSMHostAllocUnregisterExp_t)(ur_context_handle_t hContext,
                                                                   void *pHostMem);

/// Function pointer for ::urUSMHostAllocRegisterExp.
typedef ur_result_t(UR_APICALL *ur_pfnUSMHostAllocRegisterExp_t)(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);

/// Function pointer for ::urIPCGetMemHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCGetMemHandleExp_t)(ur_context_handle_t hContext,
                                                            void *pMem, void **ppIPCMemHandleData,
                                                            size_t *pIPCMemHandleDataSizeRet);

/// Function pointer for ::urIPCPutMemHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCPutMemHandleExp_t)(ur_context_handle_t hContext,
                                                            void *pIPCMemHandleData);

/// Function pointer for ::urIPCOpenMemHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCOpenMemHandleExp_t)(ur_context_handle_t hContext,
                                                             ur_device_handle_t hDevice,
                                                             void *pIPCMemHandleData,
                                                             size_t ipcMemHandleDataSize,
                                                             void **ppMem);

/// Function pointer for ::urIPCCloseMemHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCCloseMemHandleExp_t)(ur_context_handle_t hContext,
                                                              void *pMem);

/// Function pointer for ::urIPCGetPhysMemHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCGetPhysMemHandleExp_t)(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet);

/// Function pointer for ::urIPCPutPhysMemHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCPutPhysMemHandleExp_t)(ur_context_handle_t hContext,
                                                                const void *pIPCPhysMemHandleData);

/// Function pointer for ::urIPCOpenPhysMemHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCOpenPhysMemHandleExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem);

/// Function pointer for ::urIPCClosePhysMemHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCClosePhysMemHandleExp_t)(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem);

/// Function pointer for ::urIPCGetEventHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCGetEventHandleExp_t)(ur_event_handle_t hEvent,
                                                              void **ppIPCEventHandleData,
                                                              size_t *pIPCEventHandleDataSizeRet);

/// Function pointer for ::urIPCPutEventHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCPutEventHandleExp_t)(ur_context_handle_t hContext,
                                                              void *pIPCEventHandleData);

/// Function pointer for ::urIPCOpenEventHandleExp.
typedef ur_result_t(UR_APICALL *ur_pfnIPCOpenEventHandleExp_t)(ur_context_handle_t hContext,
                                                               const void *pIPCEventHandleData,
                                                               size_t ipcEventHandleDataSize,
                                                               ur_event_handle_t *phEvent);

/// Function pointer for ::urUsmP2PEnablePeerAccessExp.
typedef ur_result_t(UR_APICALL *ur_pfnUsmP2PEnablePeerAccessExp_t)(ur_device_handle_t commandDevice,
                                                                   ur_device_handle_t peerDevice);

/// Function pointer for ::urUsmP2PDisablePeerAccessExp.
typedef ur_result_t(UR_APICALL *ur_pfnUsmP2PDisablePeerAccessExp_t)(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);

/// Function pointer for ::urUsmP2PPeerAccessGetInfoExp.
typedef ur_result_t(UR_APICALL *ur_pfnUsmP2PPeerAccessGetInfoExp_t)(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Function pointer for ::urVirtualMemGranularityGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemGranularityGetInfo_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/// Function pointer for ::urVirtualMemReserve.
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemReserve_t)(ur_context_handle_t hContext,
                                                           const void *pStart, size_t size,
                                                           void **ppStart);

/// Function pointer for ::urVirtualMemFree.
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemFree_t)(ur_context_handle_t hContext,
                                                        const void *pStart, size_t size);

/// Function pointer for ::urVirtualMemMap.
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemMap_t)(ur_context_handle_t hContext,
                                                       const void *pStart, size_t size,
                                                       ur_physical_mem_handle_t hPhysicalMem,
                                                       size_t offset,
                                                       ur_virtual_mem_access_flags_t flags);

/// Function pointer for ::urVirtualMemUnmap.
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemUnmap_t)(ur_context_handle_t hContext,
                                                         const void *pStart, size_t size);

/// Function pointer for ::urVirtualMemSetAccess.
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemSetAccess_t)(ur_context_handle_t hContext,
                                                             const void *pStart, size_t size,
                                                             ur_virtual_mem_access_flags_t flags);

/// Function pointer for ::urVirtualMemGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemGetInfo_t)(ur_context_handle_t hContext,
                                                           const void *pStart, size_t size,
                                                           ur_virtual_mem_info_t propName,
                                                           size_t propSize, void *pPropValue,
                                                           size_t *pPropSizeRet);

/// Function pointer for ::urDeviceGet.
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGet_t)(ur_platform_handle_t hPlatform,
                                                   ur_device_type_t DeviceType, uint32_t NumEntries,
                                                   ur_device_handle_t *phDevices,
                                                   uint32_t *pNumDevices);

/// Function pointer for ::urDeviceGetInfo.
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetInfo_t)(ur_device_handle_t hDevice,
                                                       ur_device_info_t propName, size_t propSize,
                                                       void *pPropValue, size_t *pPropSizeRet);

/// Function pointer for ::urDeviceRetain.
typedef ur_result_t(UR_APICALL *ur_pfnDeviceRetain_t)(ur_device_handle_t hDevice);

/// Function pointer for ::urDeviceRelease.
typedef ur_result_t(UR_APICALL *ur_pfnDeviceRelease_t)(ur_device_handle_t hDevice);

/// Function pointer for ::urDevicePartition.
typedef ur_result_t(UR_APICALL *ur_pfnDevicePartition_t)(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);

/// Function pointer for ::urDeviceSelectBinary.
typedef ur_result_t(UR_APICALL *ur_pfnDeviceSelectBinary_t)(ur_device_handle_t hDevice,
                                                            const ur_device_binary_t *pBinaries,
                                                            uint32_t NumBinaries,
                                                            uint32_t *pSelectedBinary);

/// Function pointer for ::urDeviceGetNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetNativeHandle_t)(ur_device_handle_t hDevice,
                                                               ur_native_handle_t *phNativeDevice);

/// Function pointer for ::urDeviceCreateWithNativeHandle.
typedef ur_result_t(UR_APICALL *ur_pfnDeviceCreateWithNativeHandle_t)(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);

/// Function pointer for ::urDeviceGetGlobalTimestamps.
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetGlobalTimestamps_t)(ur_device_handle_t hDevice,
                                                                   uint64_t *pDeviceTimestamp,
                                                                   uint64_t *pHostTimestamp);

/// The Adapter functions of an adapter.
typedef struct ur_adapter_dditable_t {
  ur_pfnAdapterGet_t pfnGet;
  ur_pfnAdapterRelease_t pfnRelease;
  ur_pfnAdapterRetain_t pfnRetain;
  ur_pfnAdapterGetLastError_t pfnGetLastError;
  ur_pfnAdapterGetInfo_t pfnGetInfo;
  ur_pfnAdapterSetLoggerCallback_t pfnSetLoggerCallback;
  ur_pfnAdapterSetLoggerCallbackLevel_t pfnSetLoggerCallbackLevel;
} ur_adapter_dditable_t;

/// Fills the table with an adapter's Adapter functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable);

/// Function pointer for ::urGetAdapterProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetAdapterProcAddrTable_t)(ur_api_version_t version,
                                                                 ur_adapter_dditable_t *pDdiTable);

/// The Platform functions of an adapter.
typedef struct ur_platform_dditable_t {
  ur_pfnPlatformGet_t pfnGet;
  ur_pfnPlatformGetInfo_t pfnGetInfo;
  ur_pfnPlatformGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnPlatformCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnPlatformGetApiVersion_t pfnGetApiVersion;
  ur_pfnPlatformGetBackendOption_t pfnGetBackendOption;
} ur_platform_dditable_t;

/// Fills the table with an adapter's Platform functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *pDdiTable);

/// Function pointer for ::urGetPlatformProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetPlatformProcAddrTable_t)(
    ur_api_version_t version, ur_platform_dditable_t *pDdiTable);

/// The Context functions of an adapter.
typedef struct ur_context_dditable_t {
  ur_pfnContextCreate_t pfnCreate;
  ur_pfnContextRetain_t pfnRetain;
  ur_pfnContextRelease_t pfnRelease;
  ur_pfnContextGetInfo_t pfnGetInfo;
  ur_pfnContextGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnContextCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnContextSetExtendedDeleter_t pfnSetExtendedDeleter;
} ur_context_dditable_t;

/// Fills the table with an adapter's Context functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *pDdiTable);

/// Function pointer for ::urGetContextProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetContextProcAddrTable_t)(ur_api_version_t version,
                                                                 ur_context_dditable_t *pDdiTable);

/// The Event functions of an adapter.
typedef struct ur_event_dditable_t {
  ur_pfnEventGetInfo_t pfnGetInfo;
  ur_pfnEventGetProfilingInfo_t pfnGetProfilingInfo;
  ur_pfnEventWait_t pfnWait;
  ur_pfnEventRetain_t pfnRetain;
  ur_pfnEventRelease_t pfnRelease;
  ur_pfnEventGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnEventCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnEventSetCallback_t pfnSetCallback;
} ur_event_dditable_t;

/// Fills the table with an adapter's Event functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version,
                                                            ur_event_dditable_t *pDdiTable);

/// Function pointer for ::urGetEventProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetEventProcAddrTable_t)(ur_api_version_t version,
                                                               ur_event_dditable_t *pDdiTable);

/// The EventExp functions of an adapter.
typedef struct ur_event_exp_dditable_t {
  ur_pfnEventCreateExp_t pfnCreateExp;
} ur_event_exp_dditable_t;

/// Fills the table with an adapter's EventExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                               ur_event_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetEventExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetEventExpProcAddrTable_t)(
    ur_api_version_t version, ur_event_exp_dditable_t *pDdiTable);

/// The Program functions of an adapter.
typedef struct ur_program_dditable_t {
  ur_pfnReserved_t pfnCreateWithIL;
  ur_pfnReserved_t pfnCreateWithBinary;
  ur_pfnReserved_t pfnBuild;
  ur_pfnReserved_t pfnCompile;
  ur_pfnReserved_t pfnLink;
  ur_pfnReserved_t pfnRetain;
  ur_pfnReserved_t pfnRelease;
  ur_pfnReserved_t pfnGetFunctionPointer;
  ur_pfnReserved_t pfnGetGlobalVariablePointer;
  ur_pfnReserved_t pfnGetInfo;
  ur_pfnReserved_t pfnGetBuildInfo;
  ur_pfnReserved_t pfnSetSpecializationConstants;
  ur_pfnReserved_t pfnGetNativeHandle;
  ur_pfnReserved_t pfnCreateWithNativeHandle;
} ur_program_dditable_t;

/// Fills the table with an adapter's Program functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                              ur_program_dditable_t *pDdiTable);

/// Function pointer for ::urGetProgramProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetProgramProcAddrTable_t)(ur_api_version_t version,
                                                                 ur_program_dditable_t *pDdiTable);

/// The ProgramExp functions of an adapter.
typedef struct ur_program_exp_dditable_t {
  ur_pfnReserved_t pfnDynamicLinkExp;
  ur_pfnReserved_t pfnBuildExp;
  ur_pfnReserved_t pfnCompileExp;
  ur_pfnReserved_t pfnLinkExp;
} ur_program_exp_dditable_t;

/// Fills the table with an adapter's ProgramExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL
urGetProgramExpProcAddrTable(ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetProgramExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetProgramExpProcAddrTable_t)(
    ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable);

/// The Kernel functions of an adapter.
typedef struct ur_kernel_dditable_t {
  ur_pfnReserved_t pfnCreate;
  ur_pfnReserved_t pfnGetInfo;
  ur_pfnReserved_t pfnGetGroupInfo;
  ur_pfnReserved_t pfnGetSubGroupInfo;
  ur_pfnReserved_t pfnRetain;
  ur_pfnReserved_t pfnRelease;
  ur_pfnReserved_t pfnGetNativeHandle;
  ur_pfnReserved_t pfnCreateWithNativeHandle;
  ur_pfnReserved_t pfnGetSuggestedLocalWorkSize;
  ur_pfnReserved_t pfnGetSuggestedLocalWorkSizeWithArgs;
  ur_pfnReserved_t pfnSetExecInfo;
  ur_pfnReserved_t pfnSetSpecializationConstants;
  ur_pfnReserved_t pfnSuggestMaxCooperativeGroupCount;
} ur_kernel_dditable_t;

/// Fills the table with an adapter's Kernel functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version,
                                                             ur_kernel_dditable_t *pDdiTable);

/// Function pointer for ::urGetKernelProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetKernelProcAddrTable_t)(ur_api_version_t version,
                                                                ur_kernel_dditable_t *pDdiTable);

/// The Queue functions of an adapter.
typedef struct ur_queue_dditable_t {
  ur_pfnQueueGetInfo_t pfnGetInfo;
  ur_pfnQueueCreate_t pfnCreate;
  ur_pfnQueueRetain_t pfnRetain;
  ur_pfnQueueRelease_t pfnRelease;
  ur_pfnQueueGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnQueueCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnQueueFinish_t pfnFinish;
  ur_pfnQueueFlush_t pfnFlush;
} ur_queue_dditable_t;

/// Fills the table with an adapter's Queue functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version,
                                                            ur_queue_dditable_t *pDdiTable);

/// Function pointer for ::urGetQueueProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetQueueProcAddrTable_t)(ur_api_version_t version,
                                                               ur_queue_dditable_t *pDdiTable);

/// The QueueExp functions of an adapter.
typedef struct ur_queue_exp_dditable_t {
  ur_pfnReserved_t pfnBeginGraphCaptureExp;
  ur_pfnReserved_t pfnBeginCaptureIntoGraphExp;
  ur_pfnReserved_t pfnEndGraphCaptureExp;
  ur_pfnReserved_t pfnIsGraphCaptureEnabledExp;
  ur_pfnReserved_t pfnGetGraphExp;
} ur_queue_exp_dditable_t;

/// Fills the table with an adapter's QueueExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                               ur_queue_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetQueueExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetQueueExpProcAddrTable_t)(
    ur_api_version_t version, ur_queue_exp_dditable_t *pDdiTable);

/// The Sampler functions of an adapter.
typedef struct ur_sampler_dditable_t {
  ur_pfnReserved_t pfnCreate;
  ur_pfnReserved_t pfnRetain;
  ur_pfnReserved_t pfnRelease;
  ur_pfnReserved_t pfnGetInfo;
  ur_pfnReserved_t pfnGetNativeHandle;
  ur_pfnReserved_t pfnCreateWithNativeHandle;
} ur_sampler_dditable_t;

/// Fills the table with an adapter's Sampler functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                              ur_sampler_dditable_t *pDdiTable);

/// Function pointer for ::urGetSamplerProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetSamplerProcAddrTable_t)(ur_api_version_t version,
                                                                 ur_sampler_dditable_t *pDdiTable);

/// The Mem functions of an adapter.
typedef struct ur_mem_dditable_t {
  ur_pfnReserved_t pfnImageCreate;
  ur_pfnMemBufferCreate_t pfnBufferCreate;
  ur_pfnMemRetain_t pfnRetain;
  ur_pfnMemRelease_t pfnRelease;
  ur_pfnMemBufferPartition_t pfnBufferPartition;
  ur_pfnMemGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnMemBufferCreateWithNativeHandle_t pfnBufferCreateWithNativeHandle;
  ur_pfnReserved_t pfnImageCreateWithNativeHandle;
  ur_pfnMemGetInfo_t pfnGetInfo;
  ur_pfnReserved_t pfnImageGetInfo;
} ur_mem_dditable_t;

/// Fills the table with an adapter's Mem functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version,
                                                          ur_mem_dditable_t *pDdiTable);

/// Function pointer for ::urGetMemProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetMemProcAddrTable_t)(ur_api_version_t version,
                                                             ur_mem_dditable_t *pDdiTable);

/// The PhysicalMem functions of an adapter.
typedef struct ur_physical_mem_dditable_t {
  ur_pfnPhysicalMemCreate_t pfnCreate;
  ur_pfnPhysicalMemRetain_t pfnRetain;
  ur_pfnPhysicalMemRelease_t pfnRelease;
  ur_pfnPhysicalMemGetInfo_t pfnGetInfo;
} ur_physical_mem_dditable_t;

/// Fills the table with an adapter's PhysicalMem functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL
urGetPhysicalMemProcAddrTable(ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable);

/// Function pointer for ::urGetPhysicalMemProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetPhysicalMemProcAddrTable_t)(
    ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable);

/// The Enqueue functions of an adapter.
typedef struct ur_enqueue_dditable_t {
  ur_pfnEnqueueEventsWait_t pfnEventsWait;
  ur_pfnEnqueueEventsWaitWithBarrier_t pfnEventsWaitWithBarrier;
  ur_pfnEnqueueMemBufferRead_t pfnMemBufferRead;
  ur_pfnEnqueueMemBufferWrite_t pfnMemBufferWrite;
  ur_pfnEnqueueMemBufferReadRect_t pfnMemBufferReadRect;
  ur_pfnEnqueueMemBufferWriteRect_t pfnMemBufferWriteRect;
  ur_pfnEnqueueMemBufferCopy_t pfnMemBufferCopy;
  ur_pfnEnqueueMemBufferCopyRect_t pfnMemBufferCopyRect;
  ur_pfnEnqueueMemBufferFill_t pfnMemBufferFill;
  ur_pfnReserved_t pfnMemImageRead;
  ur_pfnReserved_t pfnMemImageWrite;
  ur_pfnReserved_t pfnMemImageCopy;
  ur_pfnEnqueueMemBufferMap_t pfnMemBufferMap;
  ur_pfnEnqueueMemUnmap_t pfnMemUnmap;
  ur_pfnEnqueueUSMFill_t pfnUSMFill;
  ur_pfnEnqueueUSMMemcpy_t pfnUSMMemcpy;
  ur_pfnEnqueueUSMPrefetch_t pfnUSMPrefetch;
  ur_pfnEnqueueUSMAdvise_t pfnUSMAdvise;
  ur_pfnEnqueueUSMFill2D_t pfnUSMFill2D;
  ur_pfnEnqueueUSMMemcpy2D_t pfnUSMMemcpy2D;
  ur_pfnReserved_t pfnDeviceGlobalVariableWrite;
  ur_pfnReserved_t pfnDeviceGlobalVariableRead;
  ur_pfnReserved_t pfnReadHostPipe;
  ur_pfnReserved_t pfnWriteHostPipe;
  ur_pfnEnqueueEventsWaitWithBarrierExt_t pfnEventsWaitWithBarrierExt;
} ur_enqueue_dditable_t;

/// Fills the table with an adapter's Enqueue functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                              ur_enqueue_dditable_t *pDdiTable);

/// Function pointer for ::urGetEnqueueProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetEnqueueProcAddrTable_t)(ur_api_version_t version,
                                                                 ur_enqueue_dditable_t *pDdiTable);

/// The EnqueueExp functions of an adapter.
typedef struct ur_enqueue_exp_dditable_t {
  ur_pfnReserved_t pfnKernelLaunchWithArgsExp;
  ur_pfnReserved_t pfnUSMDeviceAllocExp;
  ur_pfnReserved_t pfnUSMSharedAllocExp;
  ur_pfnReserved_t pfnUSMHostAllocExp;
  ur_pfnReserved_t pfnUSMFreeExp;
  ur_pfnEnqueueTimestampRecordingExp_t pfnTimestampRecordingExp;
  ur_pfnReserved_t pfnCommandBufferExp;
  ur_pfnReserved_t pfnHostTaskExp;
  ur_pfnReserved_t pfnNativeCommandExp;
  ur_pfnReserved_t pfnGraphExp;
} ur_enqueue_exp_dditable_t;

/// Fills the table with an adapter's EnqueueExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL
urGetEnqueueExpProcAddrTable(ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetEnqueueExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetEnqueueExpProcAddrTable_t)(
    ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable);

/// The USM functions of an adapter.
typedef struct ur_usm_dditable_t {
  ur_pfnUSMHostAlloc_t pfnHostAlloc;
  ur_pfnUSMDeviceAlloc_t pfnDeviceAlloc;
  ur_pfnUSMSharedAlloc_t pfnSharedAlloc;
  ur_pfnUSMFree_t pfnFree;
  ur_pfnUSMGetMemAllocInfo_t pfnGetMemAllocInfo;
  ur_pfnUSMPoolCreate_t pfnPoolCreate;
  ur_pfnUSMPoolRetain_t pfnPoolRetain;
  ur_pfnUSMPoolRelease_t pfnPoolRelease;
  ur_pfnUSMPoolGetInfo_t pfnPoolGetInfo;
} ur_usm_dditable_t;

/// Fills the table with an adapter's USM functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version,
                                                          ur_usm_dditable_t *pDdiTable);

/// Function pointer for ::urGetUSMProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetUSMProcAddrTable_t)(ur_api_version_t version,
                                                             ur_usm_dditable_t *pDdiTable);

/// The USMExp functions of an adapter.
typedef struct ur_usm_exp_dditable_t {
  ur_pfnReserved_t pfnPoolCreateExp;
  ur_pfnReserved_t pfnPoolDestroyExp;
  ur_pfnReserved_t pfnPoolGetDefaultDevicePoolExp;
  ur_pfnReserved_t pfnPoolGetInfoExp;
  ur_pfnReserved_t pfnPoolSetInfoExp;
  ur_pfnReserved_t pfnPoolSetDevicePoolExp;
  ur_pfnReserved_t pfnPoolGetDevicePoolExp;
  ur_pfnReserved_t pfnPoolTrimToExp;
  ur_pfnReserved_t pfnPitchedAllocExp;
  ur_pfnUSMContextMemcpyExp_t pfnContextMemcpyExp;
  ur_pfnUSMHostAllocUnregisterExp_t pfnHostAllocUnregisterExp;
  ur_pfnUSMHostAllocRegisterExp_t pfnHostAllocRegisterExp;
  ur_pfnReserved_t pfnImportExp;
  ur_pfnReserved_t pfnReleaseExp;
} ur_usm_exp_dditable_t;

/// Fills the table with an adapter's USMExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                             ur_usm_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetUSMExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetUSMExpProcAddrTable_t)(ur_api_version_t version,
                                                                ur_usm_exp_dditable_t *pDdiTable);

/// The BindlessImagesExp functions of an adapter.
typedef struct ur_bindless_images_exp_dditable_t {
  ur_pfnReserved_t pfnUnsampledImageHandleDestroyExp;
  ur_pfnReserved_t pfnSampledImageHandleDestroyExp;
  ur_pfnReserved_t pfnImageAllocateExp;
  ur_pfnReserved_t pfnImageFreeExp;
  ur_pfnReserved_t pfnUnsampledImageCreateExp;
  ur_pfnReserved_t pfnSampledImageCreateExp;
  ur_pfnReserved_t pfnImageCopyExp;
  ur_pfnReserved_t pfnImageGetInfoExp;
  ur_pfnReserved_t pfnGetImageMemoryHandleTypeSupportExp;
  ur_pfnReserved_t pfnGetImageUnsampledHandleSupportExp;
  ur_pfnReserved_t pfnGetImageSampledHandleSupportExp;
  ur_pfnReserved_t pfnMipmapGetLevelExp;
  ur_pfnReserved_t pfnMipmapFreeExp;
  ur_pfnReserved_t pfnImportExternalMemoryExp;
  ur_pfnReserved_t pfnMapExternalArrayExp;
  ur_pfnReserved_t pfnMapExternalLinearMemoryExp;
  ur_pfnReserved_t pfnReleaseExternalMemoryExp;
  ur_pfnReserved_t pfnFreeMappedLinearMemoryExp;
  ur_pfnReserved_t pfnSupportsImportingHandleTypeExp;
  ur_pfnReserved_t pfnImportExternalSemaphoreExp;
  ur_pfnReserved_t pfnReleaseExternalSemaphoreExp;
  ur_pfnReserved_t pfnWaitExternalSemaphoreExp;
  ur_pfnReserved_t pfnSignalExternalSemaphoreExp;
} ur_bindless_images_exp_dditable_t;

/// Fills the table with an adapter's BindlessImagesExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(
    ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetBindlessImagesExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetBindlessImagesExpProcAddrTable_t)(
    ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable);

/// The CommandBufferExp functions of an adapter.
typedef struct ur_command_buffer_exp_dditable_t {
  ur_pfnReserved_t pfnCreateExp;
  ur_pfnReserved_t pfnRetainExp;
  ur_pfnReserved_t pfnReleaseExp;
  ur_pfnReserved_t pfnFinalizeExp;
  ur_pfnReserved_t pfnAppendKernelLaunchExp;
  ur_pfnReserved_t pfnAppendKernelLaunchWithArgsExp;
  ur_pfnReserved_t pfnAppendUSMMemcpyExp;
  ur_pfnReserved_t pfnAppendUSMFillExp;
  ur_pfnReserved_t pfnAppendMemBufferCopyExp;
  ur_pfnReserved_t pfnAppendMemBufferWriteExp;
  ur_pfnReserved_t pfnAppendMemBufferReadExp;
  ur_pfnReserved_t pfnAppendMemBufferCopyRectExp;
  ur_pfnReserved_t pfnAppendMemBufferWriteRectExp;
  ur_pfnReserved_t pfnAppendMemBufferReadRectExp;
  ur_pfnReserved_t pfnAppendMemBufferFillExp;
  ur_pfnReserved_t pfnAppendUSMPrefetchExp;
  ur_pfnReserved_t pfnAppendUSMAdviseExp;
  ur_pfnReserved_t pfnAppendNativeCommandExp;
  ur_pfnReserved_t pfnUpdateKernelLaunchExp;
  ur_pfnReserved_t pfnUpdateSignalEventExp;
  ur_pfnReserved_t pfnUpdateWaitEventsExp;
  ur_pfnReserved_t pfnGetInfoExp;
  ur_pfnReserved_t pfnGetNativeHandleExp;
} ur_command_buffer_exp_dditable_t;

/// Fills the table with an adapter's CommandBufferExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(
    ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetCommandBufferExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetCommandBufferExpProcAddrTable_t)(
    ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable);

/// The GraphExp functions of an adapter.
typedef struct ur_graph_exp_dditable_t {
  ur_pfnReserved_t pfnCreateExp;
  ur_pfnReserved_t pfnInstantiateGraphExp;
  ur_pfnReserved_t pfnDestroyExp;
  ur_pfnReserved_t pfnExecutableGraphDestroyExp;
  ur_pfnReserved_t pfnIsEmptyExp;
  ur_pfnReserved_t pfnGetIdExp;
  ur_pfnReserved_t pfnSetDestructionCallbackExp;
  ur_pfnReserved_t pfnDumpContentsExp;
  ur_pfnReserved_t pfnGetNativeHandleExp;
  ur_pfnReserved_t pfnExecutableGraphGetNativeHandleExp;
} ur_graph_exp_dditable_t;

/// Fills the table with an adapter's GraphExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                               ur_graph_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetGraphExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetGraphExpProcAddrTable_t)(
    ur_api_version_t version, ur_graph_exp_dditable_t *pDdiTable);

/// The IPCExp functions of an adapter.
typedef struct ur_ipc_exp_dditable_t {
  ur_pfnIPCGetMemHandleExp_t pfnGetMemHandleExp;
  ur_pfnIPCPutMemHandleExp_t pfnPutMemHandleExp;
  ur_pfnIPCOpenMemHandleExp_t pfnOpenMemHandleExp;
  ur_pfnIPCCloseMemHandleExp_t pfnCloseMemHandleExp;
  ur_pfnIPCGetPhysMemHandleExp_t pfnGetPhysMemHandleExp;
  ur_pfnIPCPutPhysMemHandleExp_t pfnPutPhysMemHandleExp;
  ur_pfnIPCOpenPhysMemHandleExp_t pfnOpenPhysMemHandleExp;
  ur_pfnIPCClosePhysMemHandleExp_t pfnClosePhysMemHandleExp;
  ur_pfnIPCGetEventHandleExp_t pfnGetEventHandleExp;
  ur_pfnIPCPutEventHandleExp_t pfnPutEventHandleExp;
  ur_pfnIPCOpenEventHandleExp_t pfnOpenEventHandleExp;
} ur_ipc_exp_dditable_t;

/// Fills the table with an adapter's IPCExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                             ur_ipc_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetIPCExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetIPCExpProcAddrTable_t)(ur_api_version_t version,
                                                                ur_ipc_exp_dditable_t *pDdiTable);

/// The MemoryExportExp functions of an adapter.
typedef struct ur_memory_export_exp_dditable_t {
  ur_pfnReserved_t pfnAllocExportableMemoryExp;
  ur_pfnReserved_t pfnFreeExportableMemoryExp;
  ur_pfnReserved_t pfnExportMemoryHandleExp;
} ur_memory_export_exp_dditable_t;

/// Fills the table with an adapter's MemoryExportExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(
    ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetMemoryExportExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetMemoryExportExpProcAddrTable_t)(
    ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable);

/// The UsmP2PExp functions of an adapter.
typedef struct ur_usm_p2p_exp_dditable_t {
  ur_pfnUsmP2PEnablePeerAccessExp_t pfnEnablePeerAccessExp;
  ur_pfnUsmP2PDisablePeerAccessExp_t pfnDisablePeerAccessExp;
  ur_pfnUsmP2PPeerAccessGetInfoExp_t pfnPeerAccessGetInfoExp;
} ur_usm_p2p_exp_dditable_t;

/// Fills the table with an adapter's UsmP2PExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL
urGetUsmP2PExpProcAddrTable(ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetUsmP2PExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetUsmP2PExpProcAddrTable_t)(
    ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable);

/// The VirtualMem functions of an adapter.
typedef struct ur_virtual_mem_dditable_t {
  ur_pfnVirtualMemGranularityGetInfo_t pfnGranularityGetInfo;
  ur_pfnVirtualMemReserve_t pfnReserve;
  ur_pfnVirtualMemFree_t pfnFree;
  ur_pfnVirtualMemMap_t pfnMap;
  ur_pfnVirtualMemUnmap_t pfnUnmap;
  ur_pfnVirtualMemSetAccess_t pfnSetAccess;
  ur_pfnVirtualMemGetInfo_t pfnGetInfo;
} ur_virtual_mem_dditable_t;

/// Fills the table with an adapter's VirtualMem functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL
urGetVirtualMemProcAddrTable(ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable);

/// Function pointer for ::urGetVirtualMemProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetVirtualMemProcAddrTable_t)(
    ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable);

/// The Device functions of an adapter.
typedef struct ur_device_dditable_t {
  ur_pfnDeviceGet_t pfnGet;
  ur_pfnDeviceGetInfo_t pfnGetInfo;
  ur_pfnDeviceRetain_t pfnRetain;
  ur_pfnDeviceRelease_t pfnRelease;
  ur_pfnDevicePartition_t pfnPartition;
  ur_pfnDeviceSelectBinary_t pfnSelectBinary;
  ur_pfnDeviceGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnDeviceCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnDeviceGetGlobalTimestamps_t pfnGetGlobalTimestamps;
} ur_device_dditable_t;

/// Fills the table with an adapter's Device functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *pDdiTable);

/// Function pointer for ::urGetDeviceProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetDeviceProcAddrTable_t)(ur_api_version_t version,
                                                                ur_device_dditable_t *pDdiTable);

/// The DeviceExp functions of an adapter.
typedef struct ur_device_exp_dditable_t {
  ur_pfnReserved_t pfnWaitExp;
} ur_device_exp_dditable_t;

/// Fills the table with an adapter's DeviceExp functions. Every adapter library exports it.
///
/// Returns ::UR_RESULT_ERROR_INVALID_NULL_POINTER if `pDdiTable` is null and
/// ::UR_RESULT_ERROR_UNSUPPORTED_VERSION if the library serves another `version`.
UR_DLLEXPORT ur_result_t UR_APICALL
urGetDeviceExpProcAddrTable(ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable);

/// Function pointer for ::urGetDeviceExpProcAddrTable.
typedef ur_result_t(UR_APICALL *ur_pfnGetDeviceExpProcAddrTable_t)(
    ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable);

/// All tables. The first word of every handle points to the ur_dditable_t of its adapter.
typedef struct ur_dditable_t {
  ur_adapter_dditable_t Adapter;
  ur_platform_dditable_t Platform;
  ur_context_dditable_t Context;
  ur_event_dditable_t Event;
  ur_event_exp_dditable_t EventExp;
  ur_program_dditable_t Program;
  ur_program_exp_dditable_t ProgramExp;
  ur_kernel_dditable_t Kernel;
  ur_queue_dditable_t Queue;
  ur_queue_exp_dditable_t QueueExp;
  ur_sampler_dditable_t Sampler;
  ur_mem_dditable_t Mem;
  ur_physical_mem_dditable_t PhysicalMem;
  ur_enqueue_dditable_t Enqueue;
  ur_enqueue_exp_dditable_t EnqueueExp;
  ur_usm_dditable_t USM;
  ur_usm_exp_dditable_t USMExp;
  ur_bindless_images_exp_dditable_t BindlessImagesExp;
  ur_command_buffer_exp_dditable_t CommandBufferExp;
  ur_graph_exp_dditable_t GraphExp;
  ur_ipc_exp_dditable_t IPCExp;
  ur_memory_export_exp_dditable_t MemoryExportExp;
  ur_usm_p2p_exp_dditable_t UsmP2PExp;
  ur_virtual_mem_dditable_t VirtualMem;
  ur_device_dditable_t Device;
  ur_device_exp_dditable_t DeviceExp;
} ur_dditable_t;

#if defined(__cplusplus)
} // extern "C"
#endif

#endif // UR_DDI_H_INCLUDED
