// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/signal.hpp"

#include "adapters/level_zero/result.hpp"

#include <limits>

namespace ur::level_zero {

bool Signal::done() const {
  if (done_.load(std::memory_order_acquire))
    return true;
  const ze_result_t result = functions().zeEventQueryStatus(event_);
  if (result == ZE_RESULT_NOT_READY)
    return false;
  check("zeEventQueryStatus", result);
  done_.store(once_, std::memory_order_release);
  return true;
}

void Signal::wait() const { waitFor(std::numeric_limits<std::uint64_t>::max()); }

bool Signal::waitFor(std::uint64_t nanoseconds) const {
  if (done_.load(std::memory_order_acquire))
    return true;
  const ze_result_t result = functions().zeEventHostSynchronize(event_, nanoseconds);
  if (result == ZE_RESULT_NOT_READY)
    return false;
  check("zeEventHostSynchronize", result);
  done_.store(once_, std::memory_order_release);
  return true;
}

} // namespace ur::level_zero
