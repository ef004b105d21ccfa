// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// What a slot does before initialisation, after teardown, and where an adapter left it null.

#include "runtime/loader/active_table.hpp"

namespace ur::loader {
namespace {

ur_result_t UR_APICALL uninitializedReserved() { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL adapterGet(uint32_t, ur_adapter_handle_t *, uint32_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterRelease(ur_adapter_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL adapterRetain(ur_adapter_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL adapterGetLastError(ur_adapter_handle_t, const char **, int32_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterGetInfo(ur_adapter_handle_t, ur_adapter_info_t, size_t, void *,
                                      size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterSetLoggerCallback(ur_adapter_handle_t, ur_logger_callback_t, void *,
                                                ur_logger_level_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL adapterSetLoggerCallbackLevel(ur_adapter_handle_t, ur_logger_level_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t, uint32_t, ur_platform_handle_t *,
                                   uint32_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGetInfo(ur_platform_handle_t, ur_platform_info_t, size_t, void *,
                                       size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGetNativeHandle(ur_platform_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t,
                                                      const ur_platform_native_properties_t *,
                                                      ur_platform_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGetApiVersion(ur_platform_handle_t, ur_api_version_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL platformGetBackendOption(ur_platform_handle_t, const char *, const char **) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextCreate(uint32_t, const ur_device_handle_t *,
                                     const ur_context_properties_t *, ur_context_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextRetain(ur_context_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL contextRelease(ur_context_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL contextGetInfo(ur_context_handle_t, ur_context_info_t, size_t, void *,
                                      size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextGetNativeHandle(ur_context_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t,
                                                     uint32_t, const ur_device_handle_t *,
                                                     const ur_context_native_properties_t *,
                                                     ur_context_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL contextSetExtendedDeleter(ur_context_handle_t, ur_context_extended_deleter_t,
                                                 void *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventGetInfo(ur_event_handle_t, ur_event_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventGetProfilingInfo(ur_event_handle_t, ur_profiling_info_t, size_t, void *,
                                             size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventWait(uint32_t, const ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventRetain(ur_event_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL eventRelease(ur_event_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL eventGetNativeHandle(ur_event_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t,
                                                   const ur_event_native_properties_t *,
                                                   ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventSetCallback(ur_event_handle_t, ur_execution_info_t, ur_event_callback_t,
                                        void *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL eventCreateExp(ur_context_handle_t, ur_device_handle_t,
                                      const ur_exp_event_desc_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueGetInfo(ur_queue_handle_t, ur_queue_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueCreate(ur_context_handle_t, ur_device_handle_t,
                                   const ur_queue_properties_t *, ur_queue_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueRetain(ur_queue_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL queueRelease(ur_queue_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL queueGetNativeHandle(ur_queue_handle_t, ur_queue_native_desc_t *,
                                            ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t,
                                                   ur_device_handle_t,
                                                   const ur_queue_native_properties_t *,
                                                   ur_queue_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL queueFinish(ur_queue_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL queueFlush(ur_queue_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL physicalMemCreate(ur_context_handle_t, ur_device_handle_t, size_t,
                                         const ur_physical_mem_properties_t *,
                                         ur_physical_mem_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL physicalMemRetain(ur_physical_mem_handle_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL physicalMemRelease(ur_physical_mem_handle_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL physicalMemGetInfo(ur_physical_mem_handle_t, ur_physical_mem_info_t, size_t,
                                          void *, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueEventsWait(ur_queue_handle_t, uint32_t, const ur_event_handle_t *,
                                         ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrier(ur_queue_handle_t, uint32_t,
                                                    const ur_event_handle_t *,
                                                    ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueUsmFill(ur_queue_handle_t, void *, size_t, const void *, size_t,
                                      uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueUsmMemcpy(ur_queue_handle_t, bool, void *, const void *, size_t,
                                        uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueUsmPrefetch(ur_queue_handle_t, const void *, size_t,
                                          ur_usm_migration_flags_t, uint32_t,
                                          const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueUsmAdvise(ur_queue_handle_t, const void *, size_t,
                                        ur_usm_advice_flags_t, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrierExt(ur_queue_handle_t,
                                                       const ur_exp_enqueue_ext_properties_t *,
                                                       uint32_t, const ur_event_handle_t *,
                                                       ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmHostAlloc(ur_context_handle_t, const ur_usm_desc_t *,
                                    ur_usm_pool_handle_t, size_t, void **) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmDeviceAlloc(ur_context_handle_t, ur_device_handle_t,
                                      const ur_usm_desc_t *, ur_usm_pool_handle_t, size_t,
                                      void **) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmSharedAlloc(ur_context_handle_t, ur_device_handle_t,
                                      const ur_usm_desc_t *, ur_usm_pool_handle_t, size_t,
                                      void **) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmGetMemAllocInfo(ur_context_handle_t, const void *, ur_usm_alloc_info_t,
                                          size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmPoolCreate(ur_context_handle_t, ur_usm_pool_desc_t *,
                                     ur_usm_pool_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmPoolRetain(ur_usm_pool_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL usmPoolRelease(ur_usm_pool_handle_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmPoolGetInfo(ur_usm_pool_handle_t, ur_usm_pool_info_t, size_t, void *,
                                      size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmContextMemcpyExp(ur_context_handle_t, void *, const void *, size_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcGetMemHandleExp(ur_context_handle_t, void *, void **, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcPutMemHandleExp(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcOpenMemHandleExp(ur_context_handle_t, ur_device_handle_t, void *, size_t,
                                           void **) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcCloseMemHandleExp(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcGetPhysMemHandleExp(ur_context_handle_t, ur_physical_mem_handle_t,
                                              void **, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcPutPhysMemHandleExp(ur_context_handle_t, const void *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcOpenPhysMemHandleExp(ur_context_handle_t, ur_device_handle_t,
                                               const void *, size_t, ur_physical_mem_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcClosePhysMemHandleExp(ur_context_handle_t, ur_physical_mem_handle_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcGetEventHandleExp(ur_event_handle_t, void **, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcPutEventHandleExp(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL ipcOpenEventHandleExp(ur_context_handle_t, const void *, size_t,
                                             ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmP2pEnablePeerAccessExp(ur_device_handle_t, ur_device_handle_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmP2pDisablePeerAccessExp(ur_device_handle_t, ur_device_handle_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL usmP2pPeerAccessGetInfoExp(ur_device_handle_t, ur_device_handle_t,
                                                  ur_exp_peer_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemGranularityGetInfo(ur_context_handle_t, ur_device_handle_t, size_t,
                                                    ur_virtual_mem_granularity_info_t, size_t,
                                                    void *, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemReserve(ur_context_handle_t, const void *, size_t, void **) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemFree(ur_context_handle_t, const void *, size_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemMap(ur_context_handle_t, const void *, size_t,
                                     ur_physical_mem_handle_t, size_t,
                                     ur_virtual_mem_access_flags_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemUnmap(ur_context_handle_t, const void *, size_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemSetAccess(ur_context_handle_t, const void *, size_t,
                                           ur_virtual_mem_access_flags_t) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL virtualMemGetInfo(ur_context_handle_t, const void *, size_t,
                                         ur_virtual_mem_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceGet(ur_platform_handle_t, ur_device_type_t, uint32_t,
                                 ur_device_handle_t *, uint32_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceGetInfo(ur_device_handle_t, ur_device_info_t, size_t, void *,
                                     size_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceRetain(ur_device_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL deviceRelease(ur_device_handle_t) { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL devicePartition(ur_device_handle_t, const ur_device_partition_properties_t *,
                                       uint32_t, ur_device_handle_t *, uint32_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceSelectBinary(ur_device_handle_t, const ur_device_binary_t *, uint32_t,
                                          uint32_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceGetNativeHandle(ur_device_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t,
                                                    const ur_device_native_properties_t *,
                                                    ur_device_handle_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

ur_result_t UR_APICALL deviceGetGlobalTimestamps(ur_device_handle_t, uint64_t *, uint64_t *) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

constexpr ur_dditable_t kDefaults = {
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
            .pfnCreateWithIL = uninitializedReserved,
            .pfnCreateWithBinary = uninitializedReserved,
            .pfnBuild = uninitializedReserved,
            .pfnCompile = uninitializedReserved,
            .pfnLink = uninitializedReserved,
            .pfnRetain = uninitializedReserved,
            .pfnRelease = uninitializedReserved,
            .pfnGetFunctionPointer = uninitializedReserved,
            .pfnGetGlobalVariablePointer = uninitializedReserved,
            .pfnGetInfo = uninitializedReserved,
            .pfnGetBuildInfo = uninitializedReserved,
            .pfnSetSpecializationConstants = uninitializedReserved,
            .pfnGetNativeHandle = uninitializedReserved,
            .pfnCreateWithNativeHandle = uninitializedReserved,
        },
    .ProgramExp =
        {
            .pfnDynamicLinkExp = uninitializedReserved,
            .pfnBuildExp = uninitializedReserved,
            .pfnCompileExp = uninitializedReserved,
            .pfnLinkExp = uninitializedReserved,
        },
    .Kernel =
        {
            .pfnCreate = uninitializedReserved,
            .pfnGetInfo = uninitializedReserved,
            .pfnGetGroupInfo = uninitializedReserved,
            .pfnGetSubGroupInfo = uninitializedReserved,
            .pfnRetain = uninitializedReserved,
            .pfnRelease = uninitializedReserved,
            .pfnGetNativeHandle = uninitializedReserved,
            .pfnCreateWithNativeHandle = uninitializedReserved,
            .pfnGetSuggestedLocalWorkSize = uninitializedReserved,
            .pfnGetSuggestedLocalWorkSizeWithArgs = uninitializedReserved,
            .pfnSetExecInfo = uninitializedReserved,
            .pfnSetSpecializationConstants = uninitializedReserved,
            .pfnSuggestMaxCooperativeGroupCount = uninitializedReserved,
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
            .pfnBeginGraphCaptureExp = uninitializedReserved,
            .pfnBeginCaptureIntoGraphExp = uninitializedReserved,
            .pfnEndGraphCaptureExp = uninitializedReserved,
            .pfnIsGraphCaptureEnabledExp = uninitializedReserved,
            .pfnGetGraphExp = uninitializedReserved,
        },
    .Sampler =
        {
            .pfnCreate = uninitializedReserved,
            .pfnRetain = uninitializedReserved,
            .pfnRelease = uninitializedReserved,
            .pfnGetInfo = uninitializedReserved,
            .pfnGetNativeHandle = uninitializedReserved,
            .pfnCreateWithNativeHandle = uninitializedReserved,
        },
    .Mem =
        {
            .pfnImageCreate = uninitializedReserved,
            .pfnBufferCreate = uninitializedReserved,
            .pfnRetain = uninitializedReserved,
            .pfnRelease = uninitializedReserved,
            .pfnBufferPartition = uninitializedReserved,
            .pfnGetNativeHandle = uninitializedReserved,
            .pfnBufferCreateWithNativeHandle = uninitializedReserved,
            .pfnImageCreateWithNativeHandle = uninitializedReserved,
            .pfnGetInfo = uninitializedReserved,
            .pfnImageGetInfo = uninitializedReserved,
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
            .pfnMemBufferRead = uninitializedReserved,
            .pfnMemBufferWrite = uninitializedReserved,
            .pfnMemBufferReadRect = uninitializedReserved,
            .pfnMemBufferWriteRect = uninitializedReserved,
            .pfnMemBufferCopy = uninitializedReserved,
            .pfnMemBufferCopyRect = uninitializedReserved,
            .pfnMemBufferFill = uninitializedReserved,
            .pfnMemImageRead = uninitializedReserved,
            .pfnMemImageWrite = uninitializedReserved,
            .pfnMemImageCopy = uninitializedReserved,
            .pfnMemBufferMap = uninitializedReserved,
            .pfnMemUnmap = uninitializedReserved,
            .pfnUSMFill = enqueueUsmFill,
            .pfnUSMMemcpy = enqueueUsmMemcpy,
            .pfnUSMPrefetch = enqueueUsmPrefetch,
            .pfnUSMAdvise = enqueueUsmAdvise,
            .pfnUSMFill2D = uninitializedReserved,
            .pfnUSMMemcpy2D = uninitializedReserved,
            .pfnDeviceGlobalVariableWrite = uninitializedReserved,
            .pfnDeviceGlobalVariableRead = uninitializedReserved,
            .pfnReadHostPipe = uninitializedReserved,
            .pfnWriteHostPipe = uninitializedReserved,
            .pfnEventsWaitWithBarrierExt = enqueueEventsWaitWithBarrierExt,
        },
    .EnqueueExp =
        {
            .pfnKernelLaunchWithArgsExp = uninitializedReserved,
            .pfnUSMDeviceAllocExp = uninitializedReserved,
            .pfnUSMSharedAllocExp = uninitializedReserved,
            .pfnUSMHostAllocExp = uninitializedReserved,
            .pfnUSMFreeExp = uninitializedReserved,
            .pfnTimestampRecordingExp = uninitializedReserved,
            .pfnCommandBufferExp = uninitializedReserved,
            .pfnHostTaskExp = uninitializedReserved,
            .pfnNativeCommandExp = uninitializedReserved,
            .pfnGraphExp = uninitializedReserved,
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
            .pfnPoolCreateExp = uninitializedReserved,
            .pfnPoolDestroyExp = uninitializedReserved,
            .pfnPoolGetDefaultDevicePoolExp = uninitializedReserved,
            .pfnPoolGetInfoExp = uninitializedReserved,
            .pfnPoolSetInfoExp = uninitializedReserved,
            .pfnPoolSetDevicePoolExp = uninitializedReserved,
            .pfnPoolGetDevicePoolExp = uninitializedReserved,
            .pfnPoolTrimToExp = uninitializedReserved,
            .pfnPitchedAllocExp = uninitializedReserved,
            .pfnContextMemcpyExp = usmContextMemcpyExp,
            .pfnHostAllocUnregisterExp = uninitializedReserved,
            .pfnHostAllocRegisterExp = uninitializedReserved,
            .pfnImportExp = uninitializedReserved,
            .pfnReleaseExp = uninitializedReserved,
        },
    .BindlessImagesExp =
        {
            .pfnUnsampledImageHandleDestroyExp = uninitializedReserved,
            .pfnSampledImageHandleDestroyExp = uninitializedReserved,
            .pfnImageAllocateExp = uninitializedReserved,
            .pfnImageFreeExp = uninitializedReserved,
            .pfnUnsampledImageCreateExp = uninitializedReserved,
            .pfnSampledImageCreateExp = uninitializedReserved,
            .pfnImageCopyExp = uninitializedReserved,
            .pfnImageGetInfoExp = uninitializedReserved,
            .pfnGetImageMemoryHandleTypeSupportExp = uninitializedReserved,
            .pfnGetImageUnsampledHandleSupportExp = uninitializedReserved,
            .pfnGetImageSampledHandleSupportExp = uninitializedReserved,
            .pfnMipmapGetLevelExp = uninitializedReserved,
            .pfnMipmapFreeExp = uninitializedReserved,
            .pfnImportExternalMemoryExp = uninitializedReserved,
            .pfnMapExternalArrayExp = uninitializedReserved,
            .pfnMapExternalLinearMemoryExp = uninitializedReserved,
            .pfnReleaseExternalMemoryExp = uninitializedReserved,
            .pfnFreeMappedLinearMemoryExp = uninitializedReserved,
            .pfnSupportsImportingHandleTypeExp = uninitializedReserved,
            .pfnImportExternalSemaphoreExp = uninitializedReserved,
            .pfnReleaseExternalSemaphoreExp = uninitializedReserved,
            .pfnWaitExternalSemaphoreExp = uninitializedReserved,
            .pfnSignalExternalSemaphoreExp = uninitializedReserved,
        },
    .CommandBufferExp =
        {
            .pfnCreateExp = uninitializedReserved,
            .pfnRetainExp = uninitializedReserved,
            .pfnReleaseExp = uninitializedReserved,
            .pfnFinalizeExp = uninitializedReserved,
            .pfnAppendKernelLaunchExp = uninitializedReserved,
            .pfnAppendKernelLaunchWithArgsExp = uninitializedReserved,
            .pfnAppendUSMMemcpyExp = uninitializedReserved,
            .pfnAppendUSMFillExp = uninitializedReserved,
            .pfnAppendMemBufferCopyExp = uninitializedReserved,
            .pfnAppendMemBufferWriteExp = uninitializedReserved,
            .pfnAppendMemBufferReadExp = uninitializedReserved,
            .pfnAppendMemBufferCopyRectExp = uninitializedReserved,
            .pfnAppendMemBufferWriteRectExp = uninitializedReserved,
            .pfnAppendMemBufferReadRectExp = uninitializedReserved,
            .pfnAppendMemBufferFillExp = uninitializedReserved,
            .pfnAppendUSMPrefetchExp = uninitializedReserved,
            .pfnAppendUSMAdviseExp = uninitializedReserved,
            .pfnAppendNativeCommandExp = uninitializedReserved,
            .pfnUpdateKernelLaunchExp = uninitializedReserved,
            .pfnUpdateSignalEventExp = uninitializedReserved,
            .pfnUpdateWaitEventsExp = uninitializedReserved,
            .pfnGetInfoExp = uninitializedReserved,
            .pfnGetNativeHandleExp = uninitializedReserved,
        },
    .GraphExp =
        {
            .pfnCreateExp = uninitializedReserved,
            .pfnInstantiateGraphExp = uninitializedReserved,
            .pfnDestroyExp = uninitializedReserved,
            .pfnExecutableGraphDestroyExp = uninitializedReserved,
            .pfnIsEmptyExp = uninitializedReserved,
            .pfnGetIdExp = uninitializedReserved,
            .pfnSetDestructionCallbackExp = uninitializedReserved,
            .pfnDumpContentsExp = uninitializedReserved,
            .pfnGetNativeHandleExp = uninitializedReserved,
            .pfnExecutableGraphGetNativeHandleExp = uninitializedReserved,
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
            .pfnAllocExportableMemoryExp = uninitializedReserved,
            .pfnFreeExportableMemoryExp = uninitializedReserved,
            .pfnExportMemoryHandleExp = uninitializedReserved,
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
            .pfnWaitExp = uninitializedReserved,
        },
};

} // namespace

const ur_dditable_t kUninitializedTable = kDefaults;
ur_dditable_t activeTable = kDefaults;

void fillNullSlots(ur_dditable_t &table) noexcept {
  if (!table.Adapter.pfnGet)
    table.Adapter.pfnGet = kDefaults.Adapter.pfnGet;
  if (!table.Adapter.pfnRelease)
    table.Adapter.pfnRelease = kDefaults.Adapter.pfnRelease;
  if (!table.Adapter.pfnRetain)
    table.Adapter.pfnRetain = kDefaults.Adapter.pfnRetain;
  if (!table.Adapter.pfnGetLastError)
    table.Adapter.pfnGetLastError = kDefaults.Adapter.pfnGetLastError;
  if (!table.Adapter.pfnGetInfo)
    table.Adapter.pfnGetInfo = kDefaults.Adapter.pfnGetInfo;
  if (!table.Adapter.pfnSetLoggerCallback)
    table.Adapter.pfnSetLoggerCallback = kDefaults.Adapter.pfnSetLoggerCallback;
  if (!table.Adapter.pfnSetLoggerCallbackLevel)
    table.Adapter.pfnSetLoggerCallbackLevel = kDefaults.Adapter.pfnSetLoggerCallbackLevel;
  if (!table.Platform.pfnGet)
    table.Platform.pfnGet = kDefaults.Platform.pfnGet;
  if (!table.Platform.pfnGetInfo)
    table.Platform.pfnGetInfo = kDefaults.Platform.pfnGetInfo;
  if (!table.Platform.pfnGetNativeHandle)
    table.Platform.pfnGetNativeHandle = kDefaults.Platform.pfnGetNativeHandle;
  if (!table.Platform.pfnCreateWithNativeHandle)
    table.Platform.pfnCreateWithNativeHandle = kDefaults.Platform.pfnCreateWithNativeHandle;
  if (!table.Platform.pfnGetApiVersion)
    table.Platform.pfnGetApiVersion = kDefaults.Platform.pfnGetApiVersion;
  if (!table.Platform.pfnGetBackendOption)
    table.Platform.pfnGetBackendOption = kDefaults.Platform.pfnGetBackendOption;
  if (!table.Context.pfnCreate)
    table.Context.pfnCreate = kDefaults.Context.pfnCreate;
  if (!table.Context.pfnRetain)
    table.Context.pfnRetain = kDefaults.Context.pfnRetain;
  if (!table.Context.pfnRelease)
    table.Context.pfnRelease = kDefaults.Context.pfnRelease;
  if (!table.Context.pfnGetInfo)
    table.Context.pfnGetInfo = kDefaults.Context.pfnGetInfo;
  if (!table.Context.pfnGetNativeHandle)
    table.Context.pfnGetNativeHandle = kDefaults.Context.pfnGetNativeHandle;
  if (!table.Context.pfnCreateWithNativeHandle)
    table.Context.pfnCreateWithNativeHandle = kDefaults.Context.pfnCreateWithNativeHandle;
  if (!table.Context.pfnSetExtendedDeleter)
    table.Context.pfnSetExtendedDeleter = kDefaults.Context.pfnSetExtendedDeleter;
  if (!table.Event.pfnGetInfo)
    table.Event.pfnGetInfo = kDefaults.Event.pfnGetInfo;
  if (!table.Event.pfnGetProfilingInfo)
    table.Event.pfnGetProfilingInfo = kDefaults.Event.pfnGetProfilingInfo;
  if (!table.Event.pfnWait)
    table.Event.pfnWait = kDefaults.Event.pfnWait;
  if (!table.Event.pfnRetain)
    table.Event.pfnRetain = kDefaults.Event.pfnRetain;
  if (!table.Event.pfnRelease)
    table.Event.pfnRelease = kDefaults.Event.pfnRelease;
  if (!table.Event.pfnGetNativeHandle)
    table.Event.pfnGetNativeHandle = kDefaults.Event.pfnGetNativeHandle;
  if (!table.Event.pfnCreateWithNativeHandle)
    table.Event.pfnCreateWithNativeHandle = kDefaults.Event.pfnCreateWithNativeHandle;
  if (!table.Event.pfnSetCallback)
    table.Event.pfnSetCallback = kDefaults.Event.pfnSetCallback;
  if (!table.EventExp.pfnCreateExp)
    table.EventExp.pfnCreateExp = kDefaults.EventExp.pfnCreateExp;
  if (!table.Program.pfnCreateWithIL)
    table.Program.pfnCreateWithIL = kDefaults.Program.pfnCreateWithIL;
  if (!table.Program.pfnCreateWithBinary)
    table.Program.pfnCreateWithBinary = kDefaults.Program.pfnCreateWithBinary;
  if (!table.Program.pfnBuild)
    table.Program.pfnBuild = kDefaults.Program.pfnBuild;
  if (!table.Program.pfnCompile)
    table.Program.pfnCompile = kDefaults.Program.pfnCompile;
  if (!table.Program.pfnLink)
    table.Program.pfnLink = kDefaults.Program.pfnLink;
  if (!table.Program.pfnRetain)
    table.Program.pfnRetain = kDefaults.Program.pfnRetain;
  if (!table.Program.pfnRelease)
    table.Program.pfnRelease = kDefaults.Program.pfnRelease;
  if (!table.Program.pfnGetFunctionPointer)
    table.Program.pfnGetFunctionPointer = kDefaults.Program.pfnGetFunctionPointer;
  if (!table.Program.pfnGetGlobalVariablePointer)
    table.Program.pfnGetGlobalVariablePointer = kDefaults.Program.pfnGetGlobalVariablePointer;
  if (!table.Program.pfnGetInfo)
    table.Program.pfnGetInfo = kDefaults.Program.pfnGetInfo;
  if (!table.Program.pfnGetBuildInfo)
    table.Program.pfnGetBuildInfo = kDefaults.Program.pfnGetBuildInfo;
  if (!table.Program.pfnSetSpecializationConstants)
    table.Program.pfnSetSpecializationConstants = kDefaults.Program.pfnSetSpecializationConstants;
  if (!table.Program.pfnGetNativeHandle)
    table.Program.pfnGetNativeHandle = kDefaults.Program.pfnGetNativeHandle;
  if (!table.Program.pfnCreateWithNativeHandle)
    table.Program.pfnCreateWithNativeHandle = kDefaults.Program.pfnCreateWithNativeHandle;
  if (!table.ProgramExp.pfnDynamicLinkExp)
    table.ProgramExp.pfnDynamicLinkExp = kDefaults.ProgramExp.pfnDynamicLinkExp;
  if (!table.ProgramExp.pfnBuildExp)
    table.ProgramExp.pfnBuildExp = kDefaults.ProgramExp.pfnBuildExp;
  if (!table.ProgramExp.pfnCompileExp)
    table.ProgramExp.pfnCompileExp = kDefaults.ProgramExp.pfnCompileExp;
  if (!table.ProgramExp.pfnLinkExp)
    table.ProgramExp.pfnLinkExp = kDefaults.ProgramExp.pfnLinkExp;
  if (!table.Kernel.pfnCreate)
    table.Kernel.pfnCreate = kDefaults.Kernel.pfnCreate;
  if (!table.Kernel.pfnGetInfo)
    table.Kernel.pfnGetInfo = kDefaults.Kernel.pfnGetInfo;
  if (!table.Kernel.pfnGetGroupInfo)
    table.Kernel.pfnGetGroupInfo = kDefaults.Kernel.pfnGetGroupInfo;
  if (!table.Kernel.pfnGetSubGroupInfo)
    table.Kernel.pfnGetSubGroupInfo = kDefaults.Kernel.pfnGetSubGroupInfo;
  if (!table.Kernel.pfnRetain)
    table.Kernel.pfnRetain = kDefaults.Kernel.pfnRetain;
  if (!table.Kernel.pfnRelease)
    table.Kernel.pfnRelease = kDefaults.Kernel.pfnRelease;
  if (!table.Kernel.pfnGetNativeHandle)
    table.Kernel.pfnGetNativeHandle = kDefaults.Kernel.pfnGetNativeHandle;
  if (!table.Kernel.pfnCreateWithNativeHandle)
    table.Kernel.pfnCreateWithNativeHandle = kDefaults.Kernel.pfnCreateWithNativeHandle;
  if (!table.Kernel.pfnGetSuggestedLocalWorkSize)
    table.Kernel.pfnGetSuggestedLocalWorkSize = kDefaults.Kernel.pfnGetSuggestedLocalWorkSize;
  if (!table.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs)
    table.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs =
        kDefaults.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs;
  if (!table.Kernel.pfnSetExecInfo)
    table.Kernel.pfnSetExecInfo = kDefaults.Kernel.pfnSetExecInfo;
  if (!table.Kernel.pfnSetSpecializationConstants)
    table.Kernel.pfnSetSpecializationConstants = kDefaults.Kernel.pfnSetSpecializationConstants;
  if (!table.Kernel.pfnSuggestMaxCooperativeGroupCount)
    table.Kernel.pfnSuggestMaxCooperativeGroupCount =
        kDefaults.Kernel.pfnSuggestMaxCooperativeGroupCount;
  if (!table.Queue.pfnGetInfo)
    table.Queue.pfnGetInfo = kDefaults.Queue.pfnGetInfo;
  if (!table.Queue.pfnCreate)
    table.Queue.pfnCreate = kDefaults.Queue.pfnCreate;
  if (!table.Queue.pfnRetain)
    table.Queue.pfnRetain = kDefaults.Queue.pfnRetain;
  if (!table.Queue.pfnRelease)
    table.Queue.pfnRelease = kDefaults.Queue.pfnRelease;
  if (!table.Queue.pfnGetNativeHandle)
    table.Queue.pfnGetNativeHandle = kDefaults.Queue.pfnGetNativeHandle;
  if (!table.Queue.pfnCreateWithNativeHandle)
    table.Queue.pfnCreateWithNativeHandle = kDefaults.Queue.pfnCreateWithNativeHandle;
  if (!table.Queue.pfnFinish)
    table.Queue.pfnFinish = kDefaults.Queue.pfnFinish;
  if (!table.Queue.pfnFlush)
    table.Queue.pfnFlush = kDefaults.Queue.pfnFlush;
  if (!table.QueueExp.pfnBeginGraphCaptureExp)
    table.QueueExp.pfnBeginGraphCaptureExp = kDefaults.QueueExp.pfnBeginGraphCaptureExp;
  if (!table.QueueExp.pfnBeginCaptureIntoGraphExp)
    table.QueueExp.pfnBeginCaptureIntoGraphExp = kDefaults.QueueExp.pfnBeginCaptureIntoGraphExp;
  if (!table.QueueExp.pfnEndGraphCaptureExp)
    table.QueueExp.pfnEndGraphCaptureExp = kDefaults.QueueExp.pfnEndGraphCaptureExp;
  if (!table.QueueExp.pfnIsGraphCaptureEnabledExp)
    table.QueueExp.pfnIsGraphCaptureEnabledExp = kDefaults.QueueExp.pfnIsGraphCaptureEnabledExp;
  if (!table.QueueExp.pfnGetGraphExp)
    table.QueueExp.pfnGetGraphExp = kDefaults.QueueExp.pfnGetGraphExp;
  if (!table.Sampler.pfnCreate)
    table.Sampler.pfnCreate = kDefaults.Sampler.pfnCreate;
  if (!table.Sampler.pfnRetain)
    table.Sampler.pfnRetain = kDefaults.Sampler.pfnRetain;
  if (!table.Sampler.pfnRelease)
    table.Sampler.pfnRelease = kDefaults.Sampler.pfnRelease;
  if (!table.Sampler.pfnGetInfo)
    table.Sampler.pfnGetInfo = kDefaults.Sampler.pfnGetInfo;
  if (!table.Sampler.pfnGetNativeHandle)
    table.Sampler.pfnGetNativeHandle = kDefaults.Sampler.pfnGetNativeHandle;
  if (!table.Sampler.pfnCreateWithNativeHandle)
    table.Sampler.pfnCreateWithNativeHandle = kDefaults.Sampler.pfnCreateWithNativeHandle;
  if (!table.Mem.pfnImageCreate)
    table.Mem.pfnImageCreate = kDefaults.Mem.pfnImageCreate;
  if (!table.Mem.pfnBufferCreate)
    table.Mem.pfnBufferCreate = kDefaults.Mem.pfnBufferCreate;
  if (!table.Mem.pfnRetain)
    table.Mem.pfnRetain = kDefaults.Mem.pfnRetain;
  if (!table.Mem.pfnRelease)
    table.Mem.pfnRelease = kDefaults.Mem.pfnRelease;
  if (!table.Mem.pfnBufferPartition)
    table.Mem.pfnBufferPartition = kDefaults.Mem.pfnBufferPartition;
  if (!table.Mem.pfnGetNativeHandle)
    table.Mem.pfnGetNativeHandle = kDefaults.Mem.pfnGetNativeHandle;
  if (!table.Mem.pfnBufferCreateWithNativeHandle)
    table.Mem.pfnBufferCreateWithNativeHandle = kDefaults.Mem.pfnBufferCreateWithNativeHandle;
  if (!table.Mem.pfnImageCreateWithNativeHandle)
    table.Mem.pfnImageCreateWithNativeHandle = kDefaults.Mem.pfnImageCreateWithNativeHandle;
  if (!table.Mem.pfnGetInfo)
    table.Mem.pfnGetInfo = kDefaults.Mem.pfnGetInfo;
  if (!table.Mem.pfnImageGetInfo)
    table.Mem.pfnImageGetInfo = kDefaults.Mem.pfnImageGetInfo;
  if (!table.PhysicalMem.pfnCreate)
    table.PhysicalMem.pfnCreate = kDefaults.PhysicalMem.pfnCreate;
  if (!table.PhysicalMem.pfnRetain)
    table.PhysicalMem.pfnRetain = kDefaults.PhysicalMem.pfnRetain;
  if (!table.PhysicalMem.pfnRelease)
    table.PhysicalMem.pfnRelease = kDefaults.PhysicalMem.pfnRelease;
  if (!table.PhysicalMem.pfnGetInfo)
    table.PhysicalMem.pfnGetInfo = kDefaults.PhysicalMem.pfnGetInfo;
  if (!table.Enqueue.pfnEventsWait)
    table.Enqueue.pfnEventsWait = kDefaults.Enqueue.pfnEventsWait;
  if (!table.Enqueue.pfnEventsWaitWithBarrier)
    table.Enqueue.pfnEventsWaitWithBarrier = kDefaults.Enqueue.pfnEventsWaitWithBarrier;
  if (!table.Enqueue.pfnMemBufferRead)
    table.Enqueue.pfnMemBufferRead = kDefaults.Enqueue.pfnMemBufferRead;
  if (!table.Enqueue.pfnMemBufferWrite)
    table.Enqueue.pfnMemBufferWrite = kDefaults.Enqueue.pfnMemBufferWrite;
  if (!table.Enqueue.pfnMemBufferReadRect)
    table.Enqueue.pfnMemBufferReadRect = kDefaults.Enqueue.pfnMemBufferReadRect;
  if (!table.Enqueue.pfnMemBufferWriteRect)
    table.Enqueue.pfnMemBufferWriteRect = kDefaults.Enqueue.pfnMemBufferWriteRect;
  if (!table.Enqueue.pfnMemBufferCopy)
    table.Enqueue.pfnMemBufferCopy = kDefaults.Enqueue.pfnMemBufferCopy;
  if (!table.Enqueue.pfnMemBufferCopyRect)
    table.Enqueue.pfnMemBufferCopyRect = kDefaults.Enqueue.pfnMemBufferCopyRect;
  if (!table.Enqueue.pfnMemBufferFill)
    table.Enqueue.pfnMemBufferFill = kDefaults.Enqueue.pfnMemBufferFill;
  if (!table.Enqueue.pfnMemImageRead)
    table.Enqueue.pfnMemImageRead = kDefaults.Enqueue.pfnMemImageRead;
  if (!table.Enqueue.pfnMemImageWrite)
    table.Enqueue.pfnMemImageWrite = kDefaults.Enqueue.pfnMemImageWrite;
  if (!table.Enqueue.pfnMemImageCopy)
    table.Enqueue.pfnMemImageCopy = kDefaults.Enqueue.pfnMemImageCopy;
  if (!table.Enqueue.pfnMemBufferMap)
    table.Enqueue.pfnMemBufferMap = kDefaults.Enqueue.pfnMemBufferMap;
  if (!table.Enqueue.pfnMemUnmap)
    table.Enqueue.pfnMemUnmap = kDefaults.Enqueue.pfnMemUnmap;
  if (!table.Enqueue.pfnUSMFill)
    table.Enqueue.pfnUSMFill = kDefaults.Enqueue.pfnUSMFill;
  if (!table.Enqueue.pfnUSMMemcpy)
    table.Enqueue.pfnUSMMemcpy = kDefaults.Enqueue.pfnUSMMemcpy;
  if (!table.Enqueue.pfnUSMPrefetch)
    table.Enqueue.pfnUSMPrefetch = kDefaults.Enqueue.pfnUSMPrefetch;
  if (!table.Enqueue.pfnUSMAdvise)
    table.Enqueue.pfnUSMAdvise = kDefaults.Enqueue.pfnUSMAdvise;
  if (!table.Enqueue.pfnUSMFill2D)
    table.Enqueue.pfnUSMFill2D = kDefaults.Enqueue.pfnUSMFill2D;
  if (!table.Enqueue.pfnUSMMemcpy2D)
    table.Enqueue.pfnUSMMemcpy2D = kDefaults.Enqueue.pfnUSMMemcpy2D;
  if (!table.Enqueue.pfnDeviceGlobalVariableWrite)
    table.Enqueue.pfnDeviceGlobalVariableWrite = kDefaults.Enqueue.pfnDeviceGlobalVariableWrite;
  if (!table.Enqueue.pfnDeviceGlobalVariableRead)
    table.Enqueue.pfnDeviceGlobalVariableRead = kDefaults.Enqueue.pfnDeviceGlobalVariableRead;
  if (!table.Enqueue.pfnReadHostPipe)
    table.Enqueue.pfnReadHostPipe = kDefaults.Enqueue.pfnReadHostPipe;
  if (!table.Enqueue.pfnWriteHostPipe)
    table.Enqueue.pfnWriteHostPipe = kDefaults.Enqueue.pfnWriteHostPipe;
  if (!table.Enqueue.pfnEventsWaitWithBarrierExt)
    table.Enqueue.pfnEventsWaitWithBarrierExt = kDefaults.Enqueue.pfnEventsWaitWithBarrierExt;
  if (!table.EnqueueExp.pfnKernelLaunchWithArgsExp)
    table.EnqueueExp.pfnKernelLaunchWithArgsExp = kDefaults.EnqueueExp.pfnKernelLaunchWithArgsExp;
  if (!table.EnqueueExp.pfnUSMDeviceAllocExp)
    table.EnqueueExp.pfnUSMDeviceAllocExp = kDefaults.EnqueueExp.pfnUSMDeviceAllocExp;
  if (!table.EnqueueExp.pfnUSMSharedAllocExp)
    table.EnqueueExp.pfnUSMSharedAllocExp = kDefaults.EnqueueExp.pfnUSMSharedAllocExp;
  if (!table.EnqueueExp.pfnUSMHostAllocExp)
    table.EnqueueExp.pfnUSMHostAllocExp = kDefaults.EnqueueExp.pfnUSMHostAllocExp;
  if (!table.EnqueueExp.pfnUSMFreeExp)
    table.EnqueueExp.pfnUSMFreeExp = kDefaults.EnqueueExp.pfnUSMFreeExp;
  if (!table.EnqueueExp.pfnTimestampRecordingExp)
    table.EnqueueExp.pfnTimestampRecordingExp = kDefaults.EnqueueExp.pfnTimestampRecordingExp;
  if (!table.EnqueueExp.pfnCommandBufferExp)
    table.EnqueueExp.pfnCommandBufferExp = kDefaults.EnqueueExp.pfnCommandBufferExp;
  if (!table.EnqueueExp.pfnHostTaskExp)
    table.EnqueueExp.pfnHostTaskExp = kDefaults.EnqueueExp.pfnHostTaskExp;
  if (!table.EnqueueExp.pfnNativeCommandExp)
    table.EnqueueExp.pfnNativeCommandExp = kDefaults.EnqueueExp.pfnNativeCommandExp;
  if (!table.EnqueueExp.pfnGraphExp)
    table.EnqueueExp.pfnGraphExp = kDefaults.EnqueueExp.pfnGraphExp;
  if (!table.USM.pfnHostAlloc)
    table.USM.pfnHostAlloc = kDefaults.USM.pfnHostAlloc;
  if (!table.USM.pfnDeviceAlloc)
    table.USM.pfnDeviceAlloc = kDefaults.USM.pfnDeviceAlloc;
  if (!table.USM.pfnSharedAlloc)
    table.USM.pfnSharedAlloc = kDefaults.USM.pfnSharedAlloc;
  if (!table.USM.pfnFree)
    table.USM.pfnFree = kDefaults.USM.pfnFree;
  if (!table.USM.pfnGetMemAllocInfo)
    table.USM.pfnGetMemAllocInfo = kDefaults.USM.pfnGetMemAllocInfo;
  if (!table.USM.pfnPoolCreate)
    table.USM.pfnPoolCreate = kDefaults.USM.pfnPoolCreate;
  if (!table.USM.pfnPoolRetain)
    table.USM.pfnPoolRetain = kDefaults.USM.pfnPoolRetain;
  if (!table.USM.pfnPoolRelease)
    table.USM.pfnPoolRelease = kDefaults.USM.pfnPoolRelease;
  if (!table.USM.pfnPoolGetInfo)
    table.USM.pfnPoolGetInfo = kDefaults.USM.pfnPoolGetInfo;
  if (!table.USMExp.pfnPoolCreateExp)
    table.USMExp.pfnPoolCreateExp = kDefaults.USMExp.pfnPoolCreateExp;
  if (!table.USMExp.pfnPoolDestroyExp)
    table.USMExp.pfnPoolDestroyExp = kDefaults.USMExp.pfnPoolDestroyExp;
  if (!table.USMExp.pfnPoolGetDefaultDevicePoolExp)
    table.USMExp.pfnPoolGetDefaultDevicePoolExp = kDefaults.USMExp.pfnPoolGetDefaultDevicePoolExp;
  if (!table.USMExp.pfnPoolGetInfoExp)
    table.USMExp.pfnPoolGetInfoExp = kDefaults.USMExp.pfnPoolGetInfoExp;
  if (!table.USMExp.pfnPoolSetInfoExp)
    table.USMExp.pfnPoolSetInfoExp = kDefaults.USMExp.pfnPoolSetInfoExp;
  if (!table.USMExp.pfnPoolSetDevicePoolExp)
    table.USMExp.pfnPoolSetDevicePoolExp = kDefaults.USMExp.pfnPoolSetDevicePoolExp;
  if (!table.USMExp.pfnPoolGetDevicePoolExp)
    table.USMExp.pfnPoolGetDevicePoolExp = kDefaults.USMExp.pfnPoolGetDevicePoolExp;
  if (!table.USMExp.pfnPoolTrimToExp)
    table.USMExp.pfnPoolTrimToExp = kDefaults.USMExp.pfnPoolTrimToExp;
  if (!table.USMExp.pfnPitchedAllocExp)
    table.USMExp.pfnPitchedAllocExp = kDefaults.USMExp.pfnPitchedAllocExp;
  if (!table.USMExp.pfnContextMemcpyExp)
    table.USMExp.pfnContextMemcpyExp = kDefaults.USMExp.pfnContextMemcpyExp;
  if (!table.USMExp.pfnHostAllocUnregisterExp)
    table.USMExp.pfnHostAllocUnregisterExp = kDefaults.USMExp.pfnHostAllocUnregisterExp;
  if (!table.USMExp.pfnHostAllocRegisterExp)
    table.USMExp.pfnHostAllocRegisterExp = kDefaults.USMExp.pfnHostAllocRegisterExp;
  if (!table.USMExp.pfnImportExp)
    table.USMExp.pfnImportExp = kDefaults.USMExp.pfnImportExp;
  if (!table.USMExp.pfnReleaseExp)
    table.USMExp.pfnReleaseExp = kDefaults.USMExp.pfnReleaseExp;
  if (!table.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp)
    table.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp =
        kDefaults.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp;
  if (!table.BindlessImagesExp.pfnSampledImageHandleDestroyExp)
    table.BindlessImagesExp.pfnSampledImageHandleDestroyExp =
        kDefaults.BindlessImagesExp.pfnSampledImageHandleDestroyExp;
  if (!table.BindlessImagesExp.pfnImageAllocateExp)
    table.BindlessImagesExp.pfnImageAllocateExp = kDefaults.BindlessImagesExp.pfnImageAllocateExp;
  if (!table.BindlessImagesExp.pfnImageFreeExp)
    table.BindlessImagesExp.pfnImageFreeExp = kDefaults.BindlessImagesExp.pfnImageFreeExp;
  if (!table.BindlessImagesExp.pfnUnsampledImageCreateExp)
    table.BindlessImagesExp.pfnUnsampledImageCreateExp =
        kDefaults.BindlessImagesExp.pfnUnsampledImageCreateExp;
  if (!table.BindlessImagesExp.pfnSampledImageCreateExp)
    table.BindlessImagesExp.pfnSampledImageCreateExp =
        kDefaults.BindlessImagesExp.pfnSampledImageCreateExp;
  if (!table.BindlessImagesExp.pfnImageCopyExp)
    table.BindlessImagesExp.pfnImageCopyExp = kDefaults.BindlessImagesExp.pfnImageCopyExp;
  if (!table.BindlessImagesExp.pfnImageGetInfoExp)
    table.BindlessImagesExp.pfnImageGetInfoExp = kDefaults.BindlessImagesExp.pfnImageGetInfoExp;
  if (!table.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp)
    table.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp =
        kDefaults.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp;
  if (!table.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp)
    table.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp =
        kDefaults.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp;
  if (!table.BindlessImagesExp.pfnGetImageSampledHandleSupportExp)
    table.BindlessImagesExp.pfnGetImageSampledHandleSupportExp =
        kDefaults.BindlessImagesExp.pfnGetImageSampledHandleSupportExp;
  if (!table.BindlessImagesExp.pfnMipmapGetLevelExp)
    table.BindlessImagesExp.pfnMipmapGetLevelExp = kDefaults.BindlessImagesExp.pfnMipmapGetLevelExp;
  if (!table.BindlessImagesExp.pfnMipmapFreeExp)
    table.BindlessImagesExp.pfnMipmapFreeExp = kDefaults.BindlessImagesExp.pfnMipmapFreeExp;
  if (!table.BindlessImagesExp.pfnImportExternalMemoryExp)
    table.BindlessImagesExp.pfnImportExternalMemoryExp =
        kDefaults.BindlessImagesExp.pfnImportExternalMemoryExp;
  if (!table.BindlessImagesExp.pfnMapExternalArrayExp)
    table.BindlessImagesExp.pfnMapExternalArrayExp =
        kDefaults.BindlessImagesExp.pfnMapExternalArrayExp;
  if (!table.BindlessImagesExp.pfnMapExternalLinearMemoryExp)
    table.BindlessImagesExp.pfnMapExternalLinearMemoryExp =
        kDefaults.BindlessImagesExp.pfnMapExternalLinearMemoryExp;
  if (!table.BindlessImagesExp.pfnReleaseExternalMemoryExp)
    table.BindlessImagesExp.pfnReleaseExternalMemoryExp =
        kDefaults.BindlessImagesExp.pfnReleaseExternalMemoryExp;
  if (!table.BindlessImagesExp.pfnFreeMappedLinearMemoryExp)
    table.BindlessImagesExp.pfnFreeMappedLinearMemoryExp =
        kDefaults.BindlessImagesExp.pfnFreeMappedLinearMemoryExp;
  if (!table.BindlessImagesExp.pfnSupportsImportingHandleTypeExp)
    table.BindlessImagesExp.pfnSupportsImportingHandleTypeExp =
        kDefaults.BindlessImagesExp.pfnSupportsImportingHandleTypeExp;
  if (!table.BindlessImagesExp.pfnImportExternalSemaphoreExp)
    table.BindlessImagesExp.pfnImportExternalSemaphoreExp =
        kDefaults.BindlessImagesExp.pfnImportExternalSemaphoreExp;
  if (!table.BindlessImagesExp.pfnReleaseExternalSemaphoreExp)
    table.BindlessImagesExp.pfnReleaseExternalSemaphoreExp =
        kDefaults.BindlessImagesExp.pfnReleaseExternalSemaphoreExp;
  if (!table.BindlessImagesExp.pfnWaitExternalSemaphoreExp)
    table.BindlessImagesExp.pfnWaitExternalSemaphoreExp =
        kDefaults.BindlessImagesExp.pfnWaitExternalSemaphoreExp;
  if (!table.BindlessImagesExp.pfnSignalExternalSemaphoreExp)
    table.BindlessImagesExp.pfnSignalExternalSemaphoreExp =
        kDefaults.BindlessImagesExp.pfnSignalExternalSemaphoreExp;
  if (!table.CommandBufferExp.pfnCreateExp)
    table.CommandBufferExp.pfnCreateExp = kDefaults.CommandBufferExp.pfnCreateExp;
  if (!table.CommandBufferExp.pfnRetainExp)
    table.CommandBufferExp.pfnRetainExp = kDefaults.CommandBufferExp.pfnRetainExp;
  if (!table.CommandBufferExp.pfnReleaseExp)
    table.CommandBufferExp.pfnReleaseExp = kDefaults.CommandBufferExp.pfnReleaseExp;
  if (!table.CommandBufferExp.pfnFinalizeExp)
    table.CommandBufferExp.pfnFinalizeExp = kDefaults.CommandBufferExp.pfnFinalizeExp;
  if (!table.CommandBufferExp.pfnAppendKernelLaunchExp)
    table.CommandBufferExp.pfnAppendKernelLaunchExp =
        kDefaults.CommandBufferExp.pfnAppendKernelLaunchExp;
  if (!table.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp)
    table.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp =
        kDefaults.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp;
  if (!table.CommandBufferExp.pfnAppendUSMMemcpyExp)
    table.CommandBufferExp.pfnAppendUSMMemcpyExp = kDefaults.CommandBufferExp.pfnAppendUSMMemcpyExp;
  if (!table.CommandBufferExp.pfnAppendUSMFillExp)
    table.CommandBufferExp.pfnAppendUSMFillExp = kDefaults.CommandBufferExp.pfnAppendUSMFillExp;
  if (!table.CommandBufferExp.pfnAppendMemBufferCopyExp)
    table.CommandBufferExp.pfnAppendMemBufferCopyExp =
        kDefaults.CommandBufferExp.pfnAppendMemBufferCopyExp;
  if (!table.CommandBufferExp.pfnAppendMemBufferWriteExp)
    table.CommandBufferExp.pfnAppendMemBufferWriteExp =
        kDefaults.CommandBufferExp.pfnAppendMemBufferWriteExp;
  if (!table.CommandBufferExp.pfnAppendMemBufferReadExp)
    table.CommandBufferExp.pfnAppendMemBufferReadExp =
        kDefaults.CommandBufferExp.pfnAppendMemBufferReadExp;
  if (!table.CommandBufferExp.pfnAppendMemBufferCopyRectExp)
    table.CommandBufferExp.pfnAppendMemBufferCopyRectExp =
        kDefaults.CommandBufferExp.pfnAppendMemBufferCopyRectExp;
  if (!table.CommandBufferExp.pfnAppendMemBufferWriteRectExp)
    table.CommandBufferExp.pfnAppendMemBufferWriteRectExp =
        kDefaults.CommandBufferExp.pfnAppendMemBufferWriteRectExp;
  if (!table.CommandBufferExp.pfnAppendMemBufferReadRectExp)
    table.CommandBufferExp.pfnAppendMemBufferReadRectExp =
        kDefaults.CommandBufferExp.pfnAppendMemBufferReadRectExp;
  if (!table.CommandBufferExp.pfnAppendMemBufferFillExp)
    table.CommandBufferExp.pfnAppendMemBufferFillExp =
        kDefaults.CommandBufferExp.pfnAppendMemBufferFillExp;
  if (!table.CommandBufferExp.pfnAppendUSMPrefetchExp)
    table.CommandBufferExp.pfnAppendUSMPrefetchExp =
        kDefaults.CommandBufferExp.pfnAppendUSMPrefetchExp;
  if (!table.CommandBufferExp.pfnAppendUSMAdviseExp)
    table.CommandBufferExp.pfnAppendUSMAdviseExp = kDefaults.CommandBufferExp.pfnAppendUSMAdviseExp;
  if (!table.CommandBufferExp.pfnAppendNativeCommandExp)
    table.CommandBufferExp.pfnAppendNativeCommandExp =
        kDefaults.CommandBufferExp.pfnAppendNativeCommandExp;
  if (!table.CommandBufferExp.pfnUpdateKernelLaunchExp)
    table.CommandBufferExp.pfnUpdateKernelLaunchExp =
        kDefaults.CommandBufferExp.pfnUpdateKernelLaunchExp;
  if (!table.CommandBufferExp.pfnUpdateSignalEventExp)
    table.CommandBufferExp.pfnUpdateSignalEventExp =
        kDefaults.CommandBufferExp.pfnUpdateSignalEventExp;
  if (!table.CommandBufferExp.pfnUpdateWaitEventsExp)
    table.CommandBufferExp.pfnUpdateWaitEventsExp =
        kDefaults.CommandBufferExp.pfnUpdateWaitEventsExp;
  if (!table.CommandBufferExp.pfnGetInfoExp)
    table.CommandBufferExp.pfnGetInfoExp = kDefaults.CommandBufferExp.pfnGetInfoExp;
  if (!table.CommandBufferExp.pfnGetNativeHandleExp)
    table.CommandBufferExp.pfnGetNativeHandleExp = kDefaults.CommandBufferExp.pfnGetNativeHandleExp;
  if (!table.GraphExp.pfnCreateExp)
    table.GraphExp.pfnCreateExp = kDefaults.GraphExp.pfnCreateExp;
  if (!table.GraphExp.pfnInstantiateGraphExp)
    table.GraphExp.pfnInstantiateGraphExp = kDefaults.GraphExp.pfnInstantiateGraphExp;
  if (!table.GraphExp.pfnDestroyExp)
    table.GraphExp.pfnDestroyExp = kDefaults.GraphExp.pfnDestroyExp;
  if (!table.GraphExp.pfnExecutableGraphDestroyExp)
    table.GraphExp.pfnExecutableGraphDestroyExp = kDefaults.GraphExp.pfnExecutableGraphDestroyExp;
  if (!table.GraphExp.pfnIsEmptyExp)
    table.GraphExp.pfnIsEmptyExp = kDefaults.GraphExp.pfnIsEmptyExp;
  if (!table.GraphExp.pfnGetIdExp)
    table.GraphExp.pfnGetIdExp = kDefaults.GraphExp.pfnGetIdExp;
  if (!table.GraphExp.pfnSetDestructionCallbackExp)
    table.GraphExp.pfnSetDestructionCallbackExp = kDefaults.GraphExp.pfnSetDestructionCallbackExp;
  if (!table.GraphExp.pfnDumpContentsExp)
    table.GraphExp.pfnDumpContentsExp = kDefaults.GraphExp.pfnDumpContentsExp;
  if (!table.GraphExp.pfnGetNativeHandleExp)
    table.GraphExp.pfnGetNativeHandleExp = kDefaults.GraphExp.pfnGetNativeHandleExp;
  if (!table.GraphExp.pfnExecutableGraphGetNativeHandleExp)
    table.GraphExp.pfnExecutableGraphGetNativeHandleExp =
        kDefaults.GraphExp.pfnExecutableGraphGetNativeHandleExp;
  if (!table.IPCExp.pfnGetMemHandleExp)
    table.IPCExp.pfnGetMemHandleExp = kDefaults.IPCExp.pfnGetMemHandleExp;
  if (!table.IPCExp.pfnPutMemHandleExp)
    table.IPCExp.pfnPutMemHandleExp = kDefaults.IPCExp.pfnPutMemHandleExp;
  if (!table.IPCExp.pfnOpenMemHandleExp)
    table.IPCExp.pfnOpenMemHandleExp = kDefaults.IPCExp.pfnOpenMemHandleExp;
  if (!table.IPCExp.pfnCloseMemHandleExp)
    table.IPCExp.pfnCloseMemHandleExp = kDefaults.IPCExp.pfnCloseMemHandleExp;
  if (!table.IPCExp.pfnGetPhysMemHandleExp)
    table.IPCExp.pfnGetPhysMemHandleExp = kDefaults.IPCExp.pfnGetPhysMemHandleExp;
  if (!table.IPCExp.pfnPutPhysMemHandleExp)
    table.IPCExp.pfnPutPhysMemHandleExp = kDefaults.IPCExp.pfnPutPhysMemHandleExp;
  if (!table.IPCExp.pfnOpenPhysMemHandleExp)
    table.IPCExp.pfnOpenPhysMemHandleExp = kDefaults.IPCExp.pfnOpenPhysMemHandleExp;
  if (!table.IPCExp.pfnClosePhysMemHandleExp)
    table.IPCExp.pfnClosePhysMemHandleExp = kDefaults.IPCExp.pfnClosePhysMemHandleExp;
  if (!table.IPCExp.pfnGetEventHandleExp)
    table.IPCExp.pfnGetEventHandleExp = kDefaults.IPCExp.pfnGetEventHandleExp;
  if (!table.IPCExp.pfnPutEventHandleExp)
    table.IPCExp.pfnPutEventHandleExp = kDefaults.IPCExp.pfnPutEventHandleExp;
  if (!table.IPCExp.pfnOpenEventHandleExp)
    table.IPCExp.pfnOpenEventHandleExp = kDefaults.IPCExp.pfnOpenEventHandleExp;
  if (!table.MemoryExportExp.pfnAllocExportableMemoryExp)
    table.MemoryExportExp.pfnAllocExportableMemoryExp =
        kDefaults.MemoryExportExp.pfnAllocExportableMemoryExp;
  if (!table.MemoryExportExp.pfnFreeExportableMemoryExp)
    table.MemoryExportExp.pfnFreeExportableMemoryExp =
        kDefaults.MemoryExportExp.pfnFreeExportableMemoryExp;
  if (!table.MemoryExportExp.pfnExportMemoryHandleExp)
    table.MemoryExportExp.pfnExportMemoryHandleExp =
        kDefaults.MemoryExportExp.pfnExportMemoryHandleExp;
  if (!table.UsmP2PExp.pfnEnablePeerAccessExp)
    table.UsmP2PExp.pfnEnablePeerAccessExp = kDefaults.UsmP2PExp.pfnEnablePeerAccessExp;
  if (!table.UsmP2PExp.pfnDisablePeerAccessExp)
    table.UsmP2PExp.pfnDisablePeerAccessExp = kDefaults.UsmP2PExp.pfnDisablePeerAccessExp;
  if (!table.UsmP2PExp.pfnPeerAccessGetInfoExp)
    table.UsmP2PExp.pfnPeerAccessGetInfoExp = kDefaults.UsmP2PExp.pfnPeerAccessGetInfoExp;
  if (!table.VirtualMem.pfnGranularityGetInfo)
    table.VirtualMem.pfnGranularityGetInfo = kDefaults.VirtualMem.pfnGranularityGetInfo;
  if (!table.VirtualMem.pfnReserve)
    table.VirtualMem.pfnReserve = kDefaults.VirtualMem.pfnReserve;
  if (!table.VirtualMem.pfnFree)
    table.VirtualMem.pfnFree = kDefaults.VirtualMem.pfnFree;
  if (!table.VirtualMem.pfnMap)
    table.VirtualMem.pfnMap = kDefaults.VirtualMem.pfnMap;
  if (!table.VirtualMem.pfnUnmap)
    table.VirtualMem.pfnUnmap = kDefaults.VirtualMem.pfnUnmap;
  if (!table.VirtualMem.pfnSetAccess)
    table.VirtualMem.pfnSetAccess = kDefaults.VirtualMem.pfnSetAccess;
  if (!table.VirtualMem.pfnGetInfo)
    table.VirtualMem.pfnGetInfo = kDefaults.VirtualMem.pfnGetInfo;
  if (!table.Device.pfnGet)
    table.Device.pfnGet = kDefaults.Device.pfnGet;
  if (!table.Device.pfnGetInfo)
    table.Device.pfnGetInfo = kDefaults.Device.pfnGetInfo;
  if (!table.Device.pfnRetain)
    table.Device.pfnRetain = kDefaults.Device.pfnRetain;
  if (!table.Device.pfnRelease)
    table.Device.pfnRelease = kDefaults.Device.pfnRelease;
  if (!table.Device.pfnPartition)
    table.Device.pfnPartition = kDefaults.Device.pfnPartition;
  if (!table.Device.pfnSelectBinary)
    table.Device.pfnSelectBinary = kDefaults.Device.pfnSelectBinary;
  if (!table.Device.pfnGetNativeHandle)
    table.Device.pfnGetNativeHandle = kDefaults.Device.pfnGetNativeHandle;
  if (!table.Device.pfnCreateWithNativeHandle)
    table.Device.pfnCreateWithNativeHandle = kDefaults.Device.pfnCreateWithNativeHandle;
  if (!table.Device.pfnGetGlobalTimestamps)
    table.Device.pfnGetGlobalTimestamps = kDefaults.Device.pfnGetGlobalTimestamps;
  if (!table.DeviceExp.pfnWaitExp)
    table.DeviceExp.pfnWaitExp = kDefaults.DeviceExp.pfnWaitExp;
}

} // namespace ur::loader
