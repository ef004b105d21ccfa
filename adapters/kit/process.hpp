// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/process.hpp"

namespace ur::kit {

// Returns the ipc::Process of this process. Each adapter's library has its own.
ipc::Process &process();

} // namespace ur::kit
