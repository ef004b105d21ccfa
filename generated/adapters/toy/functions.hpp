// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The functions of test/toy_adapter/support.yml, with the parameters of ur_api.h. A body returns on
// success and throws on failure. The compiler rejects a body that is not declared here, or has
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
void urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);
void urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                const char **ppPlatformOption);
void urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                     const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);
void urContextRetain(ur_context_handle_t hContext);
void urContextRelease(ur_context_handle_t hContext);
void urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                      void *pPropValue, size_t *pPropSizeRet);
void urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                 ur_context_extended_deleter_t pfnDeleter, void *pUserData);
void urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                    void *pPropValue, size_t *pPropSizeRet);
void urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet);
void urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
void urEventRetain(ur_event_handle_t hEvent);
void urEventRelease(ur_event_handle_t hEvent);
void urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                    void *pPropValue, size_t *pPropSizeRet);
void urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                   const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);
void urQueueRetain(ur_queue_handle_t hQueue);
void urQueueRelease(ur_queue_handle_t hQueue);
void urQueueFinish(ur_queue_handle_t hQueue);
void urQueueFlush(ur_queue_handle_t hQueue);
void urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                         const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
void urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
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
void urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem, void **ppIPCMemHandleData,
                          size_t *pIPCMemHandleDataSizeRet);
void urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData);
void urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize, void **ppMem);
void urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem);
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
void urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                 uint64_t *pHostTimestamp);

// The table with the entries of these functions. The functions in the other slots fail with
// UNSUPPORTED_FEATURE.
extern const ur_dditable_t kDdiTable;

} // namespace ur::backend
