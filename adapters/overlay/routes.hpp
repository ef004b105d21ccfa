// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Routes each call. A call that does not concern this library goes to the vendor's function. Any
// other call goes to this library's function, with records in place of the vendor's handles.

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/overlay/handles.hpp"
#include "adapters/overlay/wait_lists.hpp"
#include "base/error.hpp"
#include "generated/base/slots.hpp"

#include <cstddef>
#include <cstdint>

#include <unified-runtime/ur_ddi.h>

namespace ur::backend {
extern const ur_dditable_t kDdiTable;
}

namespace ur::overlay {

// Returns an event of this library unchanged. Throws INVALID_EVENT for an event of a vendor's
// command.
ur_event_handle_t recordOf(ur_event_handle_t event);
template <typename Argument> Argument recordOf(Argument argument) { return argument; }

// Returns whether this library serves a call with this argument. It also serves null, to reject it.
inline bool concernsOverlay(ur_device_handle_t device) {
  return !device || !recordOf(device)->sharingUnsupportedReason();
}
inline bool concernsOverlay(ur_context_handle_t context) {
  const auto record = findRecord(context);
  return !context || (record && canShare(record));
}
inline bool concernsOverlay(ur_usm_pool_handle_t pool) { return !pool; } // the vendor has pools
template <typename Argument> bool concernsOverlay(Argument) { return true; }

template <typename Slot, typename... Arguments> ur_result_t callVendor(Arguments... arguments) {
  return base::passOn(Slot::in(vendor().functions)(arguments...));
}
template <typename Slot, typename... Arguments> ur_result_t callOverlay(Arguments... arguments) {
  return Slot::in(backend::kDdiTable)(recordOf(arguments)...);
}

// The default route: to this library's function if all arguments concern this library.
template <typename Slot> struct Route {
  template <typename... Arguments> static ur_result_t call(Arguments... arguments) {
    return (concernsOverlay(arguments) && ...) ? callOverlay<Slot>(arguments...)
                                               : callVendor<Slot>(arguments...);
  }
};

template <typename Slot> struct OverlayRoute {
  static ur_result_t call(auto... arguments) { return callOverlay<Slot>(arguments...); }
};
// The route of functions of a context or a queue. The object has a record until the application
// releases it. After the release, the vendor's function serves it.
template <typename Slot> struct RecordRoute {
  static ur_result_t call(auto object, auto... arguments) {
    return !object || findRecord(object) ? callOverlay<Slot>(object, arguments...)
                                         : callVendor<Slot>(object, arguments...);
  }
};
template <> struct Route<slots::AdapterGetLastError> : OverlayRoute<slots::AdapterGetLastError> {};
template <> struct Route<slots::ContextCreate> : OverlayRoute<slots::ContextCreate> {};
template <> struct Route<slots::ContextRetain> : RecordRoute<slots::ContextRetain> {};
template <> struct Route<slots::ContextRelease> : RecordRoute<slots::ContextRelease> {};
template <>
struct Route<slots::ContextCreateWithNativeHandle>
    : OverlayRoute<slots::ContextCreateWithNativeHandle> {};
template <> struct Route<slots::QueueCreate> : RecordRoute<slots::QueueCreate> {};
template <> struct Route<slots::QueueRetain> : RecordRoute<slots::QueueRetain> {};
template <> struct Route<slots::QueueRelease> : RecordRoute<slots::QueueRelease> {};
template <>
struct Route<slots::QueueCreateWithNativeHandle>
    : OverlayRoute<slots::QueueCreateWithNativeHandle> {};

// This library answers one query. The vendor answers all other queries.
template <typename Slot, auto kQuery> struct OneQueryRoute {
  template <typename Object, typename Query>
  static ur_result_t call(Object object, Query query, std::size_t size, void *value,
                          std::size_t *sizeRet) {
    return query == kQuery ? RecordRoute<Slot>::call(object, query, size, value, sizeRet)
                           : callVendor<Slot>(object, query, size, value, sizeRet);
  }
};
template <>
struct Route<slots::ContextGetInfo>
    : OneQueryRoute<slots::ContextGetInfo, UR_CONTEXT_INFO_REFERENCE_COUNT> {};
template <>
struct Route<slots::QueueGetInfo>
    : OneQueryRoute<slots::QueueGetInfo, UR_QUEUE_INFO_REFERENCE_COUNT> {};

inline bool isIpcQuery(ur_device_info_t query) {
  return query == UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP ||
         query == UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP ||
         query == UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP ||
         query == UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP;
}

// This library answers support queries for the features that it provides. For a device that shares
// nothing, this library answers only IPC queries, because the vendor may provide other features of
// the device, such as virtual memory.
template <> struct Route<slots::DeviceGetInfo> {
  static ur_result_t call(ur_device_handle_t device, ur_device_info_t query, std::size_t size,
                          void *value, std::size_t *sizeRet) {
    using Slot = slots::DeviceGetInfo;
    const kit::FeatureAnswer *const answer = kit::featureAnswer(query);
    const bool isServed =
        query == UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP || (answer && !answer->reason);
    return isServed && device && (concernsOverlay(device) || isIpcQuery(query))
               ? callOverlay<Slot>(device, query, size, value, sizeRet)
               : callVendor<Slot>(device, query, size, value, sizeRet);
  }
};

// If a query returned a record, replaces it with the vendor's handle.
template <typename Handle> void returnVendorHandle(ur_result_t result, void *value) {
  auto *const handle = static_cast<Handle *>(value);
  if (result == UR_RESULT_SUCCESS && handle)
    *handle = (*handle)->vendorHandle;
}

inline constexpr const char *kNoTimesReason =
    "a reusable event of an overlay has no times; profile the queue instead";

// Returns whether the vendor's adapter has allocated the memory: it knows the memory, and this
// library does not.
bool isVendorMemory(ur_context_handle_t vendorContext, const void *pointer);

template <> struct Route<slots::UsmFree> {
  static ur_result_t call(ur_context_handle_t context, void *memory) {
    using Slot = slots::UsmFree;
    return isVendorMemory(context, memory) ? callVendor<Slot>(context, memory)
                                           : callOverlay<Slot>(context, memory);
  }
};
template <> struct Route<slots::UsmGetMemAllocInfo> {
  static ur_result_t call(ur_context_handle_t context, const void *memory,
                          ur_usm_alloc_info_t query, std::size_t size, void *value,
                          std::size_t *sizeRet) {
    using Slot = slots::UsmGetMemAllocInfo;
    if (isVendorMemory(context, memory))
      return callVendor<Slot>(context, memory, query, size, value, sizeRet);
    const auto result = callOverlay<Slot>(context, memory, query, size, value, sizeRet);
    if (query == UR_USM_ALLOC_INFO_DEVICE)
      returnVendorHandle<ur_device_handle_t>(result, value);
    return result;
  }
};

// Rejects events with times, because urDeviceGetInfo reports that the devices do not support them.
template <> struct Route<slots::EventCreateExp> {
  static ur_result_t call(ur_context_handle_t context, ur_device_handle_t device,
                          const ur_exp_event_desc_t *description, ur_event_handle_t *event) {
    if (description && (description->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) &&
        !(description->flags & UR_EXP_EVENT_FLAG_IPC_EXP))
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "{}", kNoTimesReason);
    using Slot = slots::EventCreateExp;
    return concernsOverlay(context) && concernsOverlay(device)
               ? callOverlay<Slot>(context, device, description, event)
               : callVendor<Slot>(context, device, description, event);
  }
};

