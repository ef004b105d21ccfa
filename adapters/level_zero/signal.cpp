// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/signal.hpp"

#include "adapters/level_zero/functions.hpp"
#include "adapters/level_zero/result.hpp"

#include <exception>
#include <limits>

namespace ur {
namespace level_zero {
namespace {

// How long a thread sleeps in the driver for one event before it looks at the others.
constexpr std::uint64_t kPatience = 1'000'000;

} // namespace
} // namespace level_zero

bool backend::Signal::done() const {
  if (done_.load(std::memory_order_acquire))
    return true;
  const ze_result_t result = functions().zeEventQueryStatus(event_);
  if (result == ZE_RESULT_NOT_READY)
    return false;
  check("zeEventQueryStatus", result);
  done_.store(once_, std::memory_order_release);
  return true;
}

void backend::Signal::wait() const { waitFor(std::numeric_limits<std::uint64_t>::max()); }

bool backend::Signal::watch(kit::Sleeper &sleeper) {
  if (done())
    return false;
  sleeper.waitBy([this] {
    try {
      waitFor(kPatience);
    } catch (const std::exception &) { // who looks at it next gets the failure
    }
  });
  return true;
}

void backend::Signal::waitFor(std::uint64_t nanoseconds) const {
  if (done_.load(std::memory_order_acquire))
    return;
  const ze_result_t result = functions().zeEventHostSynchronize(event_, nanoseconds);
  if (result == ZE_RESULT_NOT_READY)
    return;
  check("zeEventHostSynchronize", result);
  done_.store(once_, std::memory_order_release);
}

} // namespace ur
