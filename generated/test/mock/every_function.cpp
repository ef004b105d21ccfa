// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Each function of the mock: its callbacks get its parameter block, and it fails when it should.

#include "test/unit/mock/mock_table.hpp"
#include "test/unit/mock/mocked_function.hpp"

namespace ur::test {

const ur_dditable_t &mockTable() {
  static const ur_dditable_t table = [] {
    ur_dditable_t filled{};
    EXPECT_EQ(urGetAdapterProcAddrTable(UR_API_VERSION_CURRENT, &filled.Adapter),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetPlatformProcAddrTable(UR_API_VERSION_CURRENT, &filled.Platform),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetContextProcAddrTable(UR_API_VERSION_CURRENT, &filled.Context),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetEventProcAddrTable(UR_API_VERSION_CURRENT, &filled.Event), UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetEventExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.EventExp),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetProgramProcAddrTable(UR_API_VERSION_CURRENT, &filled.Program),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetProgramExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.ProgramExp),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetKernelProcAddrTable(UR_API_VERSION_CURRENT, &filled.Kernel), UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetQueueProcAddrTable(UR_API_VERSION_CURRENT, &filled.Queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetQueueExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.QueueExp),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetSamplerProcAddrTable(UR_API_VERSION_CURRENT, &filled.Sampler),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetMemProcAddrTable(UR_API_VERSION_CURRENT, &filled.Mem), UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetPhysicalMemProcAddrTable(UR_API_VERSION_CURRENT, &filled.PhysicalMem),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetEnqueueProcAddrTable(UR_API_VERSION_CURRENT, &filled.Enqueue),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetEnqueueExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.EnqueueExp),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetUSMProcAddrTable(UR_API_VERSION_CURRENT, &filled.USM), UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetUSMExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.USMExp), UR_RESULT_SUCCESS);
    EXPECT_EQ(
        urGetBindlessImagesExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.BindlessImagesExp),
        UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetCommandBufferExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.CommandBufferExp),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetGraphExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.GraphExp),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetIPCExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.IPCExp), UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetMemoryExportExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.MemoryExportExp),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetUsmP2PExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.UsmP2PExp),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetVirtualMemProcAddrTable(UR_API_VERSION_CURRENT, &filled.VirtualMem),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetDeviceProcAddrTable(UR_API_VERSION_CURRENT, &filled.Device), UR_RESULT_SUCCESS);
    EXPECT_EQ(urGetDeviceExpProcAddrTable(UR_API_VERSION_CURRENT, &filled.DeviceExp),
              UR_RESULT_SUCCESS);
    return filled;
  }();
  return table;
}

