// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The functions that adapters/level_zero/v1/support.yml lists. A body without a declaration here,
// or with another signature, does not compile; a declaration without a body does not link.

#include <unified-runtime/ur_ddi.h>

namespace ur::backend {

ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                         uint32_t *pNumAdapters);
ur_result_t urAdapterRelease(ur_adapter_handle_t hAdapter);
ur_result_t urAdapterRetain(ur_adapter_handle_t hAdapter);
ur_result_t urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                  int32_t *pError);
ur_result_t urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                       ur_logger_callback_t pfnLoggerCallback, void *pUserData,
                                       ur_logger_level_t level);
ur_result_t urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level);
ur_result_t urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                          ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms);
ur_result_t urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                              size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                      ur_native_handle_t *phNativePlatform);
ur_result_t urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                             ur_adapter_handle_t hAdapter,
                                             const ur_platform_native_properties_t *pProperties,
                                             ur_platform_handle_t *phPlatform);
ur_result_t urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);
ur_result_t urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                       const char **ppPlatformOption);
ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                            const ur_context_properties_t *pProperties,
                            ur_context_handle_t *phContext);
ur_result_t urContextRetain(ur_context_handle_t hContext);
ur_result_t urContextRelease(ur_context_handle_t hContext);
ur_result_t urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t urContextGetNativeHandle(ur_context_handle_t hContext,
                                     ur_native_handle_t *phNativeContext);
ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                            ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                            const ur_device_handle_t *phDevices,
                                            const ur_context_native_properties_t *pProperties,
                                            ur_context_handle_t *phContext);
ur_result_t urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                        ur_context_extended_deleter_t pfnDeleter, void *pUserData);
ur_result_t urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet);
ur_result_t urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
ur_result_t urEventRetain(ur_event_handle_t hEvent);
ur_result_t urEventRelease(ur_event_handle_t hEvent);
ur_result_t urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);
ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                          ur_context_handle_t hContext,
                                          const ur_event_native_properties_t *pProperties,
                                          ur_event_handle_t *phEvent);
ur_result_t urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                               ur_event_callback_t pfnNotify, void *pUserData);
ur_result_t urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent);
ur_result_t urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet);
ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                          const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);
ur_result_t urQueueRetain(ur_queue_handle_t hQueue);
ur_result_t urQueueRelease(ur_queue_handle_t hQueue);
ur_result_t urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                   ur_native_handle_t *phNativeQueue);
ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                          ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          const ur_queue_native_properties_t *pProperties,
                                          ur_queue_handle_t *phQueue);
ur_result_t urQueueFinish(ur_queue_handle_t hQueue);
ur_result_t urQueueFlush(ur_queue_handle_t hQueue);
ur_result_t urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                size_t size, const ur_physical_mem_properties_t *pProperties,
                                ur_physical_mem_handle_t *phPhysicalMem);
ur_result_t urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);
ur_result_t urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);
ur_result_t urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                 ur_physical_mem_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet);
ur_result_t urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent);
ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent);
ur_result_t urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                             const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                             const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                               const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent);
ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                 ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent);
ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                               ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent);
ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                              const ur_exp_enqueue_ext_properties_t *pProperties,
                                              uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent);
ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                           ur_usm_pool_handle_t pool, size_t size, void **ppMem);
ur_result_t urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem);
ur_result_t urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem);
ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem);
ur_result_t urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                 ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet);
ur_result_t urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                            ur_usm_pool_handle_t *ppPool);
ur_result_t urUSMPoolRetain(ur_usm_pool_handle_t pPool);
ur_result_t urUSMPoolRelease(ur_usm_pool_handle_t pPool);
ur_result_t urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                  size_t size);
ur_result_t urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                 void **ppIPCMemHandleData, size_t *pIPCMemHandleDataSizeRet);
ur_result_t urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData);
ur_result_t urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                  void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                  void **ppMem);
ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem);
ur_result_t urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                     ur_physical_mem_handle_t hPhysMem,
                                     void **ppIPCPhysMemHandleData,
                                     size_t *pIPCPhysMemHandleDataSizeRet);
ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                     const void *pIPCPhysMemHandleData);
ur_result_t urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const void *pIPCPhysMemHandleData,
                                      size_t ipcPhysMemHandleDataSize,
                                      ur_physical_mem_handle_t *phPhysMem);
ur_result_t urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                       ur_physical_mem_handle_t hPhysMem);
ur_result_t urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                   size_t *pIPCEventHandleDataSizeRet);
ur_result_t urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData);
ur_result_t urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                    size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent);
ur_result_t urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                        ur_device_handle_t peerDevice);
ur_result_t urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                         ur_device_handle_t peerDevice);
ur_result_t urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                         ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           size_t allocationSize,
                                           ur_virtual_mem_granularity_info_t propName,
                                           size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                void **ppStart);
ur_result_t urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size);
ur_result_t urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                            ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                            ur_virtual_mem_access_flags_t flags);
ur_result_t urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size);
ur_result_t urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                  ur_virtual_mem_access_flags_t flags);
ur_result_t urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                size_t *pPropSizeRet);
ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                        uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *pNumDevices);
ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet);
ur_result_t urDeviceRetain(ur_device_handle_t hDevice);
ur_result_t urDeviceRelease(ur_device_handle_t hDevice);
ur_result_t urDevicePartition(ur_device_handle_t hDevice,
                              const ur_device_partition_properties_t *pProperties,
                              uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                              uint32_t *pNumDevicesRet);
ur_result_t urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                 uint32_t NumBinaries, uint32_t *pSelectedBinary);
ur_result_t urDeviceGetNativeHandle(ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);
ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice,
                                           ur_adapter_handle_t hAdapter,
                                           const ur_device_native_properties_t *pProperties,
                                           ur_device_handle_t *phDevice);
ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                        uint64_t *pHostTimestamp);

// What the library hands out.
extern const ur_dditable_t kDdiTable;

} // namespace ur::backend
