// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The functions and handles of this adapter. The files in adapters/kit/bodies include this header.

#include "adapters/opencl/buffer.hpp"
#include "adapters/opencl/device.hpp"
#include "adapters/opencl/queue.hpp"
#include "generated/adapters/opencl/functions.hpp"

namespace ur::backend {
using namespace opencl; // the bodies use the adapter's names without a prefix
}
