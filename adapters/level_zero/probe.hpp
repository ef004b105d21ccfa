// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/capabilities.hpp"
#include "adapters/level_zero/handles.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::level_zero {

// Creates, exports and imports one object of each kind on the device, and logs what works, by which
// way, or why not. Versions alone tell little: drivers claim what a loader then cannot reach.
Capabilities probe(ur_device_handle_t_ &device);

// The part that differs between the two adapters: `event` and what it rests on.
void probeEvents(ur_device_handle_t_ &device, ze_context_handle_t context, Capabilities &found);

} // namespace ur::level_zero
