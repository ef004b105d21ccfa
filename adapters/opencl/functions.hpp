// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/adapters/opencl/functions.hpp"

namespace ur::opencl {}

namespace ur::backend {
using namespace opencl; // bodies are written among the adapter's parts
}
