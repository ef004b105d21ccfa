// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The functions and handles of the two Level Zero adapters. The files in adapters/kit/bodies
// include this header.

#include "adapters/kit/buffer.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/queue.hpp"
#include "generated/adapters/level_zero/functions.hpp"

namespace ur::backend {
using namespace level_zero; // the bodies use the adapter's names without a prefix
}
