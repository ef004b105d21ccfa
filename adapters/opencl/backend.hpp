// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/kit/bodies are compiled with: the functions and the handles of this
// adapter.

#include "adapters/opencl/buffer.hpp"
#include "adapters/opencl/device.hpp"
#include "adapters/opencl/queue.hpp"
#include "generated/adapters/opencl/functions.hpp"

namespace ur::backend {
using namespace opencl; // bodies are written among the adapter's parts
}
