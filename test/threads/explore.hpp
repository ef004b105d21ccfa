// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace ur::threads {

inline constexpr std::size_t kMostPreemptions = 3;

// The options that were chosen, in order; 0 after the end.
using Schedule = std::vector<std::uint8_t>;

// A schedule as text: the places of the choices that are not 0, with the options, as in
// `17:1,42:2`.
std::string textOf(const Schedule &schedule);
Schedule scheduleOf(const std::string &text);

struct Exploration {
  std::array<std::uint64_t, kMostPreemptions + 1> runs{}; // by preemptions
  bool isComplete = false;                                // no schedule is left
  std::string failure;                                    // empty if no run failed
  Schedule schedule;                                      // of the failure
};

// Runs `scenario` in a process of its own with each schedule of at most kMostPreemptions
// preemptions, in random order, until the time is up or a run fails. Preemptions before the use of
// an object that only one thread uses change nothing and are left out.
Exploration explore(const std::function<void()> &scenario, std::chrono::milliseconds time,
                    std::uint64_t seed);

// One run. Returns its failure.
std::string runOnce(const std::function<void()> &scenario, const Schedule &schedule);

} // namespace ur::threads
