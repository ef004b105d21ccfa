// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/log/log.hpp"

namespace ur::opencl {

// Everything this adapter has to say: UR_LOG_OPENCL and the application's logger callback.
log::Logger &log();

} // namespace ur::opencl
