// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The mock's function for every slot, the names it knows, and what its library exports.

#include "adapters/mock/call.hpp"
#include "adapters/mock/functions.hpp"
#include "adapters/mock/tables.hpp"
#include "base/entry.hpp"
#include "generated/runtime/fingerprint.hpp"

namespace ur::mock {
namespace {

constinit Function kAdapterGet("urAdapterGet", UR_FUNCTION_ADAPTER_GET);
constinit Function kAdapterRelease("urAdapterRelease", UR_FUNCTION_ADAPTER_RELEASE);
constinit Function kAdapterRetain("urAdapterRetain", UR_FUNCTION_ADAPTER_RETAIN);
constinit Function kAdapterGetLastError("urAdapterGetLastError",
                                        UR_FUNCTION_ADAPTER_GET_LAST_ERROR);
constinit Function kAdapterGetInfo("urAdapterGetInfo", UR_FUNCTION_ADAPTER_GET_INFO);
constinit Function kAdapterSetLoggerCallback("urAdapterSetLoggerCallback",
                                             UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK);
constinit Function kAdapterSetLoggerCallbackLevel("urAdapterSetLoggerCallbackLevel",
                                                  UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL);
constinit Function kPlatformGet("urPlatformGet", UR_FUNCTION_PLATFORM_GET);
constinit Function kPlatformGetInfo("urPlatformGetInfo", UR_FUNCTION_PLATFORM_GET_INFO);
constinit Function kPlatformGetNativeHandle("urPlatformGetNativeHandle",
                                            UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE);
constinit Function kPlatformCreateWithNativeHandle("urPlatformCreateWithNativeHandle",
                                                   UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE);
constinit Function kPlatformGetApiVersion("urPlatformGetApiVersion",
                                          UR_FUNCTION_PLATFORM_GET_API_VERSION);
constinit Function kPlatformGetBackendOption("urPlatformGetBackendOption",
                                             UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION);
constinit Function kContextCreate("urContextCreate", UR_FUNCTION_CONTEXT_CREATE);
constinit Function kContextRetain("urContextRetain", UR_FUNCTION_CONTEXT_RETAIN);
constinit Function kContextRelease("urContextRelease", UR_FUNCTION_CONTEXT_RELEASE);
constinit Function kContextGetInfo("urContextGetInfo", UR_FUNCTION_CONTEXT_GET_INFO);
constinit Function kContextGetNativeHandle("urContextGetNativeHandle",
                                           UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE);
constinit Function kContextCreateWithNativeHandle("urContextCreateWithNativeHandle",
                                                  UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE);
constinit Function kContextSetExtendedDeleter("urContextSetExtendedDeleter",
                                              UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER);
constinit Function kEventGetInfo("urEventGetInfo", UR_FUNCTION_EVENT_GET_INFO);
constinit Function kEventGetProfilingInfo("urEventGetProfilingInfo",
                                          UR_FUNCTION_EVENT_GET_PROFILING_INFO);
constinit Function kEventWait("urEventWait", UR_FUNCTION_EVENT_WAIT);
constinit Function kEventRetain("urEventRetain", UR_FUNCTION_EVENT_RETAIN);
constinit Function kEventRelease("urEventRelease", UR_FUNCTION_EVENT_RELEASE);
constinit Function kEventGetNativeHandle("urEventGetNativeHandle",
                                         UR_FUNCTION_EVENT_GET_NATIVE_HANDLE);
constinit Function kEventCreateWithNativeHandle("urEventCreateWithNativeHandle",
                                                UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE);
constinit Function kEventSetCallback("urEventSetCallback", UR_FUNCTION_EVENT_SET_CALLBACK);
constinit Function kEventCreateExp("urEventCreateExp", UR_FUNCTION_EVENT_CREATE_EXP);
constinit Function kQueueGetInfo("urQueueGetInfo", UR_FUNCTION_QUEUE_GET_INFO);
constinit Function kQueueCreate("urQueueCreate", UR_FUNCTION_QUEUE_CREATE);
constinit Function kQueueRetain("urQueueRetain", UR_FUNCTION_QUEUE_RETAIN);
constinit Function kQueueRelease("urQueueRelease", UR_FUNCTION_QUEUE_RELEASE);
constinit Function kQueueGetNativeHandle("urQueueGetNativeHandle",
                                         UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE);
constinit Function kQueueCreateWithNativeHandle("urQueueCreateWithNativeHandle",
                                                UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE);
constinit Function kQueueFinish("urQueueFinish", UR_FUNCTION_QUEUE_FINISH);
constinit Function kQueueFlush("urQueueFlush", UR_FUNCTION_QUEUE_FLUSH);
constinit Function kPhysicalMemCreate("urPhysicalMemCreate", UR_FUNCTION_PHYSICAL_MEM_CREATE);
constinit Function kPhysicalMemRetain("urPhysicalMemRetain", UR_FUNCTION_PHYSICAL_MEM_RETAIN);
constinit Function kPhysicalMemRelease("urPhysicalMemRelease", UR_FUNCTION_PHYSICAL_MEM_RELEASE);
constinit Function kPhysicalMemGetInfo("urPhysicalMemGetInfo", UR_FUNCTION_PHYSICAL_MEM_GET_INFO);
constinit Function kEnqueueEventsWait("urEnqueueEventsWait", UR_FUNCTION_ENQUEUE_EVENTS_WAIT);
constinit Function kEnqueueEventsWaitWithBarrier("urEnqueueEventsWaitWithBarrier",
                                                 UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER);
constinit Function kEnqueueUsmFill("urEnqueueUSMFill", UR_FUNCTION_ENQUEUE_USM_FILL);
constinit Function kEnqueueUsmMemcpy("urEnqueueUSMMemcpy", UR_FUNCTION_ENQUEUE_USM_MEMCPY);
constinit Function kEnqueueUsmPrefetch("urEnqueueUSMPrefetch", UR_FUNCTION_ENQUEUE_USM_PREFETCH);
constinit Function kEnqueueUsmAdvise("urEnqueueUSMAdvise", UR_FUNCTION_ENQUEUE_USM_ADVISE);
constinit Function
    kEnqueueEventsWaitWithBarrierExt("urEnqueueEventsWaitWithBarrierExt",
                                     UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT);
constinit Function kUsmHostAlloc("urUSMHostAlloc", UR_FUNCTION_USM_HOST_ALLOC);
constinit Function kUsmDeviceAlloc("urUSMDeviceAlloc", UR_FUNCTION_USM_DEVICE_ALLOC);
constinit Function kUsmSharedAlloc("urUSMSharedAlloc", UR_FUNCTION_USM_SHARED_ALLOC);
constinit Function kUsmFree("urUSMFree", UR_FUNCTION_USM_FREE);
constinit Function kUsmGetMemAllocInfo("urUSMGetMemAllocInfo", UR_FUNCTION_USM_GET_MEM_ALLOC_INFO);
constinit Function kUsmPoolCreate("urUSMPoolCreate", UR_FUNCTION_USM_POOL_CREATE);
constinit Function kUsmPoolRetain("urUSMPoolRetain", UR_FUNCTION_USM_POOL_RETAIN);
constinit Function kUsmPoolRelease("urUSMPoolRelease", UR_FUNCTION_USM_POOL_RELEASE);
constinit Function kUsmPoolGetInfo("urUSMPoolGetInfo", UR_FUNCTION_USM_POOL_GET_INFO);
constinit Function kUsmContextMemcpyExp("urUSMContextMemcpyExp",
                                        UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP);
constinit Function kIpcGetMemHandleExp("urIPCGetMemHandleExp", UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP);
constinit Function kIpcPutMemHandleExp("urIPCPutMemHandleExp", UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP);
constinit Function kIpcOpenMemHandleExp("urIPCOpenMemHandleExp",
                                        UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP);
constinit Function kIpcCloseMemHandleExp("urIPCCloseMemHandleExp",
                                         UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP);
constinit Function kIpcGetPhysMemHandleExp("urIPCGetPhysMemHandleExp",
                                           UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP);
constinit Function kIpcPutPhysMemHandleExp("urIPCPutPhysMemHandleExp",
                                           UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP);
constinit Function kIpcOpenPhysMemHandleExp("urIPCOpenPhysMemHandleExp",
                                            UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP);
constinit Function kIpcClosePhysMemHandleExp("urIPCClosePhysMemHandleExp",
                                             UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP);
constinit Function kIpcGetEventHandleExp("urIPCGetEventHandleExp",
                                         UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP);
constinit Function kIpcPutEventHandleExp("urIPCPutEventHandleExp",
                                         UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP);
constinit Function kIpcOpenEventHandleExp("urIPCOpenEventHandleExp",
                                          UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP);
constinit Function kUsmP2pEnablePeerAccessExp("urUsmP2PEnablePeerAccessExp",
                                              UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP);
constinit Function kUsmP2pDisablePeerAccessExp("urUsmP2PDisablePeerAccessExp",
                                               UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP);
constinit Function kUsmP2pPeerAccessGetInfoExp("urUsmP2PPeerAccessGetInfoExp",
                                               UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP);
constinit Function kVirtualMemGranularityGetInfo("urVirtualMemGranularityGetInfo",
                                                 UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO);
constinit Function kVirtualMemReserve("urVirtualMemReserve", UR_FUNCTION_VIRTUAL_MEM_RESERVE);
constinit Function kVirtualMemFree("urVirtualMemFree", UR_FUNCTION_VIRTUAL_MEM_FREE);
constinit Function kVirtualMemMap("urVirtualMemMap", UR_FUNCTION_VIRTUAL_MEM_MAP);
constinit Function kVirtualMemUnmap("urVirtualMemUnmap", UR_FUNCTION_VIRTUAL_MEM_UNMAP);
constinit Function kVirtualMemSetAccess("urVirtualMemSetAccess",
                                        UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS);
constinit Function kVirtualMemGetInfo("urVirtualMemGetInfo", UR_FUNCTION_VIRTUAL_MEM_GET_INFO);
constinit Function kDeviceGet("urDeviceGet", UR_FUNCTION_DEVICE_GET);
constinit Function kDeviceGetInfo("urDeviceGetInfo", UR_FUNCTION_DEVICE_GET_INFO);
constinit Function kDeviceRetain("urDeviceRetain", UR_FUNCTION_DEVICE_RETAIN);
constinit Function kDeviceRelease("urDeviceRelease", UR_FUNCTION_DEVICE_RELEASE);
constinit Function kDevicePartition("urDevicePartition", UR_FUNCTION_DEVICE_PARTITION);
constinit Function kDeviceSelectBinary("urDeviceSelectBinary", UR_FUNCTION_DEVICE_SELECT_BINARY);
constinit Function kDeviceGetNativeHandle("urDeviceGetNativeHandle",
                                          UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE);
constinit Function kDeviceCreateWithNativeHandle("urDeviceCreateWithNativeHandle",
                                                 UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE);
constinit Function kDeviceGetGlobalTimestamps("urDeviceGetGlobalTimestamps",
                                              UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS);

constexpr Function *kFunctions[] = {
    &kAdapterGet,
    &kAdapterRelease,
    &kAdapterRetain,
    &kAdapterGetLastError,
    &kAdapterGetInfo,
    &kAdapterSetLoggerCallback,
    &kAdapterSetLoggerCallbackLevel,
    &kPlatformGet,
    &kPlatformGetInfo,
    &kPlatformGetNativeHandle,
    &kPlatformCreateWithNativeHandle,
    &kPlatformGetApiVersion,
    &kPlatformGetBackendOption,
    &kContextCreate,
    &kContextRetain,
    &kContextRelease,
    &kContextGetInfo,
    &kContextGetNativeHandle,
    &kContextCreateWithNativeHandle,
    &kContextSetExtendedDeleter,
    &kEventGetInfo,
    &kEventGetProfilingInfo,
    &kEventWait,
    &kEventRetain,
    &kEventRelease,
    &kEventGetNativeHandle,
    &kEventCreateWithNativeHandle,
    &kEventSetCallback,
    &kEventCreateExp,
    &kQueueGetInfo,
    &kQueueCreate,
    &kQueueRetain,
    &kQueueRelease,
    &kQueueGetNativeHandle,
    &kQueueCreateWithNativeHandle,
    &kQueueFinish,
    &kQueueFlush,
    &kPhysicalMemCreate,
    &kPhysicalMemRetain,
    &kPhysicalMemRelease,
    &kPhysicalMemGetInfo,
    &kEnqueueEventsWait,
    &kEnqueueEventsWaitWithBarrier,
    &kEnqueueUsmFill,
    &kEnqueueUsmMemcpy,
    &kEnqueueUsmPrefetch,
    &kEnqueueUsmAdvise,
    &kEnqueueEventsWaitWithBarrierExt,
    &kUsmHostAlloc,
    &kUsmDeviceAlloc,
    &kUsmSharedAlloc,
    &kUsmFree,
    &kUsmGetMemAllocInfo,
    &kUsmPoolCreate,
    &kUsmPoolRetain,
    &kUsmPoolRelease,
    &kUsmPoolGetInfo,
    &kUsmContextMemcpyExp,
    &kIpcGetMemHandleExp,
    &kIpcPutMemHandleExp,
    &kIpcOpenMemHandleExp,
    &kIpcCloseMemHandleExp,
    &kIpcGetPhysMemHandleExp,
    &kIpcPutPhysMemHandleExp,
    &kIpcOpenPhysMemHandleExp,
    &kIpcClosePhysMemHandleExp,
    &kIpcGetEventHandleExp,
    &kIpcPutEventHandleExp,
    &kIpcOpenEventHandleExp,
    &kUsmP2pEnablePeerAccessExp,
    &kUsmP2pDisablePeerAccessExp,
    &kUsmP2pPeerAccessGetInfoExp,
    &kVirtualMemGranularityGetInfo,
    &kVirtualMemReserve,
    &kVirtualMemFree,
    &kVirtualMemMap,
    &kVirtualMemUnmap,
    &kVirtualMemSetAccess,
    &kVirtualMemGetInfo,
    &kDeviceGet,
    &kDeviceGetInfo,
    &kDeviceRetain,
    &kDeviceRelease,
    &kDevicePartition,
    &kDeviceSelectBinary,
    &kDeviceGetNativeHandle,
    &kDeviceCreateWithNativeHandle,
    &kDeviceGetGlobalTimestamps,
};

constexpr NamedResult kResults[] = {
    {"UR_RESULT_SUCCESS", UR_RESULT_SUCCESS},
    {"UR_RESULT_ERROR_INVALID_OPERATION", UR_RESULT_ERROR_INVALID_OPERATION},
    {"UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES", UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES},
    {"UR_RESULT_ERROR_INVALID_QUEUE", UR_RESULT_ERROR_INVALID_QUEUE},
    {"UR_RESULT_ERROR_INVALID_VALUE", UR_RESULT_ERROR_INVALID_VALUE},
    {"UR_RESULT_ERROR_INVALID_CONTEXT", UR_RESULT_ERROR_INVALID_CONTEXT},
    {"UR_RESULT_ERROR_INVALID_PLATFORM", UR_RESULT_ERROR_INVALID_PLATFORM},
    {"UR_RESULT_ERROR_INVALID_BINARY", UR_RESULT_ERROR_INVALID_BINARY},
    {"UR_RESULT_ERROR_INVALID_PROGRAM", UR_RESULT_ERROR_INVALID_PROGRAM},
    {"UR_RESULT_ERROR_INVALID_SAMPLER", UR_RESULT_ERROR_INVALID_SAMPLER},
    {"UR_RESULT_ERROR_INVALID_BUFFER_SIZE", UR_RESULT_ERROR_INVALID_BUFFER_SIZE},
    {"UR_RESULT_ERROR_INVALID_MEM_OBJECT", UR_RESULT_ERROR_INVALID_MEM_OBJECT},
    {"UR_RESULT_ERROR_INVALID_EVENT", UR_RESULT_ERROR_INVALID_EVENT},
    {"UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST},
    {"UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET", UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET},
    {"UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE", UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE},
    {"UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE", UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE},
    {"UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE", UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE},
    {"UR_RESULT_ERROR_DEVICE_NOT_FOUND", UR_RESULT_ERROR_DEVICE_NOT_FOUND},
    {"UR_RESULT_ERROR_INVALID_DEVICE", UR_RESULT_ERROR_INVALID_DEVICE},
    {"UR_RESULT_ERROR_DEVICE_LOST", UR_RESULT_ERROR_DEVICE_LOST},
    {"UR_RESULT_ERROR_DEVICE_REQUIRES_RESET", UR_RESULT_ERROR_DEVICE_REQUIRES_RESET},
    {"UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE", UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE},
    {"UR_RESULT_ERROR_DEVICE_PARTITION_FAILED", UR_RESULT_ERROR_DEVICE_PARTITION_FAILED},
    {"UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT",
     UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
    {"UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE", UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE},
    {"UR_RESULT_ERROR_INVALID_WORK_DIMENSION", UR_RESULT_ERROR_INVALID_WORK_DIMENSION},
    {"UR_RESULT_ERROR_INVALID_KERNEL_ARGS", UR_RESULT_ERROR_INVALID_KERNEL_ARGS},
    {"UR_RESULT_ERROR_INVALID_KERNEL", UR_RESULT_ERROR_INVALID_KERNEL},
    {"UR_RESULT_ERROR_INVALID_KERNEL_NAME", UR_RESULT_ERROR_INVALID_KERNEL_NAME},
    {"UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX",
     UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX},
    {"UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE", UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE},
    {"UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE",
     UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE},
    {"UR_RESULT_ERROR_INVALID_IMAGE_SIZE", UR_RESULT_ERROR_INVALID_IMAGE_SIZE},
    {"UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR",
     UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR},
    {"UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE",
     UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE},
    {"UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE", UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE},
    {"UR_RESULT_ERROR_UNINITIALIZED", UR_RESULT_ERROR_UNINITIALIZED},
    {"UR_RESULT_ERROR_OUT_OF_HOST_MEMORY", UR_RESULT_ERROR_OUT_OF_HOST_MEMORY},
    {"UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY", UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY},
    {"UR_RESULT_ERROR_OUT_OF_RESOURCES", UR_RESULT_ERROR_OUT_OF_RESOURCES},
    {"UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE", UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE},
    {"UR_RESULT_ERROR_PROGRAM_LINK_FAILURE", UR_RESULT_ERROR_PROGRAM_LINK_FAILURE},
    {"UR_RESULT_ERROR_UNSUPPORTED_VERSION", UR_RESULT_ERROR_UNSUPPORTED_VERSION},
    {"UR_RESULT_ERROR_UNSUPPORTED_FEATURE", UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
    {"UR_RESULT_ERROR_INVALID_ARGUMENT", UR_RESULT_ERROR_INVALID_ARGUMENT},
    {"UR_RESULT_ERROR_INVALID_NULL_HANDLE", UR_RESULT_ERROR_INVALID_NULL_HANDLE},
    {"UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE", UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE},
    {"UR_RESULT_ERROR_INVALID_NULL_POINTER", UR_RESULT_ERROR_INVALID_NULL_POINTER},
    {"UR_RESULT_ERROR_INVALID_SIZE", UR_RESULT_ERROR_INVALID_SIZE},
    {"UR_RESULT_ERROR_UNSUPPORTED_SIZE", UR_RESULT_ERROR_UNSUPPORTED_SIZE},
    {"UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT", UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT},
    {"UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT",
     UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT},
    {"UR_RESULT_ERROR_INVALID_ENUMERATION", UR_RESULT_ERROR_INVALID_ENUMERATION},
    {"UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION", UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION},
    {"UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT", UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT},
    {"UR_RESULT_ERROR_INVALID_NATIVE_BINARY", UR_RESULT_ERROR_INVALID_NATIVE_BINARY},
    {"UR_RESULT_ERROR_INVALID_GLOBAL_NAME", UR_RESULT_ERROR_INVALID_GLOBAL_NAME},
    {"UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE",
     UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE},
    {"UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION", UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION},
    {"UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION",
     UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION},
    {"UR_RESULT_ERROR_PROGRAM_UNLINKED", UR_RESULT_ERROR_PROGRAM_UNLINKED},
    {"UR_RESULT_ERROR_OVERLAPPING_REGIONS", UR_RESULT_ERROR_OVERLAPPING_REGIONS},
    {"UR_RESULT_ERROR_INVALID_HOST_PTR", UR_RESULT_ERROR_INVALID_HOST_PTR},
    {"UR_RESULT_ERROR_INVALID_USM_SIZE", UR_RESULT_ERROR_INVALID_USM_SIZE},
    {"UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE", UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE},
    {"UR_RESULT_ERROR_ADAPTER_SPECIFIC", UR_RESULT_ERROR_ADAPTER_SPECIFIC},
    {"UR_RESULT_ERROR_LAYER_NOT_PRESENT", UR_RESULT_ERROR_LAYER_NOT_PRESENT},
    {"UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS", UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS},
    {"UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE", UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE},
    {"UR_RESULT_ERROR_INVALID_SPEC_ID", UR_RESULT_ERROR_INVALID_SPEC_ID},
    {"UR_RESULT_ERROR_INVALID_GRAPH", UR_RESULT_ERROR_INVALID_GRAPH},
    {"UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED", UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED},
    {"UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED", UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED},
    {"UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT", UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT},
    {"UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING", UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING},
    {"UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS", UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS},
    {"UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT", UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT},
    {"UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP", UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP},
    {"UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP",
     UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP},
    {"UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP",
     UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP},
    {"UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP",
     UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP},
    {"UR_RESULT_ERROR_UNKNOWN", UR_RESULT_ERROR_UNKNOWN},
};

ur_result_t UR_APICALL reserved() {
  return ur::base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                          "the function is not part of this interface");
}

ur_result_t UR_APICALL adapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                  uint32_t *pNumAdapters) {
  return call<ur_adapter_get_params_t>(kAdapterGet, kRealTable.Adapter.pfnGet, NumEntries,
                                       phAdapters, pNumAdapters);
}

ur_result_t UR_APICALL adapterRelease(ur_adapter_handle_t hAdapter) {
  return call<ur_adapter_release_params_t>(kAdapterRelease, kRealTable.Adapter.pfnRelease,
                                           hAdapter);
}

ur_result_t UR_APICALL adapterRetain(ur_adapter_handle_t hAdapter) {
  return call<ur_adapter_retain_params_t>(kAdapterRetain, kRealTable.Adapter.pfnRetain, hAdapter);
}

ur_result_t UR_APICALL adapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                           int32_t *pError) {
  return call<ur_adapter_get_last_error_params_t>(
      kAdapterGetLastError, kRealTable.Adapter.pfnGetLastError, hAdapter, ppMessage, pError);
}

ur_result_t UR_APICALL adapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_adapter_get_info_params_t>(kAdapterGetInfo, kRealTable.Adapter.pfnGetInfo,
                                            hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL adapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                ur_logger_callback_t pfnLoggerCallback,
                                                void *pUserData, ur_logger_level_t level) {
  return call<ur_adapter_set_logger_callback_params_t>(
      kAdapterSetLoggerCallback, kRealTable.Adapter.pfnSetLoggerCallback, hAdapter,
      pfnLoggerCallback, pUserData, level);
}

ur_result_t UR_APICALL adapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                     ur_logger_level_t level) {
  return call<ur_adapter_set_logger_callback_level_params_t>(
      kAdapterSetLoggerCallbackLevel, kRealTable.Adapter.pfnSetLoggerCallbackLevel, hAdapter,
      level);
}

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                   ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  return call<ur_platform_get_params_t>(kPlatformGet, kRealTable.Platform.pfnGet, hAdapter,
                                        NumEntries, phPlatforms, pNumPlatforms);
}

