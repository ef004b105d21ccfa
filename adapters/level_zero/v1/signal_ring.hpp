// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/memory_file.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace ur::level_zero {

// The state of a shared event that all its processes read: which of the pool's events is the latest
// signal, and which are in use. A driver's event has only two states, so a late waiter on a reused
// event would see a wrong signal or no signal. Therefore successive signals use different events,
// and an event is reused only if no waiter holds it.
class SignalRing {
public:
  static constexpr std::uint32_t kEvents = 16;

  // Creates a ring.
  SignalRing();
  // Opens a ring of another process.
  explicit SignalRing(base::UniqueFd file);

  const base::UniqueFd &file() const noexcept { return file_; }
  static std::size_t fileSize() noexcept;

  // Holds the event of the latest signal and returns its number. Returns nullopt before the first
  // signal.
  std::optional<std::uint32_t> holdLatest() noexcept;
  // Claims and holds an unused event for a future signal, and returns its number. Never claims the
  // latest event. Skips the first `skip` candidates. Returns nullopt if no candidate is left.
  std::optional<std::uint32_t> claim(std::uint32_t skip) noexcept;
  // Makes the claimed event the latest signal.
  void publish(std::uint32_t event) noexcept;
  // Releases an event. `claimed`: whether the event was claimed but not published.
  void release(std::uint32_t event, bool claimed) noexcept;

private:
  // The ring's state, in memory that the processes share.
  struct State {
    std::atomic<std::uint32_t> latest; // the event's number plus 1; 0 before the first signal
    std::array<std::atomic<std::uint32_t>, kEvents> uses; // number of holds, plus kClaimed
  };
  static_assert(std::atomic<std::uint32_t>::is_always_lock_free);

  State &state() const noexcept { return *static_cast<State *>(mapping_.address()); }

  base::UniqueFd file_;
  ipc::Mapping mapping_;
};

} // namespace ur::level_zero
