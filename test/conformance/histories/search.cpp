// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/search.hpp"

#include "test/conformance/histories/generator.hpp"
#include "test/conformance/histories/runner.hpp"
#include "test/conformance/histories/shrink.hpp"

#include <atomic>
#include <deque>
#include <fstream>
#include <future>
#include <iostream>
#include <random>
#include <stdexcept>

#include <fmt/format.h>

namespace ur::histories {
namespace {

using Clock = std::chrono::steady_clock;

// The time limit of one step, sufficient on a busy machine.
constexpr std::chrono::seconds kReplyTimeout{20};
// The shorter limit while the search shortens a failing history, because each attempt may hang
// again.
constexpr std::chrono::seconds kShrinkTimeout{2};
constexpr std::chrono::seconds kShrinkTime{40};
constexpr unsigned kSearchers = 3;
constexpr std::size_t kMaxRecent = 64; // histories that may have caused a failure

std::uint64_t seedOf(std::uint64_t seed, std::uint64_t number) {
  return (seed + 1) * 0x9e3779b97f4a7c15u + number * 0xd1342543de82ef95u;
}

History historyOf(const SearchOptions &options, std::uint64_t first, std::uint64_t number,
                  const Abilities &abilities) {
  const std::uint64_t seed = seedOf(first, number);
  Shape shape;
  shape.processes = options.processes <= 2
                        ? options.processes
                        : 2 + static_cast<unsigned>((seed >> 33) % (options.processes - 1));
  shape.steps = options.steps;
  shape.abilities = abilities;
  return generate(seed, shape);
}

std::optional<Failure> runStory(Runner &runner, const Story &story) {
  for (const History &history : story)
    if (auto failure = runner.run(history))
      return failure;
  return std::nullopt;
}

// Runs a story until it fails in the same way, at most `tries` times: a failure may depend on
// timing. Ignores failures of other kinds, because they would mislead the search.
std::optional<Failure> reproduceFailure(Runner &runner, const Story &story, const std::string &kind,
                                        unsigned tries) {
  for (; tries > 0; --tries)
    if (auto failure = runStory(runner, story); failure && failure->kind == kind)
      return failure;
  return std::nullopt;
}

void print(const Story &story) {
  for (std::size_t i = 0; i < story.size(); ++i) {
    if (i != 0)
      fmt::print("----\n");
    for (const Step &step : story[i])
      fmt::print("{}\n", textOf(step));
  }
}

// The smallest group of recent histories that fails again in new processes, and the number of tries
// until it failed.
struct Reproduction {
  Story story;
  unsigned tries = 1;
};

std::optional<Reproduction> reproduce(Runner &runner, const std::deque<History> &recent,
                                      const std::string &kind) {
  constexpr unsigned kTries[] = {1, 4, 16};
  for (const unsigned tries : kTries)
    for (std::size_t count = 1; count <= recent.size(); count *= 4) {
      Story story(recent.end() - static_cast<std::ptrdiff_t>(count), recent.end());
      runner.restart();
      if (reproduceFailure(runner, story, kind, tries))
        return Reproduction{std::move(story), tries};
    }
  return std::nullopt;
}

void report(Runner &runner, const std::deque<History> &recent, const std::string &kind) {
  runner.setTimeout(kShrinkTimeout);
  const auto reproduction = reproduce(runner, recent, kind);
  if (!reproduction) {
    fmt::print("the failure did not repeat, either with this history alone or after the previous "
               "histories; the steps of this history:\n");
    return print({recent.back()});
  }
  const auto end = Clock::now() + kShrinkTime;
  const Story shortestStory = shrink(reproduction->story, [&](const Story &story) {
    return Clock::now() < end &&
           reproduceFailure(runner, story, kind, reproduction->tries).has_value();
  });
  std::size_t steps = 0;
  for (const History &history : shortestStory)
    steps += history.size();
  fmt::print("shortened to {} steps; save them, and run ur-ipc-conformance --replay FILE:\n",
             steps);
  print(shortestStory);
  if (const auto failure = reproduceFailure(runner, shortestStory, kind, 4 * reproduction->tries))
    fmt::print("these steps fail as follows:\n{}", failure->text);
  std::fflush(stdout);
}

Story parseStory(std::istream &stream) {
  Story story(1);
  for (std::string line; std::getline(stream, line);) {
    if (line == "----")
      story.emplace_back();
    else if (!line.empty() && !line.starts_with('#'))
      story.back().push_back(parseStep(line));
  }
  return story;
}

} // namespace

bool search(const SearchOptions &options) {
  constexpr std::uint64_t kSeedCount = 1'000'000; // users can easily type seeds below this number
  const std::uint64_t seed = options.seed.value_or(std::random_device{}() % kSeedCount);
  const auto begin = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  std::atomic<std::size_t> nextNumber{0};
  std::atomic<std::size_t> finishedCount{0};
  std::atomic<bool> isStopped{false};
  const auto run = [&] {
    Runner runner(options.processes, kReplyTimeout);
    std::deque<History> recent;
    while (!isStopped && (!options.seconds || elapsed() < *options.seconds)) {
      const std::size_t number = nextNumber++;
      if (options.count && number >= *options.count)
        break;
      recent.push_back(historyOf(options, seed, number, runner.abilities()));
      if (recent.size() > kMaxRecent)
        recent.pop_front();
      const auto failure = runner.run(recent.back());
      ++finishedCount;
      if (!failure || isStopped.exchange(true))
        continue;
      fmt::print("history {} of seed {} failed after {} s:\n{}", number, seed,
                 static_cast<int>(elapsed()), failure->text);
      std::fflush(stdout);
      report(runner, recent, failure->kind);
      return false;
    }
    const auto failure = runner.finish();
    if (failure && !isStopped.exchange(true))
      fmt::print("{}", failure->text);
    return !failure;
  };
  // The processes of one searcher wait for each other most of the time, so several searchers find
  // failures sooner.
  std::vector<std::future<bool>> searchers(kSearchers);
  for (std::future<bool> &searcher : searchers)
    searcher = std::async(std::launch::async, run);
  bool agrees = true;
  for (std::future<bool> &searcher : searchers)
    agrees = searcher.get() && agrees;
  if (agrees)
    fmt::print("{} histories of {} steps agree with the model, seed {}, {} per second\n",
               finishedCount.load(), options.steps, seed,
               static_cast<int>(static_cast<double>(finishedCount) / elapsed()));
  return agrees;
}

bool replay(const std::string &file, const SearchOptions &options) {
  std::ifstream stream;
  if (file != "-") {
    stream.open(file);
    if (!stream)
      throw std::runtime_error(fmt::format("cannot read {}", file));
  }
  const Story story = parseStory(file == "-" ? std::cin : stream);
  unsigned processes = options.processes;
  for (const History &history : story)
    for (const Step &step : history)
      processes = std::max(processes, step.process + 1);
  Runner runner(processes, kReplyTimeout);
  if (const auto failure = runStory(runner, story)) {
    fmt::print("the history fails at step {}:\n{}", failure->stepIndex, failure->text);
    return false;
  }
  fmt::print("the history agrees with the model\n");
  return true;
}

} // namespace ur::histories