ur_result_t UR_APICALL platformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_platform_get_info_params_t>(kPlatformGetInfo, kRealTable.Platform.pfnGetInfo,
                                             hPlatform, propName, propSize, pPropValue,
                                             pPropSizeRet);
}

ur_result_t UR_APICALL platformGetNativeHandle(ur_platform_handle_t hPlatform,
                                               ur_native_handle_t *phNativePlatform) {
  return call<ur_platform_get_native_handle_params_t>(kPlatformGetNativeHandle,
                                                      kRealTable.Platform.pfnGetNativeHandle,
                                                      hPlatform, phNativePlatform);
}

ur_result_t UR_APICALL platformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  return call<ur_platform_create_with_native_handle_params_t>(
      kPlatformCreateWithNativeHandle, kRealTable.Platform.pfnCreateWithNativeHandle,
      hNativePlatform, hAdapter, pProperties, phPlatform);
}

ur_result_t UR_APICALL platformGetApiVersion(ur_platform_handle_t hPlatform,
                                             ur_api_version_t *pVersion) {
  return call<ur_platform_get_api_version_params_t>(
      kPlatformGetApiVersion, kRealTable.Platform.pfnGetApiVersion, hPlatform, pVersion);
}

ur_result_t UR_APICALL platformGetBackendOption(ur_platform_handle_t hPlatform,
                                                const char *pFrontendOption,
                                                const char **ppPlatformOption) {
  return call<ur_platform_get_backend_option_params_t>(
      kPlatformGetBackendOption, kRealTable.Platform.pfnGetBackendOption, hPlatform,
      pFrontendOption, ppPlatformOption);
}

