// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Reads the arguments of calls for the tracing layer: one function for each type of parameter
// block.

#include "runtime/layers/tracing/arguments.hpp"
#include "runtime/layers/tracing/function.hpp"

namespace ur::tracing {

template <> void read(Arguments &arguments, const ur_adapter_get_params_t &params) {
  arguments.input("NumEntries", params.pNumEntries);
  arguments.outputs("phAdapters", params.pphAdapters, params.pNumEntries, params.ppNumAdapters);
  arguments.output("pNumAdapters", params.ppNumAdapters);
}

template <> void read(Arguments &arguments, const ur_adapter_release_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
}

template <> void read(Arguments &arguments, const ur_adapter_retain_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
}

template <> void read(Arguments &arguments, const ur_adapter_get_last_error_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.output("ppMessage", params.pppMessage);
  arguments.output("pError", params.ppError);
}

template <> void read(Arguments &arguments, const ur_adapter_get_info_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_adapter_set_logger_callback_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("pfnLoggerCallback", params.ppfnLoggerCallback);
  arguments.input("pUserData", params.ppUserData);
  arguments.input("level", params.plevel);
}

template <>
void read(Arguments &arguments, const ur_adapter_set_logger_callback_level_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("level", params.plevel);
}

template <> void read(Arguments &arguments, const ur_platform_get_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("NumEntries", params.pNumEntries);
  arguments.outputs("phPlatforms", params.pphPlatforms, params.pNumEntries, params.ppNumPlatforms);
  arguments.output("pNumPlatforms", params.ppNumPlatforms);
}

template <> void read(Arguments &arguments, const ur_platform_get_info_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_platform_get_native_handle_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.output("phNativePlatform", params.pphNativePlatform);
}

template <>
void read(Arguments &arguments, const ur_platform_create_with_native_handle_params_t &params) {
  arguments.input("hNativePlatform", params.phNativePlatform);
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phPlatform", params.pphPlatform);
}

template <> void read(Arguments &arguments, const ur_platform_get_api_version_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.output("pVersion", params.ppVersion);
}

template <> void read(Arguments &arguments, const ur_platform_get_backend_option_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.input("pFrontendOption", params.ppFrontendOption);
  arguments.output("ppPlatformOption", params.pppPlatformOption);
}

template <> void read(Arguments &arguments, const ur_context_create_params_t &params) {
  arguments.input("DeviceCount", params.pDeviceCount);
  arguments.inputs("phDevices", params.pphDevices, params.pDeviceCount);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phContext", params.pphContext);
}

template <> void read(Arguments &arguments, const ur_context_retain_params_t &params) {
  arguments.input("hContext", params.phContext);
}

template <> void read(Arguments &arguments, const ur_context_release_params_t &params) {
  arguments.input("hContext", params.phContext);
}

template <> void read(Arguments &arguments, const ur_context_get_info_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_context_get_native_handle_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.output("phNativeContext", params.pphNativeContext);
}

template <>
void read(Arguments &arguments, const ur_context_create_with_native_handle_params_t &params) {
  arguments.input("hNativeContext", params.phNativeContext);
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("numDevices", params.pnumDevices);
  arguments.inputs("phDevices", params.pphDevices, params.pnumDevices);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phContext", params.pphContext);
}

template <>
void read(Arguments &arguments, const ur_context_set_extended_deleter_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pfnDeleter", params.ppfnDeleter);
  arguments.input("pUserData", params.ppUserData);
}

template <> void read(Arguments &arguments, const ur_event_get_info_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_event_get_profiling_info_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_event_wait_params_t &params) {
  arguments.input("numEvents", params.pnumEvents);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEvents);
}

template <> void read(Arguments &arguments, const ur_event_retain_params_t &params) {
  arguments.input("hEvent", params.phEvent);
}

template <> void read(Arguments &arguments, const ur_event_release_params_t &params) {
  arguments.input("hEvent", params.phEvent);
}

template <> void read(Arguments &arguments, const ur_event_get_native_handle_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.output("phNativeEvent", params.pphNativeEvent);
}

template <>
void read(Arguments &arguments, const ur_event_create_with_native_handle_params_t &params) {
  arguments.input("hNativeEvent", params.phNativeEvent);
  arguments.input("hContext", params.phContext);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_event_set_callback_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.input("execStatus", params.pexecStatus);
  arguments.input("pfnNotify", params.ppfnNotify);
  arguments.input("pUserData", params.ppUserData);
}

