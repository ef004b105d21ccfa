// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/adapters/cuda/functions.hpp"

namespace ur::cuda_like {}

namespace ur::backend {
using namespace cuda_like; // bodies are written among the adapter's parts
}
