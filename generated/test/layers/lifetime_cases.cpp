// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// For each rule about leaks and lifetimes, a call that breaks it.

#include "generated/test/layers/arguments.hpp"
#include "test/unit/validation/lifetime_case.hpp"
#include "test/unit/validation/objects.hpp"

namespace ur::test {
namespace {

using validation::addressOf;
using validation::Key;
using validation::Resource;

struct AdapterGetObjects : AdapterGetArguments {
  void prepare() {}
  void spoil1() { *pNumAdapters = 1; }
};

struct AdapterReleaseObjects : AdapterReleaseArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterRetainObjects : AdapterRetainArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterGetLastErrorObjects : AdapterGetLastErrorArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterGetInfoObjects : AdapterGetInfoArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterSetLoggerCallbackObjects : AdapterSetLoggerCallbackArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterSetLoggerCallbackLevelObjects : AdapterSetLoggerCallbackLevelArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct PlatformGetObjects : PlatformGetArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct PlatformCreateWithNativeHandleObjects : PlatformCreateWithNativeHandleArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct ContextCreateObjects : ContextCreateArguments {
  void prepare() { alive({Resource::DeviceHandle, *phDevices}, {}); }
  void spoil1() {
    phDevices = make<ur_device_handle_t>();
    DeviceCount = 1;
    alive({Resource::DeviceHandle, *phDevices}, {});
    end({Resource::DeviceHandle, *phDevices});
  }
  void spoil2() {
    phDevices = make<ur_device_handle_t>();
    DeviceCount = 1;
    alive({Resource{}, *phDevices}, {});
  }
  void spoil3() {}
};

struct ContextRetainObjects : ContextRetainArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
};

struct ContextReleaseObjects : ContextReleaseArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
};

struct ContextGetInfoObjects : ContextGetInfoArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
};

struct ContextGetNativeHandleObjects : ContextGetNativeHandleArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
};

struct ContextCreateWithNativeHandleObjects : ContextCreateWithNativeHandleArguments {
  void prepare() {
    alive({Resource::AdapterHandle, hAdapter}, {});
    alive({Resource::DeviceHandle, *phDevices}, {});
  }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
  void spoil3() {
    phDevices = make<ur_device_handle_t>();
    numDevices = 1;
    alive({Resource::DeviceHandle, *phDevices}, {});
    end({Resource::DeviceHandle, *phDevices});
  }
  void spoil4() {
    phDevices = make<ur_device_handle_t>();
    numDevices = 1;
    alive({Resource{}, *phDevices}, {});
  }
  void spoil5() {}
};

struct ContextSetExtendedDeleterObjects : ContextSetExtendedDeleterArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
};

struct EventGetInfoObjects : EventGetInfoArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
  void spoil1() { end({Resource::EventHandle, hEvent}); }
  void spoil2() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventGetProfilingInfoObjects : EventGetProfilingInfoArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
  void spoil1() { end({Resource::EventHandle, hEvent}); }
  void spoil2() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventWaitObjects : EventWaitArguments {
  void prepare() { alive({Resource::EventHandle, *phEventWaitList}, {}); }
  void spoil1() {
    phEventWaitList = make<ur_event_handle_t>();
    numEvents = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil2() {
    phEventWaitList = make<ur_event_handle_t>();
    numEvents = 1;
  }
};

struct EventRetainObjects : EventRetainArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
  void spoil1() { end({Resource::EventHandle, hEvent}); }
  void spoil2() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventReleaseObjects : EventReleaseArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
  void spoil1() { end({Resource::EventHandle, hEvent}); }
  void spoil2() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventGetNativeHandleObjects : EventGetNativeHandleArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
  void spoil1() { end({Resource::EventHandle, hEvent}); }
  void spoil2() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventCreateWithNativeHandleObjects : EventCreateWithNativeHandleArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() {}
};

struct EventSetCallbackObjects : EventSetCallbackArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
  void spoil1() { end({Resource::EventHandle, hEvent}); }
  void spoil2() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventCreateExpObjects : EventCreateExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
  void spoil5() {}
};

struct QueueGetInfoObjects : QueueGetInfoArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueCreateObjects : QueueCreateArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
  void spoil5() {}
};

struct QueueRetainObjects : QueueRetainArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueReleaseObjects : QueueReleaseArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueGetNativeHandleObjects : QueueGetNativeHandleArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueCreateWithNativeHandleObjects : QueueCreateWithNativeHandleArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
  void spoil5() {}
};

struct QueueFinishObjects : QueueFinishArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueFlushObjects : QueueFlushArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct MemBufferCreateObjects : MemBufferCreateArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() {}
};

struct MemRetainObjects : MemRetainArguments {
  void prepare() { alive({Resource::MemHandle, hMem}, {}); }
  void spoil1() { end({Resource::MemHandle, hMem}); }
  void spoil2() { hMem = fresh<ur_mem_handle_t>(); }
};

struct MemReleaseObjects : MemReleaseArguments {
  void prepare() { alive({Resource::MemHandle, hMem}, {}); }
  void spoil1() { end({Resource::MemHandle, hMem}); }
  void spoil2() { hMem = fresh<ur_mem_handle_t>(); }
};

struct MemBufferPartitionObjects : MemBufferPartitionArguments {
  void prepare() { alive({Resource::MemHandle, hBuffer}, {}); }
  void spoil1() { end({Resource::MemHandle, hBuffer}); }
  void spoil2() { hBuffer = fresh<ur_mem_handle_t>(); }
  void spoil3() {}
};

struct MemGetNativeHandleObjects : MemGetNativeHandleArguments {
  void prepare() {
    alive({Resource::MemHandle, hMem}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
  void spoil1() { end({Resource::MemHandle, hMem}); }
  void spoil2() { hMem = fresh<ur_mem_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
};

struct MemBufferCreateWithNativeHandleObjects : MemBufferCreateWithNativeHandleArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() {}
};

struct MemGetInfoObjects : MemGetInfoArguments {
  void prepare() { alive({Resource::MemHandle, hMemory}, {}); }
  void spoil1() { end({Resource::MemHandle, hMemory}); }
  void spoil2() { hMemory = fresh<ur_mem_handle_t>(); }
};

struct PhysicalMemCreateObjects : PhysicalMemCreateArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
  void spoil5() {}
};

struct PhysicalMemRetainObjects : PhysicalMemRetainArguments {
  void prepare() { alive({Resource::PhysicalMemHandle, hPhysicalMem}, {}); }
  void spoil1() { end({Resource::PhysicalMemHandle, hPhysicalMem}); }
  void spoil2() { hPhysicalMem = fresh<ur_physical_mem_handle_t>(); }
};

struct PhysicalMemReleaseObjects : PhysicalMemReleaseArguments {
  void prepare() { alive({Resource::PhysicalMemHandle, hPhysicalMem}, {}); }
  void spoil1() { end({Resource::PhysicalMemHandle, hPhysicalMem}); }
  void spoil2() { hPhysicalMem = fresh<ur_physical_mem_handle_t>(); }
};

struct PhysicalMemGetInfoObjects : PhysicalMemGetInfoArguments {
  void prepare() { alive({Resource::PhysicalMemHandle, hPhysicalMem}, {}); }
  void spoil1() { end({Resource::PhysicalMemHandle, hPhysicalMem}); }
  void spoil2() { hPhysicalMem = fresh<ur_physical_mem_handle_t>(); }
};

struct EnqueueEventsWaitObjects : EnqueueEventsWaitArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil4() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil5() {}
};

struct EnqueueEventsWaitWithBarrierObjects : EnqueueEventsWaitWithBarrierArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil4() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil5() {}
};

struct EnqueueMemBufferReadObjects : EnqueueMemBufferReadArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::MemHandle, hBuffer}, {});
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::MemHandle, hBuffer}); }
  void spoil4() { hBuffer = fresh<ur_mem_handle_t>(); }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil7() {}
};

struct EnqueueMemBufferWriteObjects : EnqueueMemBufferWriteArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::MemHandle, hBuffer}, {});
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::MemHandle, hBuffer}); }
  void spoil4() { hBuffer = fresh<ur_mem_handle_t>(); }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil7() {}
};

struct EnqueueMemBufferReadRectObjects : EnqueueMemBufferReadRectArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::MemHandle, hBuffer}, {});
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::MemHandle, hBuffer}); }
  void spoil4() { hBuffer = fresh<ur_mem_handle_t>(); }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil7() {}
};

struct EnqueueMemBufferWriteRectObjects : EnqueueMemBufferWriteRectArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::MemHandle, hBuffer}, {});
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::MemHandle, hBuffer}); }
  void spoil4() { hBuffer = fresh<ur_mem_handle_t>(); }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil7() {}
};

struct EnqueueMemBufferCopyObjects : EnqueueMemBufferCopyArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::MemHandle, hBufferSrc}, {});
    alive({Resource::MemHandle, hBufferDst}, {});
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::MemHandle, hBufferSrc}); }
  void spoil4() { hBufferSrc = fresh<ur_mem_handle_t>(); }
  void spoil5() { end({Resource::MemHandle, hBufferDst}); }
  void spoil6() { hBufferDst = fresh<ur_mem_handle_t>(); }
  void spoil7() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil8() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil9() {}
};

struct EnqueueMemBufferCopyRectObjects : EnqueueMemBufferCopyRectArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::MemHandle, hBufferSrc}, {});
    alive({Resource::MemHandle, hBufferDst}, {});
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::MemHandle, hBufferSrc}); }
  void spoil4() { hBufferSrc = fresh<ur_mem_handle_t>(); }
  void spoil5() { end({Resource::MemHandle, hBufferDst}); }
  void spoil6() { hBufferDst = fresh<ur_mem_handle_t>(); }
  void spoil7() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil8() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil9() {}
};

struct EnqueueMemBufferFillObjects : EnqueueMemBufferFillArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::MemHandle, hBuffer}, {});
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::MemHandle, hBuffer}); }
  void spoil4() { hBuffer = fresh<ur_mem_handle_t>(); }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil7() {}
};

struct EnqueueMemBufferMapObjects : EnqueueMemBufferMapArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::MemHandle, hBuffer}, {});
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::MemHandle, hBuffer}); }
  void spoil4() { hBuffer = fresh<ur_mem_handle_t>(); }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil7() {}
};

struct EnqueueMemUnmapObjects : EnqueueMemUnmapArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::MemHandle, hMem}, {});
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::MemHandle, hMem}); }
  void spoil4() { hMem = fresh<ur_mem_handle_t>(); }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil7() {}
};

struct EnqueueUsmFillObjects : EnqueueUsmFillArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil4() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil5() { pMem = endedMemory(); }
  void spoil6() {}
};

struct EnqueueUsmMemcpyObjects : EnqueueUsmMemcpyArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil4() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil5() { pDst = endedMemory(); }
  void spoil6() { pSrc = endedMemory(); }
  void spoil7() {}
};

struct EnqueueUsmPrefetchObjects : EnqueueUsmPrefetchArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil4() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil5() { pMem = endedMemory(); }
  void spoil6() {}
};

