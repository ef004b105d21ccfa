// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/wait_lists.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/identity.hpp"
#include "base/immortal.hpp"

namespace ur::overlay {
namespace {

bool hasFailed(const kit::Signal *signal) {
  return signal && signal->status() == UR_EVENT_STATUS_ERROR;
}

void complete(ur_event_handle_t, ur_execution_info_t, void *data) {
  const std::unique_ptr<backend::UserEvent> event(static_cast<backend::UserEvent *>(data));
  event->complete();
}

} // namespace

kit::Callbacks &watcher() {
  static constinit base::Immortal<kit::Callbacks> instance;
  return instance.get();
}

bool isOverlayEvent(ur_event_handle_t event) noexcept {
  return event && event->belongsTo(kit::kIdentity.table);
}

// Checks for failures before it makes events, because the queue may wait for an event as soon as
// the event exists. Replaces even a complete event, because an empty list would mean a wait for all
// earlier commands. Delegates to the default constructor, so that the destructor releases the new
// events if this constructor throws.
VendorWaitList::VendorWaitList(ur_queue_handle_t queue, std::span<const ur_event_handle_t> events)
    : VendorWaitList() {
  std::vector<std::shared_ptr<kit::Signal>> signals; // null for events that need no wait
  signals.reserve(events.size());
  for (ur_event_handle_t event : events) {
    signals.push_back(isOverlayEvent(event) ? event->latestSignal() : nullptr);
    if (hasFailed(signals.back().get()))
      kit::raiseFailedWait();
  }
  events_.reserve(events.size());
  createdEvents_.reserve(events.size());
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!isOverlayEvent(events[i])) {
      events_.push_back(events[i]);
      continue;
    }
    auto userEvent = backend::makeUserEvent(queue);
    createdEvents_.push_back(userEvent->handle);
    events_.push_back(userEvent->handle);
    if (!signals[i] || kit::isDone(signals[i]->status())) {
      userEvent->complete();
      continue;
    }
    watcher().add(events[i], signals[i], UR_EXECUTION_INFO_COMPLETE, complete, userEvent.get());
    static_cast<void>(userEvent.release());
  }
}

VendorWaitList::~VendorWaitList() {
  for (ur_event_handle_t event : createdEvents_)
    vendor().functions.Event.pfnRelease(event);
}

void rejectCommandBuffer() {
  base::raise(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
              "a command buffer cannot wait for a reusable event; wait for it with "
              "urEnqueueEventsWaitWithBarrier before urEnqueueCommandBufferExp");
}

} // namespace ur::overlay
