// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/v1/signal_ring.hpp"

#include "ipc/memory_file.hpp"

#include <utility>

#include <unistd.h>

namespace ur::level_zero {
namespace {

constexpr std::uint32_t kClaimed = 1u << 31;

} // namespace

SignalRing::SignalRing() : SignalRing(ipc::createMemoryFile(base::os(), "ur-event", fileSize())) {}

SignalRing::SignalRing(base::UniqueFd file)
    : file_(std::move(file)), mapping_(ipc::Mapping::ofFile(base::os(), file_.get(), fileSize())) {
  static_assert(sizeof(State) <= 4096);
}

std::size_t SignalRing::fileSize() noexcept {
  return static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

// Between the load of `latest` and the hold, another process may reuse the event for a new signal.
// In that case `latest` has changed.
std::optional<std::uint32_t> SignalRing::holdLatest() noexcept {
  for (;;) {
    const std::uint32_t latest = state().latest.load();
    if (latest == 0 || latest > kEvents) // another process may have written any value
      return std::nullopt;
    const std::uint32_t event = latest - 1;
    state().uses[event].fetch_add(1);
    if (state().latest.load() == latest)
      return event;
    release(event, false);
  }
}

std::optional<std::uint32_t> SignalRing::claim(std::uint32_t skip) noexcept {
  const std::uint32_t latest = state().latest.load();
  for (std::uint32_t step = 0; step < kEvents; ++step) {
    const std::uint32_t event = (latest + step) % kEvents; // starts after the latest event
    if (event + 1 == latest)
      continue;
    std::uint32_t expectedUses = 0;
    if (!state().uses[event].compare_exchange_strong(expectedUses, kClaimed | 1u))
      continue;
    // Skips an event that has become the latest one in the meantime, or that the caller has already
    // tried.
    if (state().latest.load() != event + 1 && skip == 0)
      return event;
    if (skip != 0)
      --skip;
    release(event, true);
  }
  return std::nullopt;
}

void SignalRing::publish(std::uint32_t event) noexcept {
  state().latest.store(event + 1);
  state().uses[event].fetch_and(~kClaimed);
}

void SignalRing::release(std::uint32_t event, bool claimed) noexcept {
  state().uses[event].fetch_sub(claimed ? (kClaimed | 1u) : 1u);
}

} // namespace ur::level_zero