ur_result_t UR_APICALL contextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                     const ur_context_properties_t *pProperties,
                                     ur_context_handle_t *phContext) {
  return call<ur_context_create_params_t>(kContextCreate, kRealTable.Context.pfnCreate, DeviceCount,
                                          phDevices, pProperties, phContext);
}

ur_result_t UR_APICALL contextRetain(ur_context_handle_t hContext) {
  return call<ur_context_retain_params_t>(kContextRetain, kRealTable.Context.pfnRetain, hContext);
}

ur_result_t UR_APICALL contextRelease(ur_context_handle_t hContext) {
  return call<ur_context_release_params_t>(kContextRelease, kRealTable.Context.pfnRelease,
                                           hContext);
}

ur_result_t UR_APICALL contextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_context_get_info_params_t>(kContextGetInfo, kRealTable.Context.pfnGetInfo,
                                            hContext, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL contextGetNativeHandle(ur_context_handle_t hContext,
                                              ur_native_handle_t *phNativeContext) {
  return call<ur_context_get_native_handle_params_t>(
      kContextGetNativeHandle, kRealTable.Context.pfnGetNativeHandle, hContext, phNativeContext);
}

ur_result_t UR_APICALL contextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  return call<ur_context_create_with_native_handle_params_t>(
      kContextCreateWithNativeHandle, kRealTable.Context.pfnCreateWithNativeHandle, hNativeContext,
      hAdapter, numDevices, phDevices, pProperties, phContext);
}

