// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The operations of the vendor's driver that this library's events need.

#include "adapters/overlay/handles.hpp"

#include <functional>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::backend {

// An event that a queue's command can wait for. The caller releases the handle after it has
// enqueued the command. If no command waits for the event yet, the caller may destroy this object
// without a call of complete().
class UserEvent {
public:
  virtual ~UserEvent() = default;
  virtual void complete() noexcept = 0;

  ur_event_handle_t handle = nullptr; // the vendor's event
};
std::unique_ptr<UserEvent> makeUserEvent(ur_queue_handle_t queue);

// Calls signal->finish() on another thread when the vendor's event of the queue completes. If this
// function throws, signal->finish() is not called.
void finishSignalAfter(ur_queue_handle_t queue, ur_event_handle_t vendorEvent,
                       std::shared_ptr<Signal> signal);

} // namespace ur::backend