template <> void read(Arguments &arguments, const ur_event_create_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pEventDesc", params.ppEventDesc);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_queue_get_info_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_queue_create_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phQueue", params.pphQueue);
}

template <> void read(Arguments &arguments, const ur_queue_retain_params_t &params) {
  arguments.input("hQueue", params.phQueue);
}

template <> void read(Arguments &arguments, const ur_queue_release_params_t &params) {
  arguments.input("hQueue", params.phQueue);
}

template <> void read(Arguments &arguments, const ur_queue_get_native_handle_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pDesc", params.ppDesc);
  arguments.output("phNativeQueue", params.pphNativeQueue);
}

template <>
void read(Arguments &arguments, const ur_queue_create_with_native_handle_params_t &params) {
  arguments.input("hNativeQueue", params.phNativeQueue);
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phQueue", params.pphQueue);
}

template <> void read(Arguments &arguments, const ur_queue_finish_params_t &params) {
  arguments.input("hQueue", params.phQueue);
}

template <> void read(Arguments &arguments, const ur_queue_flush_params_t &params) {
  arguments.input("hQueue", params.phQueue);
}

template <> void read(Arguments &arguments, const ur_mem_buffer_create_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.flags<ur_mem_flag_t>("flags", params.pflags);
  arguments.input("size", params.psize);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phBuffer", params.pphBuffer);
}

template <> void read(Arguments &arguments, const ur_mem_retain_params_t &params) {
  arguments.input("hMem", params.phMem);
}

template <> void read(Arguments &arguments, const ur_mem_release_params_t &params) {
  arguments.input("hMem", params.phMem);
}

template <> void read(Arguments &arguments, const ur_mem_buffer_partition_params_t &params) {
  arguments.input("hBuffer", params.phBuffer);
  arguments.flags<ur_mem_flag_t>("flags", params.pflags);
  arguments.input("bufferCreateType", params.pbufferCreateType);
  arguments.input("pRegion", params.ppRegion);
  arguments.output("phMem", params.pphMem);
}

template <> void read(Arguments &arguments, const ur_mem_get_native_handle_params_t &params) {
  arguments.input("hMem", params.phMem);
  arguments.input("hDevice", params.phDevice);
  arguments.output("phNativeMem", params.pphNativeMem);
}

template <>
void read(Arguments &arguments, const ur_mem_buffer_create_with_native_handle_params_t &params) {
  arguments.input("hNativeMem", params.phNativeMem);
  arguments.input("hContext", params.phContext);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phMem", params.pphMem);
}

template <> void read(Arguments &arguments, const ur_mem_get_info_params_t &params) {
  arguments.input("hMemory", params.phMemory);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_physical_mem_create_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("size", params.psize);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phPhysicalMem", params.pphPhysicalMem);
}

template <> void read(Arguments &arguments, const ur_physical_mem_retain_params_t &params) {
  arguments.input("hPhysicalMem", params.phPhysicalMem);
}

template <> void read(Arguments &arguments, const ur_physical_mem_release_params_t &params) {
  arguments.input("hPhysicalMem", params.phPhysicalMem);
}

