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

// Up to here the work takes less time than waking the worker up.
inline constexpr std::size_t kInlineBytes = std::size_t{32} * 1024;

// Runs one queue's commands. Short ones that nothing holds back run in the call that enqueues them,
// and so do those that the caller waits for; for all others a worker thread starts with the first
// of them and ends with the queue. Commands run one at a time: out of order means that a command
// which has to wait delays no other.
class Scheduler {
public:
  explicit Scheduler(bool outOfOrder);
  // Waits until every command is done.
  ~Scheduler();
  Scheduler(const Scheduler &) = delete;
  Scheduler &operator=(const Scheduler &) = delete;

  // The short way of a command that waits for nothing and tells nobody: where nothing is under way
  // and the work is short, calls `prepare` and does it. False where it is to be submitted. What
  // `prepare` throws leaves the work undone.
  template <typename Prepare> bool runShort(const Work &work, const Prepare &prepare) {
    if (bytesTouched(work) > kInlineBytes)
      return false;
    requireSameProcess();
    const std::lock_guard lock(mutex_);
    if (!pending_.empty())
      return false;
    prepare();
    kit::performOnHost(work);
    return true;
  }

  // Runs a command of any size in the call where nothing is under way and nothing holds it back.
  // False where it is to be submitted. For a caller who would wait for it.
  bool runHere(Command &command);

  // Takes a command. `makeSignal` makes the signal of one that has none yet; it runs while no other
  // command can come in between, so whoever finds the signal and waits for it comes later, and
  // commands never wait for each other in a circle. Never waits for another command or process.
  // Whatever throws, makeSignal included, the command is not taken then.
  using SignalMaker = std::function<std::shared_ptr<Signal>()>;
  void submit(Command command, const SignalMaker &makeSignal = nullptr);

  // Blocks until every command submitted before the call is done, and does what it can of them.
  void finish();

  bool idle() const;

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
  std::condition_variable progress_; // a command left the list
  Entries pending_;                  // in submission order, the running one included
  std::uint64_t submitted_ = 0;
  bool running_ = false; // one of them, by the worker or in somebody's call
  bool stopping_ = false;
  Crew crew_; // of the running command
  kit::Thread worker_;
};

} // namespace ur::native_cpu
