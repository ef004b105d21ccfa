// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/host_signal.hpp"

#include "adapters/kit/clock.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"

#include <algorithm>

namespace ur::kit {

LocalSignal::LocalSignal(bool timed) : timed_(timed), generation_(base::forkGeneration()) {
  if (timed_)
    times_.submitted = now();
}

// In a forked child, the parent's pending signals count as failed, because the child has no thread
// that completes them. So the child never locks the mutex, which a thread of the parent may have
// held during the fork.
ur_event_status_t LocalSignal::status() const noexcept {
  const ur_event_status_t status = status_.load(std::memory_order_acquire);
  return isDone(status) || generation_ == base::forkGeneration() ? status : UR_EVENT_STATUS_ERROR;
}

void LocalSignal::wait() const {
  for (auto current = status_.load(std::memory_order_acquire); !isDone(current);
       current = status_.load(std::memory_order_acquire)) {
    if (generation_ != base::forkGeneration())
      base::raise(UR_RESULT_ERROR_INVALID_EVENT,
                  "cannot wait for the event: its queue's thread exists only in the process that "
                  "forked; create queues and events after the fork");
    status_.wait(current, std::memory_order_acquire);
  }
}

bool LocalSignal::watch(Sleeper &sleeper) {
  if (isDone(status()))
    return false;
  const std::lock_guard lock(mutex_);
  if (isDone(status()))
    return false;
  if (std::find(watchers_.begin(), watchers_.end(), sleeper.notifier()) == watchers_.end())
    watchers_.push_back(sleeper.notifier());
  return true;
}

void LocalSignal::begin() noexcept {
  if (timed_)
    times_.started = now();
  advance(UR_EVENT_STATUS_RUNNING);
}

void LocalSignal::finish(bool failed) noexcept {
  if (timed_)
    times_.ended = now();
  advance(failed ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE);
}

std::optional<CommandTimes> LocalSignal::times() const noexcept {
  if (!timed_ || !isDone(status()))
    return std::nullopt;
  return times_;
}

std::optional<std::uint64_t> LocalSignal::submitted() const noexcept {
  return timed_ ? std::optional(times_.submitted) : std::nullopt;
}

void LocalSignal::advance(ur_event_status_t status) noexcept {
  std::vector<std::shared_ptr<Notifier>> watchers;
  {
    const std::lock_guard lock(mutex_);
    status_.store(status, std::memory_order_release);
    watchers.swap(watchers_);
  }
  status_.notify_all();
  for (const auto &watcher : watchers)
    watcher->notify();
}

} // namespace ur::kit
