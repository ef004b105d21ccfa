// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/simulation/history.hpp"

#include "test/simulation/world.hpp"

#include <fmt/format.h>

namespace ur::ipc::simulation {
namespace {

constexpr std::size_t kSteps = 14;

} // namespace

Steps allSteps() { return hostile::firstSteps(kSteps); }

std::optional<std::string> runHistory(std::uint64_t seed, const Steps &steps, bool recordsStory,
                                      Counts &counts, const std::optional<Failure> &failure) {
  World world(seed, recordsStory);
  std::optional<std::string> found;
  try {
    world.setUp(Random(seed));
    for (const std::size_t step : steps) {
      if (failure)
        world.failingCall = step == failure->step ? failure->call : 0;
      world.step(Random(seed + (1 + step) * 0x632be59bd9b4e019));
    }
    world.finish();
  } catch (const Finding &finding) {
    found = world.story + finding.what() + "\n";
  }
  ++counts.histories;
  counts.opens += world.opens;
  counts.successes += world.successes;
  counts.faults += world.faults;
  counts.reached += world.reached;
  return found;
}

std::optional<std::string> runWithEachFailure(std::uint64_t seed, Counts &counts) {
  for (const std::size_t step : allSteps())
    for (Failure failure{.step = step, .call = 1};; ++failure.call) {
      const std::uint64_t before = counts.reached;
      if (const auto found = runHistory(seed, allSteps(), false, counts, failure)) {
        Counts again;
        return fmt::format("call {} of step {} fails\n{}", failure.call, step,
                           *runHistory(seed, allSteps(), true, again, failure));
      }
      if (counts.reached == before) // the operation makes fewer calls
        break;
    }
  return std::nullopt;
}

std::string shortestStory(std::uint64_t seed) {
  Counts counts;
  const auto fails = [&](const Steps &steps) {
    return runHistory(seed, steps, false, counts).has_value();
  };
  const Steps steps = hostile::shortened(allSteps(), fails);
  return runHistory(seed, steps, true, counts).value_or("");
}

} // namespace ur::ipc::simulation
