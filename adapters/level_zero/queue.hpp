// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/handles.hpp"
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/signal.hpp"
#include "adapters/level_zero/submitter.hpp"

#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <vector>

namespace ur::level_zero {

struct Command {
  Work work;
  std::vector<std::shared_ptr<backend::Signal>> waits; // the command starts after these signals
  kit::Uses uses;              // the command's memory, which urUSMFree frees only after the command
  bool startsAfterAll = false; // the command starts after every earlier command
  bool isBarrier = false;      // later commands start after the command
};

} // namespace ur::level_zero

// A queue. The destructor blocks until the queue's commands are done.
struct ur_queue_handle_t_ : ur::kit::Queue {
  using Signals = std::vector<std::shared_ptr<ur::backend::Signal>>;

  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags,
                     std::unique_ptr<ur::level_zero::Submitter> submitter);

  // Uses the default submitter for these flags.
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);

  ~ur_queue_handle_t_();

  // Returns the signal of a future command.
  std::shared_ptr<ur::backend::Signal> makeSignal(bool timed) {
    return context->events->make(device, timed);
  }

  // Submits a command that completes the signal. Calls `submitted` in the order of the queue's
  // commands, after the last step that can fail.
  void submit(ur::level_zero::Command command, const std::shared_ptr<ur::backend::Signal> &signal,
              const std::function<void()> &submitted);

  // Blocks until all commands are done.
  void finish();
  bool isIdle();

  // Returns the signals of the commands that use the memory.
  Signals usersOf(const ur::kit::Allocation &allocation);

  // Releases the objects of complete commands, unless another thread uses the queue.
  void tryReap();

  ur_native_handle_t native() const noexcept { return submitter_->native(); }

private:
  struct InFlight {
    ur::level_zero::Command command;
    std::shared_ptr<ur::backend::Signal> signal;
    std::shared_ptr<void> driverObjects; // the submitter's result, needed until the command is done
  };

  void reap();
  Signals signalsOf(const std::function<bool(const InFlight &)> &isSelected);
  Signals dependencies(const ur::level_zero::Command &command) const;
  void passToDriver(InFlight &entry, const std::shared_ptr<ur::backend::Signal> &signal);

  std::mutex mutex_;
  const std::unique_ptr<ur::level_zero::Submitter> submitter_;
  std::list<InFlight> inFlight_;
  // The latest signal of an in-order queue, or null if it is done.
  std::shared_ptr<ur::backend::Signal> lastSignal_;
  // The signal of an out-of-order queue's latest barrier, or null if it is done.
  std::shared_ptr<ur::backend::Signal> barrierSignal_;
};
