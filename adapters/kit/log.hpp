// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/log/log.hpp"

namespace ur::kit {

// Returns the adapter's log, which is never destroyed. Its messages go to the outputs that
// UR_LOG_<log name> sets, and to the application's callback.
log::Logger &log();

} // namespace ur::kit