namespace {

TEST(EveryMockedFunction, AdapterGet) {
  expectMocked<ur_adapter_get_params_t>(
      UR_FUNCTION_ADAPTER_GET, "urAdapterGet", mockTable().Adapter.pfnGet,
      &ur_adapter_get_params_t::pNumEntries, &ur_adapter_get_params_t::pphAdapters,
      &ur_adapter_get_params_t::ppNumAdapters);
}

TEST(EveryMockedFunction, AdapterRelease) {
  expectMocked<ur_adapter_release_params_t>(UR_FUNCTION_ADAPTER_RELEASE, "urAdapterRelease",
                                            mockTable().Adapter.pfnRelease,
                                            &ur_adapter_release_params_t::phAdapter);
}

TEST(EveryMockedFunction, AdapterRetain) {
  expectMocked<ur_adapter_retain_params_t>(UR_FUNCTION_ADAPTER_RETAIN, "urAdapterRetain",
                                           mockTable().Adapter.pfnRetain,
                                           &ur_adapter_retain_params_t::phAdapter);
}

TEST(EveryMockedFunction, AdapterGetLastError) {
  expectMocked<ur_adapter_get_last_error_params_t>(
      UR_FUNCTION_ADAPTER_GET_LAST_ERROR, "urAdapterGetLastError",
      mockTable().Adapter.pfnGetLastError, &ur_adapter_get_last_error_params_t::phAdapter,
      &ur_adapter_get_last_error_params_t::pppMessage,
      &ur_adapter_get_last_error_params_t::ppError);
}

TEST(EveryMockedFunction, AdapterGetInfo) {
  expectMocked<ur_adapter_get_info_params_t>(
      UR_FUNCTION_ADAPTER_GET_INFO, "urAdapterGetInfo", mockTable().Adapter.pfnGetInfo,
      &ur_adapter_get_info_params_t::phAdapter, &ur_adapter_get_info_params_t::ppropName,
      &ur_adapter_get_info_params_t::ppropSize, &ur_adapter_get_info_params_t::ppPropValue,
      &ur_adapter_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, AdapterSetLoggerCallback) {
  expectMocked<ur_adapter_set_logger_callback_params_t>(
      UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK, "urAdapterSetLoggerCallback",
      mockTable().Adapter.pfnSetLoggerCallback, &ur_adapter_set_logger_callback_params_t::phAdapter,
      &ur_adapter_set_logger_callback_params_t::ppfnLoggerCallback,
      &ur_adapter_set_logger_callback_params_t::ppUserData,
      &ur_adapter_set_logger_callback_params_t::plevel);
}

TEST(EveryMockedFunction, AdapterSetLoggerCallbackLevel) {
  expectMocked<ur_adapter_set_logger_callback_level_params_t>(
      UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL, "urAdapterSetLoggerCallbackLevel",
      mockTable().Adapter.pfnSetLoggerCallbackLevel,
      &ur_adapter_set_logger_callback_level_params_t::phAdapter,
      &ur_adapter_set_logger_callback_level_params_t::plevel);
}

TEST(EveryMockedFunction, PlatformGet) {
  expectMocked<ur_platform_get_params_t>(
      UR_FUNCTION_PLATFORM_GET, "urPlatformGet", mockTable().Platform.pfnGet,
      &ur_platform_get_params_t::phAdapter, &ur_platform_get_params_t::pNumEntries,
      &ur_platform_get_params_t::pphPlatforms, &ur_platform_get_params_t::ppNumPlatforms);
}

TEST(EveryMockedFunction, PlatformGetInfo) {
  expectMocked<ur_platform_get_info_params_t>(
      UR_FUNCTION_PLATFORM_GET_INFO, "urPlatformGetInfo", mockTable().Platform.pfnGetInfo,
      &ur_platform_get_info_params_t::phPlatform, &ur_platform_get_info_params_t::ppropName,
      &ur_platform_get_info_params_t::ppropSize, &ur_platform_get_info_params_t::ppPropValue,
      &ur_platform_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, PlatformGetNativeHandle) {
  expectMocked<ur_platform_get_native_handle_params_t>(
      UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE, "urPlatformGetNativeHandle",
      mockTable().Platform.pfnGetNativeHandle, &ur_platform_get_native_handle_params_t::phPlatform,
      &ur_platform_get_native_handle_params_t::pphNativePlatform);
}

TEST(EveryMockedFunction, PlatformCreateWithNativeHandle) {
  expectMocked<ur_platform_create_with_native_handle_params_t>(
      UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE, "urPlatformCreateWithNativeHandle",
      mockTable().Platform.pfnCreateWithNativeHandle,
      &ur_platform_create_with_native_handle_params_t::phNativePlatform,
      &ur_platform_create_with_native_handle_params_t::phAdapter,
      &ur_platform_create_with_native_handle_params_t::ppProperties,
      &ur_platform_create_with_native_handle_params_t::pphPlatform);
}

TEST(EveryMockedFunction, PlatformGetApiVersion) {
  expectMocked<ur_platform_get_api_version_params_t>(
      UR_FUNCTION_PLATFORM_GET_API_VERSION, "urPlatformGetApiVersion",
      mockTable().Platform.pfnGetApiVersion, &ur_platform_get_api_version_params_t::phPlatform,
      &ur_platform_get_api_version_params_t::ppVersion);
}

TEST(EveryMockedFunction, PlatformGetBackendOption) {
  expectMocked<ur_platform_get_backend_option_params_t>(
      UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION, "urPlatformGetBackendOption",
      mockTable().Platform.pfnGetBackendOption,
      &ur_platform_get_backend_option_params_t::phPlatform,
      &ur_platform_get_backend_option_params_t::ppFrontendOption,
      &ur_platform_get_backend_option_params_t::pppPlatformOption);
}

TEST(EveryMockedFunction, ContextCreate) {
  expectMocked<ur_context_create_params_t>(
      UR_FUNCTION_CONTEXT_CREATE, "urContextCreate", mockTable().Context.pfnCreate,
      &ur_context_create_params_t::pDeviceCount, &ur_context_create_params_t::pphDevices,
      &ur_context_create_params_t::ppProperties, &ur_context_create_params_t::pphContext);
}

TEST(EveryMockedFunction, ContextRetain) {
  expectMocked<ur_context_retain_params_t>(UR_FUNCTION_CONTEXT_RETAIN, "urContextRetain",
                                           mockTable().Context.pfnRetain,
                                           &ur_context_retain_params_t::phContext);
}

TEST(EveryMockedFunction, ContextRelease) {
  expectMocked<ur_context_release_params_t>(UR_FUNCTION_CONTEXT_RELEASE, "urContextRelease",
                                            mockTable().Context.pfnRelease,
                                            &ur_context_release_params_t::phContext);
}

TEST(EveryMockedFunction, ContextGetInfo) {
  expectMocked<ur_context_get_info_params_t>(
      UR_FUNCTION_CONTEXT_GET_INFO, "urContextGetInfo", mockTable().Context.pfnGetInfo,
      &ur_context_get_info_params_t::phContext, &ur_context_get_info_params_t::ppropName,
      &ur_context_get_info_params_t::ppropSize, &ur_context_get_info_params_t::ppPropValue,
      &ur_context_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, ContextGetNativeHandle) {
  expectMocked<ur_context_get_native_handle_params_t>(
      UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE, "urContextGetNativeHandle",
      mockTable().Context.pfnGetNativeHandle, &ur_context_get_native_handle_params_t::phContext,
      &ur_context_get_native_handle_params_t::pphNativeContext);
}

TEST(EveryMockedFunction, ContextCreateWithNativeHandle) {
  expectMocked<ur_context_create_with_native_handle_params_t>(
      UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE, "urContextCreateWithNativeHandle",
      mockTable().Context.pfnCreateWithNativeHandle,
      &ur_context_create_with_native_handle_params_t::phNativeContext,
      &ur_context_create_with_native_handle_params_t::phAdapter,
      &ur_context_create_with_native_handle_params_t::pnumDevices,
      &ur_context_create_with_native_handle_params_t::pphDevices,
      &ur_context_create_with_native_handle_params_t::ppProperties,
      &ur_context_create_with_native_handle_params_t::pphContext);
}

TEST(EveryMockedFunction, ContextSetExtendedDeleter) {
  expectMocked<ur_context_set_extended_deleter_params_t>(
      UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER, "urContextSetExtendedDeleter",
      mockTable().Context.pfnSetExtendedDeleter,
      &ur_context_set_extended_deleter_params_t::phContext,
      &ur_context_set_extended_deleter_params_t::ppfnDeleter,
      &ur_context_set_extended_deleter_params_t::ppUserData);
}

TEST(EveryMockedFunction, EventGetInfo) {
  expectMocked<ur_event_get_info_params_t>(
      UR_FUNCTION_EVENT_GET_INFO, "urEventGetInfo", mockTable().Event.pfnGetInfo,
      &ur_event_get_info_params_t::phEvent, &ur_event_get_info_params_t::ppropName,
      &ur_event_get_info_params_t::ppropSize, &ur_event_get_info_params_t::ppPropValue,
      &ur_event_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, EventGetProfilingInfo) {
  expectMocked<ur_event_get_profiling_info_params_t>(
      UR_FUNCTION_EVENT_GET_PROFILING_INFO, "urEventGetProfilingInfo",
      mockTable().Event.pfnGetProfilingInfo, &ur_event_get_profiling_info_params_t::phEvent,
      &ur_event_get_profiling_info_params_t::ppropName,
      &ur_event_get_profiling_info_params_t::ppropSize,
      &ur_event_get_profiling_info_params_t::ppPropValue,
      &ur_event_get_profiling_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, EventWait) {
  expectMocked<ur_event_wait_params_t>(
      UR_FUNCTION_EVENT_WAIT, "urEventWait", mockTable().Event.pfnWait,
      &ur_event_wait_params_t::pnumEvents, &ur_event_wait_params_t::pphEventWaitList);
}

TEST(EveryMockedFunction, EventRetain) {
  expectMocked<ur_event_retain_params_t>(UR_FUNCTION_EVENT_RETAIN, "urEventRetain",
                                         mockTable().Event.pfnRetain,
                                         &ur_event_retain_params_t::phEvent);
}

TEST(EveryMockedFunction, EventRelease) {
  expectMocked<ur_event_release_params_t>(UR_FUNCTION_EVENT_RELEASE, "urEventRelease",
                                          mockTable().Event.pfnRelease,
                                          &ur_event_release_params_t::phEvent);
}

TEST(EveryMockedFunction, EventGetNativeHandle) {
  expectMocked<ur_event_get_native_handle_params_t>(
      UR_FUNCTION_EVENT_GET_NATIVE_HANDLE, "urEventGetNativeHandle",
      mockTable().Event.pfnGetNativeHandle, &ur_event_get_native_handle_params_t::phEvent,
      &ur_event_get_native_handle_params_t::pphNativeEvent);
}

TEST(EveryMockedFunction, EventCreateWithNativeHandle) {
  expectMocked<ur_event_create_with_native_handle_params_t>(
      UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE, "urEventCreateWithNativeHandle",
      mockTable().Event.pfnCreateWithNativeHandle,
      &ur_event_create_with_native_handle_params_t::phNativeEvent,
      &ur_event_create_with_native_handle_params_t::phContext,
      &ur_event_create_with_native_handle_params_t::ppProperties,
      &ur_event_create_with_native_handle_params_t::pphEvent);
}

TEST(EveryMockedFunction, EventSetCallback) {
  expectMocked<ur_event_set_callback_params_t>(
      UR_FUNCTION_EVENT_SET_CALLBACK, "urEventSetCallback", mockTable().Event.pfnSetCallback,
      &ur_event_set_callback_params_t::phEvent, &ur_event_set_callback_params_t::pexecStatus,
      &ur_event_set_callback_params_t::ppfnNotify, &ur_event_set_callback_params_t::ppUserData);
}

TEST(EveryMockedFunction, EventCreateExp) {
  expectMocked<ur_event_create_exp_params_t>(
      UR_FUNCTION_EVENT_CREATE_EXP, "urEventCreateExp", mockTable().EventExp.pfnCreateExp,
      &ur_event_create_exp_params_t::phContext, &ur_event_create_exp_params_t::phDevice,
      &ur_event_create_exp_params_t::ppEventDesc, &ur_event_create_exp_params_t::pphEvent);
}

TEST(EveryMockedFunction, QueueGetInfo) {
  expectMocked<ur_queue_get_info_params_t>(
      UR_FUNCTION_QUEUE_GET_INFO, "urQueueGetInfo", mockTable().Queue.pfnGetInfo,
      &ur_queue_get_info_params_t::phQueue, &ur_queue_get_info_params_t::ppropName,
      &ur_queue_get_info_params_t::ppropSize, &ur_queue_get_info_params_t::ppPropValue,
      &ur_queue_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, QueueCreate) {
  expectMocked<ur_queue_create_params_t>(
      UR_FUNCTION_QUEUE_CREATE, "urQueueCreate", mockTable().Queue.pfnCreate,
      &ur_queue_create_params_t::phContext, &ur_queue_create_params_t::phDevice,
      &ur_queue_create_params_t::ppProperties, &ur_queue_create_params_t::pphQueue);
}

TEST(EveryMockedFunction, QueueRetain) {
  expectMocked<ur_queue_retain_params_t>(UR_FUNCTION_QUEUE_RETAIN, "urQueueRetain",
                                         mockTable().Queue.pfnRetain,
                                         &ur_queue_retain_params_t::phQueue);
}

TEST(EveryMockedFunction, QueueRelease) {
  expectMocked<ur_queue_release_params_t>(UR_FUNCTION_QUEUE_RELEASE, "urQueueRelease",
                                          mockTable().Queue.pfnRelease,
                                          &ur_queue_release_params_t::phQueue);
}

TEST(EveryMockedFunction, QueueGetNativeHandle) {
  expectMocked<ur_queue_get_native_handle_params_t>(
      UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE, "urQueueGetNativeHandle",
      mockTable().Queue.pfnGetNativeHandle, &ur_queue_get_native_handle_params_t::phQueue,
      &ur_queue_get_native_handle_params_t::ppDesc,
      &ur_queue_get_native_handle_params_t::pphNativeQueue);
}

TEST(EveryMockedFunction, QueueCreateWithNativeHandle) {
  expectMocked<ur_queue_create_with_native_handle_params_t>(
      UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE, "urQueueCreateWithNativeHandle",
      mockTable().Queue.pfnCreateWithNativeHandle,
      &ur_queue_create_with_native_handle_params_t::phNativeQueue,
      &ur_queue_create_with_native_handle_params_t::phContext,
      &ur_queue_create_with_native_handle_params_t::phDevice,
      &ur_queue_create_with_native_handle_params_t::ppProperties,
      &ur_queue_create_with_native_handle_params_t::pphQueue);
}

TEST(EveryMockedFunction, QueueFinish) {
  expectMocked<ur_queue_finish_params_t>(UR_FUNCTION_QUEUE_FINISH, "urQueueFinish",
                                         mockTable().Queue.pfnFinish,
                                         &ur_queue_finish_params_t::phQueue);
}

TEST(EveryMockedFunction, QueueFlush) {
  expectMocked<ur_queue_flush_params_t>(UR_FUNCTION_QUEUE_FLUSH, "urQueueFlush",
                                        mockTable().Queue.pfnFlush,
                                        &ur_queue_flush_params_t::phQueue);
}

TEST(EveryMockedFunction, PhysicalMemCreate) {
  expectMocked<ur_physical_mem_create_params_t>(
      UR_FUNCTION_PHYSICAL_MEM_CREATE, "urPhysicalMemCreate", mockTable().PhysicalMem.pfnCreate,
      &ur_physical_mem_create_params_t::phContext, &ur_physical_mem_create_params_t::phDevice,
      &ur_physical_mem_create_params_t::psize, &ur_physical_mem_create_params_t::ppProperties,
      &ur_physical_mem_create_params_t::pphPhysicalMem);
}

TEST(EveryMockedFunction, PhysicalMemRetain) {
  expectMocked<ur_physical_mem_retain_params_t>(
      UR_FUNCTION_PHYSICAL_MEM_RETAIN, "urPhysicalMemRetain", mockTable().PhysicalMem.pfnRetain,
      &ur_physical_mem_retain_params_t::phPhysicalMem);
}

TEST(EveryMockedFunction, PhysicalMemRelease) {
  expectMocked<ur_physical_mem_release_params_t>(
      UR_FUNCTION_PHYSICAL_MEM_RELEASE, "urPhysicalMemRelease", mockTable().PhysicalMem.pfnRelease,
      &ur_physical_mem_release_params_t::phPhysicalMem);
}

TEST(EveryMockedFunction, PhysicalMemGetInfo) {
  expectMocked<ur_physical_mem_get_info_params_t>(
      UR_FUNCTION_PHYSICAL_MEM_GET_INFO, "urPhysicalMemGetInfo", mockTable().PhysicalMem.pfnGetInfo,
      &ur_physical_mem_get_info_params_t::phPhysicalMem,
      &ur_physical_mem_get_info_params_t::ppropName, &ur_physical_mem_get_info_params_t::ppropSize,
      &ur_physical_mem_get_info_params_t::ppPropValue,
      &ur_physical_mem_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, EnqueueEventsWait) {
  expectMocked<ur_enqueue_events_wait_params_t>(
      UR_FUNCTION_ENQUEUE_EVENTS_WAIT, "urEnqueueEventsWait", mockTable().Enqueue.pfnEventsWait,
      &ur_enqueue_events_wait_params_t::phQueue,
      &ur_enqueue_events_wait_params_t::pnumEventsInWaitList,
      &ur_enqueue_events_wait_params_t::pphEventWaitList,
      &ur_enqueue_events_wait_params_t::pphEvent);
}

TEST(EveryMockedFunction, EnqueueEventsWaitWithBarrier) {
  expectMocked<ur_enqueue_events_wait_with_barrier_params_t>(
      UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER, "urEnqueueEventsWaitWithBarrier",
      mockTable().Enqueue.pfnEventsWaitWithBarrier,
      &ur_enqueue_events_wait_with_barrier_params_t::phQueue,
      &ur_enqueue_events_wait_with_barrier_params_t::pnumEventsInWaitList,
      &ur_enqueue_events_wait_with_barrier_params_t::pphEventWaitList,
      &ur_enqueue_events_wait_with_barrier_params_t::pphEvent);
}

TEST(EveryMockedFunction, EnqueueUsmFill) {
  expectMocked<ur_enqueue_usm_fill_params_t>(
      UR_FUNCTION_ENQUEUE_USM_FILL, "urEnqueueUSMFill", mockTable().Enqueue.pfnUSMFill,
      &ur_enqueue_usm_fill_params_t::phQueue, &ur_enqueue_usm_fill_params_t::ppMem,
      &ur_enqueue_usm_fill_params_t::ppatternSize, &ur_enqueue_usm_fill_params_t::ppPattern,
      &ur_enqueue_usm_fill_params_t::psize, &ur_enqueue_usm_fill_params_t::pnumEventsInWaitList,
      &ur_enqueue_usm_fill_params_t::pphEventWaitList, &ur_enqueue_usm_fill_params_t::pphEvent);
}

TEST(EveryMockedFunction, EnqueueUsmMemcpy) {
  expectMocked<ur_enqueue_usm_memcpy_params_t>(
      UR_FUNCTION_ENQUEUE_USM_MEMCPY, "urEnqueueUSMMemcpy", mockTable().Enqueue.pfnUSMMemcpy,
      &ur_enqueue_usm_memcpy_params_t::phQueue, &ur_enqueue_usm_memcpy_params_t::pblocking,
      &ur_enqueue_usm_memcpy_params_t::ppDst, &ur_enqueue_usm_memcpy_params_t::ppSrc,
      &ur_enqueue_usm_memcpy_params_t::psize, &ur_enqueue_usm_memcpy_params_t::pnumEventsInWaitList,
      &ur_enqueue_usm_memcpy_params_t::pphEventWaitList, &ur_enqueue_usm_memcpy_params_t::pphEvent);
}

TEST(EveryMockedFunction, EnqueueUsmPrefetch) {
  expectMocked<ur_enqueue_usm_prefetch_params_t>(
      UR_FUNCTION_ENQUEUE_USM_PREFETCH, "urEnqueueUSMPrefetch", mockTable().Enqueue.pfnUSMPrefetch,
      &ur_enqueue_usm_prefetch_params_t::phQueue, &ur_enqueue_usm_prefetch_params_t::ppMem,
      &ur_enqueue_usm_prefetch_params_t::psize, &ur_enqueue_usm_prefetch_params_t::pflags,
      &ur_enqueue_usm_prefetch_params_t::pnumEventsInWaitList,
      &ur_enqueue_usm_prefetch_params_t::pphEventWaitList,
      &ur_enqueue_usm_prefetch_params_t::pphEvent);
}

TEST(EveryMockedFunction, EnqueueUsmAdvise) {
  expectMocked<ur_enqueue_usm_advise_params_t>(
      UR_FUNCTION_ENQUEUE_USM_ADVISE, "urEnqueueUSMAdvise", mockTable().Enqueue.pfnUSMAdvise,
      &ur_enqueue_usm_advise_params_t::phQueue, &ur_enqueue_usm_advise_params_t::ppMem,
      &ur_enqueue_usm_advise_params_t::psize, &ur_enqueue_usm_advise_params_t::padvice,
      &ur_enqueue_usm_advise_params_t::pphEvent);
}

TEST(EveryMockedFunction, EnqueueEventsWaitWithBarrierExt) {
  expectMocked<ur_enqueue_events_wait_with_barrier_ext_params_t>(
      UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT, "urEnqueueEventsWaitWithBarrierExt",
      mockTable().Enqueue.pfnEventsWaitWithBarrierExt,
      &ur_enqueue_events_wait_with_barrier_ext_params_t::phQueue,
      &ur_enqueue_events_wait_with_barrier_ext_params_t::ppProperties,
      &ur_enqueue_events_wait_with_barrier_ext_params_t::pnumEventsInWaitList,
      &ur_enqueue_events_wait_with_barrier_ext_params_t::pphEventWaitList,
      &ur_enqueue_events_wait_with_barrier_ext_params_t::pphEvent);
}

TEST(EveryMockedFunction, UsmHostAlloc) {
  expectMocked<ur_usm_host_alloc_params_t>(
      UR_FUNCTION_USM_HOST_ALLOC, "urUSMHostAlloc", mockTable().USM.pfnHostAlloc,
      &ur_usm_host_alloc_params_t::phContext, &ur_usm_host_alloc_params_t::ppUSMDesc,
      &ur_usm_host_alloc_params_t::ppool, &ur_usm_host_alloc_params_t::psize,
      &ur_usm_host_alloc_params_t::pppMem);
}

TEST(EveryMockedFunction, UsmDeviceAlloc) {
  expectMocked<ur_usm_device_alloc_params_t>(
      UR_FUNCTION_USM_DEVICE_ALLOC, "urUSMDeviceAlloc", mockTable().USM.pfnDeviceAlloc,
      &ur_usm_device_alloc_params_t::phContext, &ur_usm_device_alloc_params_t::phDevice,
      &ur_usm_device_alloc_params_t::ppUSMDesc, &ur_usm_device_alloc_params_t::ppool,
      &ur_usm_device_alloc_params_t::psize, &ur_usm_device_alloc_params_t::pppMem);
}

TEST(EveryMockedFunction, UsmSharedAlloc) {
  expectMocked<ur_usm_shared_alloc_params_t>(
      UR_FUNCTION_USM_SHARED_ALLOC, "urUSMSharedAlloc", mockTable().USM.pfnSharedAlloc,
      &ur_usm_shared_alloc_params_t::phContext, &ur_usm_shared_alloc_params_t::phDevice,
      &ur_usm_shared_alloc_params_t::ppUSMDesc, &ur_usm_shared_alloc_params_t::ppool,
      &ur_usm_shared_alloc_params_t::psize, &ur_usm_shared_alloc_params_t::pppMem);
}

TEST(EveryMockedFunction, UsmFree) {
  expectMocked<ur_usm_free_params_t>(UR_FUNCTION_USM_FREE, "urUSMFree", mockTable().USM.pfnFree,
                                     &ur_usm_free_params_t::phContext,
                                     &ur_usm_free_params_t::ppMem);
}

TEST(EveryMockedFunction, UsmGetMemAllocInfo) {
  expectMocked<ur_usm_get_mem_alloc_info_params_t>(
      UR_FUNCTION_USM_GET_MEM_ALLOC_INFO, "urUSMGetMemAllocInfo",
      mockTable().USM.pfnGetMemAllocInfo, &ur_usm_get_mem_alloc_info_params_t::phContext,
      &ur_usm_get_mem_alloc_info_params_t::ppMem, &ur_usm_get_mem_alloc_info_params_t::ppropName,
      &ur_usm_get_mem_alloc_info_params_t::ppropSize,
      &ur_usm_get_mem_alloc_info_params_t::ppPropValue,
      &ur_usm_get_mem_alloc_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, UsmPoolCreate) {
  expectMocked<ur_usm_pool_create_params_t>(
      UR_FUNCTION_USM_POOL_CREATE, "urUSMPoolCreate", mockTable().USM.pfnPoolCreate,
      &ur_usm_pool_create_params_t::phContext, &ur_usm_pool_create_params_t::ppPoolDesc,
      &ur_usm_pool_create_params_t::pppPool);
}

TEST(EveryMockedFunction, UsmPoolRetain) {
  expectMocked<ur_usm_pool_retain_params_t>(UR_FUNCTION_USM_POOL_RETAIN, "urUSMPoolRetain",
                                            mockTable().USM.pfnPoolRetain,
                                            &ur_usm_pool_retain_params_t::ppPool);
}

TEST(EveryMockedFunction, UsmPoolRelease) {
  expectMocked<ur_usm_pool_release_params_t>(UR_FUNCTION_USM_POOL_RELEASE, "urUSMPoolRelease",
                                             mockTable().USM.pfnPoolRelease,
                                             &ur_usm_pool_release_params_t::ppPool);
}

TEST(EveryMockedFunction, UsmPoolGetInfo) {
  expectMocked<ur_usm_pool_get_info_params_t>(
      UR_FUNCTION_USM_POOL_GET_INFO, "urUSMPoolGetInfo", mockTable().USM.pfnPoolGetInfo,
      &ur_usm_pool_get_info_params_t::phPool, &ur_usm_pool_get_info_params_t::ppropName,
      &ur_usm_pool_get_info_params_t::ppropSize, &ur_usm_pool_get_info_params_t::ppPropValue,
      &ur_usm_pool_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, UsmContextMemcpyExp) {
  expectMocked<ur_usm_context_memcpy_exp_params_t>(
      UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP, "urUSMContextMemcpyExp",
      mockTable().USMExp.pfnContextMemcpyExp, &ur_usm_context_memcpy_exp_params_t::phContext,
      &ur_usm_context_memcpy_exp_params_t::ppDst, &ur_usm_context_memcpy_exp_params_t::ppSrc,
      &ur_usm_context_memcpy_exp_params_t::psize);
}

TEST(EveryMockedFunction, IpcGetMemHandleExp) {
  expectMocked<ur_ipc_get_mem_handle_exp_params_t>(
      UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP, "urIPCGetMemHandleExp",
      mockTable().IPCExp.pfnGetMemHandleExp, &ur_ipc_get_mem_handle_exp_params_t::phContext,
      &ur_ipc_get_mem_handle_exp_params_t::ppMem,
      &ur_ipc_get_mem_handle_exp_params_t::pppIPCMemHandleData,
      &ur_ipc_get_mem_handle_exp_params_t::ppIPCMemHandleDataSizeRet);
}

TEST(EveryMockedFunction, IpcPutMemHandleExp) {
  expectMocked<ur_ipc_put_mem_handle_exp_params_t>(
      UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP, "urIPCPutMemHandleExp",
      mockTable().IPCExp.pfnPutMemHandleExp, &ur_ipc_put_mem_handle_exp_params_t::phContext,
      &ur_ipc_put_mem_handle_exp_params_t::ppIPCMemHandleData);
}

TEST(EveryMockedFunction, IpcOpenMemHandleExp) {
  expectMocked<ur_ipc_open_mem_handle_exp_params_t>(
      UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP, "urIPCOpenMemHandleExp",
      mockTable().IPCExp.pfnOpenMemHandleExp, &ur_ipc_open_mem_handle_exp_params_t::phContext,
      &ur_ipc_open_mem_handle_exp_params_t::phDevice,
      &ur_ipc_open_mem_handle_exp_params_t::ppIPCMemHandleData,
      &ur_ipc_open_mem_handle_exp_params_t::pipcMemHandleDataSize,
      &ur_ipc_open_mem_handle_exp_params_t::pppMem);
}

TEST(EveryMockedFunction, IpcCloseMemHandleExp) {
  expectMocked<ur_ipc_close_mem_handle_exp_params_t>(
      UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP, "urIPCCloseMemHandleExp",
      mockTable().IPCExp.pfnCloseMemHandleExp, &ur_ipc_close_mem_handle_exp_params_t::phContext,
      &ur_ipc_close_mem_handle_exp_params_t::ppMem);
}

TEST(EveryMockedFunction, IpcGetPhysMemHandleExp) {
  expectMocked<ur_ipc_get_phys_mem_handle_exp_params_t>(
      UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP, "urIPCGetPhysMemHandleExp",
      mockTable().IPCExp.pfnGetPhysMemHandleExp,
      &ur_ipc_get_phys_mem_handle_exp_params_t::phContext,
      &ur_ipc_get_phys_mem_handle_exp_params_t::phPhysMem,
      &ur_ipc_get_phys_mem_handle_exp_params_t::pppIPCPhysMemHandleData,
      &ur_ipc_get_phys_mem_handle_exp_params_t::ppIPCPhysMemHandleDataSizeRet);
}

TEST(EveryMockedFunction, IpcPutPhysMemHandleExp) {
  expectMocked<ur_ipc_put_phys_mem_handle_exp_params_t>(
      UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP, "urIPCPutPhysMemHandleExp",
      mockTable().IPCExp.pfnPutPhysMemHandleExp,
      &ur_ipc_put_phys_mem_handle_exp_params_t::phContext,
      &ur_ipc_put_phys_mem_handle_exp_params_t::ppIPCPhysMemHandleData);
}

TEST(EveryMockedFunction, IpcOpenPhysMemHandleExp) {
  expectMocked<ur_ipc_open_phys_mem_handle_exp_params_t>(
      UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP, "urIPCOpenPhysMemHandleExp",
      mockTable().IPCExp.pfnOpenPhysMemHandleExp,
      &ur_ipc_open_phys_mem_handle_exp_params_t::phContext,
      &ur_ipc_open_phys_mem_handle_exp_params_t::phDevice,
      &ur_ipc_open_phys_mem_handle_exp_params_t::ppIPCPhysMemHandleData,
      &ur_ipc_open_phys_mem_handle_exp_params_t::pipcPhysMemHandleDataSize,
      &ur_ipc_open_phys_mem_handle_exp_params_t::pphPhysMem);
}

TEST(EveryMockedFunction, IpcClosePhysMemHandleExp) {
  expectMocked<ur_ipc_close_phys_mem_handle_exp_params_t>(
      UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP, "urIPCClosePhysMemHandleExp",
      mockTable().IPCExp.pfnClosePhysMemHandleExp,
      &ur_ipc_close_phys_mem_handle_exp_params_t::phContext,
      &ur_ipc_close_phys_mem_handle_exp_params_t::phPhysMem);
}

TEST(EveryMockedFunction, IpcGetEventHandleExp) {
  expectMocked<ur_ipc_get_event_handle_exp_params_t>(
      UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP, "urIPCGetEventHandleExp",
      mockTable().IPCExp.pfnGetEventHandleExp, &ur_ipc_get_event_handle_exp_params_t::phEvent,
      &ur_ipc_get_event_handle_exp_params_t::pppIPCEventHandleData,
      &ur_ipc_get_event_handle_exp_params_t::ppIPCEventHandleDataSizeRet);
}

TEST(EveryMockedFunction, IpcPutEventHandleExp) {
  expectMocked<ur_ipc_put_event_handle_exp_params_t>(
      UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP, "urIPCPutEventHandleExp",
      mockTable().IPCExp.pfnPutEventHandleExp, &ur_ipc_put_event_handle_exp_params_t::phContext,
      &ur_ipc_put_event_handle_exp_params_t::ppIPCEventHandleData);
}

TEST(EveryMockedFunction, IpcOpenEventHandleExp) {
  expectMocked<ur_ipc_open_event_handle_exp_params_t>(
      UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP, "urIPCOpenEventHandleExp",
      mockTable().IPCExp.pfnOpenEventHandleExp, &ur_ipc_open_event_handle_exp_params_t::phContext,
      &ur_ipc_open_event_handle_exp_params_t::ppIPCEventHandleData,
      &ur_ipc_open_event_handle_exp_params_t::pipcEventHandleDataSize,
      &ur_ipc_open_event_handle_exp_params_t::pphEvent);
}

TEST(EveryMockedFunction, UsmP2pEnablePeerAccessExp) {
  expectMocked<ur_usm_p2p_enable_peer_access_exp_params_t>(
      UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP, "urUsmP2PEnablePeerAccessExp",
      mockTable().UsmP2PExp.pfnEnablePeerAccessExp,
      &ur_usm_p2p_enable_peer_access_exp_params_t::pcommandDevice,
      &ur_usm_p2p_enable_peer_access_exp_params_t::ppeerDevice);
}

TEST(EveryMockedFunction, UsmP2pDisablePeerAccessExp) {
  expectMocked<ur_usm_p2p_disable_peer_access_exp_params_t>(
      UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP, "urUsmP2PDisablePeerAccessExp",
      mockTable().UsmP2PExp.pfnDisablePeerAccessExp,
      &ur_usm_p2p_disable_peer_access_exp_params_t::pcommandDevice,
      &ur_usm_p2p_disable_peer_access_exp_params_t::ppeerDevice);
}

TEST(EveryMockedFunction, UsmP2pPeerAccessGetInfoExp) {
  expectMocked<ur_usm_p2p_peer_access_get_info_exp_params_t>(
      UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP, "urUsmP2PPeerAccessGetInfoExp",
      mockTable().UsmP2PExp.pfnPeerAccessGetInfoExp,
      &ur_usm_p2p_peer_access_get_info_exp_params_t::pcommandDevice,
      &ur_usm_p2p_peer_access_get_info_exp_params_t::ppeerDevice,
      &ur_usm_p2p_peer_access_get_info_exp_params_t::ppropName,
      &ur_usm_p2p_peer_access_get_info_exp_params_t::ppropSize,
      &ur_usm_p2p_peer_access_get_info_exp_params_t::ppPropValue,
      &ur_usm_p2p_peer_access_get_info_exp_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, VirtualMemGranularityGetInfo) {
  expectMocked<ur_virtual_mem_granularity_get_info_params_t>(
      UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO, "urVirtualMemGranularityGetInfo",
      mockTable().VirtualMem.pfnGranularityGetInfo,
      &ur_virtual_mem_granularity_get_info_params_t::phContext,
      &ur_virtual_mem_granularity_get_info_params_t::phDevice,
      &ur_virtual_mem_granularity_get_info_params_t::pallocationSize,
      &ur_virtual_mem_granularity_get_info_params_t::ppropName,
      &ur_virtual_mem_granularity_get_info_params_t::ppropSize,
      &ur_virtual_mem_granularity_get_info_params_t::ppPropValue,
      &ur_virtual_mem_granularity_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, VirtualMemReserve) {
  expectMocked<ur_virtual_mem_reserve_params_t>(
      UR_FUNCTION_VIRTUAL_MEM_RESERVE, "urVirtualMemReserve", mockTable().VirtualMem.pfnReserve,
      &ur_virtual_mem_reserve_params_t::phContext, &ur_virtual_mem_reserve_params_t::ppStart,
      &ur_virtual_mem_reserve_params_t::psize, &ur_virtual_mem_reserve_params_t::pppStart);
}

TEST(EveryMockedFunction, VirtualMemFree) {
  expectMocked<ur_virtual_mem_free_params_t>(
      UR_FUNCTION_VIRTUAL_MEM_FREE, "urVirtualMemFree", mockTable().VirtualMem.pfnFree,
      &ur_virtual_mem_free_params_t::phContext, &ur_virtual_mem_free_params_t::ppStart,
      &ur_virtual_mem_free_params_t::psize);
}

TEST(EveryMockedFunction, VirtualMemMap) {
  expectMocked<ur_virtual_mem_map_params_t>(
      UR_FUNCTION_VIRTUAL_MEM_MAP, "urVirtualMemMap", mockTable().VirtualMem.pfnMap,
      &ur_virtual_mem_map_params_t::phContext, &ur_virtual_mem_map_params_t::ppStart,
      &ur_virtual_mem_map_params_t::psize, &ur_virtual_mem_map_params_t::phPhysicalMem,
      &ur_virtual_mem_map_params_t::poffset, &ur_virtual_mem_map_params_t::pflags);
}

TEST(EveryMockedFunction, VirtualMemUnmap) {
  expectMocked<ur_virtual_mem_unmap_params_t>(
      UR_FUNCTION_VIRTUAL_MEM_UNMAP, "urVirtualMemUnmap", mockTable().VirtualMem.pfnUnmap,
      &ur_virtual_mem_unmap_params_t::phContext, &ur_virtual_mem_unmap_params_t::ppStart,
      &ur_virtual_mem_unmap_params_t::psize);
}

TEST(EveryMockedFunction, VirtualMemSetAccess) {
  expectMocked<ur_virtual_mem_set_access_params_t>(
      UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS, "urVirtualMemSetAccess",
      mockTable().VirtualMem.pfnSetAccess, &ur_virtual_mem_set_access_params_t::phContext,
      &ur_virtual_mem_set_access_params_t::ppStart, &ur_virtual_mem_set_access_params_t::psize,
      &ur_virtual_mem_set_access_params_t::pflags);
}

TEST(EveryMockedFunction, VirtualMemGetInfo) {
  expectMocked<ur_virtual_mem_get_info_params_t>(
      UR_FUNCTION_VIRTUAL_MEM_GET_INFO, "urVirtualMemGetInfo", mockTable().VirtualMem.pfnGetInfo,
      &ur_virtual_mem_get_info_params_t::phContext, &ur_virtual_mem_get_info_params_t::ppStart,
      &ur_virtual_mem_get_info_params_t::psize, &ur_virtual_mem_get_info_params_t::ppropName,
      &ur_virtual_mem_get_info_params_t::ppropSize, &ur_virtual_mem_get_info_params_t::ppPropValue,
      &ur_virtual_mem_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, DeviceGet) {
  expectMocked<ur_device_get_params_t>(
      UR_FUNCTION_DEVICE_GET, "urDeviceGet", mockTable().Device.pfnGet,
      &ur_device_get_params_t::phPlatform, &ur_device_get_params_t::pDeviceType,
      &ur_device_get_params_t::pNumEntries, &ur_device_get_params_t::pphDevices,
      &ur_device_get_params_t::ppNumDevices);
}

TEST(EveryMockedFunction, DeviceGetInfo) {
  expectMocked<ur_device_get_info_params_t>(
      UR_FUNCTION_DEVICE_GET_INFO, "urDeviceGetInfo", mockTable().Device.pfnGetInfo,
      &ur_device_get_info_params_t::phDevice, &ur_device_get_info_params_t::ppropName,
      &ur_device_get_info_params_t::ppropSize, &ur_device_get_info_params_t::ppPropValue,
      &ur_device_get_info_params_t::ppPropSizeRet);
}

TEST(EveryMockedFunction, DeviceRetain) {
  expectMocked<ur_device_retain_params_t>(UR_FUNCTION_DEVICE_RETAIN, "urDeviceRetain",
                                          mockTable().Device.pfnRetain,
                                          &ur_device_retain_params_t::phDevice);
}

TEST(EveryMockedFunction, DeviceRelease) {
  expectMocked<ur_device_release_params_t>(UR_FUNCTION_DEVICE_RELEASE, "urDeviceRelease",
                                           mockTable().Device.pfnRelease,
                                           &ur_device_release_params_t::phDevice);
}

TEST(EveryMockedFunction, DevicePartition) {
  expectMocked<ur_device_partition_params_t>(
      UR_FUNCTION_DEVICE_PARTITION, "urDevicePartition", mockTable().Device.pfnPartition,
      &ur_device_partition_params_t::phDevice, &ur_device_partition_params_t::ppProperties,
      &ur_device_partition_params_t::pNumDevices, &ur_device_partition_params_t::pphSubDevices,
      &ur_device_partition_params_t::ppNumDevicesRet);
}

TEST(EveryMockedFunction, DeviceSelectBinary) {
  expectMocked<ur_device_select_binary_params_t>(
      UR_FUNCTION_DEVICE_SELECT_BINARY, "urDeviceSelectBinary", mockTable().Device.pfnSelectBinary,
      &ur_device_select_binary_params_t::phDevice, &ur_device_select_binary_params_t::ppBinaries,
      &ur_device_select_binary_params_t::pNumBinaries,
      &ur_device_select_binary_params_t::ppSelectedBinary);
}

TEST(EveryMockedFunction, DeviceGetNativeHandle) {
  expectMocked<ur_device_get_native_handle_params_t>(
      UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE, "urDeviceGetNativeHandle",
      mockTable().Device.pfnGetNativeHandle, &ur_device_get_native_handle_params_t::phDevice,
      &ur_device_get_native_handle_params_t::pphNativeDevice);
}

TEST(EveryMockedFunction, DeviceCreateWithNativeHandle) {
  expectMocked<ur_device_create_with_native_handle_params_t>(
      UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE, "urDeviceCreateWithNativeHandle",
      mockTable().Device.pfnCreateWithNativeHandle,
      &ur_device_create_with_native_handle_params_t::phNativeDevice,
      &ur_device_create_with_native_handle_params_t::phAdapter,
      &ur_device_create_with_native_handle_params_t::ppProperties,
      &ur_device_create_with_native_handle_params_t::pphDevice);
}

TEST(EveryMockedFunction, DeviceGetGlobalTimestamps) {
  expectMocked<ur_device_get_global_timestamps_params_t>(
      UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS, "urDeviceGetGlobalTimestamps",
      mockTable().Device.pfnGetGlobalTimestamps,
      &ur_device_get_global_timestamps_params_t::phDevice,
      &ur_device_get_global_timestamps_params_t::ppDeviceTimestamp,
      &ur_device_get_global_timestamps_params_t::ppHostTimestamp);
}

} // namespace
} // namespace ur::test
