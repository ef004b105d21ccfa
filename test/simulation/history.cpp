// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/simulation/history.hpp"

#include "test/simulation/world.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include <fmt/format.h>

namespace ur::ipc::simulation {
namespace {

constexpr std::size_t kSteps = 14;

} // namespace

Steps allSteps() {
  Steps steps(kSteps);
  std::iota(steps.begin(), steps.end(), std::size_t{0});
  return steps;
}

std::optional<std::string> runHistory(std::uint64_t seed, const Steps &steps, bool recordsStory,
                                      Counts &counts, const std::optional<Failure> &failure) {
  World world(seed, recordsStory);
  std::optional<std::string> violation;
  try {
    world.setUp(Random(seed));
    for (const std::size_t step : steps) {
      if (failure)
        world.failingCall = step == failure->step ? failure->call : 0;
      world.step(Random(seed + (1 + step) * 0x632be59bd9b4e019));
    }
    world.finish();
  } catch (const Finding &finding) {
    violation = world.story + finding.what() + "\n";
  }
  ++counts.histories;
  counts.opens += world.opens;
  counts.successes += world.successes;
  counts.faults += world.faults;
  counts.reachedFailures += world.isReached;
  return violation;
}

std::optional<std::string> runWithEachFailure(std::uint64_t seed, Counts &counts) {
  for (const std::size_t step : allSteps())
    for (Failure failure{.step = step, .call = 1};; ++failure.call) {
      const std::uint64_t reachedBefore = counts.reachedFailures;
      if (const auto violation = runHistory(seed, allSteps(), false, counts, failure)) {
        Counts ignoredCounts;
        return fmt::format("call {} of step {} fails\n{}", failure.call, step,
                           *runHistory(seed, allSteps(), true, ignoredCounts, failure));
      }
      if (counts.reachedFailures == reachedBefore) // the operation makes no further call
        break;
    }
  return std::nullopt;
}

std::string shortestStory(std::uint64_t seed) {
  Counts counts;
  Steps steps = allSteps();
  for (std::size_t i = steps.size(); i-- > 0;) {
    Steps fewerSteps;
    std::ranges::remove_copy(steps, std::back_inserter(fewerSteps), steps[i]);
    if (runHistory(seed, fewerSteps, false, counts))
      steps = fewerSteps;
  }
  return runHistory(seed, steps, true, counts).value_or("");
}

} // namespace ur::ipc::simulation
