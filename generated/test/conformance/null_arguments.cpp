// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Calls of each function: with null for one required argument at a time, and with valid arguments.

#include "test/conformance/support/null_arguments.hpp"

namespace ur::test {

std::span<const NullArguments> nullArguments() {
  static constexpr NullArguments kFunctions[] = {
      {"urAdapterRelease",
       [](const GoodArguments &good) {
         ur_adapter_handle_t hAdapter = good;
         const auto call = [&] { return urAdapterRelease(hAdapter); };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urAdapterRelease(good); }},
      {"urAdapterRetain",
       [](const GoodArguments &good) {
         ur_adapter_handle_t hAdapter = good;
         const auto call = [&] { return urAdapterRetain(hAdapter); };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urAdapterRetain(good); }},
      {"urAdapterGetLastError",
       [](const GoodArguments &good) {
         ur_adapter_handle_t hAdapter = good;
         const char **ppMessage = good;
         int32_t *pError = good;
         const auto call = [&] { return urAdapterGetLastError(hAdapter, ppMessage, pError); };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
         good.expectRefused("ppMessage", ppMessage, kNullPointer, call);
         good.expectRefused("pError", pError, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urAdapterGetLastError(good, good, good); }},
      {"urAdapterGetInfo",
       [](const GoodArguments &good) {
         ur_adapter_handle_t hAdapter = good;
         ur_adapter_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urAdapterGetInfo(good, UR_ADAPTER_INFO_BACKEND, good, good, good);
       }},
      {"urAdapterSetLoggerCallback",
       [](const GoodArguments &good) {
         ur_adapter_handle_t hAdapter = good;
         ur_logger_callback_t pfnLoggerCallback = good;
         void *pUserData = good;
         ur_logger_level_t level = good;
         const auto call = [&] {
           return urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
         };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
         good.expectRefused("pfnLoggerCallback", pfnLoggerCallback, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urAdapterSetLoggerCallback(good, good, good, UR_LOGGER_LEVEL_DEBUG);
       }},
      {"urAdapterSetLoggerCallbackLevel",
       [](const GoodArguments &good) {
         ur_adapter_handle_t hAdapter = good;
         ur_logger_level_t level = good;
         const auto call = [&] { return urAdapterSetLoggerCallbackLevel(hAdapter, level); };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urAdapterSetLoggerCallbackLevel(good, UR_LOGGER_LEVEL_DEBUG);
       }},
      {"urPlatformGet",
       [](const GoodArguments &good) {
         ur_adapter_handle_t hAdapter = good;
         uint32_t NumEntries = good;
         ur_platform_handle_t *phPlatforms = good;
         uint32_t *pNumPlatforms = good;
         const auto call = [&] {
           return urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
         };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urPlatformGet(good, good, good, good); }},
      {"urPlatformGetInfo",
       [](const GoodArguments &good) {
         ur_platform_handle_t hPlatform = good;
         ur_platform_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hPlatform", hPlatform, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urPlatformGetInfo(good, UR_PLATFORM_INFO_NAME, good, good, good);
       }},
      {"urPlatformGetNativeHandle",
       [](const GoodArguments &good) {
         ur_platform_handle_t hPlatform = good;
         ur_native_handle_t *phNativePlatform = good;
         const auto call = [&] { return urPlatformGetNativeHandle(hPlatform, phNativePlatform); };
         good.expectRefused("hPlatform", hPlatform, kNullHandle, call);
         good.expectRefused("phNativePlatform", phNativePlatform, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urPlatformGetNativeHandle(good, good); }},
      {"urPlatformCreateWithNativeHandle",
       [](const GoodArguments &good) {
         ur_native_handle_t hNativePlatform = good;
         ur_adapter_handle_t hAdapter = good;
         const ur_platform_native_properties_t *pProperties = good;
         ur_platform_handle_t *phPlatform = good;
         const auto call = [&] {
           return urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties,
                                                   phPlatform);
         };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
         good.expectRefused("phPlatform", phPlatform, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urPlatformCreateWithNativeHandle(good, good, good, good);
       }},
      {"urPlatformGetApiVersion",
       [](const GoodArguments &good) {
         ur_platform_handle_t hPlatform = good;
         ur_api_version_t *pVersion = good;
         const auto call = [&] { return urPlatformGetApiVersion(hPlatform, pVersion); };
         good.expectRefused("hPlatform", hPlatform, kNullHandle, call);
         good.expectRefused("pVersion", pVersion, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urPlatformGetApiVersion(good, good); }},
      {"urPlatformGetBackendOption",
       [](const GoodArguments &good) {
         ur_platform_handle_t hPlatform = good;
         const char *pFrontendOption = good;
         const char **ppPlatformOption = good;
         const auto call = [&] {
           return urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
         };
         good.expectRefused("hPlatform", hPlatform, kNullHandle, call);
         good.expectRefused("pFrontendOption", pFrontendOption, kNullPointer, call);
         good.expectRefused("ppPlatformOption", ppPlatformOption, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urPlatformGetBackendOption(good, good, good); }},
      {"urContextCreate",
       [](const GoodArguments &good) {
         uint32_t DeviceCount = good;
         const ur_device_handle_t *phDevices = good;
         const ur_context_properties_t *pProperties = good;
         ur_context_handle_t *phContext = good;
         const auto call = [&] {
           return urContextCreate(DeviceCount, phDevices, pProperties, phContext);
         };
         good.expectRefused("phDevices", phDevices, kNullPointer, call);
         good.expectRefused("phContext", phContext, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urContextCreate(good, good, good, good); }},
      {"urContextRetain",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const auto call = [&] { return urContextRetain(hContext); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urContextRetain(good); }},
      {"urContextRelease",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const auto call = [&] { return urContextRelease(hContext); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urContextRelease(good); }},
      {"urContextGetInfo",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_context_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urContextGetInfo(good, UR_CONTEXT_INFO_NUM_DEVICES, good, good, good);
       }},
      {"urContextGetNativeHandle",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_native_handle_t *phNativeContext = good;
         const auto call = [&] { return urContextGetNativeHandle(hContext, phNativeContext); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("phNativeContext", phNativeContext, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urContextGetNativeHandle(good, good); }},
      {"urContextCreateWithNativeHandle",
       [](const GoodArguments &good) {
         ur_native_handle_t hNativeContext = good;
         ur_adapter_handle_t hAdapter = good;
         uint32_t numDevices = good;
         const ur_device_handle_t *phDevices = good;
         const ur_context_native_properties_t *pProperties = good;
         ur_context_handle_t *phContext = good;
         const auto call = [&] {
           return urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices,
                                                  pProperties, phContext);
         };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
         good.expectRefused("phContext", phContext, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urContextCreateWithNativeHandle(good, good, good, good, good, good);
       }},
      {"urContextSetExtendedDeleter",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_context_extended_deleter_t pfnDeleter = good;
         void *pUserData = good;
         const auto call = [&] {
           return urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pfnDeleter", pfnDeleter, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urContextSetExtendedDeleter(good, good, good); }},
      {"urEventGetInfo",
       [](const GoodArguments &good) {
         ur_event_handle_t hEvent = good;
         ur_event_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hEvent", hEvent, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urEventGetInfo(good, UR_EVENT_INFO_COMMAND_QUEUE, good, good, good);
       }},
      {"urEventGetProfilingInfo",
       [](const GoodArguments &good) {
         ur_event_handle_t hEvent = good;
         ur_profiling_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hEvent", hEvent, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urEventGetProfilingInfo(good, UR_PROFILING_INFO_COMMAND_QUEUED, good, good, good);
       }},
      {"urEventWait",
       [](const GoodArguments &good) {
         uint32_t numEvents = good;
         const ur_event_handle_t *phEventWaitList = good;
         const auto call = [&] { return urEventWait(numEvents, phEventWaitList); };
         good.expectRefused("phEventWaitList", phEventWaitList, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urEventWait(good, good); }},
      {"urEventRetain",
       [](const GoodArguments &good) {
         ur_event_handle_t hEvent = good;
         const auto call = [&] { return urEventRetain(hEvent); };
         good.expectRefused("hEvent", hEvent, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urEventRetain(good); }},
      {"urEventRelease",
       [](const GoodArguments &good) {
         ur_event_handle_t hEvent = good;
         const auto call = [&] { return urEventRelease(hEvent); };
         good.expectRefused("hEvent", hEvent, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urEventRelease(good); }},
      {"urEventGetNativeHandle",
       [](const GoodArguments &good) {
         ur_event_handle_t hEvent = good;
         ur_native_handle_t *phNativeEvent = good;
         const auto call = [&] { return urEventGetNativeHandle(hEvent, phNativeEvent); };
         good.expectRefused("hEvent", hEvent, kNullHandle, call);
         good.expectRefused("phNativeEvent", phNativeEvent, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urEventGetNativeHandle(good, good); }},
      {"urEventCreateWithNativeHandle",
       [](const GoodArguments &good) {
         ur_native_handle_t hNativeEvent = good;
         ur_context_handle_t hContext = good;
         const ur_event_native_properties_t *pProperties = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("phEvent", phEvent, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEventCreateWithNativeHandle(good, good, good, good);
       }},
      {"urEventSetCallback",
       [](const GoodArguments &good) {
         ur_event_handle_t hEvent = good;
         ur_execution_info_t execStatus = good;
         ur_event_callback_t pfnNotify = good;
         void *pUserData = good;
         const auto call = [&] {
           return urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
         };
         good.expectRefused("hEvent", hEvent, kNullHandle, call);
         good.expectRefused("pfnNotify", pfnNotify, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEventSetCallback(good, UR_EXECUTION_INFO_COMPLETE, good, good);
       }},
      {"urEventCreateExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_device_handle_t hDevice = good;
         const ur_exp_event_desc_t *pEventDesc = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] { return urEventCreateExp(hContext, hDevice, pEventDesc, phEvent); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("pEventDesc", pEventDesc, kNullPointer, call);
         good.expectRefused("phEvent", phEvent, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urEventCreateExp(good, good, good, good); }},
      {"urQueueGetInfo",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_queue_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urQueueGetInfo(good, UR_QUEUE_INFO_CONTEXT, good, good, good);
       }},
      {"urQueueCreate",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_device_handle_t hDevice = good;
         const ur_queue_properties_t *pProperties = good;
         ur_queue_handle_t *phQueue = good;
         const auto call = [&] { return urQueueCreate(hContext, hDevice, pProperties, phQueue); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("phQueue", phQueue, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urQueueCreate(good, good, good, good); }},
      {"urQueueRetain",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         const auto call = [&] { return urQueueRetain(hQueue); };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urQueueRetain(good); }},
      {"urQueueRelease",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         const auto call = [&] { return urQueueRelease(hQueue); };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urQueueRelease(good); }},
      {"urQueueGetNativeHandle",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_queue_native_desc_t *pDesc = good;
         ur_native_handle_t *phNativeQueue = good;
         const auto call = [&] { return urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue); };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("phNativeQueue", phNativeQueue, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urQueueGetNativeHandle(good, good, good); }},
      {"urQueueCreateWithNativeHandle",
       [](const GoodArguments &good) {
         ur_native_handle_t hNativeQueue = good;
         ur_context_handle_t hContext = good;
         ur_device_handle_t hDevice = good;
         const ur_queue_native_properties_t *pProperties = good;
         ur_queue_handle_t *phQueue = good;
         const auto call = [&] {
           return urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties,
                                                phQueue);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("phQueue", phQueue, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urQueueCreateWithNativeHandle(good, good, good, good, good);
       }},
      {"urQueueFinish",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         const auto call = [&] { return urQueueFinish(hQueue); };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urQueueFinish(good); }},
      {"urQueueFlush",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         const auto call = [&] { return urQueueFlush(hQueue); };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urQueueFlush(good); }},
      {"urMemBufferCreate",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_mem_flags_t flags = good;
         size_t size = good;
         const ur_buffer_properties_t *pProperties = good;
         ur_mem_handle_t *phBuffer = good;
         const auto call = [&] {
           return urMemBufferCreate(hContext, flags, size, pProperties, phBuffer);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("phBuffer", phBuffer, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urMemBufferCreate(good, good, good, good, good); }},
      {"urMemRetain",
       [](const GoodArguments &good) {
         ur_mem_handle_t hMem = good;
         const auto call = [&] { return urMemRetain(hMem); };
         good.expectRefused("hMem", hMem, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urMemRetain(good); }},
      {"urMemRelease",
       [](const GoodArguments &good) {
         ur_mem_handle_t hMem = good;
         const auto call = [&] { return urMemRelease(hMem); };
         good.expectRefused("hMem", hMem, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urMemRelease(good); }},
      {"urMemBufferPartition",
       [](const GoodArguments &good) {
         ur_mem_handle_t hBuffer = good;
         ur_mem_flags_t flags = good;
         ur_buffer_create_type_t bufferCreateType = good;
         const ur_buffer_region_t *pRegion = good;
         ur_mem_handle_t *phMem = good;
         const auto call = [&] {
           return urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
         };
         good.expectRefused("hBuffer", hBuffer, kNullHandle, call);
         good.expectRefused("pRegion", pRegion, kNullPointer, call);
         good.expectRefused("phMem", phMem, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urMemBufferPartition(good, good, UR_BUFFER_CREATE_TYPE_REGION, good, good);
       }},
      {"urMemGetNativeHandle",
       [](const GoodArguments &good) {
         ur_mem_handle_t hMem = good;
         ur_device_handle_t hDevice = good;
         ur_native_handle_t *phNativeMem = good;
         const auto call = [&] { return urMemGetNativeHandle(hMem, hDevice, phNativeMem); };
         good.expectRefused("hMem", hMem, kNullHandle, call);
         good.expectRefused("phNativeMem", phNativeMem, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urMemGetNativeHandle(good, good, good); }},
      {"urMemBufferCreateWithNativeHandle",
       [](const GoodArguments &good) {
         ur_native_handle_t hNativeMem = good;
         ur_context_handle_t hContext = good;
         const ur_mem_native_properties_t *pProperties = good;
         ur_mem_handle_t *phMem = good;
         const auto call = [&] {
           return urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("phMem", phMem, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urMemBufferCreateWithNativeHandle(good, good, good, good);
       }},
      {"urMemGetInfo",
       [](const GoodArguments &good) {
         ur_mem_handle_t hMemory = good;
         ur_mem_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hMemory", hMemory, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urMemGetInfo(good, UR_MEM_INFO_SIZE, good, good, good);
       }},
      {"urPhysicalMemCreate",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_device_handle_t hDevice = good;
         size_t size = good;
         const ur_physical_mem_properties_t *pProperties = good;
         ur_physical_mem_handle_t *phPhysicalMem = good;
         const auto call = [&] {
           return urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("phPhysicalMem", phPhysicalMem, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urPhysicalMemCreate(good, good, good, good, good); }},
      {"urPhysicalMemRetain",
       [](const GoodArguments &good) {
         ur_physical_mem_handle_t hPhysicalMem = good;
         const auto call = [&] { return urPhysicalMemRetain(hPhysicalMem); };
         good.expectRefused("hPhysicalMem", hPhysicalMem, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urPhysicalMemRetain(good); }},
      {"urPhysicalMemRelease",
       [](const GoodArguments &good) {
         ur_physical_mem_handle_t hPhysicalMem = good;
         const auto call = [&] { return urPhysicalMemRelease(hPhysicalMem); };
         good.expectRefused("hPhysicalMem", hPhysicalMem, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urPhysicalMemRelease(good); }},
      {"urPhysicalMemGetInfo",
       [](const GoodArguments &good) {
         ur_physical_mem_handle_t hPhysicalMem = good;
         ur_physical_mem_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hPhysicalMem", hPhysicalMem, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urPhysicalMemGetInfo(good, UR_PHYSICAL_MEM_INFO_CONTEXT, good, good, good);
       }},
      {"urEnqueueEventsWait",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urEnqueueEventsWait(good, good, good, good); }},
      {"urEnqueueEventsWaitWithBarrier",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                 phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueEventsWaitWithBarrier(good, good, good, good);
       }},
      {"urEnqueueMemBufferRead",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_mem_handle_t hBuffer = good;
         bool blockingRead = good;
         size_t offset = good;
         size_t size = good;
         void *pDst = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                         numEventsInWaitList, phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("hBuffer", hBuffer, kNullHandle, call);
         good.expectRefused("pDst", pDst, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueMemBufferRead(good, good, good, good, good, good, good, good, good);
       }},
      {"urEnqueueMemBufferWrite",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_mem_handle_t hBuffer = good;
         bool blockingWrite = good;
         size_t offset = good;
         size_t size = good;
         const void *pSrc = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                          numEventsInWaitList, phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("hBuffer", hBuffer, kNullHandle, call);
         good.expectRefused("pSrc", pSrc, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueMemBufferWrite(good, good, good, good, good, good, good, good, good);
       }},
      {"urEnqueueMemBufferReadRect",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_mem_handle_t hBuffer = good;
         bool blockingRead = good;
         ur_rect_offset_t bufferOrigin = good;
         ur_rect_offset_t hostOrigin = good;
         ur_rect_region_t region = good;
         size_t bufferRowPitch = good;
         size_t bufferSlicePitch = good;
         size_t hostRowPitch = good;
         size_t hostSlicePitch = good;
         void *pDst = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin,
                                             hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                             hostRowPitch, hostSlicePitch, pDst,
                                             numEventsInWaitList, phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("hBuffer", hBuffer, kNullHandle, call);
         good.expectRefused("pDst", pDst, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueMemBufferReadRect(good, good, good, good, good, good, good, good, good,
                                           good, good, good, good, good);
       }},
      {"urEnqueueMemBufferWriteRect",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_mem_handle_t hBuffer = good;
         bool blockingWrite = good;
         ur_rect_offset_t bufferOrigin = good;
         ur_rect_offset_t hostOrigin = good;
         ur_rect_region_t region = good;
         size_t bufferRowPitch = good;
         size_t bufferSlicePitch = good;
         size_t hostRowPitch = good;
         size_t hostSlicePitch = good;
         void *pSrc = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin,
                                              hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                              hostRowPitch, hostSlicePitch, pSrc,
                                              numEventsInWaitList, phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("hBuffer", hBuffer, kNullHandle, call);
         good.expectRefused("pSrc", pSrc, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueMemBufferWriteRect(good, good, good, good, good, good, good, good, good,
                                            good, good, good, good, good);
       }},
      {"urEnqueueMemBufferCopy",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_mem_handle_t hBufferSrc = good;
         ur_mem_handle_t hBufferDst = good;
         size_t srcOffset = good;
         size_t dstOffset = good;
         size_t size = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                         numEventsInWaitList, phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("hBufferSrc", hBufferSrc, kNullHandle, call);
         good.expectRefused("hBufferDst", hBufferDst, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueMemBufferCopy(good, good, good, good, good, good, good, good, good);
       }},
      {"urEnqueueMemBufferCopyRect",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_mem_handle_t hBufferSrc = good;
         ur_mem_handle_t hBufferDst = good;
         ur_rect_offset_t srcOrigin = good;
         ur_rect_offset_t dstOrigin = good;
         ur_rect_region_t region = good;
         size_t srcRowPitch = good;
         size_t srcSlicePitch = good;
         size_t dstRowPitch = good;
         size_t dstSlicePitch = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin,
                                             region, srcRowPitch, srcSlicePitch, dstRowPitch,
                                             dstSlicePitch, numEventsInWaitList, phEventWaitList,
                                             phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("hBufferSrc", hBufferSrc, kNullHandle, call);
         good.expectRefused("hBufferDst", hBufferDst, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueMemBufferCopyRect(good, good, good, good, good, good, good, good, good,
                                           good, good, good, good);
       }},
      {"urEnqueueMemBufferFill",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_mem_handle_t hBuffer = good;
         const void *pPattern = good;
         size_t patternSize = good;
         size_t offset = good;
         size_t size = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                         numEventsInWaitList, phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("hBuffer", hBuffer, kNullHandle, call);
         good.expectRefused("pPattern", pPattern, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueMemBufferFill(good, good, good, good, good, good, good, good, good);
       }},
      {"urEnqueueMemBufferMap",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_mem_handle_t hBuffer = good;
         bool blockingMap = good;
         ur_map_flags_t mapFlags = good;
         size_t offset = good;
         size_t size = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         void **ppRetMap = good;
         const auto call = [&] {
           return urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                        numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("hBuffer", hBuffer, kNullHandle, call);
         good.expectRefused("ppRetMap", ppRetMap, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueMemBufferMap(good, good, good, good, good, good, good, good, good, good);
       }},
      {"urEnqueueMemUnmap",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         ur_mem_handle_t hMem = good;
         void *pMappedPtr = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList,
                                    phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("hMem", hMem, kNullHandle, call);
         good.expectRefused("pMappedPtr", pMappedPtr, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueMemUnmap(good, good, good, good, good, good);
       }},
      {"urEnqueueUSMFill",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         void *pMem = good;
         size_t patternSize = good;
         const void *pPattern = good;
         size_t size = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                   phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("pMem", pMem, kNullPointer, call);
         good.expectRefused("pPattern", pPattern, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueUSMFill(good, good, good, good, good, good, good, good);
       }},
      {"urEnqueueUSMMemcpy",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         bool blocking = good;
         void *pDst = good;
         const void *pSrc = good;
         size_t size = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                     phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("pDst", pDst, kNullPointer, call);
         good.expectRefused("pSrc", pSrc, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueUSMMemcpy(good, good, good, good, good, good, good, good);
       }},
      {"urEnqueueUSMPrefetch",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         const void *pMem = good;
         size_t size = good;
         ur_usm_migration_flags_t flags = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                       phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("pMem", pMem, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueUSMPrefetch(good, good, good, good, good, good, good);
       }},
      {"urEnqueueUSMAdvise",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         const void *pMem = good;
         size_t size = good;
         ur_usm_advice_flags_t advice = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] { return urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent); };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("pMem", pMem, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urEnqueueUSMAdvise(good, good, good, good, good); }},
      {"urEnqueueUSMFill2D",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         void *pMem = good;
         size_t pitch = good;
         size_t patternSize = good;
         const void *pPattern = good;
         size_t width = good;
         size_t height = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                     numEventsInWaitList, phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("pMem", pMem, kNullPointer, call);
         good.expectRefused("pPattern", pPattern, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueUSMFill2D(good, good, good, good, good, good, good, good, good, good);
       }},
      {"urEnqueueUSMMemcpy2D",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         bool blocking = good;
         void *pDst = good;
         size_t dstPitch = good;
         const void *pSrc = good;
         size_t srcPitch = good;
         size_t width = good;
         size_t height = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width,
                                       height, numEventsInWaitList, phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("pDst", pDst, kNullPointer, call);
         good.expectRefused("pSrc", pSrc, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueUSMMemcpy2D(good, good, good, good, good, good, good, good, good, good,
                                     good);
       }},
      {"urEnqueueEventsWaitWithBarrierExt",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         const ur_exp_enqueue_ext_properties_t *pProperties = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList,
                                                    phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueEventsWaitWithBarrierExt(good, good, good, good, good);
       }},
      {"urEnqueueTimestampRecordingExp",
       [](const GoodArguments &good) {
         ur_queue_handle_t hQueue = good;
         bool blocking = good;
         uint32_t numEventsInWaitList = good;
         const ur_event_handle_t *phEventWaitList = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList,
                                                 phEventWaitList, phEvent);
         };
         good.expectRefused("hQueue", hQueue, kNullHandle, call);
         good.expectRefused("phEvent", phEvent, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urEnqueueTimestampRecordingExp(good, good, good, good, good);
       }},
      {"urUSMHostAlloc",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const ur_usm_desc_t *pUSMDesc = good;
         ur_usm_pool_handle_t pool = good;
         size_t size = good;
         void **ppMem = good;
         const auto call = [&] { return urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("ppMem", ppMem, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urUSMHostAlloc(good, good, good, good, good); }},
      {"urUSMDeviceAlloc",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_device_handle_t hDevice = good;
         const ur_usm_desc_t *pUSMDesc = good;
         ur_usm_pool_handle_t pool = good;
         size_t size = good;
         void **ppMem = good;
         const auto call = [&] {
           return urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("ppMem", ppMem, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urUSMDeviceAlloc(good, good, good, good, good, good);
       }},
      {"urUSMSharedAlloc",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_device_handle_t hDevice = good;
         const ur_usm_desc_t *pUSMDesc = good;
         ur_usm_pool_handle_t pool = good;
         size_t size = good;
         void **ppMem = good;
         const auto call = [&] {
           return urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("ppMem", ppMem, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urUSMSharedAlloc(good, good, good, good, good, good);
       }},
      {"urUSMFree",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         void *pMem = good;
         const auto call = [&] { return urUSMFree(hContext, pMem); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pMem", pMem, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urUSMFree(good, good); }},
      {"urUSMGetMemAllocInfo",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const void *pMem = good;
         ur_usm_alloc_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue,
                                       pPropSizeRet);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pMem", pMem, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urUSMGetMemAllocInfo(good, good, UR_USM_ALLOC_INFO_TYPE, good, good, good);
       }},
      {"urUSMPoolCreate",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_usm_pool_desc_t *pPoolDesc = good;
         ur_usm_pool_handle_t *ppPool = good;
         const auto call = [&] { return urUSMPoolCreate(hContext, pPoolDesc, ppPool); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pPoolDesc", pPoolDesc, kNullPointer, call);
         good.expectRefused("ppPool", ppPool, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urUSMPoolCreate(good, good, good); }},
      {"urUSMPoolRetain",
       [](const GoodArguments &good) {
         ur_usm_pool_handle_t pPool = good;
         const auto call = [&] { return urUSMPoolRetain(pPool); };
         good.expectRefused("pPool", pPool, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urUSMPoolRetain(good); }},
      {"urUSMPoolRelease",
       [](const GoodArguments &good) {
         ur_usm_pool_handle_t pPool = good;
         const auto call = [&] { return urUSMPoolRelease(pPool); };
         good.expectRefused("pPool", pPool, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urUSMPoolRelease(good); }},
      {"urUSMPoolGetInfo",
       [](const GoodArguments &good) {
         ur_usm_pool_handle_t hPool = good;
         ur_usm_pool_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hPool", hPool, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urUSMPoolGetInfo(good, UR_USM_POOL_INFO_REFERENCE_COUNT, good, good, good);
       }},
      {"urUSMContextMemcpyExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         void *pDst = good;
         const void *pSrc = good;
         size_t size = good;
         const auto call = [&] { return urUSMContextMemcpyExp(hContext, pDst, pSrc, size); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pDst", pDst, kNullPointer, call);
         good.expectRefused("pSrc", pSrc, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urUSMContextMemcpyExp(good, good, good, good); }},
      {"urUSMHostAllocUnregisterExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         void *pHostMem = good;
         const auto call = [&] { return urUSMHostAllocUnregisterExp(hContext, pHostMem); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pHostMem", pHostMem, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urUSMHostAllocUnregisterExp(good, good); }},
      {"urUSMHostAllocRegisterExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         void *pHostMem = good;
         size_t size = good;
         const ur_exp_usm_host_alloc_register_properties_t *pProperties = good;
         const auto call = [&] {
           return urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pHostMem", pHostMem, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urUSMHostAllocRegisterExp(good, good, good, good); }},
      {"urIPCGetMemHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         void *pMem = good;
         void **ppIPCMemHandleData = good;
         size_t *pIPCMemHandleDataSizeRet = good;
         const auto call = [&] {
           return urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData,
                                       pIPCMemHandleDataSizeRet);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pMem", pMem, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urIPCGetMemHandleExp(good, good, good, good); }},
      {"urIPCPutMemHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         void *pIPCMemHandleData = good;
         const auto call = [&] { return urIPCPutMemHandleExp(hContext, pIPCMemHandleData); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pIPCMemHandleData", pIPCMemHandleData, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urIPCPutMemHandleExp(good, good); }},
      {"urIPCOpenMemHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_device_handle_t hDevice = good;
         void *pIPCMemHandleData = good;
         size_t ipcMemHandleDataSize = good;
         void **ppMem = good;
         const auto call = [&] {
           return urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize,
                                        ppMem);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("pIPCMemHandleData", pIPCMemHandleData, kNullPointer, call);
         good.expectRefused("ppMem", ppMem, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urIPCOpenMemHandleExp(good, good, good, good, good);
       }},
      {"urIPCCloseMemHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         void *pMem = good;
         const auto call = [&] { return urIPCCloseMemHandleExp(hContext, pMem); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pMem", pMem, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urIPCCloseMemHandleExp(good, good); }},
      {"urIPCGetPhysMemHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_physical_mem_handle_t hPhysMem = good;
         void **ppIPCPhysMemHandleData = good;
         size_t *pIPCPhysMemHandleDataSizeRet = good;
         const auto call = [&] {
           return urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                           pIPCPhysMemHandleDataSizeRet);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hPhysMem", hPhysMem, kNullHandle, call);
         good.expectRefused("ppIPCPhysMemHandleData", ppIPCPhysMemHandleData, kNullPointer, call);
         good.expectRefused("pIPCPhysMemHandleDataSizeRet", pIPCPhysMemHandleDataSizeRet,
                            kNullPointer, call);
       },
       [](const GoodArguments &good) { return urIPCGetPhysMemHandleExp(good, good, good, good); }},
      {"urIPCPutPhysMemHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const void *pIPCPhysMemHandleData = good;
         const auto call = [&] {
           return urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pIPCPhysMemHandleData", pIPCPhysMemHandleData, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urIPCPutPhysMemHandleExp(good, good); }},
      {"urIPCOpenPhysMemHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_device_handle_t hDevice = good;
         const void *pIPCPhysMemHandleData = good;
         size_t ipcPhysMemHandleDataSize = good;
         ur_physical_mem_handle_t *phPhysMem = good;
         const auto call = [&] {
           return urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                            ipcPhysMemHandleDataSize, phPhysMem);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("pIPCPhysMemHandleData", pIPCPhysMemHandleData, kNullPointer, call);
         good.expectRefused("phPhysMem", phPhysMem, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urIPCOpenPhysMemHandleExp(good, good, good, good, good);
       }},
      {"urIPCClosePhysMemHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_physical_mem_handle_t hPhysMem = good;
         const auto call = [&] { return urIPCClosePhysMemHandleExp(hContext, hPhysMem); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hPhysMem", hPhysMem, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urIPCClosePhysMemHandleExp(good, good); }},
      {"urIPCGetEventHandleExp",
       [](const GoodArguments &good) {
         ur_event_handle_t hEvent = good;
         void **ppIPCEventHandleData = good;
         size_t *pIPCEventHandleDataSizeRet = good;
         const auto call = [&] {
           return urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
         };
         good.expectRefused("hEvent", hEvent, kNullHandle, call);
         good.expectRefused("ppIPCEventHandleData", ppIPCEventHandleData, kNullPointer, call);
         good.expectRefused("pIPCEventHandleDataSizeRet", pIPCEventHandleDataSizeRet, kNullPointer,
                            call);
       },
       [](const GoodArguments &good) { return urIPCGetEventHandleExp(good, good, good); }},
      {"urIPCPutEventHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         void *pIPCEventHandleData = good;
         const auto call = [&] { return urIPCPutEventHandleExp(hContext, pIPCEventHandleData); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pIPCEventHandleData", pIPCEventHandleData, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urIPCPutEventHandleExp(good, good); }},
      {"urIPCOpenEventHandleExp",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const void *pIPCEventHandleData = good;
         size_t ipcEventHandleDataSize = good;
         ur_event_handle_t *phEvent = good;
         const auto call = [&] {
           return urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize,
                                          phEvent);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pIPCEventHandleData", pIPCEventHandleData, kNullPointer, call);
         good.expectRefused("phEvent", phEvent, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urIPCOpenEventHandleExp(good, good, good, good); }},
      {"urUsmP2PEnablePeerAccessExp",
       [](const GoodArguments &good) {
         ur_device_handle_t commandDevice = good;
         ur_device_handle_t peerDevice = good;
         const auto call = [&] { return urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice); };
         good.expectRefused("commandDevice", commandDevice, kNullHandle, call);
         good.expectRefused("peerDevice", peerDevice, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urUsmP2PEnablePeerAccessExp(good, good); }},
      {"urUsmP2PDisablePeerAccessExp",
       [](const GoodArguments &good) {
         ur_device_handle_t commandDevice = good;
         ur_device_handle_t peerDevice = good;
         const auto call = [&] { return urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice); };
         good.expectRefused("commandDevice", commandDevice, kNullHandle, call);
         good.expectRefused("peerDevice", peerDevice, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urUsmP2PDisablePeerAccessExp(good, good); }},
      {"urUsmP2PPeerAccessGetInfoExp",
       [](const GoodArguments &good) {
         ur_device_handle_t commandDevice = good;
         ur_device_handle_t peerDevice = good;
         ur_exp_peer_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize,
                                               pPropValue, pPropSizeRet);
         };
         good.expectRefused("commandDevice", commandDevice, kNullHandle, call);
         good.expectRefused("peerDevice", peerDevice, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urUsmP2PPeerAccessGetInfoExp(good, good, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                             good, good, good);
       }},
      {"urVirtualMemGranularityGetInfo",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         ur_device_handle_t hDevice = good;
         size_t allocationSize = good;
         ur_virtual_mem_granularity_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName,
                                                 propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urVirtualMemGranularityGetInfo(
             good, good, good, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, good, good, good);
       }},
      {"urVirtualMemReserve",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const void *pStart = good;
         size_t size = good;
         void **ppStart = good;
         const auto call = [&] { return urVirtualMemReserve(hContext, pStart, size, ppStart); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("ppStart", ppStart, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urVirtualMemReserve(good, good, good, good); }},
      {"urVirtualMemFree",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const void *pStart = good;
         size_t size = good;
         const auto call = [&] { return urVirtualMemFree(hContext, pStart, size); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pStart", pStart, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urVirtualMemFree(good, good, good); }},
      {"urVirtualMemMap",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const void *pStart = good;
         size_t size = good;
         ur_physical_mem_handle_t hPhysicalMem = good;
         size_t offset = good;
         ur_virtual_mem_access_flags_t flags = good;
         const auto call = [&] {
           return urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("hPhysicalMem", hPhysicalMem, kNullHandle, call);
         good.expectRefused("pStart", pStart, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urVirtualMemMap(good, good, good, good, good, good);
       }},
      {"urVirtualMemUnmap",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const void *pStart = good;
         size_t size = good;
         const auto call = [&] { return urVirtualMemUnmap(hContext, pStart, size); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pStart", pStart, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urVirtualMemUnmap(good, good, good); }},
      {"urVirtualMemSetAccess",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const void *pStart = good;
         size_t size = good;
         ur_virtual_mem_access_flags_t flags = good;
         const auto call = [&] { return urVirtualMemSetAccess(hContext, pStart, size, flags); };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pStart", pStart, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urVirtualMemSetAccess(good, good, good, good); }},
      {"urVirtualMemGetInfo",
       [](const GoodArguments &good) {
         ur_context_handle_t hContext = good;
         const void *pStart = good;
         size_t size = good;
         ur_virtual_mem_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                      pPropSizeRet);
         };
         good.expectRefused("hContext", hContext, kNullHandle, call);
         good.expectRefused("pStart", pStart, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urVirtualMemGetInfo(good, good, good, UR_VIRTUAL_MEM_INFO_ACCESS_MODE, good, good,
                                    good);
       }},
      {"urDeviceGet",
       [](const GoodArguments &good) {
         ur_platform_handle_t hPlatform = good;
         ur_device_type_t DeviceType = good;
         uint32_t NumEntries = good;
         ur_device_handle_t *phDevices = good;
         uint32_t *pNumDevices = good;
         const auto call = [&] {
           return urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
         };
         good.expectRefused("hPlatform", hPlatform, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urDeviceGet(good, UR_DEVICE_TYPE_DEFAULT, good, good, good);
       }},
      {"urDeviceGetInfo",
       [](const GoodArguments &good) {
         ur_device_handle_t hDevice = good;
         ur_device_info_t propName = good;
         size_t propSize = good;
         void *pPropValue = good;
         size_t *pPropSizeRet = good;
         const auto call = [&] {
           return urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
         };
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
       },
       [](const GoodArguments &good) {
         return urDeviceGetInfo(good, UR_DEVICE_INFO_TYPE, good, good, good);
       }},
      {"urDeviceRetain",
       [](const GoodArguments &good) {
         ur_device_handle_t hDevice = good;
         const auto call = [&] { return urDeviceRetain(hDevice); };
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urDeviceRetain(good); }},
      {"urDeviceRelease",
       [](const GoodArguments &good) {
         ur_device_handle_t hDevice = good;
         const auto call = [&] { return urDeviceRelease(hDevice); };
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urDeviceRelease(good); }},
      {"urDevicePartition",
       [](const GoodArguments &good) {
         ur_device_handle_t hDevice = good;
         const ur_device_partition_properties_t *pProperties = good;
         uint32_t NumDevices = good;
         ur_device_handle_t *phSubDevices = good;
         uint32_t *pNumDevicesRet = good;
         const auto call = [&] {
           return urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
         };
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("pProperties", pProperties, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urDevicePartition(good, good, good, good, good); }},
      {"urDeviceSelectBinary",
       [](const GoodArguments &good) {
         ur_device_handle_t hDevice = good;
         const ur_device_binary_t *pBinaries = good;
         uint32_t NumBinaries = good;
         uint32_t *pSelectedBinary = good;
         const auto call = [&] {
           return urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
         };
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("pBinaries", pBinaries, kNullPointer, call);
         good.expectRefused("pSelectedBinary", pSelectedBinary, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urDeviceSelectBinary(good, good, good, good); }},
      {"urDeviceGetNativeHandle",
       [](const GoodArguments &good) {
         ur_device_handle_t hDevice = good;
         ur_native_handle_t *phNativeDevice = good;
         const auto call = [&] { return urDeviceGetNativeHandle(hDevice, phNativeDevice); };
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
         good.expectRefused("phNativeDevice", phNativeDevice, kNullPointer, call);
       },
       [](const GoodArguments &good) { return urDeviceGetNativeHandle(good, good); }},
      {"urDeviceCreateWithNativeHandle",
       [](const GoodArguments &good) {
         ur_native_handle_t hNativeDevice = good;
         ur_adapter_handle_t hAdapter = good;
         const ur_device_native_properties_t *pProperties = good;
         ur_device_handle_t *phDevice = good;
         const auto call = [&] {
           return urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
         };
         good.expectRefused("hAdapter", hAdapter, kNullHandle, call);
         good.expectRefused("phDevice", phDevice, kNullPointer, call);
       },
       [](const GoodArguments &good) {
         return urDeviceCreateWithNativeHandle(good, good, good, good);
       }},
      {"urDeviceGetGlobalTimestamps",
       [](const GoodArguments &good) {
         ur_device_handle_t hDevice = good;
         uint64_t *pDeviceTimestamp = good;
         uint64_t *pHostTimestamp = good;
         const auto call = [&] {
           return urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
         };
         good.expectRefused("hDevice", hDevice, kNullHandle, call);
       },
       [](const GoodArguments &good) { return urDeviceGetGlobalTimestamps(good, good, good); }},
  };
  return kFunctions;
}

} // namespace ur::test
