// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The slots of the tables as types, so that one template over a slot serves all functions.

#include <unified-runtime/ur_ddi.h>

namespace ur::slots {

// The parameter block of a function without parameters.
struct NoArguments {};

// A function with a slot: the position of the slot, the function's number, and its parameter block.
template <auto Table, auto Place, ur_function_t Number, typename Arguments> struct Slot {
  static constexpr ur_function_t kId = Number;
  using Block = Arguments;

  static constexpr auto &in(auto &tables) noexcept { return tables.*Table.*Place; }
};

struct AdapterGet : Slot<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGet,
                         UR_FUNCTION_ADAPTER_GET, ur_adapter_get_params_t> {
  static constexpr const char *kName = "urAdapterGet";
};
struct AdapterRelease : Slot<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnRelease,
                             UR_FUNCTION_ADAPTER_RELEASE, ur_adapter_release_params_t> {
  static constexpr const char *kName = "urAdapterRelease";
};
struct AdapterRetain : Slot<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnRetain,
                            UR_FUNCTION_ADAPTER_RETAIN, ur_adapter_retain_params_t> {
  static constexpr const char *kName = "urAdapterRetain";
};
struct AdapterGetLastError
    : Slot<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGetLastError,
           UR_FUNCTION_ADAPTER_GET_LAST_ERROR, ur_adapter_get_last_error_params_t> {
  static constexpr const char *kName = "urAdapterGetLastError";
};
struct AdapterGetInfo : Slot<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGetInfo,
                             UR_FUNCTION_ADAPTER_GET_INFO, ur_adapter_get_info_params_t> {
  static constexpr const char *kName = "urAdapterGetInfo";
};
struct AdapterSetLoggerCallback
    : Slot<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnSetLoggerCallback,
           UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK, ur_adapter_set_logger_callback_params_t> {
  static constexpr const char *kName = "urAdapterSetLoggerCallback";
};
struct AdapterSetLoggerCallbackLevel
    : Slot<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnSetLoggerCallbackLevel,
           UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL,
           ur_adapter_set_logger_callback_level_params_t> {
  static constexpr const char *kName = "urAdapterSetLoggerCallbackLevel";
};
struct PlatformGet : Slot<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGet,
                          UR_FUNCTION_PLATFORM_GET, ur_platform_get_params_t> {
  static constexpr const char *kName = "urPlatformGet";
};
struct PlatformGetInfo : Slot<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetInfo,
                              UR_FUNCTION_PLATFORM_GET_INFO, ur_platform_get_info_params_t> {
  static constexpr const char *kName = "urPlatformGetInfo";
};
struct PlatformGetNativeHandle
    : Slot<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetNativeHandle,
           UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE, ur_platform_get_native_handle_params_t> {
  static constexpr const char *kName = "urPlatformGetNativeHandle";
};
struct PlatformCreateWithNativeHandle
    : Slot<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnCreateWithNativeHandle,
           UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE,
           ur_platform_create_with_native_handle_params_t> {
  static constexpr const char *kName = "urPlatformCreateWithNativeHandle";
};
struct PlatformGetApiVersion
    : Slot<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetApiVersion,
           UR_FUNCTION_PLATFORM_GET_API_VERSION, ur_platform_get_api_version_params_t> {
  static constexpr const char *kName = "urPlatformGetApiVersion";
};
struct PlatformGetBackendOption
    : Slot<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetBackendOption,
           UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION, ur_platform_get_backend_option_params_t> {
  static constexpr const char *kName = "urPlatformGetBackendOption";
};
struct ContextCreate : Slot<&ur_dditable_t::Context, &ur_context_dditable_t::pfnCreate,
                            UR_FUNCTION_CONTEXT_CREATE, ur_context_create_params_t> {
  static constexpr const char *kName = "urContextCreate";
};
struct ContextRetain : Slot<&ur_dditable_t::Context, &ur_context_dditable_t::pfnRetain,
                            UR_FUNCTION_CONTEXT_RETAIN, ur_context_retain_params_t> {
  static constexpr const char *kName = "urContextRetain";
};
struct ContextRelease : Slot<&ur_dditable_t::Context, &ur_context_dditable_t::pfnRelease,
                             UR_FUNCTION_CONTEXT_RELEASE, ur_context_release_params_t> {
  static constexpr const char *kName = "urContextRelease";
};
struct ContextGetInfo : Slot<&ur_dditable_t::Context, &ur_context_dditable_t::pfnGetInfo,
                             UR_FUNCTION_CONTEXT_GET_INFO, ur_context_get_info_params_t> {
  static constexpr const char *kName = "urContextGetInfo";
};
struct ContextGetNativeHandle
    : Slot<&ur_dditable_t::Context, &ur_context_dditable_t::pfnGetNativeHandle,
           UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE, ur_context_get_native_handle_params_t> {
  static constexpr const char *kName = "urContextGetNativeHandle";
};
struct ContextCreateWithNativeHandle
    : Slot<&ur_dditable_t::Context, &ur_context_dditable_t::pfnCreateWithNativeHandle,
           UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE,
           ur_context_create_with_native_handle_params_t> {
  static constexpr const char *kName = "urContextCreateWithNativeHandle";
};
struct ContextSetExtendedDeleter
    : Slot<&ur_dditable_t::Context, &ur_context_dditable_t::pfnSetExtendedDeleter,
           UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER, ur_context_set_extended_deleter_params_t> {
  static constexpr const char *kName = "urContextSetExtendedDeleter";
};
struct EventGetInfo : Slot<&ur_dditable_t::Event, &ur_event_dditable_t::pfnGetInfo,
                           UR_FUNCTION_EVENT_GET_INFO, ur_event_get_info_params_t> {
  static constexpr const char *kName = "urEventGetInfo";
};
struct EventGetProfilingInfo
    : Slot<&ur_dditable_t::Event, &ur_event_dditable_t::pfnGetProfilingInfo,
           UR_FUNCTION_EVENT_GET_PROFILING_INFO, ur_event_get_profiling_info_params_t> {
  static constexpr const char *kName = "urEventGetProfilingInfo";
};
struct EventWait : Slot<&ur_dditable_t::Event, &ur_event_dditable_t::pfnWait,
                        UR_FUNCTION_EVENT_WAIT, ur_event_wait_params_t> {
  static constexpr const char *kName = "urEventWait";
};
struct EventRetain : Slot<&ur_dditable_t::Event, &ur_event_dditable_t::pfnRetain,
                          UR_FUNCTION_EVENT_RETAIN, ur_event_retain_params_t> {
  static constexpr const char *kName = "urEventRetain";
};
struct EventRelease : Slot<&ur_dditable_t::Event, &ur_event_dditable_t::pfnRelease,
                           UR_FUNCTION_EVENT_RELEASE, ur_event_release_params_t> {
  static constexpr const char *kName = "urEventRelease";
};
struct EventGetNativeHandle
    : Slot<&ur_dditable_t::Event, &ur_event_dditable_t::pfnGetNativeHandle,
           UR_FUNCTION_EVENT_GET_NATIVE_HANDLE, ur_event_get_native_handle_params_t> {
  static constexpr const char *kName = "urEventGetNativeHandle";
};
struct EventCreateWithNativeHandle
    : Slot<&ur_dditable_t::Event, &ur_event_dditable_t::pfnCreateWithNativeHandle,
           UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE,
           ur_event_create_with_native_handle_params_t> {
  static constexpr const char *kName = "urEventCreateWithNativeHandle";
};
struct EventSetCallback : Slot<&ur_dditable_t::Event, &ur_event_dditable_t::pfnSetCallback,
                               UR_FUNCTION_EVENT_SET_CALLBACK, ur_event_set_callback_params_t> {
  static constexpr const char *kName = "urEventSetCallback";
};
struct EventCreateExp : Slot<&ur_dditable_t::EventExp, &ur_event_exp_dditable_t::pfnCreateExp,
                             UR_FUNCTION_EVENT_CREATE_EXP, ur_event_create_exp_params_t> {
  static constexpr const char *kName = "urEventCreateExp";
};
struct QueueGetInfo : Slot<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnGetInfo,
                           UR_FUNCTION_QUEUE_GET_INFO, ur_queue_get_info_params_t> {
  static constexpr const char *kName = "urQueueGetInfo";
};
struct QueueCreate : Slot<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnCreate,
                          UR_FUNCTION_QUEUE_CREATE, ur_queue_create_params_t> {
  static constexpr const char *kName = "urQueueCreate";
};
struct QueueRetain : Slot<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnRetain,
                          UR_FUNCTION_QUEUE_RETAIN, ur_queue_retain_params_t> {
  static constexpr const char *kName = "urQueueRetain";
};
struct QueueRelease : Slot<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnRelease,
                           UR_FUNCTION_QUEUE_RELEASE, ur_queue_release_params_t> {
  static constexpr const char *kName = "urQueueRelease";
};
struct QueueGetNativeHandle
    : Slot<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnGetNativeHandle,
           UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE, ur_queue_get_native_handle_params_t> {
  static constexpr const char *kName = "urQueueGetNativeHandle";
};
struct QueueCreateWithNativeHandle
    : Slot<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnCreateWithNativeHandle,
           UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE,
           ur_queue_create_with_native_handle_params_t> {
  static constexpr const char *kName = "urQueueCreateWithNativeHandle";
};
struct QueueFinish : Slot<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnFinish,
                          UR_FUNCTION_QUEUE_FINISH, ur_queue_finish_params_t> {
  static constexpr const char *kName = "urQueueFinish";
};
struct QueueFlush : Slot<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnFlush,
                         UR_FUNCTION_QUEUE_FLUSH, ur_queue_flush_params_t> {
  static constexpr const char *kName = "urQueueFlush";
};
struct MemBufferCreate : Slot<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnBufferCreate,
                              UR_FUNCTION_MEM_BUFFER_CREATE, ur_mem_buffer_create_params_t> {
  static constexpr const char *kName = "urMemBufferCreate";
};
struct MemRetain : Slot<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnRetain, UR_FUNCTION_MEM_RETAIN,
                        ur_mem_retain_params_t> {
  static constexpr const char *kName = "urMemRetain";
};
struct MemRelease : Slot<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnRelease,
                         UR_FUNCTION_MEM_RELEASE, ur_mem_release_params_t> {
  static constexpr const char *kName = "urMemRelease";
};
struct MemBufferPartition
    : Slot<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnBufferPartition,
           UR_FUNCTION_MEM_BUFFER_PARTITION, ur_mem_buffer_partition_params_t> {
  static constexpr const char *kName = "urMemBufferPartition";
};
struct MemGetNativeHandle
    : Slot<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnGetNativeHandle,
           UR_FUNCTION_MEM_GET_NATIVE_HANDLE, ur_mem_get_native_handle_params_t> {
  static constexpr const char *kName = "urMemGetNativeHandle";
};
struct MemBufferCreateWithNativeHandle
    : Slot<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnBufferCreateWithNativeHandle,
           UR_FUNCTION_MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE,
           ur_mem_buffer_create_with_native_handle_params_t> {
  static constexpr const char *kName = "urMemBufferCreateWithNativeHandle";
};
struct MemGetInfo : Slot<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnGetInfo,
                         UR_FUNCTION_MEM_GET_INFO, ur_mem_get_info_params_t> {
  static constexpr const char *kName = "urMemGetInfo";
};
struct PhysicalMemCreate : Slot<&ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnCreate,
                                UR_FUNCTION_PHYSICAL_MEM_CREATE, ur_physical_mem_create_params_t> {
  static constexpr const char *kName = "urPhysicalMemCreate";
};
struct PhysicalMemRetain : Slot<&ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnRetain,
                                UR_FUNCTION_PHYSICAL_MEM_RETAIN, ur_physical_mem_retain_params_t> {
  static constexpr const char *kName = "urPhysicalMemRetain";
};
struct PhysicalMemRelease
    : Slot<&ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnRelease,
           UR_FUNCTION_PHYSICAL_MEM_RELEASE, ur_physical_mem_release_params_t> {
  static constexpr const char *kName = "urPhysicalMemRelease";
};
struct PhysicalMemGetInfo
    : Slot<&ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnGetInfo,
           UR_FUNCTION_PHYSICAL_MEM_GET_INFO, ur_physical_mem_get_info_params_t> {
  static constexpr const char *kName = "urPhysicalMemGetInfo";
};
struct EnqueueEventsWait : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnEventsWait,
                                UR_FUNCTION_ENQUEUE_EVENTS_WAIT, ur_enqueue_events_wait_params_t> {
  static constexpr const char *kName = "urEnqueueEventsWait";
};
struct EnqueueEventsWaitWithBarrier
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnEventsWaitWithBarrier,
           UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER,
           ur_enqueue_events_wait_with_barrier_params_t> {
  static constexpr const char *kName = "urEnqueueEventsWaitWithBarrier";
};
struct EnqueueMemBufferRead
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferRead,
           UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ, ur_enqueue_mem_buffer_read_params_t> {
  static constexpr const char *kName = "urEnqueueMemBufferRead";
};
struct EnqueueMemBufferWrite
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferWrite,
           UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE, ur_enqueue_mem_buffer_write_params_t> {
  static constexpr const char *kName = "urEnqueueMemBufferWrite";
};
struct EnqueueMemBufferReadRect
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferReadRect,
           UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ_RECT, ur_enqueue_mem_buffer_read_rect_params_t> {
  static constexpr const char *kName = "urEnqueueMemBufferReadRect";
};
struct EnqueueMemBufferWriteRect
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferWriteRect,
           UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE_RECT, ur_enqueue_mem_buffer_write_rect_params_t> {
  static constexpr const char *kName = "urEnqueueMemBufferWriteRect";
};
struct EnqueueMemBufferCopy
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferCopy,
           UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY, ur_enqueue_mem_buffer_copy_params_t> {
  static constexpr const char *kName = "urEnqueueMemBufferCopy";
};
struct EnqueueMemBufferCopyRect
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferCopyRect,
           UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY_RECT, ur_enqueue_mem_buffer_copy_rect_params_t> {
  static constexpr const char *kName = "urEnqueueMemBufferCopyRect";
};
struct EnqueueMemBufferFill
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferFill,
           UR_FUNCTION_ENQUEUE_MEM_BUFFER_FILL, ur_enqueue_mem_buffer_fill_params_t> {
  static constexpr const char *kName = "urEnqueueMemBufferFill";
};
struct EnqueueMemBufferMap
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferMap,
           UR_FUNCTION_ENQUEUE_MEM_BUFFER_MAP, ur_enqueue_mem_buffer_map_params_t> {
  static constexpr const char *kName = "urEnqueueMemBufferMap";
};
struct EnqueueMemUnmap : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemUnmap,
                              UR_FUNCTION_ENQUEUE_MEM_UNMAP, ur_enqueue_mem_unmap_params_t> {
  static constexpr const char *kName = "urEnqueueMemUnmap";
};
struct EnqueueUsmFill : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMFill,
                             UR_FUNCTION_ENQUEUE_USM_FILL, ur_enqueue_usm_fill_params_t> {
  static constexpr const char *kName = "urEnqueueUSMFill";
};
struct EnqueueUsmMemcpy : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMMemcpy,
                               UR_FUNCTION_ENQUEUE_USM_MEMCPY, ur_enqueue_usm_memcpy_params_t> {
  static constexpr const char *kName = "urEnqueueUSMMemcpy";
};
struct EnqueueUsmPrefetch
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMPrefetch,
           UR_FUNCTION_ENQUEUE_USM_PREFETCH, ur_enqueue_usm_prefetch_params_t> {
  static constexpr const char *kName = "urEnqueueUSMPrefetch";
};
struct EnqueueUsmAdvise : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMAdvise,
                               UR_FUNCTION_ENQUEUE_USM_ADVISE, ur_enqueue_usm_advise_params_t> {
  static constexpr const char *kName = "urEnqueueUSMAdvise";
};
struct EnqueueUsmFill_2d : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMFill2D,
                                UR_FUNCTION_ENQUEUE_USM_FILL_2D, ur_enqueue_usm_fill_2d_params_t> {
  static constexpr const char *kName = "urEnqueueUSMFill2D";
};
struct EnqueueUsmMemcpy_2d
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMMemcpy2D,
           UR_FUNCTION_ENQUEUE_USM_MEMCPY_2D, ur_enqueue_usm_memcpy_2d_params_t> {
  static constexpr const char *kName = "urEnqueueUSMMemcpy2D";
};
struct EnqueueEventsWaitWithBarrierExt
    : Slot<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnEventsWaitWithBarrierExt,
           UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT,
           ur_enqueue_events_wait_with_barrier_ext_params_t> {
  static constexpr const char *kName = "urEnqueueEventsWaitWithBarrierExt";
};
struct EnqueueTimestampRecordingExp
    : Slot<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnTimestampRecordingExp,
           UR_FUNCTION_ENQUEUE_TIMESTAMP_RECORDING_EXP,
           ur_enqueue_timestamp_recording_exp_params_t> {
  static constexpr const char *kName = "urEnqueueTimestampRecordingExp";
};
struct UsmHostAlloc : Slot<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnHostAlloc,
                           UR_FUNCTION_USM_HOST_ALLOC, ur_usm_host_alloc_params_t> {
  static constexpr const char *kName = "urUSMHostAlloc";
};
struct UsmDeviceAlloc : Slot<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnDeviceAlloc,
                             UR_FUNCTION_USM_DEVICE_ALLOC, ur_usm_device_alloc_params_t> {
  static constexpr const char *kName = "urUSMDeviceAlloc";
};
struct UsmSharedAlloc : Slot<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnSharedAlloc,
                             UR_FUNCTION_USM_SHARED_ALLOC, ur_usm_shared_alloc_params_t> {
  static constexpr const char *kName = "urUSMSharedAlloc";
};
struct UsmFree : Slot<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnFree, UR_FUNCTION_USM_FREE,
                      ur_usm_free_params_t> {
  static constexpr const char *kName = "urUSMFree";
};
struct UsmGetMemAllocInfo
    : Slot<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnGetMemAllocInfo,
           UR_FUNCTION_USM_GET_MEM_ALLOC_INFO, ur_usm_get_mem_alloc_info_params_t> {
  static constexpr const char *kName = "urUSMGetMemAllocInfo";
};
struct UsmPoolCreate : Slot<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolCreate,
                            UR_FUNCTION_USM_POOL_CREATE, ur_usm_pool_create_params_t> {
  static constexpr const char *kName = "urUSMPoolCreate";
};
struct UsmPoolRetain : Slot<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolRetain,
                            UR_FUNCTION_USM_POOL_RETAIN, ur_usm_pool_retain_params_t> {
  static constexpr const char *kName = "urUSMPoolRetain";
};
struct UsmPoolRelease : Slot<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolRelease,
                             UR_FUNCTION_USM_POOL_RELEASE, ur_usm_pool_release_params_t> {
  static constexpr const char *kName = "urUSMPoolRelease";
};
struct UsmPoolGetInfo : Slot<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolGetInfo,
                             UR_FUNCTION_USM_POOL_GET_INFO, ur_usm_pool_get_info_params_t> {
  static constexpr const char *kName = "urUSMPoolGetInfo";
};
struct UsmContextMemcpyExp
    : Slot<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnContextMemcpyExp,
           UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP, ur_usm_context_memcpy_exp_params_t> {
  static constexpr const char *kName = "urUSMContextMemcpyExp";
};
struct UsmHostAllocUnregisterExp
    : Slot<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnHostAllocUnregisterExp,
           UR_FUNCTION_USM_HOST_ALLOC_UNREGISTER_EXP, ur_usm_host_alloc_unregister_exp_params_t> {
  static constexpr const char *kName = "urUSMHostAllocUnregisterExp";
};
struct UsmHostAllocRegisterExp
    : Slot<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnHostAllocRegisterExp,
           UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP, ur_usm_host_alloc_register_exp_params_t> {
  static constexpr const char *kName = "urUSMHostAllocRegisterExp";
};
struct IpcGetMemHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnGetMemHandleExp,
           UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP, ur_ipc_get_mem_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCGetMemHandleExp";
};
struct IpcPutMemHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnPutMemHandleExp,
           UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP, ur_ipc_put_mem_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCPutMemHandleExp";
};
struct IpcOpenMemHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnOpenMemHandleExp,
           UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP, ur_ipc_open_mem_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCOpenMemHandleExp";
};
struct IpcCloseMemHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnCloseMemHandleExp,
           UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP, ur_ipc_close_mem_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCCloseMemHandleExp";
};
struct IpcGetPhysMemHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnGetPhysMemHandleExp,
           UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP, ur_ipc_get_phys_mem_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCGetPhysMemHandleExp";
};
struct IpcPutPhysMemHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnPutPhysMemHandleExp,
           UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP, ur_ipc_put_phys_mem_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCPutPhysMemHandleExp";
};
struct IpcOpenPhysMemHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnOpenPhysMemHandleExp,
           UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP, ur_ipc_open_phys_mem_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCOpenPhysMemHandleExp";
};
struct IpcClosePhysMemHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnClosePhysMemHandleExp,
           UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP, ur_ipc_close_phys_mem_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCClosePhysMemHandleExp";
};
struct IpcGetEventHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnGetEventHandleExp,
           UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP, ur_ipc_get_event_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCGetEventHandleExp";
};
struct IpcPutEventHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnPutEventHandleExp,
           UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP, ur_ipc_put_event_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCPutEventHandleExp";
};
struct IpcOpenEventHandleExp
    : Slot<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnOpenEventHandleExp,
           UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP, ur_ipc_open_event_handle_exp_params_t> {
  static constexpr const char *kName = "urIPCOpenEventHandleExp";
};
struct UsmP2pEnablePeerAccessExp
    : Slot<&ur_dditable_t::UsmP2PExp, &ur_usm_p2p_exp_dditable_t::pfnEnablePeerAccessExp,
           UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP, ur_usm_p2p_enable_peer_access_exp_params_t> {
  static constexpr const char *kName = "urUsmP2PEnablePeerAccessExp";
};
struct UsmP2pDisablePeerAccessExp
    : Slot<&ur_dditable_t::UsmP2PExp, &ur_usm_p2p_exp_dditable_t::pfnDisablePeerAccessExp,
           UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP,
           ur_usm_p2p_disable_peer_access_exp_params_t> {
  static constexpr const char *kName = "urUsmP2PDisablePeerAccessExp";
};
struct UsmP2pPeerAccessGetInfoExp
    : Slot<&ur_dditable_t::UsmP2PExp, &ur_usm_p2p_exp_dditable_t::pfnPeerAccessGetInfoExp,
           UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP,
           ur_usm_p2p_peer_access_get_info_exp_params_t> {
  static constexpr const char *kName = "urUsmP2PPeerAccessGetInfoExp";
};
struct VirtualMemGranularityGetInfo
    : Slot<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnGranularityGetInfo,
           UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO,
           ur_virtual_mem_granularity_get_info_params_t> {
  static constexpr const char *kName = "urVirtualMemGranularityGetInfo";
};
struct VirtualMemReserve : Slot<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnReserve,
                                UR_FUNCTION_VIRTUAL_MEM_RESERVE, ur_virtual_mem_reserve_params_t> {
  static constexpr const char *kName = "urVirtualMemReserve";
};
struct VirtualMemFree : Slot<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnFree,
                             UR_FUNCTION_VIRTUAL_MEM_FREE, ur_virtual_mem_free_params_t> {
  static constexpr const char *kName = "urVirtualMemFree";
};
struct VirtualMemMap : Slot<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnMap,
                            UR_FUNCTION_VIRTUAL_MEM_MAP, ur_virtual_mem_map_params_t> {
  static constexpr const char *kName = "urVirtualMemMap";
};
struct VirtualMemUnmap : Slot<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnUnmap,
                              UR_FUNCTION_VIRTUAL_MEM_UNMAP, ur_virtual_mem_unmap_params_t> {
  static constexpr const char *kName = "urVirtualMemUnmap";
};
struct VirtualMemSetAccess
    : Slot<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnSetAccess,
           UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS, ur_virtual_mem_set_access_params_t> {
  static constexpr const char *kName = "urVirtualMemSetAccess";
};
struct VirtualMemGetInfo
    : Slot<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnGetInfo,
           UR_FUNCTION_VIRTUAL_MEM_GET_INFO, ur_virtual_mem_get_info_params_t> {
  static constexpr const char *kName = "urVirtualMemGetInfo";
};
struct DeviceGet : Slot<&ur_dditable_t::Device, &ur_device_dditable_t::pfnGet,
                        UR_FUNCTION_DEVICE_GET, ur_device_get_params_t> {
  static constexpr const char *kName = "urDeviceGet";
};
struct DeviceGetInfo : Slot<&ur_dditable_t::Device, &ur_device_dditable_t::pfnGetInfo,
                            UR_FUNCTION_DEVICE_GET_INFO, ur_device_get_info_params_t> {
  static constexpr const char *kName = "urDeviceGetInfo";
};
struct DeviceRetain : Slot<&ur_dditable_t::Device, &ur_device_dditable_t::pfnRetain,
                           UR_FUNCTION_DEVICE_RETAIN, ur_device_retain_params_t> {
  static constexpr const char *kName = "urDeviceRetain";
};
struct DeviceRelease : Slot<&ur_dditable_t::Device, &ur_device_dditable_t::pfnRelease,
                            UR_FUNCTION_DEVICE_RELEASE, ur_device_release_params_t> {
  static constexpr const char *kName = "urDeviceRelease";
};
struct DevicePartition : Slot<&ur_dditable_t::Device, &ur_device_dditable_t::pfnPartition,
                              UR_FUNCTION_DEVICE_PARTITION, ur_device_partition_params_t> {
  static constexpr const char *kName = "urDevicePartition";
};
struct DeviceSelectBinary
    : Slot<&ur_dditable_t::Device, &ur_device_dditable_t::pfnSelectBinary,
           UR_FUNCTION_DEVICE_SELECT_BINARY, ur_device_select_binary_params_t> {
  static constexpr const char *kName = "urDeviceSelectBinary";
};
struct DeviceGetNativeHandle
    : Slot<&ur_dditable_t::Device, &ur_device_dditable_t::pfnGetNativeHandle,
           UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE, ur_device_get_native_handle_params_t> {
  static constexpr const char *kName = "urDeviceGetNativeHandle";
};
struct DeviceCreateWithNativeHandle
    : Slot<&ur_dditable_t::Device, &ur_device_dditable_t::pfnCreateWithNativeHandle,
           UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE,
           ur_device_create_with_native_handle_params_t> {
  static constexpr const char *kName = "urDeviceCreateWithNativeHandle";
};
struct DeviceGetGlobalTimestamps
    : Slot<&ur_dditable_t::Device, &ur_device_dditable_t::pfnGetGlobalTimestamps,
           UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS, ur_device_get_global_timestamps_params_t> {
  static constexpr const char *kName = "urDeviceGetGlobalTimestamps";
};

