// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/device.hpp"

#include <cstdint>

namespace ur::level_zero {

// Creates an event that shows whether its latest signal by an immediate in-order list is done. The
// event is complete at first.
inline UniqueEvent createCounterEvent(const CounterBasedApi &api, ze_context_handle_t context,
                                      ze_device_handle_t device, std::uint32_t flags) {
  const newer::EventCounterBasedDesc description{
      api.descriptorType, nullptr, newer::kEventImmediate | newer::kEventHostVisible | flags,
      ZE_EVENT_SCOPE_FLAG_HOST, ZE_EVENT_SCOPE_FLAG_HOST};
  UniqueEvent event;
  check("the creation of a counter-based event",
        api.create(context, device, &description, event.out()));
  return event;
}

// Opens another process's event, and closes it in the destructor.
class OpenedCounterEvent {
public:
  OpenedCounterEvent(const CounterBasedApi &api, ze_context_handle_t context,
                     const newer::IpcEventCounterBasedHandle &handle)
      : api_(api) {
    check("the opening of a counter-based event", api.openIpcHandle(context, handle, &event_));
  }
  OpenedCounterEvent(const OpenedCounterEvent &) = delete;
  OpenedCounterEvent &operator=(const OpenedCounterEvent &) = delete;
  ~OpenedCounterEvent() {
    logIfFailed("the closing of a counter-based event", api_.closeIpcHandle(event_));
  }

  ze_event_handle_t get() const noexcept { return event_; }

private:
  const CounterBasedApi &api_;
  ze_event_handle_t event_ = nullptr;
};

inline newer::IpcEventCounterBasedHandle counterHandleOf(const CounterBasedApi &api,
                                                         ze_event_handle_t event) {
  newer::IpcEventCounterBasedHandle handle{};
  check("the export of a counter-based event", api.getIpcHandle(event, &handle));
  return handle;
}

// A shared counter-based event. Drivers remember that the host saw an event complete. After that, a
// created event stays complete, and lists skip waits for an opened one. So every process, including
// the creator, opens the event twice: the host queries one of the opened events, and commands use
// the other.
struct CounterEventViews {
  CounterEventViews(const CounterBasedApi &api, ze_context_handle_t context,
                    const newer::IpcEventCounterBasedHandle &handle)
      : forCommands(api, context, handle), forHost(api, context, handle) {}

  const OpenedCounterEvent forCommands;
  const OpenedCounterEvent forHost;
};

// Creates an immediate list, in-order if requested.
UniqueList
createImmediateList(ze_context_handle_t context, const NativeDevice &device, bool inOrder,
                    ze_command_queue_priority_t priority = ZE_COMMAND_QUEUE_PRIORITY_NORMAL);

} // namespace ur::level_zero
