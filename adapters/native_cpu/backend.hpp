// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/kit/bodies are compiled with: the functions and the handles of this
// adapter.

#include "adapters/kit/buffer.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/native_cpu/handles.hpp"
#include "generated/adapters/native_cpu/functions.hpp"

namespace ur::backend {
using namespace native_cpu; // bodies are written among the adapter's parts
}
