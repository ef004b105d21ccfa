// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/process.hpp"

namespace ur::kit {

// This process, of which each adapter's library has its own object.
ipc::Process &process();

} // namespace ur::kit
