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
// ended, and would wait forever. The poll makes the signals of such a process fail, so that streams
// of all processes continue. The thread ends a little after the last signal.
class Watcher {
public:
  // Polls the signal until it is done. Call before a stream waits for it. Keeps the event's memory
  // alive, but not its registration: the end of a registration waits for streams, but streams may
  // wait for this thread.
  void add(const ipc::SharedSignal &signal);

  // Forgets all signals and joins the thread. No stream waits any more, and no other thread may
  // call add() meanwhile.
  void end() noexcept;

private:
  using Signals = std::list<ipc::SharedSignal>;

  void run();

  base::ForkSafeMutex mutex_;
  Signals signals_;
  bool running_ = false; // the thread will check signals_ again
  std::atomic<std::uint32_t> wakeUps_{0};
  kit::Thread thread_;
};

Watcher &watcher();

} // namespace ur::cuda_like
