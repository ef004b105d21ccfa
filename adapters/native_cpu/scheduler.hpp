// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/thread.hpp"
#include "adapters/native_cpu/command.hpp"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>

namespace ur::native_cpu {

// Work of up to this size in bytes takes less time than waking the worker.
inline constexpr std::size_t kInlineBytes = std::size_t{32} * 1024;

// Runs one queue's commands, one at a time. If no other command is pending, a short or blocking
// command that need not wait runs in the call that enqueues it. A worker thread or finish() runs
// all other commands. The thread starts with the first of these and ends with the queue. In an
// out-of-order queue, a command that waits for events does not delay commands after it, unless it
// is a barrier.
class Scheduler {
public:
  explicit Scheduler(bool outOfOrder);
  // Waits until every command is done.
  ~Scheduler();
  Scheduler(const Scheduler &) = delete;
  Scheduler &operator=(const Scheduler &) = delete;

  // The fast path for a command that has no waits and no signal. If no command is pending and the
  // work is short, calls `prepare`, does the work, and returns true. Otherwise returns false, and
  // the caller must submit the command. If `prepare` throws, does no work.
  template <typename Prepare> bool runShort(const Work &work, const Prepare &prepare) {
    if (bytesWritten(work) > kInlineBytes)
      return false;
    requireSameProcess();
    const std::lock_guard lock(mutex_);
    if (!commands_.empty())
      return false;
    prepare();
    kit::performOnHost(work);
    return true;
  }

  // For blocking commands of any size. If no other command is pending and the command's waits are
  // done, runs the command and returns true. Otherwise returns false, and the caller must submit
  // the command.
  bool runInCaller(Command &command);

  // Submits a command. If `makeSignal` is not null, it creates the command's signal, while this
  // function holds the lock. So every command that waits for the signal is submitted after this
  // one, and commands cannot wait for each other in a cycle. Does not wait for other commands or
  // processes. If this function throws, it has not submitted the command.
  using SignalMaker = std::function<std::shared_ptr<Signal>()>;
  void submit(Command command, const SignalMaker &makeSignal = nullptr);

  // Blocks until every command submitted before the call is done, and runs ready commands itself.
  void finish();

  bool isIdle() const;

private:
  struct Entry {
    Command command;
    std::uint64_t number;
  };
  using Entries = std::list<Entry>;

  void requireSameProcess() const;
  Entries::iterator nextRunnable(kit::Sleeper &sleeper) noexcept;
  void run(Entries::iterator entry, std::unique_lock<std::mutex> &lock) noexcept;
  void work();

  const bool outOfOrder_;
  const std::uint32_t generation_;
  const std::shared_ptr<kit::Notifier> notifier_;

  mutable std::mutex mutex_;
  std::condition_variable progress_; // notified when a command leaves the list
  Entries commands_;                 // in submission order, with the running command
  std::uint64_t submittedCount_ = 0;
  bool isRunning_ = false; // the worker or a call is running a command
  bool isStopping_ = false;
  Crew crew_; // performs the running command
  kit::Thread worker_;
};

} // namespace ur::native_cpu
