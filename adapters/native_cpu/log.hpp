// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/log/log.hpp"

namespace ur::native_cpu {

// Everything this adapter has to say: UR_LOG_NATIVE_CPU and the application's logger callback.
log::Logger &log();

} // namespace ur::native_cpu
