// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/exchange.hpp"

namespace ur::kit {

// The handles that this process exports and opens through this adapter.
ipc::Exchange &exchange();

} // namespace ur::kit
