// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/threads/explore.hpp"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <random>
#include <sstream>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::threads {
namespace {

constexpr unsigned kMostSeconds = 20; // limit of one run, which usually takes milliseconds
// Limits the memory of a night: each run adds up to hundreds of schedules.
constexpr std::size_t kMostWaiting = 100'000; // schedules with the same number of preemptions

Record &sharedRecord() {
  static void *const memory =
      mmap(nullptr, sizeof(Record), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    throw std::runtime_error("cannot map memory for the record of a run");
  return *static_cast<Record *>(memory);
}

std::string reasonOf(const Record &record, int status) {
  if (record.failure[0] != '\0')
    return record.failure;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
    return fmt::format("the run does not finish within {} s", kMostSeconds);
  if (WIFSIGNALED(status))
    return fmt::format("signal {}: {}", WTERMSIG(status), strsignal(WTERMSIG(status)));
  return record.done ? "" : fmt::format("the process exited with {}", WEXITSTATUS(status));
}

} // namespace

std::string textOf(const Schedule &schedule) {
  std::string text;
  for (const auto &[choice, option] : schedule)
    text += fmt::format("{}{}:{}", text.empty() ? "" : ",", choice, option);
  return text;
}

Schedule scheduleOf(const std::string &text) {
  Schedule schedule;
  std::istringstream items(text);
  std::uint32_t choice = 0;
  unsigned option = 0;
  for (char separator = ','; separator == ','; items >> separator) {
    if (!(items >> choice >> separator >> option))
      break;
    schedule.push_back({choice, static_cast<std::uint8_t>(option)});
  }
  return schedule;
}

std::string runOnce(const std::function<void()> &scenario, const Schedule &schedule) {
  Record &record = sharedRecord();
  record.count = 0;
  record.done = false;
  record.failure[0] = '\0';
  const pid_t child = fork();
  if (child < 0)
    throw std::runtime_error("cannot start a process for a run");
  if (child == 0) {
    alarm(kMostSeconds);
    begin(record, schedule);
    scenario();
    end();
  }
  int status = 0;
  waitpid(child, &status, 0);
  return reasonOf(record, status);
}

Exploration explore(const std::function<void()> &scenario, std::chrono::milliseconds time,
                    std::uint64_t seed) {
  const auto end = std::chrono::steady_clock::now() + time;
  std::mt19937_64 random(seed);
  std::array<std::vector<Schedule>, kMostPreemptions + 1> waiting;
  waiting[0].emplace_back();
  bool isWhole = true; // no schedule was dropped
  Exploration result;
  while (std::chrono::steady_clock::now() < end) {
    std::vector<std::size_t> levels;
    for (std::size_t level = 0; level < waiting.size(); ++level)
      if (!waiting[level].empty())
        levels.push_back(level);
    if (levels.empty()) {
      result.isComplete = isWhole;
      break;
    }
    const std::size_t preemptions = levels[random() % levels.size()];
    auto &level = waiting[preemptions];
    std::swap(level[random() % level.size()], level.back());
    const Schedule schedule = std::move(level.back());
    level.pop_back();
    ++result.runs[preemptions];
    result.failure = runOnce(scenario, schedule);
    if (!result.failure.empty()) {
      result.schedule = schedule;
      break;
    }
    const Record &record = sharedRecord();
    for (std::uint32_t i = schedule.empty() ? 0 : schedule.back().choice + 1; i < record.count;
         ++i) {
      const Choice &choice = record.choices[i];
      const std::size_t cost = preemptions + (choice.preempts ? 1 : 0);
      if (!choice.matters || cost > kMostPreemptions)
        continue;
      for (std::uint8_t option = 1; option < choice.options; ++option) {
        Schedule next(schedule);
        next.push_back({i, option});
        if (waiting[cost].size() < kMostWaiting) {
          waiting[cost].push_back(std::move(next));
        } else {
          waiting[cost][random() % kMostWaiting] = std::move(next);
          isWhole = false;
        }
      }
    }
  }
  return result;
}

} // namespace ur::threads
