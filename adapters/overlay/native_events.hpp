// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the events of this library need of the vendor's driver.

#include "adapters/overlay/handles.hpp"

#include <functional>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::backend {

// Makes a vendor's event that a later complete() ends. The caller releases the handle; commands
// that wait for it keep it alive.
class UserEvent {
public:
  virtual ~UserEvent() = default;
  virtual void complete() noexcept = 0;

  ur_event_handle_t handle = nullptr; // the vendor's
};
std::unique_ptr<UserEvent> makeUserEvent(ur_context_handle_t context);

// Calls signal.finish() on a thread of the driver when the vendor's event is complete. If it
// throws, it does not.
void finishAfter(ur_event_handle_t vendorEvent, std::shared_ptr<Signal> signal);

} // namespace ur::backend
