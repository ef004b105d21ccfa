// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The functions of adapters/overlay/cuda/support.yml, with the parameters of ur_api.h. A body
// returns on success and throws on failure. The compiler rejects a body that is not declared here,
// or has other parameters. The linker rejects a declaration without a body.

#include <unified-runtime/ur_ddi.h>

namespace ur::backend {

void urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);
void urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                     const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);
void urContextRetain(ur_context_handle_t hContext);
void urContextRelease(ur_context_handle_t hContext);
void urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                      void *pPropValue, size_t *pPropSizeRet);
void urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                     ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                     const ur_device_handle_t *phDevices,
                                     const ur_context_native_properties_t *pProperties,
                                     ur_context_handle_t *phContext);
void urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                    void *pPropValue, size_t *pPropSizeRet);
void urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet);
void urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
void urEventRetain(ur_event_handle_t hEvent);
void urEventRelease(ur_event_handle_t hEvent);
void urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);
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
void urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                   ur_device_handle_t hDevice,
                                   const ur_queue_native_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue);
void urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
                         const ur_physical_mem_properties_t *pProperties,
                         ur_physical_mem_handle_t *phPhysicalMem);
void urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);
void urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);
void urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName,
                          size_t propSize, void *pPropValue, size_t *pPropSizeRet);
void urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
                                    ur_event_handle_t *phEvent);
void urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                       const ur_exp_enqueue_ext_properties_t *pProperties,
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
void urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                     void *pPropValue, size_t *pPropSizeRet);

// The table with the entries of these functions. The functions in the other slots fail with
// UNSUPPORTED_FEATURE.
extern const ur_dditable_t kDdiTable;

} // namespace ur::backend