ur_result_t UR_APICALL contextSetExtendedDeleter(ur_context_handle_t hContext,
                                                 ur_context_extended_deleter_t pfnDeleter,
                                                 void *pUserData) {
  return call<ur_context_set_extended_deleter_params_t>(kContextSetExtendedDeleter,
                                                        kRealTable.Context.pfnSetExtendedDeleter,
                                                        hContext, pfnDeleter, pUserData);
}

ur_result_t UR_APICALL eventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_event_get_info_params_t>(kEventGetInfo, kRealTable.Event.pfnGetInfo, hEvent,
                                          propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL eventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                             size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  return call<ur_event_get_profiling_info_params_t>(kEventGetProfilingInfo,
                                                    kRealTable.Event.pfnGetProfilingInfo, hEvent,
                                                    propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL eventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  return call<ur_event_wait_params_t>(kEventWait, kRealTable.Event.pfnWait, numEvents,
                                      phEventWaitList);
}

ur_result_t UR_APICALL eventRetain(ur_event_handle_t hEvent) {
  return call<ur_event_retain_params_t>(kEventRetain, kRealTable.Event.pfnRetain, hEvent);
}

ur_result_t UR_APICALL eventRelease(ur_event_handle_t hEvent) {
  return call<ur_event_release_params_t>(kEventRelease, kRealTable.Event.pfnRelease, hEvent);
}

ur_result_t UR_APICALL eventGetNativeHandle(ur_event_handle_t hEvent,
                                            ur_native_handle_t *phNativeEvent) {
  return call<ur_event_get_native_handle_params_t>(
      kEventGetNativeHandle, kRealTable.Event.pfnGetNativeHandle, hEvent, phNativeEvent);
}

ur_result_t UR_APICALL eventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                   ur_context_handle_t hContext,
                                                   const ur_event_native_properties_t *pProperties,
                                                   ur_event_handle_t *phEvent) {
  return call<ur_event_create_with_native_handle_params_t>(
      kEventCreateWithNativeHandle, kRealTable.Event.pfnCreateWithNativeHandle, hNativeEvent,
      hContext, pProperties, phEvent);
}

