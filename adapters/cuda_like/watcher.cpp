// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/watcher.hpp"

#include "adapters/kit/signal.hpp"
#include "base/immortal.hpp"
#include "ipc/futex.hpp"

#include <chrono>
#include <mutex>

using namespace std::chrono_literals;

namespace ur::cuda_like {
namespace {

constexpr auto kCheckInterval = 50ms;

} // namespace

void Watcher::add(const ipc::SharedSignal &signal) {
  Signals entry{signal};
  const std::lock_guard lock(mutex_);
  if (!running_ || !thread_.exists()) {
    thread_.start("ur-cuda-watch", [this] { run(); });
    running_ = true;
  }
  signals_.splice(signals_.end(), entry);
}

void Watcher::stop() noexcept {
  Signals oldSignals;
  {
    const std::lock_guard lock(mutex_);
    oldSignals.swap(signals_);
  }
  ++wakeUps_;
  ipc::futex::wakeAll(base::os(), wakeUps_, false);
  thread_.join();
}

// Sleeps before each check, so that the thread still runs when a caller waits for one signal after
// another.
void Watcher::run() {
  const std::uint32_t wakeUpsAtStart = wakeUps_;
  for (;;) {
    ipc::futex::wait(base::os(), {&wakeUps_, wakeUpsAtStart, false}, kCheckInterval);
    Signals completedSignals;
    const std::lock_guard lock(mutex_);
    for (auto signal = signals_.begin(); signal != signals_.end();) {
      const auto current = signal++;
      if (kit::isDone(current->status()))
        completedSignals.splice(completedSignals.end(), signals_, current);
    }
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
