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

// Runs the application's event callbacks, one after the other, on a thread that exists while a
// callback is pending. A pending callback keeps its event alive.
class Callbacks {
public:
  Callbacks();

  // Runs `notify` once `signal`, the event's latest signal, has reached the status `awaitedStatus`.
  void add(ur_event_handle_t event, std::shared_ptr<Signal> signal,
           ur_execution_info_t awaitedStatus, ur_event_callback_t notify, void *userData);

  // Waits for the due callbacks of an event, because applications read the callbacks' results right
  // after a wait for the event. Waits at most 100 ms, because a callback may wait for the caller.
  // Returns at once on the callbacks' own thread.
  void waitForDueCallbacks(ur_event_handle_t event);

  // Joins the thread if no callback is pending.
  void joinIdleThread() noexcept;

private:
  struct Entry {
    Reference<ur_event_handle_t> event;
    std::shared_ptr<Signal> signal; // null if the event is already complete
    ur_execution_info_t awaitedStatus;
    ur_event_callback_t notify;
    void *userData;

    bool isDue() const noexcept;
  };
  using Entries = std::list<Entry>;

  void dropParentsEntries() noexcept;
  Entries::iterator findDueEntry(Sleeper &sleeper) noexcept;
  void run();

  base::ForkSafeMutex mutex_;
  std::atomic<std::uint32_t> runCount_{0}; // counts callbacks that have run
  Entries entries_;
  Entries parentEntries_;            // entries of parent processes; never destroyed
  std::atomic<std::size_t> size_{0}; // the number of entries_
  std::uint32_t generation_;
  bool running_ = false; // becomes false when the thread finds entries_ empty
  const std::shared_ptr<Notifier> notifier_;
  Thread thread_;
};

Callbacks &callbacks();

} // namespace ur::kit