ur_result_t UR_APICALL eventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                        ur_event_callback_t pfnNotify, void *pUserData) {
  return call<ur_event_set_callback_params_t>(kEventSetCallback, kRealTable.Event.pfnSetCallback,
                                              hEvent, execStatus, pfnNotify, pUserData);
}

ur_result_t UR_APICALL eventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_exp_event_desc_t *pEventDesc,
                                      ur_event_handle_t *phEvent) {
  return call<ur_event_create_exp_params_t>(kEventCreateExp, kRealTable.EventExp.pfnCreateExp,
                                            hContext, hDevice, pEventDesc, phEvent);
}

ur_result_t UR_APICALL queueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_queue_get_info_params_t>(kQueueGetInfo, kRealTable.Queue.pfnGetInfo, hQueue,
                                          propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL queueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                   const ur_queue_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue) {
  return call<ur_queue_create_params_t>(kQueueCreate, kRealTable.Queue.pfnCreate, hContext, hDevice,
                                        pProperties, phQueue);
}

ur_result_t UR_APICALL queueRetain(ur_queue_handle_t hQueue) {
  return call<ur_queue_retain_params_t>(kQueueRetain, kRealTable.Queue.pfnRetain, hQueue);
}

ur_result_t UR_APICALL queueRelease(ur_queue_handle_t hQueue) {
  return call<ur_queue_release_params_t>(kQueueRelease, kRealTable.Queue.pfnRelease, hQueue);
}

