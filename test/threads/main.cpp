// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs threads of one process in controlled orders: each scenario runs with every schedule that has
// few preemptions, until the time is up. Schedules with the fewest preemptions run first.
// `--schedule` repeats a schedule that failed.
//
//   ur_controlled_threads --adapter FILE [--scenario NAME] [--seconds N | --exhaust] [--seed N]
//   ur_controlled_threads --adapter FILE --scenario NAME --schedule LIST
#include "test/threads/explore.hpp"
#include "test/threads/scenarios.hpp"

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>

#include <CLI/CLI.hpp>
#include <dlfcn.h>
#include <fcntl.h>
#include <fmt/format.h>

namespace ur::threads {
namespace {

struct Options {
  std::string adapter, scenario;
  std::optional<std::string> schedule;
  unsigned seconds = 20;
  bool exhaust = false;
  std::uint64_t seed = 1;
};

int runAll(const Options &options) {
  setenv("UR_ADAPTERS_FORCE_LOAD", options.adapter.c_str(), 1);
  // Load the adapter once for all runs.
  if (!dlopen(options.adapter.c_str(), RTLD_NOW))
    throw std::runtime_error(dlerror());
  std::vector<Scenario> selection = scenarios();
  if (!options.scenario.empty())
    std::erase_if(selection, [&](const Scenario &s) { return s.name != options.scenario; });
  if (selection.empty())
    throw std::runtime_error(fmt::format(
        "there is no scenario '{}'; scenarios.cpp lists all scenarios", options.scenario));
  // All runs inherit a descriptor table of this size. If a table grows in a process with several
  // threads, the kernel waits for all processors, which takes longer than a run.
  fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 2000);
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::seconds(options.seconds);
  std::size_t scenariosLeft = selection.size();
  int exitCode = EXIT_SUCCESS;
  for (const Scenario &scenario : selection) {
    Exploration exploration;
    if (options.schedule) {
      exploration.schedule = scheduleOf(*options.schedule);
      exploration.failure = runOnce(scenario.run, exploration.schedule);
    } else {
      const auto share = (end - Clock::now()) / static_cast<int>(scenariosLeft--);
      exploration =
          explore(scenario.run, options.exhaust ? Clock::time_point::max() : Clock::now() + share,
                  options.seed);
      std::cout << fmt::format("{}: {} schedules of 0 to {} preemptions, {}\n", scenario.name,
                               fmt::join(exploration.runs, " + "), kMaxPreemptions,
                               exploration.completeLevels == 0 ? "incomplete"
                               : exploration.completeLevels > kMaxPreemptions
                                   ? "all"
                                   : fmt::format("all of up to {}", exploration.completeLevels - 1))
                << std::flush;
    }
    if (exploration.failure.empty())
      continue;
    exitCode = EXIT_FAILURE;
    std::cout << fmt::format("{}: {}\nrepeat: ur_controlled_threads --adapter {} --scenario '{}' "
                             "--schedule {}\n",
                             scenario.name, exploration.failure, options.adapter, scenario.name,
                             exploration.schedule.empty() ? "0:0" : textOf(exploration.schedule));
  }
  return exitCode;
}

} // namespace
} // namespace ur::threads

int main(int count, char **arguments) {
  ur::threads::Options options;
  CLI::App app("Runs threads of one process in controlled orders.");
  app.add_option("--adapter", options.adapter, "the file of the adapter")->required();
  auto *const scenario = app.add_option("--scenario", options.scenario, "runs only this scenario");
  app.add_option("--schedule", options.schedule, "repeats a schedule that failed")->needs(scenario);
  auto *const seconds = app.add_option("--seconds", options.seconds, "the time for all scenarios");
  app.add_flag("--exhaust", options.exhaust, "runs all schedules")->excludes(seconds);
  app.add_option("--seed", options.seed, "the seed of the order of the schedules");
  CLI11_PARSE(app, count, arguments);
  try {
    return ur::threads::runAll(options);
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
