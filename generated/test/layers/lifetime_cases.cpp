// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// A call that breaks each rule about leaks and lifetimes.

#include "generated/test/layers/arguments.hpp"
#include "test/unit/validation/lifetime_case.hpp"
#include "test/unit/validation/objects.hpp"

namespace ur::test {
namespace {

using validation::Key;
using validation::Resource;

struct AdapterGetObjects : AdapterGetArguments {
  void prepare() {}
};

struct AdapterGetObjects1 : AdapterGetObjects {
  void spoil() { *pNumAdapters = 1; }
};

struct AdapterReleaseObjects : AdapterReleaseArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
};

struct AdapterReleaseObjects1 : AdapterReleaseObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct AdapterReleaseObjects2 : AdapterReleaseObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterRetainObjects : AdapterRetainArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
};

struct AdapterRetainObjects1 : AdapterRetainObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct AdapterRetainObjects2 : AdapterRetainObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterGetLastErrorObjects : AdapterGetLastErrorArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
};

struct AdapterGetLastErrorObjects1 : AdapterGetLastErrorObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct AdapterGetLastErrorObjects2 : AdapterGetLastErrorObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterGetInfoObjects : AdapterGetInfoArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
};

struct AdapterGetInfoObjects1 : AdapterGetInfoObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct AdapterGetInfoObjects2 : AdapterGetInfoObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterSetLoggerCallbackObjects : AdapterSetLoggerCallbackArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
};

struct AdapterSetLoggerCallbackObjects1 : AdapterSetLoggerCallbackObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct AdapterSetLoggerCallbackObjects2 : AdapterSetLoggerCallbackObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct AdapterSetLoggerCallbackLevelObjects : AdapterSetLoggerCallbackLevelArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
};

struct AdapterSetLoggerCallbackLevelObjects1 : AdapterSetLoggerCallbackLevelObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct AdapterSetLoggerCallbackLevelObjects2 : AdapterSetLoggerCallbackLevelObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct PlatformGetObjects : PlatformGetArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
};

struct PlatformGetObjects1 : PlatformGetObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct PlatformGetObjects2 : PlatformGetObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct PlatformCreateWithNativeHandleObjects : PlatformCreateWithNativeHandleArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
};

struct PlatformCreateWithNativeHandleObjects1 : PlatformCreateWithNativeHandleObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct PlatformCreateWithNativeHandleObjects2 : PlatformCreateWithNativeHandleObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct ContextCreateObjects : ContextCreateArguments {
  void prepare() { alive({Resource::DeviceHandle, *phDevices}, {}); }
};

struct ContextCreateObjects1 : ContextCreateObjects {
  void spoil() {
    phDevices = make<ur_device_handle_t>();
    DeviceCount = 1;
    alive({Resource::DeviceHandle, *phDevices}, {});
    end({Resource::DeviceHandle, *phDevices});
  }
};
struct ContextCreateObjects2 : ContextCreateObjects {
  void spoil() {}
};

struct ContextRetainObjects : ContextRetainArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct ContextRetainObjects1 : ContextRetainObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct ContextRetainObjects2 : ContextRetainObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};

struct ContextReleaseObjects : ContextReleaseArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct ContextReleaseObjects1 : ContextReleaseObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct ContextReleaseObjects2 : ContextReleaseObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};

struct ContextGetInfoObjects : ContextGetInfoArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct ContextGetInfoObjects1 : ContextGetInfoObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct ContextGetInfoObjects2 : ContextGetInfoObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};

struct ContextGetNativeHandleObjects : ContextGetNativeHandleArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct ContextGetNativeHandleObjects1 : ContextGetNativeHandleObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct ContextGetNativeHandleObjects2 : ContextGetNativeHandleObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};

struct ContextCreateWithNativeHandleObjects : ContextCreateWithNativeHandleArguments {
  void prepare() {
    alive({Resource::AdapterHandle, hAdapter}, {});
    alive({Resource::DeviceHandle, *phDevices}, {});
  }
};

struct ContextCreateWithNativeHandleObjects1 : ContextCreateWithNativeHandleObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct ContextCreateWithNativeHandleObjects2 : ContextCreateWithNativeHandleObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};
struct ContextCreateWithNativeHandleObjects3 : ContextCreateWithNativeHandleObjects {
  void spoil() {
    phDevices = make<ur_device_handle_t>();
    numDevices = 1;
    alive({Resource::DeviceHandle, *phDevices}, {});
    end({Resource::DeviceHandle, *phDevices});
  }
};
struct ContextCreateWithNativeHandleObjects4 : ContextCreateWithNativeHandleObjects {
  void spoil() {}
};

struct ContextSetExtendedDeleterObjects : ContextSetExtendedDeleterArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct ContextSetExtendedDeleterObjects1 : ContextSetExtendedDeleterObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct ContextSetExtendedDeleterObjects2 : ContextSetExtendedDeleterObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};

struct EventGetInfoObjects : EventGetInfoArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
};

struct EventGetInfoObjects1 : EventGetInfoObjects {
  void spoil() { end({Resource::EventHandle, hEvent}); }
};
struct EventGetInfoObjects2 : EventGetInfoObjects {
  void spoil() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventGetProfilingInfoObjects : EventGetProfilingInfoArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
};

struct EventGetProfilingInfoObjects1 : EventGetProfilingInfoObjects {
  void spoil() { end({Resource::EventHandle, hEvent}); }
};
struct EventGetProfilingInfoObjects2 : EventGetProfilingInfoObjects {
  void spoil() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventWaitObjects : EventWaitArguments {
  void prepare() { alive({Resource::EventHandle, *phEventWaitList}, {}); }
};

struct EventWaitObjects1 : EventWaitObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEvents = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
};
struct EventWaitObjects2 : EventWaitObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEvents = 1;
  }
};

struct EventRetainObjects : EventRetainArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
};

struct EventRetainObjects1 : EventRetainObjects {
  void spoil() { end({Resource::EventHandle, hEvent}); }
};
struct EventRetainObjects2 : EventRetainObjects {
  void spoil() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventReleaseObjects : EventReleaseArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
};

struct EventReleaseObjects1 : EventReleaseObjects {
  void spoil() { end({Resource::EventHandle, hEvent}); }
};
struct EventReleaseObjects2 : EventReleaseObjects {
  void spoil() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventGetNativeHandleObjects : EventGetNativeHandleArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
};

struct EventGetNativeHandleObjects1 : EventGetNativeHandleObjects {
  void spoil() { end({Resource::EventHandle, hEvent}); }
};
struct EventGetNativeHandleObjects2 : EventGetNativeHandleObjects {
  void spoil() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventCreateWithNativeHandleObjects : EventCreateWithNativeHandleArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct EventCreateWithNativeHandleObjects1 : EventCreateWithNativeHandleObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct EventCreateWithNativeHandleObjects2 : EventCreateWithNativeHandleObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct EventCreateWithNativeHandleObjects3 : EventCreateWithNativeHandleObjects {
  void spoil() {}
};

struct EventSetCallbackObjects : EventSetCallbackArguments {
  void prepare() { alive({Resource::EventHandle, hEvent}, {}); }
};

struct EventSetCallbackObjects1 : EventSetCallbackObjects {
  void spoil() { end({Resource::EventHandle, hEvent}); }
};
struct EventSetCallbackObjects2 : EventSetCallbackObjects {
  void spoil() { hEvent = fresh<ur_event_handle_t>(); }
};

struct EventCreateExpObjects : EventCreateExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
};

struct EventCreateExpObjects1 : EventCreateExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct EventCreateExpObjects2 : EventCreateExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct EventCreateExpObjects3 : EventCreateExpObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};
struct EventCreateExpObjects4 : EventCreateExpObjects {
  void spoil() {}
};

struct QueueGetInfoObjects : QueueGetInfoArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct QueueGetInfoObjects1 : QueueGetInfoObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct QueueGetInfoObjects2 : QueueGetInfoObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueCreateObjects : QueueCreateArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
};

struct QueueCreateObjects1 : QueueCreateObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct QueueCreateObjects2 : QueueCreateObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct QueueCreateObjects3 : QueueCreateObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};
struct QueueCreateObjects4 : QueueCreateObjects {
  void spoil() {}
};

struct QueueRetainObjects : QueueRetainArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct QueueRetainObjects1 : QueueRetainObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct QueueRetainObjects2 : QueueRetainObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueReleaseObjects : QueueReleaseArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct QueueReleaseObjects1 : QueueReleaseObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct QueueReleaseObjects2 : QueueReleaseObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueGetNativeHandleObjects : QueueGetNativeHandleArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct QueueGetNativeHandleObjects1 : QueueGetNativeHandleObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct QueueGetNativeHandleObjects2 : QueueGetNativeHandleObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueCreateWithNativeHandleObjects : QueueCreateWithNativeHandleArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
};

struct QueueCreateWithNativeHandleObjects1 : QueueCreateWithNativeHandleObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct QueueCreateWithNativeHandleObjects2 : QueueCreateWithNativeHandleObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct QueueCreateWithNativeHandleObjects3 : QueueCreateWithNativeHandleObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};
struct QueueCreateWithNativeHandleObjects4 : QueueCreateWithNativeHandleObjects {
  void spoil() {}
};

