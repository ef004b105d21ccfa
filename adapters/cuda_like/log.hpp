// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/log/log.hpp"

namespace ur::cuda_like {

// Everything the adapter has to say: UR_LOG_CUDA or UR_LOG_HIP, and the application's callback.
log::Logger &log();

} // namespace ur::cuda_like
