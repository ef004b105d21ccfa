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
  if (!worker_.exists())
    return;
  {
    const std::lock_guard lock(mutex_);
    isStopping_ = true;
  }
  notifier_->notify();
  worker_.join();
}

void Scheduler::submit(Command command, const SignalMaker &makeSignal) {
  requireSameProcess();
  {
    const std::lock_guard lock(mutex_);
    if (commands_.empty() && bytesWritten(command.work) <= kInlineBytes && command.isReady()) {
      if (makeSignal)
        command.signal = makeSignal();
      command.run(crew_);
      command.complete();
      return;
    }
    if (!worker_.exists())
      worker_.start("ur-native-cpu", [this] { work(); });
    Entries entry(1);
    if (makeSignal)
      command.signal = makeSignal(); // the last step that can fail, so the signal will complete
    entry.front() = {std::move(command), ++submittedCount_};
    commands_.splice(commands_.end(), entry);
  }
  notifier_->notify();
}

bool Scheduler::runInCaller(Command &command) {
  requireSameProcess();
  Entries entry(1);
  std::unique_lock lock(mutex_);
  if (!commands_.empty() || !command.isReady())
    return false;
  entry.front() = {std::move(command), ++submittedCount_};
  commands_.splice(commands_.end(), entry);
  run(commands_.begin(), lock);
  if (!commands_.empty())
    notifier_->notify();
  return true;
}

void Scheduler::finish() {
  requireSameProcess();
  std::unique_lock lock(mutex_);
  const std::uint64_t lastNumber = submittedCount_;
  bool ranCommand = false; // this call ran a command, and the worker may have missed ready commands
  const auto wakeWorker = [&] {
    if (std::exchange(ranCommand, false) && !commands_.empty())
      notifier_->notify();
  };
  while (!commands_.empty() && commands_.front().number <= lastNumber) {
    if (isRunning_ || !commands_.front().command.isReady()) {
      wakeWorker();
      progress_.wait(lock);
    } else {
      run(commands_.begin(), lock);
      ranCommand = true;
    }
  }
  wakeWorker();
}

bool Scheduler::isIdle() const {
  requireSameProcess();
  const std::lock_guard lock(mutex_);
  return commands_.empty();
}

// Throws INVALID_QUEUE in a forked child. The child has the list of commands, but not the thread
// that runs them, and the mutex may be locked.
void Scheduler::requireSameProcess() const {
  if (generation_ != base::forkGeneration())
    base::raise(UR_RESULT_ERROR_INVALID_QUEUE,
                "the queue's thread stayed in the process that forked; create queues after the "
                "fork");
}

Scheduler::Entries::iterator Scheduler::nextRunnable(kit::Sleeper &sleeper) noexcept {
  if (isRunning_)
    return commands_.end();
  for (auto entry = commands_.begin(); entry != commands_.end(); ++entry) {
    Command &command = entry->command;
    const bool mayRun = !command.startsAfterAll || entry == commands_.begin();
    try {
      if (mayRun && command.isReady(sleeper))
        return entry;
    } catch (const std::bad_alloc &) {
      sleeper.checkAgainSoon();
    }
    if (!outOfOrder_ || command.isBarrier)
      break;
  }
  return commands_.end();
}

// Completes the signal and removes the entry under one lock. So a queue is not busy with a command
// whose event is complete, and all events of an idle queue are complete.
void Scheduler::run(Entries::iterator entry, std::unique_lock<std::mutex> &lock) noexcept {
  isRunning_ = true;
  lock.unlock();
  entry->command.run(crew_);
  lock.lock();
  isRunning_ = false;
  entry->command.complete();
  commands_.erase(entry);
  progress_.notify_all();
}

void Scheduler::work() {
  kit::Sleeper sleeper(notifier_);
  std::unique_lock lock(mutex_);
  for (;;) {
    sleeper.begin();
    const auto entry = nextRunnable(sleeper);
    if (entry != commands_.end()) {
      run(entry, lock);
      continue;
    }
    if (isStopping_ && commands_.empty())
      return;
    lock.unlock();
    sleeper.sleep();
    lock.lock();
  }
}

} // namespace ur::native_cpu
