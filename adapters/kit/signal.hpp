// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/sleeper.hpp"

#include <cstdint>
#include <optional>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The times of a command, in nanoseconds of the device's clock.
struct CommandTimes {
  std::uint64_t submitted = 0; // the time of the call that enqueues the command
  std::uint64_t started = 0;
  std::uint64_t ended = 0;
};

// The completion of one command. Events report it; later commands and the host wait for it. A
// reusable event gets a new Signal each time that a barrier signals it. A wait keeps the Signal
// that was the latest when the wait began. Thread-safe. Members that are not noexcept throw if the
// driver's query fails.
class Signal {
public:
  Signal() noexcept = default;
  Signal(const Signal &) = delete;
  Signal &operator=(const Signal &) = delete;
  virtual ~Signal() = default;

  // Returns the status. If the process that should complete the signal has exited, may report the
  // failure up to 100 ms late.
  virtual ur_event_status_t status() const = 0;

  // Returns the status without that delay, for callers that query only once.
  virtual ur_event_status_t statusNow() const { return status(); }

  // Blocks until the command is complete or has failed.
  virtual void wait() const = 0;

  // Makes `sleeper` wake after the status has changed. Returns false if the command is already
  // done.
  virtual bool watch(Sleeper &sleeper) = 0;

  // Returns the times of a timed command, or nullopt before its end.
  virtual std::optional<CommandTimes> times() const { return std::nullopt; }

  // Returns the submission time, which adapters may know before the command ends.
  virtual std::optional<std::uint64_t> submitted() const {
    const auto commandTimes = times();
    return commandTimes ? std::optional(commandTimes->submitted) : std::nullopt;
  }

  // Makes later waits see this signal. Call it once the command is certain to complete the signal.
  virtual void publish() noexcept {}
};

inline bool isDone(ur_event_status_t status) noexcept {
  return status == UR_EVENT_STATUS_COMPLETE || status == UR_EVENT_STATUS_ERROR;
}

} // namespace ur::kit
