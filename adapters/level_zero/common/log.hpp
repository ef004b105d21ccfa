// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/log/log.hpp"

namespace ur::ze {

// Everything this adapter has to say: UR_LOG_LEVEL_ZERO or UR_LOG_LEVEL_ZERO_V2, and the
// application's logger callback.
log::Logger &log();

} // namespace ur::ze