struct QueueFinishObjects : QueueFinishArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct QueueFinishObjects1 : QueueFinishObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct QueueFinishObjects2 : QueueFinishObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct QueueFlushObjects : QueueFlushArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct QueueFlushObjects1 : QueueFlushObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct QueueFlushObjects2 : QueueFlushObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};

struct PhysicalMemCreateObjects : PhysicalMemCreateArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
};

struct PhysicalMemCreateObjects1 : PhysicalMemCreateObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct PhysicalMemCreateObjects2 : PhysicalMemCreateObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct PhysicalMemCreateObjects3 : PhysicalMemCreateObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};
struct PhysicalMemCreateObjects4 : PhysicalMemCreateObjects {
  void spoil() {}
};

struct PhysicalMemRetainObjects : PhysicalMemRetainArguments {
  void prepare() { alive({Resource::PhysicalMemHandle, hPhysicalMem}, {}); }
};

struct PhysicalMemRetainObjects1 : PhysicalMemRetainObjects {
  void spoil() { end({Resource::PhysicalMemHandle, hPhysicalMem}); }
};
struct PhysicalMemRetainObjects2 : PhysicalMemRetainObjects {
  void spoil() { hPhysicalMem = fresh<ur_physical_mem_handle_t>(); }
};

struct PhysicalMemReleaseObjects : PhysicalMemReleaseArguments {
  void prepare() { alive({Resource::PhysicalMemHandle, hPhysicalMem}, {}); }
};

struct PhysicalMemReleaseObjects1 : PhysicalMemReleaseObjects {
  void spoil() { end({Resource::PhysicalMemHandle, hPhysicalMem}); }
};
struct PhysicalMemReleaseObjects2 : PhysicalMemReleaseObjects {
  void spoil() { hPhysicalMem = fresh<ur_physical_mem_handle_t>(); }
};

struct PhysicalMemGetInfoObjects : PhysicalMemGetInfoArguments {
  void prepare() { alive({Resource::PhysicalMemHandle, hPhysicalMem}, {}); }
};

struct PhysicalMemGetInfoObjects1 : PhysicalMemGetInfoObjects {
  void spoil() { end({Resource::PhysicalMemHandle, hPhysicalMem}); }
};
struct PhysicalMemGetInfoObjects2 : PhysicalMemGetInfoObjects {
  void spoil() { hPhysicalMem = fresh<ur_physical_mem_handle_t>(); }
};

struct EnqueueEventsWaitObjects : EnqueueEventsWaitArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct EnqueueEventsWaitObjects1 : EnqueueEventsWaitObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct EnqueueEventsWaitObjects2 : EnqueueEventsWaitObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};
struct EnqueueEventsWaitObjects3 : EnqueueEventsWaitObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
};
struct EnqueueEventsWaitObjects4 : EnqueueEventsWaitObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
};
struct EnqueueEventsWaitObjects5 : EnqueueEventsWaitObjects {
  void spoil() {}
};

struct EnqueueEventsWaitWithBarrierObjects : EnqueueEventsWaitWithBarrierArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct EnqueueEventsWaitWithBarrierObjects1 : EnqueueEventsWaitWithBarrierObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct EnqueueEventsWaitWithBarrierObjects2 : EnqueueEventsWaitWithBarrierObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};
struct EnqueueEventsWaitWithBarrierObjects3 : EnqueueEventsWaitWithBarrierObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
};
struct EnqueueEventsWaitWithBarrierObjects4 : EnqueueEventsWaitWithBarrierObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
};
struct EnqueueEventsWaitWithBarrierObjects5 : EnqueueEventsWaitWithBarrierObjects {
  void spoil() {}
};

struct EnqueueUsmFillObjects : EnqueueUsmFillArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct EnqueueUsmFillObjects1 : EnqueueUsmFillObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct EnqueueUsmFillObjects2 : EnqueueUsmFillObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};
struct EnqueueUsmFillObjects3 : EnqueueUsmFillObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
};
struct EnqueueUsmFillObjects4 : EnqueueUsmFillObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
};
struct EnqueueUsmFillObjects5 : EnqueueUsmFillObjects {
  void spoil() { pMem = endedMemory(); }
};
struct EnqueueUsmFillObjects6 : EnqueueUsmFillObjects {
  void spoil() {}
};

struct EnqueueUsmMemcpyObjects : EnqueueUsmMemcpyArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct EnqueueUsmMemcpyObjects1 : EnqueueUsmMemcpyObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct EnqueueUsmMemcpyObjects2 : EnqueueUsmMemcpyObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};
struct EnqueueUsmMemcpyObjects3 : EnqueueUsmMemcpyObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
};
struct EnqueueUsmMemcpyObjects4 : EnqueueUsmMemcpyObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
};
struct EnqueueUsmMemcpyObjects5 : EnqueueUsmMemcpyObjects {
  void spoil() { pDst = endedMemory(); }
};
struct EnqueueUsmMemcpyObjects6 : EnqueueUsmMemcpyObjects {
  void spoil() { pSrc = endedMemory(); }
};
struct EnqueueUsmMemcpyObjects7 : EnqueueUsmMemcpyObjects {
  void spoil() {}
};

struct EnqueueUsmPrefetchObjects : EnqueueUsmPrefetchArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct EnqueueUsmPrefetchObjects1 : EnqueueUsmPrefetchObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct EnqueueUsmPrefetchObjects2 : EnqueueUsmPrefetchObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};
struct EnqueueUsmPrefetchObjects3 : EnqueueUsmPrefetchObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
};
struct EnqueueUsmPrefetchObjects4 : EnqueueUsmPrefetchObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
};
struct EnqueueUsmPrefetchObjects5 : EnqueueUsmPrefetchObjects {
  void spoil() { pMem = endedMemory(); }
};
struct EnqueueUsmPrefetchObjects6 : EnqueueUsmPrefetchObjects {
  void spoil() {}
};

struct EnqueueUsmAdviseObjects : EnqueueUsmAdviseArguments {
  void prepare() { alive({Resource::QueueHandle, hQueue}, {}); }
};

struct EnqueueUsmAdviseObjects1 : EnqueueUsmAdviseObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct EnqueueUsmAdviseObjects2 : EnqueueUsmAdviseObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};
struct EnqueueUsmAdviseObjects3 : EnqueueUsmAdviseObjects {
  void spoil() { pMem = endedMemory(); }
};
struct EnqueueUsmAdviseObjects4 : EnqueueUsmAdviseObjects {
  void spoil() {}
};

struct EnqueueEventsWaitWithBarrierExtObjects : EnqueueEventsWaitWithBarrierExtArguments {
  void prepare() {
    alive({Resource::QueueHandle, hQueue}, {});
    alive({Resource::EventHandle, *phEvent}, {
                                                 .maker = "urEventCreateExp",
                                             });
  }
};

struct EnqueueEventsWaitWithBarrierExtObjects1 : EnqueueEventsWaitWithBarrierExtObjects {
  void spoil() { end({Resource::QueueHandle, hQueue}); }
};
struct EnqueueEventsWaitWithBarrierExtObjects2 : EnqueueEventsWaitWithBarrierExtObjects {
  void spoil() { hQueue = fresh<ur_queue_handle_t>(); }
};
struct EnqueueEventsWaitWithBarrierExtObjects3 : EnqueueEventsWaitWithBarrierExtObjects {
  void spoil() { end({Resource::EventHandle, *phEvent}); }
};
struct EnqueueEventsWaitWithBarrierExtObjects4 : EnqueueEventsWaitWithBarrierExtObjects {
  void spoil() { *phEvent = fresh<ur_event_handle_t>(); }
};
struct EnqueueEventsWaitWithBarrierExtObjects5 : EnqueueEventsWaitWithBarrierExtObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
    alive({Resource::EventHandle, *phEventWaitList}, {});
    end({Resource::EventHandle, *phEventWaitList});
  }
};
struct EnqueueEventsWaitWithBarrierExtObjects6 : EnqueueEventsWaitWithBarrierExtObjects {
  void spoil() {
    phEventWaitList = make<ur_event_handle_t>();
    numEventsInWaitList = 1;
  }
};
struct EnqueueEventsWaitWithBarrierExtObjects7 : EnqueueEventsWaitWithBarrierExtObjects {
  void spoil() {
    end({Resource::EventHandle, *phEvent});
    alive({Resource::EventHandle, *phEvent}, {.maker = "urOther"});
  }
};
struct EnqueueEventsWaitWithBarrierExtObjects8 : EnqueueEventsWaitWithBarrierExtObjects {
  void spoil() { *phEvent = nullptr; }
};

struct UsmHostAllocObjects : UsmHostAllocArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::UsmPoolHandle, pool}, {});
  }
};

struct UsmHostAllocObjects1 : UsmHostAllocObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct UsmHostAllocObjects2 : UsmHostAllocObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct UsmHostAllocObjects3 : UsmHostAllocObjects {
  void spoil() { end({Resource::UsmPoolHandle, pool}); }
};
struct UsmHostAllocObjects4 : UsmHostAllocObjects {
  void spoil() { pool = fresh<ur_usm_pool_handle_t>(); }
};
struct UsmHostAllocObjects5 : UsmHostAllocObjects {
  void spoil() {}
};

