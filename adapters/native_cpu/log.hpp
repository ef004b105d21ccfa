// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/log/log.hpp"

namespace ur::native_cpu {

// Everything this adapter has to say: the variable UR_LOG_ with the name of its identity, and the
// application's logger callback.
log::Logger &log();

} // namespace ur::native_cpu
