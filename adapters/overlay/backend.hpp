// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The functions and handles of this library. The files in adapters/kit/bodies include this header.
// In these files, handles of devices, contexts and queues are records.

#include "adapters/kit/event.hpp"
#include "adapters/overlay/handles.hpp"
#include UR_OVERLAY_FUNCTIONS

namespace ur::backend {
using namespace overlay; // the bodies use the adapter's names without a prefix
}