template <> struct Route<slots::PhysicalMemGetInfo> {
  static ur_result_t call(ur_physical_mem_handle_t memory, ur_physical_mem_info_t query,
                          std::size_t size, void *value, std::size_t *sizeRet) {
    const auto result = callOverlay<slots::PhysicalMemGetInfo>(memory, query, size, value, sizeRet);
    if (query == UR_PHYSICAL_MEM_INFO_CONTEXT)
      returnVendorHandle<ur_context_handle_t>(result, value);
    if (query == UR_PHYSICAL_MEM_INFO_DEVICE)
      returnVendorHandle<ur_device_handle_t>(result, value);
    return result;
  }
};

// The route of functions of an event: to this library's function for its own events and for null.
template <typename Slot> struct EventRoute {
  static ur_result_t call(ur_event_handle_t event, auto... arguments) {
    return !event || isOverlayEvent(event) ? callOverlay<Slot>(event, arguments...)
                                           : callVendor<Slot>(event, arguments...);
  }
};
template <> struct Route<slots::EventGetInfo> {
  static ur_result_t call(ur_event_handle_t event, ur_event_info_t query, std::size_t size,
                          void *value, std::size_t *sizeRet) {
    const auto result = EventRoute<slots::EventGetInfo>::call(event, query, size, value, sizeRet);
    if (isOverlayEvent(event) && query == UR_EVENT_INFO_CONTEXT)
      returnVendorHandle<ur_context_handle_t>(result, value);
    return result;
  }
};
template <>
struct Route<slots::EventGetProfilingInfo> : EventRoute<slots::EventGetProfilingInfo> {};
template <> struct Route<slots::EventRetain> : EventRoute<slots::EventRetain> {};
template <> struct Route<slots::EventRelease> : EventRoute<slots::EventRelease> {};
template <> struct Route<slots::EventGetNativeHandle> : EventRoute<slots::EventGetNativeHandle> {};
template <> struct Route<slots::EventSetCallback> : EventRoute<slots::EventSetCallback> {};

