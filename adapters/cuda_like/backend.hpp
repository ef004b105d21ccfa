// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/kit/bodies are compiled with: the functions and the handles of these
// adapters.

#include "adapters/cuda_like/context.hpp"
#include "adapters/cuda_like/device.hpp"
#include "adapters/cuda_like/queue.hpp"
#include "adapters/kit/buffer.hpp"
#include "generated/adapters/cuda/functions.hpp"

namespace ur::backend {
using namespace cuda_like; // bodies are written among the adapter's parts
}
