// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ur::ipc::simulation {

struct Counts {
  std::uint64_t histories = 0, opens = 0, successes = 0, faults = 0, reached = 0;
};

// Numbers of steps. The removal of some steps does not change the remaining steps of a history.
using Steps = std::vector<std::size_t>;

Steps allSteps();

// The one system call that fails in a history, instead of random calls.
struct Failure {
  std::size_t step;
  int call; // number of the call in the step's first operation, from 1
};

// Runs one history. Returns the violated rule of the model, with the story of its steps if
// `recordsStory`.
std::optional<std::string> runHistory(std::uint64_t seed, const Steps &steps, bool recordsStory,
                                      Counts &counts,
                                      const std::optional<Failure> &failure = std::nullopt);

// Runs one history many times. Each run fails one call of the first operation of one step, until
// every such call has failed once. Returns the violated rule of the model and the failure.
std::optional<std::string> runWithEachFailure(std::uint64_t seed, Counts &counts);

// Returns the story of a history that breaks a rule, without the steps that it does not need.
std::string shortestStory(std::uint64_t seed);

} // namespace ur::ipc::simulation
