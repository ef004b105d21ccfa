// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/threads/explore.hpp"

#include <algorithm>
#include <csignal>
#include <deque>
#include <random>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::threads {
namespace {

constexpr unsigned kMaxSeconds = 20; // the limit of one run; most runs take milliseconds

struct Candidate {
  Schedule schedule;
  std::size_t preemptions = 0;
};

// Runs one schedule at a time, each in a new process on one processor: only one of its threads runs
// at a time, and a turn passes faster within a processor.
struct Run {
  explicit Run(unsigned number) : processor(number) {
    void *const memory =
        mmap(nullptr, sizeof(Record), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
      throw std::runtime_error("cannot map memory for the record of a run");
    record = static_cast<Record *>(memory);
  }
  Run(const Run &) = delete;
  ~Run() { munmap(record, sizeof *record); }

  void start(const std::function<void()> &scenario, Candidate next) {
    candidate = std::move(next);
    record->choiceCount = record->nodeCount = 0;
    record->isComplete = false;
    record->failure[0] = '\0';
    child = fork();
    if (child < 0)
      throw std::runtime_error("cannot start a process for a run");
    if (child == 0) {
      alarm(kMaxSeconds);
      cpu_set_t processors;
      CPU_ZERO(&processors);
      CPU_SET(processor, &processors);
      sched_setaffinity(0, sizeof processors, &processors); // a run without it is only slower
      startRun(*record, candidate.schedule);
      scenario();
      finishRun();
    }
  }

  // Returns the failure of the process with this exit status, or an empty text.
  std::string finish(int status) {
    child = kNoChild;
    if (record->failure[0] != '\0')
      return record->failure;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
      return fmt::format("the run did not finish within {} s", kMaxSeconds);
    if (WIFSIGNALED(status))
      return fmt::format("signal {}: {}", WTERMSIG(status), sigdescr_np(WTERMSIG(status)));
    return record->isComplete ? "" : fmt::format("the process exited with {}", WEXITSTATUS(status));
  }

  static constexpr pid_t kNoChild = -1;

  Record *record;
  Candidate candidate;
  pid_t child = kNoChild;
  unsigned processor;
};

// The schedules to run. A node is a state of all threads and the thread that runs next.
class Frontier {
public:
  Frontier() { schedules_[0].emplace_back(); }

  // Returns the fewest preemptions of a waiting schedule, or a larger number than kMaxPreemptions
  // if there is no schedule.
  std::size_t fewestPreemptions() const {
    const auto level = std::find_if(schedules_.begin(), schedules_.end(),
                                    [](const auto &schedules) { return !schedules.empty(); });
    return static_cast<std::size_t>(level - schedules_.begin());
  }

  // Removes one of the schedules with the fewest preemptions.
  Candidate take(std::mt19937_64 &random) {
    const std::size_t preemptions = fewestPreemptions();
    auto &level = schedules_[preemptions];
    std::swap(level[random() % level.size()], level.back());
    Candidate candidate{std::move(level.back()), preemptions};
    level.pop_back();
    return candidate;
  }

  // Adds the schedules that extend the schedule of `parent` by one deviation.
  void expand(const Candidate &parent, const Record &record) {
    for (std::uint32_t i = 0; i < record.choiceCount; ++i)
      if (record.choices[i].hasConflict)
        releasePostponed(record.choices[i].operation);
    std::uint32_t first = 0;
    std::uint64_t previousNode = 0;
    if (!parent.schedule.empty()) {
      const auto &[choice, option] = parent.schedule.back();
      first = choice + 1;
      previousNode = record.nodes[record.choices[choice].firstNode + option];
    }
    for (std::uint32_t i = first; i < record.choiceCount; ++i) {
      const Choice &choice = record.choices[i];
      const std::uint64_t *const nodes = record.nodes + choice.firstNode;
      for (std::uint8_t option = 1; option < choice.optionCount; ++option) {
        Candidate next{parent.schedule, parent.preemptions + (choice.preempts ? 1 : 0)};
        next.schedule.push_back({i, option});
        if (next.preemptions > kMaxPreemptions)
          break;
        Operation &operation = operations_[choice.operation];
        if (operation.hasConflict || !choice.preempts)
          add(nodes[option], std::move(next));
        else if (auto &postponed = operation.postponed[nodes[option]];
                 postponed.schedule.empty() || postponed.preemptions > next.preemptions)
          postponed = std::move(next);
      }
      // Two consecutive choices may have the same node: a thread blocks, and the next thread yields
      // at once. They differ only in the preemptions that their options cost.
      if (std::exchange(previousNode, nodes[0]) != nodes[0] && !visit(nodes[0], parent.preemptions))
        return; // another run has already continued from this node
    }
  }

private:
  // An operation of a thread. Schedules that preempt the thread before the operation are postponed
  // until a run shows a conflict.
  struct Operation {
    bool hasConflict = false;
    std::unordered_map<std::uint64_t, Candidate> postponed; // the key is a node
  };

  // Returns whether all earlier runs that continued from the node had more preemptions before it,
  // and records this number. With fewer preemptions before the node, more are left after it.
  bool visit(std::uint64_t node, std::size_t preemptions) {
    const auto [entry, isNew] = preemptions_.try_emplace(node, preemptions);
    return isNew ||
           std::exchange(entry->second, std::min(entry->second, preemptions)) > preemptions;
  }

  void add(std::uint64_t node, Candidate candidate) {
    if (visit(node, candidate.preemptions))
      schedules_[candidate.preemptions].push_back(std::move(candidate.schedule));
  }

  void releasePostponed(std::uint64_t number) {
    Operation &operation = operations_[number];
    operation.hasConflict = true;
    for (auto &[node, candidate] : std::exchange(operation.postponed, {}))
      add(node, std::move(candidate));
  }

  std::array<std::vector<Schedule>, kMaxPreemptions + 1> schedules_;
  std::unordered_map<std::uint64_t, std::size_t> preemptions_; // the fewest before each node
  std::unordered_map<std::uint64_t, Operation> operations_;
};

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
  Run run(0);
  run.start(scenario, {schedule});
  int status = 0;
  waitpid(run.child, &status, 0);
  return run.finish(status);
}

Exploration explore(const std::function<void()> &scenario,
                    std::chrono::steady_clock::time_point end, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::deque<Run> runs;
  for (unsigned i = 0; i < std::max(std::thread::hardware_concurrency(), 1u); ++i)
    runs.emplace_back(i);
  Frontier frontier;
  Exploration result;
  for (;;) {
    for (Run &run : runs)
      if (run.child == Run::kNoChild && frontier.fewestPreemptions() <= kMaxPreemptions &&
          result.failure.empty() && std::chrono::steady_clock::now() < end) {
        run.start(scenario, frontier.take(random));
        ++result.runs[run.candidate.preemptions];
      }
    const auto isRunning = [](const Run &run) { return run.child != Run::kNoChild; };
    if (std::none_of(runs.begin(), runs.end(), isRunning))
      break;
    int status = 0;
    const pid_t child = wait(&status);
    const auto run = std::find_if(runs.begin(), runs.end(),
                                  [child](const Run &other) { return other.child == child; });
    if (run == runs.end())
      throw std::runtime_error("the process that exports memory has exited");
    const std::string failure = run->finish(status);
    if (failure.empty()) {
      frontier.expand(run->candidate, *run->record);
    } else if (result.failure.empty()) {
      result.failure = failure;
      result.schedule = run->candidate.schedule;
    }
  }
  result.completeLevels = result.failure.empty() ? frontier.fewestPreemptions() : 0;
  return result;
}

} // namespace ur::threads
