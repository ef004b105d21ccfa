// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/common/exchange.hpp"

namespace ur::native_cpu {

// The handles that this process exports and opens through this adapter.
ipc::Exchange &exchange();

} // namespace ur::native_cpu
