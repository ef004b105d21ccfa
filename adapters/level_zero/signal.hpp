// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include <level_zero/ze_api.h>

namespace ur::level_zero {

// Moments of a command, in nanoseconds of the device's clock.
struct CommandTimes {
  std::uint64_t submitted = 0;
  std::uint64_t started = 0;
  std::uint64_t ended = 0;
};

// One completion, told by an event of the driver: a command makes it, our events report it, later
// commands and the host wait for it. An ordinary event has one; a reusable event has one a signal,
// and a wait keeps the one that was the latest when it was asked for. All members are safe on any
// thread. Whoever holds a Signal keeps its driver's event from being used for something else.
class Signal {
public:
  // `once`: the event is signalled one time while this lives. Otherwise it follows the signals of
  // other processes as well, and is done and undone again.
  Signal(ze_event_handle_t event, bool once) noexcept : event_(event), once_(once) {}
  Signal(const Signal &) = delete;
  Signal &operator=(const Signal &) = delete;
  virtual ~Signal() = default;

  ze_event_handle_t event() const noexcept { return event_; }
  bool once() const noexcept { return once_; }

  bool done() const;
  void wait() const;
  // False when the time was over before the event was signalled.
  bool waitFor(std::uint64_t nanoseconds) const;

  // The times of a timed command that is done.
  virtual std::optional<CommandTimes> times() const { return std::nullopt; }

  // Waits from now on shall find this signal. Called once its command is on its way.
  virtual void publish() noexcept {}

private:
  const ze_event_handle_t event_;
  const bool once_;
  mutable std::atomic<bool> done_{false};
};

} // namespace ur::level_zero
