// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/context.hpp"
#include "adapters/level_zero/common/pool_events.hpp"

namespace ur::ze {

std::unique_ptr<EventSource> makeEventSource(const ur_context_handle_t_ &context) {
  return std::make_unique<EventSource>(std::make_unique<PoolEventMaker>(context.native()));
}

} // namespace ur::ze
