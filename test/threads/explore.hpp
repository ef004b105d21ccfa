// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/threads/scheduler.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace ur::threads {

inline constexpr std::size_t kMaxPreemptions = 3;

using Schedule = std::vector<Deviation>;

// Convert a schedule to text and back. `17:1,42:2` is option 1 at choice 17 and option 2 at choice
// 42.
std::string textOf(const Schedule &schedule);
Schedule scheduleOf(const std::string &text);

struct Exploration {
  std::array<std::uint64_t, kMaxPreemptions + 1>
      runs{};                     // number of runs with each number of preemptions
  std::size_t completeLevels = 0; // all schedules with fewer preemptions than this have run
  std::string failure;            // empty if no run failed
  Schedule schedule;              // the schedule that failed
};

// Runs `scenario` with all schedules of at most kMaxPreemptions preemptions, until the time is up
// or a run fails. Schedules with fewer preemptions run first. Each run has a new process, and the
// runs use all processors. Skips schedules that would repeat an earlier run from the same state of
// all threads, and preemptions before an operation that does not conflict with another thread's
// operation.
Exploration explore(const std::function<void()> &scenario,
                    std::chrono::steady_clock::time_point end, std::uint64_t seed);

// Runs `scenario` once. Returns its failure, or an empty text.
std::string runOnce(const std::function<void()> &scenario, const Schedule &schedule);

} // namespace ur::threads
