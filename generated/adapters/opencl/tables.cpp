// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The table: entries in front of the bodies, and answers for everything else.

#include "base/entry.hpp"
#include "generated/adapters/opencl/functions.hpp"
#include "generated/runtime/validity.hpp"

namespace ur::backend {
namespace {

ur_result_t UR_APICALL reserved() {
  return ur::base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                          "the function is not part of this interface");
}

ur_result_t UR_APICALL contextCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t,
                                                     uint32_t, const ur_device_handle_t *,
                                                     const ur_context_native_properties_t *,
                                                     ur_context_handle_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urContextCreateWithNativeHandle: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL eventCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t,
                                                   const ur_event_native_properties_t *,
                                                   ur_event_handle_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urEventCreateWithNativeHandle: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL eventCreateExp(ur_context_handle_t, ur_device_handle_t,
                                      const ur_exp_event_desc_t *, ur_event_handle_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urEventCreateExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL queueCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t,
                                                   ur_device_handle_t,
                                                   const ur_queue_native_properties_t *,
                                                   ur_queue_handle_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urQueueCreateWithNativeHandle: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL physicalMemCreate(ur_context_handle_t, ur_device_handle_t, size_t,
                                         const ur_physical_mem_properties_t *,
                                         ur_physical_mem_handle_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urPhysicalMemCreate: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL physicalMemRetain(ur_physical_mem_handle_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urPhysicalMemRetain: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL physicalMemRelease(ur_physical_mem_handle_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urPhysicalMemRelease: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL physicalMemGetInfo(ur_physical_mem_handle_t, ur_physical_mem_info_t, size_t,
                                          void *, size_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urPhysicalMemGetInfo: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrierExt(ur_queue_handle_t,
                                                       const ur_exp_enqueue_ext_properties_t *,
                                                       uint32_t, const ur_event_handle_t *,
                                                       ur_event_handle_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urEnqueueEventsWaitWithBarrierExt: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL usmPoolCreate(ur_context_handle_t, ur_usm_pool_desc_t *,
                                     ur_usm_pool_handle_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urUSMPoolCreate: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL usmPoolRetain(ur_usm_pool_handle_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urUSMPoolRetain: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL usmPoolRelease(ur_usm_pool_handle_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urUSMPoolRelease: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL usmPoolGetInfo(ur_usm_pool_handle_t, ur_usm_pool_info_t, size_t, void *,
                                      size_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urUSMPoolGetInfo: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL usmContextMemcpyExp(ur_context_handle_t, void *, const void *, size_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urUSMContextMemcpyExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcGetMemHandleExp(ur_context_handle_t, void *, void **, size_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCGetMemHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcPutMemHandleExp(ur_context_handle_t, void *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCPutMemHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcOpenMemHandleExp(ur_context_handle_t, ur_device_handle_t, void *, size_t,
                                           void **) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCOpenMemHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcCloseMemHandleExp(ur_context_handle_t, void *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCCloseMemHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcGetPhysMemHandleExp(ur_context_handle_t, ur_physical_mem_handle_t,
                                              void **, size_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCGetPhysMemHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcPutPhysMemHandleExp(ur_context_handle_t, const void *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCPutPhysMemHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcOpenPhysMemHandleExp(ur_context_handle_t, ur_device_handle_t,
                                               const void *, size_t, ur_physical_mem_handle_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCOpenPhysMemHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcClosePhysMemHandleExp(ur_context_handle_t, ur_physical_mem_handle_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCClosePhysMemHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcGetEventHandleExp(ur_event_handle_t, void **, size_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCGetEventHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcPutEventHandleExp(ur_context_handle_t, void *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCPutEventHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL ipcOpenEventHandleExp(ur_context_handle_t, const void *, size_t,
                                             ur_event_handle_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urIPCOpenEventHandleExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL usmP2pEnablePeerAccessExp(ur_device_handle_t, ur_device_handle_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urUsmP2PEnablePeerAccessExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL usmP2pDisablePeerAccessExp(ur_device_handle_t, ur_device_handle_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urUsmP2PDisablePeerAccessExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL usmP2pPeerAccessGetInfoExp(ur_device_handle_t, ur_device_handle_t,
                                                  ur_exp_peer_info_t, size_t, void *, size_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urUsmP2PPeerAccessGetInfoExp: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL virtualMemGranularityGetInfo(ur_context_handle_t, ur_device_handle_t, size_t,
                                                    ur_virtual_mem_granularity_info_t, size_t,
                                                    void *, size_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urVirtualMemGranularityGetInfo: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL virtualMemReserve(ur_context_handle_t, const void *, size_t, void **) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urVirtualMemReserve: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL virtualMemFree(ur_context_handle_t, const void *, size_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urVirtualMemFree: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL virtualMemMap(ur_context_handle_t, const void *, size_t,
                                     ur_physical_mem_handle_t, size_t,
                                     ur_virtual_mem_access_flags_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urVirtualMemMap: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL virtualMemUnmap(ur_context_handle_t, const void *, size_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urVirtualMemUnmap: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL virtualMemSetAccess(ur_context_handle_t, const void *, size_t,
                                           ur_virtual_mem_access_flags_t) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urVirtualMemSetAccess: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL virtualMemGetInfo(ur_context_handle_t, const void *, size_t,
                                         ur_virtual_mem_info_t, size_t, void *, size_t *) {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "urVirtualMemGetInfo: the OpenCL adapter does not provide it");
}

ur_result_t UR_APICALL adapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                  uint32_t *pNumAdapters) {
  return ur::base::guarded("urAdapterGet", [&] {
    return ur::backend::urAdapterGet(NumEntries, phAdapters, pNumAdapters);
  });
}

ur_result_t UR_APICALL adapterRelease(ur_adapter_handle_t hAdapter) {
  if (!hAdapter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urAdapterRelease: hAdapter is null");
  return ur::base::guarded("urAdapterRelease",
                           [&] { return ur::backend::urAdapterRelease(hAdapter); });
}

ur_result_t UR_APICALL adapterRetain(ur_adapter_handle_t hAdapter) {
  if (!hAdapter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urAdapterRetain: hAdapter is null");
  return ur::base::guarded("urAdapterRetain",
                           [&] { return ur::backend::urAdapterRetain(hAdapter); });
}

ur_result_t UR_APICALL adapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                           int32_t *pError) {
  if (!ppMessage)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urAdapterGetLastError: ppMessage is null");
  if (!pError)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urAdapterGetLastError: pError is null");
  if (!hAdapter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urAdapterGetLastError: hAdapter is null");
  return ur::base::guarded("urAdapterGetLastError", [&] {
    return ur::backend::urAdapterGetLastError(hAdapter, ppMessage, pError);
  });
}

ur_result_t UR_APICALL adapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hAdapter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urAdapterGetInfo: hAdapter is null");
  if (!ur::isDeclared(propName))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_ENUMERATION,
                            "urAdapterGetInfo: propName is not a declared ur_adapter_info_t");
  if (ur::base::isEmptyQuery(propSize, pPropValue, pPropSizeRet))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urAdapterGetInfo: pPropValue is null, and no size is asked for");
  if (pPropValue && propSize == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_SIZE,
                            "urAdapterGetInfo: propSize is 0 and pPropValue is not null");
  return ur::base::guarded("urAdapterGetInfo", [&] {
    return ur::backend::urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL adapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                ur_logger_callback_t pfnLoggerCallback,
                                                void *pUserData, ur_logger_level_t level) {
  if (!pfnLoggerCallback)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urAdapterSetLoggerCallback: pfnLoggerCallback is null");
  if (!hAdapter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urAdapterSetLoggerCallback: hAdapter is null");
  if (!ur::isDeclared(level))
    return ur::base::reject(
        UR_RESULT_ERROR_INVALID_ENUMERATION,
        "urAdapterSetLoggerCallback: level is not a declared ur_logger_level_t");
  return ur::base::guarded("urAdapterSetLoggerCallback", [&] {
    return ur::backend::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
  });
}

ur_result_t UR_APICALL adapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                     ur_logger_level_t level) {
  if (!hAdapter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urAdapterSetLoggerCallbackLevel: hAdapter is null");
  if (!ur::isDeclared(level))
    return ur::base::reject(
        UR_RESULT_ERROR_INVALID_ENUMERATION,
        "urAdapterSetLoggerCallbackLevel: level is not a declared ur_logger_level_t");
  return ur::base::guarded("urAdapterSetLoggerCallbackLevel", [&] {
    return ur::backend::urAdapterSetLoggerCallbackLevel(hAdapter, level);
  });
}

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                   ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  if (!hAdapter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPlatformGet: hAdapter is null");
  return ur::base::guarded("urPlatformGet", [&] {
    return ur::backend::urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
  });
}

ur_result_t UR_APICALL platformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hPlatform)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urPlatformGetInfo: hPlatform is null");
  if (!ur::isDeclared(propName))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_ENUMERATION,
                            "urPlatformGetInfo: propName is not a declared ur_platform_info_t");
  if (ur::base::isEmptyQuery(propSize, pPropValue, pPropSizeRet))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urPlatformGetInfo: pPropValue is null, and no size is asked for");
  if (pPropValue && propSize == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_SIZE,
                            "urPlatformGetInfo: propSize is 0 and pPropValue is not null");
  return ur::base::guarded("urPlatformGetInfo", [&] {
    return ur::backend::urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL platformGetNativeHandle(ur_platform_handle_t hPlatform,
                                               ur_native_handle_t *phNativePlatform) {
  if (!phNativePlatform)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urPlatformGetNativeHandle: phNativePlatform is null");
  if (!hPlatform)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urPlatformGetNativeHandle: hPlatform is null");
  return ur::base::guarded("urPlatformGetNativeHandle", [&] {
    return ur::backend::urPlatformGetNativeHandle(hPlatform, phNativePlatform);
  });
}

ur_result_t UR_APICALL platformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  if (!phPlatform)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urPlatformCreateWithNativeHandle: phPlatform is null");
  if (!hAdapter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urPlatformCreateWithNativeHandle: hAdapter is null");
  return ur::base::guarded("urPlatformCreateWithNativeHandle", [&] {
    return ur::backend::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties,
                                                         phPlatform);
  });
}

ur_result_t UR_APICALL platformGetApiVersion(ur_platform_handle_t hPlatform,
                                             ur_api_version_t *pVersion) {
  if (!pVersion)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urPlatformGetApiVersion: pVersion is null");
  if (!hPlatform)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urPlatformGetApiVersion: hPlatform is null");
  return ur::base::guarded("urPlatformGetApiVersion", [&] {
    return ur::backend::urPlatformGetApiVersion(hPlatform, pVersion);
  });
}

ur_result_t UR_APICALL platformGetBackendOption(ur_platform_handle_t hPlatform,
                                                const char *pFrontendOption,
                                                const char **ppPlatformOption) {
  if (!pFrontendOption)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urPlatformGetBackendOption: pFrontendOption is null");
  if (!ppPlatformOption)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urPlatformGetBackendOption: ppPlatformOption is null");
  if (!hPlatform)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urPlatformGetBackendOption: hPlatform is null");
  return ur::base::guarded("urPlatformGetBackendOption", [&] {
    return ur::backend::urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
  });
}

ur_result_t UR_APICALL contextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                     const ur_context_properties_t *pProperties,
                                     ur_context_handle_t *phContext) {
  if (!phDevices)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urContextCreate: phDevices is null");
  if (!phContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urContextCreate: phContext is null");
  if (DeviceCount == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_SIZE, "urContextCreate: DeviceCount is 0");
  if (ur::base::hasNullElement(phDevices, DeviceCount))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urContextCreate: phDevices has a null element");
  return ur::base::guarded("urContextCreate", [&] {
    return ur::backend::urContextCreate(DeviceCount, phDevices, pProperties, phContext);
  });
}

ur_result_t UR_APICALL contextRetain(ur_context_handle_t hContext) {
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urContextRetain: hContext is null");
  return ur::base::guarded("urContextRetain",
                           [&] { return ur::backend::urContextRetain(hContext); });
}

ur_result_t UR_APICALL contextRelease(ur_context_handle_t hContext) {
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urContextRelease: hContext is null");
  return ur::base::guarded("urContextRelease",
                           [&] { return ur::backend::urContextRelease(hContext); });
}

ur_result_t UR_APICALL contextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urContextGetInfo: hContext is null");
  if (!ur::isDeclared(propName))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_ENUMERATION,
                            "urContextGetInfo: propName is not a declared ur_context_info_t");
  if (ur::base::isEmptyQuery(propSize, pPropValue, pPropSizeRet))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urContextGetInfo: pPropValue is null, and no size is asked for");
  if (pPropValue && propSize == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_SIZE,
                            "urContextGetInfo: propSize is 0 and pPropValue is not null");
  return ur::base::guarded("urContextGetInfo", [&] {
    return ur::backend::urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL contextGetNativeHandle(ur_context_handle_t hContext,
                                              ur_native_handle_t *phNativeContext) {
  if (!phNativeContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urContextGetNativeHandle: phNativeContext is null");
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urContextGetNativeHandle: hContext is null");
  return ur::base::guarded("urContextGetNativeHandle", [&] {
    return ur::backend::urContextGetNativeHandle(hContext, phNativeContext);
  });
}

ur_result_t UR_APICALL contextSetExtendedDeleter(ur_context_handle_t hContext,
                                                 ur_context_extended_deleter_t pfnDeleter,
                                                 void *pUserData) {
  if (!pfnDeleter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urContextSetExtendedDeleter: pfnDeleter is null");
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urContextSetExtendedDeleter: hContext is null");
  return ur::base::guarded("urContextSetExtendedDeleter", [&] {
    return ur::backend::urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
  });
}

ur_result_t UR_APICALL eventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hEvent)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventGetInfo: hEvent is null");
  if (!ur::isDeclared(propName))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_ENUMERATION,
                            "urEventGetInfo: propName is not a declared ur_event_info_t");
  if (ur::base::isEmptyQuery(propSize, pPropValue, pPropSizeRet))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urEventGetInfo: pPropValue is null, and no size is asked for");
  if (pPropValue && propSize == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_SIZE,
                            "urEventGetInfo: propSize is 0 and pPropValue is not null");
  return ur::base::guarded("urEventGetInfo", [&] {
    return ur::backend::urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL eventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                             size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  if (!hEvent)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urEventGetProfilingInfo: hEvent is null");
  if (!ur::isDeclared(propName))
    return ur::base::reject(
        UR_RESULT_ERROR_INVALID_ENUMERATION,
        "urEventGetProfilingInfo: propName is not a declared ur_profiling_info_t");
  if (ur::base::isEmptyQuery(propSize, pPropValue, pPropSizeRet))
    return ur::base::reject(
        UR_RESULT_ERROR_INVALID_NULL_POINTER,
        "urEventGetProfilingInfo: pPropValue is null, and no size is asked for");
  if (pPropValue && propSize == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_VALUE,
                            "urEventGetProfilingInfo: propSize is 0 and pPropValue is not null");
  return ur::base::guarded("urEventGetProfilingInfo", [&] {
    return ur::backend::urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue,
                                                pPropSizeRet);
  });
}

ur_result_t UR_APICALL eventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  if (!phEventWaitList)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urEventWait: phEventWaitList is null");
  if (numEvents == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_VALUE, "urEventWait: numEvents is 0");
  if (ur::base::hasNullElement(phEventWaitList, numEvents))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_EVENT,
                            "urEventWait: phEventWaitList has a null element");
  return ur::base::guarded("urEventWait",
                           [&] { return ur::backend::urEventWait(numEvents, phEventWaitList); });
}

ur_result_t UR_APICALL eventRetain(ur_event_handle_t hEvent) {
  if (!hEvent)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventRetain: hEvent is null");
  return ur::base::guarded("urEventRetain", [&] { return ur::backend::urEventRetain(hEvent); });
}

ur_result_t UR_APICALL eventRelease(ur_event_handle_t hEvent) {
  if (!hEvent)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventRelease: hEvent is null");
  return ur::base::guarded("urEventRelease", [&] { return ur::backend::urEventRelease(hEvent); });
}

ur_result_t UR_APICALL eventGetNativeHandle(ur_event_handle_t hEvent,
                                            ur_native_handle_t *phNativeEvent) {
  if (!phNativeEvent)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urEventGetNativeHandle: phNativeEvent is null");
  if (!hEvent)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urEventGetNativeHandle: hEvent is null");
  return ur::base::guarded("urEventGetNativeHandle", [&] {
    return ur::backend::urEventGetNativeHandle(hEvent, phNativeEvent);
  });
}

ur_result_t UR_APICALL eventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                        ur_event_callback_t pfnNotify, void *pUserData) {
  if (!pfnNotify)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urEventSetCallback: pfnNotify is null");
  if (!hEvent)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urEventSetCallback: hEvent is null");
  if (!ur::isDeclared(execStatus))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_ENUMERATION,
                            "urEventSetCallback: execStatus is not a declared ur_execution_info_t");
  return ur::base::guarded("urEventSetCallback", [&] {
    return ur::backend::urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
  });
}

ur_result_t UR_APICALL queueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueGetInfo: hQueue is null");
  if (!ur::isDeclared(propName))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_ENUMERATION,
                            "urQueueGetInfo: propName is not a declared ur_queue_info_t");
  if (ur::base::isEmptyQuery(propSize, pPropValue, pPropSizeRet))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urQueueGetInfo: pPropValue is null, and no size is asked for");
  if (pPropValue && propSize == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_SIZE,
                            "urQueueGetInfo: propSize is 0 and pPropValue is not null");
  return ur::base::guarded("urQueueGetInfo", [&] {
    return ur::backend::urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL queueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                   const ur_queue_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue) {
  if (!phQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urQueueCreate: phQueue is null");
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueCreate: hContext is null");
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueCreate: hDevice is null");
  return ur::base::guarded("urQueueCreate", [&] {
    return ur::backend::urQueueCreate(hContext, hDevice, pProperties, phQueue);
  });
}

ur_result_t UR_APICALL queueRetain(ur_queue_handle_t hQueue) {
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueRetain: hQueue is null");
  return ur::base::guarded("urQueueRetain", [&] { return ur::backend::urQueueRetain(hQueue); });
}

ur_result_t UR_APICALL queueRelease(ur_queue_handle_t hQueue) {
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueRelease: hQueue is null");
  return ur::base::guarded("urQueueRelease", [&] { return ur::backend::urQueueRelease(hQueue); });
}

ur_result_t UR_APICALL queueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                            ur_native_handle_t *phNativeQueue) {
  if (!phNativeQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urQueueGetNativeHandle: phNativeQueue is null");
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urQueueGetNativeHandle: hQueue is null");
  return ur::base::guarded("urQueueGetNativeHandle", [&] {
    return ur::backend::urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
  });
}

ur_result_t UR_APICALL queueFinish(ur_queue_handle_t hQueue) {
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueFinish: hQueue is null");
  return ur::base::guarded("urQueueFinish", [&] { return ur::backend::urQueueFinish(hQueue); });
}

ur_result_t UR_APICALL queueFlush(ur_queue_handle_t hQueue) {
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueFlush: hQueue is null");
  return ur::base::guarded("urQueueFlush", [&] { return ur::backend::urQueueFlush(hQueue); });
}

ur_result_t UR_APICALL enqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urEnqueueEventsWait: hQueue is null");
  if (ur::base::isBrokenList(phEventWaitList, numEventsInWaitList))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
                            "urEnqueueEventsWait: phEventWaitList and numEventsInWaitList "
                            "contradict each other, or an element is null");
  return ur::base::guarded("urEnqueueEventsWait", [&] {
    return ur::backend::urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  });
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urEnqueueEventsWaitWithBarrier: hQueue is null");
  if (ur::base::isBrokenList(phEventWaitList, numEventsInWaitList))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
                            "urEnqueueEventsWaitWithBarrier: phEventWaitList and "
                            "numEventsInWaitList contradict each other, or an element is null");
  return ur::base::guarded("urEnqueueEventsWaitWithBarrier", [&] {
    return ur::backend::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                       phEvent);
  });
}

ur_result_t UR_APICALL enqueueUsmFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  if (!pMem)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMFill: pMem is null");
  if (!pPattern)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urEnqueueUSMFill: pPattern is null");
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urEnqueueUSMFill: hQueue is null");
  if (ur::base::isBrokenList(phEventWaitList, numEventsInWaitList))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
                            "urEnqueueUSMFill: phEventWaitList and numEventsInWaitList contradict "
                            "each other, or an element is null");
  return ur::base::guarded("urEnqueueUSMFill", [&] {
    return ur::backend::urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size,
                                         numEventsInWaitList, phEventWaitList, phEvent);
  });
}

ur_result_t UR_APICALL enqueueUsmMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  if (!pDst)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urEnqueueUSMMemcpy: pDst is null");
  if (!pSrc)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urEnqueueUSMMemcpy: pSrc is null");
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urEnqueueUSMMemcpy: hQueue is null");
  if (ur::base::isBrokenList(phEventWaitList, numEventsInWaitList))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
                            "urEnqueueUSMMemcpy: phEventWaitList and numEventsInWaitList "
                            "contradict each other, or an element is null");
  return ur::base::guarded("urEnqueueUSMMemcpy", [&] {
    return ur::backend::urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                           phEventWaitList, phEvent);
  });
}

ur_result_t UR_APICALL enqueueUsmPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t flags,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  if (!pMem)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urEnqueueUSMPrefetch: pMem is null");
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urEnqueueUSMPrefetch: hQueue is null");
  if (flags & UR_USM_MIGRATION_FLAGS_MASK)
    return ur::base::reject(
        UR_RESULT_ERROR_INVALID_ENUMERATION,
        "urEnqueueUSMPrefetch: flags has bits that ur_usm_migration_flags_t does not declare");
  if (ur::base::isBrokenList(phEventWaitList, numEventsInWaitList))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
                            "urEnqueueUSMPrefetch: phEventWaitList and numEventsInWaitList "
                            "contradict each other, or an element is null");
  return ur::base::guarded("urEnqueueUSMPrefetch", [&] {
    return ur::backend::urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                             phEventWaitList, phEvent);
  });
}

ur_result_t UR_APICALL enqueueUsmAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  if (!pMem)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urEnqueueUSMAdvise: pMem is null");
  if (!hQueue)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urEnqueueUSMAdvise: hQueue is null");
  if (advice & UR_USM_ADVICE_FLAGS_MASK)
    return ur::base::reject(
        UR_RESULT_ERROR_INVALID_ENUMERATION,
        "urEnqueueUSMAdvise: advice has bits that ur_usm_advice_flags_t does not declare");
  return ur::base::guarded("urEnqueueUSMAdvise", [&] {
    return ur::backend::urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
  });
}

ur_result_t UR_APICALL usmHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  if (!ppMem)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMHostAlloc: ppMem is null");
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urUSMHostAlloc: hContext is null");
  return ur::base::guarded("urUSMHostAlloc", [&] {
    return ur::backend::urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
  });
}

ur_result_t UR_APICALL usmDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  if (!ppMem)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urUSMDeviceAlloc: ppMem is null");
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urUSMDeviceAlloc: hContext is null");
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urUSMDeviceAlloc: hDevice is null");
  return ur::base::guarded("urUSMDeviceAlloc", [&] {
    return ur::backend::urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  });
}

ur_result_t UR_APICALL usmSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  if (!ppMem)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urUSMSharedAlloc: ppMem is null");
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urUSMSharedAlloc: hContext is null");
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urUSMSharedAlloc: hDevice is null");
  return ur::base::guarded("urUSMSharedAlloc", [&] {
    return ur::backend::urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  });
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t hContext, void *pMem) {
  if (!pMem)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMFree: pMem is null");
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMFree: hContext is null");
  return ur::base::guarded("urUSMFree", [&] { return ur::backend::urUSMFree(hContext, pMem); });
}

ur_result_t UR_APICALL usmGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                          ur_usm_alloc_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  if (!pMem)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urUSMGetMemAllocInfo: pMem is null");
  if (!hContext)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urUSMGetMemAllocInfo: hContext is null");
  if (!ur::isDeclared(propName))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_ENUMERATION,
                            "urUSMGetMemAllocInfo: propName is not a declared ur_usm_alloc_info_t");
  if (ur::base::isEmptyQuery(propSize, pPropValue, pPropSizeRet))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urUSMGetMemAllocInfo: pPropValue is null, and no size is asked for");
  if (pPropValue && propSize == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_SIZE,
                            "urUSMGetMemAllocInfo: propSize is 0 and pPropValue is not null");
  return ur::base::guarded("urUSMGetMemAllocInfo", [&] {
    return ur::backend::urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue,
                                             pPropSizeRet);
  });
}

ur_result_t UR_APICALL deviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                 uint32_t NumEntries, ur_device_handle_t *phDevices,
                                 uint32_t *pNumDevices) {
  if (!hPlatform)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceGet: hPlatform is null");
  if (!ur::isDeclared(DeviceType))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_ENUMERATION,
                            "urDeviceGet: DeviceType is not a declared ur_device_type_t");
  return ur::base::guarded("urDeviceGet", [&] {
    return ur::backend::urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
  });
}

ur_result_t UR_APICALL deviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urDeviceGetInfo: hDevice is null");
  if (!ur::isDeclared(propName))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_ENUMERATION,
                            "urDeviceGetInfo: propName is not a declared ur_device_info_t");
  if (ur::base::isEmptyQuery(propSize, pPropValue, pPropSizeRet))
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urDeviceGetInfo: pPropValue is null, and no size is asked for");
  if (pPropValue && propSize == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_SIZE,
                            "urDeviceGetInfo: propSize is 0 and pPropValue is not null");
  return ur::base::guarded("urDeviceGetInfo", [&] {
    return ur::backend::urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL deviceRetain(ur_device_handle_t hDevice) {
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceRetain: hDevice is null");
  return ur::base::guarded("urDeviceRetain", [&] { return ur::backend::urDeviceRetain(hDevice); });
}

ur_result_t UR_APICALL deviceRelease(ur_device_handle_t hDevice) {
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urDeviceRelease: hDevice is null");
  return ur::base::guarded("urDeviceRelease",
                           [&] { return ur::backend::urDeviceRelease(hDevice); });
}

ur_result_t UR_APICALL devicePartition(ur_device_handle_t hDevice,
                                       const ur_device_partition_properties_t *pProperties,
                                       uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                       uint32_t *pNumDevicesRet) {
  if (!pProperties)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urDevicePartition: pProperties is null");
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urDevicePartition: hDevice is null");
  return ur::base::guarded("urDevicePartition", [&] {
    return ur::backend::urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices,
                                          pNumDevicesRet);
  });
}

ur_result_t UR_APICALL deviceSelectBinary(ur_device_handle_t hDevice,
                                          const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                          uint32_t *pSelectedBinary) {
  if (!pBinaries)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urDeviceSelectBinary: pBinaries is null");
  if (!pSelectedBinary)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urDeviceSelectBinary: pSelectedBinary is null");
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urDeviceSelectBinary: hDevice is null");
  if (NumBinaries == 0)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_SIZE, "urDeviceSelectBinary: NumBinaries is 0");
  return ur::base::guarded("urDeviceSelectBinary", [&] {
    return ur::backend::urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
  });
}

ur_result_t UR_APICALL deviceGetNativeHandle(ur_device_handle_t hDevice,
                                             ur_native_handle_t *phNativeDevice) {
  if (!phNativeDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urDeviceGetNativeHandle: phNativeDevice is null");
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urDeviceGetNativeHandle: hDevice is null");
  return ur::base::guarded("urDeviceGetNativeHandle", [&] {
    return ur::backend::urDeviceGetNativeHandle(hDevice, phNativeDevice);
  });
}

ur_result_t UR_APICALL deviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  if (!phDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "urDeviceCreateWithNativeHandle: phDevice is null");
  if (!hAdapter)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urDeviceCreateWithNativeHandle: hAdapter is null");
  return ur::base::guarded("urDeviceCreateWithNativeHandle", [&] {
    return ur::backend::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties,
                                                       phDevice);
  });
}

ur_result_t UR_APICALL deviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                 uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  if (!hDevice)
    return ur::base::reject(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                            "urDeviceGetGlobalTimestamps: hDevice is null");
  return ur::base::guarded("urDeviceGetGlobalTimestamps", [&] {
    return ur::backend::urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
  });
}

} // namespace

const ur_dditable_t kDdiTable = {
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

} // namespace ur::backend