struct UsmDeviceAllocObjects : UsmDeviceAllocArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
    alive({Resource::UsmPoolHandle, pool}, {});
  }
};

struct UsmDeviceAllocObjects1 : UsmDeviceAllocObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct UsmDeviceAllocObjects2 : UsmDeviceAllocObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct UsmDeviceAllocObjects3 : UsmDeviceAllocObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};
struct UsmDeviceAllocObjects4 : UsmDeviceAllocObjects {
  void spoil() { end({Resource::UsmPoolHandle, pool}); }
};
struct UsmDeviceAllocObjects5 : UsmDeviceAllocObjects {
  void spoil() { pool = fresh<ur_usm_pool_handle_t>(); }
};
struct UsmDeviceAllocObjects6 : UsmDeviceAllocObjects {
  void spoil() {}
};

struct UsmSharedAllocObjects : UsmSharedAllocArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
    alive({Resource::UsmPoolHandle, pool}, {});
  }
};

struct UsmSharedAllocObjects1 : UsmSharedAllocObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct UsmSharedAllocObjects2 : UsmSharedAllocObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct UsmSharedAllocObjects3 : UsmSharedAllocObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};
struct UsmSharedAllocObjects4 : UsmSharedAllocObjects {
  void spoil() { end({Resource::UsmPoolHandle, pool}); }
};
struct UsmSharedAllocObjects5 : UsmSharedAllocObjects {
  void spoil() { pool = fresh<ur_usm_pool_handle_t>(); }
};
struct UsmSharedAllocObjects6 : UsmSharedAllocObjects {
  void spoil() {}
};

struct UsmFreeObjects : UsmFreeArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::UsmAllocation, pMem}, {
                                               .owner = {Resource::ContextHandle, hContext},
                                           });
  }
};

struct UsmFreeObjects1 : UsmFreeObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct UsmFreeObjects2 : UsmFreeObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct UsmFreeObjects3 : UsmFreeObjects {
  void spoil() { end({Resource::UsmAllocation, pMem}); }
};
struct UsmFreeObjects4 : UsmFreeObjects {
  void spoil() { pMem = make<Buffer>(); }
};
struct UsmFreeObjects5 : UsmFreeObjects {
  void spoil() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::UsmAllocation, pMem});
    alive({Resource::UsmAllocation, pMem}, {.owner = other});
  }
};

struct UsmGetMemAllocInfoObjects : UsmGetMemAllocInfoArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct UsmGetMemAllocInfoObjects1 : UsmGetMemAllocInfoObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct UsmGetMemAllocInfoObjects2 : UsmGetMemAllocInfoObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct UsmGetMemAllocInfoObjects3 : UsmGetMemAllocInfoObjects {
  void spoil() { pMem = endedMemory(); }
};

struct UsmPoolCreateObjects : UsmPoolCreateArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct UsmPoolCreateObjects1 : UsmPoolCreateObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct UsmPoolCreateObjects2 : UsmPoolCreateObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct UsmPoolCreateObjects3 : UsmPoolCreateObjects {
  void spoil() {}
};

struct UsmPoolRetainObjects : UsmPoolRetainArguments {
  void prepare() { alive({Resource::UsmPoolHandle, pPool}, {}); }
};

struct UsmPoolRetainObjects1 : UsmPoolRetainObjects {
  void spoil() { end({Resource::UsmPoolHandle, pPool}); }
};
struct UsmPoolRetainObjects2 : UsmPoolRetainObjects {
  void spoil() { pPool = fresh<ur_usm_pool_handle_t>(); }
};

struct UsmPoolReleaseObjects : UsmPoolReleaseArguments {
  void prepare() { alive({Resource::UsmPoolHandle, pPool}, {}); }
};

struct UsmPoolReleaseObjects1 : UsmPoolReleaseObjects {
  void spoil() { end({Resource::UsmPoolHandle, pPool}); }
};
struct UsmPoolReleaseObjects2 : UsmPoolReleaseObjects {
  void spoil() { pPool = fresh<ur_usm_pool_handle_t>(); }
};

struct UsmPoolGetInfoObjects : UsmPoolGetInfoArguments {
  void prepare() { alive({Resource::UsmPoolHandle, hPool}, {}); }
};

struct UsmPoolGetInfoObjects1 : UsmPoolGetInfoObjects {
  void spoil() { end({Resource::UsmPoolHandle, hPool}); }
};
struct UsmPoolGetInfoObjects2 : UsmPoolGetInfoObjects {
  void spoil() { hPool = fresh<ur_usm_pool_handle_t>(); }
};

struct UsmContextMemcpyExpObjects : UsmContextMemcpyExpArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct UsmContextMemcpyExpObjects1 : UsmContextMemcpyExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct UsmContextMemcpyExpObjects2 : UsmContextMemcpyExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct UsmContextMemcpyExpObjects3 : UsmContextMemcpyExpObjects {
  void spoil() { pDst = endedMemory(); }
};
struct UsmContextMemcpyExpObjects4 : UsmContextMemcpyExpObjects {
  void spoil() { pSrc = endedMemory(); }
};

struct IpcGetMemHandleExpObjects : IpcGetMemHandleExpArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct IpcGetMemHandleExpObjects1 : IpcGetMemHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcGetMemHandleExpObjects2 : IpcGetMemHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcGetMemHandleExpObjects3 : IpcGetMemHandleExpObjects {
  void spoil() { pMem = endedMemory(); }
};
struct IpcGetMemHandleExpObjects4 : IpcGetMemHandleExpObjects {
  void spoil() {}
};

struct IpcPutMemHandleExpObjects : IpcPutMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::IpcMemHandleData, pIPCMemHandleData},
          {
              .owner = {Resource::ContextHandle, hContext},
          });
  }
};

struct IpcPutMemHandleExpObjects1 : IpcPutMemHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcPutMemHandleExpObjects2 : IpcPutMemHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcPutMemHandleExpObjects3 : IpcPutMemHandleExpObjects {
  void spoil() { end({Resource::IpcMemHandleData, pIPCMemHandleData}); }
};
struct IpcPutMemHandleExpObjects4 : IpcPutMemHandleExpObjects {
  void spoil() { pIPCMemHandleData = make<Buffer>(); }
};
struct IpcPutMemHandleExpObjects5 : IpcPutMemHandleExpObjects {
  void spoil() {
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
};

struct IpcOpenMemHandleExpObjects1 : IpcOpenMemHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcOpenMemHandleExpObjects2 : IpcOpenMemHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcOpenMemHandleExpObjects3 : IpcOpenMemHandleExpObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};
struct IpcOpenMemHandleExpObjects4 : IpcOpenMemHandleExpObjects {
  void spoil() {}
};

struct IpcCloseMemHandleExpObjects : IpcCloseMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::IpcMem, pMem}, {
                                        .owner = {Resource::ContextHandle, hContext},
                                    });
  }
};

struct IpcCloseMemHandleExpObjects1 : IpcCloseMemHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcCloseMemHandleExpObjects2 : IpcCloseMemHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcCloseMemHandleExpObjects3 : IpcCloseMemHandleExpObjects {
  void spoil() { end({Resource::IpcMem, pMem}); }
};
struct IpcCloseMemHandleExpObjects4 : IpcCloseMemHandleExpObjects {
  void spoil() { pMem = make<Buffer>(); }
};
struct IpcCloseMemHandleExpObjects5 : IpcCloseMemHandleExpObjects {
  void spoil() {
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
};

struct IpcGetPhysMemHandleExpObjects1 : IpcGetPhysMemHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcGetPhysMemHandleExpObjects2 : IpcGetPhysMemHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcGetPhysMemHandleExpObjects3 : IpcGetPhysMemHandleExpObjects {
  void spoil() { end({Resource::PhysicalMemHandle, hPhysMem}); }
};
struct IpcGetPhysMemHandleExpObjects4 : IpcGetPhysMemHandleExpObjects {
  void spoil() { hPhysMem = fresh<ur_physical_mem_handle_t>(); }
};
struct IpcGetPhysMemHandleExpObjects5 : IpcGetPhysMemHandleExpObjects {
  void spoil() {
    end({Resource::PhysicalMemHandle, hPhysMem});
    alive({Resource::PhysicalMemHandle, hPhysMem},
          {.flags = ~0u ^ UR_PHYSICAL_MEM_FLAG_ENABLE_IPC});
  }
};
struct IpcGetPhysMemHandleExpObjects6 : IpcGetPhysMemHandleExpObjects {
  void spoil() {}
};

struct IpcPutPhysMemHandleExpObjects : IpcPutPhysMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::IpcPhysMemHandleData, pIPCPhysMemHandleData},
          {
              .owner = {Resource::ContextHandle, hContext},
          });
  }
};

