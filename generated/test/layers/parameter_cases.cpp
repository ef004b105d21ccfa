// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// For each check of the parameter validation, a call that fails it.

#include "generated/test/layers/arguments.hpp"
#include "test/unit/validation/parameter_case.hpp"
#include "test/unit/validation/stub_table.hpp"

namespace ur::test {
namespace {

struct AdapterGet : AdapterGetArguments {
  void spoil1() { NumEntries = 0; }
};

struct AdapterRelease : AdapterReleaseArguments {
  void spoil1() { hAdapter = nullptr; }
};

struct AdapterRetain : AdapterRetainArguments {
  void spoil1() { hAdapter = nullptr; }
};

struct AdapterGetLastError : AdapterGetLastErrorArguments {
  void spoil1() { ppMessage = nullptr; }
  void spoil2() { pError = nullptr; }
  void spoil3() { hAdapter = nullptr; }
};

struct AdapterGetInfo : AdapterGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hAdapter = nullptr; }
  void spoil4() { propName = static_cast<ur_adapter_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct AdapterSetLoggerCallback : AdapterSetLoggerCallbackArguments {
  void spoil1() { pfnLoggerCallback = nullptr; }
  void spoil2() { hAdapter = nullptr; }
  void spoil3() { level = static_cast<ur_logger_level_t>(0x7ffffffe); }
};

struct AdapterSetLoggerCallbackLevel : AdapterSetLoggerCallbackLevelArguments {
  void spoil1() { hAdapter = nullptr; }
  void spoil2() { level = static_cast<ur_logger_level_t>(0x7ffffffe); }
};

struct PlatformGet : PlatformGetArguments {
  void spoil1() { hAdapter = nullptr; }
  void spoil2() { NumEntries = 0; }
  void spoil3() {
    phPlatforms = nullptr;
    pNumPlatforms = nullptr;
  }
};

struct PlatformGetInfo : PlatformGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hPlatform = nullptr; }
  void spoil4() { propName = static_cast<ur_platform_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct PlatformGetNativeHandle : PlatformGetNativeHandleArguments {
  void spoil1() { phNativePlatform = nullptr; }
  void spoil2() { hPlatform = nullptr; }
};

struct PlatformCreateWithNativeHandle : PlatformCreateWithNativeHandleArguments {
  void spoil1() { phPlatform = nullptr; }
  void spoil2() { hAdapter = nullptr; }
  void spoil3() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil4() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil5() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil6() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct PlatformGetApiVersion : PlatformGetApiVersionArguments {
  void spoil1() { pVersion = nullptr; }
  void spoil2() { hPlatform = nullptr; }
};

struct PlatformGetBackendOption : PlatformGetBackendOptionArguments {
  void spoil1() { pFrontendOption = nullptr; }
  void spoil2() { ppPlatformOption = nullptr; }
  void spoil3() { hPlatform = nullptr; }
};

struct ContextCreate : ContextCreateArguments {
  void spoil1() { phDevices = nullptr; }
  void spoil2() { phContext = nullptr; }
  void spoil3() { pProperties->flags = 0x80000000; }
  void spoil4() { DeviceCount = 0; }
  void spoil5() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil6() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil7() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil8() { *phDevices = nullptr; }
};

struct ContextRetain : ContextRetainArguments {
  void spoil1() { hContext = nullptr; }
};

struct ContextRelease : ContextReleaseArguments {
  void spoil1() { hContext = nullptr; }
};

struct ContextGetInfo : ContextGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hContext = nullptr; }
  void spoil4() { propName = static_cast<ur_context_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct ContextGetNativeHandle : ContextGetNativeHandleArguments {
  void spoil1() { phNativeContext = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct ContextCreateWithNativeHandle : ContextCreateWithNativeHandleArguments {
  void spoil1() { phContext = nullptr; }
  void spoil2() { hAdapter = nullptr; }
  void spoil3() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil4() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil5() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil6() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct ContextSetExtendedDeleter : ContextSetExtendedDeleterArguments {
  void spoil1() { pfnDeleter = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct EventGetInfo : EventGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hEvent = nullptr; }
  void spoil4() { propName = static_cast<ur_event_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct EventGetProfilingInfo : EventGetProfilingInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hEvent = nullptr; }
  void spoil4() { propName = static_cast<ur_profiling_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct EventWait : EventWaitArguments {
  void spoil1() { phEventWaitList = nullptr; }
  void spoil2() { numEvents = 0; }
  void spoil3() { *phEventWaitList = nullptr; }
};

struct EventRetain : EventRetainArguments {
  void spoil1() { hEvent = nullptr; }
};

struct EventRelease : EventReleaseArguments {
  void spoil1() { hEvent = nullptr; }
};

struct EventGetNativeHandle : EventGetNativeHandleArguments {
  void spoil1() { phNativeEvent = nullptr; }
  void spoil2() { hEvent = nullptr; }
};

struct EventCreateWithNativeHandle : EventCreateWithNativeHandleArguments {
  void spoil1() { phEvent = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil4() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil5() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil6() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct EventSetCallback : EventSetCallbackArguments {
  void spoil1() { pfnNotify = nullptr; }
  void spoil2() { hEvent = nullptr; }
  void spoil3() { execStatus = static_cast<ur_execution_info_t>(0x7ffffffe); }
  void spoil4() { execStatus = UR_EXECUTION_INFO_QUEUED; }
};

struct EventCreateExp : EventCreateExpArguments {
  void spoil1() { pEventDesc = nullptr; }
  void spoil2() { phEvent = nullptr; }
  void spoil3() { hContext = nullptr; }
  void spoil4() { hDevice = nullptr; }
  void spoil5() { pEventDesc->flags = 0x80000000; }
  void spoil6() {
    pEventDesc->flags = UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING;
  }
  void spoil7() { pEventDesc->stype = static_cast<ur_structure_type_t>(0); }
  void spoil8() { pEventDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil9() {
    auto *node = make<ur_usm_device_desc_t>();
    pEventDesc->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil10() {
    auto *node = make<ur_usm_host_desc_t>();
    pEventDesc->pNext = node;
    node->flags = 0x80000000;
  }
};

struct QueueGetInfo : QueueGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hQueue = nullptr; }
  void spoil4() { propName = static_cast<ur_queue_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct QueueCreate : QueueCreateArguments {
  void spoil1() { phQueue = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { hDevice = nullptr; }
  void spoil4() { pProperties->flags = 0x80000000; }
  void spoil5() { pProperties->flags = UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW; }
  void spoil6() {
    pProperties->flags = UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE;
  }
  void spoil7() { pProperties->flags = UR_QUEUE_FLAG_ON_DEVICE; }
  void spoil8() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil9() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil10() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil11() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct QueueRetain : QueueRetainArguments {
  void spoil1() { hQueue = nullptr; }
};

struct QueueRelease : QueueReleaseArguments {
  void spoil1() { hQueue = nullptr; }
};

struct QueueGetNativeHandle : QueueGetNativeHandleArguments {
  void spoil1() { phNativeQueue = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { pDesc->stype = static_cast<ur_structure_type_t>(0); }
  void spoil4() { pDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil5() {
    auto *node = make<ur_usm_device_desc_t>();
    pDesc->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil6() {
    auto *node = make<ur_usm_host_desc_t>();
    pDesc->pNext = node;
    node->flags = 0x80000000;
  }
};

struct QueueCreateWithNativeHandle : QueueCreateWithNativeHandleArguments {
  void spoil1() { phQueue = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil4() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil5() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil6() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct QueueFinish : QueueFinishArguments {
  void spoil1() { hQueue = nullptr; }
};

struct QueueFlush : QueueFlushArguments {
  void spoil1() { hQueue = nullptr; }
};

struct MemBufferCreate : MemBufferCreateArguments {
  void spoil1() { phBuffer = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { flags = 0x80000000; }
  void spoil4() { size = 0; }
  void spoil5() {
    flags = UR_MEM_FLAG_USE_HOST_POINTER;
    pProperties = nullptr;
  }
  void spoil6() {
    pProperties->pHost = &size;
    flags = UR_MEM_FLAG_READ_WRITE;
  }
  void spoil7() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil8() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil9() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil10() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct MemRetain : MemRetainArguments {
  void spoil1() { hMem = nullptr; }
};

struct MemRelease : MemReleaseArguments {
  void spoil1() { hMem = nullptr; }
};

struct MemBufferPartition : MemBufferPartitionArguments {
  void spoil1() { pRegion = nullptr; }
  void spoil2() { phMem = nullptr; }
  void spoil3() { hBuffer = nullptr; }
  void spoil4() { bufferCreateType = static_cast<ur_buffer_create_type_t>(0x7ffffffe); }
  void spoil5() { flags = 0x80000000; }
  void spoil6() { pRegion->size = 0; }
  void spoil7() { pRegion->stype = static_cast<ur_structure_type_t>(0); }
  void spoil8() { pRegion->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil9() {
    auto *node = make<ur_usm_device_desc_t>();
    pRegion->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil10() {
    auto *node = make<ur_usm_host_desc_t>();
    pRegion->pNext = node;
    node->flags = 0x80000000;
  }
};

struct MemGetNativeHandle : MemGetNativeHandleArguments {
  void spoil1() { phNativeMem = nullptr; }
  void spoil2() { hMem = nullptr; }
};

struct MemBufferCreateWithNativeHandle : MemBufferCreateWithNativeHandleArguments {
  void spoil1() { phMem = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil4() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil5() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil6() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct MemGetInfo : MemGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hMemory = nullptr; }
  void spoil4() { propName = static_cast<ur_mem_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct PhysicalMemCreate : PhysicalMemCreateArguments {
  void spoil1() { phPhysicalMem = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { hDevice = nullptr; }
  void spoil4() { pProperties->flags = 0x80000000; }
  void spoil5() { size = 0; }
  void spoil6() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil7() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil8() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil9() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct PhysicalMemRetain : PhysicalMemRetainArguments {
  void spoil1() { hPhysicalMem = nullptr; }
};

struct PhysicalMemRelease : PhysicalMemReleaseArguments {
  void spoil1() { hPhysicalMem = nullptr; }
};

struct PhysicalMemGetInfo : PhysicalMemGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hPhysicalMem = nullptr; }
  void spoil4() { propName = static_cast<ur_physical_mem_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct EnqueueEventsWait : EnqueueEventsWaitArguments {
  void spoil1() { hQueue = nullptr; }
  void spoil2() { numEventsInWaitList = 1; }
  void spoil3() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil4() {
    phEventWaitList = phEvent;
    numEventsInWaitList = 1;
  }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueEventsWaitWithBarrier : EnqueueEventsWaitWithBarrierArguments {
  void spoil1() { hQueue = nullptr; }
  void spoil2() { numEventsInWaitList = 1; }
  void spoil3() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil4() {
    phEventWaitList = phEvent;
    numEventsInWaitList = 1;
  }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueMemBufferRead : EnqueueMemBufferReadArguments {
  void spoil1() { pDst = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { hBuffer = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueMemBufferWrite : EnqueueMemBufferWriteArguments {
  void spoil1() { pSrc = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { hBuffer = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueMemBufferReadRect : EnqueueMemBufferReadRectArguments {
  void spoil1() { pDst = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { hBuffer = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() { region.width = 0; }
  void spoil7() { region.height = 0; }
  void spoil8() { region.depth = 0; }
  void spoil9() {
    region.width = 2;
    bufferRowPitch = 1;
  }
  void spoil10() {
    bufferRowPitch = 2;
    bufferSlicePitch = 1;
  }
  void spoil11() {
    bufferRowPitch = 2;
    bufferSlicePitch = 3;
  }
  void spoil12() {
    region.width = 2;
    bufferRowPitch = 2;
    bufferSlicePitch = 2;
    hostRowPitch = 1;
  }
  void spoil13() {
    hostRowPitch = 2;
    hostSlicePitch = 1;
  }
  void spoil14() {
    hostRowPitch = 2;
    hostSlicePitch = 3;
  }
  void spoil15() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueMemBufferWriteRect : EnqueueMemBufferWriteRectArguments {
  void spoil1() { pSrc = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { hBuffer = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() { region.width = 0; }
  void spoil7() { region.height = 0; }
  void spoil8() { region.depth = 0; }
  void spoil9() {
    region.width = 2;
    bufferRowPitch = 1;
  }
  void spoil10() {
    bufferRowPitch = 2;
    bufferSlicePitch = 1;
  }
  void spoil11() {
    bufferRowPitch = 2;
    bufferSlicePitch = 3;
  }
  void spoil12() {
    region.width = 2;
    bufferRowPitch = 2;
    bufferSlicePitch = 2;
    hostRowPitch = 1;
  }
  void spoil13() {
    hostRowPitch = 2;
    hostSlicePitch = 1;
  }
  void spoil14() {
    hostRowPitch = 2;
    hostSlicePitch = 3;
  }
  void spoil15() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueMemBufferCopy : EnqueueMemBufferCopyArguments {
  void spoil1() { hQueue = nullptr; }
  void spoil2() { hBufferSrc = nullptr; }
  void spoil3() { hBufferDst = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueMemBufferCopyRect : EnqueueMemBufferCopyRectArguments {
  void spoil1() { hQueue = nullptr; }
  void spoil2() { hBufferSrc = nullptr; }
  void spoil3() { hBufferDst = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() { region.width = 0; }
  void spoil7() { region.height = 0; }
  void spoil8() { region.depth = 0; }
  void spoil9() {
    region.width = 2;
    srcRowPitch = 1;
  }
  void spoil10() {
    srcRowPitch = 2;
    srcSlicePitch = 1;
  }
  void spoil11() {
    srcRowPitch = 2;
    srcSlicePitch = 3;
  }
  void spoil12() {
    region.width = 2;
    srcRowPitch = 2;
    srcSlicePitch = 2;
    dstRowPitch = 1;
  }
  void spoil13() {
    dstRowPitch = 2;
    dstSlicePitch = 1;
  }
  void spoil14() {
    dstRowPitch = 2;
    dstSlicePitch = 3;
  }
  void spoil15() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueMemBufferFill : EnqueueMemBufferFillArguments {
  void spoil1() { pPattern = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { hBuffer = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() { patternSize = 0; }
  void spoil7() { size = 0; }
  void spoil8() { patternSize = size + 1; }
  void spoil9() {
    size = 3;
    patternSize = 2;
  }
  void spoil10() {
    size = 2;
    patternSize = 2;
    offset = 1;
  }
  void spoil11() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueMemBufferMap : EnqueueMemBufferMapArguments {
  void spoil1() { ppRetMap = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { hBuffer = nullptr; }
  void spoil4() { mapFlags = 0x80000000; }
  void spoil5() { numEventsInWaitList = 1; }
  void spoil6() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil7() { size = 0; }
  void spoil8() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueMemUnmap : EnqueueMemUnmapArguments {
  void spoil1() { pMappedPtr = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { hMem = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueUsmFill : EnqueueUsmFillArguments {
  void spoil1() { pMem = nullptr; }
  void spoil2() { pPattern = nullptr; }
  void spoil3() { hQueue = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() { patternSize = 0; }
  void spoil7() { size = 0; }
  void spoil8() { patternSize = size + 1; }
  void spoil9() {
    size = 3;
    patternSize = 2;
  }
  void spoil10() {
    pMem = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
  void spoil11() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueUsmMemcpy : EnqueueUsmMemcpyArguments {
  void spoil1() { pDst = nullptr; }
  void spoil2() { pSrc = nullptr; }
  void spoil3() { hQueue = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() { size = 0; }
  void spoil7() {
    pDst = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
  void spoil8() {
    pSrc = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
  void spoil9() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueUsmPrefetch : EnqueueUsmPrefetchArguments {
  void spoil1() { pMem = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { flags = 0x80000000; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() { size = 0; }
  void spoil7() {
    pMem = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
  void spoil8() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueUsmAdvise : EnqueueUsmAdviseArguments {
  void spoil1() { pMem = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { advice = 0x80000000; }
  void spoil4() { size = 0; }
  void spoil5() {
    pMem = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
};

struct EnqueueUsmFill_2d : EnqueueUsmFill_2dArguments {
  void spoil1() { pMem = nullptr; }
  void spoil2() { pPattern = nullptr; }
  void spoil3() { hQueue = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() { pitch = 0; }
  void spoil7() {
    pitch = 1;
    width = 2;
  }
  void spoil8() { patternSize = 0; }
  void spoil9() {
    patternSize = 3;
    width = 3;
    pitch = 3;
  }
  void spoil10() { width = 0; }
  void spoil11() { height = 0; }
  void spoil12() {
    width = 1;
    height = 1;
    patternSize = 2;
  }
  void spoil13() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueUsmMemcpy_2d : EnqueueUsmMemcpy_2dArguments {
  void spoil1() { pDst = nullptr; }
  void spoil2() { pSrc = nullptr; }
  void spoil3() { hQueue = nullptr; }
  void spoil4() { numEventsInWaitList = 1; }
  void spoil5() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil6() { dstPitch = 0; }
  void spoil7() { srcPitch = 0; }
  void spoil8() {
    dstPitch = 1;
    width = 2;
    srcPitch = 2;
  }
  void spoil9() {
    srcPitch = 1;
    width = 2;
    dstPitch = 2;
  }
  void spoil10() { width = 0; }
  void spoil11() { height = 0; }
  void spoil12() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueEventsWaitWithBarrierExt : EnqueueEventsWaitWithBarrierExtArguments {
  void spoil1() { hQueue = nullptr; }
  void spoil2() { pProperties->flags = 0x80000000; }
  void spoil3() { numEventsInWaitList = 1; }
  void spoil4() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil5() {
    phEventWaitList = phEvent;
    numEventsInWaitList = 1;
  }
  void spoil6() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil7() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil8() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil9() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil10() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct EnqueueTimestampRecordingExp : EnqueueTimestampRecordingExpArguments {
  void spoil1() { phEvent = nullptr; }
  void spoil2() { hQueue = nullptr; }
  void spoil3() { numEventsInWaitList = 1; }
  void spoil4() { phEventWaitList = make<ur_event_handle_t>(); }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    *phEventWaitList = nullptr;
  }
};

struct UsmHostAlloc : UsmHostAllocArguments {
  void spoil1() { ppMem = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { pUSMDesc->hints = 0x80000000; }
  void spoil4() { pUSMDesc->align = 3; }
  void spoil5() { size = 0; }
  void spoil6() { pUSMDesc->stype = static_cast<ur_structure_type_t>(0); }
  void spoil7() { pUSMDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil8() {
    auto *node = make<ur_usm_device_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil9() {
    auto *node = make<ur_usm_host_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
};

struct UsmDeviceAlloc : UsmDeviceAllocArguments {
  void spoil1() { ppMem = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { hDevice = nullptr; }
  void spoil4() { pUSMDesc->hints = 0x80000000; }
  void spoil5() { pUSMDesc->align = 3; }
  void spoil6() { size = 0; }
  void spoil7() { pUSMDesc->stype = static_cast<ur_structure_type_t>(0); }
  void spoil8() { pUSMDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil9() {
    auto *node = make<ur_usm_device_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil10() {
    auto *node = make<ur_usm_host_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
};

struct UsmSharedAlloc : UsmSharedAllocArguments {
  void spoil1() { ppMem = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { hDevice = nullptr; }
  void spoil4() { pUSMDesc->hints = 0x80000000; }
  void spoil5() { pUSMDesc->align = 3; }
  void spoil6() { size = 0; }
  void spoil7() { pUSMDesc->stype = static_cast<ur_structure_type_t>(0); }
  void spoil8() { pUSMDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil9() {
    auto *node = make<ur_usm_device_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil10() {
    auto *node = make<ur_usm_host_desc_t>();
    pUSMDesc->pNext = node;
    node->flags = 0x80000000;
  }
};

struct UsmFree : UsmFreeArguments {
  void spoil1() { pMem = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct UsmGetMemAllocInfo : UsmGetMemAllocInfoArguments {
  void spoil1() { pMem = nullptr; }
  void spoil2() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil3() { pPropValue = nullptr; }
  void spoil4() { hContext = nullptr; }
  void spoil5() { propName = static_cast<ur_usm_alloc_info_t>(0x7ffffffe); }
  void spoil6() { propSize = 0; }
  void spoil7() { propSize = 1; }
};

struct UsmPoolCreate : UsmPoolCreateArguments {
  void spoil1() { pPoolDesc = nullptr; }
  void spoil2() { ppPool = nullptr; }
  void spoil3() { hContext = nullptr; }
  void spoil4() { pPoolDesc->flags = 0x80000000; }
  void spoil5() { pPoolDesc->stype = static_cast<ur_structure_type_t>(0); }
  void spoil6() { pPoolDesc->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil7() {
    auto *node = make<ur_usm_device_desc_t>();
    pPoolDesc->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil8() {
    auto *node = make<ur_usm_host_desc_t>();
    pPoolDesc->pNext = node;
    node->flags = 0x80000000;
  }
};

struct UsmPoolRetain : UsmPoolRetainArguments {
  void spoil1() { pPool = nullptr; }
};

struct UsmPoolRelease : UsmPoolReleaseArguments {
  void spoil1() { pPool = nullptr; }
};

struct UsmPoolGetInfo : UsmPoolGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hPool = nullptr; }
  void spoil4() { propName = static_cast<ur_usm_pool_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct UsmContextMemcpyExp : UsmContextMemcpyExpArguments {
  void spoil1() { pDst = nullptr; }
  void spoil2() { pSrc = nullptr; }
  void spoil3() { hContext = nullptr; }
  void spoil4() { size = 0; }
  void spoil5() {
    pDst = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
  void spoil6() {
    pSrc = shortAllocation;
    size = sizeof(shortAllocation) + 1;
  }
};

struct UsmHostAllocUnregisterExp : UsmHostAllocUnregisterExpArguments {
  void spoil1() { pHostMem = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct UsmHostAllocRegisterExp : UsmHostAllocRegisterExpArguments {
  void spoil1() { pHostMem = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { pProperties->flags = 0x80000000; }
  void spoil4() { size = 0; }
  void spoil5() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil6() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil7() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil8() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct IpcGetMemHandleExp : IpcGetMemHandleExpArguments {
  void spoil1() { pMem = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() {
    ppIPCMemHandleData = nullptr;
    pIPCMemHandleDataSizeRet = nullptr;
  }
};

struct IpcPutMemHandleExp : IpcPutMemHandleExpArguments {
  void spoil1() { pIPCMemHandleData = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct IpcOpenMemHandleExp : IpcOpenMemHandleExpArguments {
  void spoil1() { pIPCMemHandleData = nullptr; }
  void spoil2() { ppMem = nullptr; }
  void spoil3() { hContext = nullptr; }
  void spoil4() { hDevice = nullptr; }
};

struct IpcCloseMemHandleExp : IpcCloseMemHandleExpArguments {
  void spoil1() { pMem = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct IpcGetPhysMemHandleExp : IpcGetPhysMemHandleExpArguments {
  void spoil1() { ppIPCPhysMemHandleData = nullptr; }
  void spoil2() { pIPCPhysMemHandleDataSizeRet = nullptr; }
  void spoil3() { hContext = nullptr; }
  void spoil4() { hPhysMem = nullptr; }
};

struct IpcPutPhysMemHandleExp : IpcPutPhysMemHandleExpArguments {
  void spoil1() { pIPCPhysMemHandleData = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct IpcOpenPhysMemHandleExp : IpcOpenPhysMemHandleExpArguments {
  void spoil1() { pIPCPhysMemHandleData = nullptr; }
  void spoil2() { phPhysMem = nullptr; }
  void spoil3() { hContext = nullptr; }
  void spoil4() { hDevice = nullptr; }
};

struct IpcClosePhysMemHandleExp : IpcClosePhysMemHandleExpArguments {
  void spoil1() { hContext = nullptr; }
  void spoil2() { hPhysMem = nullptr; }
};

struct IpcGetEventHandleExp : IpcGetEventHandleExpArguments {
  void spoil1() { ppIPCEventHandleData = nullptr; }
  void spoil2() { pIPCEventHandleDataSizeRet = nullptr; }
  void spoil3() { hEvent = nullptr; }
};

struct IpcPutEventHandleExp : IpcPutEventHandleExpArguments {
  void spoil1() { pIPCEventHandleData = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct IpcOpenEventHandleExp : IpcOpenEventHandleExpArguments {
  void spoil1() { pIPCEventHandleData = nullptr; }
  void spoil2() { phEvent = nullptr; }
  void spoil3() { hContext = nullptr; }
};

struct UsmP2pEnablePeerAccessExp : UsmP2pEnablePeerAccessExpArguments {
  void spoil1() { commandDevice = nullptr; }
  void spoil2() { peerDevice = nullptr; }
};

struct UsmP2pDisablePeerAccessExp : UsmP2pDisablePeerAccessExpArguments {
  void spoil1() { commandDevice = nullptr; }
  void spoil2() { peerDevice = nullptr; }
};

struct UsmP2pPeerAccessGetInfoExp : UsmP2pPeerAccessGetInfoExpArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { commandDevice = nullptr; }
  void spoil4() { peerDevice = nullptr; }
  void spoil5() { propName = static_cast<ur_exp_peer_info_t>(0x7ffffffe); }
  void spoil6() { propSize = 0; }
  void spoil7() { propSize = 1; }
};

struct VirtualMemGranularityGetInfo : VirtualMemGranularityGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hContext = nullptr; }
  void spoil4() { propName = static_cast<ur_virtual_mem_granularity_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct VirtualMemReserve : VirtualMemReserveArguments {
  void spoil1() { ppStart = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { size = 0; }
};

struct VirtualMemFree : VirtualMemFreeArguments {
  void spoil1() { pStart = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct VirtualMemMap : VirtualMemMapArguments {
  void spoil1() { pStart = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { hPhysicalMem = nullptr; }
  void spoil4() { flags = 0x80000000; }
  void spoil5() { size = 0; }
};

struct VirtualMemUnmap : VirtualMemUnmapArguments {
  void spoil1() { pStart = nullptr; }
  void spoil2() { hContext = nullptr; }
};

struct VirtualMemSetAccess : VirtualMemSetAccessArguments {
  void spoil1() { pStart = nullptr; }
  void spoil2() { hContext = nullptr; }
  void spoil3() { flags = 0x80000000; }
};

struct VirtualMemGetInfo : VirtualMemGetInfoArguments {
  void spoil1() { pStart = nullptr; }
  void spoil2() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil3() { pPropValue = nullptr; }
  void spoil4() { hContext = nullptr; }
  void spoil5() { propName = static_cast<ur_virtual_mem_info_t>(0x7ffffffe); }
  void spoil6() { propSize = 0; }
  void spoil7() { propSize = 1; }
};

struct DeviceGet : DeviceGetArguments {
  void spoil1() { hPlatform = nullptr; }
  void spoil2() { DeviceType = static_cast<ur_device_type_t>(0x7ffffffe); }
  void spoil3() { NumEntries = 0; }
  void spoil4() { phDevices = nullptr; }
  void spoil5() {
    NumEntries = 0;
    phDevices = nullptr;
    pNumDevices = nullptr;
  }
};

struct DeviceGetInfo : DeviceGetInfoArguments {
  void spoil1() {
    pPropValue = nullptr;
    pPropSizeRet = nullptr;
    propSize = 0;
  }
  void spoil2() { pPropValue = nullptr; }
  void spoil3() { hDevice = nullptr; }
  void spoil4() { propName = static_cast<ur_device_info_t>(0x7ffffffe); }
  void spoil5() { propSize = 0; }
  void spoil6() { propSize = 1; }
};

struct DeviceRetain : DeviceRetainArguments {
  void spoil1() { hDevice = nullptr; }
};

struct DeviceRelease : DeviceReleaseArguments {
  void spoil1() { hDevice = nullptr; }
};

struct DevicePartition : DevicePartitionArguments {
  void spoil1() { pProperties = nullptr; }
  void spoil2() { hDevice = nullptr; }
  void spoil3() { pProperties->pProperties = nullptr; }
  void spoil4() {
    auto *elements = make<ur_device_partition_property_t>();
    pProperties->pProperties = elements;
    elements->type = static_cast<ur_device_partition_t>(0x7ffffffe);
  }
  void spoil5() {
    auto *elements = make<ur_device_partition_property_t>();
    pProperties->pProperties = elements;
    elements->type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
    elements->value.affinity_domain = 0x80000000;
  }
  void spoil6() { NumDevices = 0; }
  void spoil7() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil8() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil9() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil10() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct DeviceSelectBinary : DeviceSelectBinaryArguments {
  void spoil1() { pBinaries = nullptr; }
  void spoil2() { pSelectedBinary = nullptr; }
  void spoil3() { hDevice = nullptr; }
  void spoil4() { pBinaries->pDeviceTargetSpec = nullptr; }
  void spoil5() { NumBinaries = 0; }
  void spoil6() { pBinaries->stype = static_cast<ur_structure_type_t>(0); }
  void spoil7() { pBinaries->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
};

struct DeviceGetNativeHandle : DeviceGetNativeHandleArguments {
  void spoil1() { phNativeDevice = nullptr; }
  void spoil2() { hDevice = nullptr; }
};

struct DeviceCreateWithNativeHandle : DeviceCreateWithNativeHandleArguments {
  void spoil1() { phDevice = nullptr; }
  void spoil2() { hAdapter = nullptr; }
  void spoil3() { pProperties->stype = static_cast<ur_structure_type_t>(0); }
  void spoil4() { pProperties->stype = static_cast<ur_structure_type_t>(0x7ffffffe); }
  void spoil5() {
    auto *node = make<ur_usm_device_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
  void spoil6() {
    auto *node = make<ur_usm_host_desc_t>();
    pProperties->pNext = node;
    node->flags = 0x80000000;
  }
};

struct DeviceGetGlobalTimestamps : DeviceGetGlobalTimestampsArguments {
  void spoil1() { hDevice = nullptr; }
};

// clang-format off: it formats long tables slowly.
constexpr ParameterCase kParameterCases[] = {
    {"UR-urAdapterGet-NumEntries-empty", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&AdapterGet::spoil1>},
    {"UR-urAdapterRelease-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&AdapterRelease::spoil1>},
    {"UR-urAdapterRetain-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&AdapterRetain::spoil1>},
    {"UR-urAdapterGetLastError-ppMessage-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&AdapterGetLastError::spoil1>},
    {"UR-urAdapterGetLastError-pError-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&AdapterGetLastError::spoil2>},
    {"UR-urAdapterGetLastError-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&AdapterGetLastError::spoil3>},
    {"UR-urAdapterGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&AdapterGetInfo::spoil1>},
    {"UR-urAdapterGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&AdapterGetInfo::spoil2>},
    {"UR-urAdapterGetInfo-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&AdapterGetInfo::spoil3>},
    {"UR-urAdapterGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&AdapterGetInfo::spoil4>},
    {"UR-urAdapterGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&AdapterGetInfo::spoil5>},
    {"UR-urAdapterGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&AdapterGetInfo::spoil6>},
    {"UR-urAdapterSetLoggerCallback-pfnLoggerCallback-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&AdapterSetLoggerCallback::spoil1>},
    {"UR-urAdapterSetLoggerCallback-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&AdapterSetLoggerCallback::spoil2>},
    {"UR-urAdapterSetLoggerCallback-level-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&AdapterSetLoggerCallback::spoil3>},
    {"UR-urAdapterSetLoggerCallbackLevel-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&AdapterSetLoggerCallbackLevel::spoil1>},
    {"UR-urAdapterSetLoggerCallbackLevel-level-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&AdapterSetLoggerCallbackLevel::spoil2>},
    {"UR-urPlatformGet-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PlatformGet::spoil1>},
    {"UR-urPlatformGet-NumEntries-empty", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&PlatformGet::spoil2>},
    {"UR-urPlatformGet-phPlatforms-asked", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&PlatformGet::spoil3>},
    {"UR-urPlatformGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PlatformGetInfo::spoil1>},
    {"UR-urPlatformGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PlatformGetInfo::spoil2>},
    {"UR-urPlatformGetInfo-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PlatformGetInfo::spoil3>},
    {"UR-urPlatformGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&PlatformGetInfo::spoil4>},
    {"UR-urPlatformGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&PlatformGetInfo::spoil5>},
    {"UR-urPlatformGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&PlatformGetInfo::spoil6>},
    {"UR-urPlatformGetNativeHandle-phNativePlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PlatformGetNativeHandle::spoil1>},
    {"UR-urPlatformGetNativeHandle-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PlatformGetNativeHandle::spoil2>},
    {"UR-urPlatformCreateWithNativeHandle-phPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PlatformCreateWithNativeHandle::spoil1>},
    {"UR-urPlatformCreateWithNativeHandle-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PlatformCreateWithNativeHandle::spoil2>},
    {"UR-urPlatformCreateWithNativeHandle-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&PlatformCreateWithNativeHandle::spoil3>},
    {"UR-urPlatformCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&PlatformCreateWithNativeHandle::spoil4>},
    {"UR-urPlatformCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&PlatformCreateWithNativeHandle::spoil5>},
    {"UR-urPlatformCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&PlatformCreateWithNativeHandle::spoil6>},
    {"UR-urPlatformGetApiVersion-pVersion-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PlatformGetApiVersion::spoil1>},
    {"UR-urPlatformGetApiVersion-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PlatformGetApiVersion::spoil2>},
    {"UR-urPlatformGetBackendOption-pFrontendOption-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PlatformGetBackendOption::spoil1>},
    {"UR-urPlatformGetBackendOption-ppPlatformOption-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PlatformGetBackendOption::spoil2>},
    {"UR-urPlatformGetBackendOption-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PlatformGetBackendOption::spoil3>},
    {"UR-urContextCreate-phDevices-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&ContextCreate::spoil1>},
    {"UR-urContextCreate-phContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&ContextCreate::spoil2>},
    {"UR-urContextCreate-pProperties.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&ContextCreate::spoil3>},
    {"UR-urContextCreate-DeviceCount-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&ContextCreate::spoil4>},
    {"UR-urContextCreate-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&ContextCreate::spoil5>},
    {"UR-urContextCreate-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&ContextCreate::spoil6>},
    {"UR-urContextCreate-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&ContextCreate::spoil7>},
    {"UR-urContextCreate-phDevices-element", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&ContextCreate::spoil8>},
    {"UR-urContextRetain-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&ContextRetain::spoil1>},
    {"UR-urContextRelease-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&ContextRelease::spoil1>},
    {"UR-urContextGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&ContextGetInfo::spoil1>},
    {"UR-urContextGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&ContextGetInfo::spoil2>},
    {"UR-urContextGetInfo-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&ContextGetInfo::spoil3>},
    {"UR-urContextGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&ContextGetInfo::spoil4>},
    {"UR-urContextGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&ContextGetInfo::spoil5>},
    {"UR-urContextGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&ContextGetInfo::spoil6>},
    {"UR-urContextGetNativeHandle-phNativeContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&ContextGetNativeHandle::spoil1>},
    {"UR-urContextGetNativeHandle-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&ContextGetNativeHandle::spoil2>},
    {"UR-urContextCreateWithNativeHandle-phContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&ContextCreateWithNativeHandle::spoil1>},
    {"UR-urContextCreateWithNativeHandle-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&ContextCreateWithNativeHandle::spoil2>},
    {"UR-urContextCreateWithNativeHandle-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&ContextCreateWithNativeHandle::spoil3>},
    {"UR-urContextCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&ContextCreateWithNativeHandle::spoil4>},
    {"UR-urContextCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&ContextCreateWithNativeHandle::spoil5>},
    {"UR-urContextCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&ContextCreateWithNativeHandle::spoil6>},
    {"UR-urContextSetExtendedDeleter-pfnDeleter-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&ContextSetExtendedDeleter::spoil1>},
    {"UR-urContextSetExtendedDeleter-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&ContextSetExtendedDeleter::spoil2>},
    {"UR-urEventGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventGetInfo::spoil1>},
    {"UR-urEventGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventGetInfo::spoil2>},
    {"UR-urEventGetInfo-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EventGetInfo::spoil3>},
    {"UR-urEventGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EventGetInfo::spoil4>},
    {"UR-urEventGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EventGetInfo::spoil5>},
    {"UR-urEventGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EventGetInfo::spoil6>},
    {"UR-urEventGetProfilingInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventGetProfilingInfo::spoil1>},
    {"UR-urEventGetProfilingInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventGetProfilingInfo::spoil2>},
    {"UR-urEventGetProfilingInfo-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EventGetProfilingInfo::spoil3>},
    {"UR-urEventGetProfilingInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EventGetProfilingInfo::spoil4>},
    {"UR-urEventGetProfilingInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&EventGetProfilingInfo::spoil5>},
    {"UR-urEventGetProfilingInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EventGetProfilingInfo::spoil6>},
    {"UR-urEventWait-phEventWaitList-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventWait::spoil1>},
    {"UR-urEventWait-numEvents-nonzero", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&EventWait::spoil2>},
    {"UR-urEventWait-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT, callSpoilt<&EventWait::spoil3>},
    {"UR-urEventRetain-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EventRetain::spoil1>},
    {"UR-urEventRelease-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EventRelease::spoil1>},
    {"UR-urEventGetNativeHandle-phNativeEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventGetNativeHandle::spoil1>},
    {"UR-urEventGetNativeHandle-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EventGetNativeHandle::spoil2>},
    {"UR-urEventCreateWithNativeHandle-phEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventCreateWithNativeHandle::spoil1>},
    {"UR-urEventCreateWithNativeHandle-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EventCreateWithNativeHandle::spoil2>},
    {"UR-urEventCreateWithNativeHandle-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&EventCreateWithNativeHandle::spoil3>},
    {"UR-urEventCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&EventCreateWithNativeHandle::spoil4>},
    {"UR-urEventCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EventCreateWithNativeHandle::spoil5>},
    {"UR-urEventCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EventCreateWithNativeHandle::spoil6>},
    {"UR-urEventSetCallback-pfnNotify-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventSetCallback::spoil1>},
    {"UR-urEventSetCallback-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EventSetCallback::spoil2>},
    {"UR-urEventSetCallback-execStatus-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EventSetCallback::spoil3>},
    {"UR-urEventSetCallback-execStatus-queued", UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, callSpoilt<&EventSetCallback::spoil4>},
    {"UR-urEventCreateExp-pEventDesc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventCreateExp::spoil1>},
    {"UR-urEventCreateExp-phEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EventCreateExp::spoil2>},
    {"UR-urEventCreateExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EventCreateExp::spoil3>},
    {"UR-urEventCreateExp-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EventCreateExp::spoil4>},
    {"UR-urEventCreateExp-pEventDesc.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EventCreateExp::spoil5>},
    {"UR-urEventCreateExp-pEventDesc.flags-untimed", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&EventCreateExp::spoil6>},
    {"UR-urEventCreateExp-pEventDesc.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&EventCreateExp::spoil7>},
    {"UR-urEventCreateExp-pEventDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&EventCreateExp::spoil8>},
    {"UR-urEventCreateExp-pEventDesc.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EventCreateExp::spoil9>},
    {"UR-urEventCreateExp-pEventDesc.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EventCreateExp::spoil10>},
    {"UR-urQueueGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&QueueGetInfo::spoil1>},
    {"UR-urQueueGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&QueueGetInfo::spoil2>},
    {"UR-urQueueGetInfo-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&QueueGetInfo::spoil3>},
    {"UR-urQueueGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&QueueGetInfo::spoil4>},
    {"UR-urQueueGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&QueueGetInfo::spoil5>},
    {"UR-urQueueGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&QueueGetInfo::spoil6>},
    {"UR-urQueueCreate-phQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&QueueCreate::spoil1>},
    {"UR-urQueueCreate-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&QueueCreate::spoil2>},
    {"UR-urQueueCreate-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&QueueCreate::spoil3>},
    {"UR-urQueueCreate-pProperties.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&QueueCreate::spoil4>},
    {"UR-urQueueCreate-pProperties.flags-priority", UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, callSpoilt<&QueueCreate::spoil5>},
    {"UR-urQueueCreate-pProperties.flags-submission", UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, callSpoilt<&QueueCreate::spoil6>},
    {"UR-urQueueCreate-pProperties.flags-order", UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, callSpoilt<&QueueCreate::spoil7>},
    {"UR-urQueueCreate-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&QueueCreate::spoil8>},
    {"UR-urQueueCreate-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&QueueCreate::spoil9>},
    {"UR-urQueueCreate-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&QueueCreate::spoil10>},
    {"UR-urQueueCreate-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&QueueCreate::spoil11>},
    {"UR-urQueueRetain-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&QueueRetain::spoil1>},
    {"UR-urQueueRelease-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&QueueRelease::spoil1>},
    {"UR-urQueueGetNativeHandle-phNativeQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&QueueGetNativeHandle::spoil1>},
    {"UR-urQueueGetNativeHandle-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&QueueGetNativeHandle::spoil2>},
    {"UR-urQueueGetNativeHandle-pDesc.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&QueueGetNativeHandle::spoil3>},
    {"UR-urQueueGetNativeHandle-pDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&QueueGetNativeHandle::spoil4>},
    {"UR-urQueueGetNativeHandle-pDesc.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&QueueGetNativeHandle::spoil5>},
    {"UR-urQueueGetNativeHandle-pDesc.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&QueueGetNativeHandle::spoil6>},
    {"UR-urQueueCreateWithNativeHandle-phQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&QueueCreateWithNativeHandle::spoil1>},
    {"UR-urQueueCreateWithNativeHandle-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&QueueCreateWithNativeHandle::spoil2>},
    {"UR-urQueueCreateWithNativeHandle-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&QueueCreateWithNativeHandle::spoil3>},
    {"UR-urQueueCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&QueueCreateWithNativeHandle::spoil4>},
    {"UR-urQueueCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&QueueCreateWithNativeHandle::spoil5>},
    {"UR-urQueueCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&QueueCreateWithNativeHandle::spoil6>},
    {"UR-urQueueFinish-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&QueueFinish::spoil1>},
    {"UR-urQueueFlush-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&QueueFlush::spoil1>},
    {"UR-urMemBufferCreate-phBuffer-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&MemBufferCreate::spoil1>},
    {"UR-urMemBufferCreate-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&MemBufferCreate::spoil2>},
    {"UR-urMemBufferCreate-flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemBufferCreate::spoil3>},
    {"UR-urMemBufferCreate-size-nonzero", UR_RESULT_ERROR_INVALID_BUFFER_SIZE, callSpoilt<&MemBufferCreate::spoil4>},
    {"UR-urMemBufferCreate-pProperties-wanted", UR_RESULT_ERROR_INVALID_HOST_PTR, callSpoilt<&MemBufferCreate::spoil5>},
    {"UR-urMemBufferCreate-pProperties.pHost-unwanted", UR_RESULT_ERROR_INVALID_HOST_PTR, callSpoilt<&MemBufferCreate::spoil6>},
    {"UR-urMemBufferCreate-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&MemBufferCreate::spoil7>},
    {"UR-urMemBufferCreate-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&MemBufferCreate::spoil8>},
    {"UR-urMemBufferCreate-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemBufferCreate::spoil9>},
    {"UR-urMemBufferCreate-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemBufferCreate::spoil10>},
    {"UR-urMemRetain-hMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&MemRetain::spoil1>},
    {"UR-urMemRelease-hMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&MemRelease::spoil1>},
    {"UR-urMemBufferPartition-pRegion-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&MemBufferPartition::spoil1>},
    {"UR-urMemBufferPartition-phMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&MemBufferPartition::spoil2>},
    {"UR-urMemBufferPartition-hBuffer-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&MemBufferPartition::spoil3>},
    {"UR-urMemBufferPartition-bufferCreateType-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemBufferPartition::spoil4>},
    {"UR-urMemBufferPartition-flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemBufferPartition::spoil5>},
    {"UR-urMemBufferPartition-pRegion.size-nonzero", UR_RESULT_ERROR_INVALID_BUFFER_SIZE, callSpoilt<&MemBufferPartition::spoil6>},
    {"UR-urMemBufferPartition-pRegion.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&MemBufferPartition::spoil7>},
    {"UR-urMemBufferPartition-pRegion.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&MemBufferPartition::spoil8>},
    {"UR-urMemBufferPartition-pRegion.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemBufferPartition::spoil9>},
    {"UR-urMemBufferPartition-pRegion.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemBufferPartition::spoil10>},
    {"UR-urMemGetNativeHandle-phNativeMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&MemGetNativeHandle::spoil1>},
    {"UR-urMemGetNativeHandle-hMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&MemGetNativeHandle::spoil2>},
    {"UR-urMemBufferCreateWithNativeHandle-phMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&MemBufferCreateWithNativeHandle::spoil1>},
    {"UR-urMemBufferCreateWithNativeHandle-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&MemBufferCreateWithNativeHandle::spoil2>},
    {"UR-urMemBufferCreateWithNativeHandle-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&MemBufferCreateWithNativeHandle::spoil3>},
    {"UR-urMemBufferCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&MemBufferCreateWithNativeHandle::spoil4>},
    {"UR-urMemBufferCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemBufferCreateWithNativeHandle::spoil5>},
    {"UR-urMemBufferCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemBufferCreateWithNativeHandle::spoil6>},
    {"UR-urMemGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&MemGetInfo::spoil1>},
    {"UR-urMemGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&MemGetInfo::spoil2>},
    {"UR-urMemGetInfo-hMemory-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&MemGetInfo::spoil3>},
    {"UR-urMemGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&MemGetInfo::spoil4>},
    {"UR-urMemGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&MemGetInfo::spoil5>},
    {"UR-urMemGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&MemGetInfo::spoil6>},
    {"UR-urPhysicalMemCreate-phPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PhysicalMemCreate::spoil1>},
    {"UR-urPhysicalMemCreate-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PhysicalMemCreate::spoil2>},
    {"UR-urPhysicalMemCreate-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PhysicalMemCreate::spoil3>},
    {"UR-urPhysicalMemCreate-pProperties.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&PhysicalMemCreate::spoil4>},
    {"UR-urPhysicalMemCreate-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&PhysicalMemCreate::spoil5>},
    {"UR-urPhysicalMemCreate-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&PhysicalMemCreate::spoil6>},
    {"UR-urPhysicalMemCreate-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&PhysicalMemCreate::spoil7>},
    {"UR-urPhysicalMemCreate-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&PhysicalMemCreate::spoil8>},
    {"UR-urPhysicalMemCreate-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&PhysicalMemCreate::spoil9>},
    {"UR-urPhysicalMemRetain-hPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PhysicalMemRetain::spoil1>},
    {"UR-urPhysicalMemRelease-hPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PhysicalMemRelease::spoil1>},
    {"UR-urPhysicalMemGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PhysicalMemGetInfo::spoil1>},
    {"UR-urPhysicalMemGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&PhysicalMemGetInfo::spoil2>},
    {"UR-urPhysicalMemGetInfo-hPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&PhysicalMemGetInfo::spoil3>},
    {"UR-urPhysicalMemGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&PhysicalMemGetInfo::spoil4>},
    {"UR-urPhysicalMemGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&PhysicalMemGetInfo::spoil5>},
    {"UR-urPhysicalMemGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&PhysicalMemGetInfo::spoil6>},
    {"UR-urEnqueueEventsWait-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueEventsWait::spoil1>},
    {"UR-urEnqueueEventsWait-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueEventsWait::spoil2>},
    {"UR-urEnqueueEventsWait-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueEventsWait::spoil3>},
    {"UR-urEnqueueEventsWait-phEvent-apart", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&EnqueueEventsWait::spoil4>},
    {"UR-urEnqueueEventsWait-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueEventsWait::spoil5>},
    {"UR-urEnqueueEventsWaitWithBarrier-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueEventsWaitWithBarrier::spoil1>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueEventsWaitWithBarrier::spoil2>},
    {"UR-urEnqueueEventsWaitWithBarrier-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueEventsWaitWithBarrier::spoil3>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEvent-apart", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&EnqueueEventsWaitWithBarrier::spoil4>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueEventsWaitWithBarrier::spoil5>},
    {"UR-urEnqueueMemBufferRead-pDst-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueMemBufferRead::spoil1>},
    {"UR-urEnqueueMemBufferRead-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferRead::spoil2>},
    {"UR-urEnqueueMemBufferRead-hBuffer-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferRead::spoil3>},
    {"UR-urEnqueueMemBufferRead-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferRead::spoil4>},
    {"UR-urEnqueueMemBufferRead-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferRead::spoil5>},
    {"UR-urEnqueueMemBufferRead-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferRead::spoil6>},
    {"UR-urEnqueueMemBufferWrite-pSrc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueMemBufferWrite::spoil1>},
    {"UR-urEnqueueMemBufferWrite-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferWrite::spoil2>},
    {"UR-urEnqueueMemBufferWrite-hBuffer-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferWrite::spoil3>},
    {"UR-urEnqueueMemBufferWrite-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferWrite::spoil4>},
    {"UR-urEnqueueMemBufferWrite-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferWrite::spoil5>},
    {"UR-urEnqueueMemBufferWrite-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferWrite::spoil6>},
    {"UR-urEnqueueMemBufferReadRect-pDst-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueMemBufferReadRect::spoil1>},
    {"UR-urEnqueueMemBufferReadRect-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferReadRect::spoil2>},
    {"UR-urEnqueueMemBufferReadRect-hBuffer-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferReadRect::spoil3>},
    {"UR-urEnqueueMemBufferReadRect-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferReadRect::spoil4>},
    {"UR-urEnqueueMemBufferReadRect-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferReadRect::spoil5>},
    {"UR-urEnqueueMemBufferReadRect-region.width-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferReadRect::spoil6>},
    {"UR-urEnqueueMemBufferReadRect-region.height-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferReadRect::spoil7>},
    {"UR-urEnqueueMemBufferReadRect-region.depth-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferReadRect::spoil8>},
    {"UR-urEnqueueMemBufferReadRect-bufferRowPitch-row", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferReadRect::spoil9>},
    {"UR-urEnqueueMemBufferReadRect-bufferSlicePitch-slice", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferReadRect::spoil10>},
    {"UR-urEnqueueMemBufferReadRect-bufferSlicePitch-rows", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferReadRect::spoil11>},
    {"UR-urEnqueueMemBufferReadRect-hostRowPitch-row", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferReadRect::spoil12>},
    {"UR-urEnqueueMemBufferReadRect-hostSlicePitch-slice", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferReadRect::spoil13>},
    {"UR-urEnqueueMemBufferReadRect-hostSlicePitch-rows", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferReadRect::spoil14>},
    {"UR-urEnqueueMemBufferReadRect-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferReadRect::spoil15>},
    {"UR-urEnqueueMemBufferWriteRect-pSrc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueMemBufferWriteRect::spoil1>},
    {"UR-urEnqueueMemBufferWriteRect-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferWriteRect::spoil2>},
    {"UR-urEnqueueMemBufferWriteRect-hBuffer-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferWriteRect::spoil3>},
    {"UR-urEnqueueMemBufferWriteRect-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferWriteRect::spoil4>},
    {"UR-urEnqueueMemBufferWriteRect-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferWriteRect::spoil5>},
    {"UR-urEnqueueMemBufferWriteRect-region.width-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferWriteRect::spoil6>},
    {"UR-urEnqueueMemBufferWriteRect-region.height-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferWriteRect::spoil7>},
    {"UR-urEnqueueMemBufferWriteRect-region.depth-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferWriteRect::spoil8>},
    {"UR-urEnqueueMemBufferWriteRect-bufferRowPitch-row", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferWriteRect::spoil9>},
    {"UR-urEnqueueMemBufferWriteRect-bufferSlicePitch-slice", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferWriteRect::spoil10>},
    {"UR-urEnqueueMemBufferWriteRect-bufferSlicePitch-rows", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferWriteRect::spoil11>},
    {"UR-urEnqueueMemBufferWriteRect-hostRowPitch-row", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferWriteRect::spoil12>},
    {"UR-urEnqueueMemBufferWriteRect-hostSlicePitch-slice", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferWriteRect::spoil13>},
    {"UR-urEnqueueMemBufferWriteRect-hostSlicePitch-rows", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferWriteRect::spoil14>},
    {"UR-urEnqueueMemBufferWriteRect-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferWriteRect::spoil15>},
    {"UR-urEnqueueMemBufferCopy-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferCopy::spoil1>},
    {"UR-urEnqueueMemBufferCopy-hBufferSrc-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferCopy::spoil2>},
    {"UR-urEnqueueMemBufferCopy-hBufferDst-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferCopy::spoil3>},
    {"UR-urEnqueueMemBufferCopy-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferCopy::spoil4>},
    {"UR-urEnqueueMemBufferCopy-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferCopy::spoil5>},
    {"UR-urEnqueueMemBufferCopy-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferCopy::spoil6>},
    {"UR-urEnqueueMemBufferCopyRect-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferCopyRect::spoil1>},
    {"UR-urEnqueueMemBufferCopyRect-hBufferSrc-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferCopyRect::spoil2>},
    {"UR-urEnqueueMemBufferCopyRect-hBufferDst-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferCopyRect::spoil3>},
    {"UR-urEnqueueMemBufferCopyRect-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferCopyRect::spoil4>},
    {"UR-urEnqueueMemBufferCopyRect-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferCopyRect::spoil5>},
    {"UR-urEnqueueMemBufferCopyRect-region.width-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferCopyRect::spoil6>},
    {"UR-urEnqueueMemBufferCopyRect-region.height-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferCopyRect::spoil7>},
    {"UR-urEnqueueMemBufferCopyRect-region.depth-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferCopyRect::spoil8>},
    {"UR-urEnqueueMemBufferCopyRect-srcRowPitch-row", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferCopyRect::spoil9>},
    {"UR-urEnqueueMemBufferCopyRect-srcSlicePitch-slice", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferCopyRect::spoil10>},
    {"UR-urEnqueueMemBufferCopyRect-srcSlicePitch-rows", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferCopyRect::spoil11>},
    {"UR-urEnqueueMemBufferCopyRect-dstRowPitch-row", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferCopyRect::spoil12>},
    {"UR-urEnqueueMemBufferCopyRect-dstSlicePitch-slice", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferCopyRect::spoil13>},
    {"UR-urEnqueueMemBufferCopyRect-dstSlicePitch-rows", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferCopyRect::spoil14>},
    {"UR-urEnqueueMemBufferCopyRect-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferCopyRect::spoil15>},
    {"UR-urEnqueueMemBufferFill-pPattern-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueMemBufferFill::spoil1>},
    {"UR-urEnqueueMemBufferFill-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferFill::spoil2>},
    {"UR-urEnqueueMemBufferFill-hBuffer-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferFill::spoil3>},
    {"UR-urEnqueueMemBufferFill-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferFill::spoil4>},
    {"UR-urEnqueueMemBufferFill-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferFill::spoil5>},
    {"UR-urEnqueueMemBufferFill-patternSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferFill::spoil6>},
    {"UR-urEnqueueMemBufferFill-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferFill::spoil7>},
    {"UR-urEnqueueMemBufferFill-patternSize-pattern", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferFill::spoil8>},
    {"UR-urEnqueueMemBufferFill-size-multiple", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferFill::spoil9>},
    {"UR-urEnqueueMemBufferFill-offset-multiple", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferFill::spoil10>},
    {"UR-urEnqueueMemBufferFill-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferFill::spoil11>},
    {"UR-urEnqueueMemBufferMap-ppRetMap-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueMemBufferMap::spoil1>},
    {"UR-urEnqueueMemBufferMap-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferMap::spoil2>},
    {"UR-urEnqueueMemBufferMap-hBuffer-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemBufferMap::spoil3>},
    {"UR-urEnqueueMemBufferMap-mapFlags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EnqueueMemBufferMap::spoil4>},
    {"UR-urEnqueueMemBufferMap-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferMap::spoil5>},
    {"UR-urEnqueueMemBufferMap-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferMap::spoil6>},
    {"UR-urEnqueueMemBufferMap-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueMemBufferMap::spoil7>},
    {"UR-urEnqueueMemBufferMap-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemBufferMap::spoil8>},
    {"UR-urEnqueueMemUnmap-pMappedPtr-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueMemUnmap::spoil1>},
    {"UR-urEnqueueMemUnmap-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemUnmap::spoil2>},
    {"UR-urEnqueueMemUnmap-hMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueMemUnmap::spoil3>},
    {"UR-urEnqueueMemUnmap-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemUnmap::spoil4>},
    {"UR-urEnqueueMemUnmap-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemUnmap::spoil5>},
    {"UR-urEnqueueMemUnmap-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueMemUnmap::spoil6>},
    {"UR-urEnqueueUSMFill-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmFill::spoil1>},
    {"UR-urEnqueueUSMFill-pPattern-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmFill::spoil2>},
    {"UR-urEnqueueUSMFill-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueUsmFill::spoil3>},
    {"UR-urEnqueueUSMFill-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmFill::spoil4>},
    {"UR-urEnqueueUSMFill-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmFill::spoil5>},
    {"UR-urEnqueueUSMFill-patternSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill::spoil6>},
    {"UR-urEnqueueUSMFill-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill::spoil7>},
    {"UR-urEnqueueUSMFill-patternSize-pattern", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill::spoil8>},
    {"UR-urEnqueueUSMFill-size-multiple", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill::spoil9>},
    {"UR-urEnqueueUSMFill-pMem-bounds", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill::spoil10>},
    {"UR-urEnqueueUSMFill-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmFill::spoil11>},
    {"UR-urEnqueueUSMMemcpy-pDst-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmMemcpy::spoil1>},
    {"UR-urEnqueueUSMMemcpy-pSrc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmMemcpy::spoil2>},
    {"UR-urEnqueueUSMMemcpy-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueUsmMemcpy::spoil3>},
    {"UR-urEnqueueUSMMemcpy-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmMemcpy::spoil4>},
    {"UR-urEnqueueUSMMemcpy-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmMemcpy::spoil5>},
    {"UR-urEnqueueUSMMemcpy-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmMemcpy::spoil6>},
    {"UR-urEnqueueUSMMemcpy-pDst-bounds", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmMemcpy::spoil7>},
    {"UR-urEnqueueUSMMemcpy-pSrc-bounds", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmMemcpy::spoil8>},
    {"UR-urEnqueueUSMMemcpy-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmMemcpy::spoil9>},
    {"UR-urEnqueueUSMPrefetch-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmPrefetch::spoil1>},
    {"UR-urEnqueueUSMPrefetch-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueUsmPrefetch::spoil2>},
    {"UR-urEnqueueUSMPrefetch-flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EnqueueUsmPrefetch::spoil3>},
    {"UR-urEnqueueUSMPrefetch-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmPrefetch::spoil4>},
    {"UR-urEnqueueUSMPrefetch-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmPrefetch::spoil5>},
    {"UR-urEnqueueUSMPrefetch-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmPrefetch::spoil6>},
    {"UR-urEnqueueUSMPrefetch-pMem-bounds", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmPrefetch::spoil7>},
    {"UR-urEnqueueUSMPrefetch-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmPrefetch::spoil8>},
    {"UR-urEnqueueUSMAdvise-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmAdvise::spoil1>},
    {"UR-urEnqueueUSMAdvise-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueUsmAdvise::spoil2>},
    {"UR-urEnqueueUSMAdvise-advice-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EnqueueUsmAdvise::spoil3>},
    {"UR-urEnqueueUSMAdvise-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmAdvise::spoil4>},
    {"UR-urEnqueueUSMAdvise-pMem-bounds", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmAdvise::spoil5>},
    {"UR-urEnqueueUSMFill2D-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmFill_2d::spoil1>},
    {"UR-urEnqueueUSMFill2D-pPattern-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmFill_2d::spoil2>},
    {"UR-urEnqueueUSMFill2D-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueUsmFill_2d::spoil3>},
    {"UR-urEnqueueUSMFill2D-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmFill_2d::spoil4>},
    {"UR-urEnqueueUSMFill2D-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmFill_2d::spoil5>},
    {"UR-urEnqueueUSMFill2D-pitch-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill_2d::spoil6>},
    {"UR-urEnqueueUSMFill2D-pitch-narrow", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill_2d::spoil7>},
    {"UR-urEnqueueUSMFill2D-patternSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill_2d::spoil8>},
    {"UR-urEnqueueUSMFill2D-patternSize-power", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill_2d::spoil9>},
    {"UR-urEnqueueUSMFill2D-width-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill_2d::spoil10>},
    {"UR-urEnqueueUSMFill2D-height-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill_2d::spoil11>},
    {"UR-urEnqueueUSMFill2D-patternSize-multiple", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmFill_2d::spoil12>},
    {"UR-urEnqueueUSMFill2D-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmFill_2d::spoil13>},
    {"UR-urEnqueueUSMMemcpy2D-pDst-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmMemcpy_2d::spoil1>},
    {"UR-urEnqueueUSMMemcpy2D-pSrc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueUsmMemcpy_2d::spoil2>},
    {"UR-urEnqueueUSMMemcpy2D-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueUsmMemcpy_2d::spoil3>},
    {"UR-urEnqueueUSMMemcpy2D-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmMemcpy_2d::spoil4>},
    {"UR-urEnqueueUSMMemcpy2D-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmMemcpy_2d::spoil5>},
    {"UR-urEnqueueUSMMemcpy2D-dstPitch-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmMemcpy_2d::spoil6>},
    {"UR-urEnqueueUSMMemcpy2D-srcPitch-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmMemcpy_2d::spoil7>},
    {"UR-urEnqueueUSMMemcpy2D-dstPitch-narrow", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmMemcpy_2d::spoil8>},
    {"UR-urEnqueueUSMMemcpy2D-srcPitch-narrow", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmMemcpy_2d::spoil9>},
    {"UR-urEnqueueUSMMemcpy2D-width-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmMemcpy_2d::spoil10>},
    {"UR-urEnqueueUSMMemcpy2D-height-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&EnqueueUsmMemcpy_2d::spoil11>},
    {"UR-urEnqueueUSMMemcpy2D-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueUsmMemcpy_2d::spoil12>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil1>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-pProperties.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil2>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil3>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil4>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-apart", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil5>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil6>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil7>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil8>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil9>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueEventsWaitWithBarrierExt::spoil10>},
    {"UR-urEnqueueTimestampRecordingExp-phEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&EnqueueTimestampRecordingExp::spoil1>},
    {"UR-urEnqueueTimestampRecordingExp-hQueue-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&EnqueueTimestampRecordingExp::spoil2>},
    {"UR-urEnqueueTimestampRecordingExp-phEventWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueTimestampRecordingExp::spoil3>},
    {"UR-urEnqueueTimestampRecordingExp-numEventsInWaitList-counted", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueTimestampRecordingExp::spoil4>},
    {"UR-urEnqueueTimestampRecordingExp-phEventWaitList-element", UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, callSpoilt<&EnqueueTimestampRecordingExp::spoil5>},
    {"UR-urUSMHostAlloc-ppMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmHostAlloc::spoil1>},
    {"UR-urUSMHostAlloc-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmHostAlloc::spoil2>},
    {"UR-urUSMHostAlloc-pUSMDesc.hints-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmHostAlloc::spoil3>},
    {"UR-urUSMHostAlloc-pUSMDesc.align-power", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&UsmHostAlloc::spoil4>},
    {"UR-urUSMHostAlloc-size-nonzero", UR_RESULT_ERROR_INVALID_USM_SIZE, callSpoilt<&UsmHostAlloc::spoil5>},
    {"UR-urUSMHostAlloc-pUSMDesc.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&UsmHostAlloc::spoil6>},
    {"UR-urUSMHostAlloc-pUSMDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&UsmHostAlloc::spoil7>},
    {"UR-urUSMHostAlloc-pUSMDesc.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmHostAlloc::spoil8>},
    {"UR-urUSMHostAlloc-pUSMDesc.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmHostAlloc::spoil9>},
    {"UR-urUSMDeviceAlloc-ppMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmDeviceAlloc::spoil1>},
    {"UR-urUSMDeviceAlloc-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmDeviceAlloc::spoil2>},
    {"UR-urUSMDeviceAlloc-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmDeviceAlloc::spoil3>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.hints-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmDeviceAlloc::spoil4>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.align-power", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&UsmDeviceAlloc::spoil5>},
    {"UR-urUSMDeviceAlloc-size-nonzero", UR_RESULT_ERROR_INVALID_USM_SIZE, callSpoilt<&UsmDeviceAlloc::spoil6>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&UsmDeviceAlloc::spoil7>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&UsmDeviceAlloc::spoil8>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmDeviceAlloc::spoil9>},
    {"UR-urUSMDeviceAlloc-pUSMDesc.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmDeviceAlloc::spoil10>},
    {"UR-urUSMSharedAlloc-ppMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmSharedAlloc::spoil1>},
    {"UR-urUSMSharedAlloc-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmSharedAlloc::spoil2>},
    {"UR-urUSMSharedAlloc-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmSharedAlloc::spoil3>},
    {"UR-urUSMSharedAlloc-pUSMDesc.hints-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmSharedAlloc::spoil4>},
    {"UR-urUSMSharedAlloc-pUSMDesc.align-power", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&UsmSharedAlloc::spoil5>},
    {"UR-urUSMSharedAlloc-size-nonzero", UR_RESULT_ERROR_INVALID_USM_SIZE, callSpoilt<&UsmSharedAlloc::spoil6>},
    {"UR-urUSMSharedAlloc-pUSMDesc.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&UsmSharedAlloc::spoil7>},
    {"UR-urUSMSharedAlloc-pUSMDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&UsmSharedAlloc::spoil8>},
    {"UR-urUSMSharedAlloc-pUSMDesc.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmSharedAlloc::spoil9>},
    {"UR-urUSMSharedAlloc-pUSMDesc.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmSharedAlloc::spoil10>},
    {"UR-urUSMFree-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmFree::spoil1>},
    {"UR-urUSMFree-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmFree::spoil2>},
    {"UR-urUSMGetMemAllocInfo-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmGetMemAllocInfo::spoil1>},
    {"UR-urUSMGetMemAllocInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmGetMemAllocInfo::spoil2>},
    {"UR-urUSMGetMemAllocInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmGetMemAllocInfo::spoil3>},
    {"UR-urUSMGetMemAllocInfo-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmGetMemAllocInfo::spoil4>},
    {"UR-urUSMGetMemAllocInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmGetMemAllocInfo::spoil5>},
    {"UR-urUSMGetMemAllocInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&UsmGetMemAllocInfo::spoil6>},
    {"UR-urUSMGetMemAllocInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&UsmGetMemAllocInfo::spoil7>},
    {"UR-urUSMPoolCreate-pPoolDesc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmPoolCreate::spoil1>},
    {"UR-urUSMPoolCreate-ppPool-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmPoolCreate::spoil2>},
    {"UR-urUSMPoolCreate-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmPoolCreate::spoil3>},
    {"UR-urUSMPoolCreate-pPoolDesc.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmPoolCreate::spoil4>},
    {"UR-urUSMPoolCreate-pPoolDesc.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&UsmPoolCreate::spoil5>},
    {"UR-urUSMPoolCreate-pPoolDesc.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&UsmPoolCreate::spoil6>},
    {"UR-urUSMPoolCreate-pPoolDesc.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmPoolCreate::spoil7>},
    {"UR-urUSMPoolCreate-pPoolDesc.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmPoolCreate::spoil8>},
    {"UR-urUSMPoolRetain-pPool-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmPoolRetain::spoil1>},
    {"UR-urUSMPoolRelease-pPool-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmPoolRelease::spoil1>},
    {"UR-urUSMPoolGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmPoolGetInfo::spoil1>},
    {"UR-urUSMPoolGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmPoolGetInfo::spoil2>},
    {"UR-urUSMPoolGetInfo-hPool-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmPoolGetInfo::spoil3>},
    {"UR-urUSMPoolGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmPoolGetInfo::spoil4>},
    {"UR-urUSMPoolGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&UsmPoolGetInfo::spoil5>},
    {"UR-urUSMPoolGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&UsmPoolGetInfo::spoil6>},
    {"UR-urUSMContextMemcpyExp-pDst-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmContextMemcpyExp::spoil1>},
    {"UR-urUSMContextMemcpyExp-pSrc-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmContextMemcpyExp::spoil2>},
    {"UR-urUSMContextMemcpyExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmContextMemcpyExp::spoil3>},
    {"UR-urUSMContextMemcpyExp-size-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&UsmContextMemcpyExp::spoil4>},
    {"UR-urUSMContextMemcpyExp-pDst-bounds", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&UsmContextMemcpyExp::spoil5>},
    {"UR-urUSMContextMemcpyExp-pSrc-bounds", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&UsmContextMemcpyExp::spoil6>},
    {"UR-urUSMHostAllocUnregisterExp-pHostMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmHostAllocUnregisterExp::spoil1>},
    {"UR-urUSMHostAllocUnregisterExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmHostAllocUnregisterExp::spoil2>},
    {"UR-urUSMHostAllocRegisterExp-pHostMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmHostAllocRegisterExp::spoil1>},
    {"UR-urUSMHostAllocRegisterExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmHostAllocRegisterExp::spoil2>},
    {"UR-urUSMHostAllocRegisterExp-pProperties.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmHostAllocRegisterExp::spoil3>},
    {"UR-urUSMHostAllocRegisterExp-size-nonzero", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&UsmHostAllocRegisterExp::spoil4>},
    {"UR-urUSMHostAllocRegisterExp-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&UsmHostAllocRegisterExp::spoil5>},
    {"UR-urUSMHostAllocRegisterExp-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&UsmHostAllocRegisterExp::spoil6>},
    {"UR-urUSMHostAllocRegisterExp-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmHostAllocRegisterExp::spoil7>},
    {"UR-urUSMHostAllocRegisterExp-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmHostAllocRegisterExp::spoil8>},
    {"UR-urIPCGetMemHandleExp-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcGetMemHandleExp::spoil1>},
    {"UR-urIPCGetMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcGetMemHandleExp::spoil2>},
    {"UR-urIPCGetMemHandleExp-ppIPCMemHandleData-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcGetMemHandleExp::spoil3>},
    {"UR-urIPCPutMemHandleExp-pIPCMemHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcPutMemHandleExp::spoil1>},
    {"UR-urIPCPutMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcPutMemHandleExp::spoil2>},
    {"UR-urIPCOpenMemHandleExp-pIPCMemHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcOpenMemHandleExp::spoil1>},
    {"UR-urIPCOpenMemHandleExp-ppMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcOpenMemHandleExp::spoil2>},
    {"UR-urIPCOpenMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcOpenMemHandleExp::spoil3>},
    {"UR-urIPCOpenMemHandleExp-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcOpenMemHandleExp::spoil4>},
    {"UR-urIPCCloseMemHandleExp-pMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcCloseMemHandleExp::spoil1>},
    {"UR-urIPCCloseMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcCloseMemHandleExp::spoil2>},
    {"UR-urIPCGetPhysMemHandleExp-ppIPCPhysMemHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcGetPhysMemHandleExp::spoil1>},
    {"UR-urIPCGetPhysMemHandleExp-pIPCPhysMemHandleDataSizeRet-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcGetPhysMemHandleExp::spoil2>},
    {"UR-urIPCGetPhysMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcGetPhysMemHandleExp::spoil3>},
    {"UR-urIPCGetPhysMemHandleExp-hPhysMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcGetPhysMemHandleExp::spoil4>},
    {"UR-urIPCPutPhysMemHandleExp-pIPCPhysMemHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcPutPhysMemHandleExp::spoil1>},
    {"UR-urIPCPutPhysMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcPutPhysMemHandleExp::spoil2>},
    {"UR-urIPCOpenPhysMemHandleExp-pIPCPhysMemHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcOpenPhysMemHandleExp::spoil1>},
    {"UR-urIPCOpenPhysMemHandleExp-phPhysMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcOpenPhysMemHandleExp::spoil2>},
    {"UR-urIPCOpenPhysMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcOpenPhysMemHandleExp::spoil3>},
    {"UR-urIPCOpenPhysMemHandleExp-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcOpenPhysMemHandleExp::spoil4>},
    {"UR-urIPCClosePhysMemHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcClosePhysMemHandleExp::spoil1>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcClosePhysMemHandleExp::spoil2>},
    {"UR-urIPCGetEventHandleExp-ppIPCEventHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcGetEventHandleExp::spoil1>},
    {"UR-urIPCGetEventHandleExp-pIPCEventHandleDataSizeRet-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcGetEventHandleExp::spoil2>},
    {"UR-urIPCGetEventHandleExp-hEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcGetEventHandleExp::spoil3>},
    {"UR-urIPCPutEventHandleExp-pIPCEventHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcPutEventHandleExp::spoil1>},
    {"UR-urIPCPutEventHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcPutEventHandleExp::spoil2>},
    {"UR-urIPCOpenEventHandleExp-pIPCEventHandleData-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcOpenEventHandleExp::spoil1>},
    {"UR-urIPCOpenEventHandleExp-phEvent-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&IpcOpenEventHandleExp::spoil2>},
    {"UR-urIPCOpenEventHandleExp-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&IpcOpenEventHandleExp::spoil3>},
    {"UR-urUsmP2PEnablePeerAccessExp-commandDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmP2pEnablePeerAccessExp::spoil1>},
    {"UR-urUsmP2PEnablePeerAccessExp-peerDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmP2pEnablePeerAccessExp::spoil2>},
    {"UR-urUsmP2PDisablePeerAccessExp-commandDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmP2pDisablePeerAccessExp::spoil1>},
    {"UR-urUsmP2PDisablePeerAccessExp-peerDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmP2pDisablePeerAccessExp::spoil2>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmP2pPeerAccessGetInfoExp::spoil1>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&UsmP2pPeerAccessGetInfoExp::spoil2>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-commandDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmP2pPeerAccessGetInfoExp::spoil3>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-peerDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&UsmP2pPeerAccessGetInfoExp::spoil4>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&UsmP2pPeerAccessGetInfoExp::spoil5>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&UsmP2pPeerAccessGetInfoExp::spoil6>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&UsmP2pPeerAccessGetInfoExp::spoil7>},
    {"UR-urVirtualMemGranularityGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemGranularityGetInfo::spoil1>},
    {"UR-urVirtualMemGranularityGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemGranularityGetInfo::spoil2>},
    {"UR-urVirtualMemGranularityGetInfo-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&VirtualMemGranularityGetInfo::spoil3>},
    {"UR-urVirtualMemGranularityGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&VirtualMemGranularityGetInfo::spoil4>},
    {"UR-urVirtualMemGranularityGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&VirtualMemGranularityGetInfo::spoil5>},
    {"UR-urVirtualMemGranularityGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&VirtualMemGranularityGetInfo::spoil6>},
    {"UR-urVirtualMemReserve-ppStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemReserve::spoil1>},
    {"UR-urVirtualMemReserve-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&VirtualMemReserve::spoil2>},
    {"UR-urVirtualMemReserve-size-nonzero", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&VirtualMemReserve::spoil3>},
    {"UR-urVirtualMemFree-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemFree::spoil1>},
    {"UR-urVirtualMemFree-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&VirtualMemFree::spoil2>},
    {"UR-urVirtualMemMap-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemMap::spoil1>},
    {"UR-urVirtualMemMap-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&VirtualMemMap::spoil2>},
    {"UR-urVirtualMemMap-hPhysicalMem-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&VirtualMemMap::spoil3>},
    {"UR-urVirtualMemMap-flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&VirtualMemMap::spoil4>},
    {"UR-urVirtualMemMap-size-nonzero", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&VirtualMemMap::spoil5>},
    {"UR-urVirtualMemUnmap-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemUnmap::spoil1>},
    {"UR-urVirtualMemUnmap-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&VirtualMemUnmap::spoil2>},
    {"UR-urVirtualMemSetAccess-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemSetAccess::spoil1>},
    {"UR-urVirtualMemSetAccess-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&VirtualMemSetAccess::spoil2>},
    {"UR-urVirtualMemSetAccess-flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&VirtualMemSetAccess::spoil3>},
    {"UR-urVirtualMemGetInfo-pStart-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemGetInfo::spoil1>},
    {"UR-urVirtualMemGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemGetInfo::spoil2>},
    {"UR-urVirtualMemGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&VirtualMemGetInfo::spoil3>},
    {"UR-urVirtualMemGetInfo-hContext-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&VirtualMemGetInfo::spoil4>},
    {"UR-urVirtualMemGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&VirtualMemGetInfo::spoil5>},
    {"UR-urVirtualMemGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&VirtualMemGetInfo::spoil6>},
    {"UR-urVirtualMemGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&VirtualMemGetInfo::spoil7>},
    {"UR-urDeviceGet-hPlatform-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&DeviceGet::spoil1>},
    {"UR-urDeviceGet-DeviceType-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&DeviceGet::spoil2>},
    {"UR-urDeviceGet-NumEntries-empty", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&DeviceGet::spoil3>},
    {"UR-urDeviceGet-phDevices-filled", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DeviceGet::spoil4>},
    {"UR-urDeviceGet-phDevices-asked", UR_RESULT_ERROR_INVALID_VALUE, callSpoilt<&DeviceGet::spoil5>},
    {"UR-urDeviceGetInfo-pPropValue-asked", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DeviceGetInfo::spoil1>},
    {"UR-urDeviceGetInfo-pPropValue-sized", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DeviceGetInfo::spoil2>},
    {"UR-urDeviceGetInfo-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&DeviceGetInfo::spoil3>},
    {"UR-urDeviceGetInfo-propName-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&DeviceGetInfo::spoil4>},
    {"UR-urDeviceGetInfo-propSize-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&DeviceGetInfo::spoil5>},
    {"UR-urDeviceGetInfo-propSize-value", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&DeviceGetInfo::spoil6>},
    {"UR-urDeviceRetain-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&DeviceRetain::spoil1>},
    {"UR-urDeviceRelease-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&DeviceRelease::spoil1>},
    {"UR-urDevicePartition-pProperties-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DevicePartition::spoil1>},
    {"UR-urDevicePartition-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&DevicePartition::spoil2>},
    {"UR-urDevicePartition-pProperties.pProperties-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DevicePartition::spoil3>},
    {"UR-urDevicePartition-pProperties.pProperties.type-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&DevicePartition::spoil4>},
    {"UR-urDevicePartition-pProperties.pProperties.value.affinity_domain-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&DevicePartition::spoil5>},
    {"UR-urDevicePartition-NumDevices-empty", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&DevicePartition::spoil6>},
    {"UR-urDevicePartition-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&DevicePartition::spoil7>},
    {"UR-urDevicePartition-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&DevicePartition::spoil8>},
    {"UR-urDevicePartition-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&DevicePartition::spoil9>},
    {"UR-urDevicePartition-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&DevicePartition::spoil10>},
    {"UR-urDeviceSelectBinary-pBinaries-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DeviceSelectBinary::spoil1>},
    {"UR-urDeviceSelectBinary-pSelectedBinary-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DeviceSelectBinary::spoil2>},
    {"UR-urDeviceSelectBinary-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&DeviceSelectBinary::spoil3>},
    {"UR-urDeviceSelectBinary-pBinaries.pDeviceTargetSpec-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DeviceSelectBinary::spoil4>},
    {"UR-urDeviceSelectBinary-NumBinaries-nonzero", UR_RESULT_ERROR_INVALID_SIZE, callSpoilt<&DeviceSelectBinary::spoil5>},
    {"UR-urDeviceSelectBinary-pBinaries.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&DeviceSelectBinary::spoil6>},
    {"UR-urDeviceSelectBinary-pBinaries.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&DeviceSelectBinary::spoil7>},
    {"UR-urDeviceGetNativeHandle-phNativeDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DeviceGetNativeHandle::spoil1>},
    {"UR-urDeviceGetNativeHandle-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&DeviceGetNativeHandle::spoil2>},
    {"UR-urDeviceCreateWithNativeHandle-phDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_POINTER, callSpoilt<&DeviceCreateWithNativeHandle::spoil1>},
    {"UR-urDeviceCreateWithNativeHandle-hAdapter-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&DeviceCreateWithNativeHandle::spoil2>},
    {"UR-urDeviceCreateWithNativeHandle-pProperties.stype-untyped", UR_RESULT_SUCCESS, callSpoilt<&DeviceCreateWithNativeHandle::spoil3>},
    {"UR-urDeviceCreateWithNativeHandle-pProperties.stype-stype", UR_RESULT_ERROR_INVALID_ARGUMENT, callSpoilt<&DeviceCreateWithNativeHandle::spoil4>},
    {"UR-urDeviceCreateWithNativeHandle-pProperties.pNext.ur_usm_device_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&DeviceCreateWithNativeHandle::spoil5>},
    {"UR-urDeviceCreateWithNativeHandle-pProperties.pNext.ur_usm_host_desc_t.flags-declared", UR_RESULT_ERROR_INVALID_ENUMERATION, callSpoilt<&DeviceCreateWithNativeHandle::spoil6>},
    {"UR-urDeviceGetGlobalTimestamps-hDevice-nonnull", UR_RESULT_ERROR_INVALID_NULL_HANDLE, callSpoilt<&DeviceGetGlobalTimestamps::spoil1>},
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
    {"urMemBufferCreate", callGood<MemBufferCreateArguments>},
    {"urMemRetain", callGood<MemRetainArguments>},
    {"urMemRelease", callGood<MemReleaseArguments>},
    {"urMemBufferPartition", callGood<MemBufferPartitionArguments>},
    {"urMemGetNativeHandle", callGood<MemGetNativeHandleArguments>},
    {"urMemBufferCreateWithNativeHandle", callGood<MemBufferCreateWithNativeHandleArguments>},
    {"urMemGetInfo", callGood<MemGetInfoArguments>},
    {"urPhysicalMemCreate", callGood<PhysicalMemCreateArguments>},
    {"urPhysicalMemRetain", callGood<PhysicalMemRetainArguments>},
    {"urPhysicalMemRelease", callGood<PhysicalMemReleaseArguments>},
    {"urPhysicalMemGetInfo", callGood<PhysicalMemGetInfoArguments>},
    {"urEnqueueEventsWait", callGood<EnqueueEventsWaitArguments>},
    {"urEnqueueEventsWaitWithBarrier", callGood<EnqueueEventsWaitWithBarrierArguments>},
    {"urEnqueueMemBufferRead", callGood<EnqueueMemBufferReadArguments>},
    {"urEnqueueMemBufferWrite", callGood<EnqueueMemBufferWriteArguments>},
    {"urEnqueueMemBufferReadRect", callGood<EnqueueMemBufferReadRectArguments>},
    {"urEnqueueMemBufferWriteRect", callGood<EnqueueMemBufferWriteRectArguments>},
    {"urEnqueueMemBufferCopy", callGood<EnqueueMemBufferCopyArguments>},
    {"urEnqueueMemBufferCopyRect", callGood<EnqueueMemBufferCopyRectArguments>},
    {"urEnqueueMemBufferFill", callGood<EnqueueMemBufferFillArguments>},
    {"urEnqueueMemBufferMap", callGood<EnqueueMemBufferMapArguments>},
    {"urEnqueueMemUnmap", callGood<EnqueueMemUnmapArguments>},
    {"urEnqueueUSMFill", callGood<EnqueueUsmFillArguments>},
    {"urEnqueueUSMMemcpy", callGood<EnqueueUsmMemcpyArguments>},
    {"urEnqueueUSMPrefetch", callGood<EnqueueUsmPrefetchArguments>},
    {"urEnqueueUSMAdvise", callGood<EnqueueUsmAdviseArguments>},
    {"urEnqueueUSMFill2D", callGood<EnqueueUsmFill_2dArguments>},
    {"urEnqueueUSMMemcpy2D", callGood<EnqueueUsmMemcpy_2dArguments>},
    {"urEnqueueEventsWaitWithBarrierExt", callGood<EnqueueEventsWaitWithBarrierExtArguments>},
    {"urEnqueueTimestampRecordingExp", callGood<EnqueueTimestampRecordingExpArguments>},
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
    {"urUSMHostAllocUnregisterExp", callGood<UsmHostAllocUnregisterExpArguments>},
    {"urUSMHostAllocRegisterExp", callGood<UsmHostAllocRegisterExpArguments>},
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
// clang-format on

} // namespace

const std::size_t kParameterChecks = 540;

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
