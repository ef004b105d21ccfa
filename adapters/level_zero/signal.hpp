// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/signal.hpp"

#include <atomic>
#include <cstdint>

#include <level_zero/ze_api.h>

namespace ur::backend {

// A signal in an event of the driver. The event is not reused while this object exists.
class Signal : public kit::Signal {
public:
  // `signaledOnce`: the event is signaled at most once while this object exists. If false, the
  // application or other processes may also signal the event, and it can become incomplete again.
  Signal(ze_event_handle_t event, bool signaledOnce) noexcept
      : Signal(event, event, signaledOnce) {}
  // The host queries another event, `queriedEvent`, which has the same state.
  Signal(ze_event_handle_t event, ze_event_handle_t queriedEvent, bool signaledOnce) noexcept
      : event_(event), queriedEvent_(queriedEvent), isSignaledOnce_(signaledOnce) {}

  ze_event_handle_t event() const noexcept { return event_; } // for commands
  bool isSignaledOnce() const noexcept { return isSignaledOnce_; }

  bool done() const;

  ur_event_status_t status() const override {
    return done() ? UR_EVENT_STATUS_COMPLETE : UR_EVENT_STATUS_SUBMITTED;
  }
  void wait() const override;
  bool watch(kit::Sleeper &sleeper) override;

private:
  void waitFor(std::uint64_t nanoseconds) const;
  // Evaluates the driver's result of an event query. Returns whether the event is complete.
  bool evaluate(const char *function, ze_result_t result) const;

  const ze_event_handle_t event_;
  const ze_event_handle_t queriedEvent_;
  const bool isSignaledOnce_;
  mutable std::atomic<bool> done_{false};
};

} // namespace ur::backend