struct EnqueueUsmAdviseObjects : EnqueueUsmAdviseArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { pMem = endedMemory(); }
  void spoil4() {}
};

struct EnqueueUsmFill_2dObjects : EnqueueUsmFill_2dArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil4() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil5() {}
};

struct EnqueueUsmMemcpy_2dObjects : EnqueueUsmMemcpy_2dArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil4() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil5() {}
};

struct EnqueueEventsWaitWithBarrierExtObjects : EnqueueEventsWaitWithBarrierExtArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::EventHandle, *phEvent}, {
                                                 .maker = "urEventCreateExp",
                                             });
  }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() { end({Resource::EventHandle, *phEvent}); }
  void spoil4() { *phEvent = fresh<ur_event_handle_t>(); }
  void spoil5() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil6() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil7() {
    end({Resource::EventHandle, *phEvent});
    alive({Resource::EventHandle, *phEvent}, {.maker = "urOther"});
  }
  void spoil8() { *phEvent = nullptr; }
};

struct EnqueueTimestampRecordingExpObjects : EnqueueTimestampRecordingExpArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
  void spoil1() { end({Resource::QueueHandle, hQueue}); }
  void spoil2() { hQueue = fresh<ur_queue_handle_t>(); }
  void spoil3() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
  void spoil4() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
  void spoil5() {}
};

struct UsmHostAllocObjects : UsmHostAllocArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::UsmPoolHandle, pool}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::UsmPoolHandle, pool}); }
  void spoil4() { pool = fresh<ur_usm_pool_handle_t>(); }
  void spoil5() {}
};

struct UsmDeviceAllocObjects : UsmDeviceAllocArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
    alive({Resource::UsmPoolHandle, pool}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
  void spoil5() { end({Resource::UsmPoolHandle, pool}); }
  void spoil6() { pool = fresh<ur_usm_pool_handle_t>(); }
  void spoil7() {}
};

struct UsmSharedAllocObjects : UsmSharedAllocArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
    alive({Resource::UsmPoolHandle, pool}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
  void spoil5() { end({Resource::UsmPoolHandle, pool}); }
  void spoil6() { pool = fresh<ur_usm_pool_handle_t>(); }
  void spoil7() {}
};

struct UsmFreeObjects : UsmFreeArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::UsmAllocation, pMem}, {
                                               .owner = {Resource::ContextHandle, hContext},
                                           });
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::UsmAllocation, pMem}); }
  void spoil4() { pMem = make<Buffer>(); }
  void spoil5() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::UsmAllocation, pMem});
    alive({Resource::UsmAllocation, pMem}, {.owner = other});
  }
};

struct UsmGetMemAllocInfoObjects : UsmGetMemAllocInfoArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { pMem = endedMemory(); }
};

struct UsmPoolCreateObjects : UsmPoolCreateArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() {}
};

struct UsmPoolRetainObjects : UsmPoolRetainArguments {
  void prepare() { alive({Resource::UsmPoolHandle, pPool}, {}); }
  void spoil1() { end({Resource::UsmPoolHandle, pPool}); }
  void spoil2() { pPool = fresh<ur_usm_pool_handle_t>(); }
};

struct UsmPoolReleaseObjects : UsmPoolReleaseArguments {
  void prepare() { alive({Resource::UsmPoolHandle, pPool}, {}); }
  void spoil1() { end({Resource::UsmPoolHandle, pPool}); }
  void spoil2() { pPool = fresh<ur_usm_pool_handle_t>(); }
};

struct UsmPoolGetInfoObjects : UsmPoolGetInfoArguments {
  void prepare() { alive({Resource::UsmPoolHandle, hPool}, {}); }
  void spoil1() { end({Resource::UsmPoolHandle, hPool}); }
  void spoil2() { hPool = fresh<ur_usm_pool_handle_t>(); }
};

struct UsmContextMemcpyExpObjects : UsmContextMemcpyExpArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { pDst = endedMemory(); }
  void spoil4() { pSrc = endedMemory(); }
};

struct UsmHostAllocUnregisterExpObjects : UsmHostAllocUnregisterExpArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
};

struct UsmHostAllocRegisterExpObjects : UsmHostAllocRegisterExpArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
};

struct IpcGetMemHandleExpObjects : IpcGetMemHandleExpArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { pMem = endedMemory(); }
  void spoil4() {}
};

struct IpcPutMemHandleExpObjects : IpcPutMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::IpcMemHandleData, pIPCMemHandleData},
          {
              .owner = {Resource::ContextHandle, hContext},
          });
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::IpcMemHandleData, pIPCMemHandleData}); }
  void spoil4() { pIPCMemHandleData = make<Buffer>(); }
  void spoil5() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::IpcMemHandleData, pIPCMemHandleData});
    alive({Resource::IpcMemHandleData, pIPCMemHandleData}, {.owner = other});
  }
};

struct IpcOpenMemHandleExpObjects : IpcOpenMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
  void spoil5() {}
};

struct IpcCloseMemHandleExpObjects : IpcCloseMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::IpcMem, pMem}, {
                                        .owner = {Resource::ContextHandle, hContext},
                                    });
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::IpcMem, pMem}); }
  void spoil4() { pMem = make<Buffer>(); }
  void spoil5() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::IpcMem, pMem});
    alive({Resource::IpcMem, pMem}, {.owner = other});
  }
};

struct IpcGetPhysMemHandleExpObjects : IpcGetPhysMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::PhysicalMemHandle, hPhysMem}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::PhysicalMemHandle, hPhysMem}); }
  void spoil4() { hPhysMem = fresh<ur_physical_mem_handle_t>(); }
  void spoil5() {
    end({Resource::PhysicalMemHandle, hPhysMem});
    alive({Resource::PhysicalMemHandle, hPhysMem},
          {.flags = ~0u ^ UR_PHYSICAL_MEM_FLAG_ENABLE_IPC});
  }
  void spoil6() {}
};

struct IpcPutPhysMemHandleExpObjects : IpcPutPhysMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::IpcPhysMemHandleData, pIPCPhysMemHandleData},
          {
              .owner = {Resource::ContextHandle, hContext},
          });
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::IpcPhysMemHandleData, pIPCPhysMemHandleData}); }
  void spoil4() { pIPCPhysMemHandleData = make<Buffer>(); }
  void spoil5() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::IpcPhysMemHandleData, pIPCPhysMemHandleData});
    alive({Resource::IpcPhysMemHandleData, pIPCPhysMemHandleData}, {.owner = other});
  }
};

struct IpcOpenPhysMemHandleExpObjects : IpcOpenPhysMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
  void spoil5() {}
};

struct IpcClosePhysMemHandleExpObjects : IpcClosePhysMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::PhysicalMemHandle, hPhysMem}, {
                                                       .maker = "urIPCOpenPhysMemHandleExp",
                                                       .owner = {Resource::ContextHandle, hContext},
                                                   });
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::PhysicalMemHandle, hPhysMem}); }
  void spoil4() { hPhysMem = fresh<ur_physical_mem_handle_t>(); }
  void spoil5() {
    end({Resource::PhysicalMemHandle, hPhysMem});
    alive({Resource::PhysicalMemHandle, hPhysMem}, {.maker = "urOther"});
  }
  void spoil6() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::PhysicalMemHandle, hPhysMem});
    alive({Resource::PhysicalMemHandle, hPhysMem},
          {.maker = "urIPCOpenPhysMemHandleExp", .owner = other});
  }
};

struct IpcGetEventHandleExpObjects : IpcGetEventHandleExpArguments {
  void prepare() {
    alive({Resource::EventHandle, hEvent}, {
                                               .maker = "urEventCreateExp",
                                           });
  }
  void spoil1() { end({Resource::EventHandle, hEvent}); }
  void spoil2() { hEvent = fresh<ur_event_handle_t>(); }
  void spoil3() {
    end({Resource::EventHandle, hEvent});
    alive({Resource::EventHandle, hEvent}, {.maker = "urOther"});
  }
  void spoil4() {
    end({Resource::EventHandle, hEvent});
    alive({Resource::EventHandle, hEvent},
          {.maker = "urEventCreateExp", .flags = ~0u ^ UR_EXP_EVENT_FLAG_IPC_EXP});
  }
  void spoil5() {}
};

struct IpcPutEventHandleExpObjects : IpcPutEventHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::IpcEventHandleData, pIPCEventHandleData},
          {
              .owner = {Resource::ContextHandle, hContext},
          });
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::IpcEventHandleData, pIPCEventHandleData}); }
  void spoil4() { pIPCEventHandleData = make<Buffer>(); }
  void spoil5() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::IpcEventHandleData, pIPCEventHandleData});
    alive({Resource::IpcEventHandleData, pIPCEventHandleData}, {.owner = other});
  }
};

struct IpcOpenEventHandleExpObjects : IpcOpenEventHandleExpArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() {}
};

struct UsmP2pEnablePeerAccessExpObjects : UsmP2pEnablePeerAccessExpArguments {
  void prepare() {
    alive({Resource::DeviceHandle, commandDevice}, {});
    alive({Resource::DeviceHandle, peerDevice}, {});
  }
  void spoil1() { end({Resource::DeviceHandle, commandDevice}); }
  void spoil2() {
    commandDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, commandDevice}, {});
  }
  void spoil3() { end({Resource::DeviceHandle, peerDevice}); }
  void spoil4() {
    peerDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, peerDevice}, {});
  }
};

struct UsmP2pDisablePeerAccessExpObjects : UsmP2pDisablePeerAccessExpArguments {
  void prepare() {
    alive({Resource::DeviceHandle, commandDevice}, {});
    alive({Resource::DeviceHandle, peerDevice}, {});
  }
  void spoil1() { end({Resource::DeviceHandle, commandDevice}); }
  void spoil2() {
    commandDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, commandDevice}, {});
  }
  void spoil3() { end({Resource::DeviceHandle, peerDevice}); }
  void spoil4() {
    peerDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, peerDevice}, {});
  }
};

struct UsmP2pPeerAccessGetInfoExpObjects : UsmP2pPeerAccessGetInfoExpArguments {
  void prepare() {
    alive({Resource::DeviceHandle, commandDevice}, {});
    alive({Resource::DeviceHandle, peerDevice}, {});
  }
  void spoil1() { end({Resource::DeviceHandle, commandDevice}); }
  void spoil2() {
    commandDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, commandDevice}, {});
  }
  void spoil3() { end({Resource::DeviceHandle, peerDevice}); }
  void spoil4() {
    peerDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, peerDevice}, {});
  }
};

struct VirtualMemGranularityGetInfoObjects : VirtualMemGranularityGetInfoArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::DeviceHandle, hDevice}); }
  void spoil4() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
};

struct VirtualMemReserveObjects : VirtualMemReserveArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() {}
};

struct VirtualMemFreeObjects : VirtualMemFreeArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::VirtualMemReservation, pStart},
          {.owner = {Resource::ContextHandle, hContext}, .size = size});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::VirtualMemReservation, pStart}); }
  void spoil4() { pStart = make<Buffer>(); }
  void spoil5() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::VirtualMemReservation, pStart});
    alive({Resource::VirtualMemReservation, pStart}, {.owner = other, .size = size});
  }
};

