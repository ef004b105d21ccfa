// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// A wrong call for each check of the parameter validation.

#include "generated/test/layers/arguments.hpp"
#include "test/unit/validation/parameter_case.hpp"
#include "test/unit/validation/stub_table.hpp"

namespace ur::test {
namespace {

struct AdapterGet1 : AdapterGetArguments {
  void spoil() { NumEntries = 0; }
};
struct AdapterRelease1 : AdapterReleaseArguments {
  void spoil() { hAdapter = nullptr; }
};
struct AdapterRetain1 : AdapterRetainArguments {
  void spoil() { hAdapter = nullptr; }
};
struct AdapterGetLastError1 : AdapterGetLastErrorArguments {
  void spoil() { ppMessage = nullptr; }
};
struct AdapterGetLastError2 : AdapterGetLastErrorArguments {
  void spoil() { pError = nullptr; }
};
struct AdapterGetLastError3 : AdapterGetLastErrorArguments {
  void spoil() { hAdapter = nullptr; }
};
struct AdapterGetInfo1 : AdapterGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct AdapterGetInfo2 : AdapterGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct AdapterGetInfo3 : AdapterGetInfoArguments {
  void spoil() { hAdapter = nullptr; }
};
struct AdapterGetInfo4 : AdapterGetInfoArguments {
  void spoil() { propName = static_cast<ur_adapter_info_t>(0x7ffffffe); }
};
struct AdapterGetInfo5 : AdapterGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct AdapterGetInfo6 : AdapterGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct AdapterSetLoggerCallback1 : AdapterSetLoggerCallbackArguments {
  void spoil() { pfnLoggerCallback = nullptr; }
};
struct AdapterSetLoggerCallback2 : AdapterSetLoggerCallbackArguments {
  void spoil() { hAdapter = nullptr; }
};
struct AdapterSetLoggerCallback3 : AdapterSetLoggerCallbackArguments {
  void spoil() { level = static_cast<ur_logger_level_t>(0x7ffffffe); }
};
struct AdapterSetLoggerCallbackLevel1 : AdapterSetLoggerCallbackLevelArguments {
  void spoil() { hAdapter = nullptr; }
};
struct AdapterSetLoggerCallbackLevel2 : AdapterSetLoggerCallbackLevelArguments {
  void spoil() { level = static_cast<ur_logger_level_t>(0x7ffffffe); }
};
struct PlatformGet1 : PlatformGetArguments {
  void spoil() { hAdapter = nullptr; }
};
struct PlatformGet2 : PlatformGetArguments {
  void spoil() { NumEntries = 0; }
};
struct PlatformGet3 : PlatformGetArguments {
  void spoil() {
    phPlatforms = nullptr;
    pNumPlatforms = nullptr;
  }
};
struct PlatformGetInfo1 : PlatformGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct PlatformGetInfo2 : PlatformGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct PlatformGetInfo3 : PlatformGetInfoArguments {
  void spoil() { hPlatform = nullptr; }
};
struct PlatformGetInfo4 : PlatformGetInfoArguments {
  void spoil() { propName = static_cast<ur_platform_info_t>(0x7ffffffe); }
};
struct PlatformGetInfo5 : PlatformGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct PlatformGetInfo6 : PlatformGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct PlatformGetNativeHandle1 : PlatformGetNativeHandleArguments {
  void spoil() { phNativePlatform = nullptr; }
};
struct PlatformGetNativeHandle2 : PlatformGetNativeHandleArguments {
  void spoil() { hPlatform = nullptr; }
};
struct PlatformCreateWithNativeHandle1 : PlatformCreateWithNativeHandleArguments {
  void spoil() { phPlatform = nullptr; }
};
struct PlatformCreateWithNativeHandle2 : PlatformCreateWithNativeHandleArguments {
  void spoil() { hAdapter = nullptr; }
};
struct PlatformCreateWithNativeHandle3 : PlatformCreateWithNativeHandleArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct PlatformCreateWithNativeHandle4 : PlatformCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct PlatformCreateWithNativeHandle5 : PlatformCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct PlatformGetApiVersion1 : PlatformGetApiVersionArguments {
  void spoil() { pVersion = nullptr; }
};
struct PlatformGetApiVersion2 : PlatformGetApiVersionArguments {
  void spoil() { hPlatform = nullptr; }
};
struct PlatformGetBackendOption1 : PlatformGetBackendOptionArguments {
  void spoil() { pFrontendOption = nullptr; }
};
struct PlatformGetBackendOption2 : PlatformGetBackendOptionArguments {
  void spoil() { ppPlatformOption = nullptr; }
};
struct PlatformGetBackendOption3 : PlatformGetBackendOptionArguments {
  void spoil() { hPlatform = nullptr; }
};
struct ContextCreate1 : ContextCreateArguments {
  void spoil() { phDevices = nullptr; }
};
struct ContextCreate2 : ContextCreateArguments {
  void spoil() { phContext = nullptr; }
};
struct ContextCreate3 : ContextCreateArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct ContextCreate4 : ContextCreateArguments {
  void spoil() { pProperties->flags = 0x80000000; }
};
struct ContextCreate5 : ContextCreateArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct ContextCreate6 : ContextCreateArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct ContextCreate7 : ContextCreateArguments {
  void spoil() { DeviceCount = 0; }
};
struct ContextCreate8 : ContextCreateArguments {
  void spoil() { *phDevices = nullptr; }
};
struct ContextRetain1 : ContextRetainArguments {
  void spoil() { hContext = nullptr; }
};
struct ContextRelease1 : ContextReleaseArguments {
  void spoil() { hContext = nullptr; }
};
struct ContextGetInfo1 : ContextGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct ContextGetInfo2 : ContextGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct ContextGetInfo3 : ContextGetInfoArguments {
  void spoil() { hContext = nullptr; }
};
struct ContextGetInfo4 : ContextGetInfoArguments {
  void spoil() { propName = static_cast<ur_context_info_t>(0x7ffffffe); }
};
struct ContextGetInfo5 : ContextGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct ContextGetInfo6 : ContextGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct ContextGetNativeHandle1 : ContextGetNativeHandleArguments {
  void spoil() { phNativeContext = nullptr; }
};
struct ContextGetNativeHandle2 : ContextGetNativeHandleArguments {
  void spoil() { hContext = nullptr; }
};
struct ContextCreateWithNativeHandle1 : ContextCreateWithNativeHandleArguments {
  void spoil() { phContext = nullptr; }
};
struct ContextCreateWithNativeHandle2 : ContextCreateWithNativeHandleArguments {
  void spoil() { hAdapter = nullptr; }
};
struct ContextCreateWithNativeHandle3 : ContextCreateWithNativeHandleArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct ContextCreateWithNativeHandle4 : ContextCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct ContextCreateWithNativeHandle5 : ContextCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct ContextSetExtendedDeleter1 : ContextSetExtendedDeleterArguments {
  void spoil() { pfnDeleter = nullptr; }
};
struct ContextSetExtendedDeleter2 : ContextSetExtendedDeleterArguments {
  void spoil() { hContext = nullptr; }
};
struct EventGetInfo1 : EventGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct EventGetInfo2 : EventGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct EventGetInfo3 : EventGetInfoArguments {
  void spoil() { hEvent = nullptr; }
};
struct EventGetInfo4 : EventGetInfoArguments {
  void spoil() { propName = static_cast<ur_event_info_t>(0x7ffffffe); }
};
struct EventGetInfo5 : EventGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct EventGetInfo6 : EventGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct EventGetProfilingInfo1 : EventGetProfilingInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct EventGetProfilingInfo2 : EventGetProfilingInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct EventGetProfilingInfo3 : EventGetProfilingInfoArguments {
  void spoil() { hEvent = nullptr; }
};
struct EventGetProfilingInfo4 : EventGetProfilingInfoArguments {
  void spoil() { propName = static_cast<ur_profiling_info_t>(0x7ffffffe); }
};
struct EventGetProfilingInfo5 : EventGetProfilingInfoArguments {
  void spoil() { propSize = 0; }
};
struct EventGetProfilingInfo6 : EventGetProfilingInfoArguments {
  void spoil() { propSize = 1; }
};
struct EventWait1 : EventWaitArguments {
  void spoil() { phEventWaitList = nullptr; }
};
struct EventWait2 : EventWaitArguments {
  void spoil() { numEvents = 0; }
};
struct EventWait3 : EventWaitArguments {
  void spoil() { *phEventWaitList = nullptr; }
};
struct EventRetain1 : EventRetainArguments {
  void spoil() { hEvent = nullptr; }
};
struct EventRelease1 : EventReleaseArguments {
  void spoil() { hEvent = nullptr; }
};
struct EventGetNativeHandle1 : EventGetNativeHandleArguments {
  void spoil() { phNativeEvent = nullptr; }
};
struct EventGetNativeHandle2 : EventGetNativeHandleArguments {
  void spoil() { hEvent = nullptr; }
};
struct EventCreateWithNativeHandle1 : EventCreateWithNativeHandleArguments {
  void spoil() { phEvent = nullptr; }
};
struct EventCreateWithNativeHandle2 : EventCreateWithNativeHandleArguments {
  void spoil() { hContext = nullptr; }
};
struct EventCreateWithNativeHandle3 : EventCreateWithNativeHandleArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct EventCreateWithNativeHandle4 : EventCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct EventCreateWithNativeHandle5 : EventCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct EventSetCallback1 : EventSetCallbackArguments {
  void spoil() { pfnNotify = nullptr; }
};
struct EventSetCallback2 : EventSetCallbackArguments {
  void spoil() { hEvent = nullptr; }
};
struct EventSetCallback3 : EventSetCallbackArguments {
  void spoil() { execStatus = static_cast<ur_execution_info_t>(0x7ffffffe); }
};
struct EventSetCallback4 : EventSetCallbackArguments {
  void spoil() { execStatus = UR_EXECUTION_INFO_QUEUED; }
};
struct EventCreateExp1 : EventCreateExpArguments {
  void spoil() { pEventDesc = nullptr; }
};
struct EventCreateExp2 : EventCreateExpArguments {
  void spoil() { phEvent = nullptr; }
};
struct EventCreateExp3 : EventCreateExpArguments {
  void spoil() { hContext = nullptr; }
};
struct EventCreateExp4 : EventCreateExpArguments {
  void spoil() { hDevice = nullptr; }
};
struct EventCreateExp5 : EventCreateExpArguments {
  void spoil() { pEventDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct EventCreateExp6 : EventCreateExpArguments {
  void spoil() { pEventDesc->flags = 0x80000000; }
};
struct EventCreateExp7 : EventCreateExpArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pEventDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct EventCreateExp8 : EventCreateExpArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pEventDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct EventCreateExp9 : EventCreateExpArguments {
  void spoil() {
    pEventDesc->flags = UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING;
  }
};
struct QueueGetInfo1 : QueueGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct QueueGetInfo2 : QueueGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct QueueGetInfo3 : QueueGetInfoArguments {
  void spoil() { hQueue = nullptr; }
};
struct QueueGetInfo4 : QueueGetInfoArguments {
  void spoil() { propName = static_cast<ur_queue_info_t>(0x7ffffffe); }
};
struct QueueGetInfo5 : QueueGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct QueueGetInfo6 : QueueGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct QueueCreate1 : QueueCreateArguments {
  void spoil() { phQueue = nullptr; }
};
struct QueueCreate2 : QueueCreateArguments {
  void spoil() { hContext = nullptr; }
};
struct QueueCreate3 : QueueCreateArguments {
  void spoil() { hDevice = nullptr; }
};
struct QueueCreate4 : QueueCreateArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct QueueCreate5 : QueueCreateArguments {
  void spoil() { pProperties->flags = 0x80000000; }
};
struct QueueCreate6 : QueueCreateArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct QueueCreate7 : QueueCreateArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct QueueCreate8 : QueueCreateArguments {
  void spoil() { pProperties->flags = UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW; }
};
struct QueueCreate9 : QueueCreateArguments {
  void spoil() {
    pProperties->flags = UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE;
  }
};
struct QueueCreate10 : QueueCreateArguments {
  void spoil() { pProperties->flags = UR_QUEUE_FLAG_ON_DEVICE; }
};
struct QueueRetain1 : QueueRetainArguments {
  void spoil() { hQueue = nullptr; }
};
struct QueueRelease1 : QueueReleaseArguments {
  void spoil() { hQueue = nullptr; }
};
struct QueueGetNativeHandle1 : QueueGetNativeHandleArguments {
  void spoil() { phNativeQueue = nullptr; }
};
struct QueueGetNativeHandle2 : QueueGetNativeHandleArguments {
  void spoil() { hQueue = nullptr; }
};
struct QueueGetNativeHandle3 : QueueGetNativeHandleArguments {
  void spoil() { pDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct QueueGetNativeHandle4 : QueueGetNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct QueueGetNativeHandle5 : QueueGetNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct QueueCreateWithNativeHandle1 : QueueCreateWithNativeHandleArguments {
  void spoil() { phQueue = nullptr; }
};
struct QueueCreateWithNativeHandle2 : QueueCreateWithNativeHandleArguments {
  void spoil() { hContext = nullptr; }
};
struct QueueCreateWithNativeHandle3 : QueueCreateWithNativeHandleArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct QueueCreateWithNativeHandle4 : QueueCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct QueueCreateWithNativeHandle5 : QueueCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct QueueFinish1 : QueueFinishArguments {
  void spoil() { hQueue = nullptr; }
};
struct QueueFlush1 : QueueFlushArguments {
  void spoil() { hQueue = nullptr; }
};
struct PhysicalMemCreate1 : PhysicalMemCreateArguments {
  void spoil() { phPhysicalMem = nullptr; }
};
struct PhysicalMemCreate2 : PhysicalMemCreateArguments {
  void spoil() { hContext = nullptr; }
};
struct PhysicalMemCreate3 : PhysicalMemCreateArguments {
  void spoil() { hDevice = nullptr; }
};
struct PhysicalMemCreate4 : PhysicalMemCreateArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct PhysicalMemCreate5 : PhysicalMemCreateArguments {
  void spoil() { pProperties->flags = 0x80000000; }
};
struct PhysicalMemCreate6 : PhysicalMemCreateArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct PhysicalMemCreate7 : PhysicalMemCreateArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct PhysicalMemCreate8 : PhysicalMemCreateArguments {
  void spoil() { size = 0; }
};
struct PhysicalMemRetain1 : PhysicalMemRetainArguments {
  void spoil() { hPhysicalMem = nullptr; }
};
struct PhysicalMemRelease1 : PhysicalMemReleaseArguments {
  void spoil() { hPhysicalMem = nullptr; }
};
struct PhysicalMemGetInfo1 : PhysicalMemGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct PhysicalMemGetInfo2 : PhysicalMemGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct PhysicalMemGetInfo3 : PhysicalMemGetInfoArguments {
  void spoil() { hPhysicalMem = nullptr; }
};
struct PhysicalMemGetInfo4 : PhysicalMemGetInfoArguments {
  void spoil() { propName = static_cast<ur_physical_mem_info_t>(0x7ffffffe); }
};
struct PhysicalMemGetInfo5 : PhysicalMemGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct PhysicalMemGetInfo6 : PhysicalMemGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct EnqueueEventsWait1 : EnqueueEventsWaitArguments {
  void spoil() { hQueue = nullptr; }
};
struct EnqueueEventsWait2 : EnqueueEventsWaitArguments {
  void spoil() { numEventsInWaitList = 1; }
};
struct EnqueueEventsWait3 : EnqueueEventsWaitArguments {
  void spoil() { phEventWaitList = make<ur_event_handle_t>(); }
};
struct EnqueueEventsWait4 : EnqueueEventsWaitArguments {
  void spoil() {
    phEventWaitList = phEvent;
    numEventsInWaitList = 1;
  }
};
struct EnqueueEventsWait5 : EnqueueEventsWaitArguments {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};
struct EnqueueEventsWaitWithBarrier1 : EnqueueEventsWaitWithBarrierArguments {
  void spoil() { hQueue = nullptr; }
};
struct EnqueueEventsWaitWithBarrier2 : EnqueueEventsWaitWithBarrierArguments {
  void spoil() { numEventsInWaitList = 1; }
};
struct EnqueueEventsWaitWithBarrier3 : EnqueueEventsWaitWithBarrierArguments {
  void spoil() { phEventWaitList = make<ur_event_handle_t>(); }
};
struct EnqueueEventsWaitWithBarrier4 : EnqueueEventsWaitWithBarrierArguments {
  void spoil() {
    phEventWaitList = phEvent;
    numEventsInWaitList = 1;
  }
};
struct EnqueueEventsWaitWithBarrier5 : EnqueueEventsWaitWithBarrierArguments {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};
struct EnqueueUsmFill1 : EnqueueUsmFillArguments {
  void spoil() { pMem = nullptr; }
};
struct EnqueueUsmFill2 : EnqueueUsmFillArguments {
  void spoil() { pPattern = nullptr; }
};
struct EnqueueUsmFill3 : EnqueueUsmFillArguments {
  void spoil() { hQueue = nullptr; }
};
struct EnqueueUsmFill4 : EnqueueUsmFillArguments {
  void spoil() { numEventsInWaitList = 1; }
};
struct EnqueueUsmFill5 : EnqueueUsmFillArguments {
  void spoil() { phEventWaitList = make<ur_event_handle_t>(); }
};
struct EnqueueUsmFill6 : EnqueueUsmFillArguments {
  void spoil() { patternSize = 0; }
};
struct EnqueueUsmFill7 : EnqueueUsmFillArguments {
  void spoil() { size = 0; }
};
struct EnqueueUsmFill8 : EnqueueUsmFillArguments {
  void spoil() { patternSize = size + 1; }
};
struct EnqueueUsmFill9 : EnqueueUsmFillArguments {
  void spoil() {
    size = 3;
    patternSize = 2;
  }
};
struct EnqueueUsmFill10 : EnqueueUsmFillArguments {
  void spoil() {
    pMem = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
};
struct EnqueueUsmFill11 : EnqueueUsmFillArguments {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};
struct EnqueueUsmMemcpy1 : EnqueueUsmMemcpyArguments {
  void spoil() { pDst = nullptr; }
};
struct EnqueueUsmMemcpy2 : EnqueueUsmMemcpyArguments {
  void spoil() { pSrc = nullptr; }
};
struct EnqueueUsmMemcpy3 : EnqueueUsmMemcpyArguments {
  void spoil() { hQueue = nullptr; }
};
struct EnqueueUsmMemcpy4 : EnqueueUsmMemcpyArguments {
  void spoil() { numEventsInWaitList = 1; }
};
struct EnqueueUsmMemcpy5 : EnqueueUsmMemcpyArguments {
  void spoil() { phEventWaitList = make<ur_event_handle_t>(); }
};
struct EnqueueUsmMemcpy6 : EnqueueUsmMemcpyArguments {
  void spoil() { size = 0; }
};
struct EnqueueUsmMemcpy7 : EnqueueUsmMemcpyArguments {
  void spoil() {
    pDst = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
};
struct EnqueueUsmMemcpy8 : EnqueueUsmMemcpyArguments {
  void spoil() {
    pSrc = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
};
struct EnqueueUsmMemcpy9 : EnqueueUsmMemcpyArguments {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};
struct EnqueueUsmPrefetch1 : EnqueueUsmPrefetchArguments {
  void spoil() { pMem = nullptr; }
};
struct EnqueueUsmPrefetch2 : EnqueueUsmPrefetchArguments {
  void spoil() { hQueue = nullptr; }
};
struct EnqueueUsmPrefetch3 : EnqueueUsmPrefetchArguments {
  void spoil() { flags = 0x80000000; }
};
struct EnqueueUsmPrefetch4 : EnqueueUsmPrefetchArguments {
  void spoil() { numEventsInWaitList = 1; }
};
struct EnqueueUsmPrefetch5 : EnqueueUsmPrefetchArguments {
  void spoil() { phEventWaitList = make<ur_event_handle_t>(); }
};
struct EnqueueUsmPrefetch6 : EnqueueUsmPrefetchArguments {
  void spoil() { size = 0; }
};
struct EnqueueUsmPrefetch7 : EnqueueUsmPrefetchArguments {
  void spoil() {
    pMem = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
};
struct EnqueueUsmPrefetch8 : EnqueueUsmPrefetchArguments {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};
struct EnqueueUsmAdvise1 : EnqueueUsmAdviseArguments {
  void spoil() { pMem = nullptr; }
};
struct EnqueueUsmAdvise2 : EnqueueUsmAdviseArguments {
  void spoil() { hQueue = nullptr; }
};
struct EnqueueUsmAdvise3 : EnqueueUsmAdviseArguments {
  void spoil() { advice = 0x80000000; }
};
struct EnqueueUsmAdvise4 : EnqueueUsmAdviseArguments {
  void spoil() { size = 0; }
};
struct EnqueueUsmAdvise5 : EnqueueUsmAdviseArguments {
  void spoil() {
    pMem = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
};
struct EnqueueEventsWaitWithBarrierExt1 : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil() { hQueue = nullptr; }
};
struct EnqueueEventsWaitWithBarrierExt2 : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct EnqueueEventsWaitWithBarrierExt3 : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil() { pProperties->flags = 0x80000000; }
};
struct EnqueueEventsWaitWithBarrierExt4 : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct EnqueueEventsWaitWithBarrierExt5 : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct EnqueueEventsWaitWithBarrierExt6 : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil() { numEventsInWaitList = 1; }
};
struct EnqueueEventsWaitWithBarrierExt7 : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil() { phEventWaitList = make<ur_event_handle_t>(); }
};
struct EnqueueEventsWaitWithBarrierExt8 : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil() {
    phEventWaitList = phEvent;
    numEventsInWaitList = 1;
  }
};
struct EnqueueEventsWaitWithBarrierExt9 : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};
struct UsmHostAlloc1 : UsmHostAllocArguments {
  void spoil() { ppMem = nullptr; }
};
struct UsmHostAlloc2 : UsmHostAllocArguments {
  void spoil() { hContext = nullptr; }
};
struct UsmHostAlloc3 : UsmHostAllocArguments {
  void spoil() { pUSMDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct UsmHostAlloc4 : UsmHostAllocArguments {
  void spoil() { pUSMDesc->hints = 0x80000000; }
};
struct UsmHostAlloc5 : UsmHostAllocArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct UsmHostAlloc6 : UsmHostAllocArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct UsmHostAlloc7 : UsmHostAllocArguments {
  void spoil() { pUSMDesc->align = 3; }
};
struct UsmHostAlloc8 : UsmHostAllocArguments {
  void spoil() { size = 0; }
};
struct UsmDeviceAlloc1 : UsmDeviceAllocArguments {
  void spoil() { ppMem = nullptr; }
};
struct UsmDeviceAlloc2 : UsmDeviceAllocArguments {
  void spoil() { hContext = nullptr; }
};
struct UsmDeviceAlloc3 : UsmDeviceAllocArguments {
  void spoil() { hDevice = nullptr; }
};
struct UsmDeviceAlloc4 : UsmDeviceAllocArguments {
  void spoil() { pUSMDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct UsmDeviceAlloc5 : UsmDeviceAllocArguments {
  void spoil() { pUSMDesc->hints = 0x80000000; }
};
struct UsmDeviceAlloc6 : UsmDeviceAllocArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct UsmDeviceAlloc7 : UsmDeviceAllocArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct UsmDeviceAlloc8 : UsmDeviceAllocArguments {
  void spoil() { pUSMDesc->align = 3; }
};
struct UsmDeviceAlloc9 : UsmDeviceAllocArguments {
  void spoil() { size = 0; }
};
struct UsmSharedAlloc1 : UsmSharedAllocArguments {
  void spoil() { ppMem = nullptr; }
};
struct UsmSharedAlloc2 : UsmSharedAllocArguments {
  void spoil() { hContext = nullptr; }
};
struct UsmSharedAlloc3 : UsmSharedAllocArguments {
  void spoil() { hDevice = nullptr; }
};
struct UsmSharedAlloc4 : UsmSharedAllocArguments {
  void spoil() { pUSMDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct UsmSharedAlloc5 : UsmSharedAllocArguments {
  void spoil() { pUSMDesc->hints = 0x80000000; }
};
struct UsmSharedAlloc6 : UsmSharedAllocArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct UsmSharedAlloc7 : UsmSharedAllocArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct UsmSharedAlloc8 : UsmSharedAllocArguments {
  void spoil() { pUSMDesc->align = 3; }
};
struct UsmSharedAlloc9 : UsmSharedAllocArguments {
  void spoil() { size = 0; }
};
struct UsmFree1 : UsmFreeArguments {
  void spoil() { pMem = nullptr; }
};
struct UsmFree2 : UsmFreeArguments {
  void spoil() { hContext = nullptr; }
};
struct UsmGetMemAllocInfo1 : UsmGetMemAllocInfoArguments {
  void spoil() { pMem = nullptr; }
};
struct UsmGetMemAllocInfo2 : UsmGetMemAllocInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct UsmGetMemAllocInfo3 : UsmGetMemAllocInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct UsmGetMemAllocInfo4 : UsmGetMemAllocInfoArguments {
  void spoil() { hContext = nullptr; }
};
struct UsmGetMemAllocInfo5 : UsmGetMemAllocInfoArguments {
  void spoil() { propName = static_cast<ur_usm_alloc_info_t>(0x7ffffffe); }
};
struct UsmGetMemAllocInfo6 : UsmGetMemAllocInfoArguments {
  void spoil() { propSize = 0; }
};
struct UsmGetMemAllocInfo7 : UsmGetMemAllocInfoArguments {
  void spoil() { propSize = 1; }
};
struct UsmPoolCreate1 : UsmPoolCreateArguments {
  void spoil() { pPoolDesc = nullptr; }
};
struct UsmPoolCreate2 : UsmPoolCreateArguments {
  void spoil() { ppPool = nullptr; }
};
struct UsmPoolCreate3 : UsmPoolCreateArguments {
  void spoil() { hContext = nullptr; }
};
struct UsmPoolCreate4 : UsmPoolCreateArguments {
  void spoil() { pPoolDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct UsmPoolCreate5 : UsmPoolCreateArguments {
  void spoil() { pPoolDesc->flags = 0x80000000; }
};
struct UsmPoolCreate6 : UsmPoolCreateArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pPoolDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct UsmPoolCreate7 : UsmPoolCreateArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pPoolDesc->pNext = node;
    node->flags = 0x80000000;
  }
};
struct UsmPoolRetain1 : UsmPoolRetainArguments {
  void spoil() { pPool = nullptr; }
};
struct UsmPoolRelease1 : UsmPoolReleaseArguments {
  void spoil() { pPool = nullptr; }
};
struct UsmPoolGetInfo1 : UsmPoolGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct UsmPoolGetInfo2 : UsmPoolGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct UsmPoolGetInfo3 : UsmPoolGetInfoArguments {
  void spoil() { hPool = nullptr; }
};
struct UsmPoolGetInfo4 : UsmPoolGetInfoArguments {
  void spoil() { propName = static_cast<ur_usm_pool_info_t>(0x7ffffffe); }
};
struct UsmPoolGetInfo5 : UsmPoolGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct UsmPoolGetInfo6 : UsmPoolGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct UsmContextMemcpyExp1 : UsmContextMemcpyExpArguments {
  void spoil() { pDst = nullptr; }
};
struct UsmContextMemcpyExp2 : UsmContextMemcpyExpArguments {
  void spoil() { pSrc = nullptr; }
};
struct UsmContextMemcpyExp3 : UsmContextMemcpyExpArguments {
  void spoil() { hContext = nullptr; }
};
struct UsmContextMemcpyExp4 : UsmContextMemcpyExpArguments {
  void spoil() { size = 0; }
};
struct UsmContextMemcpyExp5 : UsmContextMemcpyExpArguments {
  void spoil() {
    pDst = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
};
struct UsmContextMemcpyExp6 : UsmContextMemcpyExpArguments {
  void spoil() {
    pSrc = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
};
struct IpcGetMemHandleExp1 : IpcGetMemHandleExpArguments {
  void spoil() { pMem = nullptr; }
};
struct IpcGetMemHandleExp2 : IpcGetMemHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct IpcGetMemHandleExp3 : IpcGetMemHandleExpArguments {
  void spoil() {
    ppIPCMemHandleData = nullptr;
    pIPCMemHandleDataSizeRet = nullptr;
  }
};
struct IpcPutMemHandleExp1 : IpcPutMemHandleExpArguments {
  void spoil() { pIPCMemHandleData = nullptr; }
};
struct IpcPutMemHandleExp2 : IpcPutMemHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct IpcOpenMemHandleExp1 : IpcOpenMemHandleExpArguments {
  void spoil() { pIPCMemHandleData = nullptr; }
};
struct IpcOpenMemHandleExp2 : IpcOpenMemHandleExpArguments {
  void spoil() { ppMem = nullptr; }
};
struct IpcOpenMemHandleExp3 : IpcOpenMemHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct IpcOpenMemHandleExp4 : IpcOpenMemHandleExpArguments {
  void spoil() { hDevice = nullptr; }
};
struct IpcCloseMemHandleExp1 : IpcCloseMemHandleExpArguments {
  void spoil() { pMem = nullptr; }
};
struct IpcCloseMemHandleExp2 : IpcCloseMemHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct IpcGetPhysMemHandleExp1 : IpcGetPhysMemHandleExpArguments {
  void spoil() { ppIPCPhysMemHandleData = nullptr; }
};
struct IpcGetPhysMemHandleExp2 : IpcGetPhysMemHandleExpArguments {
  void spoil() { pIPCPhysMemHandleDataSizeRet = nullptr; }
};
struct IpcGetPhysMemHandleExp3 : IpcGetPhysMemHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct IpcGetPhysMemHandleExp4 : IpcGetPhysMemHandleExpArguments {
  void spoil() { hPhysMem = nullptr; }
};
struct IpcPutPhysMemHandleExp1 : IpcPutPhysMemHandleExpArguments {
  void spoil() { pIPCPhysMemHandleData = nullptr; }
};
struct IpcPutPhysMemHandleExp2 : IpcPutPhysMemHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct IpcOpenPhysMemHandleExp1 : IpcOpenPhysMemHandleExpArguments {
  void spoil() { pIPCPhysMemHandleData = nullptr; }
};
struct IpcOpenPhysMemHandleExp2 : IpcOpenPhysMemHandleExpArguments {
  void spoil() { phPhysMem = nullptr; }
};
struct IpcOpenPhysMemHandleExp3 : IpcOpenPhysMemHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct IpcOpenPhysMemHandleExp4 : IpcOpenPhysMemHandleExpArguments {
  void spoil() { hDevice = nullptr; }
};
struct IpcClosePhysMemHandleExp1 : IpcClosePhysMemHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct IpcClosePhysMemHandleExp2 : IpcClosePhysMemHandleExpArguments {
  void spoil() { hPhysMem = nullptr; }
};
struct IpcGetEventHandleExp1 : IpcGetEventHandleExpArguments {
  void spoil() { ppIPCEventHandleData = nullptr; }
};
struct IpcGetEventHandleExp2 : IpcGetEventHandleExpArguments {
  void spoil() { pIPCEventHandleDataSizeRet = nullptr; }
};
struct IpcGetEventHandleExp3 : IpcGetEventHandleExpArguments {
  void spoil() { hEvent = nullptr; }
};
struct IpcPutEventHandleExp1 : IpcPutEventHandleExpArguments {
  void spoil() { pIPCEventHandleData = nullptr; }
};
struct IpcPutEventHandleExp2 : IpcPutEventHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct IpcOpenEventHandleExp1 : IpcOpenEventHandleExpArguments {
  void spoil() { pIPCEventHandleData = nullptr; }
};
struct IpcOpenEventHandleExp2 : IpcOpenEventHandleExpArguments {
  void spoil() { phEvent = nullptr; }
};
struct IpcOpenEventHandleExp3 : IpcOpenEventHandleExpArguments {
  void spoil() { hContext = nullptr; }
};
struct UsmP2pEnablePeerAccessExp1 : UsmP2pEnablePeerAccessExpArguments {
  void spoil() { commandDevice = nullptr; }
};
struct UsmP2pEnablePeerAccessExp2 : UsmP2pEnablePeerAccessExpArguments {
  void spoil() { peerDevice = nullptr; }
};
struct UsmP2pDisablePeerAccessExp1 : UsmP2pDisablePeerAccessExpArguments {
  void spoil() { commandDevice = nullptr; }
};
struct UsmP2pDisablePeerAccessExp2 : UsmP2pDisablePeerAccessExpArguments {
  void spoil() { peerDevice = nullptr; }
};
struct UsmP2pPeerAccessGetInfoExp1 : UsmP2pPeerAccessGetInfoExpArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct UsmP2pPeerAccessGetInfoExp2 : UsmP2pPeerAccessGetInfoExpArguments {
  void spoil() { pPropValue = nullptr; }
};
struct UsmP2pPeerAccessGetInfoExp3 : UsmP2pPeerAccessGetInfoExpArguments {
  void spoil() { commandDevice = nullptr; }
};
struct UsmP2pPeerAccessGetInfoExp4 : UsmP2pPeerAccessGetInfoExpArguments {
  void spoil() { peerDevice = nullptr; }
};
struct UsmP2pPeerAccessGetInfoExp5 : UsmP2pPeerAccessGetInfoExpArguments {
  void spoil() { propName = static_cast<ur_exp_peer_info_t>(0x7ffffffe); }
};
struct UsmP2pPeerAccessGetInfoExp6 : UsmP2pPeerAccessGetInfoExpArguments {
  void spoil() { propSize = 0; }
};
struct UsmP2pPeerAccessGetInfoExp7 : UsmP2pPeerAccessGetInfoExpArguments {
  void spoil() { propSize = 1; }
};
struct VirtualMemGranularityGetInfo1 : VirtualMemGranularityGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct VirtualMemGranularityGetInfo2 : VirtualMemGranularityGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct VirtualMemGranularityGetInfo3 : VirtualMemGranularityGetInfoArguments {
  void spoil() { hContext = nullptr; }
};
struct VirtualMemGranularityGetInfo4 : VirtualMemGranularityGetInfoArguments {
  void spoil() { propName = static_cast<ur_virtual_mem_granularity_info_t>(0x7ffffffe); }
};
struct VirtualMemGranularityGetInfo5 : VirtualMemGranularityGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct VirtualMemGranularityGetInfo6 : VirtualMemGranularityGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct VirtualMemReserve1 : VirtualMemReserveArguments {
  void spoil() { ppStart = nullptr; }
};
struct VirtualMemReserve2 : VirtualMemReserveArguments {
  void spoil() { hContext = nullptr; }
};
struct VirtualMemReserve3 : VirtualMemReserveArguments {
  void spoil() { size = 0; }
};
struct VirtualMemFree1 : VirtualMemFreeArguments {
  void spoil() { pStart = nullptr; }
};
struct VirtualMemFree2 : VirtualMemFreeArguments {
  void spoil() { hContext = nullptr; }
};
struct VirtualMemMap1 : VirtualMemMapArguments {
  void spoil() { pStart = nullptr; }
};
struct VirtualMemMap2 : VirtualMemMapArguments {
  void spoil() { hContext = nullptr; }
};
struct VirtualMemMap3 : VirtualMemMapArguments {
  void spoil() { hPhysicalMem = nullptr; }
};
struct VirtualMemMap4 : VirtualMemMapArguments {
  void spoil() { flags = 0x80000000; }
};
struct VirtualMemMap5 : VirtualMemMapArguments {
  void spoil() { size = 0; }
};
struct VirtualMemUnmap1 : VirtualMemUnmapArguments {
  void spoil() { pStart = nullptr; }
};
struct VirtualMemUnmap2 : VirtualMemUnmapArguments {
  void spoil() { hContext = nullptr; }
};
struct VirtualMemSetAccess1 : VirtualMemSetAccessArguments {
  void spoil() { pStart = nullptr; }
};
struct VirtualMemSetAccess2 : VirtualMemSetAccessArguments {
  void spoil() { hContext = nullptr; }
};
struct VirtualMemSetAccess3 : VirtualMemSetAccessArguments {
  void spoil() { flags = 0x80000000; }
};
struct VirtualMemGetInfo1 : VirtualMemGetInfoArguments {
  void spoil() { pStart = nullptr; }
};
struct VirtualMemGetInfo2 : VirtualMemGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct VirtualMemGetInfo3 : VirtualMemGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct VirtualMemGetInfo4 : VirtualMemGetInfoArguments {
  void spoil() { hContext = nullptr; }
};
struct VirtualMemGetInfo5 : VirtualMemGetInfoArguments {
  void spoil() { propName = static_cast<ur_virtual_mem_info_t>(0x7ffffffe); }
};
struct VirtualMemGetInfo6 : VirtualMemGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct VirtualMemGetInfo7 : VirtualMemGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct DeviceGet1 : DeviceGetArguments {
  void spoil() { hPlatform = nullptr; }
};
struct DeviceGet2 : DeviceGetArguments {
  void spoil() { DeviceType = static_cast<ur_device_type_t>(0x7ffffffe); }
};
struct DeviceGet3 : DeviceGetArguments {
  void spoil() { NumEntries = 0; }
};
struct DeviceGet4 : DeviceGetArguments {
  void spoil() { phDevices = nullptr; }
};
struct DeviceGet5 : DeviceGetArguments {
  void spoil() {
    NumEntries = 0;
    phDevices = nullptr;
    pNumDevices = nullptr;
  }
};
struct DeviceGetInfo1 : DeviceGetInfoArguments {
  void spoil() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
};
struct DeviceGetInfo2 : DeviceGetInfoArguments {
  void spoil() { pPropValue = nullptr; }
};
struct DeviceGetInfo3 : DeviceGetInfoArguments {
  void spoil() { hDevice = nullptr; }
};
struct DeviceGetInfo4 : DeviceGetInfoArguments {
  void spoil() { propName = static_cast<ur_device_info_t>(0x7ffffffe); }
};
struct DeviceGetInfo5 : DeviceGetInfoArguments {
  void spoil() { propSize = 0; }
};
struct DeviceGetInfo6 : DeviceGetInfoArguments {
  void spoil() { propSize = 1; }
};
struct DeviceRetain1 : DeviceRetainArguments {
  void spoil() { hDevice = nullptr; }
};
struct DeviceRelease1 : DeviceReleaseArguments {
  void spoil() { hDevice = nullptr; }
};
struct DevicePartition1 : DevicePartitionArguments {
  void spoil() { pProperties = nullptr; }
};
struct DevicePartition2 : DevicePartitionArguments {
  void spoil() { hDevice = nullptr; }
};
struct DevicePartition3 : DevicePartitionArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct DevicePartition4 : DevicePartitionArguments {
  void spoil() { pProperties->pProperties = nullptr; }
};
struct DevicePartition5 : DevicePartitionArguments {
  void spoil() {
    auto *elements = make<ur_device_partition_property_t>();
    pProperties->pProperties = elements;
    elements->type = static_cast<ur_device_partition_t>(0x7ffffffe);
  }
};
struct DevicePartition6 : DevicePartitionArguments {
  void spoil() {
    auto *elements = make<ur_device_partition_property_t>();
    pProperties->pProperties = elements;
    elements->type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
    elements->value.affinity_domain = 0x80000000;
  }
};
struct DevicePartition7 : DevicePartitionArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct DevicePartition8 : DevicePartitionArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct DevicePartition9 : DevicePartitionArguments {
  void spoil() { NumDevices = 0; }
};
struct DeviceSelectBinary1 : DeviceSelectBinaryArguments {
  void spoil() { pBinaries = nullptr; }
};
struct DeviceSelectBinary2 : DeviceSelectBinaryArguments {
  void spoil() { pSelectedBinary = nullptr; }
};
struct DeviceSelectBinary3 : DeviceSelectBinaryArguments {
  void spoil() { hDevice = nullptr; }
};
struct DeviceSelectBinary4 : DeviceSelectBinaryArguments {
  void spoil() { pBinaries->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct DeviceSelectBinary5 : DeviceSelectBinaryArguments {
  void spoil() { pBinaries->pDeviceTargetSpec = nullptr; }
};
struct DeviceSelectBinary6 : DeviceSelectBinaryArguments {
  void spoil() { NumBinaries = 0; }
};
struct DeviceGetNativeHandle1 : DeviceGetNativeHandleArguments {
  void spoil() { phNativeDevice = nullptr; }
};
struct DeviceGetNativeHandle2 : DeviceGetNativeHandleArguments {
  void spoil() { hDevice = nullptr; }
};
struct DeviceCreateWithNativeHandle1 : DeviceCreateWithNativeHandleArguments {
  void spoil() { phDevice = nullptr; }
};
struct DeviceCreateWithNativeHandle2 : DeviceCreateWithNativeHandleArguments {
  void spoil() { hAdapter = nullptr; }
};
struct DeviceCreateWithNativeHandle3 : DeviceCreateWithNativeHandleArguments {
  void spoil() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};
struct DeviceCreateWithNativeHandle4 : DeviceCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct DeviceCreateWithNativeHandle5 : DeviceCreateWithNativeHandleArguments {
  void spoil() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};
struct DeviceGetGlobalTimestamps1 : DeviceGetGlobalTimestampsArguments {
  void spoil() { hDevice = nullptr; }
};

constexpr ParameterCase kParameterCases[] = {
    {"UR-urAdapterGet-NumEntries-empty", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<AdapterGet1>},
    {"UR-urAdapterRelease-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<AdapterRelease1>},
    {"UR-urAdapterRetain-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<AdapterRetain1>},
    {"UR-urAdapterGetLastError-ppMessage-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<AdapterGetLastError1>},
    {"UR-urAdapterGetLastError-pError-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<AdapterGetLastError2>},
    {"UR-urAdapterGetLastError-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<AdapterGetLastError3>},
    {"UR-urAdapterGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<AdapterGetInfo1>},
    {"UR-urAdapterGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<AdapterGetInfo2>},
    {"UR-urAdapterGetInfo-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<AdapterGetInfo3>},
    {"UR-urAdapterGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<AdapterGetInfo4>},
    {"UR-urAdapterGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<AdapterGetInfo5>},
    {"UR-urAdapterGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<AdapterGetInfo6>},
    {"UR-urAdapterSetLoggerCallback-pfnLoggerCallback-nonnull",
     UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<AdapterSetLoggerCallback1>},
    {"UR-urAdapterSetLoggerCallback-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<AdapterSetLoggerCallback2>},
    {"UR-urAdapterSetLoggerCallback-level-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<AdapterSetLoggerCallback3>},
    {"UR-urAdapterSetLoggerCallbackLevel-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<AdapterSetLoggerCallbackLevel1>},
    {"UR-urAdapterSetLoggerCallbackLevel-level-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<AdapterSetLoggerCallbackLevel2>},
    {"UR-urPlatformGet-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PlatformGet1>},
    {"UR-urPlatformGet-NumEntries-empty", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<PlatformGet2>},
    {"UR-urPlatformGet-phPlatforms-asked", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<PlatformGet3>},
    {"UR-urPlatformGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PlatformGetInfo1>},
    {"UR-urPlatformGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PlatformGetInfo2>},
    {"UR-urPlatformGetInfo-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PlatformGetInfo3>},
    {"UR-urPlatformGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<PlatformGetInfo4>},
    {"UR-urPlatformGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<PlatformGetInfo5>},
    {"UR-urPlatformGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<PlatformGetInfo6>},
    {"UR-urPlatformGetNativeHandle-phNativePlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PlatformGetNativeHandle1>},
    {"UR-urPlatformGetNativeHandle-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PlatformGetNativeHandle2>},
    {"UR-urPlatformCreateWithNativeHandle-phPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PlatformCreateWithNativeHandle1>},
    {"UR-urPlatformCreateWithNativeHandle-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PlatformCreateWithNativeHandle2>},
    {"UR-urPlatformCreateWithNativeHandle-pProperties.stype-stype",
     UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<PlatformCreateWithNativeHandle3>},
    {"UR-urPlatformCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<PlatformCreateWithNativeHandle4>},
    {"UR-urPlatformCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<PlatformCreateWithNativeHandle5>},
    {"UR-urPlatformGetApiVersion-pVersion-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PlatformGetApiVersion1>},
    {"UR-urPlatformGetApiVersion-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PlatformGetApiVersion2>},
    {"UR-urPlatformGetBackendOption-pFrontendOption-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PlatformGetBackendOption1>},
    {"UR-urPlatformGetBackendOption-ppPlatformOption-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PlatformGetBackendOption2>},
    {"UR-urPlatformGetBackendOption-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PlatformGetBackendOption3>},
    {"UR-urContextCreate-phDevices-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<ContextCreate1>},
    {"UR-urContextCreate-phContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<ContextCreate2>},
    {"UR-urContextCreate-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<ContextCreate3>},
    {"UR-urContextCreate-pProperties.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<ContextCreate4>},
    {"UR-urContextCreate-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<ContextCreate5>},
    {"UR-urContextCreate-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<ContextCreate6>},
    {"UR-urContextCreate-DeviceCount-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<ContextCreate7>},
    {"UR-urContextCreate-phDevices-element", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<ContextCreate8>},
    {"UR-urContextRetain-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<ContextRetain1>},
    {"UR-urContextRelease-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<ContextRelease1>},
    {"UR-urContextGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<ContextGetInfo1>},
    {"UR-urContextGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<ContextGetInfo2>},
    {"UR-urContextGetInfo-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<ContextGetInfo3>},
    {"UR-urContextGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<ContextGetInfo4>},
    {"UR-urContextGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<ContextGetInfo5>},
    {"UR-urContextGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<ContextGetInfo6>},
    {"UR-urContextGetNativeHandle-phNativeContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<ContextGetNativeHandle1>},
    {"UR-urContextGetNativeHandle-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<ContextGetNativeHandle2>},
    {"UR-urContextCreateWithNativeHandle-phContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<ContextCreateWithNativeHandle1>},
    {"UR-urContextCreateWithNativeHandle-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<ContextCreateWithNativeHandle2>},
    {"UR-urContextCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<ContextCreateWithNativeHandle3>},
    {"UR-urContextCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<ContextCreateWithNativeHandle4>},
    {"UR-urContextCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<ContextCreateWithNativeHandle5>},
    {"UR-urContextSetExtendedDeleter-pfnDeleter-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<ContextSetExtendedDeleter1>},
    {"UR-urContextSetExtendedDeleter-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<ContextSetExtendedDeleter2>},
    {"UR-urEventGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventGetInfo1>},
    {"UR-urEventGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventGetInfo2>},
    {"UR-urEventGetInfo-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EventGetInfo3>},
    {"UR-urEventGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<EventGetInfo4>},
    {"UR-urEventGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<EventGetInfo5>},
    {"UR-urEventGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<EventGetInfo6>},
    {"UR-urEventGetProfilingInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventGetProfilingInfo1>},
    {"UR-urEventGetProfilingInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventGetProfilingInfo2>},
    {"UR-urEventGetProfilingInfo-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EventGetProfilingInfo3>},
    {"UR-urEventGetProfilingInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<EventGetProfilingInfo4>},
    {"UR-urEventGetProfilingInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_VALUE,
     callSpoilt<EventGetProfilingInfo5>},
    {"UR-urEventGetProfilingInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EventGetProfilingInfo6>},
    {"UR-urEventWait-phEventWaitList-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventWait1>},
    {"UR-urEventWait-numEvents-nonzero", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<EventWait2>},
    {"UR-urEventWait-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT,
     callSpoilt<EventWait3>},
    {"UR-urEventRetain-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EventRetain1>},
    {"UR-urEventRelease-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EventRelease1>},
    {"UR-urEventGetNativeHandle-phNativeEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventGetNativeHandle1>},
    {"UR-urEventGetNativeHandle-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EventGetNativeHandle2>},
    {"UR-urEventCreateWithNativeHandle-phEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventCreateWithNativeHandle1>},
    {"UR-urEventCreateWithNativeHandle-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EventCreateWithNativeHandle2>},
    {"UR-urEventCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<EventCreateWithNativeHandle3>},
    {"UR-urEventCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<EventCreateWithNativeHandle4>},
    {"UR-urEventCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<EventCreateWithNativeHandle5>},
    {"UR-urEventSetCallback-pfnNotify-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventSetCallback1>},
    {"UR-urEventSetCallback-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EventSetCallback2>},
    {"UR-urEventSetCallback-execStatus-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<EventSetCallback3>},
    {"UR-urEventSetCallback-execStatus-queued", UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
     callSpoilt<EventSetCallback4>},
    {"UR-urEventCreateExp-pEventDesc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventCreateExp1>},
    {"UR-urEventCreateExp-phEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EventCreateExp2>},
    {"UR-urEventCreateExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EventCreateExp3>},
    {"UR-urEventCreateExp-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EventCreateExp4>},
    {"UR-urEventCreateExp-pEventDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<EventCreateExp5>},
    {"UR-urEventCreateExp-pEventDesc.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<EventCreateExp6>},
    {"UR-urEventCreateExp-pEventDesc.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<EventCreateExp7>},
    {"UR-urEventCreateExp-pEventDesc.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<EventCreateExp8>},
    {"UR-urEventCreateExp-pEventDesc.flags-untimed", UR_RESULT_ERROR_INVALID_VALUE,
     callSpoilt<EventCreateExp9>},
    {"UR-urQueueGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<QueueGetInfo1>},
    {"UR-urQueueGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<QueueGetInfo2>},
    {"UR-urQueueGetInfo-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<QueueGetInfo3>},
    {"UR-urQueueGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<QueueGetInfo4>},
    {"UR-urQueueGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<QueueGetInfo5>},
    {"UR-urQueueGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<QueueGetInfo6>},
    {"UR-urQueueCreate-phQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<QueueCreate1>},
    {"UR-urQueueCreate-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<QueueCreate2>},
    {"UR-urQueueCreate-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<QueueCreate3>},
    {"UR-urQueueCreate-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<QueueCreate4>},
    {"UR-urQueueCreate-pProperties.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<QueueCreate5>},
    {"UR-urQueueCreate-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<QueueCreate6>},
    {"UR-urQueueCreate-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<QueueCreate7>},
    {"UR-urQueueCreate-pProperties.flags-priority", UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
     callSpoilt<QueueCreate8>},
    {"UR-urQueueCreate-pProperties.flags-submission", UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
     callSpoilt<QueueCreate9>},
    {"UR-urQueueCreate-pProperties.flags-order", UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
     callSpoilt<QueueCreate10>},
    {"UR-urQueueRetain-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<QueueRetain1>},
    {"UR-urQueueRelease-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<QueueRelease1>},
    {"UR-urQueueGetNativeHandle-phNativeQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<QueueGetNativeHandle1>},
    {"UR-urQueueGetNativeHandle-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<QueueGetNativeHandle2>},
    {"UR-urQueueGetNativeHandle-pDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<QueueGetNativeHandle3>},
    {"UR-urQueueGetNativeHandle-pDesc.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<QueueGetNativeHandle4>},
    {"UR-urQueueGetNativeHandle-pDesc.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<QueueGetNativeHandle5>},
    {"UR-urQueueCreateWithNativeHandle-phQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<QueueCreateWithNativeHandle1>},
    {"UR-urQueueCreateWithNativeHandle-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<QueueCreateWithNativeHandle2>},
    {"UR-urQueueCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<QueueCreateWithNativeHandle3>},
    {"UR-urQueueCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<QueueCreateWithNativeHandle4>},
    {"UR-urQueueCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<QueueCreateWithNativeHandle5>},
    {"UR-urQueueFinish-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<QueueFinish1>},
    {"UR-urQueueFlush-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<QueueFlush1>},
    {"UR-urPhysicalMemCreate-phPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PhysicalMemCreate1>},
    {"UR-urPhysicalMemCreate-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PhysicalMemCreate2>},
    {"UR-urPhysicalMemCreate-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PhysicalMemCreate3>},
    {"UR-urPhysicalMemCreate-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<PhysicalMemCreate4>},
    {"UR-urPhysicalMemCreate-pProperties.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<PhysicalMemCreate5>},
    {"UR-urPhysicalMemCreate-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<PhysicalMemCreate6>},
    {"UR-urPhysicalMemCreate-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<PhysicalMemCreate7>},
    {"UR-urPhysicalMemCreate-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<PhysicalMemCreate8>},
    {"UR-urPhysicalMemRetain-hPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PhysicalMemRetain1>},
    {"UR-urPhysicalMemRelease-hPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PhysicalMemRelease1>},
    {"UR-urPhysicalMemGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PhysicalMemGetInfo1>},
    {"UR-urPhysicalMemGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<PhysicalMemGetInfo2>},
    {"UR-urPhysicalMemGetInfo-hPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<PhysicalMemGetInfo3>},
    {"UR-urPhysicalMemGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<PhysicalMemGetInfo4>},
    {"UR-urPhysicalMemGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<PhysicalMemGetInfo5>},
    {"UR-urPhysicalMemGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<PhysicalMemGetInfo6>},
    {"UR-urEnqueueEventsWait-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EnqueueEventsWait1>},
    {"UR-urEnqueueEventsWait-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueEventsWait2>},
    {"UR-urEnqueueEventsWait-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueEventsWait3>},
    {"UR-urEnqueueEventsWait-phEvent-apart", UR_RESULT_ERROR_INVALID_VALUE,
     callSpoilt<EnqueueEventsWait4>},
    {"UR-urEnqueueEventsWait-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueEventsWait5>},
    {"UR-urEnqueueEventsWaitWithBarrier-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EnqueueEventsWaitWithBarrier1>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEventWaitList-counted",
     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<EnqueueEventsWaitWithBarrier2>},
    {"UR-urEnqueueEventsWaitWithBarrier-numEventsInWaitList-counted",
     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<EnqueueEventsWaitWithBarrier3>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEvent-apart", UR_RESULT_ERROR_INVALID_VALUE,
     callSpoilt<EnqueueEventsWaitWithBarrier4>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEventWaitList-element",
     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<EnqueueEventsWaitWithBarrier5>},
    {"UR-urEnqueueUSMFill-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EnqueueUsmFill1>},
    {"UR-urEnqueueUSMFill-pPattern-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EnqueueUsmFill2>},
    {"UR-urEnqueueUSMFill-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EnqueueUsmFill3>},
    {"UR-urEnqueueUSMFill-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueUsmFill4>},
    {"UR-urEnqueueUSMFill-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueUsmFill5>},
    {"UR-urEnqueueUSMFill-patternSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmFill6>},
    {"UR-urEnqueueUSMFill-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<EnqueueUsmFill7>},
    {"UR-urEnqueueUSMFill-patternSize-pattern", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmFill8>},
    {"UR-urEnqueueUSMFill-size-multiple", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmFill9>},
    {"UR-urEnqueueUSMFill-pMem-bounds", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<EnqueueUsmFill10>},
    {"UR-urEnqueueUSMFill-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueUsmFill11>},
    {"UR-urEnqueueUSMMemcpy-pDst-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EnqueueUsmMemcpy1>},
    {"UR-urEnqueueUSMMemcpy-pSrc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EnqueueUsmMemcpy2>},
    {"UR-urEnqueueUSMMemcpy-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EnqueueUsmMemcpy3>},
    {"UR-urEnqueueUSMMemcpy-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueUsmMemcpy4>},
    {"UR-urEnqueueUSMMemcpy-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueUsmMemcpy5>},
    {"UR-urEnqueueUSMMemcpy-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmMemcpy6>},
    {"UR-urEnqueueUSMMemcpy-pDst-bounds", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmMemcpy7>},
    {"UR-urEnqueueUSMMemcpy-pSrc-bounds", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmMemcpy8>},
    {"UR-urEnqueueUSMMemcpy-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueUsmMemcpy9>},
    {"UR-urEnqueueUSMPrefetch-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EnqueueUsmPrefetch1>},
    {"UR-urEnqueueUSMPrefetch-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EnqueueUsmPrefetch2>},
    {"UR-urEnqueueUSMPrefetch-flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<EnqueueUsmPrefetch3>},
    {"UR-urEnqueueUSMPrefetch-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueUsmPrefetch4>},
    {"UR-urEnqueueUSMPrefetch-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueUsmPrefetch5>},
    {"UR-urEnqueueUSMPrefetch-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmPrefetch6>},
    {"UR-urEnqueueUSMPrefetch-pMem-bounds", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmPrefetch7>},
    {"UR-urEnqueueUSMPrefetch-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
     callSpoilt<EnqueueUsmPrefetch8>},
    {"UR-urEnqueueUSMAdvise-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<EnqueueUsmAdvise1>},
    {"UR-urEnqueueUSMAdvise-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EnqueueUsmAdvise2>},
    {"UR-urEnqueueUSMAdvise-advice-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<EnqueueUsmAdvise3>},
    {"UR-urEnqueueUSMAdvise-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmAdvise4>},
    {"UR-urEnqueueUSMAdvise-pMem-bounds", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<EnqueueUsmAdvise5>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<EnqueueEventsWaitWithBarrierExt1>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-pProperties.stype-stype",
     UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<EnqueueEventsWaitWithBarrierExt2>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-pProperties.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<EnqueueEventsWaitWithBarrierExt3>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<EnqueueEventsWaitWithBarrierExt4>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<EnqueueEventsWaitWithBarrierExt5>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEventWaitList-counted",
     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<EnqueueEventsWaitWithBarrierExt6>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-numEventsInWaitList-counted",
     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<EnqueueEventsWaitWithBarrierExt7>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-apart", UR_RESULT_ERROR_INVALID_VALUE,
     callSpoilt<EnqueueEventsWaitWithBarrierExt8>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEventWaitList-element",
     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<EnqueueEventsWaitWithBarrierExt9>},
    {"UR-urUSMHostAlloc-ppMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmHostAlloc1>},
    {"UR-urUSMHostAlloc-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmHostAlloc2>},
    {"UR-urUSMHostAlloc-pUSMDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<UsmHostAlloc3>},
    {"UR-urUSMHostAlloc-pUSMDesc.hints-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<UsmHostAlloc4>},
    {"UR-urUSMHostAlloc-pUSMDesc.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<UsmHostAlloc5>},
    {"UR-urUSMHostAlloc-pUSMDesc.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<UsmHostAlloc6>},
    {"UR-urUSMHostAlloc-pUSMDesc.align-power", UR_RESULT_ERROR_INVALID_VALUE,
     callSpoilt<UsmHostAlloc7>},
    {"UR-urUSMHostAlloc-size-nonzero", UR_RESULT_ERROR_INVALID_USM_SIZE, callSpoilt<UsmHostAlloc8>},
    {"UR-urUSMDeviceAlloc-ppMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmDeviceAlloc1>},
    {"UR-urUSMDeviceAlloc-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmDeviceAlloc2>},
    {"UR-urUSMDeviceAlloc-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmDeviceAlloc3>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<UsmDeviceAlloc4>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.hints-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<UsmDeviceAlloc5>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<UsmDeviceAlloc6>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<UsmDeviceAlloc7>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.align-power", UR_RESULT_ERROR_INVALID_VALUE,
     callSpoilt<UsmDeviceAlloc8>},
    {"UR-urUSMDeviceAlloc-size-nonzero", UR_RESULT_ERROR_INVALID_USM_SIZE,
     callSpoilt<UsmDeviceAlloc9>},
    {"UR-urUSMSharedAlloc-ppMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmSharedAlloc1>},
    {"UR-urUSMSharedAlloc-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmSharedAlloc2>},
    {"UR-urUSMSharedAlloc-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmSharedAlloc3>},
    {"UR-urUSMSharedAlloc-pUSMDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<UsmSharedAlloc4>},
    {"UR-urUSMSharedAlloc-pUSMDesc.hints-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<UsmSharedAlloc5>},
    {"UR-urUSMSharedAlloc-pUSMDesc.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<UsmSharedAlloc6>},
    {"UR-urUSMSharedAlloc-pUSMDesc.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<UsmSharedAlloc7>},
    {"UR-urUSMSharedAlloc-pUSMDesc.align-power", UR_RESULT_ERROR_INVALID_VALUE,
     callSpoilt<UsmSharedAlloc8>},
    {"UR-urUSMSharedAlloc-size-nonzero", UR_RESULT_ERROR_INVALID_USM_SIZE,
     callSpoilt<UsmSharedAlloc9>},
    {"UR-urUSMFree-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<UsmFree1>},
    {"UR-urUSMFree-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<UsmFree2>},
    {"UR-urUSMGetMemAllocInfo-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmGetMemAllocInfo1>},
    {"UR-urUSMGetMemAllocInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmGetMemAllocInfo2>},
    {"UR-urUSMGetMemAllocInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmGetMemAllocInfo3>},
    {"UR-urUSMGetMemAllocInfo-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmGetMemAllocInfo4>},
    {"UR-urUSMGetMemAllocInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<UsmGetMemAllocInfo5>},
    {"UR-urUSMGetMemAllocInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<UsmGetMemAllocInfo6>},
    {"UR-urUSMGetMemAllocInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<UsmGetMemAllocInfo7>},
    {"UR-urUSMPoolCreate-pPoolDesc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmPoolCreate1>},
    {"UR-urUSMPoolCreate-ppPool-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmPoolCreate2>},
    {"UR-urUSMPoolCreate-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmPoolCreate3>},
    {"UR-urUSMPoolCreate-pPoolDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<UsmPoolCreate4>},
    {"UR-urUSMPoolCreate-pPoolDesc.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<UsmPoolCreate5>},
    {"UR-urUSMPoolCreate-pPoolDesc.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<UsmPoolCreate6>},
    {"UR-urUSMPoolCreate-pPoolDesc.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<UsmPoolCreate7>},
    {"UR-urUSMPoolRetain-pPool-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmPoolRetain1>},
    {"UR-urUSMPoolRelease-pPool-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmPoolRelease1>},
    {"UR-urUSMPoolGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmPoolGetInfo1>},
    {"UR-urUSMPoolGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmPoolGetInfo2>},
    {"UR-urUSMPoolGetInfo-hPool-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmPoolGetInfo3>},
    {"UR-urUSMPoolGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<UsmPoolGetInfo4>},
    {"UR-urUSMPoolGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<UsmPoolGetInfo5>},
    {"UR-urUSMPoolGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<UsmPoolGetInfo6>},
    {"UR-urUSMContextMemcpyExp-pDst-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmContextMemcpyExp1>},
    {"UR-urUSMContextMemcpyExp-pSrc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmContextMemcpyExp2>},
    {"UR-urUSMContextMemcpyExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmContextMemcpyExp3>},
    {"UR-urUSMContextMemcpyExp-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<UsmContextMemcpyExp4>},
    {"UR-urUSMContextMemcpyExp-pDst-bounds", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<UsmContextMemcpyExp5>},
    {"UR-urUSMContextMemcpyExp-pSrc-bounds", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<UsmContextMemcpyExp6>},
    {"UR-urIPCGetMemHandleExp-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcGetMemHandleExp1>},
    {"UR-urIPCGetMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcGetMemHandleExp2>},
    {"UR-urIPCGetMemHandleExp-ppIPCMemHandleData-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcGetMemHandleExp3>},
    {"UR-urIPCPutMemHandleExp-pIPCMemHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcPutMemHandleExp1>},
    {"UR-urIPCPutMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcPutMemHandleExp2>},
    {"UR-urIPCOpenMemHandleExp-pIPCMemHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcOpenMemHandleExp1>},
    {"UR-urIPCOpenMemHandleExp-ppMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcOpenMemHandleExp2>},
    {"UR-urIPCOpenMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcOpenMemHandleExp3>},
    {"UR-urIPCOpenMemHandleExp-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcOpenMemHandleExp4>},
    {"UR-urIPCCloseMemHandleExp-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcCloseMemHandleExp1>},
    {"UR-urIPCCloseMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcCloseMemHandleExp2>},
    {"UR-urIPCGetPhysMemHandleExp-ppIPCPhysMemHandleData-nonnull",
     UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<IpcGetPhysMemHandleExp1>},
    {"UR-urIPCGetPhysMemHandleExp-pIPCPhysMemHandleDataSizeRet-nonnull",
     UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<IpcGetPhysMemHandleExp2>},
    {"UR-urIPCGetPhysMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcGetPhysMemHandleExp3>},
    {"UR-urIPCGetPhysMemHandleExp-hPhysMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcGetPhysMemHandleExp4>},
    {"UR-urIPCPutPhysMemHandleExp-pIPCPhysMemHandleData-nonnull",
     UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<IpcPutPhysMemHandleExp1>},
    {"UR-urIPCPutPhysMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcPutPhysMemHandleExp2>},
    {"UR-urIPCOpenPhysMemHandleExp-pIPCPhysMemHandleData-nonnull",
     UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<IpcOpenPhysMemHandleExp1>},
    {"UR-urIPCOpenPhysMemHandleExp-phPhysMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcOpenPhysMemHandleExp2>},
    {"UR-urIPCOpenPhysMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcOpenPhysMemHandleExp3>},
    {"UR-urIPCOpenPhysMemHandleExp-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcOpenPhysMemHandleExp4>},
    {"UR-urIPCClosePhysMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcClosePhysMemHandleExp1>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcClosePhysMemHandleExp2>},
    {"UR-urIPCGetEventHandleExp-ppIPCEventHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcGetEventHandleExp1>},
    {"UR-urIPCGetEventHandleExp-pIPCEventHandleDataSizeRet-nonnull",
     UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<IpcGetEventHandleExp2>},
    {"UR-urIPCGetEventHandleExp-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcGetEventHandleExp3>},
    {"UR-urIPCPutEventHandleExp-pIPCEventHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcPutEventHandleExp1>},
    {"UR-urIPCPutEventHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcPutEventHandleExp2>},
    {"UR-urIPCOpenEventHandleExp-pIPCEventHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcOpenEventHandleExp1>},
    {"UR-urIPCOpenEventHandleExp-phEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<IpcOpenEventHandleExp2>},
    {"UR-urIPCOpenEventHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<IpcOpenEventHandleExp3>},
    {"UR-urUsmP2PEnablePeerAccessExp-commandDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmP2pEnablePeerAccessExp1>},
    {"UR-urUsmP2PEnablePeerAccessExp-peerDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmP2pEnablePeerAccessExp2>},
    {"UR-urUsmP2PDisablePeerAccessExp-commandDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmP2pDisablePeerAccessExp1>},
    {"UR-urUsmP2PDisablePeerAccessExp-peerDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmP2pDisablePeerAccessExp2>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmP2pPeerAccessGetInfoExp1>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<UsmP2pPeerAccessGetInfoExp2>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-commandDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmP2pPeerAccessGetInfoExp3>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-peerDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<UsmP2pPeerAccessGetInfoExp4>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<UsmP2pPeerAccessGetInfoExp5>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<UsmP2pPeerAccessGetInfoExp6>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<UsmP2pPeerAccessGetInfoExp7>},
    {"UR-urVirtualMemGranularityGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemGranularityGetInfo1>},
    {"UR-urVirtualMemGranularityGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemGranularityGetInfo2>},
    {"UR-urVirtualMemGranularityGetInfo-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<VirtualMemGranularityGetInfo3>},
    {"UR-urVirtualMemGranularityGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<VirtualMemGranularityGetInfo4>},
    {"UR-urVirtualMemGranularityGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<VirtualMemGranularityGetInfo5>},
    {"UR-urVirtualMemGranularityGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<VirtualMemGranularityGetInfo6>},
    {"UR-urVirtualMemReserve-ppStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemReserve1>},
    {"UR-urVirtualMemReserve-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<VirtualMemReserve2>},
    {"UR-urVirtualMemReserve-size-nonzero", UR_RESULT_ERROR_INVALID_VALUE,
     callSpoilt<VirtualMemReserve3>},
    {"UR-urVirtualMemFree-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemFree1>},
    {"UR-urVirtualMemFree-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<VirtualMemFree2>},
    {"UR-urVirtualMemMap-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemMap1>},
    {"UR-urVirtualMemMap-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<VirtualMemMap2>},
    {"UR-urVirtualMemMap-hPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<VirtualMemMap3>},
    {"UR-urVirtualMemMap-flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<VirtualMemMap4>},
    {"UR-urVirtualMemMap-size-nonzero", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<VirtualMemMap5>},
    {"UR-urVirtualMemUnmap-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemUnmap1>},
    {"UR-urVirtualMemUnmap-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<VirtualMemUnmap2>},
    {"UR-urVirtualMemSetAccess-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemSetAccess1>},
    {"UR-urVirtualMemSetAccess-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<VirtualMemSetAccess2>},
    {"UR-urVirtualMemSetAccess-flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<VirtualMemSetAccess3>},
    {"UR-urVirtualMemGetInfo-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemGetInfo1>},
    {"UR-urVirtualMemGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemGetInfo2>},
    {"UR-urVirtualMemGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<VirtualMemGetInfo3>},
    {"UR-urVirtualMemGetInfo-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<VirtualMemGetInfo4>},
    {"UR-urVirtualMemGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<VirtualMemGetInfo5>},
    {"UR-urVirtualMemGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<VirtualMemGetInfo6>},
    {"UR-urVirtualMemGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<VirtualMemGetInfo7>},
    {"UR-urDeviceGet-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<DeviceGet1>},
    {"UR-urDeviceGet-DeviceType-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<DeviceGet2>},
    {"UR-urDeviceGet-NumEntries-empty", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<DeviceGet3>},
    {"UR-urDeviceGet-phDevices-filled", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<DeviceGet4>},
    {"UR-urDeviceGet-phDevices-asked", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<DeviceGet5>},
    {"UR-urDeviceGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<DeviceGetInfo1>},
    {"UR-urDeviceGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<DeviceGetInfo2>},
    {"UR-urDeviceGetInfo-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<DeviceGetInfo3>},
    {"UR-urDeviceGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION,
     callSpoilt<DeviceGetInfo4>},
    {"UR-urDeviceGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<DeviceGetInfo5>},
    {"UR-urDeviceGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<DeviceGetInfo6>},
    {"UR-urDeviceRetain-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<DeviceRetain1>},
    {"UR-urDeviceRelease-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<DeviceRelease1>},
    {"UR-urDevicePartition-pProperties-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<DevicePartition1>},
    {"UR-urDevicePartition-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<DevicePartition2>},
    {"UR-urDevicePartition-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<DevicePartition3>},
    {"UR-urDevicePartition-pProperties.pProperties-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<DevicePartition4>},
    {"UR-urDevicePartition-pProperties.pProperties.type-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<DevicePartition5>},
    {"UR-urDevicePartition-pProperties.pProperties.value.affinity_domain-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<DevicePartition6>},
    {"UR-urDevicePartition-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<DevicePartition7>},
    {"UR-urDevicePartition-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<DevicePartition8>},
    {"UR-urDevicePartition-NumDevices-empty", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<DevicePartition9>},
    {"UR-urDeviceSelectBinary-pBinaries-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<DeviceSelectBinary1>},
    {"UR-urDeviceSelectBinary-pSelectedBinary-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<DeviceSelectBinary2>},
    {"UR-urDeviceSelectBinary-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<DeviceSelectBinary3>},
    {"UR-urDeviceSelectBinary-pBinaries.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<DeviceSelectBinary4>},
    {"UR-urDeviceSelectBinary-pBinaries.pDeviceTargetSpec-nonnull",
     UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<DeviceSelectBinary5>},
    {"UR-urDeviceSelectBinary-NumBinaries-nonzero", UR_RESULT_ERROR_INVALID_SIZE,
     callSpoilt<DeviceSelectBinary6>},
    {"UR-urDeviceGetNativeHandle-phNativeDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<DeviceGetNativeHandle1>},
    {"UR-urDeviceGetNativeHandle-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<DeviceGetNativeHandle2>},
    {"UR-urDeviceCreateWithNativeHandle-phDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER,
     callSpoilt<DeviceCreateWithNativeHandle1>},
    {"UR-urDeviceCreateWithNativeHandle-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<DeviceCreateWithNativeHandle2>},
    {"UR-urDeviceCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT,
     callSpoilt<DeviceCreateWithNativeHandle3>},
    {"UR-urDeviceCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<DeviceCreateWithNativeHandle4>},
    {"UR-urDeviceCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared",
     UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<DeviceCreateWithNativeHandle5>},
    {"UR-urDeviceGetGlobalTimestamps-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE,
     callSpoilt<DeviceGetGlobalTimestamps1>},
};

constexpr GoodCase kGoodCases[] = {
    {"urAdapterGet", callGood<AdapterGetArguments>},
    {"urAdapterRelease", callGood<AdapterReleaseArguments>},
    {"urAdapterRetain", callGood<AdapterRetainArguments>},
    {"urAdapterGetLastError", callGood<AdapterGetLastErrorArguments>},
    {"urAdapterGetInfo", callGood<AdapterGetInfoArguments>},
    {"urAdapterSetLoggerCallback", callGood<AdapterSetLoggerCallbackArguments>},
    {"urAdapterSetLoggerCallbackLevel", callGood<AdapterSetLoggerCallbackLevelArguments>},
    {"urPlatformGet", callGood<PlatformGetArguments>},
    {"urPlatformGetInfo", callGood<PlatformGetInfoArguments>},
    {"urPlatformGetNativeHandle", callGood<PlatformGetNativeHandleArguments>},
    {"urPlatformCreateWithNativeHandle", callGood<PlatformCreateWithNativeHandleArguments>},
    {"urPlatformGetApiVersion", callGood<PlatformGetApiVersionArguments>},
    {"urPlatformGetBackendOption", callGood<PlatformGetBackendOptionArguments>},
    {"urContextCreate", callGood<ContextCreateArguments>},
    {"urContextRetain", callGood<ContextRetainArguments>},
    {"urContextRelease", callGood<ContextReleaseArguments>},
    {"urContextGetInfo", callGood<ContextGetInfoArguments>},
    {"urContextGetNativeHandle", callGood<ContextGetNativeHandleArguments>},
    {"urContextCreateWithNativeHandle", callGood<ContextCreateWithNativeHandleArguments>},
    {"urContextSetExtendedDeleter", callGood<ContextSetExtendedDeleterArguments>},
    {"urEventGetInfo", callGood<EventGetInfoArguments>},
    {"urEventGetProfilingInfo", callGood<EventGetProfilingInfoArguments>},
    {"urEventWait", callGood<EventWaitArguments>},
    {"urEventRetain", callGood<EventRetainArguments>},
    {"urEventRelease", callGood<EventReleaseArguments>},
    {"urEventGetNativeHandle", callGood<EventGetNativeHandleArguments>},
    {"urEventCreateWithNativeHandle", callGood<EventCreateWithNativeHandleArguments>},
    {"urEventSetCallback", callGood<EventSetCallbackArguments>},
    {"urEventCreateExp", callGood<EventCreateExpArguments>},
    {"urQueueGetInfo", callGood<QueueGetInfoArguments>},
    {"urQueueCreate", callGood<QueueCreateArguments>},
    {"urQueueRetain", callGood<QueueRetainArguments>},
    {"urQueueRelease", callGood<QueueReleaseArguments>},
    {"urQueueGetNativeHandle", callGood<QueueGetNativeHandleArguments>},
    {"urQueueCreateWithNativeHandle", callGood<QueueCreateWithNativeHandleArguments>},
    {"urQueueFinish", callGood<QueueFinishArguments>},
    {"urQueueFlush", callGood<QueueFlushArguments>},
    {"urPhysicalMemCreate", callGood<PhysicalMemCreateArguments>},
    {"urPhysicalMemRetain", callGood<PhysicalMemRetainArguments>},
    {"urPhysicalMemRelease", callGood<PhysicalMemReleaseArguments>},
    {"urPhysicalMemGetInfo", callGood<PhysicalMemGetInfoArguments>},
    {"urEnqueueEventsWait", callGood<EnqueueEventsWaitArguments>},
    {"urEnqueueEventsWaitWithBarrier", callGood<EnqueueEventsWaitWithBarrierArguments>},
    {"urEnqueueUSMFill", callGood<EnqueueUsmFillArguments>},
    {"urEnqueueUSMMemcpy", callGood<EnqueueUsmMemcpyArguments>},
    {"urEnqueueUSMPrefetch", callGood<EnqueueUsmPrefetchArguments>},
    {"urEnqueueUSMAdvise", callGood<EnqueueUsmAdviseArguments>},
    {"urEnqueueEventsWaitWithBarrierExt", callGood<EnqueueEventsWaitWithBarrierExtArguments>},
    {"urUSMHostAlloc", callGood<UsmHostAllocArguments>},
    {"urUSMDeviceAlloc", callGood<UsmDeviceAllocArguments>},
    {"urUSMSharedAlloc", callGood<UsmSharedAllocArguments>},
    {"urUSMFree", callGood<UsmFreeArguments>},
    {"urUSMGetMemAllocInfo", callGood<UsmGetMemAllocInfoArguments>},
    {"urUSMPoolCreate", callGood<UsmPoolCreateArguments>},
    {"urUSMPoolRetain", callGood<UsmPoolRetainArguments>},
    {"urUSMPoolRelease", callGood<UsmPoolReleaseArguments>},
    {"urUSMPoolGetInfo", callGood<UsmPoolGetInfoArguments>},
    {"urUSMContextMemcpyExp", callGood<UsmContextMemcpyExpArguments>},
    {"urIPCGetMemHandleExp", callGood<IpcGetMemHandleExpArguments>},
    {"urIPCPutMemHandleExp", callGood<IpcPutMemHandleExpArguments>},
    {"urIPCOpenMemHandleExp", callGood<IpcOpenMemHandleExpArguments>},
    {"urIPCCloseMemHandleExp", callGood<IpcCloseMemHandleExpArguments>},
    {"urIPCGetPhysMemHandleExp", callGood<IpcGetPhysMemHandleExpArguments>},
    {"urIPCPutPhysMemHandleExp", callGood<IpcPutPhysMemHandleExpArguments>},
    {"urIPCOpenPhysMemHandleExp", callGood<IpcOpenPhysMemHandleExpArguments>},
    {"urIPCClosePhysMemHandleExp", callGood<IpcClosePhysMemHandleExpArguments>},
    {"urIPCGetEventHandleExp", callGood<IpcGetEventHandleExpArguments>},
    {"urIPCPutEventHandleExp", callGood<IpcPutEventHandleExpArguments>},
    {"urIPCOpenEventHandleExp", callGood<IpcOpenEventHandleExpArguments>},
    {"urUsmP2PEnablePeerAccessExp", callGood<UsmP2pEnablePeerAccessExpArguments>},
    {"urUsmP2PDisablePeerAccessExp", callGood<UsmP2pDisablePeerAccessExpArguments>},
    {"urUsmP2PPeerAccessGetInfoExp", callGood<UsmP2pPeerAccessGetInfoExpArguments>},
    {"urVirtualMemGranularityGetInfo", callGood<VirtualMemGranularityGetInfoArguments>},
    {"urVirtualMemReserve", callGood<VirtualMemReserveArguments>},
    {"urVirtualMemFree", callGood<VirtualMemFreeArguments>},
    {"urVirtualMemMap", callGood<VirtualMemMapArguments>},
    {"urVirtualMemUnmap", callGood<VirtualMemUnmapArguments>},
    {"urVirtualMemSetAccess", callGood<VirtualMemSetAccessArguments>},
    {"urVirtualMemGetInfo", callGood<VirtualMemGetInfoArguments>},
    {"urDeviceGet", callGood<DeviceGetArguments>},
    {"urDeviceGetInfo", callGood<DeviceGetInfoArguments>},
    {"urDeviceRetain", callGood<DeviceRetainArguments>},
    {"urDeviceRelease", callGood<DeviceReleaseArguments>},
    {"urDevicePartition", callGood<DevicePartitionArguments>},
    {"urDeviceSelectBinary", callGood<DeviceSelectBinaryArguments>},
    {"urDeviceGetNativeHandle", callGood<DeviceGetNativeHandleArguments>},
    {"urDeviceCreateWithNativeHandle", callGood<DeviceCreateWithNativeHandleArguments>},
    {"urDeviceGetGlobalTimestamps", callGood<DeviceGetGlobalTimestampsArguments>},
};

} // namespace

const std::size_t kParameterChecks = 360;

std::span<const ParameterCase> parameterCases() { return kParameterCases; }

std::span<const GoodCase> goodCases() { return kGoodCases; }

void fillWithStubs(ur_dditable_t &table) {
  table.Adapter.pfnGet = succeed;
  table.Adapter.pfnRelease = succeed;
  table.Adapter.pfnRetain = succeed;
  table.Adapter.pfnGetLastError = succeed;
  table.Adapter.pfnGetInfo = succeed;
  table.Adapter.pfnSetLoggerCallback = succeed;
  table.Adapter.pfnSetLoggerCallbackLevel = succeed;
  table.Platform.pfnGet = succeed;
  table.Platform.pfnGetInfo = succeed;
  table.Platform.pfnGetNativeHandle = succeed;
  table.Platform.pfnCreateWithNativeHandle = succeed;
  table.Platform.pfnGetApiVersion = succeed;
  table.Platform.pfnGetBackendOption = succeed;
  table.Context.pfnCreate = succeed;
  table.Context.pfnRetain = succeed;
  table.Context.pfnRelease = succeed;
  table.Context.pfnGetInfo = succeed;
  table.Context.pfnGetNativeHandle = succeed;
  table.Context.pfnCreateWithNativeHandle = succeed;
  table.Context.pfnSetExtendedDeleter = succeed;
  table.Event.pfnGetInfo = succeed;
  table.Event.pfnGetProfilingInfo = succeed;
  table.Event.pfnWait = succeed;
  table.Event.pfnRetain = succeed;
  table.Event.pfnRelease = succeed;
  table.Event.pfnGetNativeHandle = succeed;
  table.Event.pfnCreateWithNativeHandle = succeed;
  table.Event.pfnSetCallback = succeed;
  table.EventExp.pfnCreateExp = succeed;
  table.Program.pfnCreateWithIL = succeed;
  table.Program.pfnCreateWithBinary = succeed;
  table.Program.pfnBuild = succeed;
  table.Program.pfnCompile = succeed;
  table.Program.pfnLink = succeed;
  table.Program.pfnRetain = succeed;
  table.Program.pfnRelease = succeed;
  table.Program.pfnGetFunctionPointer = succeed;
  table.Program.pfnGetGlobalVariablePointer = succeed;
  table.Program.pfnGetInfo = succeed;
  table.Program.pfnGetBuildInfo = succeed;
  table.Program.pfnSetSpecializationConstants = succeed;
  table.Program.pfnGetNativeHandle = succeed;
  table.Program.pfnCreateWithNativeHandle = succeed;
  table.ProgramExp.pfnDynamicLinkExp = succeed;
  table.ProgramExp.pfnBuildExp = succeed;
  table.ProgramExp.pfnCompileExp = succeed;
  table.ProgramExp.pfnLinkExp = succeed;
  table.Kernel.pfnCreate = succeed;
  table.Kernel.pfnGetInfo = succeed;
  table.Kernel.pfnGetGroupInfo = succeed;
  table.Kernel.pfnGetSubGroupInfo = succeed;
  table.Kernel.pfnRetain = succeed;
  table.Kernel.pfnRelease = succeed;
  table.Kernel.pfnGetNativeHandle = succeed;
  table.Kernel.pfnCreateWithNativeHandle = succeed;
  table.Kernel.pfnGetSuggestedLocalWorkSize = succeed;
  table.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs = succeed;
  table.Kernel.pfnSetExecInfo = succeed;
  table.Kernel.pfnSetSpecializationConstants = succeed;
  table.Kernel.pfnSuggestMaxCooperativeGroupCount = succeed;
  table.Queue.pfnGetInfo = succeed;
  table.Queue.pfnCreate = succeed;
  table.Queue.pfnRetain = succeed;
  table.Queue.pfnRelease = succeed;
  table.Queue.pfnGetNativeHandle = succeed;
  table.Queue.pfnCreateWithNativeHandle = succeed;
  table.Queue.pfnFinish = succeed;
  table.Queue.pfnFlush = succeed;
  table.QueueExp.pfnBeginGraphCaptureExp = succeed;
  table.QueueExp.pfnBeginCaptureIntoGraphExp = succeed;
  table.QueueExp.pfnEndGraphCaptureExp = succeed;
  table.QueueExp.pfnIsGraphCaptureEnabledExp = succeed;
  table.QueueExp.pfnGetGraphExp = succeed;
  table.Sampler.pfnCreate = succeed;
  table.Sampler.pfnRetain = succeed;
  table.Sampler.pfnRelease = succeed;
  table.Sampler.pfnGetInfo = succeed;
  table.Sampler.pfnGetNativeHandle = succeed;
  table.Sampler.pfnCreateWithNativeHandle = succeed;
  table.Mem.pfnImageCreate = succeed;
  table.Mem.pfnBufferCreate = succeed;
  table.Mem.pfnRetain = succeed;
  table.Mem.pfnRelease = succeed;
  table.Mem.pfnBufferPartition = succeed;
  table.Mem.pfnGetNativeHandle = succeed;
  table.Mem.pfnBufferCreateWithNativeHandle = succeed;
  table.Mem.pfnImageCreateWithNativeHandle = succeed;
  table.Mem.pfnGetInfo = succeed;
  table.Mem.pfnImageGetInfo = succeed;
  table.PhysicalMem.pfnCreate = succeed;
  table.PhysicalMem.pfnRetain = succeed;
  table.PhysicalMem.pfnRelease = succeed;
  table.PhysicalMem.pfnGetInfo = succeed;
  table.Enqueue.pfnEventsWait = succeed;
  table.Enqueue.pfnEventsWaitWithBarrier = succeed;
  table.Enqueue.pfnMemBufferRead = succeed;
  table.Enqueue.pfnMemBufferWrite = succeed;
  table.Enqueue.pfnMemBufferReadRect = succeed;
  table.Enqueue.pfnMemBufferWriteRect = succeed;
  table.Enqueue.pfnMemBufferCopy = succeed;
  table.Enqueue.pfnMemBufferCopyRect = succeed;
  table.Enqueue.pfnMemBufferFill = succeed;
  table.Enqueue.pfnMemImageRead = succeed;
  table.Enqueue.pfnMemImageWrite = succeed;
  table.Enqueue.pfnMemImageCopy = succeed;
  table.Enqueue.pfnMemBufferMap = succeed;
  table.Enqueue.pfnMemUnmap = succeed;
  table.Enqueue.pfnUSMFill = succeed;
  table.Enqueue.pfnUSMMemcpy = succeed;
  table.Enqueue.pfnUSMPrefetch = succeed;
  table.Enqueue.pfnUSMAdvise = succeed;
  table.Enqueue.pfnUSMFill2D = succeed;
  table.Enqueue.pfnUSMMemcpy2D = succeed;
  table.Enqueue.pfnDeviceGlobalVariableWrite = succeed;
  table.Enqueue.pfnDeviceGlobalVariableRead = succeed;
  table.Enqueue.pfnReadHostPipe = succeed;
  table.Enqueue.pfnWriteHostPipe = succeed;
  table.Enqueue.pfnEventsWaitWithBarrierExt = succeed;
  table.EnqueueExp.pfnKernelLaunchWithArgsExp = succeed;
  table.EnqueueExp.pfnUSMDeviceAllocExp = succeed;
  table.EnqueueExp.pfnUSMSharedAllocExp = succeed;
  table.EnqueueExp.pfnUSMHostAllocExp = succeed;
  table.EnqueueExp.pfnUSMFreeExp = succeed;
  table.EnqueueExp.pfnTimestampRecordingExp = succeed;
  table.EnqueueExp.pfnCommandBufferExp = succeed;
  table.EnqueueExp.pfnHostTaskExp = succeed;
  table.EnqueueExp.pfnNativeCommandExp = succeed;
  table.EnqueueExp.pfnGraphExp = succeed;
  table.USM.pfnHostAlloc = succeed;
  table.USM.pfnDeviceAlloc = succeed;
  table.USM.pfnSharedAlloc = succeed;
  table.USM.pfnFree = succeed;
  table.USM.pfnGetMemAllocInfo = succeed;
  table.USM.pfnPoolCreate = succeed;
  table.USM.pfnPoolRetain = succeed;
  table.USM.pfnPoolRelease = succeed;
  table.USM.pfnPoolGetInfo = succeed;
  table.USMExp.pfnPoolCreateExp = succeed;
  table.USMExp.pfnPoolDestroyExp = succeed;
  table.USMExp.pfnPoolGetDefaultDevicePoolExp = succeed;
  table.USMExp.pfnPoolGetInfoExp = succeed;
  table.USMExp.pfnPoolSetInfoExp = succeed;
  table.USMExp.pfnPoolSetDevicePoolExp = succeed;
  table.USMExp.pfnPoolGetDevicePoolExp = succeed;
  table.USMExp.pfnPoolTrimToExp = succeed;
  table.USMExp.pfnPitchedAllocExp = succeed;
  table.USMExp.pfnContextMemcpyExp = succeed;
  table.USMExp.pfnHostAllocUnregisterExp = succeed;
  table.USMExp.pfnHostAllocRegisterExp = succeed;
  table.USMExp.pfnImportExp = succeed;
  table.USMExp.pfnReleaseExp = succeed;
  table.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp = succeed;
  table.BindlessImagesExp.pfnSampledImageHandleDestroyExp = succeed;
  table.BindlessImagesExp.pfnImageAllocateExp = succeed;
  table.BindlessImagesExp.pfnImageFreeExp = succeed;
  table.BindlessImagesExp.pfnUnsampledImageCreateExp = succeed;
  table.BindlessImagesExp.pfnSampledImageCreateExp = succeed;
  table.BindlessImagesExp.pfnImageCopyExp = succeed;
  table.BindlessImagesExp.pfnImageGetInfoExp = succeed;
  table.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp = succeed;
  table.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp = succeed;
  table.BindlessImagesExp.pfnGetImageSampledHandleSupportExp = succeed;
  table.BindlessImagesExp.pfnMipmapGetLevelExp = succeed;
  table.BindlessImagesExp.pfnMipmapFreeExp = succeed;
  table.BindlessImagesExp.pfnImportExternalMemoryExp = succeed;
  table.BindlessImagesExp.pfnMapExternalArrayExp = succeed;
  table.BindlessImagesExp.pfnMapExternalLinearMemoryExp = succeed;
  table.BindlessImagesExp.pfnReleaseExternalMemoryExp = succeed;
  table.BindlessImagesExp.pfnFreeMappedLinearMemoryExp = succeed;
  table.BindlessImagesExp.pfnSupportsImportingHandleTypeExp = succeed;
  table.BindlessImagesExp.pfnImportExternalSemaphoreExp = succeed;
  table.BindlessImagesExp.pfnReleaseExternalSemaphoreExp = succeed;
  table.BindlessImagesExp.pfnWaitExternalSemaphoreExp = succeed;
  table.BindlessImagesExp.pfnSignalExternalSemaphoreExp = succeed;
  table.CommandBufferExp.pfnCreateExp = succeed;
  table.CommandBufferExp.pfnRetainExp = succeed;
  table.CommandBufferExp.pfnReleaseExp = succeed;
  table.CommandBufferExp.pfnFinalizeExp = succeed;
  table.CommandBufferExp.pfnAppendKernelLaunchExp = succeed;
  table.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp = succeed;
  table.CommandBufferExp.pfnAppendUSMMemcpyExp = succeed;
  table.CommandBufferExp.pfnAppendUSMFillExp = succeed;
  table.CommandBufferExp.pfnAppendMemBufferCopyExp = succeed;
  table.CommandBufferExp.pfnAppendMemBufferWriteExp = succeed;
  table.CommandBufferExp.pfnAppendMemBufferReadExp = succeed;
  table.CommandBufferExp.pfnAppendMemBufferCopyRectExp = succeed;
  table.CommandBufferExp.pfnAppendMemBufferWriteRectExp = succeed;
  table.CommandBufferExp.pfnAppendMemBufferReadRectExp = succeed;
  table.CommandBufferExp.pfnAppendMemBufferFillExp = succeed;
  table.CommandBufferExp.pfnAppendUSMPrefetchExp = succeed;
  table.CommandBufferExp.pfnAppendUSMAdviseExp = succeed;
  table.CommandBufferExp.pfnAppendNativeCommandExp = succeed;
  table.CommandBufferExp.pfnUpdateKernelLaunchExp = succeed;
  table.CommandBufferExp.pfnUpdateSignalEventExp = succeed;
  table.CommandBufferExp.pfnUpdateWaitEventsExp = succeed;
  table.CommandBufferExp.pfnGetInfoExp = succeed;
  table.CommandBufferExp.pfnGetNativeHandleExp = succeed;
  table.GraphExp.pfnCreateExp = succeed;
  table.GraphExp.pfnInstantiateGraphExp = succeed;
  table.GraphExp.pfnDestroyExp = succeed;
  table.GraphExp.pfnExecutableGraphDestroyExp = succeed;
  table.GraphExp.pfnIsEmptyExp = succeed;
  table.GraphExp.pfnGetIdExp = succeed;
  table.GraphExp.pfnSetDestructionCallbackExp = succeed;
  table.GraphExp.pfnDumpContentsExp = succeed;
  table.GraphExp.pfnGetNativeHandleExp = succeed;
  table.GraphExp.pfnExecutableGraphGetNativeHandleExp = succeed;
  table.IPCExp.pfnGetMemHandleExp = succeed;
  table.IPCExp.pfnPutMemHandleExp = succeed;
  table.IPCExp.pfnOpenMemHandleExp = succeed;
  table.IPCExp.pfnCloseMemHandleExp = succeed;
  table.IPCExp.pfnGetPhysMemHandleExp = succeed;
  table.IPCExp.pfnPutPhysMemHandleExp = succeed;
  table.IPCExp.pfnOpenPhysMemHandleExp = succeed;
  table.IPCExp.pfnClosePhysMemHandleExp = succeed;
  table.IPCExp.pfnGetEventHandleExp = succeed;
  table.IPCExp.pfnPutEventHandleExp = succeed;
  table.IPCExp.pfnOpenEventHandleExp = succeed;
  table.MemoryExportExp.pfnAllocExportableMemoryExp = succeed;
  table.MemoryExportExp.pfnFreeExportableMemoryExp = succeed;
  table.MemoryExportExp.pfnExportMemoryHandleExp = succeed;
  table.UsmP2PExp.pfnEnablePeerAccessExp = succeed;
  table.UsmP2PExp.pfnDisablePeerAccessExp = succeed;
  table.UsmP2PExp.pfnPeerAccessGetInfoExp = succeed;
  table.VirtualMem.pfnGranularityGetInfo = succeed;
  table.VirtualMem.pfnReserve = succeed;
  table.VirtualMem.pfnFree = succeed;
  table.VirtualMem.pfnMap = succeed;
  table.VirtualMem.pfnUnmap = succeed;
  table.VirtualMem.pfnSetAccess = succeed;
  table.VirtualMem.pfnGetInfo = succeed;
  table.Device.pfnGet = succeed;
  table.Device.pfnGetInfo = succeed;
  table.Device.pfnRetain = succeed;
  table.Device.pfnRelease = succeed;
  table.Device.pfnPartition = succeed;
  table.Device.pfnSelectBinary = succeed;
  table.Device.pfnGetNativeHandle = succeed;
  table.Device.pfnCreateWithNativeHandle = succeed;
  table.Device.pfnGetGlobalTimestamps = succeed;
  table.DeviceExp.pfnWaitExp = succeed;
}

} // namespace ur::test
