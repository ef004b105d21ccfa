// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/bodies are compiled with: the handles of this adapter, and more that
// they are about.

#include "adapters/level_zero/common/adapter.hpp"
#include "adapters/level_zero/common/allocation.hpp"
#include "adapters/level_zero/common/callbacks.hpp"
#include "adapters/level_zero/common/context.hpp"
#include "adapters/level_zero/common/event.hpp"
#include "adapters/level_zero/common/exchange.hpp"
#include "adapters/level_zero/common/log.hpp"
#include "adapters/level_zero/common/physical_mem.hpp"
#include "adapters/level_zero/common/queue.hpp"
#include "generation.hpp"

namespace ur {
namespace backend = lz;
namespace parts = ze;
} // namespace ur

namespace ur::ze {

inline ipc::AdapterId adapterId() noexcept { return kAdapterId; }

} // namespace ur::ze