struct VirtualMemMapObjects : VirtualMemMapArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::PhysicalMemHandle, hPhysicalMem}, {});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::PhysicalMemHandle, hPhysicalMem}); }
  void spoil4() { hPhysicalMem = fresh<ur_physical_mem_handle_t>(); }
  void spoil5() {}
};

struct VirtualMemUnmapObjects : VirtualMemUnmapArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::VirtualMemMapping, pStart},
          {.owner = {Resource::ContextHandle, hContext}, .size = size});
  }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
  void spoil3() { end({Resource::VirtualMemMapping, pStart}); }
  void spoil4() { pStart = make<Buffer>(); }
  void spoil5() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::VirtualMemMapping, pStart});
    alive({Resource::VirtualMemMapping, pStart}, {.owner = other, .size = size});
  }
};

struct VirtualMemSetAccessObjects : VirtualMemSetAccessArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
};

struct VirtualMemGetInfoObjects : VirtualMemGetInfoArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
  void spoil1() { end({Resource::ContextHandle, hContext}); }
  void spoil2() { hContext = fresh<ur_context_handle_t>(); }
};

struct DeviceGetInfoObjects : DeviceGetInfoArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
  void spoil1() { end({Resource::DeviceHandle, hDevice}); }
  void spoil2() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
};

struct DeviceRetainObjects : DeviceRetainArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
  void spoil1() { end({Resource::DeviceHandle, hDevice}); }
  void spoil2() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
};

struct DeviceReleaseObjects : DeviceReleaseArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
  void spoil1() { end({Resource::DeviceHandle, hDevice}); }
  void spoil2() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
};

struct DevicePartitionObjects : DevicePartitionArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
  void spoil1() { end({Resource::DeviceHandle, hDevice}); }
  void spoil2() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
  void spoil3() { *pNumDevicesRet = 1; }
};

struct DeviceSelectBinaryObjects : DeviceSelectBinaryArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
  void spoil1() { end({Resource::DeviceHandle, hDevice}); }
  void spoil2() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
};

struct DeviceGetNativeHandleObjects : DeviceGetNativeHandleArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
  void spoil1() { end({Resource::DeviceHandle, hDevice}); }
  void spoil2() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
};

struct DeviceCreateWithNativeHandleObjects : DeviceCreateWithNativeHandleArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
  void spoil1() { end({Resource::AdapterHandle, hAdapter}); }
  void spoil2() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct DeviceGetGlobalTimestampsObjects : DeviceGetGlobalTimestampsArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
  void spoil1() { end({Resource::DeviceHandle, hDevice}); }
  void spoil2() {
    hDevice = fresh<ur_device_handle_t>();
    alive({Resource{}, hDevice}, {});
  }
};