ur_result_t UR_APICALL queueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                            ur_native_handle_t *phNativeQueue) {
  return call<ur_queue_get_native_handle_params_t>(
      kQueueGetNativeHandle, kRealTable.Queue.pfnGetNativeHandle, hQueue, pDesc, phNativeQueue);
}

ur_result_t UR_APICALL queueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                   ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice,
                                                   const ur_queue_native_properties_t *pProperties,
                                                   ur_queue_handle_t *phQueue) {
  return call<ur_queue_create_with_native_handle_params_t>(
      kQueueCreateWithNativeHandle, kRealTable.Queue.pfnCreateWithNativeHandle, hNativeQueue,
      hContext, hDevice, pProperties, phQueue);
}

ur_result_t UR_APICALL queueFinish(ur_queue_handle_t hQueue) {
  return call<ur_queue_finish_params_t>(kQueueFinish, kRealTable.Queue.pfnFinish, hQueue);
}

ur_result_t UR_APICALL queueFlush(ur_queue_handle_t hQueue) {
  return call<ur_queue_flush_params_t>(kQueueFlush, kRealTable.Queue.pfnFlush, hQueue);
}

ur_result_t UR_APICALL physicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         size_t size,
                                         const ur_physical_mem_properties_t *pProperties,
                                         ur_physical_mem_handle_t *phPhysicalMem) {
  return call<ur_physical_mem_create_params_t>(kPhysicalMemCreate, kRealTable.PhysicalMem.pfnCreate,
                                               hContext, hDevice, size, pProperties, phPhysicalMem);
}

ur_result_t UR_APICALL physicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  return call<ur_physical_mem_retain_params_t>(kPhysicalMemRetain, kRealTable.PhysicalMem.pfnRetain,
                                               hPhysicalMem);
}

ur_result_t UR_APICALL physicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  return call<ur_physical_mem_release_params_t>(kPhysicalMemRelease,
                                                kRealTable.PhysicalMem.pfnRelease, hPhysicalMem);
}

