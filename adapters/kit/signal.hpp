// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/sleeper.hpp"

#include <cstdint>
#include <optional>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Moments of a command, in nanoseconds of the device's clock.
struct CommandTimes {
  std::uint64_t submitted = 0; // queues pass commands on in the call that enqueues them
  std::uint64_t started = 0;
  std::uint64_t ended = 0;
};

// One completion: a command makes it, events report it, later commands and the host wait for it. An
// ordinary event has one; a reusable event has one a signal, and a wait keeps the one that was the
// latest when it was asked for. All members are safe on any thread, and throw where a driver can no
// longer be asked.
class Signal {
public:
  Signal() noexcept = default;
  Signal(const Signal &) = delete;
  Signal &operator=(const Signal &) = delete;
  virtual ~Signal() = default;

  // What ends a command in another process may be known a moment later here.
  virtual ur_event_status_t status() const = 0;

  // The same for whoever asks but once: what has happened by now is known.
  virtual ur_event_status_t statusNow() const { return status(); }

  // Blocks until the command is done, well or not.
  virtual void wait() const = 0;

  // Makes sure that `sleeper` wakes up once the status has changed. False when the command is done:
  // then there is nothing to wake up for.
  virtual bool watch(Sleeper &sleeper) = 0;

  // The times of a timed command that is done.
  virtual std::optional<CommandTimes> times() const { return std::nullopt; }

  // The first of them, which adapters may know before.
  virtual std::optional<std::uint64_t> submitted() const {
    const auto known = times();
    return known ? std::optional(known->submitted) : std::nullopt;
  }

  // Waits from now on shall find this signal. Called once its command is certain to make it.
  virtual void publish() noexcept {}
};

inline bool isDone(ur_event_status_t status) noexcept {
  return status == UR_EVENT_STATUS_COMPLETE || status == UR_EVENT_STATUS_ERROR;
}

} // namespace ur::kit
