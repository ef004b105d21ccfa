// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Tables in both directions: out of an adapter library, and to whoever loads this loader as if it
// were one.

#include "runtime/loader/table_loading.hpp"

namespace ur::loader {
namespace {

template <typename Table>
ur_result_t refusal(ur_api_version_t version, const Table *table) noexcept {
  if (!table)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  return version > UR_API_VERSION_CURRENT ? UR_RESULT_ERROR_UNSUPPORTED_VERSION : UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL reserved() { return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; }

} // namespace

ur_result_t loadTables(const Library &library, ur_dditable_t &tables) {
  if (const ur_result_t result = loadTable(library, "urGetAdapterProcAddrTable", tables.Adapter);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetPlatformProcAddrTable", tables.Platform);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetContextProcAddrTable", tables.Context);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetEventProcAddrTable", tables.Event);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetEventExpProcAddrTable", tables.EventExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetProgramProcAddrTable", tables.Program);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result =
          loadTable(library, "urGetProgramExpProcAddrTable", tables.ProgramExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetKernelProcAddrTable", tables.Kernel);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetQueueProcAddrTable", tables.Queue);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetQueueExpProcAddrTable", tables.QueueExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetSamplerProcAddrTable", tables.Sampler);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetMemProcAddrTable", tables.Mem);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result =
          loadTable(library, "urGetPhysicalMemProcAddrTable", tables.PhysicalMem);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetEnqueueProcAddrTable", tables.Enqueue);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result =
          loadTable(library, "urGetEnqueueExpProcAddrTable", tables.EnqueueExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetUSMProcAddrTable", tables.USM);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetUSMExpProcAddrTable", tables.USMExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result =
          loadTable(library, "urGetBindlessImagesExpProcAddrTable", tables.BindlessImagesExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result =
          loadTable(library, "urGetCommandBufferExpProcAddrTable", tables.CommandBufferExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetGraphExpProcAddrTable", tables.GraphExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetIPCExpProcAddrTable", tables.IPCExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result =
          loadTable(library, "urGetMemoryExportExpProcAddrTable", tables.MemoryExportExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result =
          loadTable(library, "urGetUsmP2PExpProcAddrTable", tables.UsmP2PExp);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result =
          loadTable(library, "urGetVirtualMemProcAddrTable", tables.VirtualMem);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result = loadTable(library, "urGetDeviceProcAddrTable", tables.Device);
      result != UR_RESULT_SUCCESS)
    return result;
  if (const ur_result_t result =
          loadTable(library, "urGetDeviceExpProcAddrTable", tables.DeviceExp);
      result != UR_RESULT_SUCCESS)
    return result;
  return UR_RESULT_SUCCESS;
}

} // namespace ur::loader

extern "C" {

UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnGet = urAdapterGet;
  pDdiTable->pfnRelease = urAdapterRelease;
  pDdiTable->pfnRetain = urAdapterRetain;
  pDdiTable->pfnGetLastError = urAdapterGetLastError;
  pDdiTable->pfnGetInfo = urAdapterGetInfo;
  pDdiTable->pfnSetLoggerCallback = urAdapterSetLoggerCallback;
  pDdiTable->pfnSetLoggerCallbackLevel = urAdapterSetLoggerCallbackLevel;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnGet = urPlatformGet;
  pDdiTable->pfnGetInfo = urPlatformGetInfo;
  pDdiTable->pfnGetNativeHandle = urPlatformGetNativeHandle;
  pDdiTable->pfnCreateWithNativeHandle = urPlatformCreateWithNativeHandle;
  pDdiTable->pfnGetApiVersion = urPlatformGetApiVersion;
  pDdiTable->pfnGetBackendOption = urPlatformGetBackendOption;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnCreate = urContextCreate;
  pDdiTable->pfnRetain = urContextRetain;
  pDdiTable->pfnRelease = urContextRelease;
  pDdiTable->pfnGetInfo = urContextGetInfo;
  pDdiTable->pfnGetNativeHandle = urContextGetNativeHandle;
  pDdiTable->pfnCreateWithNativeHandle = urContextCreateWithNativeHandle;
  pDdiTable->pfnSetExtendedDeleter = urContextSetExtendedDeleter;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version,
                                                            ur_event_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnGetInfo = urEventGetInfo;
  pDdiTable->pfnGetProfilingInfo = urEventGetProfilingInfo;
  pDdiTable->pfnWait = urEventWait;
  pDdiTable->pfnRetain = urEventRetain;
  pDdiTable->pfnRelease = urEventRelease;
  pDdiTable->pfnGetNativeHandle = urEventGetNativeHandle;
  pDdiTable->pfnCreateWithNativeHandle = urEventCreateWithNativeHandle;
  pDdiTable->pfnSetCallback = urEventSetCallback;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                               ur_event_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnCreateExp = urEventCreateExp;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                              ur_program_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnCreateWithIL = ur::loader::reserved;
  pDdiTable->pfnCreateWithBinary = ur::loader::reserved;
  pDdiTable->pfnBuild = ur::loader::reserved;
  pDdiTable->pfnCompile = ur::loader::reserved;
  pDdiTable->pfnLink = ur::loader::reserved;
  pDdiTable->pfnRetain = ur::loader::reserved;
  pDdiTable->pfnRelease = ur::loader::reserved;
  pDdiTable->pfnGetFunctionPointer = ur::loader::reserved;
  pDdiTable->pfnGetGlobalVariablePointer = ur::loader::reserved;
  pDdiTable->pfnGetInfo = ur::loader::reserved;
  pDdiTable->pfnGetBuildInfo = ur::loader::reserved;
  pDdiTable->pfnSetSpecializationConstants = ur::loader::reserved;
  pDdiTable->pfnGetNativeHandle = ur::loader::reserved;
  pDdiTable->pfnCreateWithNativeHandle = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetProgramExpProcAddrTable(ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnDynamicLinkExp = ur::loader::reserved;
  pDdiTable->pfnBuildExp = ur::loader::reserved;
  pDdiTable->pfnCompileExp = ur::loader::reserved;
  pDdiTable->pfnLinkExp = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version,
                                                             ur_kernel_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnCreate = ur::loader::reserved;
  pDdiTable->pfnGetInfo = ur::loader::reserved;
  pDdiTable->pfnGetGroupInfo = ur::loader::reserved;
  pDdiTable->pfnGetSubGroupInfo = ur::loader::reserved;
  pDdiTable->pfnRetain = ur::loader::reserved;
  pDdiTable->pfnRelease = ur::loader::reserved;
  pDdiTable->pfnGetNativeHandle = ur::loader::reserved;
  pDdiTable->pfnCreateWithNativeHandle = ur::loader::reserved;
  pDdiTable->pfnGetSuggestedLocalWorkSize = ur::loader::reserved;
  pDdiTable->pfnGetSuggestedLocalWorkSizeWithArgs = ur::loader::reserved;
  pDdiTable->pfnSetExecInfo = ur::loader::reserved;
  pDdiTable->pfnSetSpecializationConstants = ur::loader::reserved;
  pDdiTable->pfnSuggestMaxCooperativeGroupCount = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version,
                                                            ur_queue_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnGetInfo = urQueueGetInfo;
  pDdiTable->pfnCreate = urQueueCreate;
  pDdiTable->pfnRetain = urQueueRetain;
  pDdiTable->pfnRelease = urQueueRelease;
  pDdiTable->pfnGetNativeHandle = urQueueGetNativeHandle;
  pDdiTable->pfnCreateWithNativeHandle = urQueueCreateWithNativeHandle;
  pDdiTable->pfnFinish = urQueueFinish;
  pDdiTable->pfnFlush = urQueueFlush;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                               ur_queue_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnBeginGraphCaptureExp = ur::loader::reserved;
  pDdiTable->pfnBeginCaptureIntoGraphExp = ur::loader::reserved;
  pDdiTable->pfnEndGraphCaptureExp = ur::loader::reserved;
  pDdiTable->pfnIsGraphCaptureEnabledExp = ur::loader::reserved;
  pDdiTable->pfnGetGraphExp = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                              ur_sampler_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnCreate = ur::loader::reserved;
  pDdiTable->pfnRetain = ur::loader::reserved;
  pDdiTable->pfnRelease = ur::loader::reserved;
  pDdiTable->pfnGetInfo = ur::loader::reserved;
  pDdiTable->pfnGetNativeHandle = ur::loader::reserved;
  pDdiTable->pfnCreateWithNativeHandle = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version,
                                                          ur_mem_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnImageCreate = ur::loader::reserved;
  pDdiTable->pfnBufferCreate = ur::loader::reserved;
  pDdiTable->pfnRetain = ur::loader::reserved;
  pDdiTable->pfnRelease = ur::loader::reserved;
  pDdiTable->pfnBufferPartition = ur::loader::reserved;
  pDdiTable->pfnGetNativeHandle = ur::loader::reserved;
  pDdiTable->pfnBufferCreateWithNativeHandle = ur::loader::reserved;
  pDdiTable->pfnImageCreateWithNativeHandle = ur::loader::reserved;
  pDdiTable->pfnGetInfo = ur::loader::reserved;
  pDdiTable->pfnImageGetInfo = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetPhysicalMemProcAddrTable(ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnCreate = urPhysicalMemCreate;
  pDdiTable->pfnRetain = urPhysicalMemRetain;
  pDdiTable->pfnRelease = urPhysicalMemRelease;
  pDdiTable->pfnGetInfo = urPhysicalMemGetInfo;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                              ur_enqueue_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnEventsWait = urEnqueueEventsWait;
  pDdiTable->pfnEventsWaitWithBarrier = urEnqueueEventsWaitWithBarrier;
  pDdiTable->pfnMemBufferRead = ur::loader::reserved;
  pDdiTable->pfnMemBufferWrite = ur::loader::reserved;
  pDdiTable->pfnMemBufferReadRect = ur::loader::reserved;
  pDdiTable->pfnMemBufferWriteRect = ur::loader::reserved;
  pDdiTable->pfnMemBufferCopy = ur::loader::reserved;
  pDdiTable->pfnMemBufferCopyRect = ur::loader::reserved;
  pDdiTable->pfnMemBufferFill = ur::loader::reserved;
  pDdiTable->pfnMemImageRead = ur::loader::reserved;
  pDdiTable->pfnMemImageWrite = ur::loader::reserved;
  pDdiTable->pfnMemImageCopy = ur::loader::reserved;
  pDdiTable->pfnMemBufferMap = ur::loader::reserved;
  pDdiTable->pfnMemUnmap = ur::loader::reserved;
  pDdiTable->pfnUSMFill = urEnqueueUSMFill;
  pDdiTable->pfnUSMMemcpy = urEnqueueUSMMemcpy;
  pDdiTable->pfnUSMPrefetch = urEnqueueUSMPrefetch;
  pDdiTable->pfnUSMAdvise = urEnqueueUSMAdvise;
  pDdiTable->pfnUSMFill2D = ur::loader::reserved;
  pDdiTable->pfnUSMMemcpy2D = ur::loader::reserved;
  pDdiTable->pfnDeviceGlobalVariableWrite = ur::loader::reserved;
  pDdiTable->pfnDeviceGlobalVariableRead = ur::loader::reserved;
  pDdiTable->pfnReadHostPipe = ur::loader::reserved;
  pDdiTable->pfnWriteHostPipe = ur::loader::reserved;
  pDdiTable->pfnEventsWaitWithBarrierExt = urEnqueueEventsWaitWithBarrierExt;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetEnqueueExpProcAddrTable(ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnKernelLaunchWithArgsExp = ur::loader::reserved;
  pDdiTable->pfnUSMDeviceAllocExp = ur::loader::reserved;
  pDdiTable->pfnUSMSharedAllocExp = ur::loader::reserved;
  pDdiTable->pfnUSMHostAllocExp = ur::loader::reserved;
  pDdiTable->pfnUSMFreeExp = ur::loader::reserved;
  pDdiTable->pfnTimestampRecordingExp = ur::loader::reserved;
  pDdiTable->pfnCommandBufferExp = ur::loader::reserved;
  pDdiTable->pfnHostTaskExp = ur::loader::reserved;
  pDdiTable->pfnNativeCommandExp = ur::loader::reserved;
  pDdiTable->pfnGraphExp = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version,
                                                          ur_usm_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnHostAlloc = urUSMHostAlloc;
  pDdiTable->pfnDeviceAlloc = urUSMDeviceAlloc;
  pDdiTable->pfnSharedAlloc = urUSMSharedAlloc;
  pDdiTable->pfnFree = urUSMFree;
  pDdiTable->pfnGetMemAllocInfo = urUSMGetMemAllocInfo;
  pDdiTable->pfnPoolCreate = urUSMPoolCreate;
  pDdiTable->pfnPoolRetain = urUSMPoolRetain;
  pDdiTable->pfnPoolRelease = urUSMPoolRelease;
  pDdiTable->pfnPoolGetInfo = urUSMPoolGetInfo;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                             ur_usm_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnPoolCreateExp = ur::loader::reserved;
  pDdiTable->pfnPoolDestroyExp = ur::loader::reserved;
  pDdiTable->pfnPoolGetDefaultDevicePoolExp = ur::loader::reserved;
  pDdiTable->pfnPoolGetInfoExp = ur::loader::reserved;
  pDdiTable->pfnPoolSetInfoExp = ur::loader::reserved;
  pDdiTable->pfnPoolSetDevicePoolExp = ur::loader::reserved;
  pDdiTable->pfnPoolGetDevicePoolExp = ur::loader::reserved;
  pDdiTable->pfnPoolTrimToExp = ur::loader::reserved;
  pDdiTable->pfnPitchedAllocExp = ur::loader::reserved;
  pDdiTable->pfnContextMemcpyExp = urUSMContextMemcpyExp;
  pDdiTable->pfnHostAllocUnregisterExp = ur::loader::reserved;
  pDdiTable->pfnHostAllocRegisterExp = ur::loader::reserved;
  pDdiTable->pfnImportExp = ur::loader::reserved;
  pDdiTable->pfnReleaseExp = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(
    ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnUnsampledImageHandleDestroyExp = ur::loader::reserved;
  pDdiTable->pfnSampledImageHandleDestroyExp = ur::loader::reserved;
  pDdiTable->pfnImageAllocateExp = ur::loader::reserved;
  pDdiTable->pfnImageFreeExp = ur::loader::reserved;
  pDdiTable->pfnUnsampledImageCreateExp = ur::loader::reserved;
  pDdiTable->pfnSampledImageCreateExp = ur::loader::reserved;
  pDdiTable->pfnImageCopyExp = ur::loader::reserved;
  pDdiTable->pfnImageGetInfoExp = ur::loader::reserved;
  pDdiTable->pfnGetImageMemoryHandleTypeSupportExp = ur::loader::reserved;
  pDdiTable->pfnGetImageUnsampledHandleSupportExp = ur::loader::reserved;
  pDdiTable->pfnGetImageSampledHandleSupportExp = ur::loader::reserved;
  pDdiTable->pfnMipmapGetLevelExp = ur::loader::reserved;
  pDdiTable->pfnMipmapFreeExp = ur::loader::reserved;
  pDdiTable->pfnImportExternalMemoryExp = ur::loader::reserved;
  pDdiTable->pfnMapExternalArrayExp = ur::loader::reserved;
  pDdiTable->pfnMapExternalLinearMemoryExp = ur::loader::reserved;
  pDdiTable->pfnReleaseExternalMemoryExp = ur::loader::reserved;
  pDdiTable->pfnFreeMappedLinearMemoryExp = ur::loader::reserved;
  pDdiTable->pfnSupportsImportingHandleTypeExp = ur::loader::reserved;
  pDdiTable->pfnImportExternalSemaphoreExp = ur::loader::reserved;
  pDdiTable->pfnReleaseExternalSemaphoreExp = ur::loader::reserved;
  pDdiTable->pfnWaitExternalSemaphoreExp = ur::loader::reserved;
  pDdiTable->pfnSignalExternalSemaphoreExp = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(
    ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnCreateExp = ur::loader::reserved;
  pDdiTable->pfnRetainExp = ur::loader::reserved;
  pDdiTable->pfnReleaseExp = ur::loader::reserved;
  pDdiTable->pfnFinalizeExp = ur::loader::reserved;
  pDdiTable->pfnAppendKernelLaunchExp = ur::loader::reserved;
  pDdiTable->pfnAppendKernelLaunchWithArgsExp = ur::loader::reserved;
  pDdiTable->pfnAppendUSMMemcpyExp = ur::loader::reserved;
  pDdiTable->pfnAppendUSMFillExp = ur::loader::reserved;
  pDdiTable->pfnAppendMemBufferCopyExp = ur::loader::reserved;
  pDdiTable->pfnAppendMemBufferWriteExp = ur::loader::reserved;
  pDdiTable->pfnAppendMemBufferReadExp = ur::loader::reserved;
  pDdiTable->pfnAppendMemBufferCopyRectExp = ur::loader::reserved;
  pDdiTable->pfnAppendMemBufferWriteRectExp = ur::loader::reserved;
  pDdiTable->pfnAppendMemBufferReadRectExp = ur::loader::reserved;
  pDdiTable->pfnAppendMemBufferFillExp = ur::loader::reserved;
  pDdiTable->pfnAppendUSMPrefetchExp = ur::loader::reserved;
  pDdiTable->pfnAppendUSMAdviseExp = ur::loader::reserved;
  pDdiTable->pfnAppendNativeCommandExp = ur::loader::reserved;
  pDdiTable->pfnUpdateKernelLaunchExp = ur::loader::reserved;
  pDdiTable->pfnUpdateSignalEventExp = ur::loader::reserved;
  pDdiTable->pfnUpdateWaitEventsExp = ur::loader::reserved;
  pDdiTable->pfnGetInfoExp = ur::loader::reserved;
  pDdiTable->pfnGetNativeHandleExp = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                               ur_graph_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnCreateExp = ur::loader::reserved;
  pDdiTable->pfnInstantiateGraphExp = ur::loader::reserved;
  pDdiTable->pfnDestroyExp = ur::loader::reserved;
  pDdiTable->pfnExecutableGraphDestroyExp = ur::loader::reserved;
  pDdiTable->pfnIsEmptyExp = ur::loader::reserved;
  pDdiTable->pfnGetIdExp = ur::loader::reserved;
  pDdiTable->pfnSetDestructionCallbackExp = ur::loader::reserved;
  pDdiTable->pfnDumpContentsExp = ur::loader::reserved;
  pDdiTable->pfnGetNativeHandleExp = ur::loader::reserved;
  pDdiTable->pfnExecutableGraphGetNativeHandleExp = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                             ur_ipc_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnGetMemHandleExp = urIPCGetMemHandleExp;
  pDdiTable->pfnPutMemHandleExp = urIPCPutMemHandleExp;
  pDdiTable->pfnOpenMemHandleExp = urIPCOpenMemHandleExp;
  pDdiTable->pfnCloseMemHandleExp = urIPCCloseMemHandleExp;
  pDdiTable->pfnGetPhysMemHandleExp = urIPCGetPhysMemHandleExp;
  pDdiTable->pfnPutPhysMemHandleExp = urIPCPutPhysMemHandleExp;
  pDdiTable->pfnOpenPhysMemHandleExp = urIPCOpenPhysMemHandleExp;
  pDdiTable->pfnClosePhysMemHandleExp = urIPCClosePhysMemHandleExp;
  pDdiTable->pfnGetEventHandleExp = urIPCGetEventHandleExp;
  pDdiTable->pfnPutEventHandleExp = urIPCPutEventHandleExp;
  pDdiTable->pfnOpenEventHandleExp = urIPCOpenEventHandleExp;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(
    ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnAllocExportableMemoryExp = ur::loader::reserved;
  pDdiTable->pfnFreeExportableMemoryExp = ur::loader::reserved;
  pDdiTable->pfnExportMemoryHandleExp = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetUsmP2PExpProcAddrTable(ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnEnablePeerAccessExp = urUsmP2PEnablePeerAccessExp;
  pDdiTable->pfnDisablePeerAccessExp = urUsmP2PDisablePeerAccessExp;
  pDdiTable->pfnPeerAccessGetInfoExp = urUsmP2PPeerAccessGetInfoExp;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetVirtualMemProcAddrTable(ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnGranularityGetInfo = urVirtualMemGranularityGetInfo;
  pDdiTable->pfnReserve = urVirtualMemReserve;
  pDdiTable->pfnFree = urVirtualMemFree;
  pDdiTable->pfnMap = urVirtualMemMap;
  pDdiTable->pfnUnmap = urVirtualMemUnmap;
  pDdiTable->pfnSetAccess = urVirtualMemSetAccess;
  pDdiTable->pfnGetInfo = urVirtualMemGetInfo;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnGet = urDeviceGet;
  pDdiTable->pfnGetInfo = urDeviceGetInfo;
  pDdiTable->pfnRetain = urDeviceRetain;
  pDdiTable->pfnRelease = urDeviceRelease;
  pDdiTable->pfnPartition = urDevicePartition;
  pDdiTable->pfnSelectBinary = urDeviceSelectBinary;
  pDdiTable->pfnGetNativeHandle = urDeviceGetNativeHandle;
  pDdiTable->pfnCreateWithNativeHandle = urDeviceCreateWithNativeHandle;
  pDdiTable->pfnGetGlobalTimestamps = urDeviceGetGlobalTimestamps;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetDeviceExpProcAddrTable(ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable) {
  if (const ur_result_t result = ur::loader::refusal(version, pDdiTable);
      result != UR_RESULT_SUCCESS)
    return result;
  pDdiTable->pfnWaitExp = ur::loader::reserved;
  return UR_RESULT_SUCCESS;
}

} // extern "C"
