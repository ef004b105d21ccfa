// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/common/capabilities.hpp"
#include "adapters/level_zero/common/handles.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::ze {

// Creates, exports and imports one object of each kind on the device, and logs what works, by which
// way, or why not. Versions alone tell little: drivers claim what a loader then cannot reach.
Capabilities probe(ur_device_handle_t_ &device);

// The part that differs between the two adapters: `event` and what it rests on.
void probeEvents(ur_device_handle_t_ &device, ze_context_handle_t context, Capabilities &found);

} // namespace ur::ze
