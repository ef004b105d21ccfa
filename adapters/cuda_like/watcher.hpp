// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/thread.hpp"
#include "base/fork.hpp"
#include "ipc/shared_event.hpp"

#include <atomic>
#include <cstdint>
#include <list>

namespace ur::cuda_like {

// Polls signals of other processes while streams wait for them. A stream cannot see that a process
// has exited, and would wait forever. The poll makes the signals of such a process fail, so that
// the streams of all processes continue. The thread checks the signals every 50 ms, and exits when
// all are done.
class Watcher {
public:
  // Polls the signal until it is done. Call it before a stream waits for the signal. Keeps the
  // event's memory alive, but not its registration, because unregistering waits for streams, which
  // may wait for this thread.
  void add(const ipc::SharedSignal &signal);

  // Drops all signals and joins the thread. Call it only after all streams have finished their
  // waits, and not at the same time as add().
  void stop() noexcept;

private:
  using Signals = std::list<ipc::SharedSignal>;

  void run();

  base::ForkSafeMutex mutex_;
  Signals signals_;
  bool running_ = false; // the thread will still check signals_
  std::atomic<std::uint32_t> wakeUps_{0};
  kit::Thread thread_;
};

Watcher &watcher();

} // namespace ur::cuda_like