template <> void read(Arguments &arguments, const ur_physical_mem_get_info_params_t &params) {
  arguments.input("hPhysicalMem", params.phPhysicalMem);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_enqueue_events_wait_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <>
void read(Arguments &arguments, const ur_enqueue_events_wait_with_barrier_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_mem_buffer_read_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("hBuffer", params.phBuffer);
  arguments.input("blockingRead", params.pblockingRead);
  arguments.input("offset", params.poffset);
  arguments.input("size", params.psize);
  arguments.input("pDst", params.ppDst);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_mem_buffer_write_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("hBuffer", params.phBuffer);
  arguments.input("blockingWrite", params.pblockingWrite);
  arguments.input("offset", params.poffset);
  arguments.input("size", params.psize);
  arguments.input("pSrc", params.ppSrc);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <>
void read(Arguments &arguments, const ur_enqueue_mem_buffer_read_rect_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("hBuffer", params.phBuffer);
  arguments.input("blockingRead", params.pblockingRead);
  arguments.input("bufferOrigin", params.pbufferOrigin);
  arguments.input("hostOrigin", params.phostOrigin);
  arguments.input("region", params.pregion);
  arguments.input("bufferRowPitch", params.pbufferRowPitch);
  arguments.input("bufferSlicePitch", params.pbufferSlicePitch);
  arguments.input("hostRowPitch", params.phostRowPitch);
  arguments.input("hostSlicePitch", params.phostSlicePitch);
  arguments.input("pDst", params.ppDst);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <>
void read(Arguments &arguments, const ur_enqueue_mem_buffer_write_rect_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("hBuffer", params.phBuffer);
  arguments.input("blockingWrite", params.pblockingWrite);
  arguments.input("bufferOrigin", params.pbufferOrigin);
  arguments.input("hostOrigin", params.phostOrigin);
  arguments.input("region", params.pregion);
  arguments.input("bufferRowPitch", params.pbufferRowPitch);
  arguments.input("bufferSlicePitch", params.pbufferSlicePitch);
  arguments.input("hostRowPitch", params.phostRowPitch);
  arguments.input("hostSlicePitch", params.phostSlicePitch);
  arguments.input("pSrc", params.ppSrc);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_mem_buffer_copy_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("hBufferSrc", params.phBufferSrc);
  arguments.input("hBufferDst", params.phBufferDst);
  arguments.input("srcOffset", params.psrcOffset);
  arguments.input("dstOffset", params.pdstOffset);
  arguments.input("size", params.psize);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <>
void read(Arguments &arguments, const ur_enqueue_mem_buffer_copy_rect_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("hBufferSrc", params.phBufferSrc);
  arguments.input("hBufferDst", params.phBufferDst);
  arguments.input("srcOrigin", params.psrcOrigin);
  arguments.input("dstOrigin", params.pdstOrigin);
  arguments.input("region", params.pregion);
  arguments.input("srcRowPitch", params.psrcRowPitch);
  arguments.input("srcSlicePitch", params.psrcSlicePitch);
  arguments.input("dstRowPitch", params.pdstRowPitch);
  arguments.input("dstSlicePitch", params.pdstSlicePitch);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_mem_buffer_fill_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("hBuffer", params.phBuffer);
  arguments.input("pPattern", params.ppPattern);
  arguments.input("patternSize", params.ppatternSize);
  arguments.input("offset", params.poffset);
  arguments.input("size", params.psize);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_mem_buffer_map_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("hBuffer", params.phBuffer);
  arguments.input("blockingMap", params.pblockingMap);
  arguments.flags<ur_map_flag_t>("mapFlags", params.pmapFlags);
  arguments.input("offset", params.poffset);
  arguments.input("size", params.psize);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
  arguments.output("ppRetMap", params.pppRetMap);
}

template <> void read(Arguments &arguments, const ur_enqueue_mem_unmap_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("hMem", params.phMem);
  arguments.input("pMappedPtr", params.ppMappedPtr);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_usm_fill_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pMem", params.ppMem);
  arguments.input("patternSize", params.ppatternSize);
  arguments.input("pPattern", params.ppPattern);
  arguments.input("size", params.psize);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_usm_memcpy_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("blocking", params.pblocking);
  arguments.input("pDst", params.ppDst);
  arguments.input("pSrc", params.ppSrc);
  arguments.input("size", params.psize);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_usm_prefetch_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pMem", params.ppMem);
  arguments.input("size", params.psize);
  arguments.flags<ur_usm_migration_flag_t>("flags", params.pflags);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_usm_advise_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pMem", params.ppMem);
  arguments.input("size", params.psize);
  arguments.flags<ur_usm_advice_flag_t>("advice", params.padvice);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_usm_fill_2d_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pMem", params.ppMem);
  arguments.input("pitch", params.ppitch);
  arguments.input("patternSize", params.ppatternSize);
  arguments.input("pPattern", params.ppPattern);
  arguments.input("width", params.pwidth);
  arguments.input("height", params.pheight);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_enqueue_usm_memcpy_2d_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("blocking", params.pblocking);
  arguments.input("pDst", params.ppDst);
  arguments.input("dstPitch", params.pdstPitch);
  arguments.input("pSrc", params.ppSrc);
  arguments.input("srcPitch", params.psrcPitch);
  arguments.input("width", params.pwidth);
  arguments.input("height", params.pheight);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <>
void read(Arguments &arguments, const ur_enqueue_events_wait_with_barrier_ext_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pProperties", params.ppProperties);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.input("phEvent", params.pphEvent);
}

template <>
void read(Arguments &arguments, const ur_enqueue_timestamp_recording_exp_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("blocking", params.pblocking);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

template <> void read(Arguments &arguments, const ur_usm_host_alloc_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pUSMDesc", params.ppUSMDesc);
  arguments.input("pool", params.ppool);
  arguments.input("size", params.psize);
  arguments.output("ppMem", params.pppMem);
}

template <> void read(Arguments &arguments, const ur_usm_device_alloc_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pUSMDesc", params.ppUSMDesc);
  arguments.input("pool", params.ppool);
  arguments.input("size", params.psize);
  arguments.output("ppMem", params.pppMem);
}

template <> void read(Arguments &arguments, const ur_usm_shared_alloc_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pUSMDesc", params.ppUSMDesc);
  arguments.input("pool", params.ppool);
  arguments.input("size", params.psize);
  arguments.output("ppMem", params.pppMem);
}

template <> void read(Arguments &arguments, const ur_usm_free_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pMem", params.ppMem);
}

template <> void read(Arguments &arguments, const ur_usm_get_mem_alloc_info_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pMem", params.ppMem);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_usm_pool_create_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pPoolDesc", params.ppPoolDesc);
  arguments.output("ppPool", params.pppPool);
}

template <> void read(Arguments &arguments, const ur_usm_pool_retain_params_t &params) {
  arguments.input("pPool", params.ppPool);
}

template <> void read(Arguments &arguments, const ur_usm_pool_release_params_t &params) {
  arguments.input("pPool", params.ppPool);
}

template <> void read(Arguments &arguments, const ur_usm_pool_get_info_params_t &params) {
  arguments.input("hPool", params.phPool);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_usm_context_memcpy_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pDst", params.ppDst);
  arguments.input("pSrc", params.ppSrc);
  arguments.input("size", params.psize);
}

template <>
void read(Arguments &arguments, const ur_usm_host_alloc_unregister_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pHostMem", params.ppHostMem);
}

template <> void read(Arguments &arguments, const ur_usm_host_alloc_register_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pHostMem", params.ppHostMem);
  arguments.input("size", params.psize);
  arguments.input("pProperties", params.ppProperties);
}

template <> void read(Arguments &arguments, const ur_ipc_get_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pMem", params.ppMem);
  arguments.exportedHandle("ppIPCMemHandleData", params.pppIPCMemHandleData,
                           params.ppIPCMemHandleDataSizeRet);
  arguments.output("pIPCMemHandleDataSizeRet", params.ppIPCMemHandleDataSizeRet);
}

template <> void read(Arguments &arguments, const ur_ipc_put_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.putHandle("pIPCMemHandleData", params.ppIPCMemHandleData);
}

template <> void read(Arguments &arguments, const ur_ipc_open_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.importedHandle("pIPCMemHandleData", params.ppIPCMemHandleData,
                           params.pipcMemHandleDataSize);
  arguments.input("ipcMemHandleDataSize", params.pipcMemHandleDataSize);
  arguments.output("ppMem", params.pppMem);
}

template <> void read(Arguments &arguments, const ur_ipc_close_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pMem", params.ppMem);
}

template <> void read(Arguments &arguments, const ur_ipc_get_phys_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hPhysMem", params.phPhysMem);
  arguments.exportedHandle("ppIPCPhysMemHandleData", params.pppIPCPhysMemHandleData,
                           params.ppIPCPhysMemHandleDataSizeRet);
  arguments.output("pIPCPhysMemHandleDataSizeRet", params.ppIPCPhysMemHandleDataSizeRet);
}

template <> void read(Arguments &arguments, const ur_ipc_put_phys_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.putHandle("pIPCPhysMemHandleData", params.ppIPCPhysMemHandleData);
}

template <>
void read(Arguments &arguments, const ur_ipc_open_phys_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.importedHandle("pIPCPhysMemHandleData", params.ppIPCPhysMemHandleData,
                           params.pipcPhysMemHandleDataSize);
  arguments.input("ipcPhysMemHandleDataSize", params.pipcPhysMemHandleDataSize);
  arguments.output("phPhysMem", params.pphPhysMem);
}

template <>
void read(Arguments &arguments, const ur_ipc_close_phys_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hPhysMem", params.phPhysMem);
}

template <> void read(Arguments &arguments, const ur_ipc_get_event_handle_exp_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.exportedHandle("ppIPCEventHandleData", params.pppIPCEventHandleData,
                           params.ppIPCEventHandleDataSizeRet);
  arguments.output("pIPCEventHandleDataSizeRet", params.ppIPCEventHandleDataSizeRet);
}

template <> void read(Arguments &arguments, const ur_ipc_put_event_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.putHandle("pIPCEventHandleData", params.ppIPCEventHandleData);
}

template <> void read(Arguments &arguments, const ur_ipc_open_event_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.importedHandle("pIPCEventHandleData", params.ppIPCEventHandleData,
                           params.pipcEventHandleDataSize);
  arguments.input("ipcEventHandleDataSize", params.pipcEventHandleDataSize);
  arguments.output("phEvent", params.pphEvent);
}

template <>
void read(Arguments &arguments, const ur_usm_p2p_enable_peer_access_exp_params_t &params) {
  arguments.input("commandDevice", params.pcommandDevice);
  arguments.input("peerDevice", params.ppeerDevice);
}

template <>
void read(Arguments &arguments, const ur_usm_p2p_disable_peer_access_exp_params_t &params) {
  arguments.input("commandDevice", params.pcommandDevice);
  arguments.input("peerDevice", params.ppeerDevice);
}

template <>
void read(Arguments &arguments, const ur_usm_p2p_peer_access_get_info_exp_params_t &params) {
  arguments.input("commandDevice", params.pcommandDevice);
  arguments.input("peerDevice", params.ppeerDevice);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <>
void read(Arguments &arguments, const ur_virtual_mem_granularity_get_info_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("allocationSize", params.pallocationSize);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_virtual_mem_reserve_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
  arguments.output("ppStart", params.pppStart);
}

template <> void read(Arguments &arguments, const ur_virtual_mem_free_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
}

template <> void read(Arguments &arguments, const ur_virtual_mem_map_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
  arguments.input("hPhysicalMem", params.phPhysicalMem);
  arguments.input("offset", params.poffset);
  arguments.flags<ur_virtual_mem_access_flag_t>("flags", params.pflags);
}

template <> void read(Arguments &arguments, const ur_virtual_mem_unmap_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
}

template <> void read(Arguments &arguments, const ur_virtual_mem_set_access_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
  arguments.flags<ur_virtual_mem_access_flag_t>("flags", params.pflags);
}

template <> void read(Arguments &arguments, const ur_virtual_mem_get_info_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_device_get_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.input("DeviceType", params.pDeviceType);
  arguments.input("NumEntries", params.pNumEntries);
  arguments.outputs("phDevices", params.pphDevices, params.pNumEntries, params.ppNumDevices);
  arguments.output("pNumDevices", params.ppNumDevices);
}

template <> void read(Arguments &arguments, const ur_device_get_info_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.infoOutput("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                       params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

template <> void read(Arguments &arguments, const ur_device_retain_params_t &params) {
  arguments.input("hDevice", params.phDevice);
}

template <> void read(Arguments &arguments, const ur_device_release_params_t &params) {
  arguments.input("hDevice", params.phDevice);
}

template <> void read(Arguments &arguments, const ur_device_partition_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.input("pProperties", params.ppProperties);
  arguments.input("NumDevices", params.pNumDevices);
  arguments.outputs("phSubDevices", params.pphSubDevices, params.pNumDevices,
                    params.ppNumDevicesRet);
  arguments.output("pNumDevicesRet", params.ppNumDevicesRet);
}

template <> void read(Arguments &arguments, const ur_device_select_binary_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.inputs("pBinaries", params.ppBinaries, params.pNumBinaries);
  arguments.input("NumBinaries", params.pNumBinaries);
  arguments.output("pSelectedBinary", params.ppSelectedBinary);
}

template <> void read(Arguments &arguments, const ur_device_get_native_handle_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.output("phNativeDevice", params.pphNativeDevice);
}

template <>
void read(Arguments &arguments, const ur_device_create_with_native_handle_params_t &params) {
  arguments.input("hNativeDevice", params.phNativeDevice);
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phDevice", params.pphDevice);
}

template <>
void read(Arguments &arguments, const ur_device_get_global_timestamps_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.output("pDeviceTimestamp", params.ppDeviceTimestamp);
  arguments.output("pHostTimestamp", params.ppHostTimestamp);
}

const void *handleDataOfPut(ur_function_t function, [[maybe_unused]] const void *block) noexcept {
  switch (function) {
  case UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP:
    return pointee(
        static_cast<const ur_ipc_put_mem_handle_exp_params_t *>(block)->ppIPCMemHandleData);
  case UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP:
    return pointee(static_cast<const ur_ipc_put_phys_mem_handle_exp_params_t *>(block)
                       ->ppIPCPhysMemHandleData);
  case UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP:
    return pointee(
        static_cast<const ur_ipc_put_event_handle_exp_params_t *>(block)->ppIPCEventHandleData);
  default:
    return nullptr;
  }
}

} // namespace ur::tracing
