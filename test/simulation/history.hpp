// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ur::ipc::simulation {

// The totals of all histories of a run: `faults` are injected failures, and `reachedFailures`
// counts the operations that made the call selected to fail.
struct Counts {
  std::uint64_t histories = 0, opens = 0, successes = 0, faults = 0, reachedFailures = 0;
};

// The numbers of a history's steps. Each step stays the same if other steps are left out.
using Steps = std::vector<std::size_t>;

Steps allSteps();

// The only system call that fails in a history. Without a Failure, random calls fail.
struct Failure {
  std::size_t step;
  int call; // number of the call in the step's first operation, from 1
};

// Runs one history. Returns the violated rule of the model, with the story of its steps if
// `recordsStory`.
std::optional<std::string> runHistory(std::uint64_t seed, const Steps &steps, bool recordsStory,
                                      Counts &counts,
                                      const std::optional<Failure> &failure = std::nullopt);

// Runs one history many times. In each run, one call in the first operation of one step fails,
// until every such call has failed once. If a run violates a rule of the model, returns the rule
// and the failed call.
std::optional<std::string> runWithEachFailure(std::uint64_t seed, Counts &counts);

// Returns the story of a history that violates a rule, without the steps that the violation does
// not need.
std::string shortestStory(std::uint64_t seed);

} // namespace ur::ipc::simulation
