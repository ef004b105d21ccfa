// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/pool_events.hpp"

namespace ur::level_zero {

std::unique_ptr<EventSource> makeEventSource(const ur_context_handle_t_ &context) {
  return std::make_unique<EventSource>(std::make_unique<PoolEventMaker>(context.native()));
}

} // namespace ur::level_zero
