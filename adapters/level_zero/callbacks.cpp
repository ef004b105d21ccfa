// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/callbacks.hpp"

#include "base/immortal.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <mutex>
#include <utility>

using namespace std::chrono_literals;

namespace ur::level_zero {
namespace {

constexpr auto kSettleTime = 100ms;
// How long the thread sleeps in the driver for one event before it looks at the others.
constexpr std::uint64_t kPatience = 1'000'000;

} // namespace

// A driver that can no longer be asked will not tell of completion either.
bool Callbacks::Entry::due() const noexcept {
  if (!signal || awaited != UR_EXECUTION_INFO_COMPLETE)
    return true; // commands are submitted in the call that enqueues them
  try {
    return signal->done();
  } catch (const std::exception &) {
    return true;
  }
}

void Callbacks::add(ur_event_handle_t event, ur_execution_info_t awaited,
                    ur_event_callback_t notify, void *userData) {
  Entries entry;
  entry.push_back({kit::Retained(event), event->latest(), awaited, notify, userData});
  const std::lock_guard lock(mutex_);
  dropParentsState();
  if (!running_) {
    if (thread_.joinable()) {
      if (thread_.get_id() == std::this_thread::get_id())
        thread_.detach();
      else
        thread_.join(); // it has given up the mutex for good
    }
    thread_ = std::thread([this] { run(); });
    running_ = true;
  }
  entries_.splice(entries_.end(), entry);
  size_.store(entries_.size(), std::memory_order_release);
}

void Callbacks::settle(ur_event_handle_t event) {
  if (size_.load(std::memory_order_acquire) == 0)
    return;
  std::unique_lock lock(mutex_);
  if (generation_ != base::forkGeneration() || thread_.get_id() == std::this_thread::get_id())
    return;
  ran_->wait_for(lock, kSettleTime, [&] {
    return std::none_of(entries_.begin(), entries_.end(), [&](const Entry &entry) {
      return entry.event.get() == event && entry.due();
    });
  });
}

void Callbacks::joinIdleThread() noexcept {
  const std::lock_guard lock(mutex_);
  if (!running_ && thread_.joinable() && generation_ == base::forkGeneration() &&
      thread_.get_id() != std::this_thread::get_id())
    thread_.join(); // it has given up the mutex for good
}

// The child of a fork has the parent's callbacks, but not the thread. What they refer to is left
// alone: nothing of it can be ended here.
void Callbacks::dropParentsState() {
  if (generation_ == base::forkGeneration())
    return;
  generation_ = base::forkGeneration();
  static_cast<void>(new Entries(std::exchange(entries_, {})));
  static_cast<void>(ran_.release()); // a thread may have been inside
  ran_ = std::make_unique<std::condition_variable_any>();
  static_cast<void>(new std::thread(std::move(thread_)));
  running_ = false;
}

void Callbacks::run() {
  std::unique_lock lock(mutex_);
  while (!entries_.empty()) {
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [](const Entry &entry) { return entry.due(); });
    if (found == entries_.end()) {
      const std::shared_ptr<Signal> first = entries_.front().signal;
      lock.unlock();
      try {
        first->waitFor(kPatience);
      } catch (const std::exception &) { // then the entry is due
      }
      lock.lock();
      continue;
    }
    lock.unlock();
    found->notify(found->event.get(), found->awaited, found->userData);
    lock.lock();
    Entries finished;
    finished.splice(finished.begin(), entries_, found);
    size_.store(entries_.size(), std::memory_order_release);
    ran_->notify_all();
    lock.unlock();
    finished.clear(); // may end the event and, with it, its queue
    lock.lock();
  }
  running_ = false;
}

Callbacks &callbacks() {
  static Callbacks &instance = base::immortal<Callbacks>();
  return instance;
}

} // namespace ur::level_zero
