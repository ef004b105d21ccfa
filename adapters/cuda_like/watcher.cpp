// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/watcher.hpp"

#include "base/immortal.hpp"

#include <chrono>
#include <mutex>
#include <thread>
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

void Watcher::joinIdleThread() noexcept {
  const std::lock_guard lock(mutex_);
  if (!running_)
    thread_.join(); // it has given up the mutex for good
}

void Watcher::run() {
  for (;;) {
    Signals done; // goes without the lock
    {
      const std::lock_guard lock(mutex_);
      for (auto signal = signals_.begin(); signal != signals_.end();) {
        const auto looked = signal++;
        if (kit::isDone((*looked)->status()))
          done.splice(done.end(), signals_, looked);
      }
      if (signals_.empty()) {
        running_ = false;
        return;
      }
    }
    std::this_thread::sleep_for(kLookEvery);
  }
}

Watcher &watcher() {
  static constinit base::Immortal<Watcher> instance;
  return instance.get();
}

} // namespace ur::cuda_like