// A list of slots. `All` contains the slots of all functions, in table order.
template <typename... Slots> struct List {};
using All =
    List<AdapterGet, AdapterRelease, AdapterRetain, AdapterGetLastError, AdapterGetInfo,
         AdapterSetLoggerCallback, AdapterSetLoggerCallbackLevel, PlatformGet, PlatformGetInfo,
         PlatformGetNativeHandle, PlatformCreateWithNativeHandle, PlatformGetApiVersion,
         PlatformGetBackendOption, ContextCreate, ContextRetain, ContextRelease, ContextGetInfo,
         ContextGetNativeHandle, ContextCreateWithNativeHandle, ContextSetExtendedDeleter,
         EventGetInfo, EventGetProfilingInfo, EventWait, EventRetain, EventRelease,
         EventGetNativeHandle, EventCreateWithNativeHandle, EventSetCallback, EventCreateExp,
         QueueGetInfo, QueueCreate, QueueRetain, QueueRelease, QueueGetNativeHandle,
         QueueCreateWithNativeHandle, QueueFinish, QueueFlush, MemBufferCreate, MemRetain,
         MemRelease, MemBufferPartition, MemGetNativeHandle, MemBufferCreateWithNativeHandle,
         MemGetInfo, PhysicalMemCreate, PhysicalMemRetain, PhysicalMemRelease, PhysicalMemGetInfo,
         EnqueueEventsWait, EnqueueEventsWaitWithBarrier, EnqueueMemBufferRead,
         EnqueueMemBufferWrite, EnqueueMemBufferReadRect, EnqueueMemBufferWriteRect,
         EnqueueMemBufferCopy, EnqueueMemBufferCopyRect, EnqueueMemBufferFill, EnqueueMemBufferMap,
         EnqueueMemUnmap, EnqueueUsmFill, EnqueueUsmMemcpy, EnqueueUsmPrefetch, EnqueueUsmAdvise,
         EnqueueUsmFill_2d, EnqueueUsmMemcpy_2d, EnqueueEventsWaitWithBarrierExt,
         EnqueueTimestampRecordingExp, UsmHostAlloc, UsmDeviceAlloc, UsmSharedAlloc, UsmFree,
         UsmGetMemAllocInfo, UsmPoolCreate, UsmPoolRetain, UsmPoolRelease, UsmPoolGetInfo,
         UsmContextMemcpyExp, UsmHostAllocUnregisterExp, UsmHostAllocRegisterExp,
         IpcGetMemHandleExp, IpcPutMemHandleExp, IpcOpenMemHandleExp, IpcCloseMemHandleExp,
         IpcGetPhysMemHandleExp, IpcPutPhysMemHandleExp, IpcOpenPhysMemHandleExp,
         IpcClosePhysMemHandleExp, IpcGetEventHandleExp, IpcPutEventHandleExp,
         IpcOpenEventHandleExp, UsmP2pEnablePeerAccessExp, UsmP2pDisablePeerAccessExp,
         UsmP2pPeerAccessGetInfoExp, VirtualMemGranularityGetInfo, VirtualMemReserve,
         VirtualMemFree, VirtualMemMap, VirtualMemUnmap, VirtualMemSetAccess, VirtualMemGetInfo,
         DeviceGet, DeviceGetInfo, DeviceRetain, DeviceRelease, DevicePartition, DeviceSelectBinary,
         DeviceGetNativeHandle, DeviceCreateWithNativeHandle, DeviceGetGlobalTimestamps>;

