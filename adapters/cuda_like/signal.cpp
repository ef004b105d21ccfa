// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/signal.hpp"

#include <algorithm>
#include <utility>

namespace ur::cuda_like {

void EventSignal::recordEnd(Stream stream) {
  check(driver().eventRecord(event(), stream), "record an event");
}

void EventSignal::enqueueWait(Stream stream) {
  check(driver().streamWaitEvent(stream, event(), 0), "make the stream wait for an event");
}

ur_event_status_t EventSignal::status() const {
  const ur_event_status_t finalStatus = finalStatus_.load(std::memory_order_acquire);
  if (kit::isDone(finalStatus))
    return finalStatus;
  const Code code = driver().eventQuery(event());
  if (code == kNotReady)
    return UR_EVENT_STATUS_SUBMITTED;
  const bool failed =
      code != kSuccess || std::ranges::any_of(failureSources_, [](const auto &source) {
        return source->status() == UR_EVENT_STATUS_ERROR;
      });
  const auto status = failed ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE;
  finalStatus_.store(status, std::memory_order_release);
  return status;
}

void EventSignal::wait() const {
  if (!kit::isDone(finalStatus_.load(std::memory_order_acquire)))
    check(driver().eventSynchronize(event()), "wait for an event");
}

bool EventSignal::watch(kit::Sleeper &sleeper) {
  if (kit::isDone(status()))
    return false;
  sleeper.checkAgainSoon(); // the driver has no wait with a timeout
  return true;
}

CommandSignal::CommandSignal(Clock *clock, std::shared_ptr<EventPool> pool)
    : clock_(clock), pool_(std::move(pool)),
      queuedEvent_(clock ? std::make_shared<UniqueEvent>(makeEvent(kEventDefault)) : nullptr),
      startEvent_(clock ? std::make_shared<UniqueEvent>(makeEvent(kEventDefault)) : nullptr),
      endEvent_(clock ? makeEvent(kEventDefault) : pool_->take()) {}

CommandSignal::~CommandSignal() {
  if (!clock_)
    pool_->returnEvent(std::move(endEvent_));
}

void CommandSignal::recordStart(Stream stream) {
  if (!clock_)
    return;
  clock_->record(queuedEvent_->get());
  check(driver().eventRecord(startEvent_->get(), stream), "record an event");
}

// Caches the times, because the driver rounds them differently when the clock's origin moves.
std::optional<kit::CommandTimes> CommandSignal::times() const {
  if (status() != UR_EVENT_STATUS_COMPLETE) // submitted() blocks for a pending command
    return std::nullopt;
  const auto submitTime = submitted();
  if (!submitTime)
    return std::nullopt;
  return times_.get([&] { return clock_->timesOf(*submitTime, startEvent_, endEvent_.get()); });
}

// Caches the time, because the driver rounds it differently when the clock's origin moves.
std::optional<std::uint64_t> CommandSignal::submitted() const {
  if (!clock_)
    return std::nullopt;
  std::uint64_t cachedTime = submitted_.load(std::memory_order_relaxed);
  if (cachedTime != 0)
    return cachedTime;
  const std::uint64_t time = clock_->timeOf(queuedEvent_);
  return submitted_.compare_exchange_strong(cachedTime, time) ? time : cachedTime;
}

} // namespace ur::cuda_like
