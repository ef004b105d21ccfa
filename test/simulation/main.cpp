// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs random histories of honest and hostile processes that share memory through ipc, on a
// simulated kernel. System calls may be delayed, be interrupted or fail. A model defines the
// allowed results of each open. The seed of a history determines its steps and the order of all
// calls.
//
//   ur_simulated_histories [--seed N] [--histories N] [--seconds N] [--jobs N]
//   ur_simulated_histories --each-call [...]    makes each call of each step fail, one per run
//   ur_simulated_histories --history N          repeats one history in its shortest form
#include "test/simulation/history.hpp"
#include "test/simulation/scheduler.hpp"

#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::simulation {
namespace {

std::uint64_t currentSeed; // seed of the running history, for the crash handler

struct Options {
  std::uint64_t seed = 0, histories = ~std::uint64_t{0};
  unsigned seconds = 0; // 0: no limit
  std::optional<std::uint64_t> history;
  unsigned jobs = 1;
  bool failsEachCall = false;
};

// Runs the histories whose number modulo the number of jobs is `job`.
int runJob(const Options &options, unsigned job) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  Counts counts;
  for (std::uint64_t number = job; number < options.histories; number += options.jobs) {
    if (options.seconds != 0 && elapsed() >= options.seconds)
      break;
    // Hashes the sum, so that runs with consecutive seeds have no history in common.
    currentSeed = Random(options.seed + number).next();
    if (options.failsEachCall) {
      if (const auto violation = runWithEachFailure(currentSeed, counts)) {
        std::cout << "history " << currentSeed << ": " << *violation << std::endl;
        return EXIT_FAILURE;
      }
    } else if (const auto violation = runHistory(currentSeed, allSteps(), false, counts)) {
      std::cout << "history " << currentSeed << " (number " << number << " of seed " << options.seed
                << ", after " << elapsed() << " s): " << *violation << shortestStory(currentSeed)
                << "to repeat it: ur_simulated_histories --history " << currentSeed << std::endl;
      return EXIT_FAILURE;
    }
  }
  std::cout << fmt::format("{} histories of seed {} in {:.1f} s: {} opens, {} of them succeed, {} "
                           "calls failed; no finding\n",
                           counts.histories, options.seed, elapsed(), counts.opens,
                           counts.successes, counts.faults)
            << std::flush;
  return EXIT_SUCCESS;
}

int runAll(const Options &options) {
  if (options.jobs == 1)
    return runJob(options, 0);
  std::vector<pid_t> jobs;
  for (unsigned job = 0; job < options.jobs; ++job) {
    const pid_t child = fork();
    if (child == 0)
      _exit(runJob(options, job));
    jobs.push_back(child);
  }
  int result = EXIT_SUCCESS;
  for (std::size_t endedCount = 0; endedCount < jobs.size(); ++endedCount) {
    int status = 0;
    wait(&status);
    if (status == 0 || result != EXIT_SUCCESS)
      continue;
    result = EXIT_FAILURE;
    for (const pid_t job : jobs) // the first finding is enough
      kill(job, SIGTERM);
  }
  return result;
}

void reportCrashes() {
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT})
    std::signal(signal, [](int received) {
      std::fprintf(stderr, "history %llu ends the program with signal %d\n",
                   static_cast<unsigned long long>(currentSeed), received);
      std::signal(received, SIG_DFL);
      std::raise(received);
    });
}

} // namespace
} // namespace ur::ipc::simulation

int main(int count, char **arguments) {
  using namespace ur::ipc::simulation;
  Options options;
  CLI::App app("Runs random histories of processes on a simulated kernel.");
  app.add_option("--seed", options.seed, "the seed of all histories");
  app.add_option("--histories", options.histories, "the number of histories");
  app.add_option("--seconds", options.seconds, "no new history starts after this time");
  app.add_option("--history", options.history,
                 "repeats one history in its shortest form, step by step");
  app.add_option("--jobs", options.jobs, "the number of processes that run histories in parallel")
      ->check(CLI::PositiveNumber);
  app.add_flag("--each-call", options.failsEachCall,
               "repeats each history for each of its calls, and makes this call fail");
  CLI11_PARSE(app, count, arguments);
  reportCrashes();
  if (!options.history)
    return runAll(options);
  currentSeed = *options.history;
  const std::string story = shortestStory(currentSeed);
  std::cout << (story.empty() ? "no finding\n" : story);
  return story.empty() ? EXIT_SUCCESS : EXIT_FAILURE;
}
