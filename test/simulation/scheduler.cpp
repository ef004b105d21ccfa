// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/simulation/scheduler.hpp"

#include "test/simulation/kernel.hpp"

#include <algorithm>
#include <cerrno>
#include <vector>

#include <pthread.h>
#include <sched.h>

namespace ur::ipc::simulation {

Scheduler *activeScheduler = nullptr;

Task &Scheduler::start(Program &program, std::function<void()> body, int delay) {
  Task &task = tasks_.emplace_back(program, std::move(body));
  task.delay = delay;
  return task;
}

void Scheduler::forget(Task &task) {
  tasks_.remove_if([&](const Task &other) { return &other == &task; });
}

bool Scheduler::allEnded() const {
  return std::ranges::all_of(tasks_, [](const Task &task) { return task.fiber.hasEnded(); });
}

bool Scheduler::isReady(const Task &task) const {
  if (task.fiber.hasEnded())
    return false;
  if (task.program.hasEnded)
    return true;
  return task.delay == 0 && !task.program.process->isStopped &&
         (!task.canContinue || task.canContinue() || (task.deadline && now_ >= *task.deadline));
}

void Scheduler::run(const std::function<bool()> &isOver) {
  activeScheduler = this;
  std::vector<Task *> ready;
  while (!isOver()) {
    ready.clear();
    bool isDelayed = false;
    for (Task &task : tasks_) {
      isDelayed |= task.delay > 0;
      task.delay = std::max(0, task.delay - 1);
      if (isReady(task))
        ready.push_back(&task);
    }
    if (ready.empty() && isDelayed)
      continue;
    if (!ready.empty()) {
      current_ = ready[random_.below(ready.size())];
      current_->canContinue = nullptr;
      current_->fiber.resume();
      current_ = nullptr;
      continue;
    }
    std::optional<Nanoseconds> nextDeadline;
    for (const Task &task : tasks_)
      if (!task.fiber.hasEnded() && !task.program.process->isStopped && task.deadline)
        nextDeadline = std::min(nextDeadline.value_or(*task.deadline), *task.deadline);
    if (!nextDeadline)
      throw Finding("every task waits without a deadline");
    now_ = std::max(now_, *nextDeadline);
  }
}

void Scheduler::suspend() {
  Task &self = *current_;
  Fiber::suspend();
  if (self.onResume)
    self.onResume();
}

void Scheduler::step() {
  now_ += Nanoseconds(200);
  if (current_ && tasks_.size() > 1 && random_.oneIn(switchesOneIn_))
    suspend();
}

bool Scheduler::wait(std::function<bool()> canContinue, std::optional<Nanoseconds> deadline) {
  while (!canContinue()) {
    if ((deadline && now_ >= *deadline) || !current_ || current_->program.hasEnded)
      return false;
    Task &self = *current_;
    self.canContinue = canContinue;
    self.deadline = deadline;
    suspend();
    self.deadline.reset();
  }
  return true;
}

namespace {

// Locks a mutex that another fiber of this thread may hold.
int lockBetweenFibers(pthread_mutex_t *mutex, std::optional<Nanoseconds> deadline) {
  for (;;) {
    const int result = pthread_mutex_trylock(mutex);
    if (result != EBUSY)
      return result;
    Scheduler *const scheduler = activeScheduler;
    if (!scheduler || !scheduler->current()) {
      sched_yield();
      continue;
    }
    if (scheduler->current()->program.hasEnded) { // let the holder continue
      Fiber::suspend();
      continue;
    }
    const auto isFree = [mutex] {
      return pthread_mutex_trylock(mutex) == 0 && (pthread_mutex_unlock(mutex), true);
    };
    if (!scheduler->wait(isFree, deadline) && deadline && scheduler->now() >= *deadline)
      return ETIMEDOUT;
  }
}

} // namespace
} // namespace ur::ipc::simulation

// The functions below replace the C library's functions in this program.
extern "C" int pthread_mutex_lock(pthread_mutex_t *mutex) {
  return ur::ipc::simulation::lockBetweenFibers(mutex, std::nullopt);
}

extern "C" int pthread_mutex_timedlock(pthread_mutex_t *mutex, const timespec *limit) {
  return ur::ipc::simulation::lockBetweenFibers(
      mutex, std::chrono::seconds(limit->tv_sec) + std::chrono::nanoseconds(limit->tv_nsec));
}