ur_result_t UR_APICALL physicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                          ur_physical_mem_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_physical_mem_get_info_params_t>(kPhysicalMemGetInfo,
                                                 kRealTable.PhysicalMem.pfnGetInfo, hPhysicalMem,
                                                 propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL enqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  return call<ur_enqueue_events_wait_params_t>(kEnqueueEventsWait, kRealTable.Enqueue.pfnEventsWait,
                                               hQueue, numEventsInWaitList, phEventWaitList,
                                               phEvent);
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  return call<ur_enqueue_events_wait_with_barrier_params_t>(
      kEnqueueEventsWaitWithBarrier, kRealTable.Enqueue.pfnEventsWaitWithBarrier, hQueue,
      numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  return call<ur_enqueue_usm_fill_params_t>(kEnqueueUsmFill, kRealTable.Enqueue.pfnUSMFill, hQueue,
                                            pMem, patternSize, pPattern, size, numEventsInWaitList,
                                            phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  return call<ur_enqueue_usm_memcpy_params_t>(kEnqueueUsmMemcpy, kRealTable.Enqueue.pfnUSMMemcpy,
                                              hQueue, blocking, pDst, pSrc, size,
                                              numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t flags,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  return call<ur_enqueue_usm_prefetch_params_t>(
      kEnqueueUsmPrefetch, kRealTable.Enqueue.pfnUSMPrefetch, hQueue, pMem, size, flags,
      numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  return call<ur_enqueue_usm_advise_params_t>(kEnqueueUsmAdvise, kRealTable.Enqueue.pfnUSMAdvise,
                                              hQueue, pMem, size, advice, phEvent);
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return call<ur_enqueue_events_wait_with_barrier_ext_params_t>(
      kEnqueueEventsWaitWithBarrierExt, kRealTable.Enqueue.pfnEventsWaitWithBarrierExt, hQueue,
      pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL usmHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return call<ur_usm_host_alloc_params_t>(kUsmHostAlloc, kRealTable.USM.pfnHostAlloc, hContext,
                                          pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL usmDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return call<ur_usm_device_alloc_params_t>(kUsmDeviceAlloc, kRealTable.USM.pfnDeviceAlloc,
                                            hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL usmSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return call<ur_usm_shared_alloc_params_t>(kUsmSharedAlloc, kRealTable.USM.pfnSharedAlloc,
                                            hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t hContext, void *pMem) {
  return call<ur_usm_free_params_t>(kUsmFree, kRealTable.USM.pfnFree, hContext, pMem);
}

ur_result_t UR_APICALL usmGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                          ur_usm_alloc_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_usm_get_mem_alloc_info_params_t>(kUsmGetMemAllocInfo,
                                                  kRealTable.USM.pfnGetMemAllocInfo, hContext, pMem,
                                                  propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL usmPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                     ur_usm_pool_handle_t *ppPool) {
  return call<ur_usm_pool_create_params_t>(kUsmPoolCreate, kRealTable.USM.pfnPoolCreate, hContext,
                                           pPoolDesc, ppPool);
}

ur_result_t UR_APICALL usmPoolRetain(ur_usm_pool_handle_t pPool) {
  return call<ur_usm_pool_retain_params_t>(kUsmPoolRetain, kRealTable.USM.pfnPoolRetain, pPool);
}

ur_result_t UR_APICALL usmPoolRelease(ur_usm_pool_handle_t pPool) {
  return call<ur_usm_pool_release_params_t>(kUsmPoolRelease, kRealTable.USM.pfnPoolRelease, pPool);
}

ur_result_t UR_APICALL usmPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_usm_pool_get_info_params_t>(kUsmPoolGetInfo, kRealTable.USM.pfnPoolGetInfo, hPool,
                                             propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL usmContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                           const void *pSrc, size_t size) {
  return call<ur_usm_context_memcpy_exp_params_t>(
      kUsmContextMemcpyExp, kRealTable.USMExp.pfnContextMemcpyExp, hContext, pDst, pSrc, size);
}

ur_result_t UR_APICALL ipcGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                          void **ppIPCMemHandleData,
                                          size_t *pIPCMemHandleDataSizeRet) {
  return call<ur_ipc_get_mem_handle_exp_params_t>(
      kIpcGetMemHandleExp, kRealTable.IPCExp.pfnGetMemHandleExp, hContext, pMem, ppIPCMemHandleData,
      pIPCMemHandleDataSizeRet);
}

ur_result_t UR_APICALL ipcPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  return call<ur_ipc_put_mem_handle_exp_params_t>(
      kIpcPutMemHandleExp, kRealTable.IPCExp.pfnPutMemHandleExp, hContext, pIPCMemHandleData);
}

ur_result_t UR_APICALL ipcOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                           void **ppMem) {
  return call<ur_ipc_open_mem_handle_exp_params_t>(
      kIpcOpenMemHandleExp, kRealTable.IPCExp.pfnOpenMemHandleExp, hContext, hDevice,
      pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

ur_result_t UR_APICALL ipcCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  return call<ur_ipc_close_mem_handle_exp_params_t>(
      kIpcCloseMemHandleExp, kRealTable.IPCExp.pfnCloseMemHandleExp, hContext, pMem);
}

ur_result_t UR_APICALL ipcGetPhysMemHandleExp(ur_context_handle_t hContext,
                                              ur_physical_mem_handle_t hPhysMem,
                                              void **ppIPCPhysMemHandleData,
                                              size_t *pIPCPhysMemHandleDataSizeRet) {
  return call<ur_ipc_get_phys_mem_handle_exp_params_t>(
      kIpcGetPhysMemHandleExp, kRealTable.IPCExp.pfnGetPhysMemHandleExp, hContext, hPhysMem,
      ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

ur_result_t UR_APICALL ipcPutPhysMemHandleExp(ur_context_handle_t hContext,
                                              const void *pIPCPhysMemHandleData) {
  return call<ur_ipc_put_phys_mem_handle_exp_params_t>(kIpcPutPhysMemHandleExp,
                                                       kRealTable.IPCExp.pfnPutPhysMemHandleExp,
                                                       hContext, pIPCPhysMemHandleData);
}

ur_result_t UR_APICALL ipcOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice,
                                               const void *pIPCPhysMemHandleData,
                                               size_t ipcPhysMemHandleDataSize,
                                               ur_physical_mem_handle_t *phPhysMem) {
  return call<ur_ipc_open_phys_mem_handle_exp_params_t>(
      kIpcOpenPhysMemHandleExp, kRealTable.IPCExp.pfnOpenPhysMemHandleExp, hContext, hDevice,
      pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

ur_result_t UR_APICALL ipcClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                ur_physical_mem_handle_t hPhysMem) {
  return call<ur_ipc_close_phys_mem_handle_exp_params_t>(
      kIpcClosePhysMemHandleExp, kRealTable.IPCExp.pfnClosePhysMemHandleExp, hContext, hPhysMem);
}

ur_result_t UR_APICALL ipcGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                            size_t *pIPCEventHandleDataSizeRet) {
  return call<ur_ipc_get_event_handle_exp_params_t>(
      kIpcGetEventHandleExp, kRealTable.IPCExp.pfnGetEventHandleExp, hEvent, ppIPCEventHandleData,
      pIPCEventHandleDataSizeRet);
}

ur_result_t UR_APICALL ipcPutEventHandleExp(ur_context_handle_t hContext,
                                            void *pIPCEventHandleData) {
  return call<ur_ipc_put_event_handle_exp_params_t>(
      kIpcPutEventHandleExp, kRealTable.IPCExp.pfnPutEventHandleExp, hContext, pIPCEventHandleData);
}

ur_result_t UR_APICALL ipcOpenEventHandleExp(ur_context_handle_t hContext,
                                             const void *pIPCEventHandleData,
                                             size_t ipcEventHandleDataSize,
                                             ur_event_handle_t *phEvent) {
  return call<ur_ipc_open_event_handle_exp_params_t>(
      kIpcOpenEventHandleExp, kRealTable.IPCExp.pfnOpenEventHandleExp, hContext,
      pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}

ur_result_t UR_APICALL usmP2pEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                 ur_device_handle_t peerDevice) {
  return call<ur_usm_p2p_enable_peer_access_exp_params_t>(
      kUsmP2pEnablePeerAccessExp, kRealTable.UsmP2PExp.pfnEnablePeerAccessExp, commandDevice,
      peerDevice);
}

ur_result_t UR_APICALL usmP2pDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice) {
  return call<ur_usm_p2p_disable_peer_access_exp_params_t>(
      kUsmP2pDisablePeerAccessExp, kRealTable.UsmP2PExp.pfnDisablePeerAccessExp, commandDevice,
      peerDevice);
}

ur_result_t UR_APICALL usmP2pPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice,
                                                  ur_exp_peer_info_t propName, size_t propSize,
                                                  void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_usm_p2p_peer_access_get_info_exp_params_t>(
      kUsmP2pPeerAccessGetInfoExp, kRealTable.UsmP2PExp.pfnPeerAccessGetInfoExp, commandDevice,
      peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL virtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice,
                                                    size_t allocationSize,
                                                    ur_virtual_mem_granularity_info_t propName,
                                                    size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) {
  return call<ur_virtual_mem_granularity_get_info_params_t>(
      kVirtualMemGranularityGetInfo, kRealTable.VirtualMem.pfnGranularityGetInfo, hContext, hDevice,
      allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL virtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, void **ppStart) {
  return call<ur_virtual_mem_reserve_params_t>(kVirtualMemReserve, kRealTable.VirtualMem.pfnReserve,
                                               hContext, pStart, size, ppStart);
}

ur_result_t UR_APICALL virtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                      size_t size) {
  return call<ur_virtual_mem_free_params_t>(kVirtualMemFree, kRealTable.VirtualMem.pfnFree,
                                            hContext, pStart, size);
}

ur_result_t UR_APICALL virtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                     ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                     ur_virtual_mem_access_flags_t flags) {
  return call<ur_virtual_mem_map_params_t>(kVirtualMemMap, kRealTable.VirtualMem.pfnMap, hContext,
                                           pStart, size, hPhysicalMem, offset, flags);
}

ur_result_t UR_APICALL virtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                       size_t size) {
  return call<ur_virtual_mem_unmap_params_t>(kVirtualMemUnmap, kRealTable.VirtualMem.pfnUnmap,
                                             hContext, pStart, size);
}

ur_result_t UR_APICALL virtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                           size_t size, ur_virtual_mem_access_flags_t flags) {
  return call<ur_virtual_mem_set_access_params_t>(
      kVirtualMemSetAccess, kRealTable.VirtualMem.pfnSetAccess, hContext, pStart, size, flags);
}

ur_result_t UR_APICALL virtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, ur_virtual_mem_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_virtual_mem_get_info_params_t>(kVirtualMemGetInfo,
                                                kRealTable.VirtualMem.pfnGetInfo, hContext, pStart,
                                                size, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL deviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                 uint32_t NumEntries, ur_device_handle_t *phDevices,
                                 uint32_t *pNumDevices) {
  return call<ur_device_get_params_t>(kDeviceGet, kRealTable.Device.pfnGet, hPlatform, DeviceType,
                                      NumEntries, phDevices, pNumDevices);
}

ur_result_t UR_APICALL deviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return call<ur_device_get_info_params_t>(kDeviceGetInfo, kRealTable.Device.pfnGetInfo, hDevice,
                                           propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL deviceRetain(ur_device_handle_t hDevice) {
  return call<ur_device_retain_params_t>(kDeviceRetain, kRealTable.Device.pfnRetain, hDevice);
}

ur_result_t UR_APICALL deviceRelease(ur_device_handle_t hDevice) {
  return call<ur_device_release_params_t>(kDeviceRelease, kRealTable.Device.pfnRelease, hDevice);
}

ur_result_t UR_APICALL devicePartition(ur_device_handle_t hDevice,
                                       const ur_device_partition_properties_t *pProperties,
                                       uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                       uint32_t *pNumDevicesRet) {
  return call<ur_device_partition_params_t>(kDevicePartition, kRealTable.Device.pfnPartition,
                                            hDevice, pProperties, NumDevices, phSubDevices,
                                            pNumDevicesRet);
}

ur_result_t UR_APICALL deviceSelectBinary(ur_device_handle_t hDevice,
                                          const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                          uint32_t *pSelectedBinary) {
  return call<ur_device_select_binary_params_t>(kDeviceSelectBinary,
                                                kRealTable.Device.pfnSelectBinary, hDevice,
                                                pBinaries, NumBinaries, pSelectedBinary);
}

ur_result_t UR_APICALL deviceGetNativeHandle(ur_device_handle_t hDevice,
                                             ur_native_handle_t *phNativeDevice) {
  return call<ur_device_get_native_handle_params_t>(
      kDeviceGetNativeHandle, kRealTable.Device.pfnGetNativeHandle, hDevice, phNativeDevice);
}

ur_result_t UR_APICALL deviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  return call<ur_device_create_with_native_handle_params_t>(
      kDeviceCreateWithNativeHandle, kRealTable.Device.pfnCreateWithNativeHandle, hNativeDevice,
      hAdapter, pProperties, phDevice);
}

ur_result_t UR_APICALL deviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                 uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  return call<ur_device_get_global_timestamps_params_t>(kDeviceGetGlobalTimestamps,
                                                        kRealTable.Device.pfnGetGlobalTimestamps,
                                                        hDevice, pDeviceTimestamp, pHostTimestamp);
}

} // namespace

std::span<Function *const> functions() noexcept { return kFunctions; }

std::span<const NamedResult> results() noexcept { return kResults; }

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

} // namespace ur::mock

