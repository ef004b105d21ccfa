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

// Which of a pool's events is the latest signal of a shared event, and which are in use, for all
// processes that share it. A driver's event has two states only: were one event signalled again and
// again, a waiter that comes late would see the wrong signal, or none. So each signal takes another
// event, and one is taken again when nobody waits for it any more.
class SignalRing {
public:
  static constexpr std::uint32_t kEvents = 16;

  // A new ring, and one that another process made.
  SignalRing();
  explicit SignalRing(base::UniqueFd file);

  const base::UniqueFd &file() const noexcept { return file_; }
  static std::size_t fileSize() noexcept;

  // Holds the event of the latest signal, or nothing before the first signal.
  std::optional<std::uint32_t> holdLatest() noexcept;
  // Takes an event that nobody uses, other than the latest, for a signal that is to come: it is
  // held. `skip` of the candidates are passed over.
  std::optional<std::uint32_t> claim(std::uint32_t skip) noexcept;
  // The claimed event is the latest signal from now on.
  void publish(std::uint32_t event) noexcept;
  // Ends a hold. `claimed`: of an event that was claimed and not published.
  void release(std::uint32_t event, bool claimed) noexcept;

private:
  // In memory that processes share.
  struct State {
    std::atomic<std::uint32_t> latest;                    // its number plus 1; 0 before the first
    std::array<std::atomic<std::uint32_t>, kEvents> uses; // holds, and kClaimed
  };
  static_assert(std::atomic<std::uint32_t>::is_always_lock_free);

  State &state() const noexcept { return *static_cast<State *>(mapping_.address()); }

  base::UniqueFd file_;
  ipc::Mapping mapping_;
};

} // namespace ur::level_zero