template <typename Visit, typename... Slots> constexpr void forEach(List<Slots...>, Visit visit) {
  (visit(Slots()), ...);
}

// Calls visit(slot, entry) for every function, such as visit(ContextCreate(),
// tables.Context.pfnCreate).
template <typename Tables, typename Visit> constexpr void forEach(Tables &tables, Visit visit) {
  forEach(All(), [&]<typename Slot>(Slot slot) { visit(slot, Slot::in(tables)); });
}

// Calls visit(entry) for every slot outside this interface.
template <typename Tables, typename Visit>
constexpr void forEachReserved([[maybe_unused]] Tables &tables, [[maybe_unused]] Visit visit) {
  visit(tables.Program.pfnCreateWithIL);
  visit(tables.Program.pfnCreateWithBinary);
  visit(tables.Program.pfnBuild);
  visit(tables.Program.pfnCompile);
  visit(tables.Program.pfnLink);
  visit(tables.Program.pfnRetain);
  visit(tables.Program.pfnRelease);
  visit(tables.Program.pfnGetFunctionPointer);
  visit(tables.Program.pfnGetGlobalVariablePointer);
  visit(tables.Program.pfnGetInfo);
  visit(tables.Program.pfnGetBuildInfo);
  visit(tables.Program.pfnSetSpecializationConstants);
  visit(tables.Program.pfnGetNativeHandle);
  visit(tables.Program.pfnCreateWithNativeHandle);
  visit(tables.ProgramExp.pfnDynamicLinkExp);
  visit(tables.ProgramExp.pfnBuildExp);
  visit(tables.ProgramExp.pfnCompileExp);
  visit(tables.ProgramExp.pfnLinkExp);
  visit(tables.Kernel.pfnCreate);
  visit(tables.Kernel.pfnGetInfo);
  visit(tables.Kernel.pfnGetGroupInfo);
  visit(tables.Kernel.pfnGetSubGroupInfo);
  visit(tables.Kernel.pfnRetain);
  visit(tables.Kernel.pfnRelease);
  visit(tables.Kernel.pfnGetNativeHandle);
  visit(tables.Kernel.pfnCreateWithNativeHandle);
  visit(tables.Kernel.pfnGetSuggestedLocalWorkSize);
  visit(tables.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs);
  visit(tables.Kernel.pfnSetExecInfo);
  visit(tables.Kernel.pfnSetSpecializationConstants);
  visit(tables.Kernel.pfnSuggestMaxCooperativeGroupCount);
  visit(tables.QueueExp.pfnBeginGraphCaptureExp);
  visit(tables.QueueExp.pfnBeginCaptureIntoGraphExp);
  visit(tables.QueueExp.pfnEndGraphCaptureExp);
  visit(tables.QueueExp.pfnIsGraphCaptureEnabledExp);
  visit(tables.QueueExp.pfnGetGraphExp);
  visit(tables.Sampler.pfnCreate);
  visit(tables.Sampler.pfnRetain);
  visit(tables.Sampler.pfnRelease);
  visit(tables.Sampler.pfnGetInfo);
  visit(tables.Sampler.pfnGetNativeHandle);
  visit(tables.Sampler.pfnCreateWithNativeHandle);
  visit(tables.Mem.pfnImageCreate);
  visit(tables.Mem.pfnImageCreateWithNativeHandle);
  visit(tables.Mem.pfnImageGetInfo);
  visit(tables.Enqueue.pfnMemImageRead);
  visit(tables.Enqueue.pfnMemImageWrite);
  visit(tables.Enqueue.pfnMemImageCopy);
  visit(tables.Enqueue.pfnDeviceGlobalVariableWrite);
  visit(tables.Enqueue.pfnDeviceGlobalVariableRead);
  visit(tables.Enqueue.pfnReadHostPipe);
  visit(tables.Enqueue.pfnWriteHostPipe);
  visit(tables.EnqueueExp.pfnKernelLaunchWithArgsExp);
  visit(tables.EnqueueExp.pfnUSMDeviceAllocExp);
  visit(tables.EnqueueExp.pfnUSMSharedAllocExp);
  visit(tables.EnqueueExp.pfnUSMHostAllocExp);
  visit(tables.EnqueueExp.pfnUSMFreeExp);
  visit(tables.EnqueueExp.pfnCommandBufferExp);
  visit(tables.EnqueueExp.pfnHostTaskExp);
  visit(tables.EnqueueExp.pfnNativeCommandExp);
  visit(tables.EnqueueExp.pfnGraphExp);
  visit(tables.USMExp.pfnPoolCreateExp);
  visit(tables.USMExp.pfnPoolDestroyExp);
  visit(tables.USMExp.pfnPoolGetDefaultDevicePoolExp);
  visit(tables.USMExp.pfnPoolGetInfoExp);
  visit(tables.USMExp.pfnPoolSetInfoExp);
  visit(tables.USMExp.pfnPoolSetDevicePoolExp);
  visit(tables.USMExp.pfnPoolGetDevicePoolExp);
  visit(tables.USMExp.pfnPoolTrimToExp);
  visit(tables.USMExp.pfnPitchedAllocExp);
  visit(tables.USMExp.pfnImportExp);
  visit(tables.USMExp.pfnReleaseExp);
  visit(tables.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp);
  visit(tables.BindlessImagesExp.pfnSampledImageHandleDestroyExp);
  visit(tables.BindlessImagesExp.pfnImageAllocateExp);
  visit(tables.BindlessImagesExp.pfnImageFreeExp);
  visit(tables.BindlessImagesExp.pfnUnsampledImageCreateExp);
  visit(tables.BindlessImagesExp.pfnSampledImageCreateExp);
  visit(tables.BindlessImagesExp.pfnImageCopyExp);
  visit(tables.BindlessImagesExp.pfnImageGetInfoExp);
  visit(tables.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp);
  visit(tables.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp);
  visit(tables.BindlessImagesExp.pfnGetImageSampledHandleSupportExp);
  visit(tables.BindlessImagesExp.pfnMipmapGetLevelExp);
  visit(tables.BindlessImagesExp.pfnMipmapFreeExp);
  visit(tables.BindlessImagesExp.pfnImportExternalMemoryExp);
  visit(tables.BindlessImagesExp.pfnMapExternalArrayExp);
  visit(tables.BindlessImagesExp.pfnMapExternalLinearMemoryExp);
  visit(tables.BindlessImagesExp.pfnReleaseExternalMemoryExp);
  visit(tables.BindlessImagesExp.pfnFreeMappedLinearMemoryExp);
  visit(tables.BindlessImagesExp.pfnSupportsImportingHandleTypeExp);
  visit(tables.BindlessImagesExp.pfnImportExternalSemaphoreExp);
  visit(tables.BindlessImagesExp.pfnReleaseExternalSemaphoreExp);
  visit(tables.BindlessImagesExp.pfnWaitExternalSemaphoreExp);
  visit(tables.BindlessImagesExp.pfnSignalExternalSemaphoreExp);
  visit(tables.CommandBufferExp.pfnCreateExp);
  visit(tables.CommandBufferExp.pfnRetainExp);
  visit(tables.CommandBufferExp.pfnReleaseExp);
  visit(tables.CommandBufferExp.pfnFinalizeExp);
  visit(tables.CommandBufferExp.pfnAppendKernelLaunchExp);
  visit(tables.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp);
  visit(tables.CommandBufferExp.pfnAppendUSMMemcpyExp);
  visit(tables.CommandBufferExp.pfnAppendUSMFillExp);
  visit(tables.CommandBufferExp.pfnAppendMemBufferCopyExp);
  visit(tables.CommandBufferExp.pfnAppendMemBufferWriteExp);
  visit(tables.CommandBufferExp.pfnAppendMemBufferReadExp);
  visit(tables.CommandBufferExp.pfnAppendMemBufferCopyRectExp);
  visit(tables.CommandBufferExp.pfnAppendMemBufferWriteRectExp);
  visit(tables.CommandBufferExp.pfnAppendMemBufferReadRectExp);
  visit(tables.CommandBufferExp.pfnAppendMemBufferFillExp);
  visit(tables.CommandBufferExp.pfnAppendUSMPrefetchExp);
  visit(tables.CommandBufferExp.pfnAppendUSMAdviseExp);
  visit(tables.CommandBufferExp.pfnAppendNativeCommandExp);
  visit(tables.CommandBufferExp.pfnUpdateKernelLaunchExp);
  visit(tables.CommandBufferExp.pfnUpdateSignalEventExp);
  visit(tables.CommandBufferExp.pfnUpdateWaitEventsExp);
  visit(tables.CommandBufferExp.pfnGetInfoExp);
  visit(tables.CommandBufferExp.pfnGetNativeHandleExp);
  visit(tables.GraphExp.pfnCreateExp);
  visit(tables.GraphExp.pfnInstantiateGraphExp);
  visit(tables.GraphExp.pfnDestroyExp);
  visit(tables.GraphExp.pfnExecutableGraphDestroyExp);
  visit(tables.GraphExp.pfnIsEmptyExp);
  visit(tables.GraphExp.pfnGetIdExp);
  visit(tables.GraphExp.pfnSetDestructionCallbackExp);
  visit(tables.GraphExp.pfnDumpContentsExp);
  visit(tables.GraphExp.pfnGetNativeHandleExp);
  visit(tables.GraphExp.pfnExecutableGraphGetNativeHandleExp);
  visit(tables.MemoryExportExp.pfnAllocExportableMemoryExp);
  visit(tables.MemoryExportExp.pfnFreeExportableMemoryExp);
  visit(tables.MemoryExportExp.pfnExportMemoryHandleExp);
  visit(tables.DeviceExp.pfnWaitExp);
}

// Returns a table. Calls fill(slot, entry) to set each function, and puts `reserved` into the slots
// outside this interface.
template <typename Fill>
constexpr ur_dditable_t tableOf(Fill fill, ur_pfnReserved_t reserved) noexcept {
  ur_dditable_t tables{};
  forEach(tables, fill);
  forEachReserved(tables, [&](auto &entry) { entry = reserved; });
  return tables;
}

} // namespace ur::slots
