// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/log/log.hpp"

namespace ur::kit {

// Everything that the adapter has to say: UR_LOG_<its log name>, and the application's logger
// callback. Never destroyed.
log::Logger &log();

} // namespace ur::kit