// clang-format off: it formats long tables slowly.
constexpr LifetimeCase kCases[] = {
    {"UR-urAdapterGet-phAdapters-leak", callSpoilt<&AdapterGetObjects::spoil1>},
    {"UR-urAdapterRelease-hAdapter-alive", callSpoilt<&AdapterReleaseObjects::spoil1>},
    {"UR-urAdapterRelease-hAdapter-origin", callSpoilt<&AdapterReleaseObjects::spoil2>},
    {"UR-urAdapterRetain-hAdapter-alive", callSpoilt<&AdapterRetainObjects::spoil1>},
    {"UR-urAdapterRetain-hAdapter-origin", callSpoilt<&AdapterRetainObjects::spoil2>},
    {"UR-urAdapterGetLastError-hAdapter-alive", callSpoilt<&AdapterGetLastErrorObjects::spoil1>},
    {"UR-urAdapterGetLastError-hAdapter-origin", callSpoilt<&AdapterGetLastErrorObjects::spoil2>},
    {"UR-urAdapterGetInfo-hAdapter-alive", callSpoilt<&AdapterGetInfoObjects::spoil1>},
    {"UR-urAdapterGetInfo-hAdapter-origin", callSpoilt<&AdapterGetInfoObjects::spoil2>},
    {"UR-urAdapterSetLoggerCallback-hAdapter-alive", callSpoilt<&AdapterSetLoggerCallbackObjects::spoil1>},
    {"UR-urAdapterSetLoggerCallback-hAdapter-origin", callSpoilt<&AdapterSetLoggerCallbackObjects::spoil2>},
    {"UR-urAdapterSetLoggerCallbackLevel-hAdapter-alive", callSpoilt<&AdapterSetLoggerCallbackLevelObjects::spoil1>},
    {"UR-urAdapterSetLoggerCallbackLevel-hAdapter-origin", callSpoilt<&AdapterSetLoggerCallbackLevelObjects::spoil2>},
    {"UR-urPlatformGet-hAdapter-alive", callSpoilt<&PlatformGetObjects::spoil1>},
    {"UR-urPlatformGet-hAdapter-origin", callSpoilt<&PlatformGetObjects::spoil2>},
    {"UR-urPlatformCreateWithNativeHandle-hAdapter-alive", callSpoilt<&PlatformCreateWithNativeHandleObjects::spoil1>},
    {"UR-urPlatformCreateWithNativeHandle-hAdapter-origin", callSpoilt<&PlatformCreateWithNativeHandleObjects::spoil2>},
    {"UR-urContextCreate-phDevices-alive", callSpoilt<&ContextCreateObjects::spoil1>},
    {"UR-urContextCreate-phDevices-origin", callSpoilt<&ContextCreateObjects::spoil2>},
    {"UR-urContextCreate-phContext-leak", callSpoilt<&ContextCreateObjects::spoil3>},
    {"UR-urContextRetain-hContext-alive", callSpoilt<&ContextRetainObjects::spoil1>},
    {"UR-urContextRetain-hContext-origin", callSpoilt<&ContextRetainObjects::spoil2>},
    {"UR-urContextRelease-hContext-alive", callSpoilt<&ContextReleaseObjects::spoil1>},
    {"UR-urContextRelease-hContext-origin", callSpoilt<&ContextReleaseObjects::spoil2>},
    {"UR-urContextGetInfo-hContext-alive", callSpoilt<&ContextGetInfoObjects::spoil1>},
    {"UR-urContextGetInfo-hContext-origin", callSpoilt<&ContextGetInfoObjects::spoil2>},
    {"UR-urContextGetNativeHandle-hContext-alive", callSpoilt<&ContextGetNativeHandleObjects::spoil1>},
    {"UR-urContextGetNativeHandle-hContext-origin", callSpoilt<&ContextGetNativeHandleObjects::spoil2>},
    {"UR-urContextCreateWithNativeHandle-hAdapter-alive", callSpoilt<&ContextCreateWithNativeHandleObjects::spoil1>},
    {"UR-urContextCreateWithNativeHandle-hAdapter-origin", callSpoilt<&ContextCreateWithNativeHandleObjects::spoil2>},
    {"UR-urContextCreateWithNativeHandle-phDevices-alive", callSpoilt<&ContextCreateWithNativeHandleObjects::spoil3>},
    {"UR-urContextCreateWithNativeHandle-phDevices-origin", callSpoilt<&ContextCreateWithNativeHandleObjects::spoil4>},
    {"UR-urContextCreateWithNativeHandle-phContext-leak", callSpoilt<&ContextCreateWithNativeHandleObjects::spoil5>},
    {"UR-urContextSetExtendedDeleter-hContext-alive", callSpoilt<&ContextSetExtendedDeleterObjects::spoil1>},
    {"UR-urContextSetExtendedDeleter-hContext-origin", callSpoilt<&ContextSetExtendedDeleterObjects::spoil2>},
    {"UR-urEventGetInfo-hEvent-alive", callSpoilt<&EventGetInfoObjects::spoil1>},
    {"UR-urEventGetInfo-hEvent-origin", callSpoilt<&EventGetInfoObjects::spoil2>},
    {"UR-urEventGetProfilingInfo-hEvent-alive", callSpoilt<&EventGetProfilingInfoObjects::spoil1>},
    {"UR-urEventGetProfilingInfo-hEvent-origin", callSpoilt<&EventGetProfilingInfoObjects::spoil2>},
    {"UR-urEventWait-phEventWaitList-alive", callSpoilt<&EventWaitObjects::spoil1>},
    {"UR-urEventWait-phEventWaitList-origin", callSpoilt<&EventWaitObjects::spoil2>},
    {"UR-urEventRetain-hEvent-alive", callSpoilt<&EventRetainObjects::spoil1>},
    {"UR-urEventRetain-hEvent-origin", callSpoilt<&EventRetainObjects::spoil2>},
    {"UR-urEventRelease-hEvent-alive", callSpoilt<&EventReleaseObjects::spoil1>},
    {"UR-urEventRelease-hEvent-origin", callSpoilt<&EventReleaseObjects::spoil2>},
    {"UR-urEventGetNativeHandle-hEvent-alive", callSpoilt<&EventGetNativeHandleObjects::spoil1>},
    {"UR-urEventGetNativeHandle-hEvent-origin", callSpoilt<&EventGetNativeHandleObjects::spoil2>},
    {"UR-urEventCreateWithNativeHandle-hContext-alive", callSpoilt<&EventCreateWithNativeHandleObjects::spoil1>},
    {"UR-urEventCreateWithNativeHandle-hContext-origin", callSpoilt<&EventCreateWithNativeHandleObjects::spoil2>},
    {"UR-urEventCreateWithNativeHandle-phEvent-leak", callSpoilt<&EventCreateWithNativeHandleObjects::spoil3>},
    {"UR-urEventSetCallback-hEvent-alive", callSpoilt<&EventSetCallbackObjects::spoil1>},
    {"UR-urEventSetCallback-hEvent-origin", callSpoilt<&EventSetCallbackObjects::spoil2>},
    {"UR-urEventCreateExp-hContext-alive", callSpoilt<&EventCreateExpObjects::spoil1>},
    {"UR-urEventCreateExp-hContext-origin", callSpoilt<&EventCreateExpObjects::spoil2>},
    {"UR-urEventCreateExp-hDevice-alive", callSpoilt<&EventCreateExpObjects::spoil3>},
    {"UR-urEventCreateExp-hDevice-origin", callSpoilt<&EventCreateExpObjects::spoil4>},
    {"UR-urEventCreateExp-phEvent-leak", callSpoilt<&EventCreateExpObjects::spoil5>},
    {"UR-urQueueGetInfo-hQueue-alive", callSpoilt<&QueueGetInfoObjects::spoil1>},
    {"UR-urQueueGetInfo-hQueue-origin", callSpoilt<&QueueGetInfoObjects::spoil2>},
    {"UR-urQueueCreate-hContext-alive", callSpoilt<&QueueCreateObjects::spoil1>},
    {"UR-urQueueCreate-hContext-origin", callSpoilt<&QueueCreateObjects::spoil2>},
    {"UR-urQueueCreate-hDevice-alive", callSpoilt<&QueueCreateObjects::spoil3>},
    {"UR-urQueueCreate-hDevice-origin", callSpoilt<&QueueCreateObjects::spoil4>},
    {"UR-urQueueCreate-phQueue-leak", callSpoilt<&QueueCreateObjects::spoil5>},
    {"UR-urQueueRetain-hQueue-alive", callSpoilt<&QueueRetainObjects::spoil1>},
    {"UR-urQueueRetain-hQueue-origin", callSpoilt<&QueueRetainObjects::spoil2>},
    {"UR-urQueueRelease-hQueue-alive", callSpoilt<&QueueReleaseObjects::spoil1>},
    {"UR-urQueueRelease-hQueue-origin", callSpoilt<&QueueReleaseObjects::spoil2>},
    {"UR-urQueueGetNativeHandle-hQueue-alive", callSpoilt<&QueueGetNativeHandleObjects::spoil1>},
    {"UR-urQueueGetNativeHandle-hQueue-origin", callSpoilt<&QueueGetNativeHandleObjects::spoil2>},
    {"UR-urQueueCreateWithNativeHandle-hContext-alive", callSpoilt<&QueueCreateWithNativeHandleObjects::spoil1>},
    {"UR-urQueueCreateWithNativeHandle-hContext-origin", callSpoilt<&QueueCreateWithNativeHandleObjects::spoil2>},
    {"UR-urQueueCreateWithNativeHandle-hDevice-alive", callSpoilt<&QueueCreateWithNativeHandleObjects::spoil3>},
    {"UR-urQueueCreateWithNativeHandle-hDevice-origin", callSpoilt<&QueueCreateWithNativeHandleObjects::spoil4>},
    {"UR-urQueueCreateWithNativeHandle-phQueue-leak", callSpoilt<&QueueCreateWithNativeHandleObjects::spoil5>},
    {"UR-urQueueFinish-hQueue-alive", callSpoilt<&QueueFinishObjects::spoil1>},
    {"UR-urQueueFinish-hQueue-origin", callSpoilt<&QueueFinishObjects::spoil2>},
    {"UR-urQueueFlush-hQueue-alive", callSpoilt<&QueueFlushObjects::spoil1>},
    {"UR-urQueueFlush-hQueue-origin", callSpoilt<&QueueFlushObjects::spoil2>},
    {"UR-urMemBufferCreate-hContext-alive", callSpoilt<&MemBufferCreateObjects::spoil1>},
    {"UR-urMemBufferCreate-hContext-origin", callSpoilt<&MemBufferCreateObjects::spoil2>},
    {"UR-urMemBufferCreate-phBuffer-leak", callSpoilt<&MemBufferCreateObjects::spoil3>},
    {"UR-urMemRetain-hMem-alive", callSpoilt<&MemRetainObjects::spoil1>},
    {"UR-urMemRetain-hMem-origin", callSpoilt<&MemRetainObjects::spoil2>},
    {"UR-urMemRelease-hMem-alive", callSpoilt<&MemReleaseObjects::spoil1>},
    {"UR-urMemRelease-hMem-origin", callSpoilt<&MemReleaseObjects::spoil2>},
    {"UR-urMemBufferPartition-hBuffer-alive", callSpoilt<&MemBufferPartitionObjects::spoil1>},
    {"UR-urMemBufferPartition-hBuffer-origin", callSpoilt<&MemBufferPartitionObjects::spoil2>},
    {"UR-urMemBufferPartition-phMem-leak", callSpoilt<&MemBufferPartitionObjects::spoil3>},
    {"UR-urMemGetNativeHandle-hMem-alive", callSpoilt<&MemGetNativeHandleObjects::spoil1>},
    {"UR-urMemGetNativeHandle-hMem-origin", callSpoilt<&MemGetNativeHandleObjects::spoil2>},
    {"UR-urMemGetNativeHandle-hDevice-alive", callSpoilt<&MemGetNativeHandleObjects::spoil3>},
    {"UR-urMemGetNativeHandle-hDevice-origin", callSpoilt<&MemGetNativeHandleObjects::spoil4>},
    {"UR-urMemBufferCreateWithNativeHandle-hContext-alive", callSpoilt<&MemBufferCreateWithNativeHandleObjects::spoil1>},
    {"UR-urMemBufferCreateWithNativeHandle-hContext-origin", callSpoilt<&MemBufferCreateWithNativeHandleObjects::spoil2>},
    {"UR-urMemBufferCreateWithNativeHandle-phMem-leak", callSpoilt<&MemBufferCreateWithNativeHandleObjects::spoil3>},
    {"UR-urMemGetInfo-hMemory-alive", callSpoilt<&MemGetInfoObjects::spoil1>},
    {"UR-urMemGetInfo-hMemory-origin", callSpoilt<&MemGetInfoObjects::spoil2>},
    {"UR-urPhysicalMemCreate-hContext-alive", callSpoilt<&PhysicalMemCreateObjects::spoil1>},
    {"UR-urPhysicalMemCreate-hContext-origin", callSpoilt<&PhysicalMemCreateObjects::spoil2>},
    {"UR-urPhysicalMemCreate-hDevice-alive", callSpoilt<&PhysicalMemCreateObjects::spoil3>},
    {"UR-urPhysicalMemCreate-hDevice-origin", callSpoilt<&PhysicalMemCreateObjects::spoil4>},
    {"UR-urPhysicalMemCreate-phPhysicalMem-leak", callSpoilt<&PhysicalMemCreateObjects::spoil5>},
    {"UR-urPhysicalMemRetain-hPhysicalMem-alive", callSpoilt<&PhysicalMemRetainObjects::spoil1>},
    {"UR-urPhysicalMemRetain-hPhysicalMem-origin", callSpoilt<&PhysicalMemRetainObjects::spoil2>},
    {"UR-urPhysicalMemRelease-hPhysicalMem-alive", callSpoilt<&PhysicalMemReleaseObjects::spoil1>},
    {"UR-urPhysicalMemRelease-hPhysicalMem-origin", callSpoilt<&PhysicalMemReleaseObjects::spoil2>},
    {"UR-urPhysicalMemGetInfo-hPhysicalMem-alive", callSpoilt<&PhysicalMemGetInfoObjects::spoil1>},
    {"UR-urPhysicalMemGetInfo-hPhysicalMem-origin", callSpoilt<&PhysicalMemGetInfoObjects::spoil2>},
    {"UR-urEnqueueEventsWait-hQueue-alive", callSpoilt<&EnqueueEventsWaitObjects::spoil1>},
    {"UR-urEnqueueEventsWait-hQueue-origin", callSpoilt<&EnqueueEventsWaitObjects::spoil2>},
    {"UR-urEnqueueEventsWait-phEventWaitList-alive", callSpoilt<&EnqueueEventsWaitObjects::spoil3>},
    {"UR-urEnqueueEventsWait-phEventWaitList-origin", callSpoilt<&EnqueueEventsWaitObjects::spoil4>},
    {"UR-urEnqueueEventsWait-phEvent-leak", callSpoilt<&EnqueueEventsWaitObjects::spoil5>},
    {"UR-urEnqueueEventsWaitWithBarrier-hQueue-alive", callSpoilt<&EnqueueEventsWaitWithBarrierObjects::spoil1>},
    {"UR-urEnqueueEventsWaitWithBarrier-hQueue-origin", callSpoilt<&EnqueueEventsWaitWithBarrierObjects::spoil2>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEventWaitList-alive", callSpoilt<&EnqueueEventsWaitWithBarrierObjects::spoil3>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEventWaitList-origin", callSpoilt<&EnqueueEventsWaitWithBarrierObjects::spoil4>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEvent-leak", callSpoilt<&EnqueueEventsWaitWithBarrierObjects::spoil5>},
    {"UR-urEnqueueMemBufferRead-hQueue-alive", callSpoilt<&EnqueueMemBufferReadObjects::spoil1>},
    {"UR-urEnqueueMemBufferRead-hQueue-origin", callSpoilt<&EnqueueMemBufferReadObjects::spoil2>},
    {"UR-urEnqueueMemBufferRead-hBuffer-alive", callSpoilt<&EnqueueMemBufferReadObjects::spoil3>},
    {"UR-urEnqueueMemBufferRead-hBuffer-origin", callSpoilt<&EnqueueMemBufferReadObjects::spoil4>},
    {"UR-urEnqueueMemBufferRead-phEventWaitList-alive", callSpoilt<&EnqueueMemBufferReadObjects::spoil5>},
    {"UR-urEnqueueMemBufferRead-phEventWaitList-origin", callSpoilt<&EnqueueMemBufferReadObjects::spoil6>},
    {"UR-urEnqueueMemBufferRead-phEvent-leak", callSpoilt<&EnqueueMemBufferReadObjects::spoil7>},
    {"UR-urEnqueueMemBufferWrite-hQueue-alive", callSpoilt<&EnqueueMemBufferWriteObjects::spoil1>},
    {"UR-urEnqueueMemBufferWrite-hQueue-origin", callSpoilt<&EnqueueMemBufferWriteObjects::spoil2>},
    {"UR-urEnqueueMemBufferWrite-hBuffer-alive", callSpoilt<&EnqueueMemBufferWriteObjects::spoil3>},
    {"UR-urEnqueueMemBufferWrite-hBuffer-origin", callSpoilt<&EnqueueMemBufferWriteObjects::spoil4>},
    {"UR-urEnqueueMemBufferWrite-phEventWaitList-alive", callSpoilt<&EnqueueMemBufferWriteObjects::spoil5>},
    {"UR-urEnqueueMemBufferWrite-phEventWaitList-origin", callSpoilt<&EnqueueMemBufferWriteObjects::spoil6>},
    {"UR-urEnqueueMemBufferWrite-phEvent-leak", callSpoilt<&EnqueueMemBufferWriteObjects::spoil7>},
    {"UR-urEnqueueMemBufferReadRect-hQueue-alive", callSpoilt<&EnqueueMemBufferReadRectObjects::spoil1>},
    {"UR-urEnqueueMemBufferReadRect-hQueue-origin", callSpoilt<&EnqueueMemBufferReadRectObjects::spoil2>},
    {"UR-urEnqueueMemBufferReadRect-hBuffer-alive", callSpoilt<&EnqueueMemBufferReadRectObjects::spoil3>},
    {"UR-urEnqueueMemBufferReadRect-hBuffer-origin", callSpoilt<&EnqueueMemBufferReadRectObjects::spoil4>},
    {"UR-urEnqueueMemBufferReadRect-phEventWaitList-alive", callSpoilt<&EnqueueMemBufferReadRectObjects::spoil5>},
    {"UR-urEnqueueMemBufferReadRect-phEventWaitList-origin", callSpoilt<&EnqueueMemBufferReadRectObjects::spoil6>},
    {"UR-urEnqueueMemBufferReadRect-phEvent-leak", callSpoilt<&EnqueueMemBufferReadRectObjects::spoil7>},
    {"UR-urEnqueueMemBufferWriteRect-hQueue-alive", callSpoilt<&EnqueueMemBufferWriteRectObjects::spoil1>},
    {"UR-urEnqueueMemBufferWriteRect-hQueue-origin", callSpoilt<&EnqueueMemBufferWriteRectObjects::spoil2>},
    {"UR-urEnqueueMemBufferWriteRect-hBuffer-alive", callSpoilt<&EnqueueMemBufferWriteRectObjects::spoil3>},
    {"UR-urEnqueueMemBufferWriteRect-hBuffer-origin", callSpoilt<&EnqueueMemBufferWriteRectObjects::spoil4>},
    {"UR-urEnqueueMemBufferWriteRect-phEventWaitList-alive", callSpoilt<&EnqueueMemBufferWriteRectObjects::spoil5>},
    {"UR-urEnqueueMemBufferWriteRect-phEventWaitList-origin", callSpoilt<&EnqueueMemBufferWriteRectObjects::spoil6>},
    {"UR-urEnqueueMemBufferWriteRect-phEvent-leak", callSpoilt<&EnqueueMemBufferWriteRectObjects::spoil7>},
    {"UR-urEnqueueMemBufferCopy-hQueue-alive", callSpoilt<&EnqueueMemBufferCopyObjects::spoil1>},
    {"UR-urEnqueueMemBufferCopy-hQueue-origin", callSpoilt<&EnqueueMemBufferCopyObjects::spoil2>},
    {"UR-urEnqueueMemBufferCopy-hBufferSrc-alive", callSpoilt<&EnqueueMemBufferCopyObjects::spoil3>},
    {"UR-urEnqueueMemBufferCopy-hBufferSrc-origin", callSpoilt<&EnqueueMemBufferCopyObjects::spoil4>},
    {"UR-urEnqueueMemBufferCopy-hBufferDst-alive", callSpoilt<&EnqueueMemBufferCopyObjects::spoil5>},
    {"UR-urEnqueueMemBufferCopy-hBufferDst-origin", callSpoilt<&EnqueueMemBufferCopyObjects::spoil6>},
    {"UR-urEnqueueMemBufferCopy-phEventWaitList-alive", callSpoilt<&EnqueueMemBufferCopyObjects::spoil7>},
    {"UR-urEnqueueMemBufferCopy-phEventWaitList-origin", callSpoilt<&EnqueueMemBufferCopyObjects::spoil8>},
    {"UR-urEnqueueMemBufferCopy-phEvent-leak", callSpoilt<&EnqueueMemBufferCopyObjects::spoil9>},
    {"UR-urEnqueueMemBufferCopyRect-hQueue-alive", callSpoilt<&EnqueueMemBufferCopyRectObjects::spoil1>},
    {"UR-urEnqueueMemBufferCopyRect-hQueue-origin", callSpoilt<&EnqueueMemBufferCopyRectObjects::spoil2>},
    {"UR-urEnqueueMemBufferCopyRect-hBufferSrc-alive", callSpoilt<&EnqueueMemBufferCopyRectObjects::spoil3>},
    {"UR-urEnqueueMemBufferCopyRect-hBufferSrc-origin", callSpoilt<&EnqueueMemBufferCopyRectObjects::spoil4>},
    {"UR-urEnqueueMemBufferCopyRect-hBufferDst-alive", callSpoilt<&EnqueueMemBufferCopyRectObjects::spoil5>},
    {"UR-urEnqueueMemBufferCopyRect-hBufferDst-origin", callSpoilt<&EnqueueMemBufferCopyRectObjects::spoil6>},
    {"UR-urEnqueueMemBufferCopyRect-phEventWaitList-alive", callSpoilt<&EnqueueMemBufferCopyRectObjects::spoil7>},
    {"UR-urEnqueueMemBufferCopyRect-phEventWaitList-origin", callSpoilt<&EnqueueMemBufferCopyRectObjects::spoil8>},
    {"UR-urEnqueueMemBufferCopyRect-phEvent-leak", callSpoilt<&EnqueueMemBufferCopyRectObjects::spoil9>},
    {"UR-urEnqueueMemBufferFill-hQueue-alive", callSpoilt<&EnqueueMemBufferFillObjects::spoil1>},
    {"UR-urEnqueueMemBufferFill-hQueue-origin", callSpoilt<&EnqueueMemBufferFillObjects::spoil2>},
    {"UR-urEnqueueMemBufferFill-hBuffer-alive", callSpoilt<&EnqueueMemBufferFillObjects::spoil3>},
    {"UR-urEnqueueMemBufferFill-hBuffer-origin", callSpoilt<&EnqueueMemBufferFillObjects::spoil4>},
    {"UR-urEnqueueMemBufferFill-phEventWaitList-alive", callSpoilt<&EnqueueMemBufferFillObjects::spoil5>},
    {"UR-urEnqueueMemBufferFill-phEventWaitList-origin", callSpoilt<&EnqueueMemBufferFillObjects::spoil6>},
    {"UR-urEnqueueMemBufferFill-phEvent-leak", callSpoilt<&EnqueueMemBufferFillObjects::spoil7>},
    {"UR-urEnqueueMemBufferMap-hQueue-alive", callSpoilt<&EnqueueMemBufferMapObjects::spoil1>},
    {"UR-urEnqueueMemBufferMap-hQueue-origin", callSpoilt<&EnqueueMemBufferMapObjects::spoil2>},
    {"UR-urEnqueueMemBufferMap-hBuffer-alive", callSpoilt<&EnqueueMemBufferMapObjects::spoil3>},
    {"UR-urEnqueueMemBufferMap-hBuffer-origin", callSpoilt<&EnqueueMemBufferMapObjects::spoil4>},
    {"UR-urEnqueueMemBufferMap-phEventWaitList-alive", callSpoilt<&EnqueueMemBufferMapObjects::spoil5>},
    {"UR-urEnqueueMemBufferMap-phEventWaitList-origin", callSpoilt<&EnqueueMemBufferMapObjects::spoil6>},
    {"UR-urEnqueueMemBufferMap-phEvent-leak", callSpoilt<&EnqueueMemBufferMapObjects::spoil7>},
    {"UR-urEnqueueMemUnmap-hQueue-alive", callSpoilt<&EnqueueMemUnmapObjects::spoil1>},
    {"UR-urEnqueueMemUnmap-hQueue-origin", callSpoilt<&EnqueueMemUnmapObjects::spoil2>},
    {"UR-urEnqueueMemUnmap-hMem-alive", callSpoilt<&EnqueueMemUnmapObjects::spoil3>},
    {"UR-urEnqueueMemUnmap-hMem-origin", callSpoilt<&EnqueueMemUnmapObjects::spoil4>},
    {"UR-urEnqueueMemUnmap-phEventWaitList-alive", callSpoilt<&EnqueueMemUnmapObjects::spoil5>},
    {"UR-urEnqueueMemUnmap-phEventWaitList-origin", callSpoilt<&EnqueueMemUnmapObjects::spoil6>},
    {"UR-urEnqueueMemUnmap-phEvent-leak", callSpoilt<&EnqueueMemUnmapObjects::spoil7>},
    {"UR-urEnqueueUSMFill-hQueue-alive", callSpoilt<&EnqueueUsmFillObjects::spoil1>},
    {"UR-urEnqueueUSMFill-hQueue-origin", callSpoilt<&EnqueueUsmFillObjects::spoil2>},
    {"UR-urEnqueueUSMFill-phEventWaitList-alive", callSpoilt<&EnqueueUsmFillObjects::spoil3>},
    {"UR-urEnqueueUSMFill-phEventWaitList-origin", callSpoilt<&EnqueueUsmFillObjects::spoil4>},
    {"UR-urEnqueueUSMFill-pMem-alive", callSpoilt<&EnqueueUsmFillObjects::spoil5>},
    {"UR-urEnqueueUSMFill-phEvent-leak", callSpoilt<&EnqueueUsmFillObjects::spoil6>},
    {"UR-urEnqueueUSMMemcpy-hQueue-alive", callSpoilt<&EnqueueUsmMemcpyObjects::spoil1>},
    {"UR-urEnqueueUSMMemcpy-hQueue-origin", callSpoilt<&EnqueueUsmMemcpyObjects::spoil2>},
    {"UR-urEnqueueUSMMemcpy-phEventWaitList-alive", callSpoilt<&EnqueueUsmMemcpyObjects::spoil3>},
    {"UR-urEnqueueUSMMemcpy-phEventWaitList-origin", callSpoilt<&EnqueueUsmMemcpyObjects::spoil4>},
    {"UR-urEnqueueUSMMemcpy-pDst-alive", callSpoilt<&EnqueueUsmMemcpyObjects::spoil5>},
    {"UR-urEnqueueUSMMemcpy-pSrc-alive", callSpoilt<&EnqueueUsmMemcpyObjects::spoil6>},
    {"UR-urEnqueueUSMMemcpy-phEvent-leak", callSpoilt<&EnqueueUsmMemcpyObjects::spoil7>},
    {"UR-urEnqueueUSMPrefetch-hQueue-alive", callSpoilt<&EnqueueUsmPrefetchObjects::spoil1>},
    {"UR-urEnqueueUSMPrefetch-hQueue-origin", callSpoilt<&EnqueueUsmPrefetchObjects::spoil2>},
    {"UR-urEnqueueUSMPrefetch-phEventWaitList-alive", callSpoilt<&EnqueueUsmPrefetchObjects::spoil3>},
    {"UR-urEnqueueUSMPrefetch-phEventWaitList-origin", callSpoilt<&EnqueueUsmPrefetchObjects::spoil4>},
    {"UR-urEnqueueUSMPrefetch-pMem-alive", callSpoilt<&EnqueueUsmPrefetchObjects::spoil5>},
    {"UR-urEnqueueUSMPrefetch-phEvent-leak", callSpoilt<&EnqueueUsmPrefetchObjects::spoil6>},
    {"UR-urEnqueueUSMAdvise-hQueue-alive", callSpoilt<&EnqueueUsmAdviseObjects::spoil1>},
    {"UR-urEnqueueUSMAdvise-hQueue-origin", callSpoilt<&EnqueueUsmAdviseObjects::spoil2>},
    {"UR-urEnqueueUSMAdvise-pMem-alive", callSpoilt<&EnqueueUsmAdviseObjects::spoil3>},
    {"UR-urEnqueueUSMAdvise-phEvent-leak", callSpoilt<&EnqueueUsmAdviseObjects::spoil4>},
    {"UR-urEnqueueUSMFill2D-hQueue-alive", callSpoilt<&EnqueueUsmFill_2dObjects::spoil1>},
    {"UR-urEnqueueUSMFill2D-hQueue-origin", callSpoilt<&EnqueueUsmFill_2dObjects::spoil2>},
    {"UR-urEnqueueUSMFill2D-phEventWaitList-alive", callSpoilt<&EnqueueUsmFill_2dObjects::spoil3>},
    {"UR-urEnqueueUSMFill2D-phEventWaitList-origin", callSpoilt<&EnqueueUsmFill_2dObjects::spoil4>},
    {"UR-urEnqueueUSMFill2D-phEvent-leak", callSpoilt<&EnqueueUsmFill_2dObjects::spoil5>},
    {"UR-urEnqueueUSMMemcpy2D-hQueue-alive", callSpoilt<&EnqueueUsmMemcpy_2dObjects::spoil1>},
    {"UR-urEnqueueUSMMemcpy2D-hQueue-origin", callSpoilt<&EnqueueUsmMemcpy_2dObjects::spoil2>},
    {"UR-urEnqueueUSMMemcpy2D-phEventWaitList-alive", callSpoilt<&EnqueueUsmMemcpy_2dObjects::spoil3>},
    {"UR-urEnqueueUSMMemcpy2D-phEventWaitList-origin", callSpoilt<&EnqueueUsmMemcpy_2dObjects::spoil4>},
    {"UR-urEnqueueUSMMemcpy2D-phEvent-leak", callSpoilt<&EnqueueUsmMemcpy_2dObjects::spoil5>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-hQueue-alive", callSpoilt<&EnqueueEventsWaitWithBarrierExtObjects::spoil1>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-hQueue-origin", callSpoilt<&EnqueueEventsWaitWithBarrierExtObjects::spoil2>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-alive", callSpoilt<&EnqueueEventsWaitWithBarrierExtObjects::spoil3>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-origin", callSpoilt<&EnqueueEventsWaitWithBarrierExtObjects::spoil4>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEventWaitList-alive", callSpoilt<&EnqueueEventsWaitWithBarrierExtObjects::spoil5>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEventWaitList-origin", callSpoilt<&EnqueueEventsWaitWithBarrierExtObjects::spoil6>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-maker", callSpoilt<&EnqueueEventsWaitWithBarrierExtObjects::spoil7>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-leak", callSpoilt<&EnqueueEventsWaitWithBarrierExtObjects::spoil8>},
    {"UR-urEnqueueTimestampRecordingExp-hQueue-alive", callSpoilt<&EnqueueTimestampRecordingExpObjects::spoil1>},
    {"UR-urEnqueueTimestampRecordingExp-hQueue-origin", callSpoilt<&EnqueueTimestampRecordingExpObjects::spoil2>},
    {"UR-urEnqueueTimestampRecordingExp-phEventWaitList-alive", callSpoilt<&EnqueueTimestampRecordingExpObjects::spoil3>},
    {"UR-urEnqueueTimestampRecordingExp-phEventWaitList-origin", callSpoilt<&EnqueueTimestampRecordingExpObjects::spoil4>},
    {"UR-urEnqueueTimestampRecordingExp-phEvent-leak", callSpoilt<&EnqueueTimestampRecordingExpObjects::spoil5>},
    {"UR-urUSMHostAlloc-hContext-alive", callSpoilt<&UsmHostAllocObjects::spoil1>},
    {"UR-urUSMHostAlloc-hContext-origin", callSpoilt<&UsmHostAllocObjects::spoil2>},
    {"UR-urUSMHostAlloc-pool-alive", callSpoilt<&UsmHostAllocObjects::spoil3>},
    {"UR-urUSMHostAlloc-pool-origin", callSpoilt<&UsmHostAllocObjects::spoil4>},
    {"UR-urUSMHostAlloc-ppMem-leak", callSpoilt<&UsmHostAllocObjects::spoil5>},
    {"UR-urUSMDeviceAlloc-hContext-alive", callSpoilt<&UsmDeviceAllocObjects::spoil1>},
    {"UR-urUSMDeviceAlloc-hContext-origin", callSpoilt<&UsmDeviceAllocObjects::spoil2>},
    {"UR-urUSMDeviceAlloc-hDevice-alive", callSpoilt<&UsmDeviceAllocObjects::spoil3>},
    {"UR-urUSMDeviceAlloc-hDevice-origin", callSpoilt<&UsmDeviceAllocObjects::spoil4>},
    {"UR-urUSMDeviceAlloc-pool-alive", callSpoilt<&UsmDeviceAllocObjects::spoil5>},
    {"UR-urUSMDeviceAlloc-pool-origin", callSpoilt<&UsmDeviceAllocObjects::spoil6>},
    {"UR-urUSMDeviceAlloc-ppMem-leak", callSpoilt<&UsmDeviceAllocObjects::spoil7>},
    {"UR-urUSMSharedAlloc-hContext-alive", callSpoilt<&UsmSharedAllocObjects::spoil1>},
    {"UR-urUSMSharedAlloc-hContext-origin", callSpoilt<&UsmSharedAllocObjects::spoil2>},
    {"UR-urUSMSharedAlloc-hDevice-alive", callSpoilt<&UsmSharedAllocObjects::spoil3>},
    {"UR-urUSMSharedAlloc-hDevice-origin", callSpoilt<&UsmSharedAllocObjects::spoil4>},
    {"UR-urUSMSharedAlloc-pool-alive", callSpoilt<&UsmSharedAllocObjects::spoil5>},
    {"UR-urUSMSharedAlloc-pool-origin", callSpoilt<&UsmSharedAllocObjects::spoil6>},
    {"UR-urUSMSharedAlloc-ppMem-leak", callSpoilt<&UsmSharedAllocObjects::spoil7>},
    {"UR-urUSMFree-hContext-alive", callSpoilt<&UsmFreeObjects::spoil1>},
    {"UR-urUSMFree-hContext-origin", callSpoilt<&UsmFreeObjects::spoil2>},
    {"UR-urUSMFree-pMem-alive", callSpoilt<&UsmFreeObjects::spoil3>},
    {"UR-urUSMFree-pMem-origin", callSpoilt<&UsmFreeObjects::spoil4>},
    {"UR-urUSMFree-pMem-owner", callSpoilt<&UsmFreeObjects::spoil5>},
    {"UR-urUSMGetMemAllocInfo-hContext-alive", callSpoilt<&UsmGetMemAllocInfoObjects::spoil1>},
    {"UR-urUSMGetMemAllocInfo-hContext-origin", callSpoilt<&UsmGetMemAllocInfoObjects::spoil2>},
    {"UR-urUSMGetMemAllocInfo-pMem-alive", callSpoilt<&UsmGetMemAllocInfoObjects::spoil3>},
    {"UR-urUSMPoolCreate-hContext-alive", callSpoilt<&UsmPoolCreateObjects::spoil1>},
    {"UR-urUSMPoolCreate-hContext-origin", callSpoilt<&UsmPoolCreateObjects::spoil2>},
    {"UR-urUSMPoolCreate-ppPool-leak", callSpoilt<&UsmPoolCreateObjects::spoil3>},
    {"UR-urUSMPoolRetain-pPool-alive", callSpoilt<&UsmPoolRetainObjects::spoil1>},
    {"UR-urUSMPoolRetain-pPool-origin", callSpoilt<&UsmPoolRetainObjects::spoil2>},
    {"UR-urUSMPoolRelease-pPool-alive", callSpoilt<&UsmPoolReleaseObjects::spoil1>},
    {"UR-urUSMPoolRelease-pPool-origin", callSpoilt<&UsmPoolReleaseObjects::spoil2>},
    {"UR-urUSMPoolGetInfo-hPool-alive", callSpoilt<&UsmPoolGetInfoObjects::spoil1>},
    {"UR-urUSMPoolGetInfo-hPool-origin", callSpoilt<&UsmPoolGetInfoObjects::spoil2>},
    {"UR-urUSMContextMemcpyExp-hContext-alive", callSpoilt<&UsmContextMemcpyExpObjects::spoil1>},
    {"UR-urUSMContextMemcpyExp-hContext-origin", callSpoilt<&UsmContextMemcpyExpObjects::spoil2>},
    {"UR-urUSMContextMemcpyExp-pDst-alive", callSpoilt<&UsmContextMemcpyExpObjects::spoil3>},
    {"UR-urUSMContextMemcpyExp-pSrc-alive", callSpoilt<&UsmContextMemcpyExpObjects::spoil4>},
    {"UR-urUSMHostAllocUnregisterExp-hContext-alive", callSpoilt<&UsmHostAllocUnregisterExpObjects::spoil1>},
    {"UR-urUSMHostAllocUnregisterExp-hContext-origin", callSpoilt<&UsmHostAllocUnregisterExpObjects::spoil2>},
    {"UR-urUSMHostAllocRegisterExp-hContext-alive", callSpoilt<&UsmHostAllocRegisterExpObjects::spoil1>},
    {"UR-urUSMHostAllocRegisterExp-hContext-origin", callSpoilt<&UsmHostAllocRegisterExpObjects::spoil2>},
    {"UR-urIPCGetMemHandleExp-hContext-alive", callSpoilt<&IpcGetMemHandleExpObjects::spoil1>},
    {"UR-urIPCGetMemHandleExp-hContext-origin", callSpoilt<&IpcGetMemHandleExpObjects::spoil2>},
    {"UR-urIPCGetMemHandleExp-pMem-alive", callSpoilt<&IpcGetMemHandleExpObjects::spoil3>},
    {"UR-urIPCGetMemHandleExp-ppIPCMemHandleData-leak", callSpoilt<&IpcGetMemHandleExpObjects::spoil4>},
    {"UR-urIPCPutMemHandleExp-hContext-alive", callSpoilt<&IpcPutMemHandleExpObjects::spoil1>},
    {"UR-urIPCPutMemHandleExp-hContext-origin", callSpoilt<&IpcPutMemHandleExpObjects::spoil2>},
    {"UR-urIPCPutMemHandleExp-pIPCMemHandleData-alive", callSpoilt<&IpcPutMemHandleExpObjects::spoil3>},
    {"UR-urIPCPutMemHandleExp-pIPCMemHandleData-origin", callSpoilt<&IpcPutMemHandleExpObjects::spoil4>},
    {"UR-urIPCPutMemHandleExp-pIPCMemHandleData-owner", callSpoilt<&IpcPutMemHandleExpObjects::spoil5>},
    {"UR-urIPCOpenMemHandleExp-hContext-alive", callSpoilt<&IpcOpenMemHandleExpObjects::spoil1>},
    {"UR-urIPCOpenMemHandleExp-hContext-origin", callSpoilt<&IpcOpenMemHandleExpObjects::spoil2>},
    {"UR-urIPCOpenMemHandleExp-hDevice-alive", callSpoilt<&IpcOpenMemHandleExpObjects::spoil3>},
    {"UR-urIPCOpenMemHandleExp-hDevice-origin", callSpoilt<&IpcOpenMemHandleExpObjects::spoil4>},
    {"UR-urIPCOpenMemHandleExp-ppMem-leak", callSpoilt<&IpcOpenMemHandleExpObjects::spoil5>},
    {"UR-urIPCCloseMemHandleExp-hContext-alive", callSpoilt<&IpcCloseMemHandleExpObjects::spoil1>},
    {"UR-urIPCCloseMemHandleExp-hContext-origin", callSpoilt<&IpcCloseMemHandleExpObjects::spoil2>},
    {"UR-urIPCCloseMemHandleExp-pMem-alive", callSpoilt<&IpcCloseMemHandleExpObjects::spoil3>},
    {"UR-urIPCCloseMemHandleExp-pMem-origin", callSpoilt<&IpcCloseMemHandleExpObjects::spoil4>},
    {"UR-urIPCCloseMemHandleExp-pMem-owner", callSpoilt<&IpcCloseMemHandleExpObjects::spoil5>},
    {"UR-urIPCGetPhysMemHandleExp-hContext-alive", callSpoilt<&IpcGetPhysMemHandleExpObjects::spoil1>},
    {"UR-urIPCGetPhysMemHandleExp-hContext-origin", callSpoilt<&IpcGetPhysMemHandleExpObjects::spoil2>},
    {"UR-urIPCGetPhysMemHandleExp-hPhysMem-alive", callSpoilt<&IpcGetPhysMemHandleExpObjects::spoil3>},
    {"UR-urIPCGetPhysMemHandleExp-hPhysMem-origin", callSpoilt<&IpcGetPhysMemHandleExpObjects::spoil4>},
    {"UR-urIPCGetPhysMemHandleExp-hPhysMem-flag", callSpoilt<&IpcGetPhysMemHandleExpObjects::spoil5>},
    {"UR-urIPCGetPhysMemHandleExp-ppIPCPhysMemHandleData-leak", callSpoilt<&IpcGetPhysMemHandleExpObjects::spoil6>},
    {"UR-urIPCPutPhysMemHandleExp-hContext-alive", callSpoilt<&IpcPutPhysMemHandleExpObjects::spoil1>},
    {"UR-urIPCPutPhysMemHandleExp-hContext-origin", callSpoilt<&IpcPutPhysMemHandleExpObjects::spoil2>},
    {"UR-urIPCPutPhysMemHandleExp-pIPCPhysMemHandleData-alive", callSpoilt<&IpcPutPhysMemHandleExpObjects::spoil3>},
    {"UR-urIPCPutPhysMemHandleExp-pIPCPhysMemHandleData-origin", callSpoilt<&IpcPutPhysMemHandleExpObjects::spoil4>},
    {"UR-urIPCPutPhysMemHandleExp-pIPCPhysMemHandleData-owner", callSpoilt<&IpcPutPhysMemHandleExpObjects::spoil5>},
    {"UR-urIPCOpenPhysMemHandleExp-hContext-alive", callSpoilt<&IpcOpenPhysMemHandleExpObjects::spoil1>},
    {"UR-urIPCOpenPhysMemHandleExp-hContext-origin", callSpoilt<&IpcOpenPhysMemHandleExpObjects::spoil2>},
    {"UR-urIPCOpenPhysMemHandleExp-hDevice-alive", callSpoilt<&IpcOpenPhysMemHandleExpObjects::spoil3>},
    {"UR-urIPCOpenPhysMemHandleExp-hDevice-origin", callSpoilt<&IpcOpenPhysMemHandleExpObjects::spoil4>},
    {"UR-urIPCOpenPhysMemHandleExp-phPhysMem-leak", callSpoilt<&IpcOpenPhysMemHandleExpObjects::spoil5>},
    {"UR-urIPCClosePhysMemHandleExp-hContext-alive", callSpoilt<&IpcClosePhysMemHandleExpObjects::spoil1>},
    {"UR-urIPCClosePhysMemHandleExp-hContext-origin", callSpoilt<&IpcClosePhysMemHandleExpObjects::spoil2>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-alive", callSpoilt<&IpcClosePhysMemHandleExpObjects::spoil3>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-origin", callSpoilt<&IpcClosePhysMemHandleExpObjects::spoil4>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-maker", callSpoilt<&IpcClosePhysMemHandleExpObjects::spoil5>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-owner", callSpoilt<&IpcClosePhysMemHandleExpObjects::spoil6>},
    {"UR-urIPCGetEventHandleExp-hEvent-alive", callSpoilt<&IpcGetEventHandleExpObjects::spoil1>},
    {"UR-urIPCGetEventHandleExp-hEvent-origin", callSpoilt<&IpcGetEventHandleExpObjects::spoil2>},
    {"UR-urIPCGetEventHandleExp-hEvent-maker", callSpoilt<&IpcGetEventHandleExpObjects::spoil3>},
    {"UR-urIPCGetEventHandleExp-hEvent-flag", callSpoilt<&IpcGetEventHandleExpObjects::spoil4>},
    {"UR-urIPCGetEventHandleExp-ppIPCEventHandleData-leak", callSpoilt<&IpcGetEventHandleExpObjects::spoil5>},
    {"UR-urIPCPutEventHandleExp-hContext-alive", callSpoilt<&IpcPutEventHandleExpObjects::spoil1>},
    {"UR-urIPCPutEventHandleExp-hContext-origin", callSpoilt<&IpcPutEventHandleExpObjects::spoil2>},
    {"UR-urIPCPutEventHandleExp-pIPCEventHandleData-alive", callSpoilt<&IpcPutEventHandleExpObjects::spoil3>},
    {"UR-urIPCPutEventHandleExp-pIPCEventHandleData-origin", callSpoilt<&IpcPutEventHandleExpObjects::spoil4>},
    {"UR-urIPCPutEventHandleExp-pIPCEventHandleData-owner", callSpoilt<&IpcPutEventHandleExpObjects::spoil5>},
    {"UR-urIPCOpenEventHandleExp-hContext-alive", callSpoilt<&IpcOpenEventHandleExpObjects::spoil1>},
    {"UR-urIPCOpenEventHandleExp-hContext-origin", callSpoilt<&IpcOpenEventHandleExpObjects::spoil2>},
    {"UR-urIPCOpenEventHandleExp-phEvent-leak", callSpoilt<&IpcOpenEventHandleExpObjects::spoil3>},
    {"UR-urUsmP2PEnablePeerAccessExp-commandDevice-alive", callSpoilt<&UsmP2pEnablePeerAccessExpObjects::spoil1>},
    {"UR-urUsmP2PEnablePeerAccessExp-commandDevice-origin", callSpoilt<&UsmP2pEnablePeerAccessExpObjects::spoil2>},
    {"UR-urUsmP2PEnablePeerAccessExp-peerDevice-alive", callSpoilt<&UsmP2pEnablePeerAccessExpObjects::spoil3>},
    {"UR-urUsmP2PEnablePeerAccessExp-peerDevice-origin", callSpoilt<&UsmP2pEnablePeerAccessExpObjects::spoil4>},
    {"UR-urUsmP2PDisablePeerAccessExp-commandDevice-alive", callSpoilt<&UsmP2pDisablePeerAccessExpObjects::spoil1>},
    {"UR-urUsmP2PDisablePeerAccessExp-commandDevice-origin", callSpoilt<&UsmP2pDisablePeerAccessExpObjects::spoil2>},
    {"UR-urUsmP2PDisablePeerAccessExp-peerDevice-alive", callSpoilt<&UsmP2pDisablePeerAccessExpObjects::spoil3>},
    {"UR-urUsmP2PDisablePeerAccessExp-peerDevice-origin", callSpoilt<&UsmP2pDisablePeerAccessExpObjects::spoil4>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-commandDevice-alive", callSpoilt<&UsmP2pPeerAccessGetInfoExpObjects::spoil1>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-commandDevice-origin", callSpoilt<&UsmP2pPeerAccessGetInfoExpObjects::spoil2>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-peerDevice-alive", callSpoilt<&UsmP2pPeerAccessGetInfoExpObjects::spoil3>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-peerDevice-origin", callSpoilt<&UsmP2pPeerAccessGetInfoExpObjects::spoil4>},
    {"UR-urVirtualMemGranularityGetInfo-hContext-alive", callSpoilt<&VirtualMemGranularityGetInfoObjects::spoil1>},
    {"UR-urVirtualMemGranularityGetInfo-hContext-origin", callSpoilt<&VirtualMemGranularityGetInfoObjects::spoil2>},
    {"UR-urVirtualMemGranularityGetInfo-hDevice-alive", callSpoilt<&VirtualMemGranularityGetInfoObjects::spoil3>},
    {"UR-urVirtualMemGranularityGetInfo-hDevice-origin", callSpoilt<&VirtualMemGranularityGetInfoObjects::spoil4>},
    {"UR-urVirtualMemReserve-hContext-alive", callSpoilt<&VirtualMemReserveObjects::spoil1>},
    {"UR-urVirtualMemReserve-hContext-origin", callSpoilt<&VirtualMemReserveObjects::spoil2>},
    {"UR-urVirtualMemReserve-ppStart-leak", callSpoilt<&VirtualMemReserveObjects::spoil3>},
    {"UR-urVirtualMemFree-hContext-alive", callSpoilt<&VirtualMemFreeObjects::spoil1>},
    {"UR-urVirtualMemFree-hContext-origin", callSpoilt<&VirtualMemFreeObjects::spoil2>},
    {"UR-urVirtualMemFree-pStart-alive", callSpoilt<&VirtualMemFreeObjects::spoil3>},
    {"UR-urVirtualMemFree-pStart-origin", callSpoilt<&VirtualMemFreeObjects::spoil4>},
    {"UR-urVirtualMemFree-pStart-owner", callSpoilt<&VirtualMemFreeObjects::spoil5>},
    {"UR-urVirtualMemMap-hContext-alive", callSpoilt<&VirtualMemMapObjects::spoil1>},
    {"UR-urVirtualMemMap-hContext-origin", callSpoilt<&VirtualMemMapObjects::spoil2>},
    {"UR-urVirtualMemMap-hPhysicalMem-alive", callSpoilt<&VirtualMemMapObjects::spoil3>},
    {"UR-urVirtualMemMap-hPhysicalMem-origin", callSpoilt<&VirtualMemMapObjects::spoil4>},
    {"UR-urVirtualMemMap-pStart-leak", callSpoilt<&VirtualMemMapObjects::spoil5>},
    {"UR-urVirtualMemUnmap-hContext-alive", callSpoilt<&VirtualMemUnmapObjects::spoil1>},
    {"UR-urVirtualMemUnmap-hContext-origin", callSpoilt<&VirtualMemUnmapObjects::spoil2>},
    {"UR-urVirtualMemUnmap-pStart-alive", callSpoilt<&VirtualMemUnmapObjects::spoil3>},
    {"UR-urVirtualMemUnmap-pStart-origin", callSpoilt<&VirtualMemUnmapObjects::spoil4>},
    {"UR-urVirtualMemUnmap-pStart-owner", callSpoilt<&VirtualMemUnmapObjects::spoil5>},
    {"UR-urVirtualMemSetAccess-hContext-alive", callSpoilt<&VirtualMemSetAccessObjects::spoil1>},
    {"UR-urVirtualMemSetAccess-hContext-origin", callSpoilt<&VirtualMemSetAccessObjects::spoil2>},
    {"UR-urVirtualMemGetInfo-hContext-alive", callSpoilt<&VirtualMemGetInfoObjects::spoil1>},
    {"UR-urVirtualMemGetInfo-hContext-origin", callSpoilt<&VirtualMemGetInfoObjects::spoil2>},
    {"UR-urDeviceGetInfo-hDevice-alive", callSpoilt<&DeviceGetInfoObjects::spoil1>},
    {"UR-urDeviceGetInfo-hDevice-origin", callSpoilt<&DeviceGetInfoObjects::spoil2>},
    {"UR-urDeviceRetain-hDevice-alive", callSpoilt<&DeviceRetainObjects::spoil1>},
    {"UR-urDeviceRetain-hDevice-origin", callSpoilt<&DeviceRetainObjects::spoil2>},
    {"UR-urDeviceRelease-hDevice-alive", callSpoilt<&DeviceReleaseObjects::spoil1>},
    {"UR-urDeviceRelease-hDevice-origin", callSpoilt<&DeviceReleaseObjects::spoil2>},
    {"UR-urDevicePartition-hDevice-alive", callSpoilt<&DevicePartitionObjects::spoil1>},
    {"UR-urDevicePartition-hDevice-origin", callSpoilt<&DevicePartitionObjects::spoil2>},
    {"UR-urDevicePartition-phSubDevices-leak", callSpoilt<&DevicePartitionObjects::spoil3>},
    {"UR-urDeviceSelectBinary-hDevice-alive", callSpoilt<&DeviceSelectBinaryObjects::spoil1>},
    {"UR-urDeviceSelectBinary-hDevice-origin", callSpoilt<&DeviceSelectBinaryObjects::spoil2>},
    {"UR-urDeviceGetNativeHandle-hDevice-alive", callSpoilt<&DeviceGetNativeHandleObjects::spoil1>},
    {"UR-urDeviceGetNativeHandle-hDevice-origin", callSpoilt<&DeviceGetNativeHandleObjects::spoil2>},
    {"UR-urDeviceCreateWithNativeHandle-hAdapter-alive", callSpoilt<&DeviceCreateWithNativeHandleObjects::spoil1>},
    {"UR-urDeviceCreateWithNativeHandle-hAdapter-origin", callSpoilt<&DeviceCreateWithNativeHandleObjects::spoil2>},
    {"UR-urDeviceGetGlobalTimestamps-hDevice-alive", callSpoilt<&DeviceGetGlobalTimestampsObjects::spoil1>},
    {"UR-urDeviceGetGlobalTimestamps-hDevice-origin", callSpoilt<&DeviceGetGlobalTimestampsObjects::spoil2>},
};

constexpr LifetimeCase kGoodCases[] = {
    {"urAdapterGet", callGood<AdapterGetObjects>},
    {"urAdapterRelease", callGood<AdapterReleaseObjects>},
    {"urAdapterRetain", callGood<AdapterRetainObjects>},
    {"urAdapterGetLastError", callGood<AdapterGetLastErrorObjects>},
    {"urAdapterGetInfo", callGood<AdapterGetInfoObjects>},
    {"urAdapterSetLoggerCallback", callGood<AdapterSetLoggerCallbackObjects>},
    {"urAdapterSetLoggerCallbackLevel", callGood<AdapterSetLoggerCallbackLevelObjects>},
    {"urPlatformGet", callGood<PlatformGetObjects>},
    {"urPlatformCreateWithNativeHandle", callGood<PlatformCreateWithNativeHandleObjects>},
    {"urContextCreate", callGood<ContextCreateObjects>},
    {"urContextRetain", callGood<ContextRetainObjects>},
    {"urContextRelease", callGood<ContextReleaseObjects>},
    {"urContextGetInfo", callGood<ContextGetInfoObjects>},
    {"urContextGetNativeHandle", callGood<ContextGetNativeHandleObjects>},
    {"urContextCreateWithNativeHandle", callGood<ContextCreateWithNativeHandleObjects>},
    {"urContextSetExtendedDeleter", callGood<ContextSetExtendedDeleterObjects>},
    {"urEventGetInfo", callGood<EventGetInfoObjects>},
    {"urEventGetProfilingInfo", callGood<EventGetProfilingInfoObjects>},
    {"urEventWait", callGood<EventWaitObjects>},
    {"urEventRetain", callGood<EventRetainObjects>},
    {"urEventRelease", callGood<EventReleaseObjects>},
    {"urEventGetNativeHandle", callGood<EventGetNativeHandleObjects>},
    {"urEventCreateWithNativeHandle", callGood<EventCreateWithNativeHandleObjects>},
    {"urEventSetCallback", callGood<EventSetCallbackObjects>},
    {"urEventCreateExp", callGood<EventCreateExpObjects>},
    {"urQueueGetInfo", callGood<QueueGetInfoObjects>},
    {"urQueueCreate", callGood<QueueCreateObjects>},
    {"urQueueRetain", callGood<QueueRetainObjects>},
    {"urQueueRelease", callGood<QueueReleaseObjects>},
    {"urQueueGetNativeHandle", callGood<QueueGetNativeHandleObjects>},
    {"urQueueCreateWithNativeHandle", callGood<QueueCreateWithNativeHandleObjects>},
    {"urQueueFinish", callGood<QueueFinishObjects>},
    {"urQueueFlush", callGood<QueueFlushObjects>},
    {"urMemBufferCreate", callGood<MemBufferCreateObjects>},
    {"urMemRetain", callGood<MemRetainObjects>},
    {"urMemRelease", callGood<MemReleaseObjects>},
    {"urMemBufferPartition", callGood<MemBufferPartitionObjects>},
    {"urMemGetNativeHandle", callGood<MemGetNativeHandleObjects>},
    {"urMemBufferCreateWithNativeHandle", callGood<MemBufferCreateWithNativeHandleObjects>},
    {"urMemGetInfo", callGood<MemGetInfoObjects>},
    {"urPhysicalMemCreate", callGood<PhysicalMemCreateObjects>},
    {"urPhysicalMemRetain", callGood<PhysicalMemRetainObjects>},
    {"urPhysicalMemRelease", callGood<PhysicalMemReleaseObjects>},
    {"urPhysicalMemGetInfo", callGood<PhysicalMemGetInfoObjects>},
    {"urEnqueueEventsWait", callGood<EnqueueEventsWaitObjects>},
    {"urEnqueueEventsWaitWithBarrier", callGood<EnqueueEventsWaitWithBarrierObjects>},
    {"urEnqueueMemBufferRead", callGood<EnqueueMemBufferReadObjects>},
    {"urEnqueueMemBufferWrite", callGood<EnqueueMemBufferWriteObjects>},
    {"urEnqueueMemBufferReadRect", callGood<EnqueueMemBufferReadRectObjects>},
    {"urEnqueueMemBufferWriteRect", callGood<EnqueueMemBufferWriteRectObjects>},
    {"urEnqueueMemBufferCopy", callGood<EnqueueMemBufferCopyObjects>},
    {"urEnqueueMemBufferCopyRect", callGood<EnqueueMemBufferCopyRectObjects>},
    {"urEnqueueMemBufferFill", callGood<EnqueueMemBufferFillObjects>},
    {"urEnqueueMemBufferMap", callGood<EnqueueMemBufferMapObjects>},
    {"urEnqueueMemUnmap", callGood<EnqueueMemUnmapObjects>},
    {"urEnqueueUSMFill", callGood<EnqueueUsmFillObjects>},
    {"urEnqueueUSMMemcpy", callGood<EnqueueUsmMemcpyObjects>},
    {"urEnqueueUSMPrefetch", callGood<EnqueueUsmPrefetchObjects>},
    {"urEnqueueUSMAdvise", callGood<EnqueueUsmAdviseObjects>},
    {"urEnqueueUSMFill2D", callGood<EnqueueUsmFill_2dObjects>},
    {"urEnqueueUSMMemcpy2D", callGood<EnqueueUsmMemcpy_2dObjects>},
    {"urEnqueueEventsWaitWithBarrierExt", callGood<EnqueueEventsWaitWithBarrierExtObjects>},
    {"urEnqueueTimestampRecordingExp", callGood<EnqueueTimestampRecordingExpObjects>},
    {"urUSMHostAlloc", callGood<UsmHostAllocObjects>},
    {"urUSMDeviceAlloc", callGood<UsmDeviceAllocObjects>},
    {"urUSMSharedAlloc", callGood<UsmSharedAllocObjects>},
    {"urUSMFree", callGood<UsmFreeObjects>},
    {"urUSMGetMemAllocInfo", callGood<UsmGetMemAllocInfoObjects>},
    {"urUSMPoolCreate", callGood<UsmPoolCreateObjects>},
    {"urUSMPoolRetain", callGood<UsmPoolRetainObjects>},
    {"urUSMPoolRelease", callGood<UsmPoolReleaseObjects>},
    {"urUSMPoolGetInfo", callGood<UsmPoolGetInfoObjects>},
    {"urUSMContextMemcpyExp", callGood<UsmContextMemcpyExpObjects>},
    {"urUSMHostAllocUnregisterExp", callGood<UsmHostAllocUnregisterExpObjects>},
    {"urUSMHostAllocRegisterExp", callGood<UsmHostAllocRegisterExpObjects>},
    {"urIPCGetMemHandleExp", callGood<IpcGetMemHandleExpObjects>},
    {"urIPCPutMemHandleExp", callGood<IpcPutMemHandleExpObjects>},
    {"urIPCOpenMemHandleExp", callGood<IpcOpenMemHandleExpObjects>},
    {"urIPCCloseMemHandleExp", callGood<IpcCloseMemHandleExpObjects>},
    {"urIPCGetPhysMemHandleExp", callGood<IpcGetPhysMemHandleExpObjects>},
    {"urIPCPutPhysMemHandleExp", callGood<IpcPutPhysMemHandleExpObjects>},
    {"urIPCOpenPhysMemHandleExp", callGood<IpcOpenPhysMemHandleExpObjects>},
    {"urIPCClosePhysMemHandleExp", callGood<IpcClosePhysMemHandleExpObjects>},
    {"urIPCGetEventHandleExp", callGood<IpcGetEventHandleExpObjects>},
    {"urIPCPutEventHandleExp", callGood<IpcPutEventHandleExpObjects>},
    {"urIPCOpenEventHandleExp", callGood<IpcOpenEventHandleExpObjects>},
    {"urUsmP2PEnablePeerAccessExp", callGood<UsmP2pEnablePeerAccessExpObjects>},
    {"urUsmP2PDisablePeerAccessExp", callGood<UsmP2pDisablePeerAccessExpObjects>},
    {"urUsmP2PPeerAccessGetInfoExp", callGood<UsmP2pPeerAccessGetInfoExpObjects>},
    {"urVirtualMemGranularityGetInfo", callGood<VirtualMemGranularityGetInfoObjects>},
    {"urVirtualMemReserve", callGood<VirtualMemReserveObjects>},
    {"urVirtualMemFree", callGood<VirtualMemFreeObjects>},
    {"urVirtualMemMap", callGood<VirtualMemMapObjects>},
    {"urVirtualMemUnmap", callGood<VirtualMemUnmapObjects>},
    {"urVirtualMemSetAccess", callGood<VirtualMemSetAccessObjects>},
    {"urVirtualMemGetInfo", callGood<VirtualMemGetInfoObjects>},
    {"urDeviceGetInfo", callGood<DeviceGetInfoObjects>},
    {"urDeviceRetain", callGood<DeviceRetainObjects>},
    {"urDeviceRelease", callGood<DeviceReleaseObjects>},
    {"urDevicePartition", callGood<DevicePartitionObjects>},
    {"urDeviceSelectBinary", callGood<DeviceSelectBinaryObjects>},
    {"urDeviceGetNativeHandle", callGood<DeviceGetNativeHandleObjects>},
    {"urDeviceCreateWithNativeHandle", callGood<DeviceCreateWithNativeHandleObjects>},
    {"urDeviceGetGlobalTimestamps", callGood<DeviceGetGlobalTimestampsObjects>},
};
// clang-format on

} // namespace

const std::size_t kLifetimeChecks = 385;

std::span<const LifetimeCase> lifetimeCases() { return kCases; }

std::span<const LifetimeCase> goodLifetimeCases() { return kGoodCases; }

} // namespace ur::test
