// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/signal.hpp"

#include <atomic>
#include <cstdint>

#include <level_zero/ze_api.h>

namespace ur::backend {

// A signal that an event of the driver tells. Whoever holds it keeps that event from being used for
// something else.
class Signal : public kit::Signal {
public:
  // `once`: the event is signalled one time while this lives. Otherwise it follows the signals of
  // other processes as well, and is done and undone again.
  Signal(ze_event_handle_t event, bool once) noexcept : Signal(event, event, once) {}
  // The host looks at another event, `asked`, that tells the same.
  Signal(ze_event_handle_t event, ze_event_handle_t asked, bool once) noexcept
      : event_(event), asked_(asked), once_(once) {}

  ze_event_handle_t event() const noexcept { return event_; } // for commands
  bool once() const noexcept { return once_; }

  bool done() const;

  ur_event_status_t status() const override {
    return done() ? UR_EVENT_STATUS_COMPLETE : UR_EVENT_STATUS_SUBMITTED;
  }
  void wait() const override;
  bool watch(kit::Sleeper &sleeper) override;

private:
  void waitFor(std::uint64_t nanoseconds) const;
  // Takes the driver's answer of a look at the event: whether it is done.
  bool settle(const char *function, ze_result_t result) const;

  const ze_event_handle_t event_;
  const ze_event_handle_t asked_;
  const bool once_;
  mutable std::atomic<bool> done_{false};
};

} // namespace ur::backend