// Like all functions, checks for null arguments before it rejects an event of the vendor.
template <> struct Route<slots::IpcGetEventHandleExp> {
  static ur_result_t call(ur_event_handle_t event, void **data, std::size_t *sizeRet) {
    const auto getHandle = slots::IpcGetEventHandleExp::in(backend::kDdiTable);
    return getHandle(data && sizeRet ? recordOf(event) : event, data, sizeRet);
  }
};

// Waits for this library's events first. The vendor then waits for its own events.
template <> struct Route<slots::EventWait> {
  static ur_result_t call(std::uint32_t count, const ur_event_handle_t *events);
};

template <> struct Route<slots::EnqueueEventsWaitWithBarrier> {
  static ur_result_t call(ur_queue_handle_t queue, std::uint32_t count,
                          const ur_event_handle_t *events, ur_event_handle_t *event) {
    return callWithWaitList<SpecSlot<slots::EnqueueEventsWaitWithBarrier>>(queue, count, events,
                                                                           event);
  }
};

// In a context that shares nothing, reusable events belong to the vendor's adapter.
template <> struct Route<slots::EnqueueEventsWaitWithBarrierExt> {
  static ur_result_t call(ur_queue_handle_t queue,
                          const ur_exp_enqueue_ext_properties_t *properties, std::uint32_t count,
                          const ur_event_handle_t *events, ur_event_handle_t *event) {
    using Slot = slots::EnqueueEventsWaitWithBarrierExt;
    const auto record = queue ? findRecord(queue) : nullptr;
    return record && !canShare(record->context.get())
               ? callWithWaitList<SpecSlot<Slot>>(queue, properties, count, events, event)
               : callOverlay<Slot>(queue, properties, count, events, event);
  }
};

// The function that this library exports in a slot.
template <typename Slot, typename... Arguments>
ur_result_t UR_APICALL dispatch(Arguments... arguments) noexcept {
  try {
    return Route<Slot>::call(arguments...);
  } catch (...) {
    return base::resultOfCurrentException();
  }
}

// The table of this library's own handles.
constexpr ur_dditable_t routeTable(ur_pfnReserved_t reserved) noexcept {
  return slots::tableOf([]<typename Slot>(Slot, auto &entry) { entry = dispatch<Slot>; }, reserved);
}

} // namespace ur::overlay
