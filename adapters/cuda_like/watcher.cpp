// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/watcher.hpp"

#include "base/immortal.hpp"
#include "ipc/futex.hpp"

#include <chrono>
#include <mutex>
#include <utility>

using namespace std::chrono_literals;

namespace ur::cuda_like {
namespace {

constexpr auto kLookEvery = 50ms;

} // namespace

void Watcher::add(std::shared_ptr<const kit::Signal> signal) {
  Signals entry;
  entry.push_back(std::move(signal));
  const std::lock_guard lock(mutex_);
  if (generation_ != base::forkGeneration()) {
    generation_ = base::forkGeneration();
    parents_.splice(parents_.end(), signals_);
    running_ = false;
  }
  if (!running_) {
    thread_.start("ur-cuda-watch", [this] { run(); });
    running_ = true;
  }
  signals_.splice(signals_.end(), entry);
}

void Watcher::releaseDone() {
  Signals done;
  const std::lock_guard lock(mutex_);
  done = takeDone();
}

void Watcher::joinIdleThread() noexcept {
  {
    Signals done;
    const std::lock_guard lock(mutex_);
    done = takeDone();
    if (!signals_.empty() || generation_ != base::forkGeneration())
      return;
  }
  ++hurries_;
  ipc::futex::wakeAll(base::os(), hurries_, false);
  thread_.join();
}

Watcher::Signals Watcher::takeDone() {
  Signals done;
  for (auto signal = signals_.begin(); signal != signals_.end();) {
    const auto looked = signal++;
    if (kit::isDone((*looked)->status()))
      done.splice(done.end(), signals_, looked);
  }
  return done;
}

// Sleeps before each check, so that the thread still runs when a caller waits for one signal after
// another.
void Watcher::run() {
  const std::uint32_t before = hurries_;
  for (;;) {
    ipc::futex::wait(base::os(), {&hurries_, before, false}, kLookEvery);
    Signals done;
    const std::lock_guard lock(mutex_);
    done = takeDone();
    if (signals_.empty()) {
      running_ = false;
      return;
    }
  }
}

Watcher &watcher() {
  static constinit base::Immortal<Watcher> instance;
  return instance.get();
}

} // namespace ur::cuda_like
