// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/signal.hpp"
#include "adapters/kit/thread.hpp"
#include "base/fork.hpp"

#include <atomic>
#include <cstdint>
#include <list>
#include <memory>

namespace ur::cuda_like {

// Looks at signals of other processes while streams wait for them, on a thread that lives a little
// longer than there is any: a stream cannot see that a process ended, and would wait for ever. A
// look fails the signals of those that ended, which lets the streams go on in every process.
class Watcher {
public:
  // Looks at the signal until it is done. Called before a stream waits for it.
  void add(std::shared_ptr<const kit::Signal> signal);

  // Lets go of the signals that are done. Each keeps its context, and with it the adapter.
  void releaseDone();

  // Joins the thread if it has nothing left to do. Nobody adds meanwhile.
  void joinIdleThread() noexcept;

private:
  using Signals = std::list<std::shared_ptr<const kit::Signal>>;

  void run();
  // Takes out those that are done, to be let go of without the lock.
  Signals takeDone();

  base::ForkSafeMutex mutex_;
  Signals signals_;
  Signals parents_; // of processes that forked: nothing of them can be ended
  std::uint32_t generation_ = base::forkGeneration();
  bool running_ = false; // the thread will look at signals_ again
  std::atomic<std::uint32_t> hurries_{0};
  kit::Thread thread_;
};

Watcher &watcher();

} // namespace ur::cuda_like
