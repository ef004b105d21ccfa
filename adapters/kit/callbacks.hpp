// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/event.hpp"
#include "adapters/kit/sleeper.hpp"
#include "adapters/kit/thread.hpp"
#include "base/fork.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Runs the application's event callbacks, one after the other, on a thread that lives while any is
// outstanding. Each keeps its event alive until it has run.
class Callbacks {
public:
  Callbacks();

  // Runs `notify` once `signal`, the event's latest, has reached `awaited` or passed it.
  void add(ur_event_handle_t event, std::shared_ptr<Signal> signal, ur_execution_info_t awaited,
           ur_event_callback_t notify, void *userData);

  // Gives the callbacks of an event that are due the time to run, since callers like to read what
  // they wrote right after a wait. The time is limited, because a callback may in turn wait for the
  // caller. On the callbacks' own thread it returns at once.
  void settle(ur_event_handle_t event);

  // Joins the thread if it has nothing left to do.
  void joinIdleThread() noexcept;

private:
  struct Entry {
    Retained<ur_event_handle_t> event;
    std::shared_ptr<Signal> signal; // null: reached from the start
    ur_execution_info_t awaited;
    ur_event_callback_t notify;
    void *userData;

    bool due() const noexcept;
  };
  using Entries = std::list<Entry>;

  void dropParentsEntries() noexcept;
  Entries::iterator nextDue(Sleeper &sleeper) noexcept;
  void run();

  base::ForkSafeMutex mutex_;
  std::atomic<std::uint32_t> ran_{0}; // one more whenever a callback has run
  Entries entries_;
  Entries parents_;                  // of processes that forked: nothing of them can be ended
  std::atomic<std::size_t> size_{0}; // of entries_
  std::uint32_t generation_;
  bool running_ = false; // the thread will look at entries_ again
  const std::shared_ptr<Notifier> notifier_;
  Thread thread_;
};

Callbacks &callbacks();

} // namespace ur::kit
