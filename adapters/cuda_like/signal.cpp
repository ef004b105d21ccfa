// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/signal.hpp"

#include "adapters/cuda_like/functions.hpp"

namespace ur {

backend::Signal::Signal(ur_device_handle_t device, bool timed)
    : device_(device), start_(timed ? makeEvent(kEventDefault) : UniqueEvent()),
      end_(makeEvent(timed ? kEventDefault : kEventDisableTiming)) {}

void backend::Signal::recordStart(Stream stream) const {
  if (start_)
    check(driver().eventRecord(start_.get(), stream), "record an event");
}

void backend::Signal::recordEnd(Stream stream) const {
  check(driver().eventRecord(end_.get(), stream), "record an event");
}

ur_event_status_t backend::Signal::status() const {
  switch (driver().eventQuery(end_.get())) {
  case kSuccess:
    return UR_EVENT_STATUS_COMPLETE;
  case kNotReady:
    return UR_EVENT_STATUS_SUBMITTED;
  default:
    return UR_EVENT_STATUS_ERROR;
  }
}

void backend::Signal::wait() const {
  check(driver().eventSynchronize(end_.get()), "wait for an event");
}

bool backend::Signal::watch(kit::Sleeper &sleeper) {
  if (kit::isDone(status()))
    return false;
  sleeper.lookAgainSoon(); // the driver has no wait that ends after a time
  return true;
}

// A stream does not tell when a command came to it, only when it starts.
std::optional<kit::CommandTimes> backend::Signal::times() const {
  if (!start_ || status() != UR_EVENT_STATUS_COMPLETE)
    return std::nullopt;
  const std::uint64_t started = device_->timeOf(start_.get());
  return kit::CommandTimes{started, started,
                           started + nanosecondsBetween(start_.get(), end_.get())};
}

} // namespace ur
