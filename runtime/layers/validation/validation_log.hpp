// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/log/log.hpp"

namespace ur::validation {

// Where the validation layers write, described by UR_LOG_VALIDATION as the first use finds it; like
// every log of Unified Runtime it is quiet until that names a level. Never destroyed: programs tear
// down from destructors that run after this library's.
ur::log::Logger &log();

} // namespace ur::validation
