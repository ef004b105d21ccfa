// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The functions and handles of this adapter. The files in adapters/kit/bodies include this header.

#include "adapters/kit/buffer.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/native_cpu/handles.hpp"
#include "generated/adapters/native_cpu/functions.hpp"

namespace ur::backend {
using namespace native_cpu; // the bodies use the adapter's names without a prefix
}
