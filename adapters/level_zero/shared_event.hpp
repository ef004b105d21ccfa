// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/event.hpp"
#include "adapters/level_zero/native_export.hpp"
#include "adapters/level_zero/requirements.hpp"
#include "ipc/exchange.hpp"

#include <memory>

namespace ur::level_zero {

// Throws UNSUPPORTED_FEATURE with what the probe found, unless events of the device, or of some
// device of the context, can be shared between processes.
template <typename Handle> void requireEventSharing(Handle deviceOrContext) {
  requireCapability(deviceOrContext, &Capabilities::event, "IPC of events");
}

// Where the two adapters differ.
std::unique_ptr<kit::SharedEvent> createSharedEvent(ur_context_handle_t context,
                                                    ur_device_handle_t device);
std::unique_ptr<kit::SharedEvent> openSharedEvent(ur_context_handle_t context,
                                                  ipc::Imported imported);

} // namespace ur::level_zero
