// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/adapters/level_zero/functions.hpp"

namespace ur::level_zero {}

namespace ur::backend {
using namespace level_zero; // bodies are written among the adapter's parts
}
