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

// Convert a schedule to text and back, as in `17:1,42:2`: option 1 at choice 17, option 2 at 42.
std::string textOf(const Schedule &schedule);
Schedule scheduleOf(const std::string &text);

struct Exploration {
  std::array<std::uint64_t, kMaxPreemptions + 1>
      runs{};               // number of runs with each number of preemptions
  std::size_t complete = 0; // all schedules with fewer preemptions have run
  std::string failure;      // empty if no run failed
  Schedule schedule;        // the schedule that failed
};

// Runs `scenario` with all schedules of at most kMaxPreemptions preemptions, fewest first, until
// the time is up or a run fails. Each run has a new process; the runs use all processors. Skips
// schedules that repeat an earlier run from the same state of all threads, and preemptions before
// an operation that conflicts with no other thread's operation.
Exploration explore(const std::function<void()> &scenario,
                    std::chrono::steady_clock::time_point end, std::uint64_t seed);

// Runs `scenario` once. Returns its failure, or an empty text.
std::string runOnce(const std::function<void()> &scenario, const Schedule &schedule);

} // namespace ur::threads
