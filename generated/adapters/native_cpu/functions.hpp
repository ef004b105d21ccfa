// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The functions of adapters/native_cpu/support.yml, with the parameters of ur_api.h. A body returns
// on success and throws on failure. The compiler rejects a body that is not declared here, or has
// other parameters. The linker rejects a declaration without a body.

#include <unified-runtime/ur_ddi.h>

namespace ur::backend {

void urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters);
void urAdapterRelease(ur_adapter_handle_t hAdapter);
void urAdapterRetain(ur_adapter_handle_t hAdapter);
void urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);
void urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize,
                      void *pPropValue, size_t *pPropSizeRet);
void urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                ur_logger_callback_t pfnLoggerCallback, void *pUserData,
                                ur_logger_level_t level);
void urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level);
void urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                   ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms);
void urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize,
                       void *pPropValue, size_t *pPropSizeRet);
void urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                               ur_native_handle_t *phNativePlatform);
void urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                      ur_adapter_handle_t hAdapter,
                                      const ur_platform_native_properties_t *pProperties,
                                      ur_platform_handle_t *phPlatform);
void urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);
void urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                const char **ppPlatformOption);
void urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                     const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);
void urContextRetain(ur_context_handle_t hContext);
void urContextRelease(ur_context_handle_t hContext);
void urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                      void *pPropValue, size_t *pPropSizeRet);
void urContextGetNativeHandle(ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);
void urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                     ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                     const ur_device_handle_t *phDevices,
                                     const ur_context_native_properties_t *pProperties,
                                     ur_context_handle_t *phContext);
void urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                 ur_context_extended_deleter_t pfnDeleter, void *pUserData);
void urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                    void *pPropValue, size_t *pPropSizeRet);
void urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet);
void urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
void urEventRetain(ur_event_handle_t hEvent);
void urEventRelease(ur_event_handle_t hEvent);
void urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);
void urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
                                   const ur_event_native_properties_t *pProperties,
                                   ur_event_handle_t *phEvent);
void urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                        ur_event_callback_t pfnNotify, void *pUserData);
void urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                      const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent);
void urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                    void *pPropValue, size_t *pPropSizeRet);
void urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                   const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);
void urQueueRetain(ur_queue_handle_t hQueue);
void urQueueRelease(ur_queue_handle_t hQueue);
void urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                            ur_native_handle_t *phNativeQueue);
void urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                   ur_device_handle_t hDevice,
                                   const ur_queue_native_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue);
void urQueueFinish(ur_queue_handle_t hQueue);
void urQueueFlush(ur_queue_handle_t hQueue);
void urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                       const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);
void urMemRetain(ur_mem_handle_t hMem);
void urMemRelease(ur_mem_handle_t hMem);
void urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                          ur_buffer_create_type_t bufferCreateType,
                          const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);
void urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                          ur_native_handle_t *phNativeMem);
void urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                       const ur_mem_native_properties_t *pProperties,
                                       ur_mem_handle_t *phMem);
void urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                  void *pPropValue, size_t *pPropSizeRet);
void urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
                         const ur_physical_mem_properties_t *pProperties,
                         ur_physical_mem_handle_t *phPhysicalMem);
void urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);
void urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);
void urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName,
                          size_t propSize, void *pPropValue, size_t *pPropSizeRet);
void urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                         const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
void urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
                                    ur_event_handle_t *phEvent);
void urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                            size_t offset, size_t size, void *pDst, uint32_t numEventsInWaitList,
                            const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
void urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
                             size_t offset, size_t size, const void *pSrc,
                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                             ur_event_handle_t *phEvent);
void urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                bool blockingRead, ur_rect_offset_t bufferOrigin,
                                ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
                                size_t hostSlicePitch, void *pDst, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent);
void urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                 bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                 ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                 size_t bufferRowPitch, size_t bufferSlicePitch,
                                 size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                 uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent);
void urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                            ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                            size_t size, uint32_t numEventsInWaitList,
                            const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
void urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent);
void urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
                            size_t patternSize, size_t offset, size_t size,
                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                            ur_event_handle_t *phEvent);
void urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap,
                           ur_map_flags_t mapFlags, size_t offset, size_t size,
                           uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                           ur_event_handle_t *phEvent, void **ppRetMap);
void urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                       uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                       ur_event_handle_t *phEvent);
void urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                      const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                      const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
void urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc,
                        size_t size, uint32_t numEventsInWaitList,
                        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
void urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                          ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                          const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
void urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                        ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent);
void urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
                        const void *pPattern, size_t width, size_t height,
                        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                        ur_event_handle_t *phEvent);
void urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch,
                          const void *pSrc, size_t srcPitch, size_t width, size_t height,
                          uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                          ur_event_handle_t *phEvent);
void urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                       const ur_exp_enqueue_ext_properties_t *pProperties,
                                       uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent);
void urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                    uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
                                    ur_event_handle_t *phEvent);
void urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                    ur_usm_pool_handle_t pool, size_t size, void **ppMem);
void urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                      void **ppMem);
void urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                      void **ppMem);
void urUSMFree(ur_context_handle_t hContext, void *pMem);
void urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                          ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                          size_t *pPropSizeRet);
void urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                     ur_usm_pool_handle_t *ppPool);
void urUSMPoolRetain(ur_usm_pool_handle_t pPool);
void urUSMPoolRelease(ur_usm_pool_handle_t pPool);
void urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize,
                      void *pPropValue, size_t *pPropSizeRet);
void urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size);
void urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem);
void urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                               const ur_exp_usm_host_alloc_register_properties_t *pProperties);
void urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem, void **ppIPCMemHandleData,
                          size_t *pIPCMemHandleDataSizeRet);
void urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData);
void urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize, void **ppMem);
void urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem);
void urIPCGetPhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem,
                              void **ppIPCPhysMemHandleData, size_t *pIPCPhysMemHandleDataSizeRet);
void urIPCPutPhysMemHandleExp(ur_context_handle_t hContext, const void *pIPCPhysMemHandleData);
void urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                               const void *pIPCPhysMemHandleData, size_t ipcPhysMemHandleDataSize,
                               ur_physical_mem_handle_t *phPhysMem);
void urIPCClosePhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem);
void urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                            size_t *pIPCEventHandleDataSizeRet);
void urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData);
void urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                             size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent);
void urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
void urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
void urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                  ur_exp_peer_info_t propName, size_t propSize, void *pPropValue,
                                  size_t *pPropSizeRet);
void urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                    size_t allocationSize,
                                    ur_virtual_mem_granularity_info_t propName, size_t propSize,
                                    void *pPropValue, size_t *pPropSizeRet);
void urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                         void **ppStart);
void urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size);
void urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                     ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                     ur_virtual_mem_access_flags_t flags);
void urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size);
void urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                           ur_virtual_mem_access_flags_t flags);
void urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                         ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                         size_t *pPropSizeRet);
void urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
                 ur_device_handle_t *phDevices, uint32_t *pNumDevices);
void urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                     void *pPropValue, size_t *pPropSizeRet);
void urDeviceRetain(ur_device_handle_t hDevice);
void urDeviceRelease(ur_device_handle_t hDevice);
void urDevicePartition(ur_device_handle_t hDevice,
                       const ur_device_partition_properties_t *pProperties, uint32_t NumDevices,
                       ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);
void urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                          uint32_t NumBinaries, uint32_t *pSelectedBinary);
void urDeviceGetNativeHandle(ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);
void urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
                                    const ur_device_native_properties_t *pProperties,
                                    ur_device_handle_t *phDevice);
void urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                 uint64_t *pHostTimestamp);

// The table with the entries of these functions. The functions in the other slots fail with
// UNSUPPORTED_FEATURE.
extern const ur_dditable_t kDdiTable;

} // namespace ur::backend
