// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/log/log.hpp"

namespace ur::kit {

// Returns the adapter's log, with the receivers UR_LOG_<its log name> and the application's
// callback. Never destroyed.
log::Logger &log();

} // namespace ur::kit
