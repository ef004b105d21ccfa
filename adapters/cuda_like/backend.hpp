// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The functions and handles of the CUDA and HIP adapters. The files in adapters/kit/bodies include
// this header.

#include "adapters/cuda_like/context.hpp"
#include "adapters/cuda_like/device.hpp"
#include "adapters/cuda_like/queue.hpp"
#include "adapters/kit/buffer.hpp"
#include "generated/adapters/cuda/functions.hpp"

namespace ur::backend {
using namespace cuda_like; // the bodies use the adapter's names without a prefix
}
