// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/callbacks.hpp"

#include "base/immortal.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <mutex>
#include <utility>

using namespace std::chrono_literals;

namespace ur::kit {
namespace {

constexpr auto kMaxWait = 100ms;

} // namespace

// The status is a number that decreases to COMPLETE, so a callback is due once the status is at
// most `awaitedStatus`. It is also due after ERROR, which is final although it is the largest
// number. If the query fails, the callback is due because the driver will not report the completion
// either.
bool Callbacks::Entry::isDue() const noexcept {
  if (!signal)
    return true;
  try {
    const ur_event_status_t status = signal->status();
    return isDone(status) || static_cast<unsigned>(status) <= static_cast<unsigned>(awaitedStatus);
  } catch (const std::exception &) {
    return true;
  }
}

Callbacks::Callbacks()
    : generation_(base::forkGeneration()), notifier_(std::make_shared<Notifier>()) {}

void Callbacks::add(ur_event_handle_t event, std::shared_ptr<Signal> signal,
                    ur_execution_info_t awaitedStatus, ur_event_callback_t notify, void *userData) {
  Entries entry;
  entry.push_back({Reference(event), std::move(signal), awaitedStatus, notify, userData});
  {
    const std::lock_guard lock(mutex_);
    dropParentsEntries();
    if (!running_) {
      thread_.start("ur-callbacks", [this] { run(); });
      running_ = true;
    }
    entries_.splice(entries_.end(), entry);
    size_.store(entries_.size(), std::memory_order_release);
  }
  notifier_->notify();
}

void Callbacks::waitForDueCallbacks(ur_event_handle_t event) {
  if (size_.load(std::memory_order_acquire) == 0)
    return;
  std::unique_lock lock(mutex_);
  if (generation_ != base::forkGeneration() || thread_.isCurrent())
    return;
  const auto deadline = std::chrono::steady_clock::now() + kMaxWait;
  while (std::any_of(entries_.begin(), entries_.end(), [event](const Entry &entry) {
    return entry.event.get() == event && entry.isDue();
  })) {
    const std::chrono::nanoseconds remaining = deadline - std::chrono::steady_clock::now();
    if (remaining <= 0ns)
      return;
    const ipc::futex::Word word{&runCount_, runCount_.load(), false};
    lock.unlock();
    ipc::futex::wait(base::os(), word, remaining);
    lock.lock();
  }
}

void Callbacks::joinIdleThread() noexcept {
  const std::lock_guard lock(mutex_);
  if (!running_ && !thread_.isCurrent())
    thread_.join(); // the thread no longer locks the mutex
}

// A forked child has the parent's callbacks, but not the threads that run them and complete their
// events. The child keeps the entries forever, because it cannot destroy the parent's events.
void Callbacks::dropParentsEntries() noexcept {
  if (generation_ == base::forkGeneration())
    return;
  generation_ = base::forkGeneration();
  parentEntries_.splice(parentEntries_.end(), entries_);
  running_ = false;
}

Callbacks::Entries::iterator Callbacks::findDueEntry(Sleeper &sleeper) noexcept {
  for (auto entry = entries_.begin(); entry != entries_.end(); ++entry) {
    try {
      // The command may start between the first query and the watch, which reports only later
      // changes.
      if (entry->isDue() || !entry->signal->watch(sleeper) || entry->isDue())
        return entry;
    } catch (const std::exception &) { // out of memory, or the driver failed
      sleeper.checkAgainSoon();
    }
  }
  return entries_.end();
}

void Callbacks::run() {
  std::unique_lock lock(mutex_);
  Sleeper sleeper(notifier_);
  while (!entries_.empty()) {
    sleeper.begin();
    const auto entry = findDueEntry(sleeper);
    const bool hasDueEntry = entry != entries_.end();
    lock.unlock();
    if (hasDueEntry)
      entry->notify(entry->event.get(), entry->awaitedStatus, entry->userData);
    else
      sleeper.sleep();
    lock.lock();
    if (!hasDueEntry)
      continue;
    Entries finishedEntry;
    finishedEntry.splice(finishedEntry.begin(), entries_, entry);
    size_.store(entries_.size(), std::memory_order_release);
    ++runCount_;
    ipc::futex::wakeAll(base::os(), runCount_, false);
    lock.unlock();
    finishedEntry.clear(); // may destroy the event and its queue
    lock.lock();
  }
  running_ = false;
}

Callbacks &callbacks() {
  static constinit base::Immortal<Callbacks> instance;
  return instance.get();
}

} // namespace ur::kit
