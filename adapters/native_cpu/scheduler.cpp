// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/scheduler.hpp"

#include "base/error.hpp"
#include "base/fork.hpp"

#include <new>
#include <utility>

namespace ur::native_cpu {

Scheduler::Scheduler(bool outOfOrder)
    : outOfOrder_(outOfOrder), generation_(base::forkGeneration()),
      notifier_(std::make_shared<kit::Notifier>()), crew_(CrewLimits::ofMachine()) {}

Scheduler::~Scheduler() {
  if (!worker_.started())
    return;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  notifier_->notify();
  worker_.join();
}

void Scheduler::submit(Command command, const SignalMaker &makeSignal) {
  requireSameProcess();
  {
    const std::lock_guard lock(mutex_);
    if (pending_.empty() && bytesWritten(command.work) <= kInlineBytes && command.ready()) {
      if (makeSignal)
        command.signal = makeSignal();
      command.run(crew_);
      command.complete();
      return;
    }
    if (!worker_.started())
      worker_.start("ur-native-cpu", [this] { work(); });
    Entries entry(1);
    if (makeSignal)
      command.signal = makeSignal(); // the last step that can fail, so the signal will complete
    entry.front() = {std::move(command), ++submitted_};
    pending_.splice(pending_.end(), entry);
  }
  notifier_->notify();
}

bool Scheduler::runHere(Command &command) {
  requireSameProcess();
  Entries entry(1);
  std::unique_lock lock(mutex_);
  if (!pending_.empty() || !command.ready())
    return false;
  entry.front() = {std::move(command), ++submitted_};
  pending_.splice(pending_.end(), entry);
  run(pending_.begin(), lock);
  if (!pending_.empty())
    notifier_->notify();
  return true;
}

void Scheduler::finish() {
  requireSameProcess();
  std::unique_lock lock(mutex_);
  const std::uint64_t last = submitted_;
  bool ranCommand = false; // this call ran a command, and the worker may have missed ready commands
  const auto wakeWorker = [&] {
    if (std::exchange(ranCommand, false) && !pending_.empty())
      notifier_->notify();
  };
  while (!pending_.empty() && pending_.front().number <= last) {
    if (running_ || !pending_.front().command.ready()) {
      wakeWorker();
      progress_.wait(lock);
    } else {
      run(pending_.begin(), lock);
      ranCommand = true;
    }
  }
  wakeWorker();
}

bool Scheduler::idle() const {
  requireSameProcess();
  const std::lock_guard lock(mutex_);
  return pending_.empty();
}

// Throws INVALID_QUEUE in a fork's child. The child has the list of commands, but not the thread
// that runs them, and the mutex may be locked.
void Scheduler::requireSameProcess() const {
  if (generation_ != base::forkGeneration())
    base::raise(UR_RESULT_ERROR_INVALID_QUEUE,
                "the queue's thread stayed in the process that forked; create queues after the "
                "fork");
}

Scheduler::Entries::iterator Scheduler::nextRunnable(kit::Sleeper &sleeper) noexcept {
  if (running_)
    return pending_.end();
  for (auto entry = pending_.begin(); entry != pending_.end(); ++entry) {
    Command &command = entry->command;
    const bool mayRun = !command.afterAll || entry == pending_.begin();
    try {
      if (mayRun && command.ready(sleeper))
        return entry;
    } catch (const std::bad_alloc &) {
      sleeper.checkAgainSoon();
    }
    if (!outOfOrder_ || command.barrier)
      break;
  }
  return pending_.end();
}

// Completes the signal and removes the entry under one lock. So a queue is not busy with a command
// whose event is complete, and all events of an idle queue are complete.
void Scheduler::run(Entries::iterator entry, std::unique_lock<std::mutex> &lock) noexcept {
  running_ = true;
  lock.unlock();
  entry->command.run(crew_);
  lock.lock();
  running_ = false;
  entry->command.complete();
  pending_.erase(entry);
  progress_.notify_all();
}

void Scheduler::work() {
  kit::Sleeper sleeper(notifier_);
  std::unique_lock lock(mutex_);
  for (;;) {
    sleeper.begin();
    const auto entry = nextRunnable(sleeper);
    if (entry != pending_.end()) {
      run(entry, lock);
      continue;
    }
    if (stopping_ && pending_.empty())
      return;
    lock.unlock();
    sleeper.sleep();
    lock.lock();
  }
}

} // namespace ur::native_cpu