struct IpcPutPhysMemHandleExpObjects1 : IpcPutPhysMemHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcPutPhysMemHandleExpObjects2 : IpcPutPhysMemHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcPutPhysMemHandleExpObjects3 : IpcPutPhysMemHandleExpObjects {
  void spoil() { end({Resource::IpcPhysMemHandleData, pIPCPhysMemHandleData}); }
};
struct IpcPutPhysMemHandleExpObjects4 : IpcPutPhysMemHandleExpObjects {
  void spoil() { pIPCPhysMemHandleData = make<Buffer>(); }
};
struct IpcPutPhysMemHandleExpObjects5 : IpcPutPhysMemHandleExpObjects {
  void spoil() {
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
};

struct IpcOpenPhysMemHandleExpObjects1 : IpcOpenPhysMemHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcOpenPhysMemHandleExpObjects2 : IpcOpenPhysMemHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcOpenPhysMemHandleExpObjects3 : IpcOpenPhysMemHandleExpObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};
struct IpcOpenPhysMemHandleExpObjects4 : IpcOpenPhysMemHandleExpObjects {
  void spoil() {}
};

struct IpcClosePhysMemHandleExpObjects : IpcClosePhysMemHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::PhysicalMemHandle, hPhysMem}, {
                                                       .maker = "urIPCOpenPhysMemHandleExp",
                                                       .owner = {Resource::ContextHandle, hContext},
                                                   });
  }
};

struct IpcClosePhysMemHandleExpObjects1 : IpcClosePhysMemHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcClosePhysMemHandleExpObjects2 : IpcClosePhysMemHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcClosePhysMemHandleExpObjects3 : IpcClosePhysMemHandleExpObjects {
  void spoil() { end({Resource::PhysicalMemHandle, hPhysMem}); }
};
struct IpcClosePhysMemHandleExpObjects4 : IpcClosePhysMemHandleExpObjects {
  void spoil() { hPhysMem = fresh<ur_physical_mem_handle_t>(); }
};
struct IpcClosePhysMemHandleExpObjects5 : IpcClosePhysMemHandleExpObjects {
  void spoil() {
    end({Resource::PhysicalMemHandle, hPhysMem});
    alive({Resource::PhysicalMemHandle, hPhysMem}, {.maker = "urOther"});
  }
};
struct IpcClosePhysMemHandleExpObjects6 : IpcClosePhysMemHandleExpObjects {
  void spoil() {
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
};

struct IpcGetEventHandleExpObjects1 : IpcGetEventHandleExpObjects {
  void spoil() { end({Resource::EventHandle, hEvent}); }
};
struct IpcGetEventHandleExpObjects2 : IpcGetEventHandleExpObjects {
  void spoil() { hEvent = fresh<ur_event_handle_t>(); }
};
struct IpcGetEventHandleExpObjects3 : IpcGetEventHandleExpObjects {
  void spoil() {
    end({Resource::EventHandle, hEvent});
    alive({Resource::EventHandle, hEvent}, {.maker = "urOther"});
  }
};
struct IpcGetEventHandleExpObjects4 : IpcGetEventHandleExpObjects {
  void spoil() {
    end({Resource::EventHandle, hEvent});
    alive({Resource::EventHandle, hEvent},
          {.maker = "urEventCreateExp", .flags = ~0u ^ UR_EXP_EVENT_FLAG_IPC_EXP});
  }
};
struct IpcGetEventHandleExpObjects5 : IpcGetEventHandleExpObjects {
  void spoil() {}
};

struct IpcPutEventHandleExpObjects : IpcPutEventHandleExpArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::IpcEventHandleData, pIPCEventHandleData},
          {
              .owner = {Resource::ContextHandle, hContext},
          });
  }
};

struct IpcPutEventHandleExpObjects1 : IpcPutEventHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcPutEventHandleExpObjects2 : IpcPutEventHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcPutEventHandleExpObjects3 : IpcPutEventHandleExpObjects {
  void spoil() { end({Resource::IpcEventHandleData, pIPCEventHandleData}); }
};
struct IpcPutEventHandleExpObjects4 : IpcPutEventHandleExpObjects {
  void spoil() { pIPCEventHandleData = make<Buffer>(); }
};
struct IpcPutEventHandleExpObjects5 : IpcPutEventHandleExpObjects {
  void spoil() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::IpcEventHandleData, pIPCEventHandleData});
    alive({Resource::IpcEventHandleData, pIPCEventHandleData}, {.owner = other});
  }
};

struct IpcOpenEventHandleExpObjects : IpcOpenEventHandleExpArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct IpcOpenEventHandleExpObjects1 : IpcOpenEventHandleExpObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct IpcOpenEventHandleExpObjects2 : IpcOpenEventHandleExpObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct IpcOpenEventHandleExpObjects3 : IpcOpenEventHandleExpObjects {
  void spoil() {}
};

struct UsmP2pEnablePeerAccessExpObjects : UsmP2pEnablePeerAccessExpArguments {
  void prepare() {
    alive({Resource::DeviceHandle, commandDevice}, {});
    alive({Resource::DeviceHandle, peerDevice}, {});
  }
};

struct UsmP2pEnablePeerAccessExpObjects1 : UsmP2pEnablePeerAccessExpObjects {
  void spoil() { end({Resource::DeviceHandle, commandDevice}); }
};
struct UsmP2pEnablePeerAccessExpObjects2 : UsmP2pEnablePeerAccessExpObjects {
  void spoil() { end({Resource::DeviceHandle, peerDevice}); }
};

struct UsmP2pDisablePeerAccessExpObjects : UsmP2pDisablePeerAccessExpArguments {
  void prepare() {
    alive({Resource::DeviceHandle, commandDevice}, {});
    alive({Resource::DeviceHandle, peerDevice}, {});
  }
};

struct UsmP2pDisablePeerAccessExpObjects1 : UsmP2pDisablePeerAccessExpObjects {
  void spoil() { end({Resource::DeviceHandle, commandDevice}); }
};
struct UsmP2pDisablePeerAccessExpObjects2 : UsmP2pDisablePeerAccessExpObjects {
  void spoil() { end({Resource::DeviceHandle, peerDevice}); }
};

struct UsmP2pPeerAccessGetInfoExpObjects : UsmP2pPeerAccessGetInfoExpArguments {
  void prepare() {
    alive({Resource::DeviceHandle, commandDevice}, {});
    alive({Resource::DeviceHandle, peerDevice}, {});
  }
};

struct UsmP2pPeerAccessGetInfoExpObjects1 : UsmP2pPeerAccessGetInfoExpObjects {
  void spoil() { end({Resource::DeviceHandle, commandDevice}); }
};
struct UsmP2pPeerAccessGetInfoExpObjects2 : UsmP2pPeerAccessGetInfoExpObjects {
  void spoil() { end({Resource::DeviceHandle, peerDevice}); }
};

struct VirtualMemGranularityGetInfoObjects : VirtualMemGranularityGetInfoArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::DeviceHandle, hDevice}, {});
  }
};

struct VirtualMemGranularityGetInfoObjects1 : VirtualMemGranularityGetInfoObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct VirtualMemGranularityGetInfoObjects2 : VirtualMemGranularityGetInfoObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct VirtualMemGranularityGetInfoObjects3 : VirtualMemGranularityGetInfoObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};

struct VirtualMemReserveObjects : VirtualMemReserveArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct VirtualMemReserveObjects1 : VirtualMemReserveObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct VirtualMemReserveObjects2 : VirtualMemReserveObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct VirtualMemReserveObjects3 : VirtualMemReserveObjects {
  void spoil() {}
};

struct VirtualMemFreeObjects : VirtualMemFreeArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::VirtualMemReservation, pStart},
          {.owner = {Resource::ContextHandle, hContext}, .size = size});
  }
};

struct VirtualMemFreeObjects1 : VirtualMemFreeObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct VirtualMemFreeObjects2 : VirtualMemFreeObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct VirtualMemFreeObjects3 : VirtualMemFreeObjects {
  void spoil() { end({Resource::VirtualMemReservation, pStart}); }
};
struct VirtualMemFreeObjects4 : VirtualMemFreeObjects {
  void spoil() { pStart = make<Buffer>(); }
};
struct VirtualMemFreeObjects5 : VirtualMemFreeObjects {
  void spoil() {
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
};

struct VirtualMemMapObjects1 : VirtualMemMapObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct VirtualMemMapObjects2 : VirtualMemMapObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct VirtualMemMapObjects3 : VirtualMemMapObjects {
  void spoil() { end({Resource::PhysicalMemHandle, hPhysicalMem}); }
};
struct VirtualMemMapObjects4 : VirtualMemMapObjects {
  void spoil() { hPhysicalMem = fresh<ur_physical_mem_handle_t>(); }
};
struct VirtualMemMapObjects5 : VirtualMemMapObjects {
  void spoil() {}
};

struct VirtualMemUnmapObjects : VirtualMemUnmapArguments {
  void prepare() {
    alive({Resource::ContextHandle, hContext}, {});
    alive({Resource::VirtualMemMapping, pStart},
          {.owner = {Resource::ContextHandle, hContext}, .size = size});
  }
};

struct VirtualMemUnmapObjects1 : VirtualMemUnmapObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct VirtualMemUnmapObjects2 : VirtualMemUnmapObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};
struct VirtualMemUnmapObjects3 : VirtualMemUnmapObjects {
  void spoil() { end({Resource::VirtualMemMapping, pStart}); }
};
struct VirtualMemUnmapObjects4 : VirtualMemUnmapObjects {
  void spoil() { pStart = make<Buffer>(); }
};
struct VirtualMemUnmapObjects5 : VirtualMemUnmapObjects {
  void spoil() {
    Key other = {Resource::ContextHandle, hContext};
    other.object = make<Buffer>();
    end({Resource::VirtualMemMapping, pStart});
    alive({Resource::VirtualMemMapping, pStart}, {.owner = other, .size = size});
  }
};

