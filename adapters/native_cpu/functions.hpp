// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/adapters/native_cpu/functions.hpp"

namespace ur::native_cpu {}

namespace ur::backend {
using namespace native_cpu; // bodies are written among the adapter's parts
}