extern "C" {

UR_DLLEXPORT extern const char urIpcTableFingerprint[];
const char urIpcTableFingerprint[sizeof(ur::kTableFingerprint)] = UR_IPC_TABLE_FINGERPRINT;

UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Adapter, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Platform, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Context, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version,
                                                            ur_event_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Event, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                               ur_event_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.EventExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                              ur_program_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Program, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetProgramExpProcAddrTable(ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.ProgramExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version,
                                                             ur_kernel_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Kernel, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version,
                                                            ur_queue_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Queue, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                               ur_queue_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.QueueExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                              ur_sampler_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Sampler, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version,
                                                          ur_mem_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Mem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetPhysicalMemProcAddrTable(ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.PhysicalMem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                              ur_enqueue_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Enqueue, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetEnqueueExpProcAddrTable(ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.EnqueueExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version,
                                                          ur_usm_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.USM, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                             ur_usm_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.USMExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(
    ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.BindlessImagesExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(
    ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.CommandBufferExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                               ur_graph_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.GraphExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                             ur_ipc_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.IPCExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(
    ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.MemoryExportExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetUsmP2PExpProcAddrTable(ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.UsmP2PExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetVirtualMemProcAddrTable(ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.VirtualMem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.Device, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetDeviceExpProcAddrTable(ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::mock::kDdiTable.DeviceExp, pDdiTable);
}

} // extern "C"