struct VirtualMemSetAccessObjects : VirtualMemSetAccessArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct VirtualMemSetAccessObjects1 : VirtualMemSetAccessObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct VirtualMemSetAccessObjects2 : VirtualMemSetAccessObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};

struct VirtualMemGetInfoObjects : VirtualMemGetInfoArguments {
  void prepare() { alive({Resource::ContextHandle, hContext}, {}); }
};

struct VirtualMemGetInfoObjects1 : VirtualMemGetInfoObjects {
  void spoil() { end({Resource::ContextHandle, hContext}); }
};
struct VirtualMemGetInfoObjects2 : VirtualMemGetInfoObjects {
  void spoil() { hContext = fresh<ur_context_handle_t>(); }
};

struct DeviceGetInfoObjects : DeviceGetInfoArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
};

struct DeviceGetInfoObjects1 : DeviceGetInfoObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};

struct DeviceRetainObjects : DeviceRetainArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
};

struct DeviceRetainObjects1 : DeviceRetainObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};

struct DeviceReleaseObjects : DeviceReleaseArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
};

struct DeviceReleaseObjects1 : DeviceReleaseObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};

struct DevicePartitionObjects : DevicePartitionArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
};

struct DevicePartitionObjects1 : DevicePartitionObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};
struct DevicePartitionObjects2 : DevicePartitionObjects {
  void spoil() { *pNumDevicesRet = 1; }
};

struct DeviceSelectBinaryObjects : DeviceSelectBinaryArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
};

struct DeviceSelectBinaryObjects1 : DeviceSelectBinaryObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};

struct DeviceGetNativeHandleObjects : DeviceGetNativeHandleArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
};

struct DeviceGetNativeHandleObjects1 : DeviceGetNativeHandleObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};

struct DeviceCreateWithNativeHandleObjects : DeviceCreateWithNativeHandleArguments {
  void prepare() { alive({Resource::AdapterHandle, hAdapter}, {}); }
};

struct DeviceCreateWithNativeHandleObjects1 : DeviceCreateWithNativeHandleObjects {
  void spoil() { end({Resource::AdapterHandle, hAdapter}); }
};
struct DeviceCreateWithNativeHandleObjects2 : DeviceCreateWithNativeHandleObjects {
  void spoil() { hAdapter = fresh<ur_adapter_handle_t>(); }
};

struct DeviceGetGlobalTimestampsObjects : DeviceGetGlobalTimestampsArguments {
  void prepare() { alive({Resource::DeviceHandle, hDevice}, {}); }
};

struct DeviceGetGlobalTimestampsObjects1 : DeviceGetGlobalTimestampsObjects {
  void spoil() { end({Resource::DeviceHandle, hDevice}); }
};

