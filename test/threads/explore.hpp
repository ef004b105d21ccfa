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

inline constexpr std::size_t kMostPreemptions = 3;

using Schedule = std::vector<Deviation>;

// Convert a schedule to text and back, as in `17:1,42:2`: option 1 at choice 17, option 2 at 42.
std::string textOf(const Schedule &schedule);
Schedule scheduleOf(const std::string &text);

struct Exploration {
  std::array<std::uint64_t, kMostPreemptions + 1> runs{}; // by preemptions
  bool isComplete = false;                                // every schedule has run
  std::string failure;                                    // empty if no run failed
  Schedule schedule;                                      // of the failure
};

// Runs `scenario` with each schedule of at most kMostPreemptions preemptions, in random order and
// in a new process each time, until the time is up or a run fails. Skips preemptions before the use
// of an object that only one thread uses: they change nothing.
Exploration explore(const std::function<void()> &scenario, std::chrono::milliseconds time,
                    std::uint64_t seed);

// Runs `scenario` once. Returns its failure, or an empty text.
std::string runOnce(const std::function<void()> &scenario, const Schedule &schedule);

} // namespace ur::threads
