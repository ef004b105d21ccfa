// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/kit/bodies are compiled with: the functions and the handles of these
// adapters.

#include "adapters/kit/buffer.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/queue.hpp"
#include "generated/adapters/level_zero/functions.hpp"

namespace ur::backend {
using namespace level_zero; // bodies are written among the adapter's parts
}
