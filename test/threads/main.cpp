// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs threads of one process in controlled orders: each scenario runs with every schedule of few
// preemptions, as far as the time allows. `--schedule` repeats a schedule that failed.
//
//   ur_controlled_threads --adapter FILE [--scenario NAME] [--seconds N] [--seed N]
//   ur_controlled_threads --adapter FILE --scenario NAME --schedule LIST
#include "test/threads/explore.hpp"
#include "test/threads/scenarios.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>

#include <dlfcn.h>
#include <fmt/format.h>

namespace ur::threads {
namespace {

int runAll(std::map<std::string, std::string> options) {
  setenv("UR_ADAPTERS_FORCE_LOAD", options["--adapter"].c_str(), 1);
  // Load the adapter once for all runs.
  if (!dlopen(options["--adapter"].c_str(), RTLD_NOW))
    throw std::runtime_error(dlerror());
  const auto number = [&](const char *name, unsigned long otherwise) {
    return options.contains(name) ? std::stoul(options[name]) : otherwise;
  };
  std::vector<Scenario> wanted = scenarios();
  if (const std::string name = options["--scenario"]; !name.empty())
    std::erase_if(wanted, [&](const Scenario &scenario) { return scenario.name != name; });
  if (wanted.empty())
    throw std::runtime_error("there is no scenario with that name");
  const auto time = std::chrono::milliseconds(1000 * number("--seconds", 20) / wanted.size());
  int result = EXIT_SUCCESS;
  for (const Scenario &scenario : wanted) {
    Exploration found;
    if (options.contains("--schedule")) {
      found.schedule = scheduleOf(options["--schedule"]);
      found.failure = runOnce(scenario.run, found.schedule);
    } else {
      found = explore(scenario.run, time, number("--seed", 1));
      std::cout << fmt::format("{}: {} schedules, by preemptions {}, {}\n", scenario.name,
                               found.runs[0] + found.runs[1] + found.runs[2] + found.runs[3],
                               fmt::join(found.runs, " + "),
                               found.isComplete ? "complete" : "incomplete")
                << std::flush;
    }
    if (found.failure.empty())
      continue;
    result = EXIT_FAILURE;
    std::cout << fmt::format("{}: {}\nagain: ur_controlled_threads --adapter {} --scenario '{}' "
                             "--schedule {}\n",
                             scenario.name, found.failure, options["--adapter"], scenario.name,
                             found.schedule.empty() ? "0:0" : textOf(found.schedule));
  }
  return result;
}

} // namespace
} // namespace ur::threads

int main(int count, char **arguments) {
  std::map<std::string, std::string> options;
  for (int i = 1; i + 1 < count; i += 2)
    options[arguments[i]] = arguments[i + 1];
  try {
    return ur::threads::runAll(std::move(options));
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
