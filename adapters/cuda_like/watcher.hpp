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

// Polls signals of other processes while streams wait for them. A stream cannot see that a process
// ended, and would wait for ever; the poll fails the signals of such a process, so that streams of
// all processes continue. The thread ends a little after the last signal.
class Watcher {
public:
  // Polls the signal until it is done. Call before a stream waits for it.
  void add(std::shared_ptr<const kit::Signal> signal);

  // Releases the signals that are done. Each signal keeps its context, and with it the adapter.
  void releaseDone();

  // Joins the thread if it has no signals left. No other thread may call add() meanwhile.
  void joinIdleThread() noexcept;

private:
  using Signals = std::list<std::shared_ptr<const kit::Signal>>;

  void run();
  // Removes the signals that are done. The caller releases them after the lock.
  Signals takeDone();

  base::ForkSafeMutex mutex_;
  Signals signals_;
  Signals parents_; // the parent's; a child of a fork cannot end them
  std::uint32_t generation_ = base::forkGeneration();
  bool running_ = false; // the thread will look at signals_ again
  std::atomic<std::uint32_t> hurries_{0};
  kit::Thread thread_;
};

Watcher &watcher();

} // namespace ur::cuda_like
