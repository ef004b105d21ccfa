// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/simulation/fiber.hpp"
#include "test/simulation/random.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <list>
#include <optional>
#include <stdexcept>
#include <string>

namespace ur::ipc::simulation {

using Nanoseconds = std::chrono::nanoseconds;

struct Program;

// Thrown if a history violates the model.
struct Finding : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Injected failures: `count` calls of the task fail, beginning with call number
// `call`. The first call is number 1; 0 injects no failure.
struct Fault {
  int call = 0;
  std::uint64_t choice = 0; // selects one of the call's possible errors
  int count = 1;
  std::string failedCalls{}; // text: the calls that failed and their errors
};

// A `count` that makes all further calls of an operation fail.
inline constexpr int kAllCalls = 500;

// A thread of a simulated program.
struct Task {
  Task(Program &owner, std::function<void()> body) : program(owner), fiber(std::move(body)) {}

  Program &program;
  Fiber fiber;
  std::function<bool()> canContinue;   // the condition of a blocked task; empty for other tasks
  std::optional<Nanoseconds> deadline; // end of a timed wait
  std::function<void()> onResume;      // runs on the fiber after other tasks may have run
  int delay = 0;                       // scheduling rounds before the task starts
  int calls = 0;                       // number of system calls so far
  Fault fault{};
};

// Runs tasks in an order that depends only on the seed. At each simulated call, another task runs
// with a probability of 1 in `switchesOneIn`. A call takes 200 ns of simulated time. If every task
// waits, the time jumps to the next deadline.
class Scheduler {
public:
  Scheduler() = default;
  Scheduler(const Scheduler &) = delete;
  Scheduler &operator=(const Scheduler &) = delete;

  // Adds a task that starts after `delay` scheduling rounds.
  Task &start(Program &program, std::function<void()> body, int delay = 0);
  // Runs tasks until `isOver` returns true. Throws Finding if all tasks wait for each other.
  void run(const std::function<bool()> &isOver);
  void forget(Task &task);
  bool allEnded() const;
  template <typename Visit> void forEach(Visit visit) {
    for (Task &task : tasks_)
      visit(task);
  }
  template <typename Visit> void forEach(Visit visit) const {
    for (const Task &task : tasks_)
      visit(task);
  }

  // Called at each system call of the running task. Lets other tasks run before the call.
  void step();
  // Blocks the task until `canContinue` returns true. Returns false after the deadline, outside of
  // tasks, or if the program has ended.
  bool wait(std::function<bool()> canContinue, std::optional<Nanoseconds> deadline);

  Task *current() const noexcept { return current_; }
  Nanoseconds now() const noexcept { return now_; }
  void pass(Nanoseconds time) noexcept { now_ += time; }
  void reseed(std::uint64_t seed, unsigned switchesOneIn) {
    random_ = Random(seed);
    switchesOneIn_ = switchesOneIn;
  }

private:
  bool isReady(const Task &task) const;
  void suspend();

  std::list<Task> tasks_;
  Task *current_ = nullptr;
  Nanoseconds now_ = std::chrono::hours(1);
  Random random_{0};
  unsigned switchesOneIn_ = 4;
};

// The running scheduler. A task that blocks on a pthread mutex lets the other tasks run.
extern Scheduler *activeScheduler;

} // namespace ur::ipc::simulation