constexpr LifetimeCase kCases[] = {
    {"UR-urAdapterGet-phAdapters-leak", callSpoilt<AdapterGetObjects1>},
    {"UR-urAdapterRelease-hAdapter-alive", callSpoilt<AdapterReleaseObjects1>},
    {"UR-urAdapterRelease-hAdapter-origin", callSpoilt<AdapterReleaseObjects2>},
    {"UR-urAdapterRetain-hAdapter-alive", callSpoilt<AdapterRetainObjects1>},
    {"UR-urAdapterRetain-hAdapter-origin", callSpoilt<AdapterRetainObjects2>},
    {"UR-urAdapterGetLastError-hAdapter-alive", callSpoilt<AdapterGetLastErrorObjects1>},
    {"UR-urAdapterGetLastError-hAdapter-origin", callSpoilt<AdapterGetLastErrorObjects2>},
    {"UR-urAdapterGetInfo-hAdapter-alive", callSpoilt<AdapterGetInfoObjects1>},
    {"UR-urAdapterGetInfo-hAdapter-origin", callSpoilt<AdapterGetInfoObjects2>},
    {"UR-urAdapterSetLoggerCallback-hAdapter-alive", callSpoilt<AdapterSetLoggerCallbackObjects1>},
    {"UR-urAdapterSetLoggerCallback-hAdapter-origin", callSpoilt<AdapterSetLoggerCallbackObjects2>},
    {"UR-urAdapterSetLoggerCallbackLevel-hAdapter-alive",
     callSpoilt<AdapterSetLoggerCallbackLevelObjects1>},
    {"UR-urAdapterSetLoggerCallbackLevel-hAdapter-origin",
     callSpoilt<AdapterSetLoggerCallbackLevelObjects2>},
    {"UR-urPlatformGet-hAdapter-alive", callSpoilt<PlatformGetObjects1>},
    {"UR-urPlatformGet-hAdapter-origin", callSpoilt<PlatformGetObjects2>},
    {"UR-urPlatformCreateWithNativeHandle-hAdapter-alive",
     callSpoilt<PlatformCreateWithNativeHandleObjects1>},
    {"UR-urPlatformCreateWithNativeHandle-hAdapter-origin",
     callSpoilt<PlatformCreateWithNativeHandleObjects2>},
    {"UR-urContextCreate-phDevices-alive", callSpoilt<ContextCreateObjects1>},
    {"UR-urContextCreate-phContext-leak", callSpoilt<ContextCreateObjects2>},
    {"UR-urContextRetain-hContext-alive", callSpoilt<ContextRetainObjects1>},
    {"UR-urContextRetain-hContext-origin", callSpoilt<ContextRetainObjects2>},
    {"UR-urContextRelease-hContext-alive", callSpoilt<ContextReleaseObjects1>},
    {"UR-urContextRelease-hContext-origin", callSpoilt<ContextReleaseObjects2>},
    {"UR-urContextGetInfo-hContext-alive", callSpoilt<ContextGetInfoObjects1>},
    {"UR-urContextGetInfo-hContext-origin", callSpoilt<ContextGetInfoObjects2>},
    {"UR-urContextGetNativeHandle-hContext-alive", callSpoilt<ContextGetNativeHandleObjects1>},
    {"UR-urContextGetNativeHandle-hContext-origin", callSpoilt<ContextGetNativeHandleObjects2>},
    {"UR-urContextCreateWithNativeHandle-hAdapter-alive",
     callSpoilt<ContextCreateWithNativeHandleObjects1>},
    {"UR-urContextCreateWithNativeHandle-hAdapter-origin",
     callSpoilt<ContextCreateWithNativeHandleObjects2>},
    {"UR-urContextCreateWithNativeHandle-phDevices-alive",
     callSpoilt<ContextCreateWithNativeHandleObjects3>},
    {"UR-urContextCreateWithNativeHandle-phContext-leak",
     callSpoilt<ContextCreateWithNativeHandleObjects4>},
    {"UR-urContextSetExtendedDeleter-hContext-alive",
     callSpoilt<ContextSetExtendedDeleterObjects1>},
    {"UR-urContextSetExtendedDeleter-hContext-origin",
     callSpoilt<ContextSetExtendedDeleterObjects2>},
    {"UR-urEventGetInfo-hEvent-alive", callSpoilt<EventGetInfoObjects1>},
    {"UR-urEventGetInfo-hEvent-origin", callSpoilt<EventGetInfoObjects2>},
    {"UR-urEventGetProfilingInfo-hEvent-alive", callSpoilt<EventGetProfilingInfoObjects1>},
    {"UR-urEventGetProfilingInfo-hEvent-origin", callSpoilt<EventGetProfilingInfoObjects2>},
    {"UR-urEventWait-phEventWaitList-alive", callSpoilt<EventWaitObjects1>},
    {"UR-urEventWait-phEventWaitList-origin", callSpoilt<EventWaitObjects2>},
    {"UR-urEventRetain-hEvent-alive", callSpoilt<EventRetainObjects1>},
    {"UR-urEventRetain-hEvent-origin", callSpoilt<EventRetainObjects2>},
    {"UR-urEventRelease-hEvent-alive", callSpoilt<EventReleaseObjects1>},
    {"UR-urEventRelease-hEvent-origin", callSpoilt<EventReleaseObjects2>},
    {"UR-urEventGetNativeHandle-hEvent-alive", callSpoilt<EventGetNativeHandleObjects1>},
    {"UR-urEventGetNativeHandle-hEvent-origin", callSpoilt<EventGetNativeHandleObjects2>},
    {"UR-urEventCreateWithNativeHandle-hContext-alive",
     callSpoilt<EventCreateWithNativeHandleObjects1>},
    {"UR-urEventCreateWithNativeHandle-hContext-origin",
     callSpoilt<EventCreateWithNativeHandleObjects2>},
    {"UR-urEventCreateWithNativeHandle-phEvent-leak",
     callSpoilt<EventCreateWithNativeHandleObjects3>},
    {"UR-urEventSetCallback-hEvent-alive", callSpoilt<EventSetCallbackObjects1>},
    {"UR-urEventSetCallback-hEvent-origin", callSpoilt<EventSetCallbackObjects2>},
    {"UR-urEventCreateExp-hContext-alive", callSpoilt<EventCreateExpObjects1>},
    {"UR-urEventCreateExp-hContext-origin", callSpoilt<EventCreateExpObjects2>},
    {"UR-urEventCreateExp-hDevice-alive", callSpoilt<EventCreateExpObjects3>},
    {"UR-urEventCreateExp-phEvent-leak", callSpoilt<EventCreateExpObjects4>},
    {"UR-urQueueGetInfo-hQueue-alive", callSpoilt<QueueGetInfoObjects1>},
    {"UR-urQueueGetInfo-hQueue-origin", callSpoilt<QueueGetInfoObjects2>},
    {"UR-urQueueCreate-hContext-alive", callSpoilt<QueueCreateObjects1>},
    {"UR-urQueueCreate-hContext-origin", callSpoilt<QueueCreateObjects2>},
    {"UR-urQueueCreate-hDevice-alive", callSpoilt<QueueCreateObjects3>},
    {"UR-urQueueCreate-phQueue-leak", callSpoilt<QueueCreateObjects4>},
    {"UR-urQueueRetain-hQueue-alive", callSpoilt<QueueRetainObjects1>},
    {"UR-urQueueRetain-hQueue-origin", callSpoilt<QueueRetainObjects2>},
    {"UR-urQueueRelease-hQueue-alive", callSpoilt<QueueReleaseObjects1>},
    {"UR-urQueueRelease-hQueue-origin", callSpoilt<QueueReleaseObjects2>},
    {"UR-urQueueGetNativeHandle-hQueue-alive", callSpoilt<QueueGetNativeHandleObjects1>},
    {"UR-urQueueGetNativeHandle-hQueue-origin", callSpoilt<QueueGetNativeHandleObjects2>},
    {"UR-urQueueCreateWithNativeHandle-hContext-alive",
     callSpoilt<QueueCreateWithNativeHandleObjects1>},
    {"UR-urQueueCreateWithNativeHandle-hContext-origin",
     callSpoilt<QueueCreateWithNativeHandleObjects2>},
    {"UR-urQueueCreateWithNativeHandle-hDevice-alive",
     callSpoilt<QueueCreateWithNativeHandleObjects3>},
    {"UR-urQueueCreateWithNativeHandle-phQueue-leak",
     callSpoilt<QueueCreateWithNativeHandleObjects4>},
    {"UR-urQueueFinish-hQueue-alive", callSpoilt<QueueFinishObjects1>},
    {"UR-urQueueFinish-hQueue-origin", callSpoilt<QueueFinishObjects2>},
    {"UR-urQueueFlush-hQueue-alive", callSpoilt<QueueFlushObjects1>},
    {"UR-urQueueFlush-hQueue-origin", callSpoilt<QueueFlushObjects2>},
    {"UR-urPhysicalMemCreate-hContext-alive", callSpoilt<PhysicalMemCreateObjects1>},
    {"UR-urPhysicalMemCreate-hContext-origin", callSpoilt<PhysicalMemCreateObjects2>},
    {"UR-urPhysicalMemCreate-hDevice-alive", callSpoilt<PhysicalMemCreateObjects3>},
    {"UR-urPhysicalMemCreate-phPhysicalMem-leak", callSpoilt<PhysicalMemCreateObjects4>},
    {"UR-urPhysicalMemRetain-hPhysicalMem-alive", callSpoilt<PhysicalMemRetainObjects1>},
    {"UR-urPhysicalMemRetain-hPhysicalMem-origin", callSpoilt<PhysicalMemRetainObjects2>},
    {"UR-urPhysicalMemRelease-hPhysicalMem-alive", callSpoilt<PhysicalMemReleaseObjects1>},
    {"UR-urPhysicalMemRelease-hPhysicalMem-origin", callSpoilt<PhysicalMemReleaseObjects2>},
    {"UR-urPhysicalMemGetInfo-hPhysicalMem-alive", callSpoilt<PhysicalMemGetInfoObjects1>},
    {"UR-urPhysicalMemGetInfo-hPhysicalMem-origin", callSpoilt<PhysicalMemGetInfoObjects2>},
    {"UR-urEnqueueEventsWait-hQueue-alive", callSpoilt<EnqueueEventsWaitObjects1>},
    {"UR-urEnqueueEventsWait-hQueue-origin", callSpoilt<EnqueueEventsWaitObjects2>},
    {"UR-urEnqueueEventsWait-phEventWaitList-alive", callSpoilt<EnqueueEventsWaitObjects3>},
    {"UR-urEnqueueEventsWait-phEventWaitList-origin", callSpoilt<EnqueueEventsWaitObjects4>},
    {"UR-urEnqueueEventsWait-phEvent-leak", callSpoilt<EnqueueEventsWaitObjects5>},
    {"UR-urEnqueueEventsWaitWithBarrier-hQueue-alive",
     callSpoilt<EnqueueEventsWaitWithBarrierObjects1>},
    {"UR-urEnqueueEventsWaitWithBarrier-hQueue-origin",
     callSpoilt<EnqueueEventsWaitWithBarrierObjects2>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEventWaitList-alive",
     callSpoilt<EnqueueEventsWaitWithBarrierObjects3>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEventWaitList-origin",
     callSpoilt<EnqueueEventsWaitWithBarrierObjects4>},
    {"UR-urEnqueueEventsWaitWithBarrier-phEvent-leak",
     callSpoilt<EnqueueEventsWaitWithBarrierObjects5>},
    {"UR-urEnqueueUSMFill-hQueue-alive", callSpoilt<EnqueueUsmFillObjects1>},
    {"UR-urEnqueueUSMFill-hQueue-origin", callSpoilt<EnqueueUsmFillObjects2>},
    {"UR-urEnqueueUSMFill-phEventWaitList-alive", callSpoilt<EnqueueUsmFillObjects3>},
    {"UR-urEnqueueUSMFill-phEventWaitList-origin", callSpoilt<EnqueueUsmFillObjects4>},
    {"UR-urEnqueueUSMFill-pMem-alive", callSpoilt<EnqueueUsmFillObjects5>},
    {"UR-urEnqueueUSMFill-phEvent-leak", callSpoilt<EnqueueUsmFillObjects6>},
    {"UR-urEnqueueUSMMemcpy-hQueue-alive", callSpoilt<EnqueueUsmMemcpyObjects1>},
    {"UR-urEnqueueUSMMemcpy-hQueue-origin", callSpoilt<EnqueueUsmMemcpyObjects2>},
    {"UR-urEnqueueUSMMemcpy-phEventWaitList-alive", callSpoilt<EnqueueUsmMemcpyObjects3>},
    {"UR-urEnqueueUSMMemcpy-phEventWaitList-origin", callSpoilt<EnqueueUsmMemcpyObjects4>},
    {"UR-urEnqueueUSMMemcpy-pDst-alive", callSpoilt<EnqueueUsmMemcpyObjects5>},
    {"UR-urEnqueueUSMMemcpy-pSrc-alive", callSpoilt<EnqueueUsmMemcpyObjects6>},
    {"UR-urEnqueueUSMMemcpy-phEvent-leak", callSpoilt<EnqueueUsmMemcpyObjects7>},
    {"UR-urEnqueueUSMPrefetch-hQueue-alive", callSpoilt<EnqueueUsmPrefetchObjects1>},
    {"UR-urEnqueueUSMPrefetch-hQueue-origin", callSpoilt<EnqueueUsmPrefetchObjects2>},
    {"UR-urEnqueueUSMPrefetch-phEventWaitList-alive", callSpoilt<EnqueueUsmPrefetchObjects3>},
    {"UR-urEnqueueUSMPrefetch-phEventWaitList-origin", callSpoilt<EnqueueUsmPrefetchObjects4>},
    {"UR-urEnqueueUSMPrefetch-pMem-alive", callSpoilt<EnqueueUsmPrefetchObjects5>},
    {"UR-urEnqueueUSMPrefetch-phEvent-leak", callSpoilt<EnqueueUsmPrefetchObjects6>},
    {"UR-urEnqueueUSMAdvise-hQueue-alive", callSpoilt<EnqueueUsmAdviseObjects1>},
    {"UR-urEnqueueUSMAdvise-hQueue-origin", callSpoilt<EnqueueUsmAdviseObjects2>},
    {"UR-urEnqueueUSMAdvise-pMem-alive", callSpoilt<EnqueueUsmAdviseObjects3>},
    {"UR-urEnqueueUSMAdvise-phEvent-leak", callSpoilt<EnqueueUsmAdviseObjects4>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-hQueue-alive",
     callSpoilt<EnqueueEventsWaitWithBarrierExtObjects1>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-hQueue-origin",
     callSpoilt<EnqueueEventsWaitWithBarrierExtObjects2>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-alive",
     callSpoilt<EnqueueEventsWaitWithBarrierExtObjects3>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-origin",
     callSpoilt<EnqueueEventsWaitWithBarrierExtObjects4>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEventWaitList-alive",
     callSpoilt<EnqueueEventsWaitWithBarrierExtObjects5>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEventWaitList-origin",
     callSpoilt<EnqueueEventsWaitWithBarrierExtObjects6>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-maker",
     callSpoilt<EnqueueEventsWaitWithBarrierExtObjects7>},
    {"UR-urEnqueueEventsWaitWithBarrierExt-phEvent-leak",
     callSpoilt<EnqueueEventsWaitWithBarrierExtObjects8>},
    {"UR-urUSMHostAlloc-hContext-alive", callSpoilt<UsmHostAllocObjects1>},
    {"UR-urUSMHostAlloc-hContext-origin", callSpoilt<UsmHostAllocObjects2>},
    {"UR-urUSMHostAlloc-pool-alive", callSpoilt<UsmHostAllocObjects3>},
    {"UR-urUSMHostAlloc-pool-origin", callSpoilt<UsmHostAllocObjects4>},
    {"UR-urUSMHostAlloc-ppMem-leak", callSpoilt<UsmHostAllocObjects5>},
    {"UR-urUSMDeviceAlloc-hContext-alive", callSpoilt<UsmDeviceAllocObjects1>},
    {"UR-urUSMDeviceAlloc-hContext-origin", callSpoilt<UsmDeviceAllocObjects2>},
    {"UR-urUSMDeviceAlloc-hDevice-alive", callSpoilt<UsmDeviceAllocObjects3>},
    {"UR-urUSMDeviceAlloc-pool-alive", callSpoilt<UsmDeviceAllocObjects4>},
    {"UR-urUSMDeviceAlloc-pool-origin", callSpoilt<UsmDeviceAllocObjects5>},
    {"UR-urUSMDeviceAlloc-ppMem-leak", callSpoilt<UsmDeviceAllocObjects6>},
    {"UR-urUSMSharedAlloc-hContext-alive", callSpoilt<UsmSharedAllocObjects1>},
    {"UR-urUSMSharedAlloc-hContext-origin", callSpoilt<UsmSharedAllocObjects2>},
    {"UR-urUSMSharedAlloc-hDevice-alive", callSpoilt<UsmSharedAllocObjects3>},
    {"UR-urUSMSharedAlloc-pool-alive", callSpoilt<UsmSharedAllocObjects4>},
    {"UR-urUSMSharedAlloc-pool-origin", callSpoilt<UsmSharedAllocObjects5>},
    {"UR-urUSMSharedAlloc-ppMem-leak", callSpoilt<UsmSharedAllocObjects6>},
    {"UR-urUSMFree-hContext-alive", callSpoilt<UsmFreeObjects1>},
    {"UR-urUSMFree-hContext-origin", callSpoilt<UsmFreeObjects2>},
    {"UR-urUSMFree-pMem-alive", callSpoilt<UsmFreeObjects3>},
    {"UR-urUSMFree-pMem-origin", callSpoilt<UsmFreeObjects4>},
    {"UR-urUSMFree-pMem-owner", callSpoilt<UsmFreeObjects5>},
    {"UR-urUSMGetMemAllocInfo-hContext-alive", callSpoilt<UsmGetMemAllocInfoObjects1>},
    {"UR-urUSMGetMemAllocInfo-hContext-origin", callSpoilt<UsmGetMemAllocInfoObjects2>},
    {"UR-urUSMGetMemAllocInfo-pMem-alive", callSpoilt<UsmGetMemAllocInfoObjects3>},
    {"UR-urUSMPoolCreate-hContext-alive", callSpoilt<UsmPoolCreateObjects1>},
    {"UR-urUSMPoolCreate-hContext-origin", callSpoilt<UsmPoolCreateObjects2>},
    {"UR-urUSMPoolCreate-ppPool-leak", callSpoilt<UsmPoolCreateObjects3>},
    {"UR-urUSMPoolRetain-pPool-alive", callSpoilt<UsmPoolRetainObjects1>},
    {"UR-urUSMPoolRetain-pPool-origin", callSpoilt<UsmPoolRetainObjects2>},
    {"UR-urUSMPoolRelease-pPool-alive", callSpoilt<UsmPoolReleaseObjects1>},
    {"UR-urUSMPoolRelease-pPool-origin", callSpoilt<UsmPoolReleaseObjects2>},
    {"UR-urUSMPoolGetInfo-hPool-alive", callSpoilt<UsmPoolGetInfoObjects1>},
    {"UR-urUSMPoolGetInfo-hPool-origin", callSpoilt<UsmPoolGetInfoObjects2>},
    {"UR-urUSMContextMemcpyExp-hContext-alive", callSpoilt<UsmContextMemcpyExpObjects1>},
    {"UR-urUSMContextMemcpyExp-hContext-origin", callSpoilt<UsmContextMemcpyExpObjects2>},
    {"UR-urUSMContextMemcpyExp-pDst-alive", callSpoilt<UsmContextMemcpyExpObjects3>},
    {"UR-urUSMContextMemcpyExp-pSrc-alive", callSpoilt<UsmContextMemcpyExpObjects4>},
    {"UR-urIPCGetMemHandleExp-hContext-alive", callSpoilt<IpcGetMemHandleExpObjects1>},
    {"UR-urIPCGetMemHandleExp-hContext-origin", callSpoilt<IpcGetMemHandleExpObjects2>},
    {"UR-urIPCGetMemHandleExp-pMem-alive", callSpoilt<IpcGetMemHandleExpObjects3>},
    {"UR-urIPCGetMemHandleExp-ppIPCMemHandleData-leak", callSpoilt<IpcGetMemHandleExpObjects4>},
    {"UR-urIPCPutMemHandleExp-hContext-alive", callSpoilt<IpcPutMemHandleExpObjects1>},
    {"UR-urIPCPutMemHandleExp-hContext-origin", callSpoilt<IpcPutMemHandleExpObjects2>},
    {"UR-urIPCPutMemHandleExp-pIPCMemHandleData-alive", callSpoilt<IpcPutMemHandleExpObjects3>},
    {"UR-urIPCPutMemHandleExp-pIPCMemHandleData-origin", callSpoilt<IpcPutMemHandleExpObjects4>},
    {"UR-urIPCPutMemHandleExp-pIPCMemHandleData-owner", callSpoilt<IpcPutMemHandleExpObjects5>},
    {"UR-urIPCOpenMemHandleExp-hContext-alive", callSpoilt<IpcOpenMemHandleExpObjects1>},
    {"UR-urIPCOpenMemHandleExp-hContext-origin", callSpoilt<IpcOpenMemHandleExpObjects2>},
    {"UR-urIPCOpenMemHandleExp-hDevice-alive", callSpoilt<IpcOpenMemHandleExpObjects3>},
    {"UR-urIPCOpenMemHandleExp-ppMem-leak", callSpoilt<IpcOpenMemHandleExpObjects4>},
    {"UR-urIPCCloseMemHandleExp-hContext-alive", callSpoilt<IpcCloseMemHandleExpObjects1>},
    {"UR-urIPCCloseMemHandleExp-hContext-origin", callSpoilt<IpcCloseMemHandleExpObjects2>},
    {"UR-urIPCCloseMemHandleExp-pMem-alive", callSpoilt<IpcCloseMemHandleExpObjects3>},
    {"UR-urIPCCloseMemHandleExp-pMem-origin", callSpoilt<IpcCloseMemHandleExpObjects4>},
    {"UR-urIPCCloseMemHandleExp-pMem-owner", callSpoilt<IpcCloseMemHandleExpObjects5>},
    {"UR-urIPCGetPhysMemHandleExp-hContext-alive", callSpoilt<IpcGetPhysMemHandleExpObjects1>},
    {"UR-urIPCGetPhysMemHandleExp-hContext-origin", callSpoilt<IpcGetPhysMemHandleExpObjects2>},
    {"UR-urIPCGetPhysMemHandleExp-hPhysMem-alive", callSpoilt<IpcGetPhysMemHandleExpObjects3>},
    {"UR-urIPCGetPhysMemHandleExp-hPhysMem-origin", callSpoilt<IpcGetPhysMemHandleExpObjects4>},
    {"UR-urIPCGetPhysMemHandleExp-hPhysMem-flag", callSpoilt<IpcGetPhysMemHandleExpObjects5>},
    {"UR-urIPCGetPhysMemHandleExp-ppIPCPhysMemHandleData-leak",
     callSpoilt<IpcGetPhysMemHandleExpObjects6>},
    {"UR-urIPCPutPhysMemHandleExp-hContext-alive", callSpoilt<IpcPutPhysMemHandleExpObjects1>},
    {"UR-urIPCPutPhysMemHandleExp-hContext-origin", callSpoilt<IpcPutPhysMemHandleExpObjects2>},
    {"UR-urIPCPutPhysMemHandleExp-pIPCPhysMemHandleData-alive",
     callSpoilt<IpcPutPhysMemHandleExpObjects3>},
    {"UR-urIPCPutPhysMemHandleExp-pIPCPhysMemHandleData-origin",
     callSpoilt<IpcPutPhysMemHandleExpObjects4>},
    {"UR-urIPCPutPhysMemHandleExp-pIPCPhysMemHandleData-owner",
     callSpoilt<IpcPutPhysMemHandleExpObjects5>},
    {"UR-urIPCOpenPhysMemHandleExp-hContext-alive", callSpoilt<IpcOpenPhysMemHandleExpObjects1>},
    {"UR-urIPCOpenPhysMemHandleExp-hContext-origin", callSpoilt<IpcOpenPhysMemHandleExpObjects2>},
    {"UR-urIPCOpenPhysMemHandleExp-hDevice-alive", callSpoilt<IpcOpenPhysMemHandleExpObjects3>},
    {"UR-urIPCOpenPhysMemHandleExp-phPhysMem-leak", callSpoilt<IpcOpenPhysMemHandleExpObjects4>},
    {"UR-urIPCClosePhysMemHandleExp-hContext-alive", callSpoilt<IpcClosePhysMemHandleExpObjects1>},
    {"UR-urIPCClosePhysMemHandleExp-hContext-origin", callSpoilt<IpcClosePhysMemHandleExpObjects2>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-alive", callSpoilt<IpcClosePhysMemHandleExpObjects3>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-origin", callSpoilt<IpcClosePhysMemHandleExpObjects4>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-maker", callSpoilt<IpcClosePhysMemHandleExpObjects5>},
    {"UR-urIPCClosePhysMemHandleExp-hPhysMem-owner", callSpoilt<IpcClosePhysMemHandleExpObjects6>},
    {"UR-urIPCGetEventHandleExp-hEvent-alive", callSpoilt<IpcGetEventHandleExpObjects1>},
    {"UR-urIPCGetEventHandleExp-hEvent-origin", callSpoilt<IpcGetEventHandleExpObjects2>},
    {"UR-urIPCGetEventHandleExp-hEvent-maker", callSpoilt<IpcGetEventHandleExpObjects3>},
    {"UR-urIPCGetEventHandleExp-hEvent-flag", callSpoilt<IpcGetEventHandleExpObjects4>},
    {"UR-urIPCGetEventHandleExp-ppIPCEventHandleData-leak",
     callSpoilt<IpcGetEventHandleExpObjects5>},
    {"UR-urIPCPutEventHandleExp-hContext-alive", callSpoilt<IpcPutEventHandleExpObjects1>},
    {"UR-urIPCPutEventHandleExp-hContext-origin", callSpoilt<IpcPutEventHandleExpObjects2>},
    {"UR-urIPCPutEventHandleExp-pIPCEventHandleData-alive",
     callSpoilt<IpcPutEventHandleExpObjects3>},
    {"UR-urIPCPutEventHandleExp-pIPCEventHandleData-origin",
     callSpoilt<IpcPutEventHandleExpObjects4>},
    {"UR-urIPCPutEventHandleExp-pIPCEventHandleData-owner",
     callSpoilt<IpcPutEventHandleExpObjects5>},
    {"UR-urIPCOpenEventHandleExp-hContext-alive", callSpoilt<IpcOpenEventHandleExpObjects1>},
    {"UR-urIPCOpenEventHandleExp-hContext-origin", callSpoilt<IpcOpenEventHandleExpObjects2>},
    {"UR-urIPCOpenEventHandleExp-phEvent-leak", callSpoilt<IpcOpenEventHandleExpObjects3>},
    {"UR-urUsmP2PEnablePeerAccessExp-commandDevice-alive",
     callSpoilt<UsmP2pEnablePeerAccessExpObjects1>},
    {"UR-urUsmP2PEnablePeerAccessExp-peerDevice-alive",
     callSpoilt<UsmP2pEnablePeerAccessExpObjects2>},
    {"UR-urUsmP2PDisablePeerAccessExp-commandDevice-alive",
     callSpoilt<UsmP2pDisablePeerAccessExpObjects1>},
    {"UR-urUsmP2PDisablePeerAccessExp-peerDevice-alive",
     callSpoilt<UsmP2pDisablePeerAccessExpObjects2>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-commandDevice-alive",
     callSpoilt<UsmP2pPeerAccessGetInfoExpObjects1>},
    {"UR-urUsmP2PPeerAccessGetInfoExp-peerDevice-alive",
     callSpoilt<UsmP2pPeerAccessGetInfoExpObjects2>},
    {"UR-urVirtualMemGranularityGetInfo-hContext-alive",
     callSpoilt<VirtualMemGranularityGetInfoObjects1>},
    {"UR-urVirtualMemGranularityGetInfo-hContext-origin",
     callSpoilt<VirtualMemGranularityGetInfoObjects2>},
    {"UR-urVirtualMemGranularityGetInfo-hDevice-alive",
     callSpoilt<VirtualMemGranularityGetInfoObjects3>},
    {"UR-urVirtualMemReserve-hContext-alive", callSpoilt<VirtualMemReserveObjects1>},
    {"UR-urVirtualMemReserve-hContext-origin", callSpoilt<VirtualMemReserveObjects2>},
    {"UR-urVirtualMemReserve-ppStart-leak", callSpoilt<VirtualMemReserveObjects3>},
    {"UR-urVirtualMemFree-hContext-alive", callSpoilt<VirtualMemFreeObjects1>},
    {"UR-urVirtualMemFree-hContext-origin", callSpoilt<VirtualMemFreeObjects2>},
    {"UR-urVirtualMemFree-pStart-alive", callSpoilt<VirtualMemFreeObjects3>},
    {"UR-urVirtualMemFree-pStart-origin", callSpoilt<VirtualMemFreeObjects4>},
    {"UR-urVirtualMemFree-pStart-owner", callSpoilt<VirtualMemFreeObjects5>},
    {"UR-urVirtualMemMap-hContext-alive", callSpoilt<VirtualMemMapObjects1>},
    {"UR-urVirtualMemMap-hContext-origin", callSpoilt<VirtualMemMapObjects2>},
    {"UR-urVirtualMemMap-hPhysicalMem-alive", callSpoilt<VirtualMemMapObjects3>},
    {"UR-urVirtualMemMap-hPhysicalMem-origin", callSpoilt<VirtualMemMapObjects4>},
    {"UR-urVirtualMemMap-pStart-leak", callSpoilt<VirtualMemMapObjects5>},
    {"UR-urVirtualMemUnmap-hContext-alive", callSpoilt<VirtualMemUnmapObjects1>},
    {"UR-urVirtualMemUnmap-hContext-origin", callSpoilt<VirtualMemUnmapObjects2>},
    {"UR-urVirtualMemUnmap-pStart-alive", callSpoilt<VirtualMemUnmapObjects3>},
    {"UR-urVirtualMemUnmap-pStart-origin", callSpoilt<VirtualMemUnmapObjects4>},
    {"UR-urVirtualMemUnmap-pStart-owner", callSpoilt<VirtualMemUnmapObjects5>},
    {"UR-urVirtualMemSetAccess-hContext-alive", callSpoilt<VirtualMemSetAccessObjects1>},
    {"UR-urVirtualMemSetAccess-hContext-origin", callSpoilt<VirtualMemSetAccessObjects2>},
    {"UR-urVirtualMemGetInfo-hContext-alive", callSpoilt<VirtualMemGetInfoObjects1>},
    {"UR-urVirtualMemGetInfo-hContext-origin", callSpoilt<VirtualMemGetInfoObjects2>},
    {"UR-urDeviceGetInfo-hDevice-alive", callSpoilt<DeviceGetInfoObjects1>},
    {"UR-urDeviceRetain-hDevice-alive", callSpoilt<DeviceRetainObjects1>},
    {"UR-urDeviceRelease-hDevice-alive", callSpoilt<DeviceReleaseObjects1>},
    {"UR-urDevicePartition-hDevice-alive", callSpoilt<DevicePartitionObjects1>},
    {"UR-urDevicePartition-phSubDevices-leak", callSpoilt<DevicePartitionObjects2>},
    {"UR-urDeviceSelectBinary-hDevice-alive", callSpoilt<DeviceSelectBinaryObjects1>},
    {"UR-urDeviceGetNativeHandle-hDevice-alive", callSpoilt<DeviceGetNativeHandleObjects1>},
    {"UR-urDeviceCreateWithNativeHandle-hAdapter-alive",
     callSpoilt<DeviceCreateWithNativeHandleObjects1>},
    {"UR-urDeviceCreateWithNativeHandle-hAdapter-origin",
     callSpoilt<DeviceCreateWithNativeHandleObjects2>},
    {"UR-urDeviceGetGlobalTimestamps-hDevice-alive", callSpoilt<DeviceGetGlobalTimestampsObjects1>},
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
    {"urPhysicalMemCreate", callGood<PhysicalMemCreateObjects>},
    {"urPhysicalMemRetain", callGood<PhysicalMemRetainObjects>},
    {"urPhysicalMemRelease", callGood<PhysicalMemReleaseObjects>},
    {"urPhysicalMemGetInfo", callGood<PhysicalMemGetInfoObjects>},
    {"urEnqueueEventsWait", callGood<EnqueueEventsWaitObjects>},
    {"urEnqueueEventsWaitWithBarrier", callGood<EnqueueEventsWaitWithBarrierObjects>},
    {"urEnqueueUSMFill", callGood<EnqueueUsmFillObjects>},
    {"urEnqueueUSMMemcpy", callGood<EnqueueUsmMemcpyObjects>},
    {"urEnqueueUSMPrefetch", callGood<EnqueueUsmPrefetchObjects>},
    {"urEnqueueUSMAdvise", callGood<EnqueueUsmAdviseObjects>},
    {"urEnqueueEventsWaitWithBarrierExt", callGood<EnqueueEventsWaitWithBarrierExtObjects>},
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

} // namespace

const std::size_t kLifetimeChecks = 256;

std::span<const LifetimeCase> lifetimeCases() { return kCases; }

std::span<const LifetimeCase> goodLifetimeCases() { return kGoodCases; }

} // namespace ur::test
