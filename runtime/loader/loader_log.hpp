// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/log/log.hpp"

namespace ur::loader {

// The loader's log, described by UR_LOG_LOADER as the process's first use finds it. Never
// destroyed: applications tear the loader down from destructors that run after its own.
ur::log::Logger &log();

} // namespace ur::loader
