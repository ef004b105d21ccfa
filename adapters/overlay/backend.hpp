// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/kit/bodies are compiled with. Their handles of devices, contexts and
// queues are records.

#include "adapters/kit/event.hpp"
#include "adapters/overlay/handles.hpp"
#include UR_OVERLAY_FUNCTIONS

namespace ur::backend {
using namespace overlay; // bodies are written among the adapter's parts
}
